"""Records: what is written reads back, and nothing that is read brings the reader down."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SEATING_IDS, SEATINGS, SEEDS, play_match, records, sitters_for

from settebello.notation import Fault, InvalidNotation, Record, clean_name, format_record, parse_record
from settebello.notation.lines import text_of
from settebello.notation.names import LONGEST_NAME, NAMELESS, is_clean
from settebello.notation.records import (
    Absence,
    BotPlayer,
    Change,
    Concession,
    DealRecord,
    Ending,
    Event,
    Move,
    Person,
    Pledge,
    Result,
    StandIn,
    TakeBack,
    Why,
)
from settebello.rules import PRESETS, Claim, Rules, Seat, Side

TIMES = st.none() | st.integers(0, 10**9)


@given(records())
@settings(max_examples=100, deadline=None)
def test_a_record_reads_back(record: Record) -> None:
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text


@pytest.mark.parametrize(("preset", "rules"), SEATINGS, ids=SEATING_IDS)
def test_whole_matches_of_every_preset_and_seating_read_back(preset: str, rules: Rules) -> None:
    random = Random(f"{preset} {rules.players} {rules.teams}")
    record = play_match(preset, rules, sitters_for(rules, 2, random), random.randrange(2**32))
    assert record.result is not None
    assert parse_record(format_record(record)) == record


def some_record() -> Record:
    rules = PRESETS["scopa"].rules
    return play_match("scopa", rules, (Person("Anna"), BotPlayer("goloso", bytes(32))), 7, deals=2)


def with_deal(change: Callable[[DealRecord], DealRecord]) -> Record:
    record = some_record()
    return replace(record, deals=(*record.deals[:-1], change(record.deals[-1])))


HAPPENINGS: list[Event] = [
    Move(seat=Seat(0), action=Claim(), at=5),
    Move(seat=Seat(0), action=Claim(), by=StandIn("goloso", Why.TIMEOUT)),
    Change(seat=Seat(0), sitter=BotPlayer("goloso", bytes(range(32))), why=Why.ABSENT, at=0),
    Change(seat=Seat(0), sitter=Person("Anna d'Este"), why=Why.RETURNED),
    TakeBack(seat=Seat(0), ply=3, at=100),
    Concession(seat=Seat(1)),
]


@pytest.mark.parametrize("event", HAPPENINGS, ids=lambda event: type(event).__name__)
def test_whatever_can_happen_reads_back(event: Event) -> None:
    record = with_deal(lambda deal: replace(deal, events=(*deal.events, event)))
    assert parse_record(format_record(record)) == record


@given(st.lists(st.sampled_from(HAPPENINGS), max_size=8), st.lists(TIMES, min_size=8, max_size=8))
def test_happenings_at_any_time_read_back(events: list[Event], times: list[int | None]) -> None:
    timed = tuple(replace(event, at=at) for event, at in zip(events, times, strict=False))
    record = with_deal(lambda deal: replace(deal, events=timed))
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "pledge",
    [
        Pledge(Seat(0), None, None, Absence.NO_COMMITMENT),
        Pledge(Seat(0), "ab" * 32, None, Absence.NO_OPENING),
        Pledge(Seat(0), "ab" * 32, bytes(32), Absence.MISMATCH),
        Pledge(Seat(0), "ab" * 32),
    ],
    ids=lambda pledge: str(pledge.absence),
)
def test_a_contribution_that_counts_as_zeros_reads_back(pledge: Pledge) -> None:
    def pledged(deal: DealRecord) -> DealRecord:
        last = deal.attempts[-1]
        attempt = replace(last, chance=replace(last.chance, pledges=(pledge,)))
        return replace(deal, attempts=(*deal.attempts[:-1], attempt))

    record = with_deal(pledged)
    assert parse_record(format_record(record)) == record


def test_an_unfinished_deal_has_no_secret_and_reads_back() -> None:
    def unfinished(deal: DealRecord) -> DealRecord:
        last = deal.attempts[-1]
        hidden = replace(last, chance=replace(last.chance, secret=None), deck=())
        return replace(deal, attempts=(hidden,), events=deal.events[:5], awards=(), totals=None)

    record = with_deal(unfinished)
    text = format_record(record)
    assert parse_record(text) == record
    secret = some_record().deals[-1].attempts[-1].chance.secret
    assert secret is not None
    assert secret.hex() not in text


@pytest.mark.parametrize("ending", list(Ending))
def test_every_ending_reads_back(ending: Ending) -> None:
    record = replace(some_record(), result=Result(ending, (Side(0), Side(1))))
    assert parse_record(format_record(record)) == record


def test_a_record_of_which_nothing_is_known_yet_reads_back() -> None:
    rules = replace(PRESETS["scopa"].rules, redeal=frozenset(), max_capture=2)
    record = Record(match="m", preset="scopa", rules=rules, sitters=(Person("A"), Person("B")))
    text = format_record(record)
    assert "set redeal=\n" in text
    assert parse_record(text) == record


def test_each_thing_stands_on_a_line_of_its_own_so_that_a_difference_is_one_line() -> None:
    record = some_record()
    other = with_deal(lambda deal: replace(deal, events=(*deal.events[:-1], replace(deal.events[-1], at=1))))
    one, two = format_record(record).splitlines(), format_record(other).splitlines()
    assert sum(a != b for a, b in zip(one, two, strict=True)) == 1


# -- names


@given(st.text() | st.text(alphabet="a\u0301\u202e\x1b[31m\n\t \u200d👩", max_size=80))
@settings(max_examples=200)
def test_a_name_has_nothing_in_it_that_a_terminal_obeys(text: str) -> None:
    name = clean_name(text)
    assert is_clean(name)
    assert name.isprintable()
    assert 1 <= len(name) <= LONGEST_NAME
    record = replace(some_record(), sitters=(Person(text), BotPlayer(text)))
    assert parse_record(format_record(record)) == record


def test_names_that_are_nothing_or_too_much() -> None:
    assert clean_name("") == clean_name("\x1b\x07\u202e") == NAMELESS
    assert clean_name("ignazio " * 50) == clean_name("ignazio " * 5)
    assert clean_name("Z" + "\u0301\u0302\u0303\u0304\u0305" * 5).count("\u0304") == 0
    assert clean_name("Nicolò D’Amìco 7") == "Nicolò D’Amìco 7"


# -- what is wrong


TEXT = format_record(some_record())


@pytest.mark.parametrize(
    ("old", "new", "code", "word"),
    [
        ("settebello record 1", "settebello record 2", Fault.UNKNOWN_VERSION, "2"),
        ("settebello record 1", "settebello position 1", Fault.NOT_A_RECORD, "position"),
        ("settebello record 1", "# a poem", Fault.NOT_A_RECORD, "#"),
        ("settebello record 1", "settebello", Fault.FIELD_MISSING, ""),
        ("match match-7\n", "", Fault.UNEXPECTED_LINE, "recipe"),
        ("match match-7", f"match {'m' * 81}", Fault.TOO_LONG, "mmm"),
        ("recipe settebello/1", "recipe settebello/2", Fault.UNKNOWN_VERSION, "settebello/2"),
        ("begun 2026-11-30T20", "begun 2026-11-30T25", Fault.NOT_A_TIME, "2026"),
        ("begun 2026-11", "seeded 7\nbegun 2026-11", Fault.UNEXPECTED_LINE, "begun"),
        ("rules scopa", "seeded x\nrules scopa", Fault.NOT_A_NUMBER, "x"),
        ("rules scopa", "seeded 007\nrules scopa", Fault.NOT_A_NUMBER, "007"),
        ("rules scopa", f"seeded {'9' * 5000}\nrules scopa", Fault.NOT_A_NUMBER, "999"),
        ("rules scopa", "rules scoppa", Fault.UNKNOWN_PRESET, "scoppa"),
        ("rules scopa", "rules scopa\nset napola", Fault.FIELD_MISSING, "napola"),
        ("rules scopa", "rules scopa\nset napoli=off", Fault.UNKNOWN_OPTION, "napoli=off"),
        ("rules scopa", "rules scopa\nset napola=on", Fault.BAD_OPTION_VALUE, "napola=on"),
        ("rules scopa", "rules scopa\nset target=0", Fault.UNPLAYABLE_RULES, "scopa"),
        ("rules scopa", "rules scopone\nset players=2", Fault.UNPLAYABLE_RULES, "scopone"),
        ("seat 0 person Anna", "seat 0 person", Fault.FIELD_MISSING, ""),
        ("seat 0 person Anna", "seat 0 robot Anna", Fault.UNKNOWN_VALUE, "robot"),
        ("seat 0 person Anna", f"seat 0 person {'Anna' * 20}", Fault.NOT_A_NAME, "Anna"),
        ("seat 0 person Anna", "seat 0 person Anna\x1b[2J", Fault.CONTROL_CHARACTER, "\x1b"),
        ("seat 0 person Anna", "seat 0 person Anna\u202e", Fault.CONTROL_CHARACTER, "\u202e"),
        ("seat 0 person Anna\n", "", Fault.OUT_OF_ORDER, "1"),
        ("seat 1 bot goloso 0", "seat 1 bot goloso 1g", Fault.NOT_HEX, "1g0"),
        ("draw 1", "draw 0", Fault.NOT_A_NUMBER, "0"),
        ("commitment host", "commitment 1", Fault.OUT_OF_ORDER, "0"),
        ("commitment 0", "commitment 2", Fault.NOT_A_SEAT, "2"),
        ("contribution 0", "contribution 1", Fault.OUT_OF_ORDER, "1"),
        ("deal 1\n", "deal one\n", Fault.NOT_A_NUMBER, "one"),
        ("deal 1\ndealer ", "deal 1\ndealer 7", Fault.NOT_A_SEAT, "7"),
        ("attempt 1", "attempt", Fault.FIELD_MISSING, ""),
        ("cut ", "cut 0 40 chosen\ncut ", Fault.NOT_A_NUMBER, "40"),
        ("cut ", "cut 0 4 quickly\ncut ", Fault.UNKNOWN_VALUE, "quickly"),
        ("table ", "table 7h ", Fault.NOT_A_CARD, "7h"),
        ("table ", "table 7d4 ", Fault.NOT_A_CARD, "4"),
        ("\n0 ", "\nback 0 x\n0 ", Fault.NOT_A_NUMBER, "x"),
        ("\n0 ", "\nconcede 2\n0 ", Fault.NOT_A_SEAT, "2"),
        ("\n0 ", "\nsits 0 bored person Anna\n0 ", Fault.UNKNOWN_VALUE, "bored"),
        ("\n0 ", "\n0 7dx\n0 ", Fault.NOT_AN_ACTION, "x"),
        ("\n0 ", "\n0 7d @1.5\n0 ", Fault.NOT_A_TIME, "@1.5"),
        ("\n0 ", "\n0 7d 1.500\n0 ", Fault.UNEXPECTED_FIELD, "1.500"),
        ("\n0 ", "\n0 7d @1.500 by goloso\n0 ", Fault.FIELD_MISSING, ""),
        ("\n0 ", "\n0 7d @1.500 by goloso asleep\n0 ", Fault.UNKNOWN_VALUE, "asleep"),
        ("\n0 ", "\n3 7d\n0 ", Fault.UNEXPECTED_LINE, "3"),
        ("award carte ", "award beauty 0 1 3-4\naward carte ", Fault.UNKNOWN_VALUE, "beauty"),
        ("award carte ", "award carte 2 1 3-4\naward carte ", Fault.NOT_A_SIDE, "2"),
        ("award carte ", "award carte 0 1 3\naward carte ", Fault.NOT_A_NUMBER, "3"),
        ("totals ", "totals 1-2-3\ntotals ", Fault.NOT_A_NUMBER, "1-2-3"),
        ("totals ", "totals x\ntotals ", Fault.NOT_A_NUMBER, "x"),
        ("deal 2", "result lost 0\ndeal 2", Fault.UNKNOWN_VALUE, "lost"),
        ("deal 2", "result won 0\ndeal 2", Fault.UNEXPECTED_LINE, "deal"),
        ("deal 2", "fine\ndeal 2", Fault.UNEXPECTED_LINE, "fine"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, code: Fault, word: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    with pytest.raises(InvalidNotation) as found:
        parse_record(text)
    error = found.value
    assert error.code is code
    line = text.split("\n")[error.line - 1]
    assert line[error.column - 1 :].startswith(word)


@pytest.mark.parametrize("text", ["", "\n\n", "  \t\n"])
def test_nothing_is_no_record(text: str) -> None:
    with pytest.raises(InvalidNotation) as found:
        parse_record(text)
    assert found.value.code is Fault.EMPTY


def test_blanks_empty_lines_and_ends_of_lines_may_be_any() -> None:
    loose = TEXT.replace(" ", " \t ").replace("\n", " \r\n\n").replace("\n\n\n", "\n")
    assert parse_record(loose) == some_record()


def test_bytes_that_are_no_text_are_told_with_their_place() -> None:
    assert text_of("\ufeffè".encode()) == "è"
    with pytest.raises(InvalidNotation) as found:
        text_of("perché\nè ".encode() + b"\xff\xfe")
    assert (found.value.code, found.value.line, found.value.column) == (Fault.NOT_TEXT, 2, 3)


# -- fuzz

PIECES = st.sampled_from(
    [
        "\x00",
        "\x1b[2J",
        "\r",
        "\n",
        "\u2028",
        "\ufeff",
        " ",
        "-",
        "0",
        "9" * 400,
        "7d",
        "x",
        "=",
        "@",
        "none",
        "é",
        "\ud800",
    ]
)


def refused(text: str) -> InvalidNotation | None:
    """Read a text; anything but a record or a refusal with a place fails the test."""
    try:
        parse_record(text)
    except InvalidNotation as error:
        return error
    return None


def is_placed(error: InvalidNotation, text: str) -> bool:
    lines = text.split("\n")
    in_text = 1 <= error.line <= len(lines) and 1 <= error.column <= len(lines[error.line - 1]) + 1
    return in_text and all(str(fact).isprintable() for fact in error.facts.values())


@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 8), PIECES), min_size=1, max_size=4))
@settings(max_examples=600, deadline=None)
def test_a_damaged_record_is_read_or_refused_with_a_place(damages: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for at, gone, piece in damages:
        text = text[:at] + piece + text[at + gone :]
    error = refused(text)
    assert error is None or is_placed(error, text)


@given(SEEDS)
@settings(max_examples=200, deadline=None)
def test_a_record_whose_lines_are_mixed_up_is_read_or_refused(number: int) -> None:
    random = Random(number)
    lines = TEXT.split("\n")
    for _ in range(random.randrange(1, 4)):
        a, b = random.randrange(len(lines)), random.randrange(len(lines))
        what = random.randrange(3)
        if what == 0:
            lines[a], lines[b] = lines[b], lines[a]
        elif what == 1:
            del lines[a]
        else:
            lines.insert(b, lines[a])
    text = "\n".join(lines)
    error = refused(text)
    assert error is None or is_placed(error, text)


@given(
    st.binary(max_size=300) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
@settings(max_examples=200)
def test_any_bytes_are_refused_with_a_place(raw: bytes) -> None:
    with pytest.raises(InvalidNotation) as found:
        parse_record(text_of(raw))
    assert found.value.line >= 1
    assert found.value.column >= 1


@pytest.mark.parametrize("end", range(0, len(TEXT), 37))
def test_a_record_that_was_cut_off_is_read_or_refused(end: int) -> None:
    error = refused(TEXT[:end])
    assert error is None or is_placed(error, TEXT[:end])
