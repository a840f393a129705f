"""R9: fifteen, escoba, cirulla, cicera and the other score sets."""

from itertools import combinations

import pytest
from tests.test_rules.drawn import (
    after,
    can,
    deal_of,
    moves_of,
    play_of,
    points,
    rest,
    rules_of,
    says,
    scored,
    suit,
    text,
)

from settebello.rules import (
    DECK,
    AceRule,
    AceScopa,
    CaptureObligation,
    CapturePriority,
    Category,
    Deal,
    EscobaSetenta,
    Knock,
    MatchEnd,
    Napola,
    PrimieraRule,
    Rank,
    Reason,
    Redeal,
    Rules,
    ScopaDoubler,
    Seat,
    Side,
    VoidDeal,
    act,
    cards,
    has_just_captured,
    knock_points,
    knocking_is_played,
    knocks,
    legal_actions,
    new_deal,
    opening_scope,
    refusal,
    stack,
)
from settebello.rules.scopa import points_of_capture

FIFTEEN = rules_of("scopa_a_15")
ESCOBA = rules_of("escoba")
CIRULLA = rules_of("cirulla")
CICERA = rules_of("cicera")
FRAC = rules_of("scopa_frac")
TRENTA = rules_of("scopone_di_trenta")


@says("E11")
def test_R9_1_the_played_card_and_the_cards_taken_make_fifteen() -> None:
    assert can("7d", "Fc", FIFTEEN) == {"Fc"}
    assert can("Rd", "5c 4s Ab", FIFTEEN) == {"5c", "4s Ab"}
    assert can("7d", "7c", FIFTEEN) == {"lay"}
    assert can("5d", "5c 5s Rb 2c 3c", FIFTEEN) == {"5c 5s", "Rb", "5c 3c 2c", "5s 3c 2c"}
    assert can("Ad", "Cc 5s 2c", FIFTEEN) == {"Cc 5s"}


@pytest.mark.parametrize("priority", list(CapturePriority))
@pytest.mark.parametrize("obligation", list(CaptureObligation))
def test_R9_1_capture_is_forced_and_the_choice_free_whatever_the_options_say(
    priority: CapturePriority, obligation: CaptureObligation
) -> None:
    rules = rules_of("scopa_a_15", capture_priority=priority, capture_obligation=obligation)
    assert can("Rd", "5c 4s Ab", rules) == {"5c", "4s Ab"}


def test_R9_2_the_points_of_escoba() -> None:
    mine = "7d 7c 7s 7b Ad"
    base = {"settebello": 1, "primiera": 1}
    assert points(ESCOBA, mine, rest(mine)) == [base, {"carte": 1, "denari": 1}]
    sevens = rules_of("escoba", escoba_setenta=EscobaSetenta.MOST_SEVENS)
    assert points(sevens, mine, rest(mine))[0] == {"settebello": 1, "sevens": 1}
    assert "sevens" not in points(sevens, "7d 7c", rest("7d 7c"))[0]  # two against two
    extras = rules_of("escoba", escoba_extras=True)
    assert points(extras, mine, rest(mine))[0] == {**base, "four_sevens": 1}
    assert points(extras, suit("d"), rest(suit("d")))[0] == {"denari": 1, "settebello": 1, "all_denari": 1}
    nine = suit("d", "A234567FC")
    assert "all_denari" not in points(extras, nine, rest(nine))[0]
    assert "four_sevens" not in points(extras, "7d 7c 7s", rest("7d 7c 7s"))[0]
    by_sevens = rules_of("escoba", primiera_rule=PrimieraRule.MOST_SEVENS)
    assert points(by_sevens, "7d 7c 7s", rest("7d 7c 7s"))[0] == {"settebello": 1, "primiera": 1}


def test_R9_2_the_options_of_escoba_are_read_by_escoba_only() -> None:
    plain = rules_of("scopa", escoba_setenta=EscobaSetenta.MOST_SEVENS, escoba_extras=True)
    mine = "7d 7c 7s 7b"
    assert points(plain, mine, rest(mine))[0] == {"settebello": 1, "primiera": 1}


