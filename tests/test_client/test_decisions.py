"""What the person may decide besides the card: taking back, giving up, claiming; and what is refused."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.test_client.tables import (
    by_chance,
    game_of,
    head,
    play_out,
    record_of,
    room_of,
    rules_of,
    until_asked,
)

from settebello.client.local import LocalRoom
from settebello.client.protocol import (
    Act,
    Asked,
    Claimed,
    ClaimOpened,
    Command,
    Conceded,
    CutPack,
    GiveUp,
    LetPass,
    MatchEnded,
    MoveTakenBack,
    Refusal,
    Refused,
    TakeMoveBack,
)
from settebello.notation.records import Concession, Ending, TakeBack
from settebello.room.findings import Note, Outcome
from settebello.room.verify import verify
from settebello.rules import (
    Card,
    Claim,
    FalseClaim,
    Match,
    Play,
    Reason,
    Rules,
    Side,
    new_match,
    winners_without,
)
from settebello.rules import MatchEnd as End


def at_the_cards(seed: int = 3, preset: str = "scopa", **changes: object) -> LocalRoom:
    """A room in which the person is asked for a card."""
    room = room_of(head(preset, rules_of(preset, **changes), seed=seed))
    until_asked(room)
    while room.view().asked is Asked.CUT:
        room.submit(CutPack())
        until_asked(room)
    return room


def refused(room: LocalRoom, command: Command) -> Refused:
    before = game_of(room)
    with pytest.raises(Refused) as caught:
        room.submit(command)
    assert game_of(room) is before
    return caught.value


# -- cards


def test_R4_11_a_refused_play_changes_nothing_and_says_why() -> None:
    room = at_the_cards()
    deal = room.view().deal
    assert deal is not None
    foreign = next(card for card in Card if card not in deal.hand and card.rank not in "89T")
    no = refused(room, Act(Play(foreign)))
    assert (no.reason, no.action) == (Reason.CARD_NOT_IN_HAND, Play(foreign))


def test_a_play_for_another_moment_is_stale() -> None:
    room = at_the_cards()
    deal = room.view().deal
    assert deal is not None
    assert refused(room, Act(deal.legal[0], deal.ply + 1)).reason is Refusal.STALE


def test_cutting_and_passing_have_their_moments() -> None:
    room = at_the_cards()
    assert refused(room, CutPack(3)).reason is Refusal.NOT_ASKED
    assert refused(room, LetPass()).reason is Refusal.NOT_ASKED


@pytest.mark.parametrize("at", [0, 40, 99, -1])
def test_R2_8_a_cut_leaves_no_heap_empty(at: int) -> None:
    room = room_of(head(seed=3))
    until_asked(room)
    assert room.view().asked is Asked.CUT
    no = refused(room, CutPack(at))
    assert (no.reason, dict(no.facts)) == (Refusal.BAD_CUT, {"last": 39})


def test_nothing_is_done_for_a_watcher() -> None:
    room = room_of(head(watched=True))
    assert refused(room, GiveUp()).reason is Refusal.NOT_ASKED


# -- taking back


def test_taking_back_leads_to_before_ones_last_decision() -> None:
    room = at_the_cards()
    before = room.view().deal
    assert before is not None
    room.submit(Act(before.legal[0]))
    until_asked(room)
    room.submit(TakeMoveBack())
    assert until_asked(room) == [MoveTakenBack(before.seat, before.ply)]  # type: ignore[arg-type]
    assert room.view().deal == before


def test_what_was_taken_back_stays_in_the_record() -> None:
    room = at_the_cards()
    deal = room.view().deal
    assert deal is not None
    room.submit(Act(deal.legal[0]))
    until_asked(room)
    room.submit(TakeMoveBack())
    events = record_of(room).deals[0].events
    assert isinstance(events[-1], TakeBack)
    assert len(events) == 3
    play_out(room, by_chance(1))
    assert verify(record_of(room)).notes[Note.TAKE_BACKS] == 1


def test_there_is_nothing_to_take_back_before_ones_first_card_nor_in_a_new_deal() -> None:
    room = at_the_cards()
    assert not room.view().may_take_back
    assert refused(room, TakeMoveBack()).reason is Refusal.NOTHING_TO_TAKE_BACK
    play_out(room, by_chance(1), steps=18)
    assert room.view().number == 2
    assert refused(room, TakeMoveBack()).reason is Refusal.NOTHING_TO_TAKE_BACK


def test_the_same_position_gets_the_same_answer_after_taking_back() -> None:
    room = at_the_cards()
    deal = room.view().deal
    assert deal is not None
    room.submit(Act(deal.legal[0]))
    first = until_asked(room)
    room.submit(TakeMoveBack())
    until_asked(room)
    room.submit(Act(deal.legal[0]))
    assert until_asked(room) == first


# -- giving up


def test_giving_up_ends_the_match_for_the_other_side() -> None:
    room = at_the_cards()
    room.submit(GiveUp())
    told = until_asked(room)
    assert [type(event) for event in told] == [Conceded, MatchEnded]
    assert told[-1] == MatchEnded(Ending.CONCEDED, (Side(1),), (0, 0))
    assert isinstance(record_of(room).deals[-1].events[-1], Concession)
    assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE
    assert refused(room, GiveUp()).reason is Refusal.MATCH_IS_OVER


def test_giving_up_before_the_cut_is_possible_too() -> None:
    room = room_of(head(seed=3))
    until_asked(room)
    room.submit(GiveUp())
    assert isinstance(until_asked(room)[-1], MatchEnded)
    assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE


@pytest.mark.parametrize(
    ("changes", "totals", "winners"),
    [
        ({}, (5, 3, 4), (2,)),
        ({}, (5, 4, 4), (1, 2)),
        ({"goal": "least"}, (5, 3, 4), (1,)),
    ],
)
def test_of_several_others_the_best_wins_when_a_side_gives_up(
    changes: dict[str, str], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    rules = rules_of("scopa_a_perdere" if changes else "scopa", players=3)
    match = new_match(rules, 0)  # type: ignore[arg-type]
    level: Match = replace(match, totals=totals)
    assert winners_without(level, Side(0)) == winners


# -- claims


def claimable(rules: Rules, seed: int, decide: Callable[[int], bool]) -> tuple[LocalRoom, list[object]]:
    """Play until the match ends, claiming (``decide``) or passing whenever the room asks."""
    room = room_of(head("scopa_wikipedia", rules, seed=seed))
    told: list[object] = list(until_asked(room))
    asked = 0
    chance = by_chance(seed)
    while not room.view().over:
        view = room.view()
        if view.asked is Asked.CLAIM:
            asked += 1
            room.submit(Act(Claim()) if decide(asked) else LetPass())
        else:
            room.submit(chance(view))
        told += until_asked(room)
    return room, told


def stopping(**changes: object) -> Rules:
    return rules_of(
        "scopa_wikipedia",
        match_end=End.STOP_ON_REACHING,
        **{"target": 3, "false_claim": FalseClaim.NOT_OFFERED, **changes},
    )


def test_R10_2_the_person_is_asked_and_may_win_at_once() -> None:
    claims = []
    for seed in range(12):
        room, told = claimable(stopping(), seed, lambda _: True)
        claims += [event for event in told if isinstance(event, Claimed)]
        assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE
    assert {claim.valid for claim in claims} == {True}
    assert {claim.seat for claim in claims} == {0, 1}, "both the person and the bot have claimed"


def test_R10_2_a_claim_may_pass_and_the_game_goes_on() -> None:
    for seed in range(12):
        room, told = claimable(stopping(), seed, lambda asked: asked > 1)
        offered = [i for i, event in enumerate(told) if event == ClaimOpened(Side(0))]
        if len(offered) > 1:
            break
    else:
        pytest.fail("no seed offers the person two claims")
    assert not isinstance(told[offered[0] + 1], Claimed)
    assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE


def test_R10_4_taking_back_is_possible_while_a_claim_is_open() -> None:
    room = next(filter(None, map(_at_a_claim, range(20))))
    room.submit(TakeMoveBack())
    until_asked(room)
    assert room.view().asked is Asked.PLAY


def _at_a_claim(seed: int) -> LocalRoom | None:
    room = room_of(head("scopa_wikipedia", stopping(target=1), seed=seed))
    chance = by_chance(seed)
    until_asked(room)
    while not room.view().over:
        if room.view().asked is Asked.CLAIM:
            return room
        room.submit(chance(room.view()))
        until_asked(room)
    return None


def forfeiting() -> Rules:
    return stopping(false_claim=FalseClaim.FORFEIT, target=11)


def test_R10_6_under_forfeit_nobody_is_asked_and_a_wrong_claim_loses() -> None:
    room = room_of(head("scopa_wikipedia", forfeiting(), seed=2))
    told: list[object] = list(until_asked(room))
    chance = by_chance(2)
    while True:
        view = room.view()
        assert view.asked is not Asked.CLAIM
        room.submit(chance(view))
        plays = game_of(room).line[-1].plays if game_of(room).line else ()
        if plays and plays[-1].captured and plays[-1].seat == 0:
            room.submit(Act(Claim()))
            told += until_asked(room)
            break
        told += until_asked(room)
    ended = told[-1]
    assert isinstance(ended, MatchEnded)
    assert (ended.how, ended.winners) == (Ending.FORFEITED, (1,))
    assert ClaimOpened(Side(0)) not in told
    assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE


def test_R10_4_the_window_closes_with_the_next_card() -> None:
    room = room_of(head("scopa_wikipedia", forfeiting(), seed=2))
    until_asked(room)
    chance = by_chance(2)
    for _ in range(12):
        room.submit(chance(room.view()))
        until_asked(room)
        deal = game_of(room).deal
        if deal is not None and deal.plays and not (deal.plays[-1].captured and deal.plays[-1].seat == 0):
            assert refused(room, Act(Claim())).reason is Reason.CLAIM_NOT_NOW


def test_R10_1_without_the_option_nobody_can_claim() -> None:
    room = at_the_cards()
    assert refused(room, Act(Claim())).reason is Reason.CLAIM_NOT_AGREED


def test_R10_6_under_forfeit_a_bot_claims_as_soon_as_it_may() -> None:
    for seed in range(8):
        rules = replace(forfeiting(), target=2)
        room = room_of(head("scopa_wikipedia", rules, seed=seed))
        told = play_out(room, by_chance(seed))
        claimed = [event for event in told if isinstance(event, Claimed)]
        if claimed:
            assert (claimed[0].seat, claimed[0].valid) == (1, True)
            return
    pytest.fail("no bot claimed")
