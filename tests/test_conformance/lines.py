"""Lines of cases as Python values, and what happens to a line when one thing in it is changed."""

import copy
import json
from typing import Any

from settebello.conformance import Bad, Tally, Wrong, run, shipped

Line = dict[str, Any]


def shipped_lines() -> dict[str, Line]:
    """Every case of the package by its id, as parsed JSON."""
    return {
        line["id"]: line
        for file in shipped()
        for line in map(json.loads, file.read_text(encoding="utf-8").splitlines())
    }


CASES = shipped_lines()


def case(name: str, **changes: Any) -> Line:
    """A copy of a shipped case; ``given__table=[…]`` changes a value inside, an ellipsis removes it."""
    line = copy.deepcopy(CASES[name])
    for path, value in changes.items():
        *outer, key = path.split("__")
        place = line
        for name_of in outer:
            place = place[name_of]
        if value is ...:
            del place[key]
        else:
            place[key] = value
    return line


def outcome(*lines: Line | bytes | str) -> tuple[list[Wrong], list[Bad], Tally]:
    """What running these lines shows."""
    tally = Tally()
    raw = [line if isinstance(line, bytes) else _text(line).encode() for line in lines]
    found = list(run("a.jsonl", raw, tally))
    wrong = [finding for finding in found if isinstance(finding, Wrong)]
    bad = [finding for finding in found if isinstance(finding, Bad)]
    return wrong, bad, tally


def _text(line: Line | str) -> str:
    return line if isinstance(line, str) else json.dumps(line)


def why(*lines: Line | bytes | str) -> str:
    """Why the only bad line among these is one."""
    wrong, bad, _ = outcome(*lines)
    assert not wrong
    (only,) = bad
    return only.why
