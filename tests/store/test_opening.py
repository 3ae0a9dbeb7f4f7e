import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import SQLModel, create_engine

from scorepad.store import StoreDamaged, StoreNewer, StoreUnavailable
from scorepad.store import tables as _tables  # noqa: F401 - fills the metadata
from scorepad.store.connection import connect
from scorepad.store.migrations import (
    APPLICATION,
    STEPS,
    VERSION,
    BrokenStepError,
    expected_schema,
    migrate,
    schema,
    version_of,
)
from scorepad.store.opening import open_database, read_raw
from scorepad.store.recovery import ways_back
from scorepad.store.shelf import Reason, on_shelf
from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, opened, played, some_deal, table

OLD = Path(__file__).with_name("old")
ONE_MORE = (
    *STEPS,
    "ALTER TABLE presets ADD COLUMN note TEXT;\nCREATE INDEX presets_by_note ON presets (note);\n",
)


def everything(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def changed(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)


def refused(folder: Path, kind: type[Exception]) -> str:
    """Opening is refused in one sentence, and nothing in the folder is other than it was."""
    before = everything(folder)
    with pytest.raises(kind) as told:
        opened(folder)
    assert everything(folder) == before
    assert str(folder / "scorepad.db") in str(told.value)
    return str(told.value)


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    with history(tmp_path / "new" / "one") as store:
        assert store.count() == 0
    assert sorted(file.name for file in (tmp_path / "new" / "one").iterdir()) == [
        "scorepad.db",
        "scorepad.db-mark",
    ]


def test_an_empty_file_is_not_taken_for_an_empty_history(tmp_path: Path) -> None:
    (tmp_path / "scorepad.db").write_bytes(b"")
    assert "empty" in refused(tmp_path, StoreDamaged)


def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path) -> None:
    (tmp_path / "scorepad.db").write_text("Anna 10, Bram 12\n" * 50)
    assert "not a Scorepad history" in refused(tmp_path, StoreDamaged)


def test_the_database_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    changed(tmp_path / "scorepad.db", "CREATE TABLE mail (id INTEGER); PRAGMA user_version=1")
    assert "not a Scorepad history" in refused(tmp_path, StoreDamaged)


def test_our_mark_without_our_tables_is_refused_untouched(tmp_path: Path) -> None:
    changed(tmp_path / "scorepad.db", f"PRAGMA application_id={APPLICATION}; PRAGMA user_version={VERSION}")
    assert "tables are gone" in refused(tmp_path, StoreDamaged)


def test_a_newer_history_is_refused_untouched(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
    changed(tmp_path / "scorepad.db", f"PRAGMA journal_mode=DELETE; PRAGMA user_version={VERSION + 1}")
    assert "newer" in refused(tmp_path, StoreNewer)


def test_a_newer_history_whose_version_is_still_in_its_journal_is_refused(tmp_path: Path) -> None:
    with history(tmp_path):
        pass
    path = tmp_path / "scorepad.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as newer:
        newer.execute(f"PRAGMA user_version={VERSION + 1}")
        before = path.read_bytes()
        with pytest.raises(StoreNewer):
            opened(tmp_path)
        assert path.read_bytes() == before


def test_a_journal_without_its_history_is_not_thrown_away(tmp_path: Path) -> None:
    (tmp_path / "scorepad.db-wal").write_bytes(b"the last evening")
    assert "scorepad.db-wal" in refused(tmp_path, StoreDamaged)


def test_a_folder_that_is_a_file_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreUnavailable):
        Store.open(tmp_path / "file" / "scorepad.db", tmp_path)


def test_a_history_that_is_a_folder_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "scorepad.db").mkdir()
    refused(tmp_path, StoreUnavailable)


def test_a_full_disk_leaves_no_half_made_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorepad.store.opening.sync", _no_room)
    with pytest.raises(StoreUnavailable):
        opened(tmp_path)
    assert everything(tmp_path) == {}


def _no_room(_path: Path) -> None:
    raise OSError(28, "No space left on device")


def test_a_history_that_another_program_made_meanwhile_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scorepad.store import backup, opening

    meanwhile = tmp_path / "meanwhile"
    with history(meanwhile) as store:
        store.create(table(), NOW)
    put = backup.put

    def late(unfinished: Path, path: Path) -> bool:
        (meanwhile / "scorepad.db").rename(path)
        return put(unfinished, path)

    monkeypatch.setattr(opening, "put", late)
    with history(tmp_path) as store:
        assert store.count() == 1


