"""The rail at the left: a picture over a word for every page."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from scorepad.ui import icons, look
from scorepad.ui.look import Type

WIDTH = 84


class NavRail(QWidget):
    """Pages to choose from; arrows go up and down."""

    selected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._items: dict[str, RailItem] = {}
        self._current = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 16, 8, 16)
        self._column.setSpacing(4)
        self._column.addStretch(1)

    def add(self, key: str, icon_name: str, text: str) -> None:
        """Add a page, or give it another word."""
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = RailItem(icon_name)
            item.clicked.connect(lambda _=False: self.selected.emit(key))
            self._column.insertWidget(self._column.count() - 1, item)
        item.setText(text)
        item.setAccessibleName(text)
        item.updateGeometry()

    def item(self, key: str) -> "RailItem":
        """The button of a page. Raises KeyError where there is none."""
        return self._items[key]

    def set_current(self, key: str) -> None:
        """Mark the page that is shown."""
        for other, item in self._items.items():
            item.set_current(other == key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from page to page."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        items = [item for item in self._items.values() if item.isEnabled()]
        focused = next((at for at, item in enumerate(items) if item.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        items[(focused + step) % len(items)].setFocus(Qt.FocusReason.TabFocusReason)


class RailItem(QAbstractButton):
    """A page's button."""

    def __init__(self, icon_name: str) -> None:
        super().__init__()
        self._icon = icon_name
        self._is_current = False
        look.changes().changed.connect(self.updateGeometry)

    def set_current(self, current: bool) -> None:
        """Be the shown page, or not."""
        self._is_current = current
        self.setAccessibleDescription("✓" if current else "")
        self.update()

    def sizeHint(self) -> QSize:
        """The word decides where it is long."""
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        width = max(WIDTH - 16, metrics.horizontalAdvance(self.text()) + 12)
        return QSize(width, 40 + metrics.height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture over the word."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self._is_current or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen if tint.border == 1 else QColor(tint.ink))
            painter.setBrush(QColor(tint.tint))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)
        role = "accent" if self._is_current else "soft_ink"
        if not self.isEnabled():
            painter.setOpacity(0.45)
        icons.draw(painter, QRectF(box.center().x() - 11, 10, 22, 22), self._icon, role)
        painter.setPen(QColor(getattr(tint, role)))
        painter.setFont(look.font(Type.SMALL, strong=self._is_current))
        painter.drawText(box.adjusted(0, 34, 0, -4), int(Qt.AlignmentFlag.AlignCenter), self.text())
        painter.end()
