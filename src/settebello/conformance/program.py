"""Another implementation as a program beside this one: a question on a line, its answer on a line.

The question is the case without ``expect``, ``tags``, ``source`` and ``note``; the answer is what stands in
``expect``. Nothing is judged here, and a program may be written in any language.
"""

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from threading import Timer
from types import TracebackType
from typing import Final, Self

from settebello.conformance.answers import Answer
from settebello.conformance.cases import Case
from settebello.conformance.expected import answered
from settebello.conformance.shape import parse

PATIENCE: Final = 5.0
"""Seconds a program has to end by itself when there is nothing more to answer."""
TIME_TO_ANSWER: Final = 60.0
"""Seconds a program has to take a question and to answer it."""
LONGEST_ANSWER: Final = 1 << 20


class ProgramGone(Exception):
    """The program ended, or closed its output, before it had answered."""


class Program:
    """A running program that answers cases; use it as a context, and call it with a case."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process: Final = subprocess.Popen(  # noqa: S603  # the command is the user's own
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __call__(self, case: Case) -> Answer:
        """The program's answer to a case.

        Raises:
            ProgramGone: there is no answer, and there will be no other.
            BadLine: the answer has not the shape of one.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # A program that reads nothing lets our write wait, one that says nothing our read: both for ever.
        late = Timer(TIME_TO_ANSWER, self._process.kill)
        late.start()
        try:
            self._process.stdin.write(json.dumps(dict(case.question)).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline(LONGEST_ANSWER)
        except OSError:
            raise ProgramGone("the program has ended") from None
        finally:
            late.cancel()
        if not line:
            raise ProgramGone("the program has ended")
        return answered(case.given, parse(line))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):
            self._process.stdin.close()
        self._process.stdout.close()  # what it still says nobody wants
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
