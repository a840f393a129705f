"""Whole matches through the real room: every rulebook at every table it can be played at."""

import hashlib
from itertools import pairwise
from random import Random

import pytest
from tests.strategies import SEATINGS
from tests.test_client.tables import (
    NAMES,
    Ticking,
    by_chance,
    game_of,
    head,
    play_out,
    record_of,
    room_of,
    rules_of,
    until_asked,
)

from settebello.bots import BOTS, Choice, Limit
from settebello.client.protocol import (
    Acted,
    DealPrepared,
    DealScored,
    DealStarted,
    DealVoided,
    FirstDealerDrawn,
    MatchEnded,
    MatchStarted,
    MoveTakenBack,
    PackCut,
    PacketDealt,
)
from settebello.client.restoring import restored
from settebello.notation.record_reader import parse_record
from settebello.notation.records import BotPlayer, Ending, Person, StandIn, format_record
from settebello.room.fairness import commitment, fields
from settebello.room.findings import Outcome
from settebello.room.verify import verify
from settebello.rules import PRESETS, Card, FirstDealer, PlayerView, Rules, cutter, next_dealer, packets


def _name(seating: tuple[str, Rules]) -> str:
    return f"{seating[0]}-{seating[1].players}-{seating[1].teams}"


@pytest.mark.parametrize("seating", SEATINGS, ids=_name)
def test_every_rulebook_is_played_to_its_end_and_its_record_verifies(seating: tuple[str, Rules]) -> None:
    preset, rules = seating
    room = room_of(head(preset, rules, seed=3, bots=("goloso", "casuale")))
    told = play_out(room, by_chance(1, back=0.1))
    record = record_of(room)

    assert isinstance(told[-1], MatchEnded)
    assert parse_record(format_record(record)) == record
    assert restored(record, None).record == record
    assert verify(record).outcome is Outcome.REPRODUCIBLE


def test_without_a_seed_the_record_is_fair() -> None:
    room = room_of(head(seed=None))
    play_out(room, by_chance(1))
    assert verify(record_of(room)).outcome is Outcome.FAIR


def test_two_matches_with_one_seed_are_the_same_match() -> None:
    records = []
    for _ in range(2):
        room = room_of(head(seed=11))
        play_out(room, by_chance(2))
        records.append(record_of(room))
    assert records[0] == records[1]
    assert records[0].match == "seed-11"


def test_a_match_tells_its_story_in_order() -> None:
    room = room_of(head(seed=3))
    told = play_out(room, by_chance(1))
    kinds = [type(event) for event in told if not isinstance(event, MoveTakenBack)]
    assert kinds[:2] == [MatchStarted, FirstDealerDrawn]
    first = kinds[2 : kinds.index(DealScored)]
    assert first[:3] == [DealPrepared, PackCut, DealStarted]
    assert first.count(Acted) == 36
    assert first.count(PacketDealt) == len(packets(PRESETS["scopa"].rules)) - 1
    assert kinds[-1] is MatchEnded


def test_R2_8_the_cut_is_the_persons_when_the_bot_deals() -> None:
    for seed in range(6):
        room = room_of(head(seed=seed))
        told = until_asked(room)
        prepared = next(event for event in told if isinstance(event, DealPrepared))
        assert prepared.cutter == cutter(PRESETS["scopa"].rules, prepared.dealer)
        cut_already = any(isinstance(event, PackCut) for event in told)
        assert cut_already == (prepared.cutter != 0)


def test_R2_6_the_deal_goes_round() -> None:
    room = room_of(head("scopa", rules_of("scopa", players=3), seed=4))
    scored = [event for event in play_out(room, by_chance(1)) if isinstance(event, DealScored)]
    dealers = [deal.dealer for deal in record_of(room).deals]
    assert len(scored) == len(dealers) > 2
    for before, after in pairwise(dealers):
        assert after == next_dealer(record_of(room).rules, before)


@pytest.mark.parametrize("how", list(FirstDealer))
def test_R2_7_the_first_dealer_is_found_in_every_way(how: FirstDealer) -> None:
    rules = rules_of("scopa", players=4, first_dealer=how, target=1)
    room = room_of(head("scopa", rules), dealer=2)
    told = play_out(room, by_chance(1))
    drawn = [event for event in told if isinstance(event, FirstDealerDrawn)]
    assert len(drawn) == (how is not FirstDealer.AGREED)
    assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE
    if how is FirstDealer.AGREED:
        assert record_of(room).deals[0].dealer == 2
    elif how is not FirstDealer.RANDOM:
        assert drawn[0].rounds


def test_R3_9_a_void_deal_is_told_whole_and_dealt_again_by_the_same_dealer() -> None:
    rules = rules_of("cirulla", players=3)
    told = play_out(room_of(head("cirulla", rules, seed=7)), by_chance(1))
    place = next(i for i, event in enumerate(told) if isinstance(event, DealVoided))
    voided, prepared = told[place], told[place + 1]
    assert isinstance(voided, DealVoided)
    assert isinstance(prepared, DealPrepared)
    before = next(event for event in reversed(told[:place]) if isinstance(event, DealPrepared))
    assert commitment(voided.secret) == before.commitment != prepared.commitment
    assert (prepared.number, prepared.dealer) == (before.number, before.dealer)
    assert prepared.attempt == before.attempt + 1


