"""Knocking in cirulla: what a fresh hand of three is worth, and which ranks its 7c may declare (R9.5)."""

from collections.abc import Sequence
from typing import Final

from settebello.rules.actions import Knock
from settebello.rules.cards import Card, Rank
from settebello.rules.options import Rules, ScoreSet

WILD: Final = Card.C7
"""The seven of coppe stands for any rank while its player declares so (R9.5)."""

HAND: Final = 3
"""How many cards a hand has that may be knocked with."""
ALL_OF_A_RANK: Final = 10
NINE_OR_LESS: Final = 3

_RANKS40: Final = tuple(rank for rank in Rank if rank not in "89T")


def knocking_is_played(rules: Rules) -> bool:
    """Whether anybody knocks at all: with the points of cirulla and hands of three (R9.5, R9.6)."""
    return rules.score_set is ScoreSet.CIRULLA and rules.hand_size == HAND


def played_rank(card: Card, declared: Rank | None) -> Rank:
    """The rank a card is played as: its own or, for the 7c, the one its player has declared (R9.5).

    >>> played_rank(Card("7c"), Rank.RE), played_rank(Card("7d"), Rank.RE)
    (<Rank.RE: 'R'>, <Rank.SETTE: '7'>)
    """
    return declared if declared and card is WILD else card.rank


def knocks(hand: Sequence[Card]) -> tuple[Knock, ...]:
    """Every way to knock with these three cards: one, none, or several ranks for the 7c (R9.5).

    Where ten points are possible only they are offered: the better one is paid, never both.

    >>> from settebello.rules.cards import cards
    >>> knocks(cards("7c 4d 4s"))
    (Knock(points=10, rank=<Rank.QUATTRO: '4'>),)
    """
    if WILD not in hand:
        worth = _worth([card.rank for card in hand])
        return (Knock(worth),) if worth else ()
    others = [card.rank for card in hand if card is not WILD]
    named = [(rank, _worth([rank, *others])) for rank in _RANKS40]
    best = max(worth for _, worth in named)
    return tuple(Knock(worth, rank) for rank, worth in named if worth == best) if best else ()


def knock_points(hand: Sequence[Card]) -> int:
    """What the hand scores when it knocks: 10, 3 or nothing (R9.5).

    >>> from settebello.rules.cards import cards
    >>> knock_points(cards("7c 3d 5s")), knock_points(cards("2c 3d 5s"))
    (3, 0)
    """
    return max((knock.points for knock in knocks(hand)), default=0)


def _worth(ranks: Sequence[Rank]) -> int:
    if len(set(ranks)) == 1:
        return ALL_OF_A_RANK
    return NINE_OR_LESS if sum(rank.number for rank in ranks) <= 9 else 0
