"""A question over the window: what it is about, what it asks, and buttons that say what they do."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.tab_order import tab_on

WIDTH = 520
"""How wide a dialog is where the window has the room, in pixels at 100 %."""
AROUND = 32
"""What is left of the window around a dialog, in pixels."""


class Dialog(QDialog):
    """A question over the window. Escape leaves everything as it was.

    Fill `body`, name it by `set_words` in `retranslate`, and add the buttons from left to right, the one
    that does it last. Open it by `open`; it is deleted when it closes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._heading = PlainLabel(type_step=Type.TITLE, strong=True)
        self._explanation = PlainLabel(role="soft_ink")
        for label in (self._heading, self._explanation):
            label.setWordWrap(True)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(self._heading)
        column.addWidget(self._explanation)
        column.addLayout(self.body, 1)
        column.addSpacing(4)
        column.addLayout(self._buttons)

    def set_words(self, heading: str, explanation: str = "") -> None:
        """What it is about, and a sentence under it."""
        self.setWindowTitle(heading)
        self._heading.setText(heading)
        self._explanation.setText(explanation)
        self._explanation.setVisible(bool(explanation))

    def add_button(self, role: str = "plain") -> QPushButton:
        """One more button at the right: `primary` (Enter presses it), `danger` or `plain`."""
        button = QPushButton()
        button.setProperty("kind", "" if role == "plain" else role)
        button.setAutoDefault(True)
        button.setDefault(role == "primary")
        self._buttons.addWidget(button)
        return button

    def width_wanted(self) -> int:
        """How wide the dialog would like to be, in pixels."""
        return look.scaled(WIDTH)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the room that it needs, and no more than the window has."""
        parent = self.parentWidget()
        width = self.width_wanted()
        if parent is not None:
            width = min(width, parent.window().width() - AROUND)
        self.resize(width, self.height())
        super().showEvent(event)
        self._fit(least=0)

    def event(self, event: QEvent) -> bool:
        """Grow with what is asked; never shrink, so that no button goes from under a finger."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._fit(least=self.height())
        return handled

    def _fit(self, least: int) -> None:
        layout = self.layout()
        assert layout is not None
        layout.activate()
        parent = self.parentWidget()
        most = self.screen().availableGeometry() if parent is None else parent.window().rect()
        if layout.hasHeightForWidth():
            needed = layout.heightForWidth(self.width())
        else:
            needed = layout.sizeHint().height()
        needed = max(needed, layout.minimumSize().height())
        self.resize(self.width(), max(least, min(needed, most.height() - AROUND)))

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes as the eye reads."""
        return tab_on(self, forward=next)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper it is written on."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(look.colours().card))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the texts; a dialog with words of its own says them here."""
