"""The text of a position or a view back into a value; the other way is ``positions``.

What is read can be played on from: each card stands in one place, hands and turn fit the rules, a view shows
its seat nothing that it cannot know. Whether such a position could arise in play is not asked.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict, TypeVar

from settebello.notation import lines
from settebello.notation.actions import parse_action, parse_written
from settebello.notation.errors import Fault, InvalidNotation
from settebello.notation.lines import Field, Rulebook, Statement, Statements
from settebello.notation.positions import UNKNOWN, VERSION
from settebello.rules.actions import Action, Claim, Knock, Played
from settebello.rules.cards import Card, Rank
from settebello.rules.deal import Deal
from settebello.rules.dealing import order_of_play
from settebello.rules.knocking import WILD
from settebello.rules.options import Category, Rules, Seat, Side
from settebello.rules.problems import problems
from settebello.rules.view import PlayerView

_T = TypeVar("_T")

_BONUS: Final = re.compile(r"([a-z_]+)(?:\*([1-9][0-9]{0,3}))?", re.ASCII)
_PLAYED: Final = re.compile(r"([0-9]):([^+\[]+)((?:\+[a-z_]+)*)(?:\[((?:[A2-9TFCR][dcsb])+)\])?", re.ASCII)


def parse_position(text: str) -> Deal:
    """Read a position in either form.

    Raises:
        InvalidNotation: it is none, a card is missing or there twice, hands and turn do not fit.
    """
    source, book = _head(text, "position")
    placed = _placed(source, book.rules)
    hands = tuple(lines.cards_of(fields) for fields in placed.held)
    table, stock = lines.cards_of(placed.table), lines.cards_of(placed.stock)
    piles = _piles(source, book.rules)
    captured = tuple(map(lines.cards_of, piles))
    public = _public(source, book.rules)
    source.finish("plays")
    _whole_deck(book, [*placed.seen(piles), *placed.stock])
    _fit(book, placed)
    if any(rank and WILD not in hand for rank, hand in zip(public["declared"], hands, strict=True)):
        book.field.refuse(Fault.HANDS_DO_NOT_FIT)
    return Deal(
        rules=book.rules,
        dealer=placed.dealer,
        to_move=placed.to_move,
        hands=hands,
        table=table,
        stock=stock,
        piles=captured,
        **public,
    )


def parse_view(text: str) -> PlayerView:
    """Read a view in either form.

    Raises:
        InvalidNotation: it is none, a card is there twice, hands and turn do not fit, or a card is seen
            that this seat cannot know.
    """
    source, book = _head(text, "view")
    seat = _viewer(source, book.rules)
    placed = _placed(source, book.rules)
    shown = _shown(source, book.rules)
    _hidden(placed, seat, shown)
    piles = _piles(source, book.rules)
    public = _public(source, book.rules)
    legal = _legal(source)
    source.finish("legal")
    _no_card_twice(book.rules, placed.seen(piles))
    _fit(book, placed)
    return PlayerView(
        rules=book.rules,
        seat=seat,
        dealer=placed.dealer,
        to_move=placed.to_move,
        hand=() if seat is None else lines.cards_of(placed.held[seat]),
        hand_sizes=tuple(map(_size, placed.held)),
        shown=shown,
        table=lines.cards_of(placed.table),
        stock_size=_size(placed.stock),
        piles=tuple(map(lines.cards_of, piles)),
        legal=legal,
        **public,
    )


@dataclass(frozen=True, slots=True)
class _Placed:
    """Who deals, who is to move, and where the cards are that are not captured, each with its place."""

    dealer: Seat
    to_move: Seat
    held: tuple[list[Field], ...]
    table: list[Field]
    stock: list[Field]

    def seen(self, piles: Iterable[list[Field]]) -> list[Field]:
        """All cards but the stock's."""
        return [field for fields in (*self.held, self.table, *piles) for field in fields]


class _Public(TypedDict):
    """What everybody knows besides, under the names it has in a position and in a view."""

    scope: tuple[int, ...]
    last_taker: Side | None
    bonus: tuple[tuple[Category, ...], ...]
    declared: tuple[Rank | None, ...]
    opening: tuple[Card, ...]
    leftovers: tuple[Card, ...]
    plays: tuple[Played, ...]