def opened(rules: Rules, table: str) -> Deal | VoidDeal:
    first = cards(table)
    spare = [card for card in DECK if card not in first]
    packets = [(tuple(spare[i : i + 3]), tuple(spare[i + 3 : i + 6])) for i in range(0, 36, 6)]
    return new_deal(rules, Seat(1), stack(rules, Seat(1), packets, first))


@pytest.mark.parametrize("rules", [ESCOBA, CIRULLA], ids=["escoba", "cirulla"])
@pytest.mark.parametrize(("table", "scope"), [("7c 5d 2s Ab", 1), ("Rd Cc Fs 3b", 2), ("7c 5d 2s 2b", 0)])
def test_R9_3_a_first_table_of_fifteen_or_thirty_goes_to_the_dealer(
    rules: Rules, table: str, scope: int
) -> None:
    deal = opened(rules, table)
    assert isinstance(deal, Deal)
    assert opening_scope(rules, cards(table)) == scope
    assert deal.scope == (0, scope)
    assert text(deal.piles[1]) == (text(cards(table)) if scope else "")
    assert deal.last_taker == (1 if scope else None)
    assert text(deal.table or deal.opening) == text(cards(table))


def test_R9_3_a_void_deal_scores_nothing_and_fifteen_alone_gives_no_bonus() -> None:
    void = opened(CIRULLA, "Ad Ac 6s 7b")
    assert isinstance(void, VoidDeal)
    assert void.reason is Redeal.TWO_ACES
    plain = opened(FIFTEEN, "7c 5d 2s Ab")
    assert isinstance(plain, Deal)
    assert plain.scope == (0, 0)
    assert opening_scope(rules_of("scopa"), cards("7c 5d 2s Ab")) == 0


def test_R9_3_the_take_is_no_capture_that_allows_a_claim() -> None:
    rules = rules_of("escoba", match_end=MatchEnd.STOP_ON_REACHING)
    deal = opened(rules, "7c 5d 2s Ab")
    assert isinstance(deal, Deal)
    assert not has_just_captured(deal, Side(1))


def test_R9_4_cirulla_takes_as_scopa_or_by_fifteen() -> None:
    assert can("7d", "3c 5s 6b 7c", CIRULLA) == {"7c", "5s 3c"}
    assert can("Rd", "4c Ab 5s 6b", CIRULLA) == {"5s", "4c Ab", "6b 4c"}
    assert can("4d", "3c Ab 5s 6b", CIRULLA) == {"3c Ab", "6b 5s"}
    fewest = can("7d", "4c 3s 2b Ad As", CIRULLA)
    assert fewest == {
        "4c 3s",
        "4c 3s As",
        "4c 3s Ad",
        "4c 2b Ad As",
    }  # plain by fewest; fifteen by any number
    assert can("2d", "Rs", CIRULLA) == {"lay"}


def test_R9_4_the_ace_of_cirulla() -> None:
    assert can("Ad", "5c Rb", CIRULLA) == {"Rb 5c"}
    assert can("Ad", "Ac 6s 7b Fc", CIRULLA) == {"Ac", "7b 6s Ac", "Fc 6s"}
    assert can("Ad", "", CIRULLA) == {"itself"}


KNOCKED = {
    "Ac 3d 5s": 3, "Ac 3d 6s": 0, "7c 3d 5s": 3, "7c 4d 5s": 0, "7c 4d 4s": 10, "2c 2d 2s": 10,
    "7c 7d 7s": 10, "7d 2c 3s": 0, "7c Rd Rs": 10, "7c Ad As": 10, "7c 2d 6s": 3, "7c 2d 7s": 0,
    "Fd Fs Fb": 10, "3d 3s 3b": 10, "7d Ac As": 3, "7d Ac 2s": 0,
}  # fmt: skip


@pytest.mark.parametrize("hand", KNOCKED)
def test_R9_5_what_a_fresh_hand_is_worth(hand: str) -> None:
    assert knock_points(cards(hand)) == KNOCKED[hand]


