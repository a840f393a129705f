"""The room in this process: one person, or nobody but watchers, with bots around.

It drives a ``game`` step by step (``preparing``, ``deciding``): makes the secrets, asks the bots, keeps the
record on the disk before anybody hears of what happened, and shows its one viewer events and views, never the
game. Bots draw their numbers from a seed and the place in the match, so that a resumed match goes on as if
never stopped; the seed is as secret as the pack while a deal is played, unless the match is seeded.

A bot runs in this process and is waited for. One that fails, or answers with what is not legal, is replaced
for that move; one that never answers holds the match up until the person breaks it off.
"""

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from random import Random
from typing import Final, assert_never

from settebello.bots.bot import DEFAULT_LIMIT, Bot
from settebello.client import deciding, preparing
from settebello.client.game import Game, Phase, Step
from settebello.client.preparing import Openings
from settebello.client.protocol import (
    Act,
    Asked,
    Command,
    CutPack,
    Event,
    GiveUp,
    LetPass,
    Refusal,
    Refused,
    RoomView,
    TakeMoveBack,
)
from settebello.client.restoring import BrokenRecord, restored
from settebello.client.saving import RecordFile
from settebello.notation.records import BotPlayer, Person, Record, Sitter, StandIn, Why
from settebello.room.fairness import Purpose, commitment, fields, seeded, seeded_id
from settebello.rules import (
    Action,
    Claim,
    FalseClaim,
    FirstDealer,
    Knock,
    Play,
    Rules,
    Seat,
    side_of,
    view_for,
)

STAND_IN: Final = "goloso"
"""Whose simple move replaces that of a bot that failed."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Where 32 bytes come from: the system's secure source or, with a number, the recipe of ``--seed N``."""

    seeded: int | None = None

    def draw(self, purpose: Purpose, deal: int, attempt: int, seat: int) -> bytes:
        """The bytes for one use."""
        if self.seeded is None:
            return secrets.token_bytes(32)
        return seeded(self.seeded, purpose, deal, attempt, seat)


def agreed_record(
    preset: str, rules: Rules, sitters: Sequence[str | Person], seed: int | None, begun: str | None
) -> Record:
    """The head of a record: who sits where (a bot by its name in the registry) and what is played.

    A bot has a seed of its own only in a seeded match, where nothing is secret. In any other, whoever reads
    the record while it grows could foresee what a bot with a seed in it will play.
    """

    def seated(seat: int, who: str | Person) -> Sitter:
        if isinstance(who, Person):
            return who
        return BotPlayer(who, None if seed is None else seeded(seed, Purpose.BOT, 0, 1, seat))

    return Record(
        match=secrets.token_hex(16) if seed is None else seeded_id(seed),
        preset=preset,
        rules=rules,
        sitters=tuple(seated(seat, who) for seat, who in enumerate(sitters)),
        begun=begun,
        seeded=seed,
    )


