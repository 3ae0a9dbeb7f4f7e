"""Copies of the history that are proved to be copies."""

import errno
import os
import re
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from scorepad.store.connection import connect, told
from scorepad.store.errors import COPY_DIFFERS, DAMAGED, EXISTS, StoreDamaged, StoreRefused
from scorepad.store.migrations import schema
from scorepad.store.proof import prove, unsound
from scorepad.store.shelf import Kept, Reason, damaged_name, name_of, on_shelf, thin

_UNFINISHED = ".scorepad-"
_LEFT_BEHIND = re.compile(rf"{re.escape(_UNFINISHED)}\w{{8}}\.new(-journal|-wal|-shm)?", re.ASCII)
_PAGES_AT_ONCE = 1024
_COMPARED_AT_ONCE = 1 << 20


def copy(source: sqlite3.Connection, path: Path, *, replace: bool = False) -> None:
    """Write a copy of an open history to `path`; it appears there whole and proved, or not at all.

    Copying the file itself would leave out what is still in the journal. Raises StoreRefused where `path`
    is there already and is not to be replaced, StoreUnavailable where it cannot be written, StoreDamaged
    where the copy is not the same, or the history itself is not as it was written.
    """
    with told(path):
        if os.path.lexists(path) and not replace:
            raise StoreRefused(EXISTS.of(path=path))
        make_folder(path.parent)
        with copied(source, path.parent) as unfinished:
            prove_copy(source, unfinished)
            if replace:
                unfinished.replace(path)
            elif not put(unfinished, path):
                raise StoreRefused(EXISTS.of(path=path))
            sync_folder(path.parent)


def keep(source: sqlite3.Connection, folder: Path, reason: Reason, now: datetime) -> Kept | None:
    """Put a proved copy of an open history on the shelf, and take away what is not to be kept any more.

    None where nothing has changed since the newest that is there, or nothing was ever written. Raises
    StoreDamaged where the history is not as it was written, which takes nothing away, and StoreUnavailable
    where the folder cannot be written, or the one that it is in is not there.
    """
    path = path_of(source)
    with told(path):
        if _is_empty(source):
            return None
        clear(path.parent, now)
    with told(folder):
        if not folder.parent.is_dir():
            # A stick that is not in gets no folder on the disk that it would be in.
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        make_folder(folder)
        clear(folder, now)
        with copied(source, folder) as unfinished:
            newest = next(iter(on_shelf(folder)), None)
            # What a restore replaces stays for ever, so that it needs a name that does.
            if newest is not None and reason is not Reason.RESTORE and _is_same(unfinished, newest.path):
                return None
            prove_copy(source, unfinished)
            placed, at = _put_dated(unfinished, folder, lambda at: name_of(at, reason), now)
        sync_folder(folder)
        thin(folder, now)
    return Kept(placed, at, reason)


def keep_before(source: sqlite3.Connection, folder: Path, reason: Reason, now: datetime) -> Path | None:
    """Keep an open history as it is, before it is changed or replaced; the copy that holds it.

    None where nothing was ever written. One that is not as it was written comes on no shelf, where it would
    push out good backups: it is kept beside them as a damaged one. Raises StoreDamaged where it cannot even
    be read, and StoreUnavailable.
    """
    try:
        kept = keep(source, folder, reason, now)
    except StoreDamaged:
        with told(folder), copied(source, folder) as unfinished:
            path, _ = _put_dated(unfinished, folder, damaged_name, now)
            sync_folder(folder)
        return path
    if kept is None and not _is_empty(source):
        kept = next(iter(on_shelf(folder)), None)
    return None if kept is None else kept.path


def _is_empty(source: sqlite3.Connection) -> bool:
    tables = ("matches", "players", "seasons", "presets")
    return not any(source.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in tables)


def _put_dated(
    unfinished: Path, folder: Path, name: Callable[[datetime], str], now: datetime
) -> tuple[Path, datetime]:
    """Give a copy the name that tells its time; where one of that second is there, that of the next."""
    at = now.astimezone(UTC).replace(microsecond=0)
    while not put(unfinished, path := folder / name(at)):
        at += timedelta(seconds=1)
    return path, at


def _is_same(one: Path, other: Path) -> bool:
    """Whether two copies hold the same pages.

    What SQLite counts in the header says who wrote the pages how often, and nothing of what they hold.
    """
    try:
        with one.open("rb") as first, other.open("rb") as second:
            if os.fstat(first.fileno()).st_size != os.fstat(second.fileno()).st_size:
                return False
            if _without_counters(first.read(100)) != _without_counters(second.read(100)):
                return False
            while (block := first.read(_COMPARED_AT_ONCE)) == second.read(_COMPARED_AT_ONCE):
                if not block:
                    return True
    except OSError:  # a backup that cannot be read is none
        return False
    return False


