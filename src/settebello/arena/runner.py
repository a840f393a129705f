"""Playing many decks: alone while it is quick, on all cores when it is not.

Whoever plays a deck, the result is the same, so neither the number of workers nor the order in which they
finish can be seen in a report. A worker is a fresh process; any ``concurrent.futures`` executor will do.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import Final

from settebello.arena.play import Deck, play_deck, play_decks
from settebello.arena.question import Question

Deliver = Callable[[Sequence[Deck]], None]

ALONE: Final = 2.0
"""Seconds of work for which no other process is started: about what starting some costs."""

CHUNK: Final = 1.0
"""Seconds of work that a worker is given at once: what an interruption can lose."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(question: Question, numbers: Sequence[int], deliver: Deliver, workers: int | None = None) -> None:
    """Play these decks and deliver each as soon as it is played, in any order.

    Raises:
        BotFailed: a bot raised, or answered with no legal action.
        BrokenExecutor: a worker was lost.
    """
    workers = workers or cores()
    rest, pace = _alone(question, numbers, deliver, ALONE if workers > 1 else inf)
    if rest:
        portion = max(1, int(CHUNK / pace))
        with _pool(min(workers, len(rest))) as executor:
            share_out(question, rest, deliver, executor, size=portion, ahead=2 * workers)


def _alone(
    question: Question, numbers: Sequence[int], deliver: Deliver, most: float
) -> tuple[Sequence[int], float]:
    """Play in this process until it is clear that the rest takes too long: that rest, and seconds a deck."""
    begun, pace = perf_counter(), 0.0
    for place, number in enumerate(numbers):
        deliver([play_deck(question, number)])
        played, spent = place + 1, perf_counter() - begun
        pace = spent / played
        if spent > most / 4 and pace * (len(numbers) - played) > most:
            return numbers[played:], pace
    return (), pace


def share_out(
    question: Question, numbers: Sequence[int], deliver: Deliver, executor: Executor, *, size: int, ahead: int
) -> None:
    """Give decks to an executor: ``size`` at a time, never more than ``ahead`` portions at once."""
    portions = iter([numbers[at : at + size] for at in range(0, len(numbers), size)])
    running: set[Future[list[Deck]]] = set()
    more = True
    while running or more:
        while more and len(running) < ahead:
            portion = next(portions, None)
            more = portion is not None
            if portion is not None:
                running.add(executor.submit(play_decks, question, portion))
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            deliver(future.result())


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    """Fresh processes; when something goes wrong here they are not waited for."""
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupt)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    executor.shutdown()


def _ignore_interrupt() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
