"""One line at the foot of the window: what happened, and a way back."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QCursor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.icons import icon
from scorepad.ui.say import say, words
from scorepad.ui.widgets.announce import announce
from scorepad.ui.widgets.labels import IconMark, PlainLabel

_TRY_AGAIN = QT_TRANSLATE_NOOP("message_bar", "Try again")
_UNDO = QT_TRANSLATE_NOOP("message_bar", "Undo")
_DISMISS = QT_TRANSLATE_NOOP("message_bar", "Dismiss")
STILL = 1000
"""Milliseconds without a movement of the pointer before a message goes."""
SECONDS = 8
"""How long a message stays that asks nothing."""

_GROUNDS = {"info": "ink", "warning": "gold", "problem": "red"}
_SIGNS = {"info": "check", "warning": "warning", "problem": "warning"}


class MessageBar(QWidget):
    """A message with at most one action.

    It goes by itself after some seconds, but not from under the mouse or the keyboard. A problem stays until
    it is dismissed or cleared.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._act: Callable[[], None] | None = None
        self._stays = False
        self._said: str | Phrase = ""
        self._offered: str | Phrase = ""
        self._came_from: QWidget | None = None
        self._box = _Box()
        self._sign = IconMark("check", role="paper", side=20)
        self._text = PlainLabel(role="paper")
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._action = QPushButton()
        self._action.setProperty("kind", "action")
        self._action.clicked.connect(self._clicked)
        self._dismiss = QPushButton()
        self._dismiss.setIcon(icon("cross", "paper"))
        self._dismiss.setFixedWidth(look.TARGET)
        self._dismiss.clicked.connect(self.clear)
        for button in (self._action, self._dismiss):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keyboard_moved)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_is_up)
        self._pointer = QCursor.pos()
        line = QHBoxLayout(self._box)
        line.setContentsMargins(16, 6, 8, 6)
        line.setSpacing(12)
        line.addWidget(self._sign)
        line.addWidget(self._text, 1)
        line.addWidget(self._action)
        line.addWidget(self._dismiss)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 0, 16, 12)
        whole.addWidget(self._box)
        self.hide()

    def show_message(
        self,
        said: str | Phrase,
        *,
        kind: str = "info",
        action: str | Phrase = "",
        act: Callable[[], None] | None = None,
        stays: bool = False,
    ) -> None:
        """Say something; `kind` is `info`, `warning` or `problem`. Raises KeyError for another.

        A problem `stays` until it is dismissed, and so does a question that wants an answer. Phrases follow
        the window's language while they stand there; strings stay as they are.
        """
        self._said, self._offered = said, action
        self._box.set_ground(_GROUNDS[kind])
        self._sign.show_icon(_SIGNS[kind], "paper")
        self._act = act
        self._action.setVisible(bool(action))
        self.retranslate()
        self._stays = stays or kind == "problem"
        self.show()
        announce(self, self.accessibleName(), at_once=kind == "problem")
        self._wait()

    def retranslate(self) -> None:
        """Say it in the window's language."""
        self._text.setText(words(self._said))
        self.setAccessibleName(words(self._said))
        self._action.setText(words(self._offered))
        self._dismiss.setAccessibleName(say(_DISMISS))
        self._dismiss.setToolTip(say(_DISMISS))

    def text(self) -> str:
        """What it says; "" where it says nothing."""
        return "" if self.isHidden() else self.accessibleName()

    def show_failure(self, sentence: Phrase, again: Callable[[], None]) -> None:
        """Say why something failed, with a way to try again."""
        self.show_message(sentence, kind="problem", action=_TRY_AGAIN, act=again)

    def offer_undo(self, sentence: Phrase, undo: Callable[[], None]) -> None:
        """Say what was done, with a way back."""
        self.show_message(sentence, action=_UNDO, act=undo)

    def clear(self) -> None:
        """Say nothing; the keyboard goes back to where it came from."""
        self._timer.stop()
        self._act = None
        came_from, self._came_from = self._came_from, None
        if self._has_keyboard() and came_from is not None and shiboken6.isValid(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    @property
    def is_waiting(self) -> bool:
        """Whether it is about to go by itself."""
        return self._timer.isActive()

    def _has_keyboard(self) -> bool:
        return self._action.hasFocus() or self._dismiss.hasFocus()

    def _wait(self) -> None:
        if self._stays or self.underMouse() or self._has_keyboard():
            self._timer.stop()
        else:
            self._timer.start(SECONDS * 1000)

    def _time_is_up(self) -> None:
        """Go, but not while the pointer is under way: what it aims at would move from under it."""
        before, self._pointer = self._pointer, QCursor.pos()
        if self._pointer == before:
            self.clear()
        else:
            self._timer.start(STILL)

    def _clicked(self) -> None:
        act = self._act
        self.clear()
        if act is not None:
            act()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Who reads is given time."""
        self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The time begins again."""
        if not self._stays and not self._has_keyboard() and not self.isHidden():
            self._timer.start(SECONDS * 1000)
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape dismisses."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            return
        super().keyPressEvent(event)

    def _keyboard_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Who acts by keys is given time as well, and gets back to where he was."""
        here = (self._action, self._dismiss)
        if now in here:
            self._timer.stop()
            if old not in here:
                self._came_from = old
        elif old in here and not self.isHidden():
            self._wait()


class _Box(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("messages")
        self._ground = "ink"
        look.changes().changed.connect(self.update)

    def set_ground(self, role: str) -> None:
        self._ground = role
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(look.colours(), self._ground)))
        painter.drawRoundedRect(QRectF(self.rect()), 12, 12)
        painter.end()
