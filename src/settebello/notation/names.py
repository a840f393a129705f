"""Names of people and bots are hostile input: made fit to print, store and read back here and only here."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
NAMELESS: Final = "?"
"""What remains of a name in which nothing can be shown."""

_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction overrides, half characters and the unassigned: what a terminal or a file would obey."""

_MARKS: Final = frozenset({"Mn", "Me"})
_MOST_MARKS: Final = 2
"""Accents on one letter; more are made to run over the lines above and below."""


def clean_name(text: str) -> str:
    r"""A name as it may be shown and written: one line, nothing hidden, at most forty characters.

    >>> clean_name("  Anna\t\x1b[31mRossi \u202e")
    'Anna [31mRossi'
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: 16 * LONGEST_NAME]):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in _MARKS else 0
        if marks <= _MOST_MARKS:
            kept.append(" " if kind in _HIDDEN or kind == "Zs" else char)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split())[:LONGEST_NAME].strip()) or NAMELESS


def is_clean(text: str) -> bool:
    """Whether a name is written the way ``clean_name`` writes it."""
    return text == clean_name(text)
