"""How much of something is reached: "Bid so far 6 of 7"."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel

_COUNT = QT_TRANSLATE_NOOP("meter", "{value} of {whole}")


class Meter(QWidget):
    """A word, a count and a bar, which turns gold where the count is over the whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = PlainLabel()
        self._count = PlainLabel(strong=True)
        self._bar = _Bar()
        line = QHBoxLayout()
        line.addWidget(self._word, 1)
        line.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._bar)

    def show_count(self, word: str, value: int, whole: int) -> None:
        """Show how much of `whole` is reached."""
        self._word.setText(word)
        self._count.setText(say(_COUNT.of(value=value, whole=whole)))
        self._bar.show_part(value, whole)
        self.setAccessibleName(self.text())

    def text(self) -> str:
        """What it says."""
        return f"{self._word.text()} {self._count.text()}"


class _Bar(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._value, self._whole = 0, 1
        self.setFixedHeight(8)
        look.changes().changed.connect(self.update)

    def show_part(self, value: int, whole: int) -> None:
        self._value, self._whole = value, max(1, whole)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        painter.setBrush(QColor(tint.hairline))
        painter.drawRoundedRect(whole, 4, 4)
        part = min(1.0, self._value / self._whole)
        if part:
            painter.setBrush(QColor(tint.gold if self._value > self._whole else tint.accent))
            painter.drawRoundedRect(QRectF(0, 0, max(8.0, whole.width() * part), whole.height()), 4, 4)
        painter.end()
