"""How much of something is reached: "Bid so far 6 of 7"."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel

_COUNT = QT_TRANSLATE_NOOP("meter", "{value} of {whole}")
_OVER = QT_TRANSLATE_NOOP("meter", "{value} of {whole}, {over} over")


class Meter(QWidget):
    """A word, a count and a bar; what is over the whole lies behind a line, in gold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = ElidedLabel()
        self._count = PlainLabel(strong=True)
        self._bar = _Bar()
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._word, 1)
        line.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(line)
        column.addWidget(self._bar)

    def show_count(self, word: str, value: int, whole: int) -> None:
        """Show how much of `whole` is reached."""
        over = value - whole
        count = (
            _OVER.of(value=value, whole=whole, over=over) if over > 0 else _COUNT.of(value=value, whole=whole)
        )
        self._word.setText(word)
        self._count.setText(say(count))
        self._count.set_role("gold" if over > 0 else "ink")
        self._bar.show_part(value, whole)
        self.setAccessibleName(self.text())
        self._bar.setAccessibleName(self.text())

    def text(self) -> str:
        """What it says."""
        return f"{self._word.text()} {self._count.text()}"


class _Bar(QProgressBar):
    """A progress bar to screen readers; its length is the whole, or the value where that is more."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = 1
        self.setTextVisible(False)
        self.setFixedHeight(8)
        look.changes().changed.connect(self.update)

    def show_part(self, value: int, whole: int) -> None:
        self._whole = max(0, whole)
        # A progress bar whose value changes paints at once, and with it all that waits to be painted.
        self.setUpdatesEnabled(False)
        self.setRange(0, max(1, value, whole))
        self.setValue(max(0, value))
        self.setUpdatesEnabled(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setClipPath(shape)
        painter.fillPath(shape, QColor(tint.paper if tint.border > 1 else tint.hairline))
        end = box.width() * self.value() / self.maximum()
        full = box.width() * min(self.value(), self._whole) / self.maximum()
        painter.fillRect(QRectF(0, 0, full, box.height()), QColor(tint.accent))
        if self.value() > self._whole:
            painter.fillRect(QRectF(full, 0, end - full, box.height()), QColor(tint.gold))
            painter.fillRect(QRectF(full - 1.5, 0, 3, box.height()), QColor(tint.card))
        if tint.border > 1:
            painter.setPen(QPen(QColor(tint.ink), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)
        painter.end()
