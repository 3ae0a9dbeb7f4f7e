"""The fields of a dialog, below each other: they scroll where the window is too low for them."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.pages.parts import column_of

RING = 5
"""Room for the ring around the field that has the keyboard, in pixels."""
LEAST = 88
"""So much is seen of them in the lowest window, in pixels at 100 %."""


class Fields(QScrollArea):
    """As high as what is in it at its width, or lower and scrolled."""

    def __init__(self, *fields: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._held = column_of(*fields, margins=(RING, RING, RING, RING))
        self.setWidget(self._held)
        self._held.installEventFilter(self)

    def _height(self) -> int:
        held = self._held
        if not held.hasHeightForWidth():
            return held.sizeHint().height()
        return held.heightForWidth(self.viewport().width())

    def sizeHint(self) -> QSize:
        """All of them."""
        return QSize(self._held.sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """A few lines of them."""
        return QSize(self._held.minimumSizeHint().width(), min(self._height(), look.scaled(LEAST)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for room anew when a field comes or goes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width needs another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
