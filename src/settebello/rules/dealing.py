"""Who deals, cuts and leads, how the deck is handed out, and when a deal is void (R2, R3).

Everything before the first card is played. The deck comes in as an argument, its top first: no chance
is made here.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from settebello.rules.cards import ACE, Card, Rank
from settebello.rules.options import DealPackets, Direction, Redeal, Rules, ScoreSet, Seat

Hands = tuple[tuple[Card, ...], ...]

_TABLE: Final = None
"""In a handing-out order: this card goes face up on the table, to no seat."""


def step(rules: Rules) -> int:
    """+1 when the turn passes to the right (anticlockwise), -1 when to the left (R2.3)."""
    return 1 if rules.direction is Direction.ANTICLOCKWISE else -1


def next_seat(rules: Rules, seat: Seat) -> Seat:
    """The neighbour in the direction of play (R2.3)."""
    return Seat((seat + step(rules)) % rules.players)


def leader(rules: Rules, dealer: Seat) -> Seat:
    """Who plays the first card of every packet (R2.4, R2.5)."""
    return next_seat(rules, dealer)


def cutter(rules: Rules, dealer: Seat) -> Seat:
    """Who cuts: the dealer's neighbour on the other side of the leader (R2.8)."""
    return Seat((dealer - step(rules)) % rules.players)


def next_dealer(rules: Rules, dealer: Seat) -> Seat:
    """Who deals next; after a void deal the same dealer deals again instead (R2.6, R3.9)."""
    return next_seat(rules, dealer)


@lru_cache(maxsize=1 << 10)
def _seating(players: int, step: int, dealer: Seat) -> tuple[Seat, ...]:
    return tuple(Seat((dealer + step * (i + 1)) % players) for i in range(players))


def order_of_play(rules: Rules, dealer: Seat) -> tuple[Seat, ...]:
    """The seats in turn, the leader first and the dealer last (R2.4, R2.9).

    >>> order_of_play(Rules(players=4), Seat(2))
    (3, 0, 1, 2)
    """
    return _seating(rules.players, step(rules), dealer)


def packets(rules: Rules) -> tuple[int, ...]:
    """How many cards a player receives in each distribution of the deal (R3.2-R3.4).

    >>> packets(Rules(players=2))
    (3, 3, 3, 3, 3, 3)
    """
    dealt = len(rules.deck_cards) - rules.table_size
    return (rules.hand_size,) * (dealt // (rules.players * rules.hand_size))


def hand_out(
    rules: Rules, dealer: Seat, deck: Sequence[Card], *, first: bool
) -> tuple[Hands, tuple[Card, ...]]:
    """One packet from the top of the deck: the hands by seat and, in the first packet, the table (R3.5)."""
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    table: list[Card] = []
    for place, card in zip(_places(rules, dealer, first=first), deck, strict=False):
        (table if place is _TABLE else hands[place]).append(card)
    return tuple(map(tuple, hands)), tuple(table)


def handed_out(rules: Rules, *, first: bool) -> int:
    """How many cards one packet takes from the deck, the table of the first packet included (R3.1-R3.4)."""
    return rules.players * rules.hand_size + (rules.table_size if first else 0)


def stack(rules: Rules, dealer: Seat, rounds: Sequence[Hands], table: Sequence[Card]) -> tuple[Card, ...]:
    """The deck that deals exactly these packets and this table: the inverse of dealing (R3.5)."""
    deck: list[Card] = []
    for number, hands in enumerate(rounds):
        sources: list[Iterator[Card]] = [iter(hand) for hand in hands]
        on_table = iter(table)
        places = _places(rules, dealer, first=number == 0)
        deck += [next(on_table if place is _TABLE else sources[place]) for place in places]
    return tuple(deck)


def _places(rules: Rules, dealer: Seat, *, first: bool) -> tuple[Seat | None, ...]:
    return _handing_order(
        order_of_play(rules, dealer),
        rules.deal_packets,
        rules.hand_size,
        rules.table_size if first else 0,
    )


@lru_cache(maxsize=1 << 10)
def _handing_order(
    order: tuple[Seat, ...], packets: DealPackets, hand_size: int, table_size: int
) -> tuple[Seat | None, ...]:
    """Where each card goes, top first; ``None`` is the table (R3.5)."""
    places: list[Seat | None] = []
    for size in _round_sizes(packets, hand_size):
        for seat in order:
            places += [seat] * size
        if packets is DealPackets.P32323 and places.count(_TABLE) < table_size:
            places += [_TABLE] * 2
    places += [_TABLE] * (table_size - places.count(_TABLE))
    return tuple(places)


def _round_sizes(packets: DealPackets, hand_size: int) -> tuple[int, ...]:
    match packets:
        case DealPackets.ONE_BY_ONE:
            return (1,) * hand_size
        case DealPackets.P334:
            return (3, 3, 4)
        case DealPackets.P55:
            return (5, 5)
        case DealPackets.P32323 | DealPackets.THREES:
            rest = (hand_size % 3,) if hand_size % 3 else ()
            return (3,) * (hand_size // 3) + rest


def void_reason(rules: Rules, table: Sequence[Card]) -> Redeal | None:
    """Why the first table cards void the deal, or None; without table cards nothing can (R3.6-R3.8, R3.10).

    >>> from settebello.rules.cards import cards
    >>> void_reason(Rules(), cards("Rd Rc Rs 2b"))
    <Redeal.THREE_KINGS: 'three_kings'>
    """
    if table:
        for redeal in Redeal:
            if redeal in rules.redeal and _voids(redeal, table):
                return redeal
    return None


def _voids(redeal: Redeal, table: Sequence[Card]) -> bool:
    ranks = [card.rank for card in table]
    match redeal:
        case Redeal.THREE_KINGS:
            return ranks.count(Rank.RE) >= 3
        case Redeal.THREE_OF_A_RANK:
            return any(ranks.count(rank) >= 3 for rank in ranks)
        case Redeal.TWO_ACES:
            return ranks.count(ACE) >= 2
        case Redeal.TABLE_SUM_LE_10:
            return sum(card.number for card in table) <= 10


def opening_scope(rules: Rules, table: Sequence[Card]) -> int:
    """How many scope the dealer's side scores by taking the first table: 15 one, 30 two (R9.3)."""
    if rules.score_set not in (ScoreSet.ESCOBA, ScoreSet.CIRULLA):
        return 0
    return {15: 1, 30: 2}.get(sum(card.number for card in table), 0)
