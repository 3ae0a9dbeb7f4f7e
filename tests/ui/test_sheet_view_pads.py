"""The sheet on the screen where a row is a line of entries, or there is no head column."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.ui import look
from scorepad.ui.look import Theme
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.sheet_view import SheetView
from tests.ui.evenings import played
from tests.ui.pads import DOWN, MADE, PART, PASSED, SLAM, bridgette_match, pad
from tests.ui.test_look import contrast

Show = Callable[..., SheetView]
USUAL = (560, 480)
"""The room of the sheet in a window of 1024 by 600."""


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Put a match's sheet up."""

    def show_(match: Match, size: tuple[int, int] = USUAL) -> SheetView:
        model = SheetModel()
        view = SheetView(model)
        model.setParent(view)
        qtbot.addWidget(view)
        model.show(match)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        return view

    return show_


def model_of(view: SheetView) -> SheetModel:
    model = view.deals.model()
    assert isinstance(model, SheetModel)
    return model


def current(view: SheetView) -> str:
    """The cell that is marked, as it is shown."""
    index = view.deals.currentIndex()
    return str(index.data()) if index.isValid() else ""


def told(spy: QSignalSpy) -> list[list[object]]:
    return [list(spy.at(at)) for at in range(spy.count())]


def click(view: SheetView, row: int, column: int) -> None:
    where = view.deals.visualRect(model_of(view).index(row, column)).center()
    QTest.mouseClick(view.deals.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)


def line_of(view: SheetView) -> int:
    line = model_of(view).the_line()
    assert line is not None
    return line


def test_any_entry_leads_to_its_deal_and_side(show: Show) -> None:
    view = show(pad(PASSED, MADE, DOWN))
    chosen = QSignalSpy(view.chosen)
    click(view, line_of(view), 0)
    click(view, line_of(view) - 1, 0)
    click(view, line_of(view), 1)
    click(view, line_of(view) + 1, 0)
    assert told(chosen) == [[1, 0], [2, 0], [2, 1], [1, 0]]


def test_an_empty_place_leads_to_the_deal_being_entered(show: Show) -> None:
    view = show(pad(MADE))
    chosen = QSignalSpy(view.chosen)
    click(view, line_of(view), 1)
    assert told(chosen) == [[1, 1]]


