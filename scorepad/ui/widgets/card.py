"""Surfaces and lines."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from scorepad.ui import look

CORNER = 14
THICKNESS = 2
"""The paper's edge that is seen below a card, in pixels; part of the card's height."""


class Card(QFrame):
    """A rounded sheet of paper with a hairline around it, lying on the ground with a thin edge of shade."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        look.changes().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet."""
        painter = QPainter(self)
        paint_card(painter, QRectF(self.rect()))
        painter.end()


def paint_card(painter: QPainter, rect: QRectF, corner: float = CORNER) -> None:
    """Paint a sheet of paper that fills a rectangle, its lower edge in shade."""
    tint = look.colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = tint.border / 2
    sheet = rect.adjusted(half, half, -half, -half)
    if tint.border == 1:
        shade = look.mix(tint.hairline, tint.ink, 0.08) if not tint.is_dark else "#0C0F12"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(shade))
        painter.drawRoundedRect(rect.adjusted(0, THICKNESS * 2, 0, 0), corner, corner)
        sheet.adjust(0, 0, 0, -THICKNESS)
    painter.setPen(QPen(QColor(tint.hairline), tint.border))
    painter.setBrush(QColor(tint.card))
    painter.drawRoundedRect(sheet, corner, corner)


class Rule(QWidget):
    """A horizontal line: a hairline, or a strong one where the game has one."""

    def __init__(self, *, strong: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strong = strong
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changes().changed.connect(self._redraw)

    def _redraw(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As thick as the colours ask."""
        return QSize(24, look.colours().border + 1 if self._strong else look.colours().border)

    def minimumSizeHint(self) -> QSize:
        """The line never vanishes."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(look.colours().ink if self._strong else look.colours().hairline))
        painter.end()
