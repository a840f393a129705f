"""``goloso``, the greedy player: it takes what is worth most now and leaves no table that can be swept.

It looks one play ahead and counts cards. A card is worth its primiera value, 12 more if it is a denaro, 100
more if it is the settebello. A play is worth the cards it wins, its own included, or minus the card it lays;
400 more for a scopa; 200 less when the deal goes on and leaves a table that a card nobody has seen could
sweep. The highest worth wins; level, the play that takes more cards, then the lower rank, then the suit in
the order d c s b, then the take that comes first in notation order.

Every strength of play is measured against this player, so what it does under the standard points is fixed.
Under other points and other ways to capture it does the same with their own values (``_values``) and their
own sweeps (``sweepers``). Seen are its own hand, the table and all piles; a card that a knock has shown
and that another still holds can sweep like an unseen one.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import Final

from settebello.bots.bot import Choice, Fact, Limit, NothingToChoose, Ranked
from settebello.rules import PRIMIERA_VALUES
from settebello.rules.actions import Knock, Play
from settebello.rules.captures import captures, captures_itself
from settebello.rules.cards import ACE, COURTS, RE_BELLO, SETTEBELLO, Card, Rank, Suit
from settebello.rules.knocking import WILD, played_rank
from settebello.rules.options import (
    AceRule,
    CaptureMode,
    EscobaSetenta,
    Goal,
    Napola,
    PrimieraRule,
    Rules,
    ScopaDoubler,
    ScoreSet,
)
from settebello.rules.scopa import is_scopa, points_of_capture
from settebello.rules.view import PlayerView

SCOPA: Final = 400
SWEPT: Final = 200
"""What a scopa is worth, and what it costs to leave one."""

DENARO: Final = 12
"""What a denaro is worth besides its primiera value."""
POINT: Final = 100
"""What a card is worth that makes a point by itself, as the settebello does."""


class Why(StrEnum):
    """What speaks for or against a play."""

    WINS_CARDS = "wins_cards"
    LAYS_CARD = "lays_card"
    SCOPA = "scopa"
    LEAVES_SWEEP = "leaves_sweep"
    PICILA = "picila"
    BAGER = "bager"
    TRIS = "tris"
    KNOCK = "knock"


# -- what a card is worth


def _values(rules: Rules) -> dict[Card, int]:
    """The worth of every card under these points.

    A card that alone makes a point is worth 100; where several make points together each has its share; one
    that only lengthens a run counts half a point. What counts by number counts as in the standard game.
    """
    match rules.score_set:
        case ScoreSet.FRAC:
            return {
                card: POINT if card.rank is ACE or card.rank in COURTS else 0 for card in rules.deck_cards
            }
        case ScoreSet.CICERA:
            return {card: _cicera_value(card) for card in rules.deck_cards}
        case _:
            sevens = _counts_sevens(rules)
            return {card: _standard_value(rules, card, sevens) for card in rules.deck_cards}


def _counts_sevens(rules: Rules) -> bool:
    """Whether sevens stand where the primiera did (R6.14, R9.2)."""
    if rules.score_set is ScoreSet.ESCOBA and rules.escoba_setenta is EscobaSetenta.MOST_SEVENS:
        return True
    return rules.primiera_rule is PrimieraRule.MOST_SEVENS


def _standard_value(rules: Rules, card: Card, sevens: bool) -> int:
    seven = card.rank is Rank.SETTE
    value = PRIMIERA_VALUES[card.rank] if seven or not sevens else PRIMIERA_VALUES[Rank.RE]
    value += DENARO * (card.suit is Suit.DENARI)
    value += POINT * (card is SETTEBELLO) + POINT * (rules.re_bello and card is RE_BELLO)
    if rules.scopa_doubler is ScopaDoubler.FOUR_CAVALLI and card.rank is Rank.CAVALLO:
        value += POINT // 4
    if rules.score_set is ScoreSet.ESCOBA and rules.escoba_extras:
        value += POINT // 4 * seven + POINT // 10 * (card.suit is Suit.DENARI)
    return value + (_run_value(rules, card) if card.suit is Suit.DENARI else 0)


def _run_value(rules: Rules, card: Card) -> int:
    """What a denaro is worth for the runs that these points know (R6.10, R9.6, R9.11)."""
    value = 0
    if rules.napola is not Napola.OFF:
        value += _start_of_run(card) if rules.napola is Napola.LENGTH or card.number <= 3 else 0
    if rules.score_set is ScoreSet.SCOPONE_DI_TRENTA and card.number <= 3:
        value += POINT * card.number
    if rules.score_set is ScoreSet.CIRULLA:
        value += 5 * POINT // 3 if card.rank in COURTS else _start_of_run(card)
    return value


def _start_of_run(card: Card) -> int:
    """Three points for ace, 2 and 3; the next three may each add one."""
    return POINT if card.number <= 3 else POINT // 2 if card.number <= 6 else 0


def _cicera_value(card: Card) -> int:
    """Most cards, most spade, the run of spade, and the three cards that make a point (R9.8)."""
    value = PRIMIERA_VALUES[Rank.RE]
    if card.suit is Suit.SPADE:
        value += DENARO + (0 if card.rank in COURTS else _start_of_run(card))
    return value + POINT * (card in (Card.S2, Card.DT, Card.FS))


# -- what can sweep


def sweeps(rules: Rules, table: tuple[Card, ...], rank: Rank) -> bool:
    """Whether a card played as this rank may take the whole table and makes a scopa by it (R5.1, R8.5).

    Whether it is the last card of the deal, whose sweep is none (R5.2), is not asked here.

    >>> from settebello.rules.cards import cards
    >>> sweeps(Rules(), cards("4d 3c"), Rank.SETTE), sweeps(Rules(), cards("4d 3c"), Rank.RE)
    (True, False)
    """
    if not table or not is_scopa(rules, table, rank, last=False):
        return False
    whole = captures(rules, table, _ANY_OF[rank], rank=rank).takes
    return any(len(take) == len(table) for take in whole)


_ANY_OF: Final[Mapping[Rank, Card]] = {card.rank: card for card in reversed(Card) if card is not WILD}

_MOST: Final[Mapping[CaptureMode, int]] = {
    CaptureMode.MATCH_OR_SUM: 10,
    CaptureMode.FIFTEEN: 14,
    CaptureMode.CIRULLA: 14,
}
"""No table that adds up to more can be swept, but by an ace that takes all."""


@dataclass(slots=True)
class _Book:
    """What one set of rules makes of cards and tables: worked out once, then looked up."""

    rules: Rules
    value: dict[Card, int]
    sign: int
    """-1 where the fewest points win (R7.7): everything is worth the reverse."""
    scopa: int
    _sweepers: dict[tuple[Rank, ...], frozenset[Rank]] = field(default_factory=dict)

    def sweepers(self, table: tuple[Card, ...]) -> frozenset[Rank]:
        """The ranks that sweep this table with a scopa."""
        numbers = sum(card.number for card in table)
        if self.rules.ace_rule is not AceRule.TAKES_ALL and numbers > _MOST[self.rules.capture_mode]:
            return _NOBODY
        ranks = tuple(sorted(card.rank for card in table))
        known = self._sweepers.get(ranks)
        if known is None:
            known = frozenset(rank for rank in Rank if sweeps(self.rules, table, rank))
            self._sweepers[ranks] = known
        return known


_NOBODY: Final[frozenset[Rank]] = frozenset()


@lru_cache(maxsize=256)
def _book(rules: Rules) -> _Book:
    sign = -1 if rules.goal is Goal.LEAST else 1
    return _Book(rules, _values(rules), sign, 0 if rules.score_set is ScoreSet.FRAC else SCOPA)


# -- what a play is worth


@dataclass(frozen=True, slots=True)
class _Eyes:
    """What a view comes to for weighing: the values, the ranks still out, who shows what, the deal's end."""

    view: PlayerView
    book: _Book
    out: frozenset[Rank]
    """The ranks that a card of another hand or of the stock may be played as."""
    last: bool
    """Whether the card to play is the last of the deal."""


