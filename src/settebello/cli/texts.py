"""Files in our own notation, read for a command; what cannot be read becomes a sentence with its place."""

from collections.abc import Callable
from typing import Final, TypeVar

from settebello.cli.errors import BadInput, clean_facts
from settebello.cli.files import STDIN, read_bytes
from settebello.cli.matches import found, kept_matches
from settebello.i18n import Words, code_key
from settebello.notation.errors import Fault, InvalidNotation
from settebello.notation.lines import text_of
from settebello.notation.record_reader import parse_record
from settebello.notation.records import Record

_T = TypeVar("_T")


class BadText(BadInput):
    """A text that is no notation: which file, where, and why."""

    def __init__(self, file: str, invalid: InvalidNotation) -> None:
        super().__init__("bad_text", file=file, line=invalid.line, column=invalid.column)
        self.invalid: Final = invalid

    def sentences(self, say: Words) -> tuple[tuple[str, str], ...]:
        """The code of what is wrong, and a sentence with file, line and column."""
        facts = clean_facts(self.facts)
        why = fault_in_words(say, self.invalid)
        return ((self.invalid.code.value, say("error-bad-text", why=why, **facts)),)


def fault_in_words(say: Words, invalid: InvalidNotation) -> str:
    """Why a text cannot be read, without its place.

    >>> from settebello.i18n import words
    >>> fault_in_words(words("en"), InvalidNotation(Fault.NOT_A_CARD, text="7x"))
    '“7x” is not a card; a card is written like this: 7d.'
    """
    facts = clean_facts(invalid.facts)
    if invalid.code is Fault.UNPLAYABLE_RULES:
        facts["problem"] = say(code_key("problem", str(facts["problem"])))
    return say(code_key("notation", invalid.code), **facts)


def read_notation(file: str, parse: Callable[[str], _T]) -> _T:
    """What a file holds, ``-`` being the standard input.

    Raises:
        BadInput: it cannot be opened.
        BadText: it can, and is no notation of this kind.
    """
    return parsed(file, read_bytes(file), parse)


def read_record(name: str) -> Record:
    """The record of that name, here or else among the matches kept; raises as ``read_notation``."""
    file = name if name == STDIN else str(found(name, kept_matches()))
    return read_notation(file, parse_record)


def parsed(file: str, raw: bytes | str, parse: Callable[[str], _T]) -> _T:
    """What a text says; ``file`` is what a sentence about it calls the place it came from.

    Raises:
        BadText: it is no notation of this kind.
    """
    try:
        return parse(text_of(raw) if isinstance(raw, bytes) else raw)
    except InvalidNotation as invalid:
        raise BadText(file, invalid) from None
