"""Scorepad with a mistake put into it, a program of its own: `python -m tests.ui.crashing FOLDER WHERE KEY`.

`KEY` answers the dialog; where there is none, the window is closed when the mistake was made. Started
again on the same folder the program is sound: it says so in a file, and stays.
"""

import faulthandler
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

from PySide6.QtCore import QRunnable, Qt, QThreadPool, QTimer, qWarning
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from scorepad import app
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui import library
from scorepad.ui.crash import CrashDialog, close_as_user_does
from scorepad.ui.library import Library
from scorepad.ui.main_window import MainWindow

NAME = "Wilhelmina"
"""Sits at every table here, and stands in every message."""
KEYS = {
    "go_on": (Qt.Key.Key_Return,),
    "again": (Qt.Key.Key_Backtab, Qt.Key.Key_Return),
    "close": (Qt.Key.Key_Backtab, Qt.Key.Key_Backtab, Qt.Key.Key_Return),
}


LIBRARY_CLOSES = Event()


class SlowLibrary(Library):
    def close(self) -> None:
        LIBRARY_CLOSES.set()
        super().close()


def table() -> Match:
    return Match(game("boerenbridge"), Setup((NAME, "Bram", "Cato"), BoerenOptions()))


def fail(*_: object) -> None:
    raise ValueError(f"{NAME} has no seat")


class Painted(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        fail()


class Run(QRunnable):
    def run(self) -> None:
        fail()


class Loop:
    """Is destroyed by the collector alone, as all that holds itself."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        fail()


def in_every_paint(window: MainWindow) -> None:
    painted = Painted(window)
    painted.show()
    again = QTimer(window)
    again.timeout.connect(painted.update)
    again.start(0)


def in_the_reader(window: MainWindow) -> None:
    def job(store: Store) -> None:
        fail()

    window._library.read(job, lambda outcome: print("told", outcome.error is not None, flush=True))


def in_a_pool(window: MainWindow) -> None:
    QThreadPool.globalInstance().start(Run())


def in_a_slot(window: MainWindow) -> None:
    """The worst moment: what was entered is on its way to the disk."""
    window.begin(table())
    controller = window.controller
    assert controller is not None
    controller.changed.connect(fail)
    assert controller.answer(controller.shown.asks()[0], 1)


def in_closing(window: MainWindow) -> None:
    """What was entered waits for a disk that is slow until the very end."""

    def close(event: QCloseEvent) -> None:
        window._library.write(lambda _: LIBRARY_CLOSES.wait(60), lambda _: None)
        window.begin(table())
        fail()

    window.closeEvent = close  # type: ignore[method-assign]
    close_as_user_does()


def by_ctrl_c(window: MainWindow) -> None:
    window.begin(table())
    os.kill(os.getpid(), signal.SIGINT)


def silently(window: MainWindow) -> None:
    """Nothing that the user does fails: a destructor does, and names get into what is logged."""
    Loop()
    gc.collect()
    qWarning(f'QLabel: cannot set "{NAME}" as text of {NAME}')
    logging.getLogger("scorepad").warning("seat %d of %s is lost", 3, NAME)
    close_as_user_does()


def by_the_processor(window: MainWindow) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    getattr(faulthandler, "_sigsegv")()  # noqa: B009 - Python does not tell of it


BUGS: dict[str, Callable[[MainWindow], None]] = {
    "slot": in_a_slot,
    "paint": in_every_paint,
    "reader": in_the_reader,
    "pool": in_a_pool,
    "closing": in_closing,
    "ctrl-c": by_ctrl_c,
    "silently": silently,
    "processor": by_the_processor,
}


def main(place: Path, where: str, key: str) -> int:
    """Run the program; the exit status."""
    again = place / "again"
    if where == "start" and not again.exists():
        again.touch()
        MainWindow._lay_out = fail  # type: ignore[assignment]
    make = app.make_window

    def make_broken(*what: object) -> MainWindow:
        window = make(*what)  # type: ignore[arg-type]
        window.ready.connect(lambda: begin(window))
        return window

    def begin(window: MainWindow) -> None:
        if again.exists():
            QTimer.singleShot(0, lambda: tell(window))
        else:
            again.touch()
            answering.start(20)
            BUGS[where](window)

    def tell(window: MainWindow) -> None:
        said = [label.text() for label in window.messages.findChildren(QLabel)]
        again.write_text("\n".join([str(os.getpid()), *said]))

    def answer() -> None:
        dialog = next((one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog)), None)
        if dialog is None or not dialog.isVisible():
            return
        print("dialog", flush=True)
        for one in KEYS[key]:
            QTest.keyClick(dialog.focusWidget() or dialog, one)
        if key == "go_on":
            QTimer.singleShot(200, close_as_user_does)

    library.Library = SlowLibrary  # type: ignore[misc]
    app.make_window = make_broken  # type: ignore[assignment]
    answering = QTimer()
    answering.timeout.connect(answer)
    return app.run_window(None, DataFolder(place), "en")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
