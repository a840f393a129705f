"""Captures against an independent brute force, under every way of capturing."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, any_action, dealt
from tests.test_rules import brute
from tests.test_rules.drawn import rules_of

from settebello.rules import (
    AceOnEmptyTable,
    AceRule,
    AceWithAceOnTable,
    CaptureMode,
    CaptureObligation,
    CapturePriority,
    Card,
    CourtCapture,
    Rank,
    Rules,
    Seat,
    act,
    captures,
    captures_of,
    problems,
)

FAST = settings(max_examples=400, deadline=None)
SOAK = settings(max_examples=40_000, deadline=None)


@st.composite
def ways_of_capturing(draw: st.DrawFn) -> Rules:
    """Rules that differ in everything a capture may depend on, as far as they can be played."""
    base = draw(
        st.sampled_from([Rules(), rules_of("cicera"), rules_of("cirulla"), rules_of("scopone_scientifico")])
    )
    options = {
        "capture_mode": draw(st.sampled_from(CaptureMode)),
        "capture_priority": draw(st.sampled_from(CapturePriority)),
        "capture_obligation": draw(st.sampled_from(CaptureObligation)),
        "max_capture": draw(st.sampled_from([None, None, 1, 2, 3])),
        "court_capture": draw(st.sampled_from(CourtCapture)),
        "ace_rule": draw(st.sampled_from(AceRule)),
        "ace_with_ace_on_table": draw(st.sampled_from(AceWithAceOnTable)),
        "ace_on_empty_table": draw(st.sampled_from(AceOnEmptyTable)),
        "ace_first_play_forbidden": draw(st.booleans()),
        "wild_ace_may_trail": draw(st.booleans()),
    }
    rules = replace(base, **options)
    for repaired in (rules, replace(rules, ace_rule=AceRule.NORMAL), base):
        if not problems(repaired):
            return repaired
    raise AssertionError(base)


@st.composite
def tables(draw: st.DrawFn, rules: Rules) -> tuple[tuple[Card, ...], Card]:
    """Some cards on the table, low ones more often, and another one in the hand."""
    random = Random(draw(SEEDS))
    size = draw(st.integers(0, 9))
    low = sorted(rules.deck_cards, key=lambda card: card.number * random.random())
    pack = low if random.random() < 0.5 else random.sample(rules.deck_cards, len(rules.deck_cards))
    table = random.sample(pack[: size + 6], size)
    aces = [card for card in rules.deck_cards if card.rank is Rank.ASSO and card not in table]
    others = [card for card in rules.deck_cards if card not in table]
    return tuple(table), random.choice(aces if aces and random.random() < 0.3 else others)


def _agree(data: st.DataObject) -> None:
    rules = data.draw(ways_of_capturing())
    table, card = data.draw(tables(rules))
    first_play = data.draw(st.booleans())
    takes, may_lay = captures(rules, table, card, first_play=first_play)
    wanted = brute.answer(rules, table, card.rank, first_play)
    assert {frozenset(take) for take in takes} == wanted.takes
    assert len(takes) == len(wanted.takes)  # none is offered twice
    assert may_lay == wanted.may_lay


@FAST
@given(st.data())
def test_captures_are_those_of_the_brute_force(data: st.DataObject) -> None:
    _agree(data)


@pytest.mark.soak
@SOAK
@given(st.data())
def test_captures_are_those_of_the_brute_force_at_length(data: st.DataObject) -> None:
    _agree(data)


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_captures_of_a_whole_deal_are_those_of_the_brute_force(preset: str, rules: Rules, seed: int) -> None:
    random = Random(seed)
    deal = dealt(rules, Seat(0), random)
    while not deal.finished:
        for card in deal.hands[deal.to_move]:
            rank = (deal.declared[deal.to_move] if card == "7c" else None) or card.rank
            if len(deal.table) <= 10:
                takes, may_lay = captures_of(deal, card)
                wanted = brute.answer(rules, deal.table, rank)
                assert {frozenset(take) for take in takes} == wanted.takes
                assert may_lay == wanted.may_lay
        deal = act(deal, any_action(deal, random))


def test_the_brute_force_itself_on_the_example_of_the_documents() -> None:
    table = [Card(code) for code in ("Ad", "3c", "4s", "5b", "Fd")]
    found = brute.answer(rules_of("scopa_wikipedia"), table, Rank.CAVALLO)
    assert found.takes == {frozenset([Card("Ad"), Card("Fd")]), frozenset([Card("4s"), Card("5b")])}
    assert not found.may_lay
