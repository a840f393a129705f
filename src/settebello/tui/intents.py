"""What a person typed, sorted: a word of the table, a number, or a card to play. The two languages both work.

Which words there are is in the catalogue; how a card is read is in ``notation``.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from settebello.i18n import LANGUAGES, Words, code_key, words
from settebello.notation.actions import resolve
from settebello.notation.errors import AmbiguousAction, InvalidNotation
from settebello.rules.actions import Action, Knock
from settebello.rules.cards import Rank
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
    NO = "no"
    CUT = "cut"


LOOKS: Final = (Word.TABLE, Word.HAND, Word.SCORE, Word.LAST, Word.PILES, Word.MOVES)
"""Words that ask about the deal on the table."""

DONNA: Final = frozenset({"donna", "donne"})
"""Words that no card answers to: the fante in some regions, the cavallo in others (R1.3)."""

_RANK_LETTERS: Final = re.compile(r"\b(?!(?:[atfcr]c)+\b)[atfcr]{3,}\b", re.IGNORECASE)

_KNOCKS: Final = tuple(Knock(points, rank) for points in (3, 10) for rank in (None, *Rank))

CLAIM_SIGN: Final = "="

_COURTS: Final = {"8": "F", "9": "C", "10": "R"}
_COURT_NUMBER: Final = re.compile(r"(?<![0-9A-Za-z])(?:8|9|10)(?=[dcsbDCSB]?(?![0-9A-Za-z]))")


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


def meant(text: str, rules: Rules, legal: Sequence[Action]) -> Action:
    """The action a text means; of forty cards 8, 9 and 10 are fante, cavallo and re (R1.2).

    Raises:
        InvalidNotation: it cannot be read, or nothing that is legal fits it.
        AmbiguousAction: several legal actions fit.

    >>> from settebello.rules import Card, Play
    >>> meant("8d", Rules(), [Play(Card("Fd"))]), meant("10", Rules(), [Play(Card("Rb"))])
    (Play(card=<Card.FD: 'Fd'>, takes=()), Play(card=<Card.RB: 'Rb'>, takes=()))
    """
    with_courts = _COURT_NUMBER.sub(lambda found: _COURTS[found[0]], text)
    if rules.deck is Deck.BRESCIANE52 or with_courts == text:
        return resolve(text, legal)
    try:
        action = resolve(text, legal)
    except InvalidNotation:
        return resolve(with_courts, legal)
    return action if action in legal or isinstance(action, Knock) else resolve(with_courts, legal)


def knock_meant(text: str) -> Knock | None:
    """The knock a text asks for, legal or not, so that the rules can say why it is refused (R9.5).

    >>> knock_meant("bussa"), knock_meant("busso 10 due"), knock_meant("re")
    (Knock(points=3, rank=None), Knock(points=10, rank=<Rank.DUE: '2'>), None)
    """
    try:
        action = resolve(text, _KNOCKS)
    except AmbiguousAction as several:
        action = several.candidates[0]
    except InvalidNotation:
        return None
    return action if isinstance(action, Knock) else None


def is_noise(text: str) -> bool:
    """Whether a text is no card to anybody, though its letters are those of ranks, or it breaks off.

    >>> is_noise("carta"), is_noise("7x"), is_noise("re"), is_noise("FcRc")
    (True, True, False, False)
    """
    return bool(_RANK_LETTERS.search(text)) or text.casefold().endswith("x")


def names_donna(text: str) -> bool:
    """Whether a card is called *donna*, which is not the same one everywhere (R1.3)."""
    return not DONNA.isdisjoint(re.findall(r"\w+", text.casefold()))


def first_words(say: Words) -> tuple[str, ...]:
    """The words to offer, one for each thing, in the language of the person."""
    offered = (word for word in Word if word not in (Word.YES, Word.NO, Word.CUT))
    return tuple(say(code_key("play-words", word)).split()[0] for word in offered)


@cache
def _vocabulary() -> dict[str, Word]:
    found = {"?": Word.HELP}
    for lang in LANGUAGES:
        for word in Word:
            for text in words(lang)(code_key("play-words", word)).split():
                found[text] = word
    return found
