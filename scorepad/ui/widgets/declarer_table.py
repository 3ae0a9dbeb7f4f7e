"""The table as it is seen from above, with a button at each seat: who plays the contract."""

from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import plain_tooltip
from scorepad.ui.widgets.seat_table import paint_table
from scorepad.ui.widgets.tiles import Mark, Tile, Tiles

_SEAT = QT_TRANSLATE_NOOP("declarer_table", "Seat {seat}: {name}")
_SEAT_DEALS = QT_TRANSLATE_NOOP("declarer_table", "Seat {seat}: {name}, deals")
_DEALS = QT_TRANSLATE_NOOP("declarer_table", "deals")

PLACES: Mapping[int, tuple[tuple[float, float], ...]] = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (-1, -0.5), (1, -0.5)),
    4: ((0, 1), (-1, 0), (0, -1), (1, 0)),
}
"""Where the seats are, clockwise from the foot: from -1 to 1 across and down."""
SHARES = {2: 0.5, 3: 0.42, 4: 0.4}
"""The part of the width that a seat takes."""
MOST_WIDTH = 190
MOST_GROUND = 460
"""The widest seat and the widest table, in pixels at 100 %."""
MARGIN = 6
"""Room around the outermost seats, where a focus ring fits."""
BETWEEN = 9
"""Room between seats that are below each other."""
ROWS = 3
INSIDE = 8


