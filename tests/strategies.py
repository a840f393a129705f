"""Hypothesis strategies for the game's values, and whole matches played by chance; shared by all tests.

Chance comes from one drawn number, so that a failing example shrinks to a small seed and stays fast.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from hypothesis import strategies as st

from settebello.notation.records import (
    Attempt,
    BotPlayer,
    Chance,
    Cut,
    DealRecord,
    Draw,
    Ending,
    Event,
    Person,
    Pledge,
    Record,
    Result,
    Sitter,
    awards_of,
    move_of,
)
from settebello.room.fairness import (
    Purpose,
    commitment,
    deck_for,
    first_dealer,
    seed,
    seeded,
    seeded_id,
)
from settebello.rules import (
    PRESETS,
    Action,
    Card,
    Deal,
    FirstDealer,
    Match,
    Rules,
    Seat,
    VoidDeal,
    act,
    after_deal,
    cutter,
    legal_actions,
    new_deal,
    new_match,
    score,
)

SEATINGS: tuple[tuple[str, Rules], ...] = tuple(
    (preset.name, replace(preset.rules, players=table.players, teams=table.teams))
    for preset in PRESETS.values()
    for table in preset.tables
)
"""Every preset at every table that may sit down to it."""

SEATING_IDS = tuple(f"{preset}-{rules.players}-{rules.teams}" for preset, rules in SEATINGS)
"""Short names for them, to parametrize by."""

SEEDS = st.integers(0, 2**32 - 1)


def presets_and_tables() -> st.SearchStrategy[tuple[str, Rules]]:
    """A preset's name with its rules, seated at one of its tables."""
    return st.sampled_from(SEATINGS)


def shuffled(rules: Rules, random: Random) -> tuple[Card, ...]:
    """The deck of these rules in some order."""
    return tuple(random.sample(rules.deck_cards, len(rules.deck_cards)))


def decks(rules: Rules) -> st.SearchStrategy[tuple[Card, ...]]:
    """The deck of these rules in any order."""
    return SEEDS.map(lambda number: shuffled(rules, Random(number)))


def dealers(rules: Rules) -> st.SearchStrategy[Seat]:
    """Any seat of the table."""
    return st.integers(0, rules.players - 1).map(Seat)


def dealt(rules: Rules, dealer: Seat, random: Random) -> Deal:
    """A deal that is not void."""
    while True:
        deal = new_deal(rules, dealer, shuffled(rules, random))
        if isinstance(deal, Deal):
            return deal


def any_action(deal: Deal, random: Random) -> Action:
    """Some legal action; knocks and captures come up more often than by mere chance."""
    actions = legal_actions(deal)
    telling = [action for action in actions if getattr(action, "takes", True)]
    return random.choice(telling if telling and random.random() < 0.5 else actions)


def played_on(deal: Deal, actions: int, random: Random) -> Deal:
    """The deal after so many actions, or at its end."""
    for _ in range(actions):
        if deal.finished:
            break
        deal = act(deal, any_action(deal, random))
    return deal


@st.composite
def deals_in_progress(draw: st.DrawFn, rules: Rules | None = None) -> Deal:
    """A deal of any preset at any table (or of these rules) at any moment, its end included."""
    chosen = rules if rules is not None else draw(presets_and_tables())[1]
    random = Random(draw(SEEDS))
    return played_on(dealt(chosen, draw(dealers(chosen)), random), draw(st.integers(0, 60)), random)


# -- whole matches


@dataclass
class Host:
    """Makes the chance of a match as the recipe says, from one seed, and writes it down."""

    record: Record
    random: Random

    def bytes32(self, purpose: Purpose, deal: int, attempt: int, seat: int) -> bytes:
        number = self.record.seeded
        return self.random.randbytes(32) if number is None else seeded(number, purpose, deal, attempt, seat)

    def chance(self, deal: int, attempt: int) -> Chance:
        secret = self.bytes32(Purpose.SECRET, deal, attempt, 0)
        pledges = tuple(
            _pledge(Seat(seat), self.bytes32(Purpose.CONTRIBUTION, deal, attempt, seat))
            for seat, sitter in enumerate(self.record.sitters)
            if isinstance(sitter, Person)
        )
        return Chance(attempt=attempt, host=commitment(secret), pledges=pledges, secret=secret)

    def seed_of(self, deal: int, chance: Chance) -> bytes:
        contributions = [pledge.opening or bytes(32) for pledge in chance.pledges]
        return seed(self.record.match, deal, chance.attempt, chance.secret or b"", contributions)


