"""Positions and views: what is written reads back, on several lines or one, for every preset and seating."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, deals_in_progress, dealt, played_on

from settebello.notation import (
    Fault,
    InvalidNotation,
    format_position,
    format_position_line,
    format_rules,
    format_view,
    format_view_line,
    nearest_preset,
    parse_position,
    parse_view,
)
from settebello.notation.options import changed_options
from settebello.rules import PRESETS, Deal, PlayerView, Rules, Seat, act, cards, legal_actions, view_for


@given(deals_in_progress())
@settings(max_examples=150, deadline=None)
def test_a_position_reads_back_in_both_forms(deal: Deal) -> None:
    assert parse_position(format_position(deal)) == deal
    assert parse_position(format_position_line(deal)) == deal


@given(deals_in_progress(), st.data())
@settings(max_examples=150, deadline=None)
def test_a_view_reads_back_in_both_forms(deal: Deal, data: st.DataObject) -> None:
    seat = data.draw(st.none() | st.integers(0, deal.rules.players - 1).map(Seat))
    view = view_for(deal, seat)
    assert parse_view(format_view(view)) == view
    assert parse_view(format_view_line(view)) == view


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_every_preset_and_seating_reads_back_all_through_a_deal(preset: str, rules: Rules) -> None:
    random = Random(f"{preset} {rules.players} {rules.teams}")
    deal = dealt(rules, Seat(rules.players - 1), random)
    while True:
        assert parse_position(format_position_line(deal, preset)) == deal
        view = view_for(deal, deal.to_move)
        assert parse_view(format_view_line(view, preset)) == view
        if deal.finished:
            break
        deal = played_on(deal, 1, random)


@given(deals_in_progress())
@settings(max_examples=60, deadline=None)
def test_a_position_read_back_can_be_played_on(deal: Deal) -> None:
    again = parse_position(format_position(deal))
    assert legal_actions(again) == legal_actions(deal)
    for action in legal_actions(deal):
        assert act(again, action) == act(deal, action)


@given(deals_in_progress())
@settings(max_examples=60, deadline=None)
def test_a_view_shows_no_card_that_its_seat_cannot_know(deal: Deal) -> None:
    for seat in (None, *map(Seat, range(deal.rules.players))):
        view = view_for(deal, seat)
        text = format_view_line(view)
        hidden = {*deal.stock, *(card for hand in deal.hands for card in hand)} - {*view.hand}
        hidden -= {card for shown in view.shown for card in shown}
        places = text.partition("; plays")[0].partition("; legal")[0]
        assert not any(card in places.split("hand 0")[1] for card in hidden)


def test_a_position_on_several_lines_is_readable() -> None:
    rules = PRESETS["scopa"].rules
    text = """\
