"""The score sheet: who won each point and why, with the cards that tell (R6, R9)."""

from dataclasses import replace

import pytest
from tests.strategies import SEATINGS
from tests.test_client.tables import by_chance, head, play_out, room_of

from settebello.client.protocol import DealScored
from settebello.i18n import words
from settebello.rules import (
    DECK,
    PRESETS,
    Card,
    Category,
    LeftoversTo,
    MostRule,
    PrimieraMissingSuit,
    PrimieraRule,
    Rules,
    Seat,
    Side,
    Status,
    cards,
    score_piles,
)
from settebello.tui.sheet import Nobody, rows, sheet_lines
from settebello.tui.voice import Voice

SCOPA = PRESETS["scopa"].rules
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fausto")

MINE = cards("7d 6d 5d 4d 3d 7c 6c 5c 4c 3c 7s 6s 5s 4s 3s 7b 6b 5b 4b 3b")
HIS = tuple(card for card in DECK if card not in MINE)
Piles = tuple[tuple[Card, ...], ...]


def scored(rules: Rules, piles: Piles, scope: tuple[int, ...] = (0, 0), **changes: object) -> DealScored:
    result = score_piles(rules, piles, scope)
    plain = DealScored(
        number=1,
        score=result,
        scope=scope,
        leftovers=(),
        leftovers_to=None,
        totals=result.totals,
        status=Status.CONTINUE,
        next_dealer=Seat(0),
        commitment="c" * 64,
        secret=bytes(32),
    )
    return replace(plain, **changes)  # type: ignore[arg-type]


def voice(rules: Rules, lang: str = "it") -> Voice:
    return Voice(say=words(lang), rules=rules, names=NAMES[: rules.players], seat=Seat(0))


def lines(rules: Rules, sheet: DealScored, lang: str = "it") -> list[str]:
    return [line.text for line in sheet_lines(voice(rules, lang), sheet)]


def test_a_whole_sheet() -> None:
    aces = "asso di denari 16, asso di coppe 16, asso di spade 16, asso di bastoni 16"
    assert lines(SCOPA, scored(SCOPA, (MINE, HIS), (2, 1))) == [
        "Punti della smazzata 1.",
        "Carte: pari, il punto non va a nessuno (tu 20, Bruno 20).",
        "Denari: pari, il punto non va a nessuno (tu 5, Bruno 5).",
        "Settebello: un punto a te.",
        "Primiera: un punto a te (tu 84, Bruno 64).",
        "Scope: 2 punti a te e un punto a Bruno.",
        "Primiera, tu: 7 di denari 21, 7 di coppe 21, 7 di spade 21, 7 di bastoni 21; in tutto 84.",
        f"Primiera, Bruno: {aces}; in tutto 64.",
        "Denari, tu: 7, 6, 5, 4, 3.",
        "Denari, Bruno: re, cavallo, fante, 2, asso.",
        "In questa smazzata: tu 4, Bruno 1.",
        "Totale: tu 4, Bruno 1.",
        "Segreto del mazzo svelato: 000000000000…",
        "Alla prossima smazzata dai le carte tu.",
    ]


def test_the_same_in_english() -> None:
    sheet = lines(SCOPA, scored(SCOPA, (MINE, HIS), (2, 1)), "en")
    assert sheet[1] == "Carte: a tie, the point goes to nobody (you 20, Bruno 20)."
    assert sheet[5] == "Scope: 2 points to you and one point to Bruno."
    assert sheet[-1] == "You deal next."


# -- why nobody


def reason(rules: Rules, piles: Piles, category: Category) -> Nobody | None:
    scope = (0,) * len(piles)
    return {row.category: row.nobody for row in rows(rules, score_piles(rules, piles, scope))}[category]


def test_R6_12_a_tie_gives_the_point_to_nobody() -> None:
    assert reason(SCOPA, (MINE, HIS), Category.CARTE) is Nobody.TIE
    assert reason(SCOPA, (MINE, HIS), Category.SETTEBELLO) is None


