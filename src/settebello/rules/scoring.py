"""The points of a deal as facts: who won what, by which tallies, with which cards (R6, R9).

One idea serves two questions. A scorer says how many points each side makes *however the cards still out
fall*. With cards out that is what a claim may count on (R10.3, ``locked``); with none out it is the score.
Every score set is a list of categories, every category one scorer; words come last, elsewhere.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from settebello.rules.cards import ACE, COURTS, RE_BELLO, SETTEBELLO, Card, Rank, Suit
from settebello.rules.deal import Deal
from settebello.rules.options import (
    Category,
    EscobaSetenta,
    MostRule,
    Napola,
    PrimieraRule,
    Rules,
    ScopaDoubler,
    ScoreSet,
    Side,
)
from settebello.rules.primiera import NULL, Primiera, primiera_of, rating_of

Piles = Sequence[Sequence[Card]]

MOST_CARDS: Final = 21
MOST_DENARI: Final = 6
"""What ``majority`` asks for besides being the most (R6.11)."""


@dataclass(frozen=True, slots=True)
class Award:
    """One category of one deal: who scored how much, or ``side=None`` when nobody did (R6.12).

    ``tallies`` and ``cards`` stand for every side, so that an award explains itself: 23-17 cards, 78-71
    with the very four cards of each primiera.
    """

    category: Category
    side: Side | None
    points: int
    tallies: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Score:
    """All awards of a deal in counting order; everything else follows from them (R6.1).

    ``primiera`` is None where the score set has none (frac, cicera). ``match_won_by`` is the side that wins
    the match at once, whatever the totals (R6.13).
    """

    sides: int
    awards: tuple[Award, ...]
    primiera: tuple[Primiera, ...] | None
    match_won_by: Side | None

    def points(self, side: Side) -> dict[Category, int]:
        """The categories in which a side scored, with their points."""
        return {award.category: award.points for award in self.awards if award.side == side}

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the deal by side."""
        return tuple(sum(self.points(Side(side)).values()) for side in range(self.sides))


class _Count(NamedTuple):
    """What scorers look at: the piles so far, the points made in play, and the cards nobody has taken yet."""

    rules: Rules
    piles: Piles
    scope: Sequence[int]
    bonus: Sequence[Sequence[Category]]
    out: frozenset[Card]
    best: tuple[Primiera, ...]


class _Counted(NamedTuple):
    """A scorer's answer, by side: certain points, tallies, and the cards that tell."""

    points: tuple[int, ...]
    tallies: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


_Scorer = Callable[[_Count], _Counted]


def score(deal: Deal) -> Score:
    """The points of a finished deal (R6.1).

    Raises:
        ValueError: cards are still to be played.
    """
    if not deal.finished:
        raise ValueError("the deal is not over")
    return score_piles(deal.rules, deal.piles, deal.scope, deal.bonus)


def score_piles(
    rules: Rules, piles: Piles, scope: Sequence[int], bonus: Sequence[Sequence[Category]] = ()
) -> Score:
    """The points of final piles, one of each by side; cards in no pile belong to nobody (R5.8).

    >>> from settebello.rules.cards import DECK
    >>> won = score_piles(Rules(), (DECK[:20], DECK[20:]), (1, 0))
    >>> {str(category): points for category, points in won.points(Side(0)).items()}
    {'denari': 1, 'settebello': 1, 'scope': 1}
    """
    count = _count(rules, piles, scope, bonus, frozenset())
    awards = tuple(
        award for category, scorer in _scorers(rules) for award in _awards(category, scorer(count))
    )
    reads_primiera = rules.score_set not in (ScoreSet.CICERA, ScoreSet.FRAC)
    draft = Score(len(piles), awards, count.best if reads_primiera else None, None)
    winner = _frac_winner(piles, draft) if rules.score_set is ScoreSet.FRAC else _won_at_once(rules, draft)
    return Score(draft.sides, draft.awards, draft.primiera, winner)


