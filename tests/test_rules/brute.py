"""Captures once more, from the words of the rules and by trying every set of table cards.

Nothing here is clever or fast, and nothing is taken from ``settebello.rules.captures``: what the two agree
on is hardly a slip of either.
"""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import NamedTuple

from settebello.rules import (
    AceOnEmptyTable,
    AceRule,
    AceWithAceOnTable,
    CaptureMode,
    CaptureObligation,
    CapturePriority,
    Card,
    CourtCapture,
    Rank,
    Rules,
)

Taken = frozenset[Card]
NUMBER = {rank: number for number, rank in enumerate("A234567", start=1)} | {
    "8": 8, "9": 9, "T": 10, "F": 8, "C": 9, "R": 10,
}  # fmt: skip


class Answer(NamedTuple):
    """Every set of cards that may be taken, the empty one for an ace that takes itself; and laying."""

    takes: frozenset[Taken]
    may_lay: bool


def subsets(table: Collection[Card]) -> Iterator[Taken]:
    """Every set of one or more table cards."""
    for size in range(1, len(table) + 1):
        yield from map(frozenset, combinations(table, size))


def total(some: Collection[Card]) -> int:
    """What cards count together."""
    return sum(NUMBER[card[0]] for card in some)


def answer(rules: Rules, table: Collection[Card], rank: Rank, first_play: bool = False) -> Answer:
    """What a card of this rank may do on this table."""
    if rank == "A" and rules.ace_rule is AceRule.TAKES_ALL:
        return _ace_takes_all(rules, table, first_play)
    if rank == "A" and rules.ace_rule is AceRule.WILD:
        return _wild(rules, table)
    number = NUMBER[rank]
    if rules.capture_mode is CaptureMode.FIFTEEN:
        takes = _fifteen(rules, table, number)
        return Answer(takes, not takes)
    if rules.capture_mode is CaptureMode.CIRULLA:
        takes = _plain(rules, table, rank, number) | _fifteen(rules, table, number)
        return Answer(takes, not takes)
    takes = _plain(rules, table, rank, number)
    return Answer(takes, _may_be_laid(rules.capture_obligation, takes))


def _short(rules: Rules, some: Collection[Taken]) -> frozenset[Taken]:
    longest = rules.max_capture
    return frozenset(take for take in some if longest is None or len(take) <= longest)


def _plain(rules: Rules, table: Collection[Card], rank: str, number: int) -> frozenset[Taken]:
    if rules.court_capture is CourtCapture.RANK_ONLY and rank in ("F", "C", "R"):
        found = {frozenset([card]) for card in table if card[0] == rank}
    elif rules.court_capture is CourtCapture.RANK_ONLY:
        found = {
            take for take in subsets(table) if total(take) == number and not any(c[0] in "FCR" for c in take)
        }
    else:
        found = {take for take in subsets(table) if total(take) == number}
    allowed = _short(rules, found)
    sizes = sorted(len(take) for take in allowed)
    if rules.capture_priority is CapturePriority.FEWEST_CARDS:
        return frozenset(take for take in allowed if len(take) == sizes[0])
    if rules.capture_priority is CapturePriority.SINGLE_FIRST and 1 in sizes:
        return frozenset(take for take in allowed if len(take) == 1)
    return allowed


def _fifteen(rules: Rules, table: Collection[Card], number: int) -> frozenset[Taken]:
    return _short(rules, [take for take in subsets(table) if total(take) + number == 15])


def _may_be_laid(obligation: CaptureObligation, takes: Collection[Taken]) -> bool:
    if obligation is CaptureObligation.OPTIONAL:
        return True
    if obligation is CaptureObligation.FORCED:
        return len(takes) == 0
    return not any(len(take) == 1 for take in takes)


def _ace_takes_all(rules: Rules, table: Collection[Card], first_play: bool) -> Answer:
    if first_play and rules.hand_size == 10 and rules.ace_first_play_forbidden:
        return Answer(frozenset(), may_lay=False)
    if len(table) == 0:
        if rules.ace_on_empty_table is AceOnEmptyTable.STAYS:
            return Answer(frozenset(), may_lay=True)
        return Answer(frozenset([frozenset()]), may_lay=False)
    aces = frozenset(frozenset([card]) for card in table if card[0] == "A")
    if aces and rules.ace_with_ace_on_table is AceWithAceOnTable.ACE_ONLY:
        if rules.capture_mode is CaptureMode.CIRULLA:
            return Answer(aces | _fifteen(rules, table, 1), may_lay=False)
        return Answer(aces, may_lay=False)
    return Answer(frozenset([frozenset(table)]), may_lay=False)


def _wild(rules: Rules, table: Collection[Card]) -> Answer:
    by_value = [_plain(rules, table, "?", value) for value in range(1, 11)]
    takes = frozenset(take for found in by_value for take in found)
    if not takes:
        return Answer(takes, may_lay=True)
    if not rules.wild_ace_may_trail:
        return Answer(takes, may_lay=False)
    if rules.capture_obligation is CaptureObligation.FORCED:
        return Answer(takes, may_lay=any(not found for found in by_value))
    return Answer(takes, may_lay=any(_may_be_laid(rules.capture_obligation, found) for found in by_value))
