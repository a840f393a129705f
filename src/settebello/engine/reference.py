"""The engine's questions answered by the readable rules: slow, plain, what a fast answer is held against."""

from collections.abc import Iterator

from settebello.rules.actions import Play
from settebello.rules.cards import Card
from settebello.rules.deal import Deal, act, legal_actions
from settebello.rules.options import Seat


def perft(deal: Deal, depth: int) -> int:
    """How many sequences of plays there are from here, this many plays long or to the end of the deal.

    A ply is one play; nobody knocks. There is no chance: the deal holds its stock in order. A finished deal
    counts one at any remaining depth.

    >>> from settebello.rules import DECK, PRESETS, Seat, new_deal
    >>> deal = new_deal(PRESETS["scopa"].rules, Seat(0), DECK)
    >>> [perft(deal, depth) for depth in range(5)]
    [1, 3, 9, 18, 36]
    """
    return _count(deal, depth, {})


_Place = tuple[int, Seat, tuple[tuple[Card, ...], ...], frozenset[Card]]
"""What the plays still to come depend on, for one root: plies left, mover, hands, table.

Piles and scope decide points, never what may be played; the stock follows from the plies left.
"""


def _count(deal: Deal, depth: int, known: dict[_Place, int]) -> int:
    if depth == 0 or deal.finished:
        return 1
    if depth == 1:
        return sum(1 for _ in plays(deal))
    place = (depth, deal.to_move, deal.hands, frozenset(deal.table))
    count = known.get(place)
    if count is None:
        count = sum(_count(act(deal, play), depth - 1, known) for play in plays(deal))
        known[place] = count
    return count


def divide(deal: Deal, depth: int) -> Iterator[tuple[Play, int]]:
    """Each first play with the number of sequences behind it; together they are ``perft``."""
    for play in plays(deal) if depth > 0 else ():
        yield play, perft(act(deal, play), depth - 1)


def plays(deal: Deal) -> Iterator[Play]:
    """The legal plays, knocks left out."""
    return (action for action in legal_actions(deal) if isinstance(action, Play))
