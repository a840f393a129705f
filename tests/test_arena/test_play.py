"""One deck in all its seatings: who sits where, what they get, what is counted."""

from dataclasses import replace
from itertools import islice, pairwise
from random import Random

import pytest
from tests.test_bots.positions import TABLES

from settebello.arena import BotFailed, Question, TooManyBots, going_round, play_deck, play_decks, seeded_deal
from settebello.arena import play as arena_play
from settebello.arena.decks import dealer_drawn, dealer_of
from settebello.bots import DEFAULT_LIMIT, Choice, Limit, Unit
from settebello.room.fairness import Purpose, deck_for, seed, seeded, seeded_id
from settebello.rules import (
    PRESETS,
    Card,
    Deal,
    FirstDealer,
    Play,
    PlayerView,
    Rules,
    Seat,
    Side,
    Teams,
    VoidDeal,
    new_deal,
    next_dealer,
    score_piles,
)

SCOPA = PRESETS["scopa"].rules
THREE = replace(SCOPA, players=3)
PAIRS = replace(SCOPA, players=4, teams=Teams.PAIRS)
TRIOS = replace(SCOPA, players=6, teams=Teams.TWO_TRIOS)


def question(rules: Rules, *bots: str, number: int = 1) -> Question:
    return Question(rules=rules, bots=bots, seed=number, limit=DEFAULT_LIMIT)


class Watcher:
    """Plays the first legal action and remembers who asked."""

    def __init__(self) -> None:
        self.views: list[PlayerView] = []
        self.limits: set[Limit] = set()
        self.chances: set[int] = set()

    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:
        self.views.append(view)
        self.limits.add(limit)
        self.chances.add(id(rng))
        return Choice(view.legal[0])


@pytest.fixture
def watchers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Watcher]:
    bots = {name: Watcher() for name in "abc"}
    monkeypatch.setattr(arena_play, "BOTS", bots)
    return bots


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (SCOPA, [{"a": {0}, "b": {1}}, {"a": {1}, "b": {0}}]),
        (PAIRS, [{"a": {0, 2}, "b": {1, 3}}, {"a": {1, 3}, "b": {0, 2}}]),
        (TRIOS, [{"a": {0, 2, 4}, "b": {1, 3, 5}}, {"a": {1, 3, 5}, "b": {0, 2, 4}}]),
        (
            THREE,
            [{"a": {0}, "b": {1}, "c": {2}}, {"a": {1}, "b": {2}, "c": {0}}, {"a": {2}, "b": {0}, "c": {1}}],
        ),
    ],
    ids=["two", "pairs", "trios", "three"],
)
def test_the_bots_move_round_the_sides_and_partners_are_the_same_bot(
    rules: Rules, seats: list[dict[str, set[int]]], watchers: dict[str, Watcher]
) -> None:
    asked = question(rules, *"abc"[: rules.sides])
    deal = seeded_deal(rules, 1, 1)
    for shift, expected in enumerate(seats):
        for watcher in watchers.values():
            watcher.views.clear()
        arena_play._seating(asked, 1, deal, shift)
        assert {name: {view.seat for view in watchers[name].views} for name in expected} == expected


def test_a_bot_gets_its_own_view_its_own_chance_and_the_limit(watchers: dict[str, Watcher]) -> None:
    asked = replace(question(PAIRS, "a", "b"), limit=Limit(7, Unit.WORLDS))
    play_deck(asked, 1)
    for name in "ab":
        assert all(view.seat == view.to_move and view.legal for view in watchers[name].views)
        assert watchers[name].limits == {Limit(7, Unit.WORLDS)}
        assert len(watchers[name].chances) >= 2


def test_points_are_those_of_the_bot_wherever_it_sat(watchers: dict[str, Watcher]) -> None:
    """Two players who play alike: what one scores in the first seating the other scores in the second."""
    first, second = play_deck(question(SCOPA, "a", "b"), 1).seatings
    assert first.points == second.points[::-1]
    assert first.dealt == 1 - second.dealt
    assert set(first.best) == {1 - place for place in second.best}


@pytest.mark.parametrize("name", list(TABLES))
def test_every_preset_and_seating_can_be_played(name: str) -> None:
    rules = TABLES[name]
    asked = question(rules, *going_round(["goloso", "casuale"], rules))
    deck = play_deck(asked, 1)
    assert len(deck.seatings) == rules.sides
    assert sorted(seating.dealt for seating in deck.seatings) == [*range(rules.sides)]
    for seating in deck.seatings:
        assert len(seating.points) == rules.sides
        assert seating.best


