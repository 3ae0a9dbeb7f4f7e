"""Backups forged by somebody who means ill: each way of spoiling one, by what was done to it.

A forger is given a sound backup in a folder of its own and leaves something under the same name, or gives the
name of what is to be restored instead.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

Forger = Callable[[Path], Path | None]


def _by_statements(*statements: str) -> Forger:
    def forge(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement).fetchall()

    return forge


def _by_schema(old: str, new: str, table: str = "matches") -> Forger:
    """Change the text of a table's definition behind SQLite's back."""

    def forge(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
            assert old in sql, f"nothing to change in {sql}"
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute(
                "UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql.replace(old, new, 1), table)
            )
            connection.execute("PRAGMA writable_schema=RESET")

    return forge


def _by_bytes(change: Callable[[bytearray], object]) -> Forger:
    def forge(path: Path) -> None:
        data = bytearray(path.read_bytes())
        change(data)
        path.write_bytes(data)

    return forge


def _put(at: int, what: bytes) -> Callable[[bytearray], object]:
    def put(data: bytearray) -> None:
        data[at : at + len(what)] = what

    return put


def _beside(ending: str, what: bytes) -> Forger:
    def forge(path: Path) -> None:
        path.with_name(path.name + ending).write_bytes(what)

    return forge


def _unfinished_write(path: Path) -> None:
    """Copied in the middle of a write, with the journal that would take it back."""
    copied = path.with_name("copied.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").fetchall()
        connection.execute("PRAGMA cache_size=1")
        connection.execute("PRAGMA cache_spill=1")
        connection.execute("BEGIN")
        for table in ("results", "revisions", "deals"):
            connection.execute(f"DELETE FROM {table}")
        for end in ("", "-journal"):
            shutil.copyfile(path.with_name(path.name + end), copied.with_name(copied.name + end))
        connection.execute("ROLLBACK")
    for end in ("", "-journal"):
        copied.with_name(copied.name + end).replace(path.with_name(path.name + end))


def _instead(make: Callable[[Path], object]) -> Forger:
    def forge(path: Path) -> None:
        path.unlink()
        make(path)

    return forge


def _in_utf16(path: Path) -> None:
    """The same tables and rows, every text in another encoding."""
    other = path.with_name("other.db")
    with (
        closing(sqlite3.connect(path)) as held,
        closing(sqlite3.connect(other, isolation_level=None)) as made,
    ):
        made.execute("PRAGMA encoding='UTF-16le'")
        for mark in ("application_id", "user_version"):
            made.execute(f"PRAGMA {mark}={held.execute(f'PRAGMA {mark}').fetchone()[0]}")
        made.execute("PRAGMA foreign_keys=OFF")
        made.executescript("\n".join(held.iterdump()))
    other.replace(path)


def long_text(megabytes: int) -> Forger:
    """A note of so many million letters."""
    return _by_statements(
        f"UPDATE matches SET note = replace(hex(zeroblob({megabytes * 500_000})), '00', 'xx')"
        " WHERE id = (SELECT min(id) FROM matches)"
    )


_STEAL = "DELETE FROM deals"

FORGERS: dict[str, Forger] = {
    "a trigger": _by_statements(f"CREATE TRIGGER sly AFTER INSERT ON matches BEGIN {_STEAL}; END"),
    "a view": _by_statements("CREATE VIEW sly AS SELECT * FROM matches"),
    "a view in a table's place": _by_statements(
        "PRAGMA foreign_keys=OFF",
        "DROP TABLE presets",
        "CREATE VIEW presets AS SELECT load_extension('/tmp/sly') AS name, '' AS game, '' AS options",
    ),
    "a generated column": _by_statements("ALTER TABLE presets ADD COLUMN sly TEXT AS (upper(name))"),
    "one more column": _by_statements("ALTER TABLE presets ADD COLUMN sly TEXT"),
    "one more table": _by_statements("CREATE TABLE sly (what TEXT)"),
    "one more index": _by_statements("CREATE INDEX sly ON matches (note)"),
    "an index over a function": _by_statements("CREATE INDEX sly ON matches (hex(note))"),
    "a virtual table": _by_statements("CREATE VIRTUAL TABLE sly USING fts5(what)"),
    "a table gone": _by_statements("PRAGMA foreign_keys=OFF", "DROP TABLE deals"),
    "a check gone": _by_schema("CHECK", "CHECK (1) --\n CHECK"),
    "a default that is a function": _by_schema("note TEXT", "note TEXT DEFAULT (hex(randomblob(99)))"),
    "a schema that is no SQL": _by_schema("CREATE TABLE", "CREATE TABLE ((("),
    "a table's name with a quote": _by_statements('CREATE TABLE "s""ly;--" (what TEXT)'),
    "another program's": _by_statements("PRAGMA application_id=1196444487"),
    "no program's": _by_statements("PRAGMA application_id=0"),
    "a version before the first": _by_statements("PRAGMA user_version=0"),
    "a version below 0": _by_statements("PRAGMA user_version=-1"),
    "the version before this one": _by_statements("PRAGMA user_version=1"),
    "a newer version": _by_statements("PRAGMA user_version=9999"),
    "pages of 512 bytes": _by_statements("PRAGMA page_size=512", "VACUUM"),
    "pages of 65536 bytes": _by_statements("PRAGMA page_size=65536", "VACUUM"),
    "a journal's mark, and no journal": _by_bytes(_put(18, b"\x02\x02")),
    "a format of the future": _by_bytes(_put(18, b"\x03\x03")),
    "an unknown format to read": _by_bytes(_put(19, b"\x09")),
    "pages of no size": _by_bytes(_put(16, b"\x00\x03")),
    "more pages than there are": _by_bytes(_put(28, b"\x7f\xff\xff\xff")),
    "a list of free pages that goes round": _by_bytes(_put(32, b"\x00\x00\x00\x02\x00\x00\x00\x09")),
    "another encoding in the header": _by_bytes(_put(56, b"\x00\x00\x00\x02")),
    "a first page of noise": _by_bytes(_put(100, bytes(range(256)) * 8)),
    "its second half cut off": _by_bytes(lambda data: data.__delitem__(slice(len(data) // 2, None))),
    "its header alone": _by_bytes(lambda data: data.__delitem__(slice(100, None))),
    "half its header": _by_bytes(lambda data: data.__delitem__(slice(50, None))),
    "its last byte gone": _by_bytes(lambda data: data.pop()),
    "a journal of what followed": _beside("-wal", b"\x37\x7f\x06\x82" + bytes(4_000)),
    "a journal of noise": _beside("-journal", os.urandom(2_000)),
    "the middle of a write": _unfinished_write,
    "no byte": _by_bytes(lambda data: data.clear()),
    "a text": _instead(lambda path: path.write_text("SQLite format 3\n" * 100)),
    "a record": _instead(lambda path: path.write_text('{"scorepad": 1, "matches": []}')),
    "a folder": _instead(Path.mkdir),
    "a pipe that nobody writes into": _instead(os.mkfifo),
    "an endless device": lambda _path: Path("/dev/zero"),
    "a terminal's device": lambda _path: Path("/dev/tty"),
    "nothing": Path.unlink,
    "a link to nothing": _instead(lambda path: path.symlink_to("nowhere.db")),
    "a link to itself": _instead(lambda path: path.symlink_to(path.name)),
    "texts of 16 bits": _in_utf16,
    "a name that is no text": _by_statements(
        "UPDATE seats SET name = CAST(x'fffe41' AS TEXT) WHERE seat = 1"
    ),
    "a deal taken out": _by_statements(
        "DELETE FROM deals WHERE position = (SELECT max(position) FROM deals)"
    ),
    "a match taken out": _by_statements(
        "PRAGMA foreign_keys=OFF", "DELETE FROM matches WHERE id = (SELECT min(id) FROM matches)"
    ),
    "two seats swapped": _by_statements(
        "UPDATE seats SET name = CASE seat WHEN 0 THEN (SELECT name FROM seats WHERE seat = 1)"
        " ELSE (SELECT name FROM seats WHERE seat = 0) END WHERE seat IN (0, 1)"
    ),
}
"""What was done to a backup."""
