"""What a pipe or a screen reader gets: golden transcripts of a deal, and what must hold of every line."""

import pytest
from tests.test_play.golden import TYPED, golden, transcript
from tests.test_play.processes import Ran


@pytest.fixture(scope="module", params=["it", "en"])
def told(request: pytest.FixtureRequest) -> tuple[str, Ran]:
    return request.param, transcript(request.param)


def test_the_transcript_is_the_golden_one(told: tuple[str, Ran]) -> None:
    lang, ran = told
    assert ran.out == golden(lang).read_text(encoding="utf-8")
    assert (ran.status, ran.err) == (0, "")


def test_it_is_plain(told: tuple[str, Ran]) -> None:
    _, ran = told
    assert all(char == "\n" or char.isprintable() for char in ran.out)
    assert not set("─│┌▒\r\x1b\t") & set(ran.out)


def test_every_line_typed_was_asked_for(told: tuple[str, Ran]) -> None:
    _, ran = told
    typed = TYPED.read_text(encoding="utf-8").splitlines()
    asked = [line for line in ran.out.splitlines() if ": " in line]
    for text in typed:
        while not asked.pop(0).endswith(f": {text}"):
            assert asked, f"nobody asked for {text!r}"


def test_the_question_comes_again_after_every_error() -> None:
    lines = transcript("it").out.splitlines()
    wrong = lines.index("Non capisco «pippo». Scrivi una carta, per esempio 7d, oppure «aiuto».")
    assert lines[wrong + 1].startswith("Tocca a te:")
    cut = lines.index("Si taglia da 1 a 39 carte.")
    assert lines[cut + 1] == "Quante carte alzi? Da 1 a 39, o Invio per tagliare a caso: dodici"
