"""The rail at the left: a picture over a word for every page."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.say import say

_SHOWN = QT_TRANSLATE_NOOP("rail", "the page that is shown")

WIDTH = 84
PICTURE = 22
AROUND, CLOSELY_AROUND = 8, 2
"""The room above and below picture and word: usually, and in a low window; in pixels."""
BELOW_PICTURE = 4
_TWO_LINES = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class NavRail(QWidget):
    """Pages to choose from; arrows go up and down."""

    selected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._items: dict[str, RailItem] = {}
        self._at_the_top = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 12, 8, 12)
        self._column.setSpacing(4)
        self._column.addStretch(1)

    def add(self, key: str, icon_name: str, text: str, *, at_the_foot: bool = False) -> None:
        """Add a page, or give it another word."""
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = RailItem(icon_name)
            item.clicked.connect(lambda _=False: self.selected.emit(key))
            place = self._column.count() if at_the_foot else self._at_the_top
            self._at_the_top += not at_the_foot
            self._column.insertWidget(place, item)
        item.setText(text)
        item.setAccessibleName(text)
        item.updateGeometry()
        item.update()

    def item(self, key: str) -> "RailItem":
        """The button of a page. Raises KeyError where there is none."""
        return self._items[key]

    def set_current(self, key: str) -> None:
        """Mark the page that is shown."""
        for other, item in self._items.items():
            item.set_current(other == key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from page to page, Home and End to the first and the last."""
        items = [item for item in self._items.values() if item.isEnabled()]
        focused = next((at for at, item in enumerate(items) if item.hasFocus()), None)
        if focused is None:
            super().keyPressEvent(event)
            return
        to = {
            Qt.Key.Key_Down: (focused + 1) % len(items),
            Qt.Key.Key_Up: (focused - 1) % len(items),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(items) - 1,
        }.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
            return
        items[to].setFocus(Qt.FocusReason.TabFocusReason)


class RailItem(QAbstractButton):
    """A page's button."""

    def __init__(self, icon_name: str) -> None:
        super().__init__()
        self._icon = icon_name
        self._is_current = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Maximum)
        look.changes().changed.connect(self.updateGeometry)

    @property
    def is_current(self) -> bool:
        """Whether its page is shown."""
        return self._is_current

    def set_current(self, current: bool) -> None:
        """Be the shown page, or not."""
        self._is_current = current
        self.setAccessibleDescription(say(_SHOWN) if current else "")
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter choose; arrows are the rail's, or Qt would make them mean Tab."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """Words go below each other; the longest of them decides the width."""
        return self._size(AROUND)

    def minimumSizeHint(self) -> QSize:
        """No word is cut, and a finger finds it."""
        return self._size(CLOSELY_AROUND)

    def _size(self, around: int) -> QSize:
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        width = max(WIDTH - 16, longest + 10)
        return QSize(width, max(look.TARGET, self._inside(width) + 2 * around))

    def _inside(self, width: int) -> int:
        """The height of picture and word at a width."""
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        lines = metrics.boundingRect(QRect(0, 0, width - 8, 999), _TWO_LINES, self.text()).height()
        return self._picture() + BELOW_PICTURE + lines

    def _picture(self) -> int:
        return max(PICTURE, min(32, look.scaled(PICTURE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture over the word."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        loud = tint.border > 1
        hovered = self.underMouse() and self.isEnabled()
        role = "accent" if self._is_current else "ink" if hovered else "soft_ink"
        if self._is_current or hovered:
            painter.setPen(QPen(QColor(tint.ink), tint.border) if loud else Qt.PenStyle.NoPen)
            ground = tint.tint if self._is_current else look.mix(tint.paper, tint.hairline, 0.55)
            if loud:
                ground = tint.ink if self._is_current else tint.paper
                role = "paper" if self._is_current else "ink"
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1) if loud else box, 10, 10)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        side = self._picture()
        top = min(AROUND, max(0, (self.height() - self._inside(self.width())) // 2))
        icons.draw(painter, QRectF(box.center().x() - side / 2, top + 1, side, side), self._icon, role)
        painter.setPen(QColor(getattr(tint, role)))
        painter.setFont(look.font(Type.SMALL, strong=self._is_current))
        painter.drawText(box.adjusted(4, top + side + BELOW_PICTURE, -4, 0), _TWO_LINES, self.text())
        painter.end()
