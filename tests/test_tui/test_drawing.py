"""How it looks: nothing wider than the screen, every card where it lies, readable without colour."""

from io import StringIO
from itertools import product

import pytest
from rich.console import Console
from tests.strategies import SEATINGS
from tests.test_client.tables import by_chance, head, play_out, room_of

from settebello.client.local import LocalRoom
from settebello.client.protocol import DealScored, RoomView
from settebello.i18n import words
from settebello.rules import Card, Rules
from settebello.tui.drawing import Look, scene, sheet_table, styled
from settebello.tui.keyboard import Pipe
from settebello.tui.screens import DrawnScreen, drawn_screen
from settebello.tui.sheet import rows
from settebello.tui.telling import Kind, Line
from settebello.tui.voice import MARK, Voice

WIDTHS = (40, 60, 80, 120)
FULL = Look(coloured=True, letters=True)
BARE = Look(coloured=False, letters=False)


def voice_of(view: RoomView, lang: str = "it") -> Voice:
    return Voice(say=words(lang), rules=view.rules, names=view.names, seat=view.seat, drawn=True)


def drawn(view: RoomView, width: int, look: Look) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system="truecolor" if look.coloured else None)
    lines: list[str] = []
    for text in scene(voice_of(view), view, width, look):
        lines += [line.plain for line in text.wrap(console, width)]
    return lines


def in_play(rules: Rules, preset: str, decisions: int = 3) -> LocalRoom:
    room = room_of(head(preset, rules, seed=9))
    play_out(room, by_chance(3), steps=decisions)
    return room


@pytest.mark.parametrize("look", [FULL, BARE])
@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: f"{one[0]}-{one[1].players}-{one[1].teams}")
def test_the_table_fits_and_shows_every_card(seating: tuple[str, Rules], look: Look) -> None:
    preset, rules = seating
    view = in_play(rules, preset).view()
    assert view.deal is not None
    for width in WIDTHS:
        lines = drawn(view, width, look)
        assert max(map(len, lines)) <= width
        text = " ".join(lines)
        assert all(f" {card}" in text for card in (*view.deal.table, *view.deal.hand))
        assert all(name in text for name in view.names[1:])


def test_a_table_fits_on_a_screen_of_24_lines() -> None:
    for preset in ("scopa", "scopone", "scopone_scientifico", "cicera"):
        for decisions in range(1, 9):
            view = in_play(dict(SEATINGS)[preset], preset, decisions).view()
            assert len(drawn(view, 80, FULL)) <= 23, (preset, decisions)


def test_without_letters_nothing_but_ascii_is_drawn() -> None:
    view = in_play(dict(SEATINGS)["scopa"], "scopa").view()
    assert "".join(drawn(view, 80, BARE)).isascii()


def test_a_card_in_a_line_is_drawn_in_its_place() -> None:
    line = Line(f"Hai calato {MARK}7d{MARK}.", Kind.EVENT)
    assert styled(line, coloured=False).plain == "Hai calato 7d."
    coloured = styled(line, coloured=True)
    assert coloured.plain == "Hai calato 7d."
    assert any("on #" in str(span.style) for span in coloured.spans)


def test_suits_have_colours_of_their_own() -> None:
    styles = {
        str(styled(Line(f"{MARK}{card}{MARK}"), coloured=True).spans[0].style)
        for card in (Card.D7, Card.C7, Card.S7, Card.B7)
    }
    assert len(styles) == 4


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: f"{one[0]}-{one[1].players}-{one[1].teams}")
def test_the_score_sheet_fits(seating: tuple[str, Rules]) -> None:
    preset, rules = seating
    room = room_of(head(preset, rules, seed=9))
    sheet = first_sheet(room)
    for width, lang in product(WIDTHS, ("it", "en")):
        out = StringIO()
        console = Console(file=out, width=width, color_system=None, highlight=False, markup=False)
        DrawnScreen(Pipe(StringIO(), out), console).sheet(voice_of(room.view(), lang), sheet)
        assert max(map(len, out.getvalue().splitlines())) <= width
        cut_short = [line for line in out.getvalue().splitlines() if "…" in line]
        assert len(cut_short) == 1, "no word is cut short but the secret"
        assert cut_short[0].endswith(f"{sheet.secret.hex()[:12]}…")


def test_the_sheet_tells_first_how_many_and_then_the_points() -> None:
    room = room_of(head("scopa", dict(SEATINGS)["scopa"], seed=9))
    sheet = first_sheet(room)
    out = StringIO()
    console = Console(file=out, width=80, color_system=None, highlight=False, markup=False)
    console.print(sheet_table(voice_of(room.view()), sheet, BARE, reasons=False))
    lines = [line.replace("|", " ").split() for line in out.getvalue().splitlines()]
    shown = {line[0]: line[1:] for line in lines if line}
    for row in rows(room.view().rules, sheet.score):
        told = [
            text
            for tally, points in zip(row.tallies, row.points, strict=True)
            for text in (str(tally), *([f"+{points}"] if points else []))
        ]
        assert shown[row.category.capitalize()] == told
    assert shown["Scope"] == ["0", "0"], "nobody's box stays empty"


def first_sheet(room: LocalRoom) -> DealScored:
    decide = by_chance(3)
    while True:
        for event in play_out(room, decide, steps=1):
            if isinstance(event, DealScored):
                return event


def test_no_color_means_no_escape_at_all() -> None:
    out = StringIO()
    screen = drawn_screen(Pipe(StringIO(), out), out, {"NO_COLOR": "1"})
    screen.show([Line(f"{MARK}7d{MARK}", Kind.SCOPA), Line("x", Kind.HEADING)])
    assert out.getvalue() == "7d\nx\n"


def test_what_is_to_be_copied_is_never_broken() -> None:
    out = StringIO()
    console = Console(file=out, width=40, color_system=None)
    command = "Per riprenderla: settebello play --resume /a/long/way/from/here/2026-05-01-1.scopa"
    DrawnScreen(Pipe(StringIO(), out), console).show([Line(command, Kind.COMMAND)])
    assert out.getvalue() == f"{command}\n"