def test_R9_5_every_hand_against_a_plain_reading_of_the_rule() -> None:
    def worth(ranks: list[Rank]) -> int:
        if ranks[0] == ranks[1] == ranks[2]:
            return 10
        return 3 if ranks[0].number + ranks[1].number + ranks[2].number <= 9 else 0

    ranks40 = [card.rank for card in DECK[:10]]
    for hand in combinations(DECK, 3):
        seven = "7c" in hand
        ways = [
            [rank if card == "7c" else card.rank for card in hand]
            for rank in (ranks40 if seven else [Rank.ASSO])
        ]
        best = max(map(worth, ways))
        assert knock_points(hand) == best
        named = {knock.rank for knock in knocks(hand)}
        if not best:
            assert not named
        elif seven:
            assert named == {rank for rank, way in zip(ranks40, ways, strict=True) if worth(way) == best}
        else:
            assert named == {None}


def test_R9_5_a_knock_is_made_on_the_own_turn_before_the_first_card_of_that_hand() -> None:
    deal = deal_of(CIRULLA, "7c 3d 5s", "2b Ab 3c", table="Rb Cb", stock=suit("s", "A23467"))
    assert set(legal_actions(deal)) >= {Knock(3, Rank.ASSO)}
    assert [action for action in legal_actions(deal) if isinstance(action, Knock)] == [Knock(3, Rank.ASSO)]
    shown = act(deal, Knock(3, Rank.ASSO))
    assert shown.to_move == 0  # the turn does not pass
    assert shown.bonus == ((Category.KNOCK,) * 3, ())
    assert set(shown.plays[-1].shown) == set(cards("7c 3d 5s"))
    assert refusal(shown, Knock(3, Rank.ASSO)) is Reason.KNOCK_NOT_NOW
    assert not [action for action in legal_actions(shown) if isinstance(action, Knock)]
    played = after(shown, "3d")
    assert [action for action in legal_actions(played) if isinstance(action, Knock)] == [Knock(3)]
    back = after(played, "2bxRb3d")
    assert refusal(back, Knock(3, Rank.ASSO)) is Reason.KNOCK_NOT_NOW
    unused = after(deal, "3d", "2bxRb3d")
    assert refusal(unused, Knock(3, Rank.ASSO)) is Reason.KNOCK_NOT_NOW  # the chance is gone


def test_R9_5_a_side_may_knock_with_every_fresh_hand() -> None:
    deal = deal_of(CIRULLA, "Ad", "2b", table="Rb Cb Fb", stock="As 2s 3s Ac 2c 3c", dealer=1)
    fresh = after(deal, "AdxRbCbFb", "2b")
    assert Knock(3) in legal_actions(fresh)
    once = act(fresh, Knock(3))
    other = after(once, min(moves_of(once)))
    assert Knock(3) in legal_actions(other)


def test_R9_5_the_declared_seven_is_played_as_that_rank_and_on_the_table_it_is_a_seven() -> None:
    deal = deal_of(CIRULLA, "7c 4d 4s", "7b Ab 3c", table="Fb 4b", stock=suit("s", "A23567"))
    four = act(deal, Knock(10, Rank.QUATTRO))
    assert four.declared == (Rank.QUATTRO, None)
    assert moves_of(four) == {"7cx4b", "4dx4b", "4sx4b"}
    assert moves_of(deal) == {"7cxFb", "4dx4b", "4sx4b"}
    done = after(four, "7cx4b")
    assert done.declared == (None, None)
    laid = deal_of(CIRULLA, "7c 4d 4s", "7b Ab 3c", table="Rb", stock=suit("s", "A23567"))
    laid = after(act(laid, Knock(10, Rank.QUATTRO)), "7c")
    assert "7bx7c" in moves_of(laid)


def test_R9_5_a_declared_ace_follows_the_rule_for_aces() -> None:
    deal = deal_of(CIRULLA, "7c Ad As", "7b Ab 3c", table="Fb 4b", stock=suit("s", "234567"))
    ace = act(deal, Knock(10, Rank.ASSO))
    assert "7cxFb4b" in moves_of(ace)
    assert after(ace, "7cxFb4b").scope == (1, 0)
    never = deal_of(
        rules_of("cirulla", ace_scopa=AceScopa.NEVER), "7c Ad As", "7b Ab", table="Fb 4b", stock="2s"
    )
    assert after(act(never, Knock(10, Rank.ASSO)), "7cxFb4b").scope == (0, 0)


