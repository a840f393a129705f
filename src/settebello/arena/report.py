"""A result as plain facts: the JSON that ``settebello arena --json FILE`` writes.

    {"rules", "deals", "seed", "limit", "sides": [{"bot", ...line}]}

and for two sides also, from the first one's view, ``"a"``, ``"b"``, its line, and
``"by_seat": {"hand": line, "dealer": line}``. A line is ``points_per_deal``, ``ci95``, ``won``, ``tied``,
``lost``. The same question and as many decks always give the same bytes.
"""

import json
from collections.abc import Mapping
from typing import Any

from settebello.arena.question import Question
from settebello.arena.tally import Line, Result
from settebello.notation.positions import format_rules

Facts = dict[str, Any]


def question_facts(question: Question) -> Facts:
    """What was asked, without the bots: the rules as preset and changes, the seed, the limit."""
    dealer = {} if question.dealer is None else {"dealer": int(question.dealer)}
    return {
        "rules": format_rules(question.rules, question.preset),
        "seed": question.seed,
        "limit": str(question.limit),
        **dealer,
    }


def report_facts(question: Question, decks: int, result: Result) -> Facts:
    """The whole report; ``deals`` counts the decks, each of which was played once in every seating."""
    asked = question_facts(question)
    facts: Facts = {"rules": asked.pop("rules"), "deals": decks, **asked}
    facts["sides"] = [
        {"bot": bot, **_line_facts(line)} for bot, line in zip(question.bots, result.lines, strict=True)
    ]
    if result.hand and result.dealer:
        first, second = question.bots
        facts |= {"a": first, "b": second, **_line_facts(result.lines[0])}
        facts["by_seat"] = {"hand": _line_facts(result.hand), "dealer": _line_facts(result.dealer)}
    return facts


def _line_facts(line: Line) -> Facts:
    return {
        "points_per_deal": _rounded(line.points_per_deal),
        "ci95": None if line.interval is None else [_rounded(bound) for bound in line.interval],
        "won": line.won,
        "tied": line.tied,
        "lost": line.lost,
    }


def _rounded(number: float) -> float:
    """Six places are more than any run is worth, and few enough to be the same everywhere."""
    return round(number, 6) + 0.0


def report_text(facts: Mapping[str, Any]) -> str:
    """The facts as a JSON document."""
    return json.dumps(facts, ensure_ascii=False, indent=2) + "\n"
