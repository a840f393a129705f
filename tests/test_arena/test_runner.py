"""Many decks: the same whoever plays them, and a journal that can be taken up again."""

import json
import multiprocessing
import pickle
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from settebello.arena import (
    BotFailed,
    Deck,
    Journal,
    NotARun,
    OtherQuestion,
    Question,
    check_report,
    cores,
    play_decks,
    report_facts,
    report_text,
    run,
    runner,
    share_out,
    tally,
)
from settebello.arena.journal import FORMAT, header
from settebello.bots import DEFAULT_LIMIT
from settebello.rules import PRESETS

ASKED = Question(rules=PRESETS["scopa"].rules, bots=("goloso", "casuale"), seed=3, limit=DEFAULT_LIMIT)
NUMBERS = range(1, 13)


def collected(*decks: Sequence[Deck]) -> dict[int, Deck]:
    return {deck.number: deck for some in decks for deck in some}


EXPECTED = collected(play_decks(ASKED, NUMBERS))


def test_all_decks_are_delivered_once() -> None:
    found: list[Deck] = []
    run(ASKED, NUMBERS, found.extend, workers=1)
    assert [deck.number for deck in found] == [*NUMBERS]
    assert collected(found) == EXPECTED


@pytest.mark.parametrize(("size", "ahead"), [(1, 1), (5, 2), (100, 4)])
def test_an_executor_plays_the_same(size: int, ahead: int) -> None:
    found: list[Deck] = []
    with ThreadPoolExecutor(3) as executor:
        share_out(ASKED, NUMBERS, found.extend, executor, size=size, ahead=ahead)
    assert len(found) == len(NUMBERS)
    assert collected(found) == EXPECTED


def test_no_more_portions_are_out_than_allowed() -> None:
    out = most = 0

    class Counting(ThreadPoolExecutor):
        def submit(self, *args, **kwargs):  # type: ignore[no-untyped-def] # noqa: ANN
            nonlocal out, most
            out += 1
            most = max(most, out)
            future: Future[list[Deck]] = super().submit(*args, **kwargs)
            return future

    def deliver(_decks: Sequence[Deck]) -> None:
        nonlocal out
        out -= 1

    with Counting(2) as executor:
        share_out(ASKED, range(1, 30), deliver, executor, size=1, ahead=3)
    assert most == 3
    assert out == 0


def test_a_long_run_uses_other_processes_and_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "ALONE", 0.0)
    monkeypatch.setattr(runner, "CHUNK", 0.01)
    found: list[Deck] = []
    run(ASKED, NUMBERS, found.extend, workers=2)
    assert len(found) == len(NUMBERS)
    assert collected(found) == EXPECTED


def test_when_something_goes_wrong_no_process_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "ALONE", 0.0)
    monkeypatch.setattr(runner, "CHUNK", 0.01)
    delivered = 0

    def deliver(decks: Sequence[Deck]) -> None:
        nonlocal delivered
        delivered += len(decks)
        if delivered > 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(ASKED, range(1, 10_000), deliver, workers=2)
    for process in multiprocessing.active_children():
        process.join(10)
    assert multiprocessing.active_children() == []


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


def test_questions_results_and_failures_travel_between_processes() -> None:
    assert pickle.loads(pickle.dumps(ASKED)) == ASKED
    assert pickle.loads(pickle.dumps(EXPECTED)) == EXPECTED
    failed = pickle.loads(pickle.dumps(BotFailed("x", 3, "why")))
    assert (failed.bot, failed.deck, failed.why) == ("x", 3, "why")


# -- the journal


def test_a_journal_gives_back_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "run.json.decks"
    with Journal(file, ASKED) as journal:
        assert journal.played == {}
        journal.add([EXPECTED[1], EXPECTED[2]])
        journal.add([EXPECTED[7]])
    with Journal(file, ASKED) as again:
        assert again.played == {number: EXPECTED[number] for number in (1, 2, 7)}


