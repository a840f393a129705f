"""Actions as text: ``7dx4c3d`` a capture, ``7d`` a card laid, ``!10=2`` a knock, ``=`` a claim.

``parse_action`` reads exact notation, as it stands on the wire and in records. ``resolve`` reads what people
type, in Italian or English, and completes it from the actions that are legal. Neither knows the table: a
well-formed action that the rules refuse is read all the same, so that the rules can say why.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from settebello.notation.errors import AmbiguousAction, Fault, InvalidNotation
from settebello.rules.actions import Action, Claim, Knock, Play, Played
from settebello.rules.cards import Card, Rank, Suit

LONGEST: Final = 200
"""No action needs more characters; what is longer is not looked at."""

_CARD: Final = r"[A2-9TFCR][dcsb]"
_PLAY: Final = re.compile(rf"({_CARD})(?:x((?:{_CARD})+)(#?)|(\*?))")
_KNOCK: Final = re.compile(r"!(3|10)(?:=([A2-7FCR]))?")


# -- exact notation


class Written(NamedTuple):
    """An action with the marks behind it: ``#`` a scopa, ``*`` an ace that captured itself."""

    action: Action
    captured: bool
    scopa: bool


def format_action(action: Action, *, captured: bool = False, scopa: bool = False) -> str:
    """Write an action; ``captured`` marks an ace that takes itself, ``scopa`` a sweep.

    >>> format_action(Play(Card("7d"), (Card("3d"), Card("4c"))), scopa=True)
    '7dx4c3d#'
    >>> format_action(Knock(10, Rank.DUE)), format_action(Claim())
    ('!10=2', '=')
    """
    match action:
        case Play(card, ()):
            return f"{card}*" if captured else str(card)
        case Play(card, takes):
            return f"{card}x{''.join(takes)}{'#' if scopa else ''}"
        case Knock(points, rank):
            return f"!{points}" if rank is None else f"!{points}={rank}"
        case Claim():
            return "="


def format_played(played: Played) -> str:
    """Write what was played, with its marks.

    >>> from settebello.rules.options import Seat
    >>> format_played(Played(Seat(0), Play(Card("Ad")), captured=True))
    'Ad*'
    """
    return format_action(played.action, captured=played.captured, scopa=played.scopa)


def parse_action(text: str) -> Action:
    """Read exact notation, the taken cards in any order; the marks ``#`` and ``*`` say nothing new.

    Raises:
        InvalidNotation: it is none; the column tells where it stops being one.

    >>> parse_action("7dx3d4c#")
    Play(card=<Card.D7: '7d'>, takes=(<Card.C4: '4c'>, <Card.D3: '3d'>))
    """
    return parse_written(text).action


def parse_written(text: str) -> Written:
    """Read exact notation together with its marks.

    Raises:
        InvalidNotation: it is none.
    """
    if not text:
        raise InvalidNotation(Fault.EMPTY)
    if len(text) > LONGEST:
        raise InvalidNotation(Fault.TOO_LONG, column=LONGEST + 1, limit=LONGEST)
    if text == "=":
        return Written(Claim(), captured=False, scopa=False)
    knock = _KNOCK.fullmatch(text)
    if knock:
        return Written(
            Knock(int(knock[1]), Rank(knock[2]) if knock[2] else None), captured=False, scopa=False
        )
    play = _PLAY.fullmatch(text)
    if not play:
        raise InvalidNotation(Fault.NOT_AN_ACTION, column=_stops(text), text=shown(text))
    takes = tuple(map(Card, re.findall("..", play[2] or "")))
    return Written(Play(Card(play[1]), takes), captured=bool(takes or play[4]), scopa=bool(play[3]))


def _stops(text: str) -> int:
    """The column of the first character that cannot belong to an action."""
    begun = (_KNOCK if text.startswith("!") else _PLAY).match(text)
    return begun.end() + 1 if begun else 1


def shown(text: str) -> str:
    r"""A text safe to show again: cut short, with nothing in it that a terminal would obey.

    >>> shown("7d\x1b[2J")
    '7d?[2J'
    """
    short = text if len(text) <= 40 else text[:39] + "…"
    return "".join(char if char.isprintable() else "?" for char in short)


# -- what people type

_RANKS: Final = {
    "asso": "A", "assi": "A", "ace": "A", "uno": "A", "one": "A",
    "due": "2", "two": "2", "tre": "3", "three": "3", "quattro": "4", "four": "4",
    "cinque": "5", "five": "5", "sei": "6", "six": "6", "sette": "7", "seven": "7",
    "otto": "8", "eight": "8", "nove": "9", "nine": "9", "dieci": "T", "ten": "T",
    "fante": "F", "jack": "F", "knave": "F",
    "cavallo": "C", "regina": "C", "knight": "C", "horse": "C", "queen": "C",
    "re": "R", "king": "R",
}  # fmt: skip
"""Words for ranks. "Donna" is missing on purpose: it is the 8 in some regions and the 9 in others (R1.3)."""

