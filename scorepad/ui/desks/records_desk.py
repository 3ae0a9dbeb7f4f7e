"""Record files and samples: matches that come into the history from outside, and go out of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from scorepad.core.legible import shortened
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.store.shelf import Kept, Reason
from scorepad.ui.desks.refusals import Refusal, or_refusal
from scorepad.ui.desks.saving import SHEETS, is_sheet
from scorepad.ui.library import Library
from scorepad.ui.say import say
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.core.match import Match
    from scorepad.record import Document
    from scorepad.store.exchange import Imported
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock

_UNREADABLE = QT_TRANSLATE_NOOP("records", "{file} cannot be read: {why}.")
_THE_HISTORY = QT_TRANSLATE_NOOP("records", "{file} is the history itself, which is open already.")
_NO_FILE = QT_TRANSLATE_NOOP("records", "{file} is no file that can be read.")
_NO_RECORD = QT_TRANSLATE_NOOP("records", "{file} cannot be imported. {why}")
_MATCHES = QT_TRANSLATE_N_NOOP("records", "%n match(es)", "", 0)
_OFFER = QT_TRANSLATE_NOOP("records", "{file} holds {matches}.")
_FILES = QT_TRANSLATE_N_NOOP("records", "%n file(s)", "", 0)
_IMPORT = QT_TRANSLATE_NOOP("records", "Import")
_IMPORTED = QT_TRANSLATE_NOOP("records", "Imported: {new}. Already there: {there}.")
_SHOW = QT_TRANSLATE_NOOP("records", "Show")
_OPEN = QT_TRANSLATE_NOOP("records", "Open record files")
_SAVE = QT_TRANSLATE_NOOP("records", "Save the match as a record file")
_KIND = QT_TRANSLATE_NOOP("records", "Scorepad records")
_ONE_SHEET = QT_TRANSLATE_NOOP("records", "Sheets come in one at a time: {file} is first.")
_SHEETS = QT_TRANSLATE_NOOP("records", "Sheets as CSV")
_SAVED = QT_TRANSLATE_NOOP("records", "The match is in {file}.")
_SAMPLE_IS_HERE = QT_TRANSLATE_NOOP("records", "The sample evening is here. It counts in no table.")
_SAMPLE_IS_GONE = QT_TRANSLATE_NOOP("records", "The sample evening is put away.")
_PUT_AWAY = QT_TRANSLATE_NOOP("records", "Put it away again")
_YEAR_OPENS = QT_TRANSLATE_NOOP("records", "The sample year opens in a window of its own.")
_YEAR_DOES_NOT_OPEN = QT_TRANSLATE_NOOP("records", "The sample year could not be opened.")

PATTERN = "*.scorepad *.json"


class RecordsDesk(QObject):
    """Brings records in and writes them out. A file is asked about before anything of it is kept."""

    changed = Signal()
    """Matches came or went."""
    show_history = Signal()
    """The user wants to see what came in."""
    sheet_offered = Signal(object)
    """The `Path` of a file that is no record but a sheet."""

    def __init__(
        self,
        library: Library,
        messages: MessageBar,
        now: Clock,
        window: QWidget,
        start_year: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`start_year` opens the sample year, and says whether it could."""
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._now = now
        self._window = window
        self.ask_for_files: Callable[[], list[str]] = self._ask_for_files
        self.ask_where: Callable[[str], str] = self._ask_where
        self.start_year = start_year

    # In.

    def open_files(self) -> None:
        """Ask for record files, and offer what they hold."""
        self.offer([Path(name) for name in self.ask_for_files()])

    def offer(self, files: Iterable[Path]) -> None:
        """Read record files, and ask whether their matches are to come into the history.

        The good files are offered also where another is bad; the bad one is named.
        """
        from scorepad import record
        from scorepad.store.opening import is_in_use  # it brings the database

        found: list[tuple[Path, Document]] = []
        sheets: list[Path] = []
        for file in files:
            if is_sheet(file):
                sheets.append(file)
                continue
            if is_in_use(file):
                # Who reads it and closes it gives up the locks that keep other programs from its journal.
                self._say(_THE_HISTORY.of(file=file.name))
                continue
            try:
                if file.exists() and not file.is_file():
                    # Who reads a pipe or a device may wait for ever.
                    self._say(_NO_FILE.of(file=file.name))
                    continue
                found.append((file, record.read(file.read_bytes())))
            except OSError as problem:
                self._say(_UNREADABLE.of(file=file.name, why=problem.strerror))
            except record.RecordError as refusal:
                why = shortened(say(refusal.problems[0].message))
                self._say(_NO_RECORD.of(file=file.name, why=why))
        self._offer_sheets(sheets)
        if not found:
            return
        matches = sum(len(document.matches) for _, document in found)
        name = found[0][0].name if len(found) == 1 else _FILES.counted(len(found))
        self._messages.show_message(
            say(_OFFER.of(file=name, matches=_MATCHES.counted(matches))),
            stays=True,
            action=say(_IMPORT),
            act=partial(self._import, [document for _, document in found]),
        )

    def _offer_sheets(self, sheets: list[Path]) -> None:
        """Each sheet has questions of its own, so that there is one at a time."""
        if sheets:
            self.sheet_offered.emit(sheets[0])
        if len(sheets) > 1:
            self._say(_ONE_SHEET.of(file=sheets[0].name))

    def _import(self, documents: list[Document]) -> None:
        now = self._now()

        def bring_in(store: Store) -> list[Imported]:
            return [store.import_matches(document.matches, document.seasons, now) for document in documents]

        def done(outcome: Outcome[list[Imported] | Refusal]) -> None:
            if self._failed(outcome):
                return
            if isinstance(outcome.value, Refusal):
                self._say(outcome.value.sentence)
                return
            new = sum(one.imported for one in outcome.value)
            there = sum(one.already for one in outcome.value)
            self._messages.show_message(
                say(_IMPORTED.of(new=new, there=there)), action=say(_SHOW), act=self.show_history.emit
            )
            self.changed.emit()

        def kept(outcome: Outcome[Kept | None]) -> None:
            if not self._failed(outcome, lambda: self._import(documents)):
                self._library.write(or_refusal(bring_in), done)

        self._library.keep(Reason.IMPORT, kept)

    # Out.

    def save_match(self, match_id: int) -> None:
        """Ask where, and write a match of the history as a record file."""

        def done(outcome: Outcome[Match]) -> None:
            if not self._failed(outcome, lambda: self.save_match(match_id)):
                self.save(outcome.value)

        self._library.read_written(lambda store: store.load(match_id), done)

    def save(self, match: Match) -> None:
        """Ask where, and write a match as a record file."""
        from scorepad import record
        from scorepad.export.files import FileError, write_whole

        day = (match.started or "")[:10]
        name = " ".join(part for part in (say(match.game.words.name), day) if part)
        chosen = self.ask_where(f"{name}.scorepad")
        if not chosen:
            return
        path = Path(chosen)
        try:
            # The file dialog has asked about a file that is there.
            write_whole(path, record.dump([match]).encode(), replace=True)
        except FileError as problem:
            self._say(problem.sentence)
            return
        self._messages.show_message(say(_SAVED.of(file=path.name)))

    # The sample evening.

    def bring_sample(self) -> None:
        """Bring in the sample evening to look around in."""
        from scorepad.ui.sample import sample_matches

        now = self._now()
        matches = sample_matches(now)

        def done(outcome: Outcome[Any]) -> None:
            if self._failed(outcome):
                return
            self._messages.show_message(say(_SAMPLE_IS_HERE), action=say(_PUT_AWAY), act=self.put_sample_away)
            self.changed.emit()

        self._library.write(lambda store: store.import_matches(matches, (), now), done)

    def put_sample_away(self) -> None:
        """Put the sample evening away."""
        from scorepad.ui.sample import bring_back, take_out

        now = self._now()

        def done(outcome: Outcome[tuple[int, ...]]) -> None:
            if self._failed(outcome):
                return
            numbers = outcome.value
            self._messages.offer_undo(
                _SAMPLE_IS_GONE, lambda: self._library.write(lambda store: bring_back(store, numbers), back)
            )
            self.changed.emit()

        def back(outcome: Outcome[None]) -> None:
            if not self._failed(outcome):
                self.changed.emit()

        self._library.write(lambda store: take_out(store, now), done)

    # The sample year.

    def show_sample_year(self) -> None:
        """Open the sample year, which is a history of its own, in a window of its own."""
        if self.start_year():
            self._messages.show_message(_YEAR_OPENS)
        else:
            self._messages.show_message(_YEAR_DOES_NOT_OPEN, kind="problem")

    # Messages and dialogs.

    def _failed(self, outcome: Outcome[Any], again: Callable[[], None] | None = None) -> bool:
        if outcome.error is None:
            return False
        self._messages.show_failure(outcome.error.sentence, again or self._library.again)
        return True

    def _say(self, sentence: Phrase) -> None:
        self._messages.show_message(say(sentence), kind="warning")

    def _ask_for_files(self) -> list[str]:
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            say(_OPEN),
            str(Path.home()),
            f"{say(_KIND)} ({PATTERN});;{say(_SHEETS)} ({SHEETS})",
        )
        return names

    def _ask_where(self, name: str) -> str:
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, say(_SAVE), str(Path.home() / name), f"{say(_KIND)} ({PATTERN})"
        )
        return chosen
