"""Answers as large buttons: what all groups of them have in common."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QToolTip, QWidget

from scorepad.core.legible import calm
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.widgets.labels import plain_tooltip

GAP = 4
CORNER = 10
INSIDE = 3
"""What a tile keeps free on either side of its words at the least, in pixels."""
AROUND = 20
"""What it keeps free around them where there is room, on both sides together."""
SMALLEST = 9
"""Words are never drawn smaller than this, in pixels."""

_CENTRE = int(Qt.AlignmentFlag.AlignCenter)

W = TypeVar("W", bound=QWidget)


class Mark(Enum):
    """What an answer is at the moment: one of many, what Enter takes, or what holds."""

    PLAIN = auto()
    PROPOSED = auto()
    CHOSEN = auto()


@dataclass(frozen=True)
class Span:
    """A place in a row of tiles, as wide as so many columns; without a tile it stays empty."""

    tile: "Tile | None"
    columns: int = 1


class Tiles(QWidget):
    """A group of answers, of which a tap takes one.

    Tab enters and leaves the group as a whole; inside, arrows go from tile to tile. A tap leaves the
    keyboard where it is, and the second of two quick taps takes nothing, for it might answer the next
    question. A tile that cannot be taken is disabled, and says why under the mouse and when it is tapped.
    """

    refused = Signal(str)
    """A tile that cannot be taken was tapped, and why it cannot."""

    enters_at_the_end = False
    """Whether Tab comes to the last tile where none is marked, not to the first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles: dict[Hashable, Tile] = {}
        self._shown: list[Tile] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changes().changed.connect(self._relook)

    # What each kind of group does its own way.

    def make_tile(self, value: Hashable) -> "Tile":
        """A new tile for a value."""
        return Tile(value, self)

    def rows(self, width: int) -> Sequence[Sequence[Span]]:
        """The tiles as they stand at a width, from above."""
        return [[Span(tile) for tile in self._shown]]

    def take(self, value: Any) -> None:
        """A tile was tapped."""

    def retranslate(self) -> None:
        """Say in another language what the group says of itself."""

    # What is offered.

    def show_tiles(self, values: Sequence[Hashable], refusals: Mapping[Any, str]) -> None:
        """Show the tiles of some values, in reading order; none of them is marked any more.

        `refusals` say why a value cannot be taken. Where the keyboard's tile goes, the nearest has it.
        """
        held = next((at for at, tile in enumerate(self._shown) if tile.hasFocus()), None)
        shown = [self._tile(value) for value in values]
        possible = [tile for tile in shown if not refusals.get(tile.value)]
        for tile in possible:
            tile.refuse("")
        for tile in shown:
            tile.set_mark(Mark.PLAIN)
            tile.show()
        if held is not None and possible and self._shown[held] not in possible:
            # Before its tile goes, or Qt would take the keyboard out of the group.
            nearest = min(possible, key=lambda tile: abs(shown.index(tile) - held))
            nearest.setFocus(Qt.FocusReason.OtherFocusReason)
        for tile in self._tiles.values():
            if tile not in shown:
                tile.hide()
            elif tile not in possible:
                tile.refuse(refusals[tile.value])
        self._shown = shown
        self._give_tab_a_place()
        self.rearrange()

    def _tile(self, value: Hashable) -> "Tile":
        tile = self._tiles.get(value)
        if tile is None:
            tile = self._tiles[value] = self.make_tile(value)
            tile.clicked.connect(lambda _=False: self.take(value))
        return tile

    def tile(self, value: Hashable) -> "Tile":
        """The tile of a value. Raises StopIteration where it is not offered."""
        return next(tile for tile in self._shown if tile.value == value)

    def values(self) -> tuple[Any, ...]:
        """The values that can be taken."""
        return tuple(tile.value for tile in self._shown if tile.isEnabled())

    def mark(self, mark: Mark, values: Collection[object]) -> None:
        """Give these values a mark, and take it from all others."""
        for tile in self._shown:
            if tile.value in values:
                tile.set_mark(mark)
            elif tile.mark is mark:
                tile.set_mark(Mark.PLAIN)
        self._give_tab_a_place()

    def marked(self, mark: Mark) -> tuple[Any, ...]:
        """The values that have a mark."""
        return tuple(tile.value for tile in self._shown if tile.mark is mark)

    def under_the_keyboard(self) -> Any:
        """The value that the arrows stand on, or None."""
        return next((tile.value for tile in self._shown if tile.hasFocus() and tile.isEnabled()), None)

    # Room.

    def hasHeightForWidth(self) -> bool:
        """Narrower may be higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows at a width."""
        heights = [self._height_of(row) for row in self.rows(width)]
        return sum(heights) + GAP * max(0, len(heights) - 1)

    def sizeHint(self) -> QSize:
        """As high as the rows are at the width it has."""
        least = max(self.minimumWidth(), look.target())
        return QSize(least, self.heightForWidth(max(self.width(), least)))

    def minimumSizeHint(self) -> QSize:
        """All rows are seen."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may ask for another height."""
        super().resizeEvent(event)
        self.place_tiles()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def rearrange(self) -> None:
        """Put everything into its place again."""
        self.place_tiles()
        self.updateGeometry()
        self.update()

    def place_tiles(self) -> None:
        """Put the tiles into their places."""
        self.place_rows(self.rect())

    def place_rows(self, room: QRect) -> None:
        """Put the rows below each other into a rectangle, from its head on."""
        top = room.top()
        for row in self.rows(room.width()):
            height = self._height_of(row)
            self._place_row(row, QRect(room.left(), top, room.width(), height))
            top += height + GAP

    def _place_row(self, row: Sequence[Span], room: QRect) -> None:
        column = (room.width() + GAP) / max(1, sum(span.columns for span in row))
        left = float(room.left())
        for span in row:
            right = left + span.columns * column
            if span.tile is not None:
                box = QRect(round(left), room.top(), round(right - GAP) - round(left), room.height())
                span.tile.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))
            left = right

    def _height_of(self, row: Sequence[Span]) -> int:
        return max((span.tile.sizeHint().height() for span in row if span.tile), default=look.target())

    def _relook(self) -> None:
        for tile in self._tiles.values():
            tile.measure_anew()
            tile.update()
        self.rearrange()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # The keyboard.

    def _give_tab_a_place(self) -> None:
        """Tab goes to the tile with the keyboard, else the chosen, the proposed, the first possible."""
        if not self._shown:
            return
        place = min(
            reversed(self._shown) if self.enters_at_the_end else self._shown,
            key=lambda tile: (
                not tile.hasFocus(),
                not tile.isEnabled(),
                tile.mark is not Mark.CHOSEN,
                tile.mark is not Mark.PROPOSED,
            ),
        )
        for tile in self._shown:
            tile.setFocusPolicy(Qt.FocusPolicy.TabFocus if tile is place else Qt.FocusPolicy.NoFocus)

    def hold(self, tile: "Tile") -> None:
        """A tile has got the keyboard: Tab comes back to it."""
        self._give_tab_a_place()

    def step(self, tile: "Tile", key: Qt.Key) -> bool:
        """Arrows go from tile to tile, Home and End to the first and the last; whether a key was one."""
        within = [one for one in self._shown if one.isEnabled() or one is tile]
        to = self.neighbour(within, tile, key)
        if to is None:
            return False
        to.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def neighbour(self, within: Sequence["Tile"], tile: "Tile", key: Qt.Key) -> "Tile | None":
        """The tile that a key goes to; None where the key is not one of those."""
        return neighbour(within, tile, key, right_to_left=self.isRightToLeft())


