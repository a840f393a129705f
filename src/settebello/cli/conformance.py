"""``settebello conformance``: runs rule cases, those of files or its own; its report is English."""

import shlex
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import click

from settebello.cli.errors import BadInput
from settebello.cli.files import STDIN
from settebello.conformance import Answerer, Bad, Program, Tally, Wrong, reference, run, shipped


@click.command("conformance")
@click.argument("files", nargs=-1, metavar="FILE")
@click.option("--with", "program", metavar="COMMAND")
def command(files: tuple[str, ...], program: str | None) -> int:
    """Check every case of these files in order; without files, the cases in the package."""
    tally = Tally()
    with ExitStack() as stack:
        answerer = reference if program is None else stack.enter_context(_started(program))
        for name, lines in _sources(files):
            for finding in _findings(name, lines, tally, answerer):
                click.echo(str(finding), err=isinstance(finding, Bad))
    click.echo(str(tally))
    return tally.status


def _started(program: str) -> Program:
    try:
        words = shlex.split(program)
        if words:
            return Program(words)
    except (OSError, ValueError):
        pass
    raise BadInput("program_not_started", program=program)


def _sources(files: tuple[str, ...]) -> Iterator[tuple[str, Iterable[bytes]]]:
    if files:
        yield from ((file, _lines(file)) for file in files)
        return
    for case_file in shipped():
        yield case_file.name, case_file.read_bytes().splitlines(keepends=True)


def _lines(file: str) -> Iterator[bytes]:
    """The lines of a file, opened when the first is asked for."""
    if file == STDIN:
        yield from sys.stdin.buffer
        return
    with Path(file).open("rb") as opened:
        yield from opened


def _findings(name: str, lines: Iterable[bytes], tally: Tally, answerer: Answerer) -> Iterator[Wrong | Bad]:
    """What a file shows; one that cannot be read is a finding, and the next file is read all the same."""
    try:
        yield from run(name, lines, tally, answerer)
    except OSError as error:
        tally.bad += 1
        yield Bad(name, 0, f"cannot be read: {error.strerror or error}")
