"""Cards, seats and sides by name."""

import pytest

from settebello.i18n import Pack, card_name, cards_list, join_words, refusal_in_words, side_name, words
from settebello.rules.actions import Claim, Play, Reason
from settebello.rules.cards import DECK, DECK52, Card, cards
from settebello.rules.options import Rules, Side, Teams


@pytest.mark.parametrize(
    ("lang", "card", "name"),
    [
        ("it", "7d", "7 di denari"),
        ("it", "Ac", "asso di coppe"),
        ("it", "Cs", "cavallo di spade"),
        ("it", "Tb", "10 di bastoni"),
        ("en", "7d", "7 of denari"),
        ("en", "Ac", "ace of coppe"),
        ("en", "Rb", "re of bastoni"),
    ],
)
def test_R1_1_cards_by_name(lang: str, card: str, name: str) -> None:
    assert card_name(words(lang), Card(card)) == name


@pytest.mark.parametrize(
    ("lang", "card", "name"),
    [
        ("it", "7d", "7 di quadri"),
        ("it", "Cc", "regina di cuori"),
        ("it", "Fs", "fante di picche"),
        ("it", "Rb", "re di fiori"),
        ("en", "Cc", "queen of hearts"),
        ("en", "Fs", "jack of spades"),
        ("en", "Ab", "ace of clubs"),
    ],
)
def test_R1_3_a_french_pack_has_other_names(lang: str, card: str, name: str) -> None:
    assert card_name(words(lang), Card(card), Pack.FRENCH) == name


@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_two_cards_share_a_name(lang: str) -> None:
    assert len({card_name(words(lang), card) for card in DECK52}) == 52
    assert len({card_name(words(lang), card, Pack.FRENCH) for card in DECK}) == 40


def test_lists() -> None:
    say = words("it")
    assert [join_words(say, some) for some in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a e b",
        "a, b e c",
    ]
    assert cards_list(words("en"), cards("7d Fs")) == "7 of denari and fante of spade"
    assert cards_list(say, ()) == ""


def test_R2_2_a_side_is_its_partners() -> None:
    pairs = Rules(players=4, teams=Teams.PAIRS)
    trios = Rules(players=6, teams=Teams.TWO_TRIOS)
    names = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Furio"]
    assert side_name(words("it"), pairs, Side(0), names) == "Anna e Carla"
    assert side_name(words("it"), trios, Side(1), names) == "Bruno, Dino e Furio"
    assert side_name(words("en"), Rules(players=3), Side(2), names) == "Carla"
    assert side_name(words("en"), pairs, Side(1)) == "player 2 and player 4"


def test_a_refusal_names_the_cards() -> None:
    play = Play(Card("7d"), cards("4c 2d"))
    assert refusal_in_words(words("it"), Reason.NOT_A_CAPTURE, play) == (
        "I conti non tornano: 7 di denari non prende 4 di coppe e 2 di denari."
    )


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_can_be_said_of_any_action(lang: str, reason: Reason) -> None:
    for action in (Play(Card("7d"), cards("4c 3d")), Claim()):
        assert refusal_in_words(words(lang), reason, action).endswith(".")