class Tile(QAbstractButton):
    """One answer: words, and below them in small what they come to."""

    step = Type.BODY
    """The step of type of the words."""

    def __init__(self, value: Hashable, group: Tiles) -> None:
        super().__init__(group)
        self.value: Any = value
        self.words = ""
        self.small = ""
        self.refusal = ""
        self.mark = Mark.PLAIN
        self._group = group
        self._measured: dict[tuple[str, str, Type], QSize] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_words(self, words: str, *, small: str = "", aloud: str = "") -> None:
        """Say something; screen readers say `aloud`, else what is written."""
        self.words, self.small = calm(words), calm(small)
        self.setAccessibleName(aloud or " ".join(part for part in (words, small) if part))
        self.update()

    def refuse(self, why: str) -> None:
        """Be disabled for a reason, or with none be enabled."""
        self.refusal = why
        self.setEnabled(not why)
        self.setAccessibleDescription(why)
        self.setToolTip(plain_tooltip(why))
        self.update()

    def set_mark(self, mark: Mark) -> None:
        """Be what is proposed or chosen, or none of it."""
        if mark is not self.mark:
            self.mark = mark
            # Screen readers hear which one is chosen, and of the others nothing.
            self.setCheckable(mark is Mark.CHOSEN)
            self.setChecked(mark is Mark.CHOSEN)
            self.update()

    def nextCheckState(self) -> None:
        """What is chosen is told by whoever asks, not by the tap."""

    # Room.

    def sizeHint(self) -> QSize:
        """Large enough for a finger, and for the words."""
        # Kept, since a group asks every tile each time it is measured.
        words = self.words, self.small, self.step
        if words not in self._measured:
            self._measured = {words: self._measure()}
        return self._measured[words]

    def measure_anew(self) -> None:
        """Forget how large the words are: the letters are others now."""
        self._measured = {}

    def _measure(self) -> QSize:
        large = QFontMetrics(look.font(self.step, strong=True))
        small = QFontMetrics(look.font(Type.SMALL))
        wide = max(large.horizontalAdvance(self.words), small.horizontalAdvance(self.small))
        high = large.height() + (small.height() if self.small else 0)
        return QSize(max(look.target(), wide + AROUND), max(look.target(), high + 10))

    # Taps and keys.

    def event(self, event: QEvent) -> bool:
        """A disabled button swallows taps; this one tells why, where the finger is."""
        if event.type() == QEvent.Type.MouseButtonPress and self.refusal:
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), self.toolTip(), self)
            self._group.refused.emit(self.refusal)
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick taps takes nothing."""
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the group."""
        super().focusInEvent(event)
        self._group.hold(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter tap, arrows go on. All else is the form's, also Enter on what is chosen."""
        key = Qt.Key(event.key())
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.mark is not Mark.CHOSEN and not event.isAutoRepeat():
            self.click()
        elif key == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not self._group.step(self, key):
            event.ignore()

    # Drawing.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and what stands on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = self.paint_ground(painter)
        self.paint_words(painter, role)
        painter.end()

    def paint_ground(self, painter: QPainter) -> str:
        """Paint the button; the colour role of the words on it."""
        mark = Mark.CHOSEN if self.isDown() else self.mark
        return paint_ground(painter, self.rect(), mark, possible=self.isEnabled(), hovered=self.underMouse())

    def paint_words(self, painter: QPainter, role: str) -> None:
        """Paint the words, and the small ones below them."""
        box = QRectF(self.rect()).adjusted(INSIDE, 0, -INSIDE, 0)
        face = fitted(self.words, look.font(self.step, strong=self.isEnabled()), box.width())
        small = fitted(self.small, look.font(Type.SMALL), box.width())
        height = QFontMetrics(face).height()
        below = QFontMetrics(small).height() if self.small else 0
        top = box.center().y() - (height + below) / 2
        painter.setPen(QColor(getattr(look.colours(), role)))
        painter.setFont(face)
        painter.drawText(QRectF(box.left(), top, box.width(), height), _CENTRE, self.words)
        if self.small:
            painter.setPen(QColor(getattr(look.colours(), "soft_ink" if role == "ink" else role)))
            painter.setFont(small)
            painter.drawText(QRectF(box.left(), top + height, box.width(), below), _CENTRE, self.small)


def paint_ground(
    painter: QPainter, rect: QRect, mark: Mark, *, possible: bool, hovered: bool, struck: bool = False
) -> str:
    """Paint the button under an answer; the colour role of what stands on it.

    An impossible answer has no ground, and if it is `struck`, one of dashes.
    """
    tint = look.colours()
    pen = QPen(QColor(tint.hairline), tint.border)
    fill, role = QColor(tint.card), "ink"
    if mark is Mark.CHOSEN:
        pen = QPen(QColor(tint.accent), tint.border)
        fill, role = QColor(tint.accent), "on_accent"
    elif not possible:
        role = "soft_ink"
        fill = QColor(Qt.GlobalColor.transparent)
        pen = QPen(Qt.PenStyle.NoPen)
        if struck:
            pen = QPen(QColor(tint.edge), tint.border * 1.2)
            pen.setDashPattern([3, 2.5])
    elif mark is Mark.PROPOSED:
        pen, fill = QPen(QColor(tint.accent), 2 * tint.border), QColor(tint.tint)
    elif hovered:
        # Only its edge: filled is what is proposed.
        pen.setColor(QColor(tint.focus if tint.border > 1 else look.mix(tint.hairline, tint.accent, 0.5)))
    half = max(pen.widthF() / 2, 0.5)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), CORNER, CORNER)
    return role