def test_the_same_question_gives_the_same_decks() -> None:
    asked = question(PAIRS, "casuale", "goloso")
    assert play_decks(asked, [1, 2, 3]) == [play_deck(asked, number) for number in (1, 2, 3)]
    assert play_deck(replace(asked, seed=2), 1) != play_deck(asked, 1)


def test_chance_differs_between_the_seatings_of_a_deck() -> None:
    decks = play_decks(question(SCOPA, "casuale", "casuale"), range(1, 30))
    assert any(deck.seatings[0].points != deck.seatings[1].points[::-1] for deck in decks)


# -- who is best in a deal


def test_where_the_fewest_points_win_the_fewest_are_best() -> None:
    deck = play_deck(question(PRESETS["scopa_a_perdere"].rules, "goloso", "casuale"), 1)
    for seating in deck.seatings:
        assert {seating.points[place] for place in seating.best} == {min(seating.points)}


def test_frac_at_eight_all_goes_to_the_king_of_denari() -> None:
    frac = PRESETS["scopa_frac"].rules
    courts = [card for card in frac.deck_cards if card.rank in "AFCR"]
    with_king = tuple(card for card in courts if card.suit in "dc")
    without = tuple(card for card in courts if card.suit in "sb")
    level = score_piles(frac, (without, with_king), (0, 0))
    assert level.totals == (8, 8)
    assert arena_play._best(frac, level) == (Side(1),)


# -- decks


def test_decks_are_the_deals_of_the_seeded_match() -> None:
    deal = seeded_deal(SCOPA, 5, 3)
    secret = seeded(5, Purpose.SECRET, 3, 1, 0)
    deck = deck_for(SCOPA.deck_cards, seed(seeded_id(5), 3, 1, secret, ())).deck
    assert new_deal(SCOPA, deal.dealer, deck) == deal


def test_the_deal_goes_round() -> None:
    first = dealer_drawn(PAIRS, 9)
    dealers = [dealer_of(PAIRS, 9, deck) for deck in range(1, 9)]
    assert dealers[0] == first
    assert all(after == next_dealer(PAIRS, before) for before, after in pairwise(dealers))
    assert dealer_of(PAIRS, 9, 2, Seat(3)) == Seat(0)


@pytest.mark.parametrize("how", list(FirstDealer))
def test_every_way_to_find_the_first_dealer_finds_one(how: FirstDealer) -> None:
    rules = replace(THREE, first_dealer=how)
    drawn = {dealer_drawn(rules, number) for number in range(20)}
    assert drawn == ({0} if how is FirstDealer.AGREED else {0, 1, 2})


def test_void_deals_are_dealt_again_by_the_same_dealer() -> None:
    rules = PRESETS["cirulla"].rules

    def first_try(number: int) -> Deal | VoidDeal:
        deck = deck_for(rules.deck_cards, seed(seeded_id(1), number, 1, _secret(number), ())).deck
        return new_deal(rules, dealer_of(rules, 1, number), deck)

    void = list(islice((n for n in range(1, 500) if isinstance(first_try(n), VoidDeal)), 3))
    assert len(void) == 3
    for number in void:
        deal = seeded_deal(rules, 1, number)
        assert deal.dealer == dealer_of(rules, 1, number)
        assert sum(card.rank == "A" for card in deal.table) < 2


def _secret(number: int) -> bytes:
    return seeded(1, Purpose.SECRET, number, 1, 0)


# -- what goes wrong


def test_more_bots_than_sides() -> None:
    with pytest.raises(TooManyBots) as caught:
        going_round(["goloso"] * 3, SCOPA)
    assert (caught.value.bots, caught.value.sides) == (3, 2)


class Crasher:
    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:
        raise ZeroDivisionError("oh")


class Cheat:
    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:
        return Choice(Play(next(card for card in Card if card not in view.hand)))


@pytest.mark.parametrize(
    ("bot", "why"), [(Crasher(), "ZeroDivisionError: oh"), (Cheat(), "card_not_in_hand")]
)
def test_a_bot_that_fails_is_named_with_the_deck(
    bot: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_play, "BOTS", {"bad": bot, "good": Watcher()})
    with pytest.raises(BotFailed) as caught:
        play_deck(question(SCOPA, "good", "bad"), 7)
    assert (caught.value.bot, caught.value.deck) == ("bad", 7)
    assert why in caught.value.why
