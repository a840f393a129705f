"""The number of ``--seed``, the same wherever it can be said."""

from typing import Final

import click

MOST: Final = 10**18

SEED: Final = click.IntRange(0, MOST)
"""A number that names a match for everybody: what one command makes of it, another can be given too."""