class DeclarerTable(Tiles):
    """Two to four seats around felt, clockwise from the foot; each shows its number, which is its key."""

    chosen = Signal(int)

    def offer(self, names: Sequence[str], dealer: int | None, hints: Sequence[str] = ()) -> None:
        """Offer the seats; `hints` stand in small below the names. None of them is chosen any more."""
        self.show_tiles(range(len(names)), {})
        for seat, name in enumerate(names):
            tile = self.tile(seat)
            assert isinstance(tile, _SeatTile)
            tile.show_player(name, hints[seat] if seat < len(hints) else "", deals=seat == dealer)
        self.rearrange()

    def select(self, seat: int | None) -> None:
        """Fill the seat that is chosen."""
        self.mark(Mark.CHOSEN, [seat])

    def make_tile(self, value: Hashable) -> Tile:
        """The button of a seat."""
        return _SeatTile(value, self)

    def take(self, value: int) -> None:
        """Tell the seat that was tapped."""
        self.chosen.emit(value)

    def retranslate(self) -> None:
        """Name the seats in the window's language."""
        for tile in self._shown:
            assert isinstance(tile, _SeatTile)
            tile.say_seat()

    def neighbour(self, within: Sequence[Tile], tile: Tile, key: Qt.Key) -> Tile | None:
        """Arrows go around the table, right and down clockwise."""
        ahead = {Qt.Key.Key_Left: Qt.Key.Key_Left, Qt.Key.Key_Up: Qt.Key.Key_Left}
        ahead |= {Qt.Key.Key_Right: Qt.Key.Key_Right, Qt.Key.Key_Down: Qt.Key.Key_Right}
        return super().neighbour(within, tile, ahead.get(key, key))

    # Room.

    def heightForWidth(self, width: int) -> int:
        """Three seats below each other."""
        seat = max((tile.sizeHint().height() for tile in self._shown), default=look.target())
        return ROWS * seat + (ROWS - 1) * BETWEEN + 2 * MARGIN

    def sizeHint(self) -> QSize:
        """Wide enough to read short names."""
        return QSize(280, self.heightForWidth(280))

    def _ground(self) -> QRectF:
        """The middle of the widget: a table is not a hall."""
        width = min(self.width(), look.scaled(MOST_GROUND))
        height = min(self.height(), max(round(0.62 * width), self.heightForWidth(width)))
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def place_tiles(self) -> None:
        """Put the seats around the table."""
        count = len(self._shown)
        ground = self._ground()
        for tile, (across, down) in zip(self._shown, PLACES.get(count, ()), strict=True):
            width = min(look.scaled(MOST_WIDTH), round(SHARES[count] * ground.width()))
            height = tile.sizeHint().height()
            middle = ground.center() + QPointF(
                across * (ground.width() / 2 - width / 2 - MARGIN),
                down * (ground.height() / 2 - height / 2 - MARGIN),
            )
            tile.setGeometry(
                QRect(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw wood and felt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._ground()
        across = SHARES[4] * ground.width() / 2 + MARGIN
        down = look.target() / 2 + MARGIN
        paint_table(painter, ground.adjusted(across, down, -across, -down))
        painter.end()


class _SeatTile(Tile):
    """A player's place: the number of the seat, the name, and a sign where he deals."""

    def __init__(self, seat: Hashable, table: DeclarerTable) -> None:
        super().__init__(seat, table)
        self._hint = ""
        self._deals = False

    def show_player(self, name: str, hint: str, *, deals: bool) -> None:
        """Show who sits here; of the dealer it is said in words, unless something else is."""
        self.words, self._hint, self._deals = calm(name), hint, deals
        self.say_seat()
        self._tell_whole_name()
        self.update()

    def say_seat(self) -> None:
        """Say in the window's language which seat this is."""
        self.small = self._hint or (say(_DEALS) if self._deals else "")
        words = _SEAT_DEALS if self._deals else _SEAT
        self.setAccessibleName(say(words.of(seat=self.value + 1, name=self.words)))
        self.setAccessibleDescription(self._hint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may cut the name."""
        super().resizeEvent(event)
        self._tell_whole_name()

    def _tell_whole_name(self) -> None:
        fitted = self._elided(self.words, look.font(self.step, strong=True))
        self.setToolTip("" if fitted == self.words else plain_tooltip(self.words))

    def _sign(self) -> int:
        """The side of the dealer's sign; the number is not wider."""
        return QFontMetrics(look.font(Type.SMALL)).ascent() + 1

    def _room(self) -> QRectF:
        """Where the name stands: behind the number, and before the sign of the dealer."""
        beside = self._sign() + 2
        return QRectF(self.rect()).adjusted(INSIDE + beside, 0, -INSIDE - (beside if self._deals else 0), 0)

    def _elided(self, text: str, face: QFont) -> str:
        return QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(self._room().width()))

    def paint_words(self, painter: QPainter, role: str) -> None:
        """Paint number, name, sign, and what stands below."""
        tint = look.colours()
        face, small = look.font(self.step, strong=True), look.font(Type.SMALL)
        box = QRectF(self.rect()).adjusted(INSIDE, 0, -INSIDE, 0)
        height = QFontMetrics(face).height()
        below = QFontMetrics(small).height() if self.small else 0
        top = box.center().y() - (height + below) / 2
        self._paint_line(painter, self.words, face, QRectF(0, top, 0, height), role)
        soft = "soft_ink" if role == "ink" else role
        self._paint_line(painter, self.small, small, QRectF(0, top + height, 0, below), soft)
        painter.setPen(QColor(getattr(tint, soft)))
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(box, left, str(self.value + 1))
        if self._deals:
            side = self._sign()
            sign = QRectF(box.right() - side, box.center().y() - side / 2, side, side)
            icons.draw(painter, sign, "dealer", "accent" if role == "ink" else role)

    def _paint_line(self, painter: QPainter, text: str, face: QFont, line: QRectF, role: str) -> None:
        """Paint words in the middle of the seat where they have room there, else where they have more."""
        shown = self._elided(text, face)
        wide = QFontMetrics(face).horizontalAdvance(shown)
        room = self._room()
        left = min(max((self.width() - wide) / 2, room.left()), room.right() - wide)
        painter.setFont(face)
        painter.setPen(QColor(getattr(look.colours(), role)))
        painter.drawText(
            QRectF(left, line.top(), wide + 1, line.height()), int(Qt.AlignmentFlag.AlignCenter), shown
        )
