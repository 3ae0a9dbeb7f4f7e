"""Tab goes as the eye reads, whatever was made first."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets.tab_order import ReadingWindow


def button(name: str) -> QPushButton:
    made = QPushButton(name)
    made.setObjectName(name)
    return made


def window_of(qtbot: QtBot, whole: QWidget) -> ReadingWindow:
    window = ReadingWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(whole)
    window.resize(400, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def find(window: QWidget, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert found is not None
    return found


def tabs(window: QWidget, since: str, presses: int, key: Qt.Key = Qt.Key.Key_Tab) -> str:
    """The names of the stops that so many presses come to, from a button on."""
    find(window, since).setFocus()
    names = []
    for _ in range(presses):
        QTest.keyClick(window.focusWidget() or window, key)
        held = QApplication.focusWidget()
        assert held is not None
        names.append(held.objectName())
    return "".join(names)


@pytest.fixture
def grid(qtbot: QtBot) -> ReadingWindow:
    """Three lines, made from the last to the first."""
    whole = QWidget()
    layout = QGridLayout(whole)
    for at, name in reversed([*enumerate("abcdef")]):
        layout.addWidget(button(name), at // 2, at % 2)
    return window_of(qtbot, whole)


def test_lines_are_read_from_above_and_then_it_goes_round(grid: ReadingWindow) -> None:
    assert tabs(grid, "f", 7) == "abcdefa"


def test_shift_and_tab_goes_the_same_way_back(grid: ReadingWindow) -> None:
    assert tabs(grid, "a", 7, Qt.Key.Key_Backtab) == "fedcbaf"


def test_where_the_language_is_written_from_the_right_so_it_is_read(grid: ReadingWindow) -> None:
    grid.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    assert tabs(grid, "f", 6) == "abcdef"
    left, right = (find(grid, name) for name in "ba")
    assert left.x() < right.x()


def test_what_comes_later_is_read_where_it_stands(grid: ReadingWindow) -> None:
    late = QPushButton(grid.centralWidget())
    late.setObjectName("!")
    late.setGeometry(0, 0, 44, 1)
    late.show()
    assert tabs(grid, "f", 2) == "!a"


def test_what_cannot_be_used_is_passed_by(grid: ReadingWindow) -> None:
    find(grid, "b").setEnabled(False)
    find(grid, "c").hide()
    find(grid, "d").setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    assert tabs(grid, "f", 3) == "aef"


def test_from_where_a_click_has_put_the_keyboard_it_goes_on(grid: ReadingWindow) -> None:
    clicked = find(grid, "c")
    clicked.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    assert tabs(grid, "c", 1) == "d"


def test_columns_are_read_one_after_the_other(qtbot: QtBot) -> None:
    whole = QWidget()
    columns = QHBoxLayout(whole)
    for names in ("ab", "cde"):
        column = QVBoxLayout()
        columns.addLayout(column)
        for name in names:
            column.addWidget(button(name))
    assert tabs(window_of(qtbot, whole), "e", 5) == "abcde"


def test_an_area_scrolls_to_where_the_keyboard_comes(qtbot: QtBot) -> None:
    long = QWidget()
    column = QVBoxLayout(long)
    for name in "abcdefghijkl":
        column.addWidget(button(name))
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(long)
    whole = QWidget()
    layout = QVBoxLayout(whole)
    layout.addWidget(area)
    layout.addWidget(button("z"))
    window = window_of(qtbot, whole)
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert tabs(window, "z", 1) == "a"
    assert not find(window, "a").visibleRegion().isEmpty()
    assert tabs(window, "a", 2, Qt.Key.Key_Backtab) == "zl"
    assert not find(window, "l").visibleRegion().isEmpty()


class Names(QWidget):
    """Three lines, each a name and a button; the hand goes from name to name."""

    def __init__(self) -> None:
        super().__init__()
        layout = QGridLayout(self)
        for at, name in enumerate("aAbBcC"):
            layout.addWidget(button(name), at // 2, at % 2)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return tuple(find(self, name) for name in "abc")


def test_a_part_may_send_the_hand_another_way_first(qtbot: QtBot) -> None:
    whole = QWidget()
    layout = QVBoxLayout(whole)
    layout.addWidget(button("-"))
    layout.addWidget(Names())
    layout.addWidget(button("+"))
    window = window_of(qtbot, whole)
    assert tabs(window, "+", 8) == "-abcABC+"
    find(window, "b").hide()
    assert tabs(window, "-", 3) == "acA"


def test_where_there_is_nothing_to_go_to_the_key_is_left_to_others(qtbot: QtBot) -> None:
    window = window_of(qtbot, QWidget())
    assert not window.focusNextPrevChild(True)
