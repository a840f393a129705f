"""Cards by name, alone, in lists and in refusals."""

import pytest

from settebello.i18n import card_name, cards_list, join_words, refusal_in_words, words
from settebello.rules.actions import Claim, Play, Reason
from settebello.rules.cards import DECK52, Card, cards


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


@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_two_cards_share_a_name(lang: str) -> None:
    assert len({card_name(words(lang), card) for card in DECK52}) == 52


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
