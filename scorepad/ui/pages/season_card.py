"""The card that asks for which season a match counts."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout

from scorepad.core.names import tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.pages.parts import Wrapped, card_heading
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import CalmItems

_SEASON = QT_TRANSLATE_NOOP("new_match_page", "Season")
_SEASON_SAID = QT_TRANSLATE_NOOP("new_match_page", "Leave it empty where the match counts for none.")
_NO_SEASON = QT_TRANSLATE_NOOP("new_match_page", "No season")


class SeasonCard(Card):
    """A box with the seasons there are, and room for the name of a new one."""

    def __init__(self) -> None:
        super().__init__()
        self._proposed = ""
        self._heading = card_heading()
        self._said = Wrapped(role="soft_ink")
        self.box = _SeasonBox()
        self.box.setMaximumWidth(420)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self.box)
        column.addWidget(self._said)
        self.retranslate()

    @property
    def season(self) -> str | None:
        """The season that is chosen or written, or None."""
        return tidy(self.box.currentText()) or None

    def offer(self, seasons: Sequence[str], chosen: str) -> None:
        """Offer these, none first; `chosen` is the one that is running."""
        self.box.clear()
        self.box.addItem("")
        self.box.addItems(list(seasons))
        self.box.setEditText(chosen)
        self._proposed = chosen

    def propose(self, season: str) -> None:
        """Propose another one, "" is none; what was chosen otherwise than proposed stays."""
        if self.box.currentText() == self._proposed:
            self.box.setEditText(season)
            self._proposed = season

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._heading.setText(say(_SEASON))
        self._said.setText(say(_SEASON_SAID))
        self.box.setAccessibleName(say(_SEASON))
        self.box.set_placeholder(say(_NO_SEASON))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _SeasonBox(QComboBox):
    def __init__(self) -> None:
        super().__init__()
        self.setEditable(True)
        self.setItemDelegate(CalmItems(self))
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Completing in the line would make "Winter" last year's winter.
        self.setCompleter(None)  # type: ignore[arg-type]

    def set_placeholder(self, text: str) -> None:
        """What stands there where no season is chosen."""
        line = self.lineEdit()
        assert line is not None
        line.setPlaceholderText(text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()
