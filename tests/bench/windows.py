"""The window's history page, opened on a history as the program opens it, and when it is painted."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from scorepad.app import make_application, make_window
from scorepad.paths import DataFolder
from scorepad.store.mark import mark_of
from scorepad.store.store import Store
from scorepad.ui.desks.history_desk import HistoryDesk
from scorepad.ui.library import Library
from scorepad.ui.widgets.message_bar import MessageBar

_SIZE = (1280, 800)
_NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)


class _Paints(QObject):
    """Whether a widget was painted since it was last asked to be."""

    painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the paint, and leave it."""
        self.painted = self.painted or event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def paint_history(path: Path, backups: Path) -> float:
    """Open a history and paint its page for the first time, with lines in it; the seconds that takes."""
    application = make_application()
    library = Library(lambda: Store.open(path, backups))
    messages = MessageBar()
    desk = HistoryDesk(library, messages, lambda: _NOW)
    page = desk.page
    page.resize(*_SIZE)
    paints = _Paints(page)
    page.list.viewport().installEventFilter(paints)
    begun = perf_counter()
    page.show()
    desk.refresh()
    _wait(application, lambda: page.model.rowCount() > 0)
    paints.painted = False
    page.list.viewport().update()
    _wait(application, lambda: paints.painted)
    taken = perf_counter() - begun
    library.close()
    page.deleteLater()
    messages.deleteLater()
    return taken


def _wait(application: QApplication, until: Callable[[], object]) -> None:
    while not until():
        application.processEvents()


def megabytes_of_history(path: Path, times: int) -> float:
    """How much more memory a window takes at most with this history and its page than with an empty one."""
    return median(_memory(path) - _memory(None) for _ in range(times))


def _memory(path: Path | None) -> float:
    """The most memory that a fresh process needs for it, in megabytes; None is an empty history."""
    with TemporaryDirectory(prefix="scorepad-bench-") as scratch:
        if path is not None:
            copied(path, DataFolder(Path(scratch)).database)
        told = subprocess.run(
            [sys.executable, "-m", "tests.bench.windows", scratch], check=True, capture_output=True, text=True
        )
    return float(told.stdout)


def copied(path: Path, to: Path) -> Path:
    """Copy a history with its mark, so that it is as it was left."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)
    shutil.copyfile(mark_of(path), mark_of(to))
    return to


def _show(folder: Path) -> float:
    """Open the window on a folder and go to its history page; the most memory it needed, in megabytes."""
    application = make_application()
    window = make_window(application, DataFolder(folder), "en", lambda: _NOW)
    steps: list[str] = []
    window.ready.connect(lambda: steps.append("ready"))
    window.resize(*_SIZE)
    window.show()
    _wait(application, lambda: "ready" in steps)
    window.go_to("history")
    page = window.history.page
    _wait(application, lambda: page.shown is not None)
    # Behind the list come the names to filter by, and the card of the first match.
    for _ in ("names", "card"):
        answers: list[object] = []
        window._library.read(lambda _store: None, answers.append)
        _wait(application, answers.__len__)
    window.close()
    return _most_memory()


def _most_memory() -> float:
    """The most that this process has needed so far, in megabytes, as Linux tells it."""
    # Not by getrusage: that one begins with what the parent needed.
    status = Path("/proc/self/status").read_text("ascii")
    (kilobytes,) = (line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(kilobytes) / 1024


if __name__ == "__main__":
    print(_show(Path(sys.argv[1])))
