"""A match stopped anywhere goes on as if never stopped; what lies on the disk is whole at any moment."""

import os
import stat
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from tests.test_client.tables import (
    again,
    by_chance,
    game_of,
    head,
    play_out,
    record_of,
    room_of,
    rules_of,
    until_asked,
)

from settebello.client.game import Game, Phase
from settebello.client.local import CannotResume, Unresumable, resumed
from settebello.client.preparing import draw_dealer, shuffle
from settebello.client.protocol import Act, GiveUp
from settebello.client.restoring import BrokenRecord, restored
from settebello.client.saving import RecordFile, create_in
from settebello.notation.record_reader import parse_record
from settebello.notation.records import BotPlayer, Change, Person, Record, Why, format_record
from settebello.room.findings import Outcome
from settebello.room.verify import verify
from settebello.rules import FalseClaim, FirstDealer, MatchEnd, Seat

PRESETS_TO_STOP = ("scopa", "cirulla", "scopone_scientifico", "escoba", "cicera")


def on_disk(folder: Path) -> RecordFile:
    return RecordFile(folder / "match.scopa")


def read(file: RecordFile) -> Record:
    return parse_record(file.path.read_text(encoding="utf-8"))


def timeless(record: Record) -> Record:
    """A record without the times, which no resumed match can repeat."""
    deals = tuple(
        replace(deal, events=tuple(replace(event, at=None) for event in deal.events)) for deal in record.deals
    )
    return replace(record, deals=deals)


@pytest.mark.parametrize("preset", PRESETS_TO_STOP)
def test_a_match_stopped_after_every_decision_is_the_match_that_never_stopped(
    preset: str, tmp_path: Path
) -> None:
    rules = rules_of(preset, target=3)
    whole = room_of(head(preset, rules, seed=5))
    play_out(whole, by_chance(4))

    file = on_disk(tmp_path)
    file.create(head(preset, rules, seed=5))
    room = room_of(head(preset, rules, seed=5), file=file)
    until_asked(room)
    while not room.view().over:
        room = again(resumed(file, read(file)), file=file)
        until_asked(room)
        play_out(room, by_chance(4), steps=1)
    assert timeless(record_of(room)) == timeless(record_of(whole))
    assert not file.secret_path.exists()


def test_bots_that_draw_go_on_with_the_same_numbers_in_a_match_that_is_not_seeded(tmp_path: Path) -> None:
    record = head(seed=None, bots=("casuale",))
    file = on_disk(tmp_path)
    file.create(record)
    never_stopped = room_of(record, file=file)
    play_out(never_stopped, by_chance(1), steps=5)
    gone_on = again(resumed(file, read(file)))
    for room in (never_stopped, gone_on):
        play_out(room, by_chance(1), steps=10)
    plays = [game_of(room).line[-1].plays for room in (never_stopped, gone_on)]
    assert plays[0] == plays[1]
    assert len(plays[0]) > 20


def test_a_record_whose_bots_have_seeds_is_gone_on_with(tmp_path: Path) -> None:
    old = replace(head(seed=None), sitters=(Person("Anna"), BotPlayer("casuale", bytes(32))))
    file = on_disk(tmp_path)
    file.create(old)
    play_out(room_of(old, file=file), by_chance(1), steps=5)
    room = again(resumed(file, read(file)), file=file)
    play_out(room, by_chance(1))
    assert verify(read(file)).outcome is Outcome.FAIR


def test_a_resumed_game_is_equal_in_every_field(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    record = head(seed=None)
    file.create(record)
    room = room_of(record, file=file)
    play_out(room, by_chance(1), steps=9)
    assert resumed(file, read(file)) == game_of(room)


def test_a_resumed_claim_is_asked_again(tmp_path: Path) -> None:
    rules = rules_of(
        "scopa_wikipedia",
        match_end=MatchEnd.STOP_ON_REACHING,
        false_claim=FalseClaim.NOT_OFFERED,
        target=1,
    )
    for seed in range(20):
        file = RecordFile(tmp_path / f"{seed}.scopa")
        file.create(head("scopa_wikipedia", rules, seed=seed))
        room = room_of(head("scopa_wikipedia", rules, seed=seed), file=file)
        until_asked(room)
        while game_of(room).phase not in (Phase.CLAIM, Phase.OVER):
            play_out(room, by_chance(seed), steps=1)
        if game_of(room).phase is Phase.CLAIM:
            assert resumed(file, read(file)) == game_of(room)
            return
    pytest.fail("no claim was ever open")


def test_times_go_on_from_where_they_stopped(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=5))
    room = room_of(head(seed=5), file=file)
    play_out(room, by_chance(1), steps=4)
    before = [event.at for event in record_of(room).deals[0].events]
    room = again(resumed(file, read(file)), file=file)
    play_out(room, by_chance(1), steps=2)
    after = [event.at for event in record_of(room).deals[0].events]
    times = [at for at in after if at is not None]
    assert after[: len(before)] == before
    assert times == sorted(times)
    assert len(times) == len(after)


