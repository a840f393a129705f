"""Lines from the person: with editing, history and completion where there is a keyboard, else from a pipe.

Standard library only; where there is no ``readline`` one types without it. What a line means is in
``intents``.
"""

import sys
from collections.abc import Sequence
from typing import Final, Protocol, TextIO

try:
    import readline
except ImportError:  # pragma: no cover  # Windows has none, and plays without
    readline = None  # type: ignore[assignment]


LONGEST_LINE: Final = 1024
"""More than anybody types; what goes on for ever is not kept."""


class Lines(Protocol):
    """Where lines come from."""

    def ask(self, prompt: str, complete: Sequence[str]) -> str:
        """The next line; raises ``EOFError`` when there will be no more."""


class Keyboard:
    """A person at a terminal; Tab completes what may be played."""

    def __init__(self) -> None:
        self._offered: Sequence[str] = ()
        if readline is not None:
            readline.set_completer(self._complete)
            readline.set_completer_delims("")
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def ask(self, prompt: str, complete: Sequence[str]) -> str:
        """The next line; raises ``EOFError`` at the end of the input."""
        self._offered = complete
        return input(prompt)

    def _complete(self, begun: str, state: int) -> str | None:
        fitting = [text for text in self._offered if text.casefold().startswith(begun.strip().casefold())]
        return fitting[state] if state < len(fitting) else None


class Pipe:
    """Lines from a file or another program; each is shown, so that what comes out can be read by itself."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source: Final = source
        self._out: Final = out

    def ask(self, prompt: str, complete: Sequence[str]) -> str:  # noqa: ARG002  # nobody presses Tab
        """The next line; raises ``EOFError`` at the end of the input."""
        self._out.write(prompt)
        self._out.flush()
        line = self._line()
        self._out.write(line if line.endswith("\n") else f"{line}\n")
        self._out.flush()
        if not line:
            raise EOFError
        return line

    def _line(self) -> str:
        """A line, or the beginning of one without an end: the rest is read and forgotten."""
        line = piece = self._source.readline(LONGEST_LINE)
        while len(piece) == LONGEST_LINE and not piece.endswith("\n"):
            piece = self._source.readline(LONGEST_LINE)
        return line


def lines_from(source: TextIO, out: TextIO) -> Lines:
    """The keyboard where both ends are a terminal, else a pipe."""
    return Keyboard() if source is sys.stdin and source.isatty() and out.isatty() else Pipe(source, out)
