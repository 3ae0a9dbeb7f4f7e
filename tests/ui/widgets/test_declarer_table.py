import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui.look import TARGET
from scorepad.ui.widgets.declarer_table import DeclarerTable
from tests.ui.widgets.conftest import Show
from tests.ui.widgets.test_contract_grid import CONTENT

LONG = "Maximiliaan-Alexander van den Broek-Ter"
NAMES = ("Anna", "Bram", LONG, "<b>Daan</b>")


def offered(show: Show, seats: int = 4, dealer: int | None = 0) -> DeclarerTable:
    table = DeclarerTable()
    table.offer(NAMES[:seats], dealer)
    show(table, width=CONTENT + 22)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_lie_inside_do_not_touch_and_are_large_enough(show: Show, seats: int) -> None:
    table = offered(show, seats)
    assert table.width() <= CONTENT
    assert table.height() <= 170
    boxes = [table.tile(seat).geometry() for seat in range(seats)]
    for at, box in enumerate(boxes):
        assert table.rect().contains(box)
        assert box.width() >= TARGET
        assert box.height() >= TARGET
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_seats_go_clockwise_from_the_foot(show: Show) -> None:
    foot, left, top, right = (offered(show).tile(seat).geometry().center() for seat in range(4))
    assert foot.y() > left.y() > top.y()
    assert left.x() < foot.x() < right.x()


def test_a_tap_chooses_a_seat(qtbot: QtBot, show: Show) -> None:
    table = offered(show)
    with qtbot.waitSignal(table.chosen) as told:
        QTest.mouseClick(table.tile(2), Qt.MouseButton.LeftButton)
    assert told.args == [2]


@pytest.mark.parametrize(
    ("key", "to"), [(Qt.Key.Key_Right, 2), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Up, 0)]
)
def test_arrows_go_around_the_table(show: Show, key: Qt.Key, to: int) -> None:
    table = offered(show)
    table.tile(1).setFocus()
    QTest.keyClick(table.tile(1), key)
    assert QApplication.focusWidget() is table.tile(to)


def test_a_long_name_is_cut_and_told_as_a_whole(show: Show) -> None:
    table = offered(show)
    assert LONG in table.tile(2).toolTip()
    assert table.tile(0).toolTip() == ""
    assert table.tile(2).accessibleName() == f"Seat 3: {LONG}"


def test_the_dealer_is_told_in_words(show: Show) -> None:
    table = offered(show, dealer=1)
    assert table.tile(1).accessibleName() == "Seat 2: Bram, deals"
    assert table.tile(1).small == "deals"
    table.offer(NAMES, 1, ("", "with Daan", "", ""))
    assert table.tile(1).small == "with Daan"


def test_the_declarer_is_checked_for_screen_readers(show: Show) -> None:
    table = offered(show)
    table.select(3)
    assert QAccessible.queryAccessibleInterface(table.tile(3)).state().checked
    table.select(None)
    assert not QAccessible.queryAccessibleInterface(table.tile(3)).state().checked