# -- what stands beside the record


def test_the_record_on_the_disk_never_holds_the_secret_of_the_running_deal(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=None))
    room = room_of(head(seed=None), file=file)
    for _ in range(60):
        play_out(room, by_chance(1), steps=1)
        secret = game_of(room).secret
        if secret is None:
            assert not file.secret_path.exists()
        else:
            assert secret.hex() not in file.path.read_text(encoding="utf-8")
            assert file.kept() == secret
            assert stat.S_IMODE(file.secret_path.stat().st_mode) == 0o600


def test_every_state_on_the_disk_verifies_as_incomplete_until_the_end(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=None))
    room = room_of(head(seed=None), file=file)
    assert verify(read(file)).outcome is Outcome.INCOMPLETE
    while not room.view().over:
        play_out(room, by_chance(1), steps=1)
        assert verify(read(file)).outcome is (Outcome.FAIR if room.view().over else Outcome.INCOMPLETE)


def test_a_secret_left_over_is_forgotten(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=None))
    file.keep(bytes(32))
    room_of(head(seed=None), file=file)
    assert not file.secret_path.exists()


@pytest.mark.parametrize(
    "text",
    ["", "settebello resume 1\n", "settebello resume 1\nsecret zz\n", "x\nsecret 00\n", "\x00\xff"],
)
def test_a_damaged_secret_is_none(text: str, tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.secret_path.write_text(text, encoding="utf-8")
    assert file.kept() is None


def test_a_failed_write_takes_the_move_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=3))
    room = room_of(head(seed=3), file=file)
    play_out(room, by_chance(1), steps=2)
    before = game_of(room)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(file, "write", full)
    deal = room.view().deal
    assert deal is not None
    with pytest.raises(OSError, match="28"):
        room.submit(Act(deal.legal[0]))
    assert game_of(room) is before


# -- what cannot be resumed


def stopped(tmp_path: Path, seed: int | None = None) -> RecordFile:
    file = on_disk(tmp_path)
    record = head(seed=seed)
    file.create(record)
    play_out(room_of(record, file=file), by_chance(1), steps=5)
    return file


def why_not(file: RecordFile, record: Record | None = None) -> Unresumable:
    with pytest.raises(CannotResume) as caught:
        resumed(file, record or read(file))
    return caught.value.code


def test_a_finished_match_is_not_resumed(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=3))
    room = room_of(head(seed=3), file=file)
    until_asked(room)
    room.submit(GiveUp())
    assert why_not(file) is Unresumable.MATCH_IS_OVER


def test_without_the_secret_the_cards_are_lost(tmp_path: Path) -> None:
    file = stopped(tmp_path)
    file.forget()
    assert why_not(file) is Unresumable.SECRET_MISSING
    file.keep(bytes(32))
    assert why_not(file) is Unresumable.SECRET_MISSING


def test_an_agreed_dealer_is_not_known_before_the_first_shuffle(tmp_path: Path) -> None:
    record = head(rules=rules_of("scopa", first_dealer=FirstDealer.AGREED), seed=None)
    file = on_disk(tmp_path)
    file.create(record)
    assert why_not(file) is Unresumable.NOTHING_DEALT
    until_asked(room_of(record, dealer=1, file=file))
    assert isinstance(resumed(file, read(file)), Game)


def test_a_seeded_match_finds_its_secret_again(tmp_path: Path) -> None:
    file = stopped(tmp_path, seed=3)
    file.forget()
    assert isinstance(resumed(file, read(file)), Game)


def test_a_record_that_was_tampered_with_is_not_resumed(tmp_path: Path) -> None:
    file = stopped(tmp_path)
    record = read(file)
    deal = record.deals[-1]
    moves = deal.events
    for events in (moves[:1] + moves[2:], (*moves[:-1], replace(moves[-1], seat=Seat(1 - moves[-1].seat)))):
        forged = replace(record, deals=(*record.deals[:-1], replace(deal, events=events)))
        assert why_not(file, forged) is Unresumable.NOT_OF_THIS_TABLE
    sits = Change(seat=Seat(1), sitter=Person("Eva"), why=Why.ASKED)
    moved = replace(record, deals=(*record.deals[:-1], replace(deal, events=(*moves, sits))))
    assert why_not(file, moved) is Unresumable.NOT_OF_THIS_TABLE


