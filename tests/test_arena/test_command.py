"""``settebello arena`` as a researcher meets it: the table, the JSON, files taken up again, bad input."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from settebello.arena import Deck, Question
from settebello.bots import BOTS, GROUP
from settebello.cli import main as frame

Said = tuple[int, str, str]
Deliver = Callable[[Sequence[Deck]], None]

DUEL = ("arena", "--a", "goloso", "--b", "casuale")


def said(capsys: pytest.CaptureFixture[str], *args: str) -> Said:
    status = frame.run(args, {})
    out, err = capsys.readouterr()
    return status, out, err


def facts(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    status, out, err = said(capsys, *args, "--json", "-")
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


# -- the JSON


def test_two_sides_are_told_from_the_first_ones_view(capsys: pytest.CaptureFixture[str]) -> None:
    found = facts(capsys, *DUEL, "--deals", "40", "--seed", "7", "--limit", "400W")
    keys = ["rules", "deals", "seed", "limit", "sides", "a", "b", "points_per_deal", "ci95"]
    assert list(found) == [*keys, "won", "tied", "lost", "by_seat"]
    assert (found["rules"], found["deals"], found["seed"], found["limit"]) == ("scopa", 40, 7, "400w")
    assert (found["a"], found["b"]) == ("goloso", "casuale")
    five = ["points_per_deal", "ci95", "won", "tied", "lost"]
    a, b = found["sides"]
    assert list(a) == ["bot", *five]
    assert {key: found[key] for key in five} == {key: a[key] for key in five}
    assert (b["bot"], b["points_per_deal"]) == ("casuale", -a["points_per_deal"])
    assert b["ci95"] == [-bound for bound in reversed(a["ci95"])]
    assert found["won"] + found["tied"] + found["lost"] == 2 * 40
    assert list(found["by_seat"]) == ["hand", "dealer"]
    hand, dealer = found["by_seat"].values()
    assert list(hand) == list(dealer) == five
    for counts in (hand, dealer):
        assert counts["won"] + counts["tied"] + counts["lost"] == 40
    assert hand["won"] + dealer["won"] == found["won"]
    assert (hand["points_per_deal"] + dealer["points_per_deal"]) / 2 == pytest.approx(
        found["points_per_deal"], abs=2e-6
    )
    assert found["ci95"][0] < found["points_per_deal"] < found["ci95"][1]


def test_more_sides_are_told_each_for_itself(capsys: pytest.CaptureFixture[str]) -> None:
    found = facts(capsys, "arena", "--bots", "goloso, casuale", "--players", "3", "--deals", "5")
    assert list(found) == ["rules", "deals", "seed", "limit", "sides"]
    assert found["rules"] == "scopa players=3"
    assert [side["bot"] for side in found["sides"]] == ["goloso", "casuale", "goloso"]
    assert all(side["won"] + side["tied"] + side["lost"] == 15 for side in found["sides"])
    assert sum(side["points_per_deal"] for side in found["sides"]) == pytest.approx(0, abs=3e-6)


def test_one_deck_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert facts(capsys, *DUEL, "--deals", "1")["ci95"] is None
    assert "–" in said(capsys, *DUEL, "--deals", "1")[1]


def test_an_agreed_dealer_is_part_of_the_question(capsys: pytest.CaptureFixture[str]) -> None:
    found = facts(capsys, *DUEL, "--deals", "3", "--dealer", "1")
    assert found["dealer"] == 1
    assert "dealer" not in facts(capsys, *DUEL, "--deals", "3")


def test_the_preset_is_called_as_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--rules", "scopa_online", "--target", "31")
    assert facts(capsys, *DUEL, *rules, "--deals", "2")["rules"] == "scopa_online target=31"


def test_the_same_seed_gives_the_same_bytes_whatever_the_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from settebello.arena import runner

    files = [tmp_path / name for name in ("one.json", "again.json", "two.json")]
    for file, workers in zip(files, ("1", "1", "2"), strict=True):
        if workers == "2":
            monkeypatch.setattr(runner, "ALONE", 0.0)
            monkeypatch.setattr(runner, "CHUNK", 0.02)
        assert said(capsys, *DUEL, "--deals", "30", "--json", str(file), "--workers", workers)[0] == 0
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


# -- the table


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("it", ("scopa: 20 mazzi (40 smazzate), seme 1", "di mano", "di mazzo", "vinte", "intervallo")),
        ("en", ("scopa: 20 decks (40 deals), seed 1", "as hand", "as dealer", "won", "interval")),
    ],
)
def test_the_table_speaks_the_language(
    lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, *DUEL, "--deals", "20", "--lang", lang)
    assert (status, err) == (0, "")
    for word in words:
        assert word in out
    shown = facts(capsys, *DUEL, "--deals", "20")
    points = f"{shown['points_per_deal']:+.3f}".replace(".", "," if lang == "it" else ".")
    row = next(line for line in out.splitlines() if line.startswith("goloso"))
    assert row.split()[1] == points
    assert row.split()[-3:] == [str(shown[key]) for key in ("won", "tied", "lost")]


def test_the_table_is_straight(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, *DUEL, "--deals", "20")[1].splitlines()
    assert len({len(line) for line in out[2:7]}) == 1
    assert all(len(line) <= 80 for line in out)


# -- files


def test_a_run_is_taken_up_again_and_extended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, fresh = tmp_path / "run.json", tmp_path / "fresh.json"
    assert said(capsys, *DUEL, "--deals", "12", "--json", str(file))[0] == 0
    status, out, err = said(capsys, *DUEL, "--deals", "30", "--json", str(file))
    assert status == 0
    assert "12 mazzi su 30" in err
    assert str(file) in out
    said(capsys, *DUEL, "--deals", "30", "--json", str(fresh))
    assert file.read_bytes() == fresh.read_bytes()
    assert json.loads(file.read_text())["deals"] == 30


def test_a_finished_run_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.json"
    said(capsys, *DUEL, "--deals", "12", "--json", str(file))
    before = file.read_bytes()
    from settebello.arena import runner

    monkeypatch.setattr(runner, "play_deck", None)
    assert said(capsys, *DUEL, "--deals", "12", "--json", str(file))[0] == 0
    assert file.read_bytes() == before


def test_an_interrupted_run_is_saved_and_goes_on(tmp_path: Path) -> None:
    """A real process, a real Ctrl-C."""
    file, fresh = tmp_path / "run.json", tmp_path / "fresh.json"
    line = [sys.executable, "-m", "settebello", *DUEL, "--lang", "en", "--json"]
    running = subprocess.Popen(
        [*line, str(file), "--deals", "100000"], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    journal = tmp_path / "run.json.decks"
    deadline = time.monotonic() + 60
    while not (journal.exists() and journal.read_text().count("\n") > 5) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Interrupted" in err
    assert "Traceback" not in err
    assert not file.exists()
    played = journal.read_text().count("\n") - 1
    assert f"{played} decks of 100000" in err
    done = subprocess.run(
        [*line, str(file), "--deals", str(played + 3)], capture_output=True, text=True, check=True
    )
    assert f"{played} decks of {played + 3}" in done.stderr
    subprocess.run([*line, str(fresh), "--deals", str(played + 3)], capture_output=True, check=True)
    assert file.read_bytes() == fresh.read_bytes()


def test_nothing_but_the_report_and_its_journal_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, *DUEL, "--deals", "3", "--json", str(tmp_path / "run.json"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["run.json", "run.json.decks"]


def test_what_was_played_is_told_when_a_run_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from settebello.arena import play_decks
    from settebello.cli import arena

    def broken_off(
        question: Question, numbers: Sequence[int], deliver: Deliver, _workers: int | None
    ) -> None:
        deliver(play_decks(question, numbers[:4]))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", broken_off)
    status, out, err = said(capsys, *DUEL, "--deals", "9", "--json", str(tmp_path / "run.json"))
    assert (status, out) == (130, "")
    assert "4 mazzi su 9" in err
    assert said(capsys, *DUEL, "--deals", "9")[0] == 130
    monkeypatch.undo()
    assert "4 mazzi su 9" in said(capsys, *DUEL, "--deals", "9", "--json", str(tmp_path / "run.json"))[2]


def test_a_lost_worker_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from settebello.cli import arena

    def lost(*_args: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(arena, "run", lost)
    status, _, err = said(capsys, *DUEL, "--deals", "9")
    assert status == 2
    assert "[worker_lost]" in err


def test_a_bar_shows_on_a_terminal_and_goes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    status, out, err = said(capsys, *DUEL, "--deals", "9", "--json", "-")
    assert status == 0
    assert json.loads(out)["deals"] == 9
    assert "mazzi" in err
    assert "9/9" in err


# -- bad input


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((), "arena_needs_bots"),
        (("--b", "goloso"), "arena_needs_bots"),
        (("--a", "golosa"), "unknown_bot"),
        (("--a", "\x1b[31mgoloso"), "unknown_bot"),
        (("--bots", "goloso,,casuale"), "unknown_bot"),
        (("--bots", ""), "unknown_bot"),
        (("--a", "goloso", "--bots", "casuale"), "bots_named_twice"),
        (("--bots", "goloso,casuale,goloso"), "too_many_bots"),
        (("--bots", "goloso,casuale,goloso", "--players", "4", "--teams", "pairs"), "too_many_bots"),
        (("--a", "goloso", "--limit", "5 minutes"), "bad_limit"),
        (("--a", "goloso", "--deals", "0"), "flag_wants_number_between"),
        (("--a", "goloso", "--deals", "many"), "flag_wants_number_between"),
        (("--a", "goloso", "--workers", "0"), "flag_wants_number_between"),
        (("--a", "goloso", "--seed", "-1"), "flag_wants_number_between"),
        (("--a", "goloso", "--rules", "scoppa"), "unknown_preset"),
        (("--a", "goloso", "--set", "hand_size=10"), "sizes_not_listed"),
        (("--a", "goloso", "--json", "no/such/folder/x.json"), "file_not_found"),
        (("--a", "goloso", "--json", "."), "file_is_folder"),
        (("--a", "goloso", "--json", ""), "file_is_folder"),
        (("--a", "goloso", "--json", "/dev/full/x"), "file_not_found"),
        (("--a", "goloso", "--json", "a\x00b"), "file_not_found"),
    ],
)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_bad_input_is_one_clear_sentence_with_a_code(
    args: tuple[str, ...], code: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, "arena", *args, "--lang", lang)
    assert (status, out) == (2, "")
    assert f"[{code}]" in err
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_a_mistyped_bot_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert "forse goloso?" in said(capsys, "arena", "--a", "golloso")[2]


def test_another_question_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.json"
    said(capsys, *DUEL, "--deals", "3", "--json", str(file))
    before = file.read_bytes()
    status, _, err = said(capsys, *DUEL, "--deals", "3", "--seed", "2", "--json", str(file))
    assert status == 2
    assert "[arena_other_question]" in err
    assert "seed" in err
    assert file.read_bytes() == before


def test_a_file_of_somebody_else_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("do not lose me")
    status, _, err = said(capsys, *DUEL, "--deals", "3", "--json", str(file))
    assert status == 2
    assert "[not_a_run]" in err
    assert file.read_text() == "do not lose me"
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_broken_bot_of_another_package_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    point = EntryPoint(name="rotto", value="no_such_module:Bot", group=GROUP)
    monkeypatch.setattr(BOTS, "_offered", {"rotto": point})
    status, _, err = said(capsys, "arena", "--a", "rotto")
    assert status == 2
    assert "[broken_bot]" in err
    assert "no_such_module" in err
    assert said(capsys, *DUEL, "--deals", "2")[0] == 0


BAD_BOT = """
from settebello.bots import Choice

