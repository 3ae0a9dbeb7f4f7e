"""A line that says what is being done, for as long as nobody can say."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from scorepad.ui.widgets.announce import announce
from scorepad.ui.widgets.labels import IconMark, PlainLabel


class Busy(QWidget):
    """Shown while something takes a while of which nobody knows how long it is.

    A clock stands beside the words. It does not move: nothing in Scorepad does that by itself.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 8, 0, 8)
        line.setSpacing(12)
        line.addWidget(IconMark("history", role="soft_ink", side=20), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._words, 1)

    def say_what(self, words: str) -> None:
        """What is being done, ready to be read; whoever listens hears it."""
        if words != self._words.text():
            announce(self, words)
        self._words.setText(words)
