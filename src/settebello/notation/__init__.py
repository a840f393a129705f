"""Text and plain forms of the game's values, both ways: cards, actions, positions, views, whole matches.

What is written here can be read by a person and compared line by line; what is read is never trusted. A text
that says nothing sensible raises ``InvalidNotation`` with a code and a place, and nothing else.
"""

from settebello.notation.actions import format_action, format_played, parse_action, resolve
from settebello.notation.errors import AmbiguousAction, Fault, InvalidNotation

__all__ = [
    "AmbiguousAction",
    "Fault",
    "InvalidNotation",
    "format_action",
    "format_played",
    "parse_action",
    "resolve",
]
