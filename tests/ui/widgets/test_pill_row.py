from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from scorepad.ui.widgets.pill_row import AnswerPill, PillRow
from tests.ui.widgets.conftest import Show

THREE = [AnswerPill("contract", "4♥", "4 hearts"), AnswerPill("who", "by Anna & Bram"), AnswerPill("n", "10")]


def shown(row: PillRow) -> list[QPushButton]:
    return [one for one in row.findChildren(QPushButton) if one.isVisible()]


def test_each_answer_is_a_button_that_opens_it_again(show: Show) -> None:
    row = PillRow()
    row.show_pills(THREE)
    show(row)
    heard: list[str] = []
    row.reopened.connect(heard.append)
    for button in shown(row):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard == ["contract", "who", "n"]


def test_signs_are_read_aloud_as_words_and_an_ampersand_is_no_shortcut(show: Show) -> None:
    row = PillRow()
    row.show_pills(THREE)
    show(row)
    assert [one.accessibleName() for one in shown(row)] == [
        "4 hearts: change",
        "by Anna & Bram: change",
        "10: change",
    ]
    assert shown(row)[1].text() == "by Anna && Bram"


def test_fewer_answers_leave_no_button_behind_and_none_leave_no_row(show: Show) -> None:
    row = PillRow()
    row.show_pills(THREE)
    show(row)
    row.show_pills(THREE[:1])
    assert [one.text() for one in shown(row)] == ["4♥"]
    row.show_pills([])
    assert row.isHidden()


def test_a_button_that_shows_another_answer_opens_that_one(show: Show) -> None:
    row = PillRow()
    row.show_pills(THREE)
    show(row)
    row.show_pills([AnswerPill("tricks", "9")])
    heard: list[str] = []
    row.reopened.connect(heard.append)
    QTest.mouseClick(shown(row)[0], Qt.MouseButton.LeftButton)
    assert heard == ["tricks"]


def test_a_tap_leaves_the_keyboard_where_it_was_and_tab_comes_here(show: Show) -> None:
    row, field = PillRow(), QPushButton("elsewhere")
    row.show_pills(THREE)
    show(field, row)
    field.setFocus()
    QTest.mouseClick(shown(row)[0], Qt.MouseButton.LeftButton)
    assert field.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert shown(row)[0].hasFocus()


def test_answers_go_on_in_another_line_where_there_is_no_room(show: Show) -> None:
    row = PillRow()
    row.show_pills([AnswerPill(str(at), "a rather long answer") for at in range(4)])
    show(row, width=260)
    assert len({one.y() for one in shown(row)}) > 1
    assert all(one.geometry().right() <= row.width() for one in shown(row))