def _look(view: PlayerView) -> _Eyes:
    last = not view.stock_size and sum(view.hand_sizes) == 1
    return _Eyes(view, _book(view.rules), frozenset(_unseen_ranks(view)), last)


def _unseen_ranks(view: PlayerView) -> Iterator[Rank]:
    unseen = set(view.rules.deck_cards).difference(view.hand, view.table, *view.piles)
    for card in unseen:
        yield card.rank if card is not WILD else _wild_rank(view)


def _wild_rank(view: PlayerView) -> Rank:
    """What the seven of coppe in another hand is played as: what its holder declared, else a seven (R9.5)."""
    others = (rank for seat, rank in enumerate(view.declared) if seat != view.seat and rank)
    return next(others, WILD.rank)


def _weigh(eyes: _Eyes, play: Play, rank: Rank) -> tuple[Fact, ...]:
    """What speaks for and against playing a card as this rank; the worth is the sum."""
    view, book = eyes.view, eyes.book
    captured = bool(play.takes) or captures_itself(view.rules, view.table, rank)
    won = (play.card, *play.takes)
    left = _left(view.table, play, captured)
    facts = [_cards_fact(book, won, captured)]
    if play.takes and not left and is_scopa(view.rules, view.table, rank, last=eyes.last):
        facts.append(Fact(Why.SCOPA, book.sign * book.scopa, won))
    facts += [Fact(Why(made), SCOPA, won) for made in points_of_capture(view.rules, view.plays, play)]
    if left and not eyes.last and not eyes.out.isdisjoint(book.sweepers(left)):
        facts.append(Fact(Why.LEAVES_SWEEP, -book.sign * min(book.scopa, SWEPT), left))
    return tuple(facts)