def test_where_no_write_ahead_log_is_possible_every_commit_is_synced_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with history(tmp_path):
        pass
    changed(tmp_path / "scorepad.db", "PRAGMA journal_mode=DELETE")

    class Refuses(sqlite3.Connection):
        """As on a network drive: asked for a log, it stays with what it has."""

        def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
            return super().execute(sql.removesuffix("=WAL"), values)

    real = sqlite3.connect
    monkeypatch.setattr(
        "scorepad.store.connection.sqlite3.connect",
        lambda *args, **more: real(*args, factory=Refuses, **more),
    )
    with history(tmp_path) as store:
        assert store._database.raw.execute("PRAGMA synchronous").fetchone() == (3,)
        match = finished(table())
        assert store.load(store.create(match, NOW)) == match


def read(path: Path) -> bytes:
    with read_raw(path) as file:
        return file.read()


@pytest.mark.parametrize(
    "look", [read, lambda path: ways_back(path, [path.parent / "backups"], lambda: True)]
)
def test_a_look_at_the_file_leaves_the_journal_of_an_open_history_to_it(
    tmp_path: Path, look: Callable[[Path], object]
) -> None:
    """Closing a file gives up the process's locks on it; the next program to leave would tidy up."""
    with history(tmp_path) as store:
        store.create(table(), NOW)
        look(store.path)
        another_comes_and_goes(tmp_path)
        store.create(table(started=None), NOW)
        assert another_comes_and_goes(tmp_path) == 2


def another_comes_and_goes(folder: Path) -> int:
    """How many matches another program finds."""
    program = (
        "import pathlib, sys; from tests.store.evenings import opened;"
        "store = opened(pathlib.Path(sys.argv[1])); print(store.count()); store.close()"
    )
    done = subprocess.run([sys.executable, "-c", program, folder], check=True, capture_output=True)
    return int(done.stdout)


# Migrations.


def test_the_tables_of_the_models_are_those_of_the_migrations() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        SQLModel.metadata.create_all(create_engine("sqlite://", creator=lambda: connection))
        assert schema(connection) == expected_schema()


def test_an_earlier_history_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    match = finished(table())
    with history(tmp_path) as store:
        match_id = store.create(match, NOW)
    path, backups = tmp_path / "scorepad.db", tmp_path / "backups"
    database = open_database(path, backups, ONE_MORE)
    assert version_of(database.raw) == VERSION + 1
    assert schema(database.raw) == expected_schema(ONE_MORE)
    database.close()
    (kept,) = on_shelf(backups)
    assert kept.reason is Reason.MIGRATION
    with closing(connect(kept.path, mode="ro")) as copy:
        assert version_of(copy) == VERSION
    with Store.open(kept.path, backups) as store:
        assert store.load(match_id) == match


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE half (id INTEGER);\nCREATE TABLE half (id INTEGER);\n",
        "CREATE TABLE half (id INTEGER);\nDELETE FROM seats;\n",
        "CREATE TABLE half (id INTEGER);\nUPDATE matches SET closed = 7;\n",
    ],
)
def test_a_step_that_fails_leaves_the_history_as_it_was(tmp_path: Path, broken: str) -> None:
    match = played(table(), 2)
    with history(tmp_path) as store:
        match_id = store.create(match, NOW)
    with pytest.raises(StoreDamaged):
        open_database(tmp_path / "scorepad.db", tmp_path / "backups", (*STEPS, broken))
    with history(tmp_path) as store:
        assert store.load(match_id) == match
        assert store.check() == ()


