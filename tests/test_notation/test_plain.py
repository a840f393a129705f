"""Plain forms: what JSON carries is the value itself, and what does not fit is refused."""

import json
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, any_action, deals_in_progress, dealt, played_on

from settebello.notation import Fault, InvalidNotation, parse_action
from settebello.notation.plain import (
    action_from_plain,
    action_to_plain,
    option_from_plain,
    option_to_plain,
    rules_from_plain,
    rules_to_plain,
    score_from_plain,
    score_to_plain,
    view_from_plain,
    view_to_plain,
)
from settebello.rules import (
    PRESETS,
    Category,
    Deal,
    PlayerView,
    Rules,
    Seat,
    act,
    legal_actions,
    score,
    score_piles,
    view_for,
)


def through_json(plain: object) -> object:
    return json.loads(json.dumps(plain))


@given(deals_in_progress(), st.data())
@settings(max_examples=200, deadline=None)
def test_a_view_comes_back_from_json(deal: Deal, data: st.DataObject) -> None:
    view = view_for(deal, data.draw(st.none() | st.integers(0, deal.rules.players - 1).map(Seat)))
    assert view_from_plain(through_json(view_to_plain(view))) == view


def test_a_view_has_a_key_for_each_of_its_fields() -> None:
    view = view_for(dealt(PRESETS["scopa"].rules, Seat(0), Random(1)), Seat(1))
    assert list(view_to_plain(view)) == [field.name for field in fields(PlayerView)]


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_rules_and_score_come_back_from_json(preset: str, rules: Rules) -> None:
    assert rules_from_plain(through_json(rules_to_plain(rules, preset))) == rules
    assert rules_from_plain(through_json(rules_to_plain(rules))) == rules
    random = Random(preset)
    points = score(played_on(dealt(rules, Seat(0), random), 99, random))
    assert score_from_plain(through_json(score_to_plain(points))) == points


@given(deals_in_progress())
@settings(max_examples=50, deadline=None)
def test_actions_come_back_from_json(deal: Deal) -> None:
    for action in legal_actions(deal):
        assert action_from_plain(through_json(action_to_plain(action))) == action


def test_the_plain_form_of_an_action_is_its_notation() -> None:
    assert action_to_plain(parse_action("7dx3d4c")) == "7dx4c3d"


@given(deals_in_progress())
@settings(max_examples=50, deadline=None)
def test_the_plain_view_does_not_tell_hidden_cards(deal: Deal) -> None:
    """Two deals that differ only in what a seat cannot see look alike to it."""
    if deal.finished or any(deal.declared) or deal.rules.score_set == "cirulla":
        return
    seat = deal.to_move
    others = [Seat(other) for other in range(deal.rules.players) if other != seat]
    unseen = [card for other in others for card in deal.hands[other]] + list(deal.stock)
    Random(1).shuffle(unseen)
    hands = list(deal.hands)
    for other in others:
        size = len(hands[other])
        hands[other], unseen = tuple(unseen[:size]), unseen[size:]
    swapped = replace(deal, hands=tuple(hands), stock=tuple(unseen))
    assert view_to_plain(view_for(swapped, seat)) == view_to_plain(view_for(deal, seat))


PLAIN = view_to_plain(view_for(dealt(PRESETS["scopa"].rules, Seat(0), Random(1)), Seat(1)))


@pytest.mark.parametrize("key", list(PLAIN))
@pytest.mark.parametrize(
    "wrong",
    [None, -1, 10**30, 1.5, "x", True, [], [[]], ["7h"], {}, {"a": 1}, object()],
    ids=lambda value: str(value)[:7],
)
def test_a_value_that_does_not_fit_is_refused(key: str, wrong: object) -> None:
    fine = [("seat", None), ("last_taker", None)]
    may_be_empty = key in ("hand", "table", "plays", "opening", "leftovers", "legal") and wrong == []
    if (key, wrong) in fine or may_be_empty:
        view_from_plain({**PLAIN, key: wrong})
        return
    with pytest.raises(InvalidNotation):
        view_from_plain({**PLAIN, key: wrong})


@pytest.mark.parametrize("key", list(PLAIN))
def test_a_missing_key_is_refused_and_named(key: str) -> None:
    with pytest.raises(InvalidNotation) as found:
        view_from_plain({name: value for name, value in PLAIN.items() if name != key})
    assert (found.value.code, found.value.facts["wanted"]) == (Fault.FIELD_MISSING, key)


def test_keys_of_later_versions_are_left_alone() -> None:
    assert view_to_plain(view_from_plain({**PLAIN, "mood": "fine"})) == PLAIN


@pytest.mark.parametrize(
    ("plain", "code"),
    [
        ([], Fault.UNKNOWN_VALUE),
        ({}, Fault.FIELD_MISSING),
        ({"preset": 3}, Fault.UNKNOWN_VALUE),
        ({"preset": "scoppa"}, Fault.UNKNOWN_PRESET),
        ({"preset": "scopa", "options": {"napoli": 1}}, Fault.UNKNOWN_OPTION),
        ({"preset": "scopa", "options": {"players": "2"}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"players": 5}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"players": True}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"players": 1.5}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"redeal": "two_aces"}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"redeal": [1]}}, Fault.UNKNOWN_VALUE),
        ({"preset": "scopa", "options": {"re_bello": "true"}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"target": 10**40}}, Fault.BAD_OPTION_VALUE),
        ({"preset": "scopa", "options": {"hand_size": 10}}, Fault.UNPLAYABLE_RULES),
        ({"preset": "scopa", "options": 3}, Fault.UNKNOWN_VALUE),
    ],
    ids=str,
)
def test_rules_that_are_none_are_refused(plain: object, code: Fault) -> None:
    with pytest.raises(InvalidNotation) as found:
        rules_from_plain(plain)
    assert found.value.code is code


def test_options_in_their_plain_forms() -> None:
    assert option_from_plain("max_capture", None) is None
    assert option_from_plain("max_capture", 2) == 2
    assert option_from_plain("redeal", []) == frozenset()
    assert option_from_plain("re_bello", value=True) is True
    assert option_from_plain("primiera_missing_suit", "null") == "null"
    order = (Category.DENARI, Category.CARTE)
    assert option_to_plain(order) == ["denari", "carte"]
    assert option_from_plain("count_order", ["denari", "carte"]) == order


@pytest.mark.parametrize("key", ["awards", "primiera", "match_won_by", "totals"])
@pytest.mark.parametrize("wrong", [-1, "x", [{}], [3]], ids=str)
def test_a_score_that_does_not_fit_is_refused(key: str, wrong: object) -> None:
    rules = PRESETS["scopa"].rules
    plain = score_to_plain(score_piles(rules, (rules.deck_cards[:20], rules.deck_cards[20:]), (1, 0)))
    with pytest.raises(InvalidNotation):
        score_from_plain({**plain, key: wrong})


def test_a_play_that_is_none_is_refused() -> None:
    deal = dealt(PRESETS["scopa"].rules, Seat(0), Random(1))
    plain = view_to_plain(view_for(act(deal, any_action(deal, Random(1))), None))
    played = dict(plain["plays"][0])  # type: ignore[index, arg-type]
    for wrong in ({"action": "="}, {"captured": 1}, {"scopa": None}, {"extras": ["beauty"]}, {"seat": 2}):
        with pytest.raises(InvalidNotation):
            view_from_plain({**plain, "plays": [{**played, **wrong}]})
