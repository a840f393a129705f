"""A record as the events a room would have sent, so that a screen can tell it like a match that is played.

Deals whose deck is known are played again by the rules. Of a deal that is still running only what everybody
saw is told, as the record says it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from settebello.client.deciding import left_on_table, scored
from settebello.client.protocol import (
    Acted,
    Claimed,
    Conceded,
    DealPrepared,
    DealStarted,
    DealVoided,
    Event,
    FirstDealerDrawn,
    MatchEnded,
    MatchStarted,
    MoveTakenBack,
    PackCut,
    PacketDealt,
)
from settebello.notation.records import (
    Attempt,
    Change,
    Concession,
    DealRecord,
    Draw,
    Move,
    Record,
    Sitter,
    TakeBack,
)
from settebello.notation.records import Event as Happening
from settebello.room.fairness import first_dealer
from settebello.room.replay import CannotReplay, Stage, dealt, seed_of, stages
from settebello.rules.actions import Claim, Knock, Play, Played
from settebello.rules.cards import Card
from settebello.rules.deal import Deal
from settebello.rules.dealing import cutter, leader, opening_scope
from settebello.rules.match import Match, claims
from settebello.rules.options import FirstDealer, Seat, side_of
from settebello.rules.scoring import locked


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """What everybody holds after a packet."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class TableShown:
    """What lies on the table now."""

    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody else sits there from here on."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Knocked:
    """A knock in a deal whose hands are not known yet."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealerAgreed:
    """The first dealer was agreed on."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class DrawnAgain:
    """The cards did not decide on a dealer."""


@dataclass(frozen=True, slots=True)
class StillRunning:
    """The hidden cards of this deal are not told yet."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The record ends before its match."""


RecordOnly: TypeAlias = SeatTaken | Knocked | DealerAgreed | DrawnAgain | StillRunning | Unfinished
"""What only a record has to tell."""

Told: TypeAlias = Event | HandsDealt | TableShown | RecordOnly


class Stopped(ValueError):
    """An event that cannot have happened: the deal, and its place among the deal's events from 1."""

    def __init__(self, deal: int, event: int) -> None:
        super().__init__(f"deal {deal} event {event}")
        self.deal: Final = deal
        self.event: Final = event


def retold(record: Record, number: int | None = None) -> Iterator[Told]:
    """The whole match, or one deal of it.

    Raises:
        Stopped: the rules do not allow what the record tells next.
    """
    yield MatchStarted(record.preset, record.rules, record.seeded)
    if number is None:
        for draw in record.draws:
            yield _drawn(record, draw)
        if record.deals and record.rules.first_dealer is FirstDealer.AGREED:
            yield DealerAgreed(record.deals[0].dealer)
    for place, deal in enumerate(record.deals, 1):
        if number in (None, place):
            yield from _deal(record, deal, _before(record, place))
    if number is None or number == len(record.deals):
        yield from _end(record)


def _before(record: Record, place: int) -> Match:
    """The match as the record has it before a deal."""
    totals = record.deals[place - 2].totals if place > 1 else None
    return Match(
        rules=record.rules,
        dealer=record.deals[place - 1].dealer,
        totals=totals or (0,) * record.rules.sides,
        deals=place - 1,
    )


def _drawn(record: Record, draw: Draw) -> Told:
    if draw.dealer is None:
        return DrawnAgain()
    key = seed_of(record, 0, draw.chance)
    found = first_dealer(record.rules, key) if key is not None else None
    rounds = found.rounds if found is not None and found.dealer == draw.dealer else ()
    return FirstDealerDrawn(draw.dealer, rounds)


def _end(record: Record) -> Iterator[Told]:
    if record.result is None:
        yield Unfinished()
        return
    totals = record.deals[-1].totals if record.deals else None
    yield MatchEnded(record.result.how, record.result.winners, totals or (0,) * record.rules.sides)


# -- a deal


def _deal(record: Record, deal: DealRecord, match: Match) -> Iterator[Told]:
    for attempt in deal.attempts:
        yield from _shuffled(record, deal, attempt)
    last = deal.attempts[-1]
    if last.void is not None:
        return
    begun = dealt(record, deal)
    if begun is not None and last.cut is not None:
        yield _started(record, deal)
        yield from _played(deal, begun, match, last.chance.secret)
        return
    if last.cut is not None:
        yield StillRunning()
        yield _started(record, deal)
    yield from _seen(record, deal)


