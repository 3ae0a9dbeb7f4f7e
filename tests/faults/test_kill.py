"""kill -9 at random moments while somebody types: only the value being typed may be missing."""

import os
import signal
import subprocess
import sys
import threading
from collections import Counter
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

RUNS = counted(200)
AT_ONCE = 2
VALUES = 30
"""So many values are typed at most before the plug is pulled."""
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
    game: str
    matches: dict[int, Told]


def killed(folder: DataFolder, run: int) -> Killed:
    """Type in a process of its own, and kill it a moment after some value that it has marked as saved."""
    key = GAMES[run % len(GAMES)].key
    typist = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.typist", str(folder.path), key, str(run)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert typist.stdout is not None
    luck = Random(run)
    left = luck.randint(1, VALUES)
    pulled = threading.Timer(luck.uniform(0.0, MOMENT), typist.kill)
    matches: dict[int, Told] = {}
    for line in typist.stdout:
        what, match, number, *state = line.split()
        told = matches.setdefault(int(match), Told())
        if what == "shown":
            told.shown += state
        else:
            told.saved = int(number)
            left -= 1
            if left == 0:
                pulled.start()
    assert typist.wait() == -signal.SIGKILL
    return Killed(folder, key, matches)


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
            assert told.saved < 0, (run.game, place)
        else:
            assert digest(found[place]) in told.may_be(), (run.game, place, told.saved)
            assert found[place].problems() == ()
    assert len(found) <= len(run.matches)
    return sum(map(values_in, found))


@pytest.mark.faults
@pytest.mark.timeout(1200)
def test_a_killed_program_has_lost_nothing_that_it_marked_as_saved(tmp_path: Path) -> None:
    values: Counter[str] = Counter()
    on_the_way = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for run in pool.map(lambda run: killed(DataFolder(tmp_path / str(run)), run), range(RUNS)):
            values[run.game] += values_found(run)
            on_the_way += any(told.saved + 1 < len(told.shown) for told in run.matches.values())
    print(f"{RUNS} kills, {on_the_way} of them with values on the way; values found: {dict(values)}")
    assert all(values[game.key] for game in GAMES[:RUNS])
