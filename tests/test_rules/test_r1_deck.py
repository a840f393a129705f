"""R1: the deck and its cards."""

import re
from pathlib import Path

import pytest
from tests.strategies import SEATING_IDS, SEATINGS
from tests.test_rules.drawn import can, deal_of, dealt, moves_of, rules_of, says

import settebello.rules
from settebello.rules import DECK, DECK52, PRESETS, Card, Deck, Play, Problem, Rank, Suit, problems

SCOPA = rules_of("scopa")


@says("S000-01", "S000-02", "S003-02", "S003-45", "S004-04")
def test_R1_1_forty_different_cards_four_suits_of_ten_ranks() -> None:
    assert len(set(DECK)) == len(DECK) == 40
    for suit in Suit:
        assert "".join(card.rank for card in DECK if card.suit is suit) == "A234567FCR"
    assert SCOPA.deck_cards == DECK


@says("S000-04", "S003-07", "E7")
def test_R1_2_numerals_count_themselves_fante_8_cavallo_9_re_10() -> None:
    assert [Card(f"{rank}c").number for rank in "A234567FCR"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert can("Cd", "Fs Ac", SCOPA) == {"Fs Ac"}
    assert can("Rd", "Fs 2c", SCOPA) == {"Fs 2c"}
    assert can("2d", "Rs", SCOPA) == {"lay"}
    assert can("2d", "", SCOPA) == {"lay"}


@says("S000-03", "S002-14", "S003-05", "S003-06", "S003-45")
def test_R1_3_a_french_pack_without_8_9_10_serves_and_no_code_says_donna() -> None:
    french = [f"{rank}{suit}" for suit in "♦♥♠♣" for rank in "A234567JQK"]
    ours = [str(card).translate(str.maketrans("FCRdcsb", "JQK♦♥♠♣")) for card in DECK]
    assert ours == french
    assert Card("Cd").number == 9  # the regina stands for the cavallo, so the "donna" of a French pack is a 9
    package = Path(settebello.rules.__file__).parent
    words = {word for file in package.glob("*.py") for word in re.findall(r"\w+", file.read_text("utf-8"))}
    assert not {word for word in words if word.lower() in {"donna", "dama", "donne", "dame"}}


@says("T6")
def test_R1_4_two_cards_of_a_rank_are_never_interchangeable() -> None:
    assert Card("7d") != Card("7c")
    assert can("7s", "7d 7c", SCOPA) == {"7d", "7c"}
    deal = deal_of(SCOPA, "7s", "Rc", table="7d 7c")
    assert Play(Card("7s"), (Card("7d"),)) != Play(Card("7s"), (Card("7c"),))
    assert moves_of(deal) == {"7sx7d", "7sx7c"}


@says("S003-02")
def test_R1_5_no_trumps_no_bidding_no_following_suit() -> None:
    deal = deal_of(SCOPA, "Ad Rc 2s", "3b", table="6d 5c")
    assert {move[:2] for move in moves_of(deal)} == {"Ad", "Rc", "2s"}


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_R1_5_every_card_of_the_first_hand_may_be_played(preset: str, rules: object) -> None:
    for dealer in range(2):
        deal = dealt(PRESETS[preset].rules, dealer)
        assert {move[:2] for move in moves_of(deal)} == set(deal.hands[deal.to_move])


def test_R1_6_the_bresciane_have_52_cards_and_only_cicera_uses_them() -> None:
    cicera = rules_of("cicera")
    assert cicera.deck_cards == DECK52
    assert len(set(DECK52)) == 52
    assert [Card(f"{rank}s").number for rank in "89T"] == [8, 9, 10]
    assert can("Ts", "7c 3d Rb", cicera) == {"7c 3d", "lay"}  # numerals count, the court has no number
    assert not problems(cicera)
    assert Problem.CICERA_AND_DECK in problems(rules_of("scopa", deck=Deck.BRESCIANE52))
    assert Problem.CICERA_AND_DECK in problems(rules_of("cicera", deck=Deck.ITA40))
    assert [rank for rank in Rank if rank in "89T"] == [Rank.OTTO, Rank.NOVE, Rank.DIECI]
