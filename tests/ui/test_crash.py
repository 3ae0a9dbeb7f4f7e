"""What the user sees of a mistake: one dialog that says what is saved, and three ways out of it."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bug_report import BugReport, report_of
from scorepad.core.phrase import Phrase
from scorepad.ui.crash import QUIET, CrashDialog, CrashTeller
from scorepad.ui.safety import Safety

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


def bug() -> BugReport:
    try:
        raise ValueError("the seat is empty")
    except ValueError as raised:
        return report_of(raised)


def another_bug() -> BugReport:
    try:
        raise KeyError("nobody")
    except KeyError as raised:
        return report_of(raised)


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
    for button in ("Copy what happened", "Open the log folder", "Close the program", "Start again", "Go on"):
        assert button in words


def test_what_happened_can_be_copied_for_whoever_mends_it(qtbot: QtBot, teller: CrashTeller) -> None:
    teller.tell(bug())
    dialog = shown(qtbot, teller)
    click(dialog.copy_button)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Scorepad ")
    assert "PySide6" in copied.splitlines()[0]
    assert "ValueError\n  tests/ui/test_crash.py:" in copied
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
    assert dialogs[0].report.count("ValueError\n") == 1, "the report stays short enough to read"


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
    shown(qtbot, teller).accept()
    clock.now += QUIET
    teller.tell(another_bug())
    QApplication.processEvents()
    assert teller.dialog is None, "it was told twice"
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
    thread = threading.Thread(target=lambda: teller.tell(bug()))
    thread.start()
    thread.join()
    assert "ValueError" in shown(qtbot, teller).report


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
    qtbot.waitUntil(lambda: asked == [True])
    assert window.isVisible(), "a window that has to save first may stay for that"
    assert not teller.starts_again


def test_a_bug_in_closing_does_not_keep_the_program_open(
    qtbot: QtBot, teller: CrashTeller, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr("scorepad.ui.crash.QCoreApplication.exit", ended.append)
    window = Window(lambda: teller.tell(bug()))
    qtbot.addWidget(window, before_close_func=lambda one: one.hide())
    window.show()
    teller.tell(bug())
    click(shown(qtbot, teller).close_button)
    qtbot.waitUntil(lambda: ended == [1])
    assert teller.dialog is None


def test_starting_again_closes_the_program_first(qtbot: QtBot, teller: CrashTeller) -> None:
    asked: list[bool] = []
    window = Window(lambda: asked.append(teller.starts_again))
    qtbot.addWidget(window, before_close_func=lambda one: one.hide())
    window.show()
    teller.tell(bug())
    click(shown(qtbot, teller).again_button)
    qtbot.waitUntil(lambda: asked == [True])


def test_at_the_start_there_is_nothing_to_go_on_with(qtbot: QtBot) -> None:
    dialog = CrashDialog(LOGS, at_start=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.go_on_button.isVisible()
    assert dialog.close_button.isVisible()
    assert dialog.focusWidget() is dialog.again_button
    assert "cannot start" in said(dialog)


# What is saved, as the dialog says it.


def facts(dialog: CrashDialog) -> list[str]:
    return [one.text() for one in dialog.findChildren(QLabel) if one.isVisible() and "Cato" in one.text()]


def test_what_is_said_to_be_saved_follows_the_commits_that_return_meanwhile(
    qtbot: QtBot, teller: CrashTeller
) -> None:
    found = Safety(None, (Phrase("", "Cato’s bid is not saved"),))
    teller.safety = lambda: found
    teller.tell(bug())
    dialog = shown(qtbot, teller)
    qtbot.waitUntil(lambda: facts(dialog) == ["Cato’s bid is not saved"])
    found = Safety(Phrase("", "saved with Cato’s bid"))
    qtbot.waitUntil(lambda: facts(dialog) == ["saved with Cato’s bid"])


def test_a_bug_in_finding_out_what_is_saved_leaves_what_always_holds(
    qtbot: QtBot, teller: CrashTeller
) -> None:
    asked: list[bool] = []

    def broken() -> Safety:
        asked.append(True)
        if len(asked) == 1:
            return Safety(Phrase("", "saved with Cato’s bid"))
        raise AttributeError("no controller")

    teller.safety = broken
    with qtbot.captureExceptions() as raised:
        teller.tell(bug())
        dialog = shown(qtbot, teller)
        qtbot.waitUntil(lambda: len(raised) == 1)
        qtbot.waitUntil(lambda: not facts(dialog))
    assert len(asked) == 2, "nobody asks again and again"
    assert "marked as saved is safe" in said(dialog)
