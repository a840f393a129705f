"""What happened, as lines: one event is one line, more only where it has a detail of its own.

Pure: events and views in, lines out. A line knows what kind it is, never how that looks; screens
decide. The score sheet is in ``sheet``.
"""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple, assert_never

from settebello.client.protocol import (
    Acted,
    Claimed,
    ClaimOpened,
    Conceded,
    DealPrepared,
    DealScored,
    DealStarted,
    DealVoided,
    Event,
    FirstDealerDrawn,
    MatchEnded,
    MatchStarted,
    MoveTakenBack,
    PackCut,
    PacketDealt,
    RoomView,
)
from settebello.i18n import code_key, join_words
from settebello.rules.actions import Action, Claim, Knock, Play, Played
from settebello.rules.cards import Card
from settebello.rules.options import FalseClaim, Goal, MatchEnd, Rules, ScoreSet, Seat, Side
from settebello.rules.view import PlayerView
from settebello.tui.voice import Voice, capital

SHORT: Final = 12
"""How much of a commitment is shown unasked: enough to know it again."""


class Kind(StrEnum):
    """What a line is about."""

    HEADING = "heading"
    EVENT = "event"
    SCOPA = "scopa"
    TABLE = "table"
    DETAIL = "detail"
    ERROR = "error"
    COMMAND = "command"
    """Holds something to be copied: never broken into lines."""


class Line(NamedTuple):
    """One line for a screen."""

    text: str
    kind: Kind = Kind.EVENT


def tell(voice: Voice, event: Event) -> list[Line]:
    """An event in words; a scored deal is told by ``sheet`` instead."""
    return [line for line in _told(voice, event) if line.text]


def _told(voice: Voice, event: Event) -> Iterator[Line]:
    say = voice.say
    match event:
        case MatchStarted():
            yield from _match_started(voice, event)
        case FirstDealerDrawn():
            yield from _dealer_drawn(voice, event)
        case DealPrepared():
            yield _prepared(voice, event)
        case PackCut():
            yield Line(say("play-cut", at=event.at, **voice.who(event.seat)), Kind.DETAIL)
        case DealVoided():
            yield Line(say(code_key("redeal", event.reason)))
            table, secret = voice.cards(event.table), told_secret(event.secret)
            yield Line(say("play-void-table", table=table, secret=secret), Kind.DETAIL)
        case DealStarted():
            yield from _deal_started(voice, event)
        case Acted():
            yield from _acted(voice, event)
        case PacketDealt():
            yield Line(say("play-packet", hand=voice.rules.hand_size, stock=event.stock), Kind.DETAIL)
        case _:
            yield from _told_late(voice, event)


def _told_late(
    voice: Voice, event: ClaimOpened | Claimed | MoveTakenBack | Conceded | DealScored | MatchEnded
) -> Iterator[Line]:
    say = voice.say
    match event:
        case ClaimOpened():
            mine = voice.is_mine(event.side)  # who is asked anyway need not be told
            yield Line("" if mine else say("play-claim-open", side=capital(voice.side(event.side))))
        case Claimed():
            yield Line(say("play-claimed", **voice.who(event.seat)))
            yield Line("" if event.valid else say("play-claim-wrong"))
        case MoveTakenBack():
            yield Line(say("play-taken-back", **voice.who(event.seat)))
        case Conceded():
            yield Line(say("play-conceded", **voice.who(event.seat)))
        case DealScored():
            return
        case MatchEnded():
            yield _match_ended(voice, event)
        case _:
            assert_never(event)


def told_secret(secret: bytes) -> str:
    """The beginning of a secret that is told; the record has the whole."""
    return f"{secret.hex()[:SHORT]}…"


# -- before the cards


def _match_started(voice: Voice, event: MatchStarted) -> Iterator[Line]:
    say, rules = voice.say, event.rules
    game = say(code_key("preset", event.preset))
    yield Line(say("play-started", kind=_kind(rules), game=game, target=rules.target), Kind.HEADING)
    if event.seeded is not None:
        yield Line(say("play-seeded", seed=str(event.seeded)), Kind.DETAIL)
    if rules.match_end is MatchEnd.STOP_ON_REACHING and rules.false_claim is FalseClaim.FORFEIT:
        yield Line(say("play-claim-hint"), Kind.DETAIL)


