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
    """Lines of figures under the titles of their columns; of many, only the first `most` are shown.

    A line is a row. Folded, it is two: what its figures are of stands in a row above them.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[str, ...] = ()
        self._given: tuple[FigureLine, ...] = ()
        self._lines: list[FigureLine] = []
        self._few: set[int] = set()
        """The columns in which a figure rests on few chances."""
        self._most: int | None = None
        self._rows_a_line = 1
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

    def fold(self, *, folded: bool) -> None:
        """Put what figures are of in a row above them, where a narrow table has no room beside them."""
        rows = 2 if folded else 1
        if rows != self._rows_a_line:
            self.beginResetModel()
            self._rows_a_line = rows
            self.endResetModel()

    @property
    def in_all(self) -> int:
        """How many lines there are, also those that are not shown."""
        return len(self._given)

    @property
    def lines(self) -> Sequence[FigureLine]:
        """The lines that are shown."""
        return self._lines

    @property
    def labels(self) -> list[str]:
        """What stands beside the figures, as it is shown."""
        return [calm(line.label) for line in self._lines if not line.is_heading]

    @property
    def headings(self) -> list[int]:
        """The rows that stand over others, and so have the whole width."""
        return [row for row in range(self.rowCount()) if self.is_heading(row)]

    def is_heading(self, row: int) -> bool:
        """Whether a row stands over others."""
        line = self.line(row)
        return line is not None and (line.is_heading or self._is_label(row))

    def _is_label(self, row: int) -> bool:
        return self._rows_a_line > 1 and row % self._rows_a_line == 0

    def few_in(self, column: int) -> bool:
        """Whether any figure of a column rests on few chances."""
        return column in self._few

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
        self._few = {
            column
            for line in self._lines
            for column, figure in enumerate(line.figures, start=LABEL + 1)
            if figure.rests_on_few
        }
        self.endResetModel()

    def line(self, row: int) -> FigureLine | None:
        """The line of a row that is shown; None where there is none."""
        return self._lines[row // self._rows_a_line] if 0 <= row < self.rowCount() else None

    def figure(self, index: Index) -> Figure | None:
        """The figure in a cell; None where it holds none."""
        line = self.line(index.row()) if index.isValid() else None
        at = index.column() - 1
        if line is None or self._is_label(index.row()) or not 0 <= at < len(line.figures):
            return None
        return line.figures[at]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The rows of the lines that are shown."""
        return 0 if parent.isValid() else len(self._lines) * self._rows_a_line

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
            return line is not None and bool(line.person) and self._has_label(index.row())
        return figure is not None and bool(figure.matches)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text; labels at the left, figures at the right."""
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return None
        figure = self.figure(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(index, line, figure)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index, line, figure)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.FontRole:
                return look.font(Type.BODY, strong=True) if self.is_heading(index.row()) else None
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(look.colours().soft_ink) if line.is_heading else None
            case _ if role == PORTION:
                return None if figure is None else figure.portion
        return None

    def _has_label(self, row: int) -> bool:
        """Whether a row says what its figures, or those below it, are of."""
        return self._rows_a_line == 1 or self._is_label(row)

    def _shown(self, index: Index, line: FigureLine, figure: Figure | None) -> str | None:
        if index.column() == LABEL:
            return calm(line.label) if self._has_label(index.row()) else None
        return figure.text if figure else None

    def _spoken(self, index: Index, line: FigureLine, figure: Figure | None) -> str:
        column = index.column()
        if figure is None:
            return apart(line.label) if self._has_label(index.row()) else ""
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
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        stands_over_nothing = section == LABEL and self._rows_a_line > 1
        return "" if stands_over_nothing else self._titles[section]


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if column == LABEL else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)
