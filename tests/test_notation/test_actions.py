"""Actions: exact notation both ways, and what people type."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import deals_in_progress

from settebello.notation import (
    AmbiguousAction,
    Fault,
    InvalidNotation,
    format_action,
    format_played,
    parse_action,
    resolve,
)
from settebello.notation.actions import LONGEST, parse_written
from settebello.rules import DECK52, Action, Claim, Deal, Knock, Play, Rank, cards, legal_actions

CARDS = st.sampled_from(DECK52)
PLAYS = st.builds(Play, CARDS, st.lists(CARDS, max_size=6, unique=True).map(tuple))
KNOCKS = st.builds(
    Knock, st.sampled_from([3, 10]), st.none() | st.sampled_from([rank for rank in Rank if rank not in "89T"])
)
ACTIONS = PLAYS | KNOCKS | st.just(Claim())


def play(text: str) -> Play:
    card, *takes = cards(text.replace("x", " "))
    return Play(card, tuple(takes))


def legal(text: str) -> list[Action]:
    return [parse_action(word) for word in text.split()]


# -- exact notation


@given(ACTIONS, st.booleans(), st.booleans())
def test_an_action_reads_back(action: Action, captured: bool, scopa: bool) -> None:
    assert parse_action(format_action(action, captured=captured, scopa=scopa)) == action


@given(deals_in_progress())
@settings(max_examples=100, deadline=None)
def test_what_was_played_reads_back_with_its_marks(deal: Deal) -> None:
    for played in deal.plays:
        written = parse_written(format_played(played))
        assert written == (played.action, played.captured, played.scopa)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("7d", play("7d")),
        ("7dx4c3d", play("7d 4c3d")),
        ("7dx3d4c", play("7d 4c3d")),
        ("7dx4c3d#", play("7d 4c3d")),
        ("Ad*", play("Ad")),
        ("Cc", play("Cc")),
        ("TsxTb", play("Ts Tb")),
        ("!3", Knock(3)),
        ("!10=2", Knock(10, Rank.DUE)),
        ("!3=7", Knock(3, Rank.SETTE)),
        ("=", Claim()),
    ],
)
def test_exact_notation(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", Fault.EMPTY, 1),
        ("7", Fault.NOT_AN_ACTION, 1),
        ("7D", Fault.NOT_AN_ACTION, 1),
        ("7 d", Fault.NOT_AN_ACTION, 1),
        ("7dx", Fault.NOT_AN_ACTION, 3),
        ("7dx4", Fault.NOT_AN_ACTION, 3),
        ("7dx4c#x", Fault.NOT_AN_ACTION, 7),
        ("7d#", Fault.NOT_AN_ACTION, 3),
        ("7dx4c*", Fault.NOT_AN_ACTION, 6),
        ("7h", Fault.NOT_AN_ACTION, 1),
        ("!4", Fault.NOT_AN_ACTION, 1),
        ("!3=", Fault.NOT_AN_ACTION, 3),
        ("!3=8", Fault.NOT_AN_ACTION, 3),
        ("==", Fault.NOT_AN_ACTION, 1),
        ("٧d", Fault.NOT_AN_ACTION, 1),
        ("7d\n", Fault.NOT_AN_ACTION, 3),
        ("7d" * 150, Fault.TOO_LONG, LONGEST + 1),
    ],
)
def test_what_is_no_notation_is_told_with_its_column(text: str, code: Fault, column: int) -> None:
    with pytest.raises(InvalidNotation) as found:
        parse_action(text)
    assert (found.value.code, found.value.line, found.value.column) == (code, 1, column)


# -- what people type

HAND = "7dx4c3d 7dx7s RbxRc RbxRd 5s Fc 2d Ac"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("7dx4c3d", "7dx4c3d"),
        ("7d 4c 3d", "7dx4c3d"),
        ("7d 3d 4c", "7dx4c3d"),
        ("7D 3D 4C", "7dx4c3d"),
        ("7 d x 4 c 3 d", "7dx4c3d"),
        ("7d,4c+3d", "7dx4c3d"),
        ("7d → 4c, 3d", "7dx4c3d"),
        ("7dx4c3d#", "7dx4c3d"),
        ("7 4 3", "7dx4c3d"),
        ("7x43", "7dx4c3d"),
        ("7d 4", "7dx4c3d"),
        ("7d 7", "7dx7s"),
        ("settebello prende il quattro di coppe e il tre di denari", "7dx4c3d"),
        ("il sette bello con il sette", "7dx7s"),
        ("Sette di Denari, sette di spade!", "7dx7s"),
        ("seven of coins takes seven of swords", "7dx7s"),
        ("re piglia re bello", "RbxRd"),
        ("rebello re", None),
        ("Rb rebello", "RbxRd"),
        ("king rd", "RbxRd"),
        ("king takes king of coins", "RbxRd"),
        ("re di bastoni sul re di coppe", "RbxRc"),
        ("re di bastoni, re di coppe", "RbxRc"),
        ("5", "5s"),
        ("cinque", "5s"),
        ("five of spades", "5s"),
        ("fante", "Fc"),
        ("fante di coppe", "Fc"),
        ("fante di cuori", "Fc"),
        ("jack of cups", "Fc"),
        ("f", "Fc"),
        ("FC", "Fc"),
        ("asso di coppe", "Ac"),
        ("l'asso", "Ac"),
        ("1c", "Ac"),
        ("A c", "Ac"),
        ("due d'oro", "2d"),
        ("cala il due", "2d"),
    ],
)
def test_people_are_forgiven(text: str, meant: str | None) -> None:
    choices = legal(HAND)
    if meant is None:
        with pytest.raises(InvalidNotation):
            resolve(text, choices)
    else:
        assert resolve(text, choices) == parse_action(meant)


@pytest.mark.parametrize(
    ("text", "candidates"),
    [("7", "7dx4c3d 7dx7s"), ("7d", "7dx4c3d 7dx7s"), ("re", "RbxRc RbxRd"), ("Rb r", "RbxRc RbxRd")],
)
def test_what_fits_several_actions_is_asked_again(text: str, candidates: str) -> None:
    with pytest.raises(AmbiguousAction) as found:
        resolve(text, legal(HAND))
    assert list(found.value.candidates) == legal(candidates)


@pytest.mark.parametrize("text", ["7d", "7D", "sette di denari"])
def test_R4_4_where_a_card_may_be_laid_naming_it_alone_lays_it(text: str) -> None:
    assert resolve(text, legal("7dx7s 7d")) == play("7d")


@pytest.mark.parametrize("text", ["4b", "7dx2c", "7d 4c 2d 6s", "3c 3d", "four of batons"])
def test_an_action_said_in_full_is_left_to_the_rules(text: str) -> None:
    action = resolve(text, legal(HAND))
    assert action not in legal(HAND)
    assert isinstance(action, Play)


def test_cavallo_and_coppe_do_not_meet() -> None:
    choices = legal("Cc CdxFcAd 7c")
    assert resolve("c c", choices) == play("Cc")
    assert resolve("cc", choices) == play("Cc")
    assert resolve("7 c", choices) == play("7c")
    assert resolve("cd", choices) == play("Cd Fc Ad")
    assert resolve("cavallo di coppe", choices) == play("Cc")
    with pytest.raises(AmbiguousAction):
        resolve("c", choices)


@pytest.mark.parametrize(
    ("text", "knock"),
    [
        ("!", None),
        ("!3", "!3"),
        ("! 3", "!3"),
        ("busso 3", "!3"),
        ("!10=2", "!10=2"),
        ("!10 2", "!10=2"),
        ("bussa 10 due", "!10=2"),
        ("knock =2", "!10=2"),
        ("=2", "!10=2"),
        ("!10", None),
    ],
)
def test_R9_5_knocks(text: str, knock: str | None) -> None:
    choices = legal("!3 !10=2 !10=5 7c 2d")
    if knock is None:
        with pytest.raises(AmbiguousAction):
            resolve(text, choices)
    else:
        assert resolve(text, choices) == parse_action(knock)


def test_R9_5_a_knock_that_is_not_offered_is_left_to_the_rules() -> None:
    assert resolve("!10=3", legal("!3 2d")) == Knock(10, Rank.TRE)
    assert resolve("!", legal("!3=7 2d")) == Knock(3, Rank.SETTE)
    with pytest.raises(InvalidNotation):
        resolve("!", legal("2d"))


@pytest.mark.parametrize("text", ["=", "mi chiamo fuori", "fuori", "claim"])
def test_R10_1_claims(text: str) -> None:
    assert resolve(text, legal(HAND)) == Claim()


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", Fault.EMPTY, 1),
        ("  ,", Fault.EMPTY, 1),
        ("di coppe", Fault.SUIT_WITHOUT_RANK, 4),
        ("7d d", Fault.SUIT_WITHOUT_RANK, 4),
        ("7d zucca", Fault.UNKNOWN_WORD, 4),
        ("la donna", Fault.UNKNOWN_WORD, 4),
        ("7dx4q", Fault.UNKNOWN_WORD, 5),
        ("7♦", Fault.UNKNOWN_WORD, 2),
        ("7d\x00", Fault.UNKNOWN_WORD, 3),
        ("!3 2 5", Fault.UNKNOWN_WORD, 6),
        ("6", Fault.NO_SUCH_ACTION, 1),
        ("7 2", Fault.NO_SUCH_ACTION, 1),
        ("x" * 300, Fault.TOO_LONG, LONGEST + 1),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_column(text: str, code: Fault, column: int) -> None:
    with pytest.raises(InvalidNotation) as found:
        resolve(text, legal(HAND))
    assert (found.value.code, found.value.column) == (code, column)


def test_french_letters_are_no_suits() -> None:
    for suit in "hqfp":
        with pytest.raises(InvalidNotation):
            resolve(f"7{suit}", legal("7c 7d"))


@given(deals_in_progress())
@settings(max_examples=100, deadline=None)
def test_every_legal_action_is_understood_as_written_and_in_other_spellings(deal: Deal) -> None:
    actions = legal_actions(deal)
    for action in actions:
        text = format_action(action)
        assert resolve(text, actions) == action
        if isinstance(action, Play):
            spelt = " ".join((action.card, *reversed(action.takes)))
            assert resolve(spelt.upper(), actions) == action or any(
                isinstance(other, Play) and other.card is action.card and not other.takes for other in actions
            )


@given(st.text(max_size=40) | st.text(alphabet="7dx4c3 !=#*asoretdi'", max_size=30))
@settings(max_examples=500)
def test_whatever_is_typed_is_an_action_or_a_clear_refusal(text: str) -> None:
    try:
        refused: Exception | None = None
        resolve(text, legal(HAND))
    except (InvalidNotation, AmbiguousAction) as error:
        refused = error
    if isinstance(refused, InvalidNotation):
        assert 1 <= refused.column <= len(text) + 1
        assert all(str(fact).isprintable() for fact in refused.facts.values())
    if isinstance(refused, AmbiguousAction):
        assert len(refused.candidates) > 1
