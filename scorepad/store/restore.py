"""A backup put in the history's place. Its file may come from anywhere, so only its rows are taken over."""

import os
import sqlite3
from collections import Counter
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from scorepad.store.backup import clear, keep_before, make_folder, unfinished_in
from scorepad.store.connection import connect, told
from scorepad.store.errors import (
    BACKUP_DAMAGED,
    EMPTY,
    IN_JOURNAL,
    ITSELF,
    NO_BACKUP,
    NOT_A_BACKUP,
    StoreDamaged,
    StoreMissing,
    StoreNewer,
    StoreRefused,
)
from scorepad.store.journal import keep_if_damaged
from scorepad.store.migrations import APPLICATION, STEPS, expected_schema, migrate, schema, version_of
from scorepad.store.opening import is_in_use, look_at
from scorepad.store.proof import prove, unsound
from scorepad.store.replacing import is_anything_there, put_in_place, refuse_open, set_aside
from scorepad.store.shelf import Reason


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


@dataclass(frozen=True)
class Preview:
    """What restoring a backup would come to.

    `replaces` is None where there is no history yet, or none that can be read. Of the matches in the lists,
    `back` are those that only the backup has, `gone` those that only the history has, `differ` those that
    both have and of which the backup knows something else.
    """

    brings: Summary
    replaces: Summary | None
    back: int
    gone: int
    differ: int


def preview(backup: Path, path: Path) -> Preview:
    """What restoring a backup in place of the history in `path` would come to; nothing is changed.

    The history may be open. Raises as `restore` does for the backup.
    """
    with told(backup), closing(_all_proved(backup, path)) as source:
        brings, coming = summary_of(source), _matches(source)
    replaces, there = _present(path)
    shared = coming.keys() & there.keys()
    back = Counter(coming[key].identity for key in coming.keys() - shared)
    gone = Counter(there[key].identity for key in there.keys() - shared)
    # The same match may have come into the two by a record.
    imported = (back & gone).total()
    return Preview(
        brings,
        replaces,
        back=back.total() - imported,
        gone=gone.total() - imported,
        differ=sum(coming[key].held != there[key].held for key in shared),
    )


class _Match(NamedTuple):
    """What is compared of a match: `identity` is equal for equal sittings, `held` for equal rows."""

    identity: str
    held: tuple[object, ...]


def _present(path: Path) -> tuple[Summary | None, dict[tuple[int, int], _Match]]:
    """What the history in `path` holds, as far as it can be read."""
    if path.exists():
        with suppress(StoreDamaged, StoreNewer), told(path):
            if not is_in_use(path):
                look_at(path, len(STEPS))
            with closing(connect(path, mode="ro")) as present:
                return summary_of(present), _matches(present)
    return None, {}


def _matches(source: sqlite3.Connection) -> dict[tuple[int, int], _Match]:
    """The matches in the lists, by their number and the time they were written, which nobody changes."""
    rows = source.execute(
        "SELECT id, created_at, identity, head, chain, deal_count, open_deal FROM matches"
        " WHERE deleted_at IS NULL"
    )
    return {(number, at): _Match(identity, tuple(held)) for number, at, identity, *held in rows}


def restore(backup: Path, path: Path, backups: Path, now: datetime) -> Path | None:
    """Put what a backup holds in place of the history in `path`; the copy that was kept of the old one.

    None is given where there was no old one, or nothing in it. One that is damaged is set aside as it is.
    It happens whole or not at all. Raises StoreDamaged, StoreNewer and StoreMissing for the backup,
    StoreRefused where that is the history itself, StoreUnavailable where the history is open, also in this
    process, or cannot be written.
    """
    with told(path), ExitStack() as alone:
        make_folder(path.parent)
        clear(path.parent, now)
        with unfinished_in(path.parent) as unfinished:
            with told(backup), closing(_all_proved(backup, path)) as source:
                _take_over(source, unfinished)
            kept = _keep(path, backups, now, alone)
            if os.name == "nt":
                alone.close()  # no file is replaced there that somebody has open
            put_in_place(unfinished, path)
    return kept


def _all_proved(backup: Path, path: Path) -> sqlite3.Connection:
    """A connection to a backup that is sound, and in which all is as it was written."""
    if path.exists() and backup.exists() and path.samefile(backup):
        raise StoreRefused(ITSELF.of(path=backup))
    with ExitStack() as unless_proved:
        source = unless_proved.enter_context(closing(proved(backup)))
        try:
            prove(source, backup)
        except StoreDamaged as problem:
            reason = problem.sentence.values.get("reason")
            raise StoreDamaged(BACKUP_DAMAGED.of(path=backup, reason=reason)) from problem
        unless_proved.pop_all()
    return source


def proved(path: Path) -> sqlite3.Connection:
    """A connection to a backup that can change nothing, to a file that is what it says."""
    if not path.is_file():
        raise StoreMissing(NO_BACKUP.of(path=path))
    try:
        look_at(path, len(STEPS))
    except StoreDamaged as problem:
        raise StoreDamaged(NOT_A_BACKUP.of(path=path)) from problem
    for end in ("-wal", "-journal"):
        journal = path.with_name(f"{path.name}{end}")
        if journal.exists() and journal.stat().st_size:
            # What is in it would be missing, or half of a write would be there, without a word.
            raise StoreDamaged(IN_JOURNAL.of(path=path, journal=journal.name))
    with ExitStack() as unless_proved:
        source = unless_proved.enter_context(closing(connect(path, mode="ro&immutable=1")))
        source.execute("PRAGMA query_only=ON")
        version = version_of(source)
        if version < 1:
            raise StoreDamaged(NOT_A_BACKUP.of(path=path))
        if schema(source) != expected_schema(STEPS[:version]):
            raise StoreDamaged(BACKUP_DAMAGED.of(path=path, reason="its tables are not those of Scorepad"))
        wrong = unsound(source)
        if wrong is not None:
            raise StoreDamaged(BACKUP_DAMAGED.of(path=path, reason=wrong))
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


def _keep(path: Path, backups: Path, now: datetime, alone: ExitStack) -> Path | None:
    """Keep the old history, and leave nothing of it beside it. Nobody can open it until `alone` ends."""
    refuse_open(path)
    if not is_anything_there(path):
        return None
    make_folder(backups)
    try:
        return _keep_sound(path, backups, now, alone)
    except StoreDamaged:
        alone.close()
    return set_aside(path, backups, now)


def _keep_sound(path: Path, backups: Path, now: datetime, alone: ExitStack) -> Path | None:
    if not path.exists():
        raise StoreDamaged(EMPTY.of(path=path))  # with a journal beside it
    with told(path):
        look_at(path, len(STEPS))
        keep_if_damaged(path, backups)
        connection = alone.enter_context(closing(connect(path)))
        _lock(connection)
        return keep_before(connection, backups, Reason.RESTORE, now)


def _lock(connection: sqlite3.Connection) -> None:
    """Put the journal of a history away, and keep everybody else out while the connection is open."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE").fetchall()
    connection.execute("PRAGMA journal_mode=DELETE").fetchall()
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")
