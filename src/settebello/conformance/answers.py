"""What the rules say about a position: one function per kind, and nothing else.

This is the only module here that asks the game. An implementer of another engine writes these nine functions
anew and keeps everything else.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from settebello.conformance.given import (
    AfterDeal,
    Given,
    Knocking,
    Legal,
    MayClaim,
    Moves,
    OnePlay,
    Piles,
    Replay,
    Setup,
)
from settebello.conformance.positions import side_number, sides_of
from settebello.rules import (
    Card,
    Category,
    Deal,
    IllegalAction,
    MatchEnd,
    Play,
    Rules,
    Seat,
    Side,
    VoidDeal,
    act,
    captures,
    cutter,
    in_order,
    knock_points,
    knocking_is_played,
    locked,
    new_deal,
    next_dealer,
    opening_scope,
    order_of_play,
    outcome,
    packets,
    problems,
    refusal,
    score_piles,
    seats_of,
    stack,
    void_reason,
)
from settebello.rules import leftovers_to as leftovers_side

Value = bool | int | str | None | tuple["Value", ...] | Mapping[str, "Value"]
"""An answer as plain data. Where order means nothing it is put in order, but a repetition stays visible."""

Answer = dict[str, Value]


class NoAnswer(Exception):
    """The rules refuse what a case takes for granted: which field, and the code of their reason."""

    def __init__(self, field: str, taken_for_granted: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field: Final = field
        self.taken_for_granted: Final = taken_for_granted
        self.reason: Final = reason


def answer(given: Given) -> Answer:
    """The fields that ``expect`` holds for this position, as the rules see them.

    Raises:
        NoAnswer: a play that must be legal is refused, or a deal that must be played is void.
    """
    match given:
        case Moves():
            return moves(given)
        case Legal():
            return legal(given)
        case OnePlay():
            return play(given)
        case Setup():
            return setup(given)
        case Replay():
            return replay(given)
        case Piles():
            return score(given)
        case AfterDeal():
            return match_after(given)
        case MayClaim():
            return claim(given)
        case Knocking():
            return knock(given)


# -- values in their order


def card_list(some: Iterable[Card]) -> Value:
    """Cards in notation order."""
    return tuple(str(card) for card in in_order(some))


def card_lists(some: Iterable[Iterable[Card]]) -> Value:
    """Captures, the shorter ones first."""
    rows = sorted((in_order(cards) for cards in some), key=lambda row: (len(row), [c.order for c in row]))
    return tuple(card_list(row) for row in rows)


def plain_points(points: Mapping[Category, int]) -> Value:
    """Points by the name of the category."""
    return {str(category): points[category] for category in Category if category in points}


# -- a card on a table


def moves(given: Moves) -> Answer:
    """Which captures does this card allow, and may it be laid?"""
    takes, may_lay = captures(given.rules, given.table, given.card, first_play=given.first_play)
    return {"captures": card_lists(takes), "may_lay": may_lay}


def legal(given: Legal) -> Answer:
    """Is this play legal?"""
    deal = _at_play(given)
    return {"legal": refusal(deal, Play(given.card, given.take)) is None}


def _at_play(given: Legal) -> Deal:
    """A deal in which the player has this hand; where it is not told, the card is in it if it can be."""
    rules, held = given.rules, given.hand
    if held is None:
        known = given.card in rules.deck_cards and given.card not in given.table
        held = (given.card,) if known else ()
    captured = () if given.first_play else _others(rules, (*given.table, *held, given.card))
    hands = (held, *((),) * (rules.players - 1))
    return _deal(rules=rules, dealer=Seat(1), table=given.table, hands=hands, captured=captured)


def _others(rules: Rules, some: Collection[Card]) -> tuple[Card, ...]:
    """The rest of the deck."""
    return tuple(card for card in rules.deck_cards if card not in some)


def _deal(
    *,
    rules: Rules,
    dealer: Seat,
    table: tuple[Card, ...],
    hands: tuple[tuple[Card, ...], ...],
    captured: tuple[Card, ...],
    stock: tuple[Card, ...] = (),
    last_taker: Side | None = None,
) -> Deal:
    """A position with seat 0 to move; what was captured before lies with side 1, as it may lie anywhere."""
    return Deal(
        rules=rules,
        dealer=dealer,
        to_move=Seat(0),
        hands=hands,
        table=table,
        stock=stock,
        piles=((), captured, *((),) * (rules.sides - 2)),
        scope=(0,) * rules.sides,
        last_taker=last_taker,
        declared=(None,) * rules.players,
        bonus=((),) * rules.sides,
    )


def play(given: OnePlay) -> Answer:
    """What does this play lead to?"""
    names = sides_of(given)
    before = _before_play(given, names)
    after = _acted(before, Play(given.card, given.take), "take")
    left = given.left
    over = not (left.hand or left.others or left.stock)
    gift = leftovers_side(after) if over else None
    leftovers = after.leftovers if over else ()
    mine = after.piles[side_number(names, given.player)]
    return {
        "pile": card_list(card for card in mine if card not in leftovers),
        "table": card_list((*after.table, *leftovers)),
        "scopa": bool(sum(after.scope)),
        "last_capturer": None if after.last_taker is None else names[after.last_taker],
        "leftovers_to": None if gift is None else names[gift],
    }


def _before_play(given: OnePlay, names: tuple[str, ...]) -> Deal:
    """The player sits at seat 0; hidden cards are any cards, as many as the case says."""
    rules, left = given.rules, given.left
    spare = _others(rules, (*given.table, given.card))
    own, spare = (given.card, *spare[: left.hand]), spare[left.hand :]
    others, spare = spare[: left.others], spare[left.others :]
    last = None if given.last_capturer is None else side_number(names, given.last_capturer)
    return _deal(
        rules=rules,
        dealer=seats_of(rules, side_number(names, given.dealer))[0],
        table=given.table,
        hands=(own, *(others[i :: rules.players - 1] for i in range(rules.players - 1))),
        stock=spare[: left.stock],
        captured=spare[left.stock :],
        last_taker=last,
    )


def _acted(deal: Deal, play: Play, field: str) -> Deal:
    try:
        return act(deal, play)
    except IllegalAction as illegal:
        raise NoAnswer(field, "a legal play", str(illegal.reason)) from None


# -- whole deals


def setup(given: Setup) -> Answer:
    """Is this table valid, is the deal void, who plays, cuts and deals?"""
    rules = given.rules
    if problems(rules, given.preset.tables):
        return {"valid": False}
    if given.table is None:
        return {"valid": True}
    void = void_reason(rules, given.table) is not None
    return {
        "valid": True,
        "redeal": void,
        "order": tuple(order_of_play(rules, given.dealer)),
        "cutter": cutter(rules, given.dealer),
        "next_dealer": given.dealer if void else next_dealer(rules, given.dealer),
        "packets": packets(rules),
        "dealer_scope": 0 if void else opening_scope(rules, given.table),
    }


def replay(given: Replay) -> Answer:
    """What does a whole deal come to?"""
    rules, names = given.rules, given.sides[: given.rules.sides]
    deal = new_deal(rules, given.dealer, stack(rules, given.dealer, given.rounds, given.table))
    if isinstance(deal, VoidDeal):
        raise NoAnswer("table", "a deal that is played", str(deal.reason))
    for number, (seat, card, take) in enumerate(given.plays):
        if seat != deal.to_move:
            raise NoAnswer(f"plays[{number}]", f"seat {seat} to move", f"seat {deal.to_move}")
        deal = _acted(deal, Play(card, take), f"plays[{number}]")
    side = leftovers_side(deal)
    scored = score_piles(rules, deal.piles, deal.scope)  # without the points made in play
    return {
        "piles": {name: card_list(pile) for name, pile in zip(names, deal.piles, strict=True)},
        "scope": dict(zip(names, deal.scope, strict=True)),
        "leftovers": card_list(deal.leftovers or deal.table),
        "leftovers_to": None if side is None else names[side],
        "points": {name: plain_points(scored.points(Side(i))) for i, name in enumerate(names)},
    }


# -- points and totals


def score(given: Piles) -> Answer:
    """What are these piles worth?"""
    names = tuple(given.piles)
    scored = score_piles(given.rules, tuple(given.piles.values()), tuple(given.scope[n] for n in names))
    rated = scored.primiera
    return {
        "points": {name: plain_points(scored.points(Side(i))) for i, name in enumerate(names)},
        "totals": dict(zip(names, scored.totals, strict=True)),
        "primiera": None
        if rated is None
        else {name: (own.suits, own.total) for name, own in zip(names, rated, strict=True)},
        "match_won_by": None if scored.match_won_by is None else names[scored.match_won_by],
    }


def match_after(given: AfterDeal) -> Answer:
    """How does the match stand after this deal?"""
    names = tuple(given.before)
    before = tuple(given.before.values())
    totals, status, winners = outcome(given.rules, before, [given.deal[name] for name in names])
    return {
        "totals": dict(zip(names, totals, strict=True)),
        "status": str(status),
        "winners": tuple(sorted(names[side] for side in winners)),
    }


def claim(given: MayClaim) -> Answer:
    """What is certain already, and may the side that has just captured stop the match?"""
    rules, piles = given.captured.rules, given.captured.piles
    names = tuple(piles)
    scope = tuple(given.captured.scope[name] for name in names)
    certain = dict(zip(names, locked(rules, tuple(piles.values()), scope), strict=True))
    reached = given.before[given.claimant] + sum(certain[given.claimant].values()) >= rules.target
    return {
        "locked": {name: plain_points(points) for name, points in certain.items()},
        "may_claim": reached and rules.match_end is MatchEnd.STOP_ON_REACHING,
    }


def knock(given: Knocking) -> Answer:
    """What is this hand worth when its player knocks? Nothing where nobody knocks (R9.5)."""
    return {"points": knock_points(given.hand) if knocking_is_played(given.rules) else 0}
