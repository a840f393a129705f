"""The command line: one module per command, loaded when it is asked for.

``main`` is the frame (which command, which language, which exit status), ``errors`` what can be wrong with a
line, ``help`` how a command describes itself, ``rules_options`` the flags that choose the rules of a match.
Every other module here is one command and exposes it as ``command``, a plain ``click.Command`` without any
words; the frame adds ``--lang`` and the words of the catalogue. Nothing is decided here that a program using
the library could want to decide too.
"""
