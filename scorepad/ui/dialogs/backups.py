"""The backups that there are, and what can be done with them."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.store.shelf import Kept
from scorepad.ui import look
from scorepad.ui.backups_model import FOLDER, WHY, BackupsModel, Found
from scorepad.ui.pages.parts import Flowing, Wrapped, action_button, allow
from scorepad.ui.pages.second_folder import SecondFolder
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Rule
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.labels import ElidedLabel
from scorepad.ui.widgets.name_table import NameTable
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.roomy_area import RoomyArea

_HEADING = QT_TRANSLATE_NOOP("backups_dialog", "Backups")
_KEPT_IN = QT_TRANSLATE_NOOP("backups_dialog", "Your evenings are kept in {folder}")
_LIST = QT_TRANSLATE_NOOP("backups_dialog", "Backups, the newest first")
_LOOKING = QT_TRANSLATE_NOOP("backups_dialog", "Looking for the backups…")
_EMPTY = QT_TRANSLATE_NOOP(
    "backups_dialog",
    "There is no backup yet. The first comes by itself after the first match that is played to its end.",
)
_KEEP = QT_TRANSLATE_NOOP("backups_dialog", "Back up now")
_COPY = QT_TRANSLATE_NOOP("backups_dialog", "Save a copy as…")
_FROM_FILE = QT_TRANSLATE_NOOP("backups_dialog", "Restore from a file…")
_RESTORE = QT_TRANSLATE_NOOP("backups_dialog", "Restore this one…")
_NONE_CHOSEN = QT_TRANSLATE_NOOP("backups_dialog", "Choose a backup in the list first.")
_CLOSE = QT_TRANSLATE_NOOP("backups_dialog", "Close")

WIDTH = 760
"""What the dialog would like to have, in pixels at 100 %."""
ROW = 44


class BackupsDialog(Dialog):
    """A list that stands at once; what is in each backup comes in as it is counted."""

    keep_wanted = Signal()
    copy_wanted = Signal()
    restore_wanted = Signal(Path)
    """The file of the backup that was chosen."""
    file_wanted = Signal()
    """Something is to be restored that does not lie in the list."""

    def __init__(self, folder: Path, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._empty_said = _LOOKING
        self.model = BackupsModel(now, self)
        self.place = ElidedLabel(role="soft_ink")
        self.list = NameTable(self.model, names=WHY, row=ROW)
        self._empty = Wrapped()
        self.note = Note()
        self.keep_button, self.copy_button, self.file_button = (action_button() for _ in range(3))
        self.second = SecondFolder()
        self._lay_out()
        self.restore_button = self.add_button()
        self.close_button = self.add_button("primary")
        self._connect()
        self._show_list()
        self.retranslate()

    def _lay_out(self) -> None:
        area = RoomyArea()
        for widget in (
            self.place,
            self.list,
            self._empty,
            self.note,
            Flowing(self.keep_button, self.copy_button, self.file_button),
            Rule(),
            self.second,
        ):
            area.column.addWidget(widget)
        area.column.setStretch(1, 1)
        self._area = area
        self.body.addWidget(area, 1)

    def _connect(self) -> None:
        self.keep_button.clicked.connect(self.keep_wanted)
        self.copy_button.clicked.connect(self.copy_wanted)
        self.file_button.clicked.connect(self.file_wanted)
        self.restore_button.clicked.connect(self._restore)
        self.close_button.clicked.connect(self.accept)
        self.list.chosen.connect(self._allow)
        self.list.opened.connect(self._restore)
        # A bad file's cell is wider than a number.
        self.model.dataChanged.connect(self.list.size_columns)

    def width_wanted(self) -> int:
        """Wide enough for the list."""
        return look.scaled(WIDTH)

    @property
    def chosen(self) -> Kept | None:
        """The backup that is chosen in the list."""
        row = self.list.currentIndex().row()
        return self.model.lines[row].kept if 0 <= row < len(self.model.lines) else None

    def show_found(self, found: Found, second_folder: str) -> None:
        """Show what there is. The one that was chosen stays so, else the newest is."""
        before = self.chosen
        self._empty_said = _EMPTY
        self.model.show(found.lines)
        self.list.setColumnHidden(FOLDER, not second_folder)
        self.second.show_folder(second_folder, found.is_reached)
        rows = [line.kept for line in found.lines]
        if rows:
            self.list.choose(rows.index(before) if before in rows else 0)
        self._show_list()
        self.list.size_columns()

    def say_note(self, sentence: Phrase, kind: str = "info") -> None:
        """Say what came of what was asked."""
        self.note.show_note("", say(sentence), kind)
        self._area.settle()
        self._area.ensureWidgetVisible(self.note)

    def _show_list(self) -> None:
        has_any = bool(self.model.lines)
        self.list.setVisible(has_any)
        self._empty.setVisible(not has_any)
        self._empty.setText(say(self._empty_said))
        self._allow()
        self._area.settle()
        if has_any and not self.note.isVisible():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _allow(self) -> None:
        allow(self.restore_button, "" if self.chosen is not None else say(_NONE_CHOSEN))

    def _restore(self) -> None:
        if self.chosen is not None:
            self.restore_wanted.emit(self.chosen.path)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING))
        self.place.setText(say(_KEPT_IN.of(folder=self._folder)))
        self.list.setAccessibleName(say(_LIST))
        self._empty.setText(say(self._empty_said))
        self.keep_button.setText(say(_KEEP))
        self.copy_button.setText(say(_COPY))
        self.file_button.setText(say(_FROM_FILE))
        self.restore_button.setText(say(_RESTORE))
        self.close_button.setText(say(_CLOSE))
        self._allow()
