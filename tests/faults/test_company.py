"""More than one program on a history, other clocks, and files of other versions."""

import json
import os
import random
import selectors
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.record import dump, read
from scorepad.store.migrations import VERSION
from scorepad.store.store import Store
from tests.faults.programs import ENVIRONMENT, Evening, found, killing, luck, scorepad
from tests.faults.scale import counted
from tests.store.evenings import NOW
from tests.store.evenings import some_deal as any_deal
from tests.ui.evenings import played

pytestmark = pytest.mark.faults

OLD = sorted((Path(__file__).parents[1] / "store" / "old").glob("version-*.db"))


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


def open_(folder: DataFolder) -> Store:
    return Store.open(folder.database, folder.backups)


# Two windows.


def started(folder: DataFolder) -> "subprocess.Popen[str]":
    """The program as its users start it."""
    return subprocess.Popen(
        [sys.executable, "-m", "scorepad", "--data", folder.path],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def left_of(programs: "Sequence[subprocess.Popen[str]]", number: int) -> "list[subprocess.Popen[str]]":
    """Wait until only so many of some programs run; those."""
    with selectors.DefaultSelector() as ends:
        for program in programs:
            ends.register(os.pidfd_open(program.pid), selectors.EVENT_READ, program)
        while len(ends.get_map()) > number:
            for key, _ in ends.select():
                ends.unregister(key.fileobj)
        return [key.data for key in ends.get_map().values()]


@pytest.mark.timeout(900)
def test_of_all_starts_at_once_one_has_the_window_whoever_was_killed_before(folder: DataFolder) -> None:
    times = counted(6, least=2)
    for _ in range(times):
        programs = [started(folder) for _ in range(3)]
        (first,) = left_of(programs, 1)
        others = [program for program in programs if program is not first]
        assert [(program.communicate()[0], program.returncode) for program in others] == [("", 0), ("", 0)]
        # What it has locked and where it was heard stays behind.
        first.kill()
        first.communicate()
    print(f"{times} times three starts at once, each after a kill: always one window")


@pytest.mark.timeout(300)
def test_a_window_that_hangs_is_told_and_is_found_again_when_it_goes_on(folder: DataFolder) -> None:
    programs = [started(folder), started(folder)]
    (first,) = left_of(programs, 1)
    first.send_signal(signal.SIGSTOP)
    second = started(folder)
    said, _ = second.communicate()
    assert second.returncode == 1
    assert said.count("\n") == 1
    assert "does not answer" in said
    first.send_signal(signal.SIGCONT)
    third = started(folder)
    assert third.communicate() == ("", None)
    assert third.returncode == 0
    first.kill()
    first.communicate()


@pytest.mark.timeout(600)
def test_two_windows_that_are_forced_to_write_at_once_lose_nothing(folder: DataFolder) -> None:
    keys = counted(130, least=30)
    with Evening(folder) as one, Evening(folder) as other:
        one.begin()
        other.begin()
        for evening in (one, other):
            evening.tell("type", keys)
        for evening in (one, other):
            evening.hear()
            assert evening.do("settle").settled
            assert evening.saved == keys
        # Each notices the match of the other by itself.
        one.do("home", 2)
        other.do("home", 2)
        one.kill()
        other.kill()
    assert found(folder, matches_begun=2) == one.saved + other.saved
    print(f"two windows at once: {one.saved} and {other.saved} entries, none lost")


# Commands beside the window.


@pytest.mark.timeout(300)
def test_what_commands_write_comes_into_the_open_window_by_itself(folder: DataFolder, tmp_path: Path) -> None:
    file = tmp_path / "brought along.scorepad"
    file.write_text(dump([played(15), played(3)]), encoding="utf-8")
    with Evening(folder) as evening:
        evening.begin()
        evening.do("type", 12)
        evening.do("settle")
        assert scorepad(folder, "import", file).stdout == "imported 2, already there 0\n"
        assert evening.do("home", 3).entered == 12
        evening.do("seasons", 0)
        assert scorepad(folder, "season", "Winter").returncode == 0
        evening.do("seasons", 1)
        evening.close()
    with open_(folder) as store:
        assert store.check() == ()
        assert store.count() == 3


def longer(match: Match, chance: random.Random) -> Match:
    """A match as somebody else has played on with it."""
    match = replace(match, open_deal=None)
    for _ in range(2):
        match = match.add(any_deal(match, chance)).after
    return match


@pytest.mark.timeout(900)
def test_a_record_that_plays_on_with_the_open_match_and_what_is_typed_into_it_are_both_kept(
    folder: DataFolder, tmp_path: Path
) -> None:
    times, chance, conflicts = counted(12, least=2), luck("company"), 0
    file = tmp_path / "theirs.scorepad"
    for number in range(times):
        place = DataFolder(folder.path / str(number))
        with Evening(place) as evening:
            evening.begin()
            evening.do("type", chance.randrange(9, 30))
            (match,) = read(evening.do("settle").shown.encode()).matches
            theirs = longer(match, chance)
            file.write_text(dump([theirs]), encoding="utf-8")
            if number % 2 == 0:
                assert scorepad(place, "import", file).returncode == 0
                evening.do("type", 12)
            else:
                evening.tell("type", 12)
                assert scorepad(place, "import", file).returncode == 0
                evening.hear()
            told = evening.do("settle")
            if not told.settled:
                assert "changed by another" in told.mark
                conflicts += 1
                evening.do("again")
                told = evening.do("settle")
            assert told.settled
            evening.kill()
        with open_(place) as store:
            assert store.check() == ()
            matches = {line.id: store.load(line.id) for line in store.lines()}
        assert told.match_id is not None
        assert dump([matches[told.match_id]]) == told.shown
        assert any(one.deals[: len(theirs.deals)] == theirs.deals for one in matches.values())
    print(f"{times} records played on with the open match, {conflicts} of them in conflict: nothing lost")


# Clocks.


@pytest.mark.timeout(300)
def test_a_clock_that_is_set_back_years_confuses_no_evening_and_no_history(folder: DataFolder) -> None:
    shown = []
    with Evening(folder) as evening:
        evening.begin()
        evening.do("type", 9)
        evening.do("clock", 365)
        evening.do("type", 13)
        evening.do("undo")
        shown.append(evening.do("settle").shown)
        assert evening.do("look").settled
        evening.close()
    with Evening(folder) as evening:
        assert evening.do("open").ready
        evening.do("clock", 730)
        evening.begin()
        evening.do("type", 9)
        shown.append(evening.do("settle").shown)
        evening.close()
    with Evening(folder) as evening:
        evening.do("open")
        evening.do("clock", 1095)
        evening.do("go_on")
        assert evening.do("look").shown == shown[0]
        evening.do("undo")
        (undone,) = read(evening.do("settle").shown.encode()).matches
        evening.close()
    with open_(folder) as store:
        assert store.check() == ()
        first, second = (store.load(line.id) for line in store.lines())
        assert first == undone
        assert dump([second]) == shown[1]


# Other versions.


@pytest.mark.timeout(300)
def test_a_history_of_a_newer_scorepad_is_refused_untouched_in_one_sentence(
    folder: DataFolder, tmp_path: Path
) -> None:
    with open_(folder) as store:
        store.create(played(3), NOW)
    with closing(sqlite3.connect(folder.database)) as connection:
        connection.execute(f"PRAGMA user_version={VERSION + 1}")
    content = folder.database.read_bytes()
    file = tmp_path / "evening.scorepad"
    file.write_text(dump([played(3)]), encoding="utf-8")
    with Evening(folder) as evening:
        told = evening.do("open")
        assert not told.ready
        assert "newer Scorepad" in told.why_unopened
        evening.close()
    for words in (["import", file], ["export"], ["check"], ["seasons"], ["season", "Winter"], ["standings"]):
        done = scorepad(folder, *words)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert "newer Scorepad" in done.stderr
    assert folder.database.read_bytes() == content
    assert sorted(one.name for one in folder.path.glob("scorepad.db*")) == ["scorepad.db", "scorepad.db-mark"]
    assert not folder.backups.exists()


by_version = pytest.mark.parametrize("old", OLD, ids=lambda old: old.stem)


def rows(file: Path) -> tuple[int, list[str]]:
    """The version of a sound file, and all that it holds."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return version, list(connection.iterdump())


def put(old: Path, folder: DataFolder) -> None:
    """Put a history of an earlier version in its place."""
    folder.path.mkdir(parents=True)
    shutil.copy(old, folder.database)


def assert_is_migrated(old: Path, folder: DataFolder, record: str) -> None:
    """The history is sound and holds what the record of the old file says; so does a copy of the old one."""
    assert json.loads(record) == json.loads(old.with_suffix(".scorepad").read_text(encoding="utf-8"))
    with open_(folder) as store:
        assert store.check() == ()
    before = rows(old)
    assert rows(folder.database)[0] == VERSION
    assert before[0] == VERSION or [rows(copy) for copy in folder.backups.glob("*.db")].count(before)


@pytest.mark.timeout(300)
@by_version
def test_a_history_of_every_earlier_version_opens_in_the_window(old: Path, folder: DataFolder) -> None:
    put(old, folder)
    with Evening(folder) as evening:
        assert evening.do("open").ready
        evening.close()
    assert_is_migrated(old, folder, scorepad(folder, "export").stdout)


# Opening a history, as programs and windows do.
_OPEN = "import sys; from pathlib import Path; from scorepad.store.store import Store; " + (
    "Store.open(Path(sys.argv[1]), Path(sys.argv[2])).close()"
)
_CHANGES = ("pwrite64", "write", "fsync", "fdatasync", "ftruncate", "rename", "unlink", "link", "mkdir")
"""The system calls by which a migration and its copy change the disk."""


def migrate(folder: DataFolder, under: Sequence[str]) -> int:
    """Open a history in a program of its own; its exit status."""
    words = [*under, sys.executable, "-c", _OPEN, str(folder.database), str(folder.backups)]
    return subprocess.run(words, env=ENVIRONMENT, check=False).returncode


def changes(old: Path, folder: DataFolder) -> list[tuple[str, int]]:
    """Every system call of a migration that changes something: which, and the how-manieth of its kind."""
    put(old, folder)
    log = folder.path / "calls"
    traced = ["strace", "-f", "--seccomp-bpf", "-o", str(log), "-e", f"trace={','.join(_CHANGES)}", "--"]
    assert migrate(folder, traced) == 0
    called = [line.split("(")[0].split()[-1] for line in log.read_text().splitlines() if "(" in line]
    return [(call, time) for call in _CHANGES for time in range(1, called.count(call) + 1)]


@pytest.mark.timeout(1200)
@by_version
def test_a_migration_killed_at_any_write_is_finished_by_the_next_start(old: Path, tmp_path: Path) -> None:
    moments = changes(old, DataFolder(tmp_path / "counted"))
    before = rows(old)
    versions: Counter[int] = Counter()
    chosen = luck("moments").sample(moments, counted(len(moments), least=min(len(moments), 10)))
    for call, time in chosen:
        folder = DataFolder(tmp_path / f"{call}-{time}")
        put(old, folder)
        assert migrate(folder, killing(call, time)) == -signal.SIGKILL, (call, time)
        seen = shutil.copytree(folder.path, tmp_path / "seen", dirs_exist_ok=False)
        version, content = rows(seen / folder.database.name)
        assert version == VERSION or (version, content) == before, (call, time)
        versions[version] += 1
        for copy in seen.glob(f"{folder.backups.name}/*.db"):
            assert rows(copy) == before, (call, time)
        shutil.rmtree(seen)
        with open_(folder) as store:
            exported = store.export()
        assert_is_migrated(old, folder, dump(exported.matches, exported.seasons))
    print(f"{old.stem}: killed at {len(chosen)} of {len(moments)} writes, then of version {dict(versions)}")
