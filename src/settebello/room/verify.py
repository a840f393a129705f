"""Is a record fair and legal? Every shuffle is made, every move played, every point counted again.

What does not hold is a ``Finding``: a code, the deal and the event where it stands, and facts. Nothing here
speaks, and nothing is believed because the record says so. What cannot be known yet, the hidden cards of the
running deal of an interrupted match, leaves the verdict incomplete; its moves are checked all the same.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeVar

from settebello.notation.actions import format_action
from settebello.notation.records import (
    Attempt,
    Change,
    Concession,
    DealRecord,
    Ending,
    Event,
    Move,
    Person,
    Record,
    Result,
    Sitter,
    TakeBack,
    Won,
    awards_of,
)
from settebello.room.chance import (
    checked_cards,
    checked_chance,
    checked_cut,
    checked_seeds,
    notes_of,
    used_again,
)
from settebello.room.fairness import (
    first_dealer,
)
from settebello.room.findings import Finding, Flaw, Verdict
from settebello.room.replay import (
    CannotReplay,
    Misstep,
    NoSuchDeck,
    deck_of,
    possible_deck,
    seed_of,
    sitting,
    stages,
)
from settebello.rules.actions import Claim, IllegalAction, Knock
from settebello.rules.deal import Deal, VoidDeal, new_deal
from settebello.rules.match import Match, Status, after_deal, claim, claims, new_match, winners_without
from settebello.rules.options import FirstDealer, Seat, Side, side_of
from settebello.rules.scoring import score

_T = TypeVar("_T")
_Findings = Generator[Finding, None, _T]
"""Yields what does not hold, and returns what follows for the next step."""


def verify(record: Record) -> Verdict:
    """Check a whole record: every shuffle, every move, every point, the result.

    >>> from settebello.rules.options import Rules
    >>> head = Record(match="m", preset="scopa", rules=Rules(), sitters=(Person("Anna"), Person("Bruno")))
    >>> verify(head).outcome.value
    'incomplete'
    """
    findings: list[Finding] = []
    progress = _collected(_match(record), findings)
    findings += checked_seeds(record)
    findings += used_again(record)
    if record.result is not None and not progress.complete and not findings:
        findings.append(Finding(Flaw.RESULT_WRONG, facts={"wanted": "none"}))
    return Verdict(
        findings=tuple(sorted(findings, key=_place)),
        notes=MappingProxyType({note: many for note, many in notes_of(record) if many}),
        deals=progress.deals,
        moves=progress.moves,
        complete=progress.complete,
        seeded=record.seeded,
    )


def _collected(steps: _Findings[_T], into: list[Finding]) -> _T:
    while True:
        try:
            into.append(next(steps))
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def _place(finding: Finding) -> tuple[int, int, int]:
    return (
        -1 if finding.deal is None else finding.deal,
        0 if finding.event is None else finding.event,
        finding.attempt or 0,
    )


# -- the match


@dataclass(frozen=True, slots=True, kw_only=True)
class _Progress:
    """How far the record could be followed."""

    match: Match | None
    sitters: tuple[Sitter, ...]
    deals: int = 0
    moves: int = 0
    complete: bool = False
    ending: Ending = Ending.WON

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over


def _match(record: Record) -> _Findings[_Progress]:
    dealer = yield from _first_dealer(record)
    match = None if dealer is None else new_match(record.rules, dealer)
    progress = _Progress(match=match, sitters=record.sitters)
    for place, deal in enumerate(record.deals, 1):
        if deal.number != place:
            yield Finding(Flaw.DEAL_OUT_OF_ORDER, deal.number, facts={"wanted": place})
        if progress.over:
            yield Finding(Flaw.AFTER_THE_END, deal.number)
            break
        running = place == len(record.deals) and deal.totals is None and record.result is None
        progress = yield from _deal(record, deal, progress, running=running)
        if progress.match is None:
            break
    if record.result is not None or progress.over:
        yield from _result(record.result, progress)
    return replace(progress, complete=record.result is not None and progress.over)


def _result(result: Result | None, progress: _Progress) -> Iterator[Finding]:
    """The result is the one the deals lead to; a record that stops short of it is merely incomplete."""
    if result is None or progress.match is None:
        return
    if not progress.over or (result.how, result.winners) != (progress.ending, progress.match.winners):
        winners = " ".join(map(str, progress.match.winners))
        wanted = f"{progress.ending} {winners}" if progress.over else "none"
        yield Finding(Flaw.RESULT_WRONG, facts={"wanted": wanted})


# -- the first dealer


def _first_dealer(record: Record) -> _Findings[Seat | None]:
    """The seat drawn, or agreed on; None while it is not known."""
    if record.rules.first_dealer is FirstDealer.AGREED:
        if record.draws:
            yield Finding(Flaw.DEALER_DRAWN_WRONG, 0, facts={"wanted": "-"})
        return record.deals[0].dealer if record.deals else None
    dealer: Seat | None = None
    for place, draw in enumerate(record.draws, 1):
        if draw.chance.attempt != place or dealer is not None:
            yield Finding(Flaw.ATTEMPT_OUT_OF_ORDER, 0, draw.chance.attempt, facts={"wanted": place})
        yield from checked_chance(draw.chance, 0, record.sitters, told=True)
        key = seed_of(record, 0, draw.chance)
        drawn = first_dealer(record.rules, key) if key is not None else None
        if drawn is not None and drawn.dealer != draw.dealer:
            wanted = "none" if drawn.dealer is None else drawn.dealer
            yield Finding(Flaw.DEALER_DRAWN_WRONG, 0, draw.chance.attempt, facts={"wanted": wanted})
        dealer = draw.dealer
    if dealer is None and (record.deals or record.result is not None):
        yield Finding(Flaw.DEALER_NOT_DRAWN, 0)
        return record.deals[0].dealer if record.deals else None
    return dealer


# -- a deal


def _deal(record: Record, deal: DealRecord, progress: _Progress, *, running: bool) -> _Findings[_Progress]:
    """Follow a deal; ``running`` when the record may still keep its secret."""
    lost = replace(progress, match=None)
    if progress.match is None or deal.dealer != progress.match.dealer:
        wanted = "-" if progress.match is None else progress.match.dealer
        yield Finding(Flaw.DEALER_WRONG, deal.number, facts={"wanted": wanted})
        return lost
    begun: Deal | None = None
    for place, attempt in enumerate(deal.attempts, 1):
        at, last = attempt.chance.attempt, place == len(deal.attempts)
        if at != place or (attempt.void is None and not last):
            yield Finding(Flaw.ATTEMPT_OUT_OF_ORDER, deal.number, at, facts={"wanted": place})
        told = not (running and last and attempt.void is None)
        begun = yield from _attempt(record, deal, attempt, progress.sitters, told=told)
    if begun is None and running and deal.attempts[-1].cut is not None:
        begun = yield from _possible(record, deal)
    if begun is None and not _conceded_before_the_cut(deal):
        if deal.attempts[-1].void is not None and not running:
            yield Finding(Flaw.DEAL_UNFINISHED, deal.number)
        return replace(lost, sitters=sitting(progress.sitters, deal.events))
    return (yield from _followed(deal, begun, progress, running=running))


def _possible(record: Record, deal: DealRecord) -> _Findings[Deal | None]:
    """A deal in which what everybody saw can be played again, while the true deck is not known.

    A knock shows cards that the record does not repeat, so with one there is none (R9.5).
    """
    last = deal.attempts[-1]
    knocked = any(isinstance(event, Move) and isinstance(event.action, Knock) for event in deal.events)
    if last.void is not None or knocked:
        return None
    try:
        found = new_deal(record.rules, deal.dealer, possible_deck(record.rules, deal))
    except NoSuchDeck:
        yield Finding(Flaw.CARDS_IMPOSSIBLE, deal.number)
        return None
    return (yield from _void_or_dealt(deal, last, found))


def _conceded_before_the_cut(deal: DealRecord) -> bool:
    kinds = {type(event) for event in deal.events}
    return deal.attempts[-1].cut is None and Concession in kinds and kinds <= {Concession, Change}


def _attempt(
    record: Record, deal: DealRecord, attempt: Attempt, sitters: tuple[Sitter, ...], *, told: bool
) -> _Findings[Deal | None]:
    """The deal this attempt leads to; None when it is void, or nothing more can be known."""
    number, at = deal.number, attempt.chance.attempt
    yield from checked_chance(attempt.chance, number, sitters, told=told)
    if attempt.cut is None:
        if attempt.table or attempt.void or (told and not _conceded_before_the_cut(deal)):
            yield Finding(Flaw.CUT_MISSING, number, at)
        return None
    yield from checked_cut(record, deal, attempt.cut, at, sitters)
    made = deck_of(record, number, attempt)
    if made is None:
        return None
    yield from checked_cards(attempt, made, number)
    found = new_deal(record.rules, deal.dealer, made.deck)
    table = found.opening or found.table if isinstance(found, Deal) else found.table
    if attempt.table != table:
        yield Finding(Flaw.TABLE_WRONG, number, at, facts={"wanted": " ".join(table) or "-"})
    return (yield from _void_or_dealt(deal, attempt, found))


def _void_or_dealt(deal: DealRecord, attempt: Attempt, found: Deal | VoidDeal) -> _Findings[Deal | None]:
    number, at = deal.number, attempt.chance.attempt
    if isinstance(found, VoidDeal):
        if attempt.void is None:
            yield Finding(Flaw.VOID_IGNORED, number, at, facts={"redeal": found.reason})
        elif attempt.void is not found.reason:
            yield Finding(Flaw.VOID_WRONG, number, at)
        return None
    if attempt.void is not None:
        yield Finding(Flaw.VOID_WRONG, number, at)
        return None
    if attempt is deal.attempts[-1] and deal.opening != found.opening:
        yield Finding(Flaw.OPENING_WRONG, number, at, facts={"wanted": " ".join(found.opening) or "-"})
    return found


# -- play


def _followed(
    deal: DealRecord, begun: Deal | None, progress: _Progress, *, running: bool
) -> _Findings[_Progress]:
    """Play the deal's events again and count its points."""
    assert progress.match is not None
    match, now, moves = progress.match, begun, 0
    sitters = progress.sitters
    ending: Ending | None = None
    steps = stages(begun, deal.events) if begun is not None else iter(())
    for place, event in enumerate(deal.events, 1):
        if ending is not None:
            yield Finding(Flaw.AFTER_THE_END, deal.number, event=place)
            return replace(progress, match=None)
        try:
            stage = next(steps, None)
        except CannotReplay as error:
            yield _misstep(error, deal.number, place)
            return replace(progress, match=None)
        if stage is not None:
            yield from _event(stage.event, stage.after, sitters, (deal.number, place))
            now = stage.after
        sitters = sitting(sitters, (event,))
        moves += isinstance(event, Move)
        match, ending, flaw = _ended(event, now, match)
        if flaw is not None:
            yield Finding(flaw, deal.number, event=place)
            return replace(progress, match=None)
    progress = replace(progress, sitters=sitters, moves=progress.moves + moves)
    progress = replace(progress, match=match, ending=ending or Ending.WON)
    return (yield from _counted(deal, now, progress, stopped=ending is not None, running=running))


