"""R8: aces."""

from typing import Any

import pytest
from tests.test_rules.drawn import after, can, deal_of, moves_of, play_of, rules_of, says, text

from settebello.rules import (
    ACE,
    PRESETS,
    AceOnEmptyTable,
    AceRule,
    AceScopa,
    AceWithAceOnTable,
    CaptureObligation,
    CapturePriority,
    Card,
    Reason,
    captures,
    refusal,
)
from settebello.rules.captures import captures_by_rank

SCOPA = rules_of("scopa")
ALL = rules_of("asso_piglia_tutto")
PIEMONTE = rules_of("scopa_d_asso_piemonte")
WILD = rules_of("scopa_d_assi_guida")


@says("S000-04", "S000-13")
@pytest.mark.parametrize("name", ["scopa_wikipedia", "scopone_scientifico_wikipedia", "scopa_online"])
def test_R8_1_the_ace_is_a_one(name: str) -> None:
    rules = rules_of(name)
    assert rules.ace_rule is AceRule.NORMAL  # "senza l'asso": without the ace that takes all
    assert can("Ad", "Ac 5s Rb", rules) == {"Ac"}
    assert can("Ad", "5s Rb", rules) == {"lay"}
    assert can("Ad", "", rules) == {"lay"}


@says("E10", "T12")
def test_R8_2_the_ace_takes_the_whole_table() -> None:
    assert can("Ad", "5c 7s Rb", ALL) == {"Rb 7s 5c"}
    deal = deal_of(ALL, "Ad 2c", "3b", table="5c 7s Rb", stock="4c")
    assert refusal(deal, play_of("AdxRb")) is Reason.ACE_TAKES_ALL
    assert refusal(deal, play_of("Ad")) is Reason.MUST_CAPTURE
    done = after(deal, "AdxRb7s5c")
    assert text(done.piles[0]) == "Rb 7s 5c Ad"
    assert done.table == ()


@says("E10", "T14")
def test_R8_3_with_an_ace_on_the_table_all_of_it_or_just_one_ace() -> None:
    assert can("Ad", "Ac 5s Rb", ALL) == {"Rb 5s Ac"}
    assert can("Ad", "Ac As Rb", PIEMONTE) == {"Ac", "As"}
    assert can("Ad", "5s Rb", PIEMONTE) == {"Rb 5s"}
    assert can("Ad", "Ac 6s Fb", PIEMONTE) == {"Ac"}  # no fifteen with 6 and F, as there is in cirulla
    assert ALL.ace_with_ace_on_table is AceWithAceOnTable.TAKES_ALL
    assert PIEMONTE.ace_with_ace_on_table is AceWithAceOnTable.ACE_ONLY


@says("E10", "T14", "T17")
def test_R8_4_on_an_empty_table_the_ace_takes_itself_or_stays() -> None:
    assert can("Ad", "", ALL) == {"itself"}
    taken = after(deal_of(ALL, "Ad 2c", "3b", stock="4c", last=1), "Ad")
    assert text(taken.piles[0]) == "Ad"
    assert taken.last_taker == 0
    assert taken.table == ()
    assert taken.scope == (0, 0)
    assert taken.plays[-1].captured
    assert not taken.plays[-1].scopa
    always = rules_of("asso_piglia_tutto_scopa")
    assert after(deal_of(always, "Ad 2c", "3b", stock="4c"), "Ad").scope == (0, 0)
    stays = rules_of("asso_piglia_tutto", ace_on_empty_table=AceOnEmptyTable.STAYS)
    assert can("Ad", "", stays) == {"lay"}
    laid = after(deal_of(stays, "Ad 2c", "3b", stock="4c", last=1), "Ad")
    assert (text(laid.table), laid.last_taker, laid.plays[-1].captured) == ("Ad", 1, False)


