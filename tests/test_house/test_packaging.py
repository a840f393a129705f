"""What the package promises to those who install it, and the words of the Makefile."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import settebello

ROOT = Path(__file__).parent.parent.parent


def project() -> dict[str, object]:
    found: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def test_the_version_is_written_once_and_is_semantic() -> None:
    assert project()["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+(-[\w.]+)?", settebello.__version__)
    assert metadata.version("settebello") == settebello.__version__


def test_the_changelog_knows_what_is_coming() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in text


def test_what_is_not_python_is_inside_the_package() -> None:
    package = Path(settebello.__file__).parent
    assert (package / "py.typed").exists()
    assert sorted(folder.name for folder in (package / "locales").iterdir()) == ["en", "it"]
    assert list((package / "data" / "cases").glob("*.jsonl"))


def test_the_top_of_the_package_loads_none_of_its_parts() -> None:
    script = "import sys, settebello; print([name for name in sys.modules if name.startswith('settebello.')])"
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert ended.stdout.strip() == "[]"


def test_make_says_its_words() -> None:
    ended = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    said = {line.split()[1] for line in ended.stdout.splitlines()}
    assert said >= {
        "setup",
        "play",
        "play-terminal",
        "test",
        "check",
        "format",
        "bench",
        "soak",
        "docs",
        "help",
    }


def test_make_setup_does_nothing_when_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".settebello-ready").touch()
    ended = subprocess.run(
        ["make", "setup"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True
    )
    assert "Nothing to be done" in ended.stdout


def test_make_setup_refuses_a_python_that_is_too_old(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    (tmp_path / "pyproject.toml").touch()
    ended = subprocess.run(
        ["make", "setup", "PYTHON=false"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert "Settebello needs Python 3.11 or later" in ended.stderr
    assert not (tmp_path / ".venv").exists()
