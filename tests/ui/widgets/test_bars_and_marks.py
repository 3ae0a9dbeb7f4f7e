from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets import message_bar
from scorepad.ui.widgets.message_bar import MessageBar
from scorepad.ui.widgets.meter import Meter
from scorepad.ui.widgets.saved_mark import SavedMark
from tests.ui.widgets.conftest import Show


def a_bar(show: Show) -> tuple[MessageBar, QLineEdit]:
    """A bar under a field that has the keyboard."""
    field, bar = QLineEdit(), MessageBar()
    show(field, bar, width=600)
    field.setFocus()
    return bar, field


def button(bar: MessageBar, name: str) -> QPushButton:
    return next(one for one in bar.findChildren(QPushButton) if name in (one.text(), one.accessibleName()))


def test_a_message_goes_by_itself(qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_bar, "SECONDS", 0)
    bar, _field = a_bar(show)
    bar.show_message("Deal 7 is scored.")
    qtbot.waitUntil(bar.isHidden)
    assert not bar.text()


def test_a_message_does_not_go_while_the_pointer_is_under_way(
    qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_bar, "SECONDS", 0)
    monkeypatch.setattr(message_bar, "STILL", 0)
    bar, _field = a_bar(show)
    places = iter([QPoint(1, 1), QPoint(2, 2), QPoint(3, 3)])
    asked: list[bool] = []

    def at() -> QPoint:
        asked.append(bar.isHidden())
        return next(places, QPoint(3, 3))

    monkeypatch.setattr(QCursor, "pos", at)
    bar.show_message("Deal 7 is scored.")
    qtbot.waitUntil(bar.isHidden)
    assert asked == [False] * 4, "it asked until the pointer was still"


def test_a_problem_stays_until_it_is_dismissed(show: Show) -> None:
    bar, _field = a_bar(show)
    bar.show_message("The disk is full.", kind="problem")
    assert not bar.is_waiting
    QTest.mouseClick(button(bar, "Dismiss"), Qt.MouseButton.LeftButton)
    assert bar.isHidden()


def test_a_message_does_not_go_from_under_the_mouse(show: Show) -> None:
    bar, _field = a_bar(show)
    bar.show_message("Deal 7 is scored.")
    assert bar.is_waiting
    here = QPointF(5, 5)
    QApplication.sendEvent(bar, QEnterEvent(here, here, here))
    assert not bar.is_waiting
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    assert bar.is_waiting


def test_a_message_does_not_go_from_under_the_keyboard(show: Show) -> None:
    bar, field = a_bar(show)
    bar.show_message("Deal 7 is scored.", action="Undo")
    button(bar, "Undo").setFocus()
    assert not bar.is_waiting
    field.setFocus()
    assert bar.is_waiting


def test_the_keyboard_goes_back_to_where_it_was(show: Show) -> None:
    bar, field = a_bar(show)
    bar.show_message("Deal 7 is scored.", action="Undo")
    undo = button(bar, "Undo")
    undo.setFocus()
    QTest.keyClick(undo, Qt.Key.Key_Escape)
    assert bar.isHidden()
    assert field.hasFocus()


def test_the_action_is_done_once_and_the_message_is_gone(show: Show) -> None:
    bar, _field = a_bar(show)
    done: list[str] = []
    bar.show_message("Anna is deleted.", action="Undo", act=lambda: done.append(bar.text()))
    QTest.mouseClick(button(bar, "Undo"), Qt.MouseButton.LeftButton)
    assert done == [""]


def test_a_message_takes_the_place_of_the_one_before(show: Show) -> None:
    bar, _field = a_bar(show)
    bar.show_message("Anna is deleted.", action="Undo", act=lambda: None)
    bar.show_message("Saved.")
    assert bar.text() == "Saved."
    assert button(bar, "").isHidden()


def test_a_message_is_plain_text(show: Show) -> None:
    bar, _field = a_bar(show)
    bar.show_message("<b>Anna</b> is deleted.")
    assert bar.text() == "<b>Anna</b> is deleted."


def test_a_new_message_does_not_take_the_keyboard(show: Show) -> None:
    bar, field = a_bar(show)
    bar.show_message("Anna is deleted.", action="Undo")
    assert field.hasFocus()


# The meter.


def a_meter(qtbot: QtBot, value: int, whole: int) -> Meter:
    meter = Meter()
    qtbot.addWidget(meter)
    meter.show_count("Bid so far", value, whole)
    return meter


@pytest.mark.parametrize(
    ("value", "whole", "text"),
    [
        (6, 7, "Bid so far 6 of 7"),
        (7, 7, "Bid so far 7 of 7"),
        (9, 7, "Bid so far 9 of 7, 2 over"),
        (0, 0, "Bid so far 0 of 0"),
    ],
)
def test_a_meter_says_how_much(qtbot: QtBot, value: int, whole: int, text: str) -> None:
    meter = a_meter(qtbot, value, whole)
    meter.show()
    assert meter.text() == meter.accessibleName() == text


def test_a_meter_is_a_progress_bar_to_screen_readers(qtbot: QtBot) -> None:
    meter = a_meter(qtbot, 6, 7)
    bar = meter.findChild(QProgressBar)
    assert bar is not None
    told = QAccessible.queryAccessibleInterface(bar)
    assert told.role() is QAccessible.Role.ProgressBar
    assert told.valueInterface().currentValue() == 6
    assert told.text(QAccessible.Text.Name) == "Bid so far 6 of 7"


# The mark.


@pytest.mark.parametrize(
    ("show", "text"),
    [
        (lambda mark: mark.show_saved("21:14"), "Saved 21:14"),
        (lambda mark: mark.show_saved(""), "Saved"),
        (lambda mark: mark.show_saving(), "Saving…"),
        (lambda mark: mark.show_not_saved("the disk is full"), "Not saved: the disk is full"),
    ],
)
def test_the_mark_says_whether_it_is_saved(
    qtbot: QtBot, show: Callable[[SavedMark], None], text: str
) -> None:
    mark = SavedMark()
    qtbot.addWidget(mark)
    show(mark)
    assert mark.text() == mark.accessibleName() == text


def test_saving_again_is_offered_only_where_it_failed(qtbot: QtBot) -> None:
    mark = SavedMark()
    qtbot.addWidget(mark)
    mark.show()
    again = mark.findChild(QPushButton)
    assert again is not None
    mark.show_saved("21:14")
    assert not again.isVisible()
    mark.show_not_saved("the disk is full")
    with qtbot.waitSignal(mark.again):
        QTest.mouseClick(again, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
