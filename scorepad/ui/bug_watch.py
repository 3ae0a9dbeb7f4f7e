"""Hears of every mistake of the program, wherever it is made: into the log, and to the user, once."""

from __future__ import annotations

import logging
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QProcess, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from scorepad.bug_report import Nameless, nameless, report_of
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paths import DataFolder
from scorepad.ui.bug_log import BugLog
from scorepad.ui.crash import CrashTeller, close_as_user_does

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

    from PySide6.QtCore import QMessageLogContext

    from scorepad.bug_report import BugReport
    from scorepad.ui.safety import Safety

_AT_START = QT_TRANSLATE_NOOP(
    "app", "Scorepad made a mistake and cannot start ({what}). The log is in {folder}."
)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
}

log = logging.getLogger("scorepad")


class BugWatch:
    """Hears of bugs in slots, threads and destructors, at the start and at the end, and of Qt's warnings."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._log = BugLog(folder.logs)
        self._teller = CrashTeller(folder.logs)
        self._is_starting = True
        self._heard: Counter[str] = Counter()
        self.is_interrupted = False
        """Whether somebody pressed Ctrl+C in the terminal that the program was started from."""

    @property
    def starts_again(self) -> bool:
        """Whether the user wants the program back when it has closed."""
        return self._teller.starts_again

    @property
    def ended_badly(self) -> bool:
        """Whether the program crashed the last time; known once the log is kept."""
        return self._log.ended_badly

    def begin(self) -> None:
        """Watch from now on."""
        self._log.begin()
        sys.excepthook = self._hear
        sys.unraisablehook = self._hear_unraisable
        threading.excepthook = self._hear_in_thread
        qInstallMessageHandler(self._hear_qt)

    def window_is_made(self, safety: Callable[[], Safety]) -> None:
        """From now on a bug need not end the program, and `safety` knows what is saved."""
        self._is_starting = False
        self._teller.safety = safety
        # An exception would be lost where Python can raise none, as in a callback of the collector.
        signal.signal(signal.SIGINT, lambda _number, _frame: self._interrupted())

    def stay(self) -> None:
        """The user wants the window to stay after all."""
        self._teller.starts_again = False

    def keep_log(self) -> None:
        """Write what went and goes wrong to the data folder's log; without one where it cannot be written."""
        self._log.open()

    def end(self) -> None:
        """Let Qt speak for itself again: Python may be gone before its last words."""
        qInstallMessageHandler(None)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if not self._is_starting:
            self.keep_log()  # a window that nothing has made paint kept none
        self._log.close()

    # What is heard.

    def _hear(self, kind: type[BaseException], bug: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._interrupted()
            return
        report = report_of(bug)
        self._write(logging.ERROR, Nameless("unexpected"), report)
        if self._is_starting and threading.current_thread() is threading.main_thread():
            self._tell_at_start(report)
        else:
            self._teller.tell(report)

    def _interrupted(self) -> None:
        """Close as by hand, so that the last entries are saved; the second time without asking anything."""
        if self.is_interrupted:
            QCoreApplication.exit(1)
        self.is_interrupted = True
        close_as_user_does()

    def _tell_at_start(self, report: BugReport) -> None:
        self.keep_log()
        with suppress(OSError):  # nobody may be reading
            print(_AT_START.of(what=report.kind, folder=self._folder.logs), file=sys.stderr)
        application = QApplication.instance()
        if isinstance(application, QApplication) and is_seen(application):
            self._teller.tell_at_start(report)
            if self.starts_again:
                start_again()

    def _hear_in_thread(self, told: threading.ExceptHookArgs) -> None:
        bug = told.exc_value
        if bug is not None and not isinstance(bug, SystemExit):
            report = report_of(bug)
            self._write(logging.ERROR, Nameless("unexpected, in a thread"), report)
            self._teller.tell(report)

    def _hear_unraisable(self, told: UnraisableHookArgs) -> None:
        """A destructor failed: nothing that the user does is touched by it."""
        if told.exc_value is not None:
            self._write(logging.ERROR, Nameless("unexpected, in tidying up"), report_of(told.exc_value))

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        category = Nameless(context.category or "default")
        self._write(_LEVELS.get(kind, logging.ERROR), Nameless(f"Qt: {nameless(message)} ({category})"))

    def _write(self, level: int, what: Nameless, report: BugReport | None = None) -> None:
        """Write it down, and of what comes with every paint only the 1st, 2nd, 4th, 8th and so on.

        Else it would soon push out of the log what came before it, and so its cause.
        """
        key = what if report is None else report.headline
        self._heard[key] += 1
        times = self._heard[key]
        if times & (times - 1) == 0:
            again = Nameless("" if times == 1 else f", {times} times by now")
            log.log(level, "%s%s%s", what, again, Nameless("" if report is None else f"\n{report.text}"))


def is_seen(application: QApplication) -> bool:
    """Whether somebody could read a dialog; without a screen it would wait for ever."""
    return application.platformName() not in ("offscreen", "minimal")


def start_again() -> bool:
    """Start the program anew with the words that it was started with; False where that cannot be done."""
    is_built = getattr(sys, "frozen", False)
    # What Python was started with has `-m scorepad` or the installed script among its words.
    words = sys.argv[1:] if is_built else sys.orig_argv[1:]
    return QProcess.startDetached(sys.executable, words)[0]
