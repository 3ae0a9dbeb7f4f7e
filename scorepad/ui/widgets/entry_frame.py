"""What every entry form has: the question above, and below it the way back and the way on."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import say_what_fits
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip
from scorepad.ui.widgets.tap_button import TapButton

_BACK = QT_TRANSLATE_NOOP("boeren_face", "Back")

LEAST_WIDTH = 280
"""The width that a form needs, in pixels."""

BELOW_QUESTION = 4
_QUESTION_STEPS = (Type.TITLE, Type.LEAD, Type.BODY)
"""The type of a question, the usual first; the others are for the lowest forms."""


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
        column.setSpacing(BELOW_QUESTION)
        column.addWidget(self.question)
        column.addWidget(self.hint)
        column.addStretch(1)

    def ask(self, question: str, hint: str) -> None:
        """Show a question."""
        self.question.setText(question)
        self.hint.setText(hint)

    def save_room(self, *, tight: bool) -> None:
        """Leave the hint to the mouse and to screen readers where the form is too low for its answers."""
        self.hint.setHidden(tight)
        self.question.setToolTip(plain_tooltip(self.hint.text()) if tight else "")
        self.question.setAccessibleDescription(self.hint.text() if tight else "")

    def full_height(self, width: int) -> int:
        """The height that question and hint take at a width."""
        return sum(label.heightForWidth(width) for label in (self.question, self.hint)) + BELOW_QUESTION

    def fit(self, width: int, room: int) -> None:
        """Get along with a height at a width: the hint goes first, then the question is set smaller."""
        hint = BELOW_QUESTION + self.hint.heightForWidth(width)
        self.save_room(tight=self._question_height(_QUESTION_STEPS[0], width) + hint > room)
        fitting = (step for step in _QUESTION_STEPS if self._question_height(step, width) <= room)
        self.question.set_step(next(fitting, _QUESTION_STEPS[-1]))

    def _question_height(self, step: Type, width: int) -> int:
        metrics, wrapped = QFontMetrics(look.font(step, strong=True)), Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(QRect(0, 0, width, 0), int(wrapped), self.question.text()).height()

    def keep_height(self, *, roomy: bool) -> None:
        """Have room for a question of two lines, so that what is below does not move with its length."""
        lines = QFontMetrics(look.font(Type.TITLE, strong=True)).height() * 2
        hint = QFontMetrics(look.font(Type.BODY)).height()
        self.setMinimumHeight(lines + hint + BELOW_QUESTION if roomy else 0)


class EntryAnswers(QScrollArea):
    """The answers between question and foot; where the form is too low for all of them, they scroll.

    What answers the question of the moment is then in sight first, and what comes to have the keyboard.
    """

    rearranged = Signal()
    """Something takes more room than before, or less."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._first: QWidget | None = None
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        for widget in widgets:
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._inside = QWidget()
        self._inside.setLayout(self._column)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.verticalScrollBar().rangeChanged.connect(self._show_first)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._show_focused)

    def begin_with(self, widget: QWidget | None) -> None:
        """Have this at the head where not everything fits; None is whatever stands first."""
        self._first = widget
        self._show_first()

    def height_wanted(self) -> int:
        """The height at which nothing scrolls."""
        column = self._column
        if column.hasHeightForWidth():
            return column.totalHeightForWidth(self.viewport().width())
        return column.totalSizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when the answers ask for another height."""
        done = super().eventFilter(watched, event)
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.rearranged.emit()
        return done

    def _show_first(self) -> None:
        top = QPoint() if self._first is None else self._first.mapTo(self._inside, QPoint())
        self.verticalScrollBar().setValue(top.y())

    def _show_focused(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._inside.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, 4)


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
        self.accept.setMinimumWidth(44)  # its words give way, not the form
        self._words: tuple[str, ...] = ()
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

    def offer(self, words: str, *shorter: str) -> None:
        """Enter does this now; `shorter` ways to say it are for a narrow form."""
        self._words = words, *shorter
        self.accept.setEnabled(True)
        self._fit()

    def wait(self, words: str, aloud: str) -> None:
        """Enter does nothing yet: `words` say what is still to come, `aloud` what the button is for."""
        self._words = (words,)
        self.accept.setEnabled(False)
        self._fit()
        self.accept.setAccessibleName(aloud)

    def _fit(self) -> None:
        if not self._words:
            return
        beside = self.back.sizeHint().width() + 8 if not self.back.isHidden() else 0
        said, aloud = self._words[0], self.accept.accessibleName()
        if self.accept.isEnabled():
            # Where not even the shortest has room, the sign of the key says enough.
            say_what_fits(self.accept, self.width() - beside, f"{said}  ⏎", *self._words, "⏎")
            self.accept.setAccessibleName(said)
        else:
            say_what_fits(self.accept, self.width() - beside, said, "…")
            self.accept.setAccessibleName(aloud)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow form says less on its button."""
        super().resizeEvent(event)
        self._fit()
