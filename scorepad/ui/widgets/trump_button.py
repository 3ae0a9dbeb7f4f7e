"""The suit that is trump, to be noted by a tap or a letter."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.suits import RED, SUITS
from scorepad.ui.icons import icon
from scorepad.ui.look import ICON
from scorepad.ui.say import say

_TRUMP = QT_TRANSLATE_NOOP("boeren_face", "Trump")


class TrumpButton(QToolButton):
    """What is trump, as its sign; a tap opens the choices. What is no suit is said in words."""

    chosen = Signal(object)

    def __init__(self, trumps: Mapping[Any, Phrase], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trumps = trumps
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMinimumSize(44, 44)
        self.setIconSize(ICON)
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill)

    def letters(self) -> dict[str, StrEnum]:
        """The letter of each trump: the first of its name in the window's language, where no two share it."""
        letters = [(say(name)[:1].lower(), trump) for trump, name in self._trumps.items()]
        once = Counter(letter for letter, _ in letters)
        return {letter: trump for letter, trump in letters if once[letter] == 1}

    def _fill(self) -> None:
        self._menu.clear()
        for trump, name in self._trumps.items():
            action = QAction(_sign(trump), say(name), self._menu)
            action.triggered.connect(lambda _=False, trump=trump: self.chosen.emit(trump))
            self._menu.addAction(action)

    def show_trump(self, trump: StrEnum | None) -> None:
        """Show what is trump, or that it is not noted."""
        name = say(_TRUMP)
        held = "" if trump is None else say(self._trumps[trump])
        self.setIcon(QIcon() if trump is None else _sign(trump))
        # A sign alone stands in the middle only where no words are expected beside it.
        styles = Qt.ToolButtonStyle
        self.setToolButtonStyle(styles.ToolButtonIconOnly if trump in SUITS else styles.ToolButtonTextOnly)
        self.setText("" if trump in SUITS else held or name)
        self.setAccessibleName(f"{name}: {held}" if held else name)
        self.setToolTip(self.accessibleName())


def _sign(trump: StrEnum) -> QIcon:
    return icon(trump.value, "red" if trump in RED else "ink") if trump in SUITS else QIcon()
