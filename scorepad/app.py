"""Where everything meets: the application, its window, its history, its crash dialog."""

import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TYPE_CHECKING

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.display import why_no_window
from scorepad.paths import DataFolder, resource
from scorepad.settings import SettingsFile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from scorepad.store.store import Store
    from scorepad.ui.main_window import MainWindow

_LIBRARY_MISSING = QT_TRANSLATE_NOOP(
    "app",
    "Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or "
    "`sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` "
    "installs what is missing.",
)

log = logging.getLogger("scorepad")


def now() -> datetime:
    """The time at the table, with its offset."""
    return datetime.now().astimezone()


def run_window(file: Path | None, folder: DataFolder, language: str, *, smoke_test: bool = False) -> int:
    """Open the window and stay until it is closed; the exit status.

    The matches of the record `file` are offered to be imported. `language` "" is that of the settings, or
    the system's. With `smoke_test` a deal is entered through the interface of a window on a scratch folder.
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
        from scorepad.ui.smoke_test import smoke

        # Never the user's own history.
        with TemporaryDirectory(prefix="scorepad-smoke-") as scratch:
            return smoke(make_window(application, DataFolder(Path(scratch)), language, now))
    window = make_window(application, folder, language, now)
    # The log's own machinery waits until the window is there.
    window.painted.connect(lambda: keep_log(folder))
    if file is not None:
        window.ready.connect(lambda: window.offer_record(file))
    window.show()
    return application.exec()


def make_application() -> "QApplication":
    """The one application, with its name and icon."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication([sys.argv[0]])
    application.setApplicationName("Scorepad")
    application.setDesktopFileName("io.github.scorepad.Scorepad")
    application.setWindowIcon(QIcon(str(resource("icons", "scorepad.svg"))))
    return application


def make_window(
    application: "QApplication", folder: DataFolder, language: str, clock: Callable[[], datetime]
) -> "MainWindow":
    """A window on a data folder. The history is opened by it after its first paint."""
    from scorepad.ui import look
    from scorepad.ui.library import Library
    from scorepad.ui.main_window import MainWindow
    from scorepad.ui.translations import Translations
    from scorepad.ui.widgets.focus_ring import FocusRing

    settings = SettingsFile(folder.settings)
    translations = Translations(application)

    def set_look() -> None:
        chosen = settings.settings
        look.apply(application, look.theme(chosen.theme), chosen.text_scale)
        translations.use(language or chosen.language)

    def open_store() -> "Store":
        from scorepad.store.store import Store

        return Store.open(folder.database, folder.backups)

    set_look()
    window = MainWindow(Library(open_store), folder, settings, clock, set_look)
    FocusRing(application).setParent(window)
    sys.excepthook = _report_bug
    threading.excepthook = _report_bug_of_thread
    return window


# Bugs: whatever is not expected goes to the log, and the user hears of it once.


def keep_log(folder: DataFolder) -> None:
    """Write what goes wrong to the data folder's log; without one where it cannot be written."""
    from logging.handlers import RotatingFileHandler

    try:
        folder.logs.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder.logs / "scorepad.log", maxBytes=500_000, backupCount=2, encoding="utf-8", delay=True
        )
        faulthandler.enable((folder.logs / "crash.log").open("a", encoding="utf-8"))
    except OSError:
        log.addHandler(logging.NullHandler())
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)


def _report_bug(kind: type[BaseException], bug: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, bug, trace)
        return
    log.error("unexpected", exc_info=(kind, bug, trace))
    from scorepad.ui.crash import show_crash

    show_crash(bug)


def _report_bug_of_thread(told: threading.ExceptHookArgs) -> None:
    bug = told.exc_value
    if bug is not None:
        log.error("unexpected, in a thread", exc_info=(told.exc_type, bug, told.exc_traceback))
