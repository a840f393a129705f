"""The rules in force, told to a person: one table of sentences, chosen by the options.

Each row of the table says which clause it tells, under which key its words stand, which options choose it
and when it is worth saying. What the options *do* is in ``settebello.rules``; nothing here decides a game.
The same table serves ``settebello rules NAME``, the question "which rules are in force?" at the table, and
the list of options in the docs.

Also here are the facts a reader wants beside an option: its clauses, and its values in words.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from settebello.i18n.catalogue import Words, code_key
from settebello.i18n.names import join_words
from settebello.notation.options import NULL, changed_options, format_option, option_choices
from settebello.rules.knocking import knocking_is_played
from settebello.rules.options import (
    AceRule,
    CaptureMode,
    CaptureObligation,
    Category,
    CourtCapture,
    EscobaSetenta,
    Goal,
    MatchEnd,
    Napola,
    PrimieraRule,
    Redeal,
    Rules,
    ScopaDoubler,
    ScoreSet,
    Teams,
)
from settebello.rules.scoring import counted

OPTION_CLAUSES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "players": ("R2.1",),
        "teams": ("R2.1", "R2.2"),
        "deck": ("R1.6",),
        "direction": ("R2.3",),
        "hand_size": ("R3.1", "R3.2", "R3.3", "R3.4", "R1.6"),
        "table_size": ("R3.1", "R3.3", "R3.4"),
        "deal_packets": ("R3.5",),
        "redeal": ("R3.6", "R3.7", "R3.8"),
        "first_dealer": ("R2.7",),
        "dealer_rotation": ("R2.6",),
        "capture_mode": ("R4.2", "R9.1", "R9.4"),
        "capture_priority": ("R4.5", "R4.6", "R4.7"),
        "capture_obligation": ("R4.4",),
        "max_capture": ("R4.13",),
        "court_capture": ("R9.7",),
        "ace_rule": ("R8.1", "R8.2", "R8.7"),
        "ace_with_ace_on_table": ("R8.3",),
        "ace_on_empty_table": ("R8.4",),
        "ace_scopa": ("R8.5",),
        "ace_first_play_forbidden": ("R8.6",),
        "wild_ace_may_trail": ("R8.8",),
        "last_card_scopa": ("R5.2",),
        "leftovers_to": ("R5.6",),
        "no_capture_leftovers": ("R5.8",),
        "carte_rule": ("R6.11",),
        "denari_rule": ("R6.11",),
        "primiera_missing_suit": ("R6.8",),
        "primiera_rule": ("R6.14",),
        "re_bello": ("R6.9",),
        "napola": ("R6.10",),
        "napola_all_ten_wins": ("R6.13",),
        "scopa_doubler": ("R9.10",),
        "score_set": ("R6.2", "R9.2", "R9.6", "R9.8", "R9.9", "R9.11"),
        "escoba_setenta": ("R9.2",),
        "escoba_extras": ("R9.2",),
        "target": ("R7.5",),
        "match_end": ("R10.1",),
        "false_claim": ("R10.6",),
        "both_over": ("R7.3", "R7.6"),
        "count_order": ("R7.6",),
        "tie_break": ("R7.4",),
        "goal": ("R7.7",),
    }
)
"""The clauses that say what an option means, in the order of the table of options."""


class Section(StrEnum):
    """The chapters of a rulebook in words."""

    TABLE = "table"
    DEAL = "deal"
    CAPTURES = "captures"
    ACES = "aces"
    SCOPA = "scopa"
    POINTS = "points"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule in force: its clause, its words, and the options it comes from that are not the usual ones."""

    section: Section
    clause: str
    text: str
    changed: tuple[str, ...]


_When = Callable[[Rules], bool]
_Clause = str | Mapping[str, str]


