"""The two screens: ``PlainScreen`` writes one line for each thing, ``DrawnScreen`` draws cards and tables.

Both get the same facts. What is said is in ``telling`` and ``sheet``, what is drawn in ``drawing``.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, TextIO

from rich.console import Console
from rich.table import Table

from settebello.client.protocol import DealScored, RoomView
from settebello.tui import drawing
from settebello.tui.keyboard import Lines
from settebello.tui.sheet import after, head, notes, sheet_lines
from settebello.tui.telling import Kind, Line, hand_line, table_line
from settebello.tui.voice import Voice


class Screen(Protocol):
    """Where a match is shown and the person is asked."""

    drawn: bool
    """Whether cards are drawn rather than said."""

    def show(self, lines: Iterable[Line]) -> None:
        """Show lines, one after the other."""

    def turn(self, voice: Voice, view: RoomView) -> None:
        """Show what the person needs in order to decide."""

    def sheet(self, voice: Voice, scored: DealScored) -> None:
        """Show the points of a deal."""

    def ask(self, question: str, complete: Sequence[str] = ()) -> str:
        """Ask the person for a line; raises ``EOFError`` when there will be no more."""

    def pause(self, question: str) -> str:
        """Let the person read in peace, where there is one to read."""


class _Asking:
    """Both screens ask alike."""

    def __init__(self, lines: Lines) -> None:
        self._lines: Final = lines

    def ask(self, question: str, complete: Sequence[str] = ()) -> str:
        """The question at the beginning of the line, the answer behind it."""
        return self._lines.ask(f"{question} ", complete)


class PlainScreen(_Asking):
    """One event one line; no colour, nothing drawn, nothing ever written over."""

    drawn = False

    def __init__(self, lines: Lines, out: TextIO) -> None:
        super().__init__(lines)
        self._out: Final = out

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines."""
        for line in lines:
            self._out.write(f"{line.text}\n")
        self._out.flush()

    def turn(self, voice: Voice, view: RoomView) -> None:
        """The table and the hand."""
        if view.deal is not None:
            self.show([table_line(voice, view.deal.table), hand_line(voice, view.deal.hand)])

    def sheet(self, voice: Voice, scored: DealScored) -> None:
        """Every fact of the sheet."""
        self.show(sheet_lines(voice, scored))

    def pause(self, question: str) -> str:  # noqa: ARG002  # nothing runs away here
        """Go on: what was written stays."""
        return ""


class DrawnScreen(_Asking):
    """Cards as small tiles, the sheet as a table; as many colours as the terminal can, or none."""

    drawn = True

    def __init__(self, lines: Lines, console: Console) -> None:
        super().__init__(lines)
        self._console: Final = console

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines, their cards drawn."""
        for line in lines:
            text = drawing.styled(line, coloured=self._coloured)
            self._console.print(text, soft_wrap=line.kind is Kind.COMMAND)

    def turn(self, voice: Voice, view: RoomView) -> None:
        """The table as one would see it."""
        for text in drawing.scene(voice, view, self._console.width, self._look):
            self._console.print(text)

    def sheet(self, voice: Voice, scored: DealScored) -> None:
        """The points as a table where it fits, else line by line."""
        reasons = drawing.reason_lines(voice, scored)
        for beside in (True, False) if reasons else (False,):
            table = drawing.sheet_table(voice, scored, self._look, reasons=beside)
            if self._fits(table):
                break
        else:
            self.show(sheet_lines(voice, scored))
            return
        self._console.print()
        self.show(head(voice, scored))
        self._console.print(table)
        self.show([*([] if beside else reasons), *notes(voice, scored), *after(voice, scored)])

    def pause(self, question: str) -> str:
        """Wait for a line before the sheet scrolls away."""
        return self.ask(question)

    def _fits(self, table: Table) -> bool:
        endless = self._console.options.update(max_width=10_000)
        return self._console.measure(table, options=endless).maximum <= self._console.width

    @property
    def _coloured(self) -> bool:
        return self._console.color_system is not None

    @property
    def _look(self) -> drawing.Look:
        return drawing.Look(coloured=self._coloured, letters=self._console.encoding.startswith("utf"))


def drawn_screen(lines: Lines, out: TextIO, env: Mapping[str, str]) -> DrawnScreen:
    """A drawn screen with the colours this terminal has; ``NO_COLOR`` means none at all."""
    console = Console(file=out, highlight=False, markup=False, emoji=False)
    if env.get("NO_COLOR"):
        console = Console(file=out, highlight=False, markup=False, emoji=False, color_system=None)
    return DrawnScreen(lines, console)
