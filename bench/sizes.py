"""Advice, never a verdict: functions over 30 lines and modules over 400, longest first, for a reviewer.

Lines of a function are counted from its first to its last line without the docstring.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

SOURCE = Path(__file__).parent.parent / "src" / "settebello"
LONG_FUNCTION = 30
LONG_MODULE = 400

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.Module) -> Iterator[Function]:
    """Every function of a module, those inside classes and functions included."""
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def lines_of(function: Function) -> int:
    """How many lines a function has, its docstring left out."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) and len(function.body) > 1:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def main() -> int:
    """Prints the advice and the medians."""
    sizes: list[tuple[int, str]] = []
    modules: list[tuple[int, str]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        name = file.relative_to(SOURCE).as_posix()
        modules.append((text.count("\n"), name))
        sizes += [
            (lines_of(found), f"{name}:{found.lineno} {found.name}") for found in functions(ast.parse(text))
        ]
    for size, name in sorted(sizes, reverse=True):
        if size > LONG_FUNCTION:
            print(f"{size:5} lines  {name}")
    for size, name in sorted(modules, reverse=True):
        if size > LONG_MODULE:
            print(f"{size:5} lines  {name}")
    middle = median(size for size, _ in sizes)
    print(f"{len(sizes)} functions, median {middle:.0f} lines; {len(modules)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