def _kind(rules: Rules) -> str:
    if rules.score_set is ScoreSet.FRAC:
        return "frac"
    return "least" if rules.goal is Goal.LEAST else "most"


def seated(voice: Voice, bots: tuple[str | None, ...]) -> Line:
    """Who sits at the table, and which bots they are."""
    known = Voice(
        say=voice.say,
        rules=voice.rules,
        names=tuple(
            voice.say("play-bot", name=name, bot=bot) if bot else name
            for name, bot in zip(voice.names, bots, strict=True)
        ),
        seat=voice.seat,
    )
    versus = f" {voice.say('play-versus')} " if voice.rules.sides < voice.rules.players else ", "
    return Line(voice.say("play-seated", sides=versus.join(map(known.side, known.sides))))


def _dealer_drawn(voice: Voice, event: FirstDealerDrawn) -> Iterator[Line]:
    for drawn in event.rounds:
        cards = [
            voice.say("play-drawn-card", name=voice.name(seat), card=voice.bare(card)) for seat, card in drawn
        ]
        yield Line(voice.say("play-drawn-cards", cards=", ".join(cards)), Kind.DETAIL)
    key = code_key("play-dealer", voice.rules.first_dealer)
    yield Line(voice.say(key, **voice.who(event.dealer)))


def _prepared(voice: Voice, event: DealPrepared) -> Line:
    commitment = event.commitment[:SHORT]
    if event.attempt > 1:
        return Line(voice.say("play-prepared-again", commitment=commitment), Kind.DETAIL)
    facts = voice.who(event.dealer)
    if event.cutter == voice.seat:
        facts["who"] = "cutter"
    cutter = voice.name(event.cutter)
    text = voice.say("play-prepared", number=event.number, cutter=cutter, commitment=commitment, **facts)
    return Line(text, Kind.HEADING)


def _deal_started(voice: Voice, event: DealStarted) -> Iterator[Line]:
    if event.opening:
        yield Line(
            voice.say(
                "play-opening", table=voice.cards(event.table), scope=event.scope, **voice.who(event.dealer)
            ),
            Kind.SCOPA,
        )
    elif event.leader != voice.seat:  # who leads sees the table together with the hand
        yield table_line(voice, event.table)
    yield Line(voice.say("play-leads", **voice.who(event.leader)))


# -- play


def _acted(voice: Voice, event: Acted) -> Iterator[Line]:
    yield played_line(voice, event.played)
    if event.by is not None:
        name = voice.names[event.played.seat]
        yield Line(voice.say("play-stood-in", bot=event.by.bot, name=name), Kind.DETAIL)


def played_line(voice: Voice, played: Played) -> Line:
    """One play or knock: who did what, and what it made."""
    if isinstance(played.action, Knock):
        return Line(_knock(voice, played, played.action), Kind.SCOPA)
    text = _play(voice, played, played.action)
    extras = _extras(voice, played)
    scopa = voice.say("play-scopa") if played.scopa else ""
    kind = Kind.SCOPA if played.scopa or extras else Kind.EVENT
    return Line(" ".join(filter(None, (text, scopa, extras))), kind)


def _play(voice: Voice, played: Played, play: Play) -> str:
    key = "play-laid"
    if played.captured:
        key = "play-took" if play.takes else "play-took-itself"
    return voice.say(key, card=voice.the(play.card), takes=voice.cards(play.takes), **voice.who(played.seat))


def _knock(voice: Voice, played: Played, knock: Knock) -> str:
    cards = voice.cards(played.shown)
    text = voice.say("play-knocked", points=knock.points, cards=cards, **voice.who(played.seat))
    if knock.rank is None:
        return text
    return f"{text} {voice.say('play-declared', rank=voice.rank(knock.rank))}"


def _extras(voice: Voice, played: Played) -> str:
    if not played.extras:
        return ""
    names = [voice.say(code_key("category", category)) for category in Counter(played.extras)]
    extras = capital(join_words(voice.say, names))
    return voice.say("play-extras", extras=extras, points=len(played.extras))