class Clock:
    """The time of a room: moments for the record, milliseconds for its moves, and waiting."""

    def instant(self) -> str:
        """Now, as a record writes it."""
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def seconds(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

    def wait(self, seconds: float) -> None:
        """Do nothing for a while."""
        time.sleep(seconds)


class Unresumable(StrEnum):
    """Why a record cannot be gone on with."""

    MATCH_IS_OVER = "match_is_over"
    SECRET_MISSING = "secret_missing"  # noqa: S105 - a code, not a password
    NOTHING_DEALT = "nothing_dealt"
    NOT_OF_THIS_TABLE = "not_of_this_table"


class CannotResume(ValueError):
    """A record that can be read but not gone on with."""

    def __init__(self, code: Unresumable) -> None:
        super().__init__(code)
        self.code: Final = code


def resumed(file: RecordFile, record: Record) -> Game:
    """The game a record stopped in, exactly as it was.

    Raises:
        CannotResume: the match is over, the secret of its running deal is lost, or it was not played here;
            or it was stopped before the first shuffle, with which an agreed dealer is written down.
    """
    if record.result is not None:
        raise CannotResume(Unresumable.MATCH_IS_OVER)
    if record.rules.first_dealer is FirstDealer.AGREED and not record.deals:
        raise CannotResume(Unresumable.NOTHING_DEALT)
    try:
        return restored(record, _running_secret(file, record))
    except BrokenRecord:
        raise CannotResume(Unresumable.NOT_OF_THIS_TABLE) from None


def _running_secret(file: RecordFile, record: Record) -> bytes | None:
    """The secret of the deal that was stopped, if one was; a seeded match can find it again."""
    if not record.deals or record.deals[-1].attempts[-1].chance.secret is not None:
        return None
    chance = record.deals[-1].attempts[-1].chance
    secret = file.kept()
    if record.seeded is not None:
        secret = seeded(record.seeded, Purpose.SECRET, record.deals[-1].number, chance.attempt, 0)
    if secret is None or commitment(secret) != chance.host:
        raise CannotResume(Unresumable.SECRET_MISSING)
    return secret


class LocalRoom:
    """A room whose table is here. ``pace`` is the shortest time in seconds between two moves shown.

    ``bots`` is the registry its bots are looked up in; ``file`` keeps the record, if it is to be kept.
    """

    def __init__(
        self,
        start: Game | Step,
        *,
        names: Sequence[str],
        bots: Mapping[str, Bot],
        file: RecordFile | None = None,
        pace: float = 0,
        clock: Clock | None = None,
    ) -> None:
        self._game, self._told = (start, ()) if isinstance(start, Game) else start
        self._names = tuple(names)
        self._bots = bots
        self._file = file
        self._pace = pace
        self._clock = clock or Clock()
        self._luck = Luck(self._game.record.seeded)
        self._seat = next(iter(self._game.persons), None)
        self._shown = self._clock.seconds() - pace
        if file is not None and self._game.secret is None:
            file.forget()  # left by a program that was stopped between its last two steps
        self._began = self._clock.seconds() - _last_moment(self._game.record) / 1000

    # -- what a screen calls

    def events(self) -> tuple[Event, ...]:
        """What happened since the last call; one step of the game if nothing did and nobody is asked."""
        while not self._told:
            step = self._next()
            if step is None:
                return ()
            self._take(step)
        told, self._told = self._told, ()
        self._shown = self._clock.seconds()
        return told

    def view(self) -> RoomView:
        """How things stand for the person, or for a watcher where there is none."""
        game = self._game
        dealt = game.deal if game.phase not in (Phase.SHUFFLE, Phase.CUT) else None
        return RoomView(
            preset=game.record.preset,
            rules=game.rules,
            names=self._names,
            bots=tuple(who.name if isinstance(who, BotPlayer) else None for who in game.record.sitters),
            seat=self._seat,
            totals=game.totals,
            number=game.number,
            dealer=game.dealer,
            commitment=game.attempt.chance.host if game.record.deals else None,
            deal=None if dealt is None else view_for(dealt, self._seat),
            asked=self._asked(),
            may_take_back=self._seat is not None and deciding.last_decision(game, self._seat) is not None,
            over=game.phase is Phase.OVER,
        )

    def submit(self, command: Command) -> None:
        """Do what the person decided.

        Raises:
            Refused: it cannot be done; nothing changed.
        """
        if self._seat is None:
            raise Refused(Refusal.NOT_ASKED)
        self._take(self._done(command, self._seat))

    def close(self) -> None:
        """All that happened is written, power cut or not; others may go on with it now."""
        if self._file is not None:
            self._file.settle()
            self._file.release()

    # -- the person

    def _asked(self) -> Asked:
        game = self._game
        match game.phase:
            case Phase.CUT if game.cutter == self._seat:
                return Asked.CUT
            case Phase.CLAIM if self._claim_is_ours():
                return Asked.CLAIM
            case Phase.PLAY if game.line[-1].to_move == self._seat:
                return Asked.PLAY
            case _:
                return Asked.NOTHING

    def _claim_is_ours(self) -> bool:
        side = deciding.open_claim(self._game)
        return self._seat is not None and side == side_of(self._game.rules, self._seat)

    def _done(self, command: Command, seat: Seat) -> Step:
        game, at = self._game, self._moment()
        match command:
            case Act(Claim()):
                return deciding.stop(game, seat, at)
            case Act(action, ply):
                if ply is not None and game.line and ply != game.line[-1].ply:
                    raise Refused(Refusal.STALE, action)
                return deciding.play(game, seat, _no_claim(action), at)
            case CutPack(where):
                if self._asked() is not Asked.CUT:
                    raise Refused(Refusal.NOT_ASKED)
                return preparing.cut(game, where)
            case LetPass():
                return deciding.let_pass(game)
            case TakeMoveBack():
                return deciding.take_back(game, seat, at)
            case GiveUp():
                return deciding.concede(game, seat, at)
            case _:
                assert_never(command)

    # -- everybody else

    def _next(self) -> Step | None:
        """The step that follows by itself; None when the person is asked, or all is over."""
        game = self._game
        match game.phase:
            case Phase.OVER:
                return None
            case Phase.DRAW:
                return preparing.draw_dealer(game, *self._secrets(0, len(game.record.draws) + 1))
            case Phase.SHUFFLE:
                number, attempt = preparing.next_shuffle(game)
                if attempt == 1:
                    self._began = self._clock.seconds()
                return preparing.shuffle(game, *self._secrets(number, attempt), self._clock.instant())
            case Phase.CUT:
                return None if self._asked() is Asked.CUT else preparing.cut(game, None)
            case Phase.CLAIM:
                return None if self._asked() is Asked.CLAIM else self._bots_claim()
            case Phase.PLAY:
                return self._bots_claim() or self._bot_moves()

    def _secrets(self, deal: int, attempt: int) -> tuple[bytes, Openings]:
        """The host's secret, and the contribution that this client makes for its person."""
        draw = self._luck.draw
        openings = {seat: draw(Purpose.CONTRIBUTION, deal, attempt, seat) for seat in self._game.persons}
        return draw(Purpose.SECRET, deal, attempt, 0), openings

    def _bots_claim(self) -> Step | None:
        """A bot stops the match as soon as its side may; where a pause would tell, nobody waits (R10.6)."""
        game = self._game
        side = deciding.open_claim(game)
        passed = self._claim_is_ours() and game.rules.false_claim is FalseClaim.NOT_OFFERED
        if side is None or passed:
            return None
        bots = (
            Seat(seat)
            for seat, who in enumerate(game.record.sitters)
            if isinstance(who, BotPlayer) and side_of(game.rules, Seat(seat)) == side
        )
        seat = next(bots, None)
        return None if seat is None else deciding.stop(game, seat, self._moment())

    def _bot_moves(self) -> Step | None:
        deal = self._game.line[-1]
        who = self._game.record.sitters[deal.to_move]
        if isinstance(who, Person):
            return None
        self._clock.wait(max(0.0, self._shown + self._pace - self._clock.seconds()))
        view = view_for(deal, deal.to_move)
        rng = _numbers(who.seed or self._deal_secret, self._game.number, deal.ply)
        try:
            action = self._bots[who.name].choose(view, rng, DEFAULT_LIMIT).action
        except Exception:  # noqa: BLE001  # a bot may be anybody's program; the match goes on without it
            action = None
        by = None
        if action not in view.legal:
            action = self._bots[STAND_IN].choose(view, rng, DEFAULT_LIMIT).action
            by = StandIn(STAND_IN, Why.CRASHED)
        return deciding.play(self._game, deal.to_move, _no_claim(action), self._moment(), by)

    @property
    def _deal_secret(self) -> bytes:
        """What the bots of a match that is not seeded draw from; it is told when the deal is over."""
        assert self._game.secret is not None
        return self._game.secret

    # -- keeping

    def _moment(self) -> int:
        """Milliseconds since the running deal began; the time between two sittings does not count."""
        return max(0, round(1000 * (self._clock.seconds() - self._began)))

    def _take(self, step: Step) -> None:
        """Write first, then believe it and tell."""
        game, told = step
        if self._file is not None:
            if game.secret is not None and game.secret != self._game.secret:
                self._file.keep(game.secret)
            told_secret = game.secret is None and self._game.secret is not None
            if game.record != self._game.record:
                self._file.write(game.record, lasting=told_secret)
            if told_secret:
                self._file.forget()
        self._game = game
        self._told = (*self._told, *told)


def _no_claim(action: Action) -> Play | Knock:
    assert not isinstance(action, Claim)
    return action


def _numbers(seed: bytes, number: int, ply: int) -> Random:
    """The numbers a bot draws for one decision: the same whenever it comes to this place again."""
    return Random(hashlib.sha256(fields("settebello/bot", seed, number, ply)).digest())  # noqa: S311


def _last_moment(record: Record) -> int:
    events = record.deals[-1].events if record.deals else ()
    return max((event.at or 0 for event in events), default=0)
