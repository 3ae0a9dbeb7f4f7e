"""What every entry form has: the question above, and below it the way back and the way on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import say_what_fits
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.tap_button import TapButton

_BACK = QT_TRANSLATE_NOOP("boeren_face", "Back")

LEAST_WIDTH = 280
"""The width that a form needs, in pixels."""


class EntryHead(QWidget):
    """The one question of the moment, and how to answer it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = PlainLabel(type_step=Type.TITLE, strong=True)
        self.hint = PlainLabel(role="soft_ink")
        for label in (self.question, self.hint):
            label.setWordWrap(True)
            label.setMinimumWidth(LEAST_WIDTH // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.question)
        column.addWidget(self.hint)
        column.addStretch(1)

    def ask(self, question: str, hint: str) -> None:
        """Show a question."""
        self.question.setText(question)
        self.hint.setText(hint)

    def keep_height(self, *, roomy: bool) -> None:
        """Have room for a question of two lines, so that what is below does not move with its length."""
        lines = QFontMetrics(look.font(Type.TITLE, strong=True)).height() * 2
        hint = QFontMetrics(look.font(Type.BODY)).height()
        self.setMinimumHeight(lines + hint + 4 if roomy else 0)


class EntryFoot(QWidget):
    """Back to the answer before, and on: to score the deal, or to take what is proposed."""

    back_wanted = Signal()
    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = QPushButton()
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.accept = TapButton()
        self.accept.setProperty("kind", "primary")
        self._words = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addWidget(self.accept, 1)
        self.back.clicked.connect(self.back_wanted)
        self.accept.clicked.connect(self.accepted)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts that are always the same."""
        self.back.setText(f"⌫  {say(_BACK)}")
        self.back.setAccessibleName(say(_BACK))

    def offer(self, words: str) -> None:
        """Enter does this now."""
        self._words = words
        self.accept.setEnabled(True)
        self._fit()

    def wait(self, words: str, aloud: str) -> None:
        """Enter does nothing yet: `words` say what is still to come, `aloud` what the button is for."""
        self._words = ""
        self.accept.setEnabled(False)
        self.accept.setText(words)
        self.accept.setAccessibleName(aloud)

    def _fit(self) -> None:
        if self._words:
            beside = self.back.sizeHint().width() + 8 if not self.back.isHidden() else 0
            say_what_fits(self.accept, self.width() - beside, f"{self._words}  ⏎", self._words)
            self.accept.setAccessibleName(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow form says less on its button."""
        super().resizeEvent(event)
        self._fit()
