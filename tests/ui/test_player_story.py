"""The page of a player in the real window over a real history, by keys and by clicks."""

from PySide6.QtCore import QEvent, QLocale, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui import look
from scorepad.ui.main_window import MainWindow
from scorepad.ui.pages.player import PlayerPage
from scorepad.ui.widgets.figure_view import FigureView
from tests.store.evenings import finished, table
from tests.ui.windows import EIGHT, Open, close, tap

PATIENCE = 20_000
LEFT = Qt.MouseButton.LeftButton


def evenings(folder: DataFolder) -> None:
    """Three evenings of Anna and Bram, one of Anna with Cato."""
    with Store.open(folder.database, folder.backups) as store:
        for day, names in ((1, "Bram"), (2, "Bram"), (3, "Cato"), (4, "Bram")):
            match = table(("Anna", names), f"2026-01-0{day}T20:00:00+01:00", hands=(1, 2))
            store.create(finished(match, seed=day), EIGHT)


def page_of(qtbot: QtBot, window: MainWindow, name: str) -> PlayerPage:
    """The page of somebody with its figures, who was asked for."""
    page = window.player.page
    qtbot.waitUntil(lambda: page.shown is not None and page.shown.asked.name == name, timeout=PATIENCE)
    assert window.stack.currentWidget() is page
    return page


def listed(qtbot: QtBot, window: MainWindow) -> list[int]:
    """The matches that the history shows, which was asked for them."""
    page = window.history.page
    assert window.stack.currentWidget() is page
    qtbot.waitUntil(lambda: page.shown is not None and page.shown.wanted == page.filter, timeout=PATIENCE)
    assert page.shown is not None
    return sorted(line.match_id for line in page.shown.lines)


def press(window: MainWindow, key: Qt.Key) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def cell(view: FigureView, label: str, column: int) -> QModelIndex:
    rows = range(view.figures.rowCount())
    row = next(at for at in rows if view.figures.index(at, 0).data() == label)
    return view.figures.index(row, column)


def open_players(qtbot: QtBot, window: MainWindow) -> None:
    window.go_to("players")
    page = window.players.page
    qtbot.waitUntil(lambda: bool(page.model.rowCount()), timeout=PATIENCE)
    page.table.choose(page.model.row_of("anna") or 0)


def test_by_keys_from_the_list_to_a_number_to_its_matches_and_back(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    evenings(folder)
    window = open_window()
    open_players(qtbot, window)
    press(window, Qt.Key.Key_Return)
    page = page_of(qtbot, window, "Anna")
    qtbot.waitUntil(page.headlines.buttons[0].hasFocus, timeout=PATIENCE)
    press(window, Qt.Key.Key_Return)
    assert listed(qtbot, window) == [1, 2, 3, 4]
    assert window.history.page.filters.buttons["behind"].text() == "Anna: 4 matches"
    window.history.page.list.setFocus()
    press(window, Qt.Key.Key_Escape)
    assert page_of(qtbot, window, "Anna") is page
    press(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.players.page
    close(qtbot, window)


def test_by_clicks_from_one_player_to_another_and_to_their_matches(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    evenings(folder)
    window = open_window()
    open_players(qtbot, window)
    window.players.page.statistics_button.click()
    page = page_of(qtbot, window, "Anna")
    view = page.opponents.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(cell(view, "Cato", 0)).center())
    page_of(qtbot, window, "Cato")
    qtbot.waitUntil(lambda: view.figures.rowCount() == 1, timeout=PATIENCE)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(cell(view, "Anna", 1)).center())
    assert listed(qtbot, window) == [3]
    window.history.page.back_button.click()
    page_of(qtbot, window, "Cato")
    page.back_button.click()
    page_of(qtbot, window, "Anna")
    page.back_button.click()
    assert window.stack.currentWidget() is window.players.page
    close(qtbot, window)


def test_from_a_line_of_a_table_to_its_player_and_back(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    evenings(folder)
    window = open_window()
    window.go_to("season")
    season = window.season_desk.page
    qtbot.waitUntil(lambda: season.table.line is not None, timeout=PATIENCE)
    assert season.table.line is not None
    season.player_button.click()
    page = page_of(qtbot, window, season.table.line.name)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is season
    close(qtbot, window)


def test_a_page_follows_what_becomes_of_its_player(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    evenings(folder)
    window = open_window()
    window.show_player("Cato")
    page = page_of(qtbot, window, "Cato")
    window._library.write(lambda store: store.merge("Cato", "Bram"), lambda _outcome: window.player.refresh())
    page_of(qtbot, window, "Bram")
    assert page.shown is not None
    assert page.shown.statistics.wins.matches == (1, 2, 3, 4)
    assert page.shown.also == ("Cato",)
    close(qtbot, window)


def test_filters_narrow_every_figure(qtbot: QtBot, folder: DataFolder, open_window: Open) -> None:
    evenings(folder)
    window = open_window()
    window.show_player("Anna")
    page = page_of(qtbot, window, "Anna")
    page.filters.dates.picked.emit("2026-01-02", "2026-01-03")
    qtbot.waitUntil(
        lambda: page.shown is not None and page.shown.statistics.wins.matches == (2, 3), timeout=PATIENCE
    )
    page.filters.dates.picked.emit("2027-01-01", "2027-01-01")
    nothing = "No match of Anna is left with these choices."
    qtbot.waitUntil(lambda: page.says() == nothing, timeout=PATIENCE)
    assert not page.opponents.isVisible()
    close(qtbot, window)


def test_who_is_gone_leads_back_with_a_message(qtbot: QtBot, folder: DataFolder, open_window: Open) -> None:
    evenings(folder)
    window = open_window()
    window.show_player("Nobody")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.players.page, timeout=PATIENCE)
    assert window.messages.text() == "Nobody called Nobody is in the history."
    close(qtbot, window)


def test_a_colour_that_is_chosen_here_is_that_of_the_line_at_the_table(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    evenings(folder)
    window = open_window()
    window.open_match(1)
    chart = window.match.chart
    qtbot.waitUntil(lambda: window.controller is not None, timeout=PATIENCE)
    window.show_player("Anna")
    page = page_of(qtbot, window, "Anna")
    page.colour_button.click()
    page.palette_sheet.swatches[6].click()
    red, green = look.player_colour(6).lower(), look.player_colour(0).lower()
    qtbot.waitUntil(lambda: chart.drawn_with.inks.of_side(0).name() == red, timeout=PATIENCE)
    qtbot.waitUntil(lambda: page.shown is not None and page.shown.colour == 6, timeout=PATIENCE)
    tap(window.messages, "Undo")
    qtbot.waitUntil(lambda: chart.drawn_with.inks.of_side(0).name() == green, timeout=PATIENCE)
    close(qtbot, window)


def test_the_page_speaks_another_language_at_once(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    evenings(folder)
    window = open_window()
    window.show_player("Anna")
    page = page_of(qtbot, window, "Anna")
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    try:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        month = page.months.view.figures.index(0, 0).data()
    finally:
        QLocale.setDefault(before)
    assert month == "Januar 2026"
    close(qtbot, window)
