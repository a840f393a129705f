"""Which table cards a card takes, under every mode, priority and ace rule (R4, R8, R9.1, R9.4, R9.7).

One function per way of capturing, all built on ``_sums``: which places of a row of numbers add up to what.
Rows of numbers repeat from deal to deal, so their sums are remembered; nothing else here is a trick.
Suits never matter to a sum but every card keeps its identity: captures that differ in a suit only are
different captures (R4.9).
"""

from collections.abc import Collection, Iterable
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
_ITSELF: Final = Captures(((),), False)


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
    return _captures(rules, _row_of(rules, table), rank or card.rank, first_play)


def captures_by_rank(
    rules: Rules, table: Iterable[Card], ranks: Iterable[Rank], *, first_play: bool = False
) -> dict[Rank, Captures]:
    """The captures of several ranks on one table: suits of the played card change nothing (R4.2)."""
    row = _row_of(rules, table)
    return {rank: _captures(rules, row, rank, first_play) for rank in ranks}


def captures_itself(rules: Rules, table: Collection[Card], rank: Rank) -> bool:
    """Whether a card played as this rank, taking nothing, goes to its player's pile (R8.4)."""
    return not table and rank is ACE and captures_by_rank(rules, table, (rank,))[rank] is _ITSELF


class _Row(NamedTuple):
    """The table in notation order, its numbers, and by total the sums that rules and priority allow."""

    cards: Take
    numbers: tuple[int, ...]
    sums: "tuple[_Places, ...]"

    def at(self, places: "_Places") -> tuple[Take, ...]:
        """The cards that lie at these places."""
        row = self.cards
        return tuple([tuple([row[place] for place in take]) for take in places])


def _row_of(rules: Rules, table: Iterable[Card]) -> _Row:
    return _row(tuple(table), rules.capture_priority, rules.max_capture)


@lru_cache(maxsize=8)
def _row(table: Take, priority: CapturePriority, limit: int | None) -> _Row:
    """Remembered because a table is asked about by every card of a hand, and again when one is played."""
    row = in_order(table)
    numbers = tuple([card.number for card in row])
    return _Row(row, numbers, _allowed(numbers, priority, limit))


def _captures(rules: Rules, row: _Row, played: Rank, first_play: bool) -> Captures:
    if played is ACE and rules.ace_rule is not AceRule.NORMAL:
        if rules.ace_rule is AceRule.WILD:
            return _wild_ace(rules, row)
        return _great_ace(rules, row, first_play)
    if rules.capture_mode is CaptureMode.MATCH_OR_SUM:
        takes = _plain(rules, row, played)
        return Captures(takes, _may_decline(rules, takes)) if takes else _LAY
    takes = _fifteens(rules, row, played.number)
    if rules.capture_mode is CaptureMode.CIRULLA:
        takes = _plain(rules, row, played) + takes
    return Captures(takes, not takes)


def _plain(rules: Rules, row: _Row, played: Rank) -> tuple[Take, ...]:
    """An equal card, or several that add up, under the priority in force (R4.2, R4.5-R4.7)."""
    if rules.court_capture is CourtCapture.RANK_ONLY:
        return _by_rank(rules, row, played)
    places = row.sums[played.number]
    return row.at(places) if places else ()


def _by_rank(rules: Rules, row: _Row, played: Rank) -> tuple[Take, ...]:
    """Courts take a court of their own rank, one at a time, and enter no sum (R9.7)."""
    if played in COURTS:
        return tuple((card,) for card in row.cards if card.rank is played)
    numerals = _row_of(rules, [card for card in row.cards if card.rank not in COURTS])
    return numerals.at(numerals.sums[played.number])


def _fifteens(rules: Rules, row: _Row, number: int) -> tuple[Take, ...]:
    """Any table cards that make fifteen with the card played (R9.1); only their count is limited (R4.13)."""
    return row.at(_allowed(row.numbers, CapturePriority.FREE, rules.max_capture)[FIFTEEN - number])


def _great_ace(rules: Rules, row: _Row, first_play: bool) -> Captures:
    """The ace that takes all, and what it does with another ace or an empty table (R8.2-R8.4, R8.6, R9.4)."""
    if first_play and rules.ace_first_play_forbidden and rules.hand_size == 10:
        return Captures((), False)
    if not row.cards:
        itself = rules.ace_on_empty_table is AceOnEmptyTable.CAPTURES_ITSELF
        return _ITSELF if itself else _LAY
    aces = tuple((card,) for card in row.cards if card.rank is ACE)
    if not aces or rules.ace_with_ace_on_table is AceWithAceOnTable.TAKES_ALL:
        return Captures((row.cards,), False)
    if rules.capture_mode is CaptureMode.CIRULLA:
        return Captures(aces + _fifteens(rules, row, ACE.number), False)
    return Captures(aces, False)


def _wild_ace(rules: Rules, row: _Row) -> Captures:
    """The ace played as any value from 1 to 10, with the priority rule of each (R8.7, R8.8)."""
    by_value = [row.at(row.sums[value]) for value in range(1, 11)]
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
"""Sets of places in a row, each in ascending order."""


@lru_cache(maxsize=1 << 16)
def _allowed(numbers: tuple[int, ...], priority: CapturePriority, limit: int | None) -> tuple[_Places, ...]:
    """By total, the sets of places that make it, as far as priority and limit allow (R4.5-R4.7, R4.13)."""
    return tuple(_limited(tuple(sorted(found)), priority, limit) for found in _sums(numbers))


def _limited(found: _Places, priority: CapturePriority, limit: int | None) -> _Places:
    if limit is not None:
        found = tuple(take for take in found if len(take) <= limit)
    if not found or priority is CapturePriority.FREE:
        return found
    if priority is CapturePriority.FEWEST_CARDS:
        fewest = min(map(len, found))
        return tuple(take for take in found if len(take) == fewest)
    return tuple(take for take in found if len(take) == 1) or found


@lru_cache(maxsize=1 << 16)
def _sums(numbers: tuple[int, ...]) -> tuple[_Places, ...]:
    """By total below fifteen, every set of places whose numbers add up to it.

    >>> _sums((5, 4, 3, 1))[5]
    ((0,), (1, 3))
    """
    if not numbers:
        return (((),), *[()] * (FIFTEEN - 1))
    *_, number = numbers
    last = len(numbers) - 1
    without = _sums(numbers[:-1])
    return tuple(
        without[total] + tuple((*take, last) for take in without[total - number])
        if total >= number
        else without[total]
        for total in range(FIFTEEN)
    )
