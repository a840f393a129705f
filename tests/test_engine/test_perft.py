"""Counting plays: golden counts for every preset and seating, and the cached count against a plain one."""

from random import Random

import pytest
from tests.test_bots.positions import TABLES, random_deal
from tests.test_engine.golden import GOLDEN, Counts, deal_of, read, tables

from settebello.engine import divide, perft, plays
from settebello.notation.position_reader import parse_position
from settebello.notation.positions import format_position_line
from settebello.rules import PRESETS, Deal, Knock, Play, Rules, act, legal_actions

GOLD: dict[str, Counts] = read()


def plain_perft(deal: Deal, depth: int) -> int:
    """The definition, without the cache."""
    if depth == 0 or deal.finished:
        return 1
    moves = [action for action in legal_actions(deal) if isinstance(action, Play)]
    return sum(plain_perft(act(deal, move), depth - 1) for move in moves)


def test_every_preset_and_seating_has_golden_counts() -> None:
    """A new one gets its counts by ``python -m tests.test_engine.golden``."""
    assert GOLD.keys() == tables().keys(), GOLDEN


@pytest.mark.no_cover  # one small function called a million times: counting its lines would double the wait
@pytest.mark.parametrize("key", GOLD)
def test_golden_counts(key: str) -> None:
    name, rules = tables()[key]
    deal = deal_of(rules)
    assert format_position_line(deal, name) == GOLD[key]["position"]
    assert parse_position(GOLD[key]["position"]) == deal
    counts = GOLD[key]["counts"]
    assert counts[0] == 1
    assert len(counts) > 4
    assert perft(deal, len(counts) - 1) == counts[-1]


@pytest.mark.parametrize("key", ["scopa 2 none", "scopone 4 pairs", "cirulla 3 none", "cicera 4 pairs"])
def test_golden_counts_at_every_depth(key: str) -> None:
    deal = deal_of(tables()[key][1])
    assert [perft(deal, depth) for depth in range(len(GOLD[key]["counts"]))] == GOLD[key]["counts"]


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_the_cache_changes_no_count(rules: Rules) -> None:
    depth = 5 if rules.hand_size == 3 else 3
    for deal in list(random_deal(rules, Random(17)))[::12]:
        assert perft(deal, depth) == plain_perft(deal, depth)


@pytest.mark.parametrize("name", ["scopa", "asso_piglia_tutto", "cirulla", "escoba"])
def test_a_finished_deal_counts_one_at_any_remaining_depth(name: str) -> None:
    last = list(random_deal(PRESETS[name].rules, Random(4)))[-1]
    end = act(last, next(plays(last)))
    assert end.finished
    assert [perft(end, depth) for depth in (0, 1, 5, 100)] == [1, 1, 1, 1]
    count = len([*plays(last)])
    assert [perft(last, depth) for depth in (0, 1, 2, 9)] == [1, count, count, count]


def test_knocks_are_no_plays() -> None:
    knocking = (
        deal
        for seed in range(50)
        for deal in random_deal(PRESETS["cirulla"].rules, Random(seed))
        if any(isinstance(action, Knock) for action in legal_actions(deal))
    )
    deal = next(knocking)
    assert perft(deal, 1) == sum(isinstance(action, Play) for action in legal_actions(deal))
    assert all(isinstance(play, Play) for play in plays(deal))


def test_divided_counts_add_up() -> None:
    deal = deal_of(PRESETS["scopone"].rules)
    parts = dict(divide(deal, 3))
    assert set(parts) == set(legal_actions(deal))
    assert sum(parts.values()) == perft(deal, 3)
    assert [*divide(deal, 0)] == []
