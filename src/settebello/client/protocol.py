"""What a screen and a room say to each other, wherever the room is.

A screen asks for the ``events`` since it last asked, looks at the ``view`` of its seat and submits a
command; a room refuses with a code. Facts only: no words, no deal, no transport. The room of
``client.local`` lives in this process; one on a server can stand behind the same few calls.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from settebello.notation.records import Ending, StandIn
from settebello.rules.actions import Action, Played, Reason
from settebello.rules.cards import Card
from settebello.rules.match import Status
from settebello.rules.options import Category, Redeal, Rules, Seat, Side
from settebello.rules.scoring import Score
from settebello.rules.view import PlayerView

# -- commands


@dataclass(frozen=True, slots=True)
class Act:
    """Play a card, knock, or claim; ``ply`` is that of the view it answers, where one has been seen."""

    action: Action
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class LetPass:
    """Make no claim although one is open (R10.2)."""


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut so many cards from the top, or by the default draw (R2.8)."""

    at: int | None = None


@dataclass(frozen=True, slots=True)
class TakeMoveBack:
    """Go back to before one's own last decision of this deal."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Concede the match for one's side."""


Command = Act | LetPass | CutPack | TakeMoveBack | GiveUp


class Refusal(StrEnum):
    """Why a room refuses a command that is no question of the rules."""

    NOT_ASKED = "not_asked"
    STALE = "stale"
    BAD_CUT = "bad_cut"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    MATCH_IS_OVER = "match_is_over"


class Refused(Exception):
    """A command that changed nothing: the reason, and the action if the rules refused one."""

    def __init__(self, reason: Reason | Refusal, action: Action | None = None, **facts: int) -> None:
        super().__init__(f"{reason} {action or ''} {facts or ''}".strip())
        self.reason = reason
        self.action = action
        self.facts: Mapping[str, int] = facts


# -- events


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The rules are agreed and all sit; ``seeded`` is the N of a match that can be repeated."""

    preset: str
    rules: Rules
    seeded: int | None


@dataclass(frozen=True, slots=True)
class FirstDealerDrawn:
    """Who deals first; ``rounds`` are the cards drawn for it, if any were (R2.7)."""

    dealer: Seat
    rounds: tuple[tuple[tuple[Seat, Card], ...], ...]


@dataclass(frozen=True, slots=True)
class DealPrepared:
    """The pack is shuffled and the host committed to it; the cutter cuts next (R2.8)."""

    number: int
    attempt: int
    dealer: Seat
    cutter: Seat
    commitment: str


@dataclass(frozen=True, slots=True)
class PackCut:
    """The cutter lifted ``at`` cards; not ``chosen``, it was the default draw."""

    seat: Seat
    at: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal is void: the same dealer shuffles again (R3.9). Its secret is told at once."""

    reason: Redeal
    table: tuple[Card, ...]
    dealer: Seat
    secret: bytes


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The cards are dealt; ``opening`` is what the dealer took before play, ``scope`` what it made (R9.3)."""

    number: int
    dealer: Seat
    leader: Seat
    table: tuple[Card, ...]
    opening: tuple[Card, ...]
    scope: int


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat played or knocked; ``table`` is what lies there now, ``by`` who moved in its place."""

    played: Played
    table: tuple[Card, ...]
    by: StandIn | None = None


@dataclass(frozen=True, slots=True)
class PacketDealt:
    """All hands were empty and are full again, none to the table (R3.2); ``stock`` cards remain."""

    stock: int


@dataclass(frozen=True, slots=True)
class ClaimOpened:
    """A side may stop the match now (R10.2)."""

    side: Side


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat stopped the match; ``certain`` are, by side, the locked points of the deal (R10.5, R10.6)."""

    seat: Seat
    valid: bool
    certain: tuple[Mapping[Category, int], ...]


@dataclass(frozen=True, slots=True)
class MoveTakenBack:
    """A seat went back to its last decision; the deal stands as after ``ply`` actions."""

    seat: Seat
    ply: int


@dataclass(frozen=True, slots=True)
class Conceded:
    """A seat gave the match up."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScored:
    """The points of a finished deal, why each fell as it did, and what was secret until now."""

    number: int
    score: Score
    scope: tuple[int, ...]
    leftovers: tuple[Card, ...]
    leftovers_to: Side | None
    totals: tuple[int, ...]
    status: Status
    next_dealer: Seat | None
    commitment: str
    secret: bytes


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over: how, which sides won it, and the final totals."""

    how: Ending
    winners: tuple[Side, ...]
    totals: tuple[int, ...]


Event = (
    MatchStarted
    | FirstDealerDrawn
    | DealPrepared
    | PackCut
    | DealVoided
    | DealStarted
    | Acted
    | PacketDealt
    | ClaimOpened
    | Claimed
    | MoveTakenBack
    | Conceded
    | DealScored
    | MatchEnded
)


# -- what a seat sees


class Asked(StrEnum):
    """What the room waits for from this seat."""

    NOTHING = "nothing"
    CUT = "cut"
    PLAY = "play"
    CLAIM = "claim"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomView:
    """A match as one seat, or a watcher, sees it: the people and totals around the view of the deal."""

    preset: str
    rules: Rules
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    """By seat, the bot that sits there."""
    seat: Seat | None
    totals: tuple[int, ...]
    number: int
    """The deal being prepared, played or just finished; 0 before the first."""
    dealer: Seat | None
    commitment: str | None
    """The host's commitment to the pack of this deal."""
    deal: PlayerView | None
    asked: Asked
    may_take_back: bool
    over: bool


class RoomClient(Protocol):
    """A room as a screen talks to it."""

    def events(self) -> tuple[Event, ...]:
        """What happened since the last call, waiting for it; empty when this seat is asked or all is over."""

    def view(self) -> RoomView:
        """How things stand for this seat."""

    def submit(self, command: Command) -> None:
        """Do something; raises ``Refused`` and changes nothing where that cannot be done."""

    def close(self) -> None:
        """Leave; what was done stays done."""
