"""What can be wrong with a command line, as codes with facts; the sentences are in the catalogue.

A command raises ``BadInput``; the frame writes ``error [code]: sentence`` and exits with 2. The parser's and
the system's own exceptions are turned into the same thing, so that no foreign sentence reaches a person.
"""

import errno
import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

import click

from settebello.i18n import Words, code_key

NOTHING_NEAR: Final = "none"
"""The fact ``near`` when nothing resembles what was written; the catalogue selects on it."""

_LONGEST: Final = 120


class BadInput(Exception):
    """Something a person gave cannot be used; exit status 2.

    The sentence stands in the catalogue under ``error-<code>``, with ``-`` for ``_``.

    >>> raise BadInput("unknown_preset", name="scoppa", near="scopa")
    Traceback (most recent call last):
    settebello.cli.errors.BadInput: unknown_preset {'name': 'scoppa', 'near': 'scopa'}
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code, facts)
        self.code: Final = code
        self.facts: Final[Mapping[str, object]] = MappingProxyType(facts)

    def __str__(self) -> str:
        return f"{self.code} {dict(self.facts)}"

    def sentences(self, say: Words) -> tuple[tuple[str, str], ...]:
        """The codes to show, each with its sentence."""
        return ((self.code, say(code_key("error", self.code), **clean_facts(self.facts))),)


class BadInputs(BadInput):
    """Several things at once, every one of them told."""

    def __init__(self, found: Iterable[tuple[str, str]], /, **facts: object) -> None:
        self.found: Final = tuple(found)
        """The code and the catalogue key of each."""
        super().__init__(self.found[0][0], **facts)

    def sentences(self, say: Words) -> tuple[tuple[str, str], ...]:
        facts = clean_facts(self.facts)
        return tuple((code, say(key, **facts)) for code, key in self.found)


def clean(text: str) -> str:
    r"""What a person wrote, fit to be shown back: one line, no control characters, not too long.

    >>> clean("7d\x1b[31m\n")
    '7d�[31m�'
    """
    shown = "".join("�" if unicodedata.category(mark)[0] in "CZ" and mark != " " else mark for mark in text)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


_COUNTABLE: Final = 10**15


def clean_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts with every text cleaned; numbers stay numbers, the catalogue may need them for plurals.

    Larger ones than any plural needs become texts: the catalogue cannot count so far.
    """
    return {
        name: fact if isinstance(fact, int) and abs(fact) < _COUNTABLE else clean(str(fact))
        for name, fact in facts.items()
    }


def near_fact(near: Iterable[str]) -> str:
    """The fact ``near`` for these suggestions."""
    return ", ".join(near) or NOTHING_NEAR


def from_click(error: click.ClickException) -> BadInput:
    """What the parser of the command line found, as a code with facts."""
    usage = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "settebello"
    match error:
        case click.NoSuchOption():
            near = near_fact((error.possibilities or ())[:1])
            return BadInput("unknown_flag", flag=error.option_name, near=near, usage=usage)
        case click.MissingParameter(param=click.Argument() as argument):
            return BadInput("missing_argument", argument=argument_name(argument), usage=usage)
        case click.MissingParameter():
            return BadInput("missing_flag", flag=_flag(error), usage=usage)
        case click.BadOptionUsage():
            return _wrong_use(error, usage)
        case click.BadParameter():
            return _wrong_value(error, usage)
        case click.FileError():
            return BadInput("file_failed", file=error.ui_filename, why=error.message)
        case _:
            return BadInput("bad_command_line", usage=usage)


def argument_name(argument: click.Argument) -> str:
    """How an argument is called in help and in errors."""
    return argument.metavar or (argument.name or "").upper()


def _flag(error: click.BadParameter) -> str:
    match error.param:
        case click.Option() as option:
            return option.opts[-1]
        case click.Argument() as argument:
            return argument_name(argument)
        case _:
            return str(error.param_hint or "")


def _wrong_use(error: click.BadOptionUsage, usage: str) -> BadInput:
    options = error.ctx.command.params if error.ctx else []
    switches = {
        flag
        for option in options
        if isinstance(option, click.Option) and option.is_flag
        for flag in option.opts
    }
    switches |= {"--help", "--version"}
    code = "flag_takes_no_value" if error.option_name in switches else "flag_needs_value"
    return BadInput(code, flag=error.option_name, usage=usage)


def _wrong_value(error: click.BadParameter, usage: str) -> BadInput:
    flag = _flag(error)
    match error.param.type if error.param else None:
        case click.Choice() as choice:
            return BadInput(
                "flag_wants_choice", flag=flag, choices=", ".join(map(str, choice.choices)), usage=usage
            )
        case click.IntRange(min=int() as low, max=None):
            return BadInput("flag_wants_number_from", flag=flag, low=low, usage=usage)
        case click.IntRange(min=int() as low, max=int() as high):
            return BadInput("flag_wants_number_between", flag=flag, low=low, high=high, usage=usage)
        case click.types.IntParamType():
            return BadInput("flag_wants_number", flag=flag, usage=usage)
        case click.Path() | click.File():
            return BadInput("flag_wants_file", flag=flag, usage=usage)
        case _:
            return BadInput("bad_flag_value", flag=flag, usage=usage)


_FILE_CODES: Final[Mapping[int, str]] = MappingProxyType(
    {
        errno.ENOENT: "file_not_found",
        errno.ENOTDIR: "file_not_found",
        errno.EACCES: "file_forbidden",
        errno.EPERM: "file_forbidden",
        errno.EROFS: "file_forbidden",
        errno.EISDIR: "file_is_folder",
        errno.EEXIST: "file_exists",
        errno.ENOSPC: "disk_full",
    }
)


def from_system(error: OSError, file: str | None = None) -> BadInput:
    """What the system says about a file, as a code with facts.

    >>> from_system(FileNotFoundError(errno.ENOENT, "", "a.scopa")).code
    'file_not_found'
    """
    why = errno.errorcode.get(error.errno or 0, type(error).__name__)
    code = _FILE_CODES.get(error.errno or 0, "file_failed")
    return BadInput(code, file=file or error.filename or "?", why=why)
