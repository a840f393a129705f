"""The layers are held by import contracts; here each is shown to bite, on a copy with a violation planted."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "settebello"

LAYERS = "Imports go down only, siblings do not know each other"
PURE = "The game itself does no I/O, not even through a friend"
VIEWS = "Who plays sees a view, never a deal"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package's source files and the contracts, alone in a folder."""
    for file in PACKAGE.rglob("*.py"):
        target = tmp_path / "settebello" / file.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def lint(folder: Path) -> tuple[int, str]:
    program = Path(sys.executable).with_name("lint-imports")
    ended = subprocess.run(
        [program, "--no-cache", "--no-logo"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return ended.returncode, ended.stdout


def plant(folder: Path, module: str, line: str) -> None:
    file = folder / "settebello" / module
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as text:
        text.write(f"\n{line}\n")


def broken(report: str) -> set[str]:
    return {line.removesuffix(" BROKEN") for line in report.splitlines() if line.endswith(" BROKEN")}


@pytest.mark.parametrize(
    ("plants", "contract"),
    [
        ({"rules/cards.py": "import random"}, PURE),
        ({"notation/actions.py": "from json import dumps"}, PURE),
        ({"notation/sly.py": "import time", "room/fairness.py": "import settebello.notation.sly"}, PURE),
        ({"rules/cards.py": "import settebello.notation.options"}, LAYERS),
        ({"bots/registry.py": "import settebello.room.fairness"}, LAYERS),
        ({"bots/registry.py": "def late():\n    import settebello.cli.main"}, LAYERS),
        ({"extras/__init__.py": "import settebello.rules"}, None),
        ({"bots/registry.py": "from settebello.rules.deal import Deal"}, VIEWS),
        ({"tui/__init__.py": "import settebello.rules.deal"}, VIEWS),
    ],
)
def test_a_planted_violation_breaks_its_contract(
    plants: dict[str, str], contract: str | None, copy: Path
) -> None:
    for module, line in plants.items():
        plant(copy, module, line)
    status, report = lint(copy)
    assert status == 1
    if contract:
        assert contract in broken(report)
    else:
        assert "extras" in report  # a part of the package that no layer lists


def test_the_copy_without_a_violation_keeps_every_contract(copy: Path) -> None:
    status, report = lint(copy)
    assert (status, broken(report)) == (0, set()), report


def test_every_package_that_sees_views_only_is_under_the_contract() -> None:
    views_only = {"tui", "bots", "wire", "server"}
    there = {f"settebello.{name}" for name in views_only if (PACKAGE / name).exists()}
    if (PACKAGE / "client" / "remote.py").exists():
        there.add("settebello.client.remote")
    assert contract_of("views")["source_modules"] == sorted(there, reverse=True)


FULL_SIGHT = {"Deal", "VoidDeal", "new_deal", "legal_actions", "captures_of", "refusal", "act"}
"""What ``settebello.rules`` also offers and who sees views only must not take from there."""


@pytest.mark.parametrize("package", ["tui", "bots"])
def test_who_sees_views_does_not_reach_a_deal_through_the_front_door(package: str) -> None:
    found = [
        f"{file.name}:{node.lineno} {sorted(taken)}"
        for file in (PACKAGE / package).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith("settebello.rules")
        and (taken := {alias.name for alias in node.names} & FULL_SIGHT)
    ]
    assert found == []


def test_the_rules_use_the_standard_library_only() -> None:
    used = {
        name.partition(".")[0]
        for file in (PACKAGE / "rules").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in imported(node)
    }
    assert used <= sys.stdlib_module_names | {"settebello"}


def imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom(module=str() as module):
            return [module]
        case _:
            return []


def contract_of(name: str) -> dict[str, list[str]]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["id"]: contract for contract in config["tool"]["importlinter"]["contracts"]}
    found: dict[str, list[str]] = contracts[name]
    return found
