"""A printed deal of every preset at every table: it changes only when somebody means it to.

Made by ``python -m tests.test_rules.playthroughs``; read the difference before committing it.
"""

import pytest
from tests.test_rules.playthroughs import BY_NAME, FOLDER, path_of, playthrough

from settebello.rules import PRESETS


@pytest.mark.parametrize("name", BY_NAME)
def test_the_deal_is_the_recorded_one(name: str) -> None:
    assert path_of(name).is_file(), "python -m tests.test_rules.playthroughs writes it"
    assert playthrough(name) == path_of(name).read_text(encoding="utf-8")


def test_every_preset_has_one_and_no_file_is_left_over() -> None:
    told = {path.stem for path in FOLDER.iterdir()}
    assert told == set(BY_NAME)
    assert {name.rsplit("-", 2)[0] for name in told} == set(PRESETS)


def test_between_them_they_tell_of_everything() -> None:
    """Chance has brought about what the files are there to hold fast."""
    stories = "".join(path.read_text(encoding="utf-8") for path in FOLDER.iterdir())
    for telling in (
        "#",
        "!3",
        "*",
        "void by",
        "the dealer takes",
        "picila",
        "bager",
        "tris",
        "napola",
    ):
        assert telling in stories
