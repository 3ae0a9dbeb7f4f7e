"""Digits to tap, where a number has too many values for a button each."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.say import say

_MINUS = QT_TRANSLATE_NOOP("keypad", "Change the sign")
_TAKE_BACK = QT_TRANSLATE_NOOP("keypad", "Take back the last digit")

GAP = 6
_ROWS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("±", "0", "⌫"))


class Keypad(QWidget):
    """The keys of a calculator. A tap leaves the keyboard where it is."""

    digit = Signal(int)
    sign = Signal()
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = {text: self._key(text) for row in _ROWS for text in row}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        for line, row in enumerate(_ROWS):
            for column, text in enumerate(row):
                grid.addWidget(self.keys[text], line, column)
        look.changes().changed.connect(self._size)
        self._size()
        self.retranslate()

    def _key(self, text: str) -> QPushButton:
        # Two quick taps are two digits: no TapButton, which would take the second for a slip.
        key = QPushButton(text)
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        key.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if text.isdigit():
            key.clicked.connect(lambda: self.digit.emit(int(text)))
        else:
            key.clicked.connect(self.sign if text == "±" else self.taken_back)
        return key

    def _size(self) -> None:
        for key in self.keys.values():
            key.setMinimumSize(look.target(), look.target())

    def retranslate(self) -> None:
        """Say in the window's language what the signs mean."""
        self.keys["±"].setAccessibleName(say(_MINUS))
        self.keys["⌫"].setAccessibleName(say(_TAKE_BACK))
