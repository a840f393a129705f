"""What a bot is: whoever chooses an action from a view, with an RNG and a limit.

A bot gets what a player gets, a ``PlayerView``, and answers on the player's path with an action out of
``view.legal``. It keeps nothing between two questions: one object may sit at many tables. Which bots there
are is in ``registry``; how they are called, timed and replaced when they fail is for whoever asks to say.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final, Protocol

from settebello.rules.actions import Action
from settebello.rules.cards import Card
from settebello.rules.view import PlayerView


class Unit(StrEnum):
    """What a limit counts."""

    MILLISECONDS = "ms"
    NODES = "n"
    WORLDS = "w"


_LIMIT: Final = re.compile(r"([1-9][0-9]{0,8})(ms|n|w)", re.ASCII)


class BadLimit(ValueError):
    """A text that is no limit; ``text`` is what was said."""

    code: Final = "bad_limit"

    def __init__(self, text: str) -> None:
        super().__init__(f"{self.code}: {text}")
        self.text = text


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one action: time, nodes (or iterations), or worlds.

    Only a limit that is no time gives the same answer on every machine.

    >>> Limit(4000, Unit.NODES)
    Limit(amount=4000, unit=<Unit.NODES: 'n'>)
    >>> str(Limit(50, Unit.MILLISECONDS))
    '50ms'
    """

    amount: int
    unit: Unit

    def __str__(self) -> str:
        return f"{self.amount}{self.unit}"


DEFAULT_LIMIT: Final = Limit(50, Unit.MILLISECONDS)
"""What nobody asked otherwise for."""


def parse_limit(text: str) -> Limit:
    """Read a limit: ``50ms``, ``4000n``, ``400w``.

    Raises:
        BadLimit: no whole number from 1 up, or none of the three units.

    >>> parse_limit("400w")
    Limit(amount=400, unit=<Unit.WORLDS: 'w'>)
    """
    found = _LIMIT.fullmatch(text.strip().lower())
    if found is None:
        raise BadLimit(text)
    return Limit(int(found[1]), Unit(found[2]))


@dataclass(frozen=True, slots=True)
class Ranked:
    """One action and what the bot thinks it is worth, in the bot's own unit."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Fact:
    """One reason for a choice: a code, an amount in the bot's own unit, the cards it speaks of. No words."""

    code: str
    amount: float = 0
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does and what it can tell about it.

    ``ranking`` holds actions from the best down, ``value`` is that of the chosen one; a bot that does not
    weigh leaves them empty. ``why`` carries facts, never sentences.
    """

    action: Action
    value: float | None = None
    ranking: tuple[Ranked, ...] = ()
    why: tuple[Fact, ...] = ()


class NothingToChoose(LookupError):
    """A bot was asked although its seat has no legal action: not its turn, or the deal is over."""


class Bot(Protocol):
    """Chooses one of ``view.legal``, using no other chance than ``rng``."""

    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:
        """The action of the view's seat.

        Raises:
            NothingToChoose: the view offers no action.
        """
        ...
