"""Checks of everything that chance went through: commitments, contributions, cuts, seeds.

Each check yields what does not hold. Who calls them, and what follows from a deck, is in ``verify``.
"""

import re
from collections.abc import Iterator
from typing import Final

from settebello.notation.records import (
    Attempt,
    BotPlayer,
    Chance,
    Change,
    Cut,
    DealRecord,
    Event,
    Move,
    Person,
    Pledge,
    Record,
    Sitter,
    TakeBack,
)
from settebello.room.fairness import CutDeck, Purpose, commitment, counted, seeded, seeded_id
from settebello.room.findings import Finding, Flaw, Note
from settebello.room.replay import sitting
from settebello.rules.dealing import cutter

_SEEDED_ID: Final = re.compile(r"seed-\d+")
"""The names of matches that come from a number; no other match may have one."""


def checked_chance(
    chance: Chance, deal: int, sitters: tuple[Sitter, ...], *, told: bool
) -> Iterator[Finding]:
    """Commitments hold, every person has one; ``told`` when nothing may be secret any more."""
    at = chance.attempt
    if chance.host is None:
        yield Finding(Flaw.HOST_UNCOMMITTED, deal, at)
    if chance.secret is None:
        if told:
            yield Finding(Flaw.SECRET_MISSING, deal, at)
    elif commitment(chance.secret) != chance.host and chance.host is not None:
        yield Finding(Flaw.SECRET_BROKEN, deal, at)
    persons = {seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person)}
    pledged = {pledge.seat for pledge in chance.pledges}
    for seat in sorted(persons ^ pledged):
        flaw = Flaw.CONTRIBUTION_LEFT_OUT if seat in persons else Flaw.CONTRIBUTION_FROM_NOBODY
        yield Finding(flaw, deal, at, facts={"seat": seat})
    for pledge in chance.pledges:
        yield from _pledge(pledge, deal, at, told=told)


def _pledge(pledge: Pledge, deal: int, attempt: int, *, told: bool) -> Iterator[Finding]:
    facts = {"seat": pledge.seat}
    if pledge.opening is None and pledge.absence is None:
        if told:
            yield Finding(Flaw.CONTRIBUTION_UNTOLD, deal, attempt, facts=facts)
        return
    absence = counted(pledge.commitment, pledge.opening)[1]
    if absence is None and pledge.absence is not None:
        yield Finding(Flaw.CONTRIBUTION_IGNORED, deal, attempt, facts=facts)
    elif absence is not pledge.absence:
        yield Finding(Flaw.CONTRIBUTION_BROKEN, deal, attempt, facts=facts)


def used_again(record: Record) -> Iterator[Finding]:
    """A secret that stood behind another deck too was known when this one was cut."""
    seen: set[bytes] = set()
    for deal, chance in _chances(record):
        if chance.secret is not None and chance.secret in seen:
            yield Finding(Flaw.SECRET_USED_AGAIN, deal, chance.attempt)
        seen |= {chance.secret} if chance.secret is not None else set()


def _chances(record: Record) -> Iterator[tuple[int, Chance]]:
    for draw in record.draws:
        yield 0, draw.chance
    for deal in record.deals:
        for attempt in deal.attempts:
            yield deal.number, attempt.chance


def checked_seeds(record: Record) -> Iterator[Finding]:
    """Under ``--seed N`` every secret, contribution and bot's seed follows from N."""
    number = record.seeded
    if number is None:
        if _SEEDED_ID.fullmatch(record.match):
            yield Finding(Flaw.SEED_UNTOLD, facts={"match": record.match})
        return
    if record.match != seeded_id(number):
        yield Finding(Flaw.MATCH_ID_NOT_SEEDED, facts={"wanted": seeded_id(number)})
    for seat, sitter in enumerate(record.sitters):
        seed = sitter.seed if isinstance(sitter, BotPlayer) else None
        if seed not in (None, seeded(number, Purpose.BOT, 0, 1, seat)):
            yield Finding(Flaw.BOT_NOT_SEEDED, facts={"seat": seat})
    for deal, chance in _chances(record):
        at = chance.attempt
        if chance.secret not in (None, seeded(number, Purpose.SECRET, deal, at, 0)):
            yield Finding(Flaw.SECRET_NOT_SEEDED, deal, at)
        for pledge in chance.pledges:
            if pledge.opening not in (None, seeded(number, Purpose.CONTRIBUTION, deal, at, pledge.seat)):
                yield Finding(Flaw.CONTRIBUTION_NOT_SEEDED, deal, at, facts={"seat": pledge.seat})


def checked_cut(
    record: Record, deal: DealRecord, cut: Cut, attempt: int, sitters: tuple[Sitter, ...]
) -> Iterator[Finding]:
    """The right seat cuts (R2.8), and a bot only by default."""
    wanted = cutter(record.rules, deal.dealer)
    if cut.seat != wanted:
        yield Finding(Flaw.CUT_BY_ANOTHER, deal.number, attempt, facts={"wanted": wanted})
    if cut.chosen and isinstance(sitters[cut.seat], BotPlayer):
        yield Finding(Flaw.CUT_BY_A_BOT, deal.number, attempt)


def checked_cards(attempt: Attempt, made: CutDeck, number: int) -> Iterator[Finding]:
    at, cut = attempt.chance.attempt, attempt.cut
    if cut is not None and cut.at != made.cut:
        yield Finding(Flaw.CUT_NOT_THE_DEFAULT, number, at, facts={"wanted": made.cut})
    if attempt.deck and attempt.deck != made.deck:
        yield Finding(Flaw.DECK_WRONG, number, at)


# -- what is worth saying


_COUNTED: Final[tuple[tuple[Note, type[Event]], ...]] = ((Note.TAKE_BACKS, TakeBack), (Note.CHANGES, Change))


def notes_of(record: Record) -> Iterator[tuple[Note, int]]:
    chances = [chance for _, chance in _chances(record)]
    attempts = [attempt for deal in record.deals for attempt in deal.attempts]
    events = [event for deal in record.deals for event in deal.events]
    yield (
        Note.ABSENT_CONTRIBUTIONS,
        sum(pledge.absence is not None for chance in chances for pledge in chance.pledges),
    )
    yield Note.VOID_DEALS, sum(attempt.void is not None for attempt in attempts)
    yield Note.DEFAULT_CUTS, _default_cuts(record)
    for note, kind in _COUNTED:
        yield note, sum(isinstance(event, kind) for event in events)
    yield Note.STAND_INS, sum(isinstance(event, Move) and event.by is not None for event in events)


def _default_cuts(record: Record) -> int:
    """Cuts that persons left to the default; who sits there may have changed since the match began."""
    many, sitters = 0, record.sitters
    for deal in record.deals:
        cuts = [attempt.cut for attempt in deal.attempts if attempt.cut is not None]
        many += sum(not cut.chosen and isinstance(sitters[cut.seat], Person) for cut in cuts)
        sitters = sitting(sitters, deal.events)
    return many
