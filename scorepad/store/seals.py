"""Seals: a digest in a row over what nothing else proves of it.

SQLite keeps no checksums of its pages, so a flipped bit in a flag or a time leaves a file that it calls
sound. What a match holds is proved by its chain and its head; the seal proves the rest. Seals are set by
temporary triggers of each connection that writes, so that no statement can forget them.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from scorepad.store.content import ContentError, digest, to_text

SEAL = "scorepad_seal"
"""What SQLite calls `seal`."""
SEALED: Mapping[str, tuple[str, ...]] = {
    "matches": ("id", "open_deal", "created_at", "deleted_at"),
    "deals": ("match_id", "position", "entered_at", "corrected_at"),
    "revisions": ("id", "match_id", "at", "act", "position", "undoing", "imported", "patch"),
    "players": ("id", "name", "folded", "guest", "hidden", "merged_into", "colour"),
    "seasons": ("id", "name", "first_day", "last_day", "settings"),
    "presets": ("game", "name", "options"),
}
"""The columns that each table's seals are over."""
_KEYS: Mapping[str, tuple[str, ...]] = {"deals": ("match_id", "position"), "presets": ("game", "name")}
"""What a row is found by, where that is not its `id`."""


def seal(table: str, *values: object) -> str:
    """The seal of a row of `table` with these values in the columns that are sealed."""
    return digest(to_text([table, *values]))


def is_sealed(table: str, row: Mapping[Any, Any]) -> bool:
    """Whether a row is as it was written, as far as its seal is over it."""
    try:
        return bool(row["seal"] == seal(table, *(row[column] for column in SEALED[table])))
    except (TypeError, ValueError):  # a damaged file may hold what is no text and no number
        return False


def see_seal(table: str, row: Mapping[Any, Any]) -> None:
    """Raise ContentError where a row is not as it was written, as far as its seal is over it."""
    if not is_sealed(table, row):
        raise ContentError(f"{row['name']!r:.80} of {table} has changed")


def teach(connection: sqlite3.Connection) -> None:
    """Let a connection compute seals."""
    connection.create_function(SEAL, -1, seal, deterministic=True)


def keep_seals(connection: sqlite3.Connection) -> None:
    """Have a connection set the seal of whatever it writes.

    A seal that is broken stays broken when its row is changed, so that the check still finds it.
    """
    teach(connection)
    connection.execute("PRAGMA temp_store=MEMORY")
    for table, columns in SEALED.items():
        of_row = " AND ".join(f"{key} = NEW.{key}" for key in _KEYS.get(table, ("id",)))
        new, old = _computed(table, columns, "NEW"), _computed(table, columns, "OLD")
        connection.execute(
            f"CREATE TEMP TRIGGER seal_new_{table} AFTER INSERT ON main.{table}"
            f" BEGIN UPDATE {table} SET seal = {new} WHERE {of_row}; END"
        )
        connection.execute(
            f"CREATE TEMP TRIGGER seal_changed_{table} AFTER UPDATE OF {', '.join(columns)} ON main.{table}"
            f" WHEN OLD.seal IS {old}"
            f" BEGIN UPDATE {table} SET seal = {new} WHERE {of_row}; END"
        )


def sealing(table: str) -> str:
    """The statement that seals every row of a table as it stands."""
    return f"UPDATE {table} SET seal = {SEAL}('{table}', {', '.join(SEALED[table])})"


def _computed(table: str, columns: Sequence[str], row: str) -> str:
    return f"{SEAL}('{table}', {', '.join(f'{row}.{column}' for column in columns)})"
