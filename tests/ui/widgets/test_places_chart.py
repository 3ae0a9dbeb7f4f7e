"""The places of a season as lines, by pointer and keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.season.report import Course
from scorepad.ui.widgets.places_chart import PlacesChart
from tests.ui.widgets.conftest import Show

DAYS = ("1 Jan", "8 Jan", "15 Jan")
COURSES = (
    Course("anna", "Anna", (2, 1, 1)),
    Course("bram", "Bram", (1, 2, 1)),
    Course("cato", "Cato", (None, None, 3)),
)


@pytest.fixture
def chart(show: Show) -> PlacesChart:
    chart = PlacesChart()
    chart.show_courses(COURSES, DAYS)
    show(chart, width=700, height=260)
    chart.setFixedHeight(220)
    return chart


def test_the_chart_is_told_in_words(chart: PlacesChart) -> None:
    assert chart.accessibleName() == "Places: 1. Anna, 1. Bram, 3. Cato"
    assert chart.accessibleDescription() == "The arrow keys read it day by day."


def test_the_arrow_keys_read_it_day_by_day(chart: PlacesChart) -> None:
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.reads == 2, "the first key says where it stands"
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleName() == "Places on 8 Jan: 1. Anna, 2. Bram"
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.reads == 0, "there is no day before the first"
    QTest.keyClick(chart, Qt.Key.Key_End)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.reads == 2
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.reads is None


def test_the_day_under_the_pointer_is_read(chart: PlacesChart) -> None:
    first = chart.plan.days[0]
    QTest.mouseMove(chart, QPoint(round(first), 60))
    assert chart.reads == 0


def test_other_courses_begin_with_the_last_day(chart: PlacesChart) -> None:
    chart.read(0)
    chart.show_courses(COURSES[:2], DAYS[:2])
    assert chart.reads is None
    assert chart.accessibleName() == "Places: 1. Anna, 2. Bram"


def test_without_days_there_is_nothing_to_read(qtbot: QtBot, show: Show) -> None:
    chart = PlacesChart()
    chart.show_courses((), ())
    show(chart, width=400, height=200)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.mouseMove(chart, QPoint(50, 50))
    assert chart.reads is None
    assert chart.accessibleDescription() == ""
