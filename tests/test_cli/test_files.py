"""Files that commands read: whatever is wrong with one is told with a code."""

import io
from pathlib import Path

import pytest

from settebello.cli.errors import BadInput
from settebello.cli.files import read_bytes


def test_a_file_is_read_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "a.scopa"
    file.write_bytes(b"7d\r\n")
    assert read_bytes(str(file)) == b"7d\r\n"


def test_a_dash_is_the_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("è".encode())))
    assert read_bytes("-") == "è".encode()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("missing", "file_not_found"),
        ("missing/deeper", "file_not_found"),
        ("with\0nul", "file_not_found"),
        ("folder", "file_is_folder"),
        ("x" * 5000, "file_failed"),
    ],
)
def test_what_cannot_be_read_is_told(
    name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadInput) as caught:
        read_bytes(name)
    assert (caught.value.code, caught.value.facts["file"]) == (code, name)
