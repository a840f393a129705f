"""R4: captures, the duty to capture, and what is refused."""

from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest
from tests.test_rules.drawn import after, can, deal_of, moves_of, play_of, rules_of, says, text

import settebello.rules
from settebello.rules import (
    PRESETS,
    CaptureObligation,
    CapturePriority,
    Card,
    Deal,
    IllegalAction,
    Match,
    Play,
    PlayerView,
    Preset,
    Reason,
    Rules,
    Seat,
    VoidDeal,
    act,
    cards,
    refusal,
    view_for,
)

FEWEST = rules_of("scopa_wikipedia")
SINGLE = rules_of("scopa")
FREE = rules_of("scopa", capture_priority=CapturePriority.FREE)
GUIDA = rules_of("scopa_guida")
ONLINE = rules_of("scopa_online")


@says("S000-15", "S003-13", "S004-14")
def test_R4_1_each_player_in_turn_plays_exactly_one_card() -> None:
    deal = deal_of(SINGLE, "2d 5c", "7s 3b", table="Rc")
    one = after(deal, "2d")
    assert [len(hand) for hand in one.hands] == [1, 2]
    assert one.to_move == 1
    two = after(one, "7s")
    assert [len(hand) for hand in two.hands] == [1, 1]
    assert two.to_move == 0
    assert one.ply == 1
    assert two.ply == 2


@says("S000-20", "S002-09", "S003-14", "S003-16", "S004-15", "S004-16", "T19")
@pytest.mark.parametrize("rules", [FEWEST, SINGLE, FREE, GUIDA, ONLINE])
def test_R4_2_an_equal_card_or_several_that_add_up_are_taken(rules: Rules) -> None:
    assert can("7d", "7c Rs", rules) == {"7c"}
    assert can("7d", "4c 3s Rs", rules) == {"4c 3s"}
    assert can("Rd", "4c 3s 2b Ab", rules) == {"4c 3s 2b Ab"}
    assert can("7d", "6c 2s 2b Ac Fd", rules) == {"6c Ac"}


@says("S000-22", "S002-09", "S003-19", "S003-50")
def test_R4_3_a_card_that_takes_nothing_stays_and_may_be_taken_later() -> None:
    assert can("5d", "7c Rs", GUIDA) == {"lay"}
    deal = deal_of(GUIDA, "5d", "5s", table="7c Rs", stock="Ab")
    assert text(after(deal, "5d").table) == "Rs 7c 5d"
    assert text(after(deal, "5d", "5sx5d").piles[1]) == "5d 5s"


@says("S000-20", "S000-22", "S003-14", "S003-15", "S003-16", "S003-48", "T18")
def test_R4_4_a_card_that_can_take_must_take_where_capture_is_forced() -> None:
    assert all(PRESETS[name].rules.capture_obligation is CaptureObligation.FORCED for name in (
        "scopa_wikipedia", "scopa_illustrata", "scopa_guida", "scopa_online"))  # fmt: skip
    for rules in (FEWEST, GUIDA, ONLINE):
        assert can("7d", "4c 3s", rules) == {"4c 3s"}
        assert can("5d", "5c 5s", rules) == {"5c", "5s"}
    deal = deal_of(GUIDA, "7d", "Ab", table="4c 3s")
    assert refusal(deal, play_of("7d")) is Reason.MUST_CAPTURE


@says("S003-15", "S003-16")
def test_R4_4_single_only_lets_a_group_be_declined_but_no_single_card() -> None:
    single = rules_of("scopa", capture_obligation=CaptureObligation.FORCED_SINGLE_ONLY)
    assert can("7d", "4c 3s", single) == {"4c 3s", "lay"}
    assert can("7d", "7c 4c 3s", single) == {"7c"}
    free = rules_of("scopa", capture_obligation=CaptureObligation.FORCED_SINGLE_ONLY,
                    capture_priority=CapturePriority.FREE)  # fmt: skip
    assert can("7d", "7c 4c 3s", free) == {"7c", "4c 3s"}


def test_R4_4_optional_lets_any_capture_be_declined() -> None:
    optional = rules_of("scopa", capture_obligation=CaptureObligation.OPTIONAL)
    assert can("7d", "7c 4c 3s", optional) == {"7c", "lay"}
    assert can("7d", "4c 3s", optional) == {"4c 3s", "lay"}


