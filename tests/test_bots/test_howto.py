"""The page on adding a bot is tried as it stands: its file, its line, its entry point."""

import re
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from tests.test_bots.positions import TABLES, random_deal, redealt

from settebello.arena import Question, play_deck
from settebello.arena import play as arena_play
from settebello.bots import DEFAULT_LIMIT, GROUP, Bot, Registry, registry
from settebello.rules import PRESETS, view_for

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "add-a-bot.md"


def block(kind: str) -> str:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file of the page, where Python finds it; its name."""
    (tmp_path / "my_package").mkdir()
    (tmp_path / "my_package" / "avaro.py").write_text(block("python"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_package", raising=False)
    return "my_package.avaro"


@pytest.fixture
def avaro(module: str) -> Bot:
    """The bot as the entry point of the page offers it."""
    ((name, value),) = tomllib.loads(block("toml"))["project"]["entry-points"][GROUP].items()
    bots = Registry({}, lambda: {name: EntryPoint(name=name, value=value, group=GROUP)})
    return bots["avaro"]


def test_the_line_of_the_page_is_all_the_registry_needs(module: str) -> None:
    source = Path(str(registry.__file__)).read_text(encoding="utf-8")
    last = '    "goloso": Goloso(),\n'
    assert source.count(last) == 1
    source = source.replace(last, last + block("text"))
    changed = ModuleType("changed_registry")
    exec(f"from {module} import Avaro\n{source}", changed.__dict__)
    assert "avaro" in changed.BOTS
    assert type(changed.BOTS["avaro"]).__name__ == "Avaro"


@pytest.mark.parametrize("name", ["scopa-2-none", "cirulla-3-none", "cicera-4-pairs", "escoba-2-none"])
def test_it_is_honest_and_plays_by_the_rules(name: str, avaro: Bot) -> None:
    rng = Random(1)
    for deal in random_deal(TABLES[name], rng):
        view = view_for(deal, deal.to_move)
        chosen = avaro.choose(view, Random(2), DEFAULT_LIMIT)
        other = view_for(redealt(deal, deal.to_move, rng), deal.to_move)
        assert chosen.action in view.legal
        assert chosen == avaro.choose(other, Random(2), DEFAULT_LIMIT)


def test_an_installed_package_offers_it(module: str, tmp_path: Path) -> None:
    """A package is installed when its metadata stand where Python looks for them."""
    metadata = tmp_path / "my_package-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\navaro = {module}:Avaro\n")
    bots = Registry(registry._OWN, registry._installed)
    assert [*bots] == ["casuale", "goloso", "avaro"]
    assert type(bots["avaro"]).__name__ == "Avaro"


def test_it_plays_in_the_arena(avaro: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_play, "BOTS", {"avaro": avaro, "goloso": registry.BOTS["goloso"]})
    asked = Question(
        rules=PRESETS["scopa"].rules, bots=("avaro", "goloso"), seed=1, limit=DEFAULT_LIMIT, preset="scopa"
    )
    assert len(play_deck(asked, 1).seatings) == 2
