"""The score sheet of a deal: every category, who won it and why, with the tallies and the cards that tell.

``rows`` are facts; ``sheet_lines`` says them one by one. A screen that draws a table uses the rows and
only those lines that a table cannot hold (``notes``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from settebello.client.protocol import DealScored
from settebello.i18n import code_key, join_words
from settebello.rules import PRIMIERA_VALUES, Award, Primiera, Score
from settebello.rules.cards import RE_BELLO, Suit, in_order
from settebello.rules.match import Status
from settebello.rules.options import (
    Category,
    LeftoversTo,
    PrimieraMissingSuit,
    PrimieraRule,
    Rules,
    ScopaDoubler,
    ScoreSet,
)
from settebello.rules.primiera import NULL, rating_of
from settebello.rules.scoring import MOST_CARDS, MOST_DENARI
from settebello.tui.telling import Kind, Line, told_secret
from settebello.tui.voice import Voice, capital

COMPARED: Final = frozenset(
    {Category.CARTE, Category.DENARI, Category.PRIMIERA, Category.SEVENS, Category.SPADE}
)
"""Categories in which every side's tally says why; elsewhere the points themselves do."""

NOT_LISTED: Final = frozenset({Category.CARTE, Category.SETTEBELLO, Category.RE_BELLO, Category.PRIMIERA})
"""Categories whose cards need no list: too many, a single known one, or told with their values."""

ONE_SUIT: Final = frozenset({Category.DENARI, Category.NAPOLA, Category.SPADE, Category.NAPULA})
"""Categories whose name says the suit already."""

AT_LEAST: Final = MappingProxyType(
    {Category.CARTE: MOST_CARDS, Category.DENARI: MOST_DENARI, Category.SPADE: 7}
)
"""How much of something it takes, where most alone may not be enough (R6.11, R9.8)."""

FOUR_CAVALLI: Final = 4


class Nobody(StrEnum):
    """Why a category went to nobody."""

    TIE = "tie"
    NOT_ENOUGH = "not_enough"
    MISSING = "missing"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Row:
    """One category: points and tallies by side and, when nobody scored, why and how much was needed."""

    category: Category
    points: tuple[int, ...]
    tallies: tuple[int, ...]
    nobody: Nobody | None = None
    need: int = 0


def rows(rules: Rules, score: Score) -> tuple[Row, ...]:
    """The categories in counting order, each once."""
    by_category: dict[Category, list[Award]] = {}
    for award in score.awards:
        by_category.setdefault(award.category, []).append(award)
    return tuple(_row(rules, score, awards) for awards in by_category.values())


def _row(rules: Rules, score: Score, awards: Sequence[Award]) -> Row:
    category, tallies = awards[0].category, awards[0].tallies
    points = [0] * score.sides
    for award in awards:
        if award.side is not None:
            points[award.side] = award.points
    if any(points):
        return Row(category, tuple(points), tallies)
    nobody, need = _nobody(rules, score, category, tallies)
    return Row(category, tuple(points), tallies, nobody, need)


def _nobody(rules: Rules, score: Score, category: Category, tallies: tuple[int, ...]) -> tuple[Nobody, int]:
    """Why nobody scored; a primiera can also lack suits, and a majority ask for more (R6.8, R6.11, R6.12)."""
    if category is Category.PRIMIERA and rules.primiera_rule is PrimieraRule.VALUES:
        return _no_primiera(rules.primiera_missing_suit, score.primiera or ()), 0
    most = max(tallies)
    if not most or category not in COMPARED:
        return Nobody.NONE, 0
    if category is not Category.SPADE and tallies.count(most) > 1:
        return Nobody.TIE, 0
    need = AT_LEAST.get(category, 0)
    return (Nobody.NOT_ENOUGH, need) if most < need else (Nobody.NONE, 0)


def _no_primiera(missing: PrimieraMissingSuit, primiere: Sequence[Primiera]) -> Nobody:
    """What sums alone do not say: complete primiere tie below a higher sum of three suits (R6.8, R6.12)."""
    ratings = [rating_of(missing, own) for own in primiere]
    best = max(ratings, default=NULL)
    if best == NULL:
        return Nobody.MISSING
    return Nobody.TIE if ratings.count(best) > 1 else Nobody.NONE


# -- in words


def sheet_lines(voice: Voice, scored: DealScored) -> list[Line]:
    """The whole sheet, one fact a line."""
    return [
        *head(voice, scored),
        *_row_lines(voice, scored),
        *notes(voice, scored),
        *tail(voice, scored),
    ]


def head(voice: Voice, scored: DealScored) -> list[Line]:
    """What became of the last cards, and the title."""
    lines = [Line(voice.say("sheet-title", number=scored.number), Kind.HEADING)]
    if not scored.leftovers:
        return lines
    side = scored.leftovers_to
    facts = {"who": "nobody", "name": ""} if side is None else voice.whose(side)
    how = "dealer" if voice.rules.leftovers_to is LeftoversTo.DEALER else "last"
    text = voice.say("sheet-leftovers", cards=voice.cards(scored.leftovers), how=how, **facts)
    return [Line(text), *lines]


