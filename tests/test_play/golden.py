"""The golden transcripts: one whole deal, typed by somebody who tries everything, in both languages.

``python -m tests.test_play.golden`` writes them anew; the difference is then read before it is committed.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.test_play.processes import Ran, play

DATA = Path(__file__).parent.parent / "data" / "play"
TYPED = DATA / "deal.in"
FLAGS = ("--plain", "--seed", "3", "--target", "1", "--name", "Anna", "--record", "match.scopa")


def transcript(lang: str) -> Ran:
    """What the program writes when the deal is typed."""
    with TemporaryDirectory() as folder:
        return play(Path(folder), *FLAGS, "--lang", lang, typed=TYPED.read_text(encoding="utf-8"))


def golden(lang: str) -> Path:
    return DATA / f"deal.{lang}.txt"


if __name__ == "__main__":
    for lang in ("it", "en"):
        golden(lang).write_text(transcript(lang).out, encoding="utf-8")
