"""The conversation: every question can be answered, every wrong answer costs nothing."""

import re

import pytest
from tests.test_client.tables import head, record_of, room_of, rules_of, until_asked
from tests.test_tui.talks import any_card, play_any, talk

from settebello.client.local import LocalRoom
from settebello.client.protocol import Asked
from settebello.i18n import card_name, words
from settebello.notation.records import Ending, Move
from settebello.room.findings import Outcome
from settebello.room.verify import verify
from settebello.rules import DECK, PRESETS, FalseClaim, Knock, MatchEnd, Rules
from settebello.tui.playing import Left

CUT = "12"
"""With seed 3 and this cut: table As 3d 4c 3c, hand 3b 6s Cd."""


def room(seed: int = 3, preset: str = "scopa", **changes: object) -> LocalRoom:
    return room_of(head(preset, rules_of(preset, **changes), seed=seed))


def moves(played: LocalRoom) -> list[str]:
    return [str(event.action) for event in record_of(played).deals[0].events if isinstance(event, Move)]


# -- playing


@pytest.mark.parametrize(
    "typed",
    ["6s 3d 3c", "6sx3d3c", "6S 3C 3D", "6 s 3 c 3 d", "sei di spade: tre di denari e tre di coppe", "6 3 3"],
)
def test_a_capture_may_be_written_in_many_ways(typed: str) -> None:
    played = room()
    shown = talk(played, CUT, typed)
    assert shown.after(typed)[0] == "Hai preso il 3 di denari e il 3 di coppe con il 6 di spade."


def test_where_there_is_a_choice_one_is_asked() -> None:
    shown = talk(room(), CUT, "3b", "9", "2")
    assert "1. prendi il 3 di denari con il 3 di bastoni" in shown.lines
    assert "2. prendi il 3 di coppe con il 3 di bastoni" in shown.lines
    assert "I numeri vanno da 1 a 2." in shown.lines
    assert "Hai preso il 3 di coppe con il 3 di bastoni." in shown.lines


def test_one_may_think_again_or_write_another_card() -> None:
    shown = talk(room(), CUT, "3b", "", "3b", "Cd")
    assert shown.lines.count("1. prendi il 3 di denari con il 3 di bastoni") == 2
    assert "Hai calato il cavallo di denari." in shown.lines


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Rb", "Non hai in mano il re di bastoni."),
        ("6s 4c", "I conti non tornano: 6 di spade non prende 4 di coppe."),
        ("6s 7d", "Si può prendere solo quello che è in tavola, e qui non c'è tutto: 7 di denari."),
        ("6s 3d 3d", "La stessa carta non si prende due volte: 3 di denari e 3 di denari."),
        ("re", "Non hai nessuna giocata che corrisponda a «re»."),
        ("boh", "Non capisco «boh». Scrivi una carta, per esempio 7d, oppure «aiuto»."),
        ("ciao", "Non capisco «ciao». Scrivi una carta, per esempio 7d, oppure «aiuto»."),
        ("carta", "Non capisco «carta». Scrivi una carta, per esempio 7d, oppure «aiuto»."),
        ("7x", "Non capisco «7x». Scrivi una carta, per esempio 7d, oppure «aiuto»."),
        (
            "donna",
            "«Donna» non vale: da qualche parte è il fante, altrove il cavallo. Scrivi fante o cavallo.",
        ),
        (
            "Donna di denari",
            "«Donna» non vale: da qualche parte è il fante, altrove il cavallo. Scrivi fante o cavallo.",
        ),
        ("7q", "Non capisco «7q». Scrivi una carta, per esempio 7d, oppure «aiuto»."),
        ("=", "Non si è stabilito che ci si possa chiamare fuori: si gioca fino alla fine della smazzata."),
        ("busso", "In questo gioco non si bussa."),
        ("bussa 10 due", "In questo gioco non si bussa."),
        ("!3", "In questo gioco non si bussa."),
        ("annulla", "In questa smazzata non c'è ancora una tua mossa da riprendere."),
        ("sì", "Adesso non si può."),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(typed: str, answer: str) -> None:
    played = room()
    shown = talk(played, CUT, typed, "Cd")
    assert shown.after(typed) == [answer]
    assert "Hai calato il cavallo di denari." in shown.lines, "nothing was lost"


