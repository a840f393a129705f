"""Dict forms of Rules, Action, PlayerView and Score: plain types only, for the wire and for external bots.

A program that speaks JSON sees here exactly what a bot inside sees. Names of keys are the names of the
fields, cards and actions are texts, nobody is ``None``. Writing gives fresh dicts and lists; reading takes
what any JSON reader gives and raises ``InvalidNotation`` for whatever does not fit.

The four are one module because the hard part is one and the same, reading what a stranger sent: they
share the small readers at the end.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeAlias, TypeVar

from settebello.notation.actions import format_action, parse_action, shown
from settebello.notation.errors import Fault, InvalidNotation
from settebello.notation.options import (
    BadOption,
    OptionError,
    OptionValue,
    parse_option,
    with_options,
)
from settebello.notation.positions import nearest_preset
from settebello.rules.actions import Action, Claim, Played
from settebello.rules.cards import Card, Rank
from settebello.rules.options import OPTIONS, Category, Rules, Seat, Side
from settebello.rules.presets import PRESETS
from settebello.rules.primiera import Primiera
from settebello.rules.problems import problems
from settebello.rules.scoring import Award, Score
from settebello.rules.view import PlayerView

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
"""What JSON can hold, numbers being whole."""

_E = TypeVar("_E", bound=StrEnum)
_T = TypeVar("_T")

_MOST: Final = 9999
_ABSENT: Final = object()


# -- rules


def rules_to_plain(rules: Rules, preset: str | None = None) -> dict[str, Plain]:
    """A preset and the options that differ from it, in the form of the conformance cases.

    >>> rules_to_plain(Rules(players=4, redeal=frozenset()), "scopa_wikipedia")["options"]
    {'players': 4, 'redeal': [], 'primiera_missing_suit': 'null'}
    """
    name = preset or nearest_preset(rules)
    base = PRESETS[name].rules
    changed = [option for option in OPTIONS if getattr(rules, option) != getattr(base, option)]
    return {
        "preset": name,
        "options": {option: option_to_plain(getattr(rules, option)) for option in changed},
    }


def option_to_plain(value: OptionValue) -> Plain:
    """One option's value: a set or list becomes a list, ``max_capture`` without a limit None."""
    match value:
        case None | bool():
            return value
        case frozenset():
            return [item.value for item in sorted(value)]
        case tuple():
            return [item.value for item in value]
        case StrEnum():
            return value.value
        case _:
            return value


def rules_from_plain(plain: object) -> Rules:
    """Rules from a preset and its changed options.

    Raises:
        InvalidNotation: they are none, or cannot be played.
    """
    given = _mapping(plain, "rules")
    name = _text(_of(given, "preset"), "preset")
    if name not in PRESETS:
        raise InvalidNotation(Fault.UNKNOWN_PRESET, text=shown(name))
    rules = PRESETS[name].rules
    for option, value in _mapping(given.get("options", {}), "options").items():
        rules = with_options(rules, {_known(option): option_from_plain(option, value)})
    unplayable = problems(rules)
    if unplayable:
        raise InvalidNotation(Fault.UNPLAYABLE_RULES, text=name, problem=unplayable[0])
    return rules


def option_from_plain(name: str, value: object) -> OptionValue:
    """One option's value from its plain form.

    Raises:
        InvalidNotation: it is no value of this option.

    >>> option_from_plain("redeal", ["two_aces"])
    frozenset({<Redeal.TWO_ACES: 'two_aces'>})
    """
    text = _option_text(name, value)
    try:
        found = parse_option(_known(name), text)
    except BadOption as error:
        unknown = error.code is OptionError.UNKNOWN_OPTION
        code = Fault.UNKNOWN_OPTION if unknown else Fault.BAD_OPTION_VALUE
        raise InvalidNotation(code, option=shown(name), value=shown(text), text=shown(name)) from None
    if type(option_to_plain(found)) is not type(value):
        raise InvalidNotation(Fault.BAD_OPTION_VALUE, option=name, value=shown(text), text=shown(name))
    return found


def _known(name: str) -> str:
    if name not in OPTIONS:
        raise InvalidNotation(Fault.UNKNOWN_OPTION, option=shown(name), value="", text=shown(name))
    return name


