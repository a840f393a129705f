"""What is locked is scored at the end, and nothing that is certain is missing (R10.3)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, any_action, dealt
from tests.test_rules.drawn import rules_of

from settebello.rules import (
    Card,
    Category,
    EscobaSetenta,
    MostRule,
    Napola,
    PrimieraMissingSuit,
    PrimieraRule,
    Rules,
    ScopaDoubler,
    ScoreSet,
    Seat,
    Side,
    act,
    locked,
    problems,
    score,
    score_piles,
)

Piles = tuple[tuple[Card, ...], ...]
Points = Sequence[dict[Category, int]]


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_what_is_locked_in_mid_deal_is_scored_at_the_end(preset: str, rules: Rules, seed: int) -> None:
    random = Random(seed)
    deal = dealt(rules, Seat(0), random)
    certain: list[Points] = []
    while not deal.finished:
        certain.append(locked(rules, deal.piles, deal.scope, deal.bonus))
        deal = act(deal, any_action(deal, random))
    if deal.last_taker is None:
        return
    final = [score(deal).points(Side(side)) for side in range(rules.sides)]
    for before, later in zip(certain, [*certain[1:], final], strict=True):
        for side in range(rules.sides):
            for category, worth in before[side].items():
                assert later[side].get(category, 0) >= worth  # once certain, always certain


@st.composite
def score_sets(draw: st.DrawFn) -> Rules:
    """Every score set and every option of scoring, with two or three sides."""
    score_set = draw(st.sampled_from(ScoreSet))
    base = rules_of("cicera") if score_set is ScoreSet.CICERA else replace(Rules(), score_set=score_set)
    napola = draw(st.sampled_from(Napola))
    rules = replace(
        base,
        players=4 if score_set is ScoreSet.CICERA else draw(st.sampled_from([2, 2, 3])),
        carte_rule=draw(st.sampled_from(MostRule)),
        denari_rule=draw(st.sampled_from(MostRule)),
        primiera_missing_suit=draw(st.sampled_from(PrimieraMissingSuit)),
        primiera_rule=draw(st.sampled_from(PrimieraRule)),
        re_bello=draw(st.booleans()),
        napola=napola,
        scopa_doubler=draw(st.sampled_from(ScopaDoubler)),
        escoba_setenta=draw(st.sampled_from(EscobaSetenta)),
        escoba_extras=draw(st.booleans()),
    )
    if problems(rules):
        rules = replace(rules, players=2, re_bello=False, napola=Napola.OFF, scopa_doubler=ScopaDoubler.NONE)
    return rules if score_set is not ScoreSet.CICERA else base


def completions(piles: Piles, out: Sequence[Card]) -> Iterator[Piles]:
    """Every way in which the cards still out may fall."""
    for fall in product(range(len(piles)), repeat=len(out)):
        yield tuple(
            (*pile, *(card for card, taker in zip(out, fall, strict=True) if taker == side))
            for side, pile in enumerate(piles)
        )


def least(rules: Rules, piles: Piles, scope: Sequence[int], bonus: Sequence[Sequence[Category]],
          out: Sequence[Card]) -> list[dict[Category, int]]:  # fmt: skip
    """By side and category the fewest points over all ways to go on."""
    found: list[dict[Category, int]] = [{} for _ in piles]
    for number, final in enumerate(completions(piles, out)):
        scored = score_piles(rules, final, scope, bonus)
        for side, kept in enumerate(found):
            points = scored.points(Side(side))
            if number == 0:
                kept.update(points)
            for category in list(kept):
                kept[category] = min(kept[category], points.get(category, 0))
    return [{category: worth for category, worth in kept.items() if worth} for kept in found]


KEYS: Sequence[Callable[[Card], str]] = (
    lambda card: card.suit,
    lambda card: card.rank,
    lambda card: str(card.rank in "A23") + card.suit,
)


def _tight(rules: Rules, seed: int, left: int) -> None:
    random = Random(seed)
    deck = list(rules.deck_cards)
    random.shuffle(deck)
    if random.random() < 0.6:  # cards that matter together are out together, so that something is at stake
        deck.sort(key=random.choice(KEYS))
        cut = random.randrange(len(deck))
        deck = deck[cut:] + deck[:cut]
    out, captured = deck[:left], deck[left:]
    weights = random.choice([[1, 1, 1], [3, 1, 1], [1, 4, 1]])[: rules.sides]
    piles: list[list[Card]] = [[] for _ in range(rules.sides)]
    for card in captured:
        piles[random.choices(range(rules.sides), weights)[0]].append(card)
    scope = tuple(random.randrange(3) for _ in piles)
    bonus = tuple(
        (Category.KNOCK,) * random.choice([0, 3]) + (Category.BAGER,) * random.randrange(2) for _ in piles
    )
    held = tuple(map(tuple, piles))
    certain = [dict(points) for points in locked(rules, held, scope, bonus)]
    assert certain == least(rules, held, scope, bonus, out)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rules=score_sets(), seed=SEEDS, left=st.sampled_from([0, 1, 3, 4, 5, 5]))
def test_R10_3_locked_is_exactly_what_every_way_to_go_on_scores(rules: Rules, seed: int, left: int) -> None:
    _tight(rules, seed, left)


@pytest.mark.soak
@settings(max_examples=4_000, deadline=None)
@given(rules=score_sets(), seed=SEEDS, left=st.sampled_from([0, 2, 4, 5, 6, 6, 7]))
def test_locked_is_tight_at_length(rules: Rules, seed: int, left: int) -> None:
    _tight(rules, seed, left)


@settings(max_examples=300, deadline=None)
@given(rules=score_sets(), seed=SEEDS)
def test_what_is_locked_is_scored_however_the_rest_falls(rules: Rules, seed: int) -> None:
    random = Random(seed)
    deck = random.sample(rules.deck_cards, len(rules.deck_cards))
    left = random.randrange(len(deck))
    piles: list[list[Card]] = [[] for _ in range(rules.sides)]
    for card in deck[left:]:
        random.choice(piles).append(card)
    scope = tuple(random.randrange(3) for _ in piles)
    certain = locked(rules, piles, scope)
    for favourite in (None, *range(rules.sides)):
        final = [list(pile) for pile in piles]
        for card in deck[:left]:
            final[random.randrange(rules.sides) if favourite is None else favourite].append(card)
        found = score_piles(rules, final, scope)
        for side, points in enumerate(certain):
            for category, worth in points.items():
                assert found.points(Side(side)).get(category, 0) >= worth
