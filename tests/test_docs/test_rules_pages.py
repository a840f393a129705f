"""The rules pages, the sources and the glossary say what the code says."""

import ast
import importlib.util
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from tests.test_rules.test_every_rule_has_a_test import CLAUSES

from settebello.i18n.rulebook import OPTION_CLAUSES
from settebello.notation.options import parse_option
from settebello.rules.captures import captures
from settebello.rules.cards import Card, cards, in_order
from settebello.rules.options import OPTIONS, Rules
from settebello.rules.presets import PRESETS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted((DOCS / "rules").glob("[01]*.md"))

STATEMENTS = {"000": 48, "002": 23, "003": 65, "004": 29}
"""How many sentences of each document are numbered."""

ALL_CLAUSES = [f"R{chapter}.{number}" for chapter, last in CLAUSES.items() for number in range(1, last + 1)]
CITED = re.compile(r"\bR(?:10|[1-9])\.\d+")
STATEMENT = re.compile(r"^\| (S\d{3}-\d{2}) \| (.*) \| (.*?) \|$", re.MULTILINE)


def read(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def tables() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rules_tables", DOCS / "rules" / "tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def clause_texts() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        sections = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        for section in sections:
            head, _, body = section.partition("\n")
            found.append((head.split()[0], body.strip()))
    return found


def test_every_clause_stands_in_its_page_once_and_in_order() -> None:
    assert [clause for clause, _ in clause_texts()] == ALL_CLAUSES


def test_every_clause_says_something() -> None:
    assert [clause for clause, body in clause_texts() if len(body) < 20] == []


def test_clauses_cited_anywhere_exist() -> None:
    """In the code, in the tests, in the pages: nobody cites a clause that is not there."""
    known = set(ALL_CLAUSES)
    cited = {
        (file.relative_to(ROOT).as_posix(), clause)
        for folder, kind in (("src", "*.py"), ("tests", "*.py"), ("docs", "*.md"), ("src", "*.jsonl"))
        for file in (ROOT / folder).rglob(kind)
        for clause in CITED.findall(file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 300
    assert {(file, clause) for file, clause in cited if clause not in known} == set()


@pytest.mark.parametrize("name", OPTIONS)
def test_the_clauses_of_an_option_name_it(name: str) -> None:
    bodies = dict(clause_texts())
    told = " ".join(bodies[clause] for clause in OPTION_CLAUSES[name])
    assert re.search(rf"`{name}[=`]", told)


@pytest.mark.parametrize("page", ["rules/options.md", "rules/presets.md", "sources.md"])
def test_what_the_pages_repeat_of_the_code_is_up_to_date(page: str) -> None:
    """``python docs/rules/tables.py`` writes it anew."""
    assert tables().remade(read(page)) == read(page)


def test_every_made_block_is_in_some_page() -> None:
    made = tables()
    blocks = [name for page in made.PAGES for _, name, _, _ in made.BLOCK.findall(read(page))]
    assert sorted(blocks) == sorted(made.MADE)


def test_a_page_that_differs_would_be_seen() -> None:
    made = tables()
    page = read("rules/options.md").replace("`clockwise`", "`widdershins`")
    assert made.remade(page) == read("rules/options.md")


# -- sources


def statements() -> list[tuple[str, str, str]]:
    return STATEMENT.findall(read("sources.md"))


def test_every_statement_of_the_documents_is_listed_once() -> None:
    numbered = [
        f"S{document}-{number:02}" for document, last in STATEMENTS.items() for number in range(1, last + 1)
    ]
    assert [number for number, _, _ in statements()] == numbered


def test_every_statement_names_its_clauses_or_is_no_rule() -> None:
    for number, text, cited in statements():
        assert len(text) > 5, number
        assert cited == "–" or set(cited.split(", ")) <= set(ALL_CLAUSES), number
    no_rule = [number for number, _, cited in statements() if cited == "–"]
    assert len(no_rule) == 12


def test_statements_that_contradict_each_other_point_at_statements() -> None:
    known = {number for number, _, _ in statements()}
    pointed = re.findall(r"S\d{3}-\d{2}", " ".join(text for _, text, _ in statements()))
    assert set(pointed) <= known
    assert any("≠ S004-06" in text for _, text, _ in statements())


def test_statements_cited_in_code_and_tests_exist() -> None:
    known = {number for number, _, _ in statements()}
    cited = {
        number
        for folder, kind in (("src", "*.py"), ("src", "*.jsonl"), ("tests", "*.py"))
        for file in (ROOT / folder).rglob(kind)
        for number in re.findall(r"S00\d-\d\d", file.read_text(encoding="utf-8"))
    }
    assert cited - known == set()
    assert len(cited) > 100


def test_every_rulebook_of_a_document_is_named_with_it() -> None:
    listed = {
        document: re.findall(r"`(\w+)`", books)
        for document, books in re.findall(r"^\| (\d{3}) \|.*\| (.*) \|$", read("sources.md"), re.MULTILINE)
    }
    for document in STATEMENTS:
        assert listed[document] == [name for name, book in PRESETS.items() if book.source == document]


# -- edge cases

CAPTURE_ROW = re.compile(
    r"^\| (none|`[^`]*`) \| `(\w\w)` \| `([^`]*)` \| (.*?) \| (yes|no) \| (R[\d.]+) \|$", re.MULTILINE
)


def capture_rows() -> list[tuple[str, ...]]:
    return CAPTURE_ROW.findall(read("rules/edge-cases.md"))


def test_the_edge_cases_are_read() -> None:
    rows = read("rules/edge-cases.md").partition("## Captures")[2].partition("## Scopa")[0].count("\n| ") - 1
    assert len(capture_rows()) == rows > 25


@pytest.mark.parametrize("row", capture_rows(), ids=lambda row: f"{row[5]} {row[1]} on {row[0]} {row[2]}")
def test_edge_cases_of_captures_are_true(row: tuple[str, ...]) -> None:
    table, card, settings, told, may_lay, _clause = row
    pairs = (setting.split("=") for setting in settings.split())
    rules = replace(Rules(), **{name: parse_option(name, text) for name, text in pairs})  # type: ignore[arg-type]
    found = captures(rules, cards("" if table == "none" else table.strip("`")), Card(card))
    wanted = [()] if told == "itself" else [in_order(cards(take)) for take in re.findall(r"`([^`]*)`", told)]
    assert sorted(found.takes) == sorted(wanted)
    assert found.may_lay is (may_lay == "yes")


# -- glossary


def code_names() -> set[str]:
    names: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                    names.add(name)
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                    names.add(name)
                case ast.Constant(value=str() as text):
                    names.add(text)
                case _:
                    pass
    return names


def glossary_names() -> list[str]:
    rows = re.findall(r"^\|.*\|.*\| (`.*`) \|$", read("glossary.md"), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


def test_the_glossary_calls_things_as_the_code_does() -> None:
    named = glossary_names()
    assert len(named) > 40
    assert set(named) - code_names() == set()


def test_no_name_is_explained_twice() -> None:
    assert [name for name, times in Counter(glossary_names()).items() if times > 1] == []


# -- all pages


@pytest.mark.parametrize("page", [*PAGES, *(DOCS / name for name in ("glossary.md", "sources.md"))], ids=str)
def test_links_to_other_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
