"""What happens when the program makes a mistake: the dialog, the log, and no more than one of either."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.crash import QUIET, CrashDialog, CrashTeller

LOGS = Path("/somewhere/scorepad/logs")


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def teller(qtbot: QtBot, clock: Clock) -> Iterator[CrashTeller]:
    made = CrashTeller(LOGS, clock)
    yield made
    if made.dialog is not None:
        made.dialog.accept()


def bug(what: str = "the seat is empty") -> Exception:
    try:
        raise ValueError(what)
    except ValueError as raised:
        return raised


def another_bug() -> Exception:
    try:
        raise KeyError("nobody")
    except KeyError as raised:
        return raised


def shown(qtbot: QtBot, teller: CrashTeller) -> CrashDialog:
    qtbot.waitUntil(lambda: teller.dialog is not None and teller.dialog.isVisible())
    assert teller.dialog is not None
    return teller.dialog


def said(dialog: QWidget) -> str:
    texts = [one.text() for one in dialog.findChildren(QLabel)]
    return "\n".join(texts + [one.text() for one in dialog.findChildren(QPushButton)])


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_says_in_plain_words_what_is_safe_and_what_one_can_do(qtbot: QtBot, teller: CrashTeller) -> None:
    teller.tell(bug())
    words = said(shown(qtbot, teller))
    assert "marked as saved is safe" in words
    assert "Traceback" not in words
    for button in ("Copy what happened", "Open the log folder", "Close the program", "Go on"):
        assert button in words


def test_what_happened_can_be_copied_for_whoever_mends_it(qtbot: QtBot, teller: CrashTeller) -> None:
    teller.tell(bug())
    dialog = shown(qtbot, teller)
    click(dialog.copy_button)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Scorepad ")
    assert "PySide6" in copied.splitlines()[0]
    assert "Traceback" in copied
    assert "ValueError: the seat is empty" in copied
    assert dialog.copy_button.text() == "Copied"
    assert dialog.isVisible()


@pytest.mark.parametrize("opens", [True, False])
def test_the_log_folder_is_opened_or_named(
    qtbot: QtBot, teller: CrashTeller, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return opens

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    teller.tell(bug())
    dialog = shown(qtbot, teller)
    click(dialog.logs_button)
    assert [one.toLocalFile() for one in opened] == [str(LOGS)]
    assert (str(LOGS) in said(dialog)) is not opens


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_enter_and_escape_go_on(qtbot: QtBot, teller: CrashTeller, key: Qt.Key) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    teller.tell(bug())
    dialog = shown(qtbot, teller)
    QTest.keyClick(dialog.focusWidget() or dialog, key)
    assert teller.dialog is None
    assert window.isVisible()


def test_a_bug_that_comes_again_and_again_is_told_once(qtbot: QtBot, teller: CrashTeller) -> None:
    for _ in range(100):
        teller.tell(bug())
    shown(qtbot, teller)
    dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog)]
    assert len([one for one in dialogs if one.isVisible()]) == 1
    assert dialogs[0].report.count("ValueError: ") == 20, "the report stays short enough to read"


def test_after_going_on_the_same_bug_keeps_quiet_for_a_while(
    qtbot: QtBot, teller: CrashTeller, clock: Clock
) -> None:
    teller.tell(bug())
    shown(qtbot, teller).accept()
    teller.tell(bug())
    QApplication.processEvents()
    assert teller.dialog is None
    teller.tell(another_bug())
    dialog = shown(qtbot, teller)
    assert "KeyError" in said(dialog)
    dialog.accept()
    clock.now += QUIET
    teller.tell(another_bug())
    shown(qtbot, teller)


def test_a_second_bug_is_added_to_the_dialog_that_is_open(qtbot: QtBot, teller: CrashTeller) -> None:
    teller.tell(bug())
    dialog = shown(qtbot, teller)
    teller.tell(another_bug())
    qtbot.waitUntil(lambda: "KeyError" in dialog.report)
    assert "ValueError" in dialog.report
    assert teller.dialog is dialog


def test_a_bug_in_a_thread_is_told_on_the_interface_thread(qtbot: QtBot, teller: CrashTeller) -> None:
    thread = threading.Thread(target=lambda: teller.tell(bug("in a thread")))
    thread.start()
    thread.join()
    assert "in a thread" in shown(qtbot, teller).report


class Window(QWidget):
    def __init__(self, at_close: Callable[[], None]) -> None:
        super().__init__()
        self._at_close = at_close

    def closeEvent(self, event: QCloseEvent) -> None:
        self._at_close()
        event.ignore()


def test_closing_the_program_closes_its_windows_as_the_user_does(qtbot: QtBot, teller: CrashTeller) -> None:
    asked: list[bool] = []
    window = Window(lambda: asked.append(True))
    qtbot.addWidget(window, before_close_func=lambda one: one.hide())
    window.show()
    teller.tell(bug())
    click(shown(qtbot, teller).close_button)
    assert asked == [True]
    assert window.isVisible(), "a window that has to save first may stay for that"


def test_a_bug_in_closing_does_not_keep_the_program_open(
    qtbot: QtBot, teller: CrashTeller, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr("scorepad.ui.crash.QCoreApplication.exit", ended.append)
    window = Window(lambda: teller.tell(bug("in closing")))
    qtbot.addWidget(window, before_close_func=lambda one: one.hide())
    window.show()
    teller.tell(bug())
    click(shown(qtbot, teller).close_button)
    assert ended == [1]
    assert teller.dialog is None


def test_at_the_start_there_is_nothing_to_go_on_with(qtbot: QtBot) -> None:
    dialog = CrashDialog(LOGS, at_start=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.go_on_button.isVisible()
    assert dialog.close_button.isVisible()
    assert "cannot start" in said(dialog)


# The whole program, with a bug put into it.

PROGRAM = """
import sys
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication
from scorepad import app
from scorepad.paths import DataFolder
from scorepad.ui.crash import CrashDialog
from scorepad.ui.main_window import MainWindow
from pathlib import Path