@pytest.mark.parametrize(
    ("hand", "knock", "reason"),
    [
        ("7c 4d 4s", Knock(3, Rank.ASSO), Reason.KNOCK_NOT_WORTH),  # where 10 is possible only 10
        ("7c 4d 4s", Knock(10), Reason.KNOCK_NEEDS_RANK),
        ("7c 4d 4s", Knock(10, Rank.ASSO), Reason.KNOCK_NEEDS_RANK),
        ("7d 4d 4s", Knock(3), Reason.KNOCK_NOT_WORTH),
        ("2d 2s 2b", Knock(10, Rank.DUE), Reason.KNOCK_NOT_WORTH),  # a rank is declared for the 7c only
        ("2d 2s", Knock(3), Reason.KNOCK_NOT_NOW),
    ],
)
def test_R9_5_a_wrong_knock_is_refused(hand: str, knock: Knock, reason: Reason) -> None:
    deal = deal_of(CIRULLA, hand, "7b Ab 3c", table="Fb", stock="As")
    assert refusal(deal, knock) is reason


def test_R9_5_nobody_knocks_elsewhere() -> None:
    for name in ("scopa", "escoba", "asso_piglia_tutto"):
        deal = deal_of(rules_of(name), "2d 2s 2b", "7b Ab 3c", table="Fb", stock="As")
        assert refusal(deal, Knock(10)) is Reason.NO_KNOCKING
        assert Knock(10) not in legal_actions(deal)
    over = deal_of(CIRULLA, table="Fb")
    assert refusal(over, Knock(3)) is Reason.DEAL_IS_OVER


def test_R9_5_the_points_are_a_category() -> None:
    knocked = [(Category.KNOCK,) * 13, ()]
    assert points(CIRULLA, rest(), "", bonus=knocked)[0]["knock"] == 13


@pytest.mark.parametrize(
    ("held", "worth"), [("A23", 3), ("A234", 4), ("A23456", 6), ("A234567", 6), ("A2", 0), ("23456", 0)]
)
def test_R9_6_the_low_run(held: str, worth: int) -> None:
    mine = suit("d", held)
    assert points(CIRULLA, mine, rest(mine))[0].get("low_run", 0) == worth


def test_R9_6_the_high_run_and_all_ten_denari() -> None:
    assert points(CIRULLA, "Fd Cd Rd", rest("Fd Cd Rd"))[0]["high_run"] == 5
    assert "high_run" not in points(CIRULLA, "Fd Cd Rc", rest("Fd Cd Rc"))[0]
    assert "high_run" not in points(CIRULLA, "Cd Rd", rest("Cd Rd"))[0]
    assert scored(CIRULLA, suit("d"), rest(suit("d"))).match_won_by == 0
    nine = suit("d", "A23456FCR")
    assert scored(CIRULLA, nine, rest(nine)).match_won_by is None
    gap = suit("d", "A23457FCR")
    assert scored(CIRULLA, gap, rest(gap)).match_won_by is None
    assert "napola" in points(rules_of("cirulla", napola=Napola.LENGTH), suit("d"), rest(suit("d")))[0]


def test_R9_7_courts_take_their_own_rank_one_at_a_time_and_enter_no_sum() -> None:
    assert can("Cd", "Cs Cb 7c 2d", CICERA) == {"Cs", "Cb", "lay"}
    assert can("Cd", "7c 2d", CICERA) == {"lay"}
    assert can("9d", "Fc 7c 2d Ab", CICERA) == {"7c 2d", "lay"}
    assert can("9d", "9c 7c 2d", CICERA) == {"9c", "7c 2d", "lay"}
    assert can("Td", "Rc Tc", CICERA) == {"Tc", "lay"}
    forced = rules_of("scopa", court_capture=CICERA.court_capture)
    assert can("Rd", "7c 3d", forced) == {"lay"}
    assert can("Rd", "Rc 7c 3d", forced) == {"Rc"}


