"""The piece of a match that the README shows is what the terminal shows."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent.parent
EXCERPT = re.compile(
    r"`settebello play (?P<line>[^`]*)`.*?^```text\n(?P<shown>.*?)^```$", re.MULTILINE | re.DOTALL
)
ASKED = re.compile(r"^(How many cards|Your turn|Which\?)[^\n]*: \Z", re.MULTILINE)
ANSWERS = ("", "re", "2")
PATIENCE = 60


def played(line: list[str], answers: tuple[str, ...], folder: Path) -> str:
    """What a person sees who answers so, in a terminal of 80 columns without colours."""
    terminal, inside = pty.openpty()
    ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {
        **os.environ,
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "TERM": "xterm",
        "PYTHONIOENCODING": "utf-8",
        "SETTEBELLO_DATA": str(folder),
    }
    command = [sys.executable, "-m", "settebello", "play", *line]
    with subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=env) as game:
        os.close(inside)
        try:
            seen = ""
            for answer in answers:
                seen += until_asked(terminal)
                os.write(terminal, f"{answer}\n".encode())
            return seen + until_asked(terminal)
        finally:
            game.kill()
            os.close(terminal)


def until_asked(terminal: int) -> str:
    """Reads on to the next question."""
    raw = b""
    late = monotonic() + PATIENCE
    while monotonic() < late:
        if select.select([terminal], [], [], 0.05)[0]:
            raw += os.read(terminal, 65_536)
        elif ASKED.search(text := raw.decode(errors="ignore").replace("\r", "")):
            return text
    raise AssertionError(raw.decode(errors="replace"))


def test_the_match_in_the_readme_is_a_real_one(tmp_path: Path) -> None:
    found = EXCERPT.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found
    seen = played([*found["line"].split(), "--pace", "0"], ANSWERS, tmp_path)
    tidy = "\n".join(line.rstrip() for line in seen.splitlines())
    assert found["shown"].strip() in tidy
