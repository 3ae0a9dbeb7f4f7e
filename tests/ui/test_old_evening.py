"""An evening of long ago, entered from its paper sheets in the real window."""

from datetime import datetime

from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.games.points.rules import PointsDeal
from scorepad.paths import DataFolder
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from scorepad.ui.dialogs.when_played import WhenPlayedDialog
from scorepad.ui.main_window import MainWindow
from tests.ui.dialogs.asking import click
from tests.ui.windows import Open, asked, close, do, shown, tab_to, tap, type_names, wait_saved

CTRL = Qt.KeyboardModifier.ControlModifier
ENTER = Qt.Key.Key_Return
PATIENCE = 20_000
THAT_DAY = QDate(2019, 3, 12)


def ask_for_a_match(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=PATIENCE)


def is_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)


def type_totals(window: MainWindow, *totals: int) -> None:
    for total in totals:
        QTest.keyClicks(window.match, str(total))
        QTest.keyClick(window.match, ENTER)
    QTest.keyClick(window.match, ENTER)


def matches_of(folder: DataFolder) -> list[Match]:
    """What the history holds, in the order in which it was played."""
    store = Store.open(folder.database, folder.backups)
    try:
        return [store.load(line.id) for line in reversed(store.lines(Wanted()))]
    finally:
        store.close()


def begin_old_sheet(qtbot: QtBot, window: MainWindow, *names: str) -> None:
    """By mouse: an earlier day, and a sheet with only its totals."""
    ask_for_a_match(qtbot, window)
    page = window.new_match
    click(page.when.button("earlier"))
    page.when.day.setDate(THAT_DAY)
    click(page.plain.button("points"))
    click(page.rules.presets.button("totals"))
    page.players.seats[0].name.setFocus()
    type_names(window, list(names))
    click(page.start_button)
    is_on_the_table(qtbot, window)


def test_two_sheets_of_one_evening_lie_in_the_past_in_their_order(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_old_sheet(qtbot, window, "Anna", "Bram", "Cato")
    type_totals(window, 12, -3, 40)
    assert shown(window).finished
    wait_saved(qtbot, window)
    tap(window, "Next sheet of that evening")
    assert not shown(window).finished
    type_totals(window, 8, 9, 10)
    wait_saved(qtbot, window)
    close(qtbot, window)
    first, second = matches_of(folder)
    assert [one.deals for one in (first, second)] == [
        (PointsDeal(points=(12, -3, 40)),),
        (PointsDeal(points=(8, 9, 10)),),
    ]
    assert first.setup == second.setup
    started = [datetime.fromisoformat(one.started or "") for one in (first, second)]
    assert [one.strftime("%Y-%m-%d %H:%M") for one in started] == ["2019-03-12 20:00", "2019-03-12 20:01"]
    assert [one.ended for one in (first, second)] == [None, None], "nobody knows when it was over"


def test_an_old_sheet_is_entered_by_keys_alone(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    window = open_window()
    ask_for_a_match(qtbot, window)
    page = window.new_match
    type_names(window, ["Anna", "Bram"])
    tab_to(window, Qt.Key.Key_Backtab, lambda at: at is page.plain.button("points"))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    tab_to(window, Qt.Key.Key_Backtab, lambda at: at is page.when.button("earlier"))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert window.focusWidget() is page.when.day
    QTest.keyClicks(page.when.day, page.when.day.locale().toString(THAT_DAY, page.when.day.displayFormat()))
    QTest.keyClick(page.when.day, ENTER, CTRL)
    is_on_the_table(qtbot, window)
    type_totals(window, 5, 6)
    wait_saved(qtbot, window)
    close(qtbot, window)
    (match,) = matches_of(folder)
    assert match.setup.players == ("Anna", "Bram")
    assert (match.started or "")[:10] == "2019-03-12"


def test_a_sheet_of_which_nobody_knows_the_day_has_none(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    ask_for_a_match(qtbot, window)
    click(window.new_match.when.button("unknown"))
    click(window.new_match.plain.button("points"))
    window.new_match.players.seats[0].name.setFocus()
    type_names(window, ["Anna", "Bram"])
    click(window.new_match.start_button)
    is_on_the_table(qtbot, window)
    assert shown(window).started is None
    wait_saved(qtbot, window)


def test_an_old_sheet_goes_on_after_a_restart(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    window = open_window()
    begin_old_sheet(qtbot, window, "Anna", "Bram", "Cato")
    type_totals(window, 1, 2)
    wait_saved(qtbot, window)
    match_id = window.match_desk.controller.match_id if window.match_desk.controller else None
    assert match_id is not None
    close(qtbot, window)
    window = open_window()
    window.open_match(match_id)
    is_on_the_table(qtbot, window)
    QTest.keyClicks(window.match, "3")
    for _ in range(2):
        QTest.keyClick(window.match, ENTER)
    wait_saved(qtbot, window)
    assert shown(window).finished
    assert shown(window).ended is None
    do(window, "next")
    assert (shown(window).started or "")[:16] == "2019-03-12T20:01"
    wait_saved(qtbot, window)


def test_the_day_of_a_match_is_put_right_on_its_page(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    ask_for_a_match(qtbot, window)
    click(window.new_match.plain.button("points"))
    window.new_match.players.seats[0].name.setFocus()
    type_names(window, ["Anna", "Bram"])
    click(window.new_match.start_button)
    is_on_the_table(qtbot, window)
    do(window, "when")
    dialog = asked(window, WhenPlayedDialog)
    dialog.when.day.setDate(THAT_DAY)
    click(dialog.accept_button)
    assert (shown(window).started or "")[:10] == "2019-03-12"
    do(window, "undo")
    assert (shown(window).started or "")[:10] == "2026-01-09"
    wait_saved(qtbot, window)
