"""Text and plain forms of the game's values, both ways: options, actions, positions, views, whole matches.

What is written here can be read by a person and compared line by line; what is read is never trusted. A text
that says nothing sensible raises ``InvalidNotation`` with a code and a place, and nothing else.
"""

from settebello.notation.actions import format_action, format_played, parse_action, resolve
from settebello.notation.errors import AmbiguousAction, Fault, InvalidNotation
from settebello.notation.names import clean_name
from settebello.notation.options import (
    BadOption,
    OptionError,
    OptionValue,
    changed_options,
    format_option,
    option_choices,
    parse_option,
    with_options,
)
from settebello.notation.plain import (
    Plain,
    action_from_plain,
    action_to_plain,
    option_from_plain,
    option_to_plain,
    rules_from_plain,
    rules_to_plain,
    score_from_plain,
    score_to_plain,
    view_from_plain,
    view_to_plain,
)
from settebello.notation.position_reader import parse_position, parse_view
from settebello.notation.positions import (
    format_position,
    format_position_line,
    format_rules,
    format_view,
    format_view_line,
    nearest_preset,
)
from settebello.notation.record_reader import parse_record
from settebello.notation.records import Record, awards_of, format_record, move_of

__all__ = [
    "AmbiguousAction",
    "BadOption",
    "Fault",
    "InvalidNotation",
    "OptionError",
    "OptionValue",
    "Plain",
    "Record",
    "action_from_plain",
    "action_to_plain",
    "awards_of",
    "changed_options",
    "clean_name",
    "format_action",
    "format_option",
    "format_played",
    "format_position",
    "format_position_line",
    "format_record",
    "format_rules",
    "format_view",
    "format_view_line",
    "move_of",
    "nearest_preset",
    "option_choices",
    "option_from_plain",
    "option_to_plain",
    "parse_action",
    "parse_option",
    "parse_position",
    "parse_record",
    "parse_view",
    "resolve",
    "rules_from_plain",
    "rules_to_plain",
    "score_from_plain",
    "score_to_plain",
    "view_from_plain",
    "view_to_plain",
    "with_options",
]
