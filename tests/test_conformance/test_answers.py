"""Further lines of every kind, at the edges of the format, written from the rules."""

from random import Random
from typing import Any

import pytest
from tests.strategies import SEATING_IDS, SEATINGS, dealt
from tests.test_conformance.lines import Line, outcome

from settebello.rules import (
    DECK,
    Deal,
    Knock,
    Play,
    Rules,
    Seat,
    Side,
    VoidDeal,
    act,
    legal_actions,
    new_deal,
    packets,
    score_piles,
    side_of,
)
from settebello.rules import leftovers_to as leftovers_side


def line(kind: str, preset: str, given: Line, expect: Line, **options: Any) -> Line:
    """A line of a kind."""
    return {
        "id": f"{kind}-9001", "kind": kind, "preset": preset, "options": options, "given": given,
        "expect": expect, "tags": [], "source": ["derived"], "note": "a test",
    }  # fmt: skip


def row(cards: str) -> list[str]:
    return cards.split()


TEN: dict[str, Any] = {"hand_size": 10, "table_size": 0, "ace_first_play_forbidden": True}


def legal(preset: str, table: str, card: str, take: str, right: bool, **rest: Any) -> Line:
    options = rest.pop("options", {})
    given = {"table": row(table), "card": card, "take": row(take), **rest}
    return line("legal", preset, given, {"legal": right}, **options)


def play(preset: str, given: Line, expect: Line, **options: Any) -> Line:
    base = {
        "take": [], "player": "A", "dealer": "B", "last_capturer": "B",
        "left": {"hand": 1, "others": 1, "stock": 0},
    }  # fmt: skip
    return line("play", preset, base | given, {"leftovers_to": None} | expect, **options)


LAST = {"hand": 0, "others": 0, "stock": 0}

