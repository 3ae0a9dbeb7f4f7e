"""A season table as Qt's tables want it."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from scorepad.export.tables import Column, columns
from scorepad.season.season import Query
from scorepad.season.standings import Standing, Table
from scorepad.ui.say import say

Index = QModelIndex | QPersistentModelIndex


class StandingsModel(QAbstractTableModel):
    """The lines of a table, those without a place last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[Column, ...] = ()
        self._lines: tuple[Standing, ...] = ()

    def show(self, query: Query, table: Table) -> None:
        """Show a table."""
        self.beginResetModel()
        self._columns = columns(query, table)
        self._lines = (*table.rows, *table.unranked)
        self.endResetModel()

    def line(self, at: int) -> Standing:
        """A line of the table."""
        return self._lines[at]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The columns that files have too."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text, names at the left and numbers at the right."""
        if not index.isValid():
            return None
        column, line = self._columns[index.column()], self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(line, QLocale().decimalPoint())
            case Qt.ItemDataRole.AccessibleTextRole:
                text = column.text(line, QLocale().decimalPoint())
                return f"{line.name}, {say(column.title)}: {text}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return say(self._columns[section].title) if role == Qt.ItemDataRole.DisplayRole else None

    def _alignment(self, column: int) -> int:
        is_name = bool(self._lines) and isinstance(self._columns[column].value(self._lines[0]), str)
        side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignRight
        return int(side | Qt.AlignmentFlag.AlignVCenter)
