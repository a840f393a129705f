"""Rooms to test with: seeded matches, a person who decides by chance, and a clock that never waits."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from settebello.bots import BOTS, Bot
from settebello.client.game import Game
from settebello.client.local import Clock, LocalRoom, agreed_record
from settebello.client.preparing import opened
from settebello.client.protocol import (
    Act,
    Asked,
    Command,
    CutPack,
    Event,
    LetPass,
    RoomView,
    TakeMoveBack,
)
from settebello.client.saving import RecordFile
from settebello.notation.records import Person, Record
from settebello.rules import PRESETS, Claim, FirstDealer, Rules, Seat

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fausto")


class Ticking(Clock):
    """A clock on which every look takes a second, so that times in records can be told apart."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waited: list[float] = []

    def instant(self) -> str:
        return "2026-05-01T12:00:00Z"

    def seconds(self) -> float:
        self.now += 1
        return self.now

    def wait(self, seconds: float) -> None:
        self.waited.append(seconds)


def rules_of(preset: str, **changes: object) -> Rules:
    return replace(PRESETS[preset].rules, **changes)  # type: ignore[arg-type]


def head(
    preset: str = "scopa",
    rules: Rules | None = None,
    seed: int | None = 7,
    bots: Sequence[str] = ("goloso",),
    *,
    watched: bool = False,
) -> Record:
    """The head of a match in which Anna sits in seat 0, or nobody does."""
    rules = rules or PRESETS[preset].rules
    seats = [bots[seat % len(bots)] for seat in range(rules.players)]
    sitters: list[str | Person] = [*seats] if watched else [Person("Anna"), *seats[1:]]
    return agreed_record(preset, rules, sitters, seed, "2026-05-01T12:00:00Z")


def room_of(
    record: Record,
    *,
    dealer: int | None = None,
    file: RecordFile | None = None,
    bots: Mapping[str, Bot] = BOTS,
    pace: float = 0,
    clock: Clock | None = None,
) -> LocalRoom:
    agreed = record.rules.first_dealer is FirstDealer.AGREED
    start = opened(record, Seat(dealer or 0) if agreed else None)
    names = NAMES[: record.rules.players]
    return LocalRoom(start, names=names, bots=bots, file=file, pace=pace, clock=clock or Ticking())


def again(game: Game, *, file: RecordFile | None = None, clock: Clock | None = None) -> LocalRoom:
    names = NAMES[: game.rules.players]
    return LocalRoom(game, names=names, bots=BOTS, file=file, clock=clock or Ticking())


Decide = Callable[[RoomView], Command]


def by_chance(seed: int, *, back: float = 0.0) -> Decide:
    """A person who decides by the place in the match alone, so that a match resumed goes on the same."""
    taken_back: set[tuple[int, int]] = set()

    def decide(view: RoomView) -> Command:
        ply = -1 if view.deal is None else view.deal.ply
        rng = Random(f"{seed} {view.number} {ply} {view.asked}")
        match view.asked:
            case Asked.CUT:
                return CutPack(rng.choice((None, 1, 5, len(view.rules.deck_cards) - 1)))
            case Asked.CLAIM:
                return rng.choice((LetPass(), Act(Claim())))
            case _:
                assert view.deal is not None
                if view.may_take_back and rng.random() < back and (view.number, ply) not in taken_back:
                    taken_back.add((view.number, ply))
                    return TakeMoveBack()
                return Act(rng.choice(view.deal.legal), view.deal.ply)

    return decide


def until_asked(room: LocalRoom) -> list[Event]:
    """What happens until the person is asked, or all is over."""
    told: list[Event] = []
    while events := room.events():
        told += events
    return told


def play_out(room: LocalRoom, decide: Decide, steps: int | None = None) -> list[Event]:
    """Play to the end, or for so many decisions of the person."""
    told = until_asked(room)
    while not room.view().over and steps != 0:
        assert room.view().asked is not Asked.NOTHING
        room.submit(decide(room.view()))
        told += until_asked(room)
        steps = None if steps is None else steps - 1
    return told


def record_of(room: LocalRoom) -> Record:
    return room._game.record


def game_of(room: LocalRoom) -> Game:
    return room._game
