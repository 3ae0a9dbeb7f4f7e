"""A ring around whatever has the keyboard, three pixels wide and outside the control."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from scorepad.ui import look

_RINGED = (QAbstractButton, QLineEdit, QComboBox, QSpinBox)
_WIDTH, _GAP = 3, 2


class FocusRing(QObject):
    """Follows the keyboard through an application's windows."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._ring: _Ring | None = None
        self._followed: QWidget | None = None
        self._ground = QWidget()
        self._watched: list[QWidget] = []
        application.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, focused: QWidget | None) -> None:
        for widget in self._watched:
            if shiboken6.isValid(widget):
                widget.removeEventFilter(self)
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.deleteLater()
        self._ring, self._followed, self._watched = None, None, []
        if not isinstance(focused, _RINGED) or focused.parentWidget() is None:
            return
        self._followed = focused
        # The ring lies on the window, or on the paper that is scrolled under it, where nothing cuts it.
        ground: QWidget = focused
        while not ground.isWindow() and not isinstance(_above(_above(ground)), QAbstractScrollArea):
            self._watched.append(ground)
            above = ground.parentWidget()
            if above is None:
                break
            ground = above
        for widget in self._watched:
            widget.installEventFilter(self)
        self._ring = _Ring(ground)
        self._ground = ground
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go where the control goes."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._place()
        return False

    def _place(self) -> None:
        control, ring = self._followed, self._ring
        if control is None or ring is None or not shiboken6.isValid(ring):
            return
        around = _WIDTH + _GAP
        corner = control.mapTo(self._ground, QPoint(0, 0))
        ring.setGeometry(QRect(corner, control.size()).adjusted(-around, -around, around, around))
        ring.setVisible(control.isVisible())
        ring.raise_()


def _above(widget: QWidget | None) -> QWidget | None:
    return None if widget is None else widget.parentWidget()


class _Ring(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.colours().focus), _WIDTH))
        half = _WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 13, 13)
        painter.end()
