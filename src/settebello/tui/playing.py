"""The conversation between a person and a room: tell what happens, ask when asked, pass on what is
decided.

It knows a room by ``client.protocol`` and a screen by ``screens``. A refused line costs nothing: the
reason is said and the question comes again.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from settebello.client.protocol import (
    Act,
    Acted,
    Asked,
    Command,
    CutPack,
    DealPrepared,
    DealScored,
    Event,
    GiveUp,
    LetPass,
    MatchStarted,
    Refusal,
    Refused,
    RoomClient,
    RoomView,
    TakeMoveBack,
)
from settebello.i18n import Words, code_key, refusal_in_words
from settebello.i18n.rulebook import rules_in_words
from settebello.notation.actions import format_action, resolve
from settebello.notation.errors import AmbiguousAction, Fault, InvalidNotation
from settebello.rules.actions import Action, Claim, Play, Reason
from settebello.rules.captures import captures_itself
from settebello.rules.dealing import cutter
from settebello.rules.knocking import knocking_is_played, played_rank
from settebello.rules.options import Deck, side_of
from settebello.rules.view import PlayerView
from settebello.tui.intents import (
    LOOKS,
    Typed,
    Word,
    first_words,
    is_noise,
    knock_meant,
    meant,
    names_donna,
    sort_out,
    sort_out_cut,
)
from settebello.tui.screens import Screen
from settebello.tui.telling import (
    Kind,
    Line,
    hand_line,
    knock_lines,
    last_lines,
    option,
    pile_lines,
    score_lines,
    seated,
    table_line,
    tell,
)
from settebello.tui.voice import Voice, capital


class Left(StrEnum):
    """How a conversation ended."""

    OVER = "over"
    QUIT = "quit"


class _Quit(Exception):
    """The person wants to stop here."""


class Conversation:
    """One match between a room and whoever sits before the screen; ``file`` is how the record is called."""

    def __init__(self, room: RoomClient, screen: Screen, say: Words, file: str | None = None) -> None:
        view = room.view()
        self._room: Final = room
        self._screen: Final = screen
        self._file: Final = file
        self._voice: Final = Voice(
            say=say, rules=view.rules, names=view.names, seat=view.seat, drawn=screen.drawn
        )
        self._say: Final = say
        self._options: tuple[Action, ...] = ()
        self._seen: tuple[int, int] | None = None

    def run(self, *, resumed: bool = False) -> Left:
        """Play until the match is over or the person leaves; raises ``EOFError`` when no lines are left."""
        try:
            self._greet(resumed=resumed)
            while True:
                for event in (events := self._room.events()):
                    self._tell(event)
                if not events:
                    view = self._room.view()
                    if view.over:
                        return Left.OVER
                    self._ask(view)
        except _Quit:
            return Left.QUIT

    # -- telling

    def _greet(self, *, resumed: bool) -> None:
        view, say = self._room.view(), self._say
        for event in self._room.events() if not resumed else ():
            self._tell(event)
        if resumed:
            self._show(Line(say("play-resumed", totals=self._voice.points(view.totals)), Kind.HEADING))
            self._tell(MatchStarted(view.preset, view.rules, None))
        self._screen.show([seated(self._voice, view.bots)])
        if self._file is not None:
            self._show(Line(say("play-recorded", file=self._file), Kind.COMMAND))
        if view.seat is not None:
            self._show(Line(say("play-hint"), Kind.DETAIL))
        if resumed:
            self._remind(view)

    def _remind(self, view: RoomView) -> None:
        """Which deal it was that was broken off, and what had been played last."""
        if view.commitment is not None and view.dealer is not None and view.asked is not Asked.NOTHING:
            cutting = cutter(view.rules, view.dealer)
            self._tell(DealPrepared(view.number, 1, view.dealer, cutting, view.commitment))
        if view.deal is not None and view.deal.plays:
            self._screen.show(last_lines(self._voice, view.deal))

    def _tell(self, event: Event) -> None:
        if isinstance(event, DealScored):
            self._screen.sheet(self._voice, event)
            if event.next_dealer is not None:
                self._pause()
            return
        self._screen.show(tell(self._voice, event))
        if self._voice.seat is None and isinstance(event, Acted) and isinstance(event.played.action, Play):
            self._show(table_line(self._voice, event.table))  # nobody's turn comes to show it

    def _pause(self) -> None:
        if self._voice.seat is None:
            return
        while word := sort_out(self._screen.pause(self._say("play-continue"))).word:
            self._word(word, self._room.view())

    def _show(self, *lines: Line) -> None:
        self._screen.show(lines)

    def _wrong(self, text: str) -> None:
        self._show(Line(text, Kind.ERROR))

    # -- asking

    def _ask(self, view: RoomView) -> None:
        match view.asked:
            case Asked.CUT:
                self._ask_cut(view)
            case Asked.CLAIM:
                self._ask_claim(view)
            case Asked.PLAY:
                self._ask_play(view)
            case Asked.NOTHING:
                raise AssertionError  # a room that asks nobody tells something, or is over

    def _ask_cut(self, view: RoomView) -> None:
        last = len(view.rules.deck_cards) - 1
        typed = sort_out_cut(self._screen.ask(self._say("play-cut-question", last=last), self._words()))
        if typed.number is not None:
            self._submit(CutPack(typed.number))
        elif not typed.text:
            self._submit(CutPack())
        elif typed.word is not None:
            self._word(typed.word, view)
        else:
            self._wrong(self._say("play-refused-bad-cut", last=last))

    def _ask_claim(self, view: RoomView) -> None:
        assert view.seat is not None
        whose = self._voice.whose(side_of(view.rules, view.seat))
        question = self._say("play-claim-question", target=view.rules.target, **whose)
        typed = sort_out(self._screen.ask(question, ("=", *self._words())))
        if not typed.text or typed.word is Word.NO:
            self._submit(LetPass())
        elif typed.word is Word.YES or self._means_claim(typed):
            self._submit(Act(Claim()))
        elif typed.word is not None:
            self._word(typed.word, view)
        else:
            self._not_understood(typed.text)

    def _means_claim(self, typed: Typed) -> bool:
        if typed.word is not None:
            return False
        try:
            return isinstance(resolve(typed.text, ()), Claim)
        except (InvalidNotation, AmbiguousAction):
            return False

    def _ask_play(self, view: RoomView) -> None:
        assert view.deal is not None
        now = (view.number, view.deal.ply)
        if now != self._seen:
            self._screen.turn(self._voice, view)
            self._screen.show(knock_lines(self._voice, view.deal))
            self._seen = now
        question = self._say("play-prompt")
        if self._options:
            question = self._say("play-which", last=len(self._options))
        offered = [format_action(action) for action in view.deal.legal]
        typed = sort_out(self._screen.ask(question, (*offered, *self._words())))
        options, self._options = self._options, ()
        if typed.word is not None:
            self._word(typed.word, view)
        elif typed.number is not None and options:
            self._pick(options, typed.number)
        elif typed.text:
            self._play(view.deal, typed)
        elif not options:
            self._seen = None  # an empty line asks to see it all again

    def _words(self) -> tuple[str, ...]:
        return first_words(self._say)

    # -- playing

    def _pick(self, options: tuple[Action, ...], number: int) -> None:
        if 1 <= number <= len(options):
            self._submit(Act(options[number - 1]))
            return
        self._options = options
        self._wrong(self._say("play-which-range", last=len(options)))

    def _play(self, deal: PlayerView, typed: Typed) -> None:
        try:
            action = meant(typed.text, deal.rules, deal.legal)
        except AmbiguousAction as several:
            self._offer(deal, several.candidates)
        except InvalidNotation as wrong:
            self._unplayable(deal, typed.text, wrong.code)
        else:
            if self._submit(Act(action, deal.ply)) and typed.claim:
                self._submit(Act(Claim()))

    def _unplayable(self, deal: PlayerView, text: str, fault: Fault) -> None:
        """Say why a text is no play; of a knock that is not legal the room knows why."""
        if names_donna(text):
            self._wrong(self._say("play-donna"))
        elif fault is not Fault.NO_SUCH_ACTION or is_noise(text):
            self._not_understood(text)
        elif (knock := knock_meant(text)) is not None:
            self._submit(Act(knock, deal.ply))
        else:
            self._wrong(self._say("play-no-such-play", text=text))

    def _offer(self, deal: PlayerView, actions: Sequence[Action]) -> None:
        self._options = tuple(actions)
        for number, action in enumerate(actions, 1):
            text = self._say("play-option", number=number, option=self._option(deal, action))
            self._show(Line(text, Kind.TABLE))

    def _option(self, deal: PlayerView, action: Action) -> str:
        itself = isinstance(action, Play) and not action.takes and _takes_itself(deal, action)
        return option(self._voice, action, captured=itself)

    def _not_understood(self, text: str) -> None:
        self._wrong(self._say("play-not-understood", text=text[:60]))

    def _submit(self, command: Command) -> bool:
        """Whether the room did it; if not, why is said."""
        try:
            self._room.submit(command)
        except Refused as refused:
            self._wrong(self._why(refused))
            return False
        return True

    def _why(self, refused: Refused) -> str:
        if refused.reason is Reason.CARD_NOT_IN_HAND and isinstance(refused.action, Play):
            return self._say("play-not-held", card=self._voice.the(refused.action.card))
        if isinstance(refused.reason, Reason):
            assert refused.action is not None
            return refusal_in_words(self._say, refused.reason, refused.action)
        return self._say(code_key("play-refused", refused.reason), **refused.facts)

    # -- words of the table

    def _word(self, word: Word, view: RoomView) -> None:
        if word in LOOKS:
            self._look(word, view)
            return
        deeds: dict[Word, Callable[[RoomView], None]] = {
            Word.RULES: self._rules,
            Word.FAIRNESS: self._fairness,
            Word.HELP: self._help,
            Word.UNDO: self._undo,
            Word.CONCEDE: self._concede,
            Word.QUIT: self._quit,
        }
        deeds.get(word, self._nothing_to_confirm)(view)

    def _look(self, word: Word, view: RoomView) -> None:
        deal, voice = view.deal, self._voice
        if word is Word.SCORE:
            self._screen.show(score_lines(voice, view))
        elif deal is None:
            self._show(Line(self._say("play-no-deal")))
        elif word is Word.TABLE:
            self._show(table_line(voice, deal.table))
        elif word is Word.HAND:
            self._show(hand_line(voice, deal.hand))
        elif word is Word.LAST:
            self._screen.show(last_lines(voice, deal))
        elif word is Word.PILES:
            self._screen.show(pile_lines(voice, deal))
        else:
            self._moves(deal)

    def _moves(self, deal: PlayerView) -> None:
        for action in deal.legal:
            self._show(Line(f"{format_action(action)}: {self._option(deal, action)}", Kind.TABLE))

    def _rules(self, view: RoomView) -> None:
        game = self._say(code_key("preset", view.preset))
        self._show(Line(f"{capital(game)}.", Kind.HEADING))
        self._screen.show(Line(text) for text in rules_in_words(self._say, view.rules))

    def _fairness(self, view: RoomView) -> None:
        self._show(Line(self._say("play-commitment", commitment=view.commitment or "")))

    def _help(self, view: RoomView) -> None:
        keys = ["play-help"]
        keys += ["play-help-52"] if view.rules.deck is Deck.BRESCIANE52 else []
        keys += ["play-help-knock"] if knocking_is_played(view.rules) else []
        keys += ["play-help-tab"] if self._screen.drawn else []
        for key in keys:
            self._screen.show(Line(text) for text in self._say(key).splitlines())

    def _undo(self, view: RoomView) -> None:
        if not view.may_take_back:
            self._wrong(self._say(code_key("play-refused", Refusal.NOTHING_TO_TAKE_BACK)))
        elif self._submit(TakeMoveBack()):
            self._seen = None

    def _concede(self, view: RoomView) -> None:
        if view.asked is Asked.NOTHING:
            self._wrong(self._say(code_key("play-refused", Refusal.NOT_ASKED)))
            return
        answer = sort_out(self._screen.ask(self._say("play-concede-question")))
        if answer.word is Word.YES:
            self._submit(GiveUp())
        else:
            self._show(Line(self._say("play-not-conceded")))

    def _quit(self, view: RoomView) -> None:  # noqa: ARG002  # what every word gets
        raise _Quit

    def _nothing_to_confirm(self, view: RoomView) -> None:  # noqa: ARG002  # what every word gets
        self._wrong(self._say(code_key("play-refused", Refusal.NOT_ASKED)))


def _takes_itself(deal: PlayerView, play: Play) -> bool:
    """Whether this ace, alone on an empty table, goes to its player's pile (R8.4)."""
    return captures_itself(deal.rules, deal.table, played_rank(play.card, deal.declared[deal.to_move]))
