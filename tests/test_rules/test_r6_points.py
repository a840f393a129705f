"""R6: the points of a deal."""

from collections.abc import Mapping

import pytest
from tests.test_rules.drawn import after, deal_of, points, rest, rules_of, says, scored, suit, winner

from settebello.rules import (
    PRESETS,
    PRIMIERA_VALUES,
    Card,
    Category,
    MostRule,
    Napola,
    PrimieraMissingSuit,
    PrimieraRule,
    Rank,
    Rules,
    Side,
    Teams,
    cards,
    primiera_of,
    score,
    score_piles,
    won_at_once,
)

WIKI = rules_of("scopa_wikipedia")
SCOPA = rules_of("scopa")
GUIDA = rules_of("scopa_guida")
ONLINE = rules_of("scopa_online")
OF_THE_DOCUMENTS = [WIKI, rules_of("scopa_illustrata"), GUIDA, ONLINE]

SPADE_AND_BASTONI = f"{suit('s')} {suit('b')}"
DENARI_AND_COPPE = f"{suit('d')} {suit('c')}"


@says("S000-30", "S002-18", "S003-29", "S003-40", "S004-21", "T5")
def test_R6_1_a_pair_pools_its_cards_and_then_compares() -> None:
    pairs = rules_of("scopa_wikipedia", players=4, teams=Teams.PAIRS)
    deal = deal_of(pairs, "7d", "Rc", "7c", "Rs", table="7s 7b Rd Rb", stock="Ab", dealer=3)
    deal = after(deal, "7dx7s", "RcxRd", "7cx7b", "RsxRb")
    found = score_piles(pairs, deal.piles, deal.scope)
    assert [len(pile) for pile in deal.piles] == [4, 4]
    assert winner("primiera", found) == 0  # four 7s of two partners
    assert winner("settebello", found) == 0
    assert found.primiera is not None
    assert [held.total for held in found.primiera] == [84, 40]


@says("S003-29")
def test_R6_1_only_after_the_last_card_the_points_are_counted() -> None:
    deal = deal_of(SCOPA, "7d", "Rc", table="7c", piles=["6c 6s", "Fd Fc"], last=1, dealer=1)
    with pytest.raises(ValueError, match="not over"):
        score(deal)
    done = after(deal, "7dx7c", "Rc")
    assert score(done) == score_piles(SCOPA, done.piles, done.scope, done.bonus)
    assert score(done).totals == (3, 0)  # carte, settebello, a scopa; one denari each


@says("S000-31", "S003-22", "S003-30", "S003-31", "S004-27")
@pytest.mark.parametrize("rules", OF_THE_DOCUMENTS)
def test_R6_2_one_point_for_each_scopa(rules: Rules) -> None:
    found = points(rules, DENARI_AND_COPPE, SPADE_AND_BASTONI, scope=(3, 1))
    assert found[0]["scope"] == 3
    assert found[1] == {"scope": 1}
    with pytest.raises(ValueError, match="zip"):
        scored(rules, "7d", "7c", scope=(1,))  # every side has its number


@says("S000-32", "S000-33", "S002-19", "S003-30", "S003-32", "S004-22", "E23")
def test_R6_3_one_point_for_most_cards() -> None:
    mine = f"{suit('d', 'A23')} {suit('c')} {suit('s', 'A234567F')}"
    assert winner("carte", scored(WIKI, mine, rest(mine))) == 0
    assert winner("carte", scored(WIKI, "Rc", "")) == 0
    everything = points(WIKI, rest(), "")
    assert everything == [{"carte": 1, "denari": 1, "settebello": 1, "primiera": 1}, {}]


@says("S000-32", "S000-35", "S002-19", "S003-30", "S003-33", "S004-23")
def test_R6_4_one_point_for_most_denari() -> None:
    assert winner("denari", scored(WIKI, suit("d", "A23456"), rest(suit("d", "A23456")))) == 0
    assert winner("denari", scored(WIKI, "Rd", "Rc")) == 0
    (award,) = [a for a in scored(WIKI, suit("d", "A23456"), "7d").awards if a.category == "denari"]
    assert award.tallies == (6, 1)
    assert award.cards[1] == (Card("7d"),)


