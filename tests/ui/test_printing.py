"""The ways from the window to paper."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.ui.dialogs.paper_preview import PaperPreview
from scorepad.ui.main_window import MainWindow
from tests.ui.windows import Open, asked, begin_by_keys, do, score, wait_saved

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, open_window: Open) -> MainWindow:
    """A window with a match of three deals on the table."""
    opened = open_window()
    begin_by_keys(qtbot, opened)
    score(opened, 3)
    wait_saved(qtbot, opened)
    return opened


def title(dialog: PaperPreview) -> str:
    assert dialog.booklet is not None
    return dialog.booklet.title


def test_ctrl_p_prints_the_match_on_the_table(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    dialog = asked(window, PaperPreview)
    assert title(dialog) == "Boerenbridge: Anna, Bram, Cato, Daan"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not window.findChildren(PaperPreview) or not dialog.isVisible()


def test_the_match_menu_prints_and_copies_the_sheet(window: MainWindow) -> None:
    do(window, "copy_text")
    assert QGuiApplication.clipboard().text().startswith("Boerenbridge: Anna, Bram, Cato, Daan")
    do(window, "copy_picture")
    assert not QGuiApplication.clipboard().image().isNull()
    do(window, "print")
    assert asked(window, PaperPreview).sheet.key == "match"


def test_the_season_page_prints_its_table(qtbot: QtBot, window: MainWindow) -> None:
    window.go_to("season")
    page = window.season_desk.page
    qtbot.waitUntil(lambda: page.shown is not None, timeout=20_000)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    qtbot.waitUntil(lambda: window.findChild(PaperPreview) is not None, timeout=20_000)
    assert title(asked(window, PaperPreview)) == "All seasons"


def test_without_a_match_there_are_sheets_to_write_on(open_window: Open) -> None:
    opened = open_window()
    QTest.keyClick(opened, Qt.Key.Key_P, CTRL)
    assert title(asked(opened, PaperPreview)) == "Boerenbridge, a sheet to write on"


def test_sheets_to_write_on_begin_with_the_game_on_the_table(window: MainWindow) -> None:
    window.actions_of_window["blank"].trigger()
    assert asked(window, PaperPreview).sheet.key == "boerenbridge"


def test_the_match_goes_on_by_hand_on_a_sheet_of_its_own(window: MainWindow) -> None:
    do(window, "blank_sheet")
    dialog = asked(window, PaperPreview)
    assert title(dialog) == "Boerenbridge, a sheet to write on"
    assert not dialog.sizes.isVisible(), "the table is full"
