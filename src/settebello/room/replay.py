"""A recorded deal played again: from its secrets to the deck, from the deck to every position.

The rules decide about each step; the record only says which step was taken. ``verify`` asks whether all of it
is true, the command ``replay`` shows it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.notation.records import (
    Attempt,
    Chance,
    Change,
    Concession,
    DealRecord,
    Event,
    Move,
    Record,
    Sitter,
    TakeBack,
)
from settebello.room.fairness import BadCut, CutDeck, counted, deck_for, seed
from settebello.rules.actions import Claim, Play, Reason
from settebello.rules.cards import Card
from settebello.rules.deal import Deal, act, new_deal, refusal
from settebello.rules.dealing import packets, stack
from settebello.rules.options import Rules


class Misstep(StrEnum):
    """Why a recorded event cannot have happened."""

    NOT_ONES_TURN = "not_ones_turn"
    ILLEGAL = "illegal"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"


class CannotReplay(ValueError):
    """An event that the deal does not allow; ``reason`` is the rules' own where they refuse an action."""

    def __init__(self, misstep: Misstep, event: Event, reason: Reason | None = None) -> None:
        super().__init__(f"{misstep}: {event}")
        self.misstep: Final = misstep
        self.event: Final = event
        self.reason: Final = reason


@dataclass(frozen=True, slots=True)
class Stage:
    """One event of a deal, and the deal before and after it."""

    event: Event
    before: Deal
    after: Deal


def sitting(sitters: tuple[Sitter, ...], events: tuple[Event, ...]) -> tuple[Sitter, ...]:
    """Who sits where after these events."""
    now = list(sitters)
    for event in events:
        if isinstance(event, Change):
            now[event.seat] = event.sitter
    return tuple(now)


def seed_of(record: Record, number: int, chance: Chance) -> bytes | None:
    """The seed of a shuffle, from what was really opened; None while something is still secret."""
    if chance.secret is None or any(
        pledge.opening is None and pledge.absence is None for pledge in chance.pledges
    ):
        return None
    contributions = [counted(pledge.commitment, pledge.opening)[0] for pledge in chance.pledges]
    return seed(record.match, number, chance.attempt, chance.secret, contributions)


def deck_of(record: Record, number: int, attempt: Attempt) -> CutDeck | None:
    """The deck of an attempt, made from its secrets and its cut; None while they are not all told."""
    key = seed_of(record, number, attempt.chance)
    if key is None or attempt.cut is None:
        return None
    try:
        return deck_for(record.rules.deck_cards, key, attempt.cut.at if attempt.cut.chosen else None)
    except BadCut:
        return None


def dealt(record: Record, deal: DealRecord) -> Deal | None:
    """The deal before its first event; None when it is void, or the deck is not known yet."""
    made = deck_of(record, deal.number, deal.attempts[-1])
    deck: tuple[Card, ...] = made.deck if made is not None else deal.attempts[-1].deck
    if sorted(deck) != sorted(record.rules.deck_cards):
        return None
    found = new_deal(record.rules, deal.dealer, deck)
    return found if isinstance(found, Deal) else None


class NoSuchDeck(ValueError):
    """Cards that no deck can have dealt: one of them twice, too many for a hand, not of this pack."""


def possible_deck(rules: Rules, deal: DealRecord) -> tuple[Card, ...]:
    """Some deck that deals what everybody has seen of a running deal, the unseen cards filled in anyhow.

    What a seat may do depends on its own card and the table alone, so any such deck tells whether the moves
    so far are legal; only a knock needs the whole hand (R9.5).

    Raises:
        NoSuchDeck: there is none.
    """
    rounds = _held(rules, deal.events)
    seen = [*deal.attempts[-1].table, *(card for hands in rounds for hand in hands for card in hand)]
    unseen = [card for card in rules.deck_cards if card not in set(seen)]
    too_many = any(len(hand) > rules.hand_size for hands in rounds for hand in hands)
    if too_many or len(seen) + len(unseen) != len(rules.deck_cards):
        raise NoSuchDeck
    if len(deal.attempts[-1].table) != rules.table_size:
        raise NoSuchDeck
    filled = [
        tuple((*hand, *(unseen.pop() for _ in range(rules.hand_size - len(hand)))) for hand in hands)
        for hands in rounds
    ]
    return stack(rules, deal.dealer, filled, deal.attempts[-1].table)


def _held(rules: Rules, events: tuple[Event, ...]) -> list[list[list[Card]]]:
    """By packet and seat, the cards that were played from it, those taken back included."""
    size = rules.players * rules.hand_size
    held: list[list[list[Card]]] = [[[] for _ in range(rules.players)] for _ in packets(rules)]
    played = 0
    for event in events:
        if isinstance(event, TakeBack):
            played = min(played, event.ply)
        if isinstance(event, Move) and isinstance(event.action, Play):
            if played >= len(held) * size:
                raise NoSuchDeck
            hand = held[played // size][event.seat]
            hand += [] if event.action.card in hand else [event.action.card]
            played += 1
    return held


def stages(deal: Deal, events: tuple[Event, ...]) -> Iterator[Stage]:
    """Each event with the deal before and after it.

    Raises:
        CannotReplay: the deal does not allow an event.
    """
    line: tuple[Deal, ...] = (deal,)
    for event in events:
        before = line[-1]
        line = _next(line, event)
        yield Stage(event, before, line[-1])


def _next(line: tuple[Deal, ...], event: Event) -> tuple[Deal, ...]:
    """The deals after 0, 1, 2 ... of the actions that still count."""
    match event:
        case Move():
            return _moved(line, event)
        case TakeBack():
            if not event.ply < len(line) - 1 or line[-1].plays[event.ply].seat != event.seat:
                raise CannotReplay(Misstep.NOTHING_TO_TAKE_BACK, event)
            return line[: event.ply + 1]
        case Change() | Concession():
            return line


def _moved(line: tuple[Deal, ...], move: Move) -> tuple[Deal, ...]:
    deal = line[-1]
    if isinstance(move.action, Claim):
        return line
    if move.seat != deal.to_move and not deal.finished:
        raise CannotReplay(Misstep.NOT_ONES_TURN, move)
    reason = refusal(deal, move.action)
    if reason is not None:
        raise CannotReplay(Misstep.ILLEGAL, move, reason)
    return (*line, act(deal, move.action))
