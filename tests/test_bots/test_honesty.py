"""A bot knows what its seat knows: other unseen cards give it the same input and get the same action."""

from random import Random

import pytest
from tests.test_bots.positions import TABLES, random_deal, redealt

from settebello.bots import BOTS, DEFAULT_LIMIT
from settebello.rules import Rules, Seat, view_for


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_redealing_what_a_seat_cannot_see_changes_neither_its_view_nor_its_choice(rules: Rules) -> None:
    rng = Random(7)
    changed = 0
    for deal in random_deal(rules, rng):
        other = redealt(deal, deal.to_move, rng)
        changed += other != deal
        view, same = view_for(deal, deal.to_move), view_for(other, deal.to_move)
        assert view == same
        for name, bot in BOTS.items():
            seed = rng.random()
            chosen = bot.choose(view, Random(seed), DEFAULT_LIMIT)
            assert chosen == bot.choose(same, Random(seed), DEFAULT_LIMIT), name
            assert chosen.action in view.legal, name
    assert changed > rules.hand_size


def test_redealing_moves_only_what_a_seat_cannot_see() -> None:
    deal = next(random_deal(TABLES["scopone-4-pairs"], Random(3)))
    other = redealt(deal, Seat(2), Random(4))
    assert other.hands[2] == deal.hands[2]
    assert {*other.hands[0]} != {*deal.hands[0]}
    assert sorted(card for hand in other.hands for card in hand) == sorted(
        card for hand in deal.hands for card in hand
    )
