"""Options as text: every value there is goes out and comes back, everything else is refused by name."""

from dataclasses import fields
from enum import EnumType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.notation.options import (
    BadOption,
    OptionError,
    OptionValue,
    changed_options,
    format_option,
    option_choices,
    parse_option,
    with_options,
)
from settebello.rules.options import COUNTABLE, OPTIONS, Redeal, Rules
from settebello.rules.presets import PRESETS, Preset

SETS_AND_LISTS = {"redeal", "count_order"}


def values_of(name: str) -> st.SearchStrategy[OptionValue]:
    match name:
        case "redeal":
            return st.frozensets(st.sampled_from(Redeal))
        case "count_order":
            return st.permutations(COUNTABLE).flatmap(
                lambda order: st.integers(0, len(order)).map(lambda length: tuple(order[:length]))
            )
        case "max_capture":
            return st.none() | st.integers(-9, 99)
        case "target":
            return st.integers(-999_999, 999_999)
        case _:
            return st.sampled_from([parse_option(name, text) for text in option_choices(name)])


@pytest.mark.parametrize("name", OPTIONS)
@given(data=st.data())
def test_every_value_goes_out_and_comes_back(name: str, data: st.DataObject) -> None:
    value = data.draw(values_of(name))
    back = parse_option(name, format_option(name, value))
    assert back == value
    assert type(back) is type(value)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_default_is_the_first_value_and_every_choice_is_accepted(name: str) -> None:
    default = getattr(Rules(), name)
    if name in SETS_AND_LISTS or not option_choices(name):
        assert parse_option(name, format_option(name, default)) == default
        return
    assert option_choices(name)[0] == format_option(name, default)
    for text in option_choices(name):
        changed = with_options(Rules(), {name: parse_option(name, text)})
        assert format_option(name, getattr(changed, name)) == text


def test_the_choices_are_all_members_of_the_option_type() -> None:
    for field in fields(Rules):
        if isinstance(field.type, EnumType):
            members = type(getattr(Rules(), field.name))
            assert option_choices(field.name) == tuple(value.value for value in members)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS.keys())
def test_a_preset_is_its_changes(preset: Preset) -> None:
    changes = changed_options(preset.rules, Rules())
    again = with_options(Rules(), {name: parse_option(name, text) for name, text in changes.items()})
    assert again == preset.rules


@pytest.mark.parametrize("hint", [hint for preset in PRESETS.values() for hint in preset.agreed])
def test_what_presets_say_is_often_agreed_can_be_set(hint: str) -> None:
    name, _, text = hint.partition("=")
    parse_option(name, text)


def test_texts_are_forgiven_blanks_and_capitals() -> None:
    assert parse_option("napola", " Length ") == "length"
    assert parse_option("re_bello", "TRUE") is True
    assert parse_option("redeal", " two_aces , three_kings") == frozenset(
        {Redeal.TWO_ACES, Redeal.THREE_KINGS}
    )
    assert parse_option("redeal", "") == frozenset()
    assert parse_option("count_order", " ") == ()
    assert parse_option("max_capture", "Null") is None


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("players", "5"),
        ("players", "two"),
        ("players", ""),
        ("target", "1_0"),
        ("target", "٢١"),
        ("target", "9" * 5000),
        ("target", "null"),
        ("max_capture", "none"),
        ("re_bello", "yes"),
        ("redeal", "three_kings,,two_aces"),
        ("redeal", "null"),
        ("count_order", "carte,carte"),
        ("count_order", "carte,spade"),
        ("napola", "off,length"),
        ("teams", "\x00"),
    ],
)
def test_what_is_no_value_is_refused_with_the_values_there_are(name: str, text: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse_option(name, text)
    assert caught.value.code is OptionError.BAD_OPTION_VALUE
    assert (caught.value.name, caught.value.value) == (name, text)
    assert caught.value.choices == option_choices(name)


@given(name=st.sampled_from(OPTIONS), text=st.text())
def test_any_text_is_a_value_or_a_bad_option(name: str, text: str) -> None:
    try:
        value = parse_option(name, text)
    except BadOption:
        return
    assert parse_option(name, format_option(name, value)) == value


def test_an_unknown_name_is_refused_with_the_nearest_ones() -> None:
    for call in (
        lambda: parse_option("re-belo", "true"),
        lambda: format_option("re-belo", True),
        lambda: with_options(Rules(), {"re-belo": True}),
        lambda: option_choices("re-belo"),
    ):
        with pytest.raises(BadOption) as caught:
            call()
        assert caught.value.code is OptionError.UNKNOWN_OPTION
        assert caught.value.near[0] == "re_bello"


def test_a_misspelt_value_suggests_the_right_one() -> None:
    with pytest.raises(BadOption) as caught:
        parse_option("capture_priority", "singel_first")
    assert caught.value.near == ("single_first",)
