"""What is decided at the table and what it comes to: plays, claims, moves taken back, points, the result.

Pure steps of a ``game``, one for each decision (R4, R10); the last one of a deal counts its points (R6, R7).
"""

from dataclasses import replace

from settebello.client.game import Game, Phase, Step, cut_deck, in_phase, noted, told_before
from settebello.client.protocol import (
    Acted,
    Claimed,
    ClaimOpened,
    Conceded,
    DealScored,
    Event,
    MatchEnded,
    MoveTakenBack,
    PacketDealt,
    Refusal,
    Refused,
)
from settebello.notation.records import (
    Concession,
    Ending,
    Move,
    Result,
    StandIn,
    TakeBack,
    Won,
    awards_of,
    move_of,
)
from settebello.notation.records import Event as Happening
from settebello.room.fairness import commitment
from settebello.rules import (
    Card,
    Claim,
    Deal,
    FalseClaim,
    IllegalAction,
    Knock,
    Match,
    MatchEnd,
    Play,
    Seat,
    Side,
    Status,
    act,
    after_deal,
    claim,
    claims,
    leftovers_to,
    locked,
    refusal,
    score,
    side_of,
    winners_without,
)


def play(
    game: Game, seat: Seat, action: Play | Knock, at: int | None = None, by: StandIn | None = None
) -> Step:
    """The seat to move plays or knocks; after the last card the points are counted (R4, R6).

    Raises:
        Refused: it is not this seat's turn, or the rules refuse the action.
    """
    deal = game.line[-1] if game.phase is Phase.PLAY else None
    if deal is None or deal.to_move != seat:
        raise Refused(Refusal.NOT_ASKED, action)
    reason = refusal(deal, action)
    if reason is not None:
        raise Refused(reason, action)
    after = act(deal, action)
    played = after.plays[-1]
    game = _happened(game, move_of(played, at, by))
    game = replace(game, line=(*game.line, after))
    told: tuple[Event, ...] = (Acted(played, left_on_table(after), by),)
    if after.finished:
        return told_before(told, _settled(game, after))
    if len(after.stock) < len(deal.stock):
        told = (*told, PacketDealt(len(after.stock)))
    side = open_claim(game)
    if side is not None and game.rules.false_claim is FalseClaim.NOT_OFFERED:
        return replace(game, phase=Phase.CLAIM), (*told, ClaimOpened(side))
    return game, told


def left_on_table(deal: Deal) -> tuple[Card, ...]:
    """What a play left on the table; the last one's leftovers lie there until they are assigned (R5.6)."""
    return deal.leftovers or deal.table


def open_claim(game: Game) -> Side | None:
    """The side that may rightly stop the match now, if any; only who has just captured can (R10.2, R10.4)."""
    deal = game.deal
    if game.match is None or deal is None or not deal.plays or deal.finished:
        return None
    if game.rules.match_end is not MatchEnd.STOP_ON_REACHING:
        return None
    sides = map(Side, range(game.rules.sides))
    return next((side for side in sides if claims(game.match, deal, side)), None)


def let_pass(game: Game) -> Step:
    """No claim is made; play goes on (R10.2).

    Raises:
        Refused: no claim is open.
    """
    in_phase(game, Phase.CLAIM)
    return replace(game, phase=Phase.PLAY), ()


def stop(game: Game, seat: Seat, at: int | None = None) -> Step:
    """A seat claims for its side, which wins or, where wrong claims are taken, loses (R10.5, R10.6).

    Raises:
        Refused: no claim can be made now.
    """
    deal = game.deal
    if game.phase not in (Phase.PLAY, Phase.CLAIM) or deal is None or game.match is None:
        raise Refused(Refusal.NOT_ASKED, Claim())
    side = side_of(game.rules, seat)
    try:
        match = claim(game.match, deal, side)
    except IllegalAction as illegal:
        raise Refused(illegal.reason, illegal.action) from None
    valid = claims(game.match, deal, side)
    certain = locked(game.rules, deal.piles, deal.scope, deal.bonus)
    game = _happened(game, Move(seat=seat, action=Claim(), at=at))
    ended = _ended(game, match, Ending.CLAIMED if valid else Ending.FORFEITED)
    return told_before((Claimed(seat, valid, certain),), ended)


