"""The preview of what is printed."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.export.progress import ExportCancelled
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Paper
from scorepad.paper.voice import Voice
from scorepad.ui.desks.paper_desk import blank_sheets
from scorepad.ui.dialogs.paper_preview import PaperPreview, Sheet
from tests.ui.evenings import played

LONG = played(40, 4, BoerenOptions(hands=(1,) * 40))
MATCH = Sheet(
    "match",
    Phrase("test", "Sheet"),
    lambda paper, _players, _progress: match_booklet(LONG, paper, Voice(str, QLocale("en"))),
)


def opened(window: QWidget, *sheets: Sheet, has_text: bool = True) -> PaperPreview:
    dialog = PaperPreview(window, Phrase("test", "Paper"), sheets, Paper.A4, has_text=has_text)
    dialog.compose_wanted.connect(
        lambda sheet, paper, players: dialog.show_booklet(sheet.compose(paper, players, lambda _part: None))
    )
    dialog.open()
    dialog.ask_for_pages()
    return dialog


@pytest.fixture
def dialog(window: QWidget) -> PaperPreview:
    return opened(window, MATCH)


def test_pages_are_turned_by_buttons_and_by_keys(dialog: PaperPreview) -> None:
    assert dialog.view.accessibleName() == "Page 1 of 2"
    assert not dialog.turner.before_button.isEnabled()
    assert dialog.turner.before_button.accessibleDescription() == "This is the first page."
    dialog.turner.next_button.click()
    assert dialog.view.accessibleName() == "Page 2 of 2"
    assert dialog.turner.next_button.accessibleDescription() == "This is the last page."
    QTest.keyClick(dialog.view, Qt.Key.Key_PageUp)
    assert dialog.turner.page == 0
    QTest.keyClick(dialog.view, Qt.Key.Key_Left)
    assert dialog.turner.page == 0, "there is no page before the first"


def test_another_paper_is_laid_out_anew(dialog: PaperPreview) -> None:
    dialog.turner.turn(1)
    QTest.keyClick(dialog.papers.button("LETTER"), Qt.Key.Key_Return)
    assert dialog.booklet is not None
    assert dialog.booklet.paper is Paper.LETTER
    assert dialog.turner.page == 0


def test_enter_prints_what_is_shown(qtbot: QtBot, dialog: PaperPreview) -> None:
    with qtbot.waitSignal(dialog.print_wanted) as told:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [dialog.booklet]


def test_what_is_copied_is_said(qtbot: QtBot, dialog: PaperPreview) -> None:
    with qtbot.waitSignals([dialog.text_copied, dialog.picture_copied]):
        dialog.text_button.click()
        dialog.picture_button.click()
    assert dialog.text_button.text() == dialog.picture_button.text() == "Copied"


def test_the_page_is_white_in_the_middle_of_any_theme(dialog: PaperPreview) -> None:
    picture = dialog.view.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, picture.height() - 12).lightness() > 240


def test_blank_sheets_ask_for_game_and_players(window: QWidget) -> None:
    dialog = opened(window, *blank_sheets("bridgette"), has_text=False)
    assert dialog.sheet.key == "bridgette"
    assert not dialog.sizes.isVisible(), "it is for two"
    assert not dialog.picture_button.isVisible()
    dialog.sheets.button("boerenbridge").click()
    assert dialog.sizes.isVisible()
    assert dialog.sizes.current == "4"
    dialog.sizes.button("7").click()
    assert dialog.booklet is not None
    assert "Boerenbridge" in dialog.booklet.title


# Work that takes a while.


def test_while_pages_are_made_nothing_can_be_printed_and_why_is_said(dialog: PaperPreview) -> None:
    work = dialog.begin_work()
    assert dialog.booklet is None
    for button in (dialog.print_button, dialog.pdf_button, dialog.picture_button):
        assert not button.isEnabled()
        assert button.accessibleDescription() == "The pages are not ready yet."
    assert dialog.close_button.text() == "Cancel"
    work.progress(0.5)
    dialog.end_work()
    assert dialog.close_button.text() == "Close"


def test_leaving_stops_the_work(dialog: PaperPreview) -> None:
    work = dialog.begin_work()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    with pytest.raises(ExportCancelled):
        work.progress(0.1)


def test_cancelling_a_file_leaves_the_pages(dialog: PaperPreview) -> None:
    work = dialog.begin_work(is_writing=True)
    dialog.close_button.click()
    assert dialog.isVisible()
    assert not work.is_wanted
    assert dialog.print_button.isEnabled()


def test_new_work_stops_the_old(dialog: PaperPreview) -> None:
    before = dialog.begin_work()
    after = dialog.begin_work()
    assert (before.is_wanted, after.is_wanted) == (False, True)


def test_the_page_has_most_of_the_height_of_a_low_window(window: QWidget) -> None:
    window.resize(1024, 600)
    dialog = opened(window, MATCH)
    assert dialog.height() <= 600
    assert dialog.view.height() > 0.75 * dialog.height()
