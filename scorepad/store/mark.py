"""How a history was left, kept in a small file beside it: what was told as saved, and checksums of its files.

What people wrote is proved by its own checksums wherever it is read. What is computed from it, such as the
results that lists and tables read, is not, and nothing inside a history tells that its last entries were cut
off. So Scorepad remembers how it left the files. Where they are otherwise, nobody it knows of has changed
them: the history is looked at as a whole before its numbers are believed.

The mark is a hint and never the truth: it is not synced, and one that is missing or torn only has the history
checked once more. It is never ahead of what is on the disk, as it is written behind the commit.
"""

import os
import re
import sqlite3
import threading
import zlib
from contextlib import suppress
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import BinaryIO

from scorepad.store.journal import content_of, journal_of

LARGEST = 16 * 2**20
"""Bytes up to which a file is read as a whole for its checksum, some two thousand matches.

Of a larger one nothing is said; the weekly check looks at it.
"""
_PIECE = 2**20
_FORM = re.compile(rb"scorepad(?: [0-9]{18}){8} ([0-9]{10})\n")
_LONGEST = 4096
"""Bytes that are read of a mark; it has fewer."""
_LAST = "SELECT (SELECT ifnull(max(id), 0) FROM matches), (SELECT ifnull(max(id), 0) FROM revisions)"


@dataclass(frozen=True)
class Mark:
    """The numbers of the last match and of the last act that were told as saved, and the files as they were.

    The file was `size` bytes long with this `checksum`; the first `journal_size` bytes of its journal held
    what was not in it yet. `gone` is 1 where entries were found to be gone and nobody was told; `damaged` is
    the number in the name of a damaged journal that was kept and of which nobody was told, else 0.
    """

    matches: int = 0
    revisions: int = 0
    size: int = 0
    checksum: int = 0
    journal_size: int = 0
    journal_checksum: int = 0
    gone: int = 0
    damaged: int = 0

    def written(self) -> bytes:
        """The mark as its file holds it: of one length, so that a later one covers an earlier."""
        text = b"scorepad" + b"".join(b" %018d" % number for number in astuple(self))
        return b"%b %010d\n" % (text, zlib.crc32(text))


def read_mark(content: bytes) -> Mark | None:
    """The mark that a file holds; None for one that is torn or of something else.

    >>> read_mark(Mark(matches=3).written()) == Mark(matches=3), read_mark(b"scorepad")
    (True, None)
    """
    form = _FORM.fullmatch(content)
    if form is None or zlib.crc32(content[: form.start(1) - 1]) != int(form[1]):
        return None
    return Mark(*(int(number) for number in content.split()[1:-1]))


def mark_of(path: Path) -> Path:
    """Where the mark of a history is."""
    return path.with_name(f"{path.name}-mark")