def locked(
    rules: Rules, piles: Piles, scope: Sequence[int], bonus: Sequence[Sequence[Category]] = ()
) -> tuple[dict[Category, int], ...]:
    """By side, the points it is certain to score however the cards not yet captured fall (R10.3)."""
    out = frozenset(rules.deck_cards).difference(*piles)
    count = _count(rules, piles, scope, bonus, out)
    counted = [(category, scorer(count).points) for category, scorer in _scorers(rules)]
    return tuple(
        {category: points[side] for category, points in counted if points[side]} for side in range(len(piles))
    )


def won_at_once(rules: Rules, points: Sequence[Mapping[Category, int]]) -> Side | None:
    """The side whose points of a deal win the match whatever the totals (R6.13, R9.6, R9.8, R9.11).

    All ten denari, all thirteen spade, and ace, 2, 3 of denari leave their mark in the points; the
    king of denari that decides an 8-8 of frac does not (R9.9).
    """
    for side, made in enumerate(points):
        if any(all(made.get(category, 0) >= least for category, least in win) for win in _wins(rules)):
            return Side(side)
    return None


def _wins(rules: Rules) -> Iterator[tuple[tuple[Category, int], ...]]:
    if rules.napola_all_ten_wins and rules.score_set not in (ScoreSet.CICERA, ScoreSet.FRAC):
        yield ((Category.NAPOLA, 10),)
    match rules.score_set:
        case ScoreSet.CIRULLA:
            yield ((Category.LOW_RUN, 6), (Category.SETTEBELLO, 1), (Category.HIGH_RUN, 5))
        case ScoreSet.CICERA:
            yield ((Category.NAPULA, 13),)
        case ScoreSet.SCOPONE_DI_TRENTA:
            yield ((Category.TRENTA, 6),)
        case _:
            return


def _won_at_once(rules: Rules, score: Score) -> Side | None:
    return won_at_once(rules, [score.points(Side(side)) for side in range(score.sides)])


def _frac_winner(piles: Piles, score: Score) -> Side | None:
    """One deal is the match: more points win, at 8-8 the holder of the king of denari (R9.9)."""
    most = max(score.totals)
    level = [Side(side) for side, total in enumerate(score.totals) if total == most]
    if len(level) == 1:
        return level[0]
    return next((side for side in level if RE_BELLO in piles[side]), None)


def _count(
    rules: Rules,
    piles: Piles,
    scope: Sequence[int],
    bonus: Sequence[Sequence[Category]],
    out: frozenset[Card],
) -> _Count:
    return _Count(rules, piles, scope, bonus or ((),) * len(piles), out, tuple(map(primiera_of, piles)))


def _awards(category: Category, counted: _Counted) -> Iterator[Award]:
    nobody = True
    for side, points in enumerate(counted.points):
        if points:
            nobody = False
            yield Award(category, Side(side), points, counted.tallies, counted.cards)
    if nobody:
        yield Award(category, None, 0, counted.tallies, counted.cards)


# -- which categories a score set counts


def counted(rules: Rules) -> tuple[Category, ...]:
    """The categories of the score set in counting order (R7.6, R9).

    >>> [str(category) for category in counted(Rules(score_set=ScoreSet.FRAC))]
    ['frac']
    """
    return tuple(category for category, _ in _scorers(rules))


def _scorers(rules: Rules) -> Iterator[tuple[Category, _Scorer]]:
    """The categories of the score set in counting order, each with its scorer (R6, R9)."""
    if rules.score_set is ScoreSet.FRAC:
        return iter(((Category.FRAC, _frac),))
    if rules.score_set is ScoreSet.CICERA:
        return iter(_CICERA)
    return _standard(rules)


def _standard(rules: Rules) -> Iterator[tuple[Category, _Scorer]]:
    yield Category.CARTE, _carte
    yield Category.DENARI, _denari
    yield Category.SETTEBELLO, _holder(SETTEBELLO)
    escoba = rules.score_set is ScoreSet.ESCOBA
    if not (escoba and rules.escoba_setenta is EscobaSetenta.MOST_SEVENS):
        yield Category.PRIMIERA, _PRIMIERA[rules.primiera_rule]
    yield Category.SCOPE, _scope
    if rules.re_bello:
        yield Category.RE_BELLO, _holder(RE_BELLO)
    if rules.napola is not Napola.OFF:
        yield Category.NAPOLA, _napola
    if escoba:
        yield from _escoba(rules)
    if rules.score_set is ScoreSet.CIRULLA:
        yield from _CIRULLA
    if rules.score_set is ScoreSet.SCOPONE_DI_TRENTA:
        yield Category.TRENTA, _trenta


