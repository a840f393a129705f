"""A match at home as one immutable value, and the steps that lead it from the agreement to its result.

Every step answers the next value and what happened. All chance (secrets, contributions, cuts) and all
time come in as arguments, so that a record leads to the same value again (``restoring``). Who chooses a
move, where secrets come from and where the record is written is the business of ``local``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from settebello.client.protocol import (
    Acted,
    Claimed,
    ClaimOpened,
    Conceded,
    DealPrepared,
    DealScored,
    DealStarted,
    DealVoided,
    Event,
    FirstDealerDrawn,
    MatchEnded,
    MatchStarted,
    MoveTakenBack,
    PackCut,
    PacketDealt,
    Refusal,
    Refused,
)
from settebello.notation.records import (
    Attempt,
    Chance,
    Concession,
    Cut,
    DealRecord,
    Draw,
    Ending,
    Move,
    Person,
    Pledge,
    Record,
    Result,
    StandIn,
    TakeBack,
    Won,
    awards_of,
    move_of,
)
from settebello.notation.records import Event as Happening
from settebello.room.fairness import ABSENT, BadCut, CutDeck, commitment, deck_for, first_dealer, seed
from settebello.rules import (
    Card,
    Claim,
    Deal,
    FalseClaim,
    FirstDealer,
    IllegalAction,
    Knock,
    Match,
    MatchEnd,
    Play,
    Rules,
    Seat,
    Side,
    Status,
    VoidDeal,
    act,
    after_deal,
    claim,
    claims,
    cutter,
    leader,
    leftovers_to,
    locked,
    new_deal,
    new_match,
    refusal,
    score,
    side_of,
    winners_without,
)

Openings = Mapping[Seat, bytes]
"""The contribution of each person, by seat."""


class Phase(StrEnum):
    """What comes next."""

    DRAW = "draw"
    SHUFFLE = "shuffle"
    CUT = "cut"
    PLAY = "play"
    CLAIM = "claim"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A match in progress: what may be told (``record``), the secret of the running deal, and what follows.

    ``line`` holds the running deal after 0, 1, 2 ... of the actions that count, so that one can be taken
    back; it is empty before the cards are dealt, and keeps the last deal when all is over.
    """

    record: Record
    phase: Phase
    dealer: Seat | None = None
    match: Match | None = None
    secret: bytes | None = None
    line: tuple[Deal, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules agreed on."""
        return self.record.rules

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which a person sits, lowest first."""
        return tuple(Seat(i) for i, who in enumerate(self.record.sitters) if isinstance(who, Person))

    @property
    def deal(self) -> Deal | None:
        """The deal on the table, or the last one."""
        return self.line[-1] if self.line else None

    @property
    def number(self) -> int:
        """The deal being prepared, played or just finished; 0 before the first."""
        return self.record.deals[-1].number if self.record.deals else 0

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the match so far, by side."""
        return self.match.totals if self.match else (0,) * self.rules.sides

    @property
    def attempt(self) -> Attempt:
        """The shuffle of the running deal."""
        return self.record.deals[-1].attempts[-1]

    @property
    def cutter(self) -> Seat:
        """Who cuts for the deal being prepared (R2.8)."""
        return cutter(self.rules, Seat(self.record.deals[-1].dealer))


Step = tuple[Game, tuple[Event, ...]]


def _in_phase(game: Game, phase: Phase) -> None:
    if game.phase is not phase:
        raise Refused(Refusal.NOT_ASKED)


# -- before the first card


def opened(head: Record, dealer: Seat | None = None) -> Step:
    """All sit down; the first dealer is ``dealer`` where he is agreed on, else drawn next (R2.7)."""
    agreed = head.rules.first_dealer is FirstDealer.AGREED
    assert agreed == (dealer is not None)
    game = Game(record=head, phase=Phase.SHUFFLE if agreed else Phase.DRAW, dealer=dealer)
    if dealer is not None:
        game = replace(game, match=new_match(head.rules, dealer))
    return game, (MatchStarted(head.preset, head.rules, head.seeded),)


def draw_dealer(game: Game, secret: bytes, openings: Openings) -> Step:
    """One attempt to draw the first dealer; the secret is told at once (R2.7).

    Raises:
        Refused: the first dealer is known.
    """
    _in_phase(game, Phase.DRAW)
    record = game.record
    chance = _chance(len(record.draws) + 1, secret, openings)
    drawn = first_dealer(game.rules, _seed(record, 0, chance, secret))
    assert drawn is not None
    draw = Draw(chance=replace(chance, secret=secret), dealer=drawn.dealer)
    game = replace(game, record=replace(record, draws=(*record.draws, draw)))
    if drawn.dealer is None:
        return game, ()
    game = replace(game, phase=Phase.SHUFFLE, dealer=drawn.dealer, match=new_match(game.rules, drawn.dealer))
    return game, (FirstDealerDrawn(drawn.dealer, drawn.rounds),)


def shuffle(game: Game, secret: bytes, openings: Openings, begun: str | None = None) -> Step:
    """The host commits to a secret, every person to a contribution, and all of these are opened.

    Raises:
        Refused: there is no first dealer, or the pack is shuffled already.
    """
    _in_phase(game, Phase.SHUFFLE)
    assert game.dealer is not None
    record, again = game.record, _is_void(game)
    attempts = record.deals[-1].attempts if again else ()
    attempt = Attempt(chance=_chance(len(attempts) + 1, secret, openings))
    if again:
        deal = replace(record.deals[-1], attempts=(*attempts, attempt))
        record = replace(record, deals=(*record.deals[:-1], deal))
    else:
        deal = DealRecord(number=game.number + 1, dealer=game.dealer, attempts=(attempt,), begun=begun)
        record = replace(record, deals=(*record.deals, deal))
    game = replace(game, record=record, phase=Phase.CUT, secret=secret, line=())
    shown = DealPrepared(deal.number, attempt.chance.attempt, deal.dealer, game.cutter, commitment(secret))
    return game, (shown,)


def next_shuffle(game: Game) -> tuple[int, int]:
    """The deal and the attempt that are shuffled for next."""
    if _is_void(game):
        return game.number, len(game.record.deals[-1].attempts) + 1
    return game.number + 1, 1


def _is_void(game: Game) -> bool:
    """Whether the last shuffle came to nothing, so that the same deal is shuffled for again (R3.9)."""
    return bool(game.record.deals) and game.attempt.void is not None


def cut(game: Game, at: int | None) -> Step:
    """The cutter cuts, by choice or by default, and the cards are dealt (R2.8, R3).

    Raises:
        Refused: there is no pack to cut, or the cut leaves one of the two heaps empty.
    """
    _in_phase(game, Phase.CUT)
    try:
        made = _cut_deck(game, at)
    except BadCut as bad:
        raise Refused(Refusal.BAD_CUT, last=bad.size - 1) from None
    done = Cut(game.cutter, made.cut, chosen=at is not None)
    told = PackCut(done.seat, done.at, done.chosen)
    deal = new_deal(game.rules, Seat(game.record.deals[-1].dealer), made.deck)
    if isinstance(deal, VoidDeal):
        return _voided(game, done, deal, told)
    attempt = replace(game.attempt, cut=done, table=deal.opening or deal.table)
    game = _noted(game, attempt=attempt, opening=deal.opening)
    started = DealStarted(
        number=game.number,
        dealer=deal.dealer,
        leader=leader(game.rules, deal.dealer),
        table=attempt.table,
        opening=deal.opening,
        scope=sum(deal.scope),
    )
    return replace(game, phase=Phase.PLAY, line=(deal,)), (told, started)


def _voided(game: Game, done: Cut, deal: VoidDeal, told: PackCut) -> Step:
    """A void deal is told whole, and the same dealer shuffles again (R3.9)."""
    assert game.secret is not None
    chance = replace(game.attempt.chance, secret=game.secret)
    attempt = replace(
        game.attempt, chance=chance, cut=done, table=deal.table, void=deal.reason, deck=deal.deck
    )
    voided = DealVoided(deal.reason, deal.table, deal.dealer, game.secret)
    game = replace(_noted(game, attempt=attempt), phase=Phase.SHUFFLE, secret=None)
    return game, (told, voided)


def _cut_deck(game: Game, at: int | None) -> CutDeck:
    """The pack of the running deal as it was shuffled, cut there or by the default draw."""
    assert game.secret is not None
    chance = game.attempt.chance
    return deck_for(game.rules.deck_cards, _seed(game.record, game.number, chance, game.secret), at)


def _chance(attempt: int, secret: bytes, openings: Openings) -> Chance:
    pledges = tuple(Pledge(seat, commitment(opening), opening) for seat, opening in sorted(openings.items()))
    return Chance(attempt=attempt, host=commitment(secret), pledges=pledges)


def _seed(record: Record, number: int, chance: Chance, secret: bytes) -> bytes:
    contributions = [pledge.opening or ABSENT for pledge in chance.pledges]
    return seed(record.match, number, chance.attempt, secret, contributions)


# -- play


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
    told: tuple[Event, ...] = (Acted(played, _left_on_table(after), by),)
    if after.finished:
        return _told(told, _settled(game, after))
    if len(after.stock) < len(deal.stock):
        told = (*told, PacketDealt(len(after.stock)))
    side = open_claim(game)
    if side is not None and game.rules.false_claim is FalseClaim.NOT_OFFERED:
        return replace(game, phase=Phase.CLAIM), (*told, ClaimOpened(side))
    return game, told


def _left_on_table(deal: Deal) -> tuple[Card, ...]:
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
    _in_phase(game, Phase.CLAIM)
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
    return _told((Claimed(seat, valid, certain),), ended)


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
    return _told((Conceded(seat),), _ended(game, match, Ending.CONCEDED))


# -- the end of a deal and of the match


def _settled(game: Game, deal: Deal) -> Step:
    """The points of a finished deal, and what follows: the next deal or the end (R6, R7)."""
    assert game.match is not None
    assert game.secret is not None
    assert game.dealer is not None
    points = score(deal)
    match = after_deal(game.match, points)
    told = DealScored(
        number=game.number,
        score=points,
        scope=deal.scope,
        leftovers=deal.leftovers,
        leftovers_to=leftovers_to(deal),
        totals=match.totals,
        status=match.status,
        next_dealer=None if match.over else match.dealer,
        commitment=commitment(game.secret),
        secret=game.secret,
    )
    if match.over:
        return _told((told,), _ended(game, match, Ending.WON, awards_of(points)))
    game = _revealed(game, match, awards_of(points))
    return replace(game, phase=Phase.SHUFFLE, dealer=match.dealer, match=match, secret=None), (told,)


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
        attempt = replace(attempt, deck=_cut_deck(game, attempt.cut.at).deck)
    return _noted(game, attempt=attempt, awards=awards, totals=match.totals)


def _happened(game: Game, event: Happening) -> Game:
    return _noted(game, events=(*game.record.deals[-1].events, event))


def _noted(game: Game, attempt: Attempt | None = None, **changes: Any) -> Game:
    """The game with changes to the last deal of its record."""
    *deals, last = game.record.deals
    if attempt is not None:
        changes["attempts"] = (*last.attempts[:-1], attempt)
    return replace(game, record=replace(game.record, deals=(*deals, replace(last, **changes))))


def _told(before: tuple[Event, ...], step: Step) -> Step:
    game, events = step
    return game, (*before, *events)
