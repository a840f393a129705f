"""Which table cards a card takes, under every mode, priority and ace rule (R4, R8, R9.1, R9.4, R9.7).

One function per way of capturing, all built on ``_sums``: which places of a row of numbers add up to a
total. The rows repeat from deal to deal, so they are remembered; nothing else here is a trick.
Suits never matter to a sum but every card keeps its identity: captures that differ in a suit only are
different captures (R4.9).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from settebello.rules.cards import ACE, COURTS, Card, Rank, in_order
from settebello.rules.options import (
    AceOnEmptyTable,
    AceRule,
    AceWithAceOnTable,
    CaptureMode,
    CaptureObligation,
    CapturePriority,
    CourtCapture,
    Rules,
)

Take = tuple[Card, ...]

FIFTEEN: Final = 15


class Captures(NamedTuple):
    """All legal takes of one card, each in notation order, and whether the card may be laid.

    The empty take means that the card takes itself: an ace on an empty table (R8.4). No takes and
    ``may_lay`` false: the card may not be played now (R8.6).
    """

    takes: tuple[Take, ...]
    may_lay: bool


_LAY: Final = Captures((), True)


def captures(
    rules: Rules, table: Iterable[Card], card: Card, *, rank: Rank | None = None, first_play: bool = False
) -> Captures:
    """Every capture the rules allow this card on this table, whatever the order of the table (R4.2, R4.11).

    ``rank`` is the rank declared for the seven of coppe (R9.5); ``first_play`` marks the very first card
    of the deal (R8.6).

    >>> from settebello.rules.cards import cards
    >>> [" ".join(take) for take in captures(Rules(), cards("Ad 3c 4s 5b Fd"), Card("Cs")).takes]
    ['Fd Ad', '5b 4s']
    """
    row = in_order(table)
    played = rank or card.rank
    if played is ACE and rules.ace_rule is not AceRule.NORMAL:
        if rules.ace_rule is AceRule.WILD and rules.capture_mode is CaptureMode.MATCH_OR_SUM:
            return _wild_ace(rules, row)
        if rules.ace_rule is AceRule.TAKES_ALL:
            return _great_ace(rules, row, first_play)
    if rules.capture_mode is CaptureMode.FIFTEEN:
        takes = _fifteens(rules, row, played.number)
        return Captures(takes, not takes)
    if rules.capture_mode is CaptureMode.CIRULLA:
        takes = _plain(rules, row, played) + _fifteens(rules, row, played.number)
        return Captures(takes, not takes)
    takes = _plain(rules, row, played)
    return Captures(takes, _may_decline(rules, takes)) if takes else _LAY


def _plain(rules: Rules, row: Take, played: Rank) -> tuple[Take, ...]:
    """An equal card, or several that add up, under the priority in force (R4.2, R4.5-R4.7)."""
    if rules.court_capture is CourtCapture.RANK_ONLY:
        return _by_rank(rules, row, played)
    return _by_number(rules, row, played.number)


def _by_number(rules: Rules, row: Take, number: int) -> tuple[Take, ...]:
    places = _allowed(tuple([card.number for card in row]), number, rules.capture_priority, rules.max_capture)
    return tuple([tuple([row[place] for place in take]) for take in places]) if places else ()


def _by_rank(rules: Rules, row: Take, played: Rank) -> tuple[Take, ...]:
    """Courts take a court of their own rank, one at a time, and enter no sum (R9.7)."""
    if played in COURTS:
        return tuple((card,) for card in row if card.rank is played)
    return _by_number(rules, tuple(card for card in row if card.rank not in COURTS), played.number)


def _fifteens(rules: Rules, row: Take, number: int) -> tuple[Take, ...]:
    """Any table cards that make fifteen with the card played (R9.1); only their number is limited (R4.13)."""
    places = _sums(tuple([card.number for card in row]), FIFTEEN - number)
    limit = rules.max_capture or len(row)
    return tuple(tuple(row[place] for place in take) for take in places if len(take) <= limit)


def _great_ace(rules: Rules, row: Take, first_play: bool) -> Captures:
    """The ace that takes all, with its answers to another ace and to an empty table (R8.2-R8.4, R8.6, R9.4)."""
    if first_play and rules.ace_first_play_forbidden and rules.hand_size == 10:
        return Captures((), False)
    if not row:
        itself = rules.ace_on_empty_table is AceOnEmptyTable.CAPTURES_ITSELF
        return Captures(((),), False) if itself else _LAY
    aces = tuple((card,) for card in row if card.rank is ACE)
    if not aces or rules.ace_with_ace_on_table is AceWithAceOnTable.TAKES_ALL:
        return Captures((row,), False)
    if rules.capture_mode is CaptureMode.CIRULLA:
        return Captures(aces + _fifteens(rules, row, ACE.number), False)
    return Captures(aces, False)


def _wild_ace(rules: Rules, row: Take) -> Captures:
    """The ace played as any value from 1 to 10, with the priority rule of each (R8.7, R8.8)."""
    by_value = [_by_number(rules, row, value) for value in range(1, 11)]
    takes = tuple(take for takes in by_value for take in takes)
    if not takes:
        return _LAY
    trails = rules.wild_ace_may_trail and any(_may_decline(rules, named) for named in by_value)
    return Captures(takes, trails)


def _may_decline(rules: Rules, takes: tuple[Take, ...]) -> bool:
    """Whether a card with these captures may be laid all the same (R4.4)."""
    match rules.capture_obligation:
        case CaptureObligation.FORCED:
            return not takes
        case CaptureObligation.FORCED_SINGLE_ONLY:
            return all(len(take) > 1 for take in takes)
        case CaptureObligation.OPTIONAL:
            return True


_Places = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1 << 16)
def _allowed(numbers: tuple[int, ...], total: int, priority: CapturePriority, limit: int | None) -> _Places:
    """The places of a row whose numbers make the total, as far as priority and limit allow."""
    found = _sums(numbers, total)
    if limit is not None:
        found = tuple(take for take in found if len(take) <= limit)
    if not found or priority is CapturePriority.FREE:
        return found
    if priority is CapturePriority.FEWEST_CARDS:
        fewest = min(map(len, found))
        return tuple(take for take in found if len(take) == fewest)
    return tuple(take for take in found if len(take) == 1) or found


@lru_cache(maxsize=1 << 16)
def _sums(numbers: tuple[int, ...], total: int) -> _Places:
    """All sets of places whose numbers add up to the total; every number counts at least 1.

    >>> _sums((5, 4, 3, 1), 5)
    ((0,), (1, 3))
    """
    if total == 0:
        return ((),)
    return tuple(
        (place, *rest)
        for place, number in enumerate(numbers)
        if number <= total
        for rest in _after(numbers, place, total - number)
    )


def _after(numbers: tuple[int, ...], place: int, total: int) -> _Places:
    first = place + 1
    return tuple(tuple(first + later for later in take) for take in _sums(numbers[first:], total))
