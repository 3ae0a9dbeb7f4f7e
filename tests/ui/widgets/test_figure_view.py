"""A table of figures by keys and by clicks."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.ui import look
from scorepad.ui.player_figures import Figure, FigureLine
from scorepad.ui.widgets.figure_view import FigureView

WORDS = Phrase("player_page", "Matches won")
LEFT = Qt.MouseButton.LeftButton


def line(name: str, *counts: int) -> FigureLine:
    figures = tuple(Figure(str(count), WORDS, tuple(range(count)), count / 10, count) for count in counts)
    return FigureLine(name, figures, name)


@pytest.fixture
def view(qtbot: QtBot) -> FigureView:
    made = FigureView(sorts=True)
    qtbot.addWidget(made)
    made.figures.show(("Name", "Matches", "Ahead"), (line("Anna", 3, 0), line("Bram", 9, 2)))
    made.resize(700, made.sizeHint().height())
    made.show()
    made.setFocus()
    return made


def cell(view: FigureView) -> tuple[int, int]:
    return view.currentIndex().row(), view.currentIndex().column()


def opened(spy: QSignalSpy) -> list[tuple[int, int]]:
    indexes: list[QModelIndex] = [spy.at(at)[0] for at in range(spy.count())]
    return [(index.row(), index.column()) for index in indexes]


def test_the_keyboard_begins_at_what_can_be_opened_and_enter_opens_it(view: FigureView) -> None:
    told = QSignalSpy(view.opened)
    QTest.keyClick(view, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(view, key)
    assert opened(told) == [(0, 0), (1, 1)]


def test_a_click_opens_what_has_something_behind_it_and_nothing_else(view: FigureView) -> None:
    told = QSignalSpy(view.opened)
    for at in ((0, 1), (0, 2), (1, 2)):
        where = view.visualRect(view.figures.index(*at)).center()
        QTest.mouseClick(view.viewport(), LEFT, pos=where)
    assert opened(told) == [(0, 1), (1, 2)]


def test_s_sorts_by_the_column_and_again_the_other_way_round(view: FigureView) -> None:
    view.setCurrentIndex(view.figures.index(0, 1))
    names = []
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_S)
        names.append([view.figures.index(row, 0).data() for row in range(2)])
        assert cell(view) == (0, 1)
    assert names == [["Bram", "Anna"], ["Anna", "Bram"]]


def test_it_is_as_high_as_its_lines_so_that_the_page_scrolls_it(view: FigureView) -> None:
    before = view.sizeHint().height()
    view.figures.show(("Name", "Matches", "Ahead"), [line(str(at), at, at) for at in range(12)])
    rows = view.verticalHeader()
    assert view.sizeHint().height() - before == 10 * rows.defaultSectionSize()
    assert rows.defaultSectionSize() >= look.TARGET
    assert view.verticalScrollBar().maximum() == 0 or view.height() < view.sizeHint().height()


def test_a_narrow_table_goes_without_its_bars_before_names_are_cut(view: FigureView) -> None:
    assert view.has_bars
    view.resize(360, view.height())
    assert not view.has_bars
    assert view.columnWidth(0) >= look.scaled(100)


def test_letters_and_escape_are_left_to_the_page(qtbot: QtBot, view: FigureView) -> None:
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_B):
        QTest.keyClick(view, key)
    assert cell(view) == (0, 0)
