"""The text of a record back into a value; the other way is ``records.format_record``.

The form is checked here, and that seats, sides, cards and options exist. Whether what the record says is true
is asked by ``settebello.room.verify``.
"""

import re
from dataclasses import replace
from typing import Final

from settebello.notation import lines
from settebello.notation.actions import Written, parse_written
from settebello.notation.errors import Fault, InvalidNotation
from settebello.notation.lines import Field, Rulebook, Statement, Statements
from settebello.notation.records import (
    RECIPE,
    VERSION,
    Absence,
    Attempt,
    BotPlayer,
    Chance,
    Change,
    Concession,
    Cut,
    DealRecord,
    Draw,
    Ending,
    Event,
    Move,
    Person,
    Pledge,
    Record,
    Result,
    Sitter,
    StandIn,
    TakeBack,
    Why,
    Won,
)
from settebello.rules.options import Category, Redeal, Rules, Seat

_DEAL_WORDS: Final = ("sits", "back", "concede")
_TIME: Final = re.compile(r"@(0|[1-9][0-9]{0,8})\.([0-9]{3})", re.ASCII)


def parse_record(text: str) -> Record:
    """Read a record.

    Blanks between the words, empty lines and the ends of lines may be any; otherwise the text is what
    ``format_record`` writes.

    Raises:
        InvalidNotation: it is no record; with the line, the column, a code and facts.

    >>> parse_record("settebello record 2")
    Traceback (most recent call last):
    settebello.notation.errors.InvalidNotation: unknown_version line=1 column=19 {'text': '2', 'known': 1}
    """
    source = Statements(text)
    _first_line(source)
    match = _match_id(source)
    recipe = _recipe(source)
    begun = _instant(source)
    seeded = source.maybe("seeded")
    number = lines.number(seeded.next("number"), high=None) if seeded else None
    book = _rulebook(source)
    return Record(
        match=match,
        recipe=recipe,
        begun=begun,
        seeded=number,
        preset=book.preset,
        rules=book.rules,
        sitters=tuple(_sitter_of_seat(source, seat) for seat in range(book.rules.players)),
        draws=tuple(_draw(source, each, book.rules) for each in source.many("draw")),
        deals=tuple(_deal(source, each, book.rules) for each in source.many("deal")),
        result=_result(source, book.rules),
    )


def _first_line(source: Statements) -> None:
    if source.peek() is None:
        raise InvalidNotation(Fault.EMPTY)
    if source.peek() != "settebello":
        raise InvalidNotation(Fault.NOT_A_RECORD)
    statement = source.take("settebello")
    kind = statement.next("record")
    if kind.text != "record":
        kind.refuse(Fault.NOT_A_RECORD)
    version = statement.next("version")
    if version.text != str(VERSION):
        version.refuse(Fault.UNKNOWN_VERSION, known=VERSION)
    statement.done()


def _match_id(source: Statements) -> str:
    statement = source.take("match")
    field = statement.next("match")
    statement.done()
    if len(field.text) > 80:
        field.refuse(Fault.TOO_LONG, limit=80)
    return field.text


def _recipe(source: Statements) -> str:
    statement = source.take("recipe")
    field = statement.next("recipe")
    statement.done()
    if field.text != RECIPE:
        field.refuse(Fault.UNKNOWN_VERSION, known=RECIPE)
    return field.text


def _instant(source: Statements) -> str | None:
    statement = source.maybe("begun")
    if statement is None:
        return None
    field = statement.next("time")
    statement.done()
    return lines.instant(field)


def _rulebook(source: Statements) -> Rulebook:
    statement = source.take("rules")
    book = lines.preset(statement)
    statement.done()
    for change in source.many("set"):
        field = change.next("option")
        change.done()
        book = lines.changed(book, [field])
    return lines.playable(book)


def _sitter_of_seat(source: Statements, seat: int) -> Sitter:
    statement = source.take("seat")
    field = statement.next("seat")
    if field.text != str(seat):
        field.refuse(Fault.OUT_OF_ORDER, wanted=seat)
    return _sitter(statement)


