"""Which sets of options cannot be played, as codes (R2.1, R3.11).

Each check is one line of the table below: the code of the problem and when it is there.
"""

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import Final

from settebello.rules.options import (
    SIZES,
    AceOnEmptyTable,
    AceRule,
    AceWithAceOnTable,
    BothOver,
    CaptureMode,
    CourtCapture,
    DealPackets,
    Deck,
    Goal,
    MatchEnd,
    Napola,
    Rules,
    ScopaDoubler,
    ScoreSet,
)
from settebello.rules.presets import ANY, SIX, Table


class Problem(StrEnum):
    """Why these options cannot be played together; the value is the key of its words."""

    TABLE_NOT_LISTED = "table_not_listed"
    SIZES_NOT_LISTED = "sizes_not_listed"
    CARDS_DO_NOT_DIVIDE = "cards_do_not_divide"
    PACKETS_DO_NOT_FIT = "packets_do_not_fit"
    PACKETS_NEED_FOUR = "packets_need_four"
    FIFTEEN_NEEDS_NORMAL_ACE = "fifteen_needs_normal_ace"
    LEAST_AND_STOP = "least_and_stop"
    LEAST_AND_ALL_TEN = "least_and_all_ten"
    LEAST_AND_SCORE_SET = "least_and_score_set"
    LEAST_AND_COUNT_ORDER = "least_and_count_order"
    CICERA_AND_DECK = "cicera_and_deck"
    CICERA_NEEDS_RANK_ONLY = "cicera_needs_rank_only"
    CICERA_NEEDS_MATCH_OR_SUM = "cicera_needs_match_or_sum"
    CICERA_AND_WILD_ACE = "cicera_and_wild_ace"
    CIRULLA_NEEDS_ACES = "cirulla_needs_aces"
    RANK_ONLY_AND_CAPTURE_MODE = "rank_only_and_capture_mode"
    RANK_ONLY_AND_WILD_ACE = "rank_only_and_wild_ace"
    FRAC_NEEDS_TWO_SIDES = "frac_needs_two_sides"
    FRAC_AND_OTHER_POINTS = "frac_and_other_points"
    FRAC_IS_ONE_DEAL = "frac_is_one_deal"
    ALL_TEN_NEEDS_NAPOLA = "all_ten_needs_napola"
    TARGET_TOO_LOW = "target_too_low"
    MAX_CAPTURE_TOO_LOW = "max_capture_too_low"


OWN_WINS: Final = frozenset({ScoreSet.CIRULLA, ScoreSet.CICERA, ScoreSet.FRAC, ScoreSet.SCOPONE_DI_TRENTA})
"""Score sets in which something wins the match at once (R9.6, R9.8, R9.9, R9.11)."""

ALL_TABLES: Final = frozenset({*ANY, *SIX})
"""Every way to sit down that some preset knows (section P)."""

_PACKET_HAND: Final = {DealPackets.P32323: (9, 4), DealPackets.P334: (10, 0), DealPackets.P55: (10, 0)}


def _sizes_listed(rules: Rules) -> bool:
    return (rules.hand_size, rules.table_size) in SIZES


def _divides(rules: Rules) -> bool:
    handful = rules.players * rules.hand_size
    return handful > 0 and (len(rules.deck_cards) - rules.table_size) % handful == 0


def _packets_fit(rules: Rules) -> bool:
    sizes = (rules.hand_size, rules.table_size)
    return _PACKET_HAND.get(rules.deal_packets, sizes) == sizes


def _cicera(rules: Rules) -> bool:
    return rules.score_set is ScoreSet.CICERA or rules.deck is Deck.BRESCIANE52


def _least(rules: Rules) -> bool:
    return rules.goal is Goal.LEAST


def _frac(rules: Rules) -> bool:
    return rules.score_set is ScoreSet.FRAC


def _cirulla_aces(rules: Rules) -> bool:
    return (
        rules.ace_rule is AceRule.TAKES_ALL
        and rules.ace_with_ace_on_table is AceWithAceOnTable.ACE_ONLY
        and rules.ace_on_empty_table is AceOnEmptyTable.CAPTURES_ITSELF
    )


