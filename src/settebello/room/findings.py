"""What checking a record can find: flaws, notes, and the verdict they add up to. Codes and facts only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType


class Flaw(StrEnum):
    """What does not hold; the value is the key of its words (``flaw-<value>`` with hyphens)."""

    SEED_UNTOLD = "seed_untold"
    MATCH_ID_NOT_SEEDED = "match_id_not_seeded"
    SECRET_NOT_SEEDED = "secret_not_seeded"  # noqa: S105 - a code, not a password
    CONTRIBUTION_NOT_SEEDED = "contribution_not_seeded"
    BOT_NOT_SEEDED = "bot_not_seeded"
    DEALER_NOT_DRAWN = "dealer_not_drawn"
    DEALER_DRAWN_WRONG = "dealer_drawn_wrong"
    DEALER_WRONG = "dealer_wrong"
    DEAL_OUT_OF_ORDER = "deal_out_of_order"
    ATTEMPT_OUT_OF_ORDER = "attempt_out_of_order"
    HOST_UNCOMMITTED = "host_uncommitted"
    SECRET_MISSING = "secret_missing"  # noqa: S105 - a code, not a password
    SECRET_BROKEN = "secret_broken"  # noqa: S105 - a code, not a password
    SECRET_USED_AGAIN = "secret_used_again"  # noqa: S105 - a code, not a password
    CONTRIBUTION_FROM_NOBODY = "contribution_from_nobody"
    CONTRIBUTION_LEFT_OUT = "contribution_left_out"
    CONTRIBUTION_UNTOLD = "contribution_untold"
    CONTRIBUTION_BROKEN = "contribution_broken"
    CONTRIBUTION_IGNORED = "contribution_ignored"
    CUT_MISSING = "cut_missing"
    CUT_BY_ANOTHER = "cut_by_another"
    CUT_BY_A_BOT = "cut_by_a_bot"
    CUT_NOT_THE_DEFAULT = "cut_not_the_default"
    DECK_WRONG = "deck_wrong"
    TABLE_WRONG = "table_wrong"
    VOID_WRONG = "void_wrong"
    VOID_IGNORED = "void_ignored"
    OPENING_WRONG = "opening_wrong"
    CARDS_IMPOSSIBLE = "cards_impossible"
    NOT_ONES_TURN = "not_ones_turn"
    ILLEGAL = "illegal"
    MARKS_WRONG = "marks_wrong"
    TAKE_BACK_WRONG = "take_back_wrong"
    TAKE_BACK_AMONG_PERSONS = "take_back_among_persons"
    CLAIM_WRONG = "claim_wrong"
    AFTER_THE_END = "after_the_end"
    DEAL_UNFINISHED = "deal_unfinished"
    AWARDS_WRONG = "awards_wrong"
    TOTALS_WRONG = "totals_wrong"
    RESULT_WRONG = "result_wrong"


class Note(StrEnum):
    """What holds and is still worth saying, with a count (``note-<value>`` with hyphens)."""

    ABSENT_CONTRIBUTIONS = "absent_contributions"
    DEFAULT_CUTS = "default_cuts"
    VOID_DEALS = "void_deals"
    TAKE_BACKS = "take_backs"
    STAND_INS = "stand_ins"
    CHANGES = "changes"


class Outcome(StrEnum):
    """What a record is, all in all."""

    FAIR = "fair"
    REPRODUCIBLE = "reproducible"
    WRONG = "wrong"
    INCOMPLETE = "incomplete"


@dataclass(frozen=True, slots=True)
class Finding:
    """What does not hold and where: deal (0 is the draw of the first dealer), attempt, event from 1."""

    flaw: Flaw
    deal: int | None = None
    attempt: int | None = None
    event: int | None = None
    facts: Mapping[str, str | int] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """All that was found; ``deals`` and ``moves`` count what could be played again to its end."""

    findings: tuple[Finding, ...]
    notes: Mapping[Note, int]
    deals: int
    moves: int
    complete: bool
    seeded: int | None

    @property
    def outcome(self) -> Outcome:
        """One word for it: a flaw outweighs what is missing."""
        if self.findings:
            return Outcome.WRONG
        if not self.complete:
            return Outcome.INCOMPLETE
        return Outcome.FAIR if self.seeded is None else Outcome.REPRODUCIBLE