@says("S000-32", "S000-43", "S002-19", "S003-30", "S003-34", "S003-61", "S004-28", "E20")
def test_R6_5_one_point_to_the_side_that_holds_the_seven_of_denari() -> None:
    even = f"{suit('d', 'A2357')} {suit('c', 'A2357')} {suit('s', '46FCR')} {suit('b', '46FCR')}"
    assert points(WIKI, even, rest(even))[0]["settebello"] == 1
    tied = f"{suit('d', '7AFCR')} {suit('c', '6AFCR')} {suit('s', '6AFCR')} {suit('b', '7AFCR')}"
    other = rest(tied)
    assert points(WIKI, tied, other) == [{"settebello": 1}, {}]  # 20-20, 5-5, 78-78: it alone is scored


@says("S000-32", "S000-38", "S000-39", "S002-19", "S003-30", "S003-36", "S003-37", "S004-24", "E21", "T3")
def test_R6_6_the_values_of_the_primiera_and_the_best_card_of_each_suit() -> None:
    values = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
    assert {str(rank): value for rank, value in PRIMIERA_VALUES.items()} == values
    for rank, value in values.items():
        assert primiera_of([Card(f"{rank}c")]).total == value
    found = primiera_of(cards("7d Ad 2d 6c Rs Fs 5b Ab"))
    assert (found.suits, found.total) == (4, 21 + 18 + 10 + 16)
    assert found.best == tuple(cards("7d 6c Rs Ab"))  # in the order of the suits
    assert primiera_of(cards("7d 7c 7s 7b")).total == 84
    assert primiera_of(cards("Fd Cc Rs Fb")).total == 40
    assert primiera_of(()).suits == primiera_of(()).total == 0
    assert PRIMIERA_VALUES[Rank.ASSO] > PRIMIERA_VALUES[Rank.CINQUE]


@says("S000-32", "S000-37", "S000-41", "S002-19", "S003-30", "S003-35", "E21")
def test_R6_7_one_point_for_the_highest_primiera() -> None:
    mine = "7c 7b 7d 6s"
    theirs = "7s 6c 6d 6b"
    found = scored(WIKI, mine, theirs)
    assert found.primiera is not None
    assert [held.total for held in found.primiera] == [81, 75]
    assert winner("primiera", found) == 0
    assert winner("primiera", scored(WIKI, "7d 7c 7s Fb", "7b 6d 6c 6s")) == 1  # 73 loses to 75
    assert winner("primiera", scored(WIKI, "7d 6c 6s 5b", "6d 7c Fs 7b")) == 0  # 72 against 70
    assert winner("primiera", scored(WIKI, "Fd Fc Fs 2b", "Cd Cc Cs Fb")) == 0  # 42 against 40: no threshold


MISSING: Mapping[str, tuple[str, str, Mapping[str, int | None]]] = {
    "complete 51 beats incomplete 63": (
        "2d 2c 4s 3b", "7d 7c 7s",
        {"null": 0, "three_if_all_lack": 0, "lexicographic": 0, "zero": 1},
    ),
    "one lacks coppe, the other spade": (
        "7d 7s 7b", "6d 7c 6b",
        {"null": None, "three_if_all_lack": 0, "lexicographic": 0, "zero": 0},
    ),
    "three suits against two": (
        "2d 2c 2s", "7d 7b",
        {"null": None, "three_if_all_lack": 0, "lexicographic": 0, "zero": 1},
    ),
    "two suits against two": (
        "2d 2c", "7d 7b",
        {"null": None, "three_if_all_lack": None, "lexicographic": 1, "zero": 1},
    ),
    "two suits against nothing": (
        "2d 2c", "",
        {"null": None, "three_if_all_lack": None, "lexicographic": 0, "zero": 0},
    ),
    "three level suits each": (
        "7d 7s 6b", "6d 7c 7b",
        {"null": None, "three_if_all_lack": None, "lexicographic": None, "zero": None},
    ),
    "nothing against nothing": (
        "", "",
        {"null": None, "three_if_all_lack": None, "lexicographic": None, "zero": None},
    ),
}  # fmt: skip


