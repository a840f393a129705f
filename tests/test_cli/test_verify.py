"""``settebello verify``: verdicts, statuses, sentences in both languages."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.strategies import play_match

from settebello.cli import main as frame
from settebello.cli.verify import verdict_lines
from settebello.i18n import LANGUAGES, words
from settebello.notation import Record, format_record
from settebello.notation.records import BotPlayer, Ending, Person, Result
from settebello.room.findings import Finding, Flaw, Note
from settebello.room.verify import verify
from settebello.rules import PRESETS, Side

TRUE = play_match("scopa", PRESETS["scopa"].rules, (Person("Anna"), BotPlayer("goloso", bytes(32))), 7)
FALSE = replace(TRUE, result=Result(Ending.WON, (Side(0), Side(1))))
SEEDED = play_match("scopa", PRESETS["scopa"].rules, (Person("Anna"), BotPlayer("goloso")), 7, seeded=True)
STOPPED = replace(TRUE, deals=TRUE.deals[:1], result=None)


def written(folder: Path, name: str, record: Record | bytes) -> str:
    file = folder / name
    file.write_bytes(record if isinstance(record, bytes) else format_record(record).encode())
    return str(file)


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = frame.run(["verify", *args], {})
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize(
    ("record", "status", "told"),
    [
        (TRUE, 0, {"it": "onesta e regolare.", "en": "fair and legal."}),
        (SEEDED, 0, {"it": "ripetibile, non onesta", "en": "reproducible, not fair"}),
        (FALSE, 1, {"it": "non torna.", "en": "not true."}),
        (STOPPED, 3, {"it": "incompleta", "en": "incomplete"}),
    ],
)
def test_the_verdict_is_told_and_is_the_status(
    record: Record, status: int, told: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "a.scopa", record)
    for lang, verdict in told.items():
        found, out, err = said(capsys, file, "--lang", lang)
        assert (found, err) == (status, "")
        assert out.startswith(f"{file}: {verdict}")


def test_a_flaw_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = format_record(TRUE).replace("\n0 2sx2c", "\n0 7dx7c", 1)
    status, out, _ = said(capsys, written(tmp_path, "a.scopa", text.encode()))
    assert status == 1
    assert "smazzata 1, riga di gioco 1: posto 0 (Anna): 7dx7c non è permesso." in out


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"", "riga 1, colonna 1: non c'"),
        (b"\xff\xfe\x00", "[not_text]"),
        (b"settebello record 9\n", "riga 1, colonna 19: la versione"),
        (format_record(TRUE).replace("deal 2", "dael 2").encode(), "colonna 1: «dael»"),
        (format_record(TRUE).replace("rules scopa", "rules scopa\nset target=0").encode(), "almeno 1"),
        (b"settebello record 1\nmatch \x1b[31m\n", "U+001B"),
    ],
)
def test_what_cannot_be_read_is_told_with_line_and_column(
    raw: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, written(tmp_path, "a.scopa", raw))
    assert (status, out) == (2, "")
    assert err.startswith("errore [")
    assert told in err
    assert "\x1b" not in err
    assert err.count("\n") == 1


def test_of_several_files_all_are_checked_and_the_worst_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    true, false = written(tmp_path, "t.scopa", TRUE), written(tmp_path, "f.scopa", FALSE)
    stopped, broken = written(tmp_path, "s.scopa", STOPPED), written(tmp_path, "b.scopa", b"x")
    for files, status in (
        ([true, stopped], 3),
        ([stopped, false, true], 1),
        ([broken, false, stopped, true], 2),
        ([str(tmp_path / "none.scopa"), true], 2),
        ([true, true], 0),
    ):
        found, out, err = said(capsys, *files)
        assert found == status
        assert out.count("scopa: ") + err.count("errore [") == len(files)


def test_the_standard_input_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = io.BytesIO(format_record(TRUE).encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(raw))
    status, out, _ = said(capsys, "-")
    assert status == 0
    assert out.startswith("-: onesta")


def test_without_a_file_it_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys)
    assert status == 2
    assert "FILE" in err


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, str(tmp_path))[0] == 2
    assert said(capsys, "a\0b")[0] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("flaw", list(Flaw))
def test_every_flaw_can_be_said_with_the_facts_it_has(flaw: Flaw, lang: str) -> None:
    facts: dict[str, str | int] = {
        "seat": 1,
        "wanted": "x",
        "action": "7d",
        "reason": "must_capture",
        "redeal": "three_kings",
        "match": "seed-1",
    }
    places = ((None, None, None), (0, 1, None), (1, 1, None), (1, None, None), (1, None, 3))
    for deal, attempt, event in places:
        finding = Finding(flaw, deal, attempt, event, facts)
        verdict = replace(verify(TRUE), findings=(finding,), notes=dict.fromkeys(Note, 2))
        lines = list(verdict_lines(words(lang), TRUE, verdict))
        assert len(lines) == 2 + len(Note)
        assert "{" not in "".join(lines)


def test_a_bare_name_is_looked_for_among_the_matches_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SETTEBELLO_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data" / "matches").mkdir(parents=True)
    (tmp_path / "data" / "matches" / "old.scopa").write_text(format_record(TRUE), encoding="utf-8")
    assert said(capsys, "old.scopa")[0] == 0
    assert said(capsys, "./old.scopa")[0] == 2
    (tmp_path / "old.scopa").write_text("nothing\n", encoding="utf-8")
    assert said(capsys, "old.scopa")[0] == 2