settebello position 1
rules scopa target=21
dealer 0
move 1
hand 0 7d
hand 1 Rb
table 7s 2c
stock
pile 0 Ad 2d 3d 4d 5d 6d Fd Cd Rd Ac 3c 4c 5c 6c 7c Fc Cc Rc
pile 1 As 2s 3s 4s 5s 6s Fs Cs Rs Ab 2b 3b 4b 5b 6b 7b Fb Cb
scope 1-0
last 0
"""
    deal = parse_position(text)
    assert deal.rules == replace(rules, target=21)
    assert (deal.hands, deal.table, deal.scope) == ((cards("7d"), cards("Rb")), cards("7s 2c"), (1, 0))
    assert format_position(deal) == text


LINE = format_position_line(dealt(PRESETS["scopa"].rules, Seat(0), Random(1)))

VIEW_LINE = format_view_line(view_for(dealt(PRESETS["scopa"].rules, Seat(0), Random(1)), Seat(1)))


@pytest.mark.parametrize(
    ("old", "new", "code", "word"),
    [
        ("settebello position", "settebello view", Fault.NOT_A_POSITION, "view"),
        (LINE, "", Fault.EMPTY, ""),
        ("settebello position 1", "posizione", Fault.NOT_A_POSITION, "posizione"),
        ("position 1", "position 9", Fault.UNKNOWN_VERSION, "9"),
        ("rules scopa", "rules scoppa", Fault.UNKNOWN_PRESET, "scoppa"),
        ("rules scopa", "rules scopa targt=3", Fault.UNKNOWN_OPTION, "targt"),
        ("rules scopa", "rules scopa napola=long", Fault.BAD_OPTION_VALUE, "napola"),
        ("rules scopa", "rules scopa hand_size=9 players=2", Fault.HANDS_DO_NOT_FIT, "scopa"),
        ("rules scopa", "rules scopa hand_size=10", Fault.UNPLAYABLE_RULES, "scopa"),
        ("dealer 0", "dealer 2", Fault.NOT_A_SEAT, "2"),
        ("dealer 0", "dealer", Fault.FIELD_MISSING, ""),
        ("dealer 0", "dealer 0 0", Fault.UNEXPECTED_FIELD, "0"),
        ("move 1", "move 0", Fault.HANDS_DO_NOT_FIT, "scopa"),
        ("hand 0", "hand 1", Fault.OUT_OF_ORDER, "1"),
        ("; table", "; tavola", Fault.UNEXPECTED_LINE, "tavola"),
        ("; scope 0-0", "; scope 0", Fault.NOT_A_NUMBER, "0"),
        ("; scope 0-0", "; scope 0-0-0", Fault.NOT_A_NUMBER, "0-0-0"),
        ("; last -", "; last 2", Fault.NOT_A_SIDE, "2"),
        ("; last -", "", Fault.LINE_MISSING, ""),
        ("; last -", "; last -; bonus 0 gift", Fault.UNKNOWN_VALUE, "gift"),
        ("; last -", "; last -; bonus 0 knock*3!", Fault.UNKNOWN_VALUE, "knock*3!"),
        ("; last -", "; last -; bonus 0 knock*9999 knock*9999", Fault.NOT_A_NUMBER, "knock*9999"),
        ("; last -", "; last -; declared 0:Z", Fault.UNKNOWN_VALUE, "Z"),
        ("; last -", "; last -; declared 1:7", Fault.HANDS_DO_NOT_FIT, "scopa"),
        ("; last -", "; last -; plays 0:7dx", Fault.NOT_AN_ACTION, "x"),
        ("; last -", "; last -; plays 0:=", Fault.NOT_AN_ACTION, "0:="),
        ("; last -", "; last -; plays 7d", Fault.NOT_AN_ACTION, "7d"),
        ("; last -", "; last -; fine", Fault.UNEXPECTED_LINE, "fine"),
        ("; last -", "; last -\x00", Fault.CONTROL_CHARACTER, "\x00"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, code: Fault, word: str) -> None:
    assert old in LINE
    text = LINE.replace(old, new, 1)
    with pytest.raises(InvalidNotation) as found:
        parse_position(text)
    assert found.value.code is code
    assert found.value.line == 1
    if word:
        assert text[found.value.column - 1 :].startswith(word)


def test_cards_that_are_not_there_or_are_there_twice() -> None:
    head, tail = LINE.split("; stock ")
    for wrong, code in (("7e", Fault.NOT_A_CARD), ("8d", Fault.FOREIGN_CARD), ("?", Fault.NOT_A_CARD)):
        with pytest.raises(InvalidNotation) as found:
            parse_position(f"{head}; stock {wrong}{tail[2:]}")
        assert found.value.code is code
    with pytest.raises(InvalidNotation) as found:
        parse_position(f"{head}; stock {tail[2:4]}{tail[2:]}")
    assert (found.value.code, found.value.facts["card"]) == (Fault.CARD_REPEATED, tail[2:4])
    with pytest.raises(InvalidNotation) as found:
        parse_position(f"{head}; stock {tail[2:]}")
    assert (found.value.code, found.value.facts["missing"]) == (Fault.CARDS_MISSING, tail[:2])


def test_a_view_refuses_what_its_seat_cannot_know() -> None:
    deal = dealt(PRESETS["scopa"].rules, Seat(0), Random(1))
    line = format_view_line(view_for(deal, Seat(1)))
    assert "hand 0 ???" in line
    assert f"stock {'?' * 30}" in line
    known = "".join(deal.hands[0])
    for wrong in (
        line.replace("hand 0 ???", f"hand 0 {known}"),
        line.replace("stock ??", f"stock {known[:2]}?"),
        line.replace(f"hand 1 {''.join(deal.hands[1])}", "hand 1 ???"),
    ):
        assert wrong != line
        with pytest.raises(InvalidNotation):
            parse_view(wrong)


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_rules_are_written_from_the_nearest_preset(preset: str, rules: Rules) -> None:
    _, *changes = format_rules(rules).split(" ")
    assert len(changes) <= len(changed_options(rules, PRESETS[preset].rules))
    assert format_rules(PRESETS[preset].rules, preset) == preset
    assert nearest_preset(PRESETS["scopa"].rules) == "scopa"


@given(deals_in_progress(), SEEDS)
@settings(max_examples=20, deadline=None)
def test_blanks_lines_and_semicolons_may_be_any(deal: Deal, number: int) -> None:
    random = Random(number)
    text = format_position(deal)
    loose = "".join(random.choice(["\n", "\r\n", " ; ", ";\n\n"]) if c == "\n" else c for c in text)
    assert parse_position(loose.replace(" ", "  ")) == deal


def test_the_type_of_a_view_is_a_view() -> None:
    deal = dealt(PRESETS["cirulla"].rules, Seat(0), Random(3))
    assert isinstance(parse_view(format_view(view_for(deal, None))), PlayerView)


PIECES = st.sampled_from(
    ["\x00", "\x1b[2J", "\n", ";", " ", "-", "0", "9" * 400, "7d", "?", "*", ":", "[", "é"]
)


@given(
    st.lists(st.tuples(st.integers(0, len(LINE)), st.integers(0, 5), PIECES), min_size=1, max_size=3),
    st.sampled_from([parse_position, parse_view]),
)
@settings(max_examples=400, deadline=None)
def test_a_damaged_position_is_read_or_refused_with_a_place(
    damages: list[tuple[int, int, str]], parse: Callable[[str], Deal | PlayerView]
) -> None:
    text = VIEW_LINE if parse is parse_view else LINE
    for at, gone, piece in damages:
        text = text[:at] + piece + text[at + gone :]
    try:
        refused: InvalidNotation | None = None
        parse(text)
    except InvalidNotation as error:
        refused = error
    if refused is not None:
        lines = text.split("\n")
        assert 1 <= refused.line <= len(lines)
        assert 1 <= refused.column <= len(lines[refused.line - 1]) + 1