def test_a_total_and_a_name_lead_to_their_side(show: Show) -> None:
    view = show(pad(MADE))
    chosen = QSignalSpy(view.chosen)
    total = view.totals.visualRect(model_of(view).index(model_of(view).rowCount() - 1, 1)).center()
    QTest.mouseClick(view.totals.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, total)
    header = view.deals.horizontalHeader()
    for side in (0, 1):
        where = QPoint(header.sectionViewportPosition(side) + header.sectionSize(side) // 2, 14)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
    assert told(chosen) == [[None, 1], [None, 0], [None, 1]]


def test_the_sign_of_who_deals_can_be_tapped_on_a_pad(show: Show) -> None:
    view = show(pad(MADE), (800, 480))
    header = view.deals.horizontalHeader()
    view.grab()
    tapped, chosen = QSignalSpy(view.dealer_clicked), QSignalSpy(view.chosen)
    left, width = header.sectionViewportPosition(1), header.sectionSize(1)
    for x in range(left, left + width, 8):
        QTest.mouseClick(
            header.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            QPoint(x, look.scaled(38)),
        )
    assert tapped.count() > 0 and chosen.count() > 0
    assert tapped.count() * 8 < width // 2


def test_the_first_entry_of_a_deal_and_side_is_looked_at(show: Show) -> None:
    view = show(pad(MADE, DOWN))
    view.look_at(0, 0)
    assert current(view) == "deal 1 · 2♥, 9 tricks 24"
    view.look_at(1, 1)
    assert current(view) == "deal 2 · 4♥×, 2 down 200"
    view.look_at(1)
    assert current(view) == "deal 2 · 4♥×, 2 down 200"


def test_a_deal_without_an_entry_leaves_no_mark_of_another(show: Show) -> None:
    view = show(pad(MADE, PASSED))
    view.look_at(0, 0)
    view.look_at(1, 0)
    assert current(view) == ""


def test_another_entry_of_the_same_deal_and_side_keeps_its_mark(show: Show) -> None:
    view = show(pad(MADE))
    view.chosen.connect(lambda deal, side: view.look_at(deal, side) if deal == 0 else None)
    view.look_at(0, 0)
    view.deals.setFocus()
    QTest.keyClick(view.deals, Qt.Key.Key_Up)
    assert current(view) == "deal 1 · 3 honours 30"
    QTest.keyClick(view.deals, Qt.Key.Key_Down)
    assert current(view) == "deal 1 · 2♥, 9 tricks 24"


def test_keys_go_from_the_pad_into_the_totals_and_back(show: Show) -> None:
    view = show(pad(MADE))
    view.look_at(0, 0)
    view.deals.setFocus()
    QTest.keyClick(view.deals, Qt.Key.Key_End)
    chosen = QSignalSpy(view.chosen)
    for _ in range(5):
        QTest.keyClick(view.deals, Qt.Key.Key_Down)
    assert told(chosen)[-1] == [None, 1]
    assert view.focusWidget() is view.totals
    QTest.keyClick(view.totals, Qt.Key.Key_Up)
    assert view.focusWidget() is view.deals
    assert view.deals.currentIndex().row() == model_of(view).rowCount() - 2


def test_a_usual_rubber_fits_a_small_window_without_scrolling(show: Show) -> None:
    view = show(pad(*[DOWN] * 8, MADE, PART))
    assert line_of(view) + 1 >= 9
    assert view.deals.verticalScrollBar().maximum() == 0


def test_the_line_stays_in_sight_where_there_is_more_than_fits(show: Show) -> None:
    view = show(pad(*[DOWN] * 24, MADE))
    assert view.deals.verticalScrollBar().maximum() > 0
    shown = view.deals.viewport().rect()
    assert shown.contains(view.deals.visualRect(model_of(view).index(line_of(view), 0)))
    view.deals.verticalScrollBar().setValue(0)
    model_of(view).show(pad(*[DOWN] * 24, MADE, PART))
    assert shown.contains(view.deals.visualRect(model_of(view).index(line_of(view), 0)))
    assert shown.contains(view.deals.visualRect(model_of(view).index(line_of(view) + 1, 0)))


def test_with_the_line_what_was_written_last_stays_in_sight(show: Show) -> None:
    view = show(pad(*[DOWN] * 10, *[PART] * 7, game_target=100))
    view.deals.verticalScrollBar().setValue(0)
    model_of(view).show(pad(*[DOWN] * 10, *[PART] * 8, game_target=100))
    shown = view.deals.viewport().rect()
    for row in (line_of(view), line_of(view) + 8):
        assert shown.contains(view.deals.visualRect(model_of(view).index(row, 0)))
    # The line comes first: of a game that is longer than the paper the end is not seen.
    view = show(pad(*[DOWN] * 10, *[PART] * 8, game_target=100), (560, 240))
    shown = view.deals.viewport().rect()
    assert shown.contains(view.deals.visualRect(model_of(view).index(line_of(view), 0)))


def test_both_sides_of_a_pad_are_equally_wide_and_fill_it(show: Show) -> None:
    view = show(pad(MADE))
    widths = [view.deals.columnWidth(column) for column in range(2)]
    assert sum(widths) == view.width() - 2 and abs(widths[0] - widths[1]) <= 1


def test_the_head_column_comes_back_with_a_sheet_that_has_one(show: Show) -> None:
    view = show(pad(MADE))
    model_of(view).show(played(2, 2))
    widths = [view.deals.columnWidth(column) for column in range(3)]
    assert sum(widths) == view.width() - 2 and widths[0] < widths[1]


def test_what_players_owe_stands_below_the_totals_and_leaves_no_room_where_nobody_does(show: Show) -> None:
    view = show(pad(players=3))
    assert view.notes.isHidden()
    model_of(view).show(pad(SLAM, players=3))
    assert view.notes.isVisible()
    assert view.notes.text() == "Anna owes Cato 86 · Bram owes Cato 86"
    model_of(view).show(bridgette_match())
    assert view.notes.isHidden()


def test_the_notes_never_take_the_paper_from_the_entries(qapp: QApplication, show: Show) -> None:
    match = pad(SLAM, MADE, players=3)
    look.apply(qapp, Theme.LIGHT, 2.0)
    try:
        view = show(match, (260, 300))
        assert view.notes.heightForWidth(view.width() - 2) <= view.height() // 4
    finally:
        look.apply(qapp, Theme.LIGHT)


def test_a_sheet_wants_more_height_for_its_notes(show: Show) -> None:
    alone, owing = show(pad(players=3)), show(pad(SLAM, players=3))
    assert owing.height_wanted() > alone.height_wanted()


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.CONTRAST])
def test_a_number_that_is_marked_stays_legible(qapp: QApplication, show: Show, theme: Theme) -> None:
    look.apply(qapp, theme)
    try:
        view = show(played(1, 2))
        view.look_at(0, 0)
        box = view.deals.visualRect(view.deals.currentIndex())
        picture = view.deals.viewport().grab(box).toImage()
        ground = picture.pixelColor(picture.width() // 4, picture.height() // 2).name()
        assert contrast(ground, look.colours().soft_ink) >= 4.5
    finally:
        look.apply(qapp, Theme.LIGHT)
