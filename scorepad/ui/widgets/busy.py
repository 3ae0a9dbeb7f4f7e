"""A line that says what is being done, and a bar that says that it goes on."""

from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from scorepad.ui.widgets.labels import PlainLabel


class Busy(QWidget):
    """Shown while something takes a while of which nobody knows how long it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(12)
        column.addWidget(self._words)
        column.addWidget(self._bar)

    def say_what(self, words: str) -> None:
        """What is being done, ready to be read."""
        self._words.setText(words)
        self._bar.setAccessibleName(words)
