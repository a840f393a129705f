"""The sentences of the table: numbers and verbs agree, whoever plays with whom, in both languages."""

from dataclasses import replace

import pytest

from settebello.client.protocol import (
    Acted,
    Claimed,
    ClaimOpened,
    Conceded,
    DealPrepared,
    DealStarted,
    DealVoided,
    Event,
    FirstDealerDrawn,
    MatchEnded,
    MatchStarted,
    MoveTakenBack,
    PackCut,
    PacketDealt,
)
from settebello.i18n import words
from settebello.notation.records import Ending, StandIn, Why
from settebello.rules import (
    PRESETS,
    Card,
    Category,
    FirstDealer,
    Knock,
    Play,
    Played,
    Rank,
    Redeal,
    Rules,
    Seat,
    Side,
    cards,
)
from settebello.tui.telling import tell
from settebello.tui.voice import Voice

TWO = PRESETS["scopa"].rules
PAIRS = PRESETS["scopone"].rules
NAMES = ("Anna", "Bruno", "Carla", "Dino")
ME, HIM = Seat(0), Seat(1)


def said(event: Event, lang: str = "it", rules: Rules = TWO, seat: Seat | None = ME) -> str:
    voice = Voice(say=words(lang), rules=rules, names=NAMES[: rules.players], seat=seat)
    return " | ".join(line.text for line in tell(voice, event))


def acted(seat: Seat, text: str, **more: object) -> Acted:
    card, *takes = cards(text)
    played = Played(seat, Play(card, tuple(takes)), captured=bool(takes))
    return Acted(replace(played, **more), ())  # type: ignore[arg-type]


