"""A small tinted word: "1st", "deals"."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scorepad.ui import look
from scorepad.ui.look import Type


class Chip(QWidget):
    """A word on a tinted pill."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.set_text(text)
        look.changes().changed.connect(self.updateGeometry)

    def set_text(self, text: str) -> None:
        """Show another word."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The word and its padding."""
        metrics = QFontMetrics(look.font(Type.SMALL))
        return QSize(metrics.horizontalAdvance(self._text) + 16, metrics.height() + 6)

    def minimumSizeHint(self) -> QSize:
        """The word is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill and the word."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.sizeHint()
        pill = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.tint))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(QColor(tint.accent))
        painter.setFont(look.font(Type.SMALL))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), self._text)
        painter.end()