def _option_text(name: str, value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int() if abs(value) <= _MOST:
            return str(value)
        case str():
            return value
        case list():
            return ",".join(_text(item, name) for item in value)
        case _:
            raise InvalidNotation(Fault.BAD_OPTION_VALUE, option=shown(name), value="?", text=shown(name))


# -- actions


def action_to_plain(action: Action) -> str:
    """An action is its notation.

    >>> from settebello.rules.actions import Play
    >>> action_to_plain(Play(Card("7d"), (Card("3d"), Card("4c"))))
    '7dx4c3d'
    """
    return format_action(action)


def action_from_plain(plain: object) -> Action:
    """An action from its notation.

    Raises:
        InvalidNotation: it is none.
    """
    return parse_action(_text(plain, "action"))


# -- views


def view_to_plain(view: PlayerView) -> dict[str, Plain]:
    """All that a seat knows of a deal, field by field: everything a bot gets, and nothing else."""
    return {
        "rules": rules_to_plain(view.rules),
        "seat": view.seat,
        "dealer": view.dealer,
        "to_move": view.to_move,
        "hand": _cards_out(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "shown": [_cards_out(cards) for cards in view.shown],
        "table": _cards_out(view.table),
        "stock_size": view.stock_size,
        "piles": [_cards_out(pile) for pile in view.piles],
        "scope": list(view.scope),
        "last_taker": view.last_taker,
        "plays": [_played_to_plain(played) for played in view.plays],
        "declared": [None if rank is None else rank.value for rank in view.declared],
        "bonus": [[category.value for category in bonus] for bonus in view.bonus],
        "opening": _cards_out(view.opening),
        "leftovers": _cards_out(view.leftovers),
        "legal": [action_to_plain(action) for action in view.legal],
    }


def view_from_plain(plain: object) -> PlayerView:
    """A view from its dict; keys it does not know are left alone, for versions to come.

    Raises:
        InvalidNotation: a key is missing or holds what it cannot hold; ``text`` names it.
    """
    given = _mapping(plain, "view")
    rules = rules_from_plain(_of(given, "rules"))
    seats, sides = rules.players, rules.sides
    return PlayerView(
        rules=rules,
        seat=_maybe(_of(given, "seat"), lambda value: _seat(value, rules)),
        dealer=_seat(_of(given, "dealer"), rules),
        to_move=_seat(_of(given, "to_move"), rules),
        hand=_cards_in(_of(given, "hand"), "hand"),
        hand_sizes=_row(given, "hand_sizes", _number, seats),
        shown=_row(given, "shown", _cards_in, seats),
        table=_cards_in(_of(given, "table"), "table"),
        stock_size=_number(_of(given, "stock_size"), "stock_size"),
        piles=_row(given, "piles", _cards_in, sides),
        scope=_row(given, "scope", _number, sides),
        last_taker=_maybe(_of(given, "last_taker"), lambda value: _side(value, rules)),
        plays=_row(given, "plays", lambda value, _: _played_from_plain(value, rules)),
        declared=_row(given, "declared", lambda value, key: _maybe(value, _member_of(Rank, key)), seats),
        bonus=_row(given, "bonus", _categories, sides),
        opening=_cards_in(_of(given, "opening"), "opening"),
        leftovers=_cards_in(_of(given, "leftovers"), "leftovers"),
        legal=_row(given, "legal", lambda value, _: action_from_plain(value)),
    )


def _played_to_plain(played: Played) -> dict[str, Plain]:
    return {
        "seat": played.seat,
        "action": action_to_plain(played.action),
        "captured": played.captured,
        "scopa": played.scopa,
        "extras": [category.value for category in played.extras],
        "shown": _cards_out(played.shown),
    }


def _played_from_plain(plain: object, rules: Rules) -> Played:
    given = _mapping(plain, "plays")
    action = action_from_plain(_of(given, "action"))
    if isinstance(action, Claim):
        raise InvalidNotation(Fault.NOT_AN_ACTION, text="plays")
    return Played(
        seat=_seat(_of(given, "seat"), rules),
        action=action,
        captured=_flag(_of(given, "captured"), "captured"),
        scopa=_flag(_of(given, "scopa"), "scopa"),
        extras=_categories(_of(given, "extras"), "extras"),
        shown=_cards_in(_of(given, "shown"), "shown"),
    )


# -- score


def score_to_plain(score: Score) -> dict[str, Plain]:
    """The points of a deal with everything that explains them."""
    primiera = score.primiera
    return {
        "awards": [_award_to_plain(award) for award in score.awards],
        "primiera": None if primiera is None else [_primiera_to_plain(own) for own in primiera],
        "match_won_by": score.match_won_by,
        "totals": list(score.totals),
    }


def score_from_plain(plain: object) -> Score:
    """A score from its dict; ``totals`` follow from the awards and are only counted.

    Raises:
        InvalidNotation: a key is missing or holds what it cannot hold.
    """
    given = _mapping(plain, "score")
    sides = len(_list(_of(given, "totals"), "totals"))
    return Score(
        sides=sides,
        awards=_row(given, "awards", lambda value, _: _award_from_plain(value, sides)),
        primiera=_maybe(
            _of(given, "primiera"),
            lambda rows: tuple(_primiera_from_plain(row) for row in _list(rows, "primiera")),
        ),
        match_won_by=_maybe(
            _of(given, "match_won_by"), lambda value: Side(_below(value, "match_won_by", sides))
        ),
    )


def _award_to_plain(award: Award) -> dict[str, Plain]:
    return {
        "category": award.category.value,
        "side": award.side,
        "points": award.points,
        "tallies": list(award.tallies),
        "cards": [_cards_out(cards) for cards in award.cards],
    }


def _award_from_plain(plain: object, sides: int) -> Award:
    given = _mapping(plain, "awards")
    return Award(
        category=_member_of(Category, "category")(_of(given, "category")),
        side=_maybe(_of(given, "side"), lambda value: Side(_below(value, "side", sides))),
        points=_number(_of(given, "points"), "points"),
        tallies=_row(given, "tallies", _number, sides),
        cards=_row(given, "cards", _cards_in, sides),
    )


def _primiera_to_plain(own: Primiera) -> dict[str, Plain]:
    return {"suits": own.suits, "total": own.total, "best": _cards_out(own.best)}


def _primiera_from_plain(plain: object) -> Primiera:
    given = _mapping(plain, "primiera")
    return Primiera(
        suits=_number(_of(given, "suits"), "suits"),
        total=_number(_of(given, "total"), "total"),
        best=_cards_in(_of(given, "best"), "best"),
    )


# -- what a value can be


def _cards_out(some: Iterable[Card]) -> list[Plain]:
    return [card.value for card in some]


def _refuse(code: Fault, key: str, wanted: str | int = "") -> InvalidNotation:
    return InvalidNotation(code, text=shown(key), word=shown(key), wanted=wanted)


def _of(given: Mapping[str, object], key: str) -> object:
    value = given.get(key, _ABSENT)
    if value is _ABSENT:
        raise _refuse(Fault.FIELD_MISSING, key, wanted=key)
    return value


def _mapping(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise _refuse(Fault.UNKNOWN_VALUE, key, wanted="{}")
    return value


def _list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise _refuse(Fault.UNKNOWN_VALUE, key, wanted="[]")
    return value


def _row(
    given: Mapping[str, object], key: str, read: Callable[[object, str], _T], many: int | None = None
) -> tuple[_T, ...]:
    values = _list(_of(given, key), key)
    if many is not None and len(values) != many:
        raise _refuse(Fault.FIELD_MISSING, key, wanted=many)
    return tuple(read(value, key) for value in values)


def _maybe(value: object, read: Callable[[object], _T]) -> _T | None:
    return None if value is None else read(value)


def _text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise _refuse(Fault.UNKNOWN_VALUE, key, wanted="abc")
    return value


def _flag(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise _refuse(Fault.UNKNOWN_VALUE, key, wanted="true, false")
    return value


def _number(value: object, key: str) -> int:
    return _below(value, key, _MOST + 1)


def _below(value: object, key: str, many: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < many:
        raise _refuse(Fault.NOT_A_NUMBER, key)
    return value


def _seat(value: object, rules: Rules) -> Seat:
    return Seat(_below(value, "seat", rules.players))


def _side(value: object, rules: Rules) -> Side:
    return Side(_below(value, "side", rules.sides))


def _member_of(kind: type[_E], key: str) -> Callable[[object], _E]:
    def member(value: object) -> _E:
        text = _text(value, key)
        if text not in list(kind):
            raise _refuse(Fault.UNKNOWN_VALUE, text, wanted=", ".join(kind))
        return kind(text)

    return member


def _categories(value: object, key: str) -> tuple[Category, ...]:
    return tuple(map(_member_of(Category, key), _list(value, key)))


def _cards_in(value: object, key: str) -> tuple[Card, ...]:
    texts = [_text(item, key) for item in _list(value, key)]
    wrong: Sequence[str] = [text for text in texts if text not in Card.__members__.values()]
    if wrong:
        raise _refuse(Fault.NOT_A_CARD, wrong[0])
    return tuple(map(Card, texts))
