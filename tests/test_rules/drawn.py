"""Drawn tables: positions, plays and answers written as cards, so that a test reads like the game.

``says`` names what a test is about besides its clause: sentences of the four documents (``S000-25``), edge
cases (``E1``) and traps (``T2``). ``test_every_rule_has_a_test`` reads these names.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from settebello.rules import (
    DECK,
    PRESETS,
    Card,
    Category,
    Deal,
    Play,
    Rank,
    Rules,
    Score,
    Seat,
    Side,
    Teams,
    VoidDeal,
    act,
    captures,
    cards,
    in_order,
    legal_actions,
    new_deal,
    score_piles,
)

_Test = TypeVar("_Test", bound=Callable[..., object])


def says(*names: str) -> Callable[[_Test], _Test]:
    """Name the sentences, edge cases and traps a test is about."""
    assert names
    return lambda test: test


def rules_of(preset: str, *, players: int | None = None, teams: Teams | None = None, **options: Any) -> Rules:
    """The rules of a preset with some options changed; four players sit in pairs unless told otherwise."""
    rules = PRESETS[preset].rules
    if players is not None:
        rules = replace(rules, players=players, teams=teams or Teams.NONE)
    return replace(rules, **options)


def text(some: Iterable[Card]) -> str:
    """Cards as text, in notation order."""
    return " ".join(in_order(some))


def can(card: str, on: str, rules: Rules, *, rank: Rank | None = None, first_play: bool = False) -> set[str]:
    """All that a card can do on a table: takes as text, ``itself`` for an ace that takes itself, ``lay``."""
    takes, may_lay = captures(rules, cards(on), Card(card), rank=rank, first_play=first_play)
    assert len(set(takes)) == len(takes), "a capture is offered twice"
    return {text(take) or "itself" for take in takes} | ({"lay"} if may_lay else set())


def deal_of(
    rules: Rules,
    *hands: str,
    table: str = "",
    stock: str = "",
    piles: Sequence[str] = (),
    last: int | None = None,
    dealer: int = 1,
    to_move: int = 0,
) -> Deal:
    """A position in the middle of a deal: hands by seat, piles by side; what is not told is empty."""
    held = [cards(hand) for hand in hands]
    captured = [cards(pile) for pile in piles]
    return Deal(
        rules=rules,
        dealer=Seat(dealer),
        to_move=Seat(to_move),
        hands=(*held, *((),) * (rules.players - len(held))),
        table=cards(table),
        stock=cards(stock),
        piles=(*captured, *((),) * (rules.sides - len(captured))),
        scope=(0,) * rules.sides,
        last_taker=None if last is None else Side(last),
        declared=(None,) * rules.players,
        bonus=((),) * rules.sides,
    )


def play_of(move: str) -> Play:
    """``7dx4c3d`` takes, ``7d`` takes nothing."""
    card, _, takes = move.partition("x")
    return Play(Card(card), cards(takes))


def after(deal: Deal, *moves: str) -> Deal:
    """The deal after these plays in turn."""
    for move in moves:
        deal = act(deal, play_of(move))
    return deal


def moves_of(deal: Deal) -> set[str]:
    """All legal plays, as text."""
    return {
        f"{action.card}x{''.join(action.takes)}" if action.takes else str(action.card)
        for action in legal_actions(deal)
        if isinstance(action, Play)
    }


def dealt(rules: Rules, dealer: int, deck: Sequence[Card] | None = None) -> Deal:
    """The deal of a deck that is not void; the unshuffled pack unless told otherwise."""
    found = new_deal(rules, Seat(dealer), rules.deck_cards if deck is None else deck)
    assert not isinstance(found, VoidDeal)
    return found


def rest(*held: str) -> str:
    """All of the forty cards that are not in these piles."""
    known = {card for pile in held for card in cards(pile)}
    return " ".join(card for card in DECK if card not in known)


def suit(letter: str, ranks: str = "A234567FCR") -> str:
    """Cards of a suit: ``suit("d", "A23")`` is Ad 2d 3d."""
    return " ".join(f"{rank}{letter}" for rank in ranks)


def scored(
    rules: Rules,
    *piles: str,
    scope: Sequence[int] | None = None,
    bonus: Sequence[Sequence[Category]] = (),
) -> Score:
    """The score of these piles."""
    return score_piles(rules, [cards(pile) for pile in piles], scope or (0,) * len(piles), bonus)


def points(
    rules: Rules,
    *piles: str,
    scope: Sequence[int] | None = None,
    bonus: Sequence[Sequence[Category]] = (),
) -> list[dict[str, int]]:
    """The points of these piles by side, each category by its name."""
    found = scored(rules, *piles, scope=scope, bonus=bonus)
    return [{str(name): worth for name, worth in found.points(Side(i)).items()} for i in range(len(piles))]


def winner(category: str, score: Score) -> int | None:
    """The side that won a category, or None; each category of one point has one award."""
    (award,) = [award for award in score.awards if award.category == category]
    return award.side
