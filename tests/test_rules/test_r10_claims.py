"""R10: stopping on the target in mid-deal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.test_rules.drawn import after, deal_of, rules_of, says, suit

from settebello.rules import (
    PRESETS,
    Category,
    Claim,
    Deal,
    FalseClaim,
    IllegalAction,
    Knock,
    Match,
    MatchEnd,
    MostRule,
    Napola,
    PrimieraMissingSuit,
    PrimieraRule,
    Reason,
    Rules,
    Seat,
    Side,
    Status,
    act,
    cards,
    claim,
    claim_refusal,
    claims,
    locked,
    new_match,
    refusal,
)

STOP = MatchEnd.STOP_ON_REACHING
WIKI = rules_of("scopa_wikipedia", match_end=STOP)


def certain(
    rules: Rules,
    *piles: str,
    scope: Sequence[int] | None = None,
    bonus: Sequence[Sequence[Category]] = (),
) -> list[dict[str, int]]:
    """The locked points by side, each category by its name."""
    found = locked(rules, [cards(pile) for pile in piles], scope or (0,) * len(piles), bonus)
    return [{str(name): worth for name, worth in points.items()} for points in found]


def standing(rules: Rules, *totals: int) -> Match:
    return replace(new_match(rules, Seat(1)), totals=totals)


def captured(rules: Rules, **options: Any) -> Deal:
    """Seat 0 has just taken the settebello; the deal goes on."""
    return after(deal_of(rules, "7c 2c", "3b 4b", table="7d Rs", stock="Ab 2b", **options), "7cx7d")


@says("S000-48", "S002-23")
def test_R10_1_a_side_may_end_the_match_only_if_that_was_agreed() -> None:
    agreed = standing(WIKI, 20, 3)
    assert claims(agreed, captured(WIKI), Side(0))
    plain = rules_of("scopa_wikipedia")
    assert claim_refusal(standing(plain, 20, 3), captured(plain), Side(0)) is Reason.CLAIM_NOT_AGREED
    assert "match_end=stop_on_reaching" in PRESETS["scopa_wikipedia"].agreed
    assert PRESETS["scopa_illustrata"].agreed == ("re_bello=true",)
    assert refusal(captured(WIKI), Claim()) is Reason.CLAIM_NEEDS_MATCH


@says("S000-48")
def test_R10_2_total_and_locked_points_must_reach_the_target() -> None:
    deal = captured(WIKI)
    assert claims(standing(WIKI, 20, 3), deal, Side(0))
    assert claims(standing(WIKI, 25, 3), deal, Side(0))
    assert claim_refusal(standing(WIKI, 19, 3), deal, Side(0)) is Reason.CLAIM_NOT_CERTAIN


@says("S000-48")
def test_R10_3_what_is_locked() -> None:
    assert certain(WIKI, "7d", "", scope=(2, 1)) == [{"settebello": 1, "scope": 2}, {"scope": 1}]
    assert certain(WIKI, suit("d", "A23456"), "") == [{"denari": 1}, {}]
    assert certain(WIKI, suit("d", "A2345"), "") == [{}, {}]
    twenty = f"{suit('c')} {suit('s')}"
    assert certain(WIKI, twenty, "") == [{}, {}]
    online = rules_of("scopa_online", match_end=STOP)
    assert certain(online, f"{twenty} Ab", "") == [{"carte": 1}, {}]
    assert certain(WIKI, f"{twenty} Ab", "")[0] == {
        "carte": 1,
        "primiera": 1,
    }  # three suits, and the others two
    bello = rules_of("scopa_wikipedia", re_bello=True, match_end=STOP)
    assert certain(bello, "Rd", "") == [{"re_bello": 1}, {}]


def test_R10_3_a_napola_is_locked_as_far_as_it_is_complete() -> None:
    length = rules_of("napola", match_end=STOP)
    assert certain(length, suit("d", "A23"), "") == [{"napola": 3}, {}]
    assert certain(length, suit("d", "A235"), "") == [{"napola": 3}, {}]
    assert certain(length, suit("d", "A2"), "") == [{}, {}]
    fixed = rules_of("scopa", napola=Napola.FIXED3, match_end=STOP)
    assert certain(fixed, suit("d", "A2345"), "") == [{"napola": 3}, {}]


def test_R10_3_carte_and_denari_with_three_sides() -> None:
    three = rules_of("scopa", players=3, match_end=STOP)
    assert certain(three, suit("d", "A2345"), "6d 7d", "Fd Cd")[0] == {"denari": 1}
    assert certain(three, suit("d", "A234"), "5d 6d 7d", "Fd Cd")[0] == {}  # with the Rd B would tie
    majority = replace(three, denari_rule=MostRule.MAJORITY)
    assert certain(majority, suit("d", "A2345"), "6d 7d", "Fd Cd")[0] == {}
    assert certain(majority, suit("d", "A23456"), "7d", "Fd Cd")[0] == {"denari": 1}


@pytest.mark.parametrize("rule", list(PrimieraMissingSuit))
def test_R10_3_a_primiera_that_nobody_can_reach_or_tie(rule: PrimieraMissingSuit) -> None:
    rules = rules_of("scopa_wikipedia", match_end=STOP, primiera_missing_suit=rule)
    assert certain(rules, "7d 7c 7s 6b", "7b")[0] == {"settebello": 1, "primiera": 1}  # 81; at most 75
    assert certain(rules, "7d 7c 6s 6b", "Fd Fc")[0] == {"settebello": 1}  # 78; 18+18+21+21 would tie
    no_bastoni_left = f"2d 2c 2s {suit('b')}"
    found = certain(rules, no_bastoni_left, "7d 7c 7s")[0]
    assert ("primiera" in found) is (rule is not PrimieraMissingSuit.ZERO)  # 57 against 63 of three suits
    assert "primiera" not in certain(rules, "7d 7c 7s", "6d 6c 6s")[0]


def test_R10_3_a_primiera_of_sevens() -> None:
    rules = rules_of("scopa", match_end=STOP, primiera_rule=PrimieraRule.MOST_SEVENS)
    assert certain(rules, "7c 7s 7b", "")[0] == {"primiera": 1}
    assert certain(rules, "7c 7s", "7b")[0] == {}  # the 7d would tie
    assert certain(rules, "7c 7s", "", "")[0] == {}


def test_R10_3_every_category_is_locked_as_soon_as_its_minimum_is_certain() -> None:
    ponino = rules_of("ponino", match_end=STOP)
    assert certain(ponino, "Cd Cc Cs Cb", "", scope=(2, 1)) == [{"scope": 4}, {"scope": 1}]
    assert certain(ponino, "Cd Cc Cs", "", scope=(2, 1))[0] == {"scope": 2}
    cirulla = rules_of("cirulla", match_end=STOP)
    knocked = [(Category.KNOCK,) * 3, ()]
    assert certain(cirulla, "Ad 2d 3d 5d", "Fd Cd Rd", bonus=knocked) == [
        {"low_run": 3, "knock": 3}, {"high_run": 5},
    ]  # fmt: skip
    trenta = rules_of("scopone_di_trenta", match_end=STOP)
    assert certain(trenta, "Ad", "3d") == [{"trenta": 1}, {"trenta": 3}]
    escoba = rules_of("escoba", match_end=STOP, escoba_extras=True)
    assert certain(escoba, "7d 7c 7s 7b", "")[0] == {
        "settebello": 1, "primiera": 1, "four_sevens": 1,
    }  # fmt: skip
    cicera = rules_of("cicera", match_end=STOP)
    half = " ".join(cicera.deck_cards[:26])
    assert certain(cicera, half, "")[0]["carte"] == 1  # 26: at least one
    assert certain(cicera, " ".join(cicera.deck_cards[:27]), "")[0]["carte"] == 2
    assert certain(cicera, "2s Td Fs", "", bonus=[(Category.TRIS,), ()])[0] == {
        "due": 1, "dieci": 1, "fante": 1, "tris": 1,
    }  # fmt: skip


@says("S000-48")
def test_R10_4_only_the_side_that_has_just_captured_may_claim() -> None:
    match = standing(WIKI, 20, 21)
    deal = captured(WIKI)
    assert claim_refusal(match, deal, Side(1)) is Reason.CLAIM_NOT_NOW
    later = after(deal, "3b")
    assert claim_refusal(match, later, Side(0)) is Reason.CLAIM_NOT_NOW
    assert claim_refusal(match, later, Side(1)) is Reason.CLAIM_NOT_NOW  # B has only laid a card
    theirs = after(deal_of(WIKI, "", "7c 2c", table="7d Rs", stock="Ab", to_move=1, piles=["7s"]), "7cx7d")
    assert claim_refusal(match, theirs, Side(0)) is Reason.CLAIM_NOT_NOW
    before = deal_of(WIKI, "7c 2c", "3b 4b", table="7d Rs", stock="Ab 2b")
    assert claim_refusal(match, before, Side(0)) is Reason.CLAIM_NOT_NOW
    own = deal_of(WIKI, "2c", "3b 4b", table="2d Rs", stock="Ab 2b", piles=["", "7d"])
    assert not claims(standing(WIKI, 20, 20), after(own, "2cx2d"), Side(1))  # B has the point, A captured
    over = after(deal_of(WIKI, "7c", table="7d"), "7cx7d")
    assert claim_refusal(match, over, Side(0)) is Reason.DEAL_IS_OVER
    won = replace(match, status=Status.WON)
    assert claim_refusal(won, deal, Side(0)) is Reason.DEAL_IS_OVER


def test_R10_4_a_knock_in_between_closes_no_window() -> None:
    rules = rules_of("cirulla", match_end=STOP)
    deal = deal_of(rules, "7s 2c", "Ab 2b 3b", table="7d Rs", stock="4b 5b")
    deal = after(deal, "7sx7d")
    knocked = act(deal, Knock(3))
    assert claims(standing(rules, 50, 0), knocked, Side(0))


@says("S000-48")
def test_R10_5_the_claimant_wins_at_once_with_the_locked_points_of_all() -> None:
    deal = captured(WIKI, piles=["", suit("d", "A23456")])
    ended = claim(standing(WIKI, 20, 30), deal, Side(0))
    assert (ended.status, ended.winners, ended.totals) == (Status.WON, (0,), (21, 31))
    assert ended.over
    assert ended.deals == 0  # the rest of the deal is not scored


def test_R10_6_a_wrong_claim_is_not_offered_or_loses_the_match() -> None:
    offered = standing(WIKI, 19, 3)
    with pytest.raises(IllegalAction) as refused:
        claim(offered, captured(WIKI), Side(0))
    assert refused.value.reason is Reason.CLAIM_NOT_CERTAIN
    forfeit = rules_of("scopa_wikipedia", players=3, match_end=STOP, false_claim=FalseClaim.FORFEIT)
    deal = after(deal_of(forfeit, "7c 2c", "3b 4b", "5b 6b", table="7d Rs", stock="Ab 2b"), "7cx7d")
    assert claim(standing(forfeit, 19, 3, 8), deal, Side(0)).winners == (2,)
    assert claim(standing(forfeit, 19, 8, 8), deal, Side(0)).winners == (1, 2)  # level, they share
    assert claim(standing(forfeit, 8, 3, 8), deal, Side(0)).winners == (2,)  # never the one who claimed
    assert claim(standing(forfeit, 20, 3, 8), deal, Side(0)).winners == (0,)
    with pytest.raises(IllegalAction) as early:
        claim(standing(forfeit, 19, 3, 8), deal, Side(1))
    assert early.value.reason is Reason.CLAIM_NOT_NOW
