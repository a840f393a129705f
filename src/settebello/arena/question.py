"""What a run of the arena asks: which rules, who plays for which side, which decks, how long to think.

The number of decks is not part of the question: more decks answer the same question better.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.bots.bot import Limit
from settebello.rules.options import Rules, Seat


class TooManyBots(ValueError):
    """More bots than sides: somebody would never play."""

    def __init__(self, bots: int, sides: int) -> None:
        super().__init__(bots, sides)
        self.bots = bots
        self.sides = sides


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Everything that a result depends on; plain values, fit to be sent to another process.

    ``bots`` names one bot for each side, the same for all partners of a side. ``dealer`` deals the first
    deck; None leaves it to the draw of the seed. ``preset`` is how the rules are called in reports.
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    limit: Limit
    dealer: Seat | None = None
    preset: str | None = None


def going_round(names: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """One name for each side: the names in order, round and round.

    Raises:
        TooManyBots: there are more names than sides.

    >>> going_round(["goloso", "casuale"], Rules(players=3))
    ('goloso', 'casuale', 'goloso')
    """
    if len(names) > rules.sides:
        raise TooManyBots(len(names), rules.sides)
    return tuple(names[side % len(names)] for side in range(rules.sides))