def _escoba(rules: Rules) -> Iterator[tuple[Category, _Scorer]]:
    if rules.escoba_setenta is EscobaSetenta.MOST_SEVENS:
        yield Category.SEVENS, _sevens
    if rules.escoba_extras:
        yield Category.FOUR_SEVENS, _four_sevens
        yield Category.ALL_DENARI, _all_denari


# -- scorers


def _most(cards: Iterable[Iterable[Card]], out: int, least: int = 1) -> _Counted:
    """One point to whoever has more than any other can still reach, and at least so many (R6.11, R6.12)."""
    held = tuple(map(tuple, cards))
    tallies = tuple(map(len, held))
    points = tuple(
        int(mine >= least and all(mine > tally + out for i, tally in enumerate(tallies) if i != side))
        for side, mine in enumerate(tallies)
    )
    return _Counted(points, tallies, held)


def _carte(count: _Count) -> _Counted:
    majority = count.rules.carte_rule is MostRule.MAJORITY
    return _most(count.piles, len(count.out), MOST_CARDS if majority else 1)


def _denari(count: _Count) -> _Counted:
    majority = count.rules.denari_rule is MostRule.MAJORITY
    out = len(_of_suit(count.out, Suit.DENARI))
    held = [_of_suit(pile, Suit.DENARI) for pile in count.piles]
    return _most(held, out, MOST_DENARI if majority else 1)


def _sevens(count: _Count) -> _Counted:
    out = len(_of_rank(count.out, Rank.SETTE))
    return _most([_of_rank(pile, Rank.SETTE) for pile in count.piles], out)


def _holder(card: Card, points: int = 1) -> _Scorer:
    """Points for whoever holds one card (R6.5, R6.9)."""

    def scorer(count: _Count) -> _Counted:
        held = tuple((card,) if card in pile else () for pile in count.piles)
        return _Counted(tuple(points * len(cards) for cards in held), tuple(map(len, held)), held)

    return scorer


def _each(
    cards_of: Callable[[Sequence[Card]], tuple[Card, ...]], worth: Callable[[tuple[Card, ...]], int]
) -> _Scorer:
    """Points that a side's own cards make, whatever the others hold."""

    def scorer(count: _Count) -> _Counted:
        held = tuple(map(cards_of, count.piles))
        return _Counted(tuple(map(worth, held)), tuple(map(len, held)), held)

    return scorer


def _made(category: Category) -> _Scorer:
    """Points made in play: knocks, and the three of cicera (R9.5, R9.8)."""

    def scorer(count: _Count) -> _Counted:
        made = tuple(list(bonus).count(category) for bonus in count.bonus)
        return _Counted(made, made, ((),) * len(made))

    return scorer


def _scope(count: _Count) -> _Counted:
    doubling = count.rules.scopa_doubler is ScopaDoubler.FOUR_CAVALLI
    cavalli = tuple(_of_rank(pile, Rank.CAVALLO) if doubling else () for pile in count.piles)
    points = tuple(
        made * (2 if len(held) == 4 else 1) for made, held in zip(count.scope, cavalli, strict=True)
    )
    return _Counted(points, tuple(count.scope), cavalli)


def _single_scope(count: _Count) -> _Counted:
    """Scope of cicera: no doubling is read (R9.8, R9.10)."""
    return _Counted(tuple(count.scope), tuple(count.scope), ((),) * len(count.piles))


def _napola(count: _Count) -> _Counted:
    fixed = count.rules.napola is Napola.FIXED3
    scorer = _each(_run(Suit.DENARI), lambda run: 3 if fixed and run else len(run))
    return scorer(count)


