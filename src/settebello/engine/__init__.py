"""What an engine is asked, answered by ``reference`` with the readable rules."""

from settebello.engine.reference import divide, perft, plays

__all__ = ["divide", "perft", "plays"]
