"""Everything on paper: sheets, tables and blank sheets are previewed, printed, saved and copied here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.export.days import day_in
from scorepad.export.files import FileError, write_whole
from scorepad.export.progress import ExportCancelled, Progress
from scorepad.export.tables import table_text
from scorepad.export.text import sheet_text
from scorepad.games import GAMES
from scorepad.paper.blank_sheets import blank_booklet, match_blank_booklet
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Booklet, Paper, usual_paper
from scorepad.paper.pdf import paint_pages, pdf_bytes, shared_picture
from scorepad.paper.season_sheet import season_booklet
from scorepad.paper.voice import Voice
from scorepad.season.report import report
from scorepad.ui.desks.saving import ask_for_file, file_stem, show_folder, with_suffix
from scorepad.ui.dialogs.paper_preview import PaperPreview, Sheet
from scorepad.ui.say import say, write
from scorepad.ui.work import Work

if TYPE_CHECKING:
    from scorepad.core.game import AnyGame
    from scorepad.core.match import Match
    from scorepad.season.report import Report
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.library import Library
    from scorepad.ui.season_reading import SeasonShown
    from scorepad.ui.widgets.message_bar import MessageBar

T = TypeVar("T")

THE_SHEET = QT_TRANSLATE_NOOP("paper_desk", "The match’s sheet")
_THE_TABLE = QT_TRANSLATE_NOOP("paper_desk", "The season table")
BLANK = QT_TRANSLATE_NOOP("paper_desk", "Sheets to write on")
_TABLE_ONLY = QT_TRANSLATE_NOOP("paper_desk", "Table and chart")
_WITH_MATCHES = QT_TRANSLATE_NOOP("paper_desk", "With the matches")
_SAVE_PDF = QT_TRANSLATE_NOOP("paper_desk", "Save as PDF")
_SAVE_PICTURE = QT_TRANSLATE_NOOP("paper_desk", "Save as picture")
_PDF = QT_TRANSLATE_NOOP("paper_desk", "PDF")
_PNG = QT_TRANSLATE_NOOP("paper_desk", "Picture")
_SAVED = QT_TRANSLATE_NOOP("paper_desk", "Saved: {file}")
_SHOW_FOLDER = QT_TRANSLATE_NOOP("paper_desk", "Show folder")
_COPIED_SHEET = QT_TRANSLATE_NOOP("paper_desk", "The sheet is copied.")
_COPIED_TABLE = QT_TRANSLATE_NOOP("paper_desk", "The table is copied.")

_MANY_RESULTS = 300
"""Results behind a table from which on their pages are made in another thread."""
_MANY_PAGES = 20
_USUAL_PLAYERS = 4


class PaperDesk(QObject):
    """Opens the preview of what is to be printed, and does what its buttons ask for."""

    def __init__(self, library: Library, messages: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._messages = messages
        self._window = window
        self.ask_for_file: Callable[[QWidget, str, Path, str], Path | None] = ask_for_file
        self.show_folder: Callable[[Path], object] = show_folder
        self.ask_for_printer: Callable[[QWidget, Booklet], QPrinter | None] = _ask_for_printer

    # What is printed.

    def show_match(self, match: Match) -> PaperPreview:
        """Preview a match's sheet."""
        sheet = Sheet(
            "match", THE_SHEET, lambda paper, _players, _progress: match_booklet(match, paper, _voice())
        )
        stem = "-".join(match.setup.players)
        return self._preview(THE_SHEET, [sheet], stem, lambda: sheet_text(match, write))

    def show_season(self, shown: SeasonShown) -> PaperPreview:
        """Preview a season's table, without or with the matches behind it."""
        voice = _voice()
        made: list[Report] = []

        def compose(paper: Paper, _players: int, progress: Progress, *, with_matches: bool) -> Booklet:
            if not made:
                made.append(report(shown.results, shown.query, shown.guests))
            return season_booklet(made[0], paper, voice, with_matches=with_matches, progress=progress)

        is_long = len(shown.results) > _MANY_RESULTS
        sheets = [
            Sheet("table", _TABLE_ONLY, partial(compose, with_matches=False), is_long=is_long),
            Sheet("all", _WITH_MATCHES, partial(compose, with_matches=True), is_long=is_long),
        ]
        point, day = voice.locale.decimalPoint(), day_in(voice.locale.bcp47Name())
        return self._preview(
            _THE_TABLE,
            sheets,
            shown.asked.season,
            lambda: table_text(shown.query, shown.table, write, point, day),
        )

    def show_blank(self, first: str = "") -> PaperPreview:
        """Preview the sheets to write on, of the game with the key `first` or of the first game there is."""
        return self._preview(BLANK, blank_sheets(first), say(BLANK), None)

    def show_blank_of(self, match: Match) -> PaperPreview:
        """Preview a sheet to write on for the players and rules of a match."""
        sheet = Sheet(
            "match", BLANK, lambda paper, _players, _progress: match_blank_booklet(match, paper, _voice())
        )
        return self._preview(BLANK, [sheet], "-".join(match.setup.players), None)

    # Copies.

    def copy_match_text(self, match: Match) -> None:
        """Put a match's sheet on the clipboard as text."""
        QGuiApplication.clipboard().setText(sheet_text(match, write))
        self._messages.show_message(say(_COPIED_SHEET))

    def copy_match_picture(self, match: Match) -> None:
        """Put a match's sheet on the clipboard as a picture."""
        _copy_picture(match_booklet(match, _paper(), _voice()))
        self._messages.show_message(say(_COPIED_SHEET))

    # The preview.

    def _preview(
        self, heading: Phrase, sheets: list[Sheet], stem: str, text: Callable[[], str] | None
    ) -> PaperPreview:
        dialog = PaperPreview(self._window, heading, sheets, _paper(), has_text=text is not None)
        dialog.compose_wanted.connect(lambda *asked: self._compose(dialog, *asked))
        dialog.print_wanted.connect(lambda booklet: self._print(dialog, booklet))
        dialog.pdf_wanted.connect(lambda booklet: self._save_pdf(dialog, booklet, stem))
        dialog.picture_wanted.connect(lambda booklet: self._save_picture(dialog, booklet, stem))
        dialog.picture_copied.connect(_copy_picture)
        if text is not None:
            dialog.text_copied.connect(lambda: QGuiApplication.clipboard().setText(text()))
        dialog.open()
        dialog.ask_for_pages()
        return dialog

    def _compose(self, dialog: PaperPreview, sheet: Sheet, paper: Paper, players: int) -> None:
        if not sheet.is_long:
            dialog.show_booklet(sheet.compose(paper, players, lambda _part: None))
            return
        work = dialog.begin_work()
        self._aside(dialog, work, lambda: sheet.compose(paper, players, work.progress), dialog.show_booklet)

    def _aside(
        self, dialog: PaperPreview, work: Work, make: Callable[[], T], made: Callable[[T], object]
    ) -> None:
        """Make something in another thread; `made` gets it where it is still wanted when it is done."""

        def job(_store: Store) -> T | None:
            try:
                return make()
            except ExportCancelled:
                return None

        def done(outcome: Outcome[T | None]) -> None:
            if not work.is_wanted:
                return
            dialog.end_work()
            if outcome.error is not None:
                self._messages.show_message(say(outcome.error.sentence), kind="warning")
            elif outcome.value is not None:
                made(outcome.value)

        self._library.read_aside(job, done)

    # What comes of it.

    def _print(self, dialog: PaperPreview, booklet: Booklet) -> None:
        printer = self.ask_for_printer(dialog, booklet)
        if printer is None:
            return
        if len(booklet.pages) <= _MANY_PAGES:
            paint_pages(printer, [booklet])
            dialog.accept()
            return
        work = dialog.begin_work(is_writing=True)

        def progress(part: float) -> None:
            try:
                work.progress(part)
            except ExportCancelled:
                # Before the painter ends, or the printer would print what it has so far.
                printer.abort()
                raise

        def print_it() -> bool:
            paint_pages(printer, [booklet], progress)
            return True

        self._aside(dialog, work, print_it, lambda _done: dialog.accept())

    def _save_pdf(self, dialog: PaperPreview, booklet: Booklet, stem: str) -> None:
        chosen = self._chosen_file(dialog, _SAVE_PDF, _PDF, stem, "pdf")
        if chosen is None:
            return

        def write_it(data: bytes) -> None:
            dialog.accept()
            self._write_file(chosen, data)

        if len(booklet.pages) <= _MANY_PAGES:
            write_it(pdf_bytes([booklet]))
            return
        work = dialog.begin_work(is_writing=True)
        self._aside(dialog, work, lambda: pdf_bytes([booklet], work.progress), write_it)

    def _save_picture(self, dialog: PaperPreview, booklet: Booklet, stem: str) -> None:
        chosen = self._chosen_file(dialog, _SAVE_PICTURE, _PNG, stem, "png")
        if chosen is not None:
            dialog.accept()
            self._write_file(chosen, _png(shared_picture(booklet)))

    def _chosen_file(
        self, dialog: PaperPreview, title: Phrase, kind: Phrase, stem: str, suffix: str
    ) -> Path | None:
        proposed = Path.home() / f"{file_stem(stem)}.{suffix}"
        chosen = self.ask_for_file(dialog, say(title), proposed, f"{say(kind)} (*.{suffix})")
        return None if chosen is None else with_suffix(chosen, suffix)

    def _write_file(self, path: Path, data: bytes) -> None:
        def show_it() -> None:
            self.show_folder(path.parent)

        def put(_store: Store) -> FileError | None:
            try:
                # The file dialog has asked about a file that is there.
                write_whole(path, data, replace=True)
            except FileError as problem:
                return problem
            return None

        def done(outcome: Outcome[FileError | None]) -> None:
            problem = outcome.error or outcome.value
            if problem is not None:
                self._messages.show_message(say(problem.sentence), kind="warning")
                return
            self._messages.show_message(
                say(_SAVED.of(file=path.name)),
                action=say(_SHOW_FOLDER),
                act=show_it,
            )

        # On the reader's thread: a slow stick holds up no window and no match.
        self._library.read(put, done)


