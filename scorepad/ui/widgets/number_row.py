"""The numbers that could answer a question, as large buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.widgets.flow import FlowLayout
from scorepad.ui.widgets.labels import plain_tooltip
from scorepad.ui.widgets.tiles import Mark, neighbour, paint_ground

GAP = 6
MOST_HEIGHT = 282
"""Higher than this, in pixels, the lines scroll: five and a half lines, so that a cut one tells of more."""


@dataclass(frozen=True)
class Choice:
    """A number; `reason` says why it cannot be chosen, and `struck` strikes it out as a rule's own."""

    value: int
    reason: str = ""
    struck: bool = False


class NumberRow(QWidget):
    """Buttons 0 to n in as many lines as they need. An impossible one says why when it is tapped.

    Tab enters and leaves the row as a whole; inside, arrows go from number to number. A tap leaves the
    keyboard where it is, so that Enter never takes for the next question what was tapped for the last.
    """

    chosen = Signal(int)
    refused = Signal(int, str)
    """A number that cannot be chosen was tapped, and why it cannot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[NumberButton] = []
        self._proposed: int | None = None
        self._side = 0
        self._offers = 0
        """How often numbers were offered since the last tap."""
        self._paper = QWidget()
        self._flow = FlowLayout(self._paper, gap=GAP)
        # Placed by hand: a layout of its own would answer for the height, and knows only of the area.
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._paper)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changes().changed.connect(self.updateGeometry)

    # Room.

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the lines at a width, up to where they scroll."""
        return min(self._flow.heightForWidth(width), max(MOST_HEIGHT, look.target()))

    def sizeHint(self) -> QSize:
        """As high as the lines are at the width it has, not at the width of one button."""
        least = max(self.minimumWidth(), look.target())
        return QSize(least, self.heightForWidth(max(self.width(), least)))

    def minimumSizeHint(self) -> QSize:
        """All lines are seen."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may ask for another height."""
        super().resizeEvent(event)
        self._area.setGeometry(self.rect())
        # Told, not left to the area: its bar would take the width from the lines that make it necessary.
        scrolls = self._flow.heightForWidth(self.width()) > self.height() >= MOST_HEIGHT
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff
        )
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    # What is offered.

    @property
    def side(self) -> int:
        """The side of a button in pixels, never less than a finger needs."""
        return max(self._side, look.target())

    def set_side(self, side: int) -> None:
        """Make the buttons larger where there is room; 0 is as large as a finger needs."""
        if side != self._side:
            self._side = side
            for button in self._buttons:
                button.updateGeometry()
            self._flow.invalidate()
            self.updateGeometry()

    def offer(self, choices: Sequence[Choice]) -> None:
        """Offer other numbers; nothing is proposed or filled any more."""
        self._offers += 1
        while len(self._buttons) < len(choices):
            self._add_button()
        held = next((at for at, one in enumerate(self._buttons) if one.hasFocus()), None)
        for at, button in enumerate(self._buttons):
            if at < len(choices):
                button.show_choice(choices[at])
                button.setVisible(True)
        if held is not None and choices and held >= len(choices):
            # The keyboard stays in the row when its number goes.
            self._buttons[len(choices) - 1].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons[len(choices) :]:
            button.setVisible(False)
        self.propose(None)
        self.fill(None)
        self._flow.invalidate()
        self.updateGeometry()

    def has_just_asked(self) -> bool:
        """Whether the question is the one that the last tap brought about."""
        return self._offers <= 1

    def propose(self, value: int | None) -> None:
        """Mark the number that Enter would take."""
        self._proposed = value
        for button in self._buttons:
            button.set_proposed(value is not None and button.choice.value == value)
        self._give_tab_a_place()

    def fill(self, value: int | None) -> None:
        """Fill the number that is the answer now."""
        for button in self._buttons:
            button.set_filled(value is not None and button.choice.value == value)
        self._give_tab_a_place()

    def proposed(self) -> int | None:
        """The number that Enter takes: the one the arrows stand on, else the proposed one."""
        for button in self._shown():
            if button.hasFocus() and not button.choice.reason:
                return button.choice.value
        return self._proposed

    def filled(self) -> int | None:
        """The number that is filled, or None."""
        return next((one.choice.value for one in self._shown() if one.is_filled), None)

    def button(self, value: int) -> "NumberButton":
        """The button of a number. Raises StopIteration where it is not offered."""
        return next(one for one in self._shown() if one.choice.value == value)

    def values(self) -> tuple[int, ...]:
        """The numbers that can be chosen."""
        return tuple(one.choice.value for one in self._shown() if not one.choice.reason)

    def _add_button(self) -> None:
        button = NumberButton(self, self._paper)
        button.clicked.connect(lambda _=False: self._tapped(button))
        self._flow.addWidget(button)
        self._buttons.append(button)

    def _shown(self) -> list["NumberButton"]:
        return [one for one in self._buttons if not one.isHidden()]

    def _tapped(self, button: "NumberButton") -> None:
        self._offers = 0
        if button.choice.reason:
            self.refused.emit(button.choice.value, button.choice.reason)
        else:
            self.chosen.emit(button.choice.value)

    # The keyboard.

    def _give_tab_a_place(self) -> None:
        """Tab goes to the number with the keyboard, else the filled, the proposed, the first possible."""
        shown = self._shown()
        if not shown:
            return
        place = min(
            shown,
            key=lambda one: (
                not one.hasFocus(),
                not one.is_filled,
                one.choice.value != self._proposed,
                bool(one.choice.reason),
            ),
        )
        for button in shown:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if button is place else Qt.FocusPolicy.NoFocus)

    def hold(self, button: "NumberButton") -> None:
        """A number has got the keyboard: keep it in sight, and let Tab come back to it."""
        self._area.ensureWidgetVisible(button, 0, GAP)
        self._give_tab_a_place()

    def step(self, button: "NumberButton", key: Qt.Key) -> bool:
        """Arrows go from number to number, Home and End to the first and the last; whether a key was one."""
        to = neighbour(self._shown(), button, key, right_to_left=self.isRightToLeft())
        if to is None:
            return False
        to.setFocus(Qt.FocusReason.TabFocusReason)
        return True


