"""``settebello rules``: the rulebooks, one rulebook in words, or the options with what they mean.

What is shown here is asked of the presets, of the options and of ``i18n.rulebook``; this module only lays it
out: eighty columns in a pipe, weight and colour on a terminal, plain facts with ``--json``.
"""

import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import groupby
from typing import Final, NamedTuple

import click

from settebello.cli.errors import BadInput
from settebello.cli.rules_options import ChosenRules, RulesFlags, find_preset, rules_flags
from settebello.i18n import Words, code_key
from settebello.i18n.rulebook import (
    OPTION_CLAUSES,
    Sentence,
    named_values,
    rulebook,
    unusual_options,
    value_in_words,
    value_key,
)
from settebello.notation.options import changed_options, format_option, option_choices, parse_option
from settebello.rules.options import OPTIONS, Rules, ScoreSet
from settebello.rules.presets import PRESETS, Preset, Source, Table

WIDTH: Final = 80
_INDENT: Final = " " * 9


class Style(StrEnum):
    """How a line is set off on a terminal; the value is the style rich knows."""

    TITLE = "bold"
    HEADING = "bold cyan"
    TEXT = ""
    QUIET = "dim"
    CHANGED = "yellow"


class Line(NamedTuple):
    """A line of the page, already as wide as it will be."""

    text: str = ""
    style: Style = Style.TEXT


