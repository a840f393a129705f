"""The cases that come with the package: one file per kind."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable


def shipped() -> Iterator[Traversable]:
    """The files of cases in the package, in the order of their names."""
    folder = files("settebello") / "data" / "cases"
    yield from sorted(
        (file for file in folder.iterdir() if file.name.endswith(".jsonl")), key=lambda file: file.name
    )
