"""The chart of a player's months, read and opened by keys and by the pointer."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.widgets.months_chart import Month, MonthsChart, named_every

MONTHS = tuple(
    Month(f"M{at}", f"Month {at}", f"{at * 10} %", at / 10, rests_on_few=at % 2 == 0) for at in range(1, 7)
)


@pytest.fixture
def chart(qtbot: QtBot) -> MonthsChart:
    made = MonthsChart()
    qtbot.addWidget(made)
    made.resize(600, 220)
    made.show_months(MONTHS, ("0 %", "50 %", "100 %"))
    made.show()
    made.setFocus()
    return made


def test_it_says_the_last_month_and_then_the_one_that_is_read(chart: MonthsChart) -> None:
    assert chart.accessibleName().endswith("The last, Month 6: 60 %")
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleName() == "Month 2: 20 %"


def test_enter_opens_the_month_that_is_read(chart: MonthsChart) -> None:
    told = QSignalSpy(chart.opened)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert [told.at(at) for at in range(2)] == [[5], [0]]


def test_a_click_opens_the_month_under_the_pointer(chart: MonthsChart) -> None:
    told = QSignalSpy(chart.opened)
    for x in (60, 590):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(x, 100))
    assert [told.at(at) for at in range(2)] == [[0], [5]]


def test_without_months_nothing_is_read_and_nothing_opens(chart: MonthsChart) -> None:
    chart.show_months((), ("0 %", "50 %", "100 %"))
    told = QSignalSpy(chart.opened)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    assert not told.count()
    assert chart.accessibleName() == ""
    assert not chart.grab().isNull()


def test_the_line_has_the_colour_that_was_chosen(chart: MonthsChart) -> None:
    def seen(colour: int) -> bool:
        image, wanted = chart.grab().toImage(), QColor(look.player_colour(colour))
        pixels = (image.pixelColor(x, y) for x in range(100, 500, 3) for y in range(10, 200))
        return wanted in pixels

    assert seen(0)
    chart.set_colour(3)
    assert seen(3) and not seen(0)


def test_months_are_named_at_even_distances_up_to_the_last() -> None:
    across = [40.0 * at for at in range(11)]
    assert [named_every(across, apart) for apart in (39.0, 41.0, 80.0, 81.0)] == [1, 2, 2, 3]
    assert named_every(across[:1], 100.0) == 1
