"""The bot that plays at random: every action on offer, each as often as the others, by the chance given."""

from collections import Counter
from random import Random

from tests.test_bots.positions import TABLES, random_deal

from settebello.bots import DEFAULT_LIMIT
from settebello.bots.casuale import Casuale
from settebello.rules import Knock, view_for

DRAWS = 2000


def test_every_action_on_offer_is_as_likely_as_the_others() -> None:
    for deal in list(random_deal(TABLES["scopone-4-pairs"], Random(3)))[::7]:
        view, rng = view_for(deal, deal.to_move), Random(5)
        counts = Counter(Casuale().choose(view, rng, DEFAULT_LIMIT).action for _ in range(DRAWS))
        assert counts.keys() == set(view.legal)
        mean = DRAWS / len(view.legal)
        chi_square = sum((count - mean) ** 2 for count in counts.values()) / mean
        assert chi_square < 3 * len(view.legal) + 15


def test_a_knock_is_an_action_like_the_others() -> None:
    knocking = (
        view_for(deal, deal.to_move)
        for seed in range(50)
        for deal in random_deal(TABLES["cirulla-2-none"], Random(seed))
    )
    view = next(view for view in knocking if any(isinstance(action, Knock) for action in view.legal))
    chosen = {Casuale().choose(view, Random(seed), DEFAULT_LIMIT).action for seed in range(200)}
    assert chosen == set(view.legal)


def test_the_same_chance_gives_the_same_action() -> None:
    for deal in random_deal(TABLES["scopa-2-none"], Random(4)):
        view = view_for(deal, deal.to_move)
        assert Casuale().choose(view, Random(9), DEFAULT_LIMIT) == Casuale().choose(
            view, Random(9), DEFAULT_LIMIT
        )
