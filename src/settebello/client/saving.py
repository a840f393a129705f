"""The record of a running match on the disk: whole at any moment, whatever happens to the program.

A file is never written in place: the new text is written beside it and renamed over it. What the record
must not say yet, the secret of the running deal, waits in ``FILE.resume``, which only its owner may
read. What stands in the files is the business of ``notation``; when they are written, of ``local``.

The death of the program loses nothing. A power cut may lose the last moves, but no deal that was finished and
no match that was left: only for these is the disk waited for, since that takes its time.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from settebello.notation.records import Record, format_record

if sys.platform != "win32":
    import fcntl

SUFFIX: Final = ".scopa"
_FIRST_LINE: Final = "settebello resume 1"
_READABLE: Final = 0o666
_OWN: Final = 0o600


def matches_folder(data: Path) -> Path:
    """Where records lie that nobody gave a place to."""
    return data / "matches"


def default_names(folder: Path, today: date) -> Iterator[Path]:
    """``2026-05-01-1.scopa``, ``-2`` and so on: the first that is free is the next match of the day."""
    number = 1
    while True:
        yield folder / f"{today.isoformat()}-{number}{SUFFIX}"
        number += 1


class InUse(OSError):
    """Another program is playing this match."""


class RecordFile:
    """One record on the disk and the secret beside it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._lock: int | None = None

    @property
    def secret_path(self) -> Path:
        """Where the secret of the running deal waits."""
        return self.path.with_name(f"{self.path.name}.resume")

    @property
    def _draft(self) -> Path:
        return self.path.with_name(f".{self.path.name}.part")

    def hold(self) -> None:
        """Keep every other program from going on with this match until ``release``, or until this one ends.

        Raises:
            InUse: another program holds it.
            OSError: the place cannot be written to.
        """
        lock = os.open(self._lock_path, os.O_CREAT | os.O_RDWR, _OWN)
        if not _locked(lock):
            os.close(lock)
            raise InUse
        self._lock = lock

    def release(self) -> None:
        """Let others go on with this match."""
        if self._lock is not None:
            self._lock_path.unlink(missing_ok=True)
            os.close(self._lock)
            self._lock = None

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(f"{self.path.name}.lock")

    def create(self, record: Record) -> None:
        """Write the first text of a new match; an empty file may be there already, a full one is left alone.

        So is the secret of another match that was once written here: without it that one could not go on.

        Raises:
            FileExistsError: something stands there, or beside it.
            OSError: the place cannot be written to.
        """
        if self.secret_path.exists():
            raise _taken(self.secret_path)
        if self.path.is_file() and not self.path.stat().st_size:
            self.write(record)
            return
        try:
            _write(self._draft, format_record(record), _READABLE)
            # A link fails where a name is taken, so two matches never share a file, not even for a moment.
            os.link(self._draft, self.path)
        except FileExistsError:
            raise _taken(self.path) from None
        except OSError:
            self._create_without_links(record)
        finally:
            self._draft.unlink(missing_ok=True)

    def _create_without_links(self, record: Record) -> None:
        """The same on a file system that knows no links."""
        os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _READABLE))
        self.write(record)

    def write(self, record: Record, *, lasting: bool = False) -> None:
        """Put the whole record in the place of the last one; ``lasting`` waits until the disk has it."""
        _replace(self.path, self._draft, format_record(record), _READABLE, lasting=lasting)

    def settle(self) -> None:
        """Wait until the disk has the record and the secret beside it, as they are."""
        for path in (self.path, self.secret_path, self.path.parent):
            with suppress(OSError):  # it is written in any case; only a power cut could still lose it
                _synced(path)

    def keep(self, secret: bytes) -> None:
        """Lay the secret of the running deal beside the record."""
        draft = self.secret_path.with_name(f".{self.secret_path.name}.part")
        _replace(self.secret_path, draft, f"{_FIRST_LINE}\nsecret {secret.hex()}\n", _OWN)

    def kept(self) -> bytes | None:
        """The secret of the running deal; None if there is none, or nothing that could be one."""
        try:
            lines = self.secret_path.read_text(encoding="ascii").splitlines()
            word, text = lines[1].split(" ")
            secret = bytes.fromhex(text)
        except (OSError, ValueError, IndexError):
            return None
        return secret if (lines[0], word) == (_FIRST_LINE, "secret") else None

    def forget(self) -> None:
        """The deal is over and its secret stands in the record."""
        self.secret_path.unlink(missing_ok=True)


def create_in(folder: Path, today: date, record: Record) -> RecordFile:
    """A new file for a match that was given none.

    Raises:
        OSError: the folder cannot be made or written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for path in default_names(folder, today):
        file = RecordFile(path)
        try:
            file.create(record)
        except FileExistsError:
            continue
        return file
    raise AssertionError  # the names never end


def _taken(path: Path) -> FileExistsError:
    return FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _locked(file: int) -> bool:
    """Whether the open file is ours alone now; where the system knows no such locks, it is taken to be."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _replace(path: Path, draft: Path, text: str, mode: int, *, lasting: bool = False) -> None:
    try:
        _write(draft, text, mode)
        if lasting:
            _synced(draft)
        draft.replace(path)
        if lasting:
            _synced(path.parent)
    except OSError:
        draft.unlink(missing_ok=True)  # what stood there before still does
        raise


def _write(path: Path, text: str, mode: int) -> None:
    path.unlink(missing_ok=True)  # so that the mode is ours, and no link leads elsewhere
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode), "w", encoding="utf-8") as file:
        file.write(text)


def _synced(path: Path) -> None:
    """Wait until the disk has this file, or this folder's names."""
    if sys.platform == "win32" and path.is_dir():
        return  # its folders cannot be opened
    opened = os.open(path, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
