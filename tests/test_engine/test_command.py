"""``settebello perft``: counts of a position given in any form, or of the first deal of a seed."""

import io
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.test_engine.golden import read, tables

from settebello.arena import seeded_deal
from settebello.cli import main as frame
from settebello.notation.positions import format_position, format_position_line
from settebello.rules import PRESETS

GOLD = read()["scopa 2 none"]


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = frame.run(("perft", *args), {})
    out, err = capsys.readouterr()
    return status, out, err


def test_without_a_position_it_counts_the_first_deal_of_seed_one(capsys: pytest.CaptureFixture[str]) -> None:
    for depth in (0, 1, 5):
        assert said(capsys, "--depth", str(depth)) == (0, f"{GOLD['counts'][depth]}\n", "")


@pytest.mark.parametrize("key", ["scopa 4 pairs", "cirulla 3 none", "scopa_a_perdere 6 two_trios"])
def test_the_golden_positions_are_those_the_command_counts(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    preset, players, teams = key.split()
    flags = ("--rules", preset, "--players", players, "--teams", teams)
    shown = said(capsys, *flags, "--show")
    assert shown == (0, f"{format_position_line(seeded_deal(tables()[key][1], 1, 1))}\n", "")
    assert said(capsys, *flags, "--depth", "3")[1] == f"{read()[key]['counts'][3]}\n"


def test_another_seed_is_another_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--seed", "2", "--show") != said(capsys, "--seed", "1", "--show")


@pytest.mark.parametrize("form", ["line", "lines", "file", "stdin"])
def test_a_position_in_any_form(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = seeded_deal(PRESETS["scopa"].rules, 1, 1)
    file = tmp_path / "position.txt"
    file.write_text(format_position(deal))
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(file.read_bytes())))
    argument = {
        "line": format_position_line(deal),
        "lines": format_position(deal),
        "file": str(file),
        "stdin": "-",
    }[form]
    assert said(capsys, argument, "--depth", "4") == (0, f"{GOLD['counts'][4]}\n", "")


def test_divided_by_first_play_in_notation(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "--depth", "3", "--divide")
    *parts, total = out.splitlines()
    assert status == 0
    assert parts[0] == "3b 14"
    assert parts[1] == "CdxFcAc 6"
    assert sum(int(part.split()[1]) for part in parts) == int(total) == GOLD["counts"][3]
    assert said(capsys, "--depth", "0", "--divide")[1] == "1\n"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((), "missing_flag"),
        (("--depth", "-1"), "flag_wants_number_from"),
        (("--depth", "deep"), "flag_wants_number_from"),
        (("no/such/file", "--depth", "2"), "file_not_found"),
        (("x" * 5000, "--depth", "2"), "file_failed"),
        (("a;b", "--depth", "2"), "not_a_position"),
        (("settebello position 1; rules scoppa", "--depth", "2"), "unknown_preset"),
        (("a;b", "--depth", "2", "--seed", "1"), "position_and_rules"),
        (("a;b", "--depth", "2", "--rules", "scopa"), "position_and_rules"),
        (("--depth", "2", "--rules", "scoppa"), "unknown_preset"),
    ],
)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_bad_input_is_one_clear_sentence_with_a_code(
    args: tuple[str, ...], code: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, *args, "--lang", lang)
    assert (status, out) == (2, "")
    assert f"[{code}]" in err
    assert err.count("\n") == 1


PAGE = Path(__file__).parents[2] / "docs" / "perft.md"


def test_the_page_shows_what_the_command_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    _, out, _ = said(capsys, "--depth", "3", "--divide")
    assert textwrap.indent(f"$ settebello perft --depth 3 --divide\n{out}", "    ") in page
    assert f'"counts": {GOLD["counts"]}' in page
