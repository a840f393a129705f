"""The rules in force, in words."""

import re
from dataclasses import replace
from itertools import combinations

import pytest
from tests.test_i18n.families import many_rules

from settebello.i18n import LANGUAGES, words
from settebello.i18n.rulebook import Section, named_values, rulebook, rules_in_words, value_in_words
from settebello.notation.options import parse_option
from settebello.rules.options import (
    OPTIONS,
    Redeal,
    Rules,
    Teams,
)
from settebello.rules.presets import PRESETS


def clauses(rules: Rules) -> list[str]:
    return [sentence.clause for sentence in rulebook(words("it"), rules)]


def said(rules: Rules, clause: str) -> list[str]:
    return [sentence.text for sentence in rulebook(words("it"), rules) if sentence.clause == clause]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_fills_every_chapter_with_sentences(lang: str, name: str) -> None:
    told = rulebook(words(lang), PRESETS[name].rules)
    assert list(dict.fromkeys(sentence.section for sentence in told)) == list(Section)
    for sentence in told:
        assert re.fullmatch(r"[A-ZÈ0-9].*\.", sentence.text), sentence.text
        assert re.fullmatch(r"R(10|[1-9])\.\d+", sentence.clause)
    assert rules_in_words(words(lang), PRESETS[name].rules) == [sentence.text for sentence in told]


def test_no_sentence_is_told_twice() -> None:
    for rules in set(many_rules()):
        told = rules_in_words(words("it"), rules)
        assert len(set(told)) == len(told)


NEEDS: dict[str, dict[str, str]] = {
    "ace_first_play_forbidden": {"hand_size": "10", "ace_rule": "takes_all"},
    "no_capture_leftovers": {"capture_obligation": "optional"},
    "false_claim": {"match_end": "stop_on_reaching"},
    "count_order": {"both_over": "count_order"},
}
"""Option -> what else must be so before it is read at all."""

MORE_VALUES = {
    "target": ["11", "31"],
    "max_capture": ["2"],
    "count_order": ["scope,carte", ""],
    "redeal": [""],
}


def with_texts(rules: Rules, **texts: str) -> Rules:
    return replace(rules, **{name: parse_option(name, text) for name, text in texts.items()})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", OPTIONS)
def test_any_two_values_of_an_option_are_told_differently(name: str) -> None:
    """Under some rulebook at least: not every option is read by every game."""
    say = words("it")
    bases = [with_texts(preset.rules, **NEEDS.get(name, {})) for preset in PRESETS.values()]
    for one, other in combinations([*named_values(name), *MORE_VALUES.get(name, [])], 2):
        assert any(
            rules_in_words(say, with_texts(base, **{name: one}))
            != rules_in_words(say, with_texts(base, **{name: other}))
            for base in bases
        ), (one, other)


def test_what_is_unusual_is_marked() -> None:
    told = rulebook(words("it"), replace(Rules(), target=31))
    assert [(sentence.clause, sentence.changed) for sentence in told if sentence.changed] == [
        ("R7.2", ("target",))
    ]
    assert not any(sentence.changed for sentence in rulebook(words("it"), Rules()))


def test_R2_4_with_two_players_nobody_sits_right_or_left() -> None:
    two = " ".join(rules_in_words(words("it"), PRESETS["scopa_guida"].rules))
    assert "Comincia chi non ha dato le carte." in two
    assert "alla sinistra" not in two
    four = replace(PRESETS["scopa_guida"].rules, players=4, teams=Teams.PAIRS)
    assert said(four, "R2.4") == [
        "Comincia chi sta alla sinistra del mazziere, e resta di mano per tutta la smazzata."
    ]
    assert said(four, "R2.8") == [
        "Prima di dare le carte il mazziere fa tagliare il mazzo a chi sta alla sua destra."
    ]


@pytest.mark.parametrize(("players", "packets"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_R3_2_how_often_cards_are_dealt(players: int, packets: int) -> None:
    (sentence,) = said(replace(Rules(), players=players), "R3.2")
    assert f"{packets} distribuzioni in tutto" in sentence


def test_R3_10_an_empty_table_voids_nothing_whatever_the_option_says() -> None:
    empty = replace(PRESETS["scopone_scientifico"].rules, redeal=frozenset(Redeal))
    assert "R3.10" in clauses(empty)
    assert not {"R3.6", "R3.7", "R3.8", "R3.9"} & set(clauses(empty))


def test_R8_only_the_ace_that_is_played_here_is_told() -> None:
    assert {clause for clause in clauses(Rules()) if clause.startswith("R8")} == {"R8.1"}
    assert "R8.3" in clauses(PRESETS["asso_piglia_tutto"].rules)
    assert "R8.8" in clauses(PRESETS["scopa_d_assi_guida"].rules)


def test_R9_frac_tells_neither_primiera_nor_target() -> None:
    told = clauses(PRESETS["scopa_frac"].rules)
    assert told.count("R9.9") == 2
    assert not {"R6.2", "R6.7", "R7.2", "R7.5"} & set(told)


@pytest.mark.parametrize(
    ("preset", "order"),
    [
        ("scopa", "carte, denari, settebello, primiera e scope"),
        ("cicera", "carte, spade, napula, due, dieci, fante, scope, picila, bager e tris"),
    ],
)
def test_R7_6_an_empty_order_is_the_usual_one_of_the_points(preset: str, order: str) -> None:
    rules = with_texts(PRESETS[preset].rules, both_over="count_order", count_order="")
    (sentence,) = said(rules, "R7.6")
    assert sentence.endswith(f": {order}.")


def test_values_in_words() -> None:
    say = words("it")
    assert value_in_words(say, "target", "1") == "1"
    assert value_in_words(say, "max_capture", "null") == "nessun limite"
    assert value_in_words(say, "max_capture", "1") == "una carta al massimo"
    assert value_in_words(say, "redeal", "") == "nessuna"
    assert value_in_words(say, "count_order", "carte,re_bello") == "carte e re bello"
    assert value_in_words(say, "count_order", "") == "l'ordine solito"