def _without_counters(header: bytes) -> bytes:
    """The first bytes of a file, without its change counter, and the version that last wrote it."""
    return header[:24] + header[28:92]


def clear(folder: Path, now: datetime) -> None:
    """Take away what a copy that was cut off has left behind. A younger one may be under way."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _LEFT_BEHIND.fullmatch(path.name):
                age = now.timestamp() - path.lstat().st_mtime
                if age > timedelta(days=1).total_seconds():
                    path.unlink()


@contextmanager
def copied(source: sqlite3.Connection, folder: Path) -> Iterator[Path]:
    """A faithful copy of an open history in `folder`, on the disk, under a name that nobody else has.

    It is gone at the end, unless it was given another name. Raises StoreDamaged where the copy is not the
    same or the history cannot be read, sqlite3.Error and OSError where it cannot be written.
    """
    with unfinished_in(folder) as unfinished:
        _copy(source, unfinished)
        sync(unfinished)
        yield unfinished


@contextmanager
def unfinished_in(folder: Path) -> Iterator[Path]:
    """An empty file under a name that nobody else has, for what is to get its own name when it is whole.

    It is gone at the end where it has not got one. Raises OSError.
    """
    # Made by its exclusive creation, so that it is no link which somebody left for us to write through.
    handle, name = tempfile.mkstemp(prefix=_UNFINISHED, suffix=".new", dir=folder)
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                Path(f"{name}{end}").unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, unfinished: Path) -> None:
    # One state of the history for the copy and for what it is compared with.
    source.execute("BEGIN")
    try:
        counted = _counts(source)
        with (
            unfinished.open("rb+") as file,
            closing(sqlite3.connect(unfinished, isolation_level=None)) as target,
        ):
            # Nobody sees this file before it is whole, so that it needs no journal.
            target.execute("PRAGMA synchronous=OFF")
            # Synced bit by bit: a disk that has much to write at once keeps the next deal waiting.
            source.backup(target, pages=_PAGES_AT_ONCE, progress=lambda *_: os.fsync(file.fileno()))
            # One file, without a journal beside it.
            target.execute("PRAGMA journal_mode=DELETE").fetchall()
    except sqlite3.DatabaseError as problem:
        if getattr(problem, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise StoreDamaged(DAMAGED.of(path=path_of(source), reason=problem)) from problem
        raise
    finally:
        source.execute("ROLLBACK")
    with closing(connect(unfinished, mode="ro")) as found:
        if _counts(found) != counted:
            raise StoreDamaged(COPY_DIFFERS.of(path=unfinished.parent, reason="rows are missing"))


def prove_copy(source: sqlite3.Connection, unfinished: Path) -> None:
    """Prove that a copy is sound and all in it as it was written. Raises StoreDamaged."""
    with closing(connect(unfinished, mode="ro")) as found:
        problem = unsound(found)
        if problem is not None:
            if unsound(source) is not None:
                raise StoreDamaged(DAMAGED.of(path=path_of(source), reason=problem))
            raise StoreDamaged(COPY_DIFFERS.of(path=unfinished.parent, reason=problem))
        prove(found, path_of(source))


def path_of(connection: sqlite3.Connection) -> Path:
    """The file that a connection is on."""
    return Path(connection.execute("PRAGMA database_list").fetchone()[2])


def _counts(connection: sqlite3.Connection) -> list[object]:
    counted: list[object] = [
        connection.execute(f"PRAGMA {mark}").fetchone() for mark in ("application_id", "user_version")
    ]
    for kind, name, _ in sorted(schema(connection)):
        if kind == "table":
            quoted = name.replace('"', '""')
            counted.append((name, connection.execute(f'SELECT count(*) FROM "{quoted}"').fetchone()))
    return counted


def put(unfinished: Path, path: Path) -> bool:
    """Give a finished file its name; False where something of that name is there already."""
    try:
        path.hardlink_to(unfinished)
    except FileExistsError:
        return False
    except OSError:  # a disk without links, such as a memory stick
        if os.path.lexists(path):
            return False
        unfinished.rename(path)
    return True


def make_folder(path: Path) -> None:
    """Make a folder and those above it where they are not there, and have the disk keep them.

    A folder that a power cut takes away takes all along that was synced in it.
    """
    made = [folder for folder in (path, *path.parents) if not folder.exists()]
    path.mkdir(parents=True, exist_ok=True)
    for folder in made:
        with suppress(PermissionError):  # one that can be written need not be readable
            sync_folder(folder.parent)


def sync(path: Path) -> None:
    """Have the disk keep what was written to a file."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Have the disk keep which files are in a folder, where the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    except OSError as problem:
        if problem.errno not in (errno.EINVAL, errno.ENOTSUP):  # some network drives cannot
            raise
    finally:
        os.close(folder)
