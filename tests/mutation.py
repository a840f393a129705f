"""Mutation testing: change one thing in the rules and see whether a test notices.

``python -m tests.mutation captures scoring primiera match`` tries every small change of these modules of
``rules`` against the conformance cases and, where these let it pass, the clause tests; what survives is
printed. ``docs/mutation.md`` says what was found. It takes half an hour and is no part of the test run.

Each change is tried in a process of its own, forked from one that has loaded everything but the rules.
"""

import ast
import contextlib
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
RULES: Final = ROOT / "src" / "settebello" / "rules"
CLAUSE_TESTS: Final = ROOT / "tests" / "test_rules"
CHAPTERS: Final = {
    "captures": ("r4", "r8", "r9", "r5", "r1"),
    "scoring": ("r6", "r9", "r10", "r7", "r4"),
    "primiera": ("r6", "r10", "r9", "r4"),
    "scopa": ("r5", "r8", "r9"),
    "knocking": ("r9",),
    "dealing": ("r2", "r3", "r9", "r1"),
    "match": ("r7", "r10", "r2", "r4"),
}
"""The clause tests that speak of a module."""

PATIENCE: Final = 60
"""Seconds after which a change that never ends is taken to be noticed."""

LOADED_BEFOREHAND: Final = ("click", "hypothesis", "json", "fluent.runtime")

SURVIVED: Final = 0
BY_CASES: Final = 1
BY_CLAUSES: Final = 2

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt,), ast.Gt: (ast.GtE, ast.Lt), ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq, ast.GtE, ast.LtE), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
}  # fmt: skip
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A module with one change: where, what it was, what it is now."""

    module: str
    line: int
    was: str
    now: str
    source: str

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.was}  ->  {self.now}"


# -- the changes


def mutants(module: str) -> Iterator[Mutant]:
    """Every change of a module, one at a time."""
    tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
    spots = list(_spots(tree))
    for place, node in enumerate(spots):
        for number in range(len(list(_changes(node)))):
            changed = copy.deepcopy(tree)
            twin = list(_spots(changed))[place]
            was = _shown(twin)
            list(_changes(twin))[number]()
            yield Mutant(
                module,
                getattr(node, "lineno", 0),
                was,
                _shown(twin),
                ast.unparse(ast.fix_missing_locations(changed)),
            )


def _spots(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that does something when the program runs: no types, no docstrings."""
    for field, value in ast.iter_fields(tree):
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and not _says_nothing(field, node):
                yield node
                yield from _spots(node)


def _says_nothing(field: str, node: ast.AST) -> bool:
    if field in ("annotation", "returns"):
        return True
    if field == "slice" and isinstance(node, ast.Tuple):  # the parts of a type
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _shown(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:70]


def _changes(node: ast.AST) -> Iterator[Callable[[], None]]:
    """Ways to change a node in place."""
    yield from _changed_value(node)
    yield from _changed_logic(node)


def _changed_value(node: ast.AST) -> Iterator[Callable[[], None]]:
    match node:
        case ast.BinOp(op=op) if type(op) in COUNTED:
            yield _setter(node, "op", COUNTED[type(op)]())
        case ast.Constant(value=bool() as value):
            yield _setter(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield from (_setter(node, "value", other) for other in (value + 1, value - 1))
        case ast.Name(id=name) if name in SWAPPED:
            yield _setter(node, "id", SWAPPED[name])
        case ast.Tuple(elts=elts, ctx=ast.Load()) if len(elts) > 1:
            yield from (_setter(node, "elts", [e for e in elts if e is not one]) for one in elts)
        case ast.FunctionDef(body=[_, *_, ast.Return(value=ast.expr() as value) as last]) if _is_told(value):
            yield _setter(last, "value", ast.Constant(None))
        case _:
            return


def _is_told(value: ast.expr) -> bool:
    """Whether a function returns more than None."""
    return not (isinstance(value, ast.Constant) and value.value is None)


def _changed_logic(node: ast.AST) -> Iterator[Callable[[], None]]:
    match node:
        case ast.Compare(ops=[op]):
            yield from (_setter(node, "ops", [other()]) for other in COMPARED.get(type(op), ()))
        case ast.BoolOp(op=op, values=values):
            yield _setter(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
            yield from (_setter(node, "values", [v for v in values if v is not value]) for value in values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield lambda: _become(node, ast.Call(ast.Name("bool"), [operand], []))
        case ast.IfExp(body=body, orelse=orelse):
            yield lambda: _become(node, copy.deepcopy(body))
            yield lambda: _become(node, copy.deepcopy(orelse))
        case ast.If():
            yield from (_setter(node, "test", ast.Constant(always)) for always in (True, False))
        case ast.comprehension(ifs=[_, *_]):
            yield _setter(node, "ifs", [])
        case _:
            return


def _setter(node: ast.AST, field: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


def _become(node: ast.AST, other: ast.AST) -> None:
    """Turn a node into another in place."""
    kept = {name: getattr(node, name) for name in ("lineno", "col_offset") if hasattr(node, name)}
    node.__class__ = other.__class__
    node.__dict__ = {**other.__dict__, **kept}


# -- trying one


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module of the rules from a changed source."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"settebello.rules.{mutant.module}"
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(RULES / f"{self.mutant.module}.py"))

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, self.mutant.module, "exec"), module.__dict__)


def _noticed(module: str) -> int:
    """Which tests notice what has been changed; an error while loading counts as noticed by the cases."""
    from settebello.conformance import Tally, run, shipped

    tally = Tally()
    for file in shipped():
        if any(run(file.name, file.read_bytes().splitlines(), tally)):
            return BY_CASES
    tests = [str(path) for chapter in CHAPTERS[module] for path in CLAUSE_TESTS.glob(f"test_{chapter}_*.py")]
    quiet = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # what is loaded beforehand is meant
    status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *quiet, *tests])
    return SURVIVED if status == 0 else BY_CLAUSES


def tried(mutant: Mutant) -> int:
    """Try a change in a process of its own."""
    child = os.fork()
    if child == 0:
        status = BY_CASES
        with contextlib.suppress(BaseException):
            signal.alarm(PATIENCE)
            sys.meta_path.insert(0, _Changed(mutant))
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            status = _noticed(mutant.module)
        os._exit(status)
    _, waited = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(waited) if os.WIFEXITED(waited) else BY_CLAUSES


def main(modules: Sequence[str]) -> None:
    """Try every change of these modules and say which survive; ``match:97,123`` tries those lines only."""
    for name in LOADED_BEFOREHAND:
        importlib.import_module(name)
    for asked in modules:
        module, _, lines = asked.partition(":")
        unchanged = (RULES / f"{module}.py").read_text(encoding="utf-8")
        assert tried(Mutant(module, 0, "", "", unchanged)) == SURVIVED, "the tests fail as it is"
        counts = {SURVIVED: 0, BY_CASES: 0, BY_CLAUSES: 0}
        for mutant in mutants(module):
            if lines and str(mutant.line) not in lines.split(","):
                continue
            found = tried(mutant)
            counts[found] += 1
            if found == SURVIVED:
                _say(str(mutant))
        _say(
            f"{module}: {sum(counts.values())} changes, {counts[BY_CASES]} noticed by the cases,"
            f" {counts[BY_CLAUSES]} by the clause tests, {counts[SURVIVED]} by neither"
        )


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
