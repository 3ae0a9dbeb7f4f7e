"""The way back from a damaged history: nothing that can be proved is left behind."""

import random
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scorepad.season.season import Season
from scorepad.store.errors import StoreDamaged
from scorepad.store.opening import make
from scorepad.store.recovery import WayBack, begin_anew, go_back, ways_back
from scorepad.store.shelf import Reason, name_of
from tests.store.evenings import NOW, finished, history, of_another_game, opened, played, some_deal, table

LATER = datetime(2026, 11, 30, 21, 0, tzinfo=UTC)


def evening(folder: Path) -> tuple[int, int]:
    """Two matches, of which the second goes on, with what stands beside them; a backup after the first."""
    with history(folder) as store:
        first = store.create(finished(table()), NOW)
        store.save_season(Season("Winter"))
        store.save_preset("Ours", table().setup.options)
        store.rename("Daan", "Daniël")
        store.set_guest("Anna", True)
        backups = folder / "backups"
        store.backup(backups / name_of(LATER - timedelta(days=1), Reason.MATCH))
        match = played(table(started=None), 3)
        second = store.create(match, NOW)
        store.save(second, match.remove(1), NOW)
    return first, second


def ways(folder: Path) -> tuple[WayBack, ...]:
    return ways_back(folder / "scorepad.db", [folder / "backups"])


def back(folder: Path, way: WayBack) -> Path:
    return go_back(way, folder / "scorepad.db", folder / "backups", LATER)


def told(folder: Path) -> list[object]:
    """All that a user can see of a history."""
    with history(folder) as store:
        assert store.check() == ()
        return [
            *((line, store.load(line.id), store.timeline(line.id)) for line in store.lines()),
            *store.seasons(),
            *store.presets(),
            *store.players(),
            store.results(),
        ]


def spoil(file: Path, *places: slice) -> None:
    content = bytearray(file.read_bytes())
    for place in places:
        content[place] = b"\xff" * len(content[place])
    file.write_bytes(content)


def test_a_history_whose_first_bytes_are_gone_comes_back_whole(tmp_path: Path) -> None:
    evening(tmp_path)
    before = told(tmp_path)
    damaged = tmp_path / "scorepad.db"
    spoil(damaged, slice(0, 100))
    as_found = damaged.read_bytes()
    with pytest.raises(StoreDamaged):
        opened(tmp_path)
    best = ways(tmp_path)[0]
    assert (best.holds.matches, best.rescued) == (2, 1)
    assert damaged.read_bytes() == as_found
    aside = back(tmp_path, best)
    assert aside.read_bytes() == as_found
    assert aside.name == "scorepad-damaged-2026-11-30-210000.db"
    assert told(tmp_path) == before


def test_a_damaged_match_comes_from_the_backup_and_the_sound_ones_from_the_damaged_file(
    tmp_path: Path,
) -> None:
    first, _ = evening(tmp_path)
    before = told(tmp_path)
    with closing(sqlite3.connect(tmp_path / "scorepad.db", isolation_level=None)) as other:
        other.execute("UPDATE deals SET content = replace(content, '0', '1') WHERE match_id = ?", (first,))
    best = ways(tmp_path)[0]
    assert best.backup is not None and best.rescued == 1
    back(tmp_path, best)
    assert told(tmp_path) == before


def test_without_a_backup_what_can_be_proved_is_all_there_is(tmp_path: Path) -> None:
    first, second = evening(tmp_path)
    shutil.rmtree(tmp_path / "backups")
    with closing(sqlite3.connect(tmp_path / "scorepad.db", isolation_level=None)) as other:
        other.execute("UPDATE matches SET first_dealer = 1 WHERE id = ?", (first,))
    (way,) = ways(tmp_path)
    assert way.backup is None
    assert (way.holds.matches, way.rescued) == (1, 1)
    back(tmp_path, way)
    with history(tmp_path) as store:
        assert [line.id for line in store.lines()] == [second]
        assert store.check() == ()


def test_every_way_back_from_a_file_of_nothing_is_a_backup(tmp_path: Path) -> None:
    evening(tmp_path)
    (tmp_path / "scorepad.db").write_bytes(b"")
    (way,) = ways(tmp_path)
    assert way.backup is not None and way.rescued == 0
    back(tmp_path, way)
    with history(tmp_path) as store:
        assert store.count() == 1


def test_a_damaged_backup_is_no_way_back(tmp_path: Path) -> None:
    evening(tmp_path)
    (backup,) = (tmp_path / "backups").iterdir()
    spoil(backup, slice(4096, 4 * 4096))
    (tmp_path / "scorepad.db").write_bytes(b"")
    assert ways(tmp_path) == ()
    begin_anew(tmp_path / "scorepad.db", tmp_path / "backups", LATER)
    assert told(tmp_path) == [()]


def test_what_was_set_aside_is_never_overwritten(tmp_path: Path) -> None:
    evening(tmp_path)
    names = set()
    for content in (b"one", b"other"):
        (tmp_path / "scorepad.db").write_bytes(content)
        aside = back(tmp_path, ways(tmp_path)[0])
        assert aside.read_bytes() == content
        names.add(aside.name)
    assert len(names) == 2


