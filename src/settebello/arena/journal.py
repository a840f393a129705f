"""The decks already played, kept beside a report so that a run can be broken off and taken up again.

``FILE.decks`` holds one JSON document on a line: first the question, then a deck on each line as soon as it
is played. A last line that was cut short is dropped. A journal answers one question only: another is refused
and the file left as it is.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from settebello.arena.play import Deck, Seating
from settebello.arena.question import Question
from settebello.arena.report import question_facts

FORMAT: Final = "settebello-arena/1"


class OtherQuestion(ValueError):
    """A file holds the answer to another question; ``differs`` names what is not the same."""

    def __init__(self, file: Path, differs: tuple[str, ...]) -> None:
        super().__init__(file, differs)
        self.file = file
        self.differs = differs


class NotARun(ValueError):
    """A file, from this line on, is nothing that the arena wrote."""

    def __init__(self, file: Path, line: int) -> None:
        super().__init__(file, line)
        self.file = file
        self.line = line


def header(question: Question) -> dict[str, Any]:
    """The first line: format, question and bots."""
    return {"format": FORMAT, **question_facts(question), "bots": list(question.bots)}


def check_report(file: Path, question: Question) -> None:
    """Look whether a report that is already there answers the same question, so that it may be replaced.

    Raises:
        OtherQuestion: it answers another.
        NotARun: it is no report of the arena.
        OSError: it cannot be read.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return
    except UnicodeDecodeError:
        raise NotARun(file, 1) from None
    facts = _document(text)
    if not {"rules", "deals", "seed", "limit", "sides"} <= facts.keys():
        raise NotARun(file, 1)
    sides = facts.pop("sides")
    found = {"bots": [side.get("bot") for side in sides if isinstance(side, dict)]}
    found |= {name: facts[name] for name in ("rules", "seed", "limit", "dealer") if name in facts}
    _compare(file, found, {name: fact for name, fact in header(question).items() if name != "format"})


class Journal:
    """An open journal: ``played`` are the decks it held, ``add`` writes more. Use it in a ``with``."""

    def __init__(self, file: Path, question: Question) -> None:
        """Open or begin the journal of a question.

        Raises:
            OtherQuestion: it belongs to another question.
            NotARun: it is no journal.
            OSError: it cannot be read or written.
        """
        self.file: Final = file
        self.played: Final[dict[int, Deck]] = {}
        self._out = file.open("a+", encoding="utf-8")
        try:
            self._take_up(question)
        except BaseException:
            self._out.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._out.close()

    def add(self, decks: Iterable[Deck]) -> None:
        """Write decks, each on its line, and hand them to the system at once."""
        self._out.write("".join(_line(deck_facts(deck)) for deck in decks))
        self._out.flush()

    def _take_up(self, question: Question) -> None:
        self._out.seek(0)
        lines, torn = self._lines()
        if not lines:
            self._begin(question, torn)
            return
        first = _document(lines[0])
        if first.get("format") != FORMAT:
            raise NotARun(self.file, 1)
        _compare(self.file, first, header(question))
        for number, line in enumerate(lines[1:], start=2):
            deck = read_deck(_document(line), question.rules.sides)
            if deck is None:
                raise NotARun(self.file, number)
            self.played[deck.number] = deck
        whole = sum(len(line.encode()) + 1 for line in lines)
        os.truncate(self._out.fileno(), whole)

    def _begin(self, question: Question, torn: str) -> None:
        """Write the header, over nothing or over a piece of itself."""
        if not _line(header(question)).startswith(torn):
            raise NotARun(self.file, 1)
        self._out.truncate(0)
        self._out.write(_line(header(question)))
        self._out.flush()

    def _lines(self) -> tuple[list[str], str]:
        """The whole lines, and what stands after the last line end and was never finished."""
        try:
            text = self._out.read()
        except UnicodeDecodeError:
            raise NotARun(self.file, 1) from None
        *lines, torn = text.split("\n")
        return lines, torn


def _compare(file: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    differs = tuple(name for name in {**wanted, **found} if found.get(name) != wanted.get(name))
    if differs:
        raise OtherQuestion(file, differs)


def _line(facts: dict[str, Any]) -> str:
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")) + "\n"


def _document(text: str) -> dict[str, Any]:
    """The object on a line, or nothing that anybody would want."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def deck_facts(deck: Deck) -> dict[str, Any]:
    """A deck as it stands on its line: for each seating the points by bot, who was best, whose side dealt."""
    return {
        "deck": deck.number,
        "seatings": [
            {"points": list(one.points), "best": list(one.best), "dealt": one.dealt} for one in deck.seatings
        ],
    }


def read_deck(facts: dict[str, Any], sides: int) -> Deck | None:
    """The deck of a line, or None if the line is none of ours."""
    match facts:
        case {"deck": int(number), "seatings": [*rows]} if number > 0 and len(rows) == sides:
            seatings = [_read_seating(row, sides) for row in rows]
            whole = tuple(seating for seating in seatings if seating is not None)
            return Deck(number, whole) if len(whole) == sides else None
        case _:
            return None


def _read_seating(row: object, sides: int) -> Seating | None:
    match row:
        case {"points": [*points], "best": [*best], "dealt": int(dealt)} if len(points) == sides:
            places = [*best, dealt]
            if (
                best
                and all(type(one) is int for one in (*points, *places))
                and set(places) <= set(range(sides))
            ):
                return Seating(tuple(points), tuple(best), dealt)
    return None
