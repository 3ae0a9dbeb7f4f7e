"""The table view on a second screen. Qt learns of its screens when it starts, hence a Python of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.skipif(sys.platform != "linux", reason="only there a screen saver is on a bus")
def test_an_evening_with_a_second_screen_on_the_wall() -> None:
    # Where tests run side by side, this one would take itself for one of them.
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment = {**inherited, "QT_QPA_PLATFORM": f"offscreen:configfile={HERE / 'two_screens.json'}"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(HERE / "two_screens.py")]
    run = subprocess.run(
        command, cwd=HERE.parents[1], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert " passed" in run.stdout and "skipped" not in run.stdout, run.stdout