def neighbour(within: Sequence[W], focused: W, key: Qt.Key, *, right_to_left: bool = False) -> W | None:
    """Where an arrow, Home or End goes among widgets in reading order; None for every other key."""
    at = within.index(focused)
    if key == Qt.Key.Key_Home:
        return within[0]
    if key == Qt.Key.Key_End:
        return within[-1]
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        if right_to_left:
            key = Qt.Key.Key_Left if key == Qt.Key.Key_Right else Qt.Key.Key_Right
        return within[(at + (1 if key == Qt.Key.Key_Right else -1)) % len(within)]
    if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return None
    down = key == Qt.Key.Key_Down
    lines = sorted({one.y() for one in within if (one.y() > focused.y() if down else one.y() < focused.y())})
    if not lines:
        return focused
    line = [one for one in within if one.y() == (lines[0] if down else lines[-1])]
    return min(line, key=lambda one: abs(one.geometry().center().x() - focused.geometry().center().x()))


def fitted(text: str, face: QFont, width: float, least: int = SMALLEST) -> QFont:
    """A font, made smaller where a text would be wider than `width` pixels, but never below `least`."""
    smaller = QFont(face)
    while smaller.pixelSize() > least and _width(text, smaller) > width:
        smaller.setPixelSize(smaller.pixelSize() - 1)
    return smaller


def _width(text: str, face: QFont) -> int:
    return QFontMetrics(face).horizontalAdvance(text)
