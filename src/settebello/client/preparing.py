"""What goes before the first card of a deal: the agreement, the first dealer, the shuffle, the cut (R2, R3).

Pure steps of a ``game``. Every secret and every contribution is an argument; where they come from is the
business of ``local``.
"""

from collections.abc import Mapping
from dataclasses import replace

from settebello.client.game import Game, Phase, Step, cut_deck, in_phase, noted, seed_for
from settebello.client.protocol import (
    DealPrepared,
    DealStarted,
    DealVoided,
    FirstDealerDrawn,
    MatchStarted,
    PackCut,
    Refusal,
    Refused,
)
from settebello.notation.records import Attempt, Chance, Cut, DealRecord, Draw, Pledge, Record
from settebello.room.fairness import BadCut, commitment, first_dealer
from settebello.rules import FirstDealer, Seat, VoidDeal, leader, new_deal, new_match

Openings = Mapping[Seat, bytes]
"""The contribution of each person, by seat."""


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
    in_phase(game, Phase.DRAW)
    record = game.record
    chance = _chance(len(record.draws) + 1, secret, openings)
    drawn = first_dealer(game.rules, seed_for(record, 0, chance, secret))
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
    in_phase(game, Phase.SHUFFLE)
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
    in_phase(game, Phase.CUT)
    try:
        made = cut_deck(game, at)
    except BadCut as bad:
        raise Refused(Refusal.BAD_CUT, last=bad.size - 1) from None
    done = Cut(game.cutter, made.cut, chosen=at is not None)
    told = PackCut(done.seat, done.at, done.chosen)
    deal = new_deal(game.rules, Seat(game.record.deals[-1].dealer), made.deck)
    if isinstance(deal, VoidDeal):
        return _voided(game, done, deal, told)
    attempt = replace(game.attempt, cut=done, table=deal.opening or deal.table)
    game = noted(game, attempt=attempt, opening=deal.opening)
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
    game = replace(noted(game, attempt=attempt), phase=Phase.SHUFFLE, secret=None)
    return game, (told, voided)


def _chance(attempt: int, secret: bytes, openings: Openings) -> Chance:
    pledges = tuple(Pledge(seat, commitment(opening), opening) for seat, opening in sorted(openings.items()))
    return Chance(attempt=attempt, host=commitment(secret), pledges=pledges)
