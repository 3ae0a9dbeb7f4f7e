"""kill -9 at random moments while somebody types: only the value being typed may be missing."""

import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from scorepad.paths import DataFolder
from scorepad.store.store import Store
from tests.faults.scale import counted
from tests.faults.typist import values_in

RUNS = counted(200)


def acknowledged_before_the_end(folder: Path, luck: random.Random) -> int:
    """Type in a process of its own, kill it, and give the last count that it had marked as saved."""
    typist = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.typist", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert typist.stdout is not None
    saved = 0
    pulled = threading.Timer(luck.uniform(0.0, 0.6), typist.kill)
    for line in typist.stdout:
        saved = int(line)
        if not pulled.is_alive() and not pulled.finished.is_set():
            pulled.start()  # the clock runs from the first value that was saved
    typist.wait()
    return saved


@pytest.mark.faults
@pytest.mark.timeout(1200)
def test_a_killed_program_has_lost_nothing_that_it_marked_as_saved(tmp_path: Path) -> None:
    luck = random.Random(20260109)
    counts = []
    for run in range(RUNS):
        folder = DataFolder(tmp_path / str(run))
        saved = acknowledged_before_the_end(folder.path, luck)
        with Store.open(folder.database, folder.backups) as store:
            (line,) = store.lines()
            match = store.load(line.id)
            assert store.check() == ()
        assert match.problems() == ()
        assert values_in(match) >= saved, f"run {run}: {saved} values were marked as saved"
        counts.append((saved, values_in(match)))
    print(f"{RUNS} kills; saved and found: {counts}")
