"""``settebello rules``: the list, one rulebook, the options, plain facts, and what is refused."""

import json
import re

import pytest

from settebello.cli import main as frame
from settebello.i18n import LANGUAGES, code_key, words
from settebello.i18n.rulebook import OPTION_CLAUSES, rulebook
from settebello.notation.options import parse_option
from settebello.rules.options import OPTIONS, Rules
from settebello.rules.presets import PRESETS


@pytest.fixture
def says(capsys: pytest.CaptureFixture[str]) -> "Says":
    return Says(capsys)


class Says:
    """Runs ``settebello rules …`` and keeps what it answered."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str, status: int = 0) -> str:
        assert frame.run(["rules", *args], {}) == status
        out, err = self.capsys.readouterr()
        assert (err == "") is (status == 0)
        return out if status == 0 else err


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_names_every_rulebook_with_its_words(says: Says, lang: str) -> None:
    page = squeezed(says("--lang", lang))
    say = words(lang)
    for name in PRESETS:
        assert f"{say(code_key('preset', name))} ({name})" in page
        assert squeezed(say(code_key("preset", name, "about"))) in page


def test_the_list_goes_by_source(says: Says) -> None:
    headings = [line for line in says().splitlines() if line and not line.startswith(" ")]
    order = ("tradition", "house", "000", "002", "003", "004")
    assert headings[1:7] == [words("it")(f"source-{source}") for source in order], "each stands once"


def test_who_sits_and_how_far_it_goes(says: Says) -> None:
    page = squeezed(says())
    assert "Cirulla (cirulla) in 2, in 3, 2 contro 2; a 51 punti" in page
    assert "Frac (scopa_frac) in 2, 2 contro 2; una smazzata sola" in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_a_rulebook_tells_every_rule_with_its_clause(says: Says, lang: str, name: str) -> None:
    page = squeezed(says(name, "--lang", lang))
    for sentence in rulebook(words(lang), PRESETS[name].rules):
        assert f"{sentence.clause} {sentence.text}" in page


@pytest.mark.parametrize("args", [[], ["--options"], *([name] for name in PRESETS)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_pipe_it_is_plain_text_of_eighty_columns(says: Says, args: list[str], lang: str) -> None:
    page = says(*args, "--lang", lang)
    assert "\x1b" not in page
    assert max(map(len, page.splitlines())) <= 80


def test_no_option_is_listed_twice(says: Says) -> None:
    page = says("scopa", "--set", "hand_size=9", "--players", "2", "--target", "21")
    own, _, here = page.partition("* Opzioni diverse dal solito")[2].partition(
        "Cambiate rispetto al regolamento"
    )
    listed = re.compile(r"^  (\w+=\S*)$", re.MULTILINE)
    assert listed.findall(own) == ["capture_priority=single_first"]
    assert listed.findall(here.partition("Spesso")[0]) == ["hand_size=9", "target=21"]


def test_unusual_rules_are_marked_and_listed_with_their_clauses(says: Says) -> None:
    page = says("scopa")
    assert re.search(r"^\* R4\.6 ", page, re.MULTILINE)
    assert re.search(r"^  R4\.2 ", page, re.MULTILINE)
    listed = page.partition("* Opzioni diverse dal solito")[2]
    assert re.findall(r"^  (\w+=\S*)$", listed.partition("Spesso")[0], re.MULTILINE) == [
        "capture_priority=single_first",
        "target=11",
    ]
    assert "(R4.5, R4.6, R4.7)" in squeezed(listed)


def test_what_its_players_often_agree_on(says: Says) -> None:
    assert squeezed(says("scopa_guida")).endswith(
        "Spesso ci si accorda su target=21 Punti della partita: 21 (R7.5)"
    )
    assert "Spesso" not in says("scopone")


def test_changed_options_show_the_changed_rulebook(says: Says) -> None:
    page = squeezed(says("scopa", "--set", "re_bello=true", "--target", "16"))
    assert "* R6.9 Re bello: un punto a chi ha il re di denari." in page
    assert "* R7.2 Vince chi arriva per primo a 16 punti" in page
    assert "Cambiate rispetto al regolamento re_bello=true Re bello: vale un punto (R6.9) target=16" in page


def test_an_option_set_back_to_the_usual_is_told_as_a_change(says: Says) -> None:
    page = squeezed(says("scopa", "--set", "capture_priority=fewest_cards"))
    assert "Cambiate rispetto al regolamento capture_priority=fewest_cards" in page


def test_flags_alone_change_the_usual_rulebook(says: Says) -> None:
    assert says("--target", "16").startswith("Scopa (scopa)\n")
    assert says("--rules", "cirulla").startswith("Cirulla (cirulla)\n")


def test_names_are_forgiven_their_spelling(says: Says) -> None:
    assert says("Scopone-Scientifico").startswith("Scopone scientifico (scopone_scientifico)\n")


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["scoppa"], "unknown_preset"),
        (["scopa", "--set", "napola=lenght"], "bad_option_value"),
        (["scopa", "--set", "nappola=length"], "unknown_option"),
        (["scopa", "--set", "hand_size=10"], "sizes_not_listed"),
        (["scopone", "--players", "3"], "table_not_listed"),
        (["scopa", "--rules", "cirulla"], "option_given_twice"),
        (["scopa", "cirulla"], "extra_argument"),
        (["--json", "scopa", "--target", "0"], "target_too_low"),
        (["--options", "scopa", "--target", "0"], "target_too_low"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_refused_in_a_sentence(says: Says, args: list[str], code: str, lang: str) -> None:
    sentence = says(*args, "--lang", lang, status=2)
    assert f"[{code}]" in sentence
    assert "Traceback" not in sentence


def test_several_problems_are_all_told(says: Says) -> None:
    told = says("scopa", "--set", "capture_mode=fifteen", "--set", "ace_rule=wild", "--target", "0", status=2)
    assert "[fifteen_needs_normal_ace]" in told
    assert "[target_too_low]" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_options_with_values_and_meaning(says: Says, lang: str) -> None:
    page = squeezed(says("--options", "--lang", lang))
    say = words(lang)
    for name in OPTIONS:
        assert f"{name} {say(code_key('option', name))} ({', '.join(OPTION_CLAUSES[name])})" in page
        assert say(code_key("option", name, "about")) in page


def options_in_force(page: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    name = ""
    for line in page.splitlines():
        if head := re.match(r"(\w+)  ", line):
            name = head[1]
        elif mark := re.match(r"  > +(\S+)", line):
            found.setdefault(name, []).append(mark[1])
    return found


def test_the_value_in_force_is_marked(says: Says) -> None:
    usual = options_in_force(says("--options"))
    assert usual["target"] == ["21"]
    assert usual["redeal"] == ["three_kings"]
    assert usual["max_capture"] == ["null"]
    guide = options_in_force(says("--options", "scopa_guida", "--set", "max_capture=2"))
    assert guide["direction"] == ["clockwise"]
    assert guide["target"] == ["11"]
    assert guide["max_capture"] == ["2"]
    assert options_in_force(says("--options", "--set", "redeal="))["redeal"] == ["nessuna"]


def test_facts_of_a_rulebook_are_its_rules(says: Says) -> None:
    facts = json.loads(says("scopa_guida", "--json", "--set", "max_capture=2"))
    assert facts["name"] == "scopa_guida"
    assert facts["source"] == "003"
    assert facts["tables"][0] == {"players": 2, "teams": "none"}
    assert facts["agreed"] == [{"target": 21}]
    assert facts["differs"]["redeal"] == ["three_of_a_rank"]
    assert (facts["options"]["max_capture"], facts["options"]["re_bello"]) == (2, False)
    assert list(facts["options"]) == list(OPTIONS)


def test_facts_of_all_rulebooks(says: Says) -> None:
    facts = json.loads(says("--json"))
    assert [preset["name"] for preset in facts["presets"]] == list(PRESETS)


def test_facts_of_the_options(says: Says) -> None:
    facts = {option["name"]: option for option in json.loads(says("--json", "--options"))["options"]}
    assert list(facts) == list(OPTIONS)
    assert facts["napola"] == {
        "name": "napola",
        "default": "off",
        "value": "off",
        "values": ["off", "length", "fixed3"],
        "clauses": ["R6.10"],
    }
    for name, option in facts.items():
        for value in option["values"]:
            parse_option(name, value)
    assert facts["target"]["default"] == Rules().target


def test_facts_are_the_same_in_every_language(says: Says) -> None:
    assert says("--json", "--lang", "it") == says("--json", "--lang", "en")
