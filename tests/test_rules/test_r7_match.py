"""R7: the match."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from tests.test_rules.drawn import rest, rules_of, says, suit

from settebello.rules import (
    PRESETS,
    BothOver,
    Category,
    Goal,
    Rules,
    Seat,
    Side,
    Status,
    TieBreak,
    after_deal,
    cards,
    new_match,
    outcome,
    score_piles,
    winners_without,
)

WIKI = rules_of("scopa_wikipedia")
SCOPA = rules_of("scopa")
COUNTED = rules_of("scopa", both_over=BothOver.COUNT_ORDER)
LEAST = rules_of("scopa_a_perdere")


def ended(
    rules: Rules, before: Sequence[int], *made: str
) -> tuple[tuple[int, ...], Status, tuple[Side, ...]]:
    """The outcome of a deal: each side's points as ``carte denari scope*3``."""
    return outcome(rules, before, [_points(text) for text in made])


def _points(text: str) -> Mapping[Category, int]:
    parts = [part.partition("*") for part in text.split()]
    return {Category(name): int(worth or 1) for name, _, worth in parts}


@says("S000-44", "S003-63")
def test_R7_1_the_points_of_the_deals_add_up() -> None:
    mine = f"{suit('d')} {suit('c')} Ab"
    deal = score_piles(SCOPA, (cards(mine), cards(rest(mine))), (2, 1))
    match = new_match(SCOPA, Seat(0))
    assert match.totals == (0, 0)
    match = after_deal(match, deal)
    assert (match.totals, match.deals, match.over) == ((5, 1), 1, False)
    match = after_deal(match, deal)
    assert (match.totals, match.deals) == ((10, 2), 2)
    assert after_deal(match, deal).winners == (0,)
    with pytest.raises(ValueError, match="zip"):
        ended(SCOPA, (0, 0), "carte")  # every side has its points


@says("S000-45", "S002-20", "S003-63", "E25", "T20")
def test_R7_2_reaching_the_target_wins_now_and_not_a_deal_later() -> None:
    assert ended(WIKI, (19, 3), "carte denari", "settebello") == ((21, 4), Status.WON, (0,))
    assert ended(WIKI, (20, 3), "scope*4", "") == ((24, 3), Status.WON, (0,))
    assert ended(WIKI, (19, 3), "carte", "denari") == ((20, 4), Status.CONTINUE, ())


@says("S000-46", "S002-21", "T11")
def test_R7_3_of_several_at_the_target_the_highest_total_wins() -> None:
    for rules in (WIKI, rules_of("scopa_illustrata")):
        assert ended(rules, (20, 19), "carte", "denari settebello primiera") == ((21, 22), Status.WON, (1,))
    assert ended(WIKI, (20, 20, 20), "carte", "scope*3", "denari") == ((21, 23, 21), Status.WON, (1,))


@says("S000-47", "S002-22", "E25", "T11")
def test_R7_4_level_at_the_top_means_extra_deals_or_a_shared_victory() -> None:
    for rules in (WIKI, rules_of("scopa_illustrata")):
        assert ended(rules, (20, 21), "carte denari", "settebello") == ((22, 22), Status.EXTRA_DEAL, ())
        assert ended(rules, (22, 22), "carte", "denari") == ((23, 23), Status.EXTRA_DEAL, ())
        assert ended(rules, (23, 23), "carte", "") == ((24, 23), Status.WON, (0,))
    shared = rules_of("scopa_wikipedia", tie_break=TieBreak.SHARED)
    assert ended(shared, (20, 21), "carte denari", "settebello") == ((22, 22), Status.WON, (0, 1))
    assert ended(shared, (20, 21, 5), "carte denari", "settebello", "")[2] == (0, 1)


@says("S000-45", "S002-20", "S003-52", "S003-63", "S004-12", "S004-13")
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("scopa_wikipedia", 21),
        ("scopone_wikipedia", 21),
        ("scopone_scientifico_wikipedia", 21),
        ("scopa_illustrata", 21),
        ("scopa_guida", 11),
        ("scopone_guida", 21),
        ("scopa_d_assi_guida", 11),
        ("scopa_online", 11),
        ("scopone_online", 21),
        ("scopone_scientifico_online", 21),
    ],
)
def test_R7_5_the_target_of_each_rulebook(name: str, target: int) -> None:
    rules = PRESETS[name].rules
    assert rules.target == target
    assert ended(rules, (target - 1, 0), "", "")[1] is Status.CONTINUE
    assert ended(rules, (target - 1, 0), "carte", "")[1] is Status.WON


def test_R7_5_eleven_or_twenty_one_as_agreed() -> None:
    assert "target=21" in PRESETS["scopa_guida"].agreed
    assert ended(rules_of("scopa_guida", target=21), (11, 0), "carte", "")[1] is Status.CONTINUE