_SUITS: Final = {
    "denari": "d", "denaro": "d", "ori": "d", "oro": "d", "quadri": "d", "coins": "d", "diamonds": "d",
    "coppe": "c", "coppa": "c", "cuori": "c", "cups": "c", "hearts": "c",
    "spade": "s", "spada": "s", "picche": "s", "swords": "s", "spades": "s",
    "bastoni": "b", "bastone": "b", "fiori": "b", "mazze": "b", "batons": "b", "clubs": "b",
}  # fmt: skip

_NAMED: Final = {"settebello": Card.D7, "rebello": Card.RD}
_BELLO: Final = {Rank.SETTE: Suit.DENARI, Rank.RE: Suit.DENARI}

_FILLERS: Final = frozenset((
    "di", "del", "dello", "della", "dei", "degli", "delle", "of", "the", "il", "lo", "la", "i",
    "gli", "le", "un", "una", "e", "ed", "and", "con", "col", "sul", "sulla", "on", "with", "x",
    "prende", "prendo",
    "prendi", "prendere", "takes", "take", "piglia", "piglio", "pigliare", "capture", "captures",
    "cattura", "gioco", "gioca", "giocare", "play", "plays", "cala", "calo", "calare", "lay",
    "lays",
))  # fmt: skip
_KNOCKS: Final = frozenset((
    "busso", "bussa", "bussare", "bussata", "knock", "knocks", "accuso",
))  # fmt: skip
_CLAIMS: Final = frozenset((
    "claim", "fuori", "chiamo",
))  # fmt: skip
_ASIDE: Final = frozenset((
    "mi", "chiamarsi", "chiamarmi",
))  # fmt: skip

_ELIDED: Final = re.compile(r"\b[dDlL]['’]")
_PIECES: Final = re.compile(r"[^\W_]+|[!=]|[^\w\s,;.+&/:'’()\-#*→>]|_", re.UNICODE)
_RUN: Final = re.compile(r"(?P<rank>10|[a1-9tfcr])(?P<suit>[dcsb])?x?")
_LETTERS: Final = {"1": "A", "10": "T"}


@dataclass(frozen=True, slots=True)
class _Spec:
    """A card as far as it was said: a rank, perhaps a suit."""

    rank: Rank
    suit: Suit | None = None

    def fits(self, card: Card) -> bool:
        return card.rank is self.rank and self.suit in (None, card.suit)


def resolve(text: str, legal: Iterable[Action]) -> Action:
    """The action a person means: ``7d 4c 3d``, ``sette di denari``, ``7`` when there is but one.

    Exact notation means what it says. Otherwise what was said is completed from the legal actions. An action
    that is said in full but is not legal is returned as well: the rules know why it is refused.

    Raises:
        InvalidNotation: it cannot be read, or nothing that is legal fits it.
        AmbiguousAction: several legal actions fit.

    >>> legal = [
    ...     Play(Card("7d"), (Card("4c"), Card("3d"))),
    ...     Play(Card("7d"), (Card("7s"),)),
    ...     Play(Card("Rb")),
    ... ]
    >>> resolve("Sette di denari: tre di denari e quattro", legal) == legal[0]
    True
    >>> resolve("re", legal)
    Play(card=<Card.RB: 'Rb'>, takes=())
    """
    choices = tuple(dict.fromkeys(legal))
    exact = _exact(text.strip(), choices)
    if exact is not None:
        return exact
    pieces = _pieces(text)
    words = [word for word, _ in pieces]
    if words[0] in _KNOCKS or words[0] == "!" or (words[0] == "=" and words[1:]):
        return _resolve_knock(text, pieces, choices)
    if words == ["="] or (_CLAIMS & set(words) and set(words) <= _CLAIMS | _ASIDE):
        return Claim()
    return _resolve_play(text, tuple(_specs(pieces)), choices)


def _exact(text: str, choices: Sequence[Action]) -> Action | None:
    try:
        action = parse_action(text)
    except InvalidNotation:
        return None
    return action if action in choices else None


def _pieces(text: str) -> list[tuple[str, int]]:
    """Words, numbers and signs in lower case with their columns; blanks and commas fall out."""
    if len(text) > LONGEST:
        raise InvalidNotation(Fault.TOO_LONG, column=LONGEST + 1, limit=LONGEST)
    found = [(match[0].casefold(), match.start() + 1) for match in _PIECES.finditer(_ELIDED.sub("  ", text))]
    pieces = [
        (word, column)
        for at, (word, column) in enumerate(found)
        if word not in _FILLERS and not (at and word == "!")
    ]
    if not pieces:
        raise InvalidNotation(Fault.EMPTY)
    return pieces


