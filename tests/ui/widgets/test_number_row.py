from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import TARGET, Theme
from scorepad.ui.widgets.number_row import MOST_HEIGHT, Choice, NumberRow
from tests.ui.widgets.conftest import Show

SUM = "2 + 1 + 3 are bid, and 1 more would make 7"


def offered(show: Show, choices: Sequence[Choice], width: int = 400) -> NumberRow:
    """A row in a window, between two fields that Tab comes from and goes to."""
    row = NumberRow()
    row.offer(choices)
    show(QLineEdit(), row, QLineEdit(), width=width)
    return row


def up_to(most: int) -> list[Choice]:
    return [Choice(value) for value in range(most + 1)]


def focused() -> str:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget.accessibleName()


def test_a_tap_chooses(qtbot: QtBot, show: Show) -> None:
    row = offered(show, up_to(7))
    with qtbot.waitSignal(row.chosen) as told:
        QTest.mouseClick(row.button(3), Qt.MouseButton.LeftButton)
    assert told.args == [3]


def test_the_second_of_two_quick_taps_is_not_for_the_next_question(show: Show) -> None:
    row = offered(show, up_to(7))
    heard: list[int] = []
    row.chosen.connect(heard.append)
    QTest.mouseClick(row.button(3), Qt.MouseButton.LeftButton)
    row.offer(up_to(7))
    QTest.mouseDClick(row.button(3), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(row.button(3), Qt.MouseButton.LeftButton)
    assert heard == [3]


def test_a_quick_tap_counts_where_a_key_has_answered_in_between(show: Show) -> None:
    row = offered(show, up_to(7))
    heard: list[int] = []
    row.chosen.connect(heard.append)
    QTest.mouseClick(row.button(3), Qt.MouseButton.LeftButton)
    for _ in ("the tap", "a key"):
        row.offer(up_to(7))
    QTest.mouseDClick(row.button(3), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(row.button(3), Qt.MouseButton.LeftButton)
    assert heard == [3, 3]


def test_a_tap_leaves_the_keyboard_where_it_is(show: Show) -> None:
    row = offered(show, up_to(7))
    QTest.mouseClick(row.button(3), Qt.MouseButton.LeftButton)
    assert row.proposed() is None


def test_a_number_that_cannot_be_says_why_when_it_is_tapped(qtbot: QtBot, show: Show) -> None:
    row = offered(show, [Choice(0), Choice(1, SUM, struck=True)])
    with qtbot.assertNotEmitted(row.chosen), qtbot.waitSignal(row.refused) as told:
        QTest.mouseClick(row.button(1), Qt.MouseButton.LeftButton)
    assert told.args == [1, SUM]
    assert SUM in QToolTip.text()


def test_a_number_that_cannot_be_says_why_under_the_mouse_and_to_screen_readers(show: Show) -> None:
    row = offered(show, [Choice(0), Choice(1, "<i>why</i>")])
    assert row.button(1).accessibleDescription() == "<i>why</i>"
    assert "&lt;i&gt;" in row.button(1).toolTip()


def test_a_number_is_a_button_to_screen_readers(show: Show) -> None:
    row = offered(show, up_to(2))
    told = QAccessible.queryAccessibleInterface(row.button(2))
    assert told.text(QAccessible.Text.Name) == "2"
    assert told.role() is QAccessible.Role.Button


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Qt.Key.Key_Right, "1"),
        (Qt.Key.Key_Left, "7"),
        (Qt.Key.Key_End, "7"),
        (Qt.Key.Key_Home, "0"),
        (Qt.Key.Key_Up, "0"),
    ],
)
def test_arrows_go_from_number_to_number(show: Show, key: Qt.Key, to: str) -> None:
    row = offered(show, up_to(7))
    row.button(0).setFocus()
    QTest.keyClick(row.button(0), key)
    assert focused() == to


