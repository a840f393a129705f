"""Text cut into statements of fields, each with its place: what records and positions are read from.

Nothing here knows what a field means beyond its form. Every refusal is an ``InvalidNotation`` with line and
column, whatever the bytes were.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, NoReturn, TypeVar

from settebello.notation.actions import shown
from settebello.notation.errors import Fault, InvalidNotation
from settebello.notation.names import is_clean
from settebello.notation.options import BadOption, OptionError, parse_option, with_options
from settebello.rules.cards import Card
from settebello.rules.options import Rules, Seat, Side
from settebello.rules.presets import PRESETS
from settebello.rules.problems import problems

_E = TypeVar("_E", bound=StrEnum)

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,39}", re.ASCII)
_HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_CARD_PAIRS: Final = re.compile(r"(?:[A2-9TFCR][dcsb])+", re.ASCII)
_INSTANT: Final = re.compile(
    r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z", re.ASCII
)
_OPTION_FAULTS: Final[Mapping[OptionError, Fault]] = {
    OptionError.UNKNOWN_OPTION: Fault.UNKNOWN_OPTION,
    OptionError.BAD_OPTION_VALUE: Fault.BAD_OPTION_VALUE,
}
SMALL: Final = 9999
"""The largest count, ply or number of points that is taken seriously."""


def text_of(raw: bytes) -> str:
    """The text of a file's bytes, which are UTF-8.

    Raises:
        InvalidNotation: they are not; the place is that of the first byte that is none.
    """
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8")
        line = before.count("\n") + 1
        raise InvalidNotation(Fault.NOT_TEXT, line, len(before) - before.rfind("\n")) from None


class Field(NamedTuple):
    """A word of a statement and where it stands."""

    text: str
    line: int
    column: int

    def part(self, text: str, offset: int) -> "Field":
        """A piece of this field, with its own place."""
        return Field(text, self.line, self.column + offset)

    def refuse(self, code: Fault, **facts: str | int) -> NoReturn:
        """Raise the fault at this place."""
        raise InvalidNotation(code, self.line, self.column, text=shown(self.text), **facts)


@dataclass(slots=True)
class Statement:
    """A keyword and the fields behind it, taken from left to right."""

    word: Field
    fields: list[Field]
    end: int
    """The column behind the last character."""

    @property
    def more(self) -> bool:
        """Whether fields are left."""
        return bool(self.fields)

    def next(self, wanted: str) -> Field:
        """Take the next field; ``wanted`` is what should stand there."""
        if not self.fields:
            raise InvalidNotation(
                Fault.FIELD_MISSING, self.word.line, self.end, word=shown(self.word.text), wanted=wanted
            )
        return self.fields.pop(0)

    def rest(self) -> list[Field]:
        """Take all fields that are left."""
        fields, self.fields = self.fields, []
        return fields

    def done(self) -> None:
        """Refuse what is left."""
        if self.fields:
            self.fields[0].refuse(Fault.UNEXPECTED_FIELD, word=shown(self.word.text))


class Statements:
    """A text as statements, one on a line or, where allowed, several between semicolons."""

    def __init__(self, text: str, *, semicolons: bool = False) -> None:
        self._statements = list(_statements(text, ";" if semicolons else "\n"))
        self._last = text.count("\n") + 1
        self._at = 0

    def peek(self) -> str | None:
        """The keyword of the next statement, None at the end."""
        return self._statements[self._at].word.text if self._at < len(self._statements) else None

    def take(self, *words: str) -> Statement:
        """Take the next statement, which must begin with one of the words."""
        if self._at == len(self._statements):
            raise InvalidNotation(Fault.LINE_MISSING, self._last, 1, wanted=", ".join(words))
        statement = self._statements[self._at]
        if statement.word.text not in words:
            statement.word.refuse(Fault.UNEXPECTED_LINE, wanted=", ".join(words))
        self._at += 1
        return statement

    def maybe(self, word: str) -> Statement | None:
        """Take the next statement if it begins with this word."""
        return self.take(word) if self.peek() == word else None

    def many(self, *words: str) -> Iterator[Statement]:
        """Take statements as long as they begin with one of these words."""
        while self.peek() in words:
            yield self.take(*words)

    def finish(self, *words: str) -> None:
        """Refuse a statement that is left; ``words`` are those that might have stood here."""
        if self._at < len(self._statements):
            self._statements[self._at].word.refuse(Fault.UNEXPECTED_LINE, wanted=", ".join(words) or "end")


def _statements(text: str, separator: str) -> Iterator[Statement]:
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r")
        strange = next((at for at, char in enumerate(line) if not char.isprintable() and char != "\t"), None)
        if strange is not None:
            code = f"U+{ord(line[strange]):04X}"
            raise InvalidNotation(Fault.CONTROL_CHARACTER, number, strange + 1, character=code)
        start = 0
        for part in line.split(separator):
            found = [Field(m[0], number, start + m.start() + 1) for m in re.finditer(r"[^ \t]+", part)]
            if found:
                yield Statement(found[0], found[1:], found[-1].column + len(found[-1].text))
            start += len(part) + 1


# -- what a field can be


def number(field: Field, low: int = 0, high: int | None = SMALL) -> int:
    """A whole number without sign or leading zeros."""
    if not _NUMBER.fullmatch(field.text):
        field.refuse(Fault.NOT_A_NUMBER)
    value = int(field.text)
    if value < low or (high is not None and value > high):
        field.refuse(Fault.NOT_A_NUMBER)
    return value


def numbers(field: Field, many: int) -> tuple[int, ...]:
    """So many numbers joined by hyphens, such as ``21-19``."""
    parts = field.text.split("-")
    if len(parts) != many or not all(_NUMBER.fullmatch(part) and len(part) < 5 for part in parts):
        field.refuse(Fault.NOT_A_NUMBER)
    return tuple(map(int, parts))


def seat(field: Field, rules: Rules) -> Seat:
    """A seat of the table."""
    if not (len(field.text) == 1 and field.text in "0123456789"[: rules.players]):
        field.refuse(Fault.NOT_A_SEAT, players=rules.players)
    return Seat(int(field.text))


def side(field: Field, rules: Rules) -> Side:
    """A side of the table."""
    if not (len(field.text) == 1 and field.text in "0123456789"[: rules.sides]):
        field.refuse(Fault.NOT_A_SIDE, sides=rules.sides)
    return Side(int(field.text))


def member(field: Field, kind: type[_E]) -> _E:
    """One of a fixed list of words."""
    try:
        return kind(field.text)
    except ValueError:
        field.refuse(Fault.UNKNOWN_VALUE, wanted=", ".join(kind))


def hex32(field: Field) -> str:
    """Thirty-two bytes in lowercase hex."""
    if not _HEX.fullmatch(field.text):
        field.refuse(Fault.NOT_HEX)
    return field.text


def instant(field: Field) -> str:
    """A moment of world time to the second, such as ``2026-11-30T20:25:00Z``."""
    if not _INSTANT.fullmatch(field.text):
        field.refuse(Fault.NOT_A_TIME)
    return field.text


def cards_of(fields: Iterable[Field]) -> tuple[Card, ...]:
    """Cards written one after the other, with or without blanks between them."""
    found: list[Card] = []
    for field in fields:
        if not _CARD_PAIRS.fullmatch(field.text):
            good = _CARD_PAIRS.match(field.text)
            begun = good.end() if good else 0
            field.part(field.text[begun:], begun).refuse(Fault.NOT_A_CARD)
        found += map(Card, re.findall("..", field.text))
    return tuple(found)


def name_of(statement: Statement, wanted: str = "name") -> str:
    """The rest of the statement as a clean name."""
    first = statement.next(wanted)
    name = " ".join([first.text, *(field.text for field in statement.rest())])
    if not is_clean(name):
        first.refuse(Fault.NOT_A_NAME)
    return name


# -- rules


class Rulebook(NamedTuple):
    """A preset's name, the rules with what was changed, and where they stand in the text."""

    preset: str
    rules: Rules
    field: Field


def preset(statement: Statement) -> Rulebook:
    """The preset that a statement names."""
    field = statement.next("preset")
    found = PRESETS.get(field.text)
    if found is None:
        field.refuse(Fault.UNKNOWN_PRESET)
    return Rulebook(field.text, found.rules, field)


def changed(book: Rulebook, fields: Iterable[Field]) -> Rulebook:
    """A rulebook with changes written ``option=value``."""
    rules = book.rules
    for field in fields:
        name, equals, value = field.text.partition("=")
        if not equals:
            field.refuse(Fault.FIELD_MISSING, word=shown(name), wanted="=")
        try:
            rules = with_options(rules, {name: parse_option(name, value)})
        except BadOption as error:
            field.refuse(_OPTION_FAULTS[error.code], option=shown(name), value=shown(value))
    return book._replace(rules=rules)


def playable(book: Rulebook) -> Rulebook:
    """Refuse rules that cannot be played (R2.1, R3.11)."""
    found = problems(book.rules, PRESETS[book.preset].tables)
    if found:
        book.field.refuse(Fault.UNPLAYABLE_RULES, problem=found[0])
    return book
