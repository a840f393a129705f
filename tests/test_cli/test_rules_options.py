"""The flags that choose the rules: what they mean together, and what they refuse."""

import click
import pytest
from click.testing import CliRunner

from settebello.cli.errors import BadInput, BadInputs
from settebello.cli.rules_options import ChosenRules, RulesFlags, find_preset, rules_flags, rules_options
from settebello.i18n import LANGUAGES, words
from settebello.rules.options import Redeal, Teams
from settebello.rules.presets import PRESETS
from settebello.rules.problems import problems


def test_without_flags_it_is_scopa_for_two() -> None:
    assert RulesFlags().choose() == ChosenRules(PRESETS["scopa"].rules, "scopa", None)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_chosen_at_each_of_its_tables(name: str) -> None:
    for players, teams in PRESETS[name].tables:
        chosen = RulesFlags(preset=name, players=str(players), teams=teams).choose()
        assert (chosen.preset, chosen.rules.players, chosen.rules.teams) == (name, players, teams)
        assert problems(chosen.rules, PRESETS[name].tables) == ()


@pytest.mark.parametrize(
    ("preset", "flags", "players", "teams"),
    [
        ("scopa", {"players": "4"}, 4, Teams.NONE),
        ("scopa", {"players": "6"}, 6, Teams.NONE),
        ("scopa", {"teams": "pairs"}, 4, Teams.PAIRS),
        ("scopa", {"teams": "two_trios"}, 6, Teams.TWO_TRIOS),
        ("cirulla", {"players": "4"}, 4, Teams.PAIRS),
        ("scopone", {"players": "4"}, 4, Teams.PAIRS),
        ("scopa", {"settings": ("players=3",)}, 3, Teams.NONE),
        ("scopa", {"settings": ("teams=three_pairs",)}, 6, Teams.THREE_PAIRS),
    ],
)
def test_players_or_teams_alone_choose_the_first_table_that_fits(
    preset: str, flags: dict[str, str], players: int, teams: Teams
) -> None:
    rules = RulesFlags(preset=preset, **flags).choose().rules  # type: ignore[arg-type]
    assert (rules.players, rules.teams) == (players, teams)


def test_settings_change_the_preset() -> None:
    flags = RulesFlags(preset="scopa", settings=("re-bello = true", "redeal=", "max_capture=2"), target="31")
    rules = flags.choose().rules
    assert (rules.re_bello, rules.redeal, rules.max_capture, rules.target) == (True, frozenset(), 2, 31)
    assert RulesFlags(settings=("redeal=two_aces,three_kings",)).choose().rules.redeal == frozenset(
        {Redeal.TWO_ACES, Redeal.THREE_KINGS}
    )


def test_saying_the_same_twice_is_no_contradiction() -> None:
    assert RulesFlags(settings=("target=21",), target="21").choose().rules.target == 21


def test_the_preset_of_the_command_comes_first_and_names_are_forgiven() -> None:
    assert RulesFlags(preset="scopa").choose("cirulla").preset == "cirulla"
    assert find_preset(" Scopone Scientifico").name == "scopone_scientifico"


@pytest.mark.parametrize(
    ("flags", "code", "fact"),
    [
        (RulesFlags(preset="scoppa"), "unknown_preset", ("near", "scopa")),
        (RulesFlags(preset="zzz"), "unknown_preset", ("near", "none")),
        (RulesFlags(preset=""), None, None),
        (RulesFlags(settings=("nappola=off",)), "unknown_option", ("near", "napola")),
        (RulesFlags(settings=("napola=lenght",)), "bad_option_value", ("choices", "off, length, fixed3")),
        (RulesFlags(settings=("target",)), "set_without_value", ("text", "target")),
        (RulesFlags(settings=("=3",)), "unknown_option", ("name", "")),
        (RulesFlags(settings=("target=11", "target=21")), "option_given_twice", ("name", "target")),
        (RulesFlags(settings=("target=11",), target="21"), "option_given_twice", ("name", "target")),
        (RulesFlags(target="many"), "bad_option_value", ("value", "many")),
        (RulesFlags(players="5"), "bad_option_value", ("choices", "2, 3, 4, 6")),
        (RulesFlags(dealer="2"), "no_such_seat", ("last", 1)),
        (RulesFlags(dealer="-1"), "no_such_seat", ("seat", "-1")),
        (RulesFlags(dealer="²"), "no_such_seat", ("seat", "²")),
        (RulesFlags(preset="scopone", players="2"), "table_not_listed", ("tables", "4 pairs")),
        (RulesFlags(players="3", teams="pairs"), "table_not_listed", ("preset", "scopa")),
        (RulesFlags(target="0"), "target_too_low", None),
    ],
)
def test_what_cannot_be_is_refused_with_a_code(
    flags: RulesFlags, code: str | None, fact: tuple[str, object] | None
) -> None:
    if code is None:
        assert flags.choose().preset == "scopa"
        return
    with pytest.raises(BadInput) as caught:
        flags.choose()
    assert caught.value.code == code
    if fact:
        assert caught.value.facts[fact[0]] == fact[1]
    for lang in LANGUAGES:
        assert caught.value.sentences(words(lang))[0][0] == code


def test_everything_that_cannot_be_played_is_told() -> None:
    flags = RulesFlags(target="0", settings=("goal=least", "match_end=stop_on_reaching", "table_size=0"))
    with pytest.raises(BadInputs) as caught:
        flags.choose()
    codes = [code for code, _ in caught.value.sentences(words("it"))]
    assert codes == ["sizes_not_listed", "least_and_stop", "target_too_low"]


def test_the_dealer_is_a_seat_of_the_table() -> None:
    assert RulesFlags(players="3", dealer="2").choose().dealer == 2


def test_the_decorators_hand_over_what_was_written() -> None:
    @click.command()
    @rules_options
    def chooses(chosen: ChosenRules) -> None:
        click.echo(f"{chosen.preset} {chosen.rules.target} {chosen.dealer}")

    @click.command()
    @rules_flags
    def reads(flags: RulesFlags) -> None:
        click.echo(f"{flags.given} {flags.settings}")

    run = CliRunner().invoke
    assert run(chooses, ["--rules", "napola", "--target", "31", "--dealer", "1"]).output == "napola 31 1\n"
    assert run(reads, []).output == "False ()\n"
    assert run(reads, ["--set", "target=1", "--set", "re_bello=true"]).output == (
        "True ('target=1', 're_bello=true')\n"
    )
