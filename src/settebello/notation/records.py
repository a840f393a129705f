"""A whole match as a value, and as the text of a ``.scopa`` file.

The text has one fact on a line, in the order in which it became true, so that a person can read it and two
records can be compared line by line. ``record_reader`` turns the text back into the value. What a record says
is not yet so: ``settebello.room.verify`` checks it. The format is described in ``docs/notation.md``.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from settebello.notation.actions import format_action
from settebello.notation.names import clean_name
from settebello.notation.options import changed_options
from settebello.rules.actions import Action, Played
from settebello.rules.cards import Card
from settebello.rules.options import Category, Redeal, Rules, Seat, Side
from settebello.rules.presets import PRESETS
from settebello.rules.scoring import Score

VERSION: Final = 1
RECIPE: Final = "settebello/1"
FIRST_LINE: Final = f"settebello record {VERSION}"


class Absence(StrEnum):
    """Why a contribution counts as 32 zero bytes."""

    NO_COMMITMENT = "no_commitment"
    NO_OPENING = "no_opening"
    MISMATCH = "mismatch"


class Why(StrEnum):
    """Why somebody else moved for a seat, or sits in it now."""

    LATE = "late"
    CRASHED = "crashed"
    NOT_READY = "not_ready"
    TIMEOUT = "timeout"
    ABSENT = "absent"
    LEFT = "left"
    RETURNED = "returned"
    ASKED = "asked"


class Ending(StrEnum):
    """How a match came to its end."""

    WON = "won"
    CLAIMED = "claimed"
    FORFEITED = "forfeited"
    CONCEDED = "conceded"


# -- who sits there


@dataclass(frozen=True, slots=True)
class Person:
    """A person; the name is cleaned, whatever it was."""

    name: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot of the registry, by name or level; ``seed`` is the 32 bytes it draws from, once told."""

    name: str
    seed: bytes | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name).replace(" ", "_"))


Sitter = Person | BotPlayer


# -- chance


@dataclass(frozen=True, slots=True)
class Pledge:
    """A person's part in the shuffle: the commitment in hex, what was opened, why it counts as zeros.

    ``None`` is what never came; before the opening all but the commitment is None.
    """

    seat: Seat
    commitment: str | None
    opening: bytes | None = None
    absence: Absence | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """Where one deck comes from: the host's commitment, the persons' pledges, the host's secret once told."""

    attempt: int
    host: str | None = None
    pledges: tuple[Pledge, ...] = ()
    secret: bytes | None = None