def _misstep(error: CannotReplay, deal: int, place: int) -> Finding:
    flaws = {
        Misstep.NOT_ONES_TURN: Flaw.NOT_ONES_TURN,
        Misstep.ILLEGAL: Flaw.ILLEGAL,
        Misstep.NOTHING_TO_TAKE_BACK: Flaw.TAKE_BACK_WRONG,
    }
    facts: dict[str, str | int] = {"seat": error.event.seat}
    if isinstance(error.event, Move):
        facts["action"] = format_action(error.event.action)
    if error.reason is not None:
        facts["reason"] = error.reason
    return Finding(flaws[error.misstep], deal, event=place, facts=facts)


def _event(
    event: Event, after: Deal, sitters: tuple[Sitter, ...], place: tuple[int, int]
) -> Iterator[Finding]:
    """What the rules do not refuse but the record may still tell wrongly."""
    deal, at = place
    if isinstance(event, Move) and not isinstance(event.action, Claim):
        played = after.plays[-1]
        if (event.captured, event.scopa) != (played.captured, played.scopa):
            wanted = format_action(event.action, captured=played.captured, scopa=played.scopa)
            yield Finding(Flaw.MARKS_WRONG, deal, event=at, facts={"wanted": wanted})
    persons = sum(isinstance(sitter, Person) for sitter in sitters)
    if isinstance(event, TakeBack) and persons > 1:
        yield Finding(Flaw.TAKE_BACK_AMONG_PERSONS, deal, event=at, facts={"seat": event.seat})


