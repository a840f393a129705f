"""The flags that choose the rules of a match, the same on every command.

``--rules PRESET``, ``--set NAME=VALUE`` (repeatable), ``--target N``, ``--players N``, ``--teams X`` and
``--dealer SEAT``. ``--target``, ``--players`` and ``--teams`` are short for a ``--set``. What comes out can
be played: everything that speaks against it is told, all at once. How options are written is in
``settebello.notation.options``, which of them go together in ``settebello.rules``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, fields
from difflib import get_close_matches
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import click

from settebello.cli.errors import BadInput, BadInputs, near_fact
from settebello.i18n import code_key
from settebello.notation.options import BadOption, OptionValue, option_choices, parse_option, with_options
from settebello.rules.options import Rules, Seat
from settebello.rules.presets import PRESETS, Preset, Table
from settebello.rules.problems import Problem, problems

P = ParamSpec("P")
R = TypeVar("R")

DEFAULT_PRESET: Final = "scopa"


@dataclass(frozen=True, slots=True)
class ChosenRules:
    """What the flags chose: rules that can be played, the preset behind them, who deals first if said."""

    rules: Rules
    preset: str
    dealer: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesFlags:
    """The flags as they were written; ``choose`` makes rules of them."""

    preset: str | None = None
    settings: tuple[str, ...] = ()
    target: str | None = None
    players: str | None = None
    teams: str | None = None
    dealer: str | None = None

    @property
    def given(self) -> bool:
        """Whether any of them was written."""
        return any(astuple(self))

    def choose(self, preset: str | None = None) -> ChosenRules:
        """The rules that these flags ask for, from ``preset`` or the preset they name.

        Raises:
            BadInput: an unknown preset, option or value, a seat that is not there.
            BadInputs: the options cannot be played together (R2.1, R3.11), each reason told.

        >>> RulesFlags(preset="scopa", players="4", target="21").choose().rules.target
        21
        """
        book = find_preset(preset or self.preset or DEFAULT_PRESET)
        values = self._values()
        rules = with_options(book.rules, {**values, **_seating(book, values)})
        _refuse_unplayable(rules, book)
        return ChosenRules(rules, book.name, _dealer(self.dealer, rules))

    def _values(self) -> dict[str, OptionValue]:
        written = [_name_and_text(setting) for setting in self.settings]
        shortcuts = {"target": self.target, "players": self.players, "teams": self.teams}
        written += [(name, text) for name, text in shortcuts.items() if text is not None]
        values: dict[str, OptionValue] = {}
        for name, text in written:
            value = _parsed(name, text)
            if values.setdefault(name, value) != value:
                raise BadInput("option_given_twice", name=name)
        return values


def rules_flags(function: Callable[..., R]) -> Callable[..., R]:
    """Adds the flags to a command, whose function gets them as ``flags``, a ``RulesFlags``."""

    @wraps(function)
    def with_flags(*args: Any, **params: Any) -> R:
        flags = RulesFlags(**{field.name: params.pop(field.name) for field in fields(RulesFlags)})
        return function(*args, flags=flags, **params)

    return _add_flags(with_flags)


def rules_options(function: Callable[..., R]) -> Callable[..., R]:
    """Adds the flags to a command, whose function gets what they chose as ``chosen``, a ``ChosenRules``."""

    @wraps(function)
    def with_chosen(*args: Any, flags: RulesFlags, **params: Any) -> R:
        return function(*args, chosen=flags.choose(), **params)

    return rules_flags(with_chosen)


def find_preset(name: str) -> Preset:
    """The preset of that name, forgiving capitals and ``-``; raises ``BadInput``.

    >>> find_preset("Scopone-Scientifico").name
    'scopone_scientifico'
    """
    asked = name.strip().lower().replace("-", "_").replace(" ", "_")
    if asked not in PRESETS:
        raise BadInput(
            "unknown_preset", name=name, near=near_fact(get_close_matches(asked, PRESETS, cutoff=0.75))
        )
    return PRESETS[asked]


def _add_flags(function: Callable[..., R]) -> Callable[..., R]:
    flags = (
        click.option("--rules", "preset", metavar="PRESET"),
        click.option("--set", "settings", metavar="NAME=VALUE", multiple=True),
        click.option("--target", metavar="N"),
        click.option("--players", metavar="|".join(option_choices("players"))),
        click.option("--teams", metavar="|".join(option_choices("teams"))),
        click.option("--dealer", metavar="SEAT"),
    )
    for flag in reversed(flags):
        function = flag(function)
    return function


def _name_and_text(setting: str) -> tuple[str, str]:
    name, equals, text = setting.partition("=")
    if not equals:
        raise BadInput("set_without_value", text=setting)
    return name.strip().lower().replace("-", "_"), text


def _parsed(name: str, text: str) -> OptionValue:
    try:
        return parse_option(name, text)
    except BadOption as bad:
        choices = ", ".join(bad.choices) or "N"
        near = near_fact(bad.near)
        raise BadInput(bad.code.value, name=name, value=text, choices=choices, near=near) from None


def _seating(book: Preset, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Players and teams where only one of them was said: the first table of the preset that fits."""
    said = {name: values[name] for name in Table._fields if name in values}
    if len(said) != 1:
        return {}
    for table in book.tables:
        if table._asdict().items() >= said.items():
            return dict(table._asdict())
    return {}


def _refuse_unplayable(rules: Rules, book: Preset) -> None:
    found = problems(rules, book.tables)
    if found:
        tables = ", ".join(f"{players} {teams}" for players, teams in book.tables)
        raise BadInputs([(code.value, _problem_key(code)) for code in found], preset=book.name, tables=tables)


def _problem_key(problem: Problem) -> str:
    # The one problem that depends on the preset: only here is it known which tables it would have had.
    family = "error" if problem is Problem.TABLE_NOT_LISTED else "problem"
    return code_key(family, problem)


def _dealer(text: str | None, rules: Rules) -> Seat | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9]", text.strip()) or int(text) >= rules.players:
        raise BadInput("no_such_seat", seat=text, last=rules.players - 1)
    return Seat(int(text))
