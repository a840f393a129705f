"""The program before a real terminal (a pseudo-terminal of the system): colours, keys, interruption."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ

import pytest
from tests.test_play.processes import PROGRAM, environment

from settebello.notation.record_reader import parse_record
from settebello.room.findings import Outcome
from settebello.room.verify import verify

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8])[0-9;]*m")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A program and the terminal it sits before."""

    def __init__(self, program: subprocess.Popen[bytes], end: int) -> None:
        self.program = program
        self.end = end
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until heard: what falls between question and waiting is kept for the next key."""
        for _ in range(20):
            if self.program.poll() is None:
                self.type("\x03")
                time.sleep(0.5)

    def until(self, *texts: str) -> str:
        """Read until one of these stands on the screen; what was read since the last time."""
        return self._read(texts)

    def rest(self) -> str:
        """What stands there when the program has ended."""
        return self._read(())

    def _read(self, wanted: tuple[str, ...]) -> str:
        raw, limit = b"", time.monotonic() + 20
        while not any(text in raw.decode(errors="replace") for text in wanted):
            assert time.monotonic() < limit, f"never saw {wanted!r} in {raw!r}"
            ended = self.program.poll() is not None
            if select.select([self.end], [], [], 0 if ended else 0.1)[0]:
                raw += os.read(self.end, 65536)
            elif ended:
                assert not wanted, f"ended without {wanted!r}: {raw!r}"
                break
        self.seen += raw.decode()
        return raw.decode()


@contextmanager
def terminal(
    folder: Path, *flags: str, columns: int = 80, env: dict[str, str] | None = None
) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, pack("HHHH", 24, columns, 0, 0))
    more = {"TERM": "xterm-256color", "COLUMNS": "", "LINES": "", "NO_COLOR": "", **(env or {})}
    variables = {name: value for name, value in environment(folder, **more).items() if value}
    line = (*PROGRAM, "--seed", "3", "--record", "m.scopa", "--pace", "0", *flags)
    program = subprocess.Popen(
        # The first terminal that a new session opens is the one whose Ctrl-C interrupts it.
        ["sh", "-c", 'tty=$1; shift; exec "$@" <"$tty" >"$tty" 2>&1', "sh", os.ttyname(theirs), *line],
        stdin=subprocess.DEVNULL,
        cwd=folder,
        env=variables,
        start_new_session=True,
    )
    try:
        yield Terminal(program, ours)
    finally:
        program.kill()
        program.wait()
        for end in (ours, theirs):
            os.close(end)


def test_cards_are_drawn_in_colour(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.until("per tagliare a caso:")
        screen.type("12\n")
        shown = screen.until("Tocca a te:")
    assert COLOUR.search(shown)
    assert "Tavola" in shown
    assert "bastoni" in shown
    assert "▒▒" in shown


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_none_is_wanted(tmp_path: Path, env: dict[str, str]) -> None:
    with terminal(tmp_path, env=env) as screen:
        screen.until("per tagliare a caso:")
        screen.type("12\n")
        screen.until("Tocca a te:")
        screen.type("3b\n")
        screen.until("Quale?")
    assert not COLOUR.search(screen.seen)
    assert "\x1b[1m" not in screen.seen


def test_plain_is_plain_on_a_terminal_too(tmp_path: Path) -> None:
    with terminal(tmp_path, "--plain") as screen:
        screen.until("per tagliare a caso:")
        screen.type("12\n")
        screen.until("Tocca a te:")
    assert not COLOUR.search(screen.seen)
    assert "─" not in screen.seen
    assert "In tavola: " in screen.seen


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_nothing_is_wider_than_the_screen(tmp_path: Path, columns: int) -> None:
    with terminal(tmp_path, "--rules", "scopone", columns=columns) as screen:
        while "Tocca a te:" not in screen.seen:
            screen.type("\n")
            screen.until(":")
        shown = ESCAPE.sub("", screen.seen).replace("\r", "")
    lines = shown[: shown.index("Tocca a te:")].splitlines()
    drawn = lines[next(i for i, line in enumerate(lines) if "Smazzata 1 " in line and "──" in line) :]
    assert len(drawn) > 6
    assert max(map(len, drawn)) <= columns


def test_ctrl_c_leaves_a_valid_record_and_says_how_to_go_on(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.until("per tagliare a caso:")
        screen.type("12\n")
        screen.until("Tocca a te:")
        screen.interrupt()
        shown = screen.rest()
        assert screen.program.wait(10) == 130
    assert "settebello play --resume m.scopa" in ESCAPE.sub("", shown)
    assert "Traceback" not in shown
    record = parse_record((tmp_path / "m.scopa").read_text(encoding="utf-8"))
    assert verify(record).outcome is Outcome.INCOMPLETE


def test_ctrl_c_while_bots_think_is_the_same(tmp_path: Path) -> None:
    with terminal(tmp_path, "--watch", "--pace", "500") as screen:
        screen.until("calato")
        os.killpg(screen.program.pid, signal.SIGINT)
        assert "settebello play --resume m.scopa" in ESCAPE.sub("", screen.rest())
        assert screen.program.wait(10) == 130


def test_ctrl_d_is_the_end_of_the_input(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.until("per tagliare a caso:")
        screen.type("\x04")
        shown = screen.rest()
        assert screen.program.wait(10) == 2
    assert "[input_closed]" in shown
    assert "settebello play --resume m.scopa" in ESCAPE.sub("", shown)


def test_tab_completes_what_may_be_played(tmp_path: Path) -> None:
    pytest.importorskip("readline", reason="without readline there is no completion")
    with terminal(tmp_path) as screen:
        screen.until("per tagliare a caso:")
        screen.type("12\n")
        screen.until("Tocca a te:")
        screen.type("C\t\n")
        assert "Cd" in ESCAPE.sub("", screen.until("Hai calato"))
    events = parse_record((tmp_path / "m.scopa").read_text(encoding="utf-8")).deals[0].events
    assert "Cd" in str(events[0])


def test_a_match_is_played_to_its_end_before_a_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "--target", "1", env={"NO_COLOR": "1"}) as screen:
        screen.until("per tagliare a caso:")
        screen.type("\n")
        while "settebello verify" not in (shown := screen.until("a te:", "ripensarci:", "settebello verify")):
            hand = re.findall(r"\b[A234567FCR][dcsb]\b", screen.seen[screen.seen.rindex("Mano") :])
            screen.type(f"{hand[0] if 'a te:' in shown else 1}\n")
        screen.rest()
        assert screen.program.wait(10) == 0
    assert "Punti della smazzata 1." in screen.seen
    record = parse_record((tmp_path / "m.scopa").read_text(encoding="utf-8"))
    assert verify(record).outcome is Outcome.REPRODUCIBLE
