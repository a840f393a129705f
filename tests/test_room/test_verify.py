"""Checking records: true ones pass, and whatever is changed in one is found."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, play_match, records, sitters_for

from settebello.notation import InvalidNotation, format_record, parse_action, parse_record
from settebello.notation.records import (
    Absence,
    Attempt,
    BotPlayer,
    Chance,
    Change,
    Concession,
    Cut,
    DealRecord,
    Ending,
    Event,
    Move,
    Person,
    Pledge,
    Record,
    Result,
    Sitter,
    StandIn,
    TakeBack,
    Why,
    Won,
)
from settebello.room.fairness import commitment
from settebello.room.findings import Flaw, Note, Outcome
from settebello.room.verify import verify
from settebello.rules import PRESETS, Card, Claim, Play, Redeal, Rules, Seat, Side, Teams, cards

PAIR: tuple[Sitter, ...] = (Person("Anna"), BotPlayer("goloso", bytes(range(32))))


def a_match(
    preset: str = "scopa",
    number: int = 7,
    sitters: tuple[Sitter, ...] = PAIR,
    *,
    seeded: bool = False,
    deals: int = 99,
    **options: object,
) -> Record:
    rules = replace(PRESETS[preset].rules, **options)  # type: ignore[arg-type]
    return play_match(preset, rules, sitters, number, seeded=seeded, deals=deals)


TRUE = a_match()


def flaws(record: Record) -> list[Flaw]:
    return [finding.flaw for finding in verify(record).findings]


def with_deal(record: Record, place: int, change: Callable[[DealRecord], DealRecord]) -> Record:
    deals = list(record.deals)
    deals[place] = change(deals[place])
    return replace(record, deals=tuple(deals))


def with_attempt(record: Record, place: int, change: Callable[[Attempt], Attempt]) -> Record:
    return with_deal(
        record, place, lambda deal: replace(deal, attempts=(*deal.attempts[:-1], change(deal.attempts[-1])))
    )


def with_chance(record: Record, place: int, **changes: object) -> Record:
    return with_attempt(
        record,
        place,
        lambda attempt: replace(attempt, chance=replace(attempt.chance, **changes)),  # type: ignore[arg-type]
    )


# -- true records


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_a_match_of_every_preset_and_seating_is_fair(preset: str, rules: Rules) -> None:
    random = Random(preset)
    sitters = sitters_for(rules, random.randrange(1, rules.players + 1), random)
    verdict = verify(play_match(preset, rules, sitters, random.randrange(2**32)))
    assert verdict.findings == ()
    assert verdict.outcome is Outcome.FAIR
    assert verdict.deals >= 1
    assert verdict.moves >= 36


@given(records(deals=3))
@settings(max_examples=50, deadline=None)
def test_a_match_that_goes_on_is_incomplete_and_has_no_flaw(record: Record) -> None:
    verdict = verify(record)
    assert verdict.findings == ()
    assert verdict.outcome in (Outcome.INCOMPLETE, Outcome.FAIR)
    assert (verdict.outcome is Outcome.FAIR) == (record.result is not None)


def test_a_seeded_match_is_reproducible_and_not_fair() -> None:
    sitters = (Person("Anna"), BotPlayer("goloso"))
    assert verify(a_match(sitters=sitters, seeded=True)).outcome is Outcome.REPRODUCIBLE


@pytest.mark.parametrize("how", ["lowest_card", "first_ace", "agreed"])
def test_R2_7_every_way_to_find_the_first_dealer_is_checked(how: str) -> None:
    from settebello.rules import FirstDealer

    record = a_match(first_dealer=FirstDealer(how), deals=1)
    assert verify(record).findings == ()
    wrong = with_deal(record, 0, lambda deal: replace(deal, dealer=Seat(1 - deal.dealer)))
    assert (Flaw.CUT_BY_ANOTHER if how == "agreed" else Flaw.DEALER_WRONG) in flaws(wrong)


def test_void_deals_are_checked_and_told() -> None:
    record = next(
        found
        for number in range(200)
        for found in [a_match(number=number, deals=2, redeal=frozenset(Redeal))]
        if any(len(deal.attempts) > 1 for deal in found.deals)
    )
    verdict = verify(record)
    assert verdict.findings == ()
    assert verdict.notes[Note.VOID_DEALS] >= 1


def void_first(record: Record) -> Record:
    """The record up to the first void attempt of its last deal."""
    last = record.deals[-1]
    shortened = replace(last, attempts=last.attempts[:1], opening=(), events=(), awards=(), totals=None)
    return replace(record, deals=(*record.deals[:-1], shortened), result=None)


def a_void_deal() -> Record:
    return next(
        found
        for number in range(500)
        for found in [a_match(number=number, deals=1, redeal=frozenset(Redeal))]
        if len(found.deals[0].attempts) > 1
    )


def test_a_match_that_stopped_at_a_void_deal_is_incomplete() -> None:
    record = void_first(a_void_deal())
    assert parse_record(format_record(record)) == record
    assert verify(record).outcome is Outcome.INCOMPLETE
    won = replace(record, result=Result(Ending.WON, (Side(0),)))
    assert flaws(won) == [Flaw.DEAL_UNFINISHED]
    goes_on = replace(record, deals=(*record.deals, replace(record.deals[0], number=2)))
    assert Flaw.DEAL_UNFINISHED in flaws(goes_on)


def test_R3_9_a_void_deal_that_is_played_or_called_something_else_is_found() -> None:
    record = void_first(a_void_deal())

    def called(void: Redeal | None) -> Record:
        return with_attempt(record, 0, lambda attempt: replace(attempt, void=void))

    true = record.deals[0].attempts[0].void
    other = next(redeal for redeal in Redeal if redeal is not true)
    assert Flaw.VOID_WRONG in flaws(called(other))
    assert Flaw.VOID_IGNORED in flaws(called(None))


def test_R2_7_where_the_dealer_is_agreed_nothing_is_drawn() -> None:
    from settebello.rules import FirstDealer

    record = a_match(first_dealer=FirstDealer.AGREED, deals=1)
    assert Flaw.DEALER_DRAWN_WRONG in flaws(replace(record, draws=TRUE.draws))
    assert verify(replace(record, deals=())).outcome is Outcome.INCOMPLETE


def test_a_cut_that_is_none_is_no_cut() -> None:
    record = with_attempt(
        TRUE, 0, lambda a: replace(a, cut=Cut(Seat(1 - TRUE.deals[0].dealer), 40, chosen=True))
    )
    assert verify(record).outcome is Outcome.WRONG


# -- stopping in mid-deal


def stopped(record: Record, place: int, *, plies: int) -> Record:
    """The record with its deal at ``place`` broken off after so many events; nothing after it is told."""
    deal = record.deals[place]
    before = record.deals[place - 1].totals if place else (0,) * record.rules.sides
    last = replace(deal, events=deal.events[:plies], awards=(), totals=before)
    return replace(record, deals=(*record.deals[:place], last), result=None)


def test_a_concession_ends_the_match_with_the_totals_so_far() -> None:
    base = stopped(TRUE, 1, plies=9)
    given_up = with_deal(
        base, 1, lambda deal: replace(deal, events=(*deal.events, Concession(seat=Seat(0), at=99)))
    )
    record = replace(given_up, result=Result(Ending.CONCEDED, (Side(1),)))
    assert verify(record).outcome is Outcome.FAIR
    assert flaws(replace(record, result=Result(Ending.CONCEDED, (Side(0),)))) == [Flaw.RESULT_WRONG]
    assert flaws(replace(record, result=Result(Ending.WON, (Side(1),)))) == [Flaw.RESULT_WRONG]
    assert flaws(with_deal(record, 1, lambda deal: replace(deal, totals=(9, 9)))) == [Flaw.TOTALS_WRONG]
    after = with_deal(record, 1, lambda deal: replace(deal, events=(*deal.events, TRUE.deals[1].events[9])))
    assert flaws(after) == [Flaw.AFTER_THE_END]


def test_a_concession_before_the_cut_ends_the_match_too() -> None:
    def uncut(attempt: Attempt) -> Attempt:
        return replace(attempt, cut=None, table=(), deck=())

    base = with_attempt(stopped(TRUE, 1, plies=0), 1, uncut)
    record = with_deal(base, 1, lambda deal: replace(deal, events=(Concession(seat=Seat(0)),)))
    given_up = replace(record, result=Result(Ending.CONCEDED, (Side(1),)))
    assert verify(given_up).outcome is Outcome.FAIR
    claimed = with_deal(
        given_up,
        1,
        lambda deal: replace(deal, events=(Concession(seat=Seat(0)), Move(seat=Seat(0), action=Claim()))),
    )
    assert verify(claimed).outcome is Outcome.WRONG


def claimable(false_claim: str = "not_offered") -> tuple[Record, int]:
    """A record in which some side may claim in its last deal, and after which event it may."""
    from settebello.room.replay import dealt, stages
    from settebello.rules import FalseClaim, MatchEnd, claims, new_match, side_of

    for number in range(50):
        record = a_match(
            "scopa_wikipedia",
            number,
            match_end=MatchEnd.STOP_ON_REACHING,
            false_claim=FalseClaim(false_claim),
        )
        deal = record.deals[-1]
        begun = dealt(record, deal)
        assert begun is not None
        before = record.deals[-2].totals
        assert before is not None
        match = replace(new_match(record.rules, deal.dealer), totals=before, deals=len(record.deals) - 1)
        for place, stage in enumerate(stages(begun, deal.events), 1):
            side = side_of(record.rules, stage.event.seat)
            if not stage.after.finished and claims(match, stage.after, side):
                return record, place
    raise AssertionError


def test_R10_5_a_claim_ends_the_match_with_the_locked_points() -> None:
    from settebello.room.replay import dealt, stages
    from settebello.rules import locked

    record, place = claimable()
    last = len(record.deals) - 1
    deal = record.deals[last]
    begun = dealt(record, deal)
    assert begun is not None
    now = [stage.after for stage in stages(begun, deal.events)][place - 1]
    seat = deal.events[place - 1].seat
    before = record.deals[last - 1].totals
    assert before is not None
    certain = locked(record.rules, now.piles, now.scope, now.bonus)
    totals = tuple(old + sum(new.values()) for old, new in zip(before, certain, strict=True))
    events = (*deal.events[:place], Move(seat=seat, action=Claim()))
    claimed = with_deal(record, last, lambda deal: replace(deal, events=events, awards=(), totals=totals))
    fair = replace(claimed, result=Result(Ending.CLAIMED, (Side(seat % 2),)))
    assert verify(fair).outcome is Outcome.FAIR
    early = with_deal(
        fair, last, lambda deal: replace(deal, events=(events[0], Move(seat=seat, action=Claim())))
    )
    assert flaws(early) == [Flaw.CLAIM_WRONG]


def test_R10_6_a_wrong_claim_forfeits_where_that_is_agreed() -> None:
    from settebello.rules import FalseClaim, MatchEnd

    record = a_match(
        "scopa_wikipedia", 3, match_end=MatchEnd.STOP_ON_REACHING, false_claim=FalseClaim.FORFEIT
    )
    deal = record.deals[0]
    place, capture = next(
        (place, event)
        for place, event in enumerate(deal.events, 1)
        if isinstance(event, Move) and event.captured
    )
    events = (*deal.events[:place], Move(seat=capture.seat, action=Claim()))
    base = replace(record, deals=(replace(deal, events=events, awards=()),))
    winner = Side(1 - capture.seat)
    forfeited = replace(base, result=Result(Ending.FORFEITED, (winner,)))
    assert set(flaws(forfeited)) <= {Flaw.TOTALS_WRONG}
    assert Flaw.RESULT_WRONG in flaws(replace(forfeited, result=Result(Ending.CLAIMED, (winner,))))


# -- taking back, standing in, changing seats


def taken_back(record: Record) -> Record:
    """The first deal with its first move of seat 0 taken back and made again."""
    events = record.deals[0].events
    ply = next(place for place, event in enumerate(events) if event.seat == 0)
    again = (*events[: ply + 2], TakeBack(seat=Seat(0), ply=ply), *events[ply:])
    return with_deal(record, 0, lambda deal: replace(deal, events=again))


def test_a_move_taken_back_against_bots_is_fair_and_told() -> None:
    verdict = verify(taken_back(TRUE))
    assert verdict.findings == ()
    assert verdict.notes[Note.TAKE_BACKS] == 1


def test_among_persons_nothing_is_taken_back() -> None:
    record = a_match(sitters=(Person("Anna"), Person("Bruno")))
    assert flaws(taken_back(record)) == [Flaw.TAKE_BACK_AMONG_PERSONS]


@pytest.mark.parametrize("ply", [0, 30, 99])
def test_only_ones_own_moves_are_taken_back(ply: int) -> None:
    events = TRUE.deals[0].events
    seat = Seat(1 - events[0].seat)
    record = with_deal(
        TRUE, 0, lambda deal: replace(deal, events=(*events[:3], TakeBack(seat=seat, ply=ply), *events[3:]))
    )
    assert flaws(record) == [Flaw.TAKE_BACK_WRONG]


def test_bots_that_stood_in_and_seats_that_changed_are_told() -> None:
    deal = TRUE.deals[0]
    moved = deal.events[0]
    assert isinstance(moved, Move)
    events = (
        replace(moved, by=StandIn("goloso", Why.TIMEOUT)),
        Change(seat=Seat(0), sitter=BotPlayer("goloso"), why=Why.ABSENT),
        Change(seat=Seat(0), sitter=Person("Anna"), why=Why.RETURNED),
        *deal.events[1:],
    )
    verdict = verify(with_deal(TRUE, 0, lambda deal: replace(deal, events=events)))
    assert verdict.findings == ()
    assert (verdict.notes[Note.STAND_INS], verdict.notes[Note.CHANGES]) == (1, 2)


def test_a_seat_handed_to_a_bot_has_no_contribution_from_the_next_deal_on() -> None:
    gone = Change(seat=Seat(0), sitter=BotPlayer("goloso"), why=Why.LEFT)
    record = with_deal(TRUE, 0, lambda deal: replace(deal, events=(*deal.events, gone)))
    assert Flaw.CONTRIBUTION_FROM_NOBODY in flaws(record)


@pytest.mark.parametrize("first", [0, 1])
def test_a_default_cut_is_told_of_the_person_who_sat_there(first: int) -> None:
    """Two deals, the cut of the second left to the default; then a bot sits down where its cutter sat."""
    record = a_match(sitters=(Person("Anna"), Person("Bruno")), deals=2)
    cutter = record.deals[first].attempts[-1].cut
    assert cutter is not None
    for place, chosen in ((first, False), (1 - first, True)):
        record = with_attempt(
            record, place,
            lambda attempt, chosen=chosen: replace(attempt, cut=replace(attempt.cut, chosen=chosen)),  # type: ignore[misc]
        )  # fmt: skip
    gone = Change(seat=cutter.seat, sitter=BotPlayer("goloso"), why=Why.LEFT)
    left = with_deal(record, 0, lambda deal: replace(deal, events=(*deal.events, gone)))
    assert verify(record).notes[Note.DEFAULT_CUTS] == 1
    assert verify(left).notes.get(Note.DEFAULT_CUTS, 0) == (first == 0)


# -- what is missing


def test_a_running_deal_keeps_its_secret_and_is_incomplete() -> None:
    record = stopped(TRUE, 1, plies=9)
    record = with_deal(record, 1, lambda deal: replace(deal, totals=None))
    record = with_attempt(record, 1, lambda attempt: replace(attempt, deck=()))
    record = with_chance(record, 1, secret=None)
    verdict = verify(record)
    assert verdict.findings == ()
    assert (verdict.outcome, verdict.deals) == (Outcome.INCOMPLETE, 1)


def running(record: Record, plies: int) -> Record:
    """The record as it stood while its second deal was played."""
    record = with_deal(stopped(record, 1, plies=plies), 1, lambda deal: replace(deal, totals=None))
    record = with_attempt(record, 1, lambda attempt: replace(attempt, deck=()))
    return with_chance(record, 1, secret=None)


@pytest.mark.parametrize("plies", [0, 1, 9, 35, 36])
@pytest.mark.parametrize(
    "preset", ["scopa", "escoba", "scopa_d_asso_piemonte", "cirulla", "scopa_d_assi_guida"]
)
def test_the_moves_of_a_running_deal_are_checked_without_its_deck(preset: str, plies: int) -> None:
    verdict = verify(running(a_match(preset), plies))
    assert verdict.findings == ()
    assert verdict.outcome is Outcome.INCOMPLETE


def test_a_move_taken_back_in_a_running_deal_is_no_flaw() -> None:
    record = running(TRUE, 6)
    events = record.deals[1].events
    mine = next(place for place, event in enumerate(events) if event.seat == 0)
    other = (*events[: mine + 1], TakeBack(seat=Seat(0), ply=mine), *events[mine:])
    assert verify(with_deal(record, 1, lambda deal: replace(deal, events=other))).findings == ()


def test_what_nobody_could_have_done_in_a_running_deal_is_found() -> None:
    record = running(TRUE, 9)
    events = record.deals[1].events

    def with_events(*events: Event) -> Record:
        return with_deal(record, 1, lambda deal: replace(deal, events=events))

    first = events[0]
    assert isinstance(first, Move)
    assert flaws(with_events(*events[1:])) == [Flaw.NOT_ONES_TURN]
    assert flaws(with_events(*events, *events[:1])) in ([Flaw.CARDS_IMPOSSIBLE], [Flaw.NOT_ONES_TURN])
    assert flaws(with_events(replace(first, scopa=True), *events[1:])) == [Flaw.MARKS_WRONG]
    assert flaws(with_events(*(events * 9))) == [Flaw.CARDS_IMPOSSIBLE]
    twice = replace(first, action=Play(record.deals[1].attempts[0].table[0]))
    assert flaws(with_events(twice, *events[1:])) == [Flaw.CARDS_IMPOSSIBLE]
    short = with_attempt(record, 1, lambda attempt: replace(attempt, table=attempt.table[:3]))
    assert flaws(short) == [Flaw.CARDS_IMPOSSIBLE]
    kings = with_attempt(with_events(), 1, lambda attempt: replace(attempt, table=cards("Rd Rc Rs 2d")))
    assert flaws(kings) == [Flaw.VOID_IGNORED]


def test_a_secret_that_stays_secret_is_a_flaw_as_soon_as_the_deal_is_over() -> None:
    assert flaws(with_chance(TRUE, 0, secret=None)) == [Flaw.SECRET_MISSING]
    assert flaws(with_chance(TRUE, len(TRUE.deals) - 1, secret=None)) == [Flaw.SECRET_MISSING]


def test_a_result_that_nothing_leads_to_is_no_result() -> None:
    short = replace(TRUE, deals=TRUE.deals[:1])
    assert flaws(short) == [Flaw.RESULT_WRONG]
    assert flaws(replace(TRUE, deals=())) == [Flaw.RESULT_WRONG]
    assert flaws(replace(TRUE, deals=(), draws=())) == [Flaw.DEALER_NOT_DRAWN]
    last = len(TRUE.deals) - 1
    cut_off = with_deal(
        TRUE, last, lambda deal: replace(deal, events=deal.events[:9], awards=(), totals=None)
    )
    assert flaws(cut_off) == [Flaw.DEAL_UNFINISHED]
    assert verify(replace(TRUE, result=None)).outcome is Outcome.INCOMPLETE


# -- everything that can be wrong


def pledge_of(record: Record) -> Pledge:
    return record.deals[0].attempts[0].chance.pledges[0]


def shuffled_deck(record: Record) -> tuple[Card, ...]:
    deck = record.deals[0].attempts[0].deck
    return (*deck[1:], deck[0])


def swept(deal: DealRecord) -> Move:
    """The first move, told as a scopa."""
    first = deal.events[0]
    assert isinstance(first, Move)
    return replace(first, scopa=True)


def swapped(record: Record) -> Record:
    """The host deals from a deck of its own and tells a fitting story."""
    other = a_match(number=8)
    chance = record.deals[0].attempts[0].chance
    return with_deal(
        record,
        0,
        lambda _: replace(
            other.deals[0],
            dealer=record.deals[0].dealer,
            attempts=(replace(other.deals[0].attempts[0], chance=chance),),
        ),
    )


OTHER = bytes(range(100, 132))

WRONG: dict[str, tuple[Callable[[Record], Record], Flaw]] = {
    "deal number": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, number=2)),
        Flaw.DEAL_OUT_OF_ORDER,
    ),
    "attempt number": (lambda r: with_chance(r, 0, attempt=2), Flaw.ATTEMPT_OUT_OF_ORDER),
    "an attempt more": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, attempts=deal.attempts * 2)),
        Flaw.ATTEMPT_OUT_OF_ORDER,
    ),
    "dealer": (
        lambda r: with_deal(r, 1, lambda deal: replace(deal, dealer=Seat(1 - deal.dealer))),
        Flaw.DEALER_WRONG,
    ),
    "no draw": (lambda r: replace(r, draws=()), Flaw.DEALER_NOT_DRAWN),
    "draw": (
        lambda r: replace(r, draws=(replace(r.draws[0], dealer=Seat(1 - (r.draws[0].dealer or 0))),)),
        Flaw.DEALER_DRAWN_WRONG,
    ),
    "two draws": (lambda r: replace(r, draws=r.draws * 2), Flaw.ATTEMPT_OUT_OF_ORDER),
    "no commitment of the host": (lambda r: with_chance(r, 0, host=None), Flaw.HOST_UNCOMMITTED),
    "another secret": (lambda r: with_chance(r, 0, secret=OTHER), Flaw.SECRET_BROKEN),
    "another secret with its commitment": (
        lambda r: with_chance(r, 0, secret=OTHER, host=commitment(OTHER)),
        Flaw.DECK_WRONG,
    ),
    "a person left out": (lambda r: with_chance(r, 0, pledges=()), Flaw.CONTRIBUTION_LEFT_OUT),
    "a bot's contribution": (
        lambda r: with_chance(r, 0, pledges=(pledge_of(r), replace(pledge_of(r), seat=Seat(1)))),
        Flaw.CONTRIBUTION_FROM_NOBODY,
    ),
    "a contribution not told": (
        lambda r: with_chance(r, 0, pledges=(replace(pledge_of(r), opening=None),)),
        Flaw.CONTRIBUTION_UNTOLD,
    ),
    "another contribution": (
        lambda r: with_chance(r, 0, pledges=(replace(pledge_of(r), opening=OTHER),)),
        Flaw.CONTRIBUTION_BROKEN,
    ),
    "another contribution with its commitment": (
        lambda r: with_chance(
            r, 0, pledges=(replace(pledge_of(r), opening=OTHER, commitment=commitment(OTHER)),)
        ),
        Flaw.DECK_WRONG,
    ),
    "a good contribution that does not count": (
        lambda r: with_chance(r, 0, pledges=(replace(pledge_of(r), absence=Absence.MISMATCH),)),
        Flaw.CONTRIBUTION_IGNORED,
    ),
    "a contribution said not to have come": (
        lambda r: with_chance(
            r, 0, pledges=(replace(pledge_of(r), opening=None, absence=Absence.NO_OPENING),)
        ),
        Flaw.DECK_WRONG,
    ),
    "the same secret twice": (
        lambda r: with_attempt(r, 1, lambda attempt: replace(attempt, chance=r.deals[0].attempts[0].chance)),
        Flaw.SECRET_USED_AGAIN,
    ),
    "no cut": (lambda r: with_attempt(r, 0, lambda a: replace(a, cut=None)), Flaw.CUT_MISSING),
    "no cut, no table": (
        lambda r: with_attempt(r, 0, lambda a: replace(a, cut=None, table=())),
        Flaw.CUT_MISSING,
    ),
    "cut by another": (
        lambda r: with_attempt(
            r, 0, lambda a: replace(a, cut=Cut(r.deals[0].dealer, a.cut.at if a.cut else 1, chosen=False))
        ),
        Flaw.CUT_BY_ANOTHER,
    ),
    "another default": (
        lambda r: with_attempt(
            r, 0, lambda a: replace(a, cut=Cut(Seat(1 - r.deals[0].dealer), 3, chosen=False))
        ),
        Flaw.CUT_NOT_THE_DEFAULT,
    ),
    "another cut": (
        lambda r: with_attempt(
            r, 0, lambda a: replace(a, cut=Cut(Seat(1 - r.deals[0].dealer), 3, chosen=True))
        ),
        Flaw.DECK_WRONG,
    ),
    "deck": (
        lambda r: with_attempt(r, 0, lambda a: replace(a, deck=shuffled_deck(r))),
        Flaw.DECK_WRONG,
    ),
    "table": (lambda r: with_attempt(r, 0, lambda a: replace(a, table=a.table[:-1])), Flaw.TABLE_WRONG),
    "a deal that was not void": (
        lambda r: with_attempt(r, 0, lambda a: replace(a, void=Redeal.THREE_KINGS)),
        Flaw.VOID_WRONG,
    ),
    "an opening nobody made": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, opening=cards("7d"))),
        Flaw.OPENING_WRONG,
    ),
    "a deck of the host's own": (swapped, Flaw.DECK_WRONG),
    "a move too many": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, events=(*deal.events, deal.events[0]))),
        Flaw.ILLEGAL,
    ),
    "a move too few": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, events=deal.events[:-1])),
        Flaw.DEAL_UNFINISHED,
    ),
    "turn": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, events=(*deal.events[1::-1], *deal.events[2:]))),
        Flaw.NOT_ONES_TURN,
    ),
    "an illegal move": (
        lambda r: with_deal(
            r,
            0,
            lambda deal: replace(
                deal,
                events=(
                    Move(seat=deal.events[0].seat, action=parse_action("7dx7c7s7b")),
                    *deal.events[1:],
                ),
            ),
        ),
        Flaw.ILLEGAL,
    ),
    "a scopa that was none": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, events=(swept(deal), *deal.events[1:]))),
        Flaw.MARKS_WRONG,
    ),
    "a claim nobody agreed on": (
        lambda r: with_deal(
            r, 0, lambda deal: replace(deal, events=(*deal.events[:4], Move(seat=Seat(0), action=Claim())))
        ),
        Flaw.CLAIM_WRONG,
    ),
    "a point more": (
        lambda r: with_deal(
            r,
            0,
            lambda deal: replace(
                deal, awards=tuple(replace(won, points=won.points + 1) for won in deal.awards)
            ),
        ),
        Flaw.AWARDS_WRONG,
    ),
    "a tally": (
        lambda r: with_deal(
            r,
            0,
            lambda deal: replace(
                deal,
                awards=(
                    Won(deal.awards[0].category, deal.awards[0].side, deal.awards[0].points, (40, 0)),
                    *deal.awards[1:],
                ),
            ),
        ),
        Flaw.AWARDS_WRONG,
    ),
    "totals": (
        lambda r: with_deal(r, 0, lambda deal: replace(deal, totals=(50, 50))),
        Flaw.TOTALS_WRONG,
    ),
    "winner": (
        lambda r: replace(r, result=Result(Ending.WON, (Side(0), Side(1)))),
        Flaw.RESULT_WRONG,
    ),
    "a deal after the last": (
        lambda r: replace(r, deals=(*r.deals, replace(r.deals[-1], number=len(r.deals) + 1))),
        Flaw.AFTER_THE_END,
    ),
    "other rules": (lambda r: replace(r, rules=replace(r.rules, target=12)), Flaw.RESULT_WRONG),
    "another match": (lambda r: replace(r, match="match-8"), Flaw.DECK_WRONG),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_was_changed_is_found(what: str) -> None:
    change, flaw = WRONG[what]
    verdict = verify(change(TRUE))
    assert flaw in [finding.flaw for finding in verdict.findings]
    assert verdict.outcome is Outcome.WRONG


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        (lambda r: replace(r, match="seed-8"), Flaw.MATCH_ID_NOT_SEEDED),
        (lambda r: replace(r, seeded=None), Flaw.SEED_UNTOLD),
        (lambda r: replace(r, seeded=8), Flaw.SECRET_NOT_SEEDED),
        (lambda r: replace(r, sitters=(r.sitters[0], BotPlayer("goloso", OTHER))), Flaw.BOT_NOT_SEEDED),
        (lambda r: with_chance(r, 0, secret=OTHER, host=commitment(OTHER)), Flaw.SECRET_NOT_SEEDED),
        (
            lambda r: with_chance(r, 0, pledges=(Pledge(Seat(0), commitment(OTHER), OTHER),)),
            Flaw.CONTRIBUTION_NOT_SEEDED,
        ),
    ],
)
def test_a_seeded_record_follows_from_its_number(change: Callable[[Record], Record], flaw: Flaw) -> None:
    record = a_match(sitters=(Person("Anna"), BotPlayer("goloso")), seeded=True)
    assert flaw in flaws(change(record))


def test_a_bot_cuts_by_default_only() -> None:
    dealer = next(place for place, deal in enumerate(TRUE.deals) if deal.dealer == 0)

    def chosen(attempt: Attempt) -> Attempt:
        assert attempt.cut is not None
        return replace(attempt, cut=replace(attempt.cut, chosen=True))

    assert flaws(with_attempt(TRUE, dealer, chosen)) == [Flaw.CUT_BY_A_BOT]


def test_R9_3_the_opening_take_is_checked() -> None:
    record = next(
        found
        for number in range(200)
        for found in [a_match("cirulla", number, deals=1)]
        if found.deals[0].opening
    )
    assert verify(record).findings == ()
    assert flaws(with_deal(record, 0, lambda deal: replace(deal, opening=()))) == [Flaw.OPENING_WRONG]


def test_contributions_that_never_came_count_as_zeros_and_are_told() -> None:
    """A whole match in which the person never opens: every deck comes from zeros."""
    from tests import strategies

    def silent(self: strategies.Host, deal: int, attempt: int) -> Chance:
        made = original(self, deal, attempt)
        pledges = tuple(
            Pledge(pledge.seat, pledge.commitment, None, Absence.NO_OPENING) for pledge in made.pledges
        )
        return replace(made, pledges=pledges)

    original = strategies.Host.chance
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(strategies.Host, "chance", silent)
        record = a_match()
    verdict = verify(record)
    assert verdict.findings == ()
    assert verdict.outcome is Outcome.FAIR
    assert verdict.notes[Note.ABSENT_CONTRIBUTIONS] == len(record.deals) + len(record.draws)


def test_findings_tell_where_they_stand() -> None:
    change, _ = WRONG["an illegal move"]
    found = verify(change(TRUE)).findings[0]
    assert (found.deal, found.event) == (1, 1)
    assert found.facts["action"] == "7dx7b7c7s" or found.facts["action"] == "7dx7c7s7b"
    assert found.facts["reason"] in ("card_not_in_hand", "take_not_on_table")


# -- every line of the text counts

FREE = re.compile(r"begun |seat |deck ")
"""Lines that say nothing that could be checked, or that may be left out."""


@given(SEEDS, st.sampled_from([TRUE, a_match("cirulla", 5), a_match("scopone", 5, (*PAIR, *PAIR))]))
@settings(max_examples=200, deadline=None)
def test_a_record_with_one_character_changed_is_never_taken_for_the_true_one(
    number: int, record: Record
) -> None:
    random = Random(number)
    lines = format_record(record).split("\n")
    at = random.choice([at for at, line in enumerate(lines) if line and not FREE.match(line)])
    places = [i for i, char in enumerate(lines[at].partition(" @")[0]) if char != " "]
    place = random.choice(places)
    new = random.choice([char for char in "0123456789abcdefRCFTA#-" if char != lines[at][place]])
    lines[at] = lines[at][:place] + new + lines[at][place + 1 :]
    try:
        changed = parse_record("\n".join(lines))
    except InvalidNotation:
        return
    assert changed == record or verify(changed).outcome is not Outcome.FAIR, lines[at]


@pytest.mark.parametrize("at", range(len(format_record(TRUE).split("\n"))))
def test_a_record_without_one_of_its_lines_is_never_taken_for_the_true_one(at: int) -> None:
    lines = format_record(TRUE).split("\n")
    gone = lines.pop(at)
    if not gone or FREE.match(gone):
        return
    try:
        changed = parse_record("\n".join(lines))
    except InvalidNotation:
        return
    assert verify(changed).outcome is not Outcome.FAIR, gone


def test_teams_are_checked_as_sides() -> None:
    record = a_match("scopa", 4, (*PAIR, *PAIR), players=4, teams=Teams.PAIRS)
    assert verify(record).outcome is Outcome.FAIR
