"""Which codes have words under which keys: the table that a new enum, option or preset is added to.

A code of a family has the key ``<family>-<code>`` and one more for each ending, ``<family>-<code>-<ending>``.
The test that names this table fails for an enum that stands neither here nor among the wordless.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from settebello.bots.registry import BotError
from settebello.client.local import Unresumable
from settebello.client.protocol import Refusal
from settebello.i18n import code_key
from settebello.i18n.rulebook import _BOOK, Section, named_values, value_key
from settebello.notation.errors import Fault
from settebello.notation.options import OptionError, parse_option
from settebello.room.findings import Flaw, Note, Outcome
from settebello.rules import options
from settebello.rules.actions import Reason
from settebello.rules.cards import Rank, Suit
from settebello.rules.match import Status
from settebello.rules.options import OPTIONS, Category, FirstDealer, Redeal, Rules, Teams
from settebello.rules.presets import PRESETS, Source
from settebello.rules.problems import Problem
from settebello.tui.intents import Word
from settebello.tui.sheet import Nobody


class Family(NamedTuple):
    """A family of keys: the codes, and what there is to say about each besides its name."""

    name: str
    codes: Iterable[str]
    endings: tuple[str, ...] = ()


FAMILIES = (
    Family("rank", Rank),
    Family("suit", Suit),
    Family("source", Source),
    Family("preset", PRESETS, ("about", "where")),
    Family("option", OPTIONS, ("about",)),
    Family("category", Category, ("about",)),
    Family("reason", Reason),
    Family("problem", Problem),
    Family("redeal", Redeal),
    Family("status", Status),
    Family("section", Section),
    Family("seating", Teams),
    Family("error", OptionError),
    Family("error", BotError),
    Family("error", Unresumable),
    Family("notation", Fault),
    Family("flaw", Flaw),
    Family("note", Note),
    Family("outcome", Outcome),
    Family("play-refused", Refusal),
    Family("play-words", Word),
    Family("play-dealer", set(FirstDealer) - {FirstDealer.AGREED}),
    Family("sheet-nobody", Nobody),
)

WORDLESS: dict[str, str] = {
    "settebello.bots.bot.Unit": "part of how a limit is written",
    "settebello.bots.goloso.Why": "facts kept beside a move",
    "settebello.cli.rules.Style": "looks, not words",
    "settebello.client.game.Phase": "where the game stands, never said",
    "settebello.client.protocol.Asked": "what is asked, each question has sentences of its own",
    "settebello.notation.records.Absence": "a word of the record; verify tells how many there are",
    "settebello.notation.records.Ending": "a word of the record; screens tell who won",
    "settebello.notation.records.Why": "a word of the record; screens tell who moved",
    "settebello.room.fairness.Purpose": "part of the recipe, not for people",
    "settebello.room.replay.Misstep": "verify tells it as a flaw",
    "settebello.tui.playing.Left": "how one leaves the table, never said",
    "settebello.tui.telling.Kind": "looks, not words",
    "settebello.rules.cards.Card": "named by its rank and suit",
}
"""Enums whose codes have no words of their own, and why."""

OPTION_ENUMS = {
    kind for kind in vars(options).values() if isinstance(kind, type) and issubclass(kind, StrEnum)
} - {StrEnum}
"""The enums of the options: their words are those of the values, ``value-<option>-<value>``."""


def family_keys() -> set[str]:
    """Every key that some code must have."""
    keys = {
        code_key(family.name, code, *ending)
        for family in FAMILIES
        for code in family.codes
        for ending in [(), *((each,) for each in family.endings)]
    }
    return keys | value_keys() | rulebook_keys()


def value_keys() -> set[str]:
    return {value_key(name, value) for name in OPTIONS for value in named_values(name)}


def rulebook_keys() -> set[str]:
    """Every key the rulebook asks for under some rules."""
    everywhere = tuple(many_rules())
    keys = set()
    for line in chain.from_iterable(_BOOK.values()):
        told = [rules for rules in everywhere if line.when(rules)]
        assert told, f"{line.key}: no rules tell this line"
        values = {str(getattr(rules, line.by)).lower() for rules in told} if line.by else {""}
        keys |= {code_key("rulebook", line.key, *filter(None, [value])) for value in values}
    return keys


def many_rules() -> Iterator[Rules]:
    """Rules of every preset with every single option changed, whether they can be played or not."""
    for preset in PRESETS.values():
        yield preset.rules
        for name in OPTIONS:
            for value in named_values(name):
                yield replace(preset.rules, **{name: parse_option(name, value)})  # type: ignore[arg-type]
    stop = replace(PRESETS["scopa"].rules, match_end=options.MatchEnd.STOP_ON_REACHING)
    tens = PRESETS["scopone_scientifico"].rules
    great = replace(tens, ace_rule=options.AceRule.TAKES_ALL, ace_first_play_forbidden=True)
    sevens = replace(PRESETS["escoba"].rules, escoba_extras=True)
    for base in (stop, great, sevens):
        for name in OPTIONS:
            for value in named_values(name):
                yield replace(base, **{name: parse_option(name, value)})  # type: ignore[arg-type]
    yield replace(stop, max_capture=2)
