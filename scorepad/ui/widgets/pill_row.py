"""What is answered so far, as small buttons that open an answer again."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.flow import FlowLayout
from scorepad.ui.widgets.labels import plain_tooltip
from scorepad.ui.widgets.tap_button import TapButton

_CHANGE = QT_TRANSLATE_NOOP("pill_row", "{what}: change")


@dataclass(frozen=True)
class AnswerPill:
    """One answer: what it opens again, and its words; `aloud` where those are signs."""

    key: str
    words: str
    aloud: str = ""


class PillRow(QWidget):
    """The answers in the order in which they were given, on as many lines as they need."""

    reopened = Signal(str)
    """The key of the answer that was tapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = FlowLayout(self, gap=6)
        self._buttons: list[TapButton] = []
        self._pills: Sequence[AnswerPill] = ()

    def show_pills(self, pills: Sequence[AnswerPill]) -> None:
        """Show the answers; without any the row takes no room."""
        self._pills = pills
        while len(self._buttons) < len(pills):
            self._add_button(len(self._buttons))
        for at, button in enumerate(self._buttons):
            button.setVisible(at < len(pills))
            if at < len(pills):
                button.setText(on_button(pills[at].words))
                button.setAccessibleName(say(_CHANGE.of(what=pills[at].aloud or pills[at].words)))
                button.setToolTip(plain_tooltip(button.accessibleName()))
        self.setVisible(bool(pills))

    def _add_button(self, at: int) -> None:
        button = TapButton()
        button.setProperty("kind", "pill")
        button.setProperty("state", "said")
        button.clicked.connect(lambda: self.reopened.emit(self._pills[at].key))
        self._row.addWidget(button)
        self._buttons.append(button)
