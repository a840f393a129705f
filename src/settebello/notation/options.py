"""Options as text, the form people write: ``--set NAME=VALUE``, record headers, position lines.

Values are the identifiers of the table of options; sets and lists are joined by commas, an empty text is the
empty one, ``null`` is no limit, ``true`` and ``false`` are switches. What a value *means*, and whether values
go together, is for ``settebello.rules``; this module only reads and writes them.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from settebello.rules.options import (
    COUNTABLE,
    OPTIONS,
    AceOnEmptyTable,
    AceRule,
    AceScopa,
    AceWithAceOnTable,
    BothOver,
    CaptureMode,
    CaptureObligation,
    CapturePriority,
    Category,
    CourtCapture,
    DealerRotation,
    DealPackets,
    Deck,
    Direction,
    EscobaSetenta,
    FalseClaim,
    FirstDealer,
    Goal,
    LeftoversTo,
    MatchEnd,
    MostRule,
    Napola,
    NoCaptureLeftovers,
    PrimieraMissingSuit,
    PrimieraRule,
    Redeal,
    Rules,
    ScopaDoubler,
    ScoreSet,
    Teams,
    TieBreak,
)

OptionValue = bool | int | StrEnum | frozenset[Redeal] | tuple[Category, ...] | None
"""What a field of ``Rules`` can hold."""

NULL: Final = "null"
"""The text of an option that sets no limit."""

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}", re.ASCII)


class OptionError(StrEnum):
    """Why a text is not an option."""

    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION_VALUE = "bad_option_value"


class BadOption(ValueError):
    """A name that is no option, or a text that is no value of it, with what might have been meant."""

    def __init__(self, code: OptionError, name: str, value: str = "", choices: tuple[str, ...] = ()) -> None:
        super().__init__(f"{code}: {name}={value}" if value else f"{code}: {name}")
        self.code = code
        self.name = name
        self.value = value
        self.choices = choices
        """The values there are, as text; empty where any number will do, and for an unknown name."""

    @property
    def near(self) -> tuple[str, ...]:
        """The closest names or values there are, best first."""
        if self.code is OptionError.UNKNOWN_OPTION:
            return tuple(get_close_matches(self.name.lower().replace("-", "_"), OPTIONS))
        return tuple(get_close_matches(self.value.lower(), self.choices))


@dataclass(frozen=True, slots=True)
class _Form:
    """How one option is read, and the texts that can be named when it cannot."""

    choices: tuple[str, ...]
    read: Callable[[str], OptionValue]
    """Raises ``ValueError`` or ``KeyError`` when the text is no value."""


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _listed_number(text: str, listed: tuple[int, ...]) -> int:
    number = _number(text)
    if number not in listed:
        raise ValueError(text)
    return number


def _numbers(*listed: int) -> _Form:
    return _Form(tuple(str(number) for number in listed), lambda text: _listed_number(text, listed))


def _limit(text: str) -> int | None:
    return None if text.lower() == NULL else _number(text)


def _texts(values: Iterable[StrEnum]) -> tuple[str, ...]:
    return tuple(value.value for value in values)


def _one_of(kind: type[StrEnum]) -> _Form:
    return _Form(_texts(kind), lambda text: kind(text.lower()))


def _switch(text: str) -> bool:
    return {"true": True, "false": False}[text.lower()]


def _items(text: str) -> list[str]:
    return [item.strip().lower() for item in text.split(",")] if text else []


def _redeals(text: str) -> frozenset[Redeal]:
    return frozenset(Redeal(item) for item in _items(text))


def _count_order(text: str) -> tuple[Category, ...]:
    order = tuple(Category(item) for item in _items(text))
    if len(set(order)) != len(order) or not set(order) <= set(COUNTABLE):
        raise ValueError(text)
    return order


_ANY_NUMBER: Final = _Form((), _number)
_SWITCH: Final = _Form(("false", "true"), _switch)
_SWITCHED_ON: Final = _Form(("true", "false"), _switch)

_FORMS: Final[Mapping[str, _Form]] = MappingProxyType(
    {
        "players": _numbers(2, 3, 4, 6),
        "teams": _one_of(Teams),
        "deck": _one_of(Deck),
        "direction": _one_of(Direction),
        "hand_size": _numbers(3, 9, 10, 12),
        "table_size": _numbers(4, 0),
        "deal_packets": _one_of(DealPackets),
        "redeal": _Form(_texts(Redeal), _redeals),
        "first_dealer": _one_of(FirstDealer),
        "dealer_rotation": _one_of(DealerRotation),
        "capture_mode": _one_of(CaptureMode),
        "capture_priority": _one_of(CapturePriority),
        "capture_obligation": _one_of(CaptureObligation),
        "max_capture": _Form((), _limit),
        "court_capture": _one_of(CourtCapture),
        "ace_rule": _one_of(AceRule),
        "ace_with_ace_on_table": _one_of(AceWithAceOnTable),
        "ace_on_empty_table": _one_of(AceOnEmptyTable),
        "ace_scopa": _one_of(AceScopa),
        "ace_first_play_forbidden": _SWITCH,
        "wild_ace_may_trail": _SWITCHED_ON,
        "last_card_scopa": _SWITCH,
        "leftovers_to": _one_of(LeftoversTo),
        "no_capture_leftovers": _one_of(NoCaptureLeftovers),
        "carte_rule": _one_of(MostRule),
        "denari_rule": _one_of(MostRule),
        "primiera_missing_suit": _one_of(PrimieraMissingSuit),
        "primiera_rule": _one_of(PrimieraRule),
        "re_bello": _SWITCH,
        "napola": _one_of(Napola),
        "napola_all_ten_wins": _SWITCH,
        "scopa_doubler": _one_of(ScopaDoubler),
        "score_set": _one_of(ScoreSet),
        "escoba_setenta": _one_of(EscobaSetenta),
        "escoba_extras": _SWITCH,
        "target": _ANY_NUMBER,
        "match_end": _one_of(MatchEnd),
        "false_claim": _one_of(FalseClaim),
        "both_over": _one_of(BothOver),
        "count_order": _Form(_texts(COUNTABLE), _count_order),
        "tie_break": _one_of(TieBreak),
        "goal": _one_of(Goal),
    }
)


def option_choices(name: str) -> tuple[str, ...]:
    """The values an option can take, as text, the default first; empty where any number will do.

    For a set or list these are the items it may hold. Raises ``BadOption``.

    >>> option_choices("napola")
    ('off', 'length', 'fixed3')
    """
    return _form(name).choices


def parse_option(name: str, text: str) -> OptionValue:
    """The value that a text gives to an option; raises ``BadOption``.

    >>> parse_option("target", "31"), parse_option("re_bello", "true"), parse_option("max_capture", "null")
    (31, True, None)
    >>> sorted(parse_option("redeal", "two_aces, three_kings"))
    [<Redeal.THREE_KINGS: 'three_kings'>, <Redeal.TWO_ACES: 'two_aces'>]
    >>> parse_option("napola", "lenght")
    Traceback (most recent call last):
    settebello.notation.options.BadOption: bad_option_value: napola=lenght
    """
    form = _form(name)
    try:
        return form.read(text.strip())
    except (ValueError, KeyError):
        raise BadOption(OptionError.BAD_OPTION_VALUE, name, text, form.choices) from None


def format_option(name: str, value: OptionValue) -> str:
    """The text of an option's value, such that ``parse_option`` gives the value back; raises ``BadOption``.

    >>> format_option("redeal", frozenset({Redeal.TWO_ACES, Redeal.THREE_KINGS}))
    'three_kings,two_aces'
    """
    _form(name)
    match value:
        case None:
            return NULL
        case bool():
            return "true" if value else "false"
        case frozenset():
            return ",".join(item for item in Redeal if item in value)
        case tuple():
            return ",".join(value)
        case _:
            return str(value)


def with_options(rules: Rules, values: Mapping[str, OptionValue]) -> Rules:
    """The rules with some options changed; raises ``BadOption`` on a name that is none.

    >>> with_options(Rules(), {"target": 31}).target
    31
    """
    for name in values:
        _form(name)
    return replace(rules, **values)  # type: ignore[arg-type]  # one value type per name is what parse_option keeps


def changed_options(rules: Rules, base: Rules) -> dict[str, str]:
    """The options in which rules differ from a base, as text, in the order of the table of options.

    >>> changed_options(Rules(target=31, redeal=frozenset()), Rules())
    {'redeal': '', 'target': '31'}
    """
    return {
        name: format_option(name, getattr(rules, name))
        for name in OPTIONS
        if getattr(rules, name) != getattr(base, name)
    }


def _form(name: str) -> _Form:
    form = _FORMS.get(name)
    if form is None:
        raise BadOption(OptionError.UNKNOWN_OPTION, name)
    return form
