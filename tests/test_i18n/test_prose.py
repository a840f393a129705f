"""No sentence stands outside the catalogue: the code holds codes and facts."""

import ast

import pytest
from tests.test_i18n.source_code import Literal, literals, modules, reads_as_prose

ALLOWED: dict[tuple[str, str], str] = {
    ("cli/conformance.py", "cannot be read: {}"): "a finding of that same report",
    ("rules/deal.py", "not the deck of these rules (rules.deck_cards)"): "a mistake of the calling program",
    ("rules/deal.py", "these rules cannot be played: {}"): "a mistake of the calling program",
    ("rules/deal.py", "no seat {} at a table of {}"): "a mistake of the calling program",
    ("rules/scoring.py", "the deal is not over"): "a mistake of the calling program",
}
"""(file, text) -> why this string is no sentence for a person."""

UNTRANSLATED = {"conformance/": "the report on rule cases is read by implementers and has one language"}
"""Folder -> why its sentences stay out of the catalogue."""


def prose() -> list[Literal]:
    return [
        literal
        for name, module in modules()
        if not name.startswith(tuple(UNTRANSLATED))
        for literal in literals(name, module)
        if reads_as_prose(literal.text)
    ]


def test_no_sentence_outside_the_catalogue() -> None:
    outside = [found for found in prose() if (found.file, found.text) not in ALLOWED]
    assert outside == []


def test_nothing_is_allowed_that_is_not_there() -> None:
    there = {(found.file, found.text) for found in prose()}
    assert ALLOWED.keys() - there == set()


@pytest.mark.parametrize(
    "text",
    [
        "Tocca a te",
        "tocca a te",
        "la carta non è in mano",
        "{} takes {} and sweeps the table",
        "Illegal move",
        "not allowed.",
        "perché",
        "l'asso piglia tutto",
    ],
)
def test_the_scanner_bites(text: str) -> None:
    assert reads_as_prose(text)


@pytest.mark.parametrize(
    "text",
    ["7d 4c 3d", "re_bello", "bold cyan", "--set", "{}: {}", "3-2-3-2-3", "cli-rules-help", "Fd", "a,b"],
)
def test_the_scanner_leaves_codes_alone(text: str) -> None:
    assert not reads_as_prose(text)


def test_docstrings_are_for_readers_of_the_code_but_other_strings_are_seen() -> None:
    source = '''
"""A module of which one speaks here."""
LIMIT = 3
"""The limit that is set here."""

def turn(name: str) -> str:
    """Says whose turn it is."""
    return f"It is {name} who plays now"
'''
    found = [literal.text for literal in literals("planted.py", ast.parse(source))]
    assert found == ["It is {} who plays now"]