@pytest.mark.parametrize("obligation", list(CaptureObligation))
def test_R4_4_the_duty_is_an_option_of_the_plain_mode_only(obligation: CaptureObligation) -> None:
    assert can("7d", "Fc", rules_of("escoba", capture_obligation=obligation)) == {"Fc"}
    assert can("7d", "7c", rules_of("cirulla", capture_obligation=obligation)) == {"7c"}
    assert can("Ad", "Fc 2c", rules_of("asso_piglia_tutto", capture_obligation=obligation)) == {"Fc 2c"}


@says(
    "S000-23", "S000-24", "S000-25", "S002-12", "S002-13", "S002-14", "S002-15", "E1", "E4", "E5", "E6", "T2",
)  # fmt: skip
@pytest.mark.parametrize("name", ["scopa_wikipedia", "scopa_illustrata"])
def test_R4_5_of_several_captures_only_the_smallest_are_allowed(name: str) -> None:
    rules = rules_of(name)
    assert can("Cs", "Ad 3c 4s 5b Fd", rules) == {"Fd Ad", "5b 4s"}
    assert can("Cs", "Ad 3c 4s 5b Fd", SINGLE) == {"Fd Ad", "5b 4s", "5b 3c Ad"}
    assert can("7d", "Ad Ac 2s 3b 4c", rules) == {"4c 3b"}
    assert can("7d", "Ad Ac 2s 3b 4c", SINGLE) == {"4c 3b", "4c 2s Ad", "4c 2s Ac", "3b 2s Ad Ac"}
    assert can("Rs", "7d Ac 2b Fs", rules) == {"Fs 2b"}  # although 7d Ac 2b holds the settebello
    assert can("Rs", "Ad 2c 3s 4b", rules) == {"4b 3s 2c Ad"}
    assert can("Rs", "Ad 2c 3s 4b 6d", rules) == {"6d 4b"}
    assert can("Rs", "Rd 4b 6d", rules) == {"Rd"}


@says("E4")
def test_R4_5_six_on_four_aces_two_twos_and_a_three() -> None:
    table = "Ad Ac As Ab 2d 2c 3s"
    assert len(can("6d", table, FEWEST)) == 8
    assert len(can("6d", table, FREE)) == 20


@says("S003-14", "S003-17", "S003-18", "S003-48", "S003-49", "S003-59", "E2", "T2")
@pytest.mark.parametrize("name", ["scopa_guida", "scopa_online", "scopa"])
def test_R4_6_a_single_card_first_otherwise_any_sum(name: str) -> None:
    rules = rules_of(name)
    assert can("7d", "7c 3s 4b", rules) == {"7c"}
    assert can("7d", "7c 7s 3s 4b", rules) == {"7c", "7s"}
    assert can("Cs", "Ad 3c 4s 5b Fd", rules) == {"Fd Ad", "5b 4s", "5b 3c Ad"}
    deal = deal_of(rules, "7d", "Ab", table="7c 3s 4b")
    assert refusal(deal, play_of("7dx4b3s")) is Reason.SINGLE_FIRST


@says("E2", "E3")
def test_R4_7_free_priority_allows_every_single_card_and_every_sum() -> None:
    assert can("7d", "7c 3s 4b", FREE) == {"7c", "4b 3s"}
    assert can("5d", "5c 5s 5b 2d 3d", FREE) == {"5c", "5s", "5b", "3d 2d"}


@says("S003-15", "E2", "E3", "E8", "T7")
@pytest.mark.parametrize("rules", [FEWEST, SINGLE, FREE, GUIDA])
def test_R4_8_of_several_equal_cards_exactly_one_is_taken(rules: Rules) -> None:
    assert can("7d", "7c 7s", rules) == {"7c", "7s"}
    assert can("5d", "5c 5s 5b 2d 2s", rules) == {"5c", "5s", "5b"}
    deal = deal_of(rules, "7d", "Ab", table="7c 7s", stock="2b")
    assert refusal(deal, play_of("7dx7c7s")) is Reason.NOT_A_CAPTURE
    taken = after(deal, "7dx7c")
    assert text(taken.table) == "7s"
    assert taken.scope == (0, 0)  # one of two equal cards never sweeps


