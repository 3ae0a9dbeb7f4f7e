"""kill -9 and a failing disk at every call of a backup and of a restore: both happen whole, or not at all."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from scorepad.paths import DataFolder
from scorepad.season.season import Season
from scorepad.store.restore import preview
from scorepad.store.shelf import Reason, on_shelf
from scorepad.store.store import Store
from tests.faults.acts import held
from tests.faults.backing_up import ACTS, LATER, prepare
from tests.faults.scale import counted

STEP = max(1, 100 // counted(100))
"""Of the calls of one kind, every so many is one at which something goes wrong."""
AT_ONCE = 2
KILLS = dict.fromkeys(("pwrite64", "fsync", "rename", "link", "unlink", "openat"), "signal=KILL:when={}")
FAILURES = {
    "pwrite64": "error=ENOSPC:when={}+",
    "fsync": "error=EIO:when={}+",
    "rename": "error=EIO:when={}+",
    "link": "error=EPERM:when={}+",
}
"""What goes wrong at each kind of call; most disks that fail once go on failing."""


@dataclass(frozen=True)
class Trial:
    """An act with something wrong from its call of that number on, and what came of it."""

    call: str
    number: int
    folder: DataFolder
    status: int
    said: str


def tried(act: str, call: str, number: int, fault: str, prepared: Path, folder: Path) -> Trial:
    shutil.copytree(prepared, folder)
    inject = f"inject={call}:{fault.format(number)}"
    # With strace's filter in the kernel it would not count.
    command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject]
    done = subprocess.run(
        [*command, sys.executable, "-m", "tests.faults.backing_up", act, str(folder)],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return Trial(call, number, DataFolder(folder), done.returncode, done.stdout + done.stderr)


def trials(act: str, call: str, fault: str, first: int, prepared: Path, folder: Path) -> Iterator[Trial]:
    """Trials from a call of a kind on, until nothing goes wrong any more."""

    def tried_at(number: int) -> Trial:
        return tried(act, call, number, fault, prepared, folder / f"{call}-{number}")

    with ThreadPoolExecutor(AT_ONCE) as pool:
        while True:
            made = list(pool.map(tried_at, range(first, first + STEP * AT_ONCE, STEP)))
            yield from made
            if made[-1].said.startswith("kept"):
                return
            first += STEP * AT_ONCE


def calls_before(call: str, folder: Path) -> int:
    """How many calls of a kind Python makes before an act begins."""
    written = folder / "calls"
    program = "import scorepad.store.restore, tests.faults.backing_up"
    subprocess.run(
        ["strace", "-f", "-qq", "-o", str(written), "-e", f"trace={call}", sys.executable, "-c", program],
        check=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return sum(f"{call}(" in line for line in written.read_text().splitlines())


def opened(folder: DataFolder) -> str:
    """What a history holds, which must be sound."""
    with Store.open(folder.database, folder.backups) as store:
        assert store.check() == ()
        return held(store)


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    prepare(DataFolder(tmp_path / "prepared"))
    return tmp_path / "prepared"


@pytest.mark.faults
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("faults", [KILLS, FAILURES], ids=["killed", "failing"])
def test_a_backup_or_restore_that_goes_wrong_at_any_call_happens_whole_or_not_at_all(
    tmp_path: Path, prepared: Path, act: str, faults: dict[str, str]
) -> None:
    before = opened(DataFolder(prepared))
    done = DataFolder(tmp_path / "done")
    shutil.copytree(prepared, done.path)
    ACTS[act](done)
    after = opened(done)
    earlier = {kept.path.name for kept in on_shelf(DataFolder(prepared).backups)}
    points, outcomes = Counter[str](), Counter[str]()
    for call, fault in faults.items():
        first = calls_before(call, tmp_path) + 1
        for trial in trials(act, call, fault, first, prepared, tmp_path / "trials"):
            is_killed = trial.status != 0
            assert is_killed == (faults is KILLS and not trial.said), trial
            assert trial.said.startswith(("kept", "refused")) != is_killed, trial
            # A disk that fails in the last sync may have the new one under its name already.
            now = opened(trial.folder)
            assert now in ((after,) if trial.said.startswith("kept") else (before, after)), trial
            backups = on_shelf(trial.folder.backups)
            assert earlier <= {kept.path.name for kept in backups}, trial
            for kept in backups:
                preview(kept.path, trial.folder.database)
            assert is_killed or list(trial.folder.path.rglob(".*")) == [], trial
            with Store.open(trial.folder.database, trial.folder.backups) as store:
                store.save_season(Season("Later"))
                assert store.keep(trial.folder.backups, Reason.MATCH, LATER + timedelta(days=400))
            assert list(trial.folder.path.rglob(".*")) == [], trial
            points[call] += 1
            outcomes["killed" if is_killed else trial.said.split()[0]] += 1
            shutil.rmtree(trial.folder.path)
    print(f"{act}: {points.total()} points {dict(points)}; {dict(outcomes)}")
    assert min(points.values()) > 0
    assert outcomes["killed" if faults is KILLS else "refused"] > 0
