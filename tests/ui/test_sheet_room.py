"""What the sheet does with its room: rows, type, the paper below them, and words that are too long."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.grid import RowRole
from scorepad.core.match import Match
from scorepad.ui import look
from scorepad.ui.look import Theme, Type, font
from scorepad.ui.sheet_cells import LEAST_LETTERS, _fitted_note, inside_a_pad
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.sheet_view import LOWEST_ROW, TALLEST_ROW, SheetView
from tests.ui.evenings import played
from tests.ui.pads import MADE, pad

Show = Callable[[Match, tuple[int, int]], SheetView]


@pytest.fixture
def show(qtbot: QtBot, qapp: QApplication) -> Show:
    look.apply(qapp, Theme.LIGHT)

    def show_(match: Match, size: tuple[int, int]) -> SheetView:
        model = SheetModel()
        view = SheetView(model)
        model.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        model.show(match)
        QApplication.processEvents()
        return view

    return show_


def heights(view: SheetView) -> list[int]:
    model = view.deals.model()
    assert isinstance(model, SheetModel)
    return [view.deals.rowHeight(at) for at in range(model.row_of(RowRole.TOTAL) or 0)]


@pytest.mark.parametrize("height", range(500, 530, 3))
def test_the_rows_fill_the_sheet_to_the_pixel_where_they_can_be_neither_higher_nor_lower(
    show: Show, height: int
) -> None:
    view = show(played(4), (780, height))
    rows = heights(view)
    assert max(rows) - min(rows) <= 1
    assert LOWEST_ROW < max(rows) < TALLEST_ROW
    assert 0 <= view.deals.viewport().height() - sum(rows) <= 2
    assert view.deals.verticalScrollBar().maximum() == 0


def test_rows_go_on_filling_the_sheet_when_it_is_resized_back_and_forth(show: Show) -> None:
    view = show(played(4), (780, 521))
    before = heights(view)
    for height in (700, 507, 521):
        view.resize(780, height)
    assert heights(view) == before


def test_only_in_large_windows_type_is_a_step_larger(show: Show) -> None:
    view = show(played(2), (1900, 900))
    assert view.deals.cells.is_roomy
    view.resize(860, 900)
    assert not view.deals.cells.is_roomy
    view.resize(1900, 300)
    assert not view.deals.cells.is_roomy


def test_on_a_wide_pad_words_stay_near_their_figures_and_these_above_their_total(show: Show) -> None:
    view = show(pad(MADE), (1900, 900))
    column = view.deals.visualRect(view.deals.model().index(0, 0))
    written = inside_a_pad(column.toRectF())
    assert written.width() <= look.scaled(460) < column.width()
    assert abs(written.center().x() - column.center().x()) < 20


def test_the_paper_is_ruled_on_where_no_deal_is_but_not_in_high_contrast(
    show: Show, qapp: QApplication
) -> None:
    def colours_below(view: SheetView) -> int:
        QApplication.processEvents()
        picture = view.deals.viewport().grab().toImage()
        end, middle = sum(heights(view)), picture.width() // 2 + 9
        return len({picture.pixelColor(middle, y).name() for y in range(end + 2, picture.height())})

    view = show(played(2), (780, 900))
    assert colours_below(view) == 2
    look.apply(qapp, Theme.CONTRAST)
    assert colours_below(view) == 1
    look.apply(qapp, Theme.LIGHT)


@pytest.mark.parametrize(
    ("share", "said"),
    [(1.0, "most tricks (8–5)"), (0.6, "most tricks"), (0.4, "…"), (0.0, "")],
)
def test_a_long_outcome_gives_first_its_count_and_then_its_letters(
    qapp: QApplication, share: float, said: str
) -> None:
    look.apply(qapp, Theme.LIGHT)
    whole, face = "most tricks (8–5)", font(Type.SMALL)
    room = QFontMetrics(face).horizontalAdvance(whole) * share
    text, _ = _fitted_note(whole, face, room)
    assert text == said or (said == "…" and text.endswith("…") and len(text) > LEAST_LETTERS)


@pytest.mark.parametrize("note", ["3→3", "bid 2", "4♥× made"])
def test_a_note_with_a_figure_is_never_cut(qapp: QApplication, note: str) -> None:
    look.apply(qapp, Theme.LIGHT)
    for room in range(0, 60, 4):
        text, _ = _fitted_note(note, font(Type.SMALL), room)
        assert "…" not in text
