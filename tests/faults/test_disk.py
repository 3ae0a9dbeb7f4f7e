"""Disks that fill up, fail, are slow or may not be written, while somebody types in the real window."""

import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from scorepad.paths import DataFolder
from tests.faults.programs import Evening, failing, found, injecting, locked, luck
from tests.faults.scale import counted

pytestmark = pytest.mark.faults

EVENINGS = counted(20)


@dataclass(frozen=True)
class Fault:
    """What a disk does: the system calls that fail, how, and a word of what the window says then."""

    name: str
    calls: tuple[str, ...]
    how: str
    said: str

    def from_the(self, time: int) -> list[str]:
        """What is injected: each of the calls fails from so many on."""
        return [f"{call}:error={self.how}:when={time}+" for call in self.calls]


WRITES = ("write", "pwrite64", "ftruncate", "fallocate")
SYNCS = ("fsync", "fdatasync")
READS = ("read", "pread64")
FAULTS = (
    Fault("full", WRITES, "ENOSPC", "full"),
    Fault("writes fail", WRITES, "EIO", "cannot be used"),
    Fault("syncs fail", SYNCS, "EIO", "cannot be used"),
    Fault("syncs and reads fail", (*SYNCS, *READS), "EIO", "check the folder"),
    Fault("gone", (*SYNCS, *READS, "pwrite64", "openat"), "EIO", "check the folder"),
    Fault("read-only", ("openat", "pwrite64"), "EROFS", "check the folder"),
    Fault("forbidden", ("openat", "pwrite64"), "EACCES", "check the folder"),
)


@pytest.mark.timeout(1200)
def test_on_disks_that_fail_nothing_is_lost_and_saving_again_is_one_click(tmp_path: Path) -> None:
    chance, failures, entered, gap = luck("disks"), 0, 0, 0
    for number in range(EVENINGS):
        folder = DataFolder(tmp_path / str(number))
        with Evening(folder) as evening:
            begin_on(evening, folder, chance.choice(FAULTS), chance)
            for fault in chance.sample(FAULTS, len(FAULTS)):
                fail_once(evening, folder, fault, chance)
                save_again(evening)
            fail_once(evening, folder, chance.choice(FAULTS), chance)
            evening.kill()
            assert found(folder) >= evening.saved
        failures, entered = failures + len(FAULTS) + 2, entered + evening.saved
        gap = max(gap, evening.gap)
    print(f"{failures} failing disks, {EVENINGS} kills: {entered} entries, none lost; largest gap {gap} ms")


def begin_on(evening: Evening, folder: DataFolder, fault: Fault, chance: random.Random) -> None:
    """Begin a match on a disk that fails. However often it is written, it becomes one match."""
    assert evening.do("open").ready
    with failing(evening, folder, *fault.from_the(chance.randint(1, 2))):
        evening.do("begin")
        evening.do("type", 3)
        assert not evening.do("settle").settled
    save_again(evening)
    evening.gap = 0


def fail_once(evening: Evening, folder: DataFolder, fault: Fault, chance: random.Random) -> None:
    """Let the disk fail while somebody types."""
    evening.do("type", chance.randrange(6))
    before = evening.do("settle")
    assert before.settled
    assert evening.saved == before.entered
    with failing(evening, folder, *fault.from_the(chance.randint(1, 4))):
        evening.do("type", 6)
        stuck = evening.do("settle")
        assert stuck.is_not_saved, fault.name
        assert fault.said in stuck.mark
        assert stuck.entered == before.entered + 6, "what was typed stays"
        evening.do("again")
        assert not evening.do("settle").settled
        still = evening.do("type", 2)
        assert still.is_not_saved
        assert still.entered == stuck.entered + 2, "entry goes on"


def save_again(evening: Evening) -> None:
    """Save again on a disk that is well again: one click, and all that was typed is saved."""
    before = evening.do("look")
    evening.do("again")
    well = evening.do("settle")
    assert well.settled
    assert evening.saved == well.entered == before.entered


