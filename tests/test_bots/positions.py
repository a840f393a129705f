"""Positions for tests of bots: every preset and table, deals played at random."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from settebello.rules import (
    PRESETS,
    Card,
    Deal,
    Rules,
    Seat,
    VoidDeal,
    act,
    legal_actions,
    new_deal,
    view_for,
)


def every_table() -> Iterator[tuple[str, Rules]]:
    """All presets with all ways to sit down, each with a name for the test report."""
    for preset in PRESETS.values():
        for players, teams in preset.tables:
            yield f"{preset.name}-{players}-{teams}", replace(preset.rules, players=players, teams=teams)


TABLES = dict(every_table())


def fresh_deal(rules: Rules, rng: Random) -> Deal:
    while True:
        deck = list(rules.deck_cards)
        rng.shuffle(deck)
        deal = new_deal(rules, Seat(rng.randrange(rules.players)), deck)
        if not isinstance(deal, VoidDeal):
            return deal


def random_deal(rules: Rules, rng: Random) -> Iterator[Deal]:
    """Every position of one deal in which somebody is to act, all actions chosen by lot."""
    deal = fresh_deal(rules, rng)
    while not deal.finished:
        yield deal
        deal = act(deal, rng.choice(legal_actions(deal)))


def redealt(deal: Deal, seat: Seat, rng: Random) -> Deal:
    """The deal with all cards this seat has not seen dealt out anew; what knocks have shown stays put."""
    shown = view_for(deal, seat).shown
    free = [
        [card for card in hand if card not in shown[other]] if other != seat else []
        for other, hand in enumerate(deal.hands)
    ]
    unseen = [*(card for hand in free for card in hand), *deal.stock]
    rng.shuffle(unseen)
    heap = iter(unseen)

    def refilled(hand: tuple[Card, ...], unknown: list[Card]) -> tuple[Card, ...]:
        return tuple(next(heap) if card in unknown else card for card in hand)

    hands = tuple(refilled(hand, unknown) for hand, unknown in zip(deal.hands, free, strict=True))
    return replace(deal, hands=hands, stock=tuple(heap))