def _pledge(seat: Seat, opening: bytes) -> Pledge:
    return Pledge(seat, commitment(opening), opening)


Chooser = Callable[[Deal, Random], Action]


def play_match(
    preset: str,
    rules: Rules,
    sitters: Sequence[Sitter],
    number: int,
    *,
    seeded: bool = False,
    deals: int = 99,
    choose: Chooser = any_action,
) -> Record:
    """A whole match played by chance and recorded, or its first deals."""
    head = Record(
        match=seeded_id(number) if seeded else f"match-{number}",
        preset=preset,
        rules=rules,
        sitters=tuple(sitters),
        seeded=number if seeded else None,
        begun="2026-11-30T20:25:00Z",
    )
    host = Host(head, Random(number))
    draws = _draws(host)
    dealer = draws[-1].dealer if draws else Seat(0)
    assert dealer is not None
    match, done = new_match(rules, dealer), list[DealRecord]()
    while not match.over and len(done) < deals:
        deal, match = _deal(host, match, choose)
        done.append(deal)
    result = Result(Ending.WON, match.winners) if match.over else None
    return replace(head, draws=draws, deals=tuple(done), result=result)


def _draws(host: Host) -> tuple[Draw, ...]:
    rules, draws = host.record.rules, list[Draw]()
    while rules.first_dealer is not FirstDealer.AGREED and (not draws or draws[-1].dealer is None):
        chance = host.chance(0, len(draws) + 1)
        found = first_dealer(rules, host.seed_of(0, chance))
        assert found is not None
        draws.append(Draw(chance=chance, dealer=found.dealer))
    return tuple(draws)


def _deal(host: Host, match: Match, choose: Chooser) -> tuple[DealRecord, Match]:
    attempts, number = list[Attempt](), match.deals + 1
    while True:
        attempt, deal = _attempt(host, match, len(attempts) + 1)
        attempts.append(attempt)
        if isinstance(deal, Deal):
            break
    events, at = list[Event](), 0
    while not deal.finished:
        at += host.random.randrange(9000)
        deal = act(deal, choose(deal, host.random))
        events.append(move_of(deal.plays[-1], at))
    points = score(deal)
    match = after_deal(match, points)
    record = DealRecord(
        number=number,
        dealer=deal.dealer,
        attempts=tuple(attempts),
        opening=deal.opening,
        events=tuple(events),
        awards=awards_of(points),
        totals=match.totals,
    )
    return record, match


def _attempt(host: Host, match: Match, attempt: int) -> tuple[Attempt, Deal | VoidDeal]:
    rules, chance = match.rules, host.chance(match.deals + 1, attempt)
    who = cutter(rules, match.dealer)
    cuts = isinstance(host.record.sitters[who], Person) and host.random.random() < 0.7
    size = len(rules.deck_cards)
    made = deck_for(
        rules.deck_cards,
        host.seed_of(match.deals + 1, chance),
        host.random.randrange(1, size) if cuts else None,
    )
    deal = new_deal(rules, match.dealer, made.deck)
    table = deal.table or (deal.opening if isinstance(deal, Deal) else ())
    void = deal.reason if isinstance(deal, VoidDeal) else None
    cut = Cut(who, made.cut, chosen=cuts)
    return Attempt(chance=chance, cut=cut, table=table, void=void, deck=made.deck), deal


def sitters_for(rules: Rules, people: int, random: Random) -> tuple[Sitter, ...]:
    """So many people at the table, bots in the other seats."""
    seats = set(random.sample(range(rules.players), min(people, rules.players)))
    return tuple(
        Person(f"Anna {seat}") if seat in seats else BotPlayer("goloso", random.randbytes(32))
        for seat in range(rules.players)
    )


@st.composite
def records(draw: st.DrawFn, deals: int = 2) -> Record:
    """A match of any preset at any table, played by chance for a few deals."""
    preset, rules = draw(presets_and_tables())
    number = draw(SEEDS)
    sitters = sitters_for(rules, draw(st.integers(0, rules.players)), Random(number))
    return play_match(preset, rules, sitters, number, deals=draw(st.integers(0, deals)))