# Real disks, as far as the tests may mount one.


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "scorepad", place],
        check=False,
        capture_output=True,
        text=True,
    )
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.strip()}")
    yield place
    subprocess.run(["umount", place], check=True)


def fill(disk: Path) -> Path:
    """Leave no room; the file that takes it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return filler


@pytest.mark.timeout(600)
def test_a_disk_that_is_really_full_is_told_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    times = counted(10)
    folder = DataFolder(small_disk / "data")
    filler = fill(small_disk)
    with Evening(folder) as evening:
        told = evening.do("open")
        assert not told.ready
        assert "full" in told.why_unopened
        filler.unlink()
        evening.do("again")
        evening.begin()
        for _ in range(times):
            evening.do("type", 2)
            assert evening.do("settle").settled
            filler = fill(small_disk)
            evening.do("type", 10)
            assert "full" in evening.do("settle").mark
            filler.unlink()
            save_again(evening)
        filler = fill(small_disk)
        evening.do("type", 5)
        evening.kill()
    filler.unlink()
    # What the journal has room for from before is saved even then.
    assert found(folder) >= evening.saved >= times * 12
    print(f"{times} times really full: {evening.saved} entries, none lost; largest gap {evening.gap} ms")


@pytest.mark.timeout(600)
def test_a_history_that_may_really_not_be_written_is_told_and_goes_on_when_it_may(small_disk: Path) -> None:
    folder = DataFolder(small_disk / "data")
    with Evening(folder) as evening:
        evening.begin()
        evening.do("type", 10)
        evening.close()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    with Evening(folder) as evening:
        told = evening.do("open")
        assert not told.ready
        assert str(folder.database) in told.why_unopened
        subprocess.run(["mount", "-o", "remount,rw", small_disk], check=True)
        evening.do("again")
        assert evening.do("open").ready
        evening.do("go_on")
        evening.do("type", 10)
        evening.close()
    assert found(folder) == evening.saved == 20
    print("really read-only at the start: told, and nothing lost")


# Disks that are slow, and others who write.


@pytest.mark.timeout(600)
def test_a_slow_disk_keeps_nobody_from_typing(tmp_path: Path) -> None:
    keys = counted(130)
    slow = [f"{call}:delay_exit=25000" for call in SYNCS]
    for number, (disk, delays, pause) in enumerate(
        (("as it is", [], 100), ("25 ms a sync", slow, 100), ("25 ms a sync", slow, 0))
    ):
        folder = DataFolder(tmp_path / str(number))
        with Evening(folder, under=injecting(*delays) if delays else ()) as evening:
            evening.begin()
            evening.do("type", keys, pause)
            assert evening.do("settle").settled
            assert evening.saved == keys
            evening.kill()
        assert found(folder) == keys
        print(f"{disk}, {pause} ms a key: {keys} entries, all saved; largest gap {evening.gap} ms")


@pytest.mark.timeout(300)
def test_another_programs_lock_is_told_when_it_lasts_and_holds_up_no_typing(tmp_path: Path) -> None:
    times = counted(4)
    folder = DataFolder(tmp_path)
    with Evening(folder) as evening:
        evening.begin()
        for how in ("EXCLUSIVE", "IMMEDIATE", "EXCLUSIVE", "IMMEDIATE")[:times]:
            with locked(folder.database, how):
                evening.do("type", 10)
            before = evening.do("settle")
            assert before.settled, "a short one is waited for"
            with locked(folder.database, how):
                evening.do("type", 10)
                assert evening.saved == before.entered
                # A statement waits for five seconds; the second try is in its midst when the lock goes.
                assert "by another program" in evening.do("settle").mark
                evening.do("type", 5)
                evening.do("again")
                evening.do("type", 5)
            told = evening.do("settle")
            assert told.settled
            assert evening.saved == told.entered == before.entered + 20
        evening.close()
    assert found(folder) == evening.saved
    print(f"{times} long locks: {evening.saved} entries, none lost; largest gap {evening.gap} ms")
