"""kill -9 at every call by which an entry is written: it is there whole, or neither there nor told saved."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

from scorepad.paths import DataFolder
from scorepad.store.store import Store
from tests.faults.acts import Keeper, held
from tests.faults.killed_acts import ACTS
from tests.faults.scale import counted

STEP = max(1, 100 // counted(100))
"""Of the calls of one kind, every so many is one to be killed at."""
AT_ONCE = 2
CALLS = ("pwrite64", "fdatasync", "ftruncate", "unlink", "fsync", "link", "mkdir")
"""The calls by which an act may change the disk; strace counts each kind by itself."""


@dataclass(frozen=True)
class Around:
    """What a history holds before an act and after it."""

    before: str
    after: str


@dataclass(frozen=True)
class Trial:
    """Every act, killed at some call of its own, and what it had told by then."""

    call: str
    number: int
    folder: Path
    told: frozenset[str]

    def killed(self) -> list[str]:
        """The acts that make so many calls."""
        return [name for name in ACTS if f"{name} killed" in self.told]


def opened(folder: DataFolder) -> str:
    """What a history holds, which must be sound."""
    with Store.open(folder.database, folder.backups) as store:
        assert store.check() == ()
        return held(store)


def do(name: str, folder: DataFolder) -> None:
    """Do an act, undisturbed."""
    keeper = Keeper(folder, lambda line: None)
    ACTS[name].do(keeper)
    keeper.close()


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder for each act, as it is before it."""
    folder = tmp_path_factory.mktemp("prepared")
    for name, act in ACTS.items():
        act.prepare(DataFolder(folder / name))
    return folder


@pytest.fixture(scope="module")
def around(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Around]:
    """What each act changes."""
    done = tmp_path_factory.mktemp("done") / "done"
    shutil.copytree(prepared, done)
    found = {}
    for name in ACTS:
        folder = DataFolder(done / name)
        before = opened(folder)
        do(name, folder)
        found[name] = Around(before, opened(folder))
        assert found[name].before != found[name].after
    return found


def tried(call: str, number: int, prepared: Path, folder: Path) -> Trial:
    """Do every act, and kill each at its call of that number, before the call is made."""
    shutil.copytree(prepared, folder)
    kill = f"inject={call}:signal=KILL:when={number}"
    # With strace's filter in the kernel it would not count.
    command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", kill]
    done = subprocess.run(
        [*command, sys.executable, "-m", "tests.faults.killed_acts", str(folder)],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return Trial(call, number, folder, frozenset(done.stdout.splitlines()))


def trials(call: str, prepared: Path, folder: Path) -> Iterator[Trial]:
    """Trials at every call of a kind, until all acts survive."""
    first = 1

    def tried_at(number: int) -> Trial:
        return tried(call, number, prepared, folder / f"{call}-{number}")

    with ThreadPoolExecutor(AT_ONCE) as pool:
        while True:
            made = list(pool.map(tried_at, range(first, first + STEP * AT_ONCE, STEP)))
            yield from made
            if not made[-1].killed():
                return
            first += STEP * AT_ONCE


@pytest.mark.faults
@pytest.mark.timeout(2400)
def test_an_entry_killed_at_any_of_its_calls_is_there_whole_or_not_at_all(
    prepared: Path, around: dict[str, Around], tmp_path: Path
) -> None:
    kills: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    for trial in chain.from_iterable(trials(call, prepared, tmp_path) for call in CALLS):
        for name in trial.killed():
            folder = DataFolder(trial.folder / name)
            is_saved = f"{name} saved" in trial.told
            now, what = opened(folder), around[name]
            assert now in ((what.after,) if is_saved else (what.before, what.after)), (name, trial)
            kills[name] += 1
            outcomes["told as saved" if is_saved else "there" if now == what.after else "not there"] += 1
            if now == what.before:
                do(name, folder)
                assert opened(folder) == what.after, (name, trial)
        shutil.rmtree(trial.folder)
    print(f"{kills.total()} points: {dict(kills)}; {dict(outcomes)}")
    assert set(kills) == set(ACTS)
    assert min(outcomes[one] for one in ("told as saved", "not there")) > 0
