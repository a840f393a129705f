"""Every rulebook as its table of differences says: what a preset changes and nothing else."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from settebello.notation.options import changed_options
from settebello.rules import OPTIONS, PRESETS, Rules, Source

WIKIPEDIA = {"primiera_missing_suit": "three_if_all_lack"}
GUIDA = {
    "direction": "clockwise", "deal_packets": "one_by_one", "redeal": "three_of_a_rank",
    "capture_priority": "single_first", "carte_rule": "majority", "denari_rule": "majority",
}  # fmt: skip
SINGLE = {"capture_priority": "single_first"}
NINE = {"hand_size": "9"}
TEN = {"hand_size": "10", "table_size": "0", "redeal": ""}
ACE = {**SINGLE, "ace_rule": "takes_all"}
NAPOLA = {"napola": "length", "napola_all_ten_wins": "true"}

DIFFERENCES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "scopa_wikipedia": ("000", WIKIPEDIA),
    "scopone_wikipedia": ("000", {**WIKIPEDIA, **TEN}),
    "scopone_scientifico_wikipedia": ("000", {**WIKIPEDIA, **NINE}),
    "scopa_illustrata": ("002", {**WIKIPEDIA, "redeal": ""}),
    "scopa_guida": ("003", {**GUIDA, "target": "11"}),
    "scopone_guida": ("003", {**GUIDA, **NINE}),
    "scopa_d_assi_guida": ("003", {**GUIDA, "ace_rule": "wild", "target": "11"}),
    "scopa_online": ("004", {**SINGLE, "target": "11"}),
    "scopone_online": ("004", {**SINGLE, **NINE}),
    "scopone_scientifico_online": ("004", {**SINGLE, **TEN}),
    "scopa": ("tradition", {**SINGLE, "target": "11"}),
    "scopone": ("tradition", {**SINGLE, **NINE, "deal_packets": "3-2-3-2-3"}),
    "scopone_scientifico": ("tradition", {**SINGLE, **TEN}),
    "asso_piglia_tutto": ("tradition", {**ACE, **NAPOLA}),
    "asso_piglia_tutto_scopone": (
        "tradition", {**ACE, **TEN, **NAPOLA, "deal_packets": "3-3-4", "target": "31"},
    ),
    "asso_piglia_tutto_scopa": ("house", {**ACE, "ace_scopa": "always"}),
    "scopa_d_asso_piemonte": (
        "tradition",
        {**ACE, **NAPOLA, "ace_with_ace_on_table": "ace_only", "ace_scopa": "lone_ace", "re_bello": "true"},
    ),
    "scopa_a_15": ("tradition", {"capture_mode": "fifteen", "capture_priority": "free", "target": "11"}),
    "escoba": (
        "tradition",
        {
            "capture_mode": "fifteen", "capture_priority": "free", "redeal": "", "score_set": "escoba",
            "target": "15",
        },
    ),
    "re_bello": ("tradition", {**SINGLE, "re_bello": "true", "target": "11"}),
    "napola": ("tradition", {**SINGLE, "napola": "length"}),
    "scopone_di_trenta": ("house", {**SINGLE, **NINE, "score_set": "scopone_di_trenta"}),
    "cirulla": (
        "tradition",
        {
            "capture_mode": "cirulla", "ace_rule": "takes_all", "ace_with_ace_on_table": "ace_only",
            "ace_scopa": "always", "redeal": "two_aces", "score_set": "cirulla", "target": "51",
        },
    ),
    "cicera": (
        "tradition",
        {
            "deck": "bresciane52", "hand_size": "12", "capture_priority": "free",
            "capture_obligation": "optional", "court_capture": "rank_only", "redeal": "",
            "score_set": "cicera", "target": "51",
        },
    ),
    "scopa_a_perdere": ("house", {**SINGLE, "goal": "least"}),
    "scopa_frac": ("house", {"capture_priority": "free", "score_set": "frac"}),
    "ponino": ("house", {**SINGLE, "scopa_doubler": "four_cavalli", "target": "11"}),
}  # fmt: skip


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_its_differences_from_the_defaults(name: str) -> None:
    source, differences = DIFFERENCES[name]
    preset = PRESETS[name]
    seated = replace(Rules(), players=preset.rules.players, teams=preset.rules.teams)
    assert changed_options(preset.rules, seated) == dict(differences)
    assert preset.source is Source(source)
    assert preset.name == name


def test_the_presets_stand_in_their_order() -> None:
    assert list(PRESETS) == list(DIFFERENCES)


def test_the_defaults_are_the_first_values() -> None:
    plain = Rules()
    assert (plain.players, plain.hand_size, plain.table_size, plain.target) == (2, 3, 4, 21)
    assert plain.redeal == {"three_kings"}
    assert plain.max_capture is None
    assert plain.wild_ace_may_trail
    assert [str(category) for category in plain.count_order] == [
        "carte", "denari", "settebello", "primiera", "re_bello", "napola", "scope",
    ]  # fmt: skip
    firsts = {name: value for name in OPTIONS if isinstance(value := getattr(plain, name), str)}
    assert all(value == next(iter(type(value))) for value in firsts.values())  # type: ignore[call-overload]
    others = (name for name in OPTIONS if isinstance(getattr(plain, name), bool))
    assert [name for name in others if getattr(plain, name)] == ["wild_ace_may_trail"]
