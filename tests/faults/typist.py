"""A person typing in the real window until somebody pulls the plug.

    python -m tests.faults.typist FOLDER

Prints a line for each number of values that the window has marked as saved.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from scorepad.app import make_application, make_window, now
from scorepad.core.game import Ask, answer
from scorepad.core.match import Match
from scorepad.core.table import Deal
from scorepad.paths import DataFolder
from scorepad.ui.controller import Saving
from tests.ui.evenings import some_deal, spoken, table


def values_in(match: Match) -> int:
    """How many answers a match holds, the half-entered deal's too."""
    deals = [*match.deals, *([match.open_deal] if match.open_deal else [])]
    asked = ((deal, ask) for at, deal in enumerate(deals) for ask in _asks(match, at, deal))
    return sum(answer(deal, ask) is not None for deal, ask in asked)


def _asks(match: Match, at: int, deal: Deal) -> tuple[Ask, ...]:
    return match.game.asks(match.setup, match.deals[:at], match.game.as_entered(deal))


def main() -> None:
    """Type deal after deal, and say what was marked as saved."""
    application = make_application()
    window = make_window(application, DataFolder(Path(sys.argv[1])), "en", now)
    loop = QEventLoop()
    window.ready.connect(loop.quit)
    window.show()
    loop.exec()
    window.begin(table(4))
    controller = window.controller
    assert controller is not None

    def told(saving: Saving, _why: str) -> None:
        if saving is Saving.SAVED:
            print(values_in(controller.saved), flush=True)

    controller.saving_changed.connect(told)
    keys: list[str] = []

    def type_one() -> None:
        match = controller.shown
        if match.finished:
            application.quit()
            return
        if not keys:
            bids, tricks = spoken(match, some_deal(match))
            keys.extend([*map(str, bids + tricks), "\r"])
        key = keys.pop(0)
        if key == "\r":
            QTest.keyClick(window.match, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(window.match, key)

    timer = QTimer()
    timer.timeout.connect(type_one)
    timer.start(0)
    application.exec()


if __name__ == "__main__":
    main()
