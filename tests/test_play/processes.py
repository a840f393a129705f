"""The real program in a process of its own, fed through a pipe."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from settebello.rules import DECK

PROGRAM = (sys.executable, "-m", "settebello", "play")

ANY_CARD = "".join(f"{card}\n1\n" for card in DECK)
"""Lines that get any turn done: every card in its turn, and the first of whatever can be chosen."""


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SETTEBELLO")}
    return {**kept, "SETTEBELLO_DATA": str(folder / "data"), "PYTHONUTF8": "1", **more}


def play(folder: Path, *flags: str, typed: str = "", **env: str) -> Ran:
    """Run ``settebello play`` in a folder, with these lines typed."""
    done = subprocess.run(
        [*PROGRAM, *flags],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(folder, **env),
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def started(folder: Path, flags: Sequence[str], typed: str) -> subprocess.Popen[bytes]:
    """A running program that will find these lines typed."""
    (folder / "typed").write_text(typed, encoding="utf-8")
    with (folder / "typed").open("rb") as lines:
        return subprocess.Popen(
            [*PROGRAM, *flags],
            stdin=lines,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=environment(folder),
        )
