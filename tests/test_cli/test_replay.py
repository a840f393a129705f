"""``settebello replay``: a match told again, in both languages, in a pipe, whole or deal by deal."""

import subprocess
import sys
from dataclasses import replace
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, play_match, sitters_for

from settebello.cli import main as frame
from settebello.cli.replay import show
from settebello.cli.verify import verdict_lines
from settebello.client.protocol import Acted, DealScored, MatchEnded
from settebello.client.retelling import HandsDealt, Stopped, TableShown, retold
from settebello.i18n import LANGUAGES, words
from settebello.notation import InvalidNotation, Record, format_record, parse_record
from settebello.notation.records import (
    Attempt,
    BotPlayer,
    Change,
    Concession,
    DealRecord,
    Move,
    Person,
    TakeBack,
    Why,
)
from settebello.room.verify import verify
from settebello.rules import PRESETS, Claim, FirstDealer, Knock, Redeal, Rules, Seat
from settebello.tui.keyboard import lines_from
from settebello.tui.screens import PlainScreen


def a_match(preset: str = "scopa", number: int = 7, deals: int = 99, **options: object) -> Record:
    rules = replace(PRESETS[preset].rules, **options)  # type: ignore[arg-type]
    return play_match(preset, rules, (Person("Anna"), BotPlayer("goloso", bytes(32))), number, deals=deals)


TRUE = a_match()


def running(record: Record, events: int) -> Record:
    """The record as it stood while its last deal was played."""
    last = record.deals[-1]
    attempt = last.attempts[-1]
    hidden = replace(attempt, chance=replace(attempt.chance, secret=None), deck=())
    deal = replace(
        last,
        attempts=(*last.attempts[:-1], hidden),
        events=last.events[:events],
        awards=(),
        totals=None,
    )
    return replace(record, deals=(*record.deals[:-1], deal), result=None)


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = frame.run(["replay", *args], {})
    out, err = capsys.readouterr()
    return status, out, err


