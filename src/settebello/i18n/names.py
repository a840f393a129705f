"""Names in words: cards, lists of cards, and a refusal that names them.

A card is named by rank and suit. In English the suits and the figures keep their Italian names, because
the notation does (``F C R``, ``d c s b``): *7 of denari*, *fante of spade*. Sentences are not made here.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from settebello.i18n.catalogue import Words, code_key

if TYPE_CHECKING:
    from settebello.rules.actions import Action, Reason
    from settebello.rules.cards import Card


def card_name(words: Words, card: "Card") -> str:
    """A card in words (R1.1).

    >>> from settebello.i18n import words
    >>> from settebello.rules.cards import Card
    >>> card_name(words("it"), Card.AC), card_name(words("en"), Card.FS)
    ('asso di coppe', 'fante of spade')
    """
    rank, suit = words(code_key("rank", card.rank)), words(code_key("suit", card.suit))
    return words("card-name", rank=rank, suit=suit)


def join_words(words: Words, items: Iterable[str]) -> str:
    """A list as one says it, the last two joined by *and*; nothing for an empty one.

    >>> from settebello.i18n import words
    >>> join_words(words("it"), ["carte", "denari", "primiera"])
    'carte, denari e primiera'
    """
    *head, last = items if (items := list(items)) else [""]
    return words("list-and", head=", ".join(head), last=last) if head else last


def cards_list(words: Words, cards: Iterable["Card"]) -> str:
    """Several cards in words, in the order given.

    >>> from settebello.i18n import words
    >>> from settebello.rules.cards import cards
    >>> cards_list(words("it"), cards("7d 4c 3d"))
    '7 di denari, 4 di coppe e 3 di denari'
    """
    return join_words(words, [card_name(words, card) for card in cards])


def refusal_in_words(words: Words, reason: "Reason", action: "Action") -> str:
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
        card=card_name(words, card) if card else "",
        takes=cards_list(words, takes),
    )
