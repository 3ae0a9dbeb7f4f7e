"""The table as it is seen from above: who sits where, and who deals."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.labels import plain_tooltip

_DEALS = QT_TRANSLATE_NOOP("seat_table", "deals")
_FREE = QT_TRANSLATE_NOOP("seat_table", "free seat")
_TABLE = QT_TRANSLATE_NOOP("seat_table", "Table, clockwise: {names}. {dealer} deals.")
_SEAT = QT_TRANSLATE_NOOP("seat_table", "Seat {seat}: {name}")
_SEAT_DEALS = QT_TRANSLATE_NOOP("seat_table", "Seat {seat}: {name}, deals")
_MOVE = QT_TRANSLATE_NOOP("seat_table", "Arrow keys choose a seat, with Ctrl they move its player.")

MOST_WIDTH, LEAST_WIDTH = 160.0, 64.0
"""Bounds of a seat's width at 100 %, in pixels."""
MOST_GROUND = 680.0
"""The width of the largest table with its seats, at 100 %, in pixels."""
MARGIN = 6.0
"""Room around the outermost seats, where a focus ring fits."""
CORNER = 10


class SeatTable(QWidget):
    """Seats around felt, clockwise from the foot: a click picks one, a drag or Ctrl and arrows move it."""

    moved = Signal(int, int)
    """Whoever sat on the first seat goes to the second."""
    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._dealer = 0
        self._seats: list[Seat] = []
        self._held: int | None = None
        self._pressed_at = QPointF()
        self._pointer = QPointF()
        self._dragging = False
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        look.changes().changed.connect(self._relook)

    def show_seats(self, names: Sequence[str], dealer: int) -> None:
        """Show who sits where; an empty name is a free seat."""
        self._names, self._dealer = tuple(names), dealer
        while len(self._seats) < len(names):
            self._add_seat(len(self._seats))
        for at, seat in enumerate(self._seats):
            seat.setVisible(at < len(names))
            if at < len(names):
                seat.show_player(names[at], deals=at == dealer)
        who = names[dealer] if dealer < len(names) else ""
        self.setAccessibleName(
            say(_TABLE.of(names=", ".join(name or say(_FREE) for name in names), dealer=who or say(_FREE)))
        )
        self.setAccessibleDescription(say(_MOVE))
        self._place()
        self.update()

    def _add_seat(self, at: int) -> None:
        seat = Seat(at, self)
        seat.clicked.connect(lambda _=False: self.picked.emit(at))
        seat.setFocusPolicy(Qt.FocusPolicy.TabFocus if at == 0 else Qt.FocusPolicy.NoFocus)
        self._seats.append(seat)

    @property
    def seats(self) -> tuple["Seat", ...]:
        """The seats that are shown, clockwise from the foot."""
        return tuple(self._seats[: len(self._names)])

    # Where the seats are.

    def sizeHint(self) -> QSize:
        """Room for seven names."""
        return QSize(look.scaled(400), look.scaled(280))

    def minimumSizeHint(self) -> QSize:
        """The least at which seven short names can be read."""
        return QSize(max(260, look.scaled(240)), max(200, look.scaled(200)))

    def seat_box(self, seat: int) -> QRectF:
        """Where a seat's name stands, in the widget's pixels."""
        return self._boxes()[seat]

    def _boxes(self) -> list[QRectF]:
        """The seats around the table, as wide as they can be without touching each other."""
        # Those at the sides leave the middle of the table free.
        share = 0.33 if len(self._names) > 2 else 0.46
        width = min(look.scaled(MOST_WIDTH), self._ground().width() * share)
        least = min(width, look.scaled(LEAST_WIDTH))
        while True:
            boxes = [self._box(seat, width) for seat in range(len(self._names))]
            touching = any(
                one.adjusted(-4, -4, 4, 4).intersects(two)
                for at, one in enumerate(boxes)
                for two in boxes[at + 1 :]
            )
            if not touching or width <= least:
                return boxes
            width = max(least, width - 4)

    def _ground(self) -> QRectF:
        """The middle of the widget, in the proportions of a table: wider than high, and not a hall."""
        width = min(float(self.width()), look.scaled(MOST_GROUND))
        height = min(float(self.height()), max(width * 0.68, self.minimumSizeHint().height()))
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _box(self, seat: int, width: float) -> QRectF:
        height = self._box_height()
        # Seat 0 is nearest, the others go round clockwise as seen from above.
        angle = math.pi / 2 + 2 * math.pi * seat / max(1, len(self._names))
        across, down = math.cos(angle), math.sin(angle)
        # Pushed a little into the corners, where the widget has room to spare.
        across = math.copysign(abs(across) ** 0.6, across) if abs(across) > 1e-9 else 0.0
        ground = self._ground()
        middle = QPointF(
            ground.center().x() + across * (ground.width() / 2 - width / 2 - MARGIN),
            ground.center().y() + down * (ground.height() / 2 - height / 2 - MARGIN),
        )
        return QRectF(round(middle.x() - width / 2), round(middle.y() - height / 2), round(width), height)

    def _box_height(self) -> int:
        lines = QFontMetrics(look.font(Type.BODY)).height() + QFontMetrics(look.font(Type.SMALL)).height()
        return max(look.TARGET, lines + 12)

    def _place(self) -> None:
        for seat, box in zip(self.seats, self._boxes(), strict=True):
            seat.setGeometry(box.toRect())

    def _relook(self) -> None:
        self.updateGeometry()
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the seats around the new size."""
        super().resizeEvent(event)
        self._place()

    def _seat_at(self, point: QPointF) -> int | None:
        boxes = self._boxes()
        return next((seat for seat, box in enumerate(boxes) if box.contains(point)), None)

    # Mouse and finger.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a seat by its name."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._held = self._seat_at(event.position())
        self._pressed_at = self._pointer = event.position()
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it along."""
        self._pointer = event.position()
        if self._held is None:
            self._hover(self._seat_at(self._pointer))
            return
        way = (self._pointer - self._pressed_at).manhattanLength()
        if not self._dragging and way >= QApplication.startDragDistance():
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self._follow()

    def _follow(self) -> None:
        assert self._held is not None
        held = self._seats[self._held]
        corner = self._boxes()[self._held].topLeft() + self._pointer - self._pressed_at
        held.move(corner.toPoint())
        held.raise_()
        over = self._target()
        for at, seat in enumerate(self.seats):
            seat.set_state(lifted=at == self._held, wanted=at == over, hovered=False)

    def _target(self) -> int | None:
        over = self._seat_at(self._pointer)
        return None if over == self._held else over

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go: on another seat it moves, on its own it is picked."""
        held, self._held = self._held, None
        self._pointer = event.position()
        was_dragging, self._dragging = self._dragging, False
        self._let_go()
        over = self._seat_at(event.position())
        if held is None or over is None:
            return
        if over != held:
            self._tab_to(over)
            self.moved.emit(held, over)
        elif not was_dragging:
            self._tab_to(held)
            if any(seat.hasFocus() for seat in self.seats):
                # A ring that stayed behind on another seat would look like a second choice.
                self._seats[held].setFocus(Qt.FocusReason.MouseFocusReason)
            self.picked.emit(held)

    def _let_go(self) -> None:
        self.unsetCursor()
        for seat in self.seats:
            seat.set_state(lifted=False, wanted=False, hovered=False)
        self._place()

    def _hover(self, over: int | None) -> None:
        if over != self._hovered:
            self._hovered = over
            for at, seat in enumerate(self.seats):
                seat.set_state(lifted=False, wanted=False, hovered=at == over)
            if over is None:
                self.unsetCursor()
            else:
                self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip("" if over is None else self._seats[over].toolTip())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._hover(None)
        super().leaveEvent(event)

    # Keys.

    def begin_at(self, at: int) -> None:
        """Give the keyboard to a seat."""
        self._tab_to(at)
        self._seats[at].setFocus()

    def _tab_to(self, at: int) -> None:
        """The seat that Tab goes to from now on."""
        for seat in self.seats:
            seat.setFocusPolicy(Qt.FocusPolicy.TabFocus if seat.at == at else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose a seat, clockwise or back, with Ctrl they move its player; Escape drops a drag."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self._held is not None:
            self._held, self._dragging = None, False
            self._let_go()
            return
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}.get(key)
        focused = next((seat.at for seat in self.seats if seat.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        to = (focused + step) % len(self._names)
        self._tab_to(to)
        self._seats[to].setFocus(Qt.FocusReason.TabFocusReason)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(focused, to)

    # The table itself.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw wood and felt, and which way the cards go."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes = self._boxes()
        width = boxes[0].width() if boxes else LEAST_WIDTH
        ground = self._ground()
        inset = QPointF(min(width * 0.42, ground.width() * 0.2), self._box_height() * 0.5)
        paint_table(
            painter,
            ground.adjusted(inset.x() + MARGIN, inset.y() + MARGIN, -inset.x() - MARGIN, -inset.y() - MARGIN),
        )
        painter.end()


def paint_table(painter: QPainter, rect: QRectF) -> None:
    """Paint an oval table from above into a rectangle, with an arrow that goes clockwise."""
    tint = look.colours()
    wood = 7.0
    if tint.border > 1:
        painter.setPen(QPen(QColor(tint.ink), 3))
        painter.setBrush(QColor(tint.felt))
        painter.drawEllipse(rect)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(tint.ink if not tint.is_dark else "#000000")
        shade.setAlpha(26)
        painter.setBrush(shade)
        painter.drawEllipse(rect.adjusted(1, 4, -1, 4))
        painter.drawEllipse(rect.adjusted(0, 2, 0, 2))
        painter.setBrush(QColor(tint.rim))
        painter.drawEllipse(rect)
        painter.setBrush(QColor(look.mix(tint.rim, "#000000", 0.22)))
        painter.drawEllipse(rect.adjusted(wood - 1.5, wood - 1.5, 1.5 - wood, 1.5 - wood))
        cloth = rect.adjusted(wood, wood, -wood, -wood)
        light = QRadialGradient(cloth.center() - QPointF(0, cloth.height() * 0.18), cloth.width() * 0.6)
        light.setColorAt(0, QColor(look.mix(tint.felt, "#FFFFFF", 0.08)))
        light.setColorAt(1, QColor(look.mix(tint.felt, "#000000", 0.16)))
        painter.setBrush(light)
        painter.drawEllipse(cloth)
        line = QColor(tint.on_felt)
        line.setAlpha(46)
        painter.setPen(QPen(line, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(cloth.adjusted(9, 8, -9, -8))
    _paint_arrow(painter, rect)


def _paint_arrow(painter: QPainter, rect: QRectF) -> None:
    """Three quarters of a circle, clockwise as seen from above."""
    radius = min(20.0, rect.height() / 7, rect.width() / 9)
    if radius < 7:
        return
    colour = QColor(look.colours().on_felt)
    colour.setAlpha(255 if look.colours().border > 1 else 170)
    painter.setPen(QPen(colour, 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = rect.center()
    circle = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    # Qt counts angles counterclockwise: from half past ten over the right to the foot's left.
    path = QPainterPath()
    path.arcMoveTo(circle, 150)
    path.arcTo(circle, 150, -290)
    painter.drawPath(path)
    tip = path.currentPosition()
    angle = math.radians(150 - 290)
    ahead = QPointF(math.sin(angle), math.cos(angle))
    back = QPointF(ahead.y(), -ahead.x())
    size = radius * 0.36
    painter.drawPolyline([tip - ahead * size + back * size, tip, tip - ahead * size - back * size])


class Seat(QAbstractButton):
    """A player's place: the name on a card, and a sign where the player deals.

    Its table has the mouse; as a button it has the keyboard, and a name for screen readers.
    """

    def __init__(self, at: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.at = at
        self._name = ""
        self._deals = self._lifted = self._wanted = self._hovered = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changes().changed.connect(self.update)

    def show_player(self, name: str, *, deals: bool) -> None:
        """Show who sits here, "" for nobody."""
        self._name, self._deals = calm(name), deals
        self.setText(on_button(name))
        words = _SEAT_DEALS if deals else _SEAT
        self.setAccessibleName(say(words.of(seat=self.at + 1, name=name or say(_FREE))))
        self.setAccessibleDescription(say(_MOVE))
        self.update()

    def set_state(self, *, lifted: bool, wanted: bool, hovered: bool) -> None:
        """Whether it is being dragged, would be dropped on, is pointed at."""
        self._lifted, self._wanted, self._hovered = lifted, wanted, hovered
        self.update()

    def hitButton(self, pos: object) -> bool:
        """Every point of it."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter pick; arrows are the table's, or Qt would make them mean Tab."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card and what stands on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_card(painter)
        tint = look.colours()
        name = self._name
        face = look.font(Type.BODY, strong=bool(name))
        metrics = QFontMetrics(face)
        small = look.font(Type.SMALL)
        inner = QRectF(self.rect()).adjusted(8, 4, -8, -6)
        lines = metrics.height() + (QFontMetrics(small).height() if self._deals else 0)
        top = inner.center().y() - lines / 2
        fitted = metrics.elidedText(name or say(_FREE), Qt.TextElideMode.ElideRight, int(inner.width()))
        self.setToolTip("" if fitted == (name or say(_FREE)) else plain_tooltip(name))
        painter.setFont(face)
        painter.setPen(QColor(tint.ink if name else tint.soft_ink))
        painter.drawText(
            QRectF(inner.left(), top, inner.width(), metrics.height()),
            int(Qt.AlignmentFlag.AlignCenter),
            fitted,
        )
        if self._deals:
            self._paint_deals(painter, inner, top + metrics.height())
        painter.end()

    def _paint_card(self, painter: QPainter) -> None:
        tint = look.colours()
        box = QRectF(self.rect())
        loud = tint.border > 1
        if not loud:
            shade = QColor("#000000")
            shade.setAlpha(70 if self._lifted else 40)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(box.adjusted(0, 3, 0, 0), CORNER, CORNER)
        pen = QPen(QColor(tint.hairline), tint.border)
        if self._wanted or self._lifted:
            pen = QPen(QColor(tint.focus), 2 * tint.border)
        elif self._hovered:
            pen = QPen(QColor(tint.accent), tint.border)
        if not self.text():
            pen.setStyle(Qt.PenStyle.DashLine)
            pen.setColor(QColor(tint.edge))
        half = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(QColor(tint.tint if self._wanted else tint.card))
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half - (0 if loud else 2)), CORNER, CORNER)

    def _paint_deals(self, painter: QPainter, inner: QRectF, top: float) -> None:
        small = look.font(Type.SMALL)
        metrics = QFontMetrics(small)
        side = metrics.ascent() + 1.0
        room = inner.width() - side - 4
        word = metrics.elidedText(say(_DEALS), Qt.TextElideMode.ElideRight, int(room))
        width = side + 4 + metrics.horizontalAdvance(word)
        left = inner.center().x() - width / 2
        icons.draw(painter, QRectF(left, top + (metrics.height() - side) / 2, side, side), "dealer", "accent")
        painter.setFont(small)
        painter.setPen(QColor(look.colours().accent))
        painter.drawText(
            QRectF(left + side + 4, top, room, metrics.height()),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            word,
        )
