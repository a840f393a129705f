"""R5: scopa and the end of the deal."""

from collections import Counter

import pytest
from tests.test_rules.drawn import after, can, deal_of, dealt, moves_of, rules_of, says, text

from settebello.rules import (
    AceOnEmptyTable,
    CaptureObligation,
    LeftoversTo,
    NoCaptureLeftovers,
    Side,
    Teams,
    leftovers_to,
    score,
)

SCOPA = rules_of("scopa")
WIKI = rules_of("scopa_wikipedia")
TEN = rules_of("scopone_scientifico")


@says("S000-27", "S002-10", "S003-21", "S004-17", "E12")
@pytest.mark.parametrize("name", ["scopa_wikipedia", "scopa_illustrata", "scopa_guida", "scopa_online"])
def test_R5_1_a_capture_that_empties_the_table_is_a_scopa(name: str) -> None:
    deal = deal_of(rules_of(name), "Rd 2c", "Fb 3b", table="Ac 2s 3d 4b", stock="5s")
    swept = after(deal, "Rdx4b3d2sAc")
    assert swept.table == ()
    assert swept.scope == (1, 0)
    assert swept.plays[-1].scopa
    partial = after(deal_of(rules_of(name), "7d 2c", "Fb", table="7c Rs", stock="5s"), "7dx7c")
    assert partial.scope == (0, 0)
    assert not partial.plays[-1].scopa
    assert partial.plays[-1].captured


@says("E12")
def test_R5_1_in_ten_and_nothing_the_second_player_can_sweep_the_first_card() -> None:
    deal = deal_of(TEN, "7d Ad", "7c Ac", "2d 2c", "3d 3c", dealer=3)
    assert after(deal, "7d", "7cx7d").scope == (0, 1)


@says("S000-29", "S002-17", "S003-24", "S004-19", "E13", "T1")
@pytest.mark.parametrize("name", ["scopa_wikipedia", "scopa_illustrata", "scopa_guida", "scopa_online"])
def test_R5_2_the_last_card_of_the_deal_makes_no_scopa(name: str) -> None:
    last = after(deal_of(rules_of(name), "7d", table="7c", last=1), "7dx7c")
    assert last.finished
    assert last.scope == (0, 0)
    assert text(last.piles[0]) == "7d 7c"  # the cards, yes


def test_R5_2_unless_the_table_says_so() -> None:
    last = deal_of(rules_of("scopone_scientifico", last_card_scopa=True), "7d", table="7c", last=1)
    assert after(last, "7dx7c").scope == (1, 0)


@says("T1", "E13")
def test_R5_3_the_last_card_of_a_hand_is_not_the_last_of_the_deal() -> None:
    stock = deal_of(SCOPA, "7d", table="7c", stock="Ab 2b 3b 4b 5b 6b")
    assert after(stock, "7dx7c").scope == (1, 0)
    other = deal_of(SCOPA, "7d", "Ab", table="7c")
    assert after(other, "7dx7c").scope == (1, 0)


@says("S000-29", "S003-25", "E14", "T1")
def test_R5_4_a_sweep_by_the_last_card_but_one_counts_even_as_the_last_capture() -> None:
    deal = deal_of(WIKI, "7d", "Rb", table="7c", dealer=1)
    done = after(deal, "7dx7c", "Rb")
    assert done.finished
    assert done.scope == (1, 0)
    assert text(done.piles[0]) == "Rb 7d 7c"  # the last card, laid, goes to the sweeper: no further scopa


@says("S000-10", "S003-27")
def test_R5_5_after_a_scopa_the_table_stays_empty() -> None:
    deal = deal_of(SCOPA, "7d", "2c", table="7c", stock="Ab 2b 3b 4b 5b 6b", dealer=1)
    swept = after(deal, "7dx7c")
    assert swept.table == ()
    assert moves_of(swept) == {"2c"}
    dealt_anew = after(swept, "2c")
    assert text(dealt_anew.table) == "2c"
    assert can("Ad", "", rules_of("asso_piglia_tutto")) == {"itself"}


@says("S000-26", "S002-16", "S003-28", "S003-52", "S003-64", "S004-20", "E15", "T13")
@pytest.mark.parametrize("name", ["scopa_wikipedia", "scopa_illustrata", "scopa_guida", "scopa_online"])
def test_R5_6_the_cards_left_go_to_the_side_that_captured_last(name: str) -> None:
    rules = rules_of(name)
    laid = after(deal_of(rules, "5d", table="Rc Cc", last=1), "5d")
    assert text(laid.piles[1]) == "Rc Cc 5d"
    assert laid.table == ()
    assert text(laid.leftovers) == "Rc Cc 5d"
    assert leftovers_to(laid) == 1
    captured = after(deal_of(rules, "5d", table="Rc 5c", last=1), "5dx5c")
    assert (
        text(captured.piles[0]) == "Rc 5d 5c"
    )  # the last card itself captures: its side takes the rest as well
    assert leftovers_to(captured) == 0