def test_R9_8_the_points_of_cicera() -> None:
    deck = CICERA.deck_cards
    some = " ".join(deck[:26])
    other = " ".join(deck[26:])
    found = points(CICERA, some, other)
    assert found[0]["carte"] == found[1]["carte"] == 1
    more = points(CICERA, " ".join(deck[:27]), " ".join(deck[27:]))
    assert more[0]["carte"] == 2
    assert "carte" not in more[1]
    spade = " ".join(f"{rank}s" for rank in "A23456")
    assert points(CICERA, spade, "")[0] == {"napula": 6, "due": 1}
    assert points(CICERA, f"{spade} Fs", "")[0] == {"spade": 1, "napula": 6, "due": 1, "fante": 1}
    assert points(CICERA, "Td 2s", "")[0] == {"due": 1, "dieci": 1}
    assert points(CICERA, "As 2s", "Td")[0] == {"due": 1}
    whole = " ".join(f"{rank}s" for rank in "A23456789TFCR")
    assert points(CICERA, whole, "")[0]["napula"] == 13
    assert scored(CICERA, whole, "").match_won_by == 0
    gap = " ".join(f"{rank}s" for rank in "A234567FCR")
    assert points(CICERA, gap, "")[0]["napula"] == 7
    assert scored(CICERA, gap, "").match_won_by is None
    twelve = " ".join(f"{rank}s" for rank in "A23456789TFC")
    assert points(CICERA, twelve, "")[0]["napula"] == 12
    assert scored(CICERA, twelve, "").match_won_by is None
    assert points(CICERA, "", "", scope=(3, 0))[0] == {"scope": 3}
    assert scored(CICERA, some, other).primiera is None


def test_R9_8_half_of_the_cards_is_a_point_each_and_only_against_the_other_half() -> None:
    deck = CICERA.deck_cards

    def carte(*sizes: int) -> list[int]:
        starts = [sum(sizes[:side]) for side in range(len(sizes))]
        piles = [" ".join(deck[start : start + size]) for start, size in zip(starts, sizes, strict=True)]
        return [made.get("carte", 0) for made in points(CICERA, *piles)]

    assert carte(26, 26, 0) == [1, 1, 0]
    assert carte(26, 13, 13) == carte(26, 25, 1) == [0, 0, 0]
    assert carte(27, 25, 0) == [2, 0, 0]


def test_R9_8_the_points_made_in_play_add_up() -> None:
    deal = deal_of(CICERA, "2s 7d", "7b 4b", "Ab Ac", "Rb Rc", table="4c 2c Ad", dealer=3)
    done = after(deal, "7d", "7bx7d")
    assert done.plays[-1].extras == (Category.PICILA,)
    later = after(deal, "2s", "4b", "Ab", "Rb", "7d")
    assert later.plays[-1].extras == ()
    three = after(deal_of(CICERA, "7c 3d", "5b", "6b", "6s", table="4c 2c Ac", dealer=3), "7cx4c2cAc")
    assert three.plays[-1].extras == (Category.BAGER, Category.TRIS)
    assert three.plays[-1].scopa
    assert three.bonus[0] == (Category.BAGER, Category.TRIS)
    mixed = after(deal_of(CICERA, "7c 3d", "5b", "6b", "6s", table="4c 2c Ad", dealer=3), "7cx4c2cAd")
    assert mixed.plays[-1].extras == (Category.TRIS,)
    pair = after(deal_of(CICERA, "7c 3d", "5b", "6b", "6s", table="4c 3c Ad", dealer=3), "7cx4c3c")
    assert pair.plays[-1].extras == (Category.BAGER,)


def test_R9_8_nothing_is_made_by_laying_nor_elsewhere() -> None:
    laid = after(deal_of(CICERA, "7c 3d", "5b", "6b", "6s", table="Rc", dealer=3), "7c")
    assert laid.plays[-1].extras == ()
    scopa = rules_of("scopa")
    three = after(deal_of(scopa, "7c 3d", "5b", table="4c 2c Ac", stock="6b"), "7cx4c2cAc")
    assert three.plays[-1].extras == ()
    assert three.bonus == ((), ())
    assert points_of_capture(scopa, (), play_of("7cx4c2cAc")) == ()
    assert points_of_capture(CICERA, (), play_of("7c")) == ()


