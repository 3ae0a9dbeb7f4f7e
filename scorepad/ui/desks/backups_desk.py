"""Backups: the list of them, made, copied out, restored and taken back; and the second folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.store.errors import StoreDamaged, StoreError, StoreRefused
from scorepad.store.shelf import Kept, Reason, Shelves, on_shelf
from scorepad.ui.backups_model import BackupLine, Found, found_on, spoken_at
from scorepad.ui.errands import Errand
from scorepad.ui.say import say

if TYPE_CHECKING:
    from scorepad.paths import DataFolder
    from scorepad.settings import SettingsFile
    from scorepad.store.restore import Preview, Summary
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock
    from scorepad.ui.dialogs.backups import BackupsDialog
    from scorepad.ui.dialogs.restoring import RestoreDialog
    from scorepad.ui.library import Library
    from scorepad.ui.widgets.message_bar import MessageBar

_NOT_KEPT = QT_TRANSLATE_NOOP("backups_desk", "A backup could not be made. {why}")
_KEPT_NOW = QT_TRANSLATE_NOOP("backups_desk", "The backup is made.")
_UNCHANGED = QT_TRANSLATE_NOOP("backups_desk", "Nothing has changed since the newest backup.")
_COPIED = QT_TRANSLATE_NOOP("backups_desk", "A proved copy of everything is in {file}.")
_ITSELF = QT_TRANSLATE_NOOP("backups_desk", "{file} is the history itself; choose another name for the copy.")
_NOT_SAVED = QT_TRANSLATE_NOOP(
    "backups_desk", "Not everything is saved yet. Save it first, then restore: Ctrl+S says how it stands."
)
_RESTORED = QT_TRANSLATE_NOOP("backups_desk", "Restored. The history as it was before is kept as {file}.")
_RESTORED_FIRST = QT_TRANSLATE_NOOP("backups_desk", "Restored.")
_TAKEN_BACK = QT_TRANSLATE_NOOP("backups_desk", "The history is again as it was before.")
_UNDO = QT_TRANSLATE_NOOP("backups_desk", "Undo")
_BACKUP_OF = QT_TRANSLATE_NOOP("backups_desk", "Backup: {when}")
_SAVE = QT_TRANSLATE_NOOP("backups_desk", "Save a copy of the history")
_OPEN = QT_TRANSLATE_NOOP("backups_desk", "Restore from a file")
_SECOND = QT_TRANSLATE_NOOP("backups_desk", "Choose a second folder for backups")
_KIND = QT_TRANSLATE_NOOP("backups_desk", "Scorepad histories")
_ALL_FILES = QT_TRANSLATE_NOOP("backups_desk", "All files")
_INSIDE = QT_TRANSLATE_NOOP(
    "backups_desk", "That folder belongs to the history itself; choose one on another disk or a memory stick."
)
_UNWRITTEN = QT_TRANSLATE_NOOP(
    "backups_desk",
    "The second folder is used until Scorepad is closed, but could not be kept: {path} cannot be written.",
)
_COPY_NAME = "scorepad-{day}.db"


class BackupsDesk(QObject):
    """Opens the list of backups and does what is wished there. Whatever takes long happens elsewhere."""

    replaced = Signal()
    """Another history is in the place of the one that was there."""
    folder_chosen = Signal()
    """The second folder is another, or none."""
    damaged = Signal(object)
    """The error of a backup that found the history not as it was written."""

    def __init__(
        self,
        library: Library,
        messages: MessageBar,
        settings: SettingsFile,
        folder: DataFolder,
        now: Clock,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._library = library
        self._messages = messages
        self._settings = settings
        self._folder = folder
        self._now = now
        self._window = window
        self._dialog: BackupsDialog | None = None
        self._told: set[str] = set()
        """What was said of backups that could not be made."""
        self.ask_where: Callable[[str], str] = self._ask_where
        self.ask_for_file: Callable[[], str] = self._ask_for_file
        self.ask_for_folder: Callable[[], str] = self._ask_for_folder

    # The list.

    def show_backups(self) -> None:
        """Show which backups there are; what is in each is counted while the list stands."""
        from scorepad.ui.dialogs.backups import BackupsDialog

        dialog = BackupsDialog(self._folder.path, self._now(), self._window)
        self._dialog = dialog
        dialog.keep_wanted.connect(self._keep)
        dialog.copy_wanted.connect(self._save_copy)
        dialog.restore_wanted.connect(self._restore_listed)
        dialog.file_wanted.connect(self.restore_from_file)
        dialog.second.choose_wanted.connect(self.choose_folder)
        dialog.second.forgotten.connect(self.forget_folder)
        dialog.finished.connect(lambda _: self._dialog_is_gone(dialog))
        self._list(dialog)
        dialog.open()

    def _dialog_is_gone(self, dialog: BackupsDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def _list(self, dialog: BackupsDialog) -> None:
        """Look at the shelves, then into each backup that was not counted yet."""
        second = self._settings.settings.second_folder
        shelves = Shelves(self._folder.backups, self._settings.second_shelf())
        errand = Errand(dialog)

        def done(outcome: Outcome[Found]) -> None:
            if outcome.error is not None:
                dialog.show_found(Found(()), second)
                dialog.say_note(outcome.error.sentence, "problem")
                return
            dialog.show_found(outcome.value, second)
            self._count(dialog)

        errand.run([partial(found_on, shelves, Path(second) if second else None)], done)

    def _count(self, dialog: BackupsDialog) -> None:
        uncounted = [line for line in dialog.model.lines if line.holds is None and line.problem is None]

        def done(outcome: Outcome[tuple[Path, Summary | None, Phrase | None]]) -> None:
            dialog.model.count(*outcome.value)

        Errand(dialog).run([partial(_looked_into, line) for line in uncounted], done)

    def _say(self, sentence: Phrase, kind: str = "info") -> None:
        """Say it where it is read: in the list where that is open, else at the foot of the window."""
        if self._dialog is not None:
            self._dialog.say_note(sentence, kind)
        else:
            self._messages.show_message(sentence, kind=kind)

    # Made, and copied out.

    def _keep(self) -> None:
        def done(outcome: Outcome[Kept | None]) -> None:
            if outcome.error is not None:
                self._say(_NOT_KEPT.of(why=outcome.error.sentence), "problem")
                self._look_for_damage(outcome.error)
                return
            self._say(_UNCHANGED if outcome.value is None else _KEPT_NOW)
            if self._dialog is not None:
                self._list(self._dialog)

        self._library.keep(Reason.HAND, done)

    def tell_not_kept(self, error: StoreError) -> None:
        """Say that a backup could not be made: once for each cause, but always where the list is open."""
        said = say(error.sentence)
        if said in self._told and self._dialog is None:
            return
        self._told.add(said)
        self._say(_NOT_KEPT.of(why=error.sentence), "warning")
        self._look_for_damage(error)

    def _look_for_damage(self, error: StoreError) -> None:
        from scorepad.store.errors import COPY_DIFFERS

        # A copy that differs is the fault of the disk that it was written to.
        if isinstance(error, StoreDamaged) and error.sentence.source != COPY_DIFFERS.source:
            self.damaged.emit(error)

    def _save_copy(self) -> None:
        chosen = self.ask_where(_COPY_NAME.format(day=self._now().date().isoformat()))
        if not chosen:
            return
        path = Path(chosen)
        # The file dialog has asked about a file that is there; one that appears meanwhile stays.
        replaces = path.is_file()
        history = self._folder.database

        def copy(store: Store) -> StoreError | None:
            try:
                if _is_of(path, history):
                    raise StoreRefused(_ITSELF.of(file=path.name))
                store.backup(path, replace=replaces)
            except StoreError as problem:
                return problem
            return None

        def done(outcome: Outcome[StoreError | None]) -> None:
            problem = outcome.error or outcome.value
            if problem is None:
                self._say(_COPIED.of(file=path.name))
            else:
                self._say(problem.sentence, "problem")

        # Behind all that is being written, but not in its way.
        self._library.read_written(lambda _: None, lambda _: self._library.read(copy, done))

    # Restored, and taken back.

    def restore_from_file(self) -> None:
        """Ask for a file, and whether it is to be restored."""
        chosen = self.ask_for_file()
        if chosen:
            self.ask_to_restore(Path(chosen), Path(chosen).name)

    def _restore_listed(self, path: Path) -> None:
        assert self._dialog is not None
        kept = next(line.kept for line in self._dialog.model.lines if line.kept.path == path)
        self.ask_to_restore(path, _BACKUP_OF.of(when=spoken_at(kept.at, self._now())))

    def ask_to_restore(self, backup: Path, name: Phrase | str) -> None:
        """Show what restoring a backup would come to, and do it if that is wished."""
        from scorepad.ui.dialogs.restoring import RestoreDialog

        dialog = RestoreDialog(name, self._window)
        path = self._folder.database

        def look() -> Preview:
            from scorepad.store.restore import preview

            return preview(backup, path)

        def done(outcome: Outcome[Preview]) -> None:
            if outcome.error is not None:
                dialog.show_problem(outcome.error.sentence)
            else:
                dialog.show_preview(outcome.value)

        dialog.confirmed.connect(lambda: self._confirmed(dialog, backup))
        Errand(dialog).run([look], done)
        dialog.open()

    def _confirmed(self, dialog: RestoreDialog, backup: Path) -> None:
        dialog.show_restoring()

        def done(outcome: Outcome[Path | None]) -> None:
            if outcome.error is not None:
                dialog.show_problem(outcome.error.sentence)
                return
            dialog.accept()
            if self._dialog is not None:
                self._dialog.accept()
            self._tell_restored(outcome.value)

        self._restore(backup, done)

    def _restore(self, backup: Path, done: Callable[[Outcome[Path | None]], None]) -> None:
        """Put a backup in the history's place, once all that was entered is written to what is there."""
        from scorepad.store.writer import Outcome

        now = self._now()

        def act() -> Path | None:
            from scorepad.store.restore import restore

            return restore(backup, self._folder.database, self._folder.backups, now)

        def restored(outcome: Outcome[Path | None]) -> None:
            # Told first, so that nothing of this is said over what is read anew.
            done(outcome)
            if outcome.error is None:
                self.replaced.emit()

        def written(_: Outcome[Any]) -> None:
            if self._library.trouble is not None:
                done(Outcome(None, StoreRefused(_NOT_SAVED)))
            else:
                self._library.apart(act, restored)

        # A history that cannot be opened answers this with an error, and is replaced all the same.
        if self._library.is_settled:
            self._library.apart(act, restored)
        else:
            self._library.read_written(lambda _: None, written)

    def _tell_restored(self, kept: Path | None) -> None:
        if kept is None:
            self._messages.show_message(_RESTORED_FIRST)
            return
        is_sound = any(one.path == kept for one in on_shelf(kept.parent))
        self._messages.show_message(
            _RESTORED.of(file=kept.name),
            stays=True,
            action=_UNDO if is_sound else "",
            act=partial(self._take_back, kept) if is_sound else None,
        )

    def _take_back(self, kept: Path) -> None:
        def done(outcome: Outcome[Path | None]) -> None:
            if outcome.error is not None:
                self._messages.show_failure(outcome.error.sentence, partial(self._take_back, kept))
            else:
                self._messages.show_message(_TAKEN_BACK)

        self._restore(kept, done)

    # The second folder.

    def choose_folder(self) -> None:
        """Ask for a second folder, and put a backup there at once."""
        chosen = self.ask_for_folder()
        if not chosen:
            return
        folder = Path(chosen).absolute()
        if folder.resolve().is_relative_to(self._folder.path.resolve()):
            self._say(_INSIDE, "warning")
            return
        self._set_folder(str(folder))
        self._keep()

    def forget_folder(self) -> None:
        """Put backups in one folder only from now on; those in the other stay there."""
        self._set_folder("")
        if self._dialog is not None:
            self._list(self._dialog)

    def _set_folder(self, folder: str) -> None:
        self._told.clear()
        try:
            self._settings.change(second_folder=folder)
        except OSError:
            self._say(_UNWRITTEN.of(path=self._folder.settings), "warning")
        self.folder_chosen.emit()

    # What the system asks.

    def _ask_where(self, name: str) -> str:
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, say(_SAVE), str(Path.home() / name), f"{say(_KIND)} (*.db)"
        )
        return chosen

    def _ask_for_file(self) -> str:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, say(_OPEN), str(Path.home()), f"{say(_KIND)} (*.db);;{say(_ALL_FILES)} (*)"
        )
        return chosen

    def _ask_for_folder(self) -> str:
        return QFileDialog.getExistingDirectory(self._window, say(_SECOND), str(Path.home()))


def _looked_into(line: BackupLine) -> tuple[Path, Summary | None, Phrase | None]:
    """What is in a backup, or the sentence that says why that cannot be told."""
    from scorepad.store.restore import summary

    try:
        return line.kept.path, summary(line.kept.path), None
    except StoreError as problem:
        return line.kept.path, None, problem.sentence


def _is_of(path: Path, history: Path) -> bool:
    """Whether a path is that of the history, or of one of the journals beside it."""
    return path.resolve().parent == history.resolve().parent and path.name.startswith(history.name)
