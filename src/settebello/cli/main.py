"""The frame of the command line: which command, which language, which exit status.

Exit statuses: 0 done, 1 the thing checked is false, 2 bad input (or a fault of our own: no answer either
way), 130 interrupted, 141 whoever read our output went away. A command returns its status, or nothing for 0.
"""

import errno
import io
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NoReturn, TextIO, cast

import click

from settebello import __version__
from settebello.cli.errors import BadInput, from_click, from_system, near_fact
from settebello.cli.help import summary, write_help, write_list
from settebello.i18n import LANGUAGES, UnknownLanguage, Words, pick_language, words

COMMANDS: Final = ("play", "rules", "arena", "replay", "verify", "conformance", "perft")
"""The commands in the order in which they are listed; each is the module of that name beside this one."""

PROGRAM: Final = "settebello"
DEBUG_VARIABLE: Final = "SETTEBELLO_DEBUG"
COMPLETE_VARIABLE: Final = "_SETTEBELLO_COMPLETE"

INTERRUPTED: Final = 130
BAD_INPUT: Final = 2
READER_GONE: Final = 141
"""What a shell reports for a program that stopped because nobody reads its output (128 + SIGPIPE)."""


def main() -> NoReturn:
    """The program ``settebello``."""
    _mend_streams()
    sys.exit(run(sys.argv[1:], os.environ))


def _mend_streams() -> None:
    """Makes the standard streams fit to be used: none missing, none that stops at a letter it lacks.

    Python gives None for a stream that was closed by who started us; an input that ends at once, an output
    that nobody reads say the same.
    """
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, Path(os.devnull).open(mode, encoding="utf-8"))


def run(args: Sequence[str], env: Mapping[str, str]) -> int:
    """Runs one command line and answers its exit status; whatever happens, no traceback is shown.

    Exceptions end here, as one sentence on the standard error; ``SETTEBELLO_DEBUG=1`` adds the traceback of
    an unexpected one.
    """
    say = words(LANGUAGES[0])
    try:
        say = _spoken(args, env)
        status = _invoke(list(args), env, say)
        sys.stdout.flush()
    except BaseException as error:  # noqa: BLE001  # the one place where everything ends
        return _ended(error, say, env)
    return status


def _spoken(args: Sequence[str], env: Mapping[str, str]) -> Words:
    """The words of the language asked for, wherever ``--lang`` stands: even help is then in that language."""
    asked = _asked_language(args)
    try:
        return words(pick_language(asked, env))
    except UnknownLanguage as unknown:
        raise BadInput("unknown_language", name=unknown.lang, choices=", ".join(LANGUAGES)) from None


def _asked_language(args: Sequence[str]) -> str | None:
    """The value of the last ``--lang``.

    >>> (
    ...     _asked_language(["play", "--lang", "en", "--help"]),
    ...     _asked_language(["--lang=it"]),
    ...     _asked_language([]),
    ... )
    ('en', 'it', None)
    """
    asked = None
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("--lang="):
            asked = arg.partition("=")[2]
        elif arg == "--lang" and place + 1 < len(args):
            asked = args[place + 1]
    return asked


def _invoke(args: list[str], env: Mapping[str, str], say: Words) -> int:
    group = Settebello(say)
    instruction = env.get(COMPLETE_VARIABLE)
    if instruction:
        from click.shell_completion import shell_complete

        return shell_complete(group, {}, PROGRAM, COMPLETE_VARIABLE, instruction)
    try:
        with group.make_context(PROGRAM, args, obj=say) as ctx:
            result = group.invoke(ctx)
    except click.exceptions.Exit as end:
        return end.exit_code
    return result if isinstance(result, int) else 0


def _ended(error: BaseException, say: Words, env: Mapping[str, str]) -> int:
    """Says what ended a command, and answers the exit status."""
    match error:
        case SystemExit():
            return error.code if isinstance(error.code, int) else 0
        case KeyboardInterrupt():
            return _interrupted()
        case click.Abort():
            closed = isinstance(error.__cause__ or error.__context__, EOFError)
            return _report(BadInput("input_closed"), say) if closed else _interrupted()
        case EOFError():
            return _report(BadInput("input_closed"), say)
        case BadInput():
            return _report(error, say)
        case click.ClickException():
            return _report(from_click(error), say)
        case OSError(errno=errno.EPIPE):
            return _reader_gone()
        case OSError(filename=str()) | OSError(errno=errno.ENOSPC):
            return _report(from_system(error), say)
        case _:
            return _report(_fault(error, env), say)


def _report(bad: BadInput, say: Words) -> int:
    with suppress(OSError):  # where nobody can be told, the status still says it
        for code, sentence in bad.sentences(say):
            click.echo(say("error-line", code=code, sentence=sentence), err=True)
    return BAD_INPUT


def _interrupted() -> int:
    click.echo(err=True)
    return INTERRUPTED


def _reader_gone() -> int:
    # Python flushes the standard output once more while it ends; there it must not fail again.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return READER_GONE


def _fault(error: BaseException, env: Mapping[str, str]) -> BadInput:
    if env.get(DEBUG_VARIABLE):
        import traceback

        traceback.print_exception(error)
    return BadInput("internal", kind=type(error).__name__, version=__version__)


class Settebello(click.Group):
    """The commands, each loaded when it is asked for, in one language."""

    def __init__(self, say: Words) -> None:
        super().__init__(
            PROGRAM,
            callback=_say_what_there_is,
            params=[_lang_flag(), _version_flag()],
            invoke_without_command=True,
        )
        self.say: Final = say

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # the parser's signature
        return [name for name in COMMANDS if find_spec(f"settebello.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        plain = import_module(f"settebello.cli.{cmd_name}").command
        return Command(cmd_name, plain, self.say)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not ctx.resilient_parsing:
            raise BadInput(
                "unknown_command", name=args[0], near=near_fact(get_close_matches(args[0], known, n=1))
            )
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _placed(ctx):
            return super().parse_args(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter, self.say)
        rows = [(name, summary(self.say, name)) for name in self.list_commands(ctx)]
        write_list(formatter, self.say("cli-commands"), rows)


class Command(click.Command):
    """A command of ours as the frame runs it: with ``--lang`` and with words."""

    def __init__(self, name: str, plain: click.Command, say: Words) -> None:
        super().__init__(
            name,
            callback=plain.callback,
            params=[*plain.params, _lang_flag()],
            context_settings=plain.context_settings,
            short_help=summary(say, name),
        )
        self.say: Final = say

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter, self.say)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that we find them, and say so in our words
        with _placed(ctx):
            extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise BadInput("extra_argument", argument=" ".join(extra), usage=ctx.command_path)
        return extra


@contextmanager
def _placed(ctx: click.Context) -> Iterator[None]:
    """Lets an error of the parser know on which command it happened; the parser does not always say."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def _say_what_there_is() -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _lang_flag() -> click.Option:
    """``--lang``, which was read before the line was parsed; here it is only allowed and described."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False)


def _version_flag() -> click.Option:
    def show(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
        if asked:
            click.echo(f"{PROGRAM} {__version__}")
            ctx.exit()

    return click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show)


if __name__ == "__main__":
    main()
