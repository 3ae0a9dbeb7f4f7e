"""kill -9 at random moments while somebody types: only the value being typed may be missing."""

import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from scorepad.games import GAMES
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from tests.faults.scale import counted
from tests.faults.typist import digest, values_in

AT_ONCE = 2
VALUES = 20
"""So many values are typed at most before the plug is pulled."""
WRITES = 400
"""So many writes to the history there are at most before the plug is pulled."""
MOMENT = 0.05
"""Seconds in which a value or two are typed."""


@dataclass
class Told:
    """What a window has told of a match: every state that it gave to the writer, and the last one saved."""

    shown: list[str] = field(default_factory=list)
    saved: int = -1

    def may_be(self) -> list[str]:
        """In which of these states it may be found: the last one saved, or a later one."""
        return self.shown[max(self.saved, 0) :]


@dataclass(frozen=True)
class Killed:
    """A data folder whose window was killed, and what that had told of its matches."""

    folder: DataFolder
    number: int
    matches: dict[int, Told]


def typing(folder: DataFolder, run: int, through: Sequence[str] = ()) -> "subprocess.Popen[str]":
    """Somebody who types in a window of their own, the games in turn; `through` is what starts it."""
    key = GAMES[run % len(GAMES)].key
    return subprocess.Popen(
        [*through, sys.executable, "-m", "tests.faults.typist", str(folder.path), key, str(run)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


def heard(typist: "subprocess.Popen[str]", saved: Callable[[], None]) -> dict[int, Told]:
    """What somebody tells until the plug is pulled, by the match; `saved` is called at each value saved."""
    assert typist.stdout is not None
    matches: dict[int, Told] = {}
    for line in typist.stdout:
        what, match, number, *state = line.split()
        told = matches.setdefault(int(match), Told())
        if what == "shown":
            told.shown += state
        else:
            told.saved = int(number)
            saved()
    assert typist.wait() == -signal.SIGKILL
    return matches


def killed(folder: DataFolder, run: int) -> Killed:
    """Type, and kill the window a moment after some value that it has marked as saved."""
    luck = Random(run)
    typist = typing(folder, run)
    pulled = threading.Timer(luck.uniform(0.0, MOMENT), typist.kill)
    values = iter(range(luck.randint(1, VALUES) - 1, -1, -1))

    def saved() -> None:
        if next(values, None) == 0:
            pulled.start()

    return Killed(folder, run, heard(typist, saved))


def killed_at_a_write(folder: DataFolder, run: int) -> Killed:
    """Type, and kill the window before some write to its history."""
    kill = f"inject=pwrite64:signal=KILL:when={Random(run).randint(1, WRITES)}"
    watch = ["strace", "-f", "-qq", "-o", os.devnull, "-e", "trace=pwrite64", "-e", kill]
    return Killed(folder, run, heard(typing(folder, run, watch), lambda: None))


def values_found(run: Killed) -> int:
    """The values that are found; everything that was marked as saved must be among them, and nothing torn."""
    with Store.open(run.folder.database, run.folder.backups) as store:
        assert store.check() == ()
        numbers = sorted(line.id for line in store.lines())
        found = [store.load(number) for number in numbers]
        for number in numbers:
            store.trail(number)  # every act upon it still fits the one before
    for place, told in run.matches.items():
        if place >= len(found):
            assert told.saved < 0, (run.number, place)
        else:
            assert digest(found[place]) in told.may_be(), (run.number, place, told.saved)
            assert found[place].problems() == ()
    assert len(found) <= len(run.matches)
    return sum(map(values_in, found))


@pytest.mark.faults
@pytest.mark.timeout(2400)
@pytest.mark.parametrize(("kill", "runs"), [(killed, counted(200)), (killed_at_a_write, counted(40))])
def test_a_killed_program_has_lost_nothing_that_it_marked_as_saved(
    kill: Callable[[DataFolder, int], Killed], runs: int, tmp_path: Path
) -> None:
    values: Counter[str] = Counter()
    on_the_way = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for run in pool.map(lambda run: kill(DataFolder(tmp_path / str(run)), run), range(runs)):
            values[GAMES[run.number % len(GAMES)].key] += values_found(run)
            on_the_way += any(told.saved + 1 < len(told.shown) for told in run.matches.values())
    print(f"{runs} kills, {on_the_way} of them with values on the way; values found: {dict(values)}")
    assert values.total() > runs
