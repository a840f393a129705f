"""The catalogue files as Fluent's own parser reads them, for the tests: messages, variables, samples."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import settebello

LOCALES = Path(settebello.__file__).parent / "locales"
BIG = 1071
"""Long enough to show whether numbers are grouped."""

PLURALS: Mapping[str, list[Any]] = {"one": [1], "other": [2, BIG]}
"""Numbers that bring out each plural."""


class Entries(Visitor):
    """Collects the nodes of some kinds below a node."""

    def __init__(self, *kinds: type) -> None:
        self.kinds = kinds
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, self.kinds):
            self.found.append(node)
        super().generic_visit(node)


def below(node: Any, *kinds: type) -> list[Any]:
    visitor = Entries(*kinds)
    visitor.visit(node)
    return visitor.found


def files(lang: str) -> list[Path]:
    return sorted((LOCALES / lang).glob("*.ftl"))


def entries(lang: str) -> Iterator[tuple[str, Any]]:
    """Every entry of a language with the name of its file."""
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file.name, entry


def messages(lang: str) -> dict[str, Any]:
    return {entry.id.name: entry for _, entry in entries(lang) if isinstance(entry, ast.Message)}


def variables(message: Any) -> frozenset[str]:
    return frozenset(reference.id.name for reference in below(message, ast.VariableReference))


def samples(message: Any) -> list[dict[str, object]]:
    """Facts that bring out every variant of a message: each selector's keys, plurals, a big number."""
    chosen: dict[str, list[object]] = {name: [f"‹{name}›"] for name in sorted(variables(message))}
    for select in below(message, ast.SelectExpression):
        name = select.selector.id.name
        keys = [variant.key for variant in select.variants]
        texts = any(isinstance(key, ast.Identifier) and key.name not in PLURALS for key in keys)
        other = {"other": [f"‹{name}›"]} if texts else PLURALS
        chosen[name] = [*dict.fromkeys(value for key in keys for value in _values(key, other))]
    return [dict(zip(chosen, values, strict=True)) for values in product(*chosen.values())]


def _values(key: Any, other: Mapping[str, list[Any]]) -> list[Any]:
    if isinstance(key, ast.NumberLiteral):
        return [int(key.value)]
    return other.get(key.name, [key.name])
