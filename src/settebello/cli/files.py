"""Reading what a command was given: a file by its name, or the standard input as ``-``.

What can go wrong with a file is an error with a code (``errors``); what its text means is for ``notation``.
"""

import sys
from pathlib import Path
from typing import Final

from settebello.cli.errors import BadInput, from_system

STDIN: Final = "-"


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for ``-``, with Unix line ends; raises ``BadInput``."""
    try:
        raw = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    except OSError as error:
        raise from_system(error, name) from None
    except ValueError:  # a name with a NUL is no name
        raise BadInput("file_not_found", file=name) from None
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadInput("file_not_text", file=name) from None
