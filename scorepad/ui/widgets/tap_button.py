"""A button below a question, which may make way for the next question when it is pressed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget


class TapButton(QPushButton):
    """A tap leaves the keyboard where it is, and the second of two quick taps presses nothing.

    The button that the second one meets may be another by then, with another question.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take it, and do nothing."""
        event.accept()