def _shuffled(record: Record, deal: DealRecord, attempt: Attempt) -> Iterator[Told]:
    chance, cut = attempt.chance, attempt.cut
    who = cutter(record.rules, deal.dealer)
    yield DealPrepared(deal.number, chance.attempt, deal.dealer, who, chance.host or "")
    if cut is not None:
        yield PackCut(cut.seat, cut.at, cut.chosen)
    if attempt.void is not None:
        yield DealVoided(attempt.void, attempt.table, deal.dealer, chance.secret or b"")


def _started(record: Record, deal: DealRecord) -> DealStarted:
    return DealStarted(
        number=deal.number,
        dealer=deal.dealer,
        leader=leader(record.rules, deal.dealer),
        table=deal.attempts[-1].table,
        opening=deal.opening,
        scope=opening_scope(record.rules, deal.opening),
    )


def _played(deal: DealRecord, begun: Deal, match: Match, secret: bytes | None) -> Iterator[Told]:
    now = begun
    yield HandsDealt(begun.hands)
    steps = stages(begun, deal.events)
    for place in range(1, len(deal.events) + 1):
        try:
            stage = next(steps)
        except CannotReplay:
            raise Stopped(deal.number, place) from None
        yield from _stage(stage, match)
        now = stage.after
    if now.finished and secret is not None and deal.totals is not None:
        promised = deal.attempts[-1].chance.host or ""
        yield scored(now, match, deal.number, promised, secret)[0]


def _stage(stage: Stage, match: Match) -> Iterator[Told]:
    event, before, after = stage.event, stage.before, stage.after
    if not isinstance(event, Move):
        yield from _happened(event)
        if isinstance(event, TakeBack):
            yield HandsDealt(after.hands)
            yield TableShown(after.table)
        return
    if isinstance(event.action, Claim):
        side = side_of(before.rules, event.seat)
        certain = locked(before.rules, before.piles, before.scope, before.bonus)
        yield Claimed(event.seat, claims(match, before, side), certain)
        return
    table = left_on_table(after)
    yield Acted(after.plays[-1], table, event.by)
    if isinstance(event.action, Play):
        yield TableShown(table)
    if len(after.stock) < len(before.stock):
        yield PacketDealt(len(after.stock))
        yield HandsDealt(after.hands)


def _happened(event: Change | TakeBack | Concession) -> Iterator[Told]:
    match event:
        case Change():
            yield SeatTaken(event.seat, event.sitter)
        case TakeBack():
            yield MoveTakenBack(event.seat, event.ply)
        case Concession():
            yield Conceded(event.seat)


# -- a deal that is still running


def _seen(record: Record, deal: DealRecord) -> Iterator[Told]:
    """What everybody saw, as the record says it."""
    tables: list[tuple[Card, ...]] = [() if deal.opening else deal.attempts[-1].table]
    for event in deal.events:
        if isinstance(event, TakeBack):
            del tables[min(event.ply, len(tables) - 1) + 1 :]
        if isinstance(event, Move) and not isinstance(event.action, Claim):
            tables.append(_table_after(tables[-1], event))
            yield from _seen_move(event, event.action, tables[-1])
        else:
            yield from _seen_other(record, event, tables[-1])


def _seen_move(move: Move, action: Play | Knock, table: tuple[Card, ...]) -> Iterator[Told]:
    if isinstance(action, Knock):
        yield Knocked(move.seat, action.points)
        return
    yield Acted(Played(move.seat, action, move.captured, move.scopa), table, move.by)
    yield TableShown(table)


def _seen_other(record: Record, event: Happening, table: tuple[Card, ...]) -> Iterator[Told]:
    if isinstance(event, Move):
        yield Claimed(event.seat, valid=True, certain=({},) * record.rules.sides)
        return
    yield from _happened(event)
    if isinstance(event, TakeBack):
        yield TableShown(table)


def _table_after(table: tuple[Card, ...], move: Move) -> tuple[Card, ...]:
    match move.action:
        case Play(card, ()):
            return table if move.captured else (*table, card)
        case Play(_, takes):
            return tuple(lying for lying in table if lying not in takes)
        case _:
            return table
