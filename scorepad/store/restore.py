"""A backup put in the history's place. Its file may come from anywhere, so only its rows are taken over."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from scorepad.store.backup import copy, sync, sync_folder
from scorepad.store.connection import connect, told
from scorepad.store.errors import DAMAGED, IN_JOURNAL, NO_BACKUP, StoreDamaged, StoreError, StoreMissing
from scorepad.store.migrations import APPLICATION, STEPS, expected_schema, migrate, schema, version_of
from scorepad.store.opening import look_at


@dataclass(frozen=True)
class Summary:
    """What a history holds, for those who are asked whether to replace it.

    `first_day` and `last_day` are of the earliest and the latest match, None where no match has a start.
    """

    matches: int
    deals: int
    players: int
    first_day: str | None
    last_day: str | None


def summary(path: Path) -> Summary:
    """What a backup holds. The file is proved first, and not changed.

    Raises StoreMissing where there is none, StoreDamaged and StoreNewer as opening it would.
    """
    with told(path), closing(proved(path)) as source:
        return summary_of(source)


def summary_of(source: sqlite3.Connection) -> Summary:
    """What an open history holds. Raises sqlite3.Error."""
    matches, deals, first_day, last_day = source.execute(
        "SELECT count(*), coalesce(sum(deal_count), 0), min(day), max(day) FROM matches"
        " WHERE deleted_at IS NULL"
    ).fetchone()
    (players,) = source.execute("SELECT count(*) FROM players WHERE merged_into IS NULL").fetchone()
    return Summary(matches, deals, players, first_day, last_day)


def restore(backup: Path, path: Path, backups: Path, now: datetime) -> Path | None:
    """Put what a backup holds in place of the history in `path`; the copy that was kept of the old one.

    None is given where there was no old one. It happens whole or not at all. Raises StoreDamaged,
    StoreNewer and StoreMissing for the backup, StoreUnavailable where the history is open elsewhere or
    cannot be written.
    """
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
        os.close(handle)
        unfinished = Path(name)
        try:
            with told(backup), closing(proved(backup)) as source:
                _take_over(source, unfinished)
            sync(unfinished)
            kept = _keep(path, backups, f"{path.stem}-before-{now:%Y-%m-%d-%H%M%S}")
            unfinished.replace(path)
            sync_folder(path.parent)
            return kept
        finally:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)


def proved(path: Path) -> sqlite3.Connection:
    """A connection to a backup that can change nothing, to a file that is what it says."""
    if not path.exists():
        raise StoreMissing(NO_BACKUP.of(path=path))
    look_at(path, len(STEPS))
    journal = path.with_name(f"{path.name}-wal")
    if journal.exists() and journal.stat().st_size:
        # What is in the journal would be missing without a word.
        raise StoreDamaged(IN_JOURNAL.of(path=path, journal=journal.name))
    with ExitStack() as unless_proved:
        source = unless_proved.enter_context(closing(connect(path, mode="ro&immutable=1")))
        source.execute("PRAGMA query_only=ON")
        version = version_of(source)
        if schema(source) != expected_schema(STEPS[:version]):
            raise StoreDamaged(DAMAGED.of(path=path, reason="its tables are not those of Scorepad"))
        for check in ("integrity_check(1)", "foreign_key_check"):
            wrong = [row[0] for row in source.execute(f"PRAGMA {check}") if row[0] != "ok"]
            if wrong:
                raise StoreDamaged(DAMAGED.of(path=path, reason=wrong[0]))
        unless_proved.pop_all()
    return source


def _take_over(source: sqlite3.Connection, unfinished: Path) -> None:
    """Copy the rows into tables of our own making, and bring these up to date."""
    version = version_of(source)
    with closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
        target.execute(f"PRAGMA application_id={APPLICATION}")
        migrate(target, STEPS[:version])
        # Tables come in any order; that all rows point to rows that are there was proved of the source.
        target.execute("PRAGMA foreign_keys=OFF")
        target.execute("BEGIN")
        for kind, table, _ in sorted(schema(target)):
            if kind != "table":
                continue
            names = [name for _, name, *_ in target.execute(f"PRAGMA table_info({table})")]
            columns, places = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
            rows = source.execute(f'SELECT {columns} FROM "{table}"')
            target.executemany(f'INSERT INTO "{table}" ({columns}) VALUES ({places})', rows)
        target.execute("COMMIT")
        migrate(target)
        target.execute("PRAGMA journal_mode=WAL").fetchall()


def _keep(path: Path, backups: Path, stem: str) -> Path | None:
    """Keep the old history, and see that nobody has it open and nothing of it stays behind."""
    journals = [path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal")]
    if not any(file.exists() for file in (path, *journals)):
        return None
    kept = _free(backups, stem, path.suffix)
    if path.exists() and _tidied(path, lambda connection: copy(connection, kept)):
        return kept
    # It is damaged: kept as it is, journal and all, for whoever can make something of it.
    kept.parent.mkdir(parents=True, exist_ok=True)
    for file in (path, *journals):
        if file.exists():
            file.rename(kept.with_name(f"{kept.name}{file.name.removeprefix(path.name)}"))
    return kept


def _free(folder: Path, stem: str, suffix: str) -> Path:
    path, number = folder / f"{stem}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def _tidied(path: Path, keep: Callable[[sqlite3.Connection], None]) -> bool:
    """Copy the old history and put its journal away; False where it is too damaged for that."""
    try:
        with told(path):
            look_at(path, len(STEPS))
            with closing(connect(path)) as connection:
                keep(connection)
                # Only possible where nobody else has it open.
                connection.execute("PRAGMA journal_mode=DELETE").fetchall()
    except StoreError as problem:
        if not isinstance(problem, StoreDamaged):
            raise
        return False
    return True
