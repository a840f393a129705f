"""``docs/notation.md``: the record, positions and examples on it are true."""

import doctest
import re
from pathlib import Path

from settebello.notation import (
    format_position,
    format_position_line,
    format_record,
    format_view,
    parse_position,
    parse_record,
    parse_view,
)
from settebello.notation.records import Absence, Ending, Why
from settebello.room.findings import Outcome
from settebello.room.verify import verify
from settebello.rules import view_for

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
TEXTS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)


def one(beginning: str) -> str:
    (found,) = [text for text in TEXTS if text.startswith(beginning)]
    return str(found)


def test_the_record_on_the_page_is_a_fair_match_written_as_we_write() -> None:
    text = one("settebello record")
    record = parse_record(text)
    assert format_record(record) == text
    assert verify(record).outcome is Outcome.FAIR


def test_the_position_on_the_page_is_the_same_in_both_forms_and_the_view_is_of_it() -> None:
    text, line = one("settebello position 1\n"), one("settebello position 1;")
    deal = parse_position(text)
    assert format_position(deal) == text
    assert format_position_line(deal) == line.strip()
    view = one("settebello view")
    assert parse_view(view).seat is not None
    assert format_view(view_for(deal, parse_view(view).seat)) == view


def test_the_examples_on_the_page_are_true() -> None:
    pieces = "\n".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(pieces, {}, "notation.md", None, 0)
    assert len(examples.examples) >= 8
    runner = doctest.DocTestRunner(verbose=False)
    assert runner.run(examples).failed == 0


def test_the_page_names_every_word_of_the_record() -> None:
    for word in (*Absence, *Ending, *Why):
        assert f"`{word}`" in PAGE
    for word in ("draw", "attempt", "cut", "table", "void", "opening", "sits", "back", "concede", "award"):
        assert re.search(rf"`{word}[ `]", PAGE)
