"""``casuale``: any legal action, each as likely as the others. The bottom of every ladder."""

from random import Random

from settebello.bots.bot import Choice, Limit, NothingToChoose
from settebello.rules.view import PlayerView


class Casuale:
    """Plays at random."""

    __slots__ = ()

    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:  # noqa: ARG002
        """One of the legal actions by lot; a knock is an action like the others."""
        if not view.legal:
            raise NothingToChoose
        return Choice(rng.choice(view.legal))
