"""Copies of a history: whole, proved and under their own name, or not at all."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, timedelta
from pathlib import Path

import pytest

from scorepad.store import StoreDamaged, StoreRefused, StoreUnavailable
from scorepad.store.connection import connect
from scorepad.store.restore import summary
from scorepad.store.shelf import Reason, name_of, on_shelf
from scorepad.store.store import Store
from tests.store.evenings import NOW, filled, finished, history, opened, played, table, tampered

DAY = timedelta(days=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    filled(tmp_path)
    with history(tmp_path) as open_store:
        yield open_store


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def no_room(*_: object) -> None:
    raise OSError(28, "No space left on device")


# By hand.


def test_a_backup_while_the_history_is_open_holds_every_deal(tmp_path: Path) -> None:
    match = finished(table())
    with history(tmp_path) as store:
        match_id = store.create(match, NOW)
        store.backup(tmp_path / "far" / "copy.db")
        assert [file.name for file in (tmp_path / "far").iterdir()] == ["copy.db"]
    with Store.open(tmp_path / "far" / "copy.db", tmp_path) as copy:
        assert copy.load(match_id) == match
        assert copy.check() == ()


def test_a_backup_replaces_no_file_unasked(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        (tmp_path / "copy.db").write_text("precious")
        with pytest.raises(StoreRefused):
            store.backup(tmp_path / "copy.db")
        assert (tmp_path / "copy.db").read_text() == "precious"
        store.backup(tmp_path / "copy.db", replace=True)
        assert summary(tmp_path / "copy.db").matches == 0


def test_a_backup_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with history(tmp_path) as store:
        (tmp_path / "file").write_text("")
        with pytest.raises(StoreUnavailable):
            store.backup(tmp_path / "file" / "copy.db")

        monkeypatch.setattr("scorepad.store.backup.sync", no_room)
        with pytest.raises(StoreUnavailable):
            store.backup(tmp_path / "far" / "copy.db")
        assert list((tmp_path / "far").iterdir()) == []


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE deals SET content = replace(content, ':[', ':[1') WHERE match_id = 1 AND position = 3",
        "DELETE FROM deals WHERE match_id = 1 AND position = 14",
        "UPDATE matches SET note = 'another' WHERE id = 1",
        "UPDATE matches SET deleted_at = 1 WHERE id = 1",
        "UPDATE revisions SET at = at + 1",
        "UPDATE seats SET seat = 9 WHERE match_id = 1 AND seat = 3",
        "UPDATE matches SET note = CAST(x'ff41' AS TEXT) WHERE id = 1",
        "UPDATE presets SET name = CAST(x'ff41' AS TEXT)",
    ],
)
def test_a_history_that_is_not_as_it_was_written_gives_no_backup(tmp_path: Path, sql: str) -> None:
    filled(tmp_path)
    tampered(tmp_path, "PRAGMA foreign_keys=OFF", sql)
    with history(tmp_path) as store, pytest.raises(StoreDamaged, match=r"scorepad\.db"):
        store.backup(tmp_path / "far" / "copy.db")
    assert names(tmp_path / "far") == []


def test_a_broken_index_gives_no_backup(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(connect(tmp_path / "scorepad.db")) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        sql = "UPDATE sqlite_master SET sql = replace(sql, '(identity)', '(head)') WHERE name = ?"
        connection.execute(sql, ("matches_by_identity",))
    with history(tmp_path) as store, pytest.raises(StoreDamaged, match=r"scorepad\.db"):
        store.backup(tmp_path / "far" / "copy.db")
    assert names(tmp_path / "far") == []


# On the shelf.


def test_a_backup_on_the_shelf_holds_the_history_and_leaves_nothing_beside_it(
    store: Store, shelf: Path
) -> None:
    kept = store.keep(shelf, Reason.MATCH, NOW)
    assert kept is not None
    assert (kept.at, kept.reason) == (NOW.astimezone(UTC), Reason.MATCH)
    assert on_shelf(shelf) == (kept,)
    assert names(shelf) == [kept.path.name]
    with Store.open(kept.path, shelf) as copy:
        assert copy.export() == store.export()
        assert copy.check() == ()


def test_nothing_is_kept_where_nothing_has_changed(tmp_path: Path, store: Store, shelf: Path) -> None:
    assert store.keep(shelf, Reason.MATCH, NOW) is not None
    assert store.keep(shelf, Reason.IMPORT, NOW + DAY) is None
    store.tidy()
    with history(tmp_path) as again:
        assert again.keep(shelf, Reason.HAND, NOW + DAY) is None
    assert len(names(shelf)) == 1


def test_every_change_is_kept(store: Store, shelf: Path) -> None:
    store.keep(shelf, Reason.MATCH, NOW)
    match = store.load(2)
    store.save(2, match.detailed(note="late"), NOW)
    assert store.keep(shelf, Reason.MATCH, NOW) is not None
    store.set_guest("Anna", True)
    assert store.keep(shelf, Reason.MATCH, NOW) is not None
    assert len(names(shelf)) == 3


def test_an_empty_history_is_not_worth_a_backup(tmp_path: Path, shelf: Path) -> None:
    with history(tmp_path) as store:
        assert store.keep(shelf, Reason.IMPORT, NOW) is None
    assert not shelf.exists()


def test_backups_of_the_same_second_get_names_of_their_own(store: Store, shelf: Path) -> None:
    for note in ("one", "two", "three"):
        store.save(2, store.load(2).detailed(note=note), NOW)
        store.keep(shelf, Reason.MATCH, NOW)
    moments = [kept.at for kept in on_shelf(shelf)]
    assert moments == [NOW + timedelta(seconds=seconds) for seconds in (2, 1, 0)]


def test_a_damaged_history_pushes_no_good_backup_out(tmp_path: Path, shelf: Path) -> None:
    filled(tmp_path)
    shelf.mkdir()
    for days in range(60):
        (shelf / name_of(NOW + days * DAY, Reason.MATCH)).touch()
    before = names(shelf)
    tampered(tmp_path, "DELETE FROM deals WHERE match_id = 1 AND position = 7")
    with history(tmp_path) as store, pytest.raises(StoreDamaged):
        store.keep(shelf, Reason.MATCH, NOW + 365 * DAY)
    assert names(shelf) == before


def test_a_new_backup_thins_the_old_ones(store: Store, shelf: Path) -> None:
    shelf.mkdir()
    for hours in range(48):
        (shelf / name_of(NOW - 10 * DAY + timedelta(hours=hours), Reason.MATCH)).touch()
    store.keep(shelf, Reason.MATCH, NOW)
    assert len(on_shelf(shelf)) == 1 + 3  # one of each day


@pytest.mark.parametrize("what", ["sync", "put"])
def test_a_disk_that_takes_no_more_has_no_half_backup(
    store: Store, shelf: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(f"scorepad.store.backup.{what}", no_room)
    with pytest.raises(StoreUnavailable):
        store.keep(shelf, Reason.MATCH, NOW)
    assert names(shelf) == []


def test_a_disk_that_is_full_is_said_to_be(
    store: Store, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(*words: object, **more: object) -> sqlite3.Connection:
        connection = really(*words, **more)  # type: ignore[call-overload]
        connection.execute("PRAGMA max_page_count=20")
        return connection  # type: ignore[no-any-return]

    really = sqlite3.connect
    monkeypatch.setattr("scorepad.store.backup.sqlite3.connect", small)
    with pytest.raises(StoreUnavailable, match="full"):
        store.keep(shelf, Reason.MATCH, NOW)
    assert names(shelf) == []


def test_a_stick_that_is_not_in_gets_no_folder_elsewhere(tmp_path: Path, store: Store) -> None:
    with pytest.raises(StoreUnavailable, match="stick"):
        store.keep(tmp_path / "stick" / "scorepad-12345678", Reason.MATCH, NOW)
    assert not (tmp_path / "stick").exists()


def test_no_backup_is_written_through_a_link(tmp_path: Path, store: Store, shelf: Path) -> None:
    shelf.mkdir()
    link = shelf / name_of(NOW, Reason.MATCH)
    link.symlink_to(tmp_path / "precious")
    kept = store.keep(shelf, Reason.MATCH, NOW)
    assert kept is not None and kept.path != link
    assert not (tmp_path / "precious").exists()
    (tmp_path / "copy.db").symlink_to(tmp_path / "precious")
    with pytest.raises(StoreRefused):
        store.backup(tmp_path / "copy.db")
    assert not (tmp_path / "precious").exists()


def test_what_a_copy_left_behind_that_was_cut_off_is_cleared_a_day_later(store: Store, shelf: Path) -> None:
    shelf.mkdir()
    for name in (".scorepad-ab12cd34.new", ".scorepad-ab12cd34.new-wal", ".scorepad-mine.new", "letter.new"):
        (shelf / name).touch()
        os.utime(shelf / name, (NOW.timestamp(),) * 2)
    store.keep(shelf, Reason.MATCH, NOW + DAY / 2)
    assert len(names(shelf)) == 5
    store.set_guest("Anna", True)
    store.keep(shelf, Reason.MATCH, NOW + 2 * DAY)
    assert {".scorepad-mine.new", "letter.new"} < set(names(shelf))
    assert len(names(shelf)) == 4


def test_several_programs_keep_their_backups_at_once(tmp_path: Path, shelf: Path) -> None:
    filled(tmp_path)

    def keep(number: int) -> None:
        with opened(tmp_path) as store:
            store.create(played(table(), number), NOW)
            for _ in range(3):
                store.keep(shelf, Reason.MATCH, NOW)

    threads = [threading.Thread(target=keep, args=(number,)) for number in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert names(shelf) == sorted(kept.path.name for kept in on_shelf(shelf))
    assert max(summary(kept.path).matches for kept in on_shelf(shelf)) == 6


# Before a repair.


def test_before_a_repair_the_history_is_kept(tmp_path: Path, shelf: Path) -> None:
    filled(tmp_path)
    tampered(tmp_path, "UPDATE results SET total = total + 1 WHERE match_id = 1")
    with history(tmp_path) as store:
        assert all(finding.derived for finding in store.check())
        assert store.repair(shelf, NOW) == 1
        assert store.check() == ()
        (kept,) = on_shelf(shelf)
        assert kept.reason is Reason.REPAIR
    with Store.open(kept.path, shelf) as before:
        assert before.check() != ()


def test_a_damaged_history_is_kept_before_its_repair_but_on_no_shelf(tmp_path: Path, shelf: Path) -> None:
    filled(tmp_path)
    tampered(
        tmp_path,
        "UPDATE results SET total = total + 1 WHERE match_id = 2",
        "UPDATE matches SET note = 'another' WHERE id = 1",
    )
    with history(tmp_path) as store:
        assert store.repair(shelf, NOW) == 1
    assert on_shelf(shelf) == ()
    assert names(shelf) == ["scorepad-damaged-2026-01-09-193000.db"]
