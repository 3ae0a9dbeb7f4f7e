"""What a user sees of a bug: one dialog in plain words, no traceback, what is saved, and ways to go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from scorepad import __version__
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Flowing, Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import fields
from scorepad.ui.widgets.labels import IconMark

if TYPE_CHECKING:
    from scorepad.bug_report import BugReport
    from scorepad.ui.safety import Safety

_TITLE = QT_TRANSLATE_NOOP("crash", "Something went wrong")
_SAFE = QT_TRANSLATE_NOOP(
    "crash",
    "Scorepad made a mistake. Everything that was marked as saved is safe on your disk.",
)
_GO_ON_OR_START_AGAIN = QT_TRANSLATE_NOOP(
    "crash",
    "You can go on. If something looks odd, start again: the last entries are saved first, and the program "
    "comes back.",
)
_AT_START = QT_TRANSLATE_NOOP("crash", "It cannot start now. Try it once more.")
_GO_ON = QT_TRANSLATE_NOOP("crash", "Go on")
_START_AGAIN = QT_TRANSLATE_NOOP("crash", "Start again")
_CLOSE = QT_TRANSLATE_NOOP("crash", "Close the program")
_COPY = QT_TRANSLATE_NOOP("crash", "Copy what happened")
_COPIED = QT_TRANSLATE_NOOP("crash", "Copied")
_LOGS = QT_TRANSLATE_NOOP("crash", "Open the log folder")
_LOGS_ARE_IN = QT_TRANSLATE_NOOP("crash", "The log is in {folder}")
_WHERE = QT_TRANSLATE_NOOP("crash", "{bug}. The log tells where it happened, and no names or notes.")

CLOSE_PROGRAM, START_AGAIN = 2, 3
"""The dialog's results where the program is to be closed, and come back; beside accepted and rejected."""
QUIET = 10.0
"""Seconds after the dialog was closed in which the same bug is only logged, and twice as long after each
time more: one that comes with every paint would never let the user go on."""
_MOST = 20
"""How many different bugs one report holds."""
_LOOK_AGAIN = 300
"""Milliseconds between two looks at what is saved: a commit may return while the dialog is read."""


class CrashDialog(Dialog):
    """Tells of bugs, and by `safety` what is saved. Escape goes on.

    With `at_start` there is no window to go on in. Where `safety` is None or itself fails, only what always
    holds is said.
    """

    def __init__(
        self,
        logs: Path,
        *,
        safety: Callable[[], Safety] | None = None,
        at_start: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._logs = logs
        self._safety = safety
        self._at_start = at_start
        self._told: dict[str, BugReport] = {}
        self._saved = _Fact("check", "green")
        self._unsaved = _Fact("warning", "gold")
        self._next = Wrapped()
        self._where = Wrapped(type_step=Type.SMALL, role="soft_ink")
        self._make_buttons()
        buttons = Flowing(self.copy_button, self.logs_button)
        self.body.addWidget(fields(self._saved, self._unsaved, self._next, buttons, self._where))
        self.retranslate()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._look)
        self._clock.start(0)

    def _make_buttons(self) -> None:
        self.copy_button = action_button()
        self.copy_button.clicked.connect(self._copy)
        self.logs_button = action_button()
        self.logs_button.clicked.connect(self._open_logs)
        self.close_button = self.add_button()
        self.close_button.clicked.connect(lambda: self.done(CLOSE_PROGRAM))
        self.again_button = self.add_button("primary" if self._at_start else "plain")
        self.again_button.clicked.connect(lambda: self.done(START_AGAIN))
        self.go_on_button = self.add_button("plain" if self._at_start else "primary")
        self.go_on_button.clicked.connect(self.accept)
        self.go_on_button.setVisible(not self._at_start)
        (self.again_button if self._at_start else self.go_on_button).setFocus()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_TITLE), say(_SAFE))
        self._saved.retranslate()
        self._unsaved.retranslate()
        self._next.setText(say(_AT_START if self._at_start else _GO_ON_OR_START_AGAIN))
        self.copy_button.setText(say(_COPY))
        self.logs_button.setText(say(_LOGS))
        self._say_where()
        self.close_button.setText(say(_CLOSE))
        self.again_button.setText(say(_START_AGAIN))
        self.go_on_button.setText(say(_GO_ON))

    @property
    def report(self) -> str:
        """What happened, for whoever mends it: the versions, and where in the program; nobody's names."""
        import platform

        from PySide6 import __version__ as qt

        about = f"Scorepad {__version__}, Python {platform.python_version()}, PySide6 {qt}, "
        return "\n".join([f"{about}{platform.platform()}", *(bug.text for bug in self._told.values())])

    def tell(self, bug: BugReport) -> None:
        """Tell of a bug, or of one more."""
        if len(self._told) < _MOST:
            self._told.setdefault(bug.headline, bug)
        self._say_where()

    def _say_where(self) -> None:
        first = next(iter(self._told), "")
        self._where.setText(say(_WHERE.of(bug=first)) if first else "")

    def _look(self) -> None:
        """Say what is saved by now.

        A bug in finding out is told as any other, by whoever hears of bugs; then nobody asks again, and what
        was said before is no longer known to hold.
        """
        safety, self._safety = self._safety, None
        self._clock.setInterval(_LOOK_AGAIN)
        if safety is None:
            self._clock.stop()
        found = None if safety is None else safety()
        self._saved.say(() if found is None or found.saved is None else (found.saved,))
        self._unsaved.say(() if found is None else found.unsaved)
        self._safety = safety

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(say(_COPIED))

    def _open_logs(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._logs))):
            self._where.setText(say(_LOGS_ARE_IN.of(folder=self._logs)))


