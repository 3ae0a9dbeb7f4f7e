"""The connection to the history's file: how it is set, how its transactions begin, what its errors mean."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError, MultipleResultsFound, NoResultFound
from sqlalchemy.pool import StaticPool
from sqlmodel import create_engine

from scorepad.store.content import ContentError
from scorepad.store.errors import (
    BUSY,
    CANNOT_OPEN,
    DAMAGED,
    FULL,
    READ_ONLY,
    REFUSED,
    UNAVAILABLE,
    UNWRITABLE,
    StoreDamaged,
    StoreError,
    StoreRefused,
    StoreUnavailable,
    of_system,
)
from scorepad.store.journal import kept_name
from scorepad.store.mark import Footing

PATIENCE = 5.0
"""Seconds that a statement waits for another program's write."""
_CHECKPOINT_PATIENCE = 50
"""Milliseconds that a checkpoint waits for readers; the commit before it is safe without."""
_WRITES = "scorepad_writes"
_BUGS = (sqlite3.ProgrammingError, sqlite3.NotSupportedError, sqlite3.InterfaceError)


_SENTENCES = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: CANNOT_OPEN,
    sqlite3.SQLITE_IOERR: UNAVAILABLE,
    sqlite3.SQLITE_PROTOCOL: BUSY,
    sqlite3.SQLITE_NOMEM: UNAVAILABLE,
}
"""By SQLite's primary result code."""


def of_sqlite(problem: sqlite3.Error, path: Path) -> StoreError:
    """The error of the history that an error of SQLite means; what is not known counts as damage."""
    # Extended codes keep the primary one in their lowest byte.
    code = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code == sqlite3.SQLITE_CONSTRAINT:
        return StoreRefused(REFUSED.of(reason=problem))
    if code in _SENTENCES:
        return StoreUnavailable(_SENTENCES[code].of(path=path, reason=problem))
    return StoreDamaged(DAMAGED.of(path=path, reason=problem))


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Tell what goes wrong inside as an error of the history in `path`."""
    try:
        yield
    except DBAPIError as problem:
        cause = problem.orig
        if isinstance(cause, _BUGS) or not isinstance(cause, sqlite3.Error):
            raise
        raise of_sqlite(cause, path) from problem
    except _BUGS:
        raise
    except sqlite3.Error as problem:
        raise of_sqlite(problem, path) from problem
    except OSError as problem:
        raise of_system(problem, path) from problem
    except MemoryError as problem:
        raise StoreUnavailable(UNAVAILABLE.of(path=path, reason="out of memory")) from problem
    except (UnicodeEncodeError, OverflowError) as problem:
        raise StoreRefused(UNWRITABLE) from problem
    except UnicodeDecodeError as problem:
        raise StoreDamaged(DAMAGED.of(path=path, reason="text that is no text")) from problem
    except (NoResultFound, MultipleResultsFound) as problem:
        # A damaged tree of rows may have one twice, or know of one that it does not find.
        raise StoreDamaged(DAMAGED.of(path=path, reason="rows are missing or doubled")) from problem
    except ContentError as problem:
        raise StoreDamaged(DAMAGED.of(path=path, reason=problem)) from problem


def connect(path: Path, *, mode: str = "rw", patience: float = PATIENCE) -> sqlite3.Connection:
    """A plain connection to an existing file, without SQLite's own habit of opening transactions."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=patience)
    # A file may come from anywhere: nothing in its schema may call functions with side effects, and damaged
    # pages are found as they are read.
    try:
        for setting in ("trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def keep_durable(connection: sqlite3.Connection) -> None:
    """Set a connection so that what was committed outlasts a power cut."""
    (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode == "wal":
        connection.execute("PRAGMA synchronous=FULL")
    else:
        # No shared memory here, as on network drives. Beside FULL, the folder must be synced once the
        # journal is gone, or a power cut brings the journal back and takes the last deal away.
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA synchronous=EXTRA")


class Database:
    """One connection to the history and its transactions. It belongs to the thread that made it."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        closed: Callable[[], None],
        footing: Footing | None = None,
        backups: Path | None = None,
    ) -> None:
        """`closed` is called when the connection is given back; without `footing`, no mark is kept.

        In `backups` is what was kept of damaged journals.
        """
        self.path = path
        self.footing = footing
        self._backups = backups or path.parent
        self._closed = closed
        self.raw = connection
        self.engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
        self._writers = self.engine.execution_options(**{_WRITES: True})
        event.listen(self.engine, "begin", _begin)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the history throughout."""
        with told(self.path), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is written whole at its end, or not at all where anything goes wrong."""
        with told(self.path), self._writers.begin() as connection:
            yield connection
        if self.footing is not None:
            self.footing.note_saved(self.raw)

    @property
    def is_as_left(self) -> bool:
        """Whether the file is as it was left, or was looked at as a whole since."""
        return self.footing is None or self.footing.is_as_left

    @property
    def damaged_journal(self) -> Path | None:
        """The copy of a journal that was found damaged, and of which nobody was told yet; or None."""
        number = 0 if self.footing is None else self.footing.damaged_journal
        return self._backups / kept_name(self.path, number) if number else None

    @property
    def lacks_entries(self) -> bool:
        """Whether something that was told as saved was found to be gone, and nobody was told yet."""
        return self.footing is not None and self.footing.lacks_entries

    def take_as_told(self) -> None:
        """Somebody was told of entries that are gone, or of a damaged journal."""
        if self.footing is not None:
            self.footing.take_as_told(self.raw)

    def believe(self) -> None:
        """Take the files as they are: they were looked at as a whole."""
        if self.footing is not None:
            self.footing.believe()
            self.checkpoint()

    def checkpoint(self) -> None:
        """Bring what was committed into the file itself.

        A flipped bit in the journal drops all that follows it without a word; in the file it is found. The
        commit holds without this, so a disk that is full or a reader in the way is no failure: the next
        checkpoint catches up.
        """
        with suppress(sqlite3.Error):
            self.raw.execute(f"PRAGMA busy_timeout={_CHECKPOINT_PATIENCE}")
            is_busy, _, _ = self.raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if self.footing is not None and not is_busy:
                self.footing.note_file(self.raw)
        with suppress(sqlite3.Error):
            self.raw.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")

    def close(self) -> None:
        """Give the file back. What cannot be tidied up now is tidied up when it is next opened."""
        with suppress(sqlite3.Error, DBAPIError):
            self.checkpoint()
            self.engine.dispose()
        with suppress(sqlite3.Error):
            self.raw.close()
        closed, self._closed = self._closed, lambda: None
        closed()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    # A write takes its lock at once: waiting for it in the middle is a deadlock that SQLite refuses.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
