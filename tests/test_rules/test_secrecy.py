"""A view tells a seat what it may know, and nothing else.

Two deals that differ only in what a seat cannot see give that seat equal views, from the first packet to the
moment at which they are compared. The second deal is made from the first by mixing the cards the seat has not
seen by then, back in the deck they were dealt from, and playing the same plays again.
"""

from collections.abc import Iterable
from dataclasses import fields
from random import Random

import pytest
from hypothesis import given, settings
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, any_action, shuffled
from tests.test_rules.drawn import after, deal_of, rules_of

from settebello.rules import (
    Card,
    Deal,
    Knock,
    Play,
    PlayerView,
    Rank,
    Rules,
    Seat,
    VoidDeal,
    act,
    legal_actions,
    new_deal,
    view_for,
)

every_seating = pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)


def begun(rules: Rules, random: Random) -> tuple[tuple[Card, ...], Deal]:
    """A deck and its deal, not void."""
    while True:
        deck = shuffled(rules, random)
        deal = new_deal(rules, Seat(random.randrange(rules.players)), deck)
        if isinstance(deal, Deal):
            return deck, deal


def unseen(deal: Deal, seat: Seat | None) -> set[Card]:
    """The cards a seat cannot know: the stock and other hands, but for what a knock has shown."""
    shown = {card for played in deal.plays for card in played.shown}
    hidden = {card for holder, hand in enumerate(deal.hands) if holder != seat for card in hand}
    return (hidden - shown) | set(deal.stock)


def mixed(deck: Iterable[Card], secret: set[Card], random: Random) -> tuple[Card, ...]:
    """The deck with the secret cards in another order, all others where they were."""
    order = [card for card in deck if card in secret]
    random.shuffle(order)
    fresh = iter(order)
    return tuple(next(fresh) if card in secret else card for card in deck)


def twins(rules: Rules, seed: int) -> None:
    random = Random(seed)
    deck, deal = begun(rules, random)
    line = [deal]
    while not deal.finished:
        deal = act(deal, any_action(deal, random))
        line.append(deal)
    for seat in (*range(rules.players), None):
        for moment in sorted(random.sample(range(len(line)), 3)):
            _same_to(line[: moment + 1], deck, None if seat is None else Seat(seat), random)


def _same_to(line: list[Deal], deck: tuple[Card, ...], seat: Seat | None, random: Random) -> None:
    secret = unseen(line[-1], seat)
    other = new_deal(line[0].rules, line[0].dealer, mixed(deck, secret, random))
    assert not isinstance(other, VoidDeal)
    twin: Deal = other
    for step, deal in enumerate(line):
        if step:
            twin = act(twin, deal.plays[-1].action)
        assert view_for(twin, seat) == view_for(deal, seat)


@every_seating
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_deals_that_differ_in_what_a_seat_cannot_see_give_it_equal_views(
    preset: str, rules: Rules, seed: int
) -> None:
    twins(rules, seed)


@pytest.mark.soak
@every_seating
@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_the_same_at_length(preset: str, rules: Rules, seed: int) -> None:
    twins(rules, seed)


def test_the_mixing_does_change_what_is_hidden() -> None:
    """Otherwise equal views would prove nothing."""
    rules = rules_of("scopa")
    random = Random(7)
    deck, deal = begun(rules, random)
    other = new_deal(rules, deal.dealer, mixed(deck, unseen(deal, Seat(0)), random))
    assert isinstance(other, Deal)
    assert other.hands[0] == deal.hands[0]
    assert other.hands[1] != deal.hands[1]
    assert other.stock != deal.stock
    assert view_for(other, Seat(1)) != view_for(deal, Seat(1))


def held_by(value: object) -> set[Card]:
    """Every card that stands anywhere inside a value."""
    match value:
        case Card():
            return {value}
        case tuple() | list() | frozenset() | set():
            return {card for item in value for card in held_by(item)}
        case Rules():
            return set()
        case _ if hasattr(value, "__dataclass_fields__"):
            return {card for field in fields(value) for card in held_by(getattr(value, field.name))}  # type: ignore[arg-type]
        case _:
            return set()


@every_seating
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_no_unseen_card_stands_anywhere_in_a_view(preset: str, rules: Rules, seed: int) -> None:
    random = Random(seed)
    _, deal = begun(rules, random)
    while True:
        for seat in (*map(Seat, range(rules.players)), None):
            assert not held_by(view_for(deal, seat)) & unseen(deal, seat)
        if deal.finished:
            break
        deal = act(deal, any_action(deal, random))


def test_a_view_is_built_from_an_allow_list() -> None:
    assert {field.name for field in fields(PlayerView)} == {
        "rules", "seat", "dealer", "to_move", "hand", "hand_sizes", "shown", "table", "stock_size", "piles",
        "scope", "last_taker", "plays", "declared", "bonus", "opening", "leftovers", "legal",
    }  # fmt: skip


def test_a_view_holds_the_own_hand_and_the_sizes_of_the_others() -> None:
    deal = deal_of(rules_of("scopa"), "7d 2c", "3b 4b 5b", table="7c Rs", stock="Ab 2b")
    mine, theirs, watcher = view_for(deal, Seat(0)), view_for(deal, Seat(1)), view_for(deal, None)
    assert (mine.hand, theirs.hand, watcher.hand) == (deal.hands[0], deal.hands[1], ())
    assert mine.hand_sizes == theirs.hand_sizes == watcher.hand_sizes == (2, 3)
    assert mine.stock_size == 2
    assert mine.legal == legal_actions(deal)
    assert theirs.legal == watcher.legal == ()
    assert not mine.finished
    assert mine.ply == 0
    assert view_for(after(deal, "7dx7c"), None).ply == 1


def test_a_knock_shows_its_hand_to_all_until_the_cards_are_played() -> None:
    deal = deal_of(rules_of("cirulla"), "7c 3d 5s", "2b Ab 6c", table="Rb Cb", stock="As 2s 3s")
    knocked = act(deal, Knock(3, Rank.ASSO))
    for seat in (Seat(0), Seat(1), None):
        view = view_for(knocked, seat)
        assert set(view.shown[0]) == {Card("7c"), Card("3d"), Card("5s")}
        assert view.shown[1] == ()
        assert view.declared == (Rank.ASSO, None)
    played = act(knocked, Play(Card("3d")))
    assert set(view_for(played, Seat(1)).shown[0]) == {Card("7c"), Card("5s")}
