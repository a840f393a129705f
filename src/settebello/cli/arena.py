"""``settebello arena``: bots against bots over many decks, as a table and as JSON."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

import click

from settebello.arena import (
    BotFailed,
    Deck,
    Journal,
    Line,
    NotARun,
    OtherQuestion,
    Question,
    Result,
    TooManyBots,
    check_report,
    going_round,
    report_facts,
    report_text,
    run,
    tally,
)
from settebello.bots import (
    BOTS,
    DEFAULT_BOT,
    DEFAULT_LIMIT,
    BadLimit,
    Limit,
    parse_limit,
)
from settebello.cli.bots import check_bot
from settebello.cli.errors import BadInput, clean, from_system
from settebello.cli.rules_options import ChosenRules, rules_options
from settebello.cli.seeds import SEED
from settebello.i18n import Words
from settebello.notation.positions import format_rules

STDOUT: Final = "-"
MOST_DEALS: Final = 10_000_000
"""More than anybody waits for, and few enough to be kept in memory."""
MOST_WORKERS: Final = 256
JOURNAL: Final = ".decks"
"""What the name of the journal adds to that of the report."""


@click.command("arena")
@click.option("--a", "a", metavar="BOT")
@click.option("--b", "b", metavar="BOT")
@click.option("--bots", "bots", metavar="BOT,BOT")
@click.option("--deals", type=click.IntRange(1, MOST_DEALS), default=1000, show_default=True)
@click.option("--limit", "limit", metavar="LIMIT", default=str(DEFAULT_LIMIT), show_default=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--json", "json_file", metavar="FILE")
@click.option("--workers", type=click.IntRange(1, MOST_WORKERS))
@rules_options
@click.pass_obj
def command(
    say: Words,
    *,
    chosen: ChosenRules,
    a: str | None,
    b: str | None,
    bots: str | None,
    deals: int,
    limit: str,
    seed: int,
    json_file: str | None,
    workers: int | None,
) -> None:
    """Ask the question, play what has not been played yet, show and write the answer."""
    question = Question(
        rules=chosen.rules,
        bots=_one_for_each_side(_named(a, b, bots), chosen),
        seed=seed,
        limit=_limit(limit),
        dealer=chosen.dealer,
        preset=chosen.preset,
    )
    report = None if json_file in (None, STDOUT) else Path(str(json_file))
    decks = _played(say, question, deals, report, workers)
    result = tally(decks)
    text = report_text(report_facts(question, deals, result))
    if json_file == STDOUT:
        click.echo(text, nl=False)
        return
    for line in _page(say, question, deals, result):
        click.echo(line)
    if report:
        _write(report, text)
        click.echo("\n" + say("arena-written", file=clean(str(report))))


# -- who plays


def _named(a: str | None, b: str | None, bots: str | None) -> list[str]:
    """The bots as they were named, one way or the other."""
    if bots is not None and (a is not None or b is not None):
        raise BadInput("bots_named_twice")
    if bots is not None:
        return [name.strip() for name in bots.split(",")]
    if a is None:
        raise BadInput("arena_needs_bots", names=", ".join(BOTS))
    return [a.strip(), (b or DEFAULT_BOT).strip()]


def _one_for_each_side(names: Sequence[str], chosen: ChosenRules) -> tuple[str, ...]:
    for name in names:
        check_bot(name)
    try:
        return going_round(names, chosen.rules)
    except TooManyBots as many:
        raise BadInput("too_many_bots", bots=many.bots, sides=many.sides) from None


def _limit(text: str) -> Limit:
    try:
        return parse_limit(text)
    except BadLimit as bad:
        raise BadInput(bad.code, text=text) from None


# -- playing


def _played(
    say: Words, question: Question, deals: int, report: Path | None, workers: int | None
) -> list[Deck]:
    """All decks of the run, those that its journal already holds and the others."""
    with _journal(question, report) as journal:
        found = dict(journal.played) if journal else {}
        missing = [number for number in range(1, deals + 1) if number not in found]
        known = deals - len(missing)
        if known:
            click.echo(say("arena-resumed", known=known, deals=deals), err=True)

        try:
            with _progress(say, deals, known) as advance:

                def keep(decks: Sequence[Deck]) -> None:
                    found.update((deck.number, deck) for deck in decks)
                    if journal:
                        journal.add(decks)
                    advance(len(decks))

                _run(question, missing, keep, workers)
        except KeyboardInterrupt:
            if journal:
                _say_saved(say, journal.file, sum(one in found for one in range(1, deals + 1)), deals)
            raise
    return [found[number] for number in range(1, deals + 1)]


def _say_saved(say: Words, file: Path, done: int, deals: int) -> None:
    click.echo("\n" + say("arena-interrupted", done=done, deals=deals, file=clean(str(file))), err=True)


def _run(
    question: Question,
    missing: Sequence[int],
    deliver: Callable[[Sequence[Deck]], None],
    workers: int | None,
) -> None:
    try:
        run(question, missing, deliver, workers)
    except BotFailed as failed:
        raise BadInput("bot_failed", bot=failed.bot, deck=failed.deck, why=failed.why) from failed
    except BrokenExecutor as lost:
        raise BadInput("worker_lost") from lost


@contextmanager
def _journal(question: Question, report: Path | None) -> Iterator[Journal | None]:
    """The journal beside the report, if there is to be one; a file of somebody else stays as it is."""
    if report is None:
        with nullcontext() as nothing:
            yield nothing
        return
    with _opened(question, report) as journal:
        yield journal


def _opened(question: Question, report: Path) -> Journal:
    try:
        check_report(report, question)
        return Journal(report.with_name(report.name + JOURNAL), question)
    except OtherQuestion as other:
        raise BadInput("arena_other_question", file=other.file, differs=", ".join(other.differs)) from None
    except NotARun as foreign:
        raise BadInput("not_a_run", file=foreign.file, line=foreign.line) from None
    except OSError as error:
        raise from_system(error, str(report)) from None
    except ValueError:  # a name with a NUL, or none at all
        raise BadInput("file_not_found", file=report) from None


@contextmanager
def _progress(say: Words, deals: int, known: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal while it lasts; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda _played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(say("arena-decks")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=deals, completed=known)
        yield lambda played: bar.advance(task, played)


# -- telling


def _page(say: Words, question: Question, deals: int, result: Result) -> Iterator[str]:
    """The result as a table for people."""
    sides = question.rules.sides
    yield say(
        "arena-title",
        rules=format_rules(question.rules, question.preset),
        decks=deals,
        dealt=deals * sides,
        seed=question.seed,
        limit=str(question.limit),
    )
    yield ""
    yield from _table([_head(say), *_rows(say, question, result)])
    yield ""
    yield say("arena-legend-two") if sides == 2 else say("arena-legend-more")


def _head(say: Words) -> list[str]:
    keys = ("arena-bot", "arena-points", "arena-interval", "arena-won", "arena-tied", "arena-lost")
    return [say(key) for key in keys]


def _rows(say: Words, question: Question, result: Result) -> Iterator[list[str]]:
    for place, (bot, line) in enumerate(zip(question.bots, result.lines, strict=True)):
        yield _row(say, bot, line)
        if place == 0 and result.hand and result.dealer:
            yield _row(say, "  " + say("arena-as-hand"), result.hand)
            yield _row(say, "  " + say("arena-as-dealer"), result.dealer)


def _row(say: Words, name: str, line: Line) -> list[str]:
    interval = "–"
    if line.interval:
        low, high = line.interval
        interval = f"{_number(say, low)} … {_number(say, high)}"
    counts = [str(count) for count in (line.won, line.tied, line.lost)]
    return [name, _number(say, line.points_per_deal), interval, *counts]


def _number(say: Words, number: float) -> str:
    return f"{number:+.3f}".replace(".", say("arena-decimal-mark"))


def _table(rows: list[list[str]]) -> Iterator[str]:
    """Columns as wide as they must be, the first to the left and the numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])


def _write(report: Path, text: str) -> None:
    """Put the report into its place at once: whoever reads it finds the old one or the new one, whole."""
    draft = report.with_name(f"{report.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(report)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise from_system(error, str(report)) from None
