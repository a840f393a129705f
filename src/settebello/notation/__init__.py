"""Text and plain forms of the game's values, both ways: cards, actions, positions, views, whole matches.

What is written here can be read by a person and compared line by line; what is read is never trusted. A text
that says nothing sensible raises ``InvalidNotation`` with a code and a place, and nothing else.
"""

from settebello.notation.actions import format_action, format_played, parse_action, resolve
from settebello.notation.errors import AmbiguousAction, Fault, InvalidNotation
from settebello.notation.names import clean_name
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
    "Fault",
    "InvalidNotation",
    "Record",
    "awards_of",
    "clean_name",
    "format_action",
    "format_played",
    "format_position",
    "format_position_line",
    "format_record",
    "format_rules",
    "format_view",
    "format_view_line",
    "move_of",
    "nearest_preset",
    "parse_action",
    "parse_position",
    "parse_record",
    "parse_view",
    "resolve",
]