def test_R5_6_or_to_the_side_of_the_dealer_where_agreed() -> None:
    rules = rules_of("scopa", players=4, teams=Teams.PAIRS, leftovers_to=LeftoversTo.DEALER)
    done = after(deal_of(rules, "", "5d", table="Rc", last=0, dealer=1, to_move=1), "5d")
    assert text(done.piles[1]) == "Rc 5d"
    nobody = after(deal_of(rules, "", "5d", table="Rc", dealer=1, to_move=1), "5d")
    assert leftovers_to(nobody) is None  # R5.8 comes first


@says("S003-28", "S003-60", "S003-64", "T13", "T17")
def test_R5_7_the_gift_is_no_capture_and_no_scopa_but_its_cards_count() -> None:
    deal = deal_of(SCOPA, "5d", table="7d", piles=["", "7c 6c"], last=1)
    done = after(deal, "5d")
    assert done.scope == (0, 0)
    assert not done.plays[-1].captured
    points = score(done).points(Side(1))
    assert points == {"carte": 1, "denari": 1, "settebello": 1}


@says("E16", "T17")
def test_R5_8_until_the_first_capture_there_is_no_last_capturer() -> None:
    optional = rules_of("scopa", capture_obligation=CaptureObligation.OPTIONAL)
    deal = dealt(optional, 0)
    assert deal.last_taker is None
    while not deal.finished:
        deal = after(deal, min(move for move in moves_of(deal) if "x" not in move))
    assert deal.last_taker is None
    assert len(deal.table) == 40  # they go to nobody
    assert leftovers_to(deal) is None
    assert score(deal).totals == (0, 0)
    dealer = rules_of("scopa", no_capture_leftovers=NoCaptureLeftovers.DEALER)
    done = after(deal_of(dealer, "5d", table="Rc", dealer=1), "5d")
    assert text(done.piles[1]) == "Rc 5d"
    assert leftovers_to(done) == 1
    assert done.last_taker is None


@says("S000-28", "S002-11", "S003-23", "S004-17")
def test_R5_9_a_marked_scopa_takes_no_card_out_of_the_pile() -> None:
    deal = deal_of(SCOPA, "7d 2c", "Ab 3b", table="4c 3s", stock="5s", piles=["Rd"])
    swept = after(deal, "7dx4c3s")
    assert Counter(swept.piles[0]) == Counter(deal.piles[0]) + Counter({"7d": 1, "4c": 1, "3s": 1})
    assert swept.plays[-1].scopa  # which card marks it is for the display to choose: all are in the event
    assert text((swept.plays[-1].action.card, *swept.plays[-1].action.takes)) == "7d 4c 3s"  # type: ignore[union-attr]


@says("S004-18")
def test_R5_10_the_deal_ends_when_every_card_has_been_played() -> None:
    deal = dealt(rules_of("scopa_online"), 0)
    for played in range(36):
        assert not deal.finished
        assert deal.ply == played
        deal = after(deal, min(moves_of(deal)))
    assert deal.finished
    assert moves_of(deal) == set()


@says("T17")
def test_R5_11_laying_a_card_is_never_a_scopa_also_on_an_empty_table() -> None:
    deal = after(deal_of(SCOPA, "7d", "Ab", table="", stock="2c", last=0), "7d")
    assert deal.scope == (0, 0)
    assert text(deal.table) == "7d"
    stays = rules_of("asso_piglia_tutto", ace_on_empty_table=AceOnEmptyTable.STAYS)
    assert after(deal_of(stays, "Ad", "Ab", stock="2c"), "Ad").scope == (0, 0)


@says("E8")
def test_R5_1_a_single_card_comes_before_the_sum_that_would_sweep() -> None:
    assert can("Fd", "3c 5s Fc", SCOPA) == {"Fc"}
    assert after(deal_of(SCOPA, "Fd", "Ab", table="3c 5s Fc", stock="2c"), "FdxFc").scope == (0, 0)


@says("E14")
def test_R5_6_after_a_sweep_by_the_last_card_but_one_the_last_card_goes_to_the_sweeper() -> None:
    done = after(deal_of(SCOPA, "7d", "3b", table="7c", last=1, dealer=1), "7dx7c", "3b")
    assert leftovers_to(done) == 0