def _sitter(statement: Statement) -> Sitter:
    kind = statement.next("person, bot")
    if kind.text == "person":
        return Person(lines.name_of(statement))
    if kind.text != "bot":
        kind.refuse(Fault.UNKNOWN_VALUE, wanted="person, bot")
    name = _bot_name(statement)
    seed = bytes.fromhex(lines.hex32(statement.next("seed"))) if statement.more else None
    statement.done()
    return BotPlayer(name, seed)


def _bot_name(statement: Statement) -> str:
    field = statement.next("bot")
    if BotPlayer(field.text).name != field.text:
        field.refuse(Fault.NOT_A_NAME)
    return field.text


# -- chance


def _draw(source: Statements, statement: Statement, rules: Rules) -> Draw:
    attempt = _only_number(statement)
    host, pledges = _promised(source, rules)
    secret = _secret(source)
    found = source.take("dealer")
    field = found.next("seat")
    found.done()
    dealer = None if field.text == "none" else lines.seat(field, rules)
    return Draw(chance=Chance(attempt=attempt, host=host, pledges=pledges, secret=secret), dealer=dealer)


def _only_number(statement: Statement) -> int:
    value = lines.number(statement.next("number"), low=1)
    statement.done()
    return value


def _promised(source: Statements, rules: Rules) -> tuple[str | None, tuple[Pledge, ...]]:
    """Commitments in ascending seat, the host's first, then contributions of the same seats."""
    host: str | None = None
    pledges: dict[Seat, Pledge] = {}
    for statement in source.many("commitment"):
        who = statement.next("seat")
        if who.text == "host" and not pledges and host is None:
            host = lines.hex32(statement.next("commitment"))
        else:
            seat = _ascending(who, pledges, rules)
            pledges[seat] = Pledge(seat, _hex_or_none(statement.next("commitment")))
        statement.done()
    opened: dict[Seat, Pledge] = {}
    for statement in source.many("contribution"):
        who = statement.next("seat")
        seat = _ascending(who, opened, rules)
        if seat not in pledges:
            who.refuse(Fault.OUT_OF_ORDER, wanted="commitment")
        opened[seat] = _opened(pledges[seat], statement)
    return host, tuple(opened.get(seat, pledge) for seat, pledge in pledges.items())


def _ascending(field: Field, seen: dict[Seat, Pledge], rules: Rules) -> Seat:
    seat = lines.seat(field, rules)
    if any(other >= seat for other in seen):
        field.refuse(Fault.OUT_OF_ORDER, wanted=max(seen) + 1)
    return seat


def _opened(pledge: Pledge, statement: Statement) -> Pledge:
    field = statement.next("contribution")
    text = _hex_or_none(field)
    absence = lines.member(statement.next("reason"), Absence) if statement.more or text is None else None
    statement.done()
    return Pledge(pledge.seat, pledge.commitment, None if text is None else bytes.fromhex(text), absence)


def _hex_or_none(field: Field) -> str | None:
    return None if field.text == "none" else lines.hex32(field)


def _secret(source: Statements) -> bytes | None:
    statement = source.maybe("secret")
    if statement is None:
        return None
    secret = bytes.fromhex(lines.hex32(statement.next("secret")))
    statement.done()
    return secret


# -- a deal


def _deal(source: Statements, statement: Statement, rules: Rules) -> DealRecord:
    number = _only_number(statement)
    named = source.take("dealer")
    dealer = lines.seat(named.next("seat"), rules)
    named.done()
    begun = _instant(source)
    attempts = [_void_or_played(source, source.take("attempt"), rules)]
    while attempts[-1].void is not None and source.peek() == "attempt":
        attempts.append(_void_or_played(source, source.take("attempt"), rules))
    opening = source.maybe("opening")
    events = tuple(_events(source, rules))
    if attempts[-1].void is None:
        attempts[-1] = _with_reveal(source, attempts[-1])
    return DealRecord(
        number=number,
        dealer=dealer,
        begun=begun,
        attempts=tuple(attempts),
        opening=lines.cards_of(opening.rest()) if opening else (),
        events=events,
        awards=tuple(_award(award, rules) for award in source.many("award")),
        totals=_totals(source, rules),
    )


def _void_or_played(source: Statements, statement: Statement, rules: Rules) -> Attempt:
    number = _only_number(statement)
    host, pledges = _promised(source, rules)
    cut = _cut(source, rules)
    table = source.maybe("table")
    void = source.maybe("void")
    attempt = Attempt(
        chance=Chance(attempt=number, host=host, pledges=pledges),
        cut=cut,
        table=lines.cards_of(table.rest()) if table else (),
        void=_void(void) if void else None,
    )
    return attempt if attempt.void is None else _with_reveal(source, attempt)


