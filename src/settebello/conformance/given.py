"""What each kind of case is given: one value class per kind; how it is read is in ``positions``."""

from dataclasses import dataclass

from settebello.rules import Card, Category, Preset, Rules, Seat

Points = dict[Category, int]


@dataclass(frozen=True, slots=True)
class Moves:
    """A card about to be played on a table."""

    rules: Rules
    table: tuple[Card, ...]
    card: Card
    first_play: bool


@dataclass(frozen=True, slots=True)
class Legal:
    """A play as a client might send it; ``hand`` is None where the whole hand is not told."""

    rules: Rules
    table: tuple[Card, ...]
    card: Card
    take: tuple[Card, ...]
    hand: tuple[Card, ...] | None
    first_play: bool


@dataclass(frozen=True, slots=True)
class Left:
    """How many cards there are after a play, by place."""

    hand: int
    others: int
    stock: int


@dataclass(frozen=True, slots=True)
class OnePlay:
    """A play in the middle of a deal, its sides by name."""

    rules: Rules
    table: tuple[Card, ...]
    card: Card
    take: tuple[Card, ...]
    player: str
    dealer: str
    last_capturer: str | None
    left: Left


@dataclass(frozen=True, slots=True)
class Setup:
    """A table before the deal; ``table`` is None where it cannot be looked at."""

    rules: Rules
    preset: Preset
    dealer: Seat
    table: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole deal: packets by seat and every play in order."""

    rules: Rules
    sides: tuple[str, ...]
    dealer: Seat
    table: tuple[Card, ...]
    rounds: tuple[tuple[tuple[Card, ...], ...], ...]
    plays: tuple[tuple[Seat, Card, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class Piles:
    """Captured cards and scope by side; the whole deck, or (kind ``claim``) a part of it."""

    rules: Rules
    piles: dict[str, tuple[Card, ...]]
    scope: dict[str, int]


@dataclass(frozen=True, slots=True)
class AfterDeal:
    """Totals before a deal and its points, by side."""

    rules: Rules
    before: dict[str, int]
    deal: dict[str, Points]


@dataclass(frozen=True, slots=True)
class MayClaim:
    """A deal in progress and the side that has just captured."""

    captured: Piles
    before: dict[str, int]
    claimant: str


@dataclass(frozen=True, slots=True)
class Knocking:
    """A fresh hand of three."""

    rules: Rules
    hand: tuple[Card, ...]


Given = Moves | Legal | OnePlay | Setup | Replay | Piles | AfterDeal | MayClaim | Knocking
