"""A total as it came about: a line for each deal, with what it gave and what that made."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import Type

ROW = 24
"""The height of a line, in pixels at 100 %."""
GAP = 16
"""The least room between two columns, in pixels."""


class Step(NamedTuple):
    """A deal's number, its points with their sign, and the total after it."""

    deal: str
    points: str
    total: str


class RunningTotal(QWidget):
    """Three columns of figures under their heads; it is painted, so that thousands of deals cost nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Step] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changes().changed.connect(self._redraw)

    def show_steps(self, heads: Step, steps: Sequence[Step], aloud: str) -> None:
        """Show the steps under what their columns are called; `aloud` tells them to a screen reader."""
        self._lines = [heads, *steps]
        self.setAccessibleName(aloud)
        self._redraw()

    def _redraw(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All lines, as wide as their figures ask."""
        widths = [_face(strong=True).horizontalAdvance("".join(line)) for line in self._lines[:1]]
        return QSize(max(widths, default=0) + 2 * GAP, len(self._lines) * look.scaled(ROW))

    def minimumSizeHint(self) -> QSize:
        """It may become narrow, never low: what holds it scrolls."""
        return QSize(24, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that are seen."""
        tint, row = look.colours(), look.scaled(ROW)
        painter = QPainter(self)
        first = max(0, event.rect().top() // row)
        for at in range(first, min(len(self._lines), event.rect().bottom() // row + 1)):
            box = QRectF(0, at * row, self.width(), row)
            self._paint_line(painter, box, at)
            painter.fillRect(
                QRectF(0, box.bottom() - tint.border, self.width(), tint.border), QColor(tint.hairline)
            )
        painter.end()

    def _paint_line(self, painter: QPainter, box: QRectF, at: int) -> None:
        tint, line, is_head = look.colours(), self._lines[at], at == 0
        middle = Qt.AlignmentFlag.AlignVCenter
        cells = (
            (line.deal, tint.soft_ink, False, 0.0, Qt.AlignmentFlag.AlignLeft),
            (line.points, tint.soft_ink if is_head else tint.ink, False, 0.66, Qt.AlignmentFlag.AlignRight),
            (
                line.total,
                tint.soft_ink if is_head else tint.ink,
                not is_head,
                1.0,
                Qt.AlignmentFlag.AlignRight,
            ),
        )
        for text, colour, strong, until, side in cells:
            painter.setFont(_type(is_head, strong=strong))
            painter.setPen(QColor(colour))
            width = box.width() * until if until else box.width()
            painter.drawText(QRectF(0, box.top(), width, box.height()), int(side | middle), text)


def _type(is_head: bool, *, strong: bool) -> QFont:
    return look.font(Type.SMALL if is_head else Type.BODY, strong=strong)


def _face(*, strong: bool) -> QFontMetrics:
    return QFontMetrics(look.font(Type.BODY, strong=strong))
