"""One deck played by bots in every seating: what each of them scored.

Every bot gets the view of its seat and a stream of chance of its own, and its answer goes through the
checking ``act``. Claims and targets play no part: a deck is one deal, played to its last card.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from settebello.arena.decks import seeded_deal
from settebello.arena.question import Question
from settebello.bots import BOTS, Bot, Limit
from settebello.room.fairness import Purpose, fields, seeded
from settebello.rules.actions import IllegalAction
from settebello.rules.deal import Deal, act
from settebello.rules.options import Goal, Rules, Seat, side_of
from settebello.rules.scoring import Score, score
from settebello.rules.view import view_for


class BotFailed(RuntimeError):
    """A bot raised or answered with something that may not be played; ``why`` says what."""

    def __init__(self, bot: str, deck: int, why: str) -> None:
        super().__init__(bot, deck, why)
        self.bot = bot
        self.deck = deck
        self.why = why


@dataclass(frozen=True, slots=True)
class Seating:
    """One deal of a deck, by place in the question: points, and who had the most (or won otherwise).

    ``dealt`` is the place whose side dealt.
    """

    points: tuple[int, ...]
    best: tuple[int, ...]
    dealt: int


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck in all its seatings: in seating ``s`` place ``i`` of the question plays for side ``i + s``."""

    number: int
    seatings: tuple[Seating, ...]


def play_decks(question: Question, numbers: Sequence[int]) -> list[Deck]:
    """Play these decks one after the other; the same numbers always give the same result.

    Raises:
        BotFailed: a bot raised, or answered with no legal action.
    """
    return [play_deck(question, number) for number in numbers]


def play_deck(question: Question, number: int) -> Deck:
    """Play one deck as often as there are sides, so that everybody plays for every side.

    Raises:
        BotFailed: a bot raised, or answered with no legal action.
    """
    deal = seeded_deal(question.rules, question.seed, number, question.dealer)
    return Deck(
        number,
        tuple(_seating(question, number, deal, shift) for shift in range(question.rules.sides)),
    )


def _seating(question: Question, number: int, deal: Deal, shift: int) -> Seating:
    rules, sides = question.rules, question.rules.sides
    names = [question.bots[(side_of(rules, Seat(seat)) - shift) % sides] for seat in range(rules.players)]
    chances = [_chance(question.seed, number, shift, seat) for seat in range(rules.players)]
    scored = _played(deal, names, chances, question.limit, number)
    by_place = tuple(scored.totals[(place + shift) % sides] for place in range(sides))
    best = tuple(place for place in range(sides) if (place + shift) % sides in _best(rules, scored))
    return Seating(by_place, best, (side_of(rules, deal.dealer) - shift) % sides)


def _chance(seed: int, number: int, shift: int, seat: int) -> Random:
    """The chance of one seat in one seating: the seed of its bot, made different for each seating."""
    own = fields(seeded(seed, Purpose.BOT, number, 1, seat), shift)
    return Random(int.from_bytes(hashlib.sha256(own).digest(), "big"))  # noqa: S311 - chance for bots, no secret


def _played(deal: Deal, names: Sequence[str], chances: Sequence[Random], limit: Limit, number: int) -> Score:
    bots: list[Bot] = [BOTS[name] for name in names]
    while not deal.finished:
        seat = deal.to_move
        try:
            action = bots[seat].choose(view_for(deal, seat), chances[seat], limit).action
            deal = act(deal, action)
        except IllegalAction as refused:
            raise BotFailed(names[seat], number, str(refused)) from refused
        except Exception as error:
            raise BotFailed(names[seat], number, f"{type(error).__name__}: {error}") from error
    return score(deal)


def _best(rules: Rules, scored: Score) -> tuple[int, ...]:
    """The sides that this deal was best for: who won the match by it, else the most points, or the fewest."""
    if scored.match_won_by is not None:
        return (scored.match_won_by,)
    aim = min(scored.totals) if rules.goal is Goal.LEAST else max(scored.totals)
    return tuple(side for side, total in enumerate(scored.totals) if total == aim)