def test_the_journal_of_a_damaged_history_counts_and_is_set_aside_with_it(tmp_path: Path) -> None:
    evening(tmp_path)
    away = tmp_path / "away"
    away.mkdir()
    with opened(tmp_path) as store:
        number = store.create(finished(table(started=None)), NOW)
        for file in ("scorepad.db", "scorepad.db-wal"):
            shutil.copyfile(tmp_path / file, away / file)
    spoil(away / "scorepad.db", slice(16, 100))
    best = ways_back(away / "scorepad.db", [tmp_path / "backups"])[0]
    assert best.holds.matches == 3
    aside = go_back(best, away / "scorepad.db", away / "backups", LATER)
    assert aside.with_name(f"{aside.name}-wal").stat().st_size > 0
    with history(away) as store:
        assert number in [line.id for line in store.lines()]


def test_matches_of_a_game_that_is_not_known_are_taken_over_as_they_are(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        store.create(of_another_game(finished(table())), NOW)
        before = store.lines()
    spoil(tmp_path / "scorepad.db", slice(0, 100))
    back(tmp_path, ways(tmp_path)[0])
    with history(tmp_path) as store:
        assert store.lines() == before


def test_of_two_histories_with_the_same_numbers_both_matches_stay(tmp_path: Path) -> None:
    evening(tmp_path)
    with closing(sqlite3.connect(tmp_path / "scorepad.db", isolation_level=None)) as other:
        other.execute("DELETE FROM matches")
    (tmp_path / "scorepad.db").unlink()
    make(tmp_path / "scorepad.db")
    with history(tmp_path) as store:
        store.create(finished(table(started=None), seed=5), NOW + timedelta(hours=1))
    spoil(tmp_path / "scorepad.db", slice(0, 100))
    best = ways(tmp_path)[0]
    assert (best.holds.matches, best.rescued) == (2, 1)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_page_is_gone_a_way_back_is_sound_and_holds_the_backup(tmp_path: Path, seed: int) -> None:
    evening(tmp_path)
    damaged = tmp_path / "scorepad.db"
    chance = random.Random(seed)
    at = chance.randrange(damaged.stat().st_size // 4096) * 4096
    spoil(damaged, slice(at, at + 4096))
    best = ways(tmp_path)[0]
    assert best.holds.matches >= 1
    back(tmp_path, best)
    with history(tmp_path) as store:
        assert store.check() == ()
        match = played(table(), 1, seed)
        number = store.create(match, NOW)
        store.save(number, match.add(some_deal(match, chance)), NOW)


def test_a_history_whose_tables_are_not_known_any_more_comes_back_whole(tmp_path: Path) -> None:
    evening(tmp_path)
    before = told(tmp_path)
    damaged = tmp_path / "scorepad.db"
    for spoiled in (slice(0, 4096), slice(100, 112), slice(4 * 4096 - 600, 4 * 4096)):
        content = damaged.read_bytes()
        spoil(damaged, spoiled)
        best = ways(tmp_path)[0]
        assert (best.holds.matches, best.rescued) == (2, 1)
        back(tmp_path, best)
        assert told(tmp_path) == before
        damaged.write_bytes(content)


def grown_up(folder: Path) -> Path:
    """A history that began with the first version, and was brought up to date with what was in it."""
    folder.mkdir()
    shutil.copy(Path(__file__).parent / "old" / "version-1.db", folder / "scorepad.db")
    opened(folder).close()
    return folder


def test_every_history_has_its_tables_on_the_same_pages(tmp_path: Path) -> None:
    evening(tmp_path)
    begun = []
    for folder in (tmp_path, grown_up(tmp_path / "old")):
        with closing(sqlite3.connect(folder / "scorepad.db")) as connection:
            begun.append(
                connection.execute("SELECT name, rootpage FROM sqlite_master WHERE type = 'table'").fetchall()
            )
    assert begun[0] == begun[1]


def test_a_history_that_was_brought_up_to_date_comes_back_whole_without_its_tables(tmp_path: Path) -> None:
    folder = grown_up(tmp_path / "old")
    before = told(folder)
    spoil(folder / "scorepad.db", slice(0, 4096))
    shutil.rmtree(folder / "backups")
    (best,) = ways(folder)
    back(folder, best)
    assert told(folder) == before


def test_tables_whose_names_are_no_text_are_made_out_all_the_same(tmp_path: Path) -> None:
    evening(tmp_path)
    before = told(tmp_path)
    damaged = tmp_path / "scorepad.db"
    content = damaged.read_bytes()
    at = content.index(b"CREATE TABLE deals")
    damaged.write_bytes(content[:at] + b"CREATE TABLE \xc1eals" + content[at + 18 :])
    back(tmp_path, ways(tmp_path)[0])
    assert told(tmp_path) == before


def test_a_backup_that_says_it_may_not_be_written_is_a_way_back(tmp_path: Path) -> None:
    evening(tmp_path)
    (tmp_path / "scorepad.db").write_bytes(b"")
    (backup,) = (tmp_path / "backups").iterdir()
    spoil(backup, slice(18, 19))
    assert [way.holds.matches for way in ways(tmp_path)] == [1]
