"""Reading what a command was given: a file by its name, or the standard input as ``-``.

What can go wrong with a file is an error with a code (``errors``); what it says is read in ``texts``.
"""

import sys
from pathlib import Path
from typing import Final

from settebello.cli.errors import BadInput, from_system

STDIN: Final = "-"


def read_bytes(name: str) -> bytes:
    """What a file holds, or the standard input for ``-``; raises ``BadInput``."""
    try:
        return sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    except OSError as error:
        raise from_system(error, name) from None
    except ValueError:  # a name with a NUL is no name
        raise BadInput("file_not_found", file=name) from None
