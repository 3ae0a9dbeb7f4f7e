from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from scorepad.ui.key_keeper import KeyKeeper


def line(qtbot: QtBot) -> tuple[QLineEdit, KeyKeeper]:
    window = QLineEdit()
    qtbot.addWidget(window)
    window.show()
    window.setFocus()
    return window, KeyKeeper(window)


def test_keys_typed_while_loading_arrive_afterwards_in_order(qtbot: QtBot) -> None:
    window, keys = line(qtbot)
    keys.hold()
    QTest.keyClicks(window, "1203")
    assert window.text() == ""
    keys.release()
    assert window.text() == "1203"


def test_keys_go_through_when_nothing_is_loading(qtbot: QtBot) -> None:
    window, _ = line(qtbot)
    QTest.keyClicks(window, "12")
    assert window.text() == "12"


def test_a_key_that_starts_another_load_keeps_those_behind_it(qtbot: QtBot) -> None:
    window, keys = line(qtbot)
    window.returnPressed.connect(keys.hold)
    keys.hold()
    QTest.keyClicks(window, "1")
    QTest.keyClick(window, Qt.Key.Key_Return)
    QTest.keyClicks(window, "23")
    keys.release()
    assert window.text() == "1", "what was typed after Enter waits for what Enter opens"
    keys.release()
    assert window.text() == "123"


def test_a_shortcut_takes_its_turn_behind_what_was_typed_before_it(qtbot: QtBot) -> None:
    window, keys = line(qtbot)
    heard: list[str] = []
    action = QAction(window)
    action.setShortcut(QKeySequence("Ctrl+Q"))
    action.triggered.connect(lambda: heard.append(window.text()))
    window.addAction(action)
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert heard == [""], "a shortcut is heard where nothing is held"
    heard.clear()
    keys.hold()
    QTest.keyClicks(window, "12")
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert heard == []
    keys.release()
    assert heard == ["12"]
