"""The reader of the catalogue, and the shape of its files."""

import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from tests.test_i18n.catalogue_files import BIG, below, entries, files, messages, samples, variables
from tests.test_i18n.golden import GOLDEN, lines

from settebello.i18n import LANGUAGES, MissingWords, UnknownLanguage, pick_language, words


def test_italian_comes_first() -> None:
    assert LANGUAGES[0] == "it"


@pytest.mark.parametrize(
    ("asked", "env", "lang"),
    [
        (None, {}, "it"),
        (None, {"SETTEBELLO_LANG": "en"}, "en"),
        (None, {"SETTEBELLO_LANG": ""}, "it"),
        ("it", {"SETTEBELLO_LANG": "en"}, "it"),
        ("en", {"SETTEBELLO_LANG": "xx"}, "en"),
    ],
)
def test_the_language_asked_for_wins_then_the_environment_then_italian(
    asked: str | None, env: dict[str, str], lang: str
) -> None:
    assert pick_language(asked, env) == lang


@pytest.mark.parametrize(("asked", "env"), [("fr", {}), (None, {"SETTEBELLO_LANG": "fr"}), ("IT", {})])
def test_an_unknown_language_is_an_error_not_italian(asked: str | None, env: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage):
        pick_language(asked, env)


def test_words_of_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage):
        words("../it")


def test_a_missing_key_never_shows_as_text() -> None:
    with pytest.raises(MissingWords) as missing:
        words("it")("no-such-key")
    assert (missing.value.key, missing.value.lang) == ("no-such-key", "it")


def test_a_missing_fact_never_shows_as_text() -> None:
    with pytest.raises(MissingWords, match="rank"):
        words("it")("card-name", suit="denari")


def test_facts_that_a_sentence_does_not_need_are_ignored() -> None:
    assert words("en")("rank-a", spare="x") == "ace"
    assert words("en")("card-name", rank="re", suit="coppe", spare="x") == "re of coppe"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_without_grouping(lang: str) -> None:
    assert f" {BIG} " in words(lang)("value-max-capture", number=BIG)


def test_plurals() -> None:
    say = words("it")
    assert say("rules-to", target=1) == "a un punto"
    assert say("rules-to", target=21) == "a 21 punti"


def test_a_text_that_is_a_number_selects_like_one_and_reads_as_written() -> None:
    say = words("it")
    assert say("rules-to", target="1") == "a un punto"
    assert say("play-the-card", rank="8", name="8 di spade") == "l'8 di spade"
    assert say("list-and", head="007", last=f"{BIG}") == f"007 e {BIG}"


def test_facts_stand_as_they_are_without_invisible_marks() -> None:
    assert words("it")("list-and", head="a{ $b }", last="{c}") == "a{ $b } e {c}"


def test_switches_and_codes_are_facts_too() -> None:
    assert words("en")("list-and", head=True, last=None) == "true and None"


def test_a_fact_of_any_length_is_shown_cut() -> None:
    text = words("en")("list-and", head="x" * 10_000, last="y")
    assert text.endswith("x… and y")
    assert len(text) < 2100


def test_importing_and_plain_words_load_neither_formatter_nor_rules() -> None:
    code = (
        "import sys; from settebello.i18n import words; words('it')('rank-a'); "
        "heavy = ('fluent', 'babel', 'settebello.rules'); "
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_fluent_reads_it(lang: str) -> None:
    """The quick way for messages without placeables gives what the formatter would give."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    say = words(lang)
    plain = [key for key, message in messages(lang).items() if not variables(message)]
    assert len(plain) > 100
    for key in plain:
        value = bundle.get_message(key).value
        assert value is not None
        assert say(key) == bundle.format_pattern(value)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_keys_are_those_fluent_finds(lang: str) -> None:
    assert words(lang).keys() == tuple(messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_holds_what_cannot_be_read(lang: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_written_twice(lang: str) -> None:
    keys = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_variables_and_selectors_are_used(lang: str) -> None:
    barred = (ast.Attribute, ast.Term, ast.TermReference, ast.MessageReference, ast.FunctionReference)
    found = [(key, node) for key, message in messages(lang).items() for node in below(message, *barred)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_in_any_variant(lang: str) -> None:
    say = words(lang)
    empty = [
        key for key, made in messages(lang).items() if not all(say(key, **s).strip() for s in samples(made))
    ]
    assert empty == []


def test_all_languages_have_the_same_keys_in_the_same_files() -> None:
    keys = {
        lang: sorted((file, entry.id.name) for file, entry in entries(lang) if isinstance(entry, ast.Message))
        for lang in LANGUAGES
    }
    assert all(keys[lang] == keys[LANGUAGES[0]] for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_speak_of_the_same_facts(lang: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(lang)
    shared = first.keys() & other.keys()
    assert {key for key in shared if variables(first[key]) != variables(other[key])} == set()


def test_every_variant_can_be_reached_and_reads_differently() -> None:
    """A selector whose variants all read the same is one too many.

    With its default alone it is how a language says that it makes no difference where another does.
    """
    for lang in LANGUAGES:
        say = words(lang)
        for key, message in messages(lang).items():
            facts = samples(message)
            selects = [one for one in below(message, ast.SelectExpression) if len(one.variants) > 1]
            assert not selects or len({say(key, **some) for some in facts}) > 1, (lang, key)


def test_golden_sentences() -> None:
    """Written by ``python -m tests.test_i18n.golden``; look at the difference before committing it."""
    assert lines() == GOLDEN.read_text(encoding="utf-8").splitlines()
