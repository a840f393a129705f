"""``settebello conformance`` as a person runs it: what is printed where, and the exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.test_conformance.lines import CASES, case, shipped_lines

from settebello.cli.main import run as run_command
from settebello.conformance import Program, ProgramGone, read_case

GOOD = json.dumps(CASES["moves-001"])
WRONG = json.dumps(case("moves-002", expect={"captures": [], "may_lay": True}))


def ran(capfd: pytest.CaptureFixture[str], *args: str) -> tuple[int, list[str], list[str]]:
    """Status, standard output, standard error."""
    status = run_command(["conformance", *args], {})
    out, err = capfd.readouterr()
    return status, out.splitlines(), err.splitlines()


def file(folder: Path, *lines: str) -> str:
    path = folder / "cases.jsonl"
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return str(path)


def test_without_files_the_cases_of_the_package(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = ran(capfd)
    assert (status, out, err) == (0, [f"{len(shipped_lines())} cases, 0 failed"], [])


def test_status_0_when_all_pass(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert ran(capfd, file(tmp_path, GOOD)) == (0, ["1 cases, 0 failed"], [])


def test_status_1_when_a_case_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = ran(capfd, file(tmp_path, GOOD, WRONG))
    assert status == 1
    assert out[-1] == "2 cases, 1 failed"
    assert {line.split(": ")[0] for line in out[:-1]} == {"moves-002"}
    assert err == []


def test_status_2_when_a_line_or_a_file_cannot_be_used(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, GOOD, "nonsense", WRONG)
    missing = str(tmp_path / "missing.jsonl")
    status, out, err = ran(capfd, missing, path, str(tmp_path), path)
    assert status == 2  # also where a case fails
    assert out[-1] == "4 cases, 2 failed"  # the remaining files and lines are still read
    assert [line.split(": ")[0] for line in err] == [missing, f"{path}:2", str(tmp_path), f"{path}:2"]


def test_an_empty_file_has_no_cases(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert ran(capfd, file(tmp_path)) == (0, ["0 cases, 0 failed"], [])


def test_the_report_is_the_same_in_every_language(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = file(tmp_path, WRONG, "[]")
    assert ran(capfd, path, "--lang", "it") == ran(capfd, path, "--lang", "en")


def test_the_standard_input_is_a_file_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "settebello.cli.main", "conformance", "-"],
        input=GOOD.encode() + b"\n", capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, b"1 cases, 0 failed")


ECHO = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert set(question) == {"id", "kind", "preset", "options", "given"}
    print(json.dumps(ANSWER), flush=True)
"""


def program(answer: str) -> list[str]:
    return [sys.executable, "-c", ECHO.replace("ANSWER", answer)]


def test_another_program_is_asked_the_question_and_judged_by_its_answer() -> None:
    right = case("knock-003")
    found = read_case(json.dumps(right).encode())
    with Program(program('{"points": 3}')) as other:
        assert other(found) == {"points": 3}
    with Program(program('{"points": 4}')) as other, pytest.raises(ValueError, match="0, 3 or 10"):
        other(found)
    with Program(program("{}")) as other:
        assert other(found) == {}


def test_a_program_that_ends_early_has_no_answers() -> None:
    found = read_case(json.dumps(CASES["knock-003"]).encode())
    with Program([sys.executable, "-c", "pass"]) as gone, pytest.raises(ProgramGone):
        gone(found)


def test_the_command_asks_a_program(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "always_three.py"
    script.write_text(ECHO.replace("ANSWER", '{"points": 3}'), encoding="utf-8")
    path = file(tmp_path, json.dumps(CASES["knock-003"]), json.dumps(CASES["knock-008"]))
    status, out, _ = ran(capfd, "--with", f"{sys.executable} {script}", path)
    assert status == 1
    assert out == ["knock-008: points: expected 10, got 3", "2 cases, 1 failed"]


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere", '"'])
def test_a_program_that_cannot_be_started_is_bad_input(
    command: str, capfd: pytest.CaptureFixture[str]
) -> None:
    status, out, err = ran(capfd, "--with", command, "--lang", "en")
    assert (status, out) == (2, [])
    assert err[0].startswith("error [program_not_started]")


def test_there_is_help_in_both_languages(capfd: pytest.CaptureFixture[str]) -> None:
    for lang in ("it", "en"):
        status, out, _ = ran(capfd, "--help", "--lang", lang)
        assert status == 0
        assert "N cases, F failed" in "\n".join(out)