def take_back(game: Game, seat: Seat, at: int | None = None) -> Step:
    """The deal goes back to before this seat's last decision; the record keeps both.

    Raises:
        Refused: this seat has decided nothing yet in the running deal.
    """
    ply = last_decision(game, seat)
    if ply is None:
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    game = _happened(game, TakeBack(seat=seat, ply=ply, at=at))
    game = replace(game, phase=Phase.PLAY, line=game.line[: ply + 1])
    return game, (MoveTakenBack(seat, ply),)


def last_decision(game: Game, seat: Seat) -> int | None:
    """How many actions came before this seat's last one that counts; None if there is none to take back."""
    if game.phase not in (Phase.PLAY, Phase.CLAIM):
        return None
    plays = game.line[-1].plays
    return next((ply for ply in reversed(range(len(plays))) if plays[ply].seat == seat), None)


def concede(game: Game, seat: Seat, at: int | None = None) -> Step:
    """A seat gives the match up: the best of the other sides wins it, or those level at the top share it.

    Raises:
        Refused: the match is over, or has not come to its first deal.
    """
    match = game.match
    if match is None or game.phase not in (Phase.CUT, Phase.PLAY, Phase.CLAIM):
        raise Refused(Refusal.MATCH_IS_OVER if game.phase is Phase.OVER else Refusal.NOT_ASKED)
    game = _happened(game, Concession(seat=seat, at=at))
    winners = winners_without(match, side_of(game.rules, seat))
    match = replace(match, status=Status.WON, winners=winners)
    return told_before((Conceded(seat),), _ended(game, match, Ending.CONCEDED))


# -- the end of a deal and of the match


def _settled(game: Game, deal: Deal) -> Step:
    """The points of a finished deal, and what follows: the next deal or the end (R6, R7)."""
    assert game.match is not None
    assert game.secret is not None
    told, match = scored(deal, game.match, game.number, commitment(game.secret), game.secret)
    awards = awards_of(told.score)
    if match.over:
        return told_before((told,), _ended(game, match, Ending.WON, awards))
    game = _revealed(game, match, awards)
    return replace(game, phase=Phase.SHUFFLE, dealer=match.dealer, match=match, secret=None), (told,)


def scored(deal: Deal, before: Match, number: int, promised: str, secret: bytes) -> tuple[DealScored, Match]:
    """The score sheet of a finished deal, and the match after it (R6, R7)."""
    points = score(deal)
    match = after_deal(before, points)
    sheet = DealScored(
        number=number,
        score=points,
        scope=deal.scope,
        leftovers=deal.leftovers,
        leftovers_to=leftovers_to(deal),
        totals=match.totals,
        status=match.status,
        next_dealer=None if match.over else match.dealer,
        commitment=promised,
        secret=secret,
    )
    return sheet, match


def _ended(game: Game, match: Match, how: Ending, awards: tuple[Won, ...] = ()) -> Step:
    game = _revealed(game, match, awards)
    record = replace(game.record, result=Result(how, match.winners))
    game = replace(game, record=record, phase=Phase.OVER, match=match, secret=None)
    return game, (MatchEnded(how, match.winners, match.totals),)


def _revealed(game: Game, match: Match, awards: tuple[Won, ...]) -> Game:
    """The running deal closed in the record, with all that was secret."""
    if game.secret is None:
        return game
    attempt = replace(game.attempt, chance=replace(game.attempt.chance, secret=game.secret))
    if attempt.cut is not None:
        attempt = replace(attempt, deck=cut_deck(game, attempt.cut.at).deck)
    return noted(game, attempt=attempt, awards=awards, totals=match.totals)


def _happened(game: Game, event: Happening) -> Game:
    return noted(game, events=(*game.record.deals[-1].events, event))
