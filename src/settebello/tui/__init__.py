"""The terminal as a place to play.

What is said is in ``voice``, ``telling`` and ``sheet``, how it looks in ``drawing`` and ``screens``,
what a person types in ``intents`` and ``keyboard``; ``playing`` is the conversation of all that with a
room. There are two dialects of one set of facts: drawn, with cards and colours, and plain, one event
one line, for pipes and screen readers. No rule of the game is decided here; a room is spoken to through
``client.protocol`` alone.
"""
