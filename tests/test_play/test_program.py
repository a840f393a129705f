"""The program from outside: how it ends, what it leaves behind, and how it refuses bad input."""

import subprocess
import time
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from tests.test_play.processes import ANY_CARD, PROGRAM, environment, play, started

from settebello.cli.main import run
from settebello.cli.play import program_called, shown_path
from settebello.notation.record_reader import parse_record
from settebello.notation.records import Record
from settebello.room.findings import Outcome
from settebello.room.verify import verify

SHORT = ("--target", "2")


def read(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


# -- how it ends


def test_with_the_match_the_command_ends(tmp_path: Path) -> None:
    ran = play(tmp_path, *SHORT, "--record", "m.scopa", typed=ANY_CARD * 40)
    assert (ran.status, ran.err) == (0, "")
    assert "settebello verify m.scopa" in ran.out.splitlines()[-1]
    assert verify(read(tmp_path / "m.scopa")).outcome is Outcome.FAIR
    assert not (tmp_path / "m.scopa.resume").exists()


def test_a_pipe_is_plain_and_unhurried(tmp_path: Path) -> None:
    began = time.monotonic()
    ran = play(tmp_path, *SHORT, "--watch", FORCE_COLOR="1", TERM="xterm-256color")
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert time.monotonic() - began < 20


def test_a_closed_input_saves_the_match_and_says_so(tmp_path: Path) -> None:
    ran = play(tmp_path, "--record", "m.scopa", typed="1\n")
    assert ran.status == 2
    assert ran.err.startswith("errore [input_closed]: ")
    assert "settebello play --resume m.scopa" in ran.out
    assert verify(read(tmp_path / "m.scopa")).outcome is Outcome.INCOMPLETE
    again = play(tmp_path, "--resume", "m.scopa", typed=ANY_CARD * 200)
    assert again.status == 0
    assert verify(read(tmp_path / "m.scopa")).outcome is Outcome.FAIR


def test_quitting_is_no_error_and_the_match_goes_on_later(tmp_path: Path) -> None:
    ran = play(
        tmp_path, *SHORT, "--lang", "en", "--record", "m.scopa", typed="1\n" + ANY_CARD[:60] + "quit\n"
    )
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "The match is safe. To go on: settebello play --resume m.scopa"
    again = play(tmp_path, "--lang", "en", "--resume", "m.scopa", typed=ANY_CARD * 40)
    assert again.out.startswith("You go on where you left off: ")
    assert again.status == 0


def test_a_seeded_match_stopped_is_the_match_that_was_not(tmp_path: Path) -> None:
    typed = ANY_CARD * 40
    play(tmp_path, "--seed", "5", "--target", "3", "--record", "whole.scopa", typed=typed)
    play(tmp_path, "--seed", "5", "--target", "3", "--record", "parts.scopa", typed=typed[: len(typed) // 9])
    assert read(tmp_path / "parts.scopa").result is None
    # Typed lines begin anew with the first card, so the deals before are what can be compared.
    play(tmp_path, "--resume", "parts.scopa", typed=typed)
    whole, parts = read(tmp_path / "whole.scopa"), read(tmp_path / "parts.scopa")
    assert parts.result is not None
    assert [deal.attempts[0].chance for deal in parts.deals[:1]] == [
        deal.attempts[0].chance for deal in whole.deals[:1]
    ]
    assert verify(parts).outcome is Outcome.REPRODUCIBLE


# -- killed at any moment


@pytest.mark.parametrize("seed", range(4))
def test_killed_at_any_moment_the_record_is_whole_and_goes_on(seed: int, tmp_path: Path) -> None:
    killed_and_gone_on_with(seed, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 38))
def test_a_hundred_kills(seed: int, tmp_path: Path) -> None:
    killed_and_gone_on_with(seed, tmp_path)


def test_two_programs_never_play_one_match(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "--record", "m.scopa"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    ) as first:
        assert first.stdout is not None
        first.stdout.readline()
        second = play(tmp_path, "--resume", "m.scopa", typed=ANY_CARD, SETTEBELLO_LANG="en")
        assert (second.status, second.out) == (2, "")
        assert second.err.startswith("error [match_in_use]: ")
        first.kill()
    assert play(tmp_path, "--resume", "m.scopa", typed=ANY_CARD * 60).status == 0
    assert not (tmp_path / "m.scopa.lock").exists()


def killed_and_gone_on_with(seed: int, tmp_path: Path) -> None:
    """Three kills at random moments of one match, and then its end."""
    rng = Random(seed)
    record = tmp_path / "m.scopa"
    typed = ANY_CARD * 60
    flags: tuple[str, ...] = ("--record", "m.scopa", "--pace", "3", "--target", "5")
    for _ in range(3):
        program = started(tmp_path, flags, typed)
        while not record.exists():
            assert program.poll() is None or program.returncode == 0
            time.sleep(0.002)
        time.sleep(rng.uniform(0, 0.25))
        program.kill()
        program.wait()
        verdict = verify(read(record))
        assert verdict.outcome in (Outcome.INCOMPLETE, Outcome.FAIR), verdict
        assert run(["verify", str(record)], {}) == (0 if verdict.complete else 3)
        if verdict.complete:
            break
        flags = ("--resume", "m.scopa", "--pace", "3")
    else:
        assert play(tmp_path, "--resume", "m.scopa", typed=typed).status == 0
    assert verify(read(record)).outcome is Outcome.FAIR
    assert run(["verify", str(record)], {}) == 0
    assert not (tmp_path / "m.scopa.resume").exists()


# -- where records lie


def test_without_a_name_the_record_lies_among_the_data(tmp_path: Path) -> None:
    for _ in range(2):
        assert play(tmp_path, typed="esci\n").status == 0
    found = sorted(path.name for path in (tmp_path / "data" / "matches").glob("*.scopa"))
    assert [name.rpartition("-")[2] for name in found] == ["1.scopa", "2.scopa"]
    assert play(tmp_path, "--resume", found[0], typed="esci\n").status == 0, "found by its name alone"


def test_a_data_folder_may_be_named(tmp_path: Path) -> None:
    assert play(tmp_path, "--data", "here", typed="esci\n").status == 0
    assert len(list((tmp_path / "here" / "matches").glob("*.scopa"))) == 1


def test_a_name_is_shown_and_recorded_without_what_a_terminal_would_obey(tmp_path: Path) -> None:
    hostile = "An\x1b[31mna\x07\u202e"
    ran = play(tmp_path, "--name", hostile, "--players", "3", "--record", "m.scopa", typed="esci\n")
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "seat 0 person An [31mna\n" in (tmp_path / "m.scopa").read_text(encoding="utf-8")


def test_a_bot_never_has_the_name_of_the_person(tmp_path: Path) -> None:
    ran = play(tmp_path, "--name", "bruno", "--record", "m.scopa", typed="esci\n")
    assert "Carla (goloso)" in ran.out


def test_bots_sit_in_order_and_the_last_one_fills_up(tmp_path: Path) -> None:
    flags = ("--players", "4", "--teams", "none", "--bots", "casuale,goloso")
    play(tmp_path, *flags, "--record", "m.scopa", typed="esci\n")
    seats = [line.split()[2:4] for line in (tmp_path / "m.scopa").read_text().splitlines() if "seat " in line]
    assert [name for _, name in seats[1:]] == ["casuale", "goloso", "goloso"]


def test_the_named_dealer_deals(tmp_path: Path) -> None:
    ran = play(tmp_path, "--dealer", "0", "--record", "m.scopa", typed="esci\n")
    assert "dai le carte tu" in ran.out
    assert "draw" not in (tmp_path / "m.scopa").read_text()


def test_without_any_input_at_all_the_match_is_saved_too(tmp_path: Path) -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *PROGRAM, "--record", "m.scopa"],
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=environment(tmp_path),
        check=False,
    )
    assert ran.returncode == 2
    assert "[input_closed]" in ran.stderr
    assert verify(read(tmp_path / "m.scopa")).outcome is Outcome.INCOMPLETE