what = sys.argv[2]
init = MainWindow.__init__

def broken(window, library, *more):
    qWarning("the window is being made")
    if what == "start":
        raise ValueError("in the making")
    init(window, library, *more)
    window.ready.connect(lambda: begin(library))
    look.timeout.connect(close_dialog)
    look.start(10)

def begin(library):
    qWarning("the window is ready")
    if what == "slot":
        raise ValueError("in a slot")
    library.write(lambda store: 1 / 0, lambda outcome: print("told:", outcome.error is not None, flush=True))

def close_dialog():
    for one in QApplication.topLevelWidgets():
        if isinstance(one, CrashDialog) and one.isVisible():
            print("dialog", flush=True)
            one.close_button.click()

look = QTimer()
MainWindow.__init__ = broken
sys.exit(app.run_window(None, DataFolder(Path(sys.argv[1])), "en"))
"""


@pytest.mark.parametrize(
    ("where", "status", "printed", "logged"),
    [
        ("slot", 0, ["dialog"], "ValueError: in a slot"),
        ("thread", 0, ["dialog", "told: True"], "ZeroDivisionError"),
        ("start", 1, [], "ValueError: in the making"),
    ],
)
def test_a_bug_anywhere_is_in_the_log_and_the_user_hears_of_it(
    tmp_path: Path, where: str, status: int, printed: list[str], logged: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path), where],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=100,
    )
    log = (tmp_path / "logs" / "scorepad.log").read_text()
    assert (done.returncode, sorted(done.stdout.splitlines())) == (status, printed)
    assert logged in log
    assert "WARNING Qt: the window is being made" in log, "also what came before the first paint"
    assert ("WARNING Qt: the window is ready" in log) is (where != "start")
    assert "Traceback" not in done.stderr
    if where == "start":
        assert "cannot start (ValueError)" in done.stderr
        assert str(tmp_path / "logs") in done.stderr
