"""A small printed table of figures, in which those that apply are lit."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import Type

BETWEEN = 8
"""What stands free beside a figure, in pixels."""


@dataclass(frozen=True)
class Figures:
    """A table: its title, the heads of its columns and rows, and the figures row by row; "" where none is.

    `red` are the rows whose head is a red suit.
    """

    title: str
    columns: Sequence[str]
    rows: Sequence[str]
    figures: Sequence[Sequence[str]]
    red: Collection[int] = ()


class FigureTable(QWidget):
    """Draws a table as it is printed in a rule book."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = Figures("", (), (), ())
        self._lit: Collection[tuple[int, int]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changes().changed.connect(self.updateGeometry)
        look.changes().changed.connect(self.update)

    def show_figures(self, table: Figures, lit: Collection[tuple[int, int]] = ()) -> None:
        """Show a table; `lit` are the figures that apply, by row and column from 0."""
        self._table, self._lit = table, lit
        self.setAccessibleName(table.title)
        applying = [
            " ".join(part for part in (table.rows[row], table.columns[column]) if part)
            + f": {table.figures[row][column]}"
            for row, column in sorted(lit)
        ]
        self.setAccessibleDescription("; ".join(applying))
        self.updateGeometry()
        self.update()

    @property
    def lit(self) -> tuple[str, ...]:
        """The figures that are lit."""
        return tuple(self._table.figures[row][column] for row, column in sorted(self._lit))

    def _line(self) -> int:
        return QFontMetrics(look.font(Type.SMALL)).height() + 4

    def _head_width(self) -> int:
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        return max((metrics.horizontalAdvance(head) for head in self._table.rows), default=0) + BETWEEN

    def sizeHint(self) -> QSize:
        """Every word in full."""
        title = QFontMetrics(look.font(Type.SMALL, strong=True)).horizontalAdvance(self._table.title)
        return QSize(max(title, self._width(self._table.columns)), self._height())

    def minimumSizeHint(self) -> QSize:
        """Every figure in full; words over them may be cut."""
        return QSize(self._width([""] * len(self._table.columns)), self._height())

    def _width(self, heads: Sequence[str]) -> int:
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        columns = [
            max(metrics.horizontalAdvance(text) for text in (head, *(row[at] for row in self._table.figures)))
            for at, head in enumerate(heads)
        ]
        return self._head_width() + sum(columns) + BETWEEN * len(columns)

    def _height(self) -> int:
        return self._line() * (len(self._table.rows) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the title, the heads, and the figures under them."""
        tint, line, head = look.colours(), self._line(), self._head_width()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(Type.SMALL, strong=True))
        painter.setPen(QColor(tint.ink))
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(
            QRectF(0, 0, self.width(), line), left, _cut(painter, self._table.title, self.width())
        )
        wide = (self.width() - head) / max(1, len(self._table.columns))
        painter.setFont(look.font(Type.SMALL))
        painter.setPen(QColor(tint.soft_ink))
        for at, words in enumerate(self._table.columns):
            box = QRectF(head + at * wide, line, wide, line)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), _cut(painter, words, wide - 4))
        painter.fillRect(QRectF(0, 2 * line - 1, self.width(), tint.border), QColor(tint.hairline))
        for at in range(len(self._table.rows)):
            self._paint_row(painter, at, QRectF(0, (at + 2) * line, self.width(), line), head, wide)
        painter.end()

    def _paint_row(self, painter: QPainter, at: int, box: QRectF, head: float, wide: float) -> None:
        tint = look.colours()
        painter.setFont(look.font(Type.SMALL, strong=True))
        painter.setPen(QColor(tint.red if at in self._table.red else tint.soft_ink))
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(box, left, self._table.rows[at])
        for column, figure in enumerate(self._table.figures[at]):
            cell = QRectF(head + column * wide, box.top(), wide, box.height())
            is_lit = (at, column) in self._lit
            if is_lit:
                # A frame and bold type beside the colour.
                painter.setPen(QPen(QColor(tint.accent), max(1.4, tint.border)))
                painter.setBrush(QColor(tint.tint))
                painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 5, 5)
            painter.setFont(look.font(Type.SMALL, strong=is_lit))
            painter.setPen(QColor(tint.accent if is_lit else tint.ink))
            painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), figure)


def _cut(painter: QPainter, words: str, room: float) -> str:
    return painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room))
