"""What many decks say about each bot: a mean with its 95 % interval, and deals won, tied and lost.

The unit is the deck, not the deal: the seatings of one deck share their luck, so only their mean counts as
one observation. The interval is Student's; it needs two decks at least.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from settebello.arena.play import Deck, Seating


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a result: points a deal, their interval, and how the deals ended.

    ``interval`` is None after a single deck, which tells nothing about the spread.
    """

    points_per_deal: float
    interval: tuple[float, float] | None
    won: int
    tied: int
    lost: int


@dataclass(frozen=True, slots=True)
class Result:
    """A line for every place of the question and, of two sides, the first one as hand and as dealer."""

    lines: tuple[Line, ...]
    hand: Line | None = None
    dealer: Line | None = None


def tally(decks: Sequence[Deck]) -> Result:
    """What these decks say; their order does not matter."""
    places = range(len(decks[0].seatings))
    lines = tuple(_line([(deck.seatings, place) for deck in decks]) for place in places)
    if len(places) != 2:
        return Result(lines)
    return Result(lines, _first_place(decks, dealing=False), _first_place(decks, dealing=True))


def _first_place(decks: Sequence[Deck], *, dealing: bool) -> Line:
    """The first bot in the seatings in which its side deals, or does not."""
    return _line(
        [
            (tuple(seating for seating in deck.seatings if (seating.dealt == 0) is dealing), 0)
            for deck in decks
        ]
    )


def _line(observations: Sequence[tuple[Sequence[Seating], int]]) -> Line:
    """One observation is a place in some seatings of a deck; its value is their mean."""
    seatings = [(seating, place) for some, place in observations for seating in some]
    sides = len(seatings[0][0].points)
    unit = len(observations[0][0]) * (sides - 1)
    values = [sum(_lead(seating, place) for seating in some) for some, place in observations]
    mean, interval = mean_interval(values, unit)
    won = sum(seating.best == (place,) for seating, place in seatings)
    tied = sum(place in seating.best and len(seating.best) > 1 for seating, place in seatings)
    return Line(mean, interval, won, tied, len(seatings) - won - tied)


def _lead(seating: Seating, place: int) -> int:
    """Own points minus the mean of the others, times the number of the others: a whole number."""
    points = seating.points
    return len(points) * points[place] - sum(points)


def mean_interval(values: Iterable[int], unit: int = 1) -> tuple[float, tuple[float, float] | None]:
    """The mean of whole numbers in parts of ``unit``, and the 95 % interval for the mean behind them.

    Sums are exact, so the result does not depend on the order.

    >>> mean_interval([2, 4, 6, 8])[0]
    5.0
    """
    row = tuple(values)
    n, total = len(row), sum(row)
    mean = total / (n * unit)
    if n < 2:
        return mean, None
    squares = n * sum(value * value for value in row) - total * total
    half = student(n - 1) * sqrt(squares / (n * n * (n - 1))) / unit
    return mean, (mean - half, mean + half)


_Z: Final = 1.959963984540054
"""97.5 % of the standard normal distribution lies below."""

_FEW: Final = {1: 12.7062047362, 2: 4.3026527297, 3: 3.1824463053, 4: 2.7764451052}


def student(freedom: int) -> float:
    """The number below which 97.5 % of Student's distribution lies (Cornish-Fisher from five degrees on).

    >>> round(student(9), 3), round(student(10_000), 4)
    (2.262, 1.9602)
    """
    if freedom in _FEW:
        return _FEW[freedom]
    z, v = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
