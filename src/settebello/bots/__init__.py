"""Who chooses a move: the protocol, the bots on offer, and how to offer another.

A bot sees a ``PlayerView`` and never a deal. ``bot`` says what one is, ``registry`` who there is; each bot is
a file of its own. Who asks them, and what happens to one that is late or wrong, is not here.

>>> from settebello.bots import BOTS
>>> sorted(BOTS)[:2]
['casuale', 'goloso']
"""

from settebello.bots.bot import (
    DEFAULT_LIMIT,
    BadLimit,
    Bot,
    Choice,
    Fact,
    Limit,
    NothingToChoose,
    Ranked,
    Unit,
    parse_limit,
)
from settebello.bots.registry import BOTS, DEFAULT_BOT, GROUP, BotError, BrokenBot, Registry, UnknownBot

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "DEFAULT_LIMIT",
    "GROUP",
    "BadLimit",
    "Bot",
    "BotError",
    "BrokenBot",
    "Choice",
    "Fact",
    "Limit",
    "NothingToChoose",
    "Ranked",
    "Registry",
    "Unit",
    "UnknownBot",
    "parse_limit",
]