@says("E26")
def test_R7_6_counting_out_in_order_brings_the_first_home() -> None:
    made = ("carte denari", "settebello primiera")
    assert ended(COUNTED, (9, 10), *made) == ((11, 12), Status.WON, (0,))
    assert ended(SCOPA, (9, 10), *made) == ((11, 12), Status.WON, (1,))
    assert ended(COUNTED, (10, 10), "primiera", "settebello scope") == ((11, 12), Status.WON, (1,))
    assert ended(COUNTED, (10, 10), "napola*3", "scope*4")[2] == (0,)  # napola is counted before the scope


@says("E26")
def test_R7_6_where_counting_does_not_decide_the_highest_total_wins() -> None:
    both = ended(COUNTED, (8, 8), "napola*3", "napola*4")
    assert both == ((11, 12), Status.WON, (1,))  # two arrive in the same category
    assert ended(COUNTED, (8, 8), "napola*3", "napola*3")[1] is Status.EXTRA_DEAL
    assert ended(COUNTED, (11, 11), "carte", "denari scope")[2] == (
        1,
    )  # an extra deal: the order is not read
    assert ended(COUNTED, (11, 10), "carte", "settebello*3")[2] == (1,)  # one was there before
    assert ended(COUNTED, (9, 3), "carte", "denari") == ((10, 4), Status.CONTINUE, ())


def test_R7_6_the_order_is_the_tables_own_and_the_rest_comes_after_it() -> None:
    scope_first = rules_of(
        "scopa", both_over=BothOver.COUNT_ORDER, count_order=(Category.SCOPE, Category.PRIMIERA)
    )
    assert ended(scope_first, (10, 10), "carte", "scope")[2] == (1,)
    assert ended(scope_first, (10, 10), "carte denari", "primiera")[2] == (1,)
    assert ended(scope_first, (10, 10), "denari settebello", "carte")[2] == (1,)
    assert ended(scope_first, (10, 10), "napola*3", "re_bello")[2] == (1,)  # in the order of the categories


def test_R7_6_in_cicera_the_scope_outside_the_order_come_last() -> None:
    cicera = rules_of("cicera", both_over=BothOver.COUNT_ORDER, count_order=(Category.CARTE,))
    assert ended(cicera, (50, 50), "scope*2", "fante")[2] == (1,)
    assert ended(rules_of("cicera", both_over=BothOver.COUNT_ORDER), (50, 50), "scope*2", "fante")[2] == (0,)


def test_R7_7_in_a_game_to_lose_the_lowest_total_wins_once_a_side_reaches_the_target() -> None:
    assert LEAST.goal is Goal.LEAST
    assert ended(LEAST, (20, 12), "carte", "denari") == ((21, 13), Status.WON, (1,))
    assert ended(LEAST, (19, 12), "carte", "denari") == ((20, 13), Status.CONTINUE, ())
    assert ended(LEAST, (20, 5, 5), "carte", "", "") == ((21, 5, 5), Status.EXTRA_DEAL, ())
    assert ended(LEAST, (21, 5, 5), "", "carte", "") == ((21, 6, 5), Status.WON, (2,))


@says("S000-47", "E25", "T11")
def test_R7_8_in_extra_deals_all_sides_play_on_and_any_may_win() -> None:
    assert ended(WIKI, (20, 18, 20), "denari primiera", "settebello carte scope", "scope*2") == (
        (22, 21, 22), Status.EXTRA_DEAL, (),
    )  # fmt: skip
    assert ended(WIKI, (22, 21, 22), "", "carte scope", "") == ((22, 23, 22), Status.WON, (1,))


def test_R7_2_a_win_at_once_comes_before_the_target() -> None:
    assert ended(rules_of("asso_piglia_tutto"), (20, 0), "carte settebello", "napola*10")[1:] == (
        Status.WON, (1,),
    )  # fmt: skip
    assert ended(rules_of("scopone_di_trenta"), (20, 0), "carte", "trenta*6")[2] == (1,)
    assert ended(rules_of("scopone_di_trenta"), (20, 0), "carte", "trenta*5")[2] == (0,)
    assert ended(rules_of("cicera"), (50, 0), "carte*2", "napula*13")[2] == (1,)
    cirulla = rules_of("cirulla")
    assert ended(cirulla, (50, 0), "carte", "low_run*6 high_run*5 settebello")[2] == (1,)
    assert ended(cirulla, (50, 0), "settebello", "low_run*6 high_run*5")[2] == (0,)
    assert outcome(SCOPA, (0, 0), [{}, {}], Side(1))[1:] == (Status.WON, (1,))


def test_R7_7_R10_6_without_a_side_the_best_of_the_others_wins() -> None:
    most = replace(new_match(Rules(players=4), Seat(0)), totals=(20, 3, 9, 9))
    least = replace(most, rules=Rules(players=4, goal=Goal.LEAST))
    assert winners_without(most, Side(0)) == (2, 3)
    assert winners_without(least, Side(0)) == (1,)
    assert winners_without(least, Side(1)) == (2, 3)
