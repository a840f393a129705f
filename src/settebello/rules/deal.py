"""One deal from first packet to last card: ask (``legal_actions``), check (``refusal``), do (``act``).

A ``Deal`` is a whole immutable value with every hand in it; what one seat may know of it is built in
``view``. Points are counted in ``scoring``; totals and claims belong to ``match``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, TypeVar

from settebello.rules.actions import Action, Claim, IllegalAction, Knock, Play, Played, Reason
from settebello.rules.captures import Captures, captures, captures_by_rank, captures_itself
from settebello.rules.cards import ACE, Card, Rank
from settebello.rules.dealing import (
    Hands,
    hand_out,
    handed_out,
    leader,
    next_seat,
    opening_scope,
    void_reason,
)
from settebello.rules.knocking import HAND, WILD, knocking_is_played, knocks, played_rank
from settebello.rules.options import (
    AceRule,
    CapturePriority,
    Category,
    LeftoversTo,
    NoCaptureLeftovers,
    Redeal,
    Rules,
    Seat,
    Side,
    side_of,
)
from settebello.rules.problems import problems
from settebello.rules.scopa import is_scopa, points_of_capture


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The whole truth of a deal in progress or finished; seats and sides index the tuples.

    ``stock`` has its top first. ``table`` keeps the order in which cards came to it. ``bonus`` holds, by
    side, one category for each point made in play (knocks; picila, bager, tris). ``declared`` is, by seat,
    the rank its 7c stands for. ``opening`` is what the dealer took before play (R9.3), ``leftovers`` what
    was assigned after the last card (R5.6).
    """

    rules: Rules
    dealer: Seat
    to_move: Seat
    hands: Hands
    table: tuple[Card, ...]
    stock: tuple[Card, ...]
    piles: Hands
    scope: tuple[int, ...]
    last_taker: Side | None = None
    plays: tuple[Played, ...] = ()
    declared: tuple[Rank | None, ...]
    bonus: tuple[tuple[Category, ...], ...]
    opening: tuple[Card, ...] = ()
    leftovers: tuple[Card, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether every card has been played (R5.10)."""
        return not any(self.hands)

    @property
    def ply(self) -> int:
        """How many actions have been taken: the number the next one must carry."""
        return len(self.plays)


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidDeal:
    """A deal that is not played: the same dealer shuffles and deals again (R3.9)."""

    rules: Rules
    dealer: Seat
    deck: tuple[Card, ...]
    table: tuple[Card, ...]
    reason: Redeal


def new_deal(rules: Rules, dealer: Seat, deck: Sequence[Card]) -> Deal | VoidDeal:
    """Hand out the cut deck, its top first (R3.1-R3.5), and let the dealer take a table of 15 or 30 (R9.3).

    Raises:
        ValueError: the rules cannot be played, nobody sits in that seat, or the deck is another.

    >>> from settebello.rules.cards import DECK
    >>> deal = new_deal(Rules(players=2), Seat(0), DECK)
    >>> " ".join(deal.table), deal.to_move
    ('7d Fd Cd Rd', 1)
    """
    refused = _problems(rules)
    if refused:
        raise ValueError(f"these rules cannot be played: {', '.join(refused)}")
    check_seat(rules, dealer)
    deck = tuple(deck)
    if len(deck) != len(rules.deck_cards) or set(deck) != set(rules.deck_cards):
        raise ValueError("not the deck of these rules (rules.deck_cards)")
    hands, table = hand_out(rules, dealer, deck, first=True)
    reason = void_reason(rules, table)
    if reason is not None:
        return VoidDeal(rules=rules, dealer=dealer, deck=deck, table=table, reason=reason)
    deal = Deal(
        rules=rules,
        dealer=dealer,
        to_move=leader(rules, dealer),
        hands=hands,
        table=table,
        stock=deck[handed_out(rules, first=True) :],
        piles=((),) * rules.sides,
        scope=(0,) * rules.sides,
        declared=(None,) * rules.players,
        bonus=((),) * rules.sides,
    )
    return _dealer_takes(deal, opening_scope(rules, table))


_problems = lru_cache(maxsize=64)(problems)
"""Asked at every deal of a match, whose rules never change."""


def check_seat(rules: Rules, seat: Seat) -> None:
    """Let only seats of the table pass: Python would take -1 for the last one.

    Raises:
        ValueError: nobody sits there.
    """
    if not 0 <= seat < rules.players:
        raise ValueError(f"no seat {seat} at a table of {rules.players}")


def _dealer_takes(deal: Deal, scope: int) -> Deal:
    """The dealer's side takes a first table of 15 or 30 and is then the last capturer (R9.3)."""
    if not scope:
        return deal
    side = side_of(deal.rules, deal.dealer)
    return replace(
        deal,
        table=(),
        opening=deal.table,
        piles=_extended(deal.piles, side, deal.table),
        scope=_raised(deal.scope, side, scope),
        last_taker=side,
    )


# -- ask


def legal_actions(deal: Deal) -> tuple[Play | Knock, ...]:
    """Every play and knock of the seat to move; a claim needs the match and is not among them (R4, R9.5).

    Empty when the deal is over, never before (R4.3, R4.4).
    """
    rules, seat = deal.rules, deal.to_move
    actions: list[Play | Knock] = list(_knocks(deal)) if knocking_is_played(rules) else []
    hand = deal.hands[seat]
    declared = deal.declared[seat]
    ranks = [played_rank(card, declared) for card in hand]
    by_rank = captures_by_rank(rules, deal.table, set(ranks), first_play=_is_first_play(deal))
    for card, rank in zip(hand, ranks, strict=True):
        takes, may_lay = by_rank[rank]
        actions += [_offered(card, take) for take in takes]
        if may_lay:
            actions.append(_offered(card))
    return tuple(actions)


_offered = lru_cache(maxsize=1 << 12)(Play)
"""A play is a value, and the same ones are offered deal after deal."""


def captures_of(deal: Deal, card: Card) -> Captures:
    """What a card of the seat to move may take now and whether it may be laid (R4.2, R8.6, R9.5)."""
    rank = played_rank(card, deal.declared[deal.to_move])
    return captures(deal.rules, deal.table, card, rank=rank, first_play=_is_first_play(deal))


def _is_first_play(deal: Deal) -> bool:
    """Whether an opening ace is at stake: a ten-card deal begins with empty table and piles (R8.6)."""
    return deal.rules.ace_first_play_forbidden and not deal.table and not any(deal.piles)


def _knocks(deal: Deal) -> tuple[Knock, ...]:
    """The knocks open to the seat to move: a fresh hand of three, once (R9.5)."""
    hand = deal.hands[deal.to_move]
    return knocks(hand) if len(hand) == HAND and not _has_knocked(deal) else ()


def _has_knocked(deal: Deal) -> bool:
    """Whether the last thing this seat did was to knock: with a fresh hand, it was with this one."""
    own = (played.action for played in reversed(deal.plays) if played.seat == deal.to_move)
    return isinstance(next(own, None), Knock)


# -- check


def refusal(deal: Deal, action: Action) -> Reason | None:
    """Why the seat to move may not do this, or None if it may (R4.11, R4.12)."""
    match action:
        case Play():
            return _play_refusal(deal, action)
        case Knock():
            return _knock_refusal(deal, action)
        case Claim():
            return Reason.DEAL_IS_OVER if deal.finished else Reason.CLAIM_NEEDS_MATCH


def _play_refusal(deal: Deal, play: Play) -> Reason | None:
    if play.card not in deal.hands[deal.to_move]:
        return Reason.DEAL_IS_OVER if deal.finished else Reason.CARD_NOT_IN_HAND
    options = captures_of(deal, play.card)
    if play.takes in options.takes or (options.may_lay and not play.takes):
        return None
    return _why_not(deal, play, options)


def _why_not(deal: Deal, play: Play, options: Captures) -> Reason:
    """The most telling reason for a take that is none of the legal ones, or for a lay that is not allowed."""
    rules, takes = deal.rules, play.takes
    rank = played_rank(play.card, deal.declared[deal.to_move])
    if len(set(takes)) < len(takes):
        return Reason.TAKE_REPEATS_CARD
    if not set(takes) <= set(deal.table):
        return Reason.TAKE_NOT_ON_TABLE
    if not takes:
        return Reason.MUST_CAPTURE if options.takes else Reason.ACE_MAY_NOT_OPEN
    if rules.ace_rule is AceRule.TAKES_ALL and rank is ACE:
        return Reason.ACE_TAKES_ALL
    free = replace(rules, capture_priority=CapturePriority.FREE, max_capture=None)
    if takes not in captures(free, deal.table, play.card, rank=rank).takes:
        return Reason.NOT_A_CAPTURE
    if rules.max_capture is not None and len(takes) > rules.max_capture:
        return Reason.TOO_MANY_CARDS
    same_sum = [take for take in options.takes if _sum(take) == _sum(takes)]
    return Reason.SINGLE_FIRST if any(len(take) == 1 for take in same_sum) else Reason.FEWEST_CARDS


def _sum(take: tuple[Card, ...]) -> int:
    return sum(card.number for card in take)


def _knock_refusal(deal: Deal, knock: Knock) -> Reason | None:
    if deal.finished:
        return Reason.DEAL_IS_OVER
    hand = deal.hands[deal.to_move]
    if not knocking_is_played(deal.rules):
        return Reason.NO_KNOCKING
    if len(hand) != HAND or _has_knocked(deal):
        return Reason.KNOCK_NOT_NOW
    offered = knocks(hand)
    if knock in offered:
        return None
    if any(other.points == knock.points and other.rank is not None for other in offered):
        return Reason.KNOCK_NEEDS_RANK
    return Reason.KNOCK_NOT_WORTH


# -- do


def act(deal: Deal, action: Action) -> Deal:
    """The deal after the seat to move has acted; the old one is untouched (R4.1, R4.10).

    Raises:
        IllegalAction: the rules refuse it; ``reason`` says why.
    """
    reason = refusal(deal, action)
    if reason is not None:
        raise IllegalAction(reason, action)
    if isinstance(action, Play):
        return _play(deal, action)
    assert isinstance(action, Knock)
    return _knock(deal, action)


class _Outcome(NamedTuple):
    """What a card did to the table and to its side, before fresh hands or leftovers are handed out."""

    played: Played
    table: tuple[Card, ...]
    piles: Hands
    scope: tuple[int, ...]
    last_taker: Side | None
    bonus: tuple[tuple[Category, ...], ...]


def _play(deal: Deal, play: Play) -> Deal:
    rules, seat, card = deal.rules, deal.to_move, play.card
    hand = tuple([held for held in deal.hands[seat] if held is not card])
    hands, stock, leftovers = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :]), deal.stock, deal.leftovers
    all_empty = not hand and not any(hands)
    last = all_empty and not stock
    captures_now = play.takes or (not deal.table and _goes_to_the_pile(deal, card))
    played, table, piles, scope, last_taker, bonus = (
        _captured(deal, play, last) if captures_now else _laid(deal, play)
    )
    if last:
        piles, table, leftovers = _assigned(deal, piles, table, last_taker)
    elif all_empty:
        hands, stock = _next_packet(deal)
    return Deal(
        rules=rules,
        dealer=deal.dealer,
        to_move=next_seat(rules, seat),
        hands=hands,
        table=table,
        stock=stock,
        piles=piles,
        scope=scope,
        last_taker=last_taker,
        plays=(*deal.plays, played),
        declared=_declared(deal, None) if card is WILD else deal.declared,
        bonus=bonus,
        opening=deal.opening,
        leftovers=leftovers,
    )


