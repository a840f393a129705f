"""Writes the tables of the rules pages that repeat what the code says.

``python docs/rules/tables.py`` rewrites each block between ``<!-- made: NAME -->`` and ``<!-- end -->``; a
test fails when one of them differs from the code. What a rule means is written by hand, around them.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from settebello.i18n import code_key, words
from settebello.i18n.rulebook import OPTION_CLAUSES, named_values, unusual_options, value_key
from settebello.notation.options import format_option
from settebello.rules.options import OPTIONS, Rules, Teams
from settebello.rules.presets import PRESETS, Preset

DOCS = Path(__file__).parent.parent
BLOCK = re.compile(r"(<!-- made: (\w+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
STATEMENT = re.compile(r"^\| (S\d{3}-\d{2}) \|.*\| (.*?) \|$", re.MULTILINE)
CLAUSE = re.compile(r"R\d+\.\d+")

SAY = words("en")
TEAMS = {Teams.NONE: "{}", Teams.PAIRS: "2v2", Teams.THREE_PAIRS: "2v2v2", Teams.TWO_TRIOS: "3v3"}


def options() -> str:
    rows = [f"| `{name}` | {_values(name)} | {', '.join(OPTION_CLAUSES[name])} |" for name in OPTIONS]
    return _table("| option | values | clauses |", rows)


def _values(name: str) -> str:
    default = format_option(name, getattr(Rules(), name))
    if name == "target":
        return f"`{default}`, any number from 1"
    if name == "max_capture":
        return f"`{default}`, any number from 1"
    if name == "redeal":
        return f"`{default}`; any of " + _codes(named_values(name)) + "; or none"
    if name == "count_order":
        return f"`{default}`; any of these in any order; or none"
    return _codes(named_values(name))


def _codes(values: Iterable[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def meanings() -> str:
    return "\n".join(_meaning(name) for name in OPTIONS)


def _meaning(name: str) -> str:
    lines = [f"### {name}", SAY(code_key("option", name, "about")), ""]
    lines += [f"- `{value}`: {SAY(value_key(name, value))}" for value in named_values(name)]
    return "\n".join(lines).rstrip() + "\n"


def presets() -> str:
    rows = [
        f"| `{name}` | {book.source} | {_tables(book)} | {_changes(book)} |" for name, book in PRESETS.items()
    ]
    return _table("| preset | source | players | differs from the usual |", rows)


def _tables(book: Preset) -> str:
    return ", ".join(TEAMS[teams].format(players) for players, teams in book.tables)


def _changes(book: Preset) -> str:
    changed = unusual_options(book.rules).items()
    return ", ".join(f"`{name}={text}`" for name, text in changed) or "nothing"


def portraits() -> str:
    return "\n".join(_portrait(book) for book in PRESETS.values())


def _portrait(book: Preset) -> str:
    title = SAY(code_key("preset", book.name))
    lines = [f"### {title} (`{book.name}`)"]
    lines += [SAY(code_key("preset", book.name, "about")), "", SAY(code_key("preset", book.name, "where"))]
    if book.agreed:
        lines += ["", f"Often agreed upon: {_codes(book.agreed)}."]
    return "\n".join(lines) + "\n"


def clauses() -> str:
    sources = (DOCS / "sources.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for statement, cited in STATEMENT.findall(sources):
        for clause in CLAUSE.findall(cited):
            found.setdefault(clause, []).append(statement)
    rows = [f"| {clause} | {', '.join(found[clause])} |" for clause in sorted(found, key=_place)]
    return _table("| clause | statements |", rows)


def _place(clause: str) -> tuple[int, ...]:
    return tuple(map(int, clause[1:].split(".")))


def _table(head: str, rows: list[str]) -> str:
    ruler = "|" + "---|" * (head.count("|") - 1)
    return "\n".join(["", head, ruler, *rows]) + "\n\n"


MADE: dict[str, Callable[[], str]] = {
    "options": options,
    "meanings": meanings,
    "presets": presets,
    "portraits": portraits,
    "clauses": clauses,
}
PAGES = ("rules/options.md", "rules/presets.md", "sources.md")


def remade(text: str) -> str:
    """A page with its blocks written anew."""
    return BLOCK.sub(lambda found: f"{found[1]}{MADE[found[2]]()}{found[4]}", text)


if __name__ == "__main__":
    for page in (DOCS / name for name in PAGES):
        page.write_text(remade(page.read_text(encoding="utf-8")), encoding="utf-8")
