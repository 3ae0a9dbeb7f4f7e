"""What a user sees of a bug: one dialog in plain words, no traceback, and what is safe."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from scorepad import __version__
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Flowing, Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.labels import ElidedLabel

_TITLE = QT_TRANSLATE_NOOP("crash", "Something went wrong")
_SAFE = QT_TRANSLATE_NOOP(
    "crash",
    "Scorepad made a mistake. Everything that was marked as saved is safe on your disk.",
)
_GO_ON_OR_CLOSE = QT_TRANSLATE_NOOP(
    "crash", "You can go on. If something looks odd, close the program and start it again."
)
_AT_START = QT_TRANSLATE_NOOP("crash", "It cannot start now. Try it once more.")
_GO_ON = QT_TRANSLATE_NOOP("crash", "Go on")
_CLOSE = QT_TRANSLATE_NOOP("crash", "Close the program")
_COPY = QT_TRANSLATE_NOOP("crash", "Copy what happened")
_COPIED = QT_TRANSLATE_NOOP("crash", "Copied")
_LOGS = QT_TRANSLATE_NOOP("crash", "Open the log folder")
_LOGS_ARE_IN = QT_TRANSLATE_NOOP("crash", "The log is in {folder}")

CLOSE_PROGRAM = 2
"""The dialog's result where the program is to be closed, beside accepted and rejected."""
QUIET = 10.0
"""Seconds after the dialog was closed in which the same bug is only logged: one that comes with every
paint would never let the user go on."""
_MOST = 20
"""How many bugs one dialog can tell of."""

_Place = tuple[type[BaseException], str, int]


class CrashDialog(Dialog):
    """Tells of bugs. Escape goes on; with `at_start` there is no window to go on in."""

    def __init__(self, logs: Path, *, at_start: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self._at_start = at_start
        self._told: list[str] = []
        self._what = ElidedLabel(type_step=Type.SMALL, role="soft_ink")
        self._next = Wrapped(type_step=Type.LEAD)
        self.copy_button = action_button()
        self.copy_button.clicked.connect(self._copy)
        self.logs_button = action_button()
        self.logs_button.clicked.connect(self._open_logs)
        self.body.addWidget(self._next)
        self.body.addWidget(self._what)
        self.body.addWidget(Flowing(self.copy_button, self.logs_button))
        self.close_button = self.add_button("primary" if at_start else "plain")
        self.close_button.clicked.connect(lambda: self.done(CLOSE_PROGRAM))
        self.go_on_button = self.add_button("plain" if at_start else "primary")
        self.go_on_button.clicked.connect(self.accept)
        self.go_on_button.setVisible(not at_start)
        (self.close_button if at_start else self.go_on_button).setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_TITLE), say(_SAFE))
        self._next.setText(say(_AT_START if self._at_start else _GO_ON_OR_CLOSE))
        self.copy_button.setText(say(_COPY))
        self.logs_button.setText(say(_LOGS))
        self.close_button.setText(say(_CLOSE))
        self.go_on_button.setText(say(_GO_ON))

    @property
    def report(self) -> str:
        """What happened, for whoever mends it: the versions and every traceback."""
        import platform

        from PySide6 import __version__ as qt

        about = f"Scorepad {__version__}, Python {platform.python_version()}, PySide6 {qt}, "
        return "\n".join([f"{about}{platform.platform()}", *self._told])

    def tell(self, bug: BaseException) -> None:
        """Tell of a bug, or of one more."""
        if len(self._told) < _MOST:
            self._told.append("".join(traceback.format_exception(bug)))
        if len(self._told) == 1:
            self._what.setText(traceback.format_exception_only(bug)[-1].strip().splitlines()[0])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(say(_COPIED))

    def _open_logs(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._logs))):
            self._what.setText(say(_LOGS_ARE_IN.of(folder=self._logs)))


class CrashTeller(QObject):
    """Shows bugs to the user, from whatever thread they are noticed on, in one dialog at a time."""

    _noticed = Signal(object)

    def __init__(self, logs: Path, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.dialog: CrashDialog | None = None
        self._logs = logs
        self._clock = clock
        self._places: set[_Place] = set()
        """Where the bugs of the dialog come from that is open, or was open last."""
        self._quiet_until = 0.0
        self._is_closing = False
        self._failed_to_close = False
        # Queued, as a dialog must not open in the middle of a paint.
        self._noticed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def tell(self, bug: BaseException) -> None:
        """Tell of a bug while the program runs. Returns at once."""
        if self._is_closing:
            self._failed_to_close = True
        else:
            self._noticed.emit(bug)

    def tell_at_start(self, bug: BaseException) -> None:
        """Tell of a bug without which there would be a window by now. Returns when it was read."""
        dialog = CrashDialog(self._logs, at_start=True)
        dialog.tell(bug)
        dialog.exec()

    @Slot(object)
    def _show(self, bug: BaseException) -> None:
        place = _place(bug)
        if self.dialog is None:
            if place in self._places and self._clock() < self._quiet_until:
                return
            self._places = set()
            self.dialog = CrashDialog(self._logs, parent=QApplication.activeWindow())
            self.dialog.finished.connect(self._closed)
            self.dialog.open()
        self._places.add(place)
        self.dialog.tell(bug)

    def _closed(self, choice: int) -> None:
        self.dialog = None
        self._quiet_until = self._clock() + QUIET
        if choice == CLOSE_PROGRAM:
            self._close_program()

    def _close_program(self) -> None:
        """Close as the user does, so that the last entries are saved; no bug in closing keeps it open."""
        self._is_closing = True
        QApplication.closeAllWindows()
        self._is_closing = False
        if self._failed_to_close:
            QCoreApplication.exit(1)


def _place(bug: BaseException) -> _Place:
    """What makes two bugs the same: their kind and where they come from."""
    frames = traceback.extract_tb(bug.__traceback__)
    return (type(bug), frames[-1].filename, frames[-1].lineno or 0) if frames else (type(bug), "", 0)
