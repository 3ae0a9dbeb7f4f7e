"""Surfaces and lines."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from scorepad.ui import look


class Card(QFrame):
    """A rounded sheet of paper with a hairline around it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")


class Rule(QWidget):
    """A horizontal line: a hairline, or a strong one where the game has one."""

    def __init__(self, *, strong: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strong = strong
        self.setFixedHeight(2 if strong else look.colours().border)
        look.changes().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colours().ink if self._strong else look.colours().hairline)
        painter.end()
