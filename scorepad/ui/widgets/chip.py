"""A small tinted word: "1st", "deals"."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import Type


class Chip(QLabel):
    """A word on a tinted pill. `role` is a colour role: the word has it, the pill a breath of it."""

    def __init__(self, text: str = "", *, role: str = "accent", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(text)
        look.changes().changed.connect(self._redraw)

    def set_text(self, text: str) -> None:
        """Show another word."""
        self.setText(text)
        self.setAccessibleName(text)
        self._redraw()

    def set_role(self, role: str) -> None:
        """The colour role from now on."""
        self._role = role
        self.update()

    def _redraw(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The word and its padding."""
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        return QSize(metrics.horizontalAdvance(self.text()) + 16, metrics.height() + 5)

    def minimumSizeHint(self) -> QSize:
        """The word is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill and the word."""
        painter = QPainter(self)
        paint_chip(painter, QRectF(self.rect()), self.text(), self._role)
        painter.end()


def paint_chip(painter: QPainter, pill: QRectF, text: str, role: str = "accent") -> None:
    """Paint a word on a pill that fills a rectangle."""
    tint = look.colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    loud = tint.border > 1
    painter.setPen(QPen(QColor(tint.ink), 1.5) if loud else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint.wash(role)))
    inner = pill.adjusted(1, 1, -1, -1) if loud else pill
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    painter.setPen(QColor(getattr(tint, role)))
    painter.setFont(look.font(Type.SMALL, strong=True))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
