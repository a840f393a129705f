"""From a record back to the game it tells of: every step is taken again, so nothing is believed.

What cannot be the record of a match played here is refused; whether a record is fair is for
``room.verify``.
"""

from dataclasses import replace

from settebello.client.deciding import concede, let_pass, play, stop, take_back
from settebello.client.game import Game, Phase
from settebello.client.preparing import Openings, cut, draw_dealer, opened, shuffle
from settebello.client.protocol import Refused
from settebello.notation.records import Chance, Change, Concession, Move, Record, TakeBack
from settebello.notation.records import Event as Happening
from settebello.room.fairness import commitment
from settebello.rules import Claim, FirstDealer


class BrokenRecord(ValueError):
    """A record that no match played here could have left behind."""


def restored(record: Record, secret: bytes | None) -> Game:
    """The game a record leads to; ``secret`` is that of the running deal, which the record must not say.

    Every step is taken again, with the record's own secrets, cuts and moves, so nothing is believed.

    Raises:
        BrokenRecord: the steps do not lead to this record.
    """
    try:
        game = _replayed(record, secret)
    except (Refused, ValueError, LookupError) as error:
        raise BrokenRecord(str(error)) from error
    if game.record != record:
        raise BrokenRecord("another_record")
    return game


def _replayed(record: Record, secret: bytes | None) -> Game:
    agreed = record.rules.first_dealer is FirstDealer.AGREED
    if agreed and not record.deals:
        raise BrokenRecord("no_first_dealer")
    head = replace(record, draws=(), deals=(), result=None)
    game, _ = opened(head, record.deals[0].dealer if agreed else None)
    for draw in record.draws:
        game, _ = draw_dealer(game, _known(draw.chance, None), _openings(draw.chance))
    for deal in record.deals:
        for attempt in deal.attempts:
            known = _known(attempt.chance, secret)
            game, _ = shuffle(game, known, _openings(attempt.chance), deal.begun)
            if attempt.cut is not None:
                game, _ = cut(game, attempt.cut.at if attempt.cut.chosen else None)
        for event in deal.events:
            game = _again(game, event)
    return game


def _known(chance: Chance, secret: bytes | None) -> bytes:
    known = chance.secret or secret
    if known is None or commitment(known) != chance.host:
        raise BrokenRecord("secret")
    return known


def _openings(chance: Chance) -> Openings:
    return {pledge.seat: pledge.opening for pledge in chance.pledges if pledge.opening is not None}


def _again(game: Game, event: Happening) -> Game:
    if game.phase is Phase.CLAIM and not isinstance(event, TakeBack | Concession):
        game = game if isinstance(event, Move) and isinstance(event.action, Claim) else let_pass(game)[0]
    match event:
        case Move():
            if isinstance(event.action, Claim):
                return stop(game, event.seat, event.at)[0]
            return play(game, event.seat, event.action, event.at, event.by)[0]
        case TakeBack():
            return take_back(game, event.seat, event.at)[0]
        case Concession():
            return concede(game, event.seat, event.at)[0]
        case Change():
            raise BrokenRecord("seat_changed")
