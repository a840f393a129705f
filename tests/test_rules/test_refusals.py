"""A refusal tells the truth: what it says of the table is so, for every preset and seating."""

import pytest
from hypothesis import given
from tests.strategies import deals_in_progress

from settebello.rules import (
    DECK,
    PRESETS,
    AceRule,
    CaptureMode,
    Card,
    Deal,
    Play,
    Reason,
    Rules,
    Seat,
    captures_of,
    cards,
    new_deal,
    refusal,
    view_for,
)


def reason(preset: str, table: str, card: str, takes: str) -> Reason | None:
    rules = PRESETS[preset].rules
    hands = ((Card(card),), *[()] * (rules.players - 1))
    deal = Deal(
        rules=rules,
        dealer=Seat(1),
        to_move=Seat(0),
        hands=hands,
        table=cards(table),
        stock=(),
        piles=((),) * rules.sides,
        scope=(0,) * rules.sides,
        declared=(None,) * rules.players,
        bonus=((),) * rules.sides,
    )
    return refusal(deal, Play(Card(card), cards(takes)))


@pytest.mark.parametrize(
    ("preset", "table", "card", "takes", "expected"),
    [
        ("scopa", "7c 3d 4d", "7s", "3d 4d", Reason.SINGLE_FIRST),
        ("scopa_wikipedia", "Ad 3c 4s 5b Fd", "Cs", "Ad 3c 5b", Reason.FEWEST_CARDS),
        ("scopa_wikipedia", "7c 3d 4d", "7s", "3d 4d", Reason.SINGLE_FIRST),
        # the fante makes fifteen with the 7 and is no reason why A+2+4 may not make 7: 3+4 is
        ("cirulla", "Fd 4d 3c 2d Ab", "7d", "4d 2d Ab", Reason.FEWEST_CARDS),
        ("cirulla", "7s 4d 3c", "7d", "4d 3c", Reason.SINGLE_FIRST),
        ("scopa_d_assi_guida", "3c 5d Fs", "Ad", "3c 5d", Reason.SINGLE_FIRST),
        ("scopa_d_assi_guida", "3c 5d Fs", "Ad", "5d Fs", Reason.NOT_A_CAPTURE),
        ("asso_piglia_tutto", "5c Rb", "Ad", "5c", Reason.ACE_TAKES_ALL),
        ("scopa", "5c", "5d", "", Reason.MUST_CAPTURE),
        ("scopa", "5c", "5d", "Rb", Reason.TAKE_NOT_ON_TABLE),
        ("scopa", "3d 6c", "Cs", "3d 3d 3d", Reason.TAKE_REPEATS_CARD),
    ],
)
def test_R4_11_the_reason_is_the_one_a_player_would_give(
    preset: str, table: str, card: str, takes: str, expected: Reason
) -> None:
    assert reason(preset, table, card, takes) is expected


@given(deals_in_progress())
def test_R4_5_R4_6_a_priority_named_is_really_there(deal: Deal) -> None:
    rules = deal.rules
    if deal.finished or rules.capture_mode is CaptureMode.FIFTEEN or rules.ace_rule is AceRule.TAKES_ALL:
        return
    for card in deal.hands[deal.to_move]:
        for i, first in enumerate(deal.table):
            for second in deal.table[i + 1 :]:
                why = refusal(deal, Play(card, (first, second)))
                total = first.number + second.number
                rivals = [t for t in captures_of(deal, card).takes if sum(c.number for c in t) == total]
                if why is Reason.SINGLE_FIRST:
                    assert any(on_table.number == total for on_table in deal.table)
                if why is Reason.FEWEST_CARDS:
                    assert any(len(take) < 2 for take in rivals)


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_R2_3_nobody_sits_outside_the_table(seat: int) -> None:
    rules = PRESETS["scopa"].rules
    with pytest.raises(ValueError, match="no seat"):
        new_deal(rules, Seat(seat), DECK)
    deal = new_deal(rules, Seat(0), DECK)
    assert isinstance(deal, Deal)
    with pytest.raises(ValueError, match="no seat"):
        view_for(deal, Seat(seat))


def test_R3_11_what_cannot_be_played_is_not_dealt() -> None:
    with pytest.raises(ValueError, match="cards_do_not_divide"):
        new_deal(Rules(players=3, hand_size=10, table_size=0), Seat(0), DECK)
