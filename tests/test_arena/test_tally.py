"""Means and intervals: small cases by hand, the interval by how often it holds the truth."""

from math import sqrt
from random import Random

import pytest

from settebello.arena import Deck, Line, Seating, mean_interval, tally
from settebello.arena.tally import student


def duel(*deals: tuple[int, int, int], number: int = 1) -> Deck:
    """A deck of two sides: the points of a, of b, and who dealt, for each seating."""
    return Deck(
        number,
        tuple(
            Seating((a, b), tuple(place for place, own in enumerate((a, b)) if own == max(a, b)), dealt)
            for a, b, dealt in deals
        ),
    )


DECKS = [duel((5, 2, 1), (3, 3, 0)), duel((1, 4, 0), (2, 0, 1)), duel((2, 2, 1), (0, 3, 0))]


def test_the_value_of_a_deck_is_the_mean_of_its_seatings() -> None:
    line = tally(DECKS).lines[0]
    assert line.points_per_deal == pytest.approx((3 + 0 - 3 + 2 + 0 - 3) / 6)
    assert (line.won, line.tied, line.lost) == (2, 2, 2)


def test_the_other_side_is_the_mirror() -> None:
    a, b = tally(DECKS).lines
    assert a.interval is not None
    assert b == Line(-a.points_per_deal, (-a.interval[1], -a.interval[0]), a.lost, a.tied, a.won)


def test_the_interval_is_over_decks() -> None:
    line = tally(DECKS).lines[0]
    values = [1.5, -0.5, -1.5]
    mean = sum(values) / 3
    spread = sqrt(sum((value - mean) ** 2 for value in values) / 2 / 3)
    assert line.interval == pytest.approx((mean - 4.30265 * spread, mean + 4.30265 * spread), rel=1e-5)


def test_by_seat_looks_at_the_deals_in_which_the_first_side_deals_or_does_not() -> None:
    result = tally(DECKS)
    assert result.hand and result.dealer  # noqa: PT018
    assert result.hand.points_per_deal == pytest.approx((3 + 2 + 0) / 3)
    assert (result.hand.won, result.hand.tied, result.hand.lost) == (2, 1, 0)
    assert result.dealer.points_per_deal == pytest.approx((0 - 3 - 3) / 3)
    assert (result.dealer.won, result.dealer.tied, result.dealer.lost) == (0, 1, 2)


def test_with_more_sides_the_value_is_own_points_minus_the_mean_of_the_others() -> None:
    seatings = (
        Seating((6, 3, 0), (0,), 0),
        Seating((2, 4, 4), (1, 2), 1),
        Seating((1, 1, 1), (0, 1, 2), 2),
    )
    result = tally([Deck(1, seatings), Deck(2, seatings)])
    assert [line.points_per_deal for line in result.lines] == pytest.approx(
        [(4.5 - 2 + 0) / 3, (0 + 1 + 0) / 3, (-4.5 + 1 + 0) / 3]
    )
    assert [(line.won, line.tied, line.lost) for line in result.lines] == [(2, 2, 2), (0, 4, 2), (0, 4, 2)]
    assert result.hand is None
    assert result.dealer is None


def test_one_deck_tells_nothing_about_the_spread() -> None:
    assert tally(DECKS[:1]).lines[0].interval is None


def test_the_order_of_the_decks_does_not_matter() -> None:
    rng = Random(3)
    decks = [
        duel((rng.randrange(9), rng.randrange(9), 0), (rng.randrange(9), 3, 1), number=n) for n in range(50)
    ]
    before = tally(decks)
    rng.shuffle(decks)
    assert tally(decks) == before


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (6, 2.4469), (9, 2.2622), (19, 2.0930),
     (29, 2.0452), (99, 1.9842), (999, 1.9623)],
)  # fmt: skip
def test_quantiles_of_student_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1.5e-3 if freedom < 9 else 2e-4)


@pytest.mark.parametrize("decks", [8, 30, 200])
def test_the_interval_holds_the_truth_in_95_of_100_runs(decks: int) -> None:
    """Differences as a pair of deals has them: whole, many zeros, now and then a big one."""
    population = [-6, -3, -2, -1, -1, 0, 0, 0, 0, 1, 1, 2, 2, 4, 9]
    truth = sum(population) / len(population) / 2
    rng, runs, held = Random(20), 4000, 0
    for _ in range(runs):
        _, interval = mean_interval(rng.choices(population, k=decks), 2)
        assert interval is not None
        held += interval[0] <= truth <= interval[1]
    assert 0.935 <= held / runs <= 0.965
