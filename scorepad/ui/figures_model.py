"""Lines of figures as Qt's tables want them: what they are of at the left, the figures beside it."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from scorepad.core.legible import apart, calm
from scorepad.core.names import bare
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.player_figures import Figure, FigureLine
from scorepad.ui.say import say

Index = QModelIndex | QPersistentModelIndex

_CELL = QT_TRANSLATE_NOOP("player_page", "{line}, {column}: {figure}")
_ONLY = QT_TRANSLATE_NOOP("player_page", "{line}: {figure}")

LABEL = 0
"""The column that says what the figures of a line are of."""
PORTION = int(Qt.ItemDataRole.UserRole)
"""The role of how far a figure's bar goes, from 0 to 1; None where it has none."""


class FiguresModel(QAbstractTableModel):
    """Lines of figures under the titles of their columns; of many, only the first `most` are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[str, ...] = ()
        self._given: tuple[FigureLine, ...] = ()
        self._lines: list[FigureLine] = []
        self._most: int | None = None
        self._sorted_by: tuple[int, Qt.SortOrder] | None = None

    def show(self, titles: Sequence[str], lines: Iterable[FigureLine]) -> None:
        """Show these lines; unsorted, they stand as they are given."""
        self._titles, self._given = tuple(titles), tuple(lines)
        self._fill()

    def show_most(self, most: int | None) -> None:
        """Show at most so many lines; None shows all."""
        if most != self._most:
            self._most = most
            self._fill()

    @property
    def in_all(self) -> int:
        """How many lines there are, also those that are not shown."""
        return len(self._given)

    @property
    def headings(self) -> list[int]:
        """The rows that stand over others."""
        return [row for row, line in enumerate(self._lines) if line.is_heading]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 is the order in which the lines were given."""
        self._sorted_by = None if column < 0 else (column, order)
        self._fill()

    def _fill(self) -> None:
        self.beginResetModel()
        lines = list(self._given)
        if self._sorted_by is not None:
            column, order = self._sorted_by
            falling = order is Qt.SortOrder.DescendingOrder
            if column == LABEL:
                lines.sort(key=lambda line: bare(line.label), reverse=falling)
            else:
                lines.sort(key=lambda line: line.figures[column - 1].order, reverse=falling)
        self._lines = lines[: self._most]
        self.endResetModel()

    def line(self, row: int) -> FigureLine | None:
        """A line that is shown; None where there is none."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def figure(self, index: Index) -> Figure | None:
        """The figure in a cell; None where it holds none."""
        line = self.line(index.row()) if index.isValid() else None
        at = index.column() - 1
        return None if line is None or not 0 <= at < len(line.figures) else line.figures[at]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The lines that are shown."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The labels and the figures."""
        return 0 if parent.isValid() else len(self._titles)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What can be looked into can be chosen: figures with matches behind them, and names."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsSelectable if self.opens(index) else flags

    def opens(self, index: Index) -> bool:
        """Whether there is something behind a cell."""
        line, figure = self.line(index.row()), self.figure(index)
        if index.column() == LABEL:
            return line is not None and bool(line.person)
        return figure is not None and bool(figure.matches)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text; labels at the left, figures at the right."""
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return None
        figure = self.figure(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return calm(line.label) if index.column() == LABEL else figure.text if figure else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.column(), line, figure)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.FontRole:
                return look.font(Type.BODY, strong=True) if line.is_heading else None
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(look.colours().soft_ink) if line.is_heading else None
            case _ if role == PORTION:
                return None if figure is None else figure.portion
        return None

    def _spoken(self, column: int, line: FigureLine, figure: Figure | None) -> str:
        label = apart(line.label)
        if figure is None:
            return label
        if len(self._titles) == 2:
            return say(_ONLY.of(line=line.label, figure=figure.text))
        return say(_CELL.of(line=line.label, column=self._titles[column], figure=figure.text))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._titles):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return self._titles[section] if role == Qt.ItemDataRole.DisplayRole else None


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if column == LABEL else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)