def test_bad_cuts_are_asked_again() -> None:
    shown = talk(room(), "0", "40", "boh", "taglia 12", "esci")
    assert shown.lines.count("Si taglia da 1 a 39 carte.") == 3
    assert "Hai alzato 12 carte." in shown.lines


def test_undo_shows_the_table_again() -> None:
    shown = talk(room(), CUT, "Cd", "annulla", "esci")
    assert shown.after("annulla") == [
        "Hai ripreso la tua ultima mossa; la partita scritta ne tiene conto.",
        "In tavola: asso di spade, 3 di denari, 4 di coppe, 3 di coppe.",
        "Hai in mano: 3 di bastoni, 6 di spade, cavallo di denari.",
    ]


def test_an_empty_line_shows_the_turn_again() -> None:
    shown = talk(room(), CUT, "", "esci")
    assert shown.after("") == [
        "In tavola: asso di spade, 3 di denari, 4 di coppe, 3 di coppe.",
        "Hai in mano: 3 di bastoni, 6 di spade, cavallo di denari.",
    ]


def test_an_empty_line_draws_the_turn_again() -> None:
    shown = talk(room(), CUT, "", "", "esci", width=80)
    assert sum(line.startswith("  Tavola") for line in shown.lines) == 3
    assert sum(line.startswith("  Mano") for line in shown.lines) == 3


def test_conceding_asks_first() -> None:
    shown = talk(room(), CUT, "abbandona", "no", "abbandona", "sì")
    assert "Bene, si continua." in shown.lines
    assert shown.lines[-2:] == ["Hai abbandonato la partita.", "Bruno ha vinto la partita: tu 0, Bruno 0."]
    assert shown.left is Left.OVER


@pytest.mark.parametrize("typed", [("esci",), (CUT, "quit"), (CUT, "Cd", "exit")])
def test_one_may_leave_at_any_question(typed: tuple[str, ...]) -> None:
    assert talk(room(), *typed).left is Left.QUIT


def test_when_the_lines_end_so_does_the_conversation() -> None:
    assert talk(room(), CUT).left is None


# -- looking


def test_one_may_look_at_everything() -> None:
    looks = ("tavola", "mano", "punti", "ultima", "mazzetti", "mosse", "impegno")
    shown = talk(room(), CUT, *looks)
    assert shown.after("tavola") == ["In tavola: asso di spade, 3 di denari, 4 di coppe, 3 di coppe."]
    assert shown.after("mano") == ["Hai in mano: 3 di bastoni, 6 di spade, cavallo di denari."]
    assert shown.after("punti") == [
        "Punti: tu 0, Bruno 0.",
        "Scope di questa smazzata, fin qui: tu 0, Bruno 0.",
    ]
    assert shown.after("ultima") == ["In questa smazzata non ha ancora giocato nessuno."]
    assert shown.after("mazzetti") == [
        "Mazzetti: tu niente; Bruno niente.",
        "Carte in mano: Bruno 3.",
        "Nel tallone restano 30 carte.",
    ]
    assert shown.after("mosse") == [
        "Cd: cala il cavallo di denari",
        "3bx3d: prendi il 3 di denari con il 3 di bastoni",
        "3bx3c: prendi il 3 di coppe con il 3 di bastoni",
        "6sx3d3c: prendi il 3 di denari e il 3 di coppe con il 6 di spade",
    ]
    assert len(shown.after("impegno")[0].split()[-1].rstrip(".")) == 64


def test_before_the_cards_there_is_nothing_to_see() -> None:
    shown = talk(room(), "mano", "punti", "annulla", "esci")
    assert "Le carte non sono ancora date." in shown.lines
    assert "Punti: tu 0, Bruno 0." in shown.lines


@pytest.mark.parametrize("preset", ["scopa", "cirulla", "cicera"])
def test_help_and_rules_are_those_of_the_game(preset: str) -> None:
    shown = talk(room(preset=preset), "aiuto", "regole", "esci")
    assert any("7dx4c3d" in line for line in shown.lines)
    assert any(line.startswith("Per bussare") for line in shown.lines) == (preset == "cirulla")
    assert any("8, 9 e T" in line for line in shown.lines) == (preset == "cicera")
    assert len(shown.lines) > 30


# -- claims


