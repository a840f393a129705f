"""Numbered decks that anybody can make again: those of the match that ``--seed N`` names.

Deck ``i`` of seed ``N`` is deal ``i`` of the match ``seed-N`` when no person sits down and nobody chooses a
cut, by the published recipe of ``room.fairness``; the first dealer is drawn by deal 0, then the deal goes
round. So a deal of the arena can be looked at, counted by ``perft``, or played. The decks are reproducible,
not secret.
"""

from functools import lru_cache
from itertools import count

from settebello.room.fairness import Purpose, deck_for, first_dealer, seed, seeded, seeded_id
from settebello.rules.deal import Deal, VoidDeal, new_deal
from settebello.rules.dealing import next_dealer
from settebello.rules.options import Rules, Seat


@lru_cache(maxsize=64)
def dealer_drawn(rules: Rules, number: int) -> Seat:
    """Who deals first in the match of this seed; seat 0 where the rules leave it to an agreement (R2.7)."""
    draws = (first_dealer(rules, _seed(number, 0, attempt)) for attempt in count(1))
    found = (Seat(0) if draw is None else draw.dealer for draw in draws)
    return next(dealer for dealer in found if dealer is not None)


def dealer_of(rules: Rules, number: int, deck: int, first: Seat | None = None) -> Seat:
    """Who deals this deck: the deal goes round from the first dealer (R2.6)."""
    dealer = dealer_drawn(rules, number) if first is None else first
    for _ in range((deck - 1) % rules.players):
        dealer = next_dealer(rules, dealer)
    return dealer


def seeded_deal(rules: Rules, number: int, deck: int, first: Seat | None = None) -> Deal:
    """Deal number ``deck`` (from 1) of this seed; void ones are dealt again by the same dealer (R3.9).

    >>> from settebello.rules import PRESETS
    >>> " ".join(seeded_deal(PRESETS["scopa"].rules, 1, 1).table)
    'Fc 5c Ac Fb'
    """
    dealer = dealer_of(rules, number, deck, first)
    packs = (deck_for(rules.deck_cards, _seed(number, deck, attempt)).deck for attempt in count(1))
    dealt = (new_deal(rules, dealer, pack) for pack in packs)
    return next(deal for deal in dealt if not isinstance(deal, VoidDeal))


def _seed(number: int, deal: int, attempt: int) -> bytes:
    secret = seeded(number, Purpose.SECRET, deal, attempt, 0)
    return seed(seeded_id(number), deal, attempt, secret, ())