def test_restoring_checks_every_secret() -> None:
    room = room_of(head(seed=3))
    play_out(room, by_chance(1))
    record = record_of(room)
    draw = record.draws[0]
    lied = replace(draw, chance=replace(draw.chance, secret=bytes(32)))
    with pytest.raises(BrokenRecord):
        restored(replace(record, draws=(lied,)), None)


def out_of_order(game: Game) -> list[Record]:
    """Records in which every single step is right, but the last was taken when it was not its moment."""
    assert game.secret is not None
    openings = {Seat(0): bytes(32)}
    drawn, _ = draw_dealer(replace(game, phase=Phase.DRAW), bytes(32), openings)
    shuffled, _ = shuffle(replace(game, phase=Phase.SHUFFLE), game.secret, openings)
    return [drawn.record, shuffled.record]


RESTORED = """
import sys
from pathlib import Path
from settebello.client.restoring import BrokenRecord, restored
from settebello.notation.record_reader import parse_record
for path in sys.argv[2:]:
    try:
        restored(parse_record(Path(path).read_text("utf-8")), bytes.fromhex(sys.argv[1]))
    except BrokenRecord:
        print("broken")
"""


@pytest.mark.parametrize("flags", [(), ("-O",)])
def test_a_record_out_of_order_is_refused_by_a_python_without_assertions_too(
    flags: tuple[str, ...], tmp_path: Path
) -> None:
    room = room_of(head(seed=3))
    play_out(room, by_chance(1), steps=5)
    game = game_of(room)
    assert game.secret is not None
    paths: list[Path] = []
    for record in out_of_order(game):
        paths.append(tmp_path / f"{len(paths)}.scopa")
        paths[-1].write_text(format_record(record), encoding="utf-8")
    command = [sys.executable, *flags, "-c", RESTORED, game.secret.hex(), *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["broken"] * len(paths)


# -- files


def test_a_new_match_never_writes_over_a_file_with_something_in_it(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        file.create(head())
    assert file.path.read_text(encoding="utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["match.scopa"]


def test_an_empty_file_may_be_written_to(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.path.touch()
    file.create(head())
    assert read(file) == head()


def test_matches_of_a_day_are_numbered(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "matches"
    made = [create_in(folder, date(2026, 5, 1), head()).path.name for _ in range(3)]
    assert made == ["2026-05-01-1.scopa", "2026-05-01-2.scopa", "2026-05-01-3.scopa"]
    assert sorted(path.name for path in folder.iterdir()) == made


def test_a_file_system_without_links_serves_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "no links")

    monkeypatch.setattr(os, "link", no_links)
    file = on_disk(tmp_path)
    file.create(head())
    assert read(file) == head()
    with pytest.raises(FileExistsError):
        on_disk(tmp_path)._create_without_links(head())


def test_the_record_is_replaced_and_never_written_in_place(tmp_path: Path) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=3))
    with file.path.open(encoding="utf-8") as before:
        room = room_of(head(seed=3), file=file)
        play_out(room, by_chance(1), steps=5)
        assert before.read() == format_record(head(seed=3))
    assert read(file) == record_of(room)


def test_the_disk_is_waited_for_when_a_deal_is_over_or_the_match_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=3))
    done: list[str] = []
    names: dict[int, str] = {}
    opened, replaced = os.open, Path.replace

    def remembered(path: Path, *flags: int) -> int:
        number = opened(path, *flags)
        names[number] = path.name
        return number

    def synced(number: int) -> None:
        done.append(names[number])

    def moved(path: Path, target: Path) -> Path:
        done.append(f"{path.name} > {target.name}")
        return replaced(path, target)

    monkeypatch.setattr(os, "open", remembered)
    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", moved)
    room = room_of(head(seed=3), file=file)
    play_out(room, by_chance(1), steps=8)
    assert tmp_path.name not in done
    assert file._draft.name not in done
    until = len(done)
    while room.view().number == 1:
        play_out(room, by_chance(1), steps=1)
    last = len(done) - done[::-1].index(tmp_path.name) - 1
    assert last > until
    draft = file._draft.name
    assert done[last - 2 : last + 1] == [draft, f"{draft} > match.scopa", tmp_path.name]
    play_out(room, by_chance(1), steps=2)
    done.clear()
    room.close()
    assert done == ["match.scopa", "match.scopa.resume", tmp_path.name]


def test_a_write_that_fails_leaves_nothing_but_the_last_whole_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = on_disk(tmp_path)
    file.create(head(seed=3))

    def full(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="28"):
        file.write(head(seed=4))
    assert [path.name for path in tmp_path.iterdir()] == ["match.scopa"]
    assert read(file) == head(seed=3)
