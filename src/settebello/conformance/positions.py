"""How what a case is given is read from a line: one reader per kind.

A reader refuses what cannot be a position of that kind at all. Whether a play in it is legal is for the
rules to say, so an illegal one makes a case fail instead of a line bad.
"""

from collections.abc import Collection
from itertools import chain
from typing import Final

from settebello.conformance.given import (
    AfterDeal,
    Knocking,
    Left,
    Legal,
    MayClaim,
    Moves,
    OnePlay,
    Piles,
    Points,
    Replay,
    Setup,
)
from settebello.conformance.setting import playable, seated
from settebello.conformance.shape import (
    BadLine,
    Json,
    by_side,
    card,
    count,
    different,
    flag,
    hand,
    keyed,
    member,
    number,
    one_of,
    row,
    show,
    takes,
    text,
    texts,
)
from settebello.notation.options import OptionValue
from settebello.rules import (
    Card,
    Category,
    Preset,
    Rules,
    ScoreSet,
    Seat,
    Side,
    Table,
    Teams,
    packets,
    problems,
    side_of,
)

Options = dict[str, OptionValue]

# -- cards on a table


def moves(preset: Preset, options: Options, value: Json) -> Moves:
    """Kind ``moves``."""
    given = keyed("given", value, ("table", "card"), ("first_play",))
    rules = playable(preset, options, sides=2, exactly=False)
    table = hand("given.table", given["table"], rules.deck_cards)
    played = card("given.card", given["card"], rules.deck_cards)
    if played in table:
        raise BadLine("given.card", f"{played} lies on the table")
    return Moves(rules, table, played, flag("given.first_play", given.get("first_play", False)))


def legal(preset: Preset, options: Options, value: Json) -> Legal:
    """Kind ``legal``: what a client sends may be any cards; table and hand may not."""
    given = keyed("given", value, ("table", "card", "take"), ("hand", "first_play"))
    rules = playable(preset, options, sides=2, exactly=False)
    table = hand("given.table", given["table"], rules.deck_cards)
    whole = hand("given.hand", given["hand"], rules.deck_cards) if "hand" in given else None
    different("given.hand", (*table, *(whole or ())))
    return Legal(
        rules=rules,
        table=table,
        card=card("given.card", given["card"]),
        take=takes("given.take", given["take"]),
        hand=whole,
        first_play=flag("given.first_play", given.get("first_play", False)),
    )


_PLAY_KEYS: Final = ("table", "card", "take", "player", "dealer", "last_capturer", "left")


def play(preset: Preset, options: Options, value: Json) -> OnePlay:
    """Kind ``play``."""
    given = keyed("given", value, _PLAY_KEYS)
    last = given["last_capturer"]
    found = OnePlay(
        rules=preset.rules,
        table=(),
        card=card("given.card", given["card"]),
        take=takes("given.take", given["take"]),
        player=text("given.player", given["player"]),
        dealer=text("given.dealer", given["dealer"]),
        last_capturer=None if last is None else text("given.last_capturer", last),
        left=_left(given["left"]),
    )
    rules = playable(preset, options, sides=len(sides_of(found)), exactly=False)
    table = hand("given.table", given["table"], rules.deck_cards)
    card("given.card", given["card"], rules.deck_cards)
    takes("given.take", given["take"], rules.deck_cards)
    different("given.table", (*table, found.card))
    left = found.left
    if len(table) + 1 + left.hand + left.others + left.stock > len(rules.deck_cards):
        raise BadLine("given.left", "more cards than the deck has")
    return OnePlay(
        rules, table, found.card, found.take, found.player, found.dealer, found.last_capturer, left
    )


def _left(value: Json) -> Left:
    left = keyed("given.left", value, ("hand", "others", "stock"))
    return Left(*(count(f"given.left.{place}", left[place]) for place in ("hand", "others", "stock")))