def _goes_to_the_pile(deal: Deal, card: Card) -> bool:
    rank = played_rank(card, deal.declared[deal.to_move])
    return captures_itself(deal.rules, deal.table, rank)


def _laid(deal: Deal, play: Play) -> _Outcome:
    table = (*deal.table, play.card)
    played = Played(deal.to_move, play)
    return _Outcome(played, table, deal.piles, deal.scope, deal.last_taker, deal.bonus)


def _captured(deal: Deal, play: Play, last: bool) -> _Outcome:
    side, takes = side_of(deal.rules, deal.to_move), play.takes
    table = tuple([left for left in deal.table if left not in takes])
    rank = played_rank(play.card, deal.declared[deal.to_move])
    scopa = not table and bool(takes) and is_scopa(deal.rules, deal.table, rank, last=last)
    extras = points_of_capture(deal.rules, deal.plays, play)
    return _Outcome(
        Played(deal.to_move, play, True, scopa, extras),
        table,
        _extended(deal.piles, side, (play.card, *takes)),
        _raised(deal.scope, side, 1) if scopa else deal.scope,
        side,
        _extended(deal.bonus, side, extras) if extras else deal.bonus,
    )


def _knock(deal: Deal, knock: Knock) -> Deal:
    """Show the hand, score it, and declare the 7c; the turn does not pass (R9.5)."""
    seat = deal.to_move
    extras = (Category.KNOCK,) * knock.points
    shown = deal.hands[seat]
    return replace(
        deal,
        plays=(*deal.plays, Played(seat, knock, extras=extras, shown=shown)),
        declared=_declared(deal, knock.rank),
        bonus=_extended(deal.bonus, side_of(deal.rules, seat), extras),
    )


