"""A table of figures by keys and by clicks."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.ui import look
from scorepad.ui.player_figures import Figure, FigureLine, few_ending
from scorepad.ui.widgets.figure_view import BAR, BESIDE, ROW, SHORT_BAR, FigureView, lines_of

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
    bars = []
    for width in (700, 300, 260):
        view.resize(width, view.height())
        bars.append(view.bar)
        assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance("Anna") + 2 * BESIDE
    assert bars == [BAR, SHORT_BAR, 0]


def test_a_label_that_is_too_wide_goes_on_in_another_line(qtbot: QtBot) -> None:
    view = FigureView()
    qtbot.addWidget(view)
    wide = "As dealer with a forbidden number that nobody may bid"
    view.figures.show(("", ""), (line("In all", 3), line(wide, 9)))
    view.resize(400, 100)
    view.show()
    metrics, inside = view.fontMetrics(), view.columnWidth(0) - 2 * BESIDE
    assert metrics.horizontalAdvance(wide) > inside
    lines = lines_of(wide, metrics, inside)
    assert lines > 1
    assert view.rowHeight(1) >= look.scaled(ROW) + (lines - 1) * metrics.lineSpacing()
    assert view.rowHeight(0) == look.scaled(ROW)
    assert view.sizeHint().height() >= view.rowHeight(0) + view.rowHeight(1)


def test_a_word_that_fits_on_no_line_is_cut_and_takes_no_more_room() -> None:
    metrics = QFontMetrics(look.font(look.Type.BODY))
    assert lines_of("x" * 60, metrics, 100) == 1
    assert lines_of("one two", metrics, metrics.horizontalAdvance("one two") + 1) == 1
    assert lines_of("one two", metrics, metrics.horizontalAdvance("two") + 1) == 2


def test_where_names_have_no_room_beside_their_figures_they_stand_above_them(view: FigureView) -> None:
    told = QSignalSpy(view.opened)
    view.resize(200, view.height())
    shown = [[view.figures.index(row, column).data() for column in range(3)] for row in range(4)]
    assert shown == [["Anna", None, None], [None, "3", "0"], ["Bram", None, None], [None, "9", "2"]]
    assert view.columnSpan(0, 0) == 3
    view.setCurrentIndex(view.figures.index(0, 0))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert opened(told) == [(0, 0), (1, 1)]
    view.resize(700, view.height())
    assert view.figures.rowCount() == 2


def test_what_does_not_fit_at_all_can_be_scrolled_to(view: FigureView) -> None:
    hidden, shown = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn
    assert view.horizontalScrollBarPolicy() is hidden
    view.resize(90, view.height())
    assert view.horizontalScrollBarPolicy() is shown
    assert view.horizontalScrollBar().maximum() > 0
    view.resize(700, view.height())
    assert view.horizontalScrollBarPolicy() is hidden


def test_figures_that_rest_on_few_leave_the_digits_of_the_others_above_their_own(qtbot: QtBot) -> None:
    view = FigureView()
    qtbot.addWidget(view)
    few = Figure("50 %" + few_ending(), WORDS, (1,), rests_on_few=True)
    view.figures.show(("", ""), (FigureLine("A", (Figure("60 %", WORDS, (1,)),)), FigureLine("B", (few,))))
    many, few_room = (view.few_room(view.figures.index(row, 1)) for row in range(2))
    assert (many, few_room) == (view.fontMetrics().horizontalAdvance(few_ending()), 0)
    view.figures.show(("", ""), (FigureLine("A", (Figure("60 %", WORDS, (1,)),)),))
    assert view.few_room(view.figures.index(0, 1)) == 0


def test_letters_and_escape_are_left_to_the_page(qtbot: QtBot, view: FigureView) -> None:
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_B):
        QTest.keyClick(view, key)
    assert cell(view) == (0, 0)


def test_a_narrow_card_of_two_columns_never_scrolls_sideways(qtbot: QtBot) -> None:
    view = FigureView()
    qtbot.addWidget(view)
    view.figures.show(("", ""), (line("As dealer with a forbidden number", 9),))
    view.resize(130, 100)
    view.show()
    assert view.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_a_table_that_grows_narrower_has_shorter_bars_then_none_then_names_on_two_lines_then_above(
    view: FigureView,
) -> None:
    view.figures.show(("Name", "Matches", "Ahead"), (line("Anna van Dongen", 3, 0),))
    seen = []
    for width in range(700, 150, -2):
        view.resize(width, view.height())
        state = (view.bar, view.figures.rowCount(), view.rowHeight(0) > look.scaled(ROW))
        if state not in seen:
            seen.append(state)
    above = next(at for at, (_bar, rows, _wraps) in enumerate(seen) if rows == 2)
    assert list(dict.fromkeys(bar for bar, _rows, _wraps in seen[:above])) == [BAR, SHORT_BAR, 0]
    assert seen[above - 1] == (0, 1, True)