def written(folder: Path, record: Record) -> str:
    file = folder / "a.scopa"
    file.write_text(format_record(record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deal_move_and_sheet_is_told(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, written(tmp_path, TRUE), "--lang", lang)
    assert (status, err) == (0, "")
    for deal in range(1, len(TRUE.deals) + 1):
        assert f" {deal}" in out
    moves = sum(len(deal.events) for deal in TRUE.deals)
    assert len(out.splitlines()) > 2 * moves
    assert "\x1b" not in out
    assert out.count("Primiera, Anna") == len(TRUE.deals)


def test_one_deal_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, TRUE)
    status, out, _ = said(capsys, file, "--deal", "2", "--plain")
    assert status == 0
    assert "Smazzata 2" in out
    assert "Smazzata 1" not in out
    assert "Smazzata 3" not in out


@pytest.mark.parametrize("deal", ["0", "99", "x"])
def test_a_deal_that_is_not_there(deal: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, written(tmp_path, TRUE), "--deal", deal)
    assert (status, out) == (2, "")
    assert err.startswith("errore [")


def test_a_broken_record_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.scopa"
    file.write_text(format_record(TRUE).replace("deal 2", "dael 2"), encoding="utf-8")
    line = file.read_text("utf-8").split("\n").index("dael 2") + 1
    status, out, err = said(capsys, str(file))
    assert (status, out) == (2, "")
    assert f"riga {line}, colonna 1: «dael»" in err


def test_a_record_that_the_rules_do_not_allow_is_told_up_to_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = format_record(TRUE)
    move = next(line for line in text.split("\n") if line.startswith("1 "))
    file = tmp_path / "a.scopa"
    file.write_text(text.replace(move, "1 7dx7c", 1), encoding="utf-8")
    status, out, err = said(capsys, str(file))
    assert status == 2
    assert "Anna ha" in out
    assert "(smazzata 1, riga di gioco 2)" in err


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_a_match_of_every_preset_and_seating_can_be_told(
    preset: str, rules: Rules, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random = Random(preset)
    record = play_match(preset, rules, sitters_for(rules, 1, random), 3, deals=2)
    for each, lang in zip((record, running(record, 9)), LANGUAGES, strict=True):
        status, out, err = said(capsys, written(tmp_path, each), "--lang", lang)
        assert (status, err) == (0, "")
        assert out


def test_what_is_told_ends_where_the_match_ends() -> None:
    story = list(retold(TRUE))
    scored = [told for told in story if isinstance(told, DealScored)]
    assert [each.totals for each in scored] == [deal.totals for deal in TRUE.deals]
    ended = story[-1]
    assert isinstance(ended, MatchEnded)
    assert TRUE.result is not None
    assert ended.winners == TRUE.result.winners


def test_the_table_shown_is_the_one_left_behind() -> None:
    story = list(retold(TRUE, 1))
    for told, after in pairwise(story):
        if isinstance(told, Acted) and not isinstance(told.played.action, Knock):
            assert after == TableShown(told.table)


def test_a_running_deal_is_told_without_hidden_cards() -> None:
    story = list(retold(running(TRUE, 9), len(TRUE.deals)))
    assert not any(isinstance(told, HandsDealt) for told in story)
    tables = [told.table for told in story if isinstance(told, TableShown)]
    known = [told.table for told in retold(TRUE, len(TRUE.deals)) if isinstance(told, TableShown)]
    assert tables == known[: len(tables)]
    assert len(tables) == 9


@pytest.mark.parametrize("hide", [True, False])
def test_everything_that_can_happen_is_told(
    hide: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base = running(TRUE, 6) if hide else TRUE
    deal = base.deals[-1]
    first = next(place for place, event in enumerate(deal.events) if event.seat == 0)
    events = (
        *deal.events[: first + 1],
        TakeBack(seat=Seat(0), ply=first),
        Change(seat=Seat(1), sitter=Person("Zeno"), why=Why.RETURNED),
        Move(seat=Seat(0), action=Claim()),
        Concession(seat=Seat(0)),
    )
    record = replace(base, deals=(*base.deals[:-1], replace(deal, events=events)))
    status, out, _ = said(capsys, written(tmp_path, record))
    assert status == 0
    for text in ("ha ripreso", "Zeno", "si chiama fuori", "abbandona"):
        assert text in out


def test_knocks_of_a_running_deal_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = a_match("cirulla", 5)
    place = next(
        place
        for place, deal in enumerate(record.deals)
        for event in deal.events
        if isinstance(event, Move) and isinstance(event.action, Knock)
    )
    status, out, _ = said(
        capsys, written(tmp_path, running(replace(record, deals=record.deals[: place + 1]), 99))
    )
    assert status == 0
    assert "bussa per" in out


@pytest.mark.parametrize("how", list(FirstDealer))
def test_every_way_to_find_the_first_dealer_is_told(
    how: FirstDealer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = a_match(deals=1, first_dealer=how)
    status, out, _ = said(capsys, written(tmp_path, record))
    assert status == 0
    assert "primo mazziere" in out
    again = replace(record, draws=tuple(replace(draw, dealer=None) for draw in record.draws))
    status, out, _ = said(capsys, written(tmp_path, again))
    assert status == 0
    assert ("si tira di nuovo" in out) == bool(record.draws)


def test_void_deals_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = next(
        found
        for number in range(200)
        for found in [a_match(number=number, deals=1, redeal=frozenset(Redeal))]
        if len(found.deals[0].attempts) > 1
    )
    status, out, _ = said(capsys, written(tmp_path, record))
    assert status == 0
    assert "A monte" in out


def test_in_a_pipe_that_closes_nothing_is_said(tmp_path: Path) -> None:
    file = written(tmp_path, TRUE)
    command = f"{sys.executable} -m settebello replay {file} | head -n 2"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert len(ended.stdout.splitlines()) == 2
    assert ended.stderr == ""


# -- nothing that can be read brings the teller or the judge down

TEXTS = [
    format_record(record)
    for record in (a_match(deals=2), running(a_match(deals=2), 9), a_match("cirulla", 5, deals=2))
]


@given(SEEDS)
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_record_of_nonsense_is_told_and_judged_without_falling(number: int) -> None:
    random = Random(number)
    lines = random.choice(TEXTS).split("\n")
    for _ in range(random.randrange(1, 6)):
        _damage(lines, random)
    try:
        record = parse_record("\n".join(lines))
    except InvalidNotation:
        return
    say = words(random.choice(LANGUAGES))
    assert list(verdict_lines(say, record, verify(record)))
    try:
        stopped: Stopped | None = None
        out = StringIO()
        show(PlainScreen(lines_from(StringIO(), out), out), say, record, retold(record))
    except Stopped as where:
        stopped = where
    if stopped is not None:
        assert 1 <= stopped.event <= max(len(deal.events) for deal in record.deals)


def _damage(lines: list[str], random: Random) -> None:
    """Swap, drop or double lines of a kind, or take the words of one into another."""
    at, to = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            lines[at], lines[to] = lines[to], lines[at]
        case 1:
            del lines[at]
        case 2:
            lines.insert(at, lines[at])
        case _:
            here, there = lines[at].split(" "), lines[to].split(" ")
            lines[at] = " ".join([*here[:1], *there[1:]]) if len(here) == len(there) else lines[at]


def test_decks_of_nonsense_are_told_and_judged() -> None:
    def with_attempt(change: dict[str, object]) -> Record:
        deal: DealRecord = TRUE.deals[0]
        attempt: Attempt = replace(deal.attempts[0], **change)  # type: ignore[arg-type]
        return replace(TRUE, deals=(replace(deal, attempts=(attempt,)), *TRUE.deals[1:]))

    changes: tuple[dict[str, object], ...] = (
        {"deck": TRUE.deals[0].attempts[0].deck[:3]},
        {"table": ()},
        {"cut": None},
    )
    for change in changes:
        record = with_attempt(change)
        assert verify(record).findings
        list(retold(record))


def test_a_deal_beyond_all_counting_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.scopa"
    file.write_text(format_record(TRUE), encoding="utf-8")
    for number in ("7", "9" * 40):
        status, _, err = said(capsys, "--deal", number, str(file))
        assert status == 2
        assert "[no_such_deal]" in err
        assert number in err