class Footing:
    """What this process knows of how a history's files were left, shared by all its connections on them.

    `is_as_left` says that they are as Scorepad left them, or were looked at as a whole since; while they are
    not, the mark stays what it was. What is to be told stays in it too, until somebody was told.
    """

    def __init__(self, path: Path) -> None:
        """Look at a file that this process has no connection on, before SQLite does. Raises OSError."""
        self._path = path
        self._file: BinaryIO = path.open("rb", buffering=0)
        self._lock = threading.Lock()
        self._noted: tuple[int, int] | None = None
        """Size and time of change of the file when it was noted last."""
        self._mark = found_mark(path)
        # The journal first: who brings it into the file changes that before the journal goes.
        has_journal = self._mark is not None and self._has_journal(self._mark)
        is_marked = self._mark is not None and self._is_file(self._mark)
        self.is_as_left = (is_marked or self._is_too_large()) and not self.has_news
        if is_marked and not has_journal:
            self._note_gone()

    @property
    def lacks_entries(self) -> bool:
        """Whether something that was told as saved was found to be gone, and nobody was told yet."""
        return self._mark is not None and bool(self._mark.gone)

    @property
    def damaged_journal(self) -> int:
        """The number of a damaged journal that was kept, where nobody was told yet; else 0."""
        return 0 if self._mark is None else self._mark.damaged

    @property
    def has_news(self) -> bool:
        """Whether there is something that people have to be told."""
        return self.lacks_entries or bool(self.damaged_journal)

    def close(self) -> None:
        """Give the file back, once no connection of this process is on it."""
        self._file.close()

    def compare(self, connection: sqlite3.Connection) -> None:
        """Look whether the last match and act that were told as saved are there. Raises nothing."""
        if self._mark is not None:
            with suppress(sqlite3.Error):
                matches, revisions = connection.execute(_LAST).fetchone()
                if matches < self._mark.matches or revisions < self._mark.revisions:
                    self._note_gone()

    def _note_gone(self) -> None:
        self.is_as_left = False
        self._write(replace(self._mark or Mark(), gone=1))

    def note_damaged(self, number: int) -> None:
        """Remember that a journal was found damaged; `number` is in the name of what was kept of it."""
        self.is_as_left = False
        self._write(replace(self._mark or Mark(), damaged=number))

    def take_as_told(self, connection: sqlite3.Connection) -> None:
        """Somebody was told: what is there now is what there is. Raises nothing."""
        if self.has_news:
            with self._lock, suppress(sqlite3.Error, OSError):
                self._write(self._with_last(Mark(), connection))

    def believe(self) -> None:
        """Take the files as they are from now on: they were looked at as a whole."""
        self.is_as_left = not self.has_news

    def note_saved(self, connection: sqlite3.Connection) -> None:
        """Remember what was committed. Raises nothing: the commit holds without."""
        if not self.is_as_left:
            return
        with self._lock, suppress(sqlite3.Error, OSError):
            self._write(self._with_last(self._mark or Mark(), connection))

    def note_file(self, connection: sqlite3.Connection) -> None:
        """Remember the file once all that was committed is in it. Raises nothing."""
        if not self.is_as_left:
            return
        with self._lock, suppress(sqlite3.Error, OSError):
            now = self._state()
            if now == self._noted:
                return
            size, checksum = self._of_file()
            mark = self._with_last(Mark(size=size, checksum=checksum), connection)
            # One that another program has changed meanwhile is left for it to remember.
            if now == self._state():
                self._noted = now
                self._write(mark)

    def _with_last(self, mark: Mark, connection: sqlite3.Connection) -> Mark:
        matches, revisions = connection.execute(_LAST).fetchone()
        journal = content_of(journal_of(self._path))
        return replace(
            mark,
            matches=matches,
            revisions=revisions,
            journal_size=len(journal),
            journal_checksum=zlib.crc32(journal),
        )

    def _has_journal(self, mark: Mark) -> bool:
        # More may have been written behind what was remembered.
        journal = content_of(journal_of(self._path))[: mark.journal_size]
        return (len(journal), zlib.crc32(journal)) == (mark.journal_size, mark.journal_checksum)

    def _is_file(self, mark: Mark) -> bool:
        return self._of_file() == (mark.size, mark.checksum)

    def _is_too_large(self) -> bool:
        return os.fstat(self._file.fileno()).st_size > LARGEST

    def _state(self) -> tuple[int, int]:
        state = os.fstat(self._file.fileno())
        return state.st_size, state.st_mtime_ns

    def _of_file(self) -> tuple[int, int]:
        """The size of the file, and its checksum, 0 for one that is too large."""
        size, checksum = os.fstat(self._file.fileno()).st_size, 0
        if not self._is_too_large():
            self._file.seek(0)
            while piece := self._file.read(_PIECE):
                checksum = zlib.crc32(piece, checksum)
        return size, checksum

    def _write(self, mark: Mark) -> None:
        """Write the mark in its place. A folder that cannot be written to goes without."""
        if mark == self._mark:
            return
        self._mark = mark
        with suppress(OSError):
            opened = os.open(
                mark_of(self._path), os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666
            )
            try:
                os.write(opened, mark.written())
            finally:
                os.close(opened)


def found_mark(path: Path) -> Mark | None:
    """The mark of a history; None where there is none that can be read."""
    file = mark_of(path)
    try:
        if not file.is_file():  # a pipe would be waited for
            return None
        with file.open("rb") as opened:
            return read_mark(opened.read(_LONGEST))
    except OSError:
        return None
