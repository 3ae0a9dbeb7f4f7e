"""A ring around whatever has the keyboard, three pixels wide and outside the control."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox, QWidget

from scorepad.ui import look

_RINGED = (QAbstractButton, QLineEdit, QComboBox, QSpinBox)
_WIDTH, _GAP = 3, 2


class FocusRing(QObject):
    """Follows the keyboard through an application's windows."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._ring: _Ring | None = None
        self._followed: QWidget | None = None
        application.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, focused: QWidget | None) -> None:
        if self._followed is not None and shiboken6.isValid(self._followed):
            self._followed.removeEventFilter(self)
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.deleteLater()
        self._ring, self._followed = None, None
        around = focused.parentWidget() if isinstance(focused, _RINGED) else None
        if focused is None or around is None:
            return
        self._followed = focused
        focused.installEventFilter(self)
        self._ring = _Ring(around)
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
        ring.setGeometry(control.geometry().adjusted(-around, -around, around, around))
        ring.setVisible(control.isVisible())
        ring.raise_()


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