_CHECKS: Final[tuple[tuple[Problem, Callable[[Rules], bool]], ...]] = (
    (Problem.SIZES_NOT_LISTED, lambda r: not _sizes_listed(r)),
    (Problem.CARDS_DO_NOT_DIVIDE, lambda r: _sizes_listed(r) and not _divides(r)),
    (Problem.PACKETS_DO_NOT_FIT, lambda r: not _packets_fit(r)),
    (Problem.PACKETS_NEED_FOUR, lambda r: r.deal_packets is DealPackets.P32323 and r.players != 4),
    (
        Problem.FIFTEEN_NEEDS_NORMAL_ACE,
        lambda r: r.capture_mode is CaptureMode.FIFTEEN and r.ace_rule is not AceRule.NORMAL,
    ),
    (Problem.LEAST_AND_STOP, lambda r: _least(r) and r.match_end is MatchEnd.STOP_ON_REACHING),
    (Problem.LEAST_AND_ALL_TEN, lambda r: _least(r) and r.napola_all_ten_wins),
    (Problem.LEAST_AND_SCORE_SET, lambda r: _least(r) and r.score_set in OWN_WINS),
    (Problem.LEAST_AND_COUNT_ORDER, lambda r: _least(r) and r.both_over is BothOver.COUNT_ORDER),
    (
        Problem.CICERA_AND_DECK,
        lambda r: (r.score_set is ScoreSet.CICERA) is not (r.deck is Deck.BRESCIANE52),
    ),
    (
        Problem.CICERA_NEEDS_RANK_ONLY,
        lambda r: _cicera(r) and r.court_capture is not CourtCapture.RANK_ONLY,
    ),
    (
        Problem.CICERA_NEEDS_MATCH_OR_SUM,
        lambda r: _cicera(r) and r.capture_mode is not CaptureMode.MATCH_OR_SUM,
    ),
    (Problem.CICERA_AND_WILD_ACE, lambda r: _cicera(r) and r.ace_rule is AceRule.WILD),
    (
        Problem.CIRULLA_NEEDS_ACES,
        lambda r: r.capture_mode is CaptureMode.CIRULLA and not _cirulla_aces(r),
    ),
    (
        Problem.RANK_ONLY_AND_CAPTURE_MODE,
        lambda r: r.court_capture is CourtCapture.RANK_ONLY
        and r.capture_mode is not CaptureMode.MATCH_OR_SUM,
    ),
    (
        Problem.RANK_ONLY_AND_WILD_ACE,
        lambda r: r.court_capture is CourtCapture.RANK_ONLY and r.ace_rule is AceRule.WILD,
    ),
    (Problem.FRAC_NEEDS_TWO_SIDES, lambda r: _frac(r) and r.sides > 2),
    (
        Problem.FRAC_AND_OTHER_POINTS,
        lambda r: _frac(r)
        and (
            r.re_bello
            or r.napola is not Napola.OFF
            or r.scopa_doubler is not ScopaDoubler.NONE
        ),
    ),
    (
        Problem.FRAC_IS_ONE_DEAL,
        lambda r: _frac(r)
        and (r.both_over is BothOver.COUNT_ORDER or r.match_end is MatchEnd.STOP_ON_REACHING),
    ),
    (
        Problem.ALL_TEN_NEEDS_NAPOLA,
        lambda r: r.napola_all_ten_wins and r.napola is not Napola.LENGTH,
    ),
    (Problem.TARGET_TOO_LOW, lambda r: r.target < 1),
    (Problem.MAX_CAPTURE_TOO_LOW, lambda r: r.max_capture is not None and r.max_capture < 1),
)  # fmt: skip


def problems(rules: Rules, tables: Collection[Table] | None = None) -> tuple[Problem, ...]:
    """Everything that keeps these options from being played (R3.11), empty when nothing does.

    With ``tables`` (those of a preset) also whether players and teams are among them (R2.1); without, whether
    they make sense at all: no pairs of three, nobody alone.

    >>> problems(Rules(hand_size=10))
    (<Problem.SIZES_NOT_LISTED: 'sizes_not_listed'>,)
    """
    seated = Table(rules.players, rules.teams) in (ALL_TABLES if tables is None else tables)
    missing = () if seated else (Problem.TABLE_NOT_LISTED,)
    return missing + tuple(problem for problem, found in _CHECKS if found(rules))
