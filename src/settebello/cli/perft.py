"""``settebello perft``: how many sequences of plays a position has, down to a depth."""

from typing import Final

import click

from settebello.arena import seeded_deal
from settebello.cli.errors import BadInput, clean_facts
from settebello.cli.files import read_text
from settebello.cli.rules_options import RulesFlags, rules_flags
from settebello.engine.reference import divide, perft
from settebello.i18n import Words, code_key
from settebello.notation.actions import format_action
from settebello.notation.errors import InvalidNotation
from settebello.notation.position_reader import parse_position
from settebello.notation.positions import format_position_line
from settebello.rules.deal import Deal

SEED: Final = 1
FIRST_DEAL: Final = 1
USAGE: Final = "settebello perft"


class BadPosition(BadInput):
    """A text that is no position: where and why."""

    def __init__(self, invalid: InvalidNotation) -> None:
        super().__init__("bad_position", line=invalid.line, column=invalid.column, why=invalid.code)
        self.invalid: Final = invalid

    def sentences(self, say: Words) -> tuple[tuple[str, str], ...]:
        facts = clean_facts(self.invalid.facts)
        why = say(code_key("notation", self.invalid.code), **facts)
        line, column = self.invalid.line, self.invalid.column
        return ((self.code, say("error-bad-position", line=line, column=column, why=why)),)


@click.command("perft")
@click.argument("position", required=False)
@click.option("--depth", type=click.IntRange(min=0))
@click.option("--divide", "divided", is_flag=True)
@click.option("--show", is_flag=True)
@click.option("--seed", type=click.IntRange(min=0))
@rules_flags
def command(
    *, position: str | None, depth: int | None, divided: bool, show: bool, seed: int | None, flags: RulesFlags
) -> None:
    """Print the count, alone on the last line, or only the position that would be counted from."""
    deal = _deal(position, seed, flags)
    if show:
        click.echo(format_position_line(deal))
        return
    if depth is None:
        raise BadInput("missing_flag", flag="--depth", usage=USAGE)
    if not divided:
        click.echo(perft(deal, depth))
        return
    total = 0
    for play, count in divide(deal, depth):
        total += count
        click.echo(f"{format_action(play)} {count}")
    click.echo(total or perft(deal, depth))


def _deal(position: str | None, seed: int | None, flags: RulesFlags) -> Deal:
    """The position given, or the first deal of the seed."""
    if position is None:
        chosen = flags.choose()
        return seeded_deal(chosen.rules, SEED if seed is None else seed, FIRST_DEAL, chosen.dealer)
    if seed is not None or flags.given:
        raise BadInput("position_and_rules")
    try:
        return parse_position(_text(position))
    except InvalidNotation as invalid:
        raise BadPosition(invalid) from None


def _text(position: str) -> str:
    """The text of the position: the argument itself if it is one, else that of a file."""
    return position if ";" in position or "\n" in position else read_text(position)
