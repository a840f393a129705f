"""The options of the game as one frozen ``Rules`` value.

Option names and values are fixed identifiers: they are the same here, in records, on the wire, in
``--set NAME=VALUE`` and in the catalogue of words. A house rule is data, never a subclass. What the
options *mean* is written where they are read (captures, deal, scoring, match); which combinations
cannot be played is in ``problems``.
"""

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final, NewType

from settebello.rules.cards import DECK, DECK52, Card

Seat = NewType("Seat", int)
"""A chair, 0, 1, 2 ... anticlockwise seen from above: seat k+1 sits to the right of seat k (R2.3)."""

Side = NewType("Side", int)
"""A single player or a whole team; side = seat modulo the number of sides (R2.2)."""


class Teams(StrEnum):
    NONE = "none"
    PAIRS = "pairs"
    THREE_PAIRS = "three_pairs"
    TWO_TRIOS = "two_trios"


class Deck(StrEnum):
    ITA40 = "ita40"
    BRESCIANE52 = "bresciane52"


class Direction(StrEnum):
    ANTICLOCKWISE = "anticlockwise"
    CLOCKWISE = "clockwise"


class DealPackets(StrEnum):
    THREES = "threes"
    ONE_BY_ONE = "one_by_one"
    P32323 = "3-2-3-2-3"
    P334 = "3-3-4"
    P55 = "5-5"


class Redeal(StrEnum):
    THREE_KINGS = "three_kings"
    THREE_OF_A_RANK = "three_of_a_rank"
    TWO_ACES = "two_aces"
    TABLE_SUM_LE_10 = "table_sum_le_10"


class FirstDealer(StrEnum):
    RANDOM = "random"
    AGREED = "agreed"
    LOWEST_CARD = "lowest_card"
    FIRST_ACE = "first_ace"


class DealerRotation(StrEnum):
    NEXT_IN_DIRECTION = "next_in_direction"


class CaptureMode(StrEnum):
    MATCH_OR_SUM = "match_or_sum"
    FIFTEEN = "fifteen"
    CIRULLA = "cirulla"


class CapturePriority(StrEnum):
    FEWEST_CARDS = "fewest_cards"
    SINGLE_FIRST = "single_first"
    FREE = "free"


class CaptureObligation(StrEnum):
    FORCED = "forced"
    FORCED_SINGLE_ONLY = "forced_single_only"
    OPTIONAL = "optional"


class CourtCapture(StrEnum):
    NUMERIC = "numeric"
    RANK_ONLY = "rank_only"


class AceRule(StrEnum):
    NORMAL = "normal"
    TAKES_ALL = "takes_all"
    WILD = "wild"


class AceWithAceOnTable(StrEnum):
    TAKES_ALL = "takes_all"
    ACE_ONLY = "ace_only"


class AceOnEmptyTable(StrEnum):
    CAPTURES_ITSELF = "captures_itself"
    STAYS = "stays"


class AceScopa(StrEnum):
    NEVER = "never"
    LONE_ACE = "lone_ace"
    ALWAYS = "always"


class LeftoversTo(StrEnum):
    LAST_CAPTURER = "last_capturer"
    DEALER = "dealer"


class NoCaptureLeftovers(StrEnum):
    NOBODY = "nobody"
    DEALER = "dealer"


class MostRule(StrEnum):
    PLURALITY = "plurality"
    MAJORITY = "majority"


class PrimieraMissingSuit(StrEnum):
    NULL = "null"
    THREE_IF_ALL_LACK = "three_if_all_lack"
    LEXICOGRAPHIC = "lexicographic"
    ZERO = "zero"


class PrimieraRule(StrEnum):
    VALUES = "values"
    MOST_SEVENS = "most_sevens"


class Napola(StrEnum):
    OFF = "off"
    LENGTH = "length"
    FIXED3 = "fixed3"


class ScopaDoubler(StrEnum):
    NONE = "none"
    FOUR_CAVALLI = "four_cavalli"


class ScoreSet(StrEnum):
    STANDARD = "standard"
    ESCOBA = "escoba"
    CIRULLA = "cirulla"
    CICERA = "cicera"
    FRAC = "frac"
    SCOPONE_DI_TRENTA = "scopone_di_trenta"


class EscobaSetenta(StrEnum):
    PRIMIERA = "primiera"
    MOST_SEVENS = "most_sevens"


class MatchEnd(StrEnum):
    AFTER_DEAL = "after_deal"
    STOP_ON_REACHING = "stop_on_reaching"


class FalseClaim(StrEnum):
    NOT_OFFERED = "not_offered"
    FORFEIT = "forfeit"


class BothOver(StrEnum):
    HIGHEST = "highest"
    COUNT_ORDER = "count_order"


class TieBreak(StrEnum):
    EXTRA_DEALS = "extra_deals"
    SHARED = "shared"


class Goal(StrEnum):
    MOST = "most"
    LEAST = "least"


