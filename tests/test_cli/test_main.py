"""The frame of the command line: language, exit status, one sentence for everything that goes wrong."""

import errno
import signal
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

from settebello import __version__
from settebello.cli import main as frame
from settebello.cli.errors import BadInput, BadInputs, clean
from settebello.i18n import LANGUAGES, Words, words

Plant = Callable[[click.Command], None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Puts a command of the test's own in the place of ``play``."""

    def put(command: click.Command) -> None:
        module = types.ModuleType("settebello.cli.play")
        module.command = command  # type: ignore[attr-defined]
        module.__spec__ = types.SimpleNamespace(name="settebello.cli.play")  # type: ignore[assignment]
        monkeypatch.setitem(sys.modules, "settebello.cli.play", module)

    return put


def does(action: Callable[[], Any], *params: click.Parameter) -> click.Command:
    def callback(**_values: object) -> Any:
        return action()

    return click.Command("play", callback=callback, params=list(params))


def raises(error: BaseException) -> click.Command:
    def action() -> None:
        raise error

    return does(action)


def said(capsys: pytest.CaptureFixture[str], *args: str, **env: str) -> tuple[int, str, str]:
    status = frame.run(args, env)
    out, err = capsys.readouterr()
    return status, out, err


# -- what there is


@pytest.mark.parametrize("args", [[], ["--help"]])
def test_alone_it_says_what_it_can_do(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, *args)
    assert (status, err) == (0, "")
    assert out.startswith("Uso: settebello [OPZIONI] COMANDO …")
    listed = [line.split()[0] for line in out.partition("Comandi:\n")[2].splitlines() if line[2:3].strip()]
    assert listed == list(frame.COMMANDS)


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == (0, f"settebello {__version__}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", frame.COMMANDS)
def test_every_command_explains_itself_in_every_language(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, name, "--help", "--lang", lang)
    assert (status, err) == (0, "")
    assert out.startswith(words(lang)("cli-usage"))
    assert "x>=" not in out  # no notes in the parser's own words
    assert "<=x" not in out
    assert all(len(line) <= 80 for line in out.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", frame.COMMANDS)
def test_every_command_and_every_parameter_of_it_has_words(name: str, lang: str) -> None:
    say = words(lang)
    group = frame.Settebello(say)
    with group.make_context("settebello", []) as ctx:
        command = group.get_command(ctx, name)
    assert command is not None
    assert f"cli-{name}-help" in say
    keys = [(parameter.name or "").replace("_", "-") for parameter in command.params]
    assert [key for key in keys if f"cli-{name}-{key}" not in say and f"cli-flag-{key}" not in say] == []


# -- the language


@pytest.mark.parametrize(
    ("args", "env", "lang"),
    [
        (["--help"], {}, "it"),
        (["--help"], {"SETTEBELLO_LANG": "en"}, "en"),
        (["--help", "--lang", "en"], {}, "en"),
        (["--lang=en", "--help"], {}, "en"),
        (["--lang", "it", "--help"], {"SETTEBELLO_LANG": "en"}, "it"),
        (["--lang", "en", "play", "--help"], {}, "en"),
        (["play", "--help", "--lang", "en"], {}, "en"),
        (["play", "--lang", "en", "--help"], {}, "en"),
        (["--lang", "it", "play", "--lang", "en", "--help"], {}, "en"),
    ],
)
def test_the_language_counts_wherever_it_stands(
    args: list[str], env: dict[str, str], lang: str, plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(does(lambda: None))
    _, out, _ = said(capsys, *args, **env)
    assert out.startswith(f"{words(lang)('cli-usage')} settebello")


def test_errors_speak_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--lang", "en", "--nope")[2].startswith("error [unknown_flag]: ")
    assert said(capsys, "--nope")[2].startswith("errore [unknown_flag]: ")


@pytest.mark.parametrize(("args", "env"), [(["--lang", "de"], {}), ([], {"SETTEBELLO_LANG": "de"})])
def test_an_unknown_language_is_an_error(
    args: list[str], env: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = said(capsys, *args, **env)
    assert (status, out) == (2, "")
    assert err.startswith("errore [unknown_language]: la lingua «de»")


def test_the_command_gets_the_words(plant: Plant, capsys: pytest.CaptureFixture[str]) -> None:
    @click.command()
    @click.pass_obj
    def command(say: Words) -> None:
        click.echo(say.lang)

    plant(command)
    assert said(capsys, "play", "--lang", "en") == (0, "en\n", "")


# -- what is wrong with a line


ODD_FLAGS = (
    click.Option(["--number"], type=int),
    click.Option(["--many"], type=click.IntRange(1)),
    click.Option(["--some"], type=click.IntRange(1, 4)),
    click.Option(["--pick"], type=click.Choice(["uno", "due"])),
    click.Option(["--real"], type=float),
    click.Option(["--file"], type=click.Path(exists=True)),
    click.Option(["--plain"], is_flag=True),
)


@pytest.mark.parametrize(
    ("args", "code", "mentions"),
    [
        (["nope"], "unknown_command", "«nope»"),
        (["plya"], "unknown_command", "play?"),
        (["--plian"], "unknown_flag", "--plian"),
        (["play", "--plian"], "unknown_flag", "--plain?"),
        (["play", "--xyzzy"], "unknown_flag", "settebello play --help"),
        (["play", "--number"], "flag_needs_value", "--number"),
        (["--lang"], "flag_needs_value", "--lang"),
        (["play", "--plain=1"], "flag_takes_no_value", "--plain"),
        (["play", "--help=1"], "flag_takes_no_value", "--help"),
        (["play", "--number", "x"], "flag_wants_number", "--number"),
        (["play", "--many", "0"], "flag_wants_number_from", "1"),
        (["play", "--some", "7"], "flag_wants_number_between", "da 1 a 4"),
        (["play", "--pick", "tre"], "flag_wants_choice", "uno, due"),
        (["play", "--real", "x"], "bad_flag_value", "--real"),
        (["play", "--file", "/no/such/file"], "flag_wants_file", "--file"),
        (["play", "due", "carte"], "extra_argument", "«due carte»"),
    ],
)
def test_a_wrong_line_gets_one_sentence_with_a_code(
    args: list[str], code: str, mentions: str, plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(does(lambda: None, *ODD_FLAGS))
    status, out, err = said(capsys, *args)
    assert (status, out) == (2, "")
    assert err.startswith(f"errore [{code}]: ")
    assert mentions in err
    assert err.count("\n") == 1


def test_what_is_missing_is_named(plant: Plant, capsys: pytest.CaptureFixture[str]) -> None:
    plant(does(lambda: None, click.Argument(["position"])))
    assert said(capsys, "play")[2].startswith("errore [missing_argument]: manca POSITION;")
    plant(does(lambda: None, click.Option(["--depth"], required=True)))
    assert said(capsys, "play")[2].startswith("errore [missing_flag]: manca l'opzione --depth;")


def test_what_a_person_wrote_is_shown_back_without_its_control_characters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, _, err = said(capsys, "\x1b[2Jboo\nhoo\udcff")
    assert "\x1b" not in err
    assert err.count("\n") == 1
    assert "�[2Jboo�hoo�" in err
    assert len(clean("a" * 500)) < 130


# -- how a command ends


@pytest.mark.parametrize(("answer", "status"), [(None, 0), (0, 0), (1, 1), (3, 3)])
def test_a_command_answers_its_status(
    answer: int | None, status: int, plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(does(lambda: answer))
    assert said(capsys, "play") == (status, "", "")


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (click.exceptions.Exit(1), 1, None),
        (SystemExit(3), 3, None),
        (SystemExit(), 0, None),
        (KeyboardInterrupt(), 130, None),
        (click.Abort(), 130, None),
        (EOFError(), 2, "input_closed"),
        (BadInput("unknown_preset", name="x", near="none"), 2, "unknown_preset"),
        (click.UsageError("English"), 2, "bad_command_line"),
        (click.FileError("a.txt", "why"), 2, "file_failed"),
        (FileNotFoundError(errno.ENOENT, "", "a.txt"), 2, "file_not_found"),
        (PermissionError(errno.EACCES, "", "a.txt"), 2, "file_forbidden"),
        (IsADirectoryError(errno.EISDIR, "", "a"), 2, "file_is_folder"),
        (OSError(errno.EIO, "", "a.txt"), 2, "file_failed"),
        (OSError(errno.ENOSPC, ""), 2, "disk_full"),
        (OSError(errno.EIO, ""), 2, "internal"),
        (ZeroDivisionError("English"), 2, "internal"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, BaseException) else str(value),
)
def test_whatever_ends_a_command_ends_in_a_status_and_at_most_a_sentence(
    error: BaseException, status: int, code: str | None, plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(raises(error))
    ended, out, err = said(capsys, "play")
    assert (ended, out) == (status, "")
    assert (f"[{code}]" in err) if code else not err.strip()
    assert "Traceback" not in err
    assert "English" not in err


def test_a_prompt_on_a_closed_input_is_bad_input(
    plant: Plant, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("click.termui.visible_prompt_func", closed)
    plant(does(lambda: click.prompt("?")))
    status, _, err = said(capsys, "play")
    assert status == 2
    assert "[input_closed]" in err


def test_the_traceback_of_our_own_fault_is_there_for_who_asks(
    plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(raises(ZeroDivisionError("the reason")))
    assert "ZeroDivisionError: the reason" in said(capsys, "play", SETTEBELLO_DEBUG="1")[2]


def test_several_things_wrong_are_all_told(plant: Plant, capsys: pytest.CaptureFixture[str]) -> None:
    codes = [("target_too_low", "problem-target-too-low"), ("least_and_stop", "problem-least-and-stop")]
    plant(raises(BadInputs(codes)))
    status, _, err = said(capsys, "play")
    assert status == 2
    assert [line.partition(":")[0] for line in err.splitlines()] == [
        "errore [target_too_low]",
        "errore [least_and_stop]",
    ]


# -- as a program


def program(*args: str, **how: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "settebello", *args], text=True, timeout=60, check=False, **how
    )


def test_the_program_ends_quietly_when_nobody_reads_it() -> None:
    line = f"{sys.executable} -m settebello --help | {sys.executable} -c 'import sys; sys.stdin.close()'"
    shell = subprocess.run(
        ["bash", "-c", f"{line}; echo ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert shell.stdout.strip() in {"0", "141"}  # 0 when everything was written before the reader left
    assert shell.stderr == ""


def test_the_program_writes_to_a_full_disk_without_a_traceback() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123  # a device, opened as a stream
        ended = program("--help", stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == 2
    assert ended.stderr.startswith("errore [disk_full]: ")
    assert "Traceback" not in ended.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_an_error_that_nobody_can_be_told_is_still_an_error() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123  # a device, opened as a stream
        assert program("foo", stdout=subprocess.DEVNULL, stderr=full).returncode == 2


def test_a_number_no_language_can_count_is_told_all_the_same() -> None:
    for args in (("arena", "--deals", "9" * 40), ("perft", "--depth", "-" + "9" * 40)):
        ended = program(*args, capture_output=True)
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr


def test_the_program_speaks_in_a_terminal_that_lacks_our_letters() -> None:
    env = {"PYTHONIOENCODING": "latin-1"}
    ended = program("--help", capture_output=True, env=env, encoding="latin-1")
    assert ended.returncode == 0
    assert "COMANDO ?" in ended.stdout
    assert ended.stderr == ""


def test_ctrl_c_is_130_and_no_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "settebello", "play", "--seed", "1", "--data", str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as game:  # type: ignore[call-overload]
        assert game.stdout.readline()  # it has begun
        game.send_signal(signal.SIGINT)
        _, err = game.communicate(timeout=60)
    assert (game.returncode, err.strip()) == (130, "")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_the_program_lives_with_streams_that_were_closed_before_it_started(closed: str) -> None:
    line = f"{sys.executable} -m settebello rules scopa {closed}"
    ended = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    nope = subprocess.run(
        ["bash", "-c", f"{line} --nope"], capture_output=True, text=True, timeout=60, check=False
    )
    assert nope.returncode == 2
    assert "Traceback" not in nope.stderr


def loaded_by(*args: str) -> set[str]:
    script = (
        f"import sys; from settebello.cli.main import run; run({args!r}, {{}}); "
        "sys.stderr.write(' '.join(sorted(sys.modules)))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    return set(ended.stderr.split())


def test_help_loads_no_rules_and_no_game() -> None:
    heavy = {"rich", "settebello.rules", "settebello.tui", "settebello.bots", "asyncio"}
    assert not loaded_by("--help") & heavy


@pytest.mark.parametrize("args", [["--help"], *([name, "--help"] for name in frame.COMMANDS)])
def test_no_help_waits_for_the_formatter_of_sentences(args: list[str]) -> None:
    assert not loaded_by(*args) & {"fluent.runtime", "babel"}


def test_a_shell_can_complete_commands_and_flags() -> None:
    def completions(line: str) -> str:
        env = {
            "_SETTEBELLO_COMPLETE": "bash_complete",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(line.split()) - 1),
        }
        return program(capture_output=True, env=env).stdout

    assert "plain,verify" in completions("settebello ver")
    assert "plain,--version" in completions("settebello --v")


@pytest.mark.parametrize("line", [["play"], ["arena", "--a", "goloso"], ["perft", "--depth", "1"]])
def test_a_seed_has_the_same_limits_wherever_it_is_said(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert frame.run([*line, "--lang", "en", "--seed", str(10**18 + 1)], {}) == 2
    limits = "--seed takes a whole number from 0 to 1000000000000000000."
    assert capsys.readouterr().err == f"error [flag_wants_number_between]: {limits}\n"