LINES: dict[str, Line] = {
    "an opening ace is refused": legal(
        "asso_piglia_tutto", "", "Ad", "", False, first_play=True, options=TEN
    ),
    "any other opening card is not": legal(
        "asso_piglia_tutto", "", "2d", "", True, first_play=True, options=TEN
    ),
    "a later ace takes itself": legal("asso_piglia_tutto", "", "Ad", "", True, options=TEN),
    "an opening ace of three": legal("asso_piglia_tutto", "", "Ad", "", True, first_play=True),
    "an opening ace in a hand": legal(
        "asso_piglia_tutto", "", "Ad", "", False, first_play=True, hand=row("Ad 2d"), options=TEN
    ),
    "a card that lies on the table is in no hand": legal("scopa", "7d 7c", "7d", "7c", False),
    "a card of another deck is in no hand": legal("scopa", "7d", "8d", "", False),
    "and is in the hand of its own": legal("cicera", "7d", "8d", "", True),
    "the whole table may be too much": legal("scopa", "7d 7c 3s 4s", "7s", "7d 7c 3s 4s", False),
    "an empty take on an empty table": legal("scopa", "", "7s", "", True),
    "an ace may not be laid": legal("asso_piglia_tutto", "5d", "Ad", "", False),
    "no knock elsewhere": line("knock", "scopa", {"hand": row("2d 2c 2s")}, {"points": 0}),
    "three players, the third the dealer": play(
        "scopa",
        {"table": ["Rd"], "card": "5d", "last_capturer": "B", "dealer": "C", "left": LAST},
        {"pile": [], "table": row("Rd 5d"), "scopa": False, "last_capturer": "B", "leftovers_to": "C"},
        leftovers_to="dealer",
    ),
    "nobody has captured, and the dealer gets it": play(
        "scopa",
        {"table": ["Rd"], "card": "5d", "last_capturer": None, "left": LAST},
        {"pile": [], "table": row("Rd 5d"), "scopa": False, "last_capturer": None, "leftovers_to": "B"},
        no_capture_leftovers="dealer",
    ),
    "nobody has captured, and nobody gets it": play(
        "scopa",
        {"table": ["Rd"], "card": "5d", "last_capturer": None, "left": LAST},
        {"pile": [], "table": row("Rd 5d"), "scopa": False, "last_capturer": None},
        leftovers_to="dealer",
    ),
    "a player who deals and captured last": play(
        "scopa",
        {"table": ["Rd"], "card": "5d", "last_capturer": "A", "dealer": "A", "left": LAST},
        {"pile": [], "table": row("Rd 5d"), "scopa": False, "last_capturer": "A", "leftovers_to": "A"},
    ),
    "a hand is empty and the stock is not": play(
        "scopa",
        {"table": ["7c"], "card": "7d", "take": ["7c"], "left": {"hand": 0, "others": 0, "stock": 6}},
        {"pile": row("7d 7c"), "table": [], "scopa": True, "last_capturer": "A"},
    ),
    "a position that cannot be reached": play(
        "scopone",
        {"table": row("Rd Rc Rs Rb"), "card": "5d", "left": {"hand": 3, "others": 1, "stock": 5},
         "player": "NS", "dealer": "NS", "last_capturer": None},
        {"pile": [], "table": row("Rd Rc Rs Rb 5d"), "scopa": False, "last_capturer": None},
    ),
    "an ace that takes itself is the last capture": play(
        "asso_piglia_tutto",
        {"table": [], "card": "Ad", "left": LAST},
        {"pile": ["Ad"], "table": [], "scopa": False, "last_capturer": "A"},
    ),
    "cicera has 52 cards": play(
        "cicera",
        {"table": row("9c Ts"), "card": "9d", "take": ["9c"], "left": {"hand": 11, "others": 36, "stock": 0}},
        {"pile": row("9d 9c"), "table": ["Ts"], "scopa": False, "last_capturer": "A"},
    ),
    "who begins below nothing": line(
        "match", "scopa", {"before": {"A": -3, "B": 10}, "deal": {"A": {"carte": 1}, "B": {}}},
        {"totals": {"A": -2, "B": 10}, "status": "continue", "winners": []},
    ),
    "no claim from below nothing": line(
        "claim", "scopa",
        {"before": {"A": -1, "B": 0}, "piles": {"A": [], "B": []}, "scope": {"A": 0, "B": 0},
         "claimant": "A"},
        {"locked": {"A": {}, "B": {}}, "may_claim": False},
        match_end="stop_on_reaching",
    ),
    "a claim with nothing captured but a scopa of before": line(
        "claim", "scopa",
        {"before": {"A": 10, "B": 0}, "piles": {"A": [], "B": []}, "scope": {"A": 1, "B": 0},
         "claimant": "A"},
        {"locked": {"A": {"scope": 1}, "B": {}}, "may_claim": True},
        match_end="stop_on_reaching",
    ),
    "four sides, three of them named": play(
        "scopa",
        {"table": ["7c"], "card": "7d", "take": ["7c"], "player": "Nord", "dealer": "Est",
         "last_capturer": "Süd"},
        {"pile": row("7d 7c"), "table": [], "scopa": True, "last_capturer": "Nord"},
        players=4,
    ),
    "a limit above any table": line(
        "moves", "scopa", {"table": row("Ad 2d"), "card": "3c", "first_play": False},
        {"captures": [row("Ad 2d")], "may_lay": False},
        max_capture=1000, players=2, target=11,
    ),
    "a side that has nothing": line(
        "score", "scopa_frac",
        {"piles": {"A": [], "B": [str(card) for card in DECK]}, "scope": {"A": 0, "B": 0}},
        {"points": {"A": {}, "B": {"frac": 16}}, "totals": {"A": 0, "B": 16}, "primiera": None,
         "match_won_by": "B"},
    ),
    "an empty order counts all in the usual one": line(
        "match", "scopa",
        {"before": {"A": 10, "B": 10}, "deal": {"A": {"carte": 1}, "B": {"denari": 1, "scope": 2}}},
        {"totals": {"A": 11, "B": 13}, "status": "won", "winners": ["A"]},
        both_over="count_order", count_order=[],
    ),
    "nine cards at a table of two": line(
        "setup", "scopa",
        {"players": 2, "teams": "none", "dealer": 1, "table": row("Rd Cc 2s 3b")},
        {"valid": True, "redeal": False, "order": [0, 1], "cutter": 0, "next_dealer": 0, "packets": [9, 9],
         "dealer_scope": 0},
        hand_size=9,
    ),
    "six clockwise": line(
        "setup", "ponino",
        {"players": 6, "teams": "three_pairs", "dealer": 2, "table": row("Rd Cc 2s 3b")},
        {"valid": True, "redeal": False, "order": [1, 0, 5, 4, 3, 2], "cutter": 3, "next_dealer": 1,
         "packets": [3, 3], "dealer_scope": 0},
        direction="clockwise",
    ),
    "escoba with four in pairs": line(
        "setup", "escoba",
        {"players": 4, "teams": "pairs", "dealer": 0, "table": row("Rd 2c 2s Ab")},
        {"valid": True, "redeal": False, "order": [1, 2, 3, 0], "cutter": 3, "next_dealer": 1,
         "packets": [3, 3, 3], "dealer_scope": 1},
    ),
    "a claim of three sides": line(
        "claim", "scopa",
        {"before": {"A": 9, "B": 1, "C": 2}, "piles": {"A": row("7d 7c"), "B": [], "C": []},
         "scope": {"A": 1, "B": 0, "C": 0}, "claimant": "A"},
        {"locked": {"A": {"settebello": 1, "scope": 1}, "B": {}, "C": {}}, "may_claim": True},
        match_end="stop_on_reaching",
    ),
    "no claim where none was agreed": line(
        "claim", "scopa",
        {"before": {"A": 20, "B": 1}, "piles": {"A": row("7d 7c"), "B": []},
         "scope": {"A": 0, "B": 0}, "claimant": "A"},
        {"locked": {"A": {"settebello": 1}, "B": {}}, "may_claim": False},
    ),
    "six sides": line(
        "match", "scopa",
        {
            "before": dict.fromkeys("ABCDEF", 10),
            "deal": {side: {"carte": 1} if side == "F" else {} for side in "ABCDEF"},
        },
        {"totals": {**dict.fromkeys("ABCDE", 10), "F": 11}, "status": "won", "winners": ["F"]},
    ),
    "all six share": line(
        "match", "scopa",
        {"before": dict.fromkeys("ABCDEF", 10), "deal": {side: {"scope": 1} for side in "ABCDEF"}},
        {"totals": dict.fromkeys("ABCDEF", 11), "status": "won", "winners": list("FEDCBA")},
        tie_break="shared",
    ),
    "a long table": line(
        "moves", "scopa",
        {"table": [f"{rank}{suit}" for suit in "dcs" for rank in "234567FCR"], "card": "Rb"},
        {"captures": [["Rd"], ["Rc"], ["Rs"]], "may_lay": False},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LINES)
def test_lines_written_from_the_rules(name: str) -> None:
    wrong, bad, tally = outcome(LINES[name])
    assert [str(finding) for finding in (*bad, *wrong)] == []
    assert tally.cases == 1


def replay_of(preset: str, rules: Rules, start: Deal, done: Deal, rounds: list[Any]) -> Line:
    """A whole deal as a line, its expectation taken from the deal itself."""
    names = [f"side {side}" for side in range(rules.sides)]
    plays = [
        [played.seat, str(played.action.card), [str(card) for card in played.action.takes]]
        for played in done.plays
        if isinstance(played.action, Play)
    ]
    found = score_piles(rules, done.piles, done.scope)
    gift = leftovers_side(done)
    return line(
        "replay", preset,
        {
            "players": rules.players, "teams": str(rules.teams),
            "sides": [names[side_of(rules, Seat(seat))] for seat in range(rules.players)],
            "dealer": start.dealer, "table": [*map(str, start.opening or start.table)],
            "rounds": rounds, "plays": plays,
        },
        {
            "piles": {name: [*map(str, pile)] for name, pile in zip(names, done.piles, strict=True)},
            "scope": dict(zip(names, done.scope, strict=True)),
            "leftovers": [*map(str, done.leftovers or done.table)],
            "leftovers_to": None if gift is None else names[gift],
            "points": {
                name: {str(category): worth for category, worth in found.points(Side(side)).items()}
                for side, name in enumerate(names)
            },
        },
    )  # fmt: skip


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
@pytest.mark.parametrize("shy", [False, True], ids=["by chance", "laying where one may"])
def test_any_deal_can_be_a_replay(preset: str, rules: Rules, shy: bool) -> None:
    random = Random(f"{preset}{rules.players}{rules.teams}{shy}")
    start = deal = dealt(rules, Seat(random.randrange(rules.players)), random)
    rounds: list[Any] = [[[*map(str, hand)] for hand in deal.hands]]
    while not deal.finished:
        actions = [action for action in legal_actions(deal) if not isinstance(action, Knock)]
        laid = [action for action in actions if not action.takes]
        action = random.choice(laid if shy and laid else actions)
        before, deal = deal, act(deal, action)
        if len(deal.stock) < len(before.stock):
            rounds.append([[*map(str, hand)] for hand in deal.hands])
    assert len(rounds) == len(packets(rules))
    wrong, bad, _ = outcome(replay_of(preset, rules, start, deal, rounds))
    assert [str(finding) for finding in (*bad, *wrong)] == []


def test_the_shy_ones_of_cicera_leave_everything_to_nobody() -> None:
    rules = next(rules for preset, rules in SEATINGS if preset == "cicera")
    deal = new_deal(rules, Seat(0), rules.deck_cards)
    assert not isinstance(deal, VoidDeal)
    while not deal.finished:
        deal = act(deal, Play(deal.hands[deal.to_move][0]))
    assert len(deal.table) == 52
    assert deal.piles == ((), ())


def seated(players: int, teams: str, valid: bool, **rest: Any) -> Line:
    given = {"players": players, "teams": teams, "dealer": 0, "table": [], **rest}
    return line("setup", "scopa", given, {"valid": valid})


@pytest.mark.parametrize("players", [1, 5, 7, 12, 999_999_999])
@pytest.mark.parametrize("teams", ["none", "pairs", "three_pairs", "two_trios"])
@pytest.mark.parametrize("dealer", [0, 4, 77])
def test_R2_1_so_many_players_are_no_table(players: int, teams: str, dealer: int) -> None:
    assert outcome(seated(players, teams, valid=False, dealer=dealer))[2].status == 0


@pytest.mark.parametrize(
    ("players", "teams"), [(2, "pairs"), (3, "pairs"), (4, "two_trios"), (2, "three_pairs")]
)
def test_R2_1_teams_that_do_not_fit_are_no_table(players: int, teams: str) -> None:
    assert outcome(seated(players, teams, valid=False))[2].status == 0


@pytest.mark.parametrize("table", [[], ["7d", "7d"], ["8d"], [7], "Ad", None, {}])
def test_the_table_is_not_looked_at_where_nobody_may_play(table: Any) -> None:
    assert outcome(seated(5, "none", valid=False, table=table))[2].status == 0


def test_who_expects_five_to_play_fails() -> None:
    full = {
        "redeal": False,
        "order": [1, 2, 3, 4, 0],
        "cutter": 4,
        "next_dealer": 1,
        "packets": [],
        "dealer_scope": 0,
    }
    case = seated(5, "none", valid=True, table=row("Ad 2c 3s 4b"))
    case["expect"] |= full
    wrong, bad, _ = outcome(case)
    assert not bad
    assert str(wrong[0]) == "setup-9001: valid: expected true, got false"
    wrong, bad, _ = outcome(seated(2, "none", valid=False, dealer=9))
    assert (bad, str(wrong[0])) == ([], "setup-9001: valid: expected false, got true")