def _cards_fact(book: _Book, won: tuple[Card, ...], captured: bool) -> Fact:
    if captured:
        return Fact(Why.WINS_CARDS, book.sign * sum([book.value[card] for card in won]), won)
    return Fact(Why.LAYS_CARD, -book.sign * book.value[won[0]], won)


def _left(table: tuple[Card, ...], play: Play, captured: bool) -> tuple[Card, ...]:
    if not captured:
        return (*table, play.card)
    return tuple([card for card in table if card not in play.takes])


def _worth(facts: Iterable[Fact]) -> float:
    return sum([fact.amount for fact in facts])


# -- choosing


@dataclass(frozen=True, slots=True)
class _Weighed:
    play: Play
    worth: float
    facts: tuple[Fact, ...]
    sign: int

    @property
    def order(self) -> tuple[float, int, int, int, tuple[int, ...]]:
        """Best first: worth, cards taken (to lose, the fewest), the lower rank, the suit, the first take."""
        card, takes = self.play.card, self.play.takes
        lowest, suit = -(card.order // 4), card.order % 4
        return -self.worth, -self.sign * len(takes), lowest, suit, tuple([one.order for one in takes])


class Goloso:
    """Takes what is worth most; a knock on offer is always made, the higher one, with the 7c as the rank
    that wins most with its next play.
    """

    __slots__ = ()

    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:  # noqa: ARG002
        """The best play by the numbers above; neither chance nor the limit has a say."""
        knocks = [action for action in view.legal if isinstance(action, Knock)]
        if knocks:
            return _knock(view, knocks)
        return _play(view)


def _play(view: PlayerView) -> Choice:
    eyes = _look(view)
    declared = view.declared[view.to_move]
    weighed = []
    for play in view.legal:
        if isinstance(play, Play):
            facts = _weigh(eyes, play, played_rank(play.card, declared))
            weighed.append(_Weighed(play, _worth(facts), facts, eyes.book.sign))
    if not weighed:
        raise NothingToChoose
    weighed.sort(key=lambda one: one.order)
    best = weighed[0]
    ranking = tuple([Ranked(one.play, one.worth) for one in weighed])
    return Choice(best.play, best.worth, ranking, best.facts)


def _knock(view: PlayerView, knocks: list[Knock]) -> Choice:
    eyes = _look(view)
    best = max(knocks, key=lambda knock: (knock.points, _declared_worth(eyes, knock.rank)))
    return Choice(best, why=(Fact(Why.KNOCK, best.points, view.hand),))


def _declared_worth(eyes: _Eyes, rank: Rank | None) -> float:
    """What the 7c is worth when it is played now as this rank."""
    if rank is None:
        return 0
    takes, may_lay = captures(eyes.view.rules, eyes.view.table, WILD, rank=rank)
    plays = [Play(WILD, take) for take in takes] + [Play(WILD)] * may_lay
    return max(_worth(_weigh(eyes, play, rank)) for play in plays)