def _head(text: str, kind: str) -> tuple[Statements, Rulebook]:
    source = Statements(text, semicolons=True)
    if source.peek() is None:
        raise InvalidNotation(Fault.EMPTY)
    if source.peek() != "settebello":
        raise InvalidNotation(Fault.NOT_A_POSITION, wanted=kind)
    first = source.take("settebello")
    found = first.next(kind)
    if found.text != kind:
        found.refuse(Fault.NOT_A_POSITION, wanted=kind)
    version = first.next("version")
    if version.text != str(VERSION):
        version.refuse(Fault.UNKNOWN_VERSION, known=VERSION)
    first.done()
    statement = source.take("rules")
    book = lines.changed(lines.preset(statement), statement.rest())
    unplayable = problems(book.rules)
    if unplayable:
        book.field.refuse(Fault.UNPLAYABLE_RULES, problem=unplayable[0])
    return source, book


def _placed(source: Statements, rules: Rules) -> _Placed:
    return _Placed(
        dealer=_seat(source, "dealer", rules),
        to_move=_seat(source, "move", rules),
        held=tuple(_numbered(source, "hand", seat, rules.players).rest() for seat in range(rules.players)),
        table=source.take("table").rest(),
        stock=source.take("stock").rest(),
    )


def _viewer(source: Statements, rules: Rules) -> Seat | None:
    statement = source.take("viewer")
    field = statement.next("seat")
    statement.done()
    return None if field.text == "-" else lines.seat(field, rules)


def _seat(source: Statements, word: str, rules: Rules) -> Seat:
    statement = source.take(word)
    found = lines.seat(statement.next("seat"), rules)
    statement.done()
    return found


def _numbered(source: Statements, word: str, wanted: int, many: int) -> Statement:
    statement = source.take(word)
    field = statement.next("seat")
    if field.text != str(wanted) or wanted >= many:
        field.refuse(Fault.OUT_OF_ORDER, wanted=wanted)
    return statement


def _cards(fields: Iterable[Field], hidden: str | None) -> tuple[Card, ...]:
    """The known cards of the fields; ``hidden`` is the sign for an unknown one, None where none may be."""
    if hidden is None:
        return lines.cards_of(fields)
    known = (field._replace(text=field.text.replace(hidden, "")) for field in fields)
    return lines.cards_of(field for field in known if field.text)


def _size(fields: Iterable[Field]) -> int:
    """How many cards are meant, known or not."""
    text = "".join(field.text for field in fields)
    unknown = text.count(UNKNOWN)
    return unknown + (len(text) - unknown) // 2


def _hidden(placed: _Placed, seat: Seat | None, shown: Sequence[tuple[Card, ...]]) -> None:
    """Refuse what this seat cannot know: hands of others beyond what was shown, and the stock."""
    for each, fields in enumerate(placed.held):
        _hides(fields, None if each == seat else shown[each])
    _hides(placed.stock, ())


def _hides(fields: Sequence[Field], known: tuple[Card, ...] | None) -> None:
    """Refuse cards that should be hidden; ``known`` are those that may be seen, None for a whole own hand."""
    found = _cards(fields, None if known is None else UNKNOWN)
    if known is not None and found != known:
        fields[0].refuse(Fault.HIDDEN_CARD)


def _shown(source: Statements, rules: Rules) -> tuple[tuple[Card, ...], ...]:
    shown: list[tuple[Card, ...]] = [()] * rules.players
    for statement in source.many("shown"):
        seat = lines.seat(statement.next("seat"), rules)
        shown[seat] = lines.cards_of(statement.rest())
    return tuple(shown)


def _piles(source: Statements, rules: Rules) -> tuple[list[Field], ...]:
    return tuple(_numbered(source, "pile", side, rules.sides).rest() for side in range(rules.sides))


def _public(source: Statements, rules: Rules) -> _Public:
    return _Public(
        scope=_scope(source, rules),
        last_taker=_last(source, rules),
        bonus=_bonus(source, rules),
        declared=_declared(source, rules),
        opening=_some_cards(source, "opening"),
        leftovers=_some_cards(source, "leftovers"),
        plays=_plays(source, rules),
    )


def _scope(source: Statements, rules: Rules) -> tuple[int, ...]:
    statement = source.take("scope")
    scope = lines.numbers(statement.next("number"), rules.sides)
    statement.done()
    return scope


def _last(source: Statements, rules: Rules) -> Side | None:
    statement = source.take("last")
    field = statement.next("side")
    statement.done()
    return None if field.text == "-" else lines.side(field, rules)