def stopping(false_claim: FalseClaim, target: int) -> Rules:
    return rules_of(
        "scopa_wikipedia", match_end=MatchEnd.STOP_ON_REACHING, false_claim=false_claim, target=target
    )


def test_R10_2_an_open_claim_is_a_question() -> None:
    for seed in range(30):
        played = room_of(head("scopa_wikipedia", stopping(FalseClaim.NOT_OFFERED, 1), seed=seed))
        shown = talk(played, *any_card(DECK))
        if any("Puoi chiamarti fuori" in line for line in shown.lines):
            break
    else:
        pytest.fail("no claim was ever open")
    question = next(i for i, line in enumerate(shown.lines) if "Puoi chiamarti fuori" in line)
    assert "Non capisco" in shown.lines[question + 1], "a card is no answer to it"
    again = room_of(head("scopa_wikipedia", stopping(FalseClaim.NOT_OFFERED, 1), seed=seed))
    typed = [line.rpartition(": ")[2] for line in shown.lines[:question] if _asks(line)]
    won = talk(again, *typed, "=")
    assert won.lines[-2:] == ["Ti chiami fuori.", won.lines[-1]]
    assert won.lines[-1].startswith("Hai vinto la partita")
    for answer, said in (("sì", "Ti chiami fuori."), ("no", None), ("", None)):
        room = room_of(head("scopa_wikipedia", stopping(FalseClaim.NOT_OFFERED, 1), seed=seed))
        after = talk(room, *typed, answer).lines[question + 1 :]
        assert (said in after) is (said is not None)
        assert not any("Non capisco" in line for line in after)


def _asks(line: str) -> bool:
    return line.startswith(("Tocca a te:", "Quale?", "Quante carte"))


def test_R10_6_under_forfeit_the_claim_follows_the_card() -> None:
    rules = stopping(FalseClaim.FORFEIT, 11)
    played = room_of(head("scopa_wikipedia", rules, seed=3))
    shown = talk(played, CUT, "6sx3d3c =")
    assert "Per chiamarti fuori scrivi = subito dopo la presa, sulla stessa riga: 7d =" in shown.lines
    assert shown.lines[-3:] == [
        "Ti chiami fuori.",
        "Ma i punti sicuri non bastavano: la partita è persa.",
        "Bruno ha vinto la partita: tu 0, Bruno 0.",
    ]
    assert record_of(played).result is not None
    assert record_of(played).result.how is Ending.FORFEITED  # type: ignore[union-attr]


def test_a_claim_that_is_not_possible_leaves_the_card_played() -> None:
    played = room()
    shown = talk(played, CUT, "Cd =")
    assert shown.after("Cd =")[0] == (
        "Non si è stabilito che ci si possa chiamare fuori: si gioca fino alla fine della smazzata."
    )
    assert len(moves(played)) == 2


# -- whole matches


@pytest.mark.parametrize(
    ("preset", "width"), [(preset, (None, 40, 80)[at % 3]) for at, preset in enumerate(PRESETS)]
)
def test_every_rulebook_is_played_to_its_end(preset: str, width: int | None) -> None:
    lang = "en" if width == 40 else "it"
    played = room_of(head(preset, rules_of(preset), seed=2))
    shown = play_any(played, lang=lang, width=width)
    assert shown.left is Left.OVER
    assert ("won the match" if lang == "en" else "vinto la partita") in shown.out
    assert verify(record_of(played)).outcome is Outcome.REPRODUCIBLE


def test_somebody_who_tries_every_card_gets_to_the_end() -> None:
    shown = talk(room(), *any_card(DECK))
    assert shown.left is Left.OVER


def test_watching_asks_nothing() -> None:
    played = room_of(head(watched=True, bots=("goloso", "casuale")))
    shown = talk(played)
    assert shown.left is Left.OVER
    assert "Tocca a te" not in shown.out
    assert "Anna ha preso" in shown.out


@pytest.mark.parametrize("width", [None, 80])
def test_who_watches_is_told_the_table_after_every_play(width: int | None) -> None:
    shown = talk(room_of(head(watched=True, bots=("goloso", "casuale"))), width=width)
    plays = [i for i, line in enumerate(shown.lines) if re.match(r"\w+ ha (preso|calato) ", line)]
    assert len(plays) > 36
    assert all(shown.lines[i + 1].startswith(("In tavola: ", "La tavola è vuota.")) for i in plays)