class Category(StrEnum):
    """What a point is given for, in counting order; each score set uses some of them (R6, R9)."""

    CARTE = "carte"
    DENARI = "denari"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SCOPE = "scope"
    RE_BELLO = "re_bello"
    NAPOLA = "napola"
    SEVENS = "sevens"
    FOUR_SEVENS = "four_sevens"
    ALL_DENARI = "all_denari"
    LOW_RUN = "low_run"
    HIGH_RUN = "high_run"
    TRENTA = "trenta"
    FRAC = "frac"
    SPADE = "spade"
    NAPULA = "napula"
    DUE = "due"
    DIECI = "dieci"
    FANTE = "fante"
    KNOCK = "knock"
    PICILA = "picila"
    BAGER = "bager"
    TRIS = "tris"

    __hash__ = str.__hash__


COUNTABLE: Final = (
    Category.CARTE,
    Category.DENARI,
    Category.SETTEBELLO,
    Category.PRIMIERA,
    Category.RE_BELLO,
    Category.NAPOLA,
    Category.SCOPE,
)
"""The categories that ``count_order`` may name, in their default order (R7.6)."""

SIZES: Final = ((3, 4), (9, 4), (10, 0), (12, 4))
"""The listed pairs of ``hand_size`` and ``table_size`` (section O)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One field per option; the defaults are the first values of the table of options.

    A ``Rules`` value may be unplayable: ask ``problems``.

    >>> scopa = Rules(players=2, capture_priority=CapturePriority.SINGLE_FIRST, target=11)
    >>> scopa.sides, scopa.deck_cards[0]
    (2, <Card.AD: 'Ad'>)
    """

    players: int = 2
    teams: Teams = Teams.NONE
    deck: Deck = Deck.ITA40
    direction: Direction = Direction.ANTICLOCKWISE
    hand_size: int = 3
    table_size: int = 4
    deal_packets: DealPackets = DealPackets.THREES
    redeal: frozenset[Redeal] = frozenset({Redeal.THREE_KINGS})
    first_dealer: FirstDealer = FirstDealer.RANDOM
    dealer_rotation: DealerRotation = DealerRotation.NEXT_IN_DIRECTION
    capture_mode: CaptureMode = CaptureMode.MATCH_OR_SUM
    capture_priority: CapturePriority = CapturePriority.FEWEST_CARDS
    capture_obligation: CaptureObligation = CaptureObligation.FORCED
    max_capture: int | None = None
    court_capture: CourtCapture = CourtCapture.NUMERIC
    ace_rule: AceRule = AceRule.NORMAL
    ace_with_ace_on_table: AceWithAceOnTable = AceWithAceOnTable.TAKES_ALL
    ace_on_empty_table: AceOnEmptyTable = AceOnEmptyTable.CAPTURES_ITSELF
    ace_scopa: AceScopa = AceScopa.NEVER
    ace_first_play_forbidden: bool = False
    wild_ace_may_trail: bool = True
    last_card_scopa: bool = False
    leftovers_to: LeftoversTo = LeftoversTo.LAST_CAPTURER
    no_capture_leftovers: NoCaptureLeftovers = NoCaptureLeftovers.NOBODY
    carte_rule: MostRule = MostRule.PLURALITY
    denari_rule: MostRule = MostRule.PLURALITY
    primiera_missing_suit: PrimieraMissingSuit = PrimieraMissingSuit.NULL
    primiera_rule: PrimieraRule = PrimieraRule.VALUES
    re_bello: bool = False
    napola: Napola = Napola.OFF
    napola_all_ten_wins: bool = False
    scopa_doubler: ScopaDoubler = ScopaDoubler.NONE
    score_set: ScoreSet = ScoreSet.STANDARD
    escoba_setenta: EscobaSetenta = EscobaSetenta.PRIMIERA
    escoba_extras: bool = False
    target: int = 21
    match_end: MatchEnd = MatchEnd.AFTER_DEAL
    false_claim: FalseClaim = FalseClaim.NOT_OFFERED
    both_over: BothOver = BothOver.HIGHEST
    count_order: tuple[Category, ...] = COUNTABLE
    tie_break: TieBreak = TieBreak.EXTRA_DEALS
    goal: Goal = Goal.MOST

    @property
    def sides(self) -> int:
        """The number of sides that score for themselves (R2.2)."""
        match self.teams:
            case Teams.NONE:
                return self.players
            case Teams.THREE_PAIRS:
                return 3
            case _:
                return 2

    @property
    def deck_cards(self) -> tuple[Card, ...]:
        """The cards this game is played with, in the order of the unshuffled pack (R1.1, R1.6)."""
        return DECK52 if self.deck is Deck.BRESCIANE52 else DECK


OPTIONS: Final[tuple[str, ...]] = tuple(field.name for field in fields(Rules))
"""The option names in the order of section O."""


def side_of(rules: Rules, seat: Seat) -> Side:
    """The side a seat plays for (R2.2).

    >>> side_of(Rules(players=4, teams=Teams.PAIRS), Seat(3))
    1
    """
    return Side(seat % rules.sides)


def seats_of(rules: Rules, side: Side) -> tuple[Seat, ...]:
    """The seats that play for a side, in ascending order (R2.2)."""
    return tuple(Seat(seat) for seat in range(side, rules.players, rules.sides))