def sides_of(given: OnePlay) -> tuple[str, ...]:
    """The sides a play names, the player's first; a second one that nobody names sits there too."""
    named = dict.fromkeys((given.player, given.dealer, given.last_capturer or given.player))
    return tuple(named) if len(named) > 1 else (*named, "")


# -- whole deals


def setup(preset: Preset, options: Options, value: Json, *, valid: bool) -> Setup:
    """Kind ``setup``; ``valid`` is what the line expects, and only then dealer and table must fit."""
    given = keyed("given", value, ("players", "teams", "dealer", "table"))
    rules = _seated(preset, options, given["players"], given["teams"])
    if not valid:
        return Setup(rules, preset, Seat(count("given.dealer", given["dealer"])), None)
    dealer = _seat("given.dealer", given["dealer"], rules)
    table = hand("given.table", given["table"], rules.deck_cards)
    if len(table) != rules.table_size:
        raise BadLine("given.table", f"{rules.table_size} cards are wanted, not {len(table)}")
    return Setup(rules, preset, dealer, table)


def _seated(preset: Preset, options: Options, players: Json, teams: Json) -> Rules:
    """The rules with these players, however many: whether there is such a table is what is asked."""
    table = Table(count("given.players", players, 1), member("given.teams", teams, Teams))
    return seated(preset, options, table)


def _seat(where: str, value: Json, rules: Rules) -> Seat:
    seat = count(where, value)
    if seat >= rules.players:
        raise BadLine(where, f"there is no seat {seat}")
    return Seat(seat)


_REPLAY_KEYS: Final = ("players", "teams", "sides", "dealer", "table", "rounds", "plays")


def replay(preset: Preset, options: Options, value: Json) -> Replay:
    """Kind ``replay``."""
    given = keyed("given", value, _REPLAY_KEYS)
    rules = _seated(preset, options, given["players"], given["teams"])
    refused = problems(rules, preset.tables)
    if refused:
        raise BadLine("options", f"cannot be played: {', '.join(refused)}")
    table = hand("given.table", given["table"], rules.deck_cards)
    rounds = _rounds(given["rounds"], rules)
    _whole_deck("given.rounds", (*table, *chain.from_iterable(chain.from_iterable(rounds))), rules)
    if len(table) != rules.table_size:
        raise BadLine("given.table", f"{rules.table_size} cards are wanted, not {len(table)}")
    return Replay(
        rules=rules,
        sides=_side_names(given["sides"], rules),
        dealer=_seat("given.dealer", given["dealer"], rules),
        table=table,
        rounds=rounds,
        plays=_plays(given["plays"], rules),
    )


def _side_names(value: Json, rules: Rules) -> tuple[str, ...]:
    """The name of each seat's side: one name for a side, and no name for two."""
    names = texts("given.sides", value)
    if len(names) != rules.players:
        raise BadLine("given.sides", f"{rules.players} names are wanted, not {len(names)}")
    for seat, name in enumerate(names):
        if name != names[side_of(rules, Seat(seat))]:
            raise BadLine(f"given.sides[{seat}]", f"{show(name)} is not the side of seat {seat}")
    different("given.sides", names[: rules.sides])
    return names


def _rounds(value: Json, rules: Rules) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    found = row("given.rounds", value)
    wanted = len(packets(rules))
    if len(found) != wanted:
        raise BadLine("given.rounds", f"{wanted} packets are wanted, not {len(found)}")
    return tuple(_packet(f"given.rounds[{i}]", packet, rules) for i, packet in enumerate(found))


def _packet(where: str, value: Json, rules: Rules) -> tuple[tuple[Card, ...], ...]:
    hands = row(where, value)
    if len(hands) != rules.players:
        raise BadLine(where, f"{rules.players} hands are wanted, not {len(hands)}")
    read = tuple(hand(f"{where}[{i}]", item, rules.deck_cards) for i, item in enumerate(hands))
    for seat, held in enumerate(read):
        if len(held) != rules.hand_size:
            raise BadLine(f"{where}[{seat}]", f"{rules.hand_size} cards are wanted, not {len(held)}")
    return read


