"""R3: the deal, the redeal, and which sets of options are refused."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from tests.strategies import SEATING_IDS, SEATINGS
from tests.test_rules.drawn import after, deal_of, dealt, rules_of, says, text

from settebello.rules import (
    DECK,
    PRESETS,
    AceOnEmptyTable,
    AceRule,
    AceWithAceOnTable,
    BothOver,
    CaptureMode,
    CourtCapture,
    DealPackets,
    Deck,
    Goal,
    MatchEnd,
    Napola,
    Problem,
    Redeal,
    Rules,
    ScopaDoubler,
    ScoreSet,
    Seat,
    Teams,
    VoidDeal,
    cards,
    new_deal,
    order_of_play,
    packets,
    problems,
    stack,
    void_reason,
)

SCOPA = rules_of("scopa")


@says(
    "S000-07", "S000-08", "S000-09", "S002-02", "S002-03", "S003-08", "S003-09", "S003-10", "S003-46",
    "S003-58", "S004-07",
)  # fmt: skip
@pytest.mark.parametrize("name", ["scopa_wikipedia", "scopa_illustrata", "scopa_guida", "scopa_online"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_R3_1_three_cards_to_each_then_four_on_the_table(name: str, players: int) -> None:
    deal = dealt(rules_of(name, players=players), 0)
    assert [len(hand) for hand in deal.hands] == [3] * players
    assert len(deal.table) == 4
    assert len(deal.stock) == 40 - 3 * players - 4


@says("S000-08", "S002-02", "S003-08")
def test_R3_1_the_first_cards_go_to_the_neighbour_in_the_direction_of_play() -> None:
    anticlockwise = dealt(rules_of("scopa_wikipedia", players=3), 0)
    assert text(anticlockwise.hands[1]) == "3d 2d Ad"  # the top of the unshuffled pack is Ad 2d 3d
    assert text(anticlockwise.table) == text(DECK[9:13])
    clockwise = dealt(rules_of("scopa_guida", players=3), 0)
    assert text(clockwise.hands[2]) == "7d 4d Ad"  # one at a time


@says("S000-10", "S002-04", "S003-27", "S003-51", "S004-07", "E17")
def test_R3_2_three_more_to_each_when_all_hands_are_empty_and_none_on_the_table() -> None:
    assert [len(packets(rules_of("scopa", players=n))) for n in (2, 3, 4, 6)] == [6, 4, 3, 2]
    deal = deal_of(SCOPA, "2d", "5d", table="7c", stock="Ac 2c 3c 4c 5c 6c Fs")
    deal = after(deal, "2d", "5d")
    assert [text(hand) for hand in deal.hands] == ["3c 2c Ac", "6c 5c 4c"]
    assert text(deal.table) == "7c 5d 2d"
    assert text(deal.stock) == "Fs"
    assert (40 - 4) % (5 * 3) != 0  # so five cannot play
    assert Problem.CARDS_DO_NOT_DIVIDE in problems(rules_of("scopa", players=5))


@says("S000-12", "S004-06", "T12")
@pytest.mark.parametrize("name", ["scopone_wikipedia", "scopone_scientifico_online", "scopone_scientifico"])
def test_R3_3_all_forty_cards_ten_each_and_none_on_the_table(name: str) -> None:
    deal = dealt(PRESETS[name].rules, 0)
    assert [len(hand) for hand in deal.hands] == [10] * 4
    assert deal.table == deal.stock == ()
    assert packets(deal.rules) == (10,)


@says("S000-12", "S000-13", "S003-39", "S003-41", "S003-58", "S004-05", "T12")
@pytest.mark.parametrize(
    "name", ["scopone_scientifico_wikipedia", "scopone_guida", "scopone_online", "scopone"]
)
def test_R3_4_nine_each_four_on_the_table_and_no_stock(name: str) -> None:
    deal = dealt(PRESETS[name].rules, 0)
    assert [len(hand) for hand in deal.hands] == [9] * 4
    assert len(deal.table) == 4
    assert deal.stock == ()
    assert packets(deal.rules) == (9,)


def handed(rules: Rules, dealer: int = 0) -> str:
    """To whom the cards go from the top: seats, or T for the table."""
    deal = dealt(rules, dealer)
    place = {card: str(seat) for seat, hand in enumerate(deal.hands) for card in hand}
    place |= dict.fromkeys((*deal.table, *deal.opening), "T")
    return "".join(place.get(card, "") for card in rules.deck_cards)


@says("S003-08")
def test_R3_5_the_packets_fix_the_order_in_which_the_deck_is_handed_out() -> None:
    assert handed(SCOPA) == "111000TTTT"
    assert handed(rules_of("scopa_guida", players=3)) == "210210210TTTT"  # one by one, clockwise
    scopone = {packet: rules_of("scopone", deal_packets=packet) for packet in DealPackets}
    assert handed(scopone[DealPackets.THREES]) == "111222333000" * 3 + "TTTT"
    assert handed(scopone[DealPackets.ONE_BY_ONE]) == "1230" * 9 + "TTTT"
    assert handed(scopone[DealPackets.P32323]) == "111222333000TT" * 2 + "111222333000"
    ten = {packet: rules_of("scopone_scientifico", deal_packets=packet) for packet in DealPackets}
    assert handed(ten[DealPackets.THREES]) == "111222333000" * 3 + "1230"
    assert handed(ten[DealPackets.P334]) == "111222333000" * 2 + "1111222233330000"
    assert handed(ten[DealPackets.P55]) == "11111222223333300000" * 2
    assert handed(rules_of("cicera")) == "111222333000" * 4 + "TTTT"


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_R3_5_a_deck_can_be_stacked_for_any_packets(preset: str, rules: Rules) -> None:
    deck = rules.deck_cards[::-1]
    seats, size = rules.players, rules.hand_size
    dealt_cards = iter(deck[rules.table_size :])
    rounds = [
        tuple(tuple(next(dealt_cards) for _ in range(size)) for _ in range(seats)) for _ in packets(rules)
    ]
    table = deck[: rules.table_size]
    stacked = stack(rules, Seat(1), rounds, table)
    assert set(stacked) == set(deck)
    deal = new_deal(rules, Seat(1), stacked)
    if isinstance(deal, VoidDeal):
        assert deal.table == table
        return
    assert deal.hands == rounds[0]
    assert (deal.table or deal.opening) == table
    assert order_of_play(rules, Seat(1))[-1] == 1


@says("S000-14", "S002-23", "S004-08", "T9", "E18")
def test_R3_6_three_or_four_kings_on_the_table_void_the_deal() -> None:
    for name in ("scopa_wikipedia", "scopa_online", "scopone_online", "scopone_scientifico_wikipedia"):
        rules = PRESETS[name].rules
        assert void_reason(rules, cards("Rd Rc Rs 2b")) is Redeal.THREE_KINGS
        assert void_reason(rules, cards("Rd Rc Rs Rb")) is Redeal.THREE_KINGS
        assert void_reason(rules, cards("Rd Rc 3s 2b")) is None
        assert void_reason(rules, cards("Cd Cc Cs 2b")) is None
    assert PRESETS["scopa_illustrata"].rules.redeal == frozenset()
    assert void_reason(PRESETS["scopa_illustrata"].rules, cards("Rd Rc Rs Rb")) is None


@says("E19")
@pytest.mark.parametrize("name", ["asso_piglia_tutto", "scopa_a_15"])
def test_R3_6_the_redeal_stays_where_three_kings_could_be_taken(name: str) -> None:
    assert void_reason(PRESETS[name].rules, cards("Rd Rc Rs 2b")) is Redeal.THREE_KINGS


@says("S003-11", "S003-47", "E18")
def test_R3_7_three_or_four_of_any_rank_void_the_deal() -> None:
    guida = rules_of("scopa_guida")
    assert void_reason(guida, cards("4d 4c 4s 2b")) is Redeal.THREE_OF_A_RANK
    assert void_reason(guida, cards("Rd Rc Rs 2b")) is Redeal.THREE_OF_A_RANK
    assert void_reason(guida, cards("4d 4c 4s 4b")) is Redeal.THREE_OF_A_RANK
    assert void_reason(guida, cards("4d 4c 2s 2b")) is None


def test_R3_8_two_aces_or_a_sum_up_to_ten_where_agreed() -> None:
    assert PRESETS["cirulla"].rules.redeal == {Redeal.TWO_ACES}
    cirulla = rules_of("cirulla")
    assert void_reason(cirulla, cards("Ad Ac 7s 2b")) is Redeal.TWO_ACES
    assert void_reason(cirulla, cards("Ad 3c 7s 2b")) is None
    assert void_reason(cirulla, cards("Rd Rc Rs Rb")) is None  # what is not in the set voids nothing
    low = rules_of("scopa", redeal=frozenset({Redeal.TABLE_SUM_LE_10}))
    assert void_reason(low, cards("Ad 2c 3s 4b")) is Redeal.TABLE_SUM_LE_10
    assert void_reason(low, cards("Ad 2c 3s 5b")) is None
    both = rules_of("scopa", redeal=frozenset({Redeal.TABLE_SUM_LE_10, Redeal.THREE_KINGS}))
    assert void_reason(both, cards("Rd Rc Rs Ab")) is Redeal.THREE_KINGS
    assert void_reason(both, cards("Ad 2c 3s 4b")) is Redeal.TABLE_SUM_LE_10


@says("S000-14", "S003-11", "S004-08", "T9")
def test_R3_9_a_void_deal_is_dealt_again_by_the_same_dealer_with_the_same_options() -> None:
    kings = cards("Rd Rc Rs Rb")
    deck = [card for card in DECK if card not in kings]
    deck[6:6] = kings
    void = new_deal(SCOPA, Seat(1), deck)
    assert isinstance(void, VoidDeal)
    assert (void.dealer, void.rules, void.reason) == (1, SCOPA, Redeal.THREE_KINGS)
    assert (void.table, void.deck) == (kings, tuple(deck))
    assert dealt(void.rules, void.dealer).dealer == 1


def test_R3_10_without_table_cards_nothing_voids_a_deal() -> None:
    everything = rules_of("scopone_scientifico", redeal=frozenset(Redeal))
    assert void_reason(everything, ()) is None
    assert new_deal(everything, Seat(0), DECK) == dealt(everything, 0)


FRAC: Mapping[str, Any] = {"preset": "scopa_frac"}
LEAST: Mapping[str, Any] = {"goal": Goal.LEAST}
CICERA: Mapping[str, Any] = {"preset": "cicera"}
CIRULLA: Mapping[str, Any] = {"preset": "cirulla"}
FOUR: Mapping[str, Any] = {"players": 4}

REFUSED: tuple[tuple[Problem, Mapping[str, Any]], ...] = (
    (Problem.SIZES_NOT_LISTED, {"hand_size": 10}),
    (Problem.SIZES_NOT_LISTED, {"table_size": 0}),
    (Problem.SIZES_NOT_LISTED, {"hand_size": 0}),
    (Problem.CARDS_DO_NOT_DIVIDE, {"hand_size": 9, "players": 3}),
    (Problem.CARDS_DO_NOT_DIVIDE, {"hand_size": 10, "table_size": 0, "players": 3}),
    (Problem.CARDS_DO_NOT_DIVIDE, {"hand_size": 12}),
    (Problem.PACKETS_DO_NOT_FIT, {"deal_packets": DealPackets.P55}),
    (Problem.PACKETS_DO_NOT_FIT, {"deal_packets": DealPackets.P334, **FOUR, "hand_size": 9}),
    (Problem.PACKETS_DO_NOT_FIT, {"deal_packets": DealPackets.P32323, **FOUR}),
    (Problem.PACKETS_NEED_FOUR, {"deal_packets": DealPackets.P32323, "hand_size": 9}),
    (Problem.FIFTEEN_NEEDS_NORMAL_ACE, {"preset": "scopa_a_15", "ace_rule": AceRule.TAKES_ALL}),
    (Problem.FIFTEEN_NEEDS_NORMAL_ACE, {"preset": "escoba", "ace_rule": AceRule.WILD}),
    (Problem.LEAST_AND_STOP, {**LEAST, "match_end": MatchEnd.STOP_ON_REACHING}),
    (Problem.LEAST_AND_ALL_TEN, {**LEAST, "napola": Napola.LENGTH, "napola_all_ten_wins": True}),
    (Problem.LEAST_AND_SCORE_SET, {**CIRULLA, **LEAST}),
    (Problem.LEAST_AND_SCORE_SET, {**CICERA, **LEAST}),
    (Problem.LEAST_AND_SCORE_SET, {**FRAC, **LEAST}),
    (Problem.LEAST_AND_SCORE_SET, {"preset": "scopone_di_trenta", **LEAST}),
    (Problem.LEAST_AND_COUNT_ORDER, {**LEAST, "both_over": BothOver.COUNT_ORDER}),
    (Problem.CICERA_AND_DECK, {"deck": Deck.BRESCIANE52, "court_capture": CourtCapture.RANK_ONLY}),
    (Problem.CICERA_AND_DECK, {"score_set": ScoreSet.CICERA, "court_capture": CourtCapture.RANK_ONLY}),
    (Problem.CICERA_NEEDS_RANK_ONLY, {**CICERA, "court_capture": CourtCapture.NUMERIC}),
    (Problem.CICERA_NEEDS_MATCH_OR_SUM, {**CICERA, "capture_mode": CaptureMode.FIFTEEN}),
    (Problem.CICERA_AND_WILD_ACE, {**CICERA, "ace_rule": AceRule.WILD}),
    (Problem.CIRULLA_NEEDS_ACES, {**CIRULLA, "ace_rule": AceRule.NORMAL}),
    (Problem.CIRULLA_NEEDS_ACES, {**CIRULLA, "ace_with_ace_on_table": AceWithAceOnTable.TAKES_ALL}),
    (Problem.CIRULLA_NEEDS_ACES, {**CIRULLA, "ace_on_empty_table": AceOnEmptyTable.STAYS}),
    (Problem.RANK_ONLY_AND_CAPTURE_MODE, {"preset": "escoba", "court_capture": CourtCapture.RANK_ONLY}),
    (Problem.RANK_ONLY_AND_CAPTURE_MODE, {**CIRULLA, "court_capture": CourtCapture.RANK_ONLY}),
    (
        Problem.RANK_ONLY_AND_WILD_ACE,
        {"preset": "scopa_d_assi_guida", "court_capture": CourtCapture.RANK_ONLY},
    ),
    (Problem.FRAC_NEEDS_TWO_SIDES, {**FRAC, "players": 3}),
    (Problem.FRAC_AND_OTHER_POINTS, {**FRAC, "re_bello": True}),
    (Problem.FRAC_AND_OTHER_POINTS, {**FRAC, "napola": Napola.FIXED3}),
    (Problem.FRAC_AND_OTHER_POINTS, {**FRAC, "scopa_doubler": ScopaDoubler.FOUR_CAVALLI}),
    (Problem.FRAC_IS_ONE_DEAL, {**FRAC, "both_over": BothOver.COUNT_ORDER}),
    (Problem.FRAC_IS_ONE_DEAL, {**FRAC, "match_end": MatchEnd.STOP_ON_REACHING}),
    (Problem.ALL_TEN_NEEDS_NAPOLA, {"napola_all_ten_wins": True}),
    (Problem.ALL_TEN_NEEDS_NAPOLA, {"napola_all_ten_wins": True, "napola": Napola.FIXED3}),
    (Problem.TARGET_TOO_LOW, {"target": 0}),
    (Problem.TARGET_TOO_LOW, {"target": -1}),
    (Problem.MAX_CAPTURE_TOO_LOW, {"max_capture": 0}),
)


@says("T14")
@pytest.mark.parametrize(("problem", "options"), REFUSED, ids=[str(problem) for problem, _ in REFUSED])
def test_R3_11_options_that_cannot_be_played_are_refused(
    problem: Problem, options: Mapping[str, Any]
) -> None:
    assert problem in problems(rules_of(**{"preset": "scopa", **options}))


def test_R3_11_every_problem_of_the_list_has_an_example() -> None:
    assert {problem for problem, _ in REFUSED} | {Problem.TABLE_NOT_LISTED} == set(Problem)


PLAYED: tuple[Mapping[str, Any], ...] = (
    {"hand_size": 9},
    {"hand_size": 10, "table_size": 0},
    {"hand_size": 10, "table_size": 0, "deal_packets": DealPackets.P334},
    {"hand_size": 10, "table_size": 0, "deal_packets": DealPackets.P55, **FOUR},
    {"hand_size": 9, "deal_packets": DealPackets.P32323, **FOUR},
    {"hand_size": 12, "players": 3},
    {"target": 1, "max_capture": 1},
    {"court_capture": CourtCapture.RANK_ONLY, "ace_rule": AceRule.TAKES_ALL},
    {"both_over": BothOver.COUNT_ORDER, "match_end": MatchEnd.STOP_ON_REACHING},
    {**CICERA, "ace_rule": AceRule.TAKES_ALL},
    {"capture_mode": CaptureMode.FIFTEEN, "score_set": ScoreSet.CIRULLA},
    {"score_set": ScoreSet.ESCOBA, **LEAST},
    {"napola": Napola.FIXED3, **LEAST},
    {**FRAC, "players": 4, "teams": Teams.PAIRS},
)


@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_R3_11_what_the_list_does_not_refuse_can_be_played(options: Mapping[str, Any]) -> None:
    assert problems(rules_of(**{"preset": "scopa", **options})) == ()


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_R3_11_every_preset_can_be_played_at_each_of_its_tables(preset: str, rules: Rules) -> None:
    assert problems(rules, PRESETS[preset].tables) == ()


def test_I12_counts_of_void_and_telling_tables() -> None:
    """Of the 91,390 tables of four cards: counted rank by rank, each combination of ranks with its suits."""
    kings = ranks = aces = low = fifteen = thirty = every = 0
    number = {card: card.number for card in DECK}
    for four in combinations(DECK, 4):
        total = sum(number[card] for card in four)
        every += 1
        low += total <= 10
        fifteen += total == 15
        thirty += total == 30
    for four_ranks in combinations([str(card.rank) for card in DECK], 4):
        most = max(four_ranks.count(rank) for rank in four_ranks)
        kings += four_ranks.count("R") >= 3
        aces += four_ranks.count("A") >= 2
        ranks += most >= 3
    assert (every, kings, ranks, aces) == (91_390, 145, 1_450, 3_925)
    assert (low, fifteen, thirty) == (1_522, 3_120, 2_492)


@pytest.mark.no_cover  # 365,560 calls of a function that other tests cover
def test_I12_the_rules_void_the_same_tables() -> None:
    found = dict.fromkeys(Redeal, 0)
    only = {redeal: rules_of("scopa", redeal=frozenset({redeal})) for redeal in Redeal}
    for four in combinations(DECK, 4):
        for redeal, rules in only.items():
            found[redeal] += void_reason(rules, four) is not None
    assert list(found.values()) == [145, 1_450, 3_925, 1_522]
