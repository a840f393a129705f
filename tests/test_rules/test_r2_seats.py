"""R2: seats, sides and direction."""

from dataclasses import replace

import pytest
from tests.strategies import SEATING_IDS, SEATINGS
from tests.test_rules.drawn import after, deal_of, dealt, moves_of, rules_of, says, suit

from settebello.room.fairness import first_dealer
from settebello.rules import (
    PRESETS,
    Direction,
    FirstDealer,
    Problem,
    Rules,
    Seat,
    Side,
    Table,
    Teams,
    after_deal,
    cutter,
    new_match,
    next_dealer,
    order_of_play,
    problems,
    score,
    seats_of,
    side_of,
)

RIGHT = Direction.ANTICLOCKWISE
LEFT = Direction.CLOCKWISE

TABLES = {
    "2, 3, 4, 2v2": [(2, "none"), (3, "none"), (4, "none"), (4, "pairs")],
    "2, 3, 4, 2v2, 6": [
        (2, "none"), (3, "none"), (4, "none"), (4, "pairs"),
        (6, "none"), (6, "three_pairs"), (6, "two_trios"),
    ],
    "2v2": [(4, "pairs")],
    "2, 3, 2v2": [(2, "none"), (3, "none"), (4, "pairs")],
    "2, 2v2": [(2, "none"), (4, "pairs")],
}  # fmt: skip

WHO_MAY_SIT = {
    "scopa_wikipedia": "2, 3, 4, 2v2",
    "scopone_wikipedia": "2v2",
    "scopone_scientifico_wikipedia": "2v2",
    "scopa_illustrata": "2, 3, 4, 2v2",
    "scopa_guida": "2, 3, 4, 2v2",
    "scopone_guida": "2v2",
    "scopa_d_assi_guida": "2, 3, 4, 2v2",
    "scopa_online": "2, 3, 4, 2v2",
    "scopone_online": "2v2",
    "scopone_scientifico_online": "2v2",
    "scopa": "2, 3, 4, 2v2, 6",
    "scopone": "2v2",
    "scopone_scientifico": "2v2",
    "asso_piglia_tutto": "2, 3, 4, 2v2",
    "asso_piglia_tutto_scopone": "2v2",
    "asso_piglia_tutto_scopa": "2, 3, 4, 2v2",
    "scopa_d_asso_piemonte": "2, 3, 4, 2v2",
    "scopa_a_15": "2, 3, 4, 2v2",
    "escoba": "2, 3, 4, 2v2",
    "re_bello": "2, 3, 4, 2v2, 6",
    "napola": "2, 3, 4, 2v2, 6",
    "scopone_di_trenta": "2v2",
    "cirulla": "2, 3, 2v2",
    "cicera": "2v2",
    "scopa_a_perdere": "2, 3, 4, 2v2, 6",
    "scopa_frac": "2, 2v2",
    "ponino": "2, 3, 4, 2v2, 6",
}


@says("S000-05", "S000-06", "S000-11", "S002-01", "S003-38", "S003-65", "S004-03")
@pytest.mark.parametrize("name", PRESETS)
def test_R2_1_a_table_is_valid_only_if_its_preset_lists_it(name: str) -> None:
    preset = PRESETS[name]
    assert [(table.players, table.teams) for table in preset.tables] == TABLES[WHO_MAY_SIT[name]]
    first = preset.tables[0]
    assert (preset.rules.players, preset.rules.teams) == first  # the table when nothing is said
    for players in (2, 3, 4, 6):
        for teams in Teams:
            table = Table(players, teams)
            found = problems(replace(preset.rules, players=players, teams=teams), preset.tables)
            assert (Problem.TABLE_NOT_LISTED in found) is (table not in preset.tables)


@says("S000-05")
def test_R2_1_without_a_preset_any_table_that_makes_sense_is_valid() -> None:
    assert not problems(Rules(players=6, teams=Teams.TWO_TRIOS))
    assert Problem.TABLE_NOT_LISTED in problems(Rules(players=3, teams=Teams.PAIRS))
    assert Problem.TABLE_NOT_LISTED in problems(Rules(players=5))


@says("S000-30", "S003-38", "S003-40", "S004-21", "T5")
def test_R2_2_partners_alternate_with_opponents() -> None:
    pairs = rules_of("scopa", players=4, teams=Teams.PAIRS)
    trios = rules_of("scopa", players=6, teams=Teams.TWO_TRIOS)
    three = rules_of("scopa", players=6, teams=Teams.THREE_PAIRS)
    assert [side_of(pairs, Seat(s)) for s in range(4)] == [0, 1, 0, 1]
    assert [side_of(trios, Seat(s)) for s in range(6)] == [0, 1, 0, 1, 0, 1]
    assert [side_of(three, Seat(s)) for s in range(6)] == [0, 1, 2, 0, 1, 2]
    assert seats_of(three, Side(2)) == (2, 5)
    assert (pairs.sides, trios.sides, three.sides) == (2, 2, 3)
    deal = deal_of(pairs, "7d 2c", "Rc", "4s", "Rs", table="7c 4d", stock="Ab", dealer=3)
    deal = after(deal, "7dx7c", "Rc", "4sx4d")
    assert set(deal.piles[0]) == {"7d", "7c", "4s", "4d"}  # captures of both partners in one pile


