"""``settebello play``: a match in the terminal, alone with bots, its record kept as it is played.

Here the flags become a table and everything that speaks against them is said before the first card; the match
itself is a conversation (``tui``) with a room (``client``).
"""

import errno
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Final

import click

from settebello.bots import BOTS, DEFAULT_BOT
from settebello.cli.bots import check_bot
from settebello.cli.errors import BadInput, from_system
from settebello.cli.files import STDIN
from settebello.cli.matches import DATA_VARIABLE, found, kept_matches
from settebello.cli.rules_options import ChosenRules, RulesFlags, rules_flags
from settebello.cli.seeds import SEED
from settebello.cli.texts import read_notation
from settebello.client.game import Game, Step
from settebello.client.local import CannotResume, Clock, LocalRoom, agreed_record, resumed
from settebello.client.preparing import opened
from settebello.client.saving import InUse, RecordFile, create_in
from settebello.i18n import Words
from settebello.notation.names import NAMELESS, clean_name
from settebello.notation.record_reader import parse_record
from settebello.notation.records import BotPlayer, Person, Record
from settebello.rules.options import FirstDealer
from settebello.tui.keyboard import lines_from
from settebello.tui.playing import Conversation, Left
from settebello.tui.screens import PlainScreen, Screen, drawn_screen
from settebello.tui.telling import Kind, Line
from settebello.tui.voice import table_names

PACE: Final = 600
"""Milliseconds between two moves shown to somebody who looks on."""

PROGRAM: Final = "settebello"


@dataclass(frozen=True, slots=True)
class Table:
    """A match about to begin, or to go on, and where it is written."""

    start: Game | Step
    record: Record
    file: RecordFile
    called: str
    """What the file is called to the person: as they wrote it, so that the line to go on can be copied."""


@click.command("play")
@click.option("--bots", metavar="LEVEL,LEVEL")
@click.option("--name", metavar="NAME")
@click.option("--seed", type=SEED)
@click.option("--record", metavar="FILE")
@click.option("--resume", metavar="FILE")
@click.option("--plain", is_flag=True)
@click.option("--watch", is_flag=True)
@click.option("--pace", type=click.IntRange(min=0, max=60_000), metavar="MS")
@click.option("--data", metavar="DIR", envvar=DATA_VARIABLE)
@rules_flags
@click.pass_obj
def command(
    say: Words,
    *,
    flags: RulesFlags,
    bots: str | None,
    name: str | None,
    seed: int | None,
    record: str | None,
    resume: str | None,
    plain: bool,
    watch: bool,
    pace: int | None,
    data: str | None,
) -> None:
    """Sit down, play, and say where the record is."""
    folder = kept_matches(data)
    if resume is None:
        person = None if watch else Person(_person_name(say, name))
        table = _new_table(flags.choose(), _levels(bots), person, seed=seed, record=record, folder=folder)
    else:
        _only_resume(flags, bots=bots, name=name, seed=seed, record=record, watch=watch or None)
        table = _resumed_table(_found(resume, folder))
    seen = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    room = LocalRoom(
        table.start,
        names=table_names(say, table.record.sitters),
        bots=BOTS,
        file=table.file,
        pace=(PACE if seen else 0) / 1000 if pace is None else pace / 1000,
    )
    _converse(say, room, _screen(plain=plain or not seen), table.called, resumed=resume is not None)


def _converse(say: Words, room: LocalRoom, screen: Screen, called: str, *, resumed: bool) -> None:
    """Play; however it ends, what was played is there and the person is told how to find it."""
    program = program_called()
    saved = Line(say("play-saved", program=program, file=called), Kind.COMMAND)
    try:
        left = Conversation(room, screen, say, called).run(resumed=resumed)
    except (KeyboardInterrupt, EOFError):
        screen.show([Line(""), saved])
        raise
    except OSError as error:
        if error.errno != errno.EPIPE:  # else nobody reads any more
            screen.show([saved])
        raise
    finally:
        room.close()
    check = Line(say("play-verify", program=program, file=called), Kind.COMMAND)
    screen.show([saved if left is Left.QUIT else check])


def program_called() -> str:
    """How the person can call this program again: by its name where the shell finds it, else as they did."""
    started = Path(sys.argv[0])
    by_path = started.name == PROGRAM and shutil.which(PROGRAM) is None
    return shown_path(sys.argv[0]) if by_path else PROGRAM


