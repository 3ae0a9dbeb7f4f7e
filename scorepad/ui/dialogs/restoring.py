"""What restoring a backup would come to, before anything is done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.backups_model import number, spoken_date
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.busy import Busy
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.roomy_area import RoomyArea

if TYPE_CHECKING:
    from scorepad.store.restore import Preview, Summary

_HEADING = QT_TRANSLATE_NOOP("restoring", "Restore this backup?")
_READING = QT_TRANSLATE_NOOP("restoring", "Reading the backup…")
_RESTORING = QT_TRANSLATE_NOOP("restoring", "Restoring…")
_BACKUP = QT_TRANSLATE_NOOP("restoring", "The backup")
_NOW = QT_TRANSLATE_NOOP("restoring", "Your history now")
_ROWS = (
    QT_TRANSLATE_NOOP("restoring", "Matches"),
    QT_TRANSLATE_NOOP("restoring", "Deals"),
    QT_TRANSLATE_NOOP("restoring", "First day"),
    QT_TRANSLATE_NOOP("restoring", "Last day"),
)
_MISSING = QT_TRANSLATE_NOOP("restoring", "Will be missing:")
_GONE = QT_TRANSLATE_N_NOOP("restoring", "%n match(es) that only your history now has.", "", 0)
_OTHERWISE = QT_TRANSLATE_NOOP("restoring", "Will be as it was:")
_DIFFER = QT_TRANSLATE_N_NOOP(
    "restoring", "%n match(es), without what was entered or corrected since the backup.", "", 0
)
_COMES_BACK = QT_TRANSLATE_NOOP("restoring", "Comes back:")
_BACK = QT_TRANSLATE_N_NOOP("restoring", "%n match(es) that only the backup has.", "", 0)
_SAME = QT_TRANSLATE_NOOP("restoring", "Both hold the same matches.")
_KEPT = QT_TRANSLATE_NOOP(
    "restoring", "Your history as it is now is kept among the backups, and you can undo this afterwards."
)
_NO_HISTORY = QT_TRANSLATE_NOOP(
    "restoring", "There is no history now that can be read. Whatever file is there is kept as it is."
)
_LEAVE = QT_TRANSLATE_NOOP("restoring", "Leave everything as it is")
_CLOSE = QT_TRANSLATE_NOOP("restoring", "Close")
_RESTORE = QT_TRANSLATE_NOOP("restoring", "Restore")
_NOTHING = "–"


class RestoreDialog(Dialog):
    """What the backup brings and what it replaces. Enter and Escape leave everything as it is."""

    confirmed = Signal()

    def __init__(self, backup: Phrase | str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._backup = backup
        self._preview: Preview | None = None
        self._refusal: Phrase | None = None
        self._doing: Phrase | None = _READING
        self.busy = Busy()
        self._figures = QWidget()
        self._grid = QGridLayout(self._figures)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self.missing, self.otherwise, self.back, self.problem = (Note() for _ in range(4))
        self.kept = Wrapped(role="soft_ink")
        self._area = RoomyArea()
        for widget in (
            self.busy,
            self._figures,
            self.missing,
            self.otherwise,
            self.back,
            self.kept,
            self.problem,
        ):
            self._area.column.addWidget(widget)
        self._area.column.addStretch(1)
        self.body.addWidget(self._area, 1)
        self.restore_button = self.add_button("danger")
        self.leave_button = self.add_button("primary")
        self.restore_button.clicked.connect(self.confirmed)
        self.leave_button.clicked.connect(self.reject)
        self.retranslate()
        self.leave_button.setFocus()

    def show_preview(self, preview: "Preview") -> None:
        """Show what it would come to."""
        self._preview, self._doing = preview, None
        self.retranslate()
        self.leave_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, sentence: Phrase) -> None:
        """Say why it cannot be restored."""
        self._refusal, self._doing = sentence, None
        self.retranslate()
        self.leave_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_restoring(self) -> None:
        """It is being restored; there is no way out of it now."""
        self._doing, self._refusal = _RESTORING, None
        self.retranslate()

    def reject(self) -> None:
        """Leave everything as it is, but not in the middle of it."""
        if self._doing is not _RESTORING:
            super().reject()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(self._backup) if isinstance(self._backup, Phrase) else self._backup)
        is_doing = self._doing is not None
        self.busy.setVisible(is_doing)
        self.busy.say_what(say(self._doing) if self._doing is not None else "")
        self._show_preview(None if is_doing else self._preview)
        self.problem.setVisible(self._refusal is not None)
        if self._refusal is not None:
            self.problem.show_note("", say(self._refusal), "problem")
        can_restore = self._preview is not None and self._refusal is None and not is_doing
        self.restore_button.setText(say(_RESTORE))
        self.restore_button.setVisible(can_restore)
        self.leave_button.setText(say(_LEAVE if self._refusal is None else _CLOSE))
        self.leave_button.setEnabled(self._doing is not _RESTORING)
        self._area.settle()

    def _show_preview(self, preview: "Preview | None") -> None:
        parts = (self._figures, self.kept)
        for part in parts:
            part.setVisible(preview is not None)
        for note in (self.missing, self.otherwise, self.back):
            note.hide()
        if preview is None:
            return
        self._fill(preview.brings, preview.replaces)
        if preview.gone:
            self.missing.show_note(say(_MISSING), say(_GONE.counted(preview.gone)), "problem")
        if preview.differ:
            self.otherwise.show_note(say(_OTHERWISE), say(_DIFFER.counted(preview.differ)), "warning")
        if preview.back:
            self.back.show_note(say(_COMES_BACK), say(_BACK.counted(preview.back)))
        elif not (preview.gone or preview.differ):
            self.back.show_note("", say(_SAME))
        self.kept.setText(say(_KEPT if preview.replaces is not None else _NO_HISTORY))

    def _fill(self, brings: "Summary", replaces: "Summary | None") -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        right = Qt.AlignmentFlag.AlignRight
        for at, title in enumerate((_BACKUP, _NOW), start=1):
            self._grid.addWidget(
                PlainLabel(say(title), type_step=Type.SMALL, role="soft_ink", strong=True), 0, at, right
            )
        figures = [_figures(brings), _figures(replaces)]
        for row, title in enumerate(_ROWS):
            self._grid.addWidget(PlainLabel(say(title)), row + 1, 0)
            for at, column in enumerate(figures, start=1):
                self._grid.addWidget(PlainLabel(column[row], strong=row < 2), row + 1, at, right)


def _figures(holds: "Summary | None") -> tuple[str, ...]:
    if holds is None:
        return (_NOTHING,) * len(_ROWS)
    return (
        number(holds.matches),
        number(holds.deals),
        spoken_date(holds.first_day),
        spoken_date(holds.last_day),
    )