def _specs(pieces: Sequence[tuple[str, int]]) -> Iterator[_Spec]:
    """Read cards one by one; a suit said after a rank belongs to it."""
    open_rank: Rank | None = None
    for word, column in pieces:
        suit = _suit(word, open_rank)
        if suit is not None:
            if open_rank is None:
                raise InvalidNotation(Fault.SUIT_WITHOUT_RANK, column=column, text=shown(word))
            yield _Spec(open_rank, suit)
            open_rank = None
            continue
        if open_rank is not None:
            yield _Spec(open_rank)
            open_rank = None
        *whole, last = _cards_in(word, column)
        yield from whole
        if last.suit is None:
            open_rank = last.rank
        else:
            yield last
    if open_rank is not None:
        yield _Spec(open_rank)


def _suit(word: str, open_rank: Rank | None) -> Suit | None:
    """The suit a word names; "bello" is that of the settebello, and a letter is a suit only behind a rank."""
    if word == "bello" and open_rank in _BELLO:
        return _BELLO[open_rank]
    if word in _SUITS:
        return Suit(_SUITS[word])
    if word in ("d", "s", "b") or (word == "c" and open_rank is not None):
        return Suit(word)
    return None


def _cards_in(word: str, column: int) -> list[_Spec]:
    """The cards in one word: ``asso``, ``settebello``, ``7``, ``7d``, ``7dx4c3d``."""
    if word in _NAMED:
        return [_Spec(_NAMED[word].rank, _NAMED[word].suit)]
    if word in _RANKS:
        return [_Spec(Rank(_RANKS[word]))]
    specs, at = [], 0
    while at < len(word):
        found = _RUN.match(word, at)
        if not found:
            raise InvalidNotation(Fault.UNKNOWN_WORD, column=column + at, text=shown(word))
        rank = _LETTERS.get(found["rank"], found["rank"].upper())
        specs.append(_Spec(Rank(rank), Suit(found["suit"]) if found["suit"] else None))
        at = found.end()
    return specs


def _resolve_play(text: str, specs: tuple[_Spec, ...], choices: Sequence[Action]) -> Action:
    played, *taken = specs
    plays = [play for play in choices if isinstance(play, Play) and played.fits(play.card)]
    fitting = [play for play in plays if _covers(taken, play.takes)]
    same = [play for play in fitting if taken and len(play.takes) == len(taken)]
    said = _said(specs)
    if said is not None and said in choices:
        return said
    return _only(same or fitting, said, text)


def _only(found: Sequence[Action], said: Action | None, text: str) -> Action:
    """The one action found; if none, what was said in full; if neither, an error."""
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousAction(tuple(found))
    if said is not None:
        return said
    raise InvalidNotation(Fault.NO_SUCH_ACTION, text=shown(text.strip()))


def _said(specs: Sequence[_Spec]) -> Play | None:
    """The play as said, if every card was said with its suit."""
    named = [Card(f"{spec.rank}{spec.suit}") for spec in specs if spec.suit is not None]
    return Play(named[0], tuple(named[1:])) if len(named) == len(specs) else None


def _covers(specs: Sequence[_Spec], cards: Sequence[Card]) -> bool:
    """Whether each thing said can stand for a card of its own.

    Those said in full are placed first, so that no rank alone takes their card; ranks alone do not compete
    with each other's ranks.
    """
    left = list(cards)
    for spec in sorted(specs, key=lambda spec: spec.suit is None):
        card = next((card for card in left if spec.fits(card)), None)
        if card is None:
            return False
        left.remove(card)
    return True


def _resolve_knock(text: str, pieces: Sequence[tuple[str, int]], choices: Sequence[Action]) -> Action:
    """``!``, ``!3``, ``!10=2``, ``busso 10 due``: points and rank as far as they were said."""
    said = [(word, column) for word, column in pieces[1:] if word != "="]
    points = next((int(word) for word, _ in said if word in ("3", "10")), None)
    words = list(said)
    if points is not None:
        words.remove(next(pair for pair in said if pair[0] == str(points)))
    if len(words) > 1:
        raise InvalidNotation(Fault.UNKNOWN_WORD, column=words[1][1], text=shown(words[1][0]))
    rank = _cards_in(*words[0])[0].rank if words else None
    found = [
        knock
        for knock in choices
        if isinstance(knock, Knock) and points in (None, knock.points) and rank in (None, knock.rank)
    ]
    return _only(found, Knock(points, rank) if points is not None else None, text)