def test_without_a_copy_nothing_is_migrated(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
    (tmp_path / "backups").write_text("a file where the folder should be")
    before = (tmp_path / "scorepad.db").read_bytes()
    with pytest.raises(StoreUnavailable):
        open_database(tmp_path / "scorepad.db", tmp_path / "backups", ONE_MORE)
    assert (tmp_path / "scorepad.db").read_bytes() == before


def test_a_rebuilt_table_does_not_take_the_rows_that_point_to_it_along(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(finished(table()), NOW)
    rebuild = (
        "CREATE TABLE matches_new AS SELECT * FROM matches;\nDROP TABLE matches;\n"
        "ALTER TABLE matches_new RENAME TO matches;\nCREATE UNIQUE INDEX matches_id ON matches (id);\n"
    )
    database = open_database(tmp_path / "scorepad.db", tmp_path / "backups", (*STEPS, rebuild))
    assert database.raw.execute("SELECT count(*) FROM deals").fetchone() == (15,)
    database.close()


def test_rows_that_point_nowhere_stop_a_migration() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        nobody = "INSERT INTO deals VALUES (9, 0, '{}', hex(zeroblob(32)), 0, NULL, NULL);\n"
        with pytest.raises(BrokenStepError, match="deals"):
            migrate(connection, (*STEPS, nobody))
        assert version_of(connection) == VERSION


@pytest.mark.parametrize("file", sorted(OLD.glob("*.sql")), ids=lambda file: file.stem)
def test_histories_of_every_earlier_version_open_and_check(tmp_path: Path, file: Path) -> None:
    changed(tmp_path / "scorepad.db", file.read_text(encoding="utf-8"))
    with history(tmp_path) as store:
        assert store.check() == ()
        assert [line.deals for line in store.lines()] == [2, 15]
        assert len(store.results()) == 1


# Rows that must not be.


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE matches SET closed = 2",
        "UPDATE matches SET counts = NULL",
        "UPDATE matches SET deal_count = -1",
        "UPDATE matches SET deal_count = 'three'",
        "UPDATE matches SET chain = 'short'",
        "UPDATE matches SET options = 'none'",
        "UPDATE matches SET day = 'Friday'",
        "UPDATE matches SET started = NULL",
        "UPDATE matches SET first_dealer = 10",
        "UPDATE seats SET name = ''",
        "UPDATE seats SET seat = -1",
        "UPDATE seats SET player_id = 999",
        "UPDATE players SET folded = 'anna' WHERE folded = 'bram'",
        "UPDATE players SET merged_into = id",
        "UPDATE deals SET position = -1 WHERE position = 1",
        "UPDATE deals SET position = 0 WHERE position = 1",
        "UPDATE deals SET content = 'x'",
        "UPDATE deals SET match_id = 999",
        "UPDATE results SET place = 0",
        "UPDATE results SET total = 'many'",
        "UPDATE results SET winners = 9",
        "UPDATE results SET exact_bids = bids + 1",
        "UPDATE facts SET facts = 'x'",
        "INSERT INTO seasons (name, settings) VALUES ('', '{}')",
        "INSERT INTO seasons (name, first_day, settings) VALUES ('x', 'May', '{}')",
        "INSERT INTO revisions VALUES (NULL, 999, 0, 'add', NULL, 0, 0, '{}', NULL)",
        "INSERT INTO revisions VALUES (NULL, 1, 0, 'add', NULL, 5, 0, '{}', NULL)",
        "INSERT INTO presets (game, name, options) VALUES ('', 'x', '{}')",
        "DELETE FROM players",
    ],
)
def test_rows_that_cannot_be_are_refused_by_the_file_itself(tmp_path: Path, sql: str) -> None:
    with history(tmp_path) as store:
        store.create(played(table(), 2), NOW)
        with pytest.raises(sqlite3.IntegrityError):
            store._database.raw.execute(sql)


def test_the_package_and_its_writer_load_no_database_library() -> None:
    script = (
        "import sys, scorepad.store, scorepad.store.writer\n"
        "print([name for name in ('sqlmodel', 'sqlalchemy', 'pydantic') if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_another_program_that_closes_the_history_leaves_its_journal_to_the_open_one(tmp_path: Path) -> None:
    # Whoever closes a file gives up all locks that its process holds on it: a second look at the file, with a
    # connection open, would let the other program take the journal away from under the first.
    with opened(tmp_path) as reader:
        reader.lines()
        with opened(tmp_path) as writer:
            match = table()
            number = writer.create(match, NOW)
            there = sorted(path.name for path in tmp_path.iterdir())
            other = [sys.executable, "-m", "scorepad", "--data", str(tmp_path), "check"]
            subprocess.run(other, check=True, capture_output=True)
            assert sorted(path.name for path in tmp_path.iterdir()) == there
            chance = random.Random(1)
            for _ in range(3):
                change = match.add(some_deal(match, chance))
                writer.save(number, change, NOW)
                match = change.after
            subprocess.run(other, check=True, capture_output=True)
            assert reader.load(number) == match


def test_a_file_is_looked_at_again_once_it_was_closed(tmp_path: Path) -> None:
    opened(tmp_path).close()
    (tmp_path / "scorepad.db").write_bytes(b"no history")
    with pytest.raises(StoreDamaged):
        opened(tmp_path)
