"""Presets: the rulebooks as data, one short entry each (section P).

A preset is a ``Rules`` value, the tables that may sit down to it, and where it comes from. Its words
live in the catalogue under ``preset-<name>``. ``agreed`` names changes that its source or its players
often agree on: a hint for whoever offers a choice, never a limit.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from settebello.rules.options import (
    AceRule,
    AceScopa,
    AceWithAceOnTable,
    CaptureMode,
    CaptureObligation,
    CapturePriority,
    CourtCapture,
    DealPackets,
    Deck,
    Direction,
    Goal,
    MostRule,
    Napola,
    PrimieraMissingSuit,
    Redeal,
    Rules,
    ScopaDoubler,
    ScoreSet,
    Teams,
)


class Source(StrEnum):
    """Where a rulebook comes from: one of four documents, tradition, or the house rules of some tables."""

    D000 = "000"
    D002 = "002"
    D003 = "003"
    D004 = "004"
    TRADITION = "tradition"
    HOUSE = "house"


class Table(NamedTuple):
    """How many sit down and in what teams (R2.1)."""

    players: int
    teams: Teams


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A rulebook: its name, its rules seated for the first of its tables, who may sit, its source."""

    name: str
    rules: Rules
    tables: tuple[Table, ...]
    source: Source
    agreed: tuple[str, ...] = ()
    """Changes often agreed on, as ``option=value``."""


TWO: Final = Table(2, Teams.NONE)
THREE: Final = Table(3, Teams.NONE)
FOUR: Final = Table(4, Teams.NONE)
PAIRS: Final = Table(4, Teams.PAIRS)
ANY: Final = (TWO, THREE, FOUR, PAIRS)
SIX: Final = (Table(6, Teams.NONE), Table(6, Teams.THREE_PAIRS), Table(6, Teams.TWO_TRIOS))


def _preset(name: str, source: Source, tables: tuple[Table, ...], rules: Rules, *agreed: str) -> Preset:
    players, teams = tables[0]
    seated = replace(rules, players=players, teams=teams)
    return Preset(name=name, rules=seated, tables=tables, source=source, agreed=agreed)


_NO_REDEAL: Final = frozenset[Redeal]()
_WIKIPEDIA: Final = Rules(primiera_missing_suit=PrimieraMissingSuit.THREE_IF_ALL_LACK)
_GUIDA: Final = Rules(
    direction=Direction.CLOCKWISE,
    deal_packets=DealPackets.ONE_BY_ONE,
    redeal=frozenset({Redeal.THREE_OF_A_RANK}),
    capture_priority=CapturePriority.SINGLE_FIRST,
    carte_rule=MostRule.MAJORITY,
    denari_rule=MostRule.MAJORITY,
    target=11,
)
_ACES: Final = Rules(capture_priority=CapturePriority.SINGLE_FIRST, ace_rule=AceRule.TAKES_ALL)
_SINGLE: Final = Rules(capture_priority=CapturePriority.SINGLE_FIRST)

