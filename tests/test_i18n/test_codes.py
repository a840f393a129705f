"""Every code that reaches a person has words, and every word is for a code or is asked for somewhere."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from enum import StrEnum
from importlib.util import find_spec

import click
import pytest
from tests.test_i18n.families import FAMILIES, OPTION_ENUMS, WORDLESS, family_keys
from tests.test_i18n.source_code import Literal, literals, modules

import settebello
from settebello.cli.main import COMMANDS
from settebello.i18n import LANGUAGES, code_key, words
from settebello.i18n.rulebook import OPTION_CLAUSES
from settebello.rules.options import OPTIONS

KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def path(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def all_enums() -> set[type[StrEnum]]:
    found: set[type[StrEnum]] = set()
    for module in pkgutil.walk_packages(settebello.__path__, "settebello."):
        if not module.name.endswith("__main__"):
            for kind in vars(importlib.import_module(module.name)).values():
                if isinstance(kind, type) and issubclass(kind, StrEnum) and kind is not StrEnum:
                    found.add(kind)
    return found


def test_every_enum_has_a_family_or_a_reason_to_have_no_words() -> None:
    """A new one belongs into ``FAMILIES`` or ``WORDLESS`` of ``tests/test_i18n/families.py``."""
    spoken = OPTION_ENUMS | {family.codes for family in FAMILIES if isinstance(family.codes, type)}
    homeless = {path(kind) for kind in all_enums() - spoken} - WORDLESS.keys()
    assert sorted(homeless) == []


def test_no_enum_is_excused_that_is_not_there() -> None:
    assert WORDLESS.keys() - {path(kind) for kind in all_enums()} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_words(lang: str) -> None:
    assert sorted(family_keys() - set(words(lang).keys())) == []


def test_a_code_without_words_would_be_named() -> None:
    assert code_key("option", "no_such_option") not in words("it")
    assert "option-target" in family_keys()


def test_every_option_has_its_clauses() -> None:
    assert tuple(OPTION_CLAUSES) == OPTIONS


# -- keys the code asks for


def all_literals() -> list[Literal]:
    return [literal for name, module in modules() for literal in literals(name, module)]


def asked_directly() -> Iterator[Literal]:
    """First arguments of calls such as ``say("rules-hint")``."""
    for name, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield Literal(name, node.lineno, first.value)


def _speaks(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in {"say", "words", "_say", "_words"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_asked_for_exists(lang: str) -> None:
    asked = {literal for literal in asked_directly() if literal.text not in LANGUAGES}
    assert len(asked) > 20
    assert [literal for literal in asked if literal.text not in words(lang)] == []


def test_no_dead_words() -> None:
    texts = {literal.text for literal in all_literals()}
    errors = {code_key("error", text) for text in texts if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)}
    errors |= {code_key("error", code) for kind in all_enums() for code in kind}
    made = {text.replace("{}", each) for text in texts if text.startswith("{}-") for each in texts}
    used = texts | errors | family_keys() | cli_keys() | made
    assert sorted(set(words("it").keys()) - used) == []


def cli_keys() -> set[str]:
    """What the frame of the command line asks for: helps, examples, flags, names of values."""
    keys = {f"cli-settebello-{ending}" for ending in ("help", "examples")}
    keys |= {f"cli-flag-{name}" for name in ("help", "lang", "version")}
    for name in filter(lambda name: find_spec(f"settebello.cli.{name}"), COMMANDS):
        command = importlib.import_module(f"settebello.cli.{name}").command
        keys |= {f"cli-{name}-help", f"cli-{name}-examples"}
        for parameter in command.params:
            keys |= {code_key("cli", name, parameter.name), code_key("cli-flag", parameter.name)}
            keys |= {f"cli-metavar-{word.lower()}" for word in re.findall("[A-Za-z]+", _metavar(parameter))}
    return keys | {"cli-metavar-file", "cli-metavar-text"}


def _metavar(parameter: click.Parameter) -> str:
    return parameter.metavar or (parameter.name or "")
