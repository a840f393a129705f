from collections.abc import Mapping
from importlib.metadata import EntryPoint
from random import Random
from typing import Never

import pytest
from tests.test_bots.positions import fresh_deal

from settebello.bots import (
    BOTS,
    DEFAULT_BOT,
    DEFAULT_LIMIT,
    GROUP,
    BrokenBot,
    Choice,
    Limit,
    NothingToChoose,
    Registry,
    UnknownBot,
)
from settebello.bots.casuale import Casuale
from settebello.rules import PlayerView, Rules, Seat, view_for


class First:
    """A bot of another package: always the first action on offer."""

    def choose(self, view: PlayerView, rng: Random, limit: Limit) -> Choice:
        return Choice(view.legal[0])


FIRST = First()
NO_BOT = 7


def refuse() -> Never:
    raise ZeroDivisionError("no luck today")


def registry(*lines: str) -> Registry:
    pairs = (line.split("=", 1) for line in lines)
    points = [EntryPoint(name=name, value=value, group=GROUP) for name, value in pairs]
    offered: Mapping[str, EntryPoint] = {point.name: point for point in points}
    return Registry({"casuale": Casuale()}, lambda: offered)


HERE = __name__


def test_our_bots_stand_in_the_registry() -> None:
    assert [*BOTS][:2] == ["casuale", "goloso"]
    assert DEFAULT_BOT in BOTS


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_answers_a_view_of_its_seat_and_refuses_another(name: str) -> None:
    deal = fresh_deal(Rules(), Random(1))
    choice = BOTS[name].choose(view_for(deal, deal.to_move), Random(1), DEFAULT_LIMIT)
    assert choice.action in view_for(deal, deal.to_move).legal
    with pytest.raises(NothingToChoose):
        BOTS[name].choose(view_for(deal, Seat(1 - deal.to_move)), Random(1), DEFAULT_LIMIT)


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    with pytest.raises(UnknownBot) as caught:
        BOTS["golosa"]
    assert caught.value.near[0] == "goloso"


@pytest.mark.parametrize("what", ["First", "FIRST"])
def test_a_bot_of_another_package_is_found_by_its_entry_point(what: str) -> None:
    bots = registry(f"primo={HERE}:{what}")
    assert list(bots) == ["casuale", "primo"]
    assert type(bots["primo"]).__name__ == "First"
    assert bots["primo"] is bots["primo"]


def test_a_bot_of_another_package_is_loaded_only_when_it_is_asked_for() -> None:
    bots = registry("altro=there.is.no.such.module:Bot")
    assert "altro" in bots
    assert len(bots) == 2
    assert isinstance(bots["casuale"], Casuale)


@pytest.mark.parametrize("what", ["no_such_module:Bot", f"{HERE}:NOBODY", f"{HERE}:NO_BOT", f"{HERE}:refuse"])
def test_a_broken_bot_of_another_package_is_reported_and_hurts_nobody_else(what: str) -> None:
    bots = registry(f"rotto={what}", f"primo={HERE}:FIRST")
    with pytest.raises(BrokenBot) as caught:
        bots["rotto"]
    assert caught.value.bot == "rotto"
    assert caught.value.package == what
    assert caught.value.why
    assert "rotto" in bots
    assert isinstance(bots["primo"], First)


def test_a_bot_of_another_package_does_not_take_the_name_of_ours() -> None:
    bots = registry(f"casuale={HERE}:FIRST")
    assert isinstance(bots["casuale"], Casuale)
    assert len(bots) == 1