@says("S000-32", "S000-40", "S002-19", "S003-55", "S003-62", "S004-26", "E22", "E23", "T3")
@pytest.mark.parametrize("rule", list(PrimieraMissingSuit))
@pytest.mark.parametrize("story", MISSING)
def test_R6_8_a_missing_suit_counts_as_the_option_says(story: str, rule: PrimieraMissingSuit) -> None:
    mine, theirs, winners = MISSING[story]
    rules = rules_of("scopa", primiera_missing_suit=rule)
    assert winner("primiera", scored(rules, mine, theirs)) == winners[rule]
    mirrored = {None: None, 0: 1, 1: 0}[winners[rule]]
    assert winner("primiera", scored(rules, theirs, mine)) == mirrored


@says("S000-40", "S003-62", "S004-26")
def test_R6_8_each_document_has_its_own_reading() -> None:
    assert WIKI.primiera_missing_suit is PrimieraMissingSuit.THREE_IF_ALL_LACK
    assert GUIDA.primiera_missing_suit is PrimieraMissingSuit.NULL
    assert ONLINE.primiera_missing_suit is PrimieraMissingSuit.NULL
    three = ["7d 7s 7b", "6d 7c 6b", "5d 5c"]
    assert winner("primiera", scored(WIKI, *three)) == 0
    assert winner("primiera", scored(WIKI, *three[:2], "2d 2c 2s 2b")) == 2


@says("S000-32", "S002-19", "S003-44")
def test_R6_9_the_re_bello_is_a_point_where_agreed() -> None:
    assert "re_bello" not in points(WIKI, rest(), "")[0]
    agreed = rules_of("scopa_wikipedia", re_bello=True)
    assert points(agreed, "Rd", rest("Rd"))[0] == {"re_bello": 1}
    assert "re_bello=true" in PRESETS["scopa_wikipedia"].agreed
    assert "re_bello=true" in PRESETS["scopa_illustrata"].agreed
    assert len(points(agreed, rest(), "")[0]) == 5  # four points of the deck, five with the re bello


@says("E24")
@pytest.mark.parametrize(
    ("held", "length"),
    [("A23", 3), ("A234", 4), ("A2345F", 5), ("A2", 0), ("A245", 0), ("234567", 0), ("A234567FCR", 10)],
)
def test_R6_10_the_napola_is_worth_its_unbroken_run(held: str, length: int) -> None:
    mine = suit("d", held)
    by_length = points(rules_of("scopa", napola=Napola.LENGTH), mine, rest(mine))[0]
    assert by_length.get("napola", 0) == length
    fixed = points(rules_of("scopa", napola=Napola.FIXED3), mine, rest(mine))[0]
    assert fixed.get("napola", 0) == (3 if length else 0)
    assert "napola" not in points(SCOPA, mine, rest(mine))[0]


@says("S000-33", "S000-35", "S003-32", "S003-33", "E20", "T4")
def test_R6_11_plurality_or_also_the_majority() -> None:
    a = f"{suit('c')} {suit('s', 'A2345')}"  # 15
    b = f"{suit('b')} {suit('s', '67F')}"  # 13
    c = rest(a, b)  # 12, and all ten denari
    assert winner("carte", scored(WIKI, a, b, c)) == 0
    assert winner("carte", scored(GUIDA, a, b, c)) is None
    d, e = suit("d", "A2345"), suit("d", "67F")
    assert winner("denari", scored(WIKI, d, e, rest(d, e))) == 0
    assert winner("denari", scored(GUIDA, d, e, rest(d, e))) is None
    six = suit("d", "A23456")
    assert winner("denari", scored(GUIDA, six, rest(six))) == 0
    most = f"{suit('c')} {suit('s')} Ab"
    assert winner("carte", scored(GUIDA, most, rest(most))) == 0
    assert GUIDA.carte_rule is GUIDA.denari_rule is MostRule.MAJORITY
    assert {rules.carte_rule for rules in (WIKI, ONLINE, SCOPA)} == {MostRule.PLURALITY}


