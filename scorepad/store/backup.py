"""Copies of the history that are proved to be copies."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from scorepad.store.connection import connect, told
from scorepad.store.errors import COPY_DIFFERS, EXISTS, StoreDamaged, StoreRefused
from scorepad.store.migrations import schema


def copy(source: sqlite3.Connection, path: Path, *, replace: bool = False) -> None:
    """Write a copy of an open history to `path`; it appears there whole and proved, or not at all.

    Copying the file itself would leave out what is still in the journal. Raises StoreRefused where `path`
    is there already and is not to be replaced, StoreUnavailable where it cannot be written, StoreDamaged
    where the copy is not the same.
    """
    with told(path):
        if path.exists() and not replace:
            raise StoreRefused(EXISTS.of(path=path))
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            _copy(source, unfinished)
            sync(unfinished)
            unfinished.replace(path)
            sync_folder(path.parent)
        finally:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, unfinished: Path) -> None:
    unfinished.unlink(missing_ok=True)
    # One state of the history for the copy and for what it is compared with.
    source.execute("BEGIN")
    try:
        counted = _counts(source)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
            source.backup(target)
            # One file, without a journal beside it.
            target.execute("PRAGMA journal_mode=DELETE").fetchall()
    finally:
        source.execute("ROLLBACK")
    with closing(connect(unfinished, mode="ro")) as found:
        problems = [str(row[0]) for row in found.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
        if problems or _counts(found) != counted:
            raise StoreDamaged(COPY_DIFFERS.of(path=unfinished, reason=problems or "rows are missing"))


def _counts(connection: sqlite3.Connection) -> list[object]:
    counted: list[object] = [
        connection.execute(f"PRAGMA {mark}").fetchone() for mark in ("application_id", "user_version")
    ]
    for kind, name, _ in sorted(schema(connection)):
        if kind == "table":
            quoted = name.replace('"', '""')
            counted.append((name, connection.execute(f'SELECT count(*) FROM "{quoted}"').fetchone()))
    return counted


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
    finally:
        os.close(folder)
