"""What one seat may know of a deal.

A ``PlayerView`` is *built* here, field by field, from an allow-list; nothing is ever deleted from a copy of a
deal. This is the one place where a hand becomes somebody's knowledge. People, clocks and rooms are not here.
"""

from dataclasses import dataclass

from settebello.rules.actions import Action, Knock, Play, Played
from settebello.rules.cards import Card, Rank
from settebello.rules.deal import Deal, check_seat, legal_actions
from settebello.rules.options import Category, Rules, Seat, Side


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """A deal as one seat sees it, or a watcher with ``seat=None`` (R4.15).

    All plays of the deal are public, and so are the piles that follow from them. Of other hands it holds the
    sizes and, in ``shown``, the cards that a knock has shown and that are still held (R9.5).
    ``legal`` is empty unless it is this seat's turn.
    """

    rules: Rules
    seat: Seat | None
    dealer: Seat
    to_move: Seat
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    stock_size: int
    piles: tuple[tuple[Card, ...], ...]
    scope: tuple[int, ...]
    last_taker: Side | None
    plays: tuple[Played, ...]
    declared: tuple[Rank | None, ...]
    bonus: tuple[tuple[Category, ...], ...]
    opening: tuple[Card, ...]
    leftovers: tuple[Card, ...]
    legal: tuple[Action, ...]

    @property
    def finished(self) -> bool:
        """Whether every card has been played (R5.10)."""
        return not any(self.hand_sizes)

    @property
    def ply(self) -> int:
        """How many actions have been taken: the number the next one must carry."""
        return len(self.plays)


def view_for(deal: Deal, seat: Seat | None) -> PlayerView:
    """What this seat knows of the deal; ``None`` is a watcher, who knows no hand.

    Raises:
        ValueError: nobody sits there.

    >>> from settebello.rules.cards import DECK
    >>> from settebello.rules.deal import new_deal
    >>> view_for(new_deal(Rules(players=2), Seat(0), DECK), Seat(0)).hand_sizes
    (3, 3)
    """
    if seat is not None:
        check_seat(deal.rules, seat)
    mine = seat is not None and seat == deal.to_move
    return PlayerView(
        rules=deal.rules,
        seat=seat,
        dealer=deal.dealer,
        to_move=deal.to_move,
        hand=() if seat is None else deal.hands[seat],
        hand_sizes=tuple(map(len, deal.hands)),
        shown=_shown(deal.plays, deal.rules.players),
        table=deal.table,
        stock_size=len(deal.stock),
        piles=deal.piles,
        scope=deal.scope,
        last_taker=deal.last_taker,
        plays=deal.plays,
        declared=deal.declared,
        bonus=deal.bonus,
        opening=deal.opening,
        leftovers=deal.leftovers,
        legal=legal_actions(deal) if mine else (),
    )


def _shown(plays: tuple[Played, ...], players: int) -> tuple[tuple[Card, ...], ...]:
    """By seat, the cards that a knock has shown and that have not been played since (R9.5)."""
    shown: list[tuple[Card, ...]] = [()] * players
    for played in plays:
        match played.action:
            case Knock():
                shown[played.seat] = played.shown
            case Play(card):
                shown[played.seat] = tuple(held for held in shown[played.seat] if held is not card)
    return tuple(shown)
