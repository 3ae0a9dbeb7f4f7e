"""`scorepad --smoke-test`: the real window, a real history, one deal entered as a person would."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import GAMES
from scorepad.ui.controller import Saving
from scorepad.ui.main_window import MainWindow

_PATIENCE = 30_000
"""Milliseconds that a slow machine may take for each step."""


def smoke(window: MainWindow) -> int:
    """Enter one deal by keys and close; 0 when it was saved, else 1 and a sentence."""
    ready: list[bool] = []
    window.ready.connect(lambda: ready.append(True))
    window.show()
    if not _wait(lambda: bool(ready)):
        print("smoke test: the history did not open", file=sys.stderr)
        return 1
    game = GAMES[0]
    window.begin(Match(game, Setup(("Anna", "Bram", "Cato", "Daan"), game.options())))
    # Three bid nothing of the one card, so the dealer may not bid one; the first takes the trick.
    QTest.keyClicks(window.match, "00001000")
    QTest.keyClick(window.match, Qt.Key.Key_Return)
    controller = window.match.controller
    assert controller is not None
    saved = _wait(lambda: controller.saving is Saving.SAVED and len(controller.saved.deals) == 1)
    if not saved:
        print("smoke test: the deal was not saved", file=sys.stderr)
        return 1
    window.close()
    print("smoke test: one deal entered and saved")
    return 0


def _wait(happened: Callable[[], bool]) -> bool:
    # An event loop of its own, since QTest's waiting keeps Python from the threads that are waited for.
    deadline = QDeadlineTimer(_PATIENCE)
    while not happened() and not deadline.hasExpired():
        loop = QEventLoop()
        QTimer.singleShot(5, loop.quit)
        loop.exec()
    return happened()
