"""The catalogue: reads ``locales/<language>/*.ftl`` and formats one sentence at a time.

A language is split into messages when it is first asked for; a message is parsed when it is first used, and
one without a placeable never needs the formatter at all. (Fluent's formatter and a whole parsed catalogue
cost about 150 ms, half of what ``--help`` may take.) The files keep to a small part of Fluent: variables and
selectors; no terms, no attributes, no references, which the catalogue tests hold. Here is no choice of
what to say, only how it reads.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("it", "en")
"""The languages a person may choose; the first is what they get unasked."""

LANGUAGE_VARIABLE: Final = "SETTEBELLO_LANG"

_LOCALES: Final = Path(__file__).parent.parent / "locales"
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,14}", re.ASCII)
_LONGEST_FACT: Final = 2000
"""Fluent refuses a longer one; a fact a person typed is cut instead."""


class MissingWords(LookupError):
    """A sentence cannot be made: its key, or a fact it speaks of, is missing."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        super().__init__(key, lang, why)
        self.key = key
        self.lang = lang
        self.why = why


class UnknownLanguage(LookupError):
    """A language was asked for that the catalogue does not speak."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.lang = lang


def pick_language(explicit: str | None, env: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else ``SETTEBELLO_LANG``, else Italian.

    Raises:
        UnknownLanguage: the catalogue has no such language.

    >>> pick_language(None, {}), pick_language(None, {"SETTEBELLO_LANG": "en"})
    ('it', 'en')
    """
    lang = explicit or env.get(LANGUAGE_VARIABLE) or LANGUAGES[0]
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return lang


def code_key(family: str, *codes: str) -> str:
    """The catalogue key of a code: lower case, ``-`` between the words.

    >>> code_key("option", "re_bello"), code_key("value", "deal_packets", "3-3-4"), code_key("rank", "A")
    ('option-re-bello', 'value-deal-packets-3-3-4', 'rank-a')
    """
    return "-".join((family, *codes)).lower().replace("_", "-")


@cache
def words(lang: str) -> "Words":
    """The words of a language, read once.

    Raises:
        UnknownLanguage: the catalogue has no such language.
    """
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return Words(lang)


class Words:
    """One language of the catalogue: ``words("it")("card-name", rank="7", suit="denari")``."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._sources = dict(_messages(lang))
        self._plain: dict[str, str] = {}
        self._bundle: FluentBundle | None = None

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def keys(self) -> tuple[str, ...]:
        """Every key of the catalogue, file after file."""
        return tuple(self._sources)

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence under ``key`` with its facts in place; numbers are written without grouping.

        Raises:
            MissingWords: there is no such key, or it speaks of a fact that was not given.
        """
        known = self._plain.get(key)
        if known is not None:
            return known
        source = self._sources.get(key)
        if source is None:
            raise MissingWords(key, self.lang, "key")
        plain = _plain_text(source)
        if plain is None:
            return self._format(key, source, facts)
        self._plain[key] = plain
        return plain

    def _format(self, key: str, source: str, facts: Mapping[str, object]) -> str:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(source))
        if not self._bundle.has_message(key):
            raise MissingWords(key, self.lang, "syntax")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        given = {name: _fact(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingWords(key, self.lang, "; ".join(str(error) for error in errors))
        return str(text)


def _messages(lang: str) -> Iterator[tuple[str, str]]:
    """Each message of a language as (key, Fluent source), in the order of the files."""
    for file in sorted((_LOCALES / lang).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        starts = [*_MESSAGE.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            yield start[1], text[start.start() : end]


def _plain_text(source: str) -> str | None:
    r"""What a message without placeables says, or None if it needs the formatter.

    >>> _plain_text("greeting = Buona\n    partita!\n\n# next\n")
    'Buona\npartita!'
    """
    if "{" in source:
        return None
    first, *rest = (line for line in source.split("\n") if not line.startswith("#"))
    rest = [line if line.strip() else "" for line in rest]
    indent = min((len(line) - len(line.lstrip()) for line in rest if line), default=0)
    lines = [first.partition("=")[2].lstrip(), *(line[indent:] for line in rest)]
    return "\n".join(lines).strip("\n").rstrip()


def _fact(value: object) -> Any:
    """A fact as the formatter takes it: numbers without grouping, codes as plain text.

    A text that is a whole number is handed over as one: it reads the same, and a selector with the key
    ``[8]`` finds the rank ``"8"``, which Fluent would not.
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and _WHOLE.fullmatch(value):
        value = int(value)
    if isinstance(value, int | float):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    text = str(value)
    return text if len(text) <= _LONGEST_FACT else text[:_LONGEST_FACT] + "…"
