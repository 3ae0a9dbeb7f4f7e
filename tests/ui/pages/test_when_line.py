"""When a match is, or was, played."""

from datetime import date, time

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.when_played import WhenPlayed
from scorepad.ui.pages.when_line import EARLIER, NOW, UNKNOWN, WhenLine

TODAY = date(2026, 1, 9)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def line(qtbot: QtBot) -> WhenLine:
    made = WhenLine()
    qtbot.addWidget(made)
    made.begin(TODAY)
    made.resize(900, 60)
    made.show()
    qtbot.waitActive(made)
    return made


def tap(line: WhenLine, kind: str) -> None:
    QTest.mouseClick(line.button(kind), LEFT)


def test_a_match_is_played_now_unless_another_day_is_chosen(line: WhenLine) -> None:
    assert line.current == NOW
    assert line.when is None
    assert not line.day.isVisible()
    assert not line.time.isVisible()


def test_an_earlier_day_is_yesterday_until_another_is_said(qtbot: QtBot, line: WhenLine) -> None:
    with qtbot.waitSignal(line.changed):
        tap(line, EARLIER)
    assert line.when == WhenPlayed(date(2026, 1, 8))
    assert line.day.hasFocus(), "the day is what is typed next"
    with qtbot.waitSignal(line.changed):
        line.day.setDate(QDate(2019, 3, 12))
    assert line.when == WhenPlayed(date(2019, 3, 12))


def test_the_time_is_told_where_it_is_remembered(qtbot: QtBot, line: WhenLine) -> None:
    tap(line, EARLIER)
    with qtbot.waitSignal(line.changed):
        QTest.mouseClick(line.time.box, LEFT, pos=QPoint(8, line.time.box.height() // 2))
    assert line.when == WhenPlayed(date(2026, 1, 8), time(20))


def test_nobody_need_know_the_day(line: WhenLine) -> None:
    tap(line, UNKNOWN)
    assert line.when == WhenPlayed(None)
    assert not line.day.isVisible()


def test_the_next_sheet_has_the_day_of_the_last_one_at_hand_and_begins_with_now(line: WhenLine) -> None:
    tap(line, EARLIER)
    line.day.setDate(QDate(2019, 3, 12))
    line.begin(TODAY)
    assert line.when is None
    tap(line, EARLIER)
    assert line.when == WhenPlayed(date(2019, 3, 12))


def test_what_it_is_shown_is_what_it_tells(line: WhenLine) -> None:
    for when in (WhenPlayed(date(2019, 3, 12), time(21, 15)), WhenPlayed(date(2020, 1, 1)), WhenPlayed(None)):
        line.show_when(when)
        assert line.when == when