class _Fact(QWidget):
    """Sentences beside a sign; nothing is there where there are none."""

    def __init__(self, sign: str, role: str) -> None:
        super().__init__()
        self._sentences: tuple[Phrase, ...] = ()
        self._words = Wrapped()
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(IconMark(sign, role=role), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._words, 1)
        self.hide()

    def say(self, sentences: tuple[Phrase, ...]) -> None:
        if sentences != self._sentences:
            self._sentences = sentences
            self.retranslate()

    def retranslate(self) -> None:
        self._words.setText("\n".join(map(say, self._sentences)))
        self.setVisible(bool(self._sentences))


class CrashTeller(QObject):
    """Shows bugs to the user, from whatever thread they are noticed on, in one dialog at a time."""

    _noticed = Signal(object)

    def __init__(self, logs: Path, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.dialog: CrashDialog | None = None
        self.safety: Callable[[], Safety] | None = None
        """Tells what is saved; None while there is no window to ask."""
        self.starts_again = False
        """Whether the program is to come back when it has closed."""
        self._logs = logs
        self._clock = clock
        self._bugs: set[str] = set()
        """The headlines of the bugs of the dialog that is open."""
        self._times_told: Counter[str] = Counter()
        self._quiet_until: dict[str, float] = {}
        self._is_closing = False
        self._failed_to_close = False
        # Queued, as a dialog must not open in the middle of a paint.
        self._noticed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def tell(self, bug: BugReport) -> None:
        """Tell of a bug while the program runs. Returns at once."""
        if self._is_closing:
            self._failed_to_close = True
        else:
            self._noticed.emit(bug)

    def tell_at_start(self, bug: BugReport) -> None:
        """Tell of a bug without which there would be a window by now. Returns when it was read."""
        dialog = CrashDialog(self._logs, at_start=True)
        dialog.tell(bug)
        self.starts_again = dialog.exec() == START_AGAIN

    @Slot(object)
    def _show(self, bug: BugReport) -> None:
        if self.dialog is None:
            if self._clock() < self._quiet_until.get(bug.headline, 0.0):
                return
            self.dialog = CrashDialog(self._logs, safety=self.safety, parent=QApplication.activeWindow())
            self.dialog.finished.connect(self._closed)
            self.dialog.open()
        self._bugs.add(bug.headline)
        self.dialog.tell(bug)

    def _closed(self, choice: int) -> None:
        self.dialog = None
        for bug in self._bugs:
            self._quiet_until[bug] = self._clock() + QUIET * 2 ** self._times_told[bug]
            self._times_told[bug] += 1
        self._bugs.clear()
        if choice in (CLOSE_PROGRAM, START_AGAIN):
            self.starts_again = choice == START_AGAIN
            self._close_program()

    def _close_program(self) -> None:
        """Close as the user does, so that the last entries are saved; no bug in closing keeps it open."""
        self._is_closing = True
        close_as_user_does()
        QTimer.singleShot(0, self, self._look_how_it_closed)

    def _look_how_it_closed(self) -> None:
        self._is_closing = False
        if self._failed_to_close:
            QCoreApplication.exit(1)


def close_as_user_does() -> None:
    """Close every window by the event loop, soon.

    Never by a call from Python: where the window's own part of it fails, PySide brings the exception up in
    whatever is called next, and the interpreter crashes over it.
    """
    application = QApplication.instance()
    if application is not None:
        QMetaObject.invokeMethod(application, "closeAllWindows", Qt.ConnectionType.QueuedConnection)