def _screen(*, plain: bool) -> Screen:
    source = sys.stdin if sys.stdin is not None else StringIO()
    if hasattr(source, "reconfigure"):
        source.reconfigure(errors="replace")
    lines = lines_from(source, sys.stdout)
    return PlainScreen(lines, sys.stdout) if plain else drawn_screen(lines, sys.stdout, os.environ)


# -- a new match


def _new_table(
    chosen: ChosenRules,
    levels: Sequence[str],
    person: Person | None,
    *,
    seed: int | None,
    record: str | None,
    folder: Path,
) -> Table:
    if chosen.dealer is not None:
        rules = replace(chosen.rules, first_dealer=FirstDealer.AGREED)
        chosen = replace(chosen, rules=rules)
    elif chosen.rules.first_dealer is FirstDealer.AGREED:
        raise BadInput("dealer_needed")
    sitters = _sitters(chosen.rules.players, levels, person)
    head = agreed_record(chosen.preset, chosen.rules, sitters, seed, Clock().instant())
    file = _created(head, record, folder)
    _hold(file, str(file.path))
    called = shown_path(str(file.path) if record is None else record)
    return Table(opened(head, chosen.dealer), head, file, called)


def _sitters(players: int, levels: Sequence[str], person: Person | None) -> list[str | Person]:
    """The person in seat 0, bots in the others; the last level serves for the seats that are left."""
    seats = players - (person is not None)
    if len(levels) > seats:
        raise BadInput("too_many_opponents", given=len(levels), seats=seats)
    bots: list[str | Person] = [levels[min(place, len(levels) - 1)] for place in range(seats)]
    return bots if person is None else [person, *bots]


def _levels(bots: str | None) -> list[str]:
    names = [DEFAULT_BOT] if bots is None else [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot(name)
    return names


def _person_name(say: Words, name: str | None) -> str:
    if name is None:
        return say("play-person-name")
    cleaned = clean_name(name)
    if cleaned == NAMELESS:
        raise BadInput("name_unreadable")
    return cleaned


# -- where it is written


def _created(head: Record, record: str | None, folder: Path) -> RecordFile:
    """The file of a new match; raises ``BadInput`` where none can be made."""
    try:
        if record is None:
            return create_in(folder, datetime.now(UTC).astimezone().date(), head)
        file = RecordFile(Path(record).resolve())
        file.create(head)
    except FileExistsError as error:
        raise from_system(error, record) from None
    except (OSError, ValueError) as error:
        raise _not_writable(error, record or str(folder)) from None
    return file


def shown_path(path: str) -> str:
    """A path as it can be read and copied into a shell."""
    return shlex.quote("".join(char if char.isprintable() else "?" for char in path))


# -- a match resumed


def _only_resume(flags: RulesFlags, **others: object) -> None:
    """A resumed match knows its rules and its people; raises ``BadInput`` for whoever says them again."""
    named = [f"--{name}" for name, value in others.items() if value is not None]
    if flags.given:
        named.insert(0, "--rules, --set, --dealer…")
    if named:
        raise BadInput("resume_with_rules", flag=named[0])


def _found(name: str, folder: Path) -> Path:
    if name == STDIN:
        raise BadInput("file_not_found", file=name)  # the standard input is where cards are typed
    return found(name, folder)


def _resumed_table(path: Path) -> Table:
    """The table where the record stopped; held before it is read, so that nobody else goes on with it."""
    file = RecordFile(path.resolve())
    if file.path.is_file():
        _hold(file, str(path))
    try:
        return _table_of(file, path)
    except BadInput:
        file.release()
        raise


def _table_of(file: RecordFile, path: Path) -> Table:
    record = read_notation(str(path), parse_record)
    for who in record.sitters:
        if isinstance(who, BotPlayer):
            check_bot(who.name)
    try:
        game = resumed(file, record)
        file.write(record)
    except CannotResume as cannot:
        raise BadInput(cannot.code.value, file=str(path), secret=file.secret_path.name) from None
    except OSError as error:
        raise _not_writable(error, str(path)) from None
    return Table(game, record, file, shown_path(str(path)))


def _hold(file: RecordFile, called: str) -> None:
    try:
        file.hold()
    except InUse:
        raise BadInput("match_in_use", file=called) from None
    except OSError as error:
        raise _not_writable(error, called) from None


def _not_writable(error: OSError | ValueError, called: str) -> BadInput:
    number = error.errno if isinstance(error, OSError) else None
    why = errno.errorcode.get(number or 0, type(error).__name__)
    return BadInput("record_not_writable", file=called, why=why)
