"""Where everything meets: the application, its window, its history, its crash dialog."""

import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.display import why_no_window
from scorepad.paths import DataFolder, resource
from scorepad.settings import SettingsFile

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

    from scorepad.store.store import Store
    from scorepad.ui.main_window import MainWindow
    from scorepad.ui.one_window import OneWindow

_LIBRARY_MISSING = QT_TRANSLATE_NOOP(
    "app",
    "Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or "
    "`sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` "
    "installs what is missing.",
)

_NO_ANSWER = QT_TRANSLATE_NOOP(
    "app",
    "Scorepad is open already and does not answer. Close its window, or wait a little, and start it again.",
)
_AT_START = QT_TRANSLATE_NOOP(
    "app", "Scorepad made a mistake and cannot start ({what}). The log is in {folder}."
)
_LISTEN_AT_LAST = 2_000
"""Milliseconds after which later starts are heard also by a window that nothing has made paint yet."""

log = logging.getLogger("scorepad")


def now() -> datetime:
    """The time at the table, with its offset."""
    return datetime.now().astimezone()


def run_window(file: Path | None, folder: DataFolder, language: str, *, smoke_test: bool = False) -> int:
    """Open the window and stay until it is closed; the exit status.

    The matches of the record `file` are offered to be imported. `language` "" is that of the settings, or
    the system's. Where a window on this folder is open already, that one is raised and gets the file. With
    `smoke_test` a deal is entered through the interface of a window on a scratch folder.
    """
    why = why_no_window(os.environ)
    if why is not None:
        print(why, file=sys.stderr)
        return 1
    try:
        from scorepad.ui import main_window
    except ImportError as missing:
        print(_LIBRARY_MISSING.of(why=missing), file=sys.stderr)
        return 1
    del main_window
    application = make_application()
    if smoke_test:
        return _try_out(application, language)
    from scorepad.ui.one_window import Meeting, OneWindow

    one = OneWindow(folder)
    meeting = one.meet(file)
    if meeting is Meeting.SHOWN:
        return 0
    if meeting is Meeting.NO_ANSWER:
        return _tell_no_answer(application, folder, language)
    watch = BugWatch(folder)
    watch.begin()
    window = make_window(application, folder, language, now)
    watch.window_is_made()
    # The log's own machinery waits until the window is there.
    window.painted.connect(watch.keep_log)
    _welcome(one, window, file)
    window.show()
    status = application.exec()
    one.close()
    watch.end()
    return status


def _try_out(application: "QApplication", language: str) -> int:
    from tempfile import TemporaryDirectory

    from scorepad.ui.smoke_test import smoke

    # Never the user's own history.
    with TemporaryDirectory(prefix="scorepad-smoke-") as scratch:
        return smoke(make_window(application, DataFolder(Path(scratch)), language, now))


def _welcome(one: "OneWindow", window: "MainWindow", file: Path | None) -> None:
    """Offer the file of this start, and from now on those of later starts, when the history is open."""
    from PySide6.QtCore import QTimer

    waiting = [] if file is None else [file]
    is_ready = False

    def offer() -> None:
        nonlocal is_ready
        is_ready = True
        while waiting:
            window.offer_record(waiting.pop(0))

    def asked(file: Path | None) -> None:
        _bring_to_front(window)
        if file is not None:
            waiting.append(file)
        if is_ready:
            offer()

    window.ready.connect(offer)
    one.asked.connect(asked)
    window.painted.connect(one.listen)
    QTimer.singleShot(_LISTEN_AT_LAST, one.listen)


def _bring_to_front(window: "MainWindow") -> None:
    from PySide6.QtCore import Qt

    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _tell_no_answer(application: "QApplication", folder: DataFolder, language: str) -> int:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QMessageBox

    from scorepad.ui.say import say

    _dresser(application, SettingsFile(folder.settings), language)()
    sentence = say(_NO_ANSWER)
    print(sentence, file=sys.stderr)
    if _is_seen(application):
        box = QMessageBox()
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle("Scorepad")
        box.setText(sentence)
        box.exec()
    return 1


def _is_seen(application: "QApplication") -> bool:
    """Whether somebody could read a dialog; without a screen it would wait for ever."""
    return application.platformName() not in ("offscreen", "minimal")


