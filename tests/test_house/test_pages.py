"""The examples on the pages and in the README are true: each one that shows a prompt is run."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[int, list[str]]]:
    """The Python on a page: the number of its first line, counted from 0, and its lines."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, block.start(1)), block[1].splitlines()) for block in FENCE.finditer(text)]


def has_prompt(lines: list[str]) -> bool:
    return any(line.startswith(">>> ") for line in lines)


def example(page: Path) -> doctest.DocTest:
    """All examples of a page as one session, each at its line."""
    lines: list[str] = []
    for start, shown in blocks(page):
        if has_prompt(shown):
            lines += [""] * (start - len(lines)) + shown + [""]
    name = page.relative_to(ROOT).as_posix()
    return doctest.DocTestParser().get_doctest("\n".join(lines), definitions(page), name, str(page), 0)


def definitions(page: Path) -> dict[str, object]:
    """What the blocks without a prompt define, on a page that also has some with one."""
    defined: dict[str, object] = {}
    found = blocks(page)
    if any(has_prompt(lines) for _, lines in found):
        for _, lines in found:
            if not has_prompt(lines):
                exec("\n".join(lines), defined)
    return defined


WITH_EXAMPLES = [page for page in PAGES if example(page).examples]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    runner.run(example(page), out=report.append)
    assert not report, "".join(report)


def test_the_readme_has_examples() -> None:
    assert ROOT / "README.md" in WITH_EXAMPLES


def test_a_false_example_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Sums\n\n```python\n>>> 1 + 1\n3\n```\n", encoding="utf-8")
    monkeypatch.setattr("tests.test_house.test_pages.ROOT", tmp_path)
    with pytest.raises(AssertionError, match=r"line 4[^$]*Got:\s+2"):
        test_the_examples_of_a_page_are_true(page)


def test_the_folders_that_the_readme_names_are_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"\]\(((?:src|docs|tests|bench)/?[^)#]*)", text)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