def test_R9_8_picila_is_made_with_an_equal_card() -> None:
    aces = rules_of("cicera", ace_rule=AceRule.TAKES_ALL)
    deal = deal_of(aces, "7d 2s", "Ab 4b", "7b Ac", "Rb Rc", dealer=3)
    assert after(deal, "7d", "Abx7d").plays[-1].extras == ()


def test_R9_8_picila_is_for_the_very_next_player_and_the_card_just_played() -> None:
    deal = deal_of(CICERA, "7d 2s", "Ab 4b", "7b Ac", "Rb Rc", table="7c", dealer=3)
    assert after(deal, "7d", "Ab", "7bx7d").plays[-1].extras == ()
    again = deal_of(CICERA, "7d 2s", "7b 4b", "Ab Ac", "Rb Rc", table="7c", dealer=3)
    assert after(again, "7d", "7bx7c").plays[-1].extras == ()  # an equal card, but not the one just played
    sum_of = deal_of(CICERA, "5d 2s", "7b 4b", "Ab Ac", "Rb Rc", table="2c", dealer=3)
    assert after(sum_of, "5d", "7bx5d2c").plays[-1].extras == ()
    assert points(CICERA, "", "", bonus=[(Category.PICILA, Category.PICILA, Category.BAGER), ()])[0] == {
        "picila": 2, "bager": 1,
    }  # fmt: skip


def test_R9_9_frac_counts_aces_and_figures_only() -> None:
    mine = "Ad Ac As Ab Fd Fc Fs Fb Cd"
    found = scored(FRAC, mine, rest(mine), scope=(0, 5))
    assert [dict(found.points(Side(side))) for side in (0, 1)] == [{Category.FRAC: 9}, {Category.FRAC: 7}]
    assert found.match_won_by == 0
    assert found.primiera is None
    level = "Ad Ac As Ab Fd Fc Fs Rd"
    assert scored(FRAC, level, rest(level)).match_won_by == 0  # 8-8: the holder of the king of denari
    assert scored(FRAC, rest(level), level).match_won_by == 1


def test_R9_10_the_side_with_all_four_cavalli_counts_its_scope_twice() -> None:
    ponino = rules_of("ponino")
    assert ponino.scopa_doubler is ScopaDoubler.FOUR_CAVALLI
    cavalli = "Cd Cc Cs Cb"
    assert points(ponino, cavalli, rest(cavalli), scope=(3, 2)) == [
        {"scope": 6}, {"carte": 1, "denari": 1, "settebello": 1, "primiera": 1, "scope": 2},
    ]  # fmt: skip
    three = "Cd Cc Cs"
    assert points(ponino, three, rest(three), scope=(3, 0))[0] == {"scope": 3}
    assert points(rules_of("scopa"), cavalli, rest(cavalli), scope=(3, 0))[0] == {"scope": 3}


@pytest.mark.parametrize(
    ("held", "worth", "won"), [("A", 1, False), ("2", 2, False), ("3", 3, False), ("A3", 4, False),
                               ("23", 5, False), ("A23", 6, True), ("4567", 0, False)]
)  # fmt: skip
def test_R9_11_ace_two_and_three_of_denari_are_worth_one_two_and_three(
    held: str, worth: int, won: bool
) -> None:
    mine = suit("d", held)
    assert points(TRENTA, mine, rest(mine))[0].get("trenta", 0) == worth
    assert (scored(TRENTA, mine, rest(mine)).match_won_by == 0) is won


def test_R9_5_knocking_is_for_hands_of_three() -> None:
    cirulla = rules_of("cirulla")
    assert knocking_is_played(cirulla)
    assert not knocking_is_played(rules_of("scopa"))
    assert not knocking_is_played(rules_of("cirulla", hand_size=9))
