"""What would come of an old sheet: its matches, and what stands in the way."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.old_sheets.planning import Planned
from scorepad.ui import look
from scorepad.ui.look import scaled
from scorepad.ui.old_sheets_words import (
    Preview,
    Sheet,
    beside,
    counted,
    fault_line,
    result_line,
    rows_of,
    spoken_in_short,
    summary,
    total_line,
)
from scorepad.ui.pages.parts import Wrapped, card_heading
from scorepad.ui.say import say
from scorepad.ui.widgets.busy import Busy
from scorepad.ui.widgets.card import Card

Index = QModelIndex | QPersistentModelIndex

_HEADING = QT_TRANSLATE_NOOP("old_sheets", "3. What will be added")
_LEAVE_OUT = QT_TRANSLATE_NOOP("old_sheets", "Leave out the rows that cannot be read")
_MORE = QT_TRANSLATE_N_NOOP("old_sheets", "… and %n more row(s)", "", 0)
_LOOKING = QT_TRANSLATE_NOOP("old_sheets", "The sheet is being looked through…")
_ADDING = QT_TRANSLATE_NOOP("old_sheets", "The matches are being added…")
_LIST = QT_TRANSLATE_NOOP("old_sheets", "The matches of the sheet")
_DAY = QT_TRANSLATE_NOOP("old_sheets", "Date")
_RESULT = QT_TRANSLATE_NOOP("old_sheets", "Result")
_ROWS = QT_TRANSLATE_NOOP("old_sheets", "Rows")
_NO_DAY = QT_TRANSLATE_NOOP("old_sheets", "no date")
_ALREADY = QT_TRANSLATE_NOOP("old_sheets", "{rows}, already there")
_EVENING = QT_TRANSLATE_NOOP(
    "old_sheets", "Matches without a time are put at eight in the evening, in the order of the sheet."
)

FAULTS = 6
"""So many faults are told; the others are counted."""
ROWS = 6
"""So many matches are seen at once, at least."""
ROW = 36
"""The height of a line, in pixels at 100 %."""
DAY, RESULT, FROM = range(3)


class PreviewCard(Card):
    """Shows what would be added, and asks about what cannot be."""

    leaves_out_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._preview: Preview | None = None
        self._heading = card_heading()
        self.summary = Wrapped(role="ink")
        self.summary.set_strong(True)
        self.beside = Wrapped(role="soft_ink")
        self.faults = Wrapped(role="red")
        self.totals = Wrapped(role="gold")
        self.leave_out = QCheckBox()
        self.model = MatchesModel(self)
        self.list = QTableView()
        self.evening = Wrapped(role="soft_ink")
        self.busy = Busy()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        for widget in (self._heading, self.busy, self.summary, self.beside, self.faults, self.leave_out):
            column.addWidget(widget)
        column.addWidget(self.totals)
        column.addWidget(self.list, 1)
        column.addWidget(self.evening)
        self._dress_list()
        self.leave_out.clicked.connect(self.leaves_out_changed)
        look.changes().changed.connect(self._size)
        self._size()
        self.retranslate()

    def _dress_list(self) -> None:
        self.list.setModel(self.model)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setShowGrid(False)
        self.list.setWordWrap(False)
        self.list.setTabKeyNavigation(False)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.verticalHeader().hide()
        header = self.list.horizontalHeader()
        header.setHighlightSections(False)
        # By what is seen: a league has thousands of rows.
        header.setResizeContentsPrecision(0)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)

    def _size(self) -> None:
        self.list.verticalHeader().setDefaultSectionSize(scaled(ROW))
        self.list.setMinimumHeight(scaled(ROW) * (ROWS + 1))

    def show_waiting(self, adding: bool = False) -> None:
        """Say that something takes a while; what was shown stays until it is done."""
        self.busy.say_what(say(_ADDING if adding else _LOOKING))
        self.busy.show()

    def show_preview(self, sheet: Sheet, preview: Preview) -> None:
        """Show what would be added."""
        self._sheet, self._preview = sheet, preview
        self.busy.hide()
        self.model.show_preview(preview)
        self._show()

    def _show(self) -> None:
        sheet, preview = self._sheet, self._preview
        is_there = sheet is not None and preview is not None
        for widget in (self.summary, self.list):
            widget.setVisible(is_there)
        if sheet is None or preview is None:
            for hidden in (self.beside, self.faults, self.totals, self.leave_out, self.evening):
                hidden.hide()
            return
        self.summary.setText(summary(preview))
        _tell(self.beside, beside(preview))
        _tell(self.faults, _faults_told(sheet, preview))
        _tell(self.totals, _totals_told(sheet, preview))
        self.leave_out.setVisible(bool(preview.plan.faults))
        self.list.setVisible(bool(preview.plan.matches))
        untimed = any(one.match.started is not None and not one.has_time for one in preview.new)
        _tell(self.evening, say(_EVENING) if untimed else "")

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._heading.setText(say(_HEADING))
        self.leave_out.setText(say(_LEAVE_OUT))
        self.list.setAccessibleName(say(_LIST))
        self.busy.say_what(say(_LOOKING))
        self.model.retranslate()
        self._show()


def _tell(label: Wrapped, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


def _faults_told(sheet: Sheet, preview: Preview) -> str:
    faults = preview.plan.faults
    lines = [f"⚠ {fault_line(sheet, preview.mapping, one)}" for one in faults[:FAULTS]]
    if len(faults) > FAULTS:
        told = {row for one in faults[:FAULTS] for row in one.rows}
        left = len(set(preview.plan.faulty_rows) - told)
        lines += [counted(_MORE, left)] if left else []
    return "\n".join(lines)


def _totals_told(sheet: Sheet, preview: Preview) -> str:
    wrong = preview.plan.wrong_totals
    return "\n".join(f"⚠ {total_line(sheet, preview.mapping, one)}" for one in wrong[:FAULTS])


class MatchesModel(QAbstractTableModel):
    """The matches of a sheet: day, result, and the rows they came from."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches: tuple[Planned, ...] = ()
        self._already: tuple[bool, ...] = ()

    def show_preview(self, preview: Preview) -> None:
        """Show other matches."""
        self.beginResetModel()
        self._matches, self._already = preview.plan.matches, preview.already
        self.endResetModel()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """A row a match."""
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Day, result, rows."""
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say((_DAY, _RESULT, _ROWS)[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell says."""
        if not index.isValid():
            return None
        planned, is_there = self._matches[index.row()], self._already[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(planned, is_there, index.column())
        if role == Qt.ItemDataRole.ForegroundRole and is_there:
            return QColor(look.colours().soft_ink)
        return None

    def _text(self, planned: Planned, is_there: bool, column: int) -> str:
        if column == DAY:
            started = planned.match.started
            return say(_NO_DAY) if started is None else spoken_in_short(started)
        if column == RESULT:
            return result_line(planned.match)
        rows = rows_of(planned)
        return say(_ALREADY.of(rows=rows)) if is_there else rows