# -- refused before anything begins


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (("--rules", "scoppa"), "unknown_preset"),
        (("--rules", "cirulla", "--players", "4", "--teams", "none"), "table_not_listed"),
        (("--set", "capture_mode=fifteen", "--set", "ace_rule=wild"), "fifteen_needs_normal_ace"),
        (("--set", "target=soon"), "bad_option_value"),
        (("--bots", "golosso"), "unknown_bot"),
        (("--bots", "goloso,goloso"), "too_many_opponents"),
        (("--seed", "-1"), "flag_wants_number_between"),
        (("--seed", "9" * 30), "flag_wants_number_between"),
        (("--seed", "x"), "flag_wants_number_between"),
        (("--name", "\x1b"), "name_unreadable"),
        (("--set", "first_dealer=agreed"), "dealer_needed"),
        (("--dealer", "7"), "no_such_seat"),
        (("--record", "nowhere/m.scopa"), "record_not_writable"),
        (("--record", "folder"), "file_exists"),
        (("--record", "mine.txt"), "file_exists"),
        (("--record", "mine.txt/m.scopa"), "record_not_writable"),
        (("--data", "mine.txt"), "record_not_writable"),
        (("--resume", "nowhere.scopa"), "file_not_found"),
        (("--resume", "folder"), "file_is_folder"),
        (("--resume", "mine.txt"), "not_a_record"),
        (("--resume", "bytes"), "not_text"),
        (("--resume", "-"), "file_not_found"),
        (("--resume", "done.scopa"), "match_is_over"),
        (("--resume", "lost.scopa"), "secret_missing"),
        (("--record", "moved.scopa"), "file_exists"),
        (("--resume", "run.scopa", "--rules", "scopa"), "resume_with_rules"),
        (("--resume", "run.scopa", "--seed", "3"), "resume_with_rules"),
        (("--resume", "run.scopa", "--watch"), "resume_with_rules"),
    ],
)
@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.usefixtures("here")
def test_bad_input_gets_one_clear_sentence(
    lang: str,
    flags: tuple[str, ...],
    code: str,
    prepared: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = {path: path.read_bytes() for path in prepared.rglob("*") if path.is_file()}
    status = run(["play", "--lang", lang, *flags], {})
    out, err = capsys.readouterr()
    word = {"it": "errore", "en": "error"}[lang]
    assert status == 2
    assert err.startswith(f"{word} [{code}]: ")
    assert err.count("\n") == 1
    assert out == ""
    assert {path: path.read_bytes() for path in prepared.rglob("*") if path.is_file()} == before


@pytest.fixture
def here(prepared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This process is in the prepared folder, where somebody is about to leave at once."""
    monkeypatch.chdir(prepared)
    monkeypatch.setattr("sys.stdin", StringIO("esci\n"))
    monkeypatch.setenv("SETTEBELLO_DATA", "data")


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything one could wrongly resume or write over."""
    folder = tmp_path_factory.mktemp("prepared")
    (folder / "folder").mkdir()
    (folder / "mine.txt").write_text("mine\n")
    (folder / "bytes").write_bytes(b"\xff\xfe\x00")
    play(folder, "--watch", "--target", "1", "--record", "done.scopa")
    play(folder, "--record", "run.scopa", typed="esci\n")
    play(folder, "--record", "lost.scopa", typed="1\nesci\n")
    (folder / "lost.scopa.resume").unlink()
    play(folder, "--record", "moved.scopa", typed="1\nesci\n")
    (folder / "moved.scopa").rename(folder / "folder" / "moved.scopa")  # its secret is still here
    return folder


# -- how it is called again


def test_the_line_to_go_on_calls_the_program_as_it_can_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/settebello", "play"])
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert program_called() == ".venv/bin/settebello"
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/settebello")
    assert program_called() == "settebello"
    monkeypatch.setattr("sys.argv", ["/somewhere/settebello/__main__.py"])
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert program_called() == "settebello"


def test_a_path_is_shown_so_that_it_can_be_copied() -> None:
    assert shown_path("my match.scopa") == "'my match.scopa'"
    assert shown_path("m\x1b[2J.scopa") == "'m?[2J.scopa'"