def _match_ended(voice: Voice, event: MatchEnded) -> Line:
    totals = voice.points(event.totals)
    if len(event.winners) == 1:
        text = voice.say("play-won", totals=totals, **voice.whose(event.winners[0]))
    else:
        sides = join_words(voice.say, [voice.side(side, "sheet-you") for side in event.winners])
        text = voice.say("play-shared", sides=sides, totals=totals)
    return Line(text, Kind.HEADING)


# -- what lies there


def table_line(voice: Voice, table: tuple[Card, ...]) -> Line:
    """The cards on the table."""
    if not table:
        return Line(voice.say("play-table-empty"), Kind.TABLE)
    return Line(voice.say("play-table", cards=voice.row(table)), Kind.TABLE)


def hand_line(voice: Voice, hand: tuple[Card, ...]) -> Line:
    """The cards in the person's hand."""
    if not hand:
        return Line(voice.say("play-hand-empty"), Kind.TABLE)
    return Line(voice.say("play-hand", cards=voice.row(arranged(hand))), Kind.TABLE)


def arranged(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as one holds it: from the aces to the kings."""
    return tuple(sorted(hand, key=lambda card: (-(card.order // 4), card.order)))


def knock_lines(voice: Voice, deal: PlayerView) -> list[Line]:
    """That one may knock now, which is easily forgotten (R9.5)."""
    worth = {action.points for action in deal.legal if isinstance(action, Knock)}
    return [Line(voice.say("play-may-knock", points=points)) for points in sorted(worth)]


def pile(voice: Voice, deal: PlayerView, side: Side) -> str:
    """What a side has taken so far."""
    cards = voice.say("play-cards", count=len(deal.piles[side]))
    return voice.say("play-pile", side=voice.side(side), cards=cards, scope=deal.scope[side])


def pile_lines(voice: Voice, deal: PlayerView) -> list[Line]:
    """Piles, hands of the others, what knocks have shown, and the stock."""
    say = voice.say
    piles = "; ".join(pile(voice, deal, side) for side in voice.sides)
    lines = [Line(say("play-piles", piles=piles), Kind.TABLE)]
    others = [Seat(seat) for seat in range(voice.rules.players) if seat != voice.seat]
    hands = [say("play-held", name=voice.names[seat], count=str(deal.hand_sizes[seat])) for seat in others]
    lines.append(Line(say("play-others", hands=", ".join(hands)), Kind.TABLE))
    lines += [
        Line(say("play-shown", name=voice.names[seat], cards=voice.cards(deal.shown[seat])), Kind.TABLE)
        for seat in others
        if deal.shown[seat]
    ]
    return [*lines, Line(say("play-stock", count=deal.stock_size), Kind.TABLE)]


def score_lines(voice: Voice, view: RoomView) -> list[Line]:
    """The totals of the match, and what is made already in this deal."""
    lines = [Line(voice.say("play-totals", totals=voice.points(view.totals)), Kind.TABLE)]
    if view.deal is not None:
        made = view.deal.scope
        lines.append(Line(voice.say("play-made-so-far", scope=voice.points(made)), Kind.TABLE))
    return lines


def last_lines(voice: Voice, deal: PlayerView) -> list[Line]:
    """What was played since the person's own last play, that one included when nobody has played since."""
    plays = deal.plays
    since = next((i for i in reversed(range(len(plays))) if plays[i].seat == voice.seat), -1) + 1
    recent = plays[since:] or plays[-1:]
    if not recent:
        return [Line(voice.say("play-no-last"), Kind.TABLE)]
    return [played_line(voice, played) for played in recent[-voice.rules.players :]]


def option(voice: Voice, action: Action, captured: bool) -> str:
    """An action as one of several to choose from."""
    say = voice.say
    match action:
        case Play(card, ()):
            return say("play-option-itself" if captured else "play-option-lay", card=voice.the(card))
        case Play(card, takes):
            return say("play-option-take", card=voice.the(card), takes=voice.cards(takes))
        case Knock(points, rank):
            if rank is None:
                return say("play-option-knock", points=points)
            return say("play-option-knock-rank", points=points, rank=voice.rank(rank))
        case Claim():
            return ""
