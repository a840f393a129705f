"""The golden perft counts: one position and its counts for every preset and every way to sit down to it.

    python -m tests.test_engine.golden

writes ``tests/data/perft.json`` again. Look at the difference before committing it: a count that changes is a
rule that has changed.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Final, TypedDict

from settebello.arena import seeded_deal
from settebello.engine import perft
from settebello.notation.positions import format_position_line
from settebello.rules import PRESETS, Deal, Rules

GOLDEN: Final = Path(__file__).parent.parent / "data" / "perft.json"
SEED: Final = 1
MOST: Final = 8_000
"""Counting stops at the first depth with more sequences than this: the test then takes seconds."""


class Counts(TypedDict):
    """A position and how many sequences of 0, 1, 2 ... plays there are."""

    position: str
    counts: list[int]


def tables() -> dict[str, tuple[str, Rules]]:
    """Every preset at every table, by ``preset players teams``: the preset's name and its rules."""
    return {
        f"{preset.name} {players} {teams}": (preset.name, replace(preset.rules, players=players, teams=teams))
        for preset in PRESETS.values()
        for players, teams in preset.tables
    }


def deal_of(rules: Rules) -> Deal:
    return seeded_deal(rules, SEED, 1)


def counted(name: str, rules: Rules) -> Counts:
    deal = deal_of(rules)
    counts = [1]
    while counts[-1] <= MOST:
        counts.append(perft(deal, len(counts)))
    return {"position": format_position_line(deal, name), "counts": counts}


def read() -> dict[str, Counts]:
    found: dict[str, Counts] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return found


def main() -> None:
    golden = {key: counted(name, rules) for key, (name, rules) in tables().items()}
    rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(counts)}" for key, counts in golden.items())
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
