"""A field for a few letters of what is looked for."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.icons import icon
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import IconMark

_CLEAR = QT_TRANSLATE_NOOP("search_field", "Show everything again")


class SearchField(QLineEdit):
    """Escape or its button empties it; Enter, the arrow down or a second Escape go on to what was found."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = IconMark("search", role="soft_ink", side=18, parent=self)
        self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clear_button = QPushButton(self)
        self.clear_button.setProperty("kind", "quiet")
        self.clear_button.setIcon(icon("cross", "soft_ink"))
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.clicked.connect(self.clear)
        self.clear_button.hide()
        self.textChanged.connect(self._show_way_out)
        look.changes().changed.connect(self._place_signs)
        self.retranslate()

    def show_text(self, text: str) -> None:
        """Show what is looked for, and say nothing."""
        if text != self.text():
            with QSignalBlocker(self):
                self.setText(text)
            self._show_way_out(text)

    def _show_way_out(self, text: str) -> None:
        self.clear_button.setVisible(bool(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the signs at the ends."""
        super().resizeEvent(event)
        self._place_signs()

    def _place_signs(self) -> None:
        side, height = self._sign.sizeHint().width(), self.height()
        self._sign.setGeometry(14, (height - side) // 2, side, side)
        self.clear_button.setGeometry(self.width() - height, 0, height, height)
        self.setTextMargins(side + 10, 0, height - 12, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, Enter and the arrow."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the words of its button; what is looked for, the page says."""
        self.clear_button.setAccessibleName(say(_CLEAR))
        self.clear_button.setToolTip(say(_CLEAR))