def test_R6_8_a_primiera_that_all_lack_a_suit_for_is_null() -> None:
    denari = tuple(card for card in DECK if card.suit == "d")
    others = tuple(card for card in DECK if card.suit != "d")
    assert reason(SCOPA, (denari, others), Category.PRIMIERA) is Nobody.MISSING
    three = replace(SCOPA, primiera_missing_suit=PrimieraMissingSuit.THREE_IF_ALL_LACK)
    assert reason(three, (denari, others), Category.PRIMIERA) is None


def test_R6_8_complete_primiere_tie_below_the_higher_sum_of_an_incomplete_one() -> None:
    rules = replace(SCOPA, players=3)
    piles = (cards("2d 2c 2s 2b"), cards("Fd Fc Fs 6b Cb"), cards("7d 7c 7s"))
    score = score_piles(rules, piles, (0, 0, 0))
    assert score.primiera is not None
    assert [(one.suits, one.total) for one in score.primiera] == [(4, 48), (4, 48), (3, 63)]
    assert reason(rules, piles, Category.PRIMIERA) is Nobody.TIE
    sheet = lines(rules, scored(rules, piles, (0, 0, 0)))
    assert "Primiera: pari, il punto non va a nessuno (tu 48, Bruno 48, Carla 63)." in sheet


@pytest.mark.parametrize(
    ("missing", "why"),
    [
        (PrimieraMissingSuit.NULL, Nobody.MISSING),
        (PrimieraMissingSuit.THREE_IF_ALL_LACK, Nobody.TIE),
        (PrimieraMissingSuit.LEXICOGRAPHIC, Nobody.TIE),
        (PrimieraMissingSuit.ZERO, Nobody.TIE),
    ],
)
def test_R6_8_equal_incomplete_primiere_tie_where_they_count_at_all(
    missing: PrimieraMissingSuit, why: Nobody
) -> None:
    rules = replace(SCOPA, primiera_missing_suit=missing)
    assert reason(rules, (cards("7d 6c As"), cards("6d 7c Ab")), Category.PRIMIERA) is why


def test_a_category_whose_reasons_are_not_known_gets_no_wrong_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello.tui.sheet.AT_LEAST", {})
    rules = replace(PRESETS["scopa_guida"].rules, players=3)
    assert reason(rules, (DECK[:18], DECK[18:30], DECK[30:]), Category.CARTE) is Nobody.NONE


def test_R6_11_a_majority_that_nobody_has() -> None:
    rules = replace(PRESETS["scopa_guida"].rules, players=3)
    piles = (DECK[:18], DECK[18:30], DECK[30:])
    assert rules.carte_rule is MostRule.MAJORITY
    assert reason(rules, piles, Category.CARTE) is Nobody.NOT_ENOUGH
    sheet = lines(rules, scored(rules, piles, (0, 0, 0)))
    assert sheet[1] == (
        "Carte: il punto non va a nessuno, ce ne volevano almeno 21 (tu 18, Bruno 12, Carla 10)."
    )


def test_R6_14_most_sevens_are_listed_and_not_added_up() -> None:
    rules = replace(SCOPA, primiera_rule=PrimieraRule.MOST_SEVENS)
    sheet = lines(rules, scored(rules, (MINE, HIS)))
    assert "Primiera: un punto a te (tu 4, Bruno 0)." in sheet
    assert "Primiera, tu: 7 di denari, 7 di coppe, 7 di spade, 7 di bastoni." in sheet