def test_a_line_cut_short_is_dropped_and_the_rest_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "decks"
    with Journal(file, ASKED) as journal:
        journal.add(EXPECTED.values())
    whole = file.read_bytes()
    for length in range(len(whole), len(whole) - 200, -7):
        file.write_bytes(whole[:length])
        with Journal(file, ASKED) as torn:
            missing = [deck for number, deck in EXPECTED.items() if number not in torn.played]
            torn.add(missing)
        with Journal(file, ASKED) as mended:
            assert mended.played == EXPECTED


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_header_cut_short_begins_anew(length: int, tmp_path: Path) -> None:
    file = tmp_path / "decks"
    with Journal(file, ASKED):
        pass
    whole = file.read_bytes()
    file.write_bytes(whole[:length])
    with Journal(file, ASKED) as journal:
        assert journal.played == {}
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "content",
    [b"dear diary", b"dear diary\n", b"{}\n", b"[]\n", b"\xff\xfe\n", b'{"format":"settebello-arena/2"}\n'],
)
def test_a_file_that_is_no_journal_is_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "decks"
    file.write_bytes(content)
    with pytest.raises(NotARun):
        Journal(file, ASKED)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        "",
        "7",
        "{}",
        '{"deck":0,"seatings":[]}',
        '{"deck":1,"seatings":[]}',
        '{"deck":1,"seatings":[{"points":[1,2],"best":[5],"dealt":0},{"points":[1,2],"best":[1],"dealt":0}]}',
        '{"deck":1,"seatings":[{"points":[1,2],"best":[],"dealt":0},{"points":[1,2],"best":[1],"dealt":0}]}',
        '{"deck":1,"seatings":[{"points":[1],"best":[0],"dealt":0},{"points":[1,2],"best":[1],"dealt":0}]}',
        '{"deck":1,"seatings":[{"points":["1",2],"best":[0],"dealt":0},{"points":[1,2],"best":[1],"dealt":0}]}',
        "[" * 5000,
    ],
)
def test_a_line_that_is_no_deck_is_named(line: str, tmp_path: Path) -> None:
    file = tmp_path / "decks"
    with Journal(file, ASKED) as journal:
        journal.add([EXPECTED[1]])
    with file.open("a") as out:
        out.write(f"{line}\n")
    before = file.read_bytes()
    with pytest.raises(NotARun) as caught:
        Journal(file, ASKED)
    assert caught.value.line == 3
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        ({"seed": 4}, ("seed",)),
        ({"bots": ("goloso", "goloso")}, ("bots",)),
        ({"rules": PRESETS["escoba"].rules}, ("rules",)),
        ({"dealer": 1}, ("dealer",)),
    ],
)
def test_another_question_is_refused(
    other: dict[str, object], differs: tuple[str, ...], tmp_path: Path
) -> None:
    from dataclasses import replace

    journal, report = tmp_path / "decks", tmp_path / "report"
    with Journal(journal, ASKED):
        pass
    report.write_text(report_text(report_facts(ASKED, 12, tally([*EXPECTED.values()]))))
    changed = replace(ASKED, **other)  # type: ignore[arg-type]
    for look in (lambda: Journal(journal, changed), lambda: check_report(report, changed)):
        with pytest.raises(OtherQuestion) as caught:
            look()
        assert caught.value.differs == differs
    check_report(report, ASKED)
    check_report(tmp_path / "none", ASKED)


@pytest.mark.parametrize("content", ["", "my notes", "[1]", "{}", '{"deals": 3}'])
def test_a_file_that_is_no_report_is_left_alone(content: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(content)
    with pytest.raises(NotARun):
        check_report(file, ASKED)


def test_the_header_names_format_and_question() -> None:
    assert header(ASKED) == {
        "format": FORMAT,
        "rules": "scopa",
        "seed": 3,
        "limit": "50ms",
        "bots": ["goloso", "casuale"],
    }
    assert json.loads(json.dumps(header(ASKED))) == header(ASKED)
