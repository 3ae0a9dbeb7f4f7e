"""The journal: a bit that flipped in it is told apart from a write that was cut off."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.store.journal import keep_if_damaged
from scorepad.store.journal_format import is_whole
from scorepad.store.mending import mended
from scorepad.store.restore import restore, summary
from scorepad.store.store import Store
from tests.store.evenings import NOW, history, opened, played, table

HEADER, FRAME = 32, 24 + 4096


def journal_of(path: Path, commits: int = 3) -> bytes:
    """The journal of a file into which so much was committed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE IF NOT EXISTS t (x)")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        for number in range(commits):
            connection.execute("INSERT INTO t VALUES (?)", (f"{number}" * 3000,))
        return path.with_name(f"{path.name}-wal").read_bytes()


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return journal_of(tmp_path_factory.mktemp("journal") / "x.db")


def flipped(content: bytes, bit: int) -> bytes:
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def test_a_journal_as_sqlite_writes_it_is_whole(journal: bytes) -> None:
    assert len(journal) > HEADER + 2 * FRAME
    assert is_whole(journal)


def test_a_write_that_was_cut_off_is_no_damage(journal: bytes) -> None:
    for length in (
        0,
        1,
        HEADER - 1,
        HEADER,
        HEADER + 5,
        HEADER + FRAME - 1,
        HEADER + FRAME + 24,
        len(journal) - 1,
    ):
        assert is_whole(journal[:length]), length


def test_frames_left_from_an_earlier_round_are_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE t (x)")
        for number in range(9):
            connection.execute("INSERT INTO t VALUES (?)", (f"{number}" * 3000,))
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        connection.execute("INSERT INTO t VALUES (1)")
        content = path.with_name("x.db-wal").read_bytes()
    assert len(content) > HEADER + 3 * FRAME
    assert is_whole(content)


@pytest.mark.parametrize("at", [0, 3, 11, 16, 20, 25, 31], ids=lambda at: f"byte {at}")
def test_a_flipped_bit_in_the_header_is_damage(journal: bytes, at: int) -> None:
    assert not any(is_whole(flipped(journal, 8 * at + bit)) for bit in range(8))


@pytest.mark.parametrize("frame", [0, 1, 2])
@pytest.mark.parametrize("at", [0, 7, 8, 12, 16, 23, 24, 2000, 24 + 4095])
def test_a_flipped_bit_in_a_frame_is_damage(journal: bytes, frame: int, at: int) -> None:
    assert not is_whole(flipped(journal, 8 * (HEADER + frame * FRAME + at) + 5))


def cut_off(folder: Path, bit: int) -> None:
    """A history whose program was stopped before it tidied up, and in whose journal a bit flipped since."""
    away = folder / "away"
    with opened(away) as store:
        store.create(played(table(), 2), NOW)
        for file in ("scorepad.db", "scorepad.db-wal"):
            shutil.copyfile(away / file, folder / file)
    journal = folder / "scorepad.db-wal"
    journal.write_bytes(flipped(journal.read_bytes(), bit))


def test_a_damaged_journal_is_kept_and_told_until_somebody_heard_of_it(tmp_path: Path) -> None:
    cut_off(tmp_path, 8 * (HEADER + 100))
    damaged = (tmp_path / "scorepad.db-wal").read_bytes()
    with history(tmp_path) as store:
        assert len(store.check()) == 1
    with history(tmp_path) as store:
        assert len(store.news) == 1
        (kept,) = (tmp_path / "backups").iterdir()
        assert str(kept) in str(store.news[0])
        assert kept.read_bytes() == damaged
        store.take_as_told()
        assert store.check() == store.news == ()
    with history(tmp_path) as store:
        assert store.check() == store.news == ()


def test_a_whole_journal_is_read_without_a_word(tmp_path: Path) -> None:
    cut_off(tmp_path, 0)
    journal = tmp_path / "scorepad.db-wal"
    journal.write_bytes(flipped(journal.read_bytes(), 0))
    with Store.open(tmp_path / "scorepad.db", tmp_path / "backups") as store:
        assert not store.news
        assert store.count() == 1


def test_a_damaged_journal_is_kept_and_mended_before_a_backup_takes_the_place_of_its_history(
    tmp_path: Path,
) -> None:
    cut_off(tmp_path, 8 * (HEADER + FRAME + 300))
    damaged = (tmp_path / "scorepad.db-wal").read_bytes()
    with history(tmp_path / "away") as store:
        store.backup(tmp_path / "backup.db")
    kept = restore(tmp_path / "backup.db", tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    assert kept is not None
    assert summary(kept).matches == 1
    assert damaged in [file.read_bytes() for file in (tmp_path / "backups").glob("*-journal-*")]


def test_a_journal_that_is_not_there_is_no_damage(tmp_path: Path) -> None:
    assert not keep_if_damaged(tmp_path / "none", tmp_path)


def test_an_end_that_is_gone_is_damage_where_the_index_counted_it(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE t (x)")
        connection.execute("INSERT INTO t VALUES (1)")
        content, index = (path.with_name(f"x.db-{end}").read_bytes() for end in ("wal", "shm"))
    assert is_whole(content, index)
    assert is_whole(content + content[HEADER : HEADER + 100], index)
    assert not is_whole(content[:-1], index)
    assert not is_whole(content[:HEADER], index)
    assert is_whole(content[:-1])
    assert is_whole(content[:-1], flipped(index, 8 * 50))
    assert is_whole(content[:-1], flipped(flipped(index, 8 * 32), 8 * (48 + 32)))


@pytest.mark.parametrize(
    "at", [3, 7, 9, 17, 22, 26, *(HEADER + at for at in (1, 5, 9, 14, 18, 23, 24, 2000, 4119))]
)
def test_a_bit_that_flipped_is_turned_back(journal: bytes, at: int) -> None:
    assert all(mended(flipped(journal, 8 * (at + behind) + 1)) == journal for behind in (0, FRAME))


def test_what_may_have_been_one_of_several_bits_stays(journal: bytes) -> None:
    # The highest bit of a word changes a checksum like that of every third other one.
    in_a_word = flipped(journal, 8 * (HEADER + 24 + 3003) + 7)
    last = len(journal) - FRAME
    assert all(mended(one) == one for one in (in_a_word, flipped(journal, 8 * (last + 20) + 1)))


def test_what_was_cut_off_or_overwritten_stays(journal: bytes) -> None:
    for content in (b"", journal[:20], journal[: HEADER + 100], journal[:-3], journal[:HEADER] + bytes(9000)):
        assert mended(content) == content


def test_what_flipped_in_the_journal_is_there_all_the_same(tmp_path: Path) -> None:
    away = tmp_path / "away"
    away.mkdir()
    with opened(tmp_path) as store:
        number = store.create(played(table(), 2), NOW)
        match = store.load(number)
        for file in ("scorepad.db", "scorepad.db-wal"):
            shutil.copyfile(tmp_path / file, away / file)
    journal = away / "scorepad.db-wal"
    damaged = flipped(journal.read_bytes(), 8 * (HEADER + FRAME + 300))
    journal.write_bytes(damaged)
    with opened(away) as store:
        assert store.load(number) == match
        assert store.news
    assert [kept.read_bytes() for kept in (away / "backups").iterdir()] == [damaged]
