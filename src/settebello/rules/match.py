"""The match: totals, the target, ties, and stopping on the target in mid-deal (R7, R10)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.rules.actions import Claim, IllegalAction, Play, Reason
from settebello.rules.deal import Deal
from settebello.rules.dealing import next_dealer
from settebello.rules.options import (
    BothOver,
    Category,
    FalseClaim,
    Goal,
    MatchEnd,
    Rules,
    Seat,
    Side,
    TieBreak,
    side_of,
)
from settebello.rules.scoring import Score, counted, locked, won_at_once


class Status(StrEnum):
    """How a match stands after a deal."""

    CONTINUE = "continue"
    EXTRA_DEAL = "extra_deal"
    WON = "won"


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match between deals: totals by side, who deals now, deals scored, and who has won (R7.1).

    ``winners`` holds one side, all that share the victory, or nobody yet.
    """

    rules: Rules
    dealer: Seat
    totals: tuple[int, ...]
    deals: int = 0
    status: Status = Status.CONTINUE
    winners: tuple[Side, ...] = ()

    @property
    def over(self) -> bool:
        """Whether no further deal is played."""
        return self.status is Status.WON


def new_match(rules: Rules, dealer: Seat) -> Match:
    """A match at nil in which this seat deals first (R2.7)."""
    return Match(rules=rules, dealer=dealer, totals=(0,) * rules.sides)


def after_deal(match: Match, score: Score) -> Match:
    """The match with a deal's points added: only then is the target looked at (R7.1, R7.2, R6.13).

    >>> from settebello.rules.cards import DECK
    >>> from settebello.rules.scoring import score_piles
    >>> match = new_match(Rules(target=2), Seat(0))
    >>> after_deal(match, score_piles(match.rules, (DECK[:20], DECK[20:]), (1, 0))).winners
    (0,)
    """
    points = [score.points(Side(side)) for side in range(score.sides)]
    totals, status, winners = outcome(match.rules, match.totals, points, score.match_won_by)
    return replace(
        match,
        dealer=next_dealer(match.rules, match.dealer),
        totals=totals,
        deals=match.deals + 1,
        status=status,
        winners=winners,
    )


def outcome(
    rules: Rules,
    before: Sequence[int],
    points: Sequence[Mapping[Category, int]],
    won_by: Side | None = None,
) -> tuple[tuple[int, ...], Status, tuple[Side, ...]]:
    """Totals, status and winners after a deal, from the totals before it and each side's points (R7).

    ``won_by`` is the side that a score says has won at once; what the points tell need not be said.
    """
    totals = tuple(total + sum(made.values()) for total, made in zip(before, points, strict=True))
    at_once = won_by if won_by is not None else won_at_once(rules, points)
    if at_once is not None:
        return totals, Status.WON, (at_once,)
    if max(totals) < rules.target:
        return totals, Status.CONTINUE, ()
    first = _first_home(rules, before, points)
    leaders = (first,) if first is not None else _leaders(rules, totals)
    if len(leaders) == 1 or rules.tie_break is TieBreak.SHARED:
        return totals, Status.WON, leaders
    return totals, Status.EXTRA_DEAL, ()


def _leaders(rules: Rules, totals: Sequence[int]) -> tuple[Side, ...]:
    """The sides level at the top, or at the bottom of a game to lose (R7.3, R7.7)."""
    best = _best(rules, totals)
    return tuple(Side(side) for side, total in enumerate(totals) if total == best)


def _best(rules: Rules, totals: Iterable[int]) -> int:
    return min(totals) if rules.goal is Goal.LEAST else max(totals)


def _first_home(rules: Rules, before: Sequence[int], points: Sequence[Mapping[Category, int]]) -> Side | None:
    """The side that counting in order brings to the target first and alone (R7.6).

    Read only when several arrive in this deal and none was there before; None leaves it to R7.3.
    """
    if rules.both_over is not BothOver.COUNT_ORDER or max(before) >= rules.target:
        return None
    totals = list(before)
    for category in _counting_order(rules):
        totals = [total + made.get(category, 0) for total, made in zip(totals, points, strict=True)]
        home = [Side(side) for side, total in enumerate(totals) if total >= rules.target]
        if home:
            return home[0] if len(home) == 1 else None
    return None


def _counting_order(rules: Rules) -> Iterable[Category]:
    return dict.fromkeys((*rules.count_order, *counted(rules), *Category))


# -- claims


def claim_refusal(match: Match, deal: Deal, side: Side) -> Reason | None:
    """Why this side may not stop the match now, or None if it may (R10.1, R10.2, R10.4).

    ``CLAIM_NOT_CERTAIN`` alone is a wrong claim; every other reason means that none can be made at all.
    """
    if match.rules.match_end is not MatchEnd.STOP_ON_REACHING:
        return Reason.CLAIM_NOT_AGREED
    if deal.finished or match.over:
        return Reason.DEAL_IS_OVER
    if not has_just_captured(deal, side):
        return Reason.CLAIM_NOT_NOW
    return None if reaches_target(match, deal, side) else Reason.CLAIM_NOT_CERTAIN


def has_just_captured(deal: Deal, side: Side) -> bool:
    """Whether the last card played was a capture of this side; knocks in between do not matter (R10.4)."""
    last = next((played for played in reversed(deal.plays) if isinstance(played.action, Play)), None)
    return last is not None and last.captured and side_of(deal.rules, last.seat) == side


def reaches_target(match: Match, deal: Deal, side: Side) -> bool:
    """Whether the total before the deal and the locked points make the target (R10.2, R10.3)."""
    certain = locked(deal.rules, deal.piles, deal.scope, deal.bonus)[side]
    return match.totals[side] + sum(certain.values()) >= match.rules.target


def claims(match: Match, deal: Deal, side: Side) -> bool:
    """Whether a valid claim is open to this side (R10.2)."""
    return claim_refusal(match, deal, side) is None


def claim(match: Match, deal: Deal, side: Side) -> Match:
    """The match as this side stops it: won, with the locked points of all, or forfeited (R10.5, R10.6).

    Raises:
        IllegalAction: no claim can be made now, or a wrong one is not accepted here.
    """
    reason = claim_refusal(match, deal, side)
    wrong = reason is Reason.CLAIM_NOT_CERTAIN and match.rules.false_claim is FalseClaim.FORFEIT
    if reason is not None and not wrong:
        raise IllegalAction(reason, Claim())
    winners = winners_without(match, side) if wrong else (side,)
    certain = locked(deal.rules, deal.piles, deal.scope, deal.bonus)
    totals = tuple(total + sum(made.values()) for total, made in zip(match.totals, certain, strict=True))
    return replace(match, totals=totals, status=Status.WON, winners=winners)


def winners_without(match: Match, side: Side) -> tuple[Side, ...]:
    """Who wins when a side is out: the best of the others by the totals so far; level, they share (R10.6).

    Who claims wrongly is out, and so is who gives up. In a game to lose the best is the lowest (R7.7).
    """
    others = {Side(other): total for other, total in enumerate(match.totals) if other != side}
    best = _best(match.rules, others.values())
    return tuple(other for other, total in others.items() if total == best)