def test_every_commitment_is_told_before_the_cards_and_its_secret_after_them() -> None:
    told = play_out(room_of(head(seed=3)), by_chance(1))
    promised = [event.commitment for event in told if isinstance(event, DealPrepared)]
    kept = [(event.commitment, event.secret) for event in told if isinstance(event, DealScored)]
    assert [hexed for hexed, _ in kept] == promised
    assert all(commitment(secret) == hexed for hexed, secret in kept)


def test_bots_alone_play_for_whoever_watches() -> None:
    room = room_of(head(watched=True, bots=("goloso", "casuale")))
    told = until_asked(room)
    assert isinstance(told[-1], MatchEnded)
    assert room.view().seat is None
    assert room.view().deal is not None
    assert room.view().deal.hand == ()  # type: ignore[union-attr]
    assert verify(record_of(room)).outcome is Outcome.REPRODUCIBLE


def test_a_view_names_the_people_and_counts_the_deals() -> None:
    room = room_of(head(seed=3))
    assert room.view().number == 0
    until_asked(room)
    view = room.view()
    assert (view.names, view.bots, view.seat) == (NAMES[:2], (None, "goloso"), 0)
    assert (view.number, view.totals) == (1, (0, 0))


def test_a_bot_that_fails_is_replaced_for_that_move_and_the_record_says_so() -> None:
    class Broken:
        def choose(self, *_: object) -> None:
            raise RuntimeError

    bots = {"broken": Broken(), "goloso": BOTS["goloso"]}
    record = head(seed=3, bots=("broken",))
    room = room_of(record, bots=bots)  # type: ignore[arg-type]
    told = play_out(room, by_chance(1))
    acted = [event for event in told if isinstance(event, Acted)]
    assert {event.by for event in acted if event.played.seat == 1} == {StandIn("goloso", "crashed")}  # type: ignore[arg-type]
    assert {event.by for event in acted if event.played.seat == 0} == {None}
    assert "by goloso crashed" in format_record(record_of(room))


def test_a_bots_move_is_shown_no_sooner_than_the_pace_allows() -> None:
    clock = Ticking()
    play_out(room_of(head(seed=3), pace=5, clock=clock), by_chance(1), steps=4)
    assert clock.waited
    assert all(0 < seconds < 5 for seconds in clock.waited)


def test_sitters_of_a_seeded_match_are_recorded_with_the_seeds_of_the_bots() -> None:
    record = head("scopa", rules_of("scopa", players=3), bots=("goloso", "casuale"))
    assert record.sitters[0] == Person("Anna")
    assert [type(who) for who in record.sitters[1:]] == [BotPlayer, BotPlayer]
    seeds = {who.seed for who in record.sitters if isinstance(who, BotPlayer)}
    assert len(seeds) == 2
    assert None not in seeds


class Drawing:
    """A bot that notes the first number it is given for each decision."""

    def __init__(self) -> None:
        self.drawn: list[float] = []

    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:
        self.drawn.append(rng.random())
        return BOTS["goloso"].choose(view, rng, limit)


def test_what_a_bot_draws_cannot_be_foreseen_from_the_record_and_is_known_after_the_deal() -> None:
    bot = Drawing()
    room = room_of(head(seed=None, bots=("drawing",)), bots={"drawing": bot})
    assert [who.seed for who in record_of(room).sitters if isinstance(who, BotPlayer)] == [None]
    play_out(room, by_chance(1), steps=3)
    secret = game_of(room).secret
    assert secret is not None
    assert secret.hex() not in format_record(record_of(room))
    plies = [play.seat for play in game_of(room).line[-1].plays]
    assert bot.drawn == [
        Random(hashlib.sha256(fields("settebello/bot", secret, 1, ply)).digest()).random()
        for ply, seat in enumerate(plies)
        if seat == 1
    ]
    play_out(room, by_chance(1))
    assert record_of(room).deals[0].attempts[-1].chance.secret == secret
    assert verify(record_of(room)).outcome is Outcome.FAIR


def test_the_record_ends_with_the_result() -> None:
    room = room_of(head(seed=3))
    play_out(room, by_chance(1))
    result = record_of(room).result
    assert result is not None
    assert result.how is Ending.WON
    totals = room.view().totals
    assert result.winners == (max(range(2), key=lambda side: totals[side]),)


def test_R9_9_frac_is_one_deal_and_a_king_decides_eight_all() -> None:
    level = 0
    for seed in range(27):
        room = room_of(head("scopa_frac", seed=seed))
        play_out(room, by_chance(1))
        game = game_of(room)
        result, deal = record_of(room).result, game.deal
        assert game.number == 1
        assert room.view().over
        assert result is not None
        assert deal is not None
        if game.totals == (8, 8):
            level += 1
            assert [Card.RD in deal.piles[side] for side in (0, 1)] == [
                0 in result.winners,
                1 in result.winners,
            ]
    assert level >= 2, "no seed ends eight all"