def _void(statement: Statement) -> Redeal:
    reason = lines.member(statement.next("reason"), Redeal)
    statement.done()
    return reason


def _cut(source: Statements, rules: Rules) -> Cut | None:
    statement = source.maybe("cut")
    if statement is None:
        return None
    seat = lines.seat(statement.next("seat"), rules)
    at = lines.number(statement.next("number"), low=1, high=len(rules.deck_cards) - 1)
    how = statement.next("chosen, default")
    if how.text not in ("chosen", "default"):
        how.refuse(Fault.UNKNOWN_VALUE, wanted="chosen, default")
    statement.done()
    return Cut(seat, at, how.text == "chosen")


def _with_reveal(source: Statements, attempt: Attempt) -> Attempt:
    secret = _secret(source)
    deck = source.maybe("deck")
    revealed = lines.cards_of(deck.rest()) if deck else ()
    return replace(attempt, chance=replace(attempt.chance, secret=secret), deck=revealed)


def _events(source: Statements, rules: Rules) -> list[Event]:
    seats = [str(seat) for seat in range(rules.players)]
    return [_event(statement, rules) for statement in source.many(*seats, *_DEAL_WORDS)]


def _event(statement: Statement, rules: Rules) -> Event:
    match statement.word.text:
        case "sits":
            seat, at = lines.seat(statement.next("seat"), rules), _at(statement)
            why = lines.member(statement.next("reason"), Why)
            return Change(seat=seat, at=at, why=why, sitter=_sitter(statement))
        case "back":
            seat = lines.seat(statement.next("seat"), rules)
            ply = lines.number(statement.next("number"))
            event: Event = TakeBack(seat=seat, ply=ply, at=_at(statement))
        case "concede":
            event = Concession(seat=lines.seat(statement.next("seat"), rules), at=_at(statement))
        case _:
            event = _move(statement, rules)
    statement.done()
    return event


def _move(statement: Statement, rules: Rules) -> Move:
    seat = lines.seat(statement.word, rules)
    written = _written(statement.next("action"))
    return Move(
        seat=seat,
        action=written.action,
        captured=written.captured,
        scopa=written.scopa,
        at=_at(statement),
        by=_stand_in(statement),
    )


def _written(field: Field) -> Written:
    try:
        return parse_written(field.text)
    except InvalidNotation as error:
        column = field.column + error.column - 1
        raise InvalidNotation(error.code, field.line, column, **error.facts) from None


def _at(statement: Statement) -> int | None:
    if not statement.more or not statement.fields[0].text.startswith("@"):
        return None
    field = statement.next("time")
    found = _TIME.fullmatch(field.text)
    if not found:
        field.refuse(Fault.NOT_A_TIME)
    return 1000 * int(found[1]) + int(found[2])


def _stand_in(statement: Statement) -> StandIn | None:
    if not statement.more:
        return None
    field = statement.next("by")
    if field.text != "by":
        field.refuse(Fault.UNEXPECTED_FIELD, word=statement.word.text)
    return StandIn(_bot_name(statement), lines.member(statement.next("reason"), Why))


# -- points and result


def _award(statement: Statement, rules: Rules) -> Won:
    category = lines.member(statement.next("category"), Category)
    field = statement.next("side")
    side = None if field.text == "-" else lines.side(field, rules)
    points = lines.number(statement.next("points"))
    tallies = lines.numbers(statement.next("tallies"), rules.sides)
    statement.done()
    return Won(category, side, points, tallies)


def _totals(source: Statements, rules: Rules) -> tuple[int, ...] | None:
    statement = source.maybe("totals")
    if statement is None:
        return None
    totals = lines.numbers(statement.next("totals"), rules.sides)
    statement.done()
    return totals


def _result(source: Statements, rules: Rules) -> Result | None:
    statement = source.maybe("result")
    if statement is None:
        source.finish("deal", "result")
        return None
    how = lines.member(statement.next("result"), Ending)
    winners = tuple(lines.side(field, rules) for field in statement.rest())
    source.finish()
    return Result(how, winners)
