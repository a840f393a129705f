"""What can be wrong with a text: codes with a place and facts, never sentences."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from settebello.rules.actions import Action


class Fault(StrEnum):
    """Why a text cannot be read; the value is the key of its words (``notation-<value>`` with hyphens)."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    NOT_TEXT = "not_text"
    CONTROL_CHARACTER = "control_character"
    UNKNOWN_WORD = "unknown_word"
    SUIT_WITHOUT_RANK = "suit_without_rank"
    NOT_A_CARD = "not_a_card"
    NOT_AN_ACTION = "not_an_action"
    NO_SUCH_ACTION = "no_such_action"
    NOT_A_RECORD = "not_a_record"
    NOT_A_POSITION = "not_a_position"
    UNKNOWN_VERSION = "unknown_version"
    LINE_MISSING = "line_missing"
    UNEXPECTED_LINE = "unexpected_line"
    FIELD_MISSING = "field_missing"
    UNEXPECTED_FIELD = "unexpected_field"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_SEAT = "not_a_seat"
    NOT_A_SIDE = "not_a_side"
    NOT_A_TIME = "not_a_time"
    NOT_HEX = "not_hex"
    NOT_A_NAME = "not_a_name"
    UNKNOWN_VALUE = "unknown_value"
    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION_VALUE = "bad_option_value"
    UNPLAYABLE_RULES = "unplayable_rules"
    OUT_OF_ORDER = "out_of_order"
    CARD_REPEATED = "card_repeated"
    CARDS_MISSING = "cards_missing"
    FOREIGN_CARD = "foreign_card"
    HANDS_DO_NOT_FIT = "hands_do_not_fit"
    HIDDEN_CARD = "hidden_card"


class InvalidNotation(ValueError):
    """A text that is no notation: what is wrong, on which line and column (from 1), with facts."""

    def __init__(self, code: Fault, line: int = 1, column: int = 1, **facts: str | int) -> None:
        super().__init__(f"{code} line={line} column={column} {facts}")
        self.code = code
        self.line = line
        self.column = column
        self.facts: Mapping[str, str | int] = MappingProxyType(facts)


class AmbiguousAction(ValueError):
    """A text that fits several actions."""

    def __init__(self, candidates: tuple[Action, ...]) -> None:
        super().__init__(f"{len(candidates)} candidates")
        self.candidates = candidates
