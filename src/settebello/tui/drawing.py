"""How a match looks: cards as coloured tiles, the table from where one sits, the score sheet as a table.

Texts in, styled texts out; nothing is written here. Without colours a card is its code, ``7d``; with
few it is still readable, since the letter of the suit is always there. Nothing is drawn that a line of
words does not say as well.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from settebello.client.protocol import DealScored, RoomView
from settebello.i18n import code_key
from settebello.rules.cards import ACE, COURTS, Card, Suit
from settebello.rules.dealing import order_of_play
from settebello.rules.options import Seat
from settebello.rules.view import PlayerView
from settebello.tui.sheet import Nobody, Row, nobody_words, rows
from settebello.tui.telling import Kind, Line, arranged, pile
from settebello.tui.voice import MARK, Voice, capital

PAPER: Final = "#fbf6e6"
INK: Final = {Suit.DENARI: "#9a5b00", Suit.COPPE: "#b01525", Suit.SPADE: "#1746a2", Suit.BASTONI: "#1f6b2c"}

STYLES: Final = {
    Kind.HEADING: "bold",
    Kind.EVENT: "",
    Kind.SCOPA: "bold green",
    Kind.TABLE: "",
    Kind.DETAIL: "dim",
    Kind.ERROR: "yellow",
    Kind.COMMAND: "bold",
}

_MARKED: Final = re.compile(f"{MARK}(..){MARK}")

ROOMY: Final = 60
"""From this width on cards are drawn with their names."""

TILE: Final = 12
MOST_TILES: Final = 10
"""More cards than this are drawn small, so that the table fits on one screen."""

COUNT: Final = 3
GAINED: Final = 4
"""The width of a tally on the score sheet, and of the points behind it."""

FEW: Final = 3
"""So many cards in somebody's hand are drawn one by one; more are counted."""


class Look(NamedTuple):
    """What the terminal can show: colours, and letters beyond ASCII."""

    coloured: bool
    letters: bool


def _card_style(card: Card) -> str:
    return f"bold {INK[card.suit]} on {PAPER}"


def tile(card: Card, *, coloured: bool) -> Text:
    """A card that lies by itself."""
    return Text(f" {card} ", _card_style(card)) if coloured else Text(str(card))


def _worded(card: Card, *, coloured: bool) -> Text:
    """A card inside a sentence: no blanks around it, since a full stop may follow."""
    return Text(str(card), _card_style(card)) if coloured else Text(str(card))


def styled(line: Line, *, coloured: bool) -> Text:
    """A line with its cards drawn."""
    text = Text(style=STYLES[line.kind])
    for number, piece in enumerate(_MARKED.split(line.text)):
        text.append_text(_worded(Card(piece), coloured=coloured) if number % 2 else Text(piece))
    return text


# -- the table


def scene(voice: Voice, view: RoomView, width: int, look: Look) -> Iterator[Text]:
    """The deal as the person sees it: the others, the piles, the table, the hand."""
    deal = view.deal
    if deal is None:
        return
    yield Text()
    yield _title(voice, view, deal, width, look)
    yield _others(voice, deal, look)
    yield _piles(voice, deal)
    yield from _shelf(voice, voice.say("play-label-table"), deal.table, width, look)
    if voice.seat is not None:
        yield from _shelf(voice, voice.say("play-label-hand"), arranged(deal.hand), width, look)


def _title(voice: Voice, view: RoomView, deal: PlayerView, width: int, look: Look) -> Text:
    dash = "─" if look.letters else "-"
    left = f"{voice.say('play-title', number=view.number)} {dash} {voice.points(view.totals)} "
    right = f" {voice.say('play-stock-title', count=deal.stock_size)}" if deal.stock_size else ""
    gap = width - len(left) - len(right) - 4
    text = Text(f"{dash * 2} ", "dim").append(left, "bold")
    if gap > 0:
        text.append(dash * gap, "dim").append(right, "dim")
    return text


def _others(voice: Voice, deal: PlayerView, look: Look) -> Text:
    """Who else sits there, with the backs of their cards and those that a knock has shown."""
    back = "▒▒ " if look.letters else "## "
    text = Text("  ")
    for number, seat in enumerate(_around(voice)):
        text.append("   " if number else "").append(f"{voice.names[seat]} ")
        known = deal.shown[seat]
        backs = deal.hand_sizes[seat] - len(known)
        shown = back * backs if backs <= FEW else f"{back.strip()}{'×' if look.letters else 'x'}{backs}"
        text.append(shown, "cyan" if look.coloured else "")
        for card in known:
            text.append_text(tile(card, coloured=look.coloured)).append(" ")
    return text


