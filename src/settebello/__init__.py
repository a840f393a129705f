"""Settebello: Scopa and Scopone, as a library and as a program.

The parts are imported by name (``from settebello import rules, notation``); this module loads none of them,
so that a program pays only for what it uses.
"""

__version__ = "0.1.0"
"""The version of the package, and the only place where it is written."""