_ALL: Final = (
    # -- document 000
    _preset(
        "scopa_wikipedia", Source.D000, ANY, _WIKIPEDIA, "re_bello=true", "match_end=stop_on_reaching"
    ),
    _preset(
        "scopone_wikipedia", Source.D000, (PAIRS,),
        replace(_WIKIPEDIA, hand_size=10, table_size=0, redeal=_NO_REDEAL),
        "re_bello=true", "match_end=stop_on_reaching",
    ),
    _preset(
        "scopone_scientifico_wikipedia", Source.D000, (PAIRS,), replace(_WIKIPEDIA, hand_size=9),
        "re_bello=true", "match_end=stop_on_reaching",
    ),
    # -- document 002
    _preset("scopa_illustrata", Source.D002, ANY, replace(_WIKIPEDIA, redeal=_NO_REDEAL), "re_bello=true"),
    # -- document 003
    _preset("scopa_guida", Source.D003, ANY, _GUIDA, "target=21"),
    _preset("scopone_guida", Source.D003, (PAIRS,), replace(_GUIDA, hand_size=9, target=21), "target=11"),
    _preset("scopa_d_assi_guida", Source.D003, ANY, replace(_GUIDA, ace_rule=AceRule.WILD), "target=21"),
    # -- document 004
    _preset("scopa_online", Source.D004, ANY, replace(_SINGLE, target=11)),
    _preset("scopone_online", Source.D004, (PAIRS,), replace(_SINGLE, hand_size=9)),
    _preset(
        "scopone_scientifico_online", Source.D004, (PAIRS,),
        replace(_SINGLE, hand_size=10, table_size=0, redeal=_NO_REDEAL),
    ),
    # -- the wider family
    _preset(
        "scopa", Source.TRADITION, ANY + SIX, replace(_SINGLE, target=11),
        "target=16", "target=21", "target=31",
    ),
    _preset(
        "scopone", Source.TRADITION, (PAIRS,),
        replace(_SINGLE, hand_size=9, deal_packets=DealPackets.P32323),
    ),
    _preset(
        "scopone_scientifico", Source.TRADITION, (PAIRS,),
        replace(_SINGLE, hand_size=10, table_size=0, redeal=_NO_REDEAL),
    ),
    _preset(
        "asso_piglia_tutto", Source.TRADITION, ANY,
        replace(_ACES, napola=Napola.LENGTH, napola_all_ten_wins=True),
        "hand_size=10", "table_size=0", "deal_packets=3-3-4", "target=31",
    ),
    _preset(
        "asso_piglia_tutto_scopone", Source.TRADITION, (PAIRS,),
        replace(
            _ACES, hand_size=10, table_size=0, deal_packets=DealPackets.P334, redeal=_NO_REDEAL,
            napola=Napola.LENGTH, napola_all_ten_wins=True, target=31,
        ),
        "target=21", "ace_first_play_forbidden=true",
    ),
    _preset("asso_piglia_tutto_scopa", Source.HOUSE, ANY, replace(_ACES, ace_scopa=AceScopa.ALWAYS)),
    _preset(
        "scopa_d_asso_piemonte", Source.TRADITION, ANY,
        replace(
            _ACES, ace_with_ace_on_table=AceWithAceOnTable.ACE_ONLY, ace_scopa=AceScopa.LONE_ACE,
            re_bello=True, napola=Napola.LENGTH, napola_all_ten_wins=True,
        ),
    ),
    _preset(
        "scopa_a_15", Source.TRADITION, ANY,
        Rules(capture_mode=CaptureMode.FIFTEEN, capture_priority=CapturePriority.FREE, target=11),
    ),
    _preset(
        "escoba", Source.TRADITION, ANY,
        Rules(
            capture_mode=CaptureMode.FIFTEEN, capture_priority=CapturePriority.FREE,
            redeal=_NO_REDEAL, score_set=ScoreSet.ESCOBA, target=15,
        ),
        "target=21",
    ),
    _preset("re_bello", Source.TRADITION, ANY + SIX, replace(_SINGLE, re_bello=True, target=11)),
    _preset(
        "napola", Source.TRADITION, ANY + SIX, replace(_SINGLE, napola=Napola.LENGTH),
        "hand_size=9", "hand_size=10", "table_size=0",
    ),
    _preset(
        "scopone_di_trenta", Source.HOUSE, (PAIRS,),
        replace(_SINGLE, hand_size=9, score_set=ScoreSet.SCOPONE_DI_TRENTA),
    ),
    _preset(
        "cirulla", Source.TRADITION, (TWO, THREE, PAIRS),
        Rules(
            capture_mode=CaptureMode.CIRULLA, ace_rule=AceRule.TAKES_ALL,
            ace_with_ace_on_table=AceWithAceOnTable.ACE_ONLY, ace_scopa=AceScopa.ALWAYS,
            redeal=frozenset({Redeal.TWO_ACES}), score_set=ScoreSet.CIRULLA, target=51,
        ),
    ),
    _preset(
        "cicera", Source.TRADITION, (PAIRS,),
        Rules(
            deck=Deck.BRESCIANE52, hand_size=12, capture_priority=CapturePriority.FREE,
            capture_obligation=CaptureObligation.OPTIONAL, court_capture=CourtCapture.RANK_ONLY,
            redeal=_NO_REDEAL, score_set=ScoreSet.CICERA, target=51,
        ),
    ),
    _preset("scopa_a_perdere", Source.HOUSE, ANY + SIX, replace(_SINGLE, goal=Goal.LEAST)),
    _preset(
        "scopa_frac", Source.HOUSE, (TWO, PAIRS),
        Rules(capture_priority=CapturePriority.FREE, score_set=ScoreSet.FRAC),
    ),
    _preset(
        "ponino", Source.HOUSE, ANY + SIX,
        replace(_SINGLE, scopa_doubler=ScopaDoubler.FOUR_CAVALLI, target=11),
    ),
)  # fmt: skip

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType({preset.name: preset for preset in _ALL})
"""Every rulebook by name, in the order of section P."""
