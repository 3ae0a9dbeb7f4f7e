"""Qt of this Python survives a long evening: a wrong pair of versions aborts after some 5,000 calls.

Each call that returns nothing drops a reference of None there, so a fresh Python makes the calls.
"""

import os
import subprocess
import sys

CALLS = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
for number in range(20_000):
    label.setText(str(number))
print(label.text())
"""


def test_qt_survives_twenty_thousand_updates() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", CALLS], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "19999"