@says("S000-24", "E3", "T6")
def test_R4_9_captures_that_differ_in_a_suit_only_are_all_offered() -> None:
    assert can("7d", "2d 2c 5d 5c", FEWEST) == {"5d 2d", "5d 2c", "5c 2d", "5c 2c"}
    assert can("Cs", "7d 7c 2s", FEWEST) == {"7d 2s", "7c 2s"}  # so the settebello can be chosen


@says("S000-21", "S002-09", "S003-20", "S004-15", "S004-16")
def test_R4_10_the_played_card_and_the_cards_taken_go_to_the_pile_of_the_side() -> None:
    deal = deal_of(FEWEST, "7d", "Ab", table="4c 3s Rb", stock="2b", piles=["Fd", "Cd"])
    done = after(deal, "7dx4c3s")
    assert text(done.piles[0]) == "Fd 7d 4c 3s"
    assert text(done.piles[1]) == "Cd"
    assert text(done.table) == "Rb"
    assert done.last_taker == 0


TRAPS = {
    "7dx7c4c": Reason.NOT_A_CAPTURE,  # a superset
    "7dx4c": Reason.NOT_A_CAPTURE,  # a wrong sum
    "7dx4c3d": Reason.TAKE_NOT_ON_TABLE,
    "7dx4c4c": Reason.TAKE_REPEATS_CARD,
    "7dx7d": Reason.TAKE_NOT_ON_TABLE,  # itself
    "7dx8c": Reason.TAKE_NOT_ON_TABLE,  # of another deck
    "7dx4c3s": Reason.SINGLE_FIRST,
    "7d": Reason.MUST_CAPTURE,
}


@says("T16")
@pytest.mark.parametrize("move", TRAPS)
def test_R4_11_a_take_that_is_no_legal_capture_is_refused_and_changes_nothing(move: str) -> None:
    deal = deal_of(SINGLE, "7d 2c", "Ab", table="7c 4c 3s", stock="2b")
    before = deal_of(SINGLE, "7d 2c", "Ab", table="7c 4c 3s", stock="2b")
    assert refusal(deal, play_of(move)) is TRAPS[move]
    with pytest.raises(IllegalAction) as refused:
        act(deal, play_of(move))
    assert refused.value.reason is TRAPS[move]
    assert refused.value.action == play_of(move)
    assert deal == before


def test_R4_11_the_reason_is_the_most_telling_one() -> None:
    fewest = deal_of(FEWEST, "Cs", "Ab", table="Ad 3c 4s 5b Fd")
    assert refusal(fewest, play_of("Csx5b3cAd")) is Reason.FEWEST_CARDS
    single = deal_of(FEWEST, "Cs", "Ab", table="Cd 4s 5b")
    assert refusal(single, play_of("Csx5b4s")) is Reason.SINGLE_FIRST
    two = deal_of(rules_of("scopa", max_capture=2), "Rs", "Ab", table="5d 3c 2s")
    assert refusal(two, play_of("Rsx5d3c2s")) is Reason.TOO_MANY_CARDS
    ace = deal_of(rules_of("asso_piglia_tutto"), "As", "3b", table="5d 3c")
    assert refusal(ace, play_of("Asx5d")) is Reason.ACE_TAKES_ALL


@says("T16")
def test_R4_12_the_card_must_be_in_the_hand_of_the_seat_to_move() -> None:
    deal = deal_of(SINGLE, "2c", "7d", table="7c")
    assert refusal(deal, play_of("7dx7c")) is Reason.CARD_NOT_IN_HAND
    assert refusal(deal, play_of("Rb")) is Reason.CARD_NOT_IN_HAND
    with pytest.raises(IllegalAction):
        act(deal, play_of("7dx7c"))
    over = deal_of(SINGLE, table="7c")
    assert refusal(over, play_of("7dx7c")) is Reason.DEAL_IS_OVER


def test_R4_13_longer_captures_do_not_exist_and_the_rest_is_ranked() -> None:
    two = {
        priority: rules_of("scopa", max_capture=2, capture_priority=priority) for priority in CapturePriority
    }
    assert can("Rs", "Ad 2c 3s 4b", two[CapturePriority.FEWEST_CARDS]) == {"lay"}
    assert can("Cs", "Ad 3c 4s 5b Fd", two[CapturePriority.SINGLE_FIRST]) == {"Fd Ad", "5b 4s"}
    assert can("Cs", "Cd Ad 3c 4s 5b Fd", two[CapturePriority.FREE]) == {"Cd", "Fd Ad", "5b 4s"}
    one = rules_of("scopa", max_capture=1)
    assert can("7d", "4c 3s", one) == {"lay"}
    assert can("7d", "7c 4c 3s", one) == {"7c"}


