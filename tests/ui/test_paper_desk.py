"""The desk of everything on paper, over a real history."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.paper.pages import Booklet
from scorepad.season.season import Counting, Filters, Query
from scorepad.season.standings import standings
from scorepad.store.store import Store
from scorepad.ui.desks.paper_desk import PaperDesk
from scorepad.ui.dialogs.paper_preview import PaperPreview
from scorepad.ui.library import Library
from scorepad.ui.season_reading import Asked, SeasonShown
from scorepad.ui.widgets.message_bar import MessageBar
from tests.paper.test_pdf import sizes
from tests.paper.test_season_sheet import season
from tests.store.evenings import history
from tests.ui.evenings import played

PATIENCE = 20_000


class Room:
    """A desk with its message bar in a window."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.folder = qtbot, folder
        self.library = Library(lambda: Store.open(folder / "scorepad.db", folder / "backups"))
        self.window = QWidget()
        self.window.resize(1024, 700)
        self.messages = MessageBar(self.window)
        qtbot.addWidget(self.window)
        self.window.show()
        self.desk = PaperDesk(self.library, self.messages, self.window)
        self.desk.ask_for_file = lambda _parent, _title, proposed, _form: folder / proposed.name

    def until(self, holds: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(holds, timeout=PATIENCE)

    def saved(self, name: str) -> bytes:
        self.until(lambda: self.messages.text() == f"Saved: {name}")
        return (self.folder / name).read_bytes()


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    with history(tmp_path):
        pass
    made = Room(qtbot, tmp_path)
    yield made
    made.library.close()


def shown(matches: int) -> SeasonShown:
    results, asked = tuple(season(matches)), Query(Filters("Winter"), Counting())
    table = standings(results, asked.counting)
    return SeasonShown(Asked("Winter"), ("Winter",), None, asked, table, results=results)


def pages(dialog: PaperPreview) -> int:
    return 0 if dialog.booklet is None else len(dialog.booklet.pages)


def test_a_sheet_is_saved_as_a_pdf(room: Room) -> None:
    room.desk.show_match(played(5)).pdf_button.click()
    assert len(sizes(room.saved("Anna-Bram-Cato-Daan.pdf"))) == 1


def test_a_table_is_saved_as_a_picture(room: Room) -> None:
    room.desk.show_season(shown(6)).save_picture_button.click()
    picture = QImage.fromData(room.saved("Winter.png"))
    assert picture.width() > 1500


def test_a_file_that_cannot_be_written_is_told(room: Room) -> None:
    room.desk.ask_for_file = lambda *_asked: room.folder / "nowhere" / "sheet.pdf"
    room.desk.show_match(played(5)).pdf_button.click()
    room.until(lambda: "There is no folder" in room.messages.text())


def test_nothing_is_written_where_nobody_names_a_file(room: Room) -> None:
    room.desk.ask_for_file = lambda *_asked: None
    dialog = room.desk.show_match(played(5))
    dialog.pdf_button.click()
    assert dialog.isVisible()
    assert not list(room.folder.glob("*.pdf"))


def test_a_sheet_is_copied_as_text_and_as_a_picture(room: Room) -> None:
    match = played(5)
    room.desk.copy_match_text(match)
    assert QGuiApplication.clipboard().text().startswith("Boerenbridge: Anna")
    room.desk.copy_match_picture(match)
    assert QGuiApplication.clipboard().image().width() > 1500
    assert room.messages.text() == "The sheet is copied."


def test_a_table_is_copied_as_text(room: Room) -> None:
    room.desk.show_season(shown(6)).text_button.click()
    assert QGuiApplication.clipboard().text().startswith("Season: Winter")


def test_a_sheet_is_printed_on_the_paper_that_is_chosen(room: Room) -> None:
    asked: list[Booklet] = []

    def into_a_file(_parent: QWidget, booklet: Booklet) -> QPrinter:
        asked.append(booklet)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(room.folder / "printed.pdf"))
        printer.setFullPage(True)
        return printer

    room.desk.ask_for_printer = into_a_file
    dialog = room.desk.show_match(played(15))
    dialog.papers.button("LETTER").click()
    dialog.print_button.click()
    assert asked
    assert not dialog.isVisible()
    assert sizes((room.folder / "printed.pdf").read_bytes()) == [(612, 792)]


def test_a_long_table_is_made_and_written_while_the_window_lives(room: Room) -> None:
    dialog = room.desk.show_season(shown(400))
    assert dialog.is_working
    room.until(lambda: pages(dialog) > 0)
    dialog.sheets.button("all").click()
    assert dialog.is_working, "the window has not waited for the pages"
    room.until(lambda: pages(dialog) > 20)
    dialog.pdf_button.click()
    assert dialog.is_working
    assert len(sizes(room.saved("Winter.pdf"))) > 20


def test_many_pages_are_printed_while_the_window_lives(room: Room) -> None:
    def into_a_file(_parent: QWidget, _booklet: Booklet) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(room.folder / "printed.pdf"))
        printer.setFullPage(True)
        return printer

    room.desk.ask_for_printer = into_a_file
    dialog = room.desk.show_season(shown(400))
    room.until(lambda: pages(dialog) > 0)
    dialog.sheets.button("all").click()
    room.until(lambda: pages(dialog) > 20)
    many = pages(dialog)
    gone: list[int] = []
    dialog.finished.connect(gone.append)
    dialog.print_button.click()
    assert dialog.is_working
    room.until(lambda: bool(gone))
    assert len(sizes((room.folder / "printed.pdf").read_bytes())) == many


def test_what_is_cancelled_leaves_no_file(room: Room) -> None:
    dialog = room.desk.show_season(shown(400))
    room.until(lambda: pages(dialog) > 0)
    dialog.sheets.button("all").click()
    room.until(lambda: pages(dialog) > 20)
    dialog.pdf_button.click()
    dialog.close_button.click()
    assert not dialog.is_working
    room.qtbot.wait(300)
    assert not list(room.folder.glob("*.pdf"))
    assert not list(room.folder.glob(".scorepad-*"))


def test_blank_sheets_begin_with_the_game_on_the_table(room: Room) -> None:
    dialog = room.desk.show_blank("troefcall")
    assert dialog.sheet.key == "troefcall"
    dialog.pdf_button.click()
    assert len(sizes(room.saved("Sheets-to-write-on.pdf"))) == 1
