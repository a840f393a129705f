"""Bots against bots: every deck in every seating, means with intervals, files that can be taken up again.

``question`` says what is asked, ``decks`` where the cards come from, ``play`` plays one deck, ``runner``
many of them, ``tally`` counts, ``report`` and ``journal`` write files. What is strong is measured here, never
claimed.
"""

from settebello.arena.decks import seeded_deal
from settebello.arena.journal import Journal, NotARun, OtherQuestion, check_report
from settebello.arena.play import BotFailed, Deck, Seating, play_deck, play_decks
from settebello.arena.question import Question, TooManyBots, going_round
from settebello.arena.report import report_facts, report_text
from settebello.arena.runner import cores, run, share_out
from settebello.arena.tally import Line, Result, mean_interval, tally

__all__ = [
    "BotFailed",
    "Deck",
    "Journal",
    "Line",
    "NotARun",
    "OtherQuestion",
    "Question",
    "Result",
    "Seating",
    "TooManyBots",
    "check_report",
    "cores",
    "going_round",
    "mean_interval",
    "play_deck",
    "play_decks",
    "report_facts",
    "report_text",
    "run",
    "seeded_deal",
    "share_out",
    "tally",
]
