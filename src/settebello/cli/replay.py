"""``settebello replay``: a written match told again, in the words and pictures of the game itself."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO

import click

from settebello.cli.errors import BadInput
from settebello.cli.texts import read_record
from settebello.client.protocol import DealScored, MatchStarted
from settebello.client.retelling import (
    DealerAgreed,
    DrawnAgain,
    HandsDealt,
    Knocked,
    RecordOnly,
    SeatTaken,
    StillRunning,
    Stopped,
    TableShown,
    Told,
    Unfinished,
    retold,
)
from settebello.i18n import Words
from settebello.notation.records import BotPlayer, Record
from settebello.rules.cards import Card
from settebello.rules.options import Seat
from settebello.tui.keyboard import lines_from
from settebello.tui.screens import PlainScreen, Screen, drawn_screen
from settebello.tui.telling import Kind, Line, seated, table_line, tell
from settebello.tui.voice import Voice, table_names


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option("--deal", type=click.IntRange(min=1), metavar="N")
@click.option("--plain", is_flag=True)
@click.pass_obj
def command(say: Words, *, file: str, deal: int | None, plain: bool) -> None:
    """Read the record, then tell it."""
    record = read_record(file)
    if deal is not None and deal > len(record.deals):
        raise BadInput("no_such_deal", number=deal, last=len(record.deals))
    screen = _screen(plain=plain or not sys.stdout.isatty())
    try:
        show(screen, say, record, retold(record, deal))
    except Stopped as stopped:
        raise BadInput("replay_stopped", file=file, deal=stopped.deal, event=stopped.event) from None


def _screen(*, plain: bool) -> Screen:
    lines = lines_from(StringIO(), sys.stdout)
    return PlainScreen(lines, sys.stdout) if plain else drawn_screen(lines, sys.stdout, os.environ)


def show(screen: Screen, say: Words, record: Record, story: Iterable[Told]) -> None:
    """Tell a story on a screen, to somebody who only watches."""
    names = table_names(say, record.sitters)
    voice = Voice(say=say, rules=record.rules, names=names, seat=None, drawn=screen.drawn)
    bots = tuple(sitter.name if isinstance(sitter, BotPlayer) else None for sitter in record.sitters)
    for told in story:
        if isinstance(told, DealScored):
            screen.sheet(voice, told)
        else:
            screen.show(_lines(voice, told))
        if isinstance(told, MatchStarted):
            screen.show([seated(voice, bots)])


def _lines(voice: Voice, told: Told) -> Iterable[Line]:
    match told:
        case HandsDealt(hands):
            return _hands(voice, hands)
        case TableShown(table):
            return [table_line(voice, table)]
        case SeatTaken() | Knocked() | DealerAgreed() | DrawnAgain() | StillRunning() | Unfinished():
            return [_record_line(voice, told)]
        case _:
            return tell(voice, told)


def _hands(voice: Voice, hands: Sequence[Sequence[Card]]) -> Iterator[Line]:
    for seat, hand in enumerate(hands):
        if hand:
            text = voice.say("replay-hand", name=voice.name(Seat(seat)), cards=voice.row(hand))
            yield Line(text, Kind.TABLE)


def _record_line(voice: Voice, told: RecordOnly) -> Line:
    """What a match that is played never has to say."""
    say = voice.say
    match told:
        case SeatTaken(seat, sitter):
            return Line(say("replay-sits", name=voice.name(seat), sitter=sitter.name))
        case Knocked(seat, points):
            return Line(say("replay-knocked", name=voice.name(seat), points=points))
        case DealerAgreed(dealer):
            return Line(say("replay-dealer-agreed", name=voice.name(dealer)))
        case DrawnAgain():
            return Line(say("replay-dealer-again"))
        case StillRunning():
            return Line(say("replay-running"), Kind.DETAIL)
        case Unfinished():
            return Line(say("replay-unfinished"), Kind.HEADING)
