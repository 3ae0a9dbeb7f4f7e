"""One line at the foot of the window: what happened, and a way back."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel

_DISMISS = QT_TRANSLATE_NOOP("message_bar", "Dismiss")
SECONDS = 8
"""How long a message stays that asks nothing."""


class MessageBar(QWidget):
    """A message with at most one action. A problem stays until it is dismissed or cleared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._act: Callable[[], None] | None = None
        self._stays = False
        box = QFrame()
        box.setObjectName("messages")
        self._text = PlainLabel(role="paper")
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._action = QPushButton()
        self._action.clicked.connect(self._clicked)
        self._dismiss = QPushButton("✕")
        self._dismiss.setFixedWidth(44)
        self._dismiss.clicked.connect(self.clear)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        line = QHBoxLayout(box)
        line.setContentsMargins(16, 6, 8, 6)
        line.setSpacing(12)
        line.addWidget(self._text, 1)
        line.addWidget(self._action)
        line.addWidget(self._dismiss)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 0, 16, 12)
        whole.addWidget(box)
        self.hide()

    def show_message(
        self, text: str, *, kind: str = "info", action: str = "", act: Callable[[], None] | None = None
    ) -> None:
        """Say something; `kind` is `info`, `warning` or `problem`."""
        self._text.setText(text if kind == "info" else f"⚠  {text}")
        self._act = act
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._dismiss.setAccessibleName(say(_DISMISS))
        self._stays = kind == "problem"
        self.setAccessibleName(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._wait()

    def text(self) -> str:
        """What it says; "" where it says nothing."""
        return "" if self.isHidden() else self.accessibleName()

    def clear(self) -> None:
        """Say nothing."""
        self._timer.stop()
        self._act = None
        self.hide()

    def _wait(self) -> None:
        if not self._stays:
            self._timer.start(SECONDS * 1000)

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
        self._wait()
        super().leaveEvent(event)
