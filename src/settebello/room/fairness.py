"""The published recipe that turns everybody's secrets into one deck: version ``settebello/1``.

The host commits to a secret, then every person commits to one, then all are opened, then the pack is
cut: nobody chooses knowing the others, and whoever has the record can compute the deck again. These are
pure functions of bytes and numbers. Where secrets come from, how long one waits for them and who is told
what and when is the business of whoever runs the room; a whole record is checked in ``room.verify``.
The recipe in words, with a reader's own thirty lines for it, is in ``docs/fairness.md``.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final

from settebello.notation.records import RECIPE, Absence
from settebello.rules.cards import ACE, COURTS, Card
from settebello.rules.dealing import step
from settebello.rules.options import Deck, FirstDealer, Rules, Seat

VERSION: Final = RECIPE
SECRET_SIZE: Final = 32
ABSENT: Final = bytes(SECRET_SIZE)
"""What a contribution that is missing or does not match counts as."""

_SPAN: Final = 1 << 16


class Purpose(StrEnum):
    """What a number derived from ``--seed N`` is used for."""

    SECRET = "secret"  # noqa: S105 - the name of a use, not a password
    CONTRIBUTION = "contribution"
    BOT = "bot"


class BadCut(ValueError):
    """A cut of ``size`` cards that leaves one of the two heaps empty; ``cut`` is what was asked."""

    def __init__(self, size: int, cut: int) -> None:
        super().__init__(f"bad_cut size={size} cut={cut}")
        self.size = size
        self.cut = cut


def fields(*values: str | int | bytes) -> bytes:
    """Write values one after the other, each behind its length in four bytes: no two lists read alike.

    >>> fields("ab", 7).hex()
    '0000000261620000000137'
    """
    return b"".join(len(raw).to_bytes(4, "big") + raw for raw in map(_raw, values))


def _raw(value: str | int | bytes) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


def commitment(secret: bytes) -> str:
    """The lowercase hex SHA-256 that is shown before the secret itself."""
    return hashlib.sha256(secret).hexdigest()


def counted(commitment_hex: str | None, opening: bytes | None) -> tuple[bytes, Absence | None]:
    """What a person's contribution counts as, and why if it counts as zeros.

    >>> counted(commitment(b"x" * 32), b"y" * 32)[1]
    <Absence.MISMATCH: 'mismatch'>
    """
    if commitment_hex is None:
        return ABSENT, Absence.NO_COMMITMENT
    if opening is None:
        return ABSENT, Absence.NO_OPENING
    if len(opening) != SECRET_SIZE or commitment(opening) != commitment_hex:
        return ABSENT, Absence.MISMATCH
    return opening, None


def seed(match_id: str, deal: int, attempt: int, secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The 32 bytes a deck is made from; contributions of the persons in ascending seat, bots have none."""
    return hashlib.sha256(fields(VERSION, match_id, deal, attempt, secret, *contributions)).digest()


class Stream:
    """Uniform numbers from a seed: HMAC-SHA-256 blocks read as 16-bit numbers, none skipped but by rejection.

    >>> stream = Stream(bytes(32))
    >>> [stream.below(6) for _ in range(8)], stream.used
    ([3, 4, 2, 4, 5, 3, 0, 2], 8)
    """

    __slots__ = ("_block", "_blocks", "_seed", "_unread")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = b""
        self._blocks = 0
        self._unread = 0

    @property
    def used(self) -> int:
        """How many 16-bit numbers have been read, rejected ones included."""
        return 16 * self._blocks - self._unread

    def _next(self) -> int:
        if not self._unread:
            self._block = hmac.digest(self._seed, self._blocks.to_bytes(8, "big"), "sha256")
            self._blocks += 1
            self._unread = 16
        at = 32 - 2 * self._unread
        self._unread -= 1
        return self._block[at] << 8 | self._block[at + 1]

    def below(self, n: int) -> int:
        """Draw a number from 0 to n-1, each as likely as the others."""
        limit = _SPAN - _SPAN % n
        value = self._next()
        while value >= limit:
            value = self._next()
        return value % n


def shuffle(pack: Sequence[Card], stream: Stream) -> tuple[Card, ...]:
    """Fisher-Yates from the last card down."""
    deck = list(pack)
    for i in range(len(deck) - 1, 0, -1):
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def default_cut(size: int, stream: Stream) -> int:
    """The cut of a bot or of a cutter who does not answer: the next draw after the shuffle."""
    return 1 + stream.below(size - 1)


