"""What holds in every deal of every preset at every table: the invariants, played by chance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, any_action, deals_in_progress, dealt, shuffled
from tests.test_rules import brute
from tests.test_rules.drawn import rules_of

from settebello.rules import (
    DECK52,
    PRIMIERA_VALUES,
    AceRule,
    Action,
    CaptureMode,
    CapturePriority,
    Card,
    Category,
    Claim,
    CourtCapture,
    Deal,
    Deck,
    IllegalAction,
    Knock,
    Play,
    Rank,
    Rules,
    Seat,
    Side,
    act,
    captures,
    leader,
    legal_actions,
    new_deal,
    order_of_play,
    packets,
    primiera_of,
    refusal,
    score,
    side_of,
)

every_seating = pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
FAST = settings(max_examples=2, deadline=None)


def walk(rules: Rules, seed: int) -> Iterator[Deal]:
    """A deal played by chance, from the first packet to the end."""
    random = Random(seed)
    deal = dealt(rules, Seat(seed % rules.players), random)
    yield deal
    while not deal.finished:
        deal = act(deal, any_action(deal, random))
        yield deal


def whole(deal: Deal) -> list[Card]:
    """Every card, wherever it is."""
    return [card for row in (*deal.hands, deal.table, deal.stock, *deal.piles) for card in row]


def in_piles(deal: Deal) -> int:
    return sum(map(len, deal.piles))


@every_seating
@FAST
@given(seed=SEEDS)
def test_I1_hands_table_piles_and_stock_are_the_same_deck_after_every_action(
    preset: str, rules: Rules, seed: int
) -> None:
    deck = Counter(rules.deck_cards)
    for deal in walk(rules, seed):
        assert Counter(whole(deal)) == deck


@every_seating
@FAST
@given(seed=SEEDS)
def test_I2_one_card_leaves_the_hands_with_every_play_and_a_capture_adds_two_or_more(
    preset: str, rules: Rules, seed: int
) -> None:
    for before, after in pairwise(walk(rules, seed)):
        played = after.plays[-1]
        if isinstance(played.action, Knock):
            assert (after.hands, after.table, after.piles) == (before.hands, before.table, before.piles)
            continue
        held = sum(map(len, before.hands)) + len(before.stock)
        assert sum(map(len, after.hands)) + len(after.stock) == held - 1
        gift = len(after.leftovers)
        grown = in_piles(after) - in_piles(before) - gift
        itself = played.captured and not played.action.takes
        assert grown == (0 if not played.captured else 1 if itself else 1 + len(played.action.takes))
        assert not itself or played.action.card.rank is Rank.ASSO or played.action.card == "7c"
        assert len(after.table) + gift == len(before.table) + 1 - grown


@every_seating
@FAST
@given(seed=SEEDS)
def test_I3_what_is_left_is_even_or_under_fifteen_ten_more_than_a_multiple(
    preset: str, rules: Rules, seed: int
) -> None:
    *_, last = walk(rules, seed)
    left = sum(card.number for card in (last.leftovers or last.table))
    if rules.capture_mode is CaptureMode.FIFTEEN:
        assert left % 15 == 10
        assert not last.plays[-1].scopa
        assert last.leftovers
    elif (
        rules.capture_mode is CaptureMode.MATCH_OR_SUM
        and rules.ace_rule is AceRule.NORMAL
        and rules.court_capture is CourtCapture.NUMERIC
        and rules.deck is Deck.ITA40
    ):
        assert left % 2 == 0


def conceivable(deal: Deal, random: Random) -> Iterator[Action]:
    """Everything somebody might send: plays right and wrong, knocks, a claim."""
    held = deal.hands[deal.to_move]
    on_table = deal.table[:7]
    takes = [combo for size in range(len(on_table) + 1) for combo in combinations(on_table, size)]
    for card in held:
        yield from (Play(card, take) for take in takes)
        yield from (play for play in (Play(card, deal.table), Play(card, (card,))))
    foreign = random.sample(DECK52, 6)
    for card in foreign:
        yield Play(card)
        yield Play(card, tuple(random.sample(DECK52, 2)))
        yield from (Play(own, (card,)) for own in held)
    for card in deal.table[:3]:
        yield Play(card, (card,))
        yield from (Play(own, (card, card)) for own in held)
        yield from (Play(own, (card, random.choice(foreign))) for own in held)
    yield from (Knock(points, rank) for points in (0, 3, 10) for rank in (None, *Rank))
    yield Claim()


@every_seating
@FAST
@given(seed=SEEDS)
def test_I4_every_action_offered_is_accepted_every_other_refused_without_change(
    preset: str, rules: Rules, seed: int
) -> None:
    random = Random(seed)
    for deal in walk(rules, seed):
        offered = legal_actions(deal)
        assert bool(offered) is not deal.finished
        assert len(set(offered)) == len(offered)
        assert all(refusal(deal, action) is None for action in offered)
        if random.random() < 0.15:
            _only_these(deal, set(offered), random)


def _only_these(deal: Deal, offered: set[Action], random: Random) -> None:
    copy = replace(deal)
    for action in conceivable(deal, random):
        reason = refusal(deal, action)
        assert (reason is None) is (action in offered)
        if reason is not None:
            with pytest.raises(IllegalAction) as refused:
                act(deal, action)
            assert refused.value.reason is reason
    assert deal == copy


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deal=deals_in_progress(), seed=SEEDS)
def test_I5_the_order_of_the_table_changes_no_play_and_every_capture_is_on_it(deal: Deal, seed: int) -> None:
    table = list(deal.table)
    Random(seed).shuffle(table)
    turned = replace(deal, table=tuple(table))
    assert set(legal_actions(turned)) == set(legal_actions(deal))
    for action in legal_actions(deal):
        if isinstance(action, Play):
            assert set(action.takes) <= set(deal.table)
            assert len(set(action.takes)) == len(action.takes)


@settings(max_examples=300, deadline=None)
@given(seed=SEEDS, size=st.integers(0, 9), limit=st.sampled_from([None, 1, 2, 3]))
def test_I6_fewest_cards_is_part_of_single_first_is_part_of_free(
    seed: int, size: int, limit: int | None
) -> None:
    card, *table = Random(seed).sample(Rules().deck_cards, size + 1)
    fewest, single, free = (
        set(captures(Rules(capture_priority=priority, max_capture=limit), table, card).takes)
        for priority in CapturePriority
    )
    assert fewest <= single <= free
    assert bool(fewest) is bool(free)


DECK_POINTS = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA)


@every_seating
@FAST
@given(seed=SEEDS)
def test_I7_between_one_and_four_points_of_the_deck_are_given(preset: str, rules: Rules, seed: int) -> None:
    *_, last = walk(rules, seed)
    found = score(last)
    given_points = sum(award.points for award in found.awards if award.category in DECK_POINTS)
    if found.primiera is None or last.last_taker is None:
        return
    assert 1 <= given_points <= 4
    bello = sum(award.points for award in found.awards if award.category is Category.RE_BELLO)
    assert bello == int(rules.re_bello)


@every_seating
@FAST
@given(seed=SEEDS)
def test_I8_the_leader_leads_every_packet_and_the_dealer_plays_the_last_card(
    preset: str, rules: Rules, seed: int
) -> None:
    deals = list(walk(rules, seed))
    first = deals[0]
    seats = [played.seat for played in deals[-1].plays if isinstance(played.action, Play)]
    assert seats == list(order_of_play(rules, first.dealer)) * (rules.hand_size * len(packets(rules)))
    assert first.to_move == leader(rules, first.dealer) == seats[0]
    assert seats[-1] == first.dealer


@every_seating
@FAST
@given(seed=SEEDS)
def test_I9_the_piles_hold_the_whole_deck_at_the_end(preset: str, rules: Rules, seed: int) -> None:
    *_, last = walk(rules, seed)
    if last.last_taker is not None:
        assert {card for pile in last.piles for card in pile} == set(rules.deck_cards)
        assert last.table == ()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deal=deals_in_progress(), seed=SEEDS)
def test_I10_redealing_the_unseen_cards_changes_no_legal_play_of_the_one_to_move(
    deal: Deal, seed: int
) -> None:
    unseen = [card for seat, hand in enumerate(deal.hands) if seat != deal.to_move for card in hand]
    mixed = [*unseen, *deal.stock]
    Random(seed).shuffle(mixed)
    fresh = iter(mixed)
    hands = tuple(
        hand if seat == deal.to_move else tuple(next(fresh) for _ in hand)
        for seat, hand in enumerate(deal.hands)
    )
    other = replace(deal, hands=hands, stock=tuple(fresh))
    assert legal_actions(other) == legal_actions(deal)


@every_seating
@FAST
@given(seed=SEEDS)
def test_I11_a_recorded_deal_replays_to_the_same_piles_scope_and_points(
    preset: str, rules: Rules, seed: int
) -> None:
    random = Random(seed)
    dealer = Seat(seed % rules.players)
    deck = shuffled(rules, random)
    first = new_deal(rules, dealer, deck)
    if not isinstance(first, Deal):
        assert new_deal(rules, dealer, deck) == first
        return
    done = first
    while not done.finished:
        done = act(done, any_action(done, random))
    again = new_deal(rules, dealer, deck)
    assert isinstance(again, Deal)
    for played in done.plays:
        again = act(again, played.action)
    assert again == done
    assert score(again) == score(done)


@every_seating
@FAST
@given(seed=SEEDS)
def test_totals_are_the_sum_of_the_awards_and_the_primiera_explains_itself(
    preset: str, rules: Rules, seed: int
) -> None:
    *_, last = walk(rules, seed)
    found = score(last)
    for side in range(rules.sides):
        assert found.totals[side] == sum(a.points for a in found.awards if a.side == side)
        assert found.points(Side(side)).get(Category.SCOPE, 0) in (
            {last.scope[side], 2 * last.scope[side]} if found.awards[0].category is not Category.FRAC else {0}
        )
    assert all(award.points > 0 for award in found.awards if award.side is not None)
    assert all(award.points == 0 for award in found.awards if award.side is None)
    for pile, rated in zip(last.piles, found.primiera or (), strict=False):
        assert rated == primiera_of(pile)
        assert rated.suits == len({card.suit for card in pile}) == len(rated.best)
        assert rated.total == sum(PRIMIERA_VALUES[card.rank] for card in rated.best)
        for best in rated.best:
            assert all(
                PRIMIERA_VALUES[card.rank] <= PRIMIERA_VALUES[best.rank]
                for card in pile
                if card.suit is best.suit
            )


@every_seating
@FAST
@given(seed=SEEDS)
def test_a_scopa_is_an_empty_table_after_a_capture(preset: str, rules: Rules, seed: int) -> None:
    for before, after in pairwise(walk(rules, seed)):
        played = after.plays[-1]
        gained = [now - then for now, then in zip(after.scope, before.scope, strict=True)]
        assert sum(gained) == int(played.scopa)
        if played.scopa:
            assert isinstance(played.action, Play)
            assert played.captured
            assert brute.total(played.action.takes) == brute.total(before.table)
            assert gained[side_of(rules, played.seat)] == 1


def test_the_walk_reaches_knocks_and_scope() -> None:
    """The properties above would hold in silence if chance never came to the telling moments."""
    knocked = scope = itself = 0
    for seed in range(40):
        *_, last = walk(rules_of("cirulla"), seed)
        knocked += any(isinstance(played.action, Knock) for played in last.plays)
        scope += any(played.scopa for played in last.plays)
        itself += any(p.captured and isinstance(p.action, Play) and not p.action.takes for p in last.plays)
    assert min(knocked, scope, itself) > 0
