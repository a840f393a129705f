"""How fast are the readable rules? Whole random deals a second on one core, for every preset.

    python bench/rules.py [--all] [--rounds N] [--deals N] [PRESET ...]

Every play is chosen among ``legal_actions`` and goes through the checking ``act``; dealing and scoring count
too, shuffling does not. The time is that of the processor, so that other programs on the machine weigh less;
shown are the median of the rounds and the best one. The signature adds up all points and scope of the deals
played: as long as it does not change, neither has the behaviour. Goals: 1,500 deals a second for ``scopa`` in
two, 1,000 for ``scopone_scientifico``.
"""

import argparse
import hashlib
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from time import process_time

from settebello.rules import (
    PRESETS,
    Card,
    Deal,
    Rules,
    Score,
    Seat,
    VoidDeal,
    act,
    legal_actions,
    new_deal,
    score,
)

GOALS = {"scopa 2 none": 1500, "scopone_scientifico 4 pairs": 1000}


@dataclass(frozen=True, slots=True)
class Speed:
    """What the rounds of one table showed: deals and plays a second, and what was played."""

    median: float
    best: float
    plays: float
    signature: str


def decks(rules: Rules, number: int) -> list[tuple[Seat, list[Card]]]:
    """Shuffled decks with their dealers, the same at every run; void ones are left out."""
    rng = Random(7)
    found: list[tuple[Seat, list[Card]]] = []
    while len(found) < number:
        deck = list(rules.deck_cards)
        rng.shuffle(deck)
        dealer = Seat(rng.randrange(rules.players))
        if not isinstance(new_deal(rules, dealer, deck), VoidDeal):
            found.append((dealer, deck))
    return found


def play(rules: Rules, dealer: Seat, deck: list[Card], rng: Random) -> tuple[Deal, Score]:
    """One deal from the first packet to the points, every action by lot."""
    deal = new_deal(rules, dealer, deck)
    assert isinstance(deal, Deal)
    pick = rng.random
    while not deal.finished:
        actions = legal_actions(deal)
        deal = act(deal, actions[int(pick() * len(actions))])
    return deal, score(deal)


def measure(rules: Rules, deals: int, rounds: int) -> Speed:
    """Play the same decks in every round with the same choices; a first round is kept and not timed."""
    packs = decks(rules, deals)
    rng = Random(11)
    played = [play(rules, dealer, deck, rng) for dealer, deck in packs]
    plays, signature = sum(deal.ply for deal, _ in played), sign(played)
    del played  # what is kept in memory slows what comes after it
    rates = []
    for _ in range(rounds):
        rng, begun = Random(11), process_time()
        for dealer, deck in packs:
            play(rules, dealer, deck, rng)
        rates.append(deals / (process_time() - begun))
    return Speed(median(rates), max(rates), median(rates) * plays / deals, signature)


def sign(played: list[tuple[Deal, Score]]) -> str:
    """Eight letters that change when any deal ends differently."""
    told = repr([(deal.piles, deal.scope, deal.bonus, scored.totals) for deal, scored in played])
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def tables(names: list[str], every: bool) -> dict[str, Rules]:
    """The presets asked for, at their first table or at all of them."""
    return {
        f"{name} {players} {teams}": replace(PRESETS[name].rules, players=players, teams=teams)
        for name in names or PRESETS
        for players, teams in (PRESETS[name].tables if every else PRESETS[name].tables[:1])
    }


def main() -> None:
    """Print a line for every table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("presets", nargs="*", metavar="PRESET")
    parser.add_argument("--all", action="store_true", help="every way to sit down, not only the first")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=200)
    asked = parser.parse_args()
    print(f"{'preset players teams':<42} {'median/s':>9} {'best/s':>7} {'plays/s':>8}  signature  goal")
    for name, rules in tables(asked.presets, asked.all).items():
        speed = measure(rules, asked.deals, asked.rounds)
        goal = GOALS.get(name)
        met = f"{goal} {'met' if speed.median >= goal else 'missed'}" if goal else ""
        figures = f"{speed.median:>9,.0f} {speed.best:>7,.0f} {speed.plays:>8,.0f}"
        print(f"{name:<42} {figures}  {speed.signature}  {met}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