@says("S000-34", "S000-36", "S000-42", "S004-22", "S004-23", "S004-25", "E20", "T4")
@pytest.mark.parametrize("rules", [WIKI, ONLINE])
def test_R6_12_a_tie_for_the_most_gives_the_point_to_nobody(rules: Rules) -> None:
    half = f"{suit('d', 'A2367')} {suit('c')} {suit('s', '234FC')}"
    tied = scored(rules, half, rest(half))
    assert winner("carte", tied) is None
    assert winner("denari", tied) is None
    level = scored(rules, "7d 7c 6s 6b", "6d 6c 7s 7b")
    assert winner("primiera", level) is None


@says("E20", "T4")
def test_R6_12_the_point_never_falls_to_the_next_side() -> None:
    a = f"{suit('c')} {suit('s', 'A234')}"
    b = f"{suit('b')} {suit('s', '567F')}"
    assert winner("carte", scored(WIKI, a, b, rest(a, b))) is None  # 14-14-12: nobody
    c = f"{suit('c')} {suit('s', 'A23')}"
    d = f"{suit('b')} {suit('s', '456')}"
    assert winner("carte", scored(WIKI, c, d, rest(c, d))) == 2  # 13-13-14: a tie among others means nothing
    nobody = scored(WIKI, a, b, rest(a, b))
    assert [award.points for award in nobody.awards if award.category == "carte"] == [0]


def test_R6_13_all_ten_denari_win_the_match_where_agreed() -> None:
    agreed = rules_of("asso_piglia_tutto")
    assert scored(agreed, suit("d"), rest(suit("d"))).match_won_by == 0
    assert scored(agreed, rest(suit("d")), suit("d")).match_won_by == 1
    nine = suit("d", "A234567FC")
    assert scored(agreed, nine, rest(nine)).match_won_by is None
    assert scored(rules_of("napola"), suit("d"), rest(suit("d"))).match_won_by is None
    for name in ("cicera", "scopa_frac"):  # score sets that read no napola
        other = rules_of(name, napola=Napola.LENGTH, napola_all_ten_wins=True)
        assert won_at_once(other, [{Category.NAPOLA: 10}, {}]) is None


@says("T3")
def test_R6_14_the_primiera_may_be_a_matter_of_sevens() -> None:
    sevens = rules_of("scopa", primiera_rule=PrimieraRule.MOST_SEVENS)
    mine = "7d 7c 7s Fb"
    assert winner("primiera", scored(sevens, mine, "7b 6d 6c 6s")) == 0  # 73 against 75, three 7s against one
    assert winner("primiera", scored(sevens, "7d 7c", "7s 7b")) is None
    assert winner("primiera", scored(sevens, "Rd", "7c")) == 1  # one is enough, if nobody has another
    assert winner("primiera", scored(SCOPA, mine, "7b 6d 6c 6s")) == 1


def test_R6_5_and_others_explain_themselves() -> None:
    found = scored(SCOPA, "7d 7c 6s Fb", rest("7d 7c 6s Fb"), scope=(2, 0))
    primiera = next(award for award in found.awards if award.category == "primiera")
    assert primiera.tallies == (21 + 21 + 18 + 10, 18 + 18 + 21 + 21)
    assert primiera.cards[0] == tuple(cards("7d 7c 6s Fb"))
    assert primiera.side == 1
    scope = next(award for award in found.awards if award.category == "scope")
    assert (scope.points, scope.tallies) == (2, (2, 0))
    assert [str(award.category) for award in found.awards] == [
        "carte", "denari", "settebello", "primiera", "scope",
    ]  # fmt: skip
    assert found.totals == (sum(found.points(Side(0)).values()), sum(found.points(Side(1)).values()))
