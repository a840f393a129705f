"""Names in words: cards, seats, sides and lists of them.

A card is named by rank and suit. In English the suits and the figures keep their Italian names, because
the notation does (``F C R``, ``d c s b``): *7 of denari*, *fante of spade*. Sentences are not made here.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from settebello.i18n.catalogue import Words, code_key

if TYPE_CHECKING:
    from settebello.rules.actions import Action, Reason
    from settebello.rules.cards import Card
    from settebello.rules.options import Rules, Seat, Side


class Pack(StrEnum):
    """Which pack lies on the table: the cards are the same, their names are not (R1.3)."""

    ITALIAN = "italian"
    FRENCH = "french"


def card_name(words: Words, card: "Card", pack: Pack = Pack.ITALIAN) -> str:
    """A card in words (R1.1, R1.3).

    >>> from settebello.i18n import words
    >>> from settebello.rules.cards import Card
    >>> card_name(words("it"), Card.AC), card_name(words("en"), Card.FS)
    ('asso di coppe', 'fante of spade')
    >>> card_name(words("it"), Card.CD, Pack.FRENCH)
    'regina di quadri'
    """
    rank, suit = code_key("rank", card.rank), code_key("suit", card.suit)
    if pack is Pack.FRENCH:
        rank = french if (french := f"french-{rank}") in words else rank
        suit = f"french-{suit}"
    return words("card-name", rank=words(rank), suit=words(suit))


def join_words(words: Words, items: Iterable[str]) -> str:
    """A list as one says it, the last two joined by *and*; nothing for an empty one.

    >>> from settebello.i18n import words
    >>> join_words(words("it"), ["carte", "denari", "primiera"])
    'carte, denari e primiera'
    """
    *head, last = items if (items := list(items)) else [""]
    return words("list-and", head=", ".join(head), last=last) if head else last


def cards_list(words: Words, cards: Iterable["Card"], pack: Pack = Pack.ITALIAN) -> str:
    """Several cards in words, in the order given.

    >>> from settebello.i18n import words
    >>> from settebello.rules.cards import cards
    >>> cards_list(words("it"), cards("7d 4c 3d"))
    '7 di denari, 4 di coppe e 3 di denari'
    """
    return join_words(words, [card_name(words, card, pack) for card in cards])


def seat_name(words: Words, seat: "Seat", names: Sequence[str] = ()) -> str:
    """Who sits there: the name given for the seat, else its number counted from one.

    >>> from settebello.i18n import words
    >>> from settebello.rules.options import Seat
    >>> seat_name(words("it"), Seat(1)), seat_name(words("it"), Seat(1), ["Anna", "Bruno"])
    ('giocatore 2', 'Bruno')
    """
    return names[seat] if seat < len(names) else words("seat-name", number=seat + 1)


def side_name(words: Words, rules: "Rules", side: "Side", names: Sequence[str] = ()) -> str:
    """A side: a single player, or the partners by name (R2.2).

    >>> from settebello.i18n import words
    >>> from settebello.rules.options import Rules, Side, Teams
    >>> pairs = Rules(players=4, teams=Teams.PAIRS)
    >>> side_name(words("it"), pairs, Side(1), ["Anna", "Bruno", "Carla", "Dino"])
    'Bruno e Dino'
    """
    from settebello.rules.options import seats_of

    return join_words(words, [seat_name(words, seat, names) for seat in seats_of(rules, side)])


def refusal_in_words(words: Words, reason: "Reason", action: "Action", pack: Pack = Pack.ITALIAN) -> str:
    """Why this action is refused (R4.11), naming its cards.

    >>> from settebello.i18n import words
    >>> from settebello.rules.actions import Play, Reason
    >>> from settebello.rules.cards import Card
    >>> refusal_in_words(words("it"), Reason.CARD_NOT_IN_HAND, Play(Card.D7))
    'Questa carta non è nella mano di chi gioca: 7 di denari.'
    """
    card = getattr(action, "card", None)
    takes: tuple[Card, ...] = getattr(action, "takes", ())
    return words(
        code_key("reason", reason),
        card=card_name(words, card, pack) if card else "",
        takes=cards_list(words, takes, pack),
    )
