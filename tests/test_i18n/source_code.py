"""What the source code says: its string literals, and the keys it asks the catalogue for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import settebello

SOURCE = Path(settebello.__file__).parent


class Literal(NamedTuple):
    """A string in the code (the fixed parts of an f-string joined by a gap), and where it stands."""

    file: str
    line: int
    text: str


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Every module by its path, parsed once."""
    return tuple(
        (file.relative_to(SOURCE).as_posix(), ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(SOURCE.rglob("*.py"))
    )


def literals(name: str, module: ast.Module) -> Iterator[Literal]:
    """Every string that is not a docstring (a bare string that stands as a statement)."""
    bare = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    inside = {
        id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare | inside:
            yield Literal(name, node.lineno, node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            yield Literal(name, node.lineno, "".join(map(str, parts)))


WORD = r"[^\W\d_]+(?:['’][^\W\d_]+)?"
PROSE = re.compile(
    rf"""
    \b{WORD}(?:,?\ {WORD}){{2,}}        # three words in a row
    | ^[A-ZÈÀ][^\W\d_]+\ {WORD}         # a capital and a second word
    | \b{WORD}\ {WORD}[.!?…]$           # two words and a full stop
    | [àèéìòù]                          # nothing but prose has accents
    """,
    re.VERBOSE,
)


def reads_as_prose(text: str) -> bool:
    """Whether a string looks like something written for a person."""
    return PROSE.search(text) is not None
