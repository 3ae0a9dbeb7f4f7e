"""The body of a page that holds a table: it fills the window, and scrolls where the window is too low."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from scorepad.ui.pages.parts import scrolling_page


class Body(QWidget):
    """What scrolls. How high it must be hangs on its width alone; `column` holds what is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 8, 8, 16)
        self.column.setSpacing(12)

    def minimumSizeHint(self) -> QSize:
        """As narrow as its parts allow."""
        return QSize(super().minimumSizeHint().width(), 0)


def fill(page: QWidget, body: Body) -> QScrollArea:
    """Put a body into its page."""
    scroll = scrolling_page()
    scroll.setWidget(body)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(16, 8, 16, 0)
    whole.addWidget(scroll)
    return scroll
