"""What stands on a page in the place of what is not there."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Suits, Wrapped

SUITS = 20
"""How high the suits are, in pixels at 100 %."""


class EmptyPart(QWidget):
    """A sentence in the middle, below the suits of an empty pad; without them while something is coming."""

    def __init__(self) -> None:
        super().__init__()
        self._suits = Suits(SUITS)
        self._words = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 28, 20, 28)
        column.setSpacing(12)
        column.addWidget(self._suits)
        column.addWidget(self._words)

    @property
    def words(self) -> str:
        """The sentence."""
        return self._words.text()

    def show_words(self, words: str, *, is_coming: bool = False) -> None:
        """Say why there is nothing; `is_coming` that there soon will be something."""
        self._words.setText(words)
        self._suits.setVisible(not is_coming)