class NumberButton(QAbstractButton):
    """One number: plain, proposed, filled, or not to be had."""

    def __init__(self, row: NumberRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self.choice = Choice(0)
        self.is_filled = False
        self._is_proposed = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changes().changed.connect(self.updateGeometry)

    def show_choice(self, choice: Choice) -> None:
        """Be another number."""
        self.choice = choice
        self.setText(str(choice.value))
        self.setAccessibleName(str(choice.value))
        self.setAccessibleDescription(choice.reason)
        self.setToolTip(plain_tooltip(choice.reason))
        self.updateGeometry()
        self.update()

    def set_proposed(self, proposed: bool) -> None:
        """Be the number that Enter takes, or not."""
        if proposed != self._is_proposed:
            self._is_proposed = proposed
            self.update()

    def set_filled(self, filled: bool) -> None:
        """Be the answer that holds now, or not."""
        if filled != self.is_filled:
            self.is_filled = filled
            self.update()

    def sizeHint(self) -> QSize:
        """Large enough for a finger, and for the figures."""
        side = self._row.side
        metrics = QFontMetrics(self._face())
        return QSize(max(side, metrics.horizontalAdvance(self.text()) + 16), side)

    def _face(self, *, strong: bool = True) -> QFont:
        large = self._row.side > look.target()
        return look.font(Type.LARGE if large else Type.TITLE, strong=strong)

    def nextCheckState(self) -> None:
        """A tap says why an impossible number is impossible, where the finger is."""
        if self.choice.reason:
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), self.toolTip(), self)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Not for the next question, where that came with the first tap of the two and nothing since."""
        if self._row.has_just_asked():
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the row."""
        super().focusInEvent(event)
        self._row.hold(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space taps and arrows go on; Enter and everything else is the form's."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not self._row.step(self, Qt.Key(event.key())):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = paint_ground(
            painter,
            self.rect(),
            self._mark(),
            possible=not self.choice.reason,
            hovered=self.underMouse(),
            struck=self.choice.struck,
        )
        box = QRectF(self.rect())
        face = self._face(strong=not self.choice.reason)
        painter.setFont(face)
        painter.setPen(QColor(getattr(look.colours(), role)))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.text())
        if self.choice.struck:
            half = QFontMetrics(face).horizontalAdvance(self.text()) / 2 + 5
            middle = box.center() + QPointF(0, 1)
            painter.setPen(QPen(QColor(look.colours().red), 2, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
        painter.end()

    def _mark(self) -> Mark:
        if self.is_filled or (self.isDown() and not self.choice.reason):
            return Mark.CHOSEN
        return Mark.PROPOSED if self._is_proposed else Mark.PLAIN