PLAYS: tuple[tuple[Event, str, str], ...] = (
    (
        acted(ME, "7d 4c 3d"),
        "Hai preso il 4 di coppe e il 3 di denari con il 7 di denari.",
        "You took the 4 of coppe and the 3 of denari with the 7 of denari.",
    ),
    (
        acted(HIM, "As Ad", scopa=True),
        "Bruno ha preso l'asso di denari con l'asso di spade. Scopa!",
        "Bruno took the ace of denari with the ace of spade. Scopa!",
    ),
    (acted(ME, "Fb"), "Hai calato il fante di bastoni.", "You laid the fante of bastoni."),
    (acted(HIM, "Rb"), "Bruno ha calato il re di bastoni.", "Bruno laid the re of bastoni."),
    (
        acted(HIM, "As", captured=True),
        "Bruno ha giocato l'asso di spade a tavola vuota, e l'asso prende sé stesso.",
        "Bruno played the ace of spade on the empty table, and the ace takes itself.",
    ),
    (
        acted(ME, "2s 2b", extras=(Category.PICILA,)),
        "Hai preso il 2 di bastoni con il 2 di spade. Picila: un punto.",
        "You took the 2 of bastoni with the 2 of spade. Picila: one point.",
    ),
    (
        acted(ME, "6s 3s 2s As", scopa=True, extras=(Category.BAGER, Category.TRIS)),
        ("Hai preso il 3 di spade, il 2 di spade e l'asso di spade con il 6 di spade. Scopa!"
        " Bager e tris: 2 punti."),
        ("You took the 3 of spade, the 2 of spade and the ace of spade with the 6 of spade. Scopa!"
        " Bager and tris: 2 points."),
    ),
    (
        Acted(Played(HIM, Knock(3, Rank.DUE), shown=cards("7c 3d 2s")), ()),
        ("Bruno bussa per 3 punti e mostra il 7 di coppe, il 3 di denari e il 2 di spade."
        " Il 7 di coppe fa 2."),
        ("Bruno knocks for 3 points and shows the 7 of coppe, the 3 of denari and the 2 of spade."
        " The 7 of coppe stands for 2."),
    ),
    (Acted(Played(ME, Knock(10)), ()), "Hai bussato per 10 punti.", "You knocked for 10 points."),
    (
        replace(acted(HIM, "Rb"), by=StandIn("goloso", Why.CRASHED)),
        "Bruno ha calato il re di bastoni. | (La mossa è di goloso: il bot di Bruno non ha risposto.)",
        "Bruno laid the re of bastoni. | (The move is by goloso: the bot of Bruno did not answer.)",
    ),
    (
        PacketDealt(12),
        "Si danno altre tre carte a testa; nel tallone ne restano 12.",
        "Three more cards each are dealt; 12 remain in the stock.",
    ),
    (PacketDealt(0), "Si danno le ultime tre carte a testa.", "The last three cards each are dealt."),
    (PackCut(ME, 1, True), "Hai alzato una carta.", "You lifted one card."),
    (PackCut(HIM, 12, False), "Bruno ha alzato 12 carte.", "Bruno lifted 12 cards."),
    (
        MoveTakenBack(ME, 3),
        "Hai ripreso la tua ultima mossa; la partita scritta ne tiene conto.",
        "You took back your last move; the record says so.",
    ),
    (Conceded(ME), "Hai abbandonato la partita.", "You gave the match up."),
    (ClaimOpened(Side(0)), "", ""),
    (
        ClaimOpened(Side(1)),
        "Bruno: i punti sicuri bastano per vincere.",
        "Bruno: the certain points are enough to win.",
    ),
    (Claimed(HIM, True, ({}, {})), "Bruno si chiama fuori.", "Bruno claims the match."),
    (
        Claimed(ME, False, ({}, {})),
        "Ti chiami fuori. | Ma i punti sicuri non bastavano: la partita è persa.",
        "You claim the match. | But the certain points were not enough: the match is lost.",
    ),
    (
        MatchEnded(Ending.WON, (Side(0),), (12, 8)),
        "Hai vinto la partita: tu 12, Bruno 8.",
        "You won the match: you 12, Bruno 8.",
    ),
    (
        MatchEnded(Ending.WON, (Side(0), Side(1)), (11, 11)),
        "La vittoria è divisa fra te e Bruno: tu 11, Bruno 11.",
        "The victory is shared by you and Bruno: you 11, Bruno 11.",
    ),
    (
        DealStarted(1, HIM, ME, cards("7d Rb"), (), 0),
        "Cominci tu.",
        "You begin.",
    ),
    (
        DealStarted(1, ME, HIM, cards("7d Rb"), (), 0),
        "In tavola: 7 di denari, re di bastoni. | Comincia Bruno.",
        "On the table: 7 of denari, re of bastoni. | Bruno begins.",
    ),
    (
        DealStarted(1, ME, HIM, cards("7d 5b 2c Ac"), cards("7d 5b 2c Ac"), 1),
        ("In tavola ci sono il 7 di denari, il 5 di bastoni, il 2 di coppe e l'asso di coppe, che fanno 15:"
        " le prendi subito tu. Scopa! | Comincia Bruno."),
        ("On the table are the 7 of denari, the 5 of bastoni, the 2 of coppe and the ace of coppe,"
        " which make 15: you take them at once. Scopa! | Bruno begins."),
    ),
)  # fmt: skip


@pytest.mark.parametrize(("event", "italian", "english"), PLAYS)
def test_what_happened_in_words(event: Event, italian: str, english: str) -> None:
    assert said(event) == italian
    assert said(event, "en") == english


@pytest.mark.parametrize(
    ("winner", "seat", "text"),
    [
        (0, ME, "Tu e Carla avete vinto la partita: tu e Carla 21, Bruno e Dino 11."),
        (1, ME, "Bruno e Dino hanno vinto la partita: tu e Carla 21, Bruno e Dino 11."),
        (1, None, "Bruno e Dino hanno vinto la partita: Anna e Carla 21, Bruno e Dino 11."),
    ],
)
def test_partners_win_together(winner: int, seat: Seat | None, text: str) -> None:
    assert said(MatchEnded(Ending.WON, (Side(winner),), (21, 11)), rules=PAIRS, seat=seat) == text


