"""The widths of a table of people."""

import pytest
from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QFontMetrics, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.widgets.name_table import WIDEST_NAME, NameTable

TITLES = ("Place", "Name", "Points", "Total score")
LINES = (("1.", "Anna", "3", "-1000000"), ("2.", "Maximiliaan-Alexander van den Broek-Ter Horst", "2", "5"))


@pytest.fixture
def table(qtbot: QtBot) -> NameTable:
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels(TITLES)
    for line in LINES:
        model.appendRow([QStandardItem(text) for text in line])
    made = NameTable(model, names=1)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(700, 300)
    made.show()
    return made


def test_no_number_and_no_title_is_cut(table: NameTable) -> None:
    titles = QFontMetrics(look.font(Type.SMALL, strong=True))
    for at in (0, 2, 3):
        assert table.columnWidth(at) >= titles.horizontalAdvance(TITLES[at]) + 16
        assert table.columnWidth(at) >= table.sizeHintForColumn(at)


def test_names_take_what_the_numbers_leave_so_that_nothing_is_scrolled(table: NameTable) -> None:
    assert sum(table.columnWidth(at) for at in range(4)) == table.viewport().width()
    assert table.horizontalScrollBar().maximum() == 0


def test_where_there_is_room_numbers_stand_further_apart(table: NameTable) -> None:
    apart = [table.columnWidth(at) for at in (0, 2, 3)]
    table.resize(460, 300)
    close = [table.columnWidth(at) for at in (0, 2, 3)]
    assert all(wide > narrow for wide, narrow in zip(apart, close, strict=True))
    assert table.columnWidth(1) >= look.scaled(WIDEST_NAME)


def test_in_a_narrow_table_a_long_name_gives_way_before_the_numbers_are_scrolled(table: NameTable) -> None:
    table.resize(200, 300)
    assert table.columnWidth(1) == look.scaled(WIDEST_NAME)


def test_a_title_by_which_can_be_sorted_has_room_for_its_arrow(table: NameTable) -> None:
    before = table.columnWidth(2)
    table.setSortingEnabled(True)
    table.model().sort(-1, Qt.SortOrder.AscendingOrder)
    table.size_columns()
    assert table.columnWidth(2) > before


def test_columns_are_as_wide_as_another_language_asks_for(qapp: QApplication, table: NameTable) -> None:
    before = table.columnWidth(2)
    model = table.model()
    with QSignalBlocker(model):  # titles that a language change brings are told by no signal
        model.setHeaderData(2, Qt.Orientation.Horizontal, "Points that were made")
    qapp.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert table.columnWidth(2) > before
