"""Where the matches played here are kept, and how a command finds one by its name alone."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from settebello.client.saving import matches_folder

DATA_VARIABLE: Final = "SETTEBELLO_DATA"


def kept_matches(data: str | None = None) -> Path:
    """The folder of records that nobody gave a place to, in this data folder or the usual one."""
    named = data or os.environ.get(DATA_VARIABLE)
    return matches_folder(Path(named) if named else user_data_path("settebello", appauthor=False))


def found(name: str, folder: Path) -> Path:
    """The record of that name: where it is said to be, else, for a bare name, among those kept."""
    path = Path(name)
    try:
        kept = path.name == name and not path.exists() and (folder / name).exists()
    except (OSError, ValueError):  # no name a file can have; whoever opens it says so
        return path
    return folder / name if kept else path
