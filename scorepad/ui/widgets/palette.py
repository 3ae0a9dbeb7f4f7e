"""The colours that people can have: as a dot beside a name, and as a sheet to choose one from."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import icons, look
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import plain_tooltip
from scorepad.ui.widgets.popup import Popup

COLOURS = (
    QT_TRANSLATE_NOOP("palette", "green"),
    QT_TRANSLATE_NOOP("palette", "orange"),
    QT_TRANSLATE_NOOP("palette", "blue"),
    QT_TRANSLATE_NOOP("palette", "purple"),
    QT_TRANSLATE_NOOP("palette", "gold"),
    QT_TRANSLATE_NOOP("palette", "grey"),
    QT_TRANSLATE_NOOP("palette", "red"),
    QT_TRANSLATE_NOOP("palette", "light green"),
    QT_TRANSLATE_NOOP("palette", "violet"),
    QT_TRANSLATE_NOOP("palette", "brown"),
)
"""What the colours of the palette are called, by their numbers."""
_NONE = QT_TRANSLATE_NOOP("palette", "No colour of their own")
_ACROSS = 5
DOT = 12
"""How large a dot is beside a name, in pixels at 100 %."""


def colour_name(colour: int) -> Phrase:
    """What a colour of the palette is called."""
    return COLOURS[colour % len(COLOURS)]


def dot_icon(colour: int | None) -> QIcon:
    """A dot of a colour, the same on every ground; None is the room that it would take."""
    side = look.scaled(DOT)
    icon = QIcon()
    for mode, is_chosen in ((QIcon.Mode.Normal, False), (QIcon.Mode.Selected, True)):
        pixmap = QPixmap(side * 2, side * 2)  # sharp also where a pixel is two
        pixmap.fill(Qt.GlobalColor.transparent)
        if colour is not None:
            painter = QPainter(pixmap)
            rect = QRectF(pixmap.rect())
            if is_chosen and look.colours().border > 1:
                rect = _ringed(painter, rect)
            paint_dot(painter, rect, colour)
            painter.end()
        icon.addPixmap(pixmap, mode)
    return icon


def _ringed(painter: QPainter, rect: QRectF) -> QRectF:
    """What is left inside a ring, without which a dark dot is not seen where what is chosen is black."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colours().card))
    painter.drawEllipse(rect)
    return rect.adjusted(4, 4, -4, -4)


def paint_dot(painter: QPainter, rect: QRectF, colour: int) -> None:
    """Paint a dot of a colour that fills a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.player_colour(colour)))
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))


class Dot(QWidget):
    """A dot beside a name; not there where no colour was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._colour: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()
        look.changes().changed.connect(self.updateGeometry)

    def show_colour(self, colour: int | None) -> None:
        """Show a colour; None shows nothing."""
        self._colour = colour
        self.setVisible(colour is not None)
        self.setAccessibleName("" if colour is None else say(colour_name(colour)))
        self.update()

    def sizeHint(self) -> QSize:
        """A square beside large type."""
        side = look.scaled(DOT * 1.4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dot."""
        if self._colour is not None:
            painter = QPainter(self)
            paint_dot(painter, QRectF(self.rect()), self._colour)
            painter.end()


class PalettePopup(Popup):
    """The colours to take one of, and none. The arrow keys walk through them."""

    picked = Signal(object)
    """The number of a colour, None for none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.swatches = [_Swatch(colour) for colour in range(len(COLOURS))]
        self.none_button = QPushButton()
        self.none_button.setAutoDefault(True)  # Enter presses it too
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setSpacing(8)
        for at, swatch in enumerate(self.swatches):
            grid.addWidget(swatch, at // _ACROSS, at % _ACROSS)
            swatch.clicked.connect(lambda _=False, at=at: self._pick(at))
        grid.addWidget(self.none_button, len(self.swatches) // _ACROSS, 0, 1, _ACROSS)
        self.none_button.clicked.connect(lambda: self._pick(None))
        self._chosen: int | None = None

    def offer(self, chosen: int | None, button: QWidget) -> None:
        """Open below a button, with the colour marked that is chosen now."""
        self._chosen = chosen
        for at, swatch in enumerate(self.swatches):
            swatch.setChecked(at == chosen)
            swatch.retranslate()
        self.none_button.setText(say(_NONE))
        self.open_at(button)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard."""
        super().showEvent(event)
        self.swatches[self._chosen or 0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go to the colour beside, above and below."""
        steps = {
            Qt.Key.Key_Left.value: -1,
            Qt.Key.Key_Right.value: 1,
            Qt.Key.Key_Up.value: -_ACROSS,
            Qt.Key.Key_Down.value: _ACROSS,
        }
        focused = self.focusWidget()
        if event.key() not in steps or focused not in self.swatches:
            super().keyPressEvent(event)
            return
        at = self.swatches.index(focused) + steps[event.key()]
        if 0 <= at < len(self.swatches):
            self.swatches[at].setFocus(Qt.FocusReason.OtherFocusReason)
        elif at >= len(self.swatches):
            self.none_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _pick(self, colour: int | None) -> None:
        self.close_and_return()
        self.picked.emit(colour)


class _Swatch(QPushButton):
    """A colour to take, with a check mark on the one that is chosen."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self._colour = colour
        self.setCheckable(True)
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Say its name in the window's language."""
        name = say(colour_name(self._colour))
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))

    def sizeHint(self) -> QSize:
        """A finger hits it."""
        side = look.target()
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows are the sheet's."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() in arrows:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the colour, a check mark and the ring of what has the keyboard."""
        tint = look.colours()
        painter = QPainter(self)
        whole = QRectF(self.rect())
        paint_dot(painter, whole.adjusted(7, 7, -7, -7), self._colour)
        if self.isChecked():
            mark = whole.adjusted(13, 13, -13, -13)
            icons.draw(painter, mark, "check", "card")
        if self.hasFocus() or self.underMouse():
            role = tint.focus if self.hasFocus() else tint.hairline
            painter.setPen(QPen(QColor(role), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(whole.adjusted(2, 2, -2, -2))
        painter.end()
