"""What is no line of this format is told so, and the lines after it are still read."""

import json
from typing import Any

import pytest
from tests.test_conformance.lines import CASES, Line, case, outcome, why

from settebello.conformance import KEYS

GOOD = json.dumps(CASES["moves-001"])

NO_JSON: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "an empty line"),
    "blank": (b"  \t\r\n", "an empty line"),
    "latin1": (GOOD.encode().replace(b"example", b"\xe8"), "not UTF-8"),
    "utf16": (GOOD.encode("utf-16"), "not UTF-8"),
    "truncated": (GOOD.encode()[:-2], "not JSON"),
    "two values": (GOOD.encode() + b" {}", "not JSON"),
    "comment": (b"// " + GOOD.encode(), "not JSON"),
    "single quotes": (b"{'id': 1}", "not JSON"),
    "a list": (b"[" + GOOD.encode() + b"]", "an object is wanted"),
    "a number": (b"7", "an object is wanted"),
    "null": (b"null", "an object is wanted"),
    "NaN": (GOOD.replace("true", "NaN").replace("false", "NaN").encode(), "NaN is not JSON"),
    "Infinity": (GOOD.replace("false", "-Infinity").encode(), "-Infinity is not JSON"),
    "deep": (b"[" * 200_000, "nested too deeply"),
    "deep objects": (b'{"a":' * 200_000, "nested too deeply"),
    "long number": (b'{"id":' + b"9" * 6_000 + b"}", "a number that is too long"),
    "same key": (GOOD.replace('"id"', '"kind": "moves", "id"').encode(), 'the key "kind" stands twice'),
    "same key inside": (
        GOOD.replace('"table"', '"card": "Cs", "table"').encode(),
        'the key "card" stands twice',
    ),
    "mark in the middle": ("\ufeff".encode() + GOOD.encode(), "not JSON"),
}


@pytest.mark.parametrize("name", NO_JSON)
def test_a_line_that_is_no_object(name: str) -> None:
    line, reason = NO_JSON[name]
    wrong, bad, tally = outcome(GOOD, line, GOOD.replace("moves-001", "moves-2"))
    assert wrong == []
    assert [(finding.line, reason in finding.why) for finding in bad] == [(2, True)]
    assert (tally.cases, tally.failed, tally.bad, tally.status) == (2, 0, 1, 2)


def test_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    mark = b"\xef\xbb\xbf"
    assert outcome(mark + GOOD.encode() + b"\r\n")[2].status == 0
    assert outcome((" " + GOOD + "\n").encode())[2].status == 0


@pytest.mark.parametrize("key", KEYS)
def test_exactly_nine_keys(key: str) -> None:
    assert why(case("moves-001", **{key: ...})) == f'the key "{key}" is missing'
    assert why({**CASES["moves-001"], "comment": ""}) == 'there is no key "comment"'
    assert why({**case("moves-001", **{key: ...}), key.upper(): 1})


def test_the_id_is_kind_and_number_and_stands_once_in_a_file() -> None:
    for name in (
        "moves",
        "moves-",
        "moves-x",
        "legal-001",
        "moves-1a",
        "moves-٣",
        "MOVES-1",
        "moves-1\n",
        "",
        7,
        None,
    ):
        assert why(case("moves-001", id=name)).startswith("id: ")
    twice = outcome(GOOD, GOOD)
    assert twice[1][0].why == 'id: "moves-001" stands twice in this file'
    assert twice[2].cases == 1


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("kind", ["move", "Moves", "", None, 1, ["moves"], {"moves": 1}]),
        ("preset", ["scoppa", "SCOPA", "", None, 1, ["scopa"]]),
        ("options", [None, [], "", [["target", 11]], 1]),
        ("given", [None, [], "", 1]),
        ("expect", [None, [], "", 1]),
        ("tags", [None, "R4.5", {}, [1], [None], [""], [["R4.5"]]]),
        ("source", [None, "S000-25", {}, [1]]),
        ("note", [None, "", 1, []]),
    ],
)
def test_every_value_has_its_type(key: str, values: list[Any]) -> None:
    for value in values:
        assert why(case("moves-001", **{key: value})).startswith(key)


