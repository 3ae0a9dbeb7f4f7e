"""Scorepad itself, with somebody who looks at its window and tells what is seen.

    python -m tests.x11.watched [what scorepad takes]

Each line of standard input is a question, each line of standard output its answer as JSON:
`number N` and `button TEXT` (which it shows or is called) where on the screen the middle of a button is, null
where it cannot be pressed;
`messages` what the message bar says; `table_view` on which screen it is up, null where it is not;
`entered` how many numbers the match on the table holds, `saved` how
many are marked as saved.
"""

import json
import sys
import threading

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QApplication

from scorepad.__main__ import main as run
from scorepad.ui.controller import Saving
from scorepad.ui.main_window import MainWindow
from scorepad.ui.widgets.number_row import NumberRow
from tests.faults.typist import values_in


class Watcher(QObject):
    """Answers on the interface thread."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def _answer(self, question: str) -> None:
        print(json.dumps(self._seen(question)), flush=True)

    def _seen(self, question: str) -> object:
        windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
        if not windows:
            return None
        (window,) = windows
        table = window.controller
        what, _, which = question.partition(" ")
        match what:
            case "number":
                rows = [one for one in window.findChildren(NumberRow) if one.isVisible()]
                return _middle(rows[0].button(int(which))) if rows else None
            case "button":
                buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
                found = [one for one in buttons if which in one.text() or which in one.accessibleName()]
                return _middle(found[0]) if found else None
            case "messages":
                return window.messages.text()
            case "table_view":
                view = window.table_window
                return view.screen().name() if view.isVisible() else None
            case "entered":
                return values_in(table.shown) if table else 0
            case "saved":
                return values_in(table.saved) if table and table.saving is Saving.SAVED else None
        raise ValueError(question)


def _middle(button: QAbstractButton) -> tuple[int, int] | None:
    if not button.isEnabled():
        return None
    middle = button.mapToGlobal(button.rect().center())
    return middle.x(), middle.y()


def main(arguments: list[str]) -> int:
    """Run the program, and answer; its exit status."""
    watcher = Watcher()

    def listen() -> None:
        for line in sys.stdin:
            watcher.asked.emit(line.strip())

    threading.Thread(target=listen, daemon=True).start()
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
