"""An evening with a second screen on the wall. Run by `test_two_screens.py`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui.main_window import MainWindow
from scorepad.ui.pages.dealers_bid import DealersBidDialog
from scorepad.ui.table_window import TableWindow
from scorepad.ui.translations import Translations
from tests.ui.desktop import Session, bus_in, screen_saver_on
from tests.ui.fake_screen_saver import FIRST_COOKIE
from tests.ui.windows import Open, asked, begin_by_keys, score, shown, wait_saved

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """The desktop's session, with a screen saver."""
    with bus_in(tmp_path) as bus, screen_saver_on(bus) as on_it:
        for key, value in on_it.environment.items():
            monkeypatch.setenv(key, value)
        yield on_it


@pytest.fixture
def laptop(qapp: QApplication) -> QScreen:
    return qapp.screens()[0]


@pytest.fixture
def wall(qapp: QApplication) -> QScreen:
    return qapp.screens()[1]


@pytest.fixture
def window(qtbot: QtBot, open_window: Open, laptop: QScreen) -> Iterator[MainWindow]:
    """A window on the laptop, with a match on the table."""
    opened = open_window()
    begin_by_keys(qtbot, opened)
    assert opened.screen() is laptop
    yield opened
    wait_saved(qtbot, opened)


def bids(window: MainWindow) -> list[int]:
    """What was bid in the deal being entered, in seat order."""
    return [bid for bid in shown(window).draft.bids if bid is not None]  # type: ignore[attr-defined]


def put_up(window: MainWindow) -> TableWindow:
    window.toggle_table_view()
    assert window.table_window.isVisible()
    return window.table_window


def listed(window: MainWindow) -> list[QAction]:
    """The menu of the screens as it opens."""
    window.screens.aboutToShow.emit()
    return window.screens.actions()


