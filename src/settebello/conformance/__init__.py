"""Conformance: rule cases as data, and whether an implementation answers them as the rules say.

``shape`` is what a line of text must be, ``setting`` the rules it is played by, ``given`` what each kind is
given; ``positions`` and ``expected`` read both halves of a line, ``answers`` says what the rules say.
``cases`` puts a line together, ``runner`` runs lines, against these rules or against another ``program``.
The format, and how to run another implementation against it, is told in ``docs/conformance.md``. Reports are
plain English for programmers, never translated. Nothing here judges by rules of its own.
"""

from settebello.conformance.answers import Answer, NoAnswer, Value
from settebello.conformance.cases import KEYS, KINDS, Case, read_case
from settebello.conformance.expected import answered
from settebello.conformance.program import Program, ProgramGone
from settebello.conformance.runner import Answerer, Bad, Tally, Wrong, check, reference, run
from settebello.conformance.shape import BadLine
from settebello.conformance.shipped import shipped

__all__ = [
    "KEYS",
    "KINDS",
    "Answer",
    "Answerer",
    "Bad",
    "BadLine",
    "Case",
    "NoAnswer",
    "Program",
    "ProgramGone",
    "Tally",
    "Value",
    "Wrong",
    "answered",
    "check",
    "read_case",
    "reference",
    "run",
    "shipped",
]