def test_who_plays_is_told_the_table_at_every_turn_only() -> None:
    shown = talk(room(), CUT, "Cd", "esci")
    assert sum(line.startswith("In tavola: ") for line in shown.lines) == 2


def test_a_resumed_match_says_where_it_stands() -> None:
    played = room()
    talk(played, CUT, "Cd", "esci")
    shown = talk(played, "esci", resumed=True)
    assert shown.lines[0] == "Riprendi la partita da dove l'avevi lasciata: tu 0, Bruno 0."
    assert shown.lines[1] == "Scopa: si gioca a 11."
    assert any(line.startswith("Smazzata 1: dà le carte Bruno, tagli tu.") for line in shown.lines)
    assert any(line.startswith("Bruno ha ") for line in shown.lines)
    assert shown.lines[-1].startswith("Tocca a te:")


def test_after_the_sheet_a_drawn_screen_waits_and_still_listens() -> None:
    played = room()
    first = talk(played, *any_card(DECK, 18), width=80)
    pause = next(i for i, line in enumerate(first.lines) if line.startswith("Premi Invio"))
    typed = [line.rpartition(": ")[2] for line in first.lines[:pause] if _asks(line)]
    again = talk(room(), *typed, "punti", "mano", "esci", width=80)
    assert sum(line.startswith("Premi Invio") for line in again.lines) == 3
    assert again.left is Left.QUIT


def test_R9_5_who_may_knock_is_told_and_may() -> None:
    for seed in range(60):
        played = room(seed, "cirulla")
        shown = talk(played, "", "bussa")
        if any(line.startswith("Puoi bussare per ") for line in shown.lines):
            break
    else:
        pytest.fail("no seed gives a hand to knock with")
    told = next(line for line in shown.lines if line.startswith("Puoi bussare per "))
    points = told.split()[3]
    assert told == f"Puoi bussare per {points} punti, prima di giocare: scrivi «bussa»."
    assert any(line.startswith(f"Hai bussato per {points} punti.") for line in shown.lines)


@pytest.mark.parametrize("typed", ["bussa", "busso 3", "knock", "!10", "!"])
def test_R9_5_a_knock_that_the_hand_is_not_worth_is_refused_for_that(typed: str) -> None:
    played = first_turn(knocking=False)
    assert talk(played, typed).after(typed) == [words("it")("reason-knock-not-worth")]


def test_R9_5_a_second_knock_is_refused_for_coming_too_late() -> None:
    played = first_turn(knocking=True)
    shown = talk(played, "bussa", "bussa", "1", "bussa", "esci")
    assert words("it")("reason-knock-not-now") in shown.lines
    assert "nessuna giocata" not in shown.out


def first_turn(*, knocking: bool) -> LocalRoom:
    """A match of cirulla that waits for the person's first play, with a hand to knock with or without one."""
    for seed in range(60):
        played = room(seed, "cirulla")
        talk(played, CUT)
        deal = played.view().deal
        if deal is not None and any(isinstance(action, Knock) for action in deal.legal) is knocking:
            return played
    pytest.fail("no seed gives such a hand")


def test_a_resumed_match_still_knows_the_commitment() -> None:
    played = room()
    first = talk(played, CUT, "impegno", "esci").after("impegno")
    assert talk(played, "impegno", "esci", resumed=True).after("impegno") == first


def test_a_match_broken_off_at_the_cut_says_who_deals() -> None:
    played = room()
    talk(played, "esci")
    shown = talk(played, "esci", resumed=True)
    assert any("tagli tu" in line for line in shown.lines)


def test_R8_4_an_ace_on_an_empty_table_is_offered_as_taking_itself() -> None:
    for seed in range(200):
        played = room(seed, "asso_piglia_tutto")
        until_asked(played)
        if played.view().asked is Asked.CUT:
            continue
        deal = played.view().deal
        assert deal is not None
        ace = next((card for card in deal.hand if card.rank == "A"), None)
        if ace is not None and not deal.table:
            shown = talk(played, "mosse", "esci").after("mosse")
            assert f"{ace}: gioca l'{card_name(words('it'), ace)}, che prende sé stesso" in shown
            return
    pytest.fail("no bot ever swept the table before somebody with an ace")