@click.command()
@click.argument("name", required=False)
@click.option("--options", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@rules_flags
@click.pass_obj
def command(say: Words, name: str | None, options: bool, as_json: bool, flags: RulesFlags) -> None:
    preset = _one_name(name, flags)
    chosen = flags.choose(preset) if preset or flags.given else None
    if as_json:
        _write_json(_option_facts(chosen) if options else _facts(chosen))
    elif options:
        _write(_option_pages(say, chosen))
    elif chosen:
        _write(_rulebook_page(say, chosen))
    else:
        _write(_list_page(say))


def _one_name(name: str | None, flags: RulesFlags) -> str | None:
    """The preset asked for, as argument or as flag; not two of them."""
    if name and flags.preset and find_preset(name) is not find_preset(flags.preset):
        raise BadInput("option_given_twice", name="rules")
    return name or flags.preset


# -- the list of rulebooks


_SHELVES: Final = (Source.TRADITION, Source.HOUSE, Source.D000, Source.D002, Source.D003, Source.D004)
"""What most people look for stands first."""


def _list_page(say: Words) -> Iterator[Line]:
    yield Line(say("rules-title"), Style.TITLE)
    shelves = sorted(PRESETS.values(), key=lambda book: _SHELVES.index(book.source))
    for source, books in groupby(shelves, key=lambda book: book.source):
        yield Line()
        yield Line(say(code_key("source", source)), Style.HEADING)
        for book in books:
            yield from _list_entry(say, book)
    yield Line()
    yield from _wrapped(say("rules-hint"), style=Style.QUIET)


def _list_entry(say: Words, book: Preset) -> Iterator[Line]:
    yield Line()
    title = say("rules-entry", name=book.name, title=say(code_key("preset", book.name)))
    yield from _wrapped(title, "  ", Style.TITLE)
    yield from _wrapped(f"{_seats(say, book.tables)}; {_target(say, book.rules)}", "      ", Style.QUIET)
    yield from _wrapped(_about(say, book), "      ")


def _about(say: Words, book: Preset) -> str:
    return " ".join(say(code_key("preset", book.name, "about")).split())


def _seats(say: Words, tables: Iterable[Table]) -> str:
    return ", ".join(say(code_key("seating", teams), players=players) for players, teams in tables)


def _target(say: Words, rules: Rules) -> str:
    if rules.score_set is ScoreSet.FRAC:
        return say("rules-one-deal")
    return say("rules-to", target=rules.target)


# -- one rulebook


def _rulebook_page(say: Words, chosen: ChosenRules) -> Iterator[Line]:
    book = PRESETS[chosen.preset]
    yield from _heading(say, book)
    for section, sentences in groupby(rulebook(say, chosen.rules), key=lambda sentence: sentence.section):
        yield Line()
        yield Line(say(code_key("section", section)), Style.HEADING)
        for sentence in sentences:
            yield from _sentence(sentence)
    here = changed_options(chosen.rules, book.rules)
    own = {name: text for name, text in unusual_options(chosen.rules).items() if name not in here}
    yield from _settings(say, "rules-unusual", own.items())
    yield from _settings(say, "rules-here", here.items())
    yield from _settings(say, "rules-agreed", [hint.partition("=")[::2] for hint in book.agreed])


def _heading(say: Words, book: Preset) -> Iterator[Line]:
    yield Line(say("rules-entry", name=book.name, title=say(code_key("preset", book.name))), Style.TITLE)
    yield from _wrapped(_about(say, book))
    yield Line()
    yield from _labelled(say("rules-who"), say(code_key("preset", book.name, "where")))
    yield from _labelled(say("rules-seats"), _seats(say, book.tables))
    yield from _labelled(say("rules-source"), say(code_key("source", book.source)))


def _sentence(sentence: Sentence) -> Iterator[Line]:
    mark = "*" if sentence.changed else " "
    yield from _hanging(f"{mark} {sentence.clause:<7}", sentence.text)


def _settings(say: Words, title: str, settings: Iterable[tuple[str, str]]) -> Iterator[Line]:
    """Options with their values, each in words; not even a title when there are none."""
    for place, (name, text) in enumerate(settings):
        if place == 0:
            yield Line()
            yield Line(say(title), Style.HEADING)
        yield from _setting(say, name, text)


def _setting(say: Words, name: str, text: str) -> Iterator[Line]:
    title, value = say(code_key("option", name)), value_in_words(say, name, text)
    clauses = ", ".join(OPTION_CLAUSES[name])
    yield Line(f"  {name}={text}", Style.CHANGED)
    yield from _wrapped(say("rules-setting", title=title, value=value, clauses=clauses), _INDENT)


# -- the options


def _option_pages(say: Words, chosen: ChosenRules | None) -> Iterator[Line]:
    rules = chosen.rules if chosen else Rules()
    title = say("rules-options-of", name=chosen.preset) if chosen else say("rules-options-all")
    yield Line(title, Style.TITLE)
    for name in OPTIONS:
        yield Line()
        yield from _option(say, name, format_option(name, getattr(rules, name)))
    yield Line()
    yield from _wrapped(say("rules-options-hint"), style=Style.QUIET)


def _option(say: Words, name: str, in_force: str) -> Iterator[Line]:
    heading = f"{name}  {say(code_key('option', name))} ({', '.join(OPTION_CLAUSES[name])})"
    yield from _wrapped(heading, style=Style.HEADING)
    yield from _wrapped(say(code_key("option", name, "about")), "    ")
    named, items = named_values(name), in_force.split(",")
    for value in named:
        mark = ">" if value in items else " "
        yield from _hanging(f"  {mark} {value:<20} ", say(value_key(name, value)))
    if not set(items) <= set(named):
        spelled = value_in_words(say, name, in_force)
        yield from (
            _hanging("  > ", spelled) if spelled == in_force else _hanging(f"  > {in_force:<20} ", spelled)
        )


# -- plain facts


def _facts(chosen: ChosenRules | None) -> object:
    if chosen is None:
        return {"presets": [_preset_facts(book) for book in PRESETS.values()]}
    return {**_preset_facts(PRESETS[chosen.preset]), "options": _values(chosen.rules)}


def _preset_facts(book: Preset) -> dict[str, object]:
    return {
        "name": book.name,
        "source": book.source.value,
        "tables": [{"players": players, "teams": teams.value} for players, teams in book.tables],
        "differs": {name: _plain(getattr(book.rules, name)) for name in unusual_options(book.rules)},
        "agreed": [_agreed_facts(hint) for hint in book.agreed],
    }


def _agreed_facts(hint: str) -> dict[str, object]:
    name, _, text = hint.partition("=")
    return {name: _plain(parse_option(name, text))}


def _option_facts(chosen: ChosenRules | None) -> object:
    rules = chosen.rules if chosen else Rules()
    return {
        "options": [
            {
                "name": name,
                "default": _plain(getattr(Rules(), name)),
                "value": _plain(getattr(rules, name)),
                "values": list(option_choices(name)),
                "clauses": list(OPTION_CLAUSES[name]),
            }
            for name in OPTIONS
        ]
    }


def _values(rules: Rules) -> dict[str, object]:
    return {name: _plain(getattr(rules, name)) for name in OPTIONS}


def _plain(value: object) -> object:
    """A value of an option as JSON has it: sets and lists as lists, codes as text."""
    match value:
        case frozenset():
            return sorted(map(str, value))
        case tuple():
            return [str(item) for item in value]
        case StrEnum():
            return value.value
        case _:
            return value


# -- laying out


def _width() -> int:
    if not sys.stdout.isatty():
        return WIDTH
    return max(40, min(100, shutil.get_terminal_size().columns))


def _wrapped(text: str, indent: str = "", style: Style = Style.TEXT) -> Iterator[Line]:
    for line in textwrap.wrap(text, _width(), initial_indent=indent, subsequent_indent=indent):
        yield Line(line, style)


def _hanging(head: str, text: str) -> Iterator[Line]:
    indent = " " * len(head)
    style = Style.CHANGED if head.lstrip(" ").startswith(("*", ">")) else Style.TEXT
    for line in textwrap.wrap(text, _width(), initial_indent=head, subsequent_indent=indent):
        yield Line(line, style)


def _labelled(label: str, text: str) -> Iterator[Line]:
    yield from _hanging(f"{label}: ", text)


def _write(lines: Iterable[Line]) -> None:
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.text import Text

        console = Console(highlight=False)
        for line in lines:
            console.print(Text(line.text, style=line.style.value), soft_wrap=True)
        return
    for line in lines:
        click.echo(line.text)


def _write_json(facts: object) -> None:
    import json

    click.echo(json.dumps(facts, ensure_ascii=False, indent=2))
