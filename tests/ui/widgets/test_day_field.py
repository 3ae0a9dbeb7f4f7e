"""A day that may be left open."""

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.widgets.day_field import DayEdit, DayField


@pytest.fixture
def field(qtbot: QtBot) -> DayField:
    made = DayField()
    qtbot.addWidget(made)
    made.set_words("From")
    made.set_usual("2026-02-20")
    made.show()
    return made


def test_without_a_tick_there_is_no_day(field: DayField) -> None:
    assert field.day is None
    assert not field.date.isVisible()


def test_a_tick_takes_the_usual_day_and_its_going_takes_it_away(qtbot: QtBot, field: DayField) -> None:
    with qtbot.waitSignal(field.changed):
        QTest.keyClick(field.box, Qt.Key.Key_Space)
    assert field.day == "2026-02-20"
    assert field.date.isVisible()
    with qtbot.waitSignal(field.changed):
        QTest.keyClick(field.box, Qt.Key.Key_Space)
    assert field.day is None


def test_a_day_is_told_when_it_is_another(qtbot: QtBot, field: DayField) -> None:
    field.set_day("2026-01-09")
    with qtbot.waitSignal(field.changed):
        field.date.setDate(QDate(2026, 1, 10))
    assert field.day == "2026-01-10"


def test_what_it_is_shown_it_does_not_tell(qtbot: QtBot, field: DayField) -> None:
    with qtbot.assertNotEmitted(field.changed):
        field.set_day("2026-01-09")
        field.set_usual("2026-03-01")
        field.set_day(None)
    assert field.day is None


def test_years_have_four_figures(field: DayField) -> None:
    before = QLocale()
    try:
        for language in ("en", "nl", "it", "es"):
            QLocale.setDefault(QLocale(language))
            made = DayField()
            made.set_day("2026-01-09")
            assert "2026" in made.date.text()
            made.deleteLater()
    finally:
        QLocale.setDefault(before)


def test_it_keeps_its_height(field: DayField) -> None:
    before = field.sizeHint().expandedTo(field.minimumSize()).height()
    field.set_day("2026-01-09")
    assert field.sizeHint().expandedTo(field.minimumSize()).height() <= before + 4


def test_no_day_of_the_calendar_has_a_colour_that_means_something_else(field: DayField) -> None:
    field.set_day("2026-02-14")
    calendar = field.date.calendarWidget()
    weekend = calendar.weekdayTextFormat(Qt.DayOfWeek.Saturday).foreground().color().name()
    assert weekend == look.colours().ink.lower()


@pytest.mark.parametrize("language", ["en_US", "nl", "it", "es"])
@pytest.mark.parametrize("between", ["/", "-", ".", " "])
@pytest.mark.parametrize("day", [QDate(2019, 3, 12), QDate(2019, 11, 2), QDate(2020, 1, 28)])
def test_a_day_is_typed_with_any_sign_between_its_numbers(
    qtbot: QtBot, language: str, between: str, day: QDate
) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        made = DayEdit()
        qtbot.addWidget(made)
        made.setDate(QDate(2026, 2, 8))
        made.show()
        qtbot.waitActive(made)
        made.setSelectedSection(made.sectionAt(0))
        written = QLocale(language).toString(day, made.displayFormat())
        QTest.keyClicks(made, "".join(one if one.isdigit() else between for one in written))
        QTest.keyClick(made, Qt.Key.Key_Return)
        assert made.date() == day
    finally:
        QLocale.setDefault(before)