def _declared(deal: Deal, rank: Rank | None) -> tuple[Rank | None, ...]:
    """What the sevens of coppe stand for once the seat to move has declared its own, or played it (R9.5)."""
    return (*deal.declared[: deal.to_move], rank, *deal.declared[deal.to_move + 1 :])


def _next_packet(deal: Deal) -> tuple[Hands, tuple[Card, ...]]:
    """Fresh hands when all are empty; the table gets no new cards (R3.2, R5.5)."""
    hands, _ = hand_out(deal.rules, deal.dealer, deal.stock, first=False)
    return hands, deal.stock[handed_out(deal.rules, first=False) :]


def _assigned(
    deal: Deal, piles: Hands, table: tuple[Card, ...], last_taker: Side | None
) -> tuple[Hands, tuple[Card, ...], tuple[Card, ...]]:
    """Piles, table and leftovers after the last card: a gift, no capture and no scopa (R5.6, R5.7)."""
    side = _leftovers_side(deal.rules, deal.dealer, last_taker)
    if side is None or not table:
        return piles, table, ()
    return _extended(piles, side, table), (), table


def _leftovers_side(rules: Rules, dealer: Seat, last_taker: Side | None) -> Side | None:
    """Who gets what is left: R5.8 where nobody captured comes before ``leftovers_to`` (R5.6)."""
    if last_taker is None:
        to_dealer = rules.no_capture_leftovers is NoCaptureLeftovers.DEALER
        return side_of(rules, dealer) if to_dealer else None
    if rules.leftovers_to is LeftoversTo.DEALER:
        return side_of(rules, dealer)
    return last_taker


def leftovers_to(deal: Deal) -> Side | None:
    """The side that got the cards left after the last one; None: nothing left, or for nobody (R5.6, R5.8)."""
    return _leftovers_side(deal.rules, deal.dealer, deal.last_taker) if deal.leftovers else None


_T = TypeVar("_T")


def _extended(
    rows: tuple[tuple[_T, ...], ...], side: Side, more: tuple[_T, ...]
) -> tuple[tuple[_T, ...], ...]:
    return (*rows[:side], rows[side] + more, *rows[side + 1 :])


def _raised(counts: tuple[int, ...], side: Side, by: int) -> tuple[int, ...]:
    return (*counts[:side], counts[side] + by, *counts[side + 1 :])
