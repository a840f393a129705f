"""The rules of a line: a preset, the options that differ from it, and a table at which they can be played.

A name or value outside the table of options is no question about the rules but a bad line. So is a set of
options that the rules refuse, unless the line asks just that (kind ``setup``).
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from settebello.conformance.shape import (
    BadLine,
    Json,
    different,
    flag,
    number,
    one_of,
    record,
    row,
    show,
    within,
)
from settebello.notation.options import OptionValue, option_choices, with_options
from settebello.rules import OPTIONS, PRESETS, Category, Preset, Redeal, Rules, Table, problems


def preset_named(where: str, value: Json) -> Preset:
    """The preset of this name."""
    if not isinstance(value, str) or value not in PRESETS:
        raise BadLine(where, f"there is no preset {show(value)}")
    return PRESETS[value]


def options_read(where: str, value: Json) -> dict[str, OptionValue]:
    """The options a line changes, each with a value the option can have."""
    return {name: _option(within(where, name), name, item) for name, item in record(where, value).items()}


def _option(where: str, name: str, value: Json) -> OptionValue:
    if name not in OPTIONS:
        raise BadLine(where, f"there is no option {show(name)}")
    match getattr(Rules(), name):
        case bool():
            return flag(where, value)
        case int():
            return _listed(where, number(where, value), option_choices(name))
        case None:
            return None if value is None else number(where, value)
        case frozenset():
            return frozenset(Redeal(item) for item in _items(where, value, name))
        case tuple():
            return tuple(Category(item) for item in _items(where, value, name))
        case StrEnum() as default:
            return type(default)(one_of(where, value, option_choices(name)))
        case other:
            raise AssertionError(other)


def _listed(where: str, value: int, choices: tuple[str, ...]) -> int:
    if choices and str(value) not in choices:
        raise BadLine(where, f"one of {', '.join(choices)} is wanted, not {value}")
    return value


def _items(where: str, value: Json, name: str) -> tuple[str, ...]:
    choices = option_choices(name)
    items = tuple(one_of(f"{where}[{i}]", item, choices) for i, item in enumerate(row(where, value)))
    different(where, items)
    return items


def seated(preset: Preset, options: Mapping[str, OptionValue], table: Table) -> Rules:
    """The rules as these players would play them, playable or not.

    Raises:
        BadLine: the options name another number of players or other teams.
    """
    rules = replace(with_options(preset.rules, options), players=table.players, teams=table.teams)
    for name in ("players", "teams"):
        if options.get(name, getattr(rules, name)) != getattr(rules, name):
            raise BadLine(f"options.{name}", "not the table of this line")
    return rules


def playable(preset: Preset, options: Mapping[str, OptionValue], *, sides: int, exactly: bool) -> Rules:
    """The rules at the first table of the preset that has so many sides, at least or exactly (R2.1, R3.11).

    Raises:
        BadLine: no table of the preset has, or none of them can play these options.
    """
    refused: tuple[str, ...] = ()
    for table in preset.tables:
        rules = replace(with_options(preset.rules, options), players=table.players, teams=table.teams)
        named = {"players": table.players, "teams": table.teams}
        if any(options.get(name, value) != value for name, value in named.items()):
            continue
        if rules.sides != sides and (exactly or rules.sides < sides):
            continue
        found = problems(rules, preset.tables)
        if not found:
            return rules
        refused = refused or found
    if refused:
        raise BadLine("options", f"cannot be played: {', '.join(refused)}")
    raise BadLine("given", f"{preset.name} has no table of {sides} sides")
