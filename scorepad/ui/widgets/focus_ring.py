"""A ring around whatever has the keyboard, three pixels wide and outside the control."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QTextEdit,
    QWidget,
)

from scorepad.ui import look

_RINGED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit, QSlider)
WIDTH, GAP = 3, 2
CORNER = 10
"""The corners of most controls, in pixels; a control with others says so in its property `corner`."""

_MOVES = frozenset((QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide))


class FocusRing(QObject):
    """Follows the keyboard through an application's windows.

    The ring lies on the window, over everything, so that no neighbour cuts it; where the control is partly
    scrolled out of sight, so is its ring. A widget that marks its focus itself has the property `ring` False.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._ring: _Ring | None = None
        self._followed: QWidget | None = None
        self._watched: list[QWidget] = []
        application.focusChanged.connect(self._follow)
        look.changes().changed.connect(self._place)

    def ring_of(self, control: QWidget) -> QRect | None:
        """Where the ring around a control lies in its window; None where it has none now."""
        ring = self._ring
        if control is not self._followed or ring is None or not shiboken6.isValid(ring):
            return None
        return ring.geometry() if not ring.isHidden() else None

    def _follow(self, _old: QWidget | None, focused: QWidget | None) -> None:
        for widget in self._watched:
            if shiboken6.isValid(widget):
                widget.removeEventFilter(self)
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring, self._followed, self._watched = None, None, []
        if not isinstance(focused, _RINGED) or focused.isWindow() or focused.property("ring") is False:
            return
        window = focused.window()
        self._followed = focused
        carrier: QWidget | None = focused
        while carrier is not None and carrier is not window:
            self._watched.append(carrier)
            carrier.installEventFilter(self)
            carrier = carrier.parentWidget()
        self._ring = _Ring(window, int(focused.property("corner") or CORNER))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go where the control goes."""
        if event.type() in _MOVES:
            self._place()
        return False

    def _place(self) -> None:
        control, ring = self._followed, self._ring
        if control is None or ring is None or not shiboken6.isValid(ring) or not shiboken6.isValid(control):
            return
        around = WIDTH + GAP
        ground = control.window()
        box = _in(ground, control).adjusted(-around, -around, around, around)
        seen = box
        above = control.parentWidget()
        while above is not None and above is not ground:
            area = above.parentWidget()
            if isinstance(area, QAbstractScrollArea) and area.viewport() is above:
                seen = seen.intersected(_in(ground, above).adjusted(-around, -around, around, around))
            above = area
        ring.setGeometry(box)
        ring.clearMask() if seen == box else ring.setMask(QRegion(seen.translated(-box.topLeft())))
        ring.setVisible(control.isVisible() and not seen.isEmpty())
        ring.raise_()
        ring.update()


def _in(ground: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(ground, QPoint(0, 0)), widget.size())


class _Ring(QWidget):
    def __init__(self, parent: QWidget, corner: int) -> None:
        super().__init__(parent)
        self._corner = corner + GAP + WIDTH
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Between ring and control lies a line of paper, so that the ring is also seen on felt.
        self._draw(painter, look.colours().paper, WIDTH + GAP / 2, GAP)
        self._draw(painter, look.colours().focus, WIDTH / 2, WIDTH)
        painter.end()

    def _draw(self, painter: QPainter, colour: str, inset: float, width: int) -> None:
        painter.setPen(QPen(QColor(colour), width))
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        corner = self._corner - inset
        painter.drawRoundedRect(box, corner, corner)
