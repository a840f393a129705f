"""Is the shuffle balanced? Many decks of the published recipe, judged by chi-square.

    python bench/fairness.py [DECKS]

Three questions: does the shuffle bring every card to every place, does every card follow every other, is
every cut as frequent as the others. Places are counted before the cut, which would hide a crooked shuffle.
A true shuffle gives values of z like those of a normal variable: about one in a thousand is beyond 3.3. The
tests run 100,000 decks through the same functions, the default here is a million.
"""

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import cbrt, sqrt

from settebello.room.fairness import Stream, default_cut, seed, shuffle
from settebello.rules.cards import DECK, Card

Shuffler = Callable[[Sequence[Card], Stream], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Balance:
    """How far from balanced, in standard deviations."""

    places: float
    neighbours: float
    cuts: float


@dataclass(slots=True)
class Tally:
    """What has been counted: card by place, card after card, cuts."""

    places: list[list[int]]
    neighbours: list[list[int]]
    cuts: list[int]


def normal(chi_square: float, freedom: int) -> float:
    """The normal variable a chi-square value stands for (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return (cbrt(chi_square / freedom) - (1 - spread)) / sqrt(spread)


def flatness(counts: Iterable[int]) -> float:
    """The sum of squared deviations from the mean, over the mean."""
    values = list(counts)
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / mean


def measure(
    decks: int, shuffler: Shuffler = shuffle, *, pack: Sequence[Card] = DECK, match: str = "bench"
) -> Balance:
    """Shuffle and cut that many packs, each from a seed of its own, and judge them."""
    tally = Tally(_square(len(pack)), _square(len(pack)), [0] * (len(pack) - 1))
    secret, batch = bytes(range(32)), 20_000
    for first in range(1, decks + 1, batch):
        numbers = range(first, min(decks + 1, first + batch))
        _count(tally, (Stream(seed(match, deal, 1, secret, ())) for deal in numbers), shuffler, pack)
    return _judge(tally)


def _square(n: int) -> list[list[int]]:
    return [[0] * n for _ in range(n)]


def _count(tally: Tally, streams: Iterable[Stream], shuffler: Shuffler, pack: Sequence[Card]) -> None:
    """Count a batch column by column: bytes are counted by the interpreter at the speed of memory."""
    number = {card: at for at, card in enumerate(pack)}
    rows = bytearray()
    for stream in streams:
        rows += bytes([number[card] for card in shuffler(pack, stream)])
        tally.cuts[default_cut(len(pack), stream) - 1] += 1
    n = len(pack)
    columns = [bytes(rows[place::n]) for place in range(n)]
    for place, column in enumerate(columns):
        after = columns[(place + 1) % n]
        for card in range(n):
            tally.places[place][card] += column.count(card)
        for one, other in zip(column, after, strict=True):
            tally.neighbours[one][other] += 1


def _judge(tally: Tally) -> Balance:
    """The counts of permutations hang together: rows and columns are given, so (n-1) squared are free."""
    n = len(tally.places)
    places = flatness(count for row in tally.places for count in row) * (n - 1) / n
    pairs = (tally.neighbours[a][b] for a in range(n) for b in range(n) if a != b)
    # A cyclic order is counted: each card has one follower, none follows itself.
    neighbours = flatness(pairs) * (n - 2) / (n - 1)
    return Balance(
        normal(places, (n - 1) ** 2),
        normal(neighbours, (n - 1) * (n - 2) - 1),
        normal(flatness(tally.cuts), n - 2),
    )


def main() -> None:
    """Print the figures for as many decks as were asked for."""
    decks = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    begun = time.perf_counter()
    found = measure(decks)
    took = time.perf_counter() - begun
    print(f"decks {decks}, {decks / took:,.0f} a second, counting included")
    print(f"z: places {found.places:+.2f}  neighbours {found.neighbours:+.2f}  cuts {found.cuts:+.2f}")


if __name__ == "__main__":
    main()
