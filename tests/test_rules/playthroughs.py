"""One deal of every preset at every table, told card by card: golden files that a person can read.

``python -m tests.test_rules.playthroughs`` writes them all anew into ``tests/data/playthroughs``. Deck and
plays are drawn from the fairness stream, so that they are the same on every machine and version of Python.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.strategies import SEATING_IDS, SEATINGS

from settebello.room.fairness import Stream, shuffle
from settebello.rules import (
    Action,
    Award,
    Deal,
    Knock,
    Play,
    Played,
    Rules,
    Seat,
    VoidDeal,
    act,
    in_order,
    leftovers_to,
    legal_actions,
    new_deal,
    score,
)

FOLDER: Final = Path(__file__).parent.parent / "data" / "playthroughs"
BY_NAME: Final = dict(zip(SEATING_IDS, (rules for _, rules in SEATINGS), strict=True))


def path_of(name: str) -> Path:
    """The file of a preset at a table."""
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """The story of a deal: what is dealt, what each plays, what it is worth."""
    stream = Stream(hashlib.sha256(name.encode()).digest())
    return "\n".join(_story(name, BY_NAME[name], stream)) + "\n"


def _story(name: str, rules: Rules, stream: Stream) -> Iterator[str]:
    dealer = Seat(stream.below(rules.players))
    yield f"{name}: seat {dealer} deals"
    deal = new_deal(rules, dealer, shuffle(rules.deck_cards, stream))
    while isinstance(deal, VoidDeal):
        yield f"void by {deal.reason}: {_row(deal.table)}"
        deal = new_deal(rules, dealer, shuffle(rules.deck_cards, stream))
    yield from _dealt(deal)
    while not deal.finished:
        before, deal = deal, act(deal, _drawn(deal, stream))
        yield _line(deal.plays[-1], deal)
        if deal.finished:
            yield from _end(deal)
        elif len(deal.stock) < len(before.stock):
            yield from _dealt(deal)


def _dealt(deal: Deal) -> Iterator[str]:
    yield ""
    if deal.opening and not deal.plays:
        yield f"the dealer takes {_row(deal.opening)}, scope {_numbers(deal.scope)}"
    yield from (f"hand {seat}  {_row(in_order(hand))}" for seat, hand in enumerate(deal.hands))
    yield f"table   {_row(deal.table)}; stock {len(deal.stock)}"


def _drawn(deal: Deal, stream: Stream) -> Action:
    """An action by chance; with even odds one that takes or knocks, if there is any."""
    actions = legal_actions(deal)
    telling = [action for action in actions if not isinstance(action, Play) or action.takes]
    some = telling if telling and stream.below(2) else actions
    return some[stream.below(len(some))]


def _line(played: Played, deal: Deal) -> str:
    """``12  seat 1  7dx4c3d#       on the table: Rs 2b``."""
    extras = f" {' '.join(played.extras)}" if played.extras else ""
    told = f"{_move(played)}{extras}"
    return f"{deal.ply:>2}  seat {played.seat}  {told:<22} {_row(deal.table or deal.leftovers)}".rstrip()


def _move(played: Played) -> str:
    match played.action:
        case Knock(points, rank):
            return f"!{points}{f'={rank}' if rank else ''} {_row(in_order(played.shown))}"
        case Play(card, takes):
            taken = f"x{''.join(takes)}" if takes else "*" if played.captured else ""
            return f"{card}{taken}{'#' if played.scopa else ''}"


def _end(deal: Deal) -> Iterator[str]:
    side = leftovers_to(deal)
    yield ""
    left = _row(in_order(deal.leftovers or deal.table))
    yield f"left over: {left or 'nothing'}, to {'nobody' if side is None else f'side {side}'}"
    yield from (f"pile {side}  {_row(in_order(pile))}" for side, pile in enumerate(deal.piles))
    yield f"scope   {_numbers(deal.scope)}"
    found = score(deal)
    yield from (_award(award) for award in found.awards)
    if found.primiera is not None:
        yield f"primiera by side: {', '.join(f'{own.suits} suits {own.total}' for own in found.primiera)}"
    yield f"points  {_numbers(found.totals)}"
    if found.match_won_by is not None:
        yield f"side {found.match_won_by} wins the match at once"


def _award(award: Award) -> str:
    to = "nobody" if award.side is None else f"side {award.side}"
    return f"{award.category:<11} {award.points} to {to} ({_numbers(award.tallies)})"


def _numbers(values: tuple[int, ...]) -> str:
    return "-".join(map(str, values))


def _row(some: tuple[object, ...]) -> str:
    return " ".join(map(str, some))


def main() -> None:
    """Write every file, and take away those of tables that are no more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for stale in set(FOLDER.glob("*.txt")) - {path_of(name) for name in BY_NAME}:
        stale.unlink()
    for name in BY_NAME:
        path_of(name).write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
