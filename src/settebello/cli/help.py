"""How a command describes itself, in the chosen language.

The parser knows the shape of a command (its arguments, flags, ranges); the words come from the catalogue:

- ``cli-<command>-help``: what it does; its first line stands in the list of commands
- ``cli-<command>-<parameter>``, else ``cli-flag-<parameter>`` for flags that several commands share
- ``cli-<command>-examples``: lines to copy, shown as they are (optional)
- ``cli-metavar-<word>``: the name of a value, where it differs between languages (optional)
"""

import re
from typing import Final

import click

from settebello.cli.errors import argument_name
from settebello.i18n import Words, code_key

_WORD: Final = re.compile(r"[A-Za-z]+")


def summary(say: Words, command: str) -> str:
    """The first line of what a command does."""
    return _words(say, code_key("cli", command, "help")).partition("\n")[0]


def write_help(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, say: Words
) -> None:
    """The whole help of a command: usage, what it does, examples, arguments, flags."""
    name = command.name or ""
    parameters = command.get_params(ctx)
    formatter.write_usage(ctx.command_path, usage(command, ctx, say), f"{say('cli-usage')} ")
    for paragraph in _words(say, code_key("cli", name, "help")).split("\n\n"):
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(paragraph)
    _examples(formatter, say, _words(say, code_key("cli", name, "examples")))
    arguments = [
        (metavar(say, argument_name(parameter)), _about(say, name, parameter))
        for parameter in parameters
        if isinstance(parameter, click.Argument)
    ]
    flags = [
        (_spelling(parameter, say), _about(say, name, parameter) + _notes(parameter, ctx, say))
        for parameter in parameters
        if isinstance(parameter, click.Option) and not parameter.hidden
    ]
    write_list(formatter, say("cli-arguments"), arguments)
    write_list(formatter, say("cli-flags"), flags)


def usage(command: click.Command, ctx: click.Context, say: Words) -> str:
    """What follows the name of the command: ``[FLAGS] FILE…``."""
    pieces = [f"[{say('cli-flags-metavar')}]"]
    for parameter in command.get_params(ctx):
        if isinstance(parameter, click.Argument):
            piece = metavar(say, argument_name(parameter)) + ("…" if parameter.nargs != 1 else "")
            pieces.append(piece if parameter.required else f"[{piece}]")
    if isinstance(command, click.Group):
        pieces.append(f"{say('cli-command-metavar')} …")
    return " ".join(pieces)


def metavar(say: Words, name: str) -> str:
    """The name of a value in the chosen language: ``NAME=VALUE`` is ``NOME=VALORE`` in Italian."""

    def word(found: re.Match[str]) -> str:
        return _words(say, code_key("cli-metavar", found[0])) or found[0]

    return _WORD.sub(word, name)


def write_list(formatter: click.HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    """A titled list of terms and what they mean; nothing when there are none."""
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def _examples(formatter: click.HelpFormatter, say: Words, examples: str) -> None:
    if examples:
        with formatter.section(say("cli-examples")):
            for line in examples.splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}".rstrip() + "\n")


def _about(say: Words, command: str, parameter: click.Parameter) -> str:
    name = parameter.name or ""
    if "--help" in parameter.opts:  # the parser's own, with a name of its own
        return say("cli-flag-help")
    return _words(say, code_key("cli", command, name)) or _words(say, code_key("cli-flag", name))


def _spelling(option: click.Option, say: Words) -> str:
    flags = ", ".join(option.opts)
    if option.secondary_opts:
        flags = f"{flags} / {', '.join(option.secondary_opts)}"
    if option.is_flag or option.count:
        return flags
    if isinstance(option.type, click.Choice) and option.metavar is None:
        return f"{flags} {'|'.join(map(str, option.type.choices))}"
    return f"{flags} {metavar(say, option.metavar or _value_name(option))}"


def _value_name(option: click.Option) -> str:
    match option.type:
        case click.types.IntParamType() | click.types.FloatParamType():
            return "N"
        case click.Path() | click.File():
            return "FILE"
        case _:
            return "TEXT"


def _notes(option: click.Option, ctx: click.Context, say: Words) -> str:
    # Labels and values side by side: a sentence would need the formatter, and help waits 40 ms for that.
    extra = option.get_help_extra(ctx)
    notes = []
    if "default" in extra:
        notes.append(f"{say('cli-note-default')} {extra['default']}")
    if isinstance(option.type, click.IntRange):
        notes.append(_range_note(option.type, say))
    if "required" in extra:
        notes.append(say("cli-note-required"))
    if option.multiple:
        notes.append(say("cli-note-multiple"))
    return f" [{'; '.join(notes)}]" if notes else ""


def _range_note(numbers: click.IntRange, say: Words) -> str:
    return (
        f"{say('cli-note-at-least')} {numbers.min}" if numbers.max is None else f"{numbers.min}–{numbers.max}"
    )


def _words(say: Words, key: str) -> str:
    """The words of a key, or nothing: a command with a flag not yet described still helps with the others."""
    return say(key) if key in say else ""
