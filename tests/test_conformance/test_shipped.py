"""The cases of the package: they pass, and they could fail."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.test_conformance.lines import CASES, Line, case, outcome

from settebello.conformance import KEYS, KINDS, Case, Tally, Wrong, answered, run, shipped

FILES = {file.name: file for file in shipped()}


def test_there_is_a_file_for_every_kind() -> None:
    assert {f"{kind}.jsonl" for kind in KINDS} == set(FILES)
    assert {line["kind"] for line in CASES.values()} == set(KINDS)


@pytest.mark.parametrize("name", FILES)
def test_every_case_passes(name: str) -> None:
    tally = Tally()
    assert [str(finding) for finding in run(name, FILES[name].read_bytes().splitlines(), tally)] == []
    assert tally.cases > 10
    assert (tally.failed, tally.bad, tally.status) == (0, 0, 0)


def test_the_page_tells_of_every_kind_and_how_many_cases_there_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert re.findall(r"\d+ cases, \d+ failed", page) == [f"{len(CASES)} cases, 1 failed"]
    assert set(re.findall(r"^### `(\w+)`", page, re.MULTILINE)) == set(KINDS)
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == list(KEYS)


def other(value: Any) -> Any:
    """Something else of the same kind, so that the line keeps its shape."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return ...
        case []:
            return ...
        case list():
            return value[:-1]
        case _:
            return ...


def spoiled(line: Line) -> Line | None:
    """The case with one wrong expectation, where one can be made without spoiling its shape."""
    wrong = copy.deepcopy(line)
    for field, value in line["expect"].items():
        if line["kind"] == "knock":
            wrong["expect"][field] = {0: 3, 3: 10, 10: 0}[value]
            return wrong
        changed = other(value)
        if changed is not ... and field != "valid":
            wrong["expect"][field] = changed
            return wrong
        if isinstance(value, dict) and field in ("totals", "scope"):
            wrong["expect"][field] = {side: count + 1 for side, count in value.items()}
            return wrong
    return None


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_expectation_fails(kind: str) -> None:
    found = 0
    for line in CASES.values():
        if line["kind"] == kind and (wrong := spoiled(line)) is not None:
            found += 1
            findings, bad, tally = outcome(wrong)
            assert not bad
            assert {finding.case for finding in findings} == {line["id"]}
            assert (tally.cases, tally.failed, tally.status) == (1, 1, 1)
    assert found > 5


def test_every_field_is_checked() -> None:
    """An expectation that is wrong in every field is told field by field."""
    line = case("play-007", expect={
        "pile": ["Rd"], "table": [], "scopa": True, "last_capturer": "B", "leftovers_to": None,
    })  # fmt: skip
    findings, _, _ = outcome(line)
    assert [finding.field for finding in findings] == [
        "pile", "table", "scopa", "last_capturer", "leftovers_to",
    ]  # fmt: skip
    assert str(findings[0]) == 'play-007: pile: expected ["Rd"], got []'
    assert str(findings[4]) == 'play-007: leftovers_to: expected null, got "A"'


def test_a_table_that_is_not_valid_has_no_other_answers() -> None:
    line = case("setup-007", options={"target": 0})
    findings, _, _ = outcome(line)
    assert str(findings[0]) == "setup-007: valid: expected true, got false"
    assert {finding.got for finding in findings[1:]} == {"nothing"}
    turned = case("setup-007", expect={"valid": False})
    assert [str(finding) for finding in outcome(turned)[0]] == ["setup-007: valid: expected false, got true"]


def test_order_means_nothing_in_lists_of_cards_captures_and_winners() -> None:
    moves = case("moves-001")
    moves["given"]["table"].reverse()
    moves["expect"]["captures"] = [take[::-1] for take in moves["expect"]["captures"][::-1]]
    assert outcome(moves)[0] == []
    shared = next(line for line in CASES.values() if len(line["expect"].get("winners", [])) > 1)
    turned = copy.deepcopy(shared)
    turned["expect"]["winners"].reverse()
    assert outcome(turned)[0] == []


def test_order_means_something_in_the_order_of_play() -> None:
    line = next(
        line for line in CASES.values()
        if line["kind"] == "setup" and len(line["expect"].get("order", [])) > 2
    )  # fmt: skip
    turned = copy.deepcopy(line)
    turned["expect"]["order"].reverse()
    assert [finding.field for finding in outcome(turned)[0]] == ["order"]


def test_a_play_the_rules_refuse_makes_the_case_fail() -> None:
    line = case("play-007", given__table=["Rc"])
    assert [str(finding) for finding in outcome(line)[0]] == [
        "play-007: take: expected a legal play, got must_capture"
    ]
    replay = case("replay-001")
    replay["given"]["plays"][0][2] = []
    (finding,) = outcome(replay)[0]
    assert (finding.field, finding.got) == ("plays[0]", "must_capture")
    late = case("replay-001")
    late["given"]["plays"][0], late["given"]["plays"][1] = (
        late["given"]["plays"][1],
        late["given"]["plays"][0],
    )
    (finding,) = outcome(late)[0]
    assert (finding.field, finding.expected, finding.got) == ("plays[0]", "seat 1 to move", "seat 0")


def test_a_void_deal_in_a_replay_makes_the_case_fail() -> None:
    line = case("replay-001", preset="scopa_wikipedia")
    given = line["given"]
    kings = ["Rd", "Rc", "Rs", "Rb"]
    loose = [card for card in given["table"] if card not in kings]
    for packet in given["rounds"]:
        for hand in packet:
            for place, card in enumerate(hand):
                if card in kings and loose:
                    hand[place] = loose.pop()
    given["table"] = kings
    (finding,) = outcome(line)[0]
    assert (finding.field, finding.got) == ("table", "three_kings")


def test_a_fault_of_the_implementation_is_a_finding_and_stops_nothing() -> None:
    def broken(_: object) -> Any:
        raise ZeroDivisionError("of all things")

    tally = Tally()
    lines = [json.dumps(CASES[name]).encode() for name in ("moves-001", "moves-002")]
    findings = list(run("a", lines, tally, broken))
    assert [str(finding) for finding in findings] == [
        "moves-001: answer: expected an answer, got ZeroDivisionError: of all things",
        "moves-002: answer: expected an answer, got ZeroDivisionError: of all things",
    ]
    assert str(tally) == "2 cases, 2 failed"


def test_another_engine_in_python_answers_in_plain_values() -> None:
    def theirs(found: Case) -> Any:
        raw = copy.deepcopy(CASES[found.id]["expect"])
        for value in raw.values():
            if isinstance(value, list):
                value.reverse()
        return answered(found.given, raw)

    tally = Tally()
    lines = [json.dumps(CASES[name]).encode() for name in CASES if not name.startswith("setup")]
    assert list(run("a", lines, tally, theirs)) == []
    assert tally.cases == len(lines) > 300


def test_an_answer_with_a_capture_twice_is_wrong() -> None:
    tally = Tally()
    line = json.dumps(CASES["moves-001"]).encode()

    def twice(found: Any) -> Any:
        return {**found.expect, "captures": (*found.expect["captures"], found.expect["captures"][0])}

    (finding,) = run("a", [line], tally, twice)
    assert isinstance(finding, Wrong)
    assert finding.field == "captures"
