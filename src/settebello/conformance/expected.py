"""What each kind of case expects: how ``expect`` is read, into the very form in which an answer is given.

So an expectation and an answer are compared with ``==`` and nothing else. Repetitions are refused here and
kept in an answer, which is what makes a capture listed twice wrong.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from settebello.conformance.answers import Answer, Value, card_list, card_lists, plain_points
from settebello.conformance.given import (
    AfterDeal,
    Given,
    Knocking,
    Legal,
    MayClaim,
    Moves,
    OnePlay,
    Piles,
    Replay,
    Setup,
)
from settebello.conformance.positions import points
from settebello.conformance.shape import (
    BadLine,
    Json,
    by_side,
    count,
    different,
    flag,
    hand,
    keyed,
    number,
    one_of,
    record,
    row,
    show,
    text,
    texts,
)
from settebello.rules import Rules, Status

Read = Callable[[str, Json], Value]

KNOCKS: Final = (0, 3, 10)


def expected(given: Given, value: Json) -> Answer:
    """The answer a line expects, in the form of ``answers``.

    Raises:
        BadLine: a field is missing, is not asked for, or holds what cannot be an answer to it.
    """
    fields = _fields(given)
    if isinstance(given, Setup) and given.table is None:
        fields = {"valid": flag}
    found = keyed("expect", value, tuple(fields))
    return {name: read(f"expect.{name}", found[name]) for name, read in fields.items()}


def answered(given: Given, value: Json) -> Answer:
    """The answer of another implementation, read by the same rules; a field it leaves out is left out.

    Raises:
        BadLine: a field holds what cannot be an answer to it.
    """
    found = record("answer", value)
    fields = _fields(given)
    return {name: read(name, found[name]) for name, read in fields.items() if name in found}


def expects_valid(value: Json) -> bool:
    """Whether a line of kind ``setup`` expects a valid table; the rest of it depends on that."""
    if not isinstance(value, dict) or "valid" not in value:
        raise BadLine("expect", 'the key "valid" is missing')
    return flag("expect.valid", value["valid"])


def _fields(given: Given) -> Mapping[str, Read]:
    match given:
        case Moves(rules=rules):
            return {"captures": lambda where, item: _captures(where, item, rules), "may_lay": flag}
        case Legal():
            return {"legal": flag}
        case OnePlay():
            return _play(given)
        case Setup():
            return _SETUP
        case Replay():
            return _replay(given)
        case Piles():
            return _score(given)
        case AfterDeal():
            return _match(given)
        case MayClaim():
            sides = tuple(given.captured.piles)
            return {"locked": lambda where, item: by_side(where, item, _points, sides), "may_claim": flag}
        case Knocking():
            return {"points": _knock}


def _captures(where: str, value: Json, rules: Rules) -> Value:
    takes = tuple(
        frozenset(hand(f"{where}[{i}]", take, rules.deck_cards)) for i, take in enumerate(row(where, value))
    )
    if len(set(takes)) < len(takes):
        raise BadLine(where, "a capture stands twice")
    return card_lists(takes)


def _pile(rules: Rules) -> Read:
    return lambda where, item: card_list(hand(where, item, rules.deck_cards))


def _side(*names: str | None) -> Read:
    """The name of a side, or null for nobody."""
    known = [name for name in names if name is not None]
    return lambda where, item: None if item is None else one_of(where, item, known)


def _points(where: str, value: Json) -> Value:
    return plain_points(points(where, value))


def _knock(where: str, value: Json) -> Value:
    worth = number(where, value)
    if worth not in KNOCKS:
        raise BadLine(where, f"0, 3 or 10 is wanted, not {worth}")
    return worth


def _play(given: OnePlay) -> Mapping[str, Read]:
    return {
        "pile": _pile(given.rules),
        "table": _pile(given.rules),
        "scopa": flag,
        "last_capturer": _side(given.player, given.last_capturer),
        "leftovers_to": _side(given.player, given.dealer, given.last_capturer),
    }


def _counts(where: str, value: Json) -> Value:
    return tuple(count(f"{where}[{i}]", item) for i, item in enumerate(row(where, value)))


_SETUP: Final[Mapping[str, Read]] = MappingProxyType(
    {
        "valid": flag,
        "redeal": flag,
        "order": _counts,
        "cutter": count,
        "next_dealer": count,
        "packets": _counts,
        "dealer_scope": count,
    }
)


def _replay(given: Replay) -> Mapping[str, Read]:
    sides = tuple(dict.fromkeys(given.sides))
    return {
        "piles": lambda where, item: by_side(where, item, _pile(given.rules), sides),
        "scope": lambda where, item: by_side(where, item, count, sides),
        "leftovers": _pile(given.rules),
        "leftovers_to": _side(*sides),
        "points": lambda where, item: by_side(where, item, _points, sides),
    }


def _score(given: Piles) -> Mapping[str, Read]:
    sides = tuple(given.piles)
    return {
        "points": lambda where, item: by_side(where, item, _points, sides),
        "totals": lambda where, item: by_side(where, item, count, sides),
        "primiera": lambda where, item: None if item is None else by_side(where, item, _primiera, sides),
        "match_won_by": _side(*sides),
    }


def _primiera(where: str, value: Json) -> Value:
    pair = row(where, value)
    if len(pair) != 2:
        raise BadLine(where, f"suits and sum are wanted, not {show(value)}")
    return (count(f"{where}[0]", pair[0]), count(f"{where}[1]", pair[1]))


def _match(given: AfterDeal) -> Mapping[str, Read]:
    sides = tuple(given.before)
    return {
        "totals": lambda where, item: by_side(where, item, number, sides),
        "status": lambda where, item: one_of(where, text(where, item), Status),
        "winners": lambda where, item: _winners(where, item, sides),
    }


def _winners(where: str, value: Json, sides: tuple[str, ...]) -> Value:
    names = texts(where, value)
    known = sorted(one_of(where, name, sides) for name in names)
    different(where, known)
    return tuple(known)
