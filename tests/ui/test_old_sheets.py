"""Old sheets come in through their page, as people bring them: a file, some answers, a look, and Add."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot
from sqlalchemy import Connection

from scorepad.old_sheets.cells import DayOrder
from scorepad.old_sheets.mapping import Gathered, Role, RowIs
from scorepad.old_sheets.reading import read
from scorepad.paths import DataFolder
from scorepad.store import bringing_in
from scorepad.store.content import Stored
from scorepad.store.errors import FULL, StoreUnavailable
from scorepad.store.people import People
from scorepad.store.rows import insert_match
from scorepad.store.store import Store
from scorepad.ui import look
from scorepad.ui.main_window import MainWindow
from scorepad.ui.old_sheets_words import Preview
from scorepad.ui.pages.old_sheets import OldSheetsPage
from tests.old_sheets.league import League, league
from tests.ui.windows import EIGHT, Open, begin_by_keys, close, score, shown, tab_to, tap, visible, wait_saved

LONG = 20_000
SHEET = "Date;Anna;Bram;Cato\n13-1-2024;12;-3;40\n13-1-2024;5;;7\n14-1-2024;5;6;\n"


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    return open_window()


def offered(qtbot: QtBot, window: MainWindow, folder: Path, data: str | bytes) -> OldSheetsPage:
    """The page with a file, as soon as it says what it comes to."""
    file = folder / "league.csv"
    file.write_bytes(data.encode() if isinstance(data, str) else data)
    window.offer_record(file)
    page = window.old_sheets.page
    qtbot.waitUntil(lambda: window.stack.currentWidget() is page and page.shown is not None, timeout=LONG)
    return page


def preview(qtbot: QtBot, page: OldSheetsPage) -> Preview:
    """What the sheet comes to by the answers given so far."""
    qtbot.waitUntil(lambda: page.shown is not None, timeout=LONG)
    assert page.shown is not None
    return page.shown


def choose(page: OldSheetsPage, at: int, role: Role) -> None:
    """Say what a column is, as turning its box does."""
    box = page.columns.columns[at].role
    box.setCurrentIndex(box.findData(role.value))
    box.activated.emit(box.currentIndex())


def add(qtbot: QtBot, window: MainWindow) -> None:
    """Add what is shown, and be in the history again."""
    page = window.old_sheets.page
    assert page.add_button.isEnabled(), page.why_not
    page.add_button.click()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.history.page, timeout=LONG)
    qtbot.waitUntil(lambda: window.history.page.shown is not None, timeout=LONG)


def count(qtbot: QtBot, window: MainWindow, number: int) -> None:
    """Wait until the history page shows so many matches."""
    page = window.history.page
    qtbot.waitUntil(lambda: page.shown is not None and page.shown.total == number, timeout=LONG)


def asked_of(folder: DataFolder, question: str) -> list[tuple[Any, ...]]:
    """The answer of the history's file itself."""
    with sqlite3.connect(folder.database) as connection:
        return connection.execute(question).fetchall()


# A whole league.


