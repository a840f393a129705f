"""``settebello verify``: is a record fair and legal? One verdict a file, and every flaw with its place.

Exit statuses: 0 fair and legal (or reproducible), 1 something is not true, 2 a file cannot be read, 3 a match
is not over. Of several files the worst counts, in the order 2, 1, 3, 0; all of them are read.
"""

from collections.abc import Iterator
from typing import Final

import click

from settebello.cli.errors import BadInput, clean
from settebello.cli.texts import read_record
from settebello.i18n import Words, code_key
from settebello.i18n.names import refusal_in_words
from settebello.notation.actions import parse_action
from settebello.notation.records import Record
from settebello.room.findings import Finding, Outcome, Verdict
from settebello.room.verify import verify
from settebello.rules.actions import Reason

UNREADABLE: Final = 2
STATUS: Final = {Outcome.FAIR: 0, Outcome.REPRODUCIBLE: 0, Outcome.WRONG: 1, Outcome.INCOMPLETE: 3}
_WORST_FIRST: Final = (UNREADABLE, STATUS[Outcome.WRONG], STATUS[Outcome.INCOMPLETE], 0)


@click.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE")
@click.pass_obj
def command(say: Words, files: tuple[str, ...]) -> int:
    """Check files one after the other; those that cannot be read do not keep from the rest."""
    found = {_checked(say, file) for file in files}
    return next(status for status in _WORST_FIRST if status in found)


def _checked(say: Words, file: str) -> int:
    try:
        record = read_record(file)
    except BadInput as bad:
        for code, sentence in bad.sentences(say):
            click.echo(say("error-line", code=code, sentence=sentence), err=True)
        return UNREADABLE
    verdict = verify(record)
    click.echo(say("verify-line", file=clean(file), outcome=say(code_key("outcome", verdict.outcome))))
    for line in verdict_lines(say, record, verdict):
        click.echo(f"  {line}")
    return STATUS[verdict.outcome]


def verdict_lines(say: Words, record: Record, verdict: Verdict) -> Iterator[str]:
    """What was counted, what is worth knowing, and every flaw."""
    yield say("verify-counts", deals=verdict.deals, moves=verdict.moves)
    for note, count in verdict.notes.items():
        yield say(code_key("note", note), count=count)
    for finding in verdict.findings:
        yield say("verify-finding", where=_place(say, finding), what=_flaw(say, record, finding))


def _place(say: Words, finding: Finding) -> str:
    if finding.deal is None:
        return say("verify-at-match")
    if finding.deal == 0:
        return say("verify-at-draw", attempt=finding.attempt or 0)
    if finding.event is not None:
        return say("verify-at-event", deal=finding.deal, event=finding.event)
    if finding.attempt is not None:
        return say("verify-at-attempt", deal=finding.deal, attempt=finding.attempt)
    return say("verify-at-deal", deal=finding.deal)


def _flaw(say: Words, record: Record, finding: Finding) -> str:
    facts: dict[str, object] = dict(finding.facts)
    seat = finding.facts.get("seat")
    if isinstance(seat, int):
        facts["who"] = say("verify-seat", seat=seat, name=record.sitters[seat].name)
    if "reason" in facts:
        action = parse_action(str(facts["action"]))
        facts["why"] = refusal_in_words(say, Reason(str(facts["reason"])), action)
    return say(code_key("flaw", finding.flaw), **facts)
