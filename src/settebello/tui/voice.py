"""How the terminal speaks of cards, people and points: the small words that every line is made of.

A voice belongs to one person at one table: they are *you*. It either says a card in words or leaves a mark
where a drawn card goes (``drawn``); everything else is the same for both. What is said is in ``telling``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Words, card_name, join_words
from settebello.notation.records import Person, Sitter
from settebello.rules.cards import Card
from settebello.rules.options import Rules, Seat, Side, seats_of, side_of

MARK: Final = "\ue000"
"""Stands before and behind the code of a card that is to be drawn; no name can hold it."""


def capital(text: str) -> str:
    """The same with a capital at the beginning.

    >>> capital("carte")
    'Carte'
    """
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """Speaks to whoever sits in ``seat``, or to a watcher who is nobody."""

    say: Words
    rules: Rules
    names: tuple[str, ...]
    seat: Seat | None
    drawn: bool = False

    # -- cards

    def the(self, card: Card) -> str:
        """A card inside a sentence: *il 7 di denari*."""
        if self.drawn:
            return _mark(card)
        return self.say("play-the-card", rank=card.rank, name=self.bare(card))

    def bare(self, card: Card) -> str:
        """A card by itself: *7 di denari*."""
        return _mark(card) if self.drawn else card_name(self.say, card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards inside a sentence."""
        if self.drawn:
            return " ".join(map(_mark, cards))
        return join_words(self.say, map(self.the, cards))

    def row(self, cards: Iterable[Card]) -> str:
        """Several cards one after the other, as they lie."""
        return (" " if self.drawn else ", ").join(map(self.bare, cards))

    def rank(self, rank: str) -> str:
        """A rank by itself: *asso*."""
        return self.say(f"rank-{rank.lower()}")

    # -- people

    def name(self, seat: Seat) -> str:
        """A seat: *tu*, or the name."""
        return self.say("play-you") if seat == self.seat else self.names[seat]

    def who(self, seat: Seat) -> dict[str, str]:
        """Whom a sentence about a seat speaks of."""
        return {"who": "you" if seat == self.seat else "one", "name": self.names[seat]}

    def is_mine(self, side: Side) -> bool:
        """Whether the person plays for this side."""
        return self.seat is not None and side_of(self.rules, self.seat) == side

    def side(self, side: Side, you: str = "play-you") -> str:
        """A side: *tu e Carla*, *Bruno e Dino*; ``you`` is the word for the person."""
        others = self._others(side)
        if not self.is_mine(side):
            return join_words(self.say, others)
        return self.say(f"{you}-and", partners=join_words(self.say, others)) if others else self.say(you)

    def whose(self, side: Side) -> dict[str, str]:
        """Whom a sentence about a side speaks of; among partners of the person, only the others are named."""
        others = self._others(side)
        alone, many = ("you", "we") if self.is_mine(side) else ("one", "many")
        several = len(others) > (0 if self.is_mine(side) else 1)
        return {"who": many if several else alone, "name": join_words(self.say, others)}

    def _others(self, side: Side) -> list[str]:
        return [self.names[seat] for seat in seats_of(self.rules, side) if seat != self.seat]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides, the person's own first."""
        sides = tuple(map(Side, range(self.rules.sides)))
        mine = next((i for i in sides if self.is_mine(i)), Side(0))
        return (*sides[mine:], *sides[:mine])

    def points(self, by_side: Sequence[int]) -> str:
        """What every side has: *tu 5, Bruno 3*."""
        return ", ".join(
            self.say("play-total", side=self.side(side), points=by_side[side]) for side in self.sides
        )


def table_names(say: Words, sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """What everybody at the table is called: bots get names that no person there has."""
    taken = {who.name.casefold() for who in sitters if isinstance(who, Person)}
    names = (name for name in say("play-bot-names").split() if name.casefold() not in taken)
    return tuple(who.name if isinstance(who, Person) else next(names) for who in sitters)


def _mark(card: Card) -> str:
    return f"{MARK}{card}{MARK}"
