"""The mark beside a history: files that nobody known has changed are checked before they are believed."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.store import mark
from scorepad.store.errors import FOUND_GONE, StoreDamaged
from scorepad.store.mark import Mark, mark_of, read_mark
from scorepad.store.recovery import begin_anew
from scorepad.store.replacing import put_in_place
from scorepad.store.shelf import Reason
from tests.store.evenings import NOW, finished, history, opened, played, table

NUMBERS = st.integers(0, 10**18 - 1)
FILES = ("", "-wal", "-shm", "-mark")


def changed_by_a_stranger(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def copied(path: Path, ends: tuple[str, ...], to: Path) -> Path:
    """The files of a history whose names end so, as they are now, in a folder of their own."""
    to.mkdir()
    for end in ends:
        if Path(f"{path}{end}").exists():
            shutil.copyfile(f"{path}{end}", to / f"scorepad.db{end}")
    return to


def is_as_left(folder: Path) -> bool:
    with history(folder) as store:
        return store.is_as_left


@given(st.builds(Mark, *[NUMBERS] * 8))
def test_a_mark_is_read_as_it_was_written_and_always_as_long(one: Mark) -> None:
    assert read_mark(one.written()) == one
    assert len(one.written()) == len(Mark().written())


def test_a_torn_or_spoiled_mark_is_none() -> None:
    content = Mark(3, 4, 4096, 77).written()
    assert all(read_mark(content[:length]) is None for length in range(len(content)))
    for at in range(len(content)):
        assert read_mark(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]) is None


def test_a_history_that_nobody_else_has_changed_is_as_it_was_left(tmp_path: Path) -> None:
    assert is_as_left(tmp_path)  # as it is made
    with history(tmp_path) as store:
        match_id = store.create(table(), NOW)
        store.save(match_id, store.load(match_id).add(played(table(), 1).deals[0]), NOW)
    assert is_as_left(tmp_path)


def test_a_changed_result_is_found_by_the_check_that_goes_by_itself(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(finished(table()), NOW)
    changed_by_a_stranger(tmp_path / "scorepad.db", "UPDATE results SET total = total + 1")
    assert not is_as_left(tmp_path)
    assert not is_as_left(tmp_path), "looking at it does not make it right"
    with history(tmp_path) as store:
        assert store.check()
        assert not store.is_as_left
        store.rebuild()
        assert not store.check()
        assert store.is_as_left
    assert is_as_left(tmp_path)


def test_what_is_written_to_a_changed_history_makes_it_no_better(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(finished(table()), NOW)
    changed_by_a_stranger(tmp_path / "scorepad.db", "UPDATE results SET total = total + 1")
    with history(tmp_path) as store:
        store.create(table(("Cato", "Dirk", "Eefje")), NOW)
        store.tidy()
    assert not is_as_left(tmp_path)


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_bytes(b"scorepad 12")])
def test_without_a_mark_the_history_is_checked_once_more(
    tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    with history(tmp_path) as store:
        store.create(finished(table()), NOW)
    spoil(mark_of(tmp_path / "scorepad.db"))
    with history(tmp_path) as store:
        assert not store.is_as_left
        assert not store.check()
    assert is_as_left(tmp_path)


def test_the_first_check_holds_for_every_connection_of_the_program(tmp_path: Path) -> None:
    opened(tmp_path).close()
    mark_of(tmp_path / "scorepad.db").unlink()
    with history(tmp_path) as one, history(tmp_path) as other:
        one.check()
        assert other.is_as_left


def test_after_a_kill_the_history_is_as_it_was_left_in_the_middle_of_an_act_too(tmp_path: Path) -> None:
    with history(tmp_path / "one") as store:
        store.create(table(), NOW)
        store.tidy()
        store.create(table(("Cato", "Dirk", "Eefje")), NOW)
        assert (tmp_path / "one" / "scorepad.db-wal").stat().st_size
        for ends in (FILES, ("", "-wal", "-mark")):
            killed = copied(store.path, ends, tmp_path / f"killed {len(ends)}")
            with history(killed) as found:
                assert found.is_as_left
                assert found.count() == 2


def test_last_entries_that_are_gone_with_the_journal_are_told_until_somebody_heard(tmp_path: Path) -> None:
    with history(tmp_path / "one") as store:
        store.create(table(), NOW)
        store.tidy()
        store.set_guest("Anna", True)  # neither a match nor an act upon one
        cut_off = copied(store.path, ("", "-mark"), tmp_path / "cut off")
    for _ in range(2):
        with history(cut_off) as found:
            assert not found.is_as_left
            assert found.news == (FOUND_GONE,)
            assert [one.sentence for one in found.check()] == [FOUND_GONE]
    with history(cut_off) as found:
        found.take_as_told()
        assert not found.check()
    assert is_as_left(cut_off)


def test_what_is_written_behind_entries_that_are_gone_hides_them_from_nobody(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
    older = (tmp_path / "scorepad.db").read_bytes()
    with history(tmp_path) as store:
        store.create(table(("Cato", "Dirk", "Eefje")), NOW)
    (tmp_path / "scorepad.db").write_bytes(older)
    for name in ("Floor", "Gijs"):
        with history(tmp_path) as store:
            store.create(table((name, "Dirk", "Eefje")), NOW)
            assert store.news == (FOUND_GONE,)


@pytest.mark.parametrize("beside", ["mark", "backup"])
def test_a_history_that_is_gone_is_not_taken_for_an_empty_one(tmp_path: Path, beside: str) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
        if beside == "backup":
            store.keep(tmp_path / "backups", Reason.HAND, NOW)
    (tmp_path / "scorepad.db").unlink()
    if beside == "backup":
        mark_of(tmp_path / "scorepad.db").unlink()
    with pytest.raises(StoreDamaged, match="is gone"):
        opened(tmp_path)
    begin_anew(tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    with history(tmp_path) as store:
        assert store.count() == 0
        assert not store.news


@pytest.mark.parametrize("end", ["-mark", ""])
def test_a_pipe_in_the_place_of_a_file_keeps_nobody_waiting(tmp_path: Path, end: str) -> None:
    if end == "-mark":
        opened(tmp_path).close()
    pipe = tmp_path / f"scorepad.db{end}"
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    if end == "-mark":
        assert not is_as_left(tmp_path)
    else:
        with pytest.raises(StoreDamaged):
            opened(tmp_path)


def test_an_older_copy_in_the_place_of_the_history_is_told(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
    older = (tmp_path / "scorepad.db").read_bytes()
    with history(tmp_path) as store:
        store.create(table(("Cato", "Dirk", "Eefje")), NOW)
    (tmp_path / "scorepad.db").write_bytes(older)
    with history(tmp_path) as store:
        assert store.news == (FOUND_GONE,)


def test_what_another_program_wrote_is_remembered_by_whoever_closes_last(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
        changed_by_a_stranger(store.path, "UPDATE players SET hidden = hidden")
    assert is_as_left(tmp_path)


def test_a_history_that_was_put_in_place_is_checked(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(table(), NOW)
        store.backup(tmp_path / "backup.db")
    put_in_place(tmp_path / "backup.db", tmp_path / "scorepad.db")
    assert not is_as_left(tmp_path)


def test_of_a_large_history_nothing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with history(tmp_path) as store:
        store.create(finished(table()), NOW)
    changed_by_a_stranger(tmp_path / "scorepad.db", "UPDATE results SET total = total + 1")
    monkeypatch.setattr(mark, "LARGEST", 4096)
    assert is_as_left(tmp_path)


def test_a_folder_that_takes_no_mark_takes_the_entries(tmp_path: Path) -> None:
    mark_of(tmp_path / "scorepad.db").mkdir()
    with history(tmp_path) as store:
        match_id = store.create(table(), NOW)
    with history(tmp_path) as store:
        assert store.load(match_id) == table()
