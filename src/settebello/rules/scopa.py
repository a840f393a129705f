"""What a capture makes at once: when emptying the table is a scopa, and the points of cicera (R5, R9.8).

Asked by ``deal`` when a card is played and by players that look ahead, who see no deal.
"""

from collections.abc import Sequence

from settebello.rules.actions import Play, Played
from settebello.rules.cards import ACE, Card, Rank
from settebello.rules.options import AceRule, AceScopa, Category, Rules, ScoreSet


def is_scopa(rules: Rules, table: Sequence[Card], rank: Rank, *, last: bool) -> bool:
    """Whether taking this whole table with a card played as ``rank`` is a scopa (R5.1, R8.5).

    ``last`` marks the last card of the deal, whose sweep is none unless the option lifts that (R5.2).

    >>> from settebello.rules.cards import cards
    >>> is_scopa(Rules(), cards("4c 3d"), Rank.SETTE, last=False)
    True
    """
    if last and not rules.last_card_scopa:
        return False
    if rank is not ACE or rules.ace_rule is not AceRule.TAKES_ALL:
        return True
    if rules.ace_scopa is AceScopa.LONE_ACE:
        return len(table) == 1 and table[0].rank is ACE
    return rules.ace_scopa is AceScopa.ALWAYS


def points_of_capture(rules: Rules, plays: Sequence[Played], play: Play) -> tuple[Category, ...]:
    """The points that cicera gives for a capture itself, one each; they add up (R9.8).

    ``picila`` takes the card the previous player has just played with an equal one, ``bager`` takes cards
    all of one suit, its own included, ``tris`` three table cards or more.
    """
    if rules.score_set is not ScoreSet.CICERA or not play.takes:
        return ()
    before = plays[-1].action if plays else None
    just_played = before.card if isinstance(before, Play) else None
    made = (
        (Category.PICILA, play.takes == (just_played,) and play.takes[0].rank is play.card.rank),
        (Category.BAGER, len({card.suit for card in (play.card, *play.takes)}) == 1),
        (Category.TRIS, len(play.takes) >= 3),
    )
    return tuple(category for category, scored in made if scored)