def _cicera_carte(count: _Count) -> _Counted:
    """Two points for 27 cards; 26 against 26 are one each, so 26 of two sides are certain of one (R9.8)."""
    sizes = tuple(map(len, count.piles))

    def points(side: int) -> int:
        if sizes[side] >= 27:
            return 2
        rival_level = len(sizes) == 2 or any(size == 26 for i, size in enumerate(sizes) if i != side)
        return int(sizes[side] == 26 and rival_level)

    return _Counted(tuple(map(points, range(len(sizes)))), sizes, tuple(map(tuple, count.piles)))


def _primiera(count: _Count) -> _Counted:
    """The point of the highest primiera, certain when no other side can reach or tie it (R6.7, R6.8)."""
    rule = count.rules.primiera_missing_suit
    mine = [rating_of(rule, own) for own in count.best]
    reach = mine
    if count.out:
        reach = [rating_of(rule, primiera_of((*pile, *count.out))) for pile in count.piles]
    points = tuple(
        int(rating > NULL and all(rating > other for i, other in enumerate(reach) if i != side))
        for side, rating in enumerate(mine)
    )
    return _Counted(points, tuple(own.total for own in count.best), tuple(own.best for own in count.best))


# -- cards of one kind


def _of_suit(some: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    return tuple([card for card in some if card.suit is suit])


def _of_rank(some: Iterable[Card], rank: Rank) -> tuple[Card, ...]:
    return tuple([card for card in some if card.rank is rank])


def _run(suit: Suit) -> Callable[[Sequence[Card]], tuple[Card, ...]]:
    """The unbroken run of a suit from the ace, as long as it reaches the 3 (R6.10, R9.6, R9.8)."""

    def run(pile: Sequence[Card]) -> tuple[Card, ...]:
        held = {card.rank: card for card in pile if card.suit is suit}
        ranks = list(Rank) if suit is Suit.SPADE else [rank for rank in Rank if rank not in "89T"]
        length = next((i for i, rank in enumerate(ranks) if rank not in held), len(ranks))
        return tuple(held[rank] for rank in ranks[:length]) if length >= 3 else ()

    return run


def _denari_courts(pile: Sequence[Card]) -> tuple[Card, ...]:
    courts = tuple(card for card in pile if card.suit is Suit.DENARI and card.rank in COURTS)
    return courts if len(courts) == 3 else ()


def _aces_and_courts(pile: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in pile if card.rank is ACE or card.rank in COURTS)


def _low_denari(pile: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in pile if card.suit is Suit.DENARI and card.number <= 3)


def _spade(pile: Sequence[Card]) -> tuple[Card, ...]:
    return _of_suit(pile, Suit.SPADE)


_PRIMIERA: Final[Mapping[PrimieraRule, _Scorer]] = {
    PrimieraRule.VALUES: _primiera,
    PrimieraRule.MOST_SEVENS: _sevens,
}

_four_sevens: Final = _each(lambda pile: _of_rank(pile, Rank.SETTE), lambda sevens: int(len(sevens) == 4))
_all_denari: Final = _each(lambda pile: _of_suit(pile, Suit.DENARI), lambda denari: int(len(denari) == 10))
_trenta: Final = _each(_low_denari, lambda low: sum(card.number for card in low))
_frac: Final = _each(_aces_and_courts, len)

_CIRULLA: Final[tuple[tuple[Category, _Scorer], ...]] = (
    (Category.LOW_RUN, _each(_run(Suit.DENARI), lambda run: min(len(run), 6))),
    (Category.HIGH_RUN, _each(_denari_courts, lambda courts: 5 if courts else 0)),
    (Category.KNOCK, _made(Category.KNOCK)),
)

_CICERA: Final[tuple[tuple[Category, _Scorer], ...]] = (
    (Category.CARTE, _cicera_carte),
    (Category.SPADE, _each(_spade, lambda spade: int(len(spade) >= 7))),
    (Category.NAPULA, _each(_run(Suit.SPADE), len)),
    (Category.DUE, _holder(Card.S2)),
    (Category.DIECI, _holder(Card.DT)),
    (Category.FANTE, _holder(Card.FS)),
    (Category.SCOPE, _single_scope),
    (Category.PICILA, _made(Category.PICILA)),
    (Category.BAGER, _made(Category.BAGER)),
    (Category.TRIS, _made(Category.TRIS)),
)
