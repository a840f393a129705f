"""Facts into words: the one door to the catalogue of sentences (Fluent, Italian and English).

Everything below this package speaks in codes and facts; everything a person reads is made here from the
files of ``locales/<language>/*.ftl``. ``catalogue`` reads them, ``names`` names cards,
``rulebook`` tells the rules in force. Here is no prose of our own and no decision about the game, and
importing this package loads neither the rules nor the formatter: ``settebello --help`` stays quick.

>>> words("it")("rank-a"), words("en")("rank-a")
('asso', 'ace')
"""

from settebello.i18n.catalogue import (
    LANGUAGES,
    MissingWords,
    UnknownLanguage,
    Words,
    code_key,
    pick_language,
    words,
)
from settebello.i18n.names import (
    card_name,
    cards_list,
    join_words,
    refusal_in_words,
)

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "UnknownLanguage",
    "Words",
    "card_name",
    "cards_list",
    "code_key",
    "join_words",
    "pick_language",
    "refusal_in_words",
    "words",
]
