"""The greedy player against its definition, and against the rules where it reads them itself."""

from dataclasses import replace
from random import Random

import pytest
from tests.test_bots.positions import TABLES, random_deal

from settebello.bots import DEFAULT_LIMIT, Choice
from settebello.bots.goloso import Goloso, Why, sweeps
from settebello.rules import (
    PRESETS,
    AceRule,
    AceScopa,
    Card,
    Deal,
    EscobaSetenta,
    Knock,
    Play,
    Played,
    PlayerView,
    PrimieraRule,
    Rank,
    Rules,
    ScoreSet,
    Seat,
    Side,
    Teams,
    act,
    cards,
    in_order,
    legal_actions,
    view_for,
)

STANDARD = {
    name: rules
    for name, rules in TABLES.items()
    if name.split("-")[0] in ("scopa", "scopone", "scopone_scientifico", "scopa_wikipedia", "scopa_guida")
}


def choose(view: PlayerView) -> Choice:
    return Goloso().choose(view, Random(0), DEFAULT_LIMIT)


# -- the definition, written down once more and as plainly as it can be


def card_value(card: Card) -> int:
    value = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12}.get(card[0], 10)
    if card[1] == "d":
        value += 12
    if card == "7d":
        value += 100
    return value


def naive_worth(view: PlayerView, play: Play) -> int:
    deck = [Card(rank + suit) for rank in "A234567FCR" for suit in "dcsb"]
    seen = {*view.hand, *view.table, *(card for pile in view.piles for card in pile)}
    last_card = view.stock_size == 0 and sum(view.hand_sizes) == 1
    if not play.takes:
        table = [*view.table, play.card]
        worth = -card_value(play.card)
    else:
        table = [card for card in view.table if card not in play.takes]
        worth = card_value(play.card) + sum(card_value(card) for card in play.takes)
        if not table and not last_card:
            worth += 400
    total = sum("A234567FCR".index(card[0]) + 1 for card in table)
    threat = any("A234567FCR".index(card[0]) + 1 == total for card in deck if card not in seen)
    if total <= 10 and threat and not last_card:
        worth -= 200
    return worth


def naive_choice(view: PlayerView) -> Play:
    plays = [action for action in view.legal if isinstance(action, Play)]

    def order(play: Play) -> tuple[int, int, int, int, list[tuple[int, int]]]:
        return (
            -naive_worth(view, play),
            -len(play.takes),
            "A234567FCR".index(play.card[0]),
            "dcsb".index(play.card[1]),
            [("RCF7654 32A".index(card[0]), "dcsb".index(card[1])) for card in play.takes],
        )

    return min(plays, key=order)