@pytest.mark.parametrize(
    ("table", "take", "scope"),
    [
        ("5c Rb", "Rb5c", {"never": 0, "lone_ace": 0, "always": 1}),
        ("Ac", "Ac", {"never": 0, "lone_ace": 1, "always": 1}),
        ("5c", "5c", {"never": 0, "lone_ace": 0, "always": 1}),
        ("Ac Rb", "RbAc", {"never": 0, "lone_ace": 0, "always": 1}),
    ],
)
@pytest.mark.parametrize("worth", list(AceScopa))
@says("T14")
def test_R8_5_a_sweep_by_an_ace_scores_as_the_option_says(
    table: str, take: str, scope: dict[str, int], worth: AceScopa
) -> None:
    rules = rules_of("asso_piglia_tutto", ace_scopa=worth)
    assert (
        after(deal_of(rules, "Ad 2c", "3b", table=table, stock="4c"), f"Adx{take}").scope[0] == scope[worth]
    )
    last = after(deal_of(rules, "Ad", table=table, last=1), f"Adx{take}")
    assert last.scope == (0, 0)  # R5.2 holds for aces too


@pytest.mark.parametrize("worth", list(AceScopa))
def test_R8_5_sweeps_by_other_cards_always_score(worth: AceScopa) -> None:
    rules = rules_of("asso_piglia_tutto", ace_scopa=worth)
    assert after(deal_of(rules, "7d 2c", "3b", table="7c", stock="4c"), "7dx7c").scope == (1, 0)
    plain = rules_of("scopa", ace_scopa=worth)  # read only with takes_all
    assert after(deal_of(plain, "Ad 2c", "3b", table="Ac", stock="4c"), "AdxAc").scope == (1, 0)
    wild = rules_of("scopa_d_assi_guida", ace_scopa=worth)
    assert after(deal_of(wild, "Ad 2c", "3b", table="7c", stock="4c"), "Adx7c").scope == (1, 0)


def test_R8_5_the_presets_differ() -> None:
    assert ALL.ace_scopa is AceScopa.NEVER
    assert rules_of("asso_piglia_tutto_scopa").ace_scopa is AceScopa.ALWAYS
    assert PIEMONTE.ace_scopa is AceScopa.LONE_ACE


def test_R8_5_in_cirulla_also_by_a_fifteen() -> None:
    never = rules_of("cirulla", ace_scopa=AceScopa.NEVER)
    always = rules_of("cirulla")
    for rules, scope in ((never, 0), (always, 1)):
        deal = deal_of(rules, "Ad 2c", "3b", table="Ac 6s 7b", stock="4c")  # A + A + 6 + 7 = 15
        assert after(deal, "Adx7b6sAc").scope[0] == scope


def test_R8_6_the_very_first_card_of_a_ten_card_deal_may_not_be_an_ace_where_forbidden() -> None:
    ten: dict[str, Any] = {"players": 4, "hand_size": 10, "table_size": 0}
    forbidden = rules_of("asso_piglia_tutto", ace_first_play_forbidden=True, **ten)
    assert can("Ad", "", forbidden, first_play=True) == set()
    assert can("Ad", "", forbidden) == {"itself"}
    assert captures(forbidden, (), Card("Ad")) == ((((),)), False)  # unless told, it is not the first card
    assert captures_by_rank(forbidden, (), [ACE]) == {ACE: (((),), False)}
    assert can("2d", "", forbidden, first_play=True) == {"lay"}
    hands = ("Ad 2d", "3c 3d", "4c 4d", "5c 5d")
    first = deal_of(forbidden, *hands, dealer=3)
    assert moves_of(first) == {"2d"}
    assert refusal(first, play_of("Ad")) is Reason.ACE_MAY_NOT_OPEN
    second = after(first, "2d")
    assert moves_of(second) == {"3c", "3d"}
    later = deal_of(forbidden, *hands, dealer=3, piles=["6d"])  # something was captured: not the first play
    assert "Ad" in moves_of(later)
    for rules in (
        rules_of("asso_piglia_tutto", **ten),
        rules_of("asso_piglia_tutto", ace_first_play_forbidden=True),  # three cards in hand
    ):
        assert can("Ad", "", rules, first_play=True) == {"itself"}
    twelve = rules_of("cicera", ace_rule=AceRule.TAKES_ALL, ace_first_play_forbidden=True)
    assert can("Ad", "", twelve, first_play=True) == {"itself"}
    plain = rules_of("scopa", ace_first_play_forbidden=True, **ten)  # read only with takes_all
    assert can("Ad", "", plain, first_play=True) == {"lay"}