def _plays(value: Json, rules: Rules) -> tuple[tuple[Seat, Card, tuple[Card, ...]], ...]:
    found = row("given.plays", value)
    wanted = len(rules.deck_cards) - rules.table_size
    if len(found) != wanted:
        raise BadLine("given.plays", f"{wanted} plays are wanted, not {len(found)}")
    return tuple(_play(f"given.plays[{i}]", item, rules) for i, item in enumerate(found))


def _play(where: str, value: Json, rules: Rules) -> tuple[Seat, Card, tuple[Card, ...]]:
    parts = row(where, value)
    if len(parts) != 3:
        raise BadLine(where, f"seat, card and take are wanted, not {show(value)}")
    seat, played, take = parts
    return (
        _seat(f"{where}[0]", seat, rules),
        card(f"{where}[1]", played, rules.deck_cards),
        takes(f"{where}[2]", take, rules.deck_cards),
    )


def _whole_deck(where: str, held: Collection[Card], rules: Rules) -> None:
    different(where, held)
    if len(held) != len(rules.deck_cards):
        raise BadLine(where, f"{len(rules.deck_cards)} cards are wanted in all, not {len(held)}")


# -- points and totals


def score(preset: Preset, options: Options, value: Json) -> Piles:
    """Kind ``score``."""
    given = keyed("given", value, ("piles", "scope"))
    found = _piles(preset, options, given["piles"], given["scope"])
    _whole_deck("given.piles", tuple(chain.from_iterable(found.piles.values())), found.rules)
    return found


def _piles(preset: Preset, options: Options, piles: Json, scope: Json) -> Piles:
    held = by_side("given.piles", piles, hand)
    rules = playable(preset, options, sides=len(held), exactly=True)
    held = by_side("given.piles", piles, lambda where, item: hand(where, item, rules.deck_cards))
    different("given.piles", chain.from_iterable(held.values()))
    return Piles(rules, held, by_side("given.scope", scope, count, tuple(held)))


def match(preset: Preset, options: Options, value: Json) -> AfterDeal:
    """Kind ``match``; never frac, where one deal is the match and the king of denari may decide it."""
    given = keyed("given", value, ("before", "deal"))
    before = by_side("given.before", given["before"], number)
    rules = playable(preset, options, sides=len(before), exactly=True)
    if rules.score_set is ScoreSet.FRAC:
        raise BadLine("preset", "the points alone do not decide a match of frac")
    return AfterDeal(rules, before, by_side("given.deal", given["deal"], points, tuple(before)))


def points(where: str, value: Json) -> Points:
    """Points by category; a category worth nothing is left out."""
    found = keyed(where, value, (), tuple(Category))
    return {Category(name): count(f"{where}.{name}", item, 1) for name, item in found.items()}


def claim(preset: Preset, options: Options, value: Json) -> MayClaim:
    """Kind ``claim``."""
    given = keyed("given", value, ("before", "piles", "scope", "claimant"))
    captured = _piles(preset, options, given["piles"], given["scope"])
    before = by_side("given.before", given["before"], number, tuple(captured.piles))
    return MayClaim(captured, before, one_of("given.claimant", given["claimant"], captured.piles))


def knock(preset: Preset, options: Options, value: Json) -> Knocking:
    """Kind ``knock``."""
    given = keyed("given", value, ("hand",))
    rules = playable(preset, options, sides=2, exactly=False)
    held = hand("given.hand", given["hand"], rules.deck_cards)
    if len(held) != 3:
        raise BadLine("given.hand", f"three cards are wanted, not {len(held)}")
    return Knocking(rules, held)


def side_number(names: Collection[str], name: str) -> Side:
    """The number of a side among names in the order of the line."""
    return Side(tuple(names).index(name))