def test_down_goes_to_the_number_below(show: Show) -> None:
    row = offered(show, up_to(20), width=300)
    row.button(1).setFocus()
    QTest.keyClick(row.button(1), Qt.Key.Key_Down)
    assert int(focused()) == next(
        value for value in range(2, 21) if row.button(value).x() == row.button(1).x()
    )


def test_tab_enters_and_leaves_the_row_as_a_whole(show: Show) -> None:
    row = offered(show, up_to(7))
    before, after = (one for one in row.window().findChildren(QLineEdit))
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert row.button(0).hasFocus()
    QTest.keyClick(row.button(0), Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_tab_comes_to_the_proposed_number(show: Show) -> None:
    row = offered(show, up_to(7))
    row.propose(4)
    before = row.window().findChildren(QLineEdit)[0]
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert focused() == "4"


def test_space_chooses_and_enter_is_the_forms(qtbot: QtBot, show: Show) -> None:
    row = offered(show, up_to(7))
    row.button(2).setFocus()
    with qtbot.waitSignal(row.chosen) as told:
        QTest.keyClick(row.button(2), Qt.Key.Key_Space)
    assert told.args == [2]
    with qtbot.assertNotEmitted(row.chosen):
        QTest.keyClick(row.button(2), Qt.Key.Key_Return)
    assert row.proposed() == 2


def test_enter_never_takes_a_number_that_cannot_be(show: Show) -> None:
    row = offered(show, [Choice(0), Choice(1, SUM)])
    row.button(1).setFocus()
    assert row.proposed() is None


def test_the_keyboard_stays_in_the_row_when_its_number_goes(show: Show) -> None:
    row = offered(show, up_to(7))
    row.button(6).setFocus()
    row.offer(up_to(3))
    assert focused() == "3"


def test_the_answer_is_filled_until_other_numbers_are_offered(show: Show) -> None:
    row = offered(show, up_to(7))
    row.fill(5)
    assert row.filled() == 5
    row.offer(up_to(7))
    assert row.filled() is None


def test_only_possible_numbers_are_values(show: Show) -> None:
    row = offered(show, [Choice(0), Choice(1, SUM), Choice(2)])
    assert row.values() == (0, 2)


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_every_number_is_large_enough_for_a_finger(qapp: QApplication, show: Show, scale: float) -> None:
    look.apply(qapp, Theme.LIGHT, scale)
    row = offered(show, up_to(12))
    for value in range(13):
        size = row.button(value).size()
        assert size.width() >= TARGET
        assert size.height() >= TARGET


@pytest.mark.parametrize(("most", "width"), [(7, 372), (20, 372), (20, 280), (60, 336)])
def test_no_number_lies_outside_the_row_or_on_another(show: Show, most: int, width: int) -> None:
    row = offered(show, up_to(most), width)
    boxes = [row.button(value).geometry() for value in range(most + 1)]
    for at, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() < row.width()
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_twenty_one_numbers_are_all_seen_in_a_narrow_form(show: Show) -> None:
    row = offered(show, up_to(20), 372)
    whole = QRect(0, 0, row.width(), row.height())
    for value in range(21):
        button = row.button(value)
        assert whole.contains(QRect(button.mapTo(row, button.rect().topLeft()), button.size()))


def test_sixty_one_numbers_scroll_and_the_keyboards_one_comes_into_sight(show: Show) -> None:
    row = offered(show, up_to(60), 336)
    assert row.height() <= MOST_HEIGHT
    row.button(0).setFocus()
    QTest.keyClick(row.button(0), Qt.Key.Key_End)
    button = row.button(60)
    assert button.hasFocus()
    assert button.mapTo(row, button.rect().bottomLeft()).y() < row.height()


def test_a_wider_row_is_lower(show: Show) -> None:
    row = offered(show, up_to(12), 280)
    narrow = row.height()
    row.window().resize(900, 500)
    QApplication.processEvents()
    assert row.height() < narrow
