"""Lines from a pipe, however long they are."""

from io import StringIO

import pytest

from settebello.tui.keyboard import LONGEST_LINE, Pipe


def test_a_line_that_goes_on_is_cut_and_the_next_one_is_the_next() -> None:
    out = StringIO()
    lines = Pipe(StringIO("x" * 100_000 + "\n7d\n"), out)
    assert lines.ask("? ", ()) == "x" * LONGEST_LINE
    assert lines.ask("? ", ()) == "7d\n"
    with pytest.raises(EOFError):
        lines.ask("? ", ())
    assert len(out.getvalue()) < 2 * LONGEST_LINE
