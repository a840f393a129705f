"""Bots as a command line names them: what is wrong with a name is told before anything is played."""

from settebello.bots import BOTS, BrokenBot, UnknownBot
from settebello.cli.errors import BadInput, near_fact


def check_bot(name: str) -> None:
    """See that the bot is there and can be loaded; raises ``BadInput``."""
    try:
        BOTS[name]
    except UnknownBot as unknown:
        near, names = near_fact(unknown.near), ", ".join(unknown.names)
        raise BadInput(unknown.code.value, name=name, near=near, names=names) from None
    except BrokenBot as broken:
        raise BadInput(broken.code.value, name=name, package=broken.package, why=broken.why) from broken