def _row_lines(voice: Voice, scored: DealScored) -> Iterator[Line]:
    for row in rows(voice.rules, scored.score):
        category = capital(voice.say(code_key("category", row.category)))
        if row.category in COMPARED or row.nobody is Nobody.TIE:
            tallies = voice.points(row.tallies)
            text = voice.say("sheet-row", category=category, awards=_awards(voice, row), tallies=tallies)
        else:
            text = voice.say("sheet-row-bare", category=category, awards=_awards(voice, row))
        yield Line(text, Kind.TABLE)


def _awards(voice: Voice, row: Row) -> str:
    if row.nobody is not None:
        return nobody_words(voice, row)
    awards = [
        voice.say("sheet-award", points=row.points[side], side=voice.side(side, "sheet-you"))
        for side in voice.sides
        if row.points[side]
    ]
    return join_words(voice.say, awards)


def nobody_words(voice: Voice, row: Row) -> str:
    """Why this category went to nobody."""
    assert row.nobody is not None
    return voice.say(code_key("sheet-nobody", row.nobody), need=row.need)


def notes(voice: Voice, scored: DealScored) -> list[Line]:
    """The cards behind the points: primiera by primiera, and what else is worth a list."""
    lines = [Line(text, Kind.TABLE) for text in _primiere(voice, scored.score)]
    for award in _first_awards(scored.score):
        lines += [Line(text, Kind.TABLE) for text in _card_lists(voice, award)]
    return [*lines, *(Line(text) for text in _decisions(voice, scored))]


def _first_awards(score: Score) -> Iterator[Award]:
    seen = set()
    for award in score.awards:
        if award.category not in seen:
            seen.add(award.category)
            yield award


def _card_lists(voice: Voice, award: Award) -> Iterator[str]:
    by_sevens = voice.rules.primiera_rule is PrimieraRule.MOST_SEVENS
    listed = award.category not in NOT_LISTED or (award.category is Category.PRIMIERA and by_sevens)
    if award.category is Category.SCOPE or not listed:
        return
    category = capital(voice.say(code_key("category", award.category)))
    for side in voice.sides:
        if award.cards[side]:
            cards = voice.row(in_order(award.cards[side]))
            if award.category in ONE_SUIT and not voice.drawn:
                cards = ", ".join(voice.rank(card.rank) for card in in_order(award.cards[side]))
            yield voice.say("sheet-cards", category=category, side=voice.side(side), cards=cards)


def _primiere(voice: Voice, score: Score) -> Iterator[str]:
    """Each side's primiera, suit by suit with what its cards are worth (R6.6)."""
    counted = any(award.category is Category.PRIMIERA for award in score.awards)
    if score.primiera is None or not counted or voice.rules.primiera_rule is not PrimieraRule.VALUES:
        return
    for side in voice.sides:
        yield _one_primiera(voice, voice.side(side), score.primiera[side])


def _one_primiera(voice: Voice, side: str, own: Primiera) -> str:
    if not own.best:
        return voice.say("sheet-primiera-none", side=side)
    cards = ", ".join(
        voice.say("sheet-primiera-card", card=voice.bare(card), value=PRIMIERA_VALUES.get(card.rank, 10))
        for card in own.best
    )
    held = {card.suit for card in own.best}
    lacking = [voice.say(code_key("suit", suit)) for suit in Suit if suit not in held]
    key = "sheet-primiera-lacking" if lacking else "sheet-primiera"
    suits = join_words(voice.say, lacking)
    return voice.say(key, side=side, cards=cards, total=own.total, suits=suits, count=len(lacking))


def _decisions(voice: Voice, scored: DealScored) -> Iterator[str]:
    """What else decided: doubled scope, and what wins the match at once (R9.10, R6.13, R9.9)."""
    score, rules = scored.score, voice.rules
    if rules.scopa_doubler is ScopaDoubler.FOUR_CAVALLI:
        for award in _first_awards(score):
            if award.category is Category.SCOPE:
                for side in voice.sides:
                    if len(award.cards[side]) == FOUR_CAVALLI:
                        yield voice.say("sheet-doubled", side=capital(voice.side(side)))
    if rules.score_set is ScoreSet.FRAC and len(set(score.totals)) == 1:
        yield voice.say("sheet-frac-king", card=voice.the(RE_BELLO))
    elif score.match_won_by is not None and rules.score_set is not ScoreSet.FRAC:
        yield voice.say("sheet-won-at-once", **voice.whose(score.match_won_by))


def tail(voice: Voice, scored: DealScored) -> list[Line]:
    """The sums, what comes next, and the secret of the pack."""
    say = voice.say
    lines = [
        Line(say("sheet-deal", points=voice.points(scored.score.totals)), Kind.TABLE),
        Line(say("sheet-totals", points=voice.points(scored.totals)), Kind.HEADING),
    ]
    return [*lines, *after(voice, scored)]


def after(voice: Voice, scored: DealScored) -> list[Line]:
    """The secret of the pack, and what comes next."""
    say = voice.say
    lines = [Line(say("sheet-secret", secret=told_secret(scored.secret)), Kind.DETAIL)]
    if scored.status is Status.EXTRA_DEAL:
        lines.append(Line(say(code_key("status", scored.status))))
    if scored.next_dealer is not None:
        lines.append(Line(say("sheet-next", **voice.who(scored.next_dealer))))
    return lines