WRONG_OPTIONS: list[dict[str, Any]] = [
    {"targets": 11}, {"": 1}, {"Target": 11}, {"table": 4},
    {"target": "11"}, {"target": True}, {"target": 11.0}, {"target": 1e3}, {"target": None}, {"target": [11]},
    {"target": 10**12}, {"target": -(10**12)},
    {"re_bello": 1}, {"re_bello": "true"}, {"re_bello": None}, {"last_card_scopa": 0},
    {"napola": "lenght"}, {"napola": "OFF"}, {"napola": False}, {"napola": None}, {"napola": ["off"]},
    {"primiera_missing_suit": None}, {"primiera_missing_suit": 0},
    {"hand_size": 5}, {"hand_size": "3"}, {"hand_size": True}, {"hand_size": 0}, {"table_size": 3},
    {"table_size": False},
    {"redeal": "three_kings"}, {"redeal": None}, {"redeal": {}}, {"redeal": ["kings"]}, {"redeal": [1]},
    {"redeal": ["three_kings", "three_kings"]},
    {"max_capture": "2"}, {"max_capture": 2.0}, {"max_capture": True}, {"max_capture": "null"},
    {"max_capture": []},
    {"count_order": "carte"}, {"count_order": ""}, {"count_order": ["carte", "carte"]},
    {"count_order": ["trenta"]}, {"count_order": [None]},
    {"players": 5}, {"players": "2"}, {"teams": "trios"}, {"dealer_rotation": "winner"},
    {"deal_packets": "3-3-3"}, {"score_set": "scopa"}, {"goal": "most "}, {"capture_priority": "fewest"},
]  # fmt: skip


@pytest.mark.parametrize("options", WRONG_OPTIONS, ids=str)
@pytest.mark.parametrize("name", ["moves-001", "setup-001", "score-001"])
def test_unknown_options_and_values_outside_the_table_of_options(name: str, options: dict[str, Any]) -> None:
    assert why(case(name, options=options)).startswith("options.") or next(iter(options)) not in KEYS


@pytest.mark.parametrize("options", WRONG_OPTIONS, ids=str)
def test_a_wrong_option_is_bad_even_where_the_table_is_expected_to_be_refused(
    options: dict[str, Any],
) -> None:
    line = case("setup-050", options=options)
    assert outcome(line)[2].status == 2


def test_options_as_they_should_be() -> None:
    good: list[dict[str, Any]] = [
        {"redeal": []}, {"redeal": ["two_aces", "three_kings"]}, {"max_capture": None}, {"max_capture": 4},
        {"target": 1}, {"count_order": ["scope", "carte"], "both_over": "count_order"}, {"players": 2},
        {"count_order": [], "both_over": "count_order"},
        {"teams": "none", "players": 2},
    ]  # fmt: skip
    for options in good:
        assert outcome(case("moves-001", options=options))[2].bad == 0


def test_a_set_of_options_that_cannot_be_played_is_asked_about_in_setup_only() -> None:
    fifteen = {"capture_mode": "fifteen", "ace_rule": "wild"}
    assert "fifteen_needs_normal_ace" in why(case("moves-001", options=fifteen))
    assert "target_too_low" in why(case("score-001", options={"target": 0}))
    assert outcome(case("setup-050", options=fifteen))[2].status == 0
    assert outcome(case("setup-050", options={"target": 0}))[2].status == 0
    assert outcome(case("setup-050", options={"max_capture": -3}))[2].status == 0


WRONG_CARDS: list[Any] = [
    "8d", "1d", "7D", "d7", "7", "7dd", "", "7 d", "Ｆd", 7, None, True, ["7d"], {"7d": 1},
]  # fmt: skip


@pytest.mark.parametrize("card", WRONG_CARDS, ids=repr)
def test_cards_are_cards_of_the_deck(card: Any) -> None:
    assert why(case("moves-001", given__card=card)).startswith("given.card")
    assert why(case("moves-001", given__table=["Ad", card])).startswith("given.table")
    assert why(case("moves-001", expect__captures=[[card]])).startswith("expect.captures")
    assert why(case("knock-001", given__hand=["Ad", "2d", card])).startswith("given.hand")


def test_the_deck_of_the_rules_decides() -> None:
    cicera = case("moves-001", preset="cicera", given__table=["9d"], given__card="9s")
    cicera["expect"] = {"captures": [["9d"]], "may_lay": True}
    assert outcome(cicera)[2].status == 0


