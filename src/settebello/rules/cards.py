"""Cards, suits and ranks: the vocabulary every other module speaks.

A card *is* its two-letter code: rank ``A 2 3 4 5 6 7 F C R`` (the 52-card deck adds ``8 9 T``) and
suit ``d c s b``. Upper case is always a rank and lower case always a suit, so ``C`` (cavallo) and
``c`` (coppe) never meet. Here are no piles, no points and no words: ``"7d"`` is all a card knows.
"""

from collections.abc import Iterable
from enum import StrEnum
from operator import attrgetter
from typing import Final


class Suit(StrEnum):
    """One of the four suits, in notation order (R1.1)."""

    DENARI = "d"
    COPPE = "c"
    SPADE = "s"
    BASTONI = "b"

    __hash__ = str.__hash__


class Rank(StrEnum):
    """One of the thirteen ranks, lowest first; ``8 9 T`` exist in ``bresciane52`` only (R1.6).

    ``number`` is what the rank counts when it captures: A-7 count 1-7, fante 8, cavallo 9, re 10 (R1.2).

    >>> Rank.CAVALLO.number
    9
    """

    number: int

    ASSO = "A"
    DUE = "2"
    TRE = "3"
    QUATTRO = "4"
    CINQUE = "5"
    SEI = "6"
    SETTE = "7"
    OTTO = "8"
    NOVE = "9"
    DIECI = "T"
    FANTE = "F"
    CAVALLO = "C"
    RE = "R"

    __hash__ = str.__hash__

    def __init__(self, code: str) -> None:
        self.number = "A23456789T".find(code) + 1 or 8 + "FCR".index(code)


class Card(StrEnum):
    """A card of the deck; every card has its own identity (R1.4).

    >>> Card("7d").rank, Card("7d").suit, Card("Fc").number
    (<Rank.SETTE: '7'>, <Suit.DENARI: 'd'>, 8)
    """

    rank: Rank
    suit: Suit
    number: int
    order: int
    """Place in notation order: rank from the king down, then ``d c s b``."""

    AD, D2, D3, D4, D5, D6, D7, D8, D9, DT, FD, CD, RD = (
        "Ad", "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d", "Td", "Fd", "Cd", "Rd",
    )  # fmt: skip
    AC, C2, C3, C4, C5, C6, C7, C8, C9, CT, FC, CC, RC = (
        "Ac", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Fc", "Cc", "Rc",
    )  # fmt: skip
    AS, S2, S3, S4, S5, S6, S7, S8, S9, ST, FS, CS, RS = (
        "As", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts", "Fs", "Cs", "Rs",
    )  # fmt: skip
    AB, B2, B3, B4, B5, B6, B7, B8, B9, BT, FB, CB, RB = (
        "Ab", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "Tb", "Fb", "Cb", "Rb",
    )  # fmt: skip

    __hash__ = str.__hash__

    def __init__(self, code: str) -> None:
        self.rank = Rank(code[0])
        self.suit = Suit(code[1])
        self.number = self.rank.number
        self.order = 4 * "RCFT98765432A".index(code[0]) + "dcsb".index(code[1])


ACE: Final = Rank.ASSO
COURTS: Final = frozenset({Rank.FANTE, Rank.CAVALLO, Rank.RE})
SETTEBELLO: Final = Card.D7
RE_BELLO: Final = Card.RD

DECK52: Final[tuple[Card, ...]] = tuple(Card)
"""The 52 cards of ``deck=bresciane52``: A ... 9 T F C R in d, c, s, b (R1.6)."""

DECK: Final[tuple[Card, ...]] = tuple(card for card in Card if card.rank not in "89T")
"""The forty cards: Ad 2d ... Rd Ac ... Rb (R1.1)."""


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written one after the other, with or without blanks.

    Raises:
        ValueError: a pair of letters is no card.

    >>> cards("7d 4c3d")
    (<Card.D7: '7d'>, <Card.C4: '4c'>, <Card.D3: '3d'>)
    """
    packed = "".join(text.split())
    return tuple(Card(packed[i : i + 2]) for i in range(0, len(packed), 2))


_ORDER: Final = attrgetter("order")


def in_order(some: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards into notation order: by rank, highest first, then ``d c s b``.

    >>> " ".join(in_order(cards("3d 4c Rb Rs")))
    'Rs Rb 4c 3d'
    """
    return tuple(sorted(some, key=_ORDER))