def test_R6_6_a_missing_suit_is_named() -> None:
    mine = tuple(card for card in DECK if card.suit not in "sb")
    rest = tuple(card for card in DECK if card.suit in "sb")
    sheet = lines(SCOPA, scored(SCOPA, (mine, rest)))
    assert sheet[6] == (
        "Primiera, tu: 7 di denari 21, 7 di coppe 21; in tutto 42, ma mancano i semi di spade e bastoni."
    )
    lacking_one = tuple(card for card in DECK if card.suit != "b")
    sheet = lines(SCOPA, scored(SCOPA, (lacking_one, tuple(set(DECK) - set(lacking_one)))))
    assert sheet[6].endswith("in tutto 63, ma manca il seme di bastoni.")


def test_a_side_without_a_card_has_no_primiera() -> None:
    assert "Primiera, Bruno: nessuna carta." in lines(SCOPA, scored(SCOPA, (DECK, ())))


# -- what is left, what decides


@pytest.mark.parametrize(
    ("to", "rules", "text"),
    [
        (0, SCOPA, "Quel che resta va a te, che hai preso per ultimo: il 7 di denari."),
        (1, SCOPA, "Quel che resta va a Bruno, che ha preso per ultimo: il 7 di denari."),
        (None, SCOPA, "Quel che resta non va a nessuno: il 7 di denari."),
        (
            1,
            replace(SCOPA, leftovers_to=LeftoversTo.DEALER),
            "Quel che resta va a Bruno, che ha dato le carte: il 7 di denari.",
        ),
        (
            0,
            PRESETS["scopone"].rules,
            "Quel che resta va a te e Carla, che avete preso per ultimi: il 7 di denari.",
        ),
        (
            1,
            PRESETS["scopone"].rules,
            "Quel che resta va a Bruno e Dino, che hanno preso per ultimi: il 7 di denari.",
        ),
    ],
)
def test_R5_6_whose_the_leftovers_are(to: int | None, rules: Rules, text: str) -> None:
    side = None if to is None else Side(to)
    sheet = scored(rules, (MINE, HIS), leftovers=cards("7d"), leftovers_to=side)
    assert lines(rules, sheet)[0] == text


def test_R9_10_doubled_scope_are_explained() -> None:
    rules = PRESETS["ponino"].rules
    mine = tuple(card for card in DECK if card.rank == "C") + MINE
    sheet = lines(rules, scored(rules, (mine, tuple(set(DECK) - set(mine))), (2, 0)))
    assert "Scope: 4 punti a te." in sheet
    assert "Tu: con i quattro cavalli le scope valgono doppio." in sheet


def test_R6_13_a_win_at_once_is_told() -> None:
    rules = PRESETS["asso_piglia_tutto"].rules
    denari = tuple(card for card in DECK if card.suit == "d")
    sheet = lines(rules, scored(rules, (denari, tuple(set(DECK) - set(denari)))))
    assert "Con questi punti hai vinto la partita, qualunque sia il totale." in sheet


def test_R9_9_eight_all_is_decided_by_a_king() -> None:
    rules = PRESETS["scopa_frac"].rules
    courts = [card for card in DECK if card.rank in "AFCR"]
    piles = (tuple(courts[:8]), tuple(courts[8:]))
    assert "Otto pari: decide il re di denari." in lines(rules, scored(rules, piles))


def sheets_of(preset: str, rules: Rules) -> tuple[DealScored, ...]:
    """The sheets of a whole match."""
    told = play_out(room_of(head(preset, rules, seed=9)), by_chance(3))
    return tuple(event for event in told if isinstance(event, DealScored))


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: f"{one[0]}-{one[1].players}-{one[1].teams}")
def test_every_rulebook_has_a_sheet_that_adds_up(seating: tuple[str, Rules]) -> None:
    preset, rules = seating
    for sheet in sheets_of(preset, rules):
        found = rows(rules, sheet.score)
        assert (
            tuple(sum(row.points[side] for row in found) for side in range(rules.sides)) == sheet.score.totals
        )
        assert len({row.category for row in found}) == len(found)
        assert all(any(row.points) != (row.nobody is not None) for row in found)
        assert all(lines(rules, sheet, "it"))
        assert all(lines(rules, sheet, "en"))
