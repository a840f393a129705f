"""A whole line as a case: its nine keys, its kind, and its position and expectation read by kind."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from settebello.conformance import positions
from settebello.conformance.answers import Answer
from settebello.conformance.expected import expected, expects_valid
from settebello.conformance.given import Given
from settebello.conformance.positions import Options
from settebello.conformance.setting import options_read, preset_named
from settebello.conformance.shape import BadLine, Json, keyed, parse, show, text, texts
from settebello.rules import Preset

KEYS: Final = ("id", "kind", "preset", "options", "given", "expect", "tags", "source", "note")
"""What every line has, in the order in which lines are written."""

QUESTION: Final = KEYS[:5]
"""What one must know to answer: all but the answer and what is said about it."""

_NUMBER: Final = re.compile(r"-[0-9]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Case:
    """A position, and what the rules say about it; ``question`` is the position as it stands in the line."""

    id: str
    kind: str
    given: Given
    expect: Answer
    tags: tuple[str, ...]
    question: Mapping[str, Json]


_Reader = Callable[[Preset, Options, Json], Given]

_READERS: Final[Mapping[str, _Reader]] = MappingProxyType(
    {
        "moves": positions.moves,
        "legal": positions.legal,
        "play": positions.play,
        "replay": positions.replay,
        "score": positions.score,
        "match": positions.match,
        "claim": positions.claim,
        "knock": positions.knock,
    }
)

KINDS: Final = (*_READERS, "setup")


def read_case(line: bytes) -> Case:
    """The case that a line holds.

    Raises:
        BadLine: the line is not a case of this format; the message says where and why.
    """
    found = keyed("", parse(line), KEYS)
    kind = found["kind"]
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadLine("kind", f"there is no kind {show(kind)}")
    preset = preset_named("preset", found["preset"])
    options = options_read("options", found["options"])
    given = _given(kind, preset, options, found)
    text("note", found["note"])
    texts("source", found["source"])
    return Case(
        id=_id(kind, found["id"]),
        kind=kind,
        given=given,
        expect=expected(given, found["expect"]),
        tags=texts("tags", found["tags"]),
        question={key: found[key] for key in QUESTION},
    )


def _given(kind: str, preset: Preset, options: Options, found: Mapping[str, Json]) -> Given:
    if kind == "setup":
        return positions.setup(preset, options, found["given"], valid=expects_valid(found["expect"]))
    return _READERS[kind](preset, options, found["given"])


def _id(kind: str, value: Json) -> str:
    name = text("id", value)
    if not name.startswith(kind) or not _NUMBER.fullmatch(name[len(kind) :]):
        raise BadLine("id", f"{kind}-NUMBER is wanted, not {show(value)}")
    return name
