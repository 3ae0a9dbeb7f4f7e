"""A field for a few letters of what is looked for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets.search_field import SearchField


@pytest.fixture
def field(qtbot: QtBot) -> SearchField:
    made = SearchField()
    qtbot.addWidget(made)
    made.resize(300, 44)
    made.show()
    return made


def test_its_button_and_escape_empty_it(field: SearchField) -> None:
    assert not field.clear_button.isVisible()
    QTest.keyClicks(field, "an")
    QTest.mouseClick(field.clear_button, Qt.MouseButton.LeftButton)
    assert field.text() == ""
    QTest.keyClicks(field, "an")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert not field.clear_button.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_it_is_left_for_what_was_found(qtbot: QtBot, field: SearchField, key: Qt.Key) -> None:
    with qtbot.waitSignal(field.left):
        QTest.keyClick(field, key)