@pytest.mark.parametrize("rules", STANDARD.values(), ids=STANDARD)
def test_under_the_standard_points_it_is_exactly_the_definition(rules: Rules) -> None:
    rng, told = Random(2), set[Why]()
    for _ in range(60 // rules.players):
        for deal in random_deal(rules, rng):
            view = view_for(deal, deal.to_move)
            choice = choose(view)
            assert choice.action == naive_choice(view)
            assert {one.action: one.value for one in choice.ranking} == {
                play: naive_worth(view, play) for play in view.legal if isinstance(play, Play)
            }
            told |= {Why(fact.code) for fact in choice.why}
    assert {Why.WINS_CARDS, Why.LAYS_CARD, Why.SCOPA, Why.LEAVES_SWEEP} <= told


def test_a_choice_tells_its_worth_as_the_sum_of_its_reasons() -> None:
    for deal in random_deal(TABLES["scopone-4-pairs"], Random(5)):
        choice = choose(view_for(deal, deal.to_move))
        assert choice.value == sum(fact.amount for fact in choice.why) == choice.ranking[0].value
        assert [one.value for one in choice.ranking] == sorted(
            (one.value for one in choice.ranking), reverse=True
        )


# -- single decisions, cards in and card out


def view(
    hand: str,
    table: str = "",
    *,
    rules: Rules | None = None,
    out: str | None = None,
    seen: str = "",
    others: int = 3,
) -> PlayerView:
    """Seat 0 to move with this hand; ``seen`` lies in the piles, or all but ``out`` does."""
    rules = rules or PRESETS["scopa"].rules
    mine, middle = cards(hand), cards(table)
    pile = cards(seen)
    if out is not None:
        pile = tuple(card for card in rules.deck_cards if card not in (*mine, *middle, *cards(out)))
    rest = [card for card in rules.deck_cards if card not in (*mine, *middle, *pile)]
    count = min(others, len(rest))
    deal = Deal(
        rules=rules,
        dealer=Seat(1),
        to_move=Seat(0),
        hands=(mine, tuple(rest[:count])),
        table=middle,
        stock=tuple(rest[count:]) if out is None else (),
        piles=(pile, ()),
        scope=(0, 0),
        declared=(None, None),
        bonus=((), ()),
    )
    return view_for(deal, Seat(0))


def played(some: PlayerView) -> str:
    action = choose(some).action
    assert isinstance(action, Play)
    return action.card + "".join(f" {card}" for card in action.takes)


def test_it_takes_the_settebello_rather_than_more_cards() -> None:
    assert played(view("7s 6c", "7d 3c 2c Ab Rs Cs")) == "7s 7d"


def test_it_makes_a_scopa_rather_than_take_the_settebello() -> None:
    assert played(view("Fc 5c", "4b Ab")) == "5c 4b Ab"
    assert played(view("Rc 7c", "7d 3c Rb")) == "7c 7d"


def test_it_leaves_no_table_that_an_unseen_card_can_sweep() -> None:
    assert played(view("2b 3c", "5d", seen="Fd Fc Fs Fb")) == "3c"
    assert played(view("2b 3c", "5d", seen="7d 7c 7s 7b")) == "2b"


def test_the_last_card_of_the_deal_makes_no_scopa() -> None:
    last = choose(view("5c", "5d", out="", others=0))
    assert {fact.code for fact in last.why} == {Why.WINS_CARDS}


def test_level_plays_go_by_cards_taken_rank_suit_and_notation_order() -> None:
    assert played(view("Fc Fs", "Fd Rd Rc Rb")) == "Fc Fd"
    assert played(view("Cb Cs", "2b 3b Rs Rd")) == "Cs"
    assert played(view("Rs Cd", "Rc Rb Fb Fs Cs")) == "Cd Cs"
    assert played(view("Rs", "Rc Rb Fb Fs Cs")) == "Rs Rc"


# -- other points, other ways to capture


@pytest.mark.parametrize("name", [name for name in TABLES if not name.startswith("scopa_frac")])
def test_what_it_takes_for_a_scopa_or_a_point_in_play_is_one_in_the_rules(name: str) -> None:
    rules, rng = TABLES[name], Random(11)
    for _ in range(6):
        for deal in random_deal(rules, rng):
            before = choose(view_for(deal, deal.to_move))
            if isinstance(before.action, Knock):
                assert before.action in legal_actions(deal)
                continue
            told = {fact.code for fact in before.why}
            event: Played = act(deal, before.action).plays[-1]
            assert (Why.SCOPA in told) is event.scopa
            assert told & {Why.PICILA, Why.BAGER, Why.TRIS} == set(event.extras)
            assert (Why.WINS_CARDS in told) is event.captured


@pytest.mark.parametrize("name", list(TABLES))
def test_what_it_fears_as_a_sweep_is_one_in_the_rules_and_the_other_way_round(name: str) -> None:
    """The next player gets each card in turn; only then it is seen whether the table can be swept."""
    rules, rng = TABLES[name], Random(13)
    for deal in list(random_deal(rules, rng))[1:30:2]:
        if sum(map(len, deal.hands)) + len(deal.stock) < 2:
            continue
        hand = deal.hands[deal.to_move]
        for card in rules.deck_cards:
            if card in deal.table or card is Card.C7:
                continue
            holding = replace(
                deal,
                hands=tuple(
                    (card, *hand[1:]) if seat == deal.to_move else other
                    for seat, other in enumerate(deal.hands)
                ),
                stock=deal.stock or (Card.RB,),
                declared=(None,) * rules.players,
            )
            swept = any(
                act(holding, action).plays[-1].scopa
                for action in legal_actions(holding)
                if isinstance(action, Play) and action.card is card and len(action.takes) == len(deal.table)
            )
            assert sweeps(rules, deal.table, card.rank) is swept, (card, deal.table)


ACES = PRESETS["asso_piglia_tutto"].rules


def test_an_ace_that_takes_all_is_feared_only_where_its_sweep_counts() -> None:
    table = in_order(cards("Rd Rc"))
    assert not sweeps(ACES, table, Rank.ASSO)
    assert sweeps(replace(ACES, ace_scopa=AceScopa.ALWAYS), table, Rank.ASSO)
    assert not sweeps(replace(ACES, ace_scopa=AceScopa.LONE_ACE), table, Rank.ASSO)
    assert sweeps(replace(ACES, ace_scopa=AceScopa.LONE_ACE), cards("Ad"), Rank.ASSO)
    assert sweeps(replace(ACES, ace_rule=AceRule.WILD), cards("4d 5c"), Rank.ASSO)


def test_to_lose_it_does_the_reverse() -> None:
    least = PRESETS["scopa_a_perdere"].rules
    assert played(view("7s Fc", "7d Fs Rb", rules=least)) == "Fc Fs"
    assert played(view("5c Rc", "4b Ab", rules=least, seen="5d 5s 5b")) == "Rc"


def test_frac_counts_aces_and_figures_only() -> None:
    frac = PRESETS["scopa_frac"].rules
    assert played(view("7s Fc", "7d Fs Rb", rules=frac)) == "Fc Fs"
    assert not {fact.amount for fact in choose(view("7s", "7d", rules=frac)).why} - {0}


def value_of(rules: Rules, card: str) -> float:
    """What winning this card adds: a capture with it against one with another bastoni king."""
    from settebello.bots.goloso import _book

    return _book(rules).value[Card(card)]


@pytest.mark.parametrize(
    ("preset", "card", "worth"),
    [
        ("scopa", "7d", 133),
        ("scopa", "Rd", 22),
        ("re_bello", "Rd", 122),
        ("napola", "2d", 124),
        ("napola", "6d", 80),
        ("napola", "Rd", 22),
        ("scopone_di_trenta", "3d", 325),
        ("scopone_di_trenta", "3c", 13),
        ("cirulla", "Fd", 188),
        ("cirulla", "5d", 77),
        ("cicera", "7d", 10),
        ("cicera", "2s", 222),
        ("cicera", "Td", 110),
        ("cicera", "Fs", 122),
        ("ponino", "Cs", 35),
        ("scopa_frac", "Ab", 100),
        ("scopa_frac", "7d", 0),
    ],
)
def test_a_card_is_worth_what_it_can_score(preset: str, card: str, worth: int) -> None:
    assert value_of(PRESETS[preset].rules, card) == worth


def test_where_sevens_count_only_sevens_stand_out() -> None:
    extras = replace(PRESETS["escoba"].rules, escoba_extras=True)
    assert (value_of(extras, "7c"), value_of(extras, "6d")) == (46, 40)
    setenta = replace(extras, escoba_setenta=EscobaSetenta.MOST_SEVENS)
    assert (value_of(setenta, "7c"), value_of(setenta, "6d")) == (46, 32)
    rule = replace(PRESETS["scopa"].rules, primiera_rule=PrimieraRule.MOST_SEVENS)
    assert (value_of(rule, "7c"), value_of(rule, "6d"), value_of(rule, "Ac")) == (21, 22, 10)


# -- knocking


def cirulla(hand: str, table: str, seen: str = "") -> Deal:
    rules = PRESETS["cirulla"].rules
    mine, middle, pile = cards(hand), cards(table), cards(seen)
    rest = [card for card in rules.deck_cards if card not in (*mine, *middle, *pile)]
    return Deal(
        rules=rules,
        dealer=Seat(1),
        to_move=Seat(0),
        hands=(mine, tuple(rest[:3])),
        table=middle,
        stock=tuple(rest[3:]),
        piles=(pile, ()),
        scope=(0, 0),
        declared=(None, None),
        bonus=((), ()),
    )


def test_a_knock_on_offer_is_made_at_its_best() -> None:
    assert choose(view_for(cirulla("7c 4d 4s", "Rd Fd Cd Rs"), Seat(0))).action == Knock(10, Rank.QUATTRO)
    assert choose(view_for(cirulla("2c 3d 4s", "Rd Fd Cd Rs"), Seat(0))).action == Knock(3)


def test_the_seven_of_coppe_is_declared_as_the_rank_that_wins_most() -> None:
    deal = cirulla("7c Ac 2s", "As 5s Rs Cs", seen="Ad Ab")
    assert choose(view_for(deal, Seat(0))).action == Knock(3, Rank.SEI)
    knocked = act(deal, Knock(3, Rank.SEI))
    assert played(view_for(knocked, Seat(0))) == "7c 5s As"
    sweeping = cirulla("7c Ac 2s", "5d 6d Fd Rs")
    assert choose(view_for(sweeping, Seat(0))).action == Knock(3, Rank.ASSO)


def test_a_card_shown_by_a_knock_can_sweep_as_what_it_was_declared() -> None:
    deal = replace(
        cirulla("Rd Fd Cd", "6b"), hands=(cards("7c 4s 4b"), cards("2d Rc Fs")), to_move=Seat(0), stock=()
    )
    knocked = act(act(deal, Knock(10, Rank.QUATTRO)), Play(Card.S4))
    other = view_for(
        replace(knocked, table=cards("Rs Fs"), hands=(knocked.hands[0], cards("4d Rc Cd"))), Seat(1)
    )
    assert Card.C7 in other.shown[0]
    laid = next(one for one in choose(replace(other, table=())).ranking if one.action == Play(Card.D4))
    assert laid.value < -100


def test_three_sides_and_partners_are_nothing_special() -> None:
    for rules in (
        replace(PRESETS["scopa"].rules, players=3),
        replace(PRESETS["scopa"].rules, players=4, teams=Teams.PAIRS),
    ):
        assert rules.score_set is ScoreSet.STANDARD
        for deal in random_deal(rules, Random(1)):
            some = view_for(deal, deal.to_move)
            assert choose(some).action == naive_choice(some)
            assert len(deal.piles) == rules.sides > Side(1)
