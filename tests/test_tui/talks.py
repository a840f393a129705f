"""Conversations to test with: lines typed, and what a plain or a drawn screen shows."""

from collections.abc import Sequence
from io import StringIO
from random import Random

from rich.console import Console

from settebello.client.local import LocalRoom
from settebello.i18n import words
from settebello.notation import InvalidNotation, parse_action
from settebello.tui.keyboard import Lines, Pipe
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
    return _held(room, lines, out, lang=lang, width=width, resumed=resumed)


def _held(
    room: LocalRoom, lines: Lines, out: StringIO, *, lang: str, width: int | None, resumed: bool
) -> Talk:
    console = Console(file=out, width=width, force_terminal=True, color_system=None, highlight=False)
    screen = PlainScreen(lines, out) if width is None else DrawnScreen(lines, console)
    conversation = Conversation(room, screen, words(lang), "m.scopa")
    try:
        left: Left | None = conversation.run(resumed=resumed)
    except EOFError:
        left = None
    return Talk(out.getvalue(), left)


class AnyPlay:
    """Somebody who plays by chance: whole plays or only the card, then the first of what is offered."""

    def __init__(self, out: StringIO, seed: int) -> None:
        self._out = out
        self._rng = Random(seed)

    def ask(self, prompt: str, complete: Sequence[str]) -> str:
        offered = [text for text in complete if _is_play(text)]
        answer = self._rng.choice(offered) if offered else ""
        if self._rng.random() < 0.5 and not answer.startswith("!"):
            answer = answer[:2]
        if prompt.startswith(("Quale", "Which")):
            answer = "1"
        self._out.write(f"{prompt}{answer}\n")
        return answer


def _is_play(text: str) -> bool:
    try:
        parse_action(text)
    except InvalidNotation:
        return False
    return True


def play_any(room: LocalRoom, *, lang: str = "it", width: int | None = None, seed: int = 1) -> Talk:
    """Hold a whole conversation by chance."""
    out = StringIO()
    return _held(room, AnyPlay(out, seed), out, lang=lang, width=width, resumed=False)


def any_card(deck: Sequence[str], times: int = 60) -> list[str]:
    """Lines that get any turn done: every card, and the first of whatever can be chosen."""
    return [line for card in deck for line in (card, "1")] * times
