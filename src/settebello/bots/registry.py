"""The bots on offer, by name: ours in one table, others from installed packages.

A package offers a bot under the entry-point group ``settebello.bots``: an object with ``choose``, or a class
or function without arguments that makes one. It is loaded when somebody asks for it and not before; one that
does not load is reported as a ``BrokenBot`` and hurts nobody else.
"""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import TYPE_CHECKING, Final, cast

from settebello.bots.bot import Bot
from settebello.bots.casuale import Casuale
from settebello.bots.goloso import Goloso

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "settebello.bots"
"""The entry-point group of bots from other packages."""

DEFAULT_BOT: Final = "goloso"
"""Who sits down when nobody says who."""

_OWN: Final[Mapping[str, Bot]] = {
    "casuale": Casuale(),
    "goloso": Goloso(),
}
"""Our bots, weakest first. A new one is its file and a line here."""


class BotError(StrEnum):
    """Why a name gives no bot."""

    UNKNOWN_BOT = "unknown_bot"
    BROKEN_BOT = "broken_bot"


class UnknownBot(KeyError):
    """No bot has this name; ``near`` are the closest names there are."""

    code: Final = BotError.UNKNOWN_BOT

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.names = names

    @property
    def near(self) -> tuple[str, ...]:
        """The closest names, best first."""
        return tuple(get_close_matches(self.name.lower(), self.names))


class BrokenBot(ImportError):
    """A bot of another package that cannot be used; ``why`` is what went wrong there."""

    code: Final = BotError.BROKEN_BOT

    def __init__(self, name: str, package: str, why: str) -> None:
        super().__init__(f"{self.code}: {name} ({package}): {why}", name=name)
        self.bot = name
        self.package = package
        self.why = why


Finder = Callable[[], Mapping[str, "EntryPoint"]]


class Registry(Mapping[str, Bot]):
    """Names to bots: ours first, then those of other packages, looked for once and loaded when asked for."""

    def __init__(self, own: Mapping[str, Bot], find: Finder) -> None:
        self._own = own
        self._find = find
        self._offered: Mapping[str, EntryPoint] | None = None
        self._loaded: dict[str, Bot] = {}

    def __getitem__(self, name: str) -> Bot:
        """The bot of this name.

        Raises:
            UnknownBot: nobody offers one.
            BrokenBot: somebody does, but it cannot be loaded.
        """
        if name in self._own:
            return self._own[name]
        if name not in self._loaded:
            if name not in self._others():
                raise UnknownBot(name, tuple(self))
            self._loaded[name] = _load(self._others()[name])
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._others()

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (name for name in self._others() if name not in self._own)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _others(self) -> Mapping[str, "EntryPoint"]:
        if self._offered is None:
            self._offered = self._find()
        return self._offered


def _installed() -> Mapping[str, "EntryPoint"]:
    from importlib.metadata import entry_points  # slow to load, and most programs never ask

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def _load(point: "EntryPoint") -> Bot:
    """The bot behind an entry point; whatever foreign code raises comes back as one kind of error."""
    try:
        offered = point.load()
        made = offered() if isinstance(offered, type) or not hasattr(offered, "choose") else offered
    except Exception as error:
        raise BrokenBot(point.name, point.value, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BrokenBot(point.name, point.value, "no_choose")
    return cast("Bot", made)


BOTS: Final = Registry(_OWN, _installed)
"""Every bot by name: ``BOTS["goloso"]``."""
