"""What a person typed, sorted: a word of the table, a number, or a card to play. The two languages both work.

Which words there are is in the catalogue; how a card is read is in ``notation``.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from settebello.i18n import LANGUAGES, Words, code_key, words
from settebello.rules.options import Deck, Rules

LONGEST: Final = 200


class Word(StrEnum):
    """What can be asked for instead of playing a card."""

    TABLE = "table"
    HAND = "hand"
    SCORE = "score"
    LAST = "last"
    PILES = "piles"
    MOVES = "moves"
    RULES = "rules"
    FAIRNESS = "fairness"
    HELP = "help"
    UNDO = "undo"
    CONCEDE = "concede"
    QUIT = "quit"
    YES = "yes"
    CUT = "cut"


LOOKS: Final = (Word.TABLE, Word.HAND, Word.SCORE, Word.LAST, Word.PILES, Word.MOVES)
"""Words that ask about the deal on the table."""

CLAIM_SIGN: Final = "="


@dataclass(frozen=True, slots=True)
class Typed:
    """One line: what was written, the word or number it is, and whether a claim follows the card."""

    text: str
    word: Word | None = None
    number: int | None = None
    claim: bool = False


def sort_out(line: str) -> Typed:
    """Read a line; what is neither word nor number is left to the notation.

    >>> sort_out(" Tavola ").word, sort_out("3").number
    (<Word.TABLE: 'table'>, 3)
    >>> sort_out("7d =")
    Typed(text='7d', word=None, number=None, claim=True)
    """
    text = " ".join("".join(char if char.isprintable() else " " for char in line[: 2 * LONGEST]).split())
    if text.isascii() and text.isdigit() and len(text) <= 3:
        return Typed(text, number=int(text))
    word = _vocabulary().get(text.casefold())
    if word is not None:
        return Typed(text, word=word)
    if text.endswith(CLAIM_SIGN) and text != CLAIM_SIGN:
        return Typed(text.removesuffix(CLAIM_SIGN).rstrip(), claim=True)
    return Typed(text)


def sort_out_cut(line: str) -> Typed:
    """The same where a number of cards is asked for: *taglia 12* is 12."""
    first, _, rest = line.strip().partition(" ")
    cutting = _vocabulary().get(first.casefold()) is Word.CUT
    return sort_out(rest) if cutting else sort_out(line)


def as_rank(text: str, rules: Rules) -> str:
    """A number alone as the letter of its rank: of forty cards 8, 9, 10 are fante, cavallo, re (R1.2).

    >>> as_rank("10", Rules()), as_rank("7", Rules())
    ('R', '7')
    """
    courts = {"8": "F", "9": "C", "10": "R"} if rules.deck is Deck.ITA40 else {}
    return courts.get(text, text)


def first_words(say: Words) -> tuple[str, ...]:
    """The words to offer, one for each thing, in the language of the person."""
    offered = (word for word in Word if word not in (Word.YES, Word.CUT))
    return tuple(say(code_key("play-words", word)).split()[0] for word in offered)


@cache
def _vocabulary() -> dict[str, Word]:
    found = {"?": Word.HELP}
    for lang in LANGUAGES:
        for word in Word:
            for text in words(lang)(code_key("play-words", word)).split():
                found[text] = word
    return found
