import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import TARGET, Theme
from scorepad.ui.widgets.seat_table import SeatTable

NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Maximiliaan-Alexander van den Broek")
LEFT = Qt.MouseButton.LeftButton


def a_table(qtbot: QtBot, players: int = 4, width: int = 420, height: int = 300) -> SeatTable:
    table = SeatTable()
    qtbot.addWidget(table)
    table.show_seats(NAMES[:players], dealer=0)
    table.resize(width, height)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return table


def middle(table: SeatTable, seat: int) -> QPoint:
    return table.seat_box(seat).center().toPoint()


def drag(qtbot: QtBot, table: SeatTable, taken: int, to: QPoint) -> None:
    QTest.mousePress(table, LEFT, pos=middle(table, taken))
    QTest.mouseMove(table, (middle(table, taken) + to) / 2)
    QTest.mouseMove(table, to)
    QTest.mouseRelease(table, LEFT, pos=to)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("size", [(300, 220), (420, 300), (900, 700), (320, 640)])
def test_seats_lie_inside_and_do_not_touch(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    table = a_table(qtbot, players, *size)
    boxes = [table.seat_box(seat) for seat in range(players)]
    for at, box in enumerate(boxes):
        assert QRectF(table.rect()).contains(box)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


@pytest.mark.parametrize("players", range(2, 8))
def test_every_seat_is_large_enough_for_a_finger(qtbot: QtBot, players: int) -> None:
    table = a_table(qtbot, players, 300, 220)
    for seat in range(players):
        assert table.seat_box(seat).width() >= TARGET
        assert table.seat_box(seat).height() >= TARGET


def test_seats_go_clockwise_from_the_foot(qtbot: QtBot) -> None:
    table = a_table(qtbot, 4)
    foot, left, top, right = (middle(table, seat) for seat in range(4))
    assert foot.y() > left.y() > top.y()
    assert left.x() < foot.x() < right.x()


def test_a_click_picks_a_seat(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    with qtbot.assertNotEmitted(table.moved), qtbot.waitSignal(table.picked) as told:
        QTest.mouseClick(table, LEFT, pos=middle(table, 2))
    assert told.args == [2]


def test_a_click_takes_the_keyboard_along_where_another_seat_has_it(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.begin_at(1)
    QTest.mouseClick(table, LEFT, pos=middle(table, 2))
    assert table.seats[2].hasFocus()


def test_a_click_leaves_the_keyboard_where_something_is_typed(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.seats[0].clearFocus()
    QTest.mouseClick(table, LEFT, pos=middle(table, 2))
    assert not any(seat.hasFocus() for seat in table.seats)


def test_a_click_beside_the_seats_picks_nothing(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    with qtbot.assertNotEmitted(table.picked):
        QTest.mouseClick(table, LEFT, pos=table.rect().center())


def test_a_drag_moves_a_player(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    with qtbot.assertNotEmitted(table.picked), qtbot.waitSignal(table.moved) as told:
        drag(qtbot, table, 1, middle(table, 3))
    assert told.args == [1, 3]


def test_a_seat_dropped_beside_the_others_goes_back(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    with qtbot.assertNotEmitted(table.moved), qtbot.assertNotEmitted(table.picked):
        drag(qtbot, table, 1, table.rect().center())
    assert table.seats[1].geometry() == table.seat_box(1).toRect()


def test_escape_drops_what_is_dragged(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.seats[1].setFocus()
    with qtbot.assertNotEmitted(table.moved):
        QTest.mousePress(table, LEFT, pos=middle(table, 1))
        QTest.mouseMove(table, middle(table, 3))
        QTest.keyClick(table.seats[1], Qt.Key.Key_Escape)
        QTest.mouseRelease(table, LEFT, pos=middle(table, 3))


def test_arrows_choose_a_seat(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.seats[0].setFocus()
    QTest.keyClick(table.seats[0], Qt.Key.Key_Left)
    assert table.seats[3].hasFocus()


def test_arrows_with_ctrl_move_a_player_and_keep_hold_of_it(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.seats[3].setFocus()
    with qtbot.waitSignal(table.moved) as told:
        QTest.keyClick(table.seats[3], Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert told.args == [3, 0]
    assert table.seats[0].hasFocus()


def test_space_picks_the_seat_with_the_keyboard(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.seats[2].setFocus()
    with qtbot.waitSignal(table.picked) as told:
        QTest.keyClick(table.seats[2], Qt.Key.Key_Space)
    assert told.args == [2]


def test_the_table_is_told_in_words(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    assert table.accessibleName() == "Table, clockwise: Anna, Bram, Cato, Daan. Anna deals."
    assert table.seats[0].accessibleName() == "Seat 1: Anna, deals"
    assert table.seats[1].accessibleName() == "Seat 2: Bram"


def test_a_free_seat_is_told_too(qtbot: QtBot) -> None:
    table = a_table(qtbot)
    table.show_seats(("Anna", ""), dealer=0)
    assert table.seats[1].accessibleName() == "Seat 2: free seat"


def test_a_name_that_is_cut_is_whole_in_the_tooltip(qtbot: QtBot) -> None:
    table = a_table(qtbot, 7, 300, 220)
    QApplication.processEvents()
    table.grab()
    QTest.mouseMove(table, middle(table, 6))
    assert NAMES[6] in table.toolTip()


def test_fewer_players_leave_no_seat_behind(qtbot: QtBot) -> None:
    table = a_table(qtbot, 7)
    table.show_seats(NAMES[:2], dealer=1)
    assert len(table.seats) == 2
    assert sum(seat.isVisible() for seat in table.findChildren(type(table.seats[0]))) == 2


def test_large_text_asks_for_a_larger_table(qapp: QApplication, qtbot: QtBot) -> None:
    table = a_table(qtbot)
    usual = table.minimumSizeHint()
    look.apply(qapp, Theme.LIGHT, 2.0)
    assert table.minimumSizeHint().width() > usual.width()
