"""Opening a history: looked at before it is touched, made where there is none, brought up to date."""

import os
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from scorepad.store.backup import keep_before, make_folder, put, sync, sync_folder, unfinished_in
from scorepad.store.connection import Database, connect, keep_durable, told
from scorepad.store.errors import (
    DAMAGED,
    EMPTY,
    JOURNAL_ALONE,
    LOST,
    NEWER,
    NOT_MIGRATED,
    NOT_OURS,
    StoreDamaged,
    StoreNewer,
)
from scorepad.store.journal import journal_of, keep_if_damaged
from scorepad.store.mark import Footing, found_mark
from scorepad.store.migrations import APPLICATION, STEPS, BrokenStepError, migrate, schema, version_of
from scorepad.store.seals import keep_seals
from scorepad.store.shelf import Reason, on_shelf

_MAGIC = b"SQLite format 3\0"
_opening = threading.Lock()


@dataclass
class _Use:
    """What this process has on a file: so many connections, and how it was left before the first of them.

    `to_close` was read beside the connections, and is closed when the last of them is.
    """

    footing: Footing
    connections: int = 0
    to_close: list[BinaryIO] = field(default_factory=list)


_in_use: dict[Path, _Use] = {}
_HEADER = 100
_VERSION_AT = slice(60, 64)
_APPLICATION_AT = slice(68, 72)


def open_database(
    path: Path, backups: Path, steps: Sequence[str] = STEPS, *, marked: bool = False
) -> Database:
    """The history in `path`, made where there is none.

    A file of an earlier version is copied to the folder `backups` before it is changed. Raises StoreNewer
    for one of a later version, StoreDamaged for one that is no history, StoreUnavailable where it cannot be
    reached; the file is untouched then. A damaged journal is copied to `backups` before SQLite drops it.
    """
    path = path.absolute()
    with told(path):
        make_folder(path.parent)
        is_new = not os.path.lexists(path)
        if is_new:
            if marked:
                _refuse_lost(path, backups)
            make(path, steps)
        with ExitStack() as unless_opened:
            connection, footing = _connect_looking(path, len(steps), backups)
            unless_opened.callback(_release, path)
            unless_opened.enter_context(closing(connection))
            _bring_up_to_date(connection, path, backups, steps)
            keep_durable(connection)
            keep_seals(connection)
            if marked and is_new:
                footing.believe()
            elif marked:
                footing.compare(connection)
            unless_opened.pop_all()
        return Database(path, connection, lambda: _release(path), footing if marked else None, backups)


def _refuse_lost(path: Path, backups: Path) -> None:
    """Raise StoreDamaged where a history was here that is not any more: an empty one would hide that."""
    mark = found_mark(path)
    if (mark is not None and mark.matches) or on_shelf(backups):
        raise StoreDamaged(LOST.of(path=path))


def _connect_looking(path: Path, newest: int, backups: Path) -> tuple[sqlite3.Connection, Footing]:
    """A connection to a file that was looked at before, by this call or by one whose connection is open.

    With it, how the files were left.

    Who closes a file gives up every lock that the process holds on it, also those of SQLite's connections.
    So the file itself is looked at only while no connection is there, and none may come in between.
    """
    with _opening:
        use = _in_use.get(path)
        if use is not None:
            connection = connect(path)
            use.connections += 1
            return connection, use.footing
        look_at(path, newest)
        damaged = keep_if_damaged(path, backups)
        with ExitStack() as unless_opened:
            footing = Footing(path)
            unless_opened.callback(footing.close)
            if damaged:
                footing.note_damaged(damaged)
            connection = connect(path)
            unless_opened.pop_all()
        _in_use[path] = _Use(footing, connections=1)
    return connection, footing


def _release(path: Path) -> None:
    with _opening:
        use = _in_use[path]
        use.connections -= 1
        if not use.connections:
            del _in_use[path]
            use.footing.close()
            for file in use.to_close:
                file.close()


def is_in_use(path: Path) -> bool:
    """Whether this process has a connection on a history, by whatever name."""
    with _opening:
        used = list(_in_use)
    return any(
        one == path.absolute() or (one.exists() and path.exists() and one.samefile(path)) for one in used
    )


@contextmanager
def read_raw(path: Path) -> Iterator[BinaryIO]:
    """The bytes of a history as they are, also while this process has a connection on it. Raises OSError.

    Then the file is closed only with the last connection: closing it now would give up SQLite's locks, and
    another program that comes and goes would take the journal away under us.
    """
    path = path.absolute()
    file = path.open("rb")
    try:
        yield file
    finally:
        with _opening:
            use = _in_use.get(path)
            if use is not None:
                use.to_close.append(file)
            else:
                file.close()


def look_at(path: Path, newest: int) -> None:
    """Refuse what is no history of ours by its first bytes, which changes nothing of it or beside it.

    No connection of this process may be open on it.

    Raises StoreDamaged, and StoreNewer where its version is beyond `newest`.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise StoreDamaged(NOT_OURS.of(path=path))  # a pipe would be waited for
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if not header:
        raise StoreDamaged(EMPTY.of(path=path))
    if not header.startswith(_MAGIC) or len(header) < _HEADER:
        raise StoreDamaged(NOT_OURS.of(path=path))
    if int.from_bytes(header[_APPLICATION_AT], "big") != APPLICATION:
        raise StoreDamaged(NOT_OURS.of(path=path))
    if int.from_bytes(header[_VERSION_AT], "big") > newest:
        raise StoreNewer(NEWER.of(path=path))


def _bring_up_to_date(
    connection: sqlite3.Connection, path: Path, backups: Path, steps: Sequence[str]
) -> None:
    # The journal may know more than the file's first bytes.
    version = version_of(connection)
    if version > len(steps):
        raise StoreNewer(NEWER.of(path=path))
    if not schema(connection) or version < 1:
        raise StoreDamaged(DAMAGED.of(path=path, reason="its tables are gone"))
    if version == len(steps):
        return
    # The one thing that nobody gives a clock for: it happens once, whatever it is opened for.
    keep_before(connection, backups, Reason.MIGRATION, datetime.now().astimezone())
    try:
        migrate(connection, steps)
    except (BrokenStepError, sqlite3.IntegrityError) as problem:
        raise StoreDamaged(NOT_MIGRATED.of(path=path, reason=problem, backups=backups)) from problem


def make(path: Path, steps: Sequence[str] = STEPS) -> None:
    """Make an empty history and put it in its place whole: a crash leaves none that is half made."""
    journal = journal_of(path)
    if journal.exists() and journal.stat().st_size:
        # SQLite would throw this journal away, and with it perhaps the last evenings.
        raise StoreDamaged(JOURNAL_ALONE.of(path=path, journal=journal.name))
    with unfinished_in(path.parent) as unfinished:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA application_id={APPLICATION}")
            migrate(connection, steps)
            connection.execute("PRAGMA journal_mode=WAL").fetchall()
        sync(unfinished)
        put(unfinished, path)  # or keep the history that another program has just made here
        sync_folder(path.parent)
