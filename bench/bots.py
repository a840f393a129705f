"""How strong and how quick are the bots? The figures of docs/arena.md, measured again on fewer decks.

    python bench/bots.py [DECKS]

Beside each result stands what is known: of Scopone played at random the published share of deals won by the
hand side, tied, won by the dealer's side (Di Palma and Lanzi 2018), else the figure of a longer run.
"""

import sys
from itertools import count
from random import Random
from time import process_time

from settebello.arena import Deck, Question, Result, run, seeded_deal, tally
from settebello.bots import BOTS, DEFAULT_LIMIT
from settebello.rules import PRESETS, PlayerView, act, view_for

SEED = 1


def question(preset: str, first: str, second: str) -> Question:
    """Two bots under a preset."""
    return Question(
        rules=PRESETS[preset].rules, bots=(first, second), seed=SEED, limit=DEFAULT_LIMIT, preset=preset
    )


def played(asked: Question, decks: int) -> Result:
    """The result over so many decks."""
    found: list[Deck] = []
    run(asked, range(1, decks + 1), found.extend)
    return tally(found)


def strength(preset: str, first: str, second: str, decks: int, known: str) -> None:
    """Print points a deal with their interval."""
    line = played(question(preset, first, second), decks).lines[0]
    half = (line.interval[1] - line.interval[0]) / 2 if line.interval else float("nan")
    print(f"{preset:<20} {first} v {second}: {line.points_per_deal:+.2f} ± {half:.2f} a deal   ({known})")


def shares(preset: str, bot: str, decks: int, known: str) -> None:
    """Print how many deals the hand side won, were tied, and the dealer's side won, of a bot with itself."""
    result = played(question(preset, bot, bot), decks)
    assert result.hand
    assert result.dealer
    hand = result.hand.won + result.dealer.lost
    tied = result.hand.tied + result.dealer.tied
    deals = 2 * decks
    parts = " / ".join(f"{100 * part / deals:.1f}" for part in (hand, tied, deals - hand - tied))
    print(f"{preset:<20} {bot} with itself, hand / tied / dealer: {parts} %   ({known})")


def views(preset: str, number: int) -> list[PlayerView]:
    """What players see in random deals."""
    rng, found = Random(SEED), list[PlayerView]()
    for deck in count(1):
        deal = seeded_deal(PRESETS[preset].rules, SEED, deck)
        while not deal.finished:
            found.append(view_for(deal, deal.to_move))
            deal = act(deal, rng.choice(found[-1].legal))
        if len(found) >= number:
            return found
    raise AssertionError


def speed(preset: str, bot: str) -> None:
    """Print how long a choice takes, the view being made already."""
    seen, rng = views(preset, 5000), Random(SEED)
    begun = process_time()
    for view in seen:
        BOTS[bot].choose(view, rng, DEFAULT_LIMIT)
    print(f"{preset:<20} {bot}: {(process_time() - begun) / len(seen) * 1e6:.0f} µs a choice")


def main() -> None:
    """Print all figures."""
    decks = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    strength("scopa", "goloso", "casuale", decks, "4,000 decks: +1.46 ± 0.05")
    strength("scopone", "goloso", "casuale", decks, "2,000 decks: +3.90 ± 0.07")
    shares("scopone", "casuale", decks, "published 41.7 / 12.6 / 45.7")
    shares("scopone_scientifico", "goloso", decks, "2,000 decks: 16.1 / 8.7 / 75.3")
    for preset in ("scopa", "scopone_scientifico", "cirulla", "cicera"):
        speed(preset, "goloso")


if __name__ == "__main__":
    main()