def test_a_league_comes_in_and_goes_out_as_one(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path
) -> None:
    truth = league(2026)
    page = offered(qtbot, window, tmp_path, truth.data)
    assert len(preview(qtbot, page).new) == truth.matches
    assert not page.add_button.isEnabled()
    tap(page, "Leave out the rows that cannot be read")
    add(qtbot, window)
    count(qtbot, window, truth.matches)
    assert_is_league(folder, truth)

    window.history.page.list.setFocus()
    QTest.keyClick(window.history.page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    count(qtbot, window, 0)
    assert asked_of(folder, "SELECT count(*) FROM results WHERE deleted = 0") == [(0,)]
    window.old_sheets.redo()
    qtbot.waitUntil(lambda: "brought back" in window.messages.text(), timeout=LONG)
    assert_is_league(folder, truth)

    page = offered(qtbot, window, tmp_path, truth.data)
    assert all(preview(qtbot, page).already)
    page.preview.leave_out.click()
    assert page.why_not == "There is nothing to add."


def assert_is_league(folder: DataFolder, truth: League) -> None:
    """The file of the history tells what was counted when the league was written."""
    kept = "FROM results WHERE deleted = 0 AND finished = 1"
    people = asked_of(folder, f"SELECT name, count(*), sum(total), sum(won) {kept} GROUP BY name")
    assert {name: played for name, played, *_ in people} == truth.played
    assert {name: points for name, _, points, _ in people} == truth.points
    assert {name: wins for name, *_, wins in people} == truth.wins
    seasons = asked_of(
        folder, "SELECT season, count(*) FROM matches WHERE deleted_at IS NULL GROUP BY season"
    )
    assert dict(seasons) == truth.by_season
    days = asked_of(folder, "SELECT day, count(*) FROM matches WHERE deleted_at IS NULL GROUP BY day")
    assert dict(days) == truth.by_day


# Answers.


def test_what_a_column_is_changes_what_will_be_added(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    assert page.preview.summary.text() == (
        "3 matches of 3 players will be added, from January 13, 2024 to January 14, 2024."
    )
    choose(page, 3, Role.NOTHING)
    found = preview(qtbot, page)
    assert [one.match.setup.players for one in found.new] == [("Anna", "Bram"), ("Anna", "Bram")]
    assert "1 row cannot be read" in page.preview.beside.text()
    assert "Row 3: fewer than two players have points." in page.preview.faults.text()


def test_nothing_is_added_before_the_order_of_day_and_month_is_said(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, "Date;Anna;Bram\n3/4/2024;1;2\n")
    assert not page.add_button.isEnabled()
    assert page.why_not == "Say whether day or month comes first: “3/4/2024” could be either."
    tap(page, "the month")
    assert preview(qtbot, page).mapping.day_order is DayOrder.MONTH_FIRST
    assert page.add_button.isEnabled()
    add(qtbot, window)
    assert "1 match added." in window.messages.text()


def test_an_answer_to_what_was_said_before_is_passed_over(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    stale = preview(qtbot, page)
    choose(page, 3, Role.NOTHING)
    page.show_preview(stale)
    assert page.shown is None
    choose(page, 3, Role.PLAYER)
    assert preview(qtbot, page).mapping == stale.mapping


def test_rows_can_be_deals_of_a_match(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = offered(qtbot, window, tmp_path, SHEET.replace(";7\n", ";\n").replace(";40\n", ";\n"))
    tap(page, "one deal")
    found = preview(qtbot, page)
    assert (found.mapping.row_is, found.mapping.gathered) == (RowIs.DEAL, Gathered.BY_DAY)
    assert page.questions.gathered.isVisible()


def test_a_name_that_is_nearly_known_is_pointed_out_and_left(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    page = offered(qtbot, window, tmp_path, SHEET.replace("Anna", "Ana").replace("2024", "2023"))
    assert preview(qtbot, page).new[0].match.setup.players[0] == "Ana"
    tap(page, "Yes, Anna")
    assert preview(qtbot, page).new[0].match.setup.players[0] == "Anna"
    assert not page.columns.near.isVisible()


def test_what_was_played_and_the_season_are_written_with_each_match(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    QTest.keyClicks(page.questions.played, "Hearts")
    QTest.keyClick(page.questions.played, Qt.Key.Key_Return)
    page.questions.season.setFocus()
    QTest.keyClicks(page.questions.season, "Winter")
    QTest.keyClick(page.questions.season, Qt.Key.Key_Return)
    page.questions.lowest.click()
    preview(qtbot, page)
    add(qtbot, window)
    assert asked_of(folder, "SELECT DISTINCT note, season FROM matches") == [("Hearts", "Winter")]
    winners = asked_of(folder, "SELECT name FROM results WHERE won = 1 ORDER BY match_id")
    assert winners == [("Bram",), ("Anna",), ("Anna",)]


def test_what_is_typed_is_answered_before_anybody_taps_on_add(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    page.questions.played.setFocus()
    QTest.keyClicks(page.questions.played, "Hearts ")
    assert page.questions.played.text() == "Hearts "
    assert preview(qtbot, page).new[0].match.note == "Hearts"
    QTest.mouseClick(page.add_button, Qt.MouseButton.LeftButton)
    count(qtbot, window, 3)


def test_rows_that_stand_there_twice_can_be_two_matches(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET + "14-1-2024;5;6;\n")
    assert "1 match written down twice" in page.preview.beside.text()
    page.questions.twice.click()
    assert len(preview(qtbot, page).new) == 4


def test_another_separator_reads_the_file_again(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    page.delimiter_chosen.emit(",")
    qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.table.delimiter == ",", timeout=LONG)
    assert preview(qtbot, page).plan.asked
    assert not page.add_button.isEnabled()


# By keys alone, and heard.


def test_a_sheet_comes_in_by_keys_alone(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = offered(qtbot, window, tmp_path, SHEET.replace("5;;7", "x;;7"))
    tab_to(window, Qt.Key.Key_Tab, lambda widget: widget is page.columns.columns[3].role)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)  # from the player to the pair
    assert page.mapping.columns[3].role is Role.PAIR
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    preview(qtbot, page)
    tab_to(window, Qt.Key.Key_Tab, lambda widget: widget is page.preview.leave_out)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    tab_to(window, Qt.Key.Key_Tab, lambda widget: widget is page.add_button)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.history.page, timeout=LONG)
    count(qtbot, window, 2)


def test_what_stands_in_the_way_is_one_tap_away(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = offered(qtbot, window, tmp_path, "Date;;Bram\n3/4/2024;1;2\n4/4/2024;x;2\n")
    choose(page, 1, Role.PLAYER)
    name, order = page.columns.columns[1].name, page.questions.order.choices

    def go_to(asked: QWidget) -> None:
        preview(qtbot, page)
        tap(page, "Go there")
        assert window.focusWidget() is asked
        assert not asked.visibleRegion().isEmpty()

    go_to(name)
    QTest.keyClicks(name, "Anna")
    QTest.keyClick(name, Qt.Key.Key_Return)
    go_to(order.button("day_first"))
    tap(page, "the day")
    go_to(page.preview.leave_out)
    QTest.keyClick(page.preview.leave_out, Qt.Key.Key_Space)
    assert not page.there_button.isVisible()
    assert page.add_button.isEnabled()


def test_a_column_that_becomes_a_player_has_the_name_that_is_written_above_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    long = "Maximiliaan-Alexander van den Broek-Ter Horst"
    page = offered(qtbot, window, tmp_path, f"Date;;{long};Bram\n13/4/2024;1;2;3\n")
    for at, name in ((1, ""), (2, long)):
        choose(page, at, Role.NOTHING)
        choose(page, at, Role.PLAYER)
        assert page.mapping.columns[at].names == (name,)


def test_whatever_takes_the_keyboard_has_a_name_and_room_for_a_finger(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET.replace("Date;Anna", "Date;Ana"))
    fields = [
        one
        for one in page.findChildren(QWidget)
        if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None
    ]
    assert len(fields) > 10
    for field in fields:
        heard = QAccessible.queryAccessibleInterface(field)
        assert heard is not None and heard.text(QAccessible.Text.Name), field
        inside = isinstance(field.parent(), QComboBox)
        assert inside or field.height() >= look.TARGET, field


# Ways in and out.


def test_a_file_that_is_no_sheet_is_told_what_to_do(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "league.xlsx"
    file.write_bytes(b"PK\x03\x04 and so on")
    window.offer_record(file)
    qtbot.waitUntil(lambda: "save the sheet as CSV" in window.messages.text(), timeout=LONG)
    assert window.stack.currentWidget() is not window.old_sheets.page


def test_a_file_that_is_not_there_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.offer_record(tmp_path / "gone.csv")
    qtbot.waitUntil(lambda: "gone.csv cannot be read" in window.messages.text(), timeout=LONG)


def test_a_sheet_can_be_dropped_on_the_window(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "league.csv"
    file.write_text(SHEET, encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))
    page = window.old_sheets.page
    qtbot.waitUntil(lambda: window.stack.currentWidget() is page and page.shown is not None, timeout=LONG)


def test_of_several_sheets_one_comes_first_and_the_user_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file in files:
        file.write_text(SHEET, encoding="utf-8")
    window.records.offer(files)
    assert window.messages.text() == "Sheets come in one at a time: one.csv is first."
    page = window.old_sheets.page
    qtbot.waitUntil(lambda: page.shown is not None, timeout=LONG)
    assert page.sheet is not None and page.sheet.file == "one.csv"


def test_what_came_in_opens_as_every_match(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    count(qtbot, window, 3)
    line = window.history.page.current
    assert line is not None
    window.open_match(line.match_id)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=LONG)
    assert shown(window).sheet.totals == (5, 6)


def test_the_page_is_reached_from_the_menu_and_from_the_history(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.actions_of_window["old_sheets"].trigger()
    page = window.old_sheets.page
    assert window.stack.currentWidget() is page
    assert page.choose_button.isVisible()
    tap(page, "Cancel")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.history.page, timeout=LONG)
    qtbot.waitUntil(lambda: window.history.page.shown is not None, timeout=LONG)
    tap(window.history.page, "Bring in old sheets…")
    assert window.stack.currentWidget() is page
    (tmp_path / "league.csv").write_text(SHEET, encoding="utf-8")
    window.old_sheets.ask_for_sheet = lambda: str(tmp_path / "league.csv")
    tap(page, "Choose a file…")
    assert len(preview(qtbot, page).new) == 3
    tap(page, "Cancel")
    assert page.sheet is None


def test_an_example_can_be_saved_and_brought_in(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "example.csv"
    window.old_sheets.ask_for_file = lambda *_asked: file
    window.actions_of_window["old_sheets"].trigger()
    tap(window.old_sheets.page, "Save an example…")
    assert read(file.read_bytes()).delimiter == ","
    page = offered(qtbot, window, tmp_path, file.read_bytes())
    assert page.add_button.isEnabled()
    assert len(preview(qtbot, page).new) == 3


def test_in_another_history_there_is_nothing_to_take_back(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path
) -> None:
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    count(qtbot, window, 3)
    window.backups.replaced.emit()
    assert not window.old_sheets.can_undo
    QTest.keyClick(window.history.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.old_sheets.undo()
    close(qtbot, window)  # everything is written by then
    assert asked_of(folder, "SELECT count(*) FROM matches WHERE deleted_at IS NULL") == [(3,)]


def test_undo_in_the_history_leaves_the_match_on_the_table_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    begin_by_keys(qtbot, window)
    score(window, 2)
    wait_saved(qtbot, window)
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    count(qtbot, window, 4)
    window.history.page.list.setFocus()
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.history.page.list, Qt.Key.Key_Z, control)
    count(qtbot, window, 1)
    QTest.keyClick(window.history.page.list, Qt.Key.Key_Z, control | shift)
    count(qtbot, window, 4)
    assert len(shown(window).deals) == 2


def test_the_words_follow_the_language(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    before = page.columns.columns[1].role.currentData()
    page.retranslate()
    assert page.columns.columns[1].role.currentData() == before
    assert page.columns.columns[1].name.text() == "Anna"


def test_a_sheet_of_ten_thousand_rows_leaves_the_window_alive(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    rows = "".join(f"{at % 28 + 1}-1-{1990 + at % 30};{at};2;{at % 7}\n" for at in range(9_990))
    page = offered(qtbot, window, tmp_path, f"Date;Anna;Bram;Cato\n{rows}13-1-2024;1;2;3\n")
    choose(page, 3, Role.NOTHING)
    assert page.shown is None  # it is looked through by another thread
    assert page.preview.busy.isVisible()
    assert page.why_not == "The sheet is being looked through."
    assert len(preview(qtbot, page).new) == 9_991


# Taken back, and what happened in between.

OTHER = "Date;Anna;Bram\n20-1-2023;1;2\n"


def test_two_sheets_are_taken_back_one_after_the_other(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    for sheet, number in ((SHEET, 3), (OTHER, 4)):
        offered(qtbot, window, tmp_path, sheet)
        add(qtbot, window)
        count(qtbot, window, number)
    for number in (3, 0):
        window.old_sheets.undo()
        count(qtbot, window, number)
    assert not window.old_sheets.can_undo
    for number in (3, 4):
        window.old_sheets.redo()
        count(qtbot, window, number)
    assert not window.old_sheets.can_redo


def test_a_new_sheet_leaves_nothing_to_add_again(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    window.old_sheets.undo()
    qtbot.waitUntil(lambda: window.old_sheets.can_redo, timeout=LONG)
    assert len(preview(qtbot, offered(qtbot, window, tmp_path, SHEET)).new) == 3
    add(qtbot, window)
    assert not window.old_sheets.can_redo


def test_what_was_put_away_by_hand_is_not_added_again(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    count(qtbot, window, 3)
    line = window.history.page.current
    assert line is not None
    window.match_desk.put_away(line.match_id)
    count(qtbot, window, 2)
    window.old_sheets.undo()
    qtbot.waitUntil(lambda: "2 matches put away again." in window.messages.text(), timeout=LONG)
    window.old_sheets.redo()
    count(qtbot, window, 2)


def test_a_match_on_the_table_goes_with_the_sheet_it_came_from(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    offered(qtbot, window, tmp_path, SHEET)
    add(qtbot, window)
    count(qtbot, window, 3)
    line = window.history.page.current
    assert line is not None
    window.open_match(line.match_id)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=LONG)
    window.go_to("history")
    window.old_sheets.undo()
    count(qtbot, window, 0)
    assert window.controller is None
    assert window.stack.currentWidget() is window.history.page


def test_a_sheet_without_anything_new_leaves_the_last_one_to_be_taken_back(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    shown_before = preview(qtbot, page)
    add(qtbot, window)
    count(qtbot, window, 3)
    window.old_sheets.page.add_wanted.emit(shown_before)
    qtbot.waitUntil(lambda: "Nothing was added" in window.messages.text(), timeout=LONG)
    window.old_sheets.undo()
    count(qtbot, window, 0)


# Halfway.


def test_a_sheet_that_waited_is_shown_by_what_the_history_knows_by_then(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    window.go_to("history")
    with Store.open(folder.database, folder.backups) as store:
        store.bring_in(preview(qtbot, page).plan.matches[:2], EIGHT)
    window.old_sheets.show_page()
    qtbot.waitUntil(lambda: page.shown is not None and sum(page.shown.already) == 2, timeout=LONG)


def test_a_separator_that_cannot_be_read_by_leaves_the_sheet_as_it_was(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    (tmp_path / "league.csv").unlink()
    box = page.columns.delimiter
    box.setCurrentIndex(box.findData(","))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: "cannot be read" in window.messages.text(), timeout=LONG)
    assert box.currentData() == ";"
    assert page.add_button.isEnabled()


def test_what_was_said_of_the_whole_sheet_holds_for_another_separator(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    page.questions.lowest.click()
    QTest.keyClicks(page.questions.played, "Hearts")
    QTest.keyClick(page.questions.played, Qt.Key.Key_Return)
    page.delimiter_chosen.emit(",")
    qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.table.delimiter == ",", timeout=LONG)
    page.delimiter_chosen.emit(";")
    qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.table.delimiter == ";", timeout=LONG)
    assert (page.mapping.played, page.mapping.lowest_wins) == ("Hearts", True)
    (tmp_path / "other.csv").write_text(OTHER, encoding="utf-8")
    window.offer_record(tmp_path / "other.csv")
    qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.file == "other.csv", timeout=LONG)
    assert (page.mapping.played, page.mapping.lowest_wins) == ("", False)


def test_a_sheet_that_is_opened_while_another_is_added_stays(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    with sqlite3.connect(folder.database) as other:
        other.execute("BEGIN IMMEDIATE")
        page.add_button.click()
        (tmp_path / "other.csv").write_text(OTHER, encoding="utf-8")
        window.offer_record(tmp_path / "other.csv")
        qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.file == "other.csv", timeout=LONG)
        assert page.why_not == "The matches are being added."
        other.rollback()
    qtbot.waitUntil(lambda: "3 matches added." in window.messages.text(), timeout=LONG)
    assert window.stack.currentWidget() is page
    assert len(preview(qtbot, page).new) == 1


def test_a_disk_that_is_full_halfway_takes_nothing_in_and_all_of_it_when_there_is_room(
    qtbot: QtBot, window: MainWindow, folder: DataFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = offered(qtbot, window, tmp_path, SHEET)
    written: list[Stored] = []

    def insert(connection: Connection, people: People, stored: Stored, at: int) -> int:
        written.append(stored)
        if len(written) == 3:
            raise StoreUnavailable(FULL.of(path="the disk"))
        return insert_match(connection, people, stored, at)

    monkeypatch.setattr(bringing_in, "insert_match", insert)
    page.add_button.click()
    qtbot.waitUntil(lambda: bool(visible(window.messages, "Try again")), timeout=LONG)
    assert asked_of(folder, "SELECT count(*) FROM matches") == [(0,)]
    assert not page.add_button.isEnabled()  # it waits, and is not asked for twice
    tap(window.messages, "Try again")
    count(qtbot, window, 3)
    assert window.old_sheets.can_undo