def _always(_rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class _Line:
    """A row of the rulebook. ``by`` is the option whose value ends the key (and may choose the clause)."""

    clause: _Clause
    key: str
    when: _When = _always
    by: str = ""
    options: tuple[str, ...] = ()


def _plain_mode(rules: Rules) -> bool:
    return rules.capture_mode is CaptureMode.MATCH_OR_SUM


def _great_ace(rules: Rules) -> bool:
    return rules.ace_rule is AceRule.TAKES_ALL


def _classic(rules: Rules) -> bool:
    """Whether the points of the pack are counted at all (R9.8 and R9.9 have others)."""
    return rules.score_set not in (ScoreSet.CICERA, ScoreSet.FRAC)


def _primiera(rules: Rules) -> bool:
    sevens = rules.score_set is ScoreSet.ESCOBA and rules.escoba_setenta is EscobaSetenta.MOST_SEVENS
    return _classic(rules) and not sevens


def _primiera_values(rules: Rules) -> bool:
    return _primiera(rules) and rules.primiera_rule is PrimieraRule.VALUES


def _scores(score_set: ScoreSet) -> _When:
    return lambda rules: rules.score_set is score_set


def _voids(redeal: Redeal) -> _When:
    return lambda rules: redeal in rules.redeal and rules.table_size > 0


def _hand(size: int) -> _When:
    return lambda rules: rules.hand_size == size


def _packets(rules: Rules) -> int:
    """How many times the hands are dealt (R3.2)."""
    return (len(rules.deck_cards) - rules.table_size) // max(1, rules.players * rules.hand_size)


def _all_at_once(size: int) -> _When:
    return lambda rules: rules.hand_size == size and _packets(rules) == 1


def _many_deals(rules: Rules) -> bool:
    return rules.score_set is not ScoreSet.FRAC


_TABLE: Final = (
    _Line("R2.1", "table", by="teams", options=("players",)),
    _Line("R2.2", "partners", lambda r: r.teams is not Teams.NONE, options=("teams",)),
    _Line({"ita40": "R1.1", "bresciane52": "R1.6"}, "deck", by="deck"),
    _Line("R1.2", "values", lambda r: r.court_capture is CourtCapture.NUMERIC),
    _Line("R2.3", "direction", by="direction"),
    _Line("R2.4", "first-of-two", lambda r: r.players == 2),
    _Line("R2.4", "first", lambda r: r.players > 2, by="direction"),
    _Line("R2.7", "first-dealer", by="first_dealer"),
    _Line("R2.6", "next-dealer", by="dealer_rotation"),
    _Line("R2.8", "cut-of-two", lambda r: r.players == 2),
    _Line("R2.8", "cut", lambda r: r.players > 2, by="direction"),
)
_DEAL: Final = (
    _Line("R3.1", "deal-3", _hand(3), options=("hand_size", "table_size")),
    _Line("R3.4", "deal-9", _hand(9), options=("hand_size", "table_size")),
    _Line("R3.3", "deal-10", _hand(10), options=("hand_size", "table_size")),
    _Line("R1.6", "deal-12", _hand(12), options=("hand_size", "table_size")),
    _Line("R3.4", "no-stock", _all_at_once(9), options=("hand_size",)),
    _Line("R3.3", "no-stock", _all_at_once(10), options=("hand_size",)),
    _Line("R1.6", "no-stock", _all_at_once(12), options=("hand_size",)),
    _Line("R3.2", "packets", lambda r: _packets(r) > 1, options=("hand_size", "players")),
    _Line("R3.5", "packets-by", by="deal_packets"),
    _Line("R3.6", "void-three-kings", _voids(Redeal.THREE_KINGS), options=("redeal",)),
    _Line("R3.7", "void-three-of-a-rank", _voids(Redeal.THREE_OF_A_RANK), options=("redeal",)),
    _Line("R3.8", "void-two-aces", _voids(Redeal.TWO_ACES), options=("redeal",)),
    _Line("R3.8", "void-table-sum-le-10", _voids(Redeal.TABLE_SUM_LE_10), options=("redeal",)),
    _Line("R3.9", "void-again", lambda r: bool(r.redeal) and r.table_size > 0),
    _Line("R3.8", "void-never", lambda r: not r.redeal and r.table_size > 0, options=("redeal",)),
    _Line("R3.10", "void-no-table", lambda r: r.table_size == 0),
)
_CAPTURES: Final = (
    _Line("R4.1", "turn"),
    _Line({"match_or_sum": "R4.2", "fifteen": "R9.1", "cirulla": "R9.4"}, "capture", by="capture_mode"),
    _Line("R9.7", "court-capture", lambda r: r.court_capture is CourtCapture.RANK_ONLY, by="court_capture"),
    _Line(
        {"fewest_cards": "R4.5", "single_first": "R4.6", "free": "R4.7"}, "priority", _plain_mode,
        by="capture_priority",
    ),
    _Line(
        {"fewest_cards": "R4.5", "single_first": "R4.6", "free": "R4.7"}, "cirulla-priority",
        lambda r: r.capture_mode is CaptureMode.CIRULLA, by="capture_priority",
    ),
    _Line("R9.1", "fifteen-free", lambda r: r.capture_mode is CaptureMode.FIFTEEN, options=("capture_mode",)),
    _Line("R4.4", "obligation", _plain_mode, by="capture_obligation"),
    _Line("R9.1", "forced", lambda r: r.capture_mode is CaptureMode.FIFTEEN, options=("capture_mode",)),
    _Line("R4.4", "forced", lambda r: r.capture_mode is CaptureMode.CIRULLA, options=("capture_mode",)),
    _Line("R4.8", "one-capture", _plain_mode),
    _Line("R4.13", "max-capture", lambda r: r.max_capture is not None, options=("max_capture",)),
    _Line(
        "R4.14", "any-card",
        lambda r: not (_plain_mode(r) and r.capture_obligation is CaptureObligation.OPTIONAL),
    ),
    _Line("R4.10", "pile"),
)  # fmt: skip
_ACES: Final = (
    _Line({"normal": "R8.1", "takes_all": "R8.2", "wild": "R8.7"}, "ace", by="ace_rule"),
    _Line("R8.3", "ace-on-ace", _great_ace, by="ace_with_ace_on_table"),
    _Line(
        "R9.4", "ace-fifteen", lambda r: r.capture_mode is CaptureMode.CIRULLA, options=("capture_mode",)
    ),
    _Line("R8.4", "ace-on-nothing", _great_ace, by="ace_on_empty_table"),
    _Line("R8.5", "ace-scopa", _great_ace, by="ace_scopa"),
    _Line(
        "R8.6", "ace-not-first",
        lambda r: r.ace_first_play_forbidden and _great_ace(r) and r.hand_size == 10,
        options=("ace_first_play_forbidden",),
    ),
    _Line("R8.8", "wild-ace", lambda r: r.ace_rule is AceRule.WILD, by="wild_ace_may_trail"),
    _Line("R8.9", "ace-lying", lambda r: r.ace_rule is not AceRule.NORMAL),
)  # fmt: skip
_SCOPA: Final = (
    _Line("R5.1", "scopa"),
    _Line("R5.2", "last-card", by="last_card_scopa"),
    _Line("R5.6", "leftovers", by="leftovers_to"),
    _Line("R5.7", "leftovers-count"),
    _Line(
        "R5.8", "no-capture",
        lambda r: _plain_mode(r) and r.capture_obligation is not CaptureObligation.FORCED,
        by="no_capture_leftovers",
    ),
    _Line(
        "R9.3", "opening",
        lambda r: r.score_set in (ScoreSet.ESCOBA, ScoreSet.CIRULLA) and r.table_size > 0,
        options=("score_set",),
    ),
)  # fmt: skip
_POINTS: Final = (
    _Line("R6.1", "count"),
    _Line("R6.2", "scope", lambda r: r.score_set is not ScoreSet.FRAC),
    _Line("R9.10", "doubler", lambda r: _classic(r) and r.scopa_doubler is not ScopaDoubler.NONE,
          by="scopa_doubler"),
    _Line({"plurality": "R6.3", "majority": "R6.11"}, "carte", _classic, by="carte_rule"),
    _Line({"plurality": "R6.4", "majority": "R6.11"}, "denari", _classic, by="denari_rule"),
    _Line("R6.5", "settebello", _classic),
    _Line({"values": "R6.7", "most_sevens": "R6.14"}, "primiera", _primiera, by="primiera_rule"),
    _Line("R6.6", "primiera-table", _primiera_values),
    _Line("R6.8", "missing-suit", _primiera_values, by="primiera_missing_suit"),
    _Line("R9.2", "most-sevens", lambda r: _classic(r) and not _primiera(r), options=("escoba_setenta",)),
    _Line("R9.2", "escoba-extras", lambda r: r.score_set is ScoreSet.ESCOBA and r.escoba_extras,
          options=("escoba_extras",)),
    _Line("R6.9", "re-bello", lambda r: _classic(r) and r.re_bello, options=("re_bello",)),
    _Line("R6.10", "napola", lambda r: _classic(r) and r.napola is not Napola.OFF, by="napola"),
    _Line("R6.13", "all-ten", lambda r: _classic(r) and r.napola_all_ten_wins,
          options=("napola_all_ten_wins",)),
    _Line("R9.6", "cirulla-runs", _scores(ScoreSet.CIRULLA), options=("score_set",)),
    _Line("R9.5", "knock", knocking_is_played, options=("score_set",)),
    _Line("R9.8", "cicera-points", _scores(ScoreSet.CICERA), options=("score_set",)),
    _Line("R9.8", "cicera-play", _scores(ScoreSet.CICERA), options=("score_set",)),
    _Line("R9.9", "frac", _scores(ScoreSet.FRAC), options=("score_set",)),
    _Line("R9.11", "trenta", _scores(ScoreSet.SCOPONE_DI_TRENTA), options=("score_set",)),
    _Line("R6.12", "tied", _classic),
)  # fmt: skip
_MATCH: Final = (
    _Line("R9.9", "one-deal", _scores(ScoreSet.FRAC), options=("score_set",)),
    _Line({"most": "R7.2", "least": "R7.7"}, "target", _many_deals, by="goal", options=("target",)),
    _Line(
        {"highest": "R7.3", "count_order": "R7.6"}, "both-over",
        lambda r: _many_deals(r) and r.goal is Goal.MOST, by="both_over",
    ),
    _Line("R7.4", "tie-break", lambda r: _many_deals(r) and r.goal is Goal.MOST, by="tie_break"),
    _Line("R7.4", "tie-at-the-bottom", lambda r: _many_deals(r) and r.goal is Goal.LEAST, by="tie_break"),
    _Line("R10.1", "stop", _many_deals, by="match_end"),
    _Line("R10.6", "claim", lambda r: _many_deals(r) and r.match_end is MatchEnd.STOP_ON_REACHING,
          by="false_claim"),
)  # fmt: skip

_BOOK: Final[Mapping[Section, tuple[_Line, ...]]] = MappingProxyType(
    {
        Section.TABLE: _TABLE,
        Section.DEAL: _DEAL,
        Section.CAPTURES: _CAPTURES,
        Section.ACES: _ACES,
        Section.SCOPA: _SCOPA,
        Section.POINTS: _POINTS,
        Section.MATCH: _MATCH,
    }
)


def rulebook(words: Words, rules: Rules) -> tuple[Sentence, ...]:
    """Every rule in force as a sentence with its clause, chapter after chapter.

    >>> from settebello.i18n import words
    >>> [s.text for s in rulebook(words("en"), Rules()) if s.clause == "R5.1"]
    ['A capture that clears the table is a scopa.']
    """
    return tuple(_sentences(words, rules))


def rules_in_words(words: Words, rules: Rules) -> list[str]:
    """The sentences of the rulebook alone: what to say when somebody asks which rules are in force."""
    return [sentence.text for sentence in rulebook(words, rules)]


def unusual_options(rules: Rules) -> dict[str, str]:
    """The options that do not have their usual value, as text; who sits at the table is never unusual.

    >>> unusual_options(Rules(players=4, target=31))
    {'target': '31'}
    """
    return changed_options(rules, Rules(players=rules.players, teams=rules.teams))


def _sentences(words: Words, rules: Rules) -> Iterator[Sentence]:
    changed = unusual_options(rules)
    facts = _facts(words, rules)
    for section, lines in _BOOK.items():
        for line in lines:
            if line.when(rules):
                value = format_option(line.by, getattr(rules, line.by)) if line.by else ""
                clause = line.clause if isinstance(line.clause, str) else line.clause[value]
                key = code_key("rulebook", line.key, *([value] if value else []))
                source = (*([line.by] if line.by else []), *line.options)
                marked = tuple(option for option in source if option in changed)
                yield Sentence(section, clause, words(key, **facts), marked)


def _facts(words: Words, rules: Rules) -> dict[str, object]:
    """What the sentences may speak of."""
    return {
        "players": rules.players,
        "target": rules.target,
        "hand": rules.hand_size,
        "packets": _packets(rules),
        "max": rules.max_capture or 0,
        "order": join_words(words, [words(value_key("count_order", each)) for each in _order(rules)]),
    }


def _order(rules: Rules) -> tuple[Category, ...]:
    """The categories to name where points are counted in order; a table without its own has the usual one."""
    return rules.count_order or counted(rules)


def value_key(name: str, text: str) -> str:
    """The catalogue key of one value (or one item) of an option."""
    return code_key("category", text) if name == "count_order" else code_key("value", name, text)


def value_in_words(words: Words, name: str, text: str) -> str:
    """An option's value, given as text, in words.

    >>> from settebello.i18n import words
    >>> value_in_words(words("it"), "redeal", "three_kings,two_aces")
    'tre o quattro re in tavola e due o più assi in tavola'
    >>> value_in_words(words("en"), "max_capture", "2"), value_in_words(words("en"), "redeal", "")
    ('at most 2 cards', 'none')
    """
    if name == "target":
        return text
    if name == "max_capture" and text != NULL:
        return words("value-max-capture", number=int(text))
    if not text:
        return words("value-usual-order" if name == "count_order" else "value-nothing")
    return join_words(words, [words(value_key(name, item)) for item in text.split(",")])


def named_values(name: str) -> tuple[str, ...]:
    """The values of an option that have words, the default first; none for ``target``."""
    return (NULL,) if name == "max_capture" else option_choices(name)