def make_application() -> "QApplication":
    """The one application, with its name and icon."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    from scorepad.ui.garbage import GarbageCollector

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication([sys.argv[0]])
    application.setApplicationName("Scorepad")
    application.setDesktopFileName("io.github.scorepad.Scorepad")
    application.setWindowIcon(QIcon(str(resource("icons", "scorepad.svg"))))
    GarbageCollector(application)
    return application


def make_window(
    application: "QApplication", folder: DataFolder, language: str, clock: Callable[[], datetime]
) -> "MainWindow":
    """A window on a data folder. The history is opened by it after its first paint."""
    from scorepad.store.shelf import Shelves
    from scorepad.ui.library import Library
    from scorepad.ui.main_window import MainWindow
    from scorepad.ui.widgets.focus_ring import FocusRing

    settings = SettingsFile(folder.settings)
    set_look = _dresser(application, settings, language)

    def open_store() -> "Store":
        from scorepad.store.store import Store

        return Store.open(folder.database, folder.backups)

    def shelves() -> Shelves:
        return Shelves(folder.backups, settings.second_shelf())

    set_look()
    library = Library(open_store, shelves=shelves, now=clock)
    window = MainWindow(library, folder, settings, clock, set_look)
    FocusRing(application).setParent(window)
    return window


def _dresser(application: "QApplication", settings: SettingsFile, language: str) -> Callable[[], None]:
    """What puts on the look and the language of the settings as they are by then."""
    from scorepad.ui import look
    from scorepad.ui.translations import Translations

    translations = Translations(application)

    def set_look() -> None:
        chosen = settings.settings
        look.apply(application, look.theme(chosen.theme), chosen.text_scale)
        translations.use(language or chosen.language)

    return set_look


# Bugs: whatever is not expected goes to the log, and the user hears of it once.


class _Kept(logging.Handler):
    """Keeps what is logged before the log is there."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class BugWatch:
    """Hears of every bug, in slots, in threads and at the start, and of Qt's own warnings."""

    def __init__(self, folder: DataFolder) -> None:
        from scorepad.ui.crash import CrashTeller

        self._folder = folder
        self._teller = CrashTeller(folder.logs)
        self._early = _Kept()
        self._is_starting = True

    def begin(self) -> None:
        """Watch from now on."""
        from PySide6.QtCore import qInstallMessageHandler

        log.addHandler(self._early)
        sys.excepthook = self._hear
        threading.excepthook = self._hear_in_thread
        qInstallMessageHandler(_log_qt)

    def window_is_made(self) -> None:
        """From now on a bug need not end the program."""
        self._is_starting = False

    def keep_log(self) -> None:
        """Write what went and goes wrong to the data folder's log; without one where it cannot be written."""
        from logging.handlers import RotatingFileHandler

        if self._early not in log.handlers:
            return
        kept: logging.Handler
        try:
            self._folder.logs.mkdir(parents=True, exist_ok=True)
            kept = RotatingFileHandler(
                self._folder.logs / "scorepad.log",
                maxBytes=500_000,
                backupCount=2,
                encoding="utf-8",
                delay=True,
            )
            faulthandler.enable((self._folder.logs / "crash.log").open("a", encoding="utf-8"))
        except OSError:
            kept = logging.NullHandler()
        kept.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.removeHandler(self._early)
        log.addHandler(kept)
        for record in self._early.records:
            kept.handle(record)

    def end(self) -> None:
        """Let Qt speak for itself again: Python may be gone before its last words."""
        from PySide6.QtCore import qInstallMessageHandler

        qInstallMessageHandler(None)

    def _hear(self, kind: type[BaseException], bug: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, bug, trace)
            return
        log.error("unexpected", exc_info=(kind, bug, trace))
        if self._is_starting:
            self._hear_at_start(bug)
        else:
            self._teller.tell(bug)

    def _hear_at_start(self, bug: BaseException) -> None:
        from PySide6.QtWidgets import QApplication

        self.keep_log()
        print(_AT_START.of(what=type(bug).__name__, folder=self._folder.logs), file=sys.stderr)
        application = QApplication.instance()
        if isinstance(application, QApplication) and _is_seen(application):
            self._teller.tell_at_start(bug)

    def _hear_in_thread(self, told: threading.ExceptHookArgs) -> None:
        bug = told.exc_value
        if bug is not None:
            log.error("unexpected, in a thread", exc_info=(told.exc_type, bug, told.exc_traceback))
            self._teller.tell(bug)


def _log_qt(kind: "QtMsgType", context: "QMessageLogContext", message: str) -> None:
    from PySide6.QtCore import QtMsgType

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }
    log.log(levels.get(kind, logging.ERROR), "Qt: %s (%s)", message, context.category)
