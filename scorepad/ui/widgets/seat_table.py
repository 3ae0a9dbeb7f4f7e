"""The table as it is seen from above: who sits where, and who deals."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.say import say

_DEALS = QT_TRANSLATE_NOOP("seat_table", "deals")
_TABLE = QT_TRANSLATE_NOOP("seat_table", "Table, clockwise: {names}. {dealer} deals first.")


class SeatTable(QWidget):
    """Seats around felt, clockwise from the foot: a click picks one, a drag or Ctrl and arrows move it."""

    moved = Signal(int, int)
    """Whoever sat on the first seat goes to the second."""
    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._dealer = 0
        self._selected = 0
        self._dragged: int | None = None
        self._pointer = QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(260, 200)
        look.changes().changed.connect(self.update)

    def show_seats(self, names: Sequence[str], dealer: int) -> None:
        """Show who sits where; an empty name is a free seat."""
        self._names, self._dealer = tuple(names), dealer
        self._selected = min(self._selected, max(0, len(names) - 1))
        who = names[dealer] if dealer < len(names) else ""
        self.setAccessibleName(say(_TABLE.of(names=", ".join(names), dealer=who)))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for seven names."""
        return QSize(360, 260)

    def seat_box(self, seat: int) -> QRectF:
        """Where a seat's name stands, in the widget's pixels."""
        count = max(1, len(self._names))
        # Seat 0 is nearest, the others go round clockwise as seen from above.
        angle = math.pi / 2 + 2 * math.pi * seat / count
        width = min(132.0, self.width() * 0.36)
        height = 46.0
        middle = QPointF(
            self.width() / 2 + math.cos(angle) * (self.width() / 2 - width / 2 - 4),
            self.height() / 2 + math.sin(angle) * (self.height() / 2 - height / 2 - 4),
        )
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def _seat_at(self, point: QPointF) -> int | None:
        return next((seat for seat in range(len(self._names)) if self.seat_box(seat).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a seat by its name."""
        self._dragged = self._seat_at(event.position())
        self._pointer = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it along."""
        self._pointer = event.position()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go: on another seat it moves, on its own it is picked."""
        taken, self._dragged = self._dragged, None
        seat = self._seat_at(event.position())
        self.update()
        if taken is None or seat is None:
            return
        self._selected = seat
        if seat == taken:
            self.picked.emit(seat)
        else:
            self.moved.emit(taken, seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose a seat, with Ctrl they move it; Space and Enter pick it."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}.get(key)
        if step is not None and self._names:
            to = (self._selected + step) % len(self._names)
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.moved.emit(self._selected, to)
            self._selected = to
            self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._names:
            self.picked.emit(self._selected)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw felt and seats."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QRectF(self.rect()).adjusted(self.width() * 0.2, 44, -self.width() * 0.2, -44)
        painter.setPen(QPen(QColor(tint.accent), 3))
        painter.setBrush(QColor(tint.tint))
        painter.drawEllipse(felt)
        for seat in range(len(self._names)):
            if seat != self._dragged:
                self._paint_seat(painter, self.seat_box(seat), seat)
        if self._dragged is not None:
            box = self.seat_box(self._dragged)
            box.moveCenter(self._pointer)
            self._paint_seat(painter, box, self._dragged)
        painter.end()

    def _paint_seat(self, painter: QPainter, box: QRectF, seat: int) -> None:
        tint = look.colours()
        deals = seat == self._dealer
        focused = self.hasFocus() and seat == self._selected
        painter.setPen(QPen(QColor(tint.focus if focused else tint.hairline), 3 if focused else 1.5))
        painter.setBrush(QColor(tint.card))
        painter.drawRoundedRect(box, 10, 10)
        face = look.font(Type.BODY, strong=True)
        painter.setFont(face)
        name = self._names[seat]
        painter.setPen(QColor(tint.ink if name else tint.soft_ink))
        inner = box.adjusted(8, 4, -8, -4)
        fitted = QFontMetrics(face).elidedText(name or "…", Qt.TextElideMode.ElideRight, int(inner.width()))
        place = inner.adjusted(0, 0, 0, -inner.height() / 2) if deals else inner
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), fitted)
        if deals:
            small = look.font(Type.SMALL)
            word = say(_DEALS)
            width = QFontMetrics(small).horizontalAdvance(word) + 20
            left = inner.center().x() - width / 2
            middle = inner.bottom() - inner.height() / 4
            icons.draw(painter, QRectF(left, middle - 8, 16, 16), "dealer", "accent")
            painter.setFont(small)
            painter.setPen(QColor(tint.accent))
            painter.drawText(
                QRectF(left + 20, middle - 10, width, 20),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                word,
            )
