"""The primiera: what a card is worth in it, a side's best four, and how two of them compare (R6.6-R6.8).

Not here: who gets the point for it, which is ``scoring``'s business, and the rule of the most sevens (R6.14),
which needs no primiera at all.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from settebello.rules.cards import Card, Rank, Suit
from settebello.rules.options import PrimieraMissingSuit

PRIMIERA_VALUES: Final[Mapping[Rank, int]] = MappingProxyType(
    {
        Rank.SETTE: 21, Rank.SEI: 18, Rank.ASSO: 16, Rank.CINQUE: 15, Rank.QUATTRO: 14, Rank.TRE: 13,
        Rank.DUE: 12, Rank.FANTE: 10, Rank.CAVALLO: 10, Rank.RE: 10,
    }
)  # fmt: skip
"""What a card is worth in the primiera; the best of each suit counts (R6.6)."""

_WORTH: Final[Mapping[Card, int]] = {card: PRIMIERA_VALUES.get(card.rank, 10) for card in Card}


@dataclass(frozen=True, slots=True)
class Primiera:
    """One side's primiera: suits held, the sum of their best cards, and these cards in suit order (R6.6)."""

    suits: int
    total: int
    best: tuple[Card, ...]


def primiera_of(pile: Iterable[Card]) -> Primiera:
    """The best card of each suit and their sum (R6.6).

    >>> from settebello.rules.cards import cards
    >>> found = primiera_of(cards("7c 7b 7d 6s Rd"))
    >>> found.suits, found.total
    (4, 81)
    """
    best: dict[Suit, Card] = {}
    for card in pile:
        held = best.get(card.suit)
        if held is None or _WORTH[card] > _WORTH[held]:
            best[card.suit] = card
    return Primiera(
        len(best),
        sum([_WORTH[card] for card in best.values()]),
        tuple(best[suit] for suit in Suit if suit in best),
    )


Rating = tuple[int, int]

NULL: Final[Rating] = (0, 0)
"""A primiera that cannot win."""


def rating_of(rule: PrimieraMissingSuit, primiera: Primiera) -> Rating:
    """How high a primiera stands: four suits beat three, where incomplete ones are looked at (R6.8)."""
    match rule:
        case PrimieraMissingSuit.NULL:
            return (4, primiera.total) if primiera.suits == 4 else NULL
        case PrimieraMissingSuit.THREE_IF_ALL_LACK:
            return (primiera.suits, primiera.total) if primiera.suits >= 3 else NULL
        case PrimieraMissingSuit.LEXICOGRAPHIC:
            return (primiera.suits, primiera.total)
        case PrimieraMissingSuit.ZERO:
            return (1 if primiera.suits else 0, primiera.total)