def test_R4_13_also_under_fifteen_and_for_both_parts_of_cirulla_but_not_for_the_ace() -> None:
    fifteen = rules_of("scopa_a_15", max_capture=2)
    assert can("5d", "7c 3s", fifteen) == {"7c 3s"}
    assert can("5d", "7c 2s Ab", fifteen) == {"lay"}
    cirulla = rules_of("cirulla", max_capture=2)
    assert can("7d", "4c 2s Ab", cirulla) == {"lay"}  # 4+2+A = 7, three cards
    assert can("7d", "5c 2s Ab", cirulla) == {"5c 2s"}  # plain; 5+2+A with the 7 makes 15, three cards
    assert can("Ad", "Fc 6s 2c", rules_of("asso_piglia_tutto", max_capture=1)) == {"Fc 6s 2c"}
    assert can("Ad", "4c 3c 2c", rules_of("scopa_d_assi_guida", max_capture=1)) == {"4c", "3c", "2c", "lay"}


@says("S000-22", "T15")
def test_R4_14_the_duty_binds_the_card_that_is_played_never_the_choice_of_the_card() -> None:
    deal = deal_of(FEWEST, "7d 2c", "Ab", table="7c Rs")
    assert moves_of(deal) == {"7dx7c", "2c"}


def test_R4_15_every_play_is_public_to_all_seats_and_watchers() -> None:
    deal = deal_of(SINGLE, "7d 2c", "4b Rc", table="7c Rs", stock="As", dealer=1)
    deal = after(deal, "7dx7c", "4b")
    views = [view_for(deal, seat) for seat in (Seat(0), Seat(1), None)]
    for view in views:
        assert [(played.seat, played.action) for played in view.plays] == [
            (0, play_of("7dx7c")),
            (1, play_of("4b")),
        ]
        assert view.piles == deal.piles
    assert text(views[0].hand) == "2c"
    assert text(views[1].hand) == "Rc"
    assert views[2].hand == ()


@says("E7", "E11")
def test_R4_2_what_does_not_take() -> None:
    assert can("2d", "Rs 3c", SINGLE) == {"lay"}  # a low card never takes a higher one
    assert can("7d", "7c", rules_of("scopa_a_15")) == {"lay"}  # nor does an equal one under fifteen
    assert can("4d", "Ac Ab Rs", SINGLE) == {"lay"}


def test_R4_2_the_order_of_the_table_and_of_a_take_means_nothing() -> None:
    assert Play(Card("7d"), cards("3s4c")) == Play(Card("7d"), cards("4c3s"))
    deal = deal_of(SINGLE, "7d", "Ab", table="3s Rb 4c")
    assert refusal(deal, Play(Card("7d"), cards("3s4c"))) is None


def test_R4_2_modes_and_ace_rules_have_different_answers() -> None:
    table = "7d Fc Ac 2s"
    assert can("7s", table, SINGLE) == {"7d"}
    assert can("7s", table, rules_of("scopa_a_15")) == {"Fc", "7d Ac"}
    assert can("7s", table, rules_of("cirulla")) == {"7d", "Fc", "7d Ac"}


def test_R4_11_values_cannot_be_changed() -> None:
    """A refused play changes nothing because nothing can be changed: every value of the rules is frozen."""
    values = [
        value for name in settebello.rules.__all__ if is_dataclass(value := getattr(settebello.rules, name))
    ]
    assert len(values) > 10
    for value in values:
        assert value.__dataclass_params__.frozen, value  # type: ignore[union-attr]
        assert "__slots__" in vars(value), value
    for value in (Deal, Match, PlayerView, Preset, Rules, VoidDeal):  # long ones are never built by position
        assert all(field.kw_only for field in fields(value)), value
    with pytest.raises(FrozenInstanceError):
        setattr(FEWEST, "target", 1)  # noqa: B010  # a plain assignment would not pass the type checker
