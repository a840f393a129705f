"""The fairness recipe: golden vectors, an independent reading, balance."""

import doctest
import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest
from bench import fairness as bench
from hypothesis import given
from hypothesis import strategies as st

from settebello.notation.records import Absence
from settebello.room import fairness
from settebello.room.fairness import BadCut, Purpose, Stream
from settebello.rules.cards import DECK, DECK52, Card, cards
from settebello.rules.options import Deck, Direction, FirstDealer, Rules

VECTORS = json.loads(files("settebello").joinpath("data/fairness.json").read_text("utf-8"))
PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
SECRETS = st.binary(min_size=32, max_size=32)


@cache
def reader() -> dict[str, Callable[..., Any]]:
    """The thirty lines a reader of the docs is given, run as they stand there."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    assert len(found[1].strip().splitlines()) <= 32
    assert "settebello." not in found[1]
    names: dict[str, Callable[..., Any]] = {}
    exec(found[1], names)
    return names


def raw(texts: Sequence[str]) -> list[bytes]:
    return [bytes.fromhex(text) for text in texts]


def seed_of(vector: dict[str, Any], deal: int) -> bytes:
    return fairness.seed(
        vector["match"],
        deal,
        vector["attempt"],
        bytes.fromhex(vector["secret"]),
        raw(vector["contributions"]),
    )


def pack_of(size: int) -> tuple[Card, ...]:
    return {40: DECK, 52: DECK52}[size]


def test_the_vectors_are_of_this_version() -> None:
    assert VECTORS["version"] == fairness.VERSION


@pytest.mark.parametrize("vector", VECTORS["fields"], ids=str)
def test_fields(vector: dict[str, Any]) -> None:
    assert fairness.fields(*vector["values"]).hex() == vector["hex"]


@pytest.mark.parametrize("vector", VECTORS["commitments"], ids=lambda v: v["commitment"][:8])
def test_commitments(vector: dict[str, str]) -> None:
    assert fairness.commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["contributions"], ids=lambda v: str(v["reason"]))
def test_what_is_missing_or_does_not_match_counts_as_zeros(vector: dict[str, str | None]) -> None:
    opening = vector["opening"]
    value, reason = fairness.counted(
        vector["commitment"], None if opening is None else bytes.fromhex(opening)
    )
    assert (value.hex(), reason) == (vector["counts_as"], vector["reason"])


@pytest.mark.parametrize("vector", VECTORS["decks"], ids=lambda v: v["name"])
def test_seed_stream_shuffle_and_cut(vector: dict[str, Any]) -> None:
    seed = seed_of(vector, vector["deal"])
    assert seed.hex() == vector["seed"]
    block = b"".join(n.to_bytes(2, "big") for n in (Stream(seed).below(65536) for _ in range(1)))
    assert vector["block0"].startswith(block.hex())
    pack = pack_of(vector["cards"])
    stream = Stream(seed)
    assert "".join(fairness.shuffle(pack, stream)) == vector["shuffled"]
    assert fairness.default_cut(len(pack), stream) == vector["default_cut"]
    assert stream.used == vector["numbers"]
    for each in vector["decks"]:
        made = fairness.deck_for(pack, seed, each["chosen"])
        assert "".join(made.deck) == each["deck"]
        assert made.cut == (each["chosen"] or vector["default_cut"])


def test_the_stream_is_the_blocks_one_after_the_other() -> None:
    vector = VECTORS["decks"][0]
    stream = Stream(bytes.fromhex(vector["seed"]))
    assert b"".join(stream.below(65536).to_bytes(2, "big") for _ in range(16)).hex() == vector["block0"]
    assert stream.used == 16


def test_a_vector_has_a_rejected_number_and_a_chosen_cut_draws_none() -> None:
    assert any(vector["numbers"] > vector["cards"] for vector in VECTORS["decks"])
    vector = VECTORS["decks"][0]
    assert fairness.deck_for(DECK, bytes.fromhex(vector["seed"]), 17).drawn == vector["numbers"] - 1


@pytest.mark.parametrize(
    "vector", VECTORS["first_dealers"], ids=lambda v: f"{v['first_dealer']}-{v['players']}-{v['direction']}"
)
def test_R2_7_first_dealers(vector: dict[str, Any]) -> None:
    rules = replace(
        Rules(),
        players=vector["players"],
        direction=Direction(vector["direction"]),
        first_dealer=FirstDealer(vector["first_dealer"]),
        deck=Deck.BRESCIANE52 if vector["cards"] == 52 else Deck.ITA40,
    )
    draw = fairness.first_dealer(rules, seed_of(vector, 0))
    assert draw is not None
    assert draw.dealer == vector["dealer"]
    assert [[list(pair) for pair in drawn] for drawn in draw.rounds] == vector["rounds"]


def test_R2_7_an_agreed_dealer_is_not_drawn() -> None:
    assert fairness.first_dealer(replace(Rules(), first_dealer=FirstDealer.AGREED), bytes(32)) is None


def test_R2_7_tied_seats_alone_draw_again_in_the_direction_of_play() -> None:
    rules = replace(Rules(), players=4, direction=Direction.CLOCKWISE)
    draw = fairness.lowest_card(rules, cards("Rd Ad 3d Ac 5d 4c"))
    assert draw.rounds == (((0, "Rd"), (3, "Ad"), (2, "3d"), (1, "Ac")), ((3, "5d"), (1, "4c")))
    assert draw.dealer == 1


def test_R2_7_a_deck_that_runs_out_needs_another_attempt() -> None:
    assert fairness.lowest_card(Rules(), cards("Ad Ac 2d 2c 3s")).dealer is None
    assert fairness.first_ace(Rules(), cards("2d 2c 3s")).dealer is None
    assert fairness.lowest_card(Rules(), cards("Ad 2c")).dealer == 0


def test_R1_6_a_court_without_number_is_above_the_ten() -> None:
    rules = replace(Rules(), deck=Deck.BRESCIANE52)
    assert fairness.lowest_card(rules, cards("Fd Td")).dealer == 1
    assert fairness.lowest_card(rules, cards("Fd Rd Cc 9d")).rounds[1] == ((0, "Cc"), (1, "9d"))


def test_R2_7_the_first_ace_deals_and_no_later_card_is_turned() -> None:
    draw = fairness.first_ace(replace(Rules(), players=3), cards("2d 3d 4d 5d Ad Ac"))
    assert draw.dealer == 1
    assert draw.rounds == (((0, "2d"), (1, "3d"), (2, "4d")), ((0, "5d"), (1, "Ad")))


@pytest.mark.parametrize("vector", VECTORS["seeded"], ids=lambda v: f"{v['number']}-{v['what']}")
def test_seeded_numbers(vector: dict[str, Any]) -> None:
    n, what, deal, attempt, seat, match, value = vector.values()
    assert fairness.seeded(n, Purpose(what), deal, attempt, seat).hex() == value
    assert fairness.seeded_id(n) == match


# -- an independent reading ----------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS["decks"], ids=lambda v: v["name"])
def test_the_readers_thirty_lines_give_the_golden_decks(vector: dict[str, Any]) -> None:
    own = reader()
    key = own["seed"](
        vector["match"],
        vector["deal"],
        vector["attempt"],
        bytes.fromhex(vector["secret"]),
        raw(vector["contributions"]),
    )
    ranks = "A234567FCR" if vector["cards"] == 40 else "A23456789TFCR"
    for each in vector["decks"]:
        assert "".join(own["deck"](key, own["pack"](ranks), each["chosen"])) == each["deck"]


@given(
    st.tuples(st.text(max_size=20), st.integers(1, 10**6), st.integers(1, 99), SECRETS),
    st.lists(SECRETS, max_size=6),
    st.none() | st.integers(1, 39),
)
def test_the_readers_thirty_lines_agree_everywhere(
    facts: tuple[str, int, int, bytes], contributions: list[bytes], chosen: int | None
) -> None:
    own = reader()
    key = fairness.seed(*facts, contributions)
    assert own["seed"](*facts, contributions) == key
    assert tuple(own["deck"](key, own["pack"](), chosen)) == fairness.deck_for(DECK, key, chosen).deck


def test_the_examples_of_the_page_are_true() -> None:
    examples = doctest.DocTestParser().get_doctest(
        PAGE.read_text("utf-8").replace("```", ""), dict(reader()), PAGE.name, str(PAGE), 0
    )
    assert len(examples.examples) >= 5
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


# -- properties ----------------------------------------------------------------------------------------------


@given(SECRETS, st.sampled_from([DECK, DECK52]), st.data())
def test_a_deck_is_the_pack_and_cutting_back_undoes_a_cut(
    seed: bytes, pack: tuple[Card, ...], data: st.DataObject
) -> None:
    at = data.draw(st.integers(1, len(pack) - 1))
    shuffled = fairness.shuffle(pack, Stream(seed))
    assert sorted(shuffled) == sorted(pack)
    assert fairness.cut(fairness.cut(shuffled, at), len(pack) - at) == shuffled
    assert fairness.cut(shuffled, at) == fairness.deck_for(pack, seed, at).deck


@pytest.mark.parametrize("at", [-1, 0, 40, 41])
def test_R2_8_a_cut_leaves_two_heaps(at: int) -> None:
    with pytest.raises(BadCut) as found:
        fairness.cut(DECK, at)
    assert (found.value.size, found.value.cut) == (40, at)


@given(SECRETS, st.integers(1, 65536))
def test_a_draw_is_below_its_bound(seed: bytes, n: int) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.below(n) < n for _ in range(20))


@given(SECRETS, SECRETS)
def test_a_contribution_counts_only_if_it_is_what_was_promised(one: bytes, other: bytes) -> None:
    promised = hashlib.sha256(one).hexdigest()
    assert fairness.counted(promised, one) == (one, None)
    if one != other:
        assert fairness.counted(promised, other) == (fairness.ABSENT, Absence.MISMATCH)


@given(st.lists(st.text() | st.binary() | st.integers(0), max_size=4), st.lists(st.text(), max_size=4))
def test_different_fields_never_read_alike(one: list[str | int | bytes], other: list[str]) -> None:
    def spelt(values: Sequence[str | int | bytes]) -> list[bytes]:
        return [value if isinstance(value, bytes) else str(value).encode() for value in values]

    same = spelt(one) == spelt(cast("list[str | int | bytes]", other))
    assert (fairness.fields(*one) == fairness.fields(*other)) == same


# -- balance -------------------------------------------------------------------------------------------------


@pytest.mark.no_cover  # the same few lines again and again: counting them would treble the wait
def test_a_hundred_thousand_decks_are_balanced() -> None:
    found = bench.measure(100_000, match="chi-square")
    assert max(abs(found.places), abs(found.neighbours), abs(found.cuts)) < 3.3, found


@pytest.mark.no_cover
def test_the_chi_square_sees_a_shuffle_that_is_not() -> None:
    def naive(pack: Sequence[Card], stream: Stream) -> tuple[Card, ...]:
        deck = list(pack)
        for i in range(len(deck)):
            j = stream.below(len(deck))
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def barely(pack: Sequence[Card], stream: Stream) -> tuple[Card, ...]:
        return fairness.cut(pack, 1 + stream.below(len(pack) - 1))

    assert bench.measure(20_000, naive).places > 10
    assert bench.measure(5_000, barely).neighbours > 10
