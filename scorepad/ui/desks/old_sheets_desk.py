"""What joins the page of old sheets to files and to the history: reads, looks through, adds, takes back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.export.files import FileError, write_whole
from scorepad.old_sheets.example import example
from scorepad.old_sheets.faults import SheetFileError
from scorepad.store.shelf import Kept, Reason
from scorepad.ui.desks.refusals import Refusal, or_refusal
from scorepad.ui.desks.saving import SHEETS, ask_for_file, show_folder, with_suffix
from scorepad.ui.library import Library
from scorepad.ui.pages.old_sheets import OldSheetsPage
from scorepad.ui.say import say, write
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.old_sheets.known import Known
    from scorepad.old_sheets.mapping import SheetMapping
    from scorepad.store.bringing_in import Brought
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock
    from scorepad.ui.old_sheets_words import Preview, Sheet

_NO_FILE = QT_TRANSLATE_NOOP("old_sheets", "{file} is no file that can be read.")
_UNREADABLE = QT_TRANSLATE_NOOP("old_sheets", "{file} cannot be read: {why}.")
_NO_SHEET = QT_TRANSLATE_NOOP("old_sheets", "{file}: {why}")
_OPEN = QT_TRANSLATE_NOOP("old_sheets", "Choose an old sheet")
_KIND = QT_TRANSLATE_NOOP("old_sheets", "Sheets as CSV")
_ANY = QT_TRANSLATE_NOOP("old_sheets", "All files")
_EXAMPLE = QT_TRANSLATE_NOOP("old_sheets", "Save an example of a sheet")
_EXAMPLE_NAME = QT_TRANSLATE_NOOP("old_sheets", "example")
_SAVED = QT_TRANSLATE_NOOP("old_sheets", "The example is in {file}.")
_SHOW_FOLDER = QT_TRANSLATE_NOOP("old_sheets", "Show folder")
_NONE_ADDED = QT_TRANSLATE_NOOP("old_sheets", "Nothing was added: every match is there already.")
_ADDED = QT_TRANSLATE_N_NOOP("old_sheets", "%n match(es) added.", "", 0)
_TAKEN_BACK = QT_TRANSLATE_N_NOOP("old_sheets", "%n match(es) put away again.", "", 0)
_ADDED_AGAIN = QT_TRANSLATE_N_NOOP("old_sheets", "%n match(es) brought back.", "", 0)
_REDO = QT_TRANSLATE_NOOP("old_sheets", "Add again")


class OldSheetsDesk(QObject):
    """Keeps the page as the file and its mapping are; what was added can be taken back, each sheet as one."""

    changed = Signal()
    """Matches came or went."""
    taken_back = Signal(object)
    """The numbers of the matches that were put away together."""
    opened = Signal()
    """The page is to be seen."""
    added = Signal()
    """The matches are in the history, and are to be seen there."""
    undoable = Signal(bool, bool)
    """Whether there is something to take back, and something to add again."""
    left = Signal()
    """The page is done with, and nothing was added."""

    def __init__(
        self,
        library: Library,
        messages: MessageBar,
        now: Clock,
        window: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._now = now
        self._window = window
        self._file: Path | None = None
        self._added: list[tuple[int, ...]] = []
        """The matches of each sheet that came in and was not taken back, the latest last."""
        self._taken_back: list[tuple[int, ...]] = []
        """Those of each that was taken back since the last sheet came in, the latest last."""
        self._is_looking = False
        self._next: SheetMapping | None = None
        self.ask_for_sheet: Callable[[], str] = self._ask_for_sheet
        self.ask_for_file: Callable[[QWidget, str, Path, str], Path | None] = ask_for_file
        self.show_folder: Callable[[Path], object] = show_folder
        self.page = OldSheetsPage()
        self.page.file_wanted.connect(self.open_file)
        self.page.example_wanted.connect(self.save_example)
        self.page.delimiter_chosen.connect(self._read_again)
        self.page.mapping_changed.connect(self._look_through)
        self.page.add_wanted.connect(self._add)
        self.page.cancelled.connect(self._leave)

    # A file.

    def show_page(self) -> None:
        """Show the page, with the sheet that was being brought in by what the history knows now."""
        self._know_again()
        self.opened.emit()

    def _know_again(self) -> None:
        """Matches came and went, and people got other names, while the page was out of sight."""
        sheet = self.page.sheet
        if sheet is None:
            return

        def read(store: Store) -> tuple[Known, tuple[str, ...]]:
            return store.known_of_sheets(), store.season_names()

        def done(outcome: Outcome[tuple[Known, tuple[str, ...]]]) -> None:
            if not self._failed(outcome, self._know_again) and self.page.sheet is sheet:
                self.page.show_known(*outcome.value)

        self._library.read_aside(read, done)

    def open_file(self) -> None:
        """Ask for a sheet, and show what it comes to."""
        chosen = self.ask_for_sheet()
        if chosen:
            self.offer(Path(chosen))

    def offer(self, file: Path) -> None:
        """Read a sheet, and show what it comes to; nothing of it is kept before people say so."""
        self._read(file, None)

    def _read_again(self, delimiter: str) -> None:
        if self._file is not None:
            self._read(self._file, delimiter)

    def _read(self, file: Path, delimiter: str | None) -> None:
        def read(store: Store) -> tuple[Sheet, SheetMapping] | Phrase:
            from scorepad.ui.old_sheets_reading import read_sheet

            try:
                if file.exists() and not file.is_file():
                    # Who reads a pipe or a device may wait for ever.
                    return _NO_FILE.of(file=file.name)
                return read_sheet(store, file, delimiter)
            except OSError as problem:
                return _UNREADABLE.of(file=file.name, why=problem.strerror)
            except SheetFileError as problem:
                return _NO_SHEET.of(file=file.name, why=problem.sentence)

        def done(outcome: Outcome[tuple[Sheet, SheetMapping] | Phrase]) -> None:
            if self._failed(outcome, lambda: self._read(file, delimiter)):
                return
            if isinstance(outcome.value, Phrase):
                self._messages.show_message(outcome.value, kind="warning", stays=True)
                self.page.show_again()  # with the separator that the sheet on the page has
                return
            sheet, mapping = outcome.value
            if delimiter is not None and file == self._file:
                mapping = mapping.with_answers_of(self.page.mapping)
            self._file = file
            self.page.set_usual_day(self._now().date().isoformat())
            self.page.show_sheet(sheet, mapping)
            self.opened.emit()

        self._library.read_aside(read, done)

    # What comes of it.

    def _look_through(self, mapping: SheetMapping) -> None:
        """Look through the sheet; of several answers in a row only the last matters."""
        self._next = mapping
        if not self._is_looking:
            self._look_on()

    def _look_on(self) -> None:
        mapping, self._next = self._next, None
        sheet = self.page.sheet
        if mapping is None or sheet is None:
            return
        now = self._now()
        self._is_looking = True

        def look(_store: Store) -> Preview:
            from scorepad.ui.old_sheets_reading import look_through

            return look_through(sheet, mapping, now)

        def done(outcome: Outcome[Preview]) -> None:
            self._is_looking = False
            if not self._failed(outcome, lambda: self._look_through(mapping)) and self.page.sheet is sheet:
                self.page.show_preview(outcome.value)  # which knows whether it is still wanted
            self._look_on()

        self._library.read_aside(look, done)

    # Adding, and taking back.

    def _add(self, preview: Preview) -> None:
        now, sheet = self._now(), self.page.sheet
        self.page.show_adding(True)

        def bring_in(store: Store) -> Brought:
            return store.bring_in(preview.plan.matches, now)

        def done(outcome: Outcome[Brought | Refusal]) -> None:
            # What failed waits to be written, and would be there twice if it could be asked for once more.
            if self._failed(outcome):
                return
            self.page.show_adding(False)
            if isinstance(outcome.value, Refusal):
                self._messages.show_message(outcome.value.sentence, kind="warning")
                return
            self._tell_added(outcome.value.numbers)
            if self.page.sheet is sheet:  # and no other one was opened meanwhile
                self._done_with_page()

        def kept(outcome: Outcome[Kept | None]) -> None:
            if self._failed(outcome, lambda: self._add_again(preview)):
                self.page.show_adding(False)
            else:
                self._library.write(or_refusal(bring_in), done)

        self._library.keep(Reason.IMPORT, kept)

    def _add_again(self, preview: Preview) -> None:
        """Add what could not be added, unless people have gone on to something else."""
        if self.page.shown is preview:
            self._add(preview)

    def _tell_added(self, numbers: tuple[int, ...]) -> None:
        if not numbers:
            self._messages.show_message(_NONE_ADDED)
            return
        self._added.append(numbers)
        self._taken_back.clear()
        self._messages.offer_undo(_ADDED.counted(len(numbers)), self.undo)
        self._tell_change()

    def _done_with_page(self) -> None:
        is_seen = self.page.isVisible()
        self._file = None
        self.page.leave()
        if is_seen:
            self.added.emit()

    def _tell_change(self) -> None:
        self.undoable.emit(self.can_undo, self.can_redo)
        self.changed.emit()

    @property
    def can_undo(self) -> bool:
        """Whether matches were added that can be taken back."""
        return bool(self._added)

    @property
    def can_redo(self) -> bool:
        """Whether matches were taken back that can be added again."""
        return bool(self._taken_back)

    def undo(self) -> None:
        """Take back, as one, what was added last."""
        if not self._added:
            return
        numbers, now = self._added.pop(), self._now()

        def done(outcome: Outcome[tuple[int, ...]]) -> None:
            if self._failed(outcome):
                return
            # What was put away by hand before is not brought back with the others.
            self._taken_back.append(outcome.value)
            self._messages.show_message(_TAKEN_BACK.counted(len(outcome.value)), action=_REDO, act=self.redo)
            self.taken_back.emit(outcome.value)
            self._tell_change()

        self._library.write(lambda store: store.put_all_away(numbers, now), done)

    def redo(self) -> None:
        """Add again what was taken back last."""
        if not self._taken_back:
            return
        numbers = self._taken_back.pop()

        def done(outcome: Outcome[tuple[int, ...]]) -> None:
            if self._failed(outcome):
                return
            self._added.append(numbers)
            self._messages.offer_undo(_ADDED_AGAIN.counted(len(outcome.value)), self.undo)
            self._tell_change()

        self._library.write(lambda store: store.bring_all_back(numbers), done)

    def forget(self) -> None:
        """Another history is here: in that one the numbers of what was added are other matches'."""
        self._added.clear()
        self._taken_back.clear()
        self.undoable.emit(False, False)

    def _leave(self) -> None:
        self._file = None
        self.page.leave()
        self.left.emit()

    # An example.

    def save_example(self) -> None:
        """Ask where, and write a small sheet to look at, with the separator that spreadsheets here take."""
        proposed = Path.home() / f"{write(_EXAMPLE_NAME)}.csv"
        chosen = self.ask_for_file(self._window, say(_EXAMPLE), proposed, f"{say(_KIND)} (*.csv)")
        if chosen is None:
            return
        path = with_suffix(chosen, "csv")
        delimiter = ";" if QLocale().decimalPoint() == "," else ","
        try:
            # The file dialog has asked about a file that is there.
            write_whole(path, example(write, delimiter), replace=True)
        except FileError as problem:
            self._messages.show_message(problem.sentence, kind="warning")
            return
        self._messages.show_message(
            _SAVED.of(file=path.name), action=_SHOW_FOLDER, act=lambda: self._show_folder_of(path)
        )

    def _show_folder_of(self, path: Path) -> None:
        self.show_folder(path.parent)

    # Messages and dialogs.

    def _failed(self, outcome: Outcome[Any], again: Callable[[], None] | None = None) -> bool:
        if outcome.error is None:
            return False
        self._messages.show_failure(outcome.error.sentence, again or self._library.again)
        return True

    def _ask_for_sheet(self) -> str:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, say(_OPEN), str(Path.home()), f"{say(_KIND)} ({SHEETS});;{say(_ANY)} (*)"
        )
        return chosen