def _ended(event: Event, deal: Deal | None, match: Match) -> tuple[Match, Ending | None, Flaw | None]:
    """The match after a claim or a concession, which end it."""
    if isinstance(event, Concession):
        winners = winners_without(match, side_of(match.rules, event.seat))
        return replace(match, status=Status.WON, winners=winners), Ending.CONCEDED, None
    if not (isinstance(event, Move) and isinstance(event.action, Claim)):
        return match, None, None
    side: Side = side_of(match.rules, event.seat)
    if deal is None:
        return match, None, Flaw.CLAIM_WRONG
    try:
        stopped = claim(match, deal, side)
    except IllegalAction:
        return match, None, Flaw.CLAIM_WRONG
    return stopped, Ending.CLAIMED if claims(match, deal, side) else Ending.FORFEITED, None


def _counted(
    deal: DealRecord, now: Deal | None, progress: _Progress, *, stopped: bool, running: bool
) -> _Findings[_Progress]:
    """Awards, totals and what they lead to; a deal that was stopped gives no awards (R10.5)."""
    match, awards = progress.match, tuple[Won, ...]()
    assert match is not None
    if not stopped:
        if now is None or not now.finished or running:
            if not running or deal.awards:
                yield Finding(Flaw.DEAL_UNFINISHED, deal.number)
            return replace(progress, match=None)
        points = score(now)
        awards, match = awards_of(points), after_deal(match, points)
    if deal.awards != awards:
        yield Finding(Flaw.AWARDS_WRONG, deal.number)
    if deal.totals != match.totals:
        yield Finding(Flaw.TOTALS_WRONG, deal.number, facts={"wanted": "-".join(map(str, match.totals))})
    return replace(progress, match=match, deals=progress.deals + 1)
