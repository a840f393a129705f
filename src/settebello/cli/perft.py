"""``settebello perft``: how many sequences of plays a position has, down to a depth."""

from typing import Final

import click

from settebello.arena import seeded_deal
from settebello.cli.errors import BadInput
from settebello.cli.rules_options import RulesFlags, rules_flags
from settebello.cli.seeds import SEED
from settebello.cli.texts import parsed, read_notation
from settebello.engine.reference import divide, perft
from settebello.notation.actions import format_action
from settebello.notation.position_reader import parse_position
from settebello.notation.positions import format_position_line
from settebello.rules.deal import Deal

FIRST_SEED: Final = 1
FIRST_DEAL: Final = 1
USAGE: Final = "settebello perft"
ON_THE_LINE: Final = "POSITION"
"""What a position written on the command line is called where a file would have a name."""


@click.command("perft")
@click.argument("position", required=False)
@click.option("--depth", type=click.IntRange(min=0))
@click.option("--divide", "divided", is_flag=True)
@click.option("--show", is_flag=True)
@click.option("--seed", type=SEED)
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
        return seeded_deal(chosen.rules, FIRST_SEED if seed is None else seed, FIRST_DEAL, chosen.dealer)
    if seed is not None or flags.given:
        raise BadInput("position_and_rules")
    if ";" in position or "\n" in position:  # the position itself, and no name of a file
        return parsed(ON_THE_LINE, position, parse_position)
    return read_notation(position, parse_position)
