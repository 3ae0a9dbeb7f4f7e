"""A time that may be forgotten."""

from datetime import time

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.widgets.time_field import TimeField


@pytest.fixture
def field(qtbot: QtBot) -> TimeField:
    made = TimeField(time(20))
    qtbot.addWidget(made)
    made.set_words("It began at")
    made.show()
    return made


def test_without_a_tick_there_is_no_time(field: TimeField) -> None:
    assert field.value is None
    assert not field.time.isVisible()


def test_a_tick_takes_the_usual_time_and_its_going_takes_it_away(qtbot: QtBot, field: TimeField) -> None:
    with qtbot.waitSignal(field.changed):
        QTest.keyClick(field.box, Qt.Key.Key_Space)
    assert field.value == time(20)
    assert field.time.isVisible()
    with qtbot.waitSignal(field.changed):
        QTest.keyClick(field.box, Qt.Key.Key_Space)
    assert field.value is None


def test_a_time_is_told_when_it_is_another(qtbot: QtBot, field: TimeField) -> None:
    field.set_value(time(21, 15))
    with qtbot.waitSignal(field.changed):
        field.time.stepUp()
    assert field.value == time(22, 15)


def test_what_it_is_shown_it_does_not_tell(qtbot: QtBot, field: TimeField) -> None:
    with qtbot.assertNotEmitted(field.changed):
        field.set_value(time(21, 15))
        field.set_value(None)
    assert field.value is None


def test_the_time_is_written_as_the_language_does(field: TimeField) -> None:
    before = QLocale()
    try:
        shown = []
        for language in ("en_US", "nl"):
            QLocale.setDefault(QLocale(language))
            made = TimeField(time(21, 5))
            shown.append(made.time.text().replace("\u202f", " "))
            made.deleteLater()
    finally:
        QLocale.setDefault(before)
    assert shown == ["9:05 PM", "21:05"]


def test_its_parts_can_be_tapped_and_have_names(field: TimeField) -> None:
    QTest.keyClick(field.box, Qt.Key.Key_Space)
    assert field.time.accessibleName() == "It began at"
    assert field.box.sizeHint().height() >= look.TARGET
    assert field.time.sizeHint().height() >= look.TARGET


def test_a_late_time_stands_in_full_between_what_changes_it(field: TimeField) -> None:
    field.set_value(time(22, 55))
    shown = field.time.fontMetrics().horizontalAdvance(field.time.text())
    assert field.time.minimumSizeHint().width() >= shown + 2 * look.target()
    assert field.time.width() < shown + 3 * look.target()
