"""Every numbered rule, every sentence of the documents that states one, every edge case and trap has a test.

Tests say what they are about: the clause in their name (``test_R4_2_…``), the rest in ``@says``. Here these
names are read from the files and held against the lists.
"""

import ast
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
SENTENCES: Final[dict[str, list[str]]] = json.loads(
    (HERE.parent / "data" / "sentences.json").read_text(encoding="utf-8")
)
"""Each sentence of the four documents that states a rule, and the clauses that say the same."""

CLAUSES: Final = {1: 6, 2: 9, 3: 11, 4: 15, 5: 11, 6: 14, 7: 8, 8: 9, 9: 11, 10: 6}
"""How many clauses each chapter has; a clause never changes its number."""

INVARIANTS: Final = 12
EDGES: Final = 26
TRAPS: Final = 20

_NAME: Final = re.compile(r"test_(?:R(\d+)_(\d+)|I(\d+))_")


def _tests() -> dict[str, set[str]]:
    """By name of a test what it says it is about."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] |= _said(node)
    return found


def _said(test: ast.FunctionDef) -> set[str]:
    return {
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "says"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


TESTS: Final = _tests()


def clause_of(test: str) -> str:
    """The clause or invariant in the name of a test: R4.2, I3, or nothing."""
    found = _NAME.match(test)
    if found is None:
        return ""
    chapter, clause, invariant = found.groups()
    return f"I{invariant}" if invariant else f"R{chapter}.{clause}"


@pytest.mark.parametrize(
    "clause", [f"R{chapter}.{n}" for chapter, last in CLAUSES.items() for n in range(1, last + 1)]
)
def test_every_clause_has_a_test_named_after_it(clause: str) -> None:
    assert [test for test in TESTS if clause_of(test) == clause]


@pytest.mark.parametrize("invariant", [f"I{n}" for n in range(1, INVARIANTS + 1)])
def test_every_invariant_has_a_test_named_after_it(invariant: str) -> None:
    assert [test for test in TESTS if clause_of(test) == invariant]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_sentence_is_named_by_a_test_of_one_of_its_clauses(sentence: str) -> None:
    clauses = {clause_of(test) for test, said in TESTS.items() if sentence in said}
    assert clauses & set(SENTENCES[sentence])


@pytest.mark.parametrize(
    "name", [f"E{n}" for n in range(1, EDGES + 1)] + [f"T{n}" for n in range(1, TRAPS + 1)]
)
def test_every_edge_case_and_trap_is_named_by_a_test(name: str) -> None:
    assert [test for test, said in TESTS.items() if name in said]


def test_no_test_names_what_does_not_exist() -> None:
    known = {
        *SENTENCES,
        *(f"E{n}" for n in range(1, EDGES + 1)),
        *(f"T{n}" for n in range(1, TRAPS + 1)),
    }
    assert {name for said in TESTS.values() for name in said} <= known
    clauses = {f"R{chapter}.{n}" for chapter, last in CLAUSES.items() for n in range(1, last + 1)}
    invariants = {f"I{n}" for n in range(1, INVARIANTS + 1)}
    assert {clause_of(test) for test in TESTS} <= clauses | invariants | {""}


def test_a_test_names_only_sentences_that_state_its_clause() -> None:
    strays = {
        (test, name)
        for test, said in TESTS.items()
        for name in said & set(SENTENCES)
        if clause_of(test) not in SENTENCES[name]
    }
    assert not strays