def test_the_person_comes_first_wherever_they_sit() -> None:
    ended = MatchEnded(Ending.WON, (Side(1),), (11, 21))
    assert said(ended, rules=PAIRS, seat=Seat(3)).endswith(": tu e Bruno 21, Anna e Carla 11.")


@pytest.mark.parametrize(
    ("how", "rounds", "text"),
    [
        (FirstDealer.RANDOM, (), "Tirato a sorte: il primo mazziere sei tu."),
        (
            FirstDealer.LOWEST_CARD,
            (((ME, Card.C4), (HIM, Card.RS)),),
            (
                "Si tira il mazziere: tu 4 di coppe, Bruno re di spade. |"
                " La carta più bassa è la tua: il primo mazziere sei tu."
            ),
        ),
        (
            FirstDealer.FIRST_ACE,
            (((ME, Card.AC),),),
            "Si tira il mazziere: tu asso di coppe. | Il primo asso tocca a te: il primo mazziere sei tu.",
        ),
    ],
)
def test_how_the_first_dealer_was_found(
    how: FirstDealer, rounds: tuple[tuple[tuple[Seat, Card], ...], ...], text: str
) -> None:
    assert said(FirstDealerDrawn(ME, rounds), rules=replace(TWO, first_dealer=how)) == text


@pytest.mark.parametrize(
    ("dealer", "cutter", "text"),
    [
        (0, 1, "Smazzata 2: dai le carte tu, taglia Bruno. Impegno abcabcabcabc."),
        (1, 0, "Smazzata 2: dà le carte Bruno, tagli tu. Impegno abcabcabcabc."),
        (1, 3, "Smazzata 2: dà le carte Bruno, taglia Dino. Impegno abcabcabcabc."),
    ],
)
def test_who_deals_and_who_cuts(dealer: int, cutter: int, text: str) -> None:
    prepared = DealPrepared(2, 1, Seat(dealer), Seat(cutter), "abc" * 8)
    assert said(prepared, rules=PAIRS) == text


@pytest.mark.parametrize("reason", list(Redeal))
def test_R3_9_why_a_deal_is_void(reason: Redeal) -> None:
    text = said(DealVoided(reason, cards("Rd Rc Rs 2b"), ME, bytes(32)))
    assert text.startswith("A monte: ")
    assert text.endswith("il re di spade e il 2 di bastoni. Segreto del mazzo svelato: 000000000000…")


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_rulebook_can_be_announced(preset: str) -> None:
    rules = PRESETS[preset].rules
    for lang in ("it", "en"):
        assert said(MatchStarted(preset, rules, 7), lang, rules)


def test_a_game_to_lose_and_a_single_deal_say_so() -> None:
    least = PRESETS["scopa_a_perdere"].rules
    assert said(MatchStarted("scopa_a_perdere", least, None), rules=least) == (
        "Scopa a perdere: vince chi ha meno punti quando qualcuno arriva a 21."
    )
    frac = PRESETS["scopa_frac"].rules
    assert said(MatchStarted("scopa_frac", frac, None), rules=frac) == "Frac: la partita è una smazzata."


@pytest.mark.parametrize(
    ("size", "stock", "italian", "english"),
    [
        (9, 18, "Si danno altre nove carte a testa;", "Nine more cards each are dealt;"),
        (9, 0, "Si danno le ultime nove carte a testa.", "The last nine cards each are dealt."),
        (12, 0, "Si danno le ultime dodici carte a testa.", "The last twelve cards each are dealt."),
        (7, 0, "Si danno le ultime 7 carte a testa.", "The last 7 cards each are dealt."),
    ],
)
def test_R3_2_a_packet_is_as_large_as_a_hand(size: int, stock: int, italian: str, english: str) -> None:
    rules = replace(TWO, hand_size=size)
    assert said(PacketDealt(stock), rules=rules).startswith(italian)
    assert said(PacketDealt(stock), "en", rules=rules).startswith(english)
