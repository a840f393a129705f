"""What a player may do, what everybody saw done, and why something is refused.

The words of the game between a person and the rules; how an action changes a deal is in ``deal``.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.rules.cards import Card, Rank, in_order
from settebello.rules.options import Category, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Play one card and take some table cards, or none (R4.1).

    ``takes`` stands in notation order, so two plays that take the same cards are equal. Nothing taken
    means the card is laid or, for an ace that captures itself, taken: the position tells which (R8.4).

    >>> Play(Card("7d"), (Card("3d"), Card("4c"))).takes
    (<Card.C4: '4c'>, <Card.D3: '3d'>)
    """

    card: Card
    takes: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if len(self.takes) > 1:
            object.__setattr__(self, "takes", in_order(self.takes))


@dataclass(frozen=True, slots=True)
class Knock:
    """Show a hand worth 3 or 10 points (R9.5); ``rank`` is declared for the 7c whenever the hand holds it."""

    points: int
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Stop the match on the target (R10.1); judged by ``match``, since it needs the totals."""


Action = Play | Knock | Claim


@dataclass(frozen=True, slots=True)
class Played:
    """One public event of the deal: who did what, and what it made (R4.15).

    ``captured`` is true also for an ace that captured itself; ``extras`` are points made by this very
    action (knocks, and the three of cicera in play); ``shown`` is the hand that a knock showed.
    """

    seat: Seat
    action: Play | Knock
    captured: bool = False
    scopa: bool = False
    extras: tuple[Category, ...] = ()
    shown: tuple[Card, ...] = ()


class Reason(StrEnum):
    """Why an action is refused; the value is the code on the wire and the key of its words."""

    DEAL_IS_OVER = "deal_is_over"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    TAKE_REPEATS_CARD = "take_repeats_card"
    TAKE_NOT_ON_TABLE = "take_not_on_table"
    MUST_CAPTURE = "must_capture"
    SINGLE_FIRST = "single_first"
    FEWEST_CARDS = "fewest_cards"
    TOO_MANY_CARDS = "too_many_cards"
    ACE_TAKES_ALL = "ace_takes_all"
    ACE_MAY_NOT_OPEN = "ace_may_not_open"
    NOT_A_CAPTURE = "not_a_capture"
    NO_KNOCKING = "no_knocking"
    KNOCK_NOT_NOW = "knock_not_now"
    KNOCK_NOT_WORTH = "knock_not_worth"
    KNOCK_NEEDS_RANK = "knock_needs_rank"
    CLAIM_NEEDS_MATCH = "claim_needs_match"
    CLAIM_NOT_AGREED = "claim_not_agreed"
    CLAIM_NOT_NOW = "claim_not_now"
    CLAIM_NOT_CERTAIN = "claim_not_certain"


class IllegalAction(ValueError):
    """An action the rules refuse; the deal it was tried on is unchanged (R4.11)."""

    def __init__(self, reason: Reason, action: Action) -> None:
        super().__init__(f"{reason}: {action}")
        self.reason: Final = reason
        self.action: Final = action