def _around(voice: Voice) -> list[Seat]:
    """The other seats in the order in which they play after the person."""
    last = Seat(voice.rules.players - 1) if voice.seat is None else voice.seat
    return [seat for seat in order_of_play(voice.rules, last) if seat != voice.seat]


def _piles(voice: Voice, deal: PlayerView) -> Text:
    piles = "; ".join(pile(voice, deal, side) for side in voice.sides)
    return Text(f"  {voice.say('play-label-piles')}  {piles}", "dim")


def _shelf(voice: Voice, label: str, cards: Sequence[Card], width: int, look: Look) -> Iterator[Text]:
    """A labelled row of cards, as large as there is room for."""
    yield Text()
    head = f"  {label:<8}"
    if not cards:
        yield Text(head).append(voice.say("play-label-empty"), "dim")
        return
    large = look.coloured and width >= ROOMY and len(cards) <= MOST_TILES
    size = TILE + 1 if large else 5
    each = max(1, (width - len(head)) // size)
    for start in range(0, len(cards), each):
        if start and large:
            yield Text()
        some = cards[start : start + each]
        yield Text(head if not start else " " * len(head)).append_text(_top(voice, some, look, large=large))
        if large:
            yield Text(" " * len(head)).append_text(_bottom(voice, some))


def _top(voice: Voice, cards: Sequence[Card], look: Look, *, large: bool) -> Text:
    text = Text()
    for card in cards:
        if large:
            named = card.rank is ACE or card.rank in COURTS
            rank = voice.rank(card.rank) if named else ""
            text.append(f" {card} ", _card_style(card)).append(f"{rank:<{TILE - 4}}", _plain_style(card))
        else:
            text.append_text(tile(card, coloured=look.coloured))
        text.append(" " if look.coloured else "   ")
    return text


def _bottom(voice: Voice, cards: Sequence[Card]) -> Text:
    text = Text()
    for card in cards:
        suit = voice.say(code_key("suit", card.suit))
        text.append(f"    {suit:<{TILE - 4}}", _plain_style(card)).append(" ")
    return text


def _plain_style(card: Card) -> str:
    return f"{INK[card.suit]} on {PAPER}"


# -- the score sheet


def sheet_table(voice: Voice, scored: DealScored, look: Look, *, reasons: bool) -> Table:
    """Categories down, sides across: every tally, the points beside it, with ``reasons`` why nobody's."""
    table = Table(box=box.SIMPLE_HEAD if look.letters else box.ASCII2)
    table.add_column("")
    heads = {side: capital(voice.side(side)) for side in voice.sides}
    wide = {side: max(COUNT + GAINED, cell_len(head)) for side, head in heads.items()}
    for side, head in heads.items():
        table.add_column(_right(Text(head), wide[side]))
    found = rows(voice.rules, scored.score)
    if reasons:
        table.add_column("", style="dim")
    for row in found:
        cells = [_right(_cell(row, side), wide[side]) for side in voice.sides]
        category = capital(voice.say(code_key("category", row.category)))
        table.add_row(category, *cells, *([_why(voice, row)] if reasons else []))
    table.add_section()
    for key, points in (("sheet-deal-label", scored.score.totals), ("sheet-totals-label", scored.totals)):
        sums = (_right(Text(str(points[side]), "bold"), wide[side]) for side in voice.sides)
        table.add_row(capital(voice.say(key)), *sums)
    return table


def _cell(row: Row, side: int) -> Text:
    """How many, then the points for it."""
    gained = f"+{row.points[side]}" if row.points[side] else ""
    return Text(str(row.tallies[side])).append(f"{gained:>{GAINED}}", "bold green")


def _right(text: Text, width: int) -> Text:
    """Moved to the right; a column that did it would drop the blanks where no points are."""
    text.align("right", width)
    return text


def _why(voice: Voice, row: Row) -> str:
    """Why a category went to nobody, where that is not plain to see."""
    return "" if row.nobody in (None, Nobody.NONE) else nobody_words(voice, row)


def reason_lines(voice: Voice, scored: DealScored) -> list[Line]:
    """The same reasons as lines, for a terminal in which the table has no room for them."""
    found = [(row, _why(voice, row)) for row in rows(voice.rules, scored.score)]
    return [
        Line(
            voice.say(
                "sheet-row-bare", category=capital(voice.say(code_key("category", row.category))), awards=why
            ),
            Kind.DETAIL,
        )
        for row, why in found
        if why
    ]
