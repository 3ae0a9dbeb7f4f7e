"""Where everything meets: the application, its window, its history, its crash dialog."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.cli import INTERRUPTED
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.display import why_no_window
from scorepad.paths import DataFolder, resource
from scorepad.settings import SettingsFile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from scorepad.store.store import Store
    from scorepad.ui.bug_watch import BugWatch
    from scorepad.ui.main_window import MainWindow
    from scorepad.ui.one_window import OneWindow
    from scorepad.ui.safety import Safety

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
_ENDED_BADLY = QT_TRANSLATE_NOOP(
    "app", "Scorepad crashed the last time. Everything that was marked as saved is here."
)
_SAMPLE_YEAR = QT_TRANSLATE_NOOP(
    "app", "A sample year to look around in. Nothing here gets among your own matches."
)
_CLOSE_SAMPLE = QT_TRANSLATE_NOOP("app", "Close the sample")
_LISTEN_AT_LAST = 2_000
"""Milliseconds after which later starts are heard also by a window that nothing has made paint yet."""


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
    from scorepad.ui.bug_watch import BugWatch

    watch = BugWatch(folder)
    watch.begin()
    try:
        return _meet_or_open(application, watch, file, folder, language)
    finally:
        watch.end()


def _meet_or_open(
    application: "QApplication", watch: "BugWatch", file: Path | None, folder: DataFolder, language: str
) -> int:
    """Show the window that is open on the folder, or open the one; the exit status when it is closed."""
    from scorepad.ui.one_window import Meeting, OneWindow

    one = OneWindow(folder)
    meeting = one.meet(file)
    if meeting is Meeting.SHOWN:
        return 0
    if meeting is Meeting.NO_ANSWER:
        return _tell(application, folder, language, _NO_ANSWER)
    with _sample_in(application, folder, language) as problem:
        if problem is not None:
            return _tell(application, folder, language, problem)
        window = make_window(application, folder, language, now)
        _watch_over(window, watch)
        _welcome(one, window, file)
        if folder.is_sample:
            window.ready.connect(lambda: _tell_of_sample(window))
        window.show()
        status = application.exec()
        one.close()
    if watch.starts_again:
        from scorepad.ui.bug_watch import start_again

        return 0 if start_again() else 1
    return INTERRUPTED if watch.is_interrupted else status


@contextmanager
def _sample_in(
    application: "QApplication", folder: DataFolder, language: str
) -> Iterator[Phrase | str | None]:
    """The sample year in its folder while it is shown; why it cannot be. Nothing in any other folder."""
    if not folder.is_sample:
        yield None
        return
    from scorepad.store.errors import StoreError
    from scorepad.ui.sample_year import clear, lay_out

    # What its people wrote is in the language of the window.
    _dresser(application, SettingsFile(DataFolder(folder.path.parent).settings), language)()
    try:
        lay_out(folder, now())
        why: Phrase | str | None = None
    except StoreError as problem:
        why = problem.sentence
    except OSError as problem:
        why = str(problem)
    try:
        yield why
    finally:
        clear(folder)


def _tell_of_sample(window: "MainWindow") -> None:
    def close() -> None:
        window.close()

    window.messages.show_message(_SAMPLE_YEAR, action=_CLOSE_SAMPLE, act=close, stays=True)


def _watch_over(window: "MainWindow", watch: "BugWatch") -> None:
    """Let a bug end nothing from now on, and let it be said what is saved."""

    def safety() -> "Safety":
        from scorepad.ui.safety import safety_of  # hardly ever

        return safety_of(window)

    def tell_how_it_ended() -> None:
        if watch.ended_badly:
            window.messages.show_message(_ENDED_BADLY, kind="warning", stays=True)

    watch.window_is_made(safety)
    window.stays.connect(watch.stay)
    # The log's own machinery waits until the window is there.
    window.painted.connect(watch.keep_log)
    window.ready.connect(tell_how_it_ended)


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


def _tell(application: "QApplication", folder: DataFolder, language: str, what: Phrase | str) -> int:
    """Say why there is no window; the exit status."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QMessageBox

    from scorepad.ui.bug_watch import is_seen
    from scorepad.ui.say import say

    _dresser(application, SettingsFile(folder.settings), language)()
    sentence = what if isinstance(what, str) else say(what)
    print(sentence, file=sys.stderr)
    if is_seen(application):
        box = QMessageBox()
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle("Scorepad")
        box.setText(sentence)
        box.exec()
    return 1


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
    # Also where a bug keeps the window from doing so when it is closed.
    application.aboutToQuit.connect(library.close)
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
