"""A match's sheet as Qt's tables want it: the grid's cells, and only what changed said anew."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from scorepad.core.grid import Cell, Column, Foot, Grid, GridRow, Mark, RowRole
from scorepad.core.legible import apart
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import why
from scorepad.ui.say import say, words
from scorepad.ui.standing import Standing, standing
from scorepad.ui.widgets.labels import marked_up, plain_tooltip

Index = QModelIndex | QPersistentModelIndex

_KEPT = QT_TRANSLATE_NOOP("sheet", "{what}, kept")
_READ = QT_TRANSLATE_NOOP("sheet", "{who}, deal {deal}: {what}")
_READ_TOTAL = QT_TRANSLATE_NOOP("sheet", "{who}, total {what}")
_READ_ENTRY = {
    RowRole.ABOVE: QT_TRANSLATE_NOOP("sheet", "{who}, above the line, deal {deal}: {what}, {points}"),
    RowRole.BELOW: QT_TRANSLATE_NOOP("sheet", "{who}, below the line, deal {deal}: {what}, {points}"),
}
_READ_EMPTY = {
    RowRole.ABOVE: QT_TRANSLATE_NOOP("sheet", "{who}, above the line: nothing"),
    RowRole.BELOW: QT_TRANSLATE_NOOP("sheet", "{who}, below the line: nothing"),
}


_SCORED = (RowRole.PLAYED, RowRole.ABOVE, RowRole.BELOW)
"""Rows whose numbers are explained by entries."""


class SheetRole(IntEnum):
    """What a delegate asks for beside the display text."""

    CELL = Qt.ItemDataRole.UserRole
    ROW = Qt.ItemDataRole.UserRole + 1


class SheetModel(QAbstractTableModel):
    """The sheet of the shown match, the row of totals last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid = Grid((), ())
        self._match: Match | None = None
        self._widest: dict[int, int] = {}
        self._standings: tuple[Standing, ...] | None = None

    @property
    def shown(self) -> Match | None:
        """The match whose sheet this is."""
        return self._match

    def show(self, match: Match) -> None:
        """Show a match, telling the views only of the cells that differ."""
        old, new = self._grid, match.grid
        played = [cell for row in new.rows if row.role is RowRole.PLAYED for cell in row.cells]
        self._widest, self._standings = {}, None
        for cell in played:
            if cell.side is not None:
                self._widest[cell.side] = max(self._widest.get(cell.side, 2), len(words(cell.figure)))
        if _shape(old) == _shape(new):
            self._grid, self._match = new, match
            self._tell_differences(old, new)
            return
        self.beginResetModel()
        self._grid, self._match = new, match
        self.endResetModel()

    def _tell_differences(self, old: Grid, new: Grid) -> None:
        last = len(new.columns) - 1
        if old.columns != new.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        for at, (before, after) in enumerate(zip(old.rows, new.rows, strict=True)):
            if before != after:
                self.dataChanged.emit(self.index(at, 0), self.index(at, last))

    def retranslate(self) -> None:
        """Say every cell anew, after the language changed."""
        if self._grid.rows:
            end = self.index(len(self._grid.rows) - 1, len(self._grid.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), end)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._grid.columns) - 1)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Where each side of the match stands; found out once, since a heading is painted often."""
        if self._standings is None:
            self._standings = () if self._match is None else standing(self._match)
        return self._standings

    @property
    def columns(self) -> tuple[Column, ...]:
        """The headings: whose each column is, and what stands small under the name."""
        return self._grid.columns

    @property
    def has_head(self) -> bool:
        """Whether the first column is the head of the rows."""
        return self._grid.has_head

    @property
    def notes(self) -> tuple[str, ...]:
        """The sentences below the sheet."""
        return tuple(words(note) for note in self._grid.notes)

    def row_of(self, role: RowRole) -> int | None:
        """The first row with a role, None where there is none."""
        return next((at for at, row in enumerate(self._grid.rows) if row.role is role), None)

    def grid_row(self, at: int) -> GridRow:
        """A row of the grid."""
        return self._grid.rows[at]

    def index_of(self, deal: int, side: int | None = None) -> QModelIndex:
        """The cell of a side in the deal at an index, or of any; where it has more than one, the first.

        Invalid where there is none. Entries begin at the line: those below it downward, then those above.
        """
        rows = list(enumerate(self._grid.rows))
        below = [row for row in rows if row[1].role is not RowRole.ABOVE]
        for at, row in (*below, *(row for row in reversed(rows) if row[1].role is RowRole.ABOVE)):
            for column in range(len(row.cells)):
                if self.is_of(self.index(at, column), deal, side):
                    return self.index(at, column)
        return QModelIndex()

    def is_of(self, index: Index, deal: int, side: int | None = None) -> bool:
        """Whether a cell is a side's in the deal at an index; for no side, the head's or anybody's."""
        cell = self.cell(index)
        anybody = side is None and not self.has_head
        return cell.deal == deal + 1 and (anybody or cell.side == side)

    def the_line(self) -> int | None:
        """The row above *the line*, None where the sheet has none."""
        return next((at for at, row in enumerate(self._grid.rows) if row.foot is Foot.THE_LINE), None)

    def last_written(self) -> int | None:
        """The lowest row in which a deal has an entry below the line."""
        below = [at for at, row in enumerate(self._grid.rows) if row.role is RowRole.BELOW]
        return next(
            (at for at in reversed(below) if any(cell.deal for cell in self._grid.rows[at].cells)), None
        )

    def cell(self, index: Index) -> Cell:
        """The cell at an index."""
        return self._grid.rows[index.row()].cells[index.column()]

    def widest_figure(self, side: int | None) -> int:
        """How many characters the longest figure of a side's deals has."""
        return 2 if side is None else self._widest.get(side, 2)

    # Qt's questions.

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The deals and the totals."""
        return 0 if parent.isValid() else len(self._grid.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The deal's number and the sides."""
        return 0 if parent.isValid() else len(self._grid.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text, its reading aloud, or the cell itself."""
        if not index.isValid():
            return None
        row, cell = self._grid.rows[index.row()], self.cell(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _in_one(row, cell)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._aloud(row, cell)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return " ".join(self.reasons(row, cell))
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case Qt.ItemDataRole.ToolTipRole:
                # Notes are typed by people: what looks like markup is told to be none.
                return "<br>".join(marked_up(reason) for reason in self.reasons(row, cell))
            case SheetRole.CELL:
                return cell
            case SheetRole.ROW:
                return row
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the players over their columns; what their places rest on."""
        if role == Qt.ItemDataRole.ToolTipRole and orientation is Qt.Orientation.Horizontal:
            side = self._grid.columns[section].side if section < len(self._grid.columns) else None
            if side is None or self._match is None or not self._match.deals:
                return None
            return plain_tooltip(f"{apart(self._match.side_names[side])}: {why.place(self._match, side)}")
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._grid.columns):
            return None
        column = self._grid.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return words(column.title)
        return ", ".join(part for part in (words(column.title), words(column.note)) if part)

    def reasons(self, row: GridRow, cell: Cell) -> tuple[str, ...]:
        """Why a number is what it is, a sentence for each entry; of a deal's own cell, what it was."""
        match = self._match
        if match is None:
            return ()
        if row.role is RowRole.TOTAL:
            return () if cell.side is None else why.total(match, cell.side)
        if cell.deal is None:
            return ()
        at = cell.deal - 1
        if row.role in _SCORED and cell.side is not None:
            return why.points(match, at, cell.side)
        return why.deal(match, at) if cell.side is None or _in_one(row, cell) else ()

    def _aloud(self, row: GridRow, cell: Cell) -> str:
        what = _in_one(row, cell)
        if cell.side is None or self._match is None:
            return what
        who = self._match.side_names[cell.side]
        if row.role is RowRole.TOTAL:
            return say(_READ_TOTAL.of(who=who, what=what))
        if row.role in _READ_ENTRY:
            sentence = _READ_EMPTY[row.role] if cell.deal is None else _READ_ENTRY[row.role]
            return say(sentence.of(who=who, deal=cell.deal, what=cell.small, points=cell.figure))
        if cell.mark is Mark.KEPT:
            what = say(_KEPT.of(what=what))
        return say(_READ.of(who=who, deal=row.deal, what=what))


def _shape(grid: Grid) -> tuple[object, ...]:
    """What two grids must have alike to be shown one after the other without a new beginning."""
    return [column.side for column in grid.columns], len(grid.rows)


def _in_one(row: GridRow, cell: Cell) -> str:
    """A cell in one text: a row's head has its number first, elsewhere small words lead to the figure."""
    small, figure = words(row.small(cell)), words(cell.figure)
    return " ".join(part for part in ((figure, small) if cell.side is None else (small, figure)) if part)