def test_it_goes_to_the_other_screen_and_entering_goes_on_where_it_was(
    qapp: QApplication, window: MainWindow, laptop: QScreen, wall: QScreen
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    table = window.table_window
    assert table.isFullScreen()
    assert table.screen() is wall
    assert table.geometry() == wall.geometry()
    assert window.screen() is laptop
    qapp.processEvents()
    assert window.isActiveWindow(), "the keyboard stays with the entry"
    assert not table.covers_the_entry
    QTest.keyClicks(window.match, "1")
    assert any("bids 1" in told for told in table.accessibleName().split(", "))


def test_every_entry_is_on_the_wall_at_once(window: MainWindow) -> None:
    table = put_up(window)
    score(window)
    totals = [str(total) for total in shown(window).sheet.totals]
    assert [side.figure for side in table.board.sides] == totals
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert [side.figure for side in table.board.sides] != totals


def test_escape_on_it_closes_it_and_the_entry_has_the_keyboard(window: MainWindow) -> None:
    table = put_up(window)
    table.activateWindow()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.isVisible()
    assert window.isActiveWindow()


def test_escape_at_the_entry_leaves_it_up(window: MainWindow) -> None:
    table = put_up(window)
    QTest.keyClick(window.match, Qt.Key.Key_Escape)
    assert table.isVisible()


def test_whoever_touches_it_can_go_on_typing(qtbot: QtBot, window: MainWindow) -> None:
    table = put_up(window)
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    QTest.keyClicks(table, "10")
    assert bids(window) == [1, 0]
    QTest.keyClick(table, Qt.Key.Key_Z, CTRL)
    assert bids(window) == [1], "the window's own keys work from there"
    QTest.keyClick(table, Qt.Key.Key_F11)
    assert not table.isVisible()


def test_other_pages_and_dialogs_leave_it_up(window: MainWindow) -> None:
    table = put_up(window)
    window.go_to("home")
    assert table.isVisible()
    QTest.keyClicks(table, "1")
    assert bids(window) == [], "nobody sees what he would enter"
    QTest.keyClick(window, Qt.Key.Key_F4)
    asked(window, DealersBidDialog).reject()
    assert table.isVisible()
    window.go_to("match")


def test_the_menu_lists_the_screens_and_tells_on_which_it_is(
    window: MainWindow, laptop: QScreen, wall: QScreen
) -> None:
    assert window.screens.menuAction().isVisible()
    assert [action.text() for action in listed(window)] == [
        "This screen (laptop, 1280 × 800)",
        "wall, 1920 × 1080",
    ]
    assert [action.isChecked() for action in listed(window)] == [False, False]
    listed(window)[1].trigger()
    assert window.table_window.screen() is wall
    assert [action.isChecked() for action in listed(window)] == [False, True]
    listed(window)[0].trigger()
    assert window.table_window.screen() is laptop
    assert window.table_window.covers_the_entry
    listed(window)[0].trigger()
    assert not window.table_window.isVisible(), "chosen where it is, it goes"


def test_f11_takes_the_screen_that_was_chosen_last(window: MainWindow, laptop: QScreen) -> None:
    window.put_table_view_on(laptop)
    table = window.table_window
    table.left.emit()
    assert put_up(window).screen() is laptop


def test_the_menu_speaks_the_language_of_the_window(qapp: QApplication, window: MainWindow) -> None:
    translations = Translations(qapp)
    window.screens.setTitle("?")
    translations.use("nl")
    qapp.processEvents()
    assert window.screens.title() != "?"
    translations.use("en")
    qapp.processEvents()
    assert window.screens.title() == "Table view on"


def test_over_the_entry_it_gives_way_to_pages_and_dialogs(window: MainWindow, laptop: QScreen) -> None:
    window.put_table_view_on(laptop)
    table = window.table_window
    QTest.keyClick(table, Qt.Key.Key_1, CTRL)
    assert not table.isVisible(), "the home page would come behind it"
    window.put_table_view_on(laptop)
    QTest.keyClick(table, Qt.Key.Key_F4)
    assert not table.isVisible()
    asked(window, DealersBidDialog).reject()


def test_a_screen_that_is_unplugged_takes_it_away_and_brings_it_back(
    qapp: QApplication, window: MainWindow, laptop: QScreen, wall: QScreen
) -> None:
    table = put_up(window)
    QTest.keyClicks(window.match, "1")
    qapp.screenRemoved.emit(wall)
    assert not table.isVisible()
    assert not window.screens.menuAction().isVisible(), "there is nothing to choose"
    assert window.isActiveWindow()
    assert "unplugged" in window.messages.text()
    QTest.keyClicks(window.match, "0")
    assert bids(window) == [1, 0], "entering goes on"
    qapp.screenAdded.emit(laptop)
    assert not table.isVisible(), "it was on another"
    qapp.screenAdded.emit(wall)
    assert table.isVisible()
    assert table.screen() is wall
    assert window.screens.menuAction().isVisible()
    assert [said for side in table.board.sides if (said := str(side.said))] == ["bids 1", "bids 0", "to bid"]


def test_a_screen_that_comes_back_is_left_alone_where_the_view_is_not_wanted_on_it(
    qapp: QApplication, window: MainWindow, laptop: QScreen, wall: QScreen
) -> None:
    window.put_table_view_on(laptop)
    table = window.table_window
    qapp.screenRemoved.emit(wall)
    assert table.isVisible(), "it is on the other one"
    window.put_table_view_on(wall)
    table.left.emit()
    qapp.screenRemoved.emit(wall)
    qapp.screenAdded.emit(wall)
    assert not table.isVisible(), "people had seen enough"
    window.put_table_view_on(wall)
    qapp.screenRemoved.emit(wall)
    window.put_table_view_on(laptop)
    qapp.screenAdded.emit(wall)
    assert table.screen() is laptop, "people have put it elsewhere since"
    window.put_table_view_on(wall)
    qapp.screenRemoved.emit(wall)
    window.match_desk.gone.emit()
    qapp.screenAdded.emit(wall)
    assert not table.isVisible(), "no match is on the table any more"
    window.go_to("match")


def test_where_the_entry_comes_to_its_screen_it_gives_way(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, laptop: QScreen, wall: QScreen
) -> None:
    table = put_up(window)
    qapp.screenRemoved.emit(laptop)
    window.setScreen(wall)
    window.move(wall.geometry().topLeft())
    qtbot.waitUntil(lambda: not table.isVisible())


def test_it_goes_with_its_match_and_with_its_window(qtbot: QtBot, window: MainWindow) -> None:
    table = put_up(window)
    window.match_desk.gone.emit()
    assert not table.isVisible()
    window.go_to("match")
    put_up(window)
    wait_saved(qtbot, window)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not table.isVisible()


@pytest.mark.parametrize("at", [0, 1], ids=["over the entry", "on the wall"])
def test_the_screen_stays_awake_while_it_is_up(
    qapp: QApplication, session: Session, window: MainWindow, at: int
) -> None:
    window.put_table_view_on(qapp.screens()[at])
    assert session.next() == "Inhibit Scorepad: Table view"
    window.table_window.left.emit()
    assert session.next() == f"UnInhibit {FIRST_COOKIE}"


def test_a_view_that_is_put_from_screen_to_screen_ends_as_awake_as_it_began(
    session: Session, window: MainWindow, laptop: QScreen, wall: QScreen
) -> None:
    window.put_table_view_on(laptop)
    window.put_table_view_on(wall)
    window.table_window.left.emit()
    told: list[str] = []
    while not told or told[-1].startswith("Inhibit") or len(told) % 2:
        told.append(session.next())
    assert [line.split()[0] for line in told] == ["Inhibit", "UnInhibit"] * (len(told) // 2)


def test_a_minimized_view_lets_the_screen_sleep(session: Session, window: MainWindow) -> None:
    table = put_up(window)
    assert session.next().startswith("Inhibit")
    table.showMinimized()
    assert session.next().startswith("UnInhibit")
    table.showFullScreen()
    assert session.next().startswith("Inhibit")
    table.left.emit()
    assert session.next().startswith("UnInhibit")