@says("S003-42", "S003-43", "E9", "T12")
def test_R8_7_the_wild_ace_is_played_as_any_value_with_the_priority_of_that_value() -> None:
    assert can("Ad", "3c 5d", WILD) == {"3c", "5d", "5d 3c", "lay"}
    assert can("Ad", "3c 5d Fs", WILD) == {"3c", "5d", "Fs", "lay"}  # 8 lies there: singles only for 8
    assert can("Ad", "7c 7s", WILD) == {"7c", "7s", "lay"}  # 14 is no value
    free = rules_of("scopa_d_assi_guida", capture_priority=CapturePriority.FREE)
    assert can("Ad", "3c 5d Fs", free) == {"3c", "5d", "Fs", "5d 3c", "lay"}
    fewest = rules_of("scopa_d_assi_guida", capture_priority=CapturePriority.FEWEST_CARDS)
    assert "4c 3d 2s" not in can("Ad", "2s 3d 4c 7d 5b", fewest)  # 9 with two cards: 7 + 2, 5 + 4
    swept = after(deal_of(WILD, "Ad 2c", "3b", table="3c 5d", stock="4c"), "Adx5d3c")
    assert swept.scope == (1, 0)  # a sweep by it is a scopa
    assert PRESETS["scopa_d_assi_guida"].rules.ace_rule is AceRule.WILD
    assert PRESETS["asso_piglia_tutto"].rules.ace_rule is AceRule.TAKES_ALL


@says("E9")
def test_R8_8_a_wild_ace_may_be_named_as_a_value_that_takes_nothing() -> None:
    assert can("Ad", "Ac 2d 3c 4s", WILD) == {
        "Ac", "2d", "3c", "4s",
        "4s Ac", "3c 2d", "4s 2d", "3c 2d Ac", "4s 3c", "4s 2d Ac", "4s 3c Ac", "4s 3c 2d", "4s 3c 2d Ac",
    }  # fmt: skip  # every value takes something, so it cannot be laid
    assert can("Ad", "", WILD) == {"lay"}
    strict = rules_of("scopa_d_assi_guida", wild_ace_may_trail=False)
    assert can("Ad", "3c 5d", strict) == {"3c", "5d", "5d 3c"}
    assert can("Ad", "", strict) == {"lay"}


def test_R8_8_where_capture_is_not_forced_it_may_be_laid_like_a_card_of_some_value() -> None:
    def wild(obligation: CaptureObligation, *, trail: bool) -> set[str]:
        rules = rules_of("scopa_d_assi_guida", capture_obligation=obligation, wild_ace_may_trail=trail)
        return can("Ad", "Ac 2d 3c 4s", rules)

    assert "lay" in wild(CaptureObligation.OPTIONAL, trail=True)
    assert "lay" in wild(CaptureObligation.FORCED_SINGLE_ONLY, trail=True)  # as a 5: only groups make it
    assert "lay" not in wild(CaptureObligation.FORCED, trail=True)
    assert "lay" not in wild(CaptureObligation.OPTIONAL, trail=False)
    ten = "Ac 2d 3c 4s 5d 6c 7s Fd Cc Rs"
    single = rules_of("scopa_d_assi_guida", capture_obligation=CaptureObligation.FORCED_SINGLE_ONLY)
    assert "lay" not in can("Ad", ten, single)  # every value has a single card


@says("E10")
def test_R8_9_an_ace_on_the_table_always_counts_one() -> None:
    assert can("Rs", "Ac Cd", WILD) == {"Cd Ac"}
    assert can("Cs", "Ac Fd", ALL) == {"Fd Ac"}
    assert can("2s", "Ac Ad", WILD) == {"Ad Ac"}
    assert can("Ad", "Ac", WILD) == {"Ac", "lay"}
    assert can("As", "Ac", SCOPA) == {"Ac"}
