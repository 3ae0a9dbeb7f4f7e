"""A sheet that opens below a button and goes again."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from scorepad.ui import look


class Popup(QFrame):
    """A sheet below a button. Escape and a click beside it close it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._button: QWidget | None = None

    def open_at(self, button: QWidget) -> None:
        """Open below a button, inside of its screen."""
        self._button = button
        self.adjustSize()
        size, screen = self.sizeHint(), button.screen().availableGeometry()
        below = button.mapToGlobal(QPoint(0, button.height() + 4))
        x = max(screen.left(), min(below.x(), screen.right() - size.width()))
        y = max(screen.top(), min(below.y(), screen.bottom() - size.height()))
        self.move(x, y)
        self.resize(size)
        self.show()

    def close_and_return(self) -> None:
        """Close, and give the keyboard back to the button."""
        self.hide()
        if self._button is not None:
            self._button.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it and changes nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_and_return()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet."""
        tint = look.colours()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tint.card))
        painter.setPen(QPen(QColor(tint.edge), tint.border))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
