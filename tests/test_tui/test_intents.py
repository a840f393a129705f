"""What a person types, sorted; the same in both languages."""

import pytest

from settebello.i18n import words
from settebello.notation.errors import AmbiguousAction, InvalidNotation
from settebello.rules import Card, Deck, Knock, Play, Rules
from settebello.tui.intents import Word, first_words, meant, sort_out, sort_out_cut

LEGAL = (
    Play(Card("7d"), (Card("4c"), Card("3d"))),
    Play(Card("7d"), (Card("7s"),)),
    Play(Card("Fb")),
    Play(Card("Rc")),
    Play(Card("2b")),
)


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("tavola", Word.TABLE), ("TABLE", Word.TABLE), (" mano ", Word.HAND), ("hand", Word.HAND),
        ("punti", Word.SCORE), ("score", Word.SCORE), ("ultima", Word.LAST), ("last", Word.LAST),
        ("mazzetti", Word.PILES), ("piles", Word.PILES), ("regole", Word.RULES), ("rules", Word.RULES),
        ("aiuto", Word.HELP), ("help", Word.HELP), ("?", Word.HELP), ("annulla", Word.UNDO),
        ("undo", Word.UNDO), ("abbandona", Word.CONCEDE), ("concede", Word.CONCEDE), ("esci", Word.QUIT),
        ("quit", Word.QUIT), ("no", Word.NO),
        ("sì", Word.YES), ("Sì", Word.YES), ("si", Word.YES), ("y", Word.YES),
        ("mosse", Word.MOVES), ("impegno", Word.FAIRNESS),
    ],
)  # fmt: skip
def test_words_of_the_table(typed: str, word: Word) -> None:
    assert sort_out(typed).word is word


def test_every_word_offered_is_understood_and_means_its_thing() -> None:
    for lang in ("it", "en"):
        offered = first_words(words(lang))
        assert [sort_out(text).word for text in offered] == [
            word for word in Word if word not in (Word.YES, Word.NO, Word.CUT)
        ]


def test_no_word_is_a_card_or_a_knock_or_a_claim() -> None:
    for lang in ("it", "en"):
        for word in Word:
            for text in words(lang)(f"play-words-{word}").split():
                with pytest.raises((InvalidNotation, AmbiguousAction)):
                    meant(text, Rules(), ())


@pytest.mark.parametrize("typed", ["", "   ", "\n", "\x00", "\t"])
def test_nothing_is_nothing(typed: str) -> None:
    assert sort_out(typed).text == ""


def test_controls_are_not_shown_again() -> None:
    assert sort_out("7d\x1b[2J\x07").text == "7d [2J"


def test_no_line_is_too_long() -> None:
    assert len(sort_out("7d " * 100_000).text) <= 400


@pytest.mark.parametrize(("typed", "text"), [("7d =", "7d"), ("7d=", "7d"), ("7dx4c3d =", "7dx4c3d")])
def test_a_claim_may_follow_the_card(typed: str, text: str) -> None:
    assert (sort_out(typed).text, sort_out(typed).claim) == (text, True)


def test_a_claim_alone_and_a_knock_are_left_to_the_notation() -> None:
    assert not sort_out("=").claim
    assert not sort_out("!10=2").claim


@pytest.mark.parametrize(("typed", "number"), [("12", 12), ("taglia 12", 12), ("cut 3", 3), (" 0 ", 0)])
def test_a_cut_is_a_number(typed: str, number: int) -> None:
    assert sort_out_cut(typed).number == number


def test_superscripts_and_foreign_digits_are_no_numbers() -> None:
    assert sort_out("²").number is None
    assert sort_out("٣").number is None


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("8", LEGAL[2]), ("8b", LEGAL[2]), ("fante", LEGAL[2]), ("10", LEGAL[3]), ("10c", LEGAL[3]),
        ("2", LEGAL[4]), ("7d 4c 3d", LEGAL[0]), ("7dx4c3d", LEGAL[0]), ("7d 7s", LEGAL[1]),
    ],
)  # fmt: skip
def test_R1_2_eight_nine_and_ten_are_the_courts(typed: str, action: Play) -> None:
    assert meant(typed, Rules(), LEGAL) == action


def test_with_52_cards_an_eight_is_an_eight() -> None:
    legal = (Play(Card("8d")), Play(Card("Fd")))
    assert meant("8d", Rules(deck=Deck.BRESCIANE52), legal) == legal[0]
    assert meant("8", Rules(deck=Deck.BRESCIANE52), legal) == legal[0]


def test_ten_points_of_a_knock_are_no_king() -> None:
    legal = (Knock(10), Play(Card("Rc")))
    assert meant("busso 10", Rules(), legal) == legal[0]
    assert meant("!10", Rules(), legal[1:]) == Knock(10), "refused by the rules, which know why"
