"""Whether what is shown is on disk: "Saved 21:14", and a button where it is not."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import IconMark, PlainLabel, plain_tooltip

_SAVED = QT_TRANSLATE_NOOP("saved_mark", "Saved")
_SAVED_AT = QT_TRANSLATE_NOOP("saved_mark", "Saved {time}")
_SAVING = QT_TRANSLATE_NOOP("saved_mark", "Saving…")
_NOT_SAVED = QT_TRANSLATE_NOOP("saved_mark", "Not saved: {why}")
_AGAIN = QT_TRANSLATE_NOOP("saved_mark", "Save again")


class SavedMark(QWidget):
    """The mark under a form. It is told; it knows nothing of the disk."""

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = IconMark("check", role="soft_ink", side=14)
        self._text = PlainLabel(type_step=Type.SMALL, role="soft_ink")
        self._text.setWordWrap(True)
        self._again = QPushButton()
        self._again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._again.clicked.connect(self.again)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self._sign)
        line.addWidget(self._text, 1)
        line.addWidget(self._again)
        self._again.hide()

    def show_saved(self, time: str) -> None:
        """Everything shown is on disk; `time` is when that was, or ""."""
        self._show(say(_SAVED_AT.of(time=time) if time else _SAVED), "soft_ink", sign="check")
        self._sign.show_icon("check", "green")

    def show_saving(self) -> None:
        """Something is on its way to the disk."""
        self._show(say(_SAVING), "soft_ink", sign="more")

    def show_not_saved(self, why: str) -> None:
        """Something could not be written; `why` is said in full."""
        self._show(say(_NOT_SAVED.of(why=why)), "red", sign="warning", again=True)

    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def _show(self, text: str, role: str, *, sign: str, again: bool = False) -> None:
        self._text.setText(text)
        self._text.set_role(role)
        self._text.setToolTip(plain_tooltip(text) if again else "")
        self._sign.show_icon(sign, role)
        self._again.setText(say(_AGAIN))
        self._again.setVisible(again)
        self.setAccessibleName(text)
