"""Positions and views as text: enough to go on playing, on several lines or on one.

A position holds every card of a deal, the stock in order; a view has the same form with ``?`` for each card
its seat does not know. Both forms have the same statements: one on a line, or all on one line between
semicolons with the cards of a statement written together. ``position_reader`` takes either.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from settebello.notation.actions import format_action, format_played
from settebello.notation.options import changed_options
from settebello.rules.actions import Knock, Played
from settebello.rules.deal import Deal
from settebello.rules.options import Category, Rules
from settebello.rules.presets import PRESETS, Source
from settebello.rules.view import PlayerView

VERSION: Final = 1
UNKNOWN: Final = "?"


def format_position(deal: Deal, preset: str | None = None) -> str:
    """Write a deal with all its cards, a statement on a line."""
    return "\n".join(_deal_statements(deal, preset, " ")) + "\n"


def format_position_line(deal: Deal, preset: str | None = None) -> str:
    """Write a deal with all its cards on one line.

    >>> from settebello.rules.cards import DECK
    >>> from settebello.rules.deal import new_deal
    >>> from settebello.rules.options import Seat
    >>> line = format_position_line(new_deal(PRESETS["scopa"].rules, Seat(0), DECK))
    >>> line.partition("; stock")[0]
    'settebello position 1; rules scopa; dealer 0; move 1; hand 0 4d5d6d; hand 1 Ad2d3d; table 7dFdCdRd'
    """
    return "; ".join(_deal_statements(deal, preset, ""))


def format_view(view: PlayerView, preset: str | None = None) -> str:
    """Write what a seat knows of a deal, a statement on a line."""
    return "\n".join(_view_statements(view, preset, " ")) + "\n"


def format_view_line(view: PlayerView, preset: str | None = None) -> str:
    """Write what a seat knows of a deal on one line."""
    return "; ".join(_view_statements(view, preset, ""))


def format_rules(rules: Rules, preset: str | None = None) -> str:
    """A preset and the options that differ from it; without a name, the preset that needs the fewest.

    >>> format_rules(Rules(players=4, target=31))
    'scopa players=4 capture_priority=fewest_cards target=31'
    """
    name = preset or nearest_preset(rules)
    changes = changed_options(rules, PRESETS[name].rules)
    return " ".join([name, *(f"{option}={value}" for option, value in changes.items())])


def nearest_preset(rules: Rules) -> str:
    """The preset from which the fewest options differ; among equals the traditional name, then the first."""
    return min(
        PRESETS.values(),
        key=lambda preset: (
            len(changed_options(rules, preset.rules)),
            preset.source is not Source.TRADITION,
        ),
    ).name


def _deal_statements(deal: Deal, preset: str | None, blank: str) -> Iterator[str]:
    yield f"settebello position {VERSION}"
    yield f"rules {format_rules(deal.rules, preset)}"
    yield f"dealer {deal.dealer}"
    yield f"move {deal.to_move}"
    for seat, hand in enumerate(deal.hands):
        yield _with_cards(f"hand {seat}", hand, blank)
    yield _with_cards("table", deal.table, blank)
    yield _with_cards("stock", deal.stock, blank)
    yield from _public_statements(deal, blank)


def _view_statements(view: PlayerView, preset: str | None, blank: str) -> Iterator[str]:
    yield f"settebello view {VERSION}"
    yield f"rules {format_rules(view.rules, preset)}"
    yield f"viewer {'-' if view.seat is None else view.seat}"
    yield f"dealer {view.dealer}"
    yield f"move {view.to_move}"
    for seat, size in enumerate(view.hand_sizes):
        known = view.hand if seat == view.seat else view.shown[seat]
        yield _with_cards(f"hand {seat}", [*known, *UNKNOWN * (size - len(known))], blank)
    yield _with_cards("table", view.table, blank)
    yield _with_cards("stock", UNKNOWN * view.stock_size, blank)
    for seat, shown in enumerate(view.shown):
        if shown:
            yield _with_cards(f"shown {seat}", shown, blank)
    yield from _public_statements(view, blank)
    if view.legal:
        yield " ".join(["legal", *map(format_action, view.legal)])


def _public_statements(source: Deal | PlayerView, blank: str) -> Iterator[str]:
    """What everybody sees and what follows from it."""
    for side, pile in enumerate(source.piles):
        yield _with_cards(f"pile {side}", pile, blank)
    yield f"scope {'-'.join(map(str, source.scope))}"
    yield f"last {'-' if source.last_taker is None else source.last_taker}"
    for side, bonus in enumerate(source.bonus):
        if bonus:
            yield " ".join([f"bonus {side}", *_counted(bonus)])
    declared = [f"{seat}:{rank}" for seat, rank in enumerate(source.declared) if rank is not None]
    if declared:
        yield " ".join(["declared", *declared])
    if source.opening:
        yield _with_cards("opening", source.opening, blank)
    if source.leftovers:
        yield _with_cards("leftovers", source.leftovers, blank)
    if source.plays:
        yield " ".join(["plays", *map(_played, source.plays)])


def _with_cards(words: str, some: Iterable[str], blank: str) -> str:
    return f"{words} {blank.join(some)}".rstrip()


def _counted(some: Iterable[Category]) -> Iterator[str]:
    for category, run in groupby(some):
        many = len(list(run))
        yield category if many == 1 else f"{category}*{many}"


def _played(played: Played) -> str:
    extras = "" if isinstance(played.action, Knock) else "".join(f"+{extra}" for extra in played.extras)
    shown = f"[{''.join(played.shown)}]" if played.shown else ""
    return f"{played.seat}:{format_played(played)}{extras}{shown}"
