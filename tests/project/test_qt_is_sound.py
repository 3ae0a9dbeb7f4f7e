"""Qt of this Python survives a long evening: a wrong pair of versions aborts after some 5,000 calls.

Each call that returns nothing drops a reference of None there, so a fresh Python makes the calls.
"""

import os
import subprocess
import sys

import pytest

CALLS = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
for number in range({count}):
    label.setText(str(number))
print(label.text())
"""


def last_text(count: int) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    code = CALLS.format(count=count)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_qt_survives_twenty_thousand_updates() -> None:
    assert last_text(20_000) == "19999"


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_qt_survives_a_season_of_updates() -> None:
    count = int(os.environ.get("SCOREPAD_SOAK", "500000"))
    assert last_text(count) == str(count - 1)
