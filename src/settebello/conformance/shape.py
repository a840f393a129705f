"""What the text of one line must look like before anybody asks what it means: JSON, keys, kinds of values.

Readers for single values, each with the place where the value stands, so that a refusal says where.
Nothing here knows a kind of case or a rule of the game.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from settebello.rules import DECK52, Card

Json = object
"""Anything a JSON text can hold; every reader narrows it or refuses it."""

LARGEST: Final = 999_999_999
"""No count and no option needs more; a number that cannot be meant is a slip of the pen."""

_SHOWN: Final = 60


class BadLine(ValueError):
    """A line that is no case: where it goes wrong, and how."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.where: Final = where
        self.why: Final = why


def show(value: Json) -> str:
    """A value as JSON, in ASCII and not too long, for a message."""
    text = json.dumps(value, default=str)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def within(where: str, key: str) -> str:
    r"""The place of a key that came from the line; whatever it is, it stays on one line.

    >>> within("options", "target"), within("given.piles", "A\n")
    ('options.target', 'given.piles."A\\n"')
    """
    plain = key.isascii() and key.isidentifier() and len(key) <= _SHOWN
    return f"{where}.{key if plain else show(key)}"


def parse(line: bytes) -> Mapping[str, Json]:
    """The object a line holds.

    Raises:
        BadLine: no UTF-8, no JSON, no object, the same key twice, or a number JSON does not have.

    >>> parse(b'{"id": 1, "id": 2}')
    Traceback (most recent call last):
    settebello.conformance.shape.BadLine: the key "id" stands twice
    """
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLine("", f"not UTF-8 at byte {error.start + 1}") from None
    if not text.strip():
        raise BadLine("", "an empty line")
    return record("", _loaded(text))


def _loaded(text: str) -> Json:
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadLine("", f"not JSON at column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadLine("", "nested too deeply") from None
    except BadLine:
        raise
    except ValueError:  # a number of more digits than Python reads
        raise BadLine("", "a number that is too long") from None


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise BadLine("", f"the key {show(key)} stands twice")
        found[key] = value
    return found


def _no_constant(name: str) -> Json:
    raise BadLine("", f"{name} is not JSON")


# -- single values


def record(where: str, value: Json) -> Mapping[str, Json]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise BadLine(where, f"an object is wanted, not {show(value)}")
    return value


def keyed(
    where: str, value: Json, required: Collection[str], optional: Collection[str] = ()
) -> Mapping[str, Json]:
    """A JSON object with exactly these keys."""
    found = record(where, value)
    for key in required:
        if key not in found:
            raise BadLine(where, f"the key {show(key)} is missing")
    for key in found:
        if key not in required and key not in optional:
            raise BadLine(where, f"there is no key {show(key)}")
    return found


def row(where: str, value: Json) -> list[Json]:
    """A JSON array."""
    if not isinstance(value, list):
        raise BadLine(where, f"a list is wanted, not {show(value)}")
    return value


def flag(where: str, value: Json) -> bool:
    """True or false; 1 and 0 are numbers."""
    if not isinstance(value, bool):
        raise BadLine(where, f"true or false is wanted, not {show(value)}")
    return value


def number(where: str, value: Json) -> int:
    """A whole number, also below zero; true and 1.0 are none."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        raise BadLine(where, f"a whole number is wanted, not {show(value)}")
    return value


def count(where: str, value: Json, least: int = 0) -> int:
    """A whole number from ``least`` up."""
    found = number(where, value)
    if found < least:
        raise BadLine(where, f"a number from {least} up is wanted, not {found}")
    return found


def text(where: str, value: Json) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or not value:
        raise BadLine(where, f"a text is wanted, not {show(value)}")
    return value


def texts(where: str, value: Json) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(text(f"{where}[{i}]", item) for i, item in enumerate(row(where, value)))


def one_of(where: str, value: Json, choices: Iterable[str]) -> str:
    """One of these texts, letter by letter."""
    known = tuple(choices)
    if not isinstance(value, str) or value not in known:
        raise BadLine(where, f"one of {', '.join(known)} is wanted, not {show(value)}")
    return value


_Member = TypeVar("_Member", bound=StrEnum)


def member(where: str, value: Json, kind: type[_Member]) -> _Member:
    """The member of an enumeration with this value."""
    return kind(one_of(where, value, kind))


# -- cards


_BY_CODE: Final[Mapping[str, Card]] = {str(card): card for card in DECK52}


def card(where: str, value: Json, deck: Collection[Card] = DECK52) -> Card:
    """A card of the deck."""
    found = _BY_CODE.get(value) if isinstance(value, str) else None
    if found is None or found not in deck:
        raise BadLine(where, f"a card of the deck is wanted, not {show(value)}")
    return found


def hand(where: str, value: Json, deck: Collection[Card] = DECK52) -> tuple[Card, ...]:
    """Different cards of the deck, in the order given."""
    found = takes(where, value, deck)
    different(where, found)
    return found


def takes(where: str, value: Json, deck: Collection[Card] = DECK52) -> tuple[Card, ...]:
    """Cards as a client might send them: any of them may stand twice."""
    return tuple(card(f"{where}[{i}]", item, deck) for i, item in enumerate(row(where, value)))


def different(where: str, items: Iterable[Json]) -> None:
    """Refuse an item that stands twice."""
    seen: list[Json] = []
    for item in items:
        if item in seen:
            raise BadLine(where, f"{show(item)} stands twice")
        seen.append(item)


# -- maps by side

_Value = TypeVar("_Value")


def by_side(
    where: str,
    value: Json,
    read: Callable[[str, Json], _Value],
    sides: Collection[str] | None = None,
) -> dict[str, _Value]:
    """One value for every side: for exactly ``sides``, where they are known already."""
    found = record(where, value) if sides is None else keyed(where, value, sides)
    return {text(where, side): read(within(where, side), item) for side, item in found.items()}