def cut(deck: Sequence[Card], at: int) -> tuple[Card, ...]:
    """Bring the ``at`` top cards to the bottom (R2.8).

    Raises:
        BadCut: fewer than one card, or all of them.
    """
    if not 1 <= at < len(deck):
        raise BadCut(len(deck), at)
    return (*deck[at:], *deck[:at])


@dataclass(frozen=True, slots=True)
class CutDeck:
    """A pack ready to deal: index 0 is the top. ``drawn`` counts the 16-bit numbers used."""

    deck: tuple[Card, ...]
    cut: int
    drawn: int


def deck_for(pack: Sequence[Card], seed: bytes, chosen: int | None = None) -> CutDeck:
    """The deck of a seed: shuffled, then cut where the cutter chose, or by default.

    Raises:
        BadCut: the chosen cut leaves a heap empty.
    """
    stream = Stream(seed)
    shuffled = shuffle(pack, stream)
    at = default_cut(len(pack), stream) if chosen is None else chosen
    return CutDeck(cut(shuffled, at), at, stream.used)


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """How the first dealer was found: who drew which card in each round, and who deals.

    ``dealer`` is None when the deck ran out and another attempt is needed.
    """

    dealer: Seat | None
    rounds: tuple[tuple[tuple[Seat, Card], ...], ...] = ()


def first_dealer(rules: Rules, seed: bytes) -> DealerDraw | None:
    """Draw the first dealer from the seed of deal 0 (R2.7); None where the dealer is agreed on."""
    stream = Stream(seed)
    match rules.first_dealer:
        case FirstDealer.RANDOM:
            return DealerDraw(Seat(stream.below(rules.players)))
        case FirstDealer.LOWEST_CARD:
            return lowest_card(rules, shuffle(rules.deck_cards, stream))
        case FirstDealer.FIRST_ACE:
            return first_ace(rules, shuffle(rules.deck_cards, stream))
        case FirstDealer.AGREED:
            return None


def lowest_card(rules: Rules, deck: Sequence[Card]) -> DealerDraw:
    """Each seat draws a card; the lowest capture value deals, tied seats alone draw again (R2.7)."""
    seats, left = drawing_order(rules), iter(deck)
    rounds: list[tuple[tuple[Seat, Card], ...]] = []
    while len(seats) > 1:
        drawn = tuple(zip(seats, islice(left, len(seats)), strict=False))
        if len(drawn) < len(seats):
            return DealerDraw(None, tuple(rounds))
        rounds.append(drawn)
        lowest = min(_value(rules, card) for _, card in drawn)
        seats = tuple(seat for seat, card in drawn if _value(rules, card) == lowest)
    return DealerDraw(seats[0], tuple(rounds))


def first_ace(rules: Rules, deck: Sequence[Card]) -> DealerDraw:
    """Cards go round until an ace falls; its seat deals (R2.7)."""
    seats = drawing_order(rules)
    aces = (at for at, card in enumerate(deck) if card.rank is ACE)
    last = next(aces, None)
    dealt = tuple((seats[at % len(seats)], card) for at, card in enumerate(deck[: (last or 0) + 1]))
    rounds = tuple(dealt[at : at + len(seats)] for at in range(0, len(dealt), len(seats)))
    return DealerDraw(None if last is None else dealt[-1][0], rounds)


def drawing_order(rules: Rules) -> tuple[Seat, ...]:
    """Seat 0 first, then on in the direction of play (R2.3).

    >>> from settebello.rules.options import Direction
    >>> drawing_order(Rules(players=4, direction=Direction.CLOCKWISE))
    (0, 3, 2, 1)
    """
    return tuple(Seat(step(rules) * k % rules.players) for k in range(rules.players))


def _value(rules: Rules, card: Card) -> int:
    """The capture value; the courts of the 52-card deck have no number and stand above the 10 (R1.6)."""
    return 11 if rules.deck is Deck.BRESCIANE52 and card.rank in COURTS else card.number


def seeded_id(number: int) -> str:
    """The match id of ``--seed N``."""
    return f"seed-{number}"


def seeded(number: int, purpose: Purpose, deal: int, attempt: int, seat: int) -> bytes:
    """The 32 bytes that stand for a secret, a contribution or a bot's seed under ``--seed N``.

    A deck made this way can be repeated by anybody who knows N: reproducible, not fair.
    """
    return hashlib.sha256(fields(f"{VERSION}/seeded", number, purpose.value, deal, attempt, seat)).digest()