@dataclass(frozen=True, slots=True)
class Cut:
    """Where a seat cut the pack, by choice or by default."""

    seat: Seat
    at: int
    chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """One attempt to draw the first dealer; ``dealer`` is None when the deck ran out."""

    chance: Chance
    dealer: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One shuffle for a deal: its chance and cut, the first table, why it was void, the deck once told."""

    chance: Chance
    cut: Cut | None = None
    table: tuple[Card, ...] = ()
    void: Redeal | None = None
    deck: tuple[Card, ...] = ()


# -- what happened


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that made one move for a seat, and why."""

    bot: str
    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A play, a knock or a claim; ``at`` counts milliseconds from the beginning of the deal."""

    seat: Seat
    action: Action
    captured: bool = False
    scopa: bool = False
    at: int | None = None
    by: StandIn | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """From here on somebody else sits there."""

    seat: Seat
    sitter: Sitter
    why: Why
    at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """A seat took moves back: the deal goes on as it was after ``ply`` actions."""

    seat: Seat
    ply: int
    at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Concession:
    """A seat gave the match up for its side."""

    seat: Seat
    at: int | None = None


Event = Move | Change | TakeBack | Concession


@dataclass(frozen=True, slots=True)
class Won:
    """One line of the score sheet: a category, who won it if anybody, how much, and every side's tally."""

    category: Category
    side: Side | None
    points: int
    tallies: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal, extra deals included; the last attempt is the one that was played.

    ``totals`` are those of the match after the deal, None while it runs; ``awards`` are empty when it was
    stopped before its end.
    """

    number: int
    dealer: Seat
    attempts: tuple[Attempt, ...]
    begun: str | None = None
    opening: tuple[Card, ...] = ()
    events: tuple[Event, ...] = ()
    awards: tuple[Won, ...] = ()
    totals: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How the match ended and which sides won it."""

    how: Ending
    winners: tuple[Side, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match from the agreement on its rules to its result, or as far as it went.

    ``seeded`` is the N of ``--seed N``: such a record can be repeated, and is not fair. ``rules`` are those
    of the preset with the changes agreed on.
    """

    match: str
    preset: str
    rules: Rules
    sitters: tuple[Sitter, ...]
    begun: str | None = None
    seeded: int | None = None
    draws: tuple[Draw, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    result: Result | None = None
    recipe: str = field(default=RECIPE)


# -- from the rules' values


def move_of(played: Played, at: int | None = None, by: StandIn | None = None) -> Move:
    """The move that a public event of the rules stands for."""
    return Move(
        seat=played.seat,
        action=played.action,
        captured=played.captured,
        scopa=played.scopa,
        at=at,
        by=by,
    )


def awards_of(score: Score) -> tuple[Won, ...]:
    """The lines of the score sheet as a record keeps them; the cards follow from the deal."""
    return tuple(Won(award.category, award.side, award.points, award.tallies) for award in score.awards)


# -- text


def format_record(record: Record) -> str:
    """Write a record; what is not known yet is simply not there.

    >>> match = Record(
    ...     match="seed-1", preset="scopa", rules=Rules(), sitters=(Person("Anna"), BotPlayer("goloso"))
    ... )
    >>> print(format_record(match).splitlines()[-2:])
    ['seat 0 person Anna', 'seat 1 bot goloso']
    """
    blocks = [_head(record), *map(_draw, record.draws), *map(_deal, record.deals)]
    if record.result is not None:
        sides = " ".join(map(str, record.result.winners))
        blocks.append(iter([f"result {record.result.how} {sides}".rstrip()]))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def format_time(at: int) -> str:
    """Milliseconds as seconds behind an at sign.

    >>> format_time(12345)
    '@12.345'
    """
    return f"@{at // 1000}.{at % 1000:03}"


def format_sitter(sitter: Sitter) -> str:
    """Who sits there: ``person Anna``, ``bot goloso``, a bot's seed behind it."""
    match sitter:
        case Person(name):
            return f"person {name}"
        case BotPlayer(name, seed):
            return f"bot {name}" if seed is None else f"bot {name} {seed.hex()}"


def _head(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"match {record.match}"
    yield f"recipe {record.recipe}"
    if record.begun is not None:
        yield f"begun {record.begun}"
    if record.seeded is not None:
        yield f"seeded {record.seeded}"
    yield f"rules {record.preset}"
    for name, value in changed_options(record.rules, PRESETS[record.preset].rules).items():
        yield f"set {name}={value}"
    for seat, sitter in enumerate(record.sitters):
        yield f"seat {seat} {format_sitter(sitter)}"


def _draw(draw: Draw) -> Iterator[str]:
    yield f"draw {draw.chance.attempt}"
    yield from _promised(draw.chance)
    yield from _secret(draw.chance)
    yield f"dealer {'none' if draw.dealer is None else draw.dealer}"


def _deal(deal: DealRecord) -> Iterator[str]:
    yield f"deal {deal.number}"
    yield f"dealer {deal.dealer}"
    if deal.begun is not None:
        yield f"begun {deal.begun}"
    for attempt in deal.attempts[:-1]:
        yield from _before(attempt)
        yield from _revealed(attempt)
    for attempt in deal.attempts[-1:]:
        yield from _before(attempt)
        if deal.opening:
            yield f"opening {_cards(deal.opening)}"
        yield from map(_event, deal.events)
        yield from _revealed(attempt)
    for won in deal.awards:
        side = "-" if won.side is None else won.side
        yield f"award {won.category} {side} {won.points} {_numbers(won.tallies)}"
    if deal.totals is not None:
        yield f"totals {_numbers(deal.totals)}"


def _before(attempt: Attempt) -> Iterator[str]:
    """What is known of an attempt before the first card is played."""
    yield f"attempt {attempt.chance.attempt}"
    yield from _promised(attempt.chance)
    if attempt.cut is not None:
        cut = attempt.cut
        yield f"cut {cut.seat} {cut.at} {'chosen' if cut.chosen else 'default'}"
    if attempt.table:
        yield f"table {_cards(attempt.table)}"
    if attempt.void is not None:
        yield f"void {attempt.void}"


def _revealed(attempt: Attempt) -> Iterator[str]:
    """What is told of an attempt when it is over."""
    yield from _secret(attempt.chance)
    if attempt.deck:
        yield f"deck {_cards(attempt.deck)}"


def _promised(chance: Chance) -> Iterator[str]:
    if chance.host is not None:
        yield f"commitment host {chance.host}"
    for pledge in chance.pledges:
        yield f"commitment {pledge.seat} {pledge.commitment or 'none'}"
    for pledge in chance.pledges:
        if pledge.opening is not None or pledge.absence is not None:
            opening = "none" if pledge.opening is None else pledge.opening.hex()
            yield f"contribution {pledge.seat} {opening} {pledge.absence or ''}".rstrip()


def _secret(chance: Chance) -> Iterator[str]:
    if chance.secret is not None:
        yield f"secret {chance.secret.hex()}"


def _event(event: Event) -> str:
    at = "" if event.at is None else f" {format_time(event.at)}"
    match event:
        case Move():
            by = f" by {event.by.bot} {event.by.why}" if event.by else ""
            action = format_action(event.action, captured=event.captured, scopa=event.scopa)
            return f"{event.seat} {action}{at}{by}"
        case Change():
            return f"sits {event.seat}{at} {event.why} {format_sitter(event.sitter)}"
        case TakeBack():
            return f"back {event.seat} {event.ply}{at}"
        case Concession():
            return f"concede {event.seat}{at}"


def _cards(some: Iterable[Card]) -> str:
    return " ".join(some)


def _numbers(some: Iterable[int]) -> str:
    return "-".join(map(str, some))
