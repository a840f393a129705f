"""Conversations to test with: lines typed, and what a plain or a drawn screen shows."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from settebello.client.local import LocalRoom
from settebello.i18n import words
from settebello.tui.keyboard import Pipe
from settebello.tui.playing import Conversation, Left
from settebello.tui.screens import DrawnScreen, PlainScreen


class Talk:
    """What was shown, and how it ended: ``None`` when the lines ran out."""

    def __init__(self, out: str, left: Left | None) -> None:
        self.out = out
        self.lines = out.splitlines()
        self.left = left

    def after(self, typed: str) -> list[str]:
        """The lines shown after this one was typed, up to the next question."""
        at = next(i for i, line in enumerate(self.lines) if line.endswith(f": {typed}"))
        rest = self.lines[at + 1 :]
        end = next((i for i, line in enumerate(rest) if line.startswith(("Tocca", "Your turn"))), len(rest))
        return rest[:end]


def talk(
    room: LocalRoom, *typed: str, lang: str = "it", width: int | None = None, resumed: bool = False
) -> Talk:
    """Hold a conversation in which these lines are typed; with a width, on a drawn screen."""
    out = StringIO()
    lines = Pipe(StringIO("".join(f"{line}\n" for line in typed)), out)
    console = Console(file=out, width=width, force_terminal=True, color_system=None, highlight=False)
    screen = PlainScreen(lines, out) if width is None else DrawnScreen(lines, console)
    conversation = Conversation(room, screen, words(lang), "m.scopa")
    try:
        left: Left | None = conversation.run(resumed=resumed)
    except EOFError:
        left = None
    return Talk(out.getvalue(), left)


def any_card(deck: Sequence[str], times: int = 60) -> list[str]:
    """Lines that get any turn done: every card, and the first of whatever can be chosen."""
    return [line for card in deck for line in (card, "1")] * times
