"""Running cases: lines in, findings and a tally out. Files and printing are the caller's."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from settebello.conformance.answers import Answer, NoAnswer, Value, answer
from settebello.conformance.cases import Case, read_case
from settebello.conformance.shape import BadLine, show

Answerer = Callable[[Case], Answer]
"""Whatever is tested: the answer of some implementation to a case. It may raise ``NoAnswer``."""

PASSED: Final = 0
FAILED: Final = 1
BAD: Final = 2


@dataclass(frozen=True, slots=True)
class Wrong:
    """A field whose answer is not the expected one, both as JSON."""

    case: str
    field: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.case}: {self.field}: expected {self.expected}, got {self.got}"


@dataclass(frozen=True, slots=True)
class Bad:
    """A line that is no case (or, with line 0, a file that could not be read): it counts as none."""

    file: str
    line: int
    why: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.why}"


@dataclass(slots=True)
class Tally:
    """What has been seen so far, over all files."""

    cases: int = 0
    failed: int = 0
    bad: int = 0

    @property
    def status(self) -> int:
        """2 where a file or a line could not be used, else 1 where a case failed, else 0."""
        if self.bad:
            return BAD
        return FAILED if self.failed else PASSED

    def __str__(self) -> str:
        return f"{self.cases} cases, {self.failed} failed"


def reference(case: Case) -> Answer:
    """The answer of the rules of this package."""
    return answer(case.given)


def run(
    file: str, lines: Iterable[bytes], tally: Tally, answerer: Answerer = reference
) -> Iterator[Wrong | Bad]:
    """Check every line of a file, counting in the tally; nothing stops it but an error of reading itself.

    An id stands once in a file. A byte order mark before the first line is let pass.
    """
    seen: set[str] = set()
    for number, line in enumerate(lines, start=1):
        try:
            case = read_case(line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line)
            _note(seen, case)
        except BadLine as bad:
            tally.bad += 1
            yield Bad(file, number, str(bad))
            continue
        wrong = check(case, answerer)
        tally.cases += 1
        tally.failed += bool(wrong)
        yield from wrong


def _note(seen: set[str], case: Case) -> None:
    if case.id in seen:
        raise BadLine("id", f"{show(case.id)} stands twice in this file")
    seen.add(case.id)


def check(case: Case, answerer: Answerer = reference) -> tuple[Wrong, ...]:
    """Every field of a case that an implementation gets wrong; an error of its own makes the case fail."""
    try:
        got = answerer(case)
    except NoAnswer as refused:
        return (Wrong(case.id, refused.field, refused.taken_for_granted, refused.reason),)
    except Exception as error:  # noqa: BLE001  # whatever is tested may fail in any way, and that is a finding
        told = " ".join(f"{type(error).__name__}: {error}".split())
        return (Wrong(case.id, "answer", "an answer", told),)
    return tuple(
        Wrong(case.id, name, as_json(wanted), as_json(got[name]) if name in got else "nothing")
        for name, wanted in case.expect.items()
        if name not in got or got[name] != wanted
    )


def as_json(value: Value) -> str:
    """An expectation or an answer as JSON, in ASCII and on one line."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)