class Bad:
    def choose(self, view, rng, limit):
        if len(view.plays) > 30:
            raise RuntimeError("mi arrendo")
        return Choice(view.legal[0])
"""


def test_a_bot_that_fails_is_named_and_what_was_played_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cattivo.py").write_text(BAD_BOT)
    monkeypatch.syspath_prepend(tmp_path)
    point = EntryPoint(name="cattivo", value="cattivo:Bad", group=GROUP)
    monkeypatch.setattr(BOTS, "_offered", {"cattivo": point})
    status, out, err = said(capsys, "arena", "--a", "cattivo", "--deals", "3")
    assert (status, out) == (2, "")
    assert "[bot_failed]" in err
    assert "cattivo" in err
    assert "RuntimeError: mi arrendo" in err


PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_page_shows_a_report_as_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of the page are of a run too long for a test; its form is that of any run."""
    block = PAGE.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    shown, found = json.loads(block), facts(capsys, *DUEL, "--deals", "3")
    assert list(shown) == list(found)
    assert [list(side) for side in shown["sides"]] == [list(side) for side in found["sides"]]
    assert {seat: list(line) for seat, line in shown["by_seat"].items()} == {
        seat: list(line) for seat, line in found["by_seat"].items()
    }
    assert shown["won"] + shown["tied"] + shown["lost"] == 2 * shown["deals"]
