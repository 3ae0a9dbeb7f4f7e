"""The second folder for backups: which it is, whether it is there, and the ways to choose or forget it."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.pages.parts import Flowing, Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import ElidedLabel

_NONE = QT_TRANSLATE_NOOP(
    "second_folder",
    "A second folder, on a memory stick or one that is shared with another computer, gets every backup too.",
)
_SECOND = QT_TRANSLATE_NOOP("second_folder", "Second folder: {folder}")
_REACHED = QT_TRANSLATE_NOOP("second_folder", "It is there, and gets every backup too.")
_NOT_REACHED = QT_TRANSLATE_NOOP(
    "second_folder", "It is not there now. As soon as it is, it gets the next backup again."
)
_CHOOSE = QT_TRANSLATE_NOOP("second_folder", "Second folder…")
_ANOTHER = QT_TRANSLATE_NOOP("second_folder", "Another second folder…")
_FORGET = QT_TRANSLATE_NOOP("second_folder", "Use no second folder")
_FORGET_SAID = QT_TRANSLATE_NOOP("second_folder", "Backups that lie in {folder} stay there.")


class SecondFolder(QWidget):
    """Says where the second copies go. A chosen folder can be exchanged and forgotten."""

    choose_wanted = Signal()
    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = ""
        self._state: Phrase | None = None
        self.path = ElidedLabel()
        self.state = Wrapped(role="soft_ink")
        self.choose_button = action_button()
        self.forget_button = action_button("quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.path)
        column.addWidget(self.state)
        column.addWidget(Flowing(self.choose_button, self.forget_button))
        self.choose_button.clicked.connect(self.choose_wanted)
        self.forget_button.clicked.connect(self.forgotten)
        self.retranslate()

    def show_folder(self, folder: str, is_reached: bool | None = None) -> None:
        """Show the folder, "" where none is chosen; None where nobody has looked yet whether it is there."""
        self._folder = folder
        self._state = None if is_reached is None else _REACHED if is_reached else _NOT_REACHED
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.path.setText(say(_SECOND.of(folder=self._folder)))
        self.path.setVisible(bool(self._folder))
        state = self._state if self._folder else _NONE
        self.state.setText("" if state is None else say(state))
        self.choose_button.setText(say(_ANOTHER if self._folder else _CHOOSE))
        self.forget_button.setText(say(_FORGET))
        self.forget_button.setAccessibleDescription(say(_FORGET_SAID.of(folder=self._folder)))
        self.forget_button.setVisible(bool(self._folder))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
