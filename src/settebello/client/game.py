"""A match at home as one immutable value: what may be told of it, what is still secret, what comes next.

The steps that lead it from the agreement to its result are in two modules: ``preparing`` for all that goes
before the first card of a deal, ``deciding`` for what is played and what it comes to. Each answers the next
value and what happened. All chance (secrets, contributions, cuts) and all time come in as arguments, so that
a record leads to the same value again (``restoring``). Who chooses a move, where secrets come from and where
the record is written is the business of ``local``.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from settebello.client.protocol import Event, Refusal, Refused
from settebello.notation.records import Attempt, Chance, Person, Record
from settebello.room.fairness import ABSENT, CutDeck, deck_for, seed
from settebello.rules import Deal, Match, Rules, Seat, cutter


class Phase(StrEnum):
    """What comes next."""

    DRAW = "draw"
    SHUFFLE = "shuffle"
    CUT = "cut"
    PLAY = "play"
    CLAIM = "claim"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A match in progress: what may be told (``record``), the secret of the running deal, and what follows.

    ``line`` holds the running deal after 0, 1, 2 ... of the actions that count, so that one can be taken
    back; it is empty before the cards are dealt, and keeps the last deal when all is over.
    """

    record: Record
    phase: Phase
    dealer: Seat | None = None
    match: Match | None = None
    secret: bytes | None = None
    line: tuple[Deal, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules agreed on."""
        return self.record.rules

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which a person sits, lowest first."""
        return tuple(Seat(i) for i, who in enumerate(self.record.sitters) if isinstance(who, Person))

    @property
    def deal(self) -> Deal | None:
        """The deal on the table, or the last one."""
        return self.line[-1] if self.line else None

    @property
    def number(self) -> int:
        """The deal being prepared, played or just finished; 0 before the first."""
        return self.record.deals[-1].number if self.record.deals else 0

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the match so far, by side."""
        return self.match.totals if self.match else (0,) * self.rules.sides

    @property
    def attempt(self) -> Attempt:
        """The shuffle of the running deal."""
        return self.record.deals[-1].attempts[-1]

    @property
    def cutter(self) -> Seat:
        """Who cuts for the deal being prepared (R2.8)."""
        return cutter(self.rules, Seat(self.record.deals[-1].dealer))


Step = tuple[Game, tuple[Event, ...]]
"""What a step leads to, and what happened."""


def in_phase(game: Game, phase: Phase) -> None:
    """See that it is the moment for a step; raises ``Refused``."""
    if game.phase is not phase:
        raise Refused(Refusal.NOT_ASKED)


def told_before(before: tuple[Event, ...], step: Step) -> Step:
    """A step with what happened before it."""
    game, events = step
    return game, (*before, *events)


def noted(game: Game, attempt: Attempt | None = None, **changes: Any) -> Game:
    """The game with changes to the last deal of its record."""
    *deals, last = game.record.deals
    if attempt is not None:
        changes["attempts"] = (*last.attempts[:-1], attempt)
    return replace(game, record=replace(game.record, deals=(*deals, replace(last, **changes))))


def seed_for(record: Record, number: int, chance: Chance, secret: bytes) -> bytes:
    """What a shuffle draws from: the secret and all that was opened."""
    contributions = [pledge.opening or ABSENT for pledge in chance.pledges]
    return seed(record.match, number, chance.attempt, secret, contributions)


def cut_deck(game: Game, at: int | None) -> CutDeck:
    """The pack of the running deal as it was shuffled, cut there or by the default draw."""
    assert game.secret is not None
    key = seed_for(game.record, game.number, game.attempt.chance, game.secret)
    return deck_for(game.rules.deck_cards, key, at)