def _bonus(source: Statements, rules: Rules) -> tuple[tuple[Category, ...], ...]:
    bonus: list[tuple[Category, ...]] = [()] * rules.sides
    for statement in source.many("bonus"):
        side = lines.side(statement.next("side"), rules)
        for field in statement.rest():
            found = _BONUS.fullmatch(field.text)
            if not found:
                field.refuse(Fault.UNKNOWN_VALUE, wanted=", ".join(Category))
            bonus[side] += (lines.member(field.part(found[1], 0), Category),) * int(found[2] or 1)
            if len(bonus[side]) > lines.SMALL:
                field.refuse(Fault.NOT_A_NUMBER)
    return tuple(bonus)


def _declared(source: Statements, rules: Rules) -> tuple[Rank | None, ...]:
    declared: list[Rank | None] = [None] * rules.players
    statement = source.maybe("declared")
    for field in statement.rest() if statement else ():
        seat, colon, rank = field.text.partition(":")
        at = lines.seat(field.part(seat, 0), rules)
        declared[at] = lines.member(field.part(rank, len(seat + colon)), Rank)
    return tuple(declared)


def _some_cards(source: Statements, word: str) -> tuple[Card, ...]:
    statement = source.maybe(word)
    return lines.cards_of(statement.rest()) if statement else ()


def _plays(source: Statements, rules: Rules) -> tuple[Played, ...]:
    statement = source.maybe("plays")
    return tuple(_one_played(field, rules) for field in statement.rest()) if statement else ()


def _one_played(field: Field, rules: Rules) -> Played:
    found = _PLAYED.fullmatch(field.text)
    if not found:
        field.refuse(Fault.NOT_AN_ACTION)
    seat = lines.seat(field.part(found[1], 0), rules)
    written = _at(field.part(found[2], 2), parse_written)
    extras = tuple(
        lines.member(field.part(text, found.start(3)), Category) for text in found[3].split("+")[1:]
    )
    if isinstance(written.action, Claim):
        field.refuse(Fault.NOT_AN_ACTION)
    if isinstance(written.action, Knock):
        extras = (Category.KNOCK,) * written.action.points
    shown = tuple(map(Card, re.findall("..", found[4] or "")))
    return Played(seat, written.action, written.captured, written.scopa, extras, shown)


def _legal(source: Statements) -> tuple[Action, ...]:
    statement = source.maybe("legal")
    if statement is None:
        return ()
    return tuple(_at(field, parse_action) for field in statement.rest())


def _at(field: Field, parse: Callable[[str], _T]) -> _T:
    try:
        return parse(field.text)
    except InvalidNotation as error:
        field.part(field.text[error.column - 1 :], error.column - 1).refuse(error.code)


# -- what must fit together


def _no_card_twice(rules: Rules, fields: Iterable[Field]) -> set[Card]:
    seen: set[Card] = set()
    for field in fields:
        for card in _cards([field], UNKNOWN):
            if card in seen:
                field.refuse(Fault.CARD_REPEATED, card=card)
            if card not in rules.deck_cards:
                field.refuse(Fault.FOREIGN_CARD, card=card)
            seen.add(card)
    return seen


def _whole_deck(book: Rulebook, fields: Iterable[Field]) -> None:
    seen = _no_card_twice(book.rules, fields)
    missing = [card for card in book.rules.deck_cards if card not in seen]
    if missing:
        book.field.refuse(Fault.CARDS_MISSING, missing=" ".join(missing))


def _fit(book: Rulebook, placed: _Placed) -> None:
    sizes = [_size(fields) for fields in placed.held]
    if not _fits(book.rules, placed.dealer, placed.to_move, sizes, _size(placed.stock)):
        book.field.refuse(Fault.HANDS_DO_NOT_FIT)


def _fits(rules: Rules, dealer: Seat, to_move: Seat, sizes: Sequence[int], stock: int) -> bool:
    """Whoever has played from this packet holds one card less than those who have not (R2.5, R4.1)."""
    order = order_of_play(rules, dealer)
    mine = sizes[to_move]
    turn = order.index(to_move)
    wanted = [mine - 1 if at < turn else mine for at in range(len(order))]
    if [sizes[seat] for seat in order] != wanted or mine > rules.hand_size:
        return False
    packets, rest = divmod(stock, rules.players * rules.hand_size)
    over = not any(sizes)
    return not rest and not (over and (packets or turn))
