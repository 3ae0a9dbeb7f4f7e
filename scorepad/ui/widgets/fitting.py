"""An area as high as what is in it, that scrolls where the window is too low."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scorepad.ui import look

RING = 5
"""Room for the ring around the field that has the keyboard, in pixels."""


class Fitting(QScrollArea):
    """As high as what it holds where the window has the room, and scrolled where it has not."""

    def __init__(self, held: QLayout, least: int = 88) -> None:
        super().__init__()
        self._least = least
        self._held = _Held()
        self._held.setLayout(held)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setWidget(self._held)
        self._held.installEventFilter(self)

    def _height(self) -> int:
        held, across = self._held, self.viewport().width()
        return held.heightForWidth(across) if held.hasHeightForWidth() else held.sizeHint().height()

    def sizeHint(self) -> QSize:
        """All of it, at the width it has."""
        return QSize(self._held.sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """A few lines, or all where it is less."""
        return QSize(self._held.minimumSizeHint().width(), min(self._height(), look.scaled(self._least)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it holds."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width needs another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class _Held(QWidget):
    """What is scrolled: where its height hangs on its width, on nothing else."""

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), 0 if self.hasHeightForWidth() else least.height())


def fields(*widgets: QWidget) -> Fitting:
    """The fields of a dialog below each other, with room for the ring around the one that is asked."""
    column = QVBoxLayout()
    column.setContentsMargins(RING, RING, RING, RING)
    column.setSpacing(12)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return Fitting(column)