def _paper() -> Paper:
    return usual_paper(QLocale.system())


def _voice() -> Voice:
    return Voice(say, QLocale())


def blank_sheets(first: str = "") -> list[Sheet]:
    """The sheets to write on, that of the game with the key `first` before the others."""
    return [_blank_sheet(game) for game in sorted(GAMES, key=lambda game: game.key != first)]


def _blank_sheet(game: AnyGame) -> Sheet:
    sizes = tuple(game.players)
    return Sheet(
        game.key,
        game.words.name,
        lambda paper, players, _progress: blank_booklet(game, players, paper, _voice()),
        sizes,
        _USUAL_PLAYERS if _USUAL_PLAYERS in sizes else sizes[-1],
    )


def _copy_picture(booklet: Booklet) -> None:
    QGuiApplication.clipboard().setImage(shared_picture(booklet))


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _ask_for_printer(parent: QWidget, booklet: Booklet) -> QPrinter | None:
    """The system's own question which printer to use; None where nobody wants to print any more."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(booklet.title)
    # The pages have margins of their own.
    printer.setFullPage(True)
    printer.setPageLayout(booklet.layout)
    asked = QPrintDialog(printer, parent)
    asked.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, False)
    return printer if asked.exec() == QDialog.DialogCode.Accepted else None
