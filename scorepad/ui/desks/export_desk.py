"""Tables and sheets as files: seen first, then made aside while the window goes on, and put in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.export.files import FileError, write_whole
from scorepad.export.progress import ExportCancelled, Progress
from scorepad.ui.desks.saving import ask_for_file, file_stem, show_folder, with_suffix
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.file_forms import FileForm, Preview
from scorepad.ui.say import say
from scorepad.ui.work import Work

if TYPE_CHECKING:
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.library import Library
    from scorepad.ui.widgets.message_bar import MessageBar

_SAVED = QT_TRANSLATE_NOOP("export_desk", "Saved: {file}")
_SHOW_FOLDER = QT_TRANSLATE_NOOP("export_desk", "Show folder")


_MADE = 0.95
"""How much of the work is done when a file is made and only has to be written to the disk."""


class ExportDesk(QObject):
    """Opens the preview of a file and writes what is chosen there."""

    def __init__(self, library: Library, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self.ask_for_file: Callable[[QWidget, str, Path, str], Path | None] = ask_for_file
        self.show_folder: Callable[[Path], object] = show_folder

    def open(self, parent: QWidget, heading: Phrase, forms: Sequence[FileForm], stem: str) -> ExportPreview:
        """Show what a file would hold; `stem` is what it may be called."""
        dialog = ExportPreview(parent, heading, forms)
        dialog.preview_wanted.connect(lambda form, work: self._look_at(dialog, form, work))
        dialog.save_wanted.connect(lambda form: self._ask_and_save(dialog, heading, form, stem))
        dialog.open()
        return dialog

    def _look_at(self, dialog: ExportPreview, form: FileForm, work: Work) -> None:
        """Lay out what a file will hold where that takes a while."""

        def lay_out(_store: Store) -> Preview | None:
            try:
                return form.preview(work.progress)
            except ExportCancelled:
                return None

        def done(outcome: Outcome[Preview | None]) -> None:
            if not work.is_wanted:
                return
            if outcome.error is not None:
                dialog.show_problem(outcome.error.sentence)
            elif outcome.value is not None:
                dialog.show_preview(form, outcome.value)

        self._library.read_aside(lay_out, done)

    def _ask_and_save(self, dialog: ExportPreview, heading: Phrase, form: FileForm, stem: str) -> None:
        proposed = Path.home() / f"{file_stem(stem)}.{form.suffix}"
        chosen = self.ask_for_file(dialog, say(heading), proposed, f"{say(form.name)} (*.{form.suffix})")
        if chosen is not None:
            self._save(dialog, form, with_suffix(chosen, form.suffix))

    def _save(self, dialog: ExportPreview, form: FileForm, path: Path) -> None:
        work = dialog.begin_work()

        def make(_store: Store) -> FileError | bool:
            """Whether it is written, or why it cannot be."""
            try:
                data = form.make(_made(work.progress))
                # The file dialog has asked about a file that is there.
                write_whole(path, data, replace=True, progress=_put(work.progress))
            except ExportCancelled:
                return False
            except FileError as problem:
                return problem
            return True

        def done(outcome: Outcome[FileError | bool]) -> None:
            problem = outcome.error or outcome.value
            if work.is_wanted:
                dialog.end_work()
                dialog.accept()
            elif problem is not True:
                return  # nobody waits for it any more
            if isinstance(problem, bool):
                self._say_saved(path)
            else:
                self._messages.show_message(say(problem.sentence), kind="warning")

        # Aside: neither pages nor matches wait for a long history or a slow stick.
        self._library.read_aside(make, done)

    def _say_saved(self, path: Path) -> None:
        self._messages.show_message(
            say(_SAVED.of(file=path.name)),
            action=say(_SHOW_FOLDER),
            act=lambda: self._open_folder(path.parent),
        )

    def _open_folder(self, folder: Path) -> None:
        self.show_folder(folder)


def _made(progress: Progress) -> Progress:
    """The progress of making a file, of which the writing to the disk comes after."""
    return lambda part: progress(part * _MADE)


def _put(progress: Progress) -> Progress:
    """The progress of writing to the disk what is made."""
    return lambda part: progress(_MADE + part * (1 - _MADE))