@says("S000-08", "S000-16", "S002-02", "S002-05", "S003-26", "S004-09", "T10")
def test_R2_3_the_turn_passes_to_the_right_or_as_the_option_says_to_the_left() -> None:
    assert order_of_play(Rules(players=4, direction=RIGHT), Seat(3)) == (0, 1, 2, 3)
    assert order_of_play(Rules(players=4, direction=LEFT), Seat(3)) == (2, 1, 0, 3)
    for name, preset in PRESETS.items():
        guida = name in ("scopa_guida", "scopone_guida", "scopa_d_assi_guida")
        assert preset.rules.direction is (LEFT if guida else RIGHT)


@says("S000-16", "S002-05", "S003-12", "S003-48", "S004-09", "T10")
def test_R2_4_the_neighbour_of_the_dealer_leads() -> None:
    assert dealt(rules_of("scopa_wikipedia", players=4), 0).to_move == 1
    assert dealt(rules_of("scopa_illustrata", players=3), 2).to_move == 0
    assert dealt(rules_of("scopa_guida", players=4), 0).to_move == 3
    for preset in ("scopa_wikipedia", "scopa_guida"):  # with two players the one who did not deal
        assert dealt(rules_of(preset), 0).to_move == 1
        assert dealt(rules_of(preset), 1).to_move == 0


@says("S000-10", "S000-16", "T8")
def test_R2_5_the_same_player_leads_every_packet_whoever_captured_last() -> None:
    three = rules_of("scopa", players=3)
    deal = deal_of(
        three, "2d", "5d", "7d", table="7c", stock=suit("c", "A23456") + suit("s", "A23"), dealer=2
    )
    deal = after(deal, "2d", "5d", "7dx7c")
    assert deal.last_taker == 2
    assert deal.to_move == 0
    assert [len(hand) for hand in deal.hands] == [3, 3, 3]
    whole = dealt(rules_of("scopa", players=3), 1)
    leaders = []
    while not whole.finished:
        if len(set(map(len, whole.hands))) == 1 and len(whole.hands[0]) == 3:
            leaders.append(whole.to_move)
        whole = after(whole, min(moves_of(whole)))
    assert leaders == [2, 2, 2, 2]


@says("S000-17", "S002-06")
def test_R2_6_the_next_seat_in_the_direction_of_play_deals_next() -> None:
    assert next_dealer(Rules(players=4, direction=RIGHT), Seat(3)) == 0
    assert next_dealer(Rules(players=4, direction=LEFT), Seat(3)) == 2
    match = new_match(rules_of("scopa_guida", players=3, target=1), Seat(0))
    for expected in (2, 1, 0):  # also between the deals of a tie-break
        deal = dealt(match.rules, match.dealer)
        while not deal.finished:
            deal = after(deal, min(moves_of(deal)))
        match = after_deal(match, score(deal))
        assert match.dealer == expected


@says("S000-18", "S002-07")
def test_R2_7_the_first_dealer_is_agreed_or_drawn() -> None:
    assert new_match(rules_of("scopa"), Seat(1)).dealer == 1
    assert [str(how) for how in FirstDealer] == ["random", "agreed", "lowest_card", "first_ace"]
    assert PRESETS["scopa_wikipedia"].rules.first_dealer is FirstDealer.RANDOM
    draws = [first_dealer(rules_of("scopa", players=4), bytes([i] * 32)) for i in range(40)]
    assert {draw.dealer for draw in draws if draw is not None} == {0, 1, 2, 3}
    assert first_dealer(rules_of("scopa", first_dealer=FirstDealer.AGREED), bytes(32)) is None


@says("S000-19", "S002-08", "T10")
def test_R2_8_the_neighbour_on_the_other_side_cuts() -> None:
    assert cutter(Rules(players=4, direction=RIGHT), Seat(0)) == 3
    assert cutter(Rules(players=4, direction=LEFT), Seat(0)) == 1
    assert cutter(Rules(players=2), Seat(0)) == 1


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_R2_9_the_dealer_plays_the_last_card_of_every_deal(preset: str, rules: Rules) -> None:
    deck = (*rules.deck_cards[7:], *rules.deck_cards[:7])
    for dealer in range(rules.players):
        deal = dealt(rules, dealer, deck)
        while not deal.finished:
            deal = after(deal, min(moves_of(deal)))
        assert deal.plays[-1].seat == dealer
        assert deal.plays[0].seat == order_of_play(rules, Seat(dealer))[0]