BAD_LINES: dict[str, Line] = {
    "a card on the table twice": case("moves-001", given__table=["Ad", "Ad"]),
    "the played card on the table": case("moves-001", given__table=["Cs", "Ad"]),
    "no table": case("moves-001", given__table=...),
    "an unknown key": case("moves-001", given__hand=["Ad"]),
    "first_play is no flag": case("moves-001", given__first_play=1),
    "may_lay is no flag": case("moves-001", expect__may_lay=0),
    "no may_lay": case("moves-001", expect__may_lay=...),
    "one answer too many": case("moves-001", expect__legal=True),
    "a capture twice": case("moves-001", expect__captures=[["Ad", "Fd"], ["Fd", "Ad"]]),
    "a capture with a card twice": case("moves-001", expect__captures=[["Ad", "Ad"]]),
    "captures no list": case("moves-001", expect__captures={"Ad": 1}),
    "legal no flag": case("legal-006", expect__legal="no"),
    "take no list": case("legal-006", given__take="5c"),
    "take with what is no card": case("legal-006", given__take=["Zd"]),
    "hand and table share a card": case("legal-011", given__hand=["3s", "3c"]),
    "no player": case("play-007", given__player=...),
    "player without a name": case("play-007", given__player=""),
    "player null": case("play-007", given__player=None),
    "last capturer a number": case("play-007", given__last_capturer=0),
    "left without stock": case("play-007", given__left={"hand": 0, "others": 0}),
    "left below nothing": case("play-007", given__left={"hand": -1, "others": 0, "stock": 0}),
    "left a flag": case("play-007", given__left={"hand": False, "others": 0, "stock": 0}),
    "left a fraction": case("play-007", given__left={"hand": 0.0, "others": 0, "stock": 0}),
    "left more than the deck": case("play-007", given__left={"hand": 0, "others": 0, "stock": 40}),
    "leftovers to a stranger": case("play-007", expect__leftovers_to="Z"),
    "scopa a number": case("play-007", expect__scopa=0),
    "pile with a card twice": case("play-007", expect__pile=["Rd", "Rd"]),
    "no players": case("setup-050", given__players=0),
    "players below nothing": case("setup-050", given__players=-2),
    "players a fraction": case("setup-050", given__players=2.5),
    "a dealer below nothing at no table": case("setup-050", given__dealer=-1),
    "a dealer of text at no table": case("setup-050", given__dealer="0"),
    "players a text": case("setup-007", given__players="2"),
    "unknown teams": case("setup-007", given__teams="couples"),
    "no such dealer": case("setup-007", given__dealer=2),
    "dealer below nothing": case("setup-007", given__dealer=-1),
    "dealer a flag": case("setup-007", given__dealer=True),
    "three table cards": case("setup-007", given__table=["6d", "6c", "6s"]),
    "table cards in a ten-card deal": case("setup-007", given__table=["6d"] * 4),
    "other players in the options": case("setup-007", options={"players": 4}),
    "valid is no flag": case("setup-050", expect__valid=0),
    "not valid, and more": case("setup-050", expect__redeal=False),
    "valid, and nothing more": case("setup-007", expect={"valid": True}),
    "no valid": case("setup-007", expect__valid=...),
    "table no list": case("setup-007", given__table="Ad"),
    "no table at all": case("setup-050", given__table=...),
    "order no list": case("setup-007", expect__order=0),
    "cutter null": case("setup-007", expect__cutter=None),
    "a deck of 39": case("score-002", given__piles={"A": ["7d"], "B": ["7c"]}),
    "one side": case("score-002", given__piles={"A": ["7d"]}, given__scope={"A": 0}),
    "no sides": case("score-002", given__piles={}, given__scope={}),
    "scope of another side": case("score-002", given__scope={"A": 0, "C": 0}),
    "scope of one side": case("score-002", given__scope={"A": 0}),
    "scope of three sides": case("score-002", given__scope={"A": 0, "B": 0, "C": 0}),
    "scope below nothing": case("score-002", given__scope={"A": 0, "B": -1}),
    "points without a side": case("score-002", expect__points={"A": {}}),
    "points of an unknown category": case("score-002", expect__points={"A": {"carta": 1}, "B": {}}),
    "points of nothing": case("score-002", expect__points={"A": {"carte": 0}, "B": {}}),
    "points a flag": case("score-002", expect__points={"A": {"carte": True}, "B": {}}),
    "primiera with one number": case("score-002", expect__primiera={"A": [4], "B": [4, 75]}),
    "primiera of one side": case("score-002", expect__primiera={"A": [4, 81]}),
    "won by a stranger": case("score-002", expect__match_won_by="Z"),
    "three sides of a game of two": case(
        "match-009", preset="scopa_frac", expect__status="continue", expect__winners=[]
    ),
    "a match of frac": case(
        "match-014", preset="scopa_frac", given__deal={"A": {"frac": 9}, "B": {"frac": 7}}
    ),
    "an unknown status": case("match-014", expect__status="lost"),
    "a winner twice": case("match-014", expect__winners=["A", "A"]),
    "an unknown winner": case("match-014", expect__winners=["Z"]),
    "a total that is no whole number": case("match-014", given__before={"A": 0.5, "B": 0}),
    "a claimant without a pile": case("claim-004", given__claimant="C"),
    "a card in two piles": case("claim-004", given__piles={"A": ["7d"], "B": ["7d"]}),
    "locked of a stranger": case("claim-004", expect__locked={"A": {}, "Z": {}}),
    "two cards": case("knock-001", given__hand=["Ad", "2d"]),
    "four cards": case("knock-001", given__hand=["Ad", "2d", "3d", "4d"]),
    "a hand with a card twice": case("knock-001", given__hand=["Ad", "Ad", "2d"]),
    "points of no knock": case("knock-001", expect__points=5),
    "points of a knock as a flag": case("knock-001", expect__points=False),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_what_is_no_case(name: str) -> None:
    assert why(BAD_LINES[name])


def replay(**changes: Any) -> Line:
    return case("replay-001", **changes)


def _bad_replays() -> dict[str, Line]:
    short, foreign, seatless, twice, hands, packets = (replay() for _ in range(6))
    short["given"]["plays"].pop()
    foreign["given"]["plays"][0][1] = "8d"
    seatless["given"]["plays"][0][0] = 3
    twice["given"]["rounds"][0][0][0] = twice["given"]["rounds"][0][0][1]
    hands["given"]["rounds"][0].pop()
    packets["given"]["rounds"].pop()
    return {
        "a play too few": short,
        "a card of another deck": foreign,
        "no such seat": seatless,
        "a card dealt twice": twice,
        "a hand too few": hands,
        "a packet too few": packets,
        "names for two seats": replay(given__sides=["A", "B"]),
        "one name for two sides": replay(given__sides=["A", "B", "A"]),
        "no pairs of three": replay(given__teams="pairs"),
        "two players": replay(given__players=2, given__sides=["A", "B"]),
        "a play of two things": replay(given__plays=[[0, "Cs"]] * 36),
        "plays no list": replay(given__plays=None),
        "piles of a stranger": replay(expect__piles={"A": [], "B": [], "Z": []}),
        "scope of two": replay(expect__scope={"A": 0, "B": 0}),
    }


BAD_REPLAYS = _bad_replays()


@pytest.mark.parametrize("name", BAD_REPLAYS)
def test_what_is_no_replay(name: str) -> None:
    assert why(BAD_REPLAYS[name])


def test_hostile_takes_are_answered_not_refused_as_lines() -> None:
    hostile: list[list[str]] = [["5c", "5c"], ["8d"], ["5d"], ["Rb"], ["Cs", "5c", "5c", "8d"], ["5c"] * 500]
    for take in hostile:
        assert outcome(case("legal-006", given__take=take))[2].status == 0
    foreign = case("legal-006", given__card="8d", given__take=[])
    assert outcome(foreign)[2].status == 0
    on_the_table = case("legal-006", given__card="5c", given__take=["5c"])
    assert outcome(on_the_table)[2].status == 0


def test_what_is_wrong_is_told_on_one_line_however_it_is_called() -> None:
    for line in (
        case("moves-001", options={"a\nb": 1}),
        case("moves-001", options={"x" * 10_000: 1}),
        case("score-002", given__piles={"A\r\n": ["7"], "B": []}),
        case("moves-001", preset="a\nb"),
        case("moves-001", kind="\x1b[2J"),
        case("moves-001", given__card="\u2028"),
    ):
        told = why(line)
        assert told.isprintable()
        assert told.isascii()
        assert len(told) < 300


def test_a_list_of_many_names_is_refused_in_no_time() -> None:
    assert why(case("match-014", expect__winners=[f"W{i}" for i in range(50_000)]))
    assert why(case("moves-001", given__table=["Ad"] * 50_000))


def test_side_names_may_be_any_text() -> None:
    names = {"A": "Ζωή \U0001f600", "B": 'x"y'}
    line = case("claim-004")
    text = json.dumps(line, ensure_ascii=False)
    for old, new in names.items():
        text = text.replace(f'"{old}"', json.dumps(new))
    assert outcome(text.encode())[2].status == 0
    wrong, _, _ = outcome(text.replace('"may_claim": true', '"may_claim": false').encode())
    assert str(wrong[0]) == "claim-004: may_claim: expected false, got true"
