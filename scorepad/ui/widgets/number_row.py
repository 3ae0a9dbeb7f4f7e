"""The numbers that could answer a question, as large buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from scorepad.ui import look
from scorepad.ui.look import TARGET, Type
from scorepad.ui.widgets.flow import FlowLayout
from scorepad.ui.widgets.labels import plain_tooltip


@dataclass(frozen=True)
class Choice:
    """A number; `reason` says why it cannot be chosen, and `struck` strikes it out as a rule's own."""

    value: int
    reason: str = ""
    struck: bool = False


class NumberRow(QWidget):
    """Buttons 0 to n in as many lines as they need. An impossible one says why when it is tapped."""

    chosen = Signal(int)
    refused = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, gap=6)
        self._buttons: list[NumberButton] = []
        self._proposed: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """As high as the lines are at the width it has, not at the width of one button."""
        width = max(self.width(), self.minimumWidth())
        return QSize(self.minimumWidth(), self._flow.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """All lines are seen."""
        return self.sizeHint()

    def offer(self, choices: Sequence[Choice]) -> None:
        """Offer other numbers."""
        while len(self._buttons) < len(choices):
            button = NumberButton(self)
            button.clicked.connect(lambda _=False, button=button: self._tapped(button))
            self._flow.addWidget(button)
            self._buttons.append(button)
        for at, button in enumerate(self._buttons):
            button.setVisible(at < len(choices))
            if at < len(choices):
                button.show_choice(choices[at])
        self.propose(None)
        self.updateGeometry()

    def propose(self, value: int | None) -> None:
        """Mark the number that Enter would take."""
        self._proposed = value
        for button in self._buttons:
            button.set_proposed(value is not None and button.choice.value == value)

    def proposed(self) -> int | None:
        """The number that Enter takes: the one the arrows stand on, else the proposed one."""
        for button in self._buttons:
            if button.hasFocus() and not button.choice.reason:
                return button.choice.value
        return self._proposed

    def button(self, value: int) -> "NumberButton":
        """The button of a number. Raises StopIteration where it is not offered."""
        return next(one for one in self._buttons if not one.isHidden() and one.choice.value == value)

    def values(self) -> tuple[int, ...]:
        """The numbers that can be chosen."""
        return tuple(one.choice.value for one in self._shown() if not one.choice.reason)

    def _shown(self) -> list["NumberButton"]:
        return [one for one in self._buttons if not one.isHidden()]

    def _tapped(self, button: "NumberButton") -> None:
        if button.choice.reason:
            self.refused.emit(button.choice.value, button.choice.reason)
        else:
            self.chosen.emit(button.choice.value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from number to number."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        shown = self._shown()
        focused = next((at for at, one in enumerate(shown) if one.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        shown[(focused + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)


class NumberButton(QAbstractButton):
    """One number: plain, proposed, or not to be had."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice(0)
        self._is_proposed = False
        look.changes().changed.connect(self.updateGeometry)

    def show_choice(self, choice: Choice) -> None:
        """Be another number."""
        self.choice = choice
        self.setText(str(choice.value))
        self.setAccessibleName(str(choice.value))
        self.setAccessibleDescription(choice.reason)
        self.setToolTip(plain_tooltip(choice.reason))
        self.update()

    def set_proposed(self, proposed: bool) -> None:
        """Be the number that Enter takes, or not."""
        if proposed != self._is_proposed:
            self._is_proposed = proposed
            self.update()

    def sizeHint(self) -> QSize:
        """Large enough for a finger."""
        side = max(TARGET, look.scaled(TARGET * 0.8))
        return QSize(side, side)

    def nextCheckState(self) -> None:
        """A tap says why an impossible number is impossible, where the finger is."""
        if self.choice.reason:
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), self.toolTip(), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space taps; Enter and everything else is the form's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.text() != " ":
            event.ignore()
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Look different under the mouse."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        possible = not self.choice.reason
        pen = QPen(QColor(tint.hairline), max(1.2, tint.border))
        if self.choice.struck:
            pen.setStyle(Qt.PenStyle.DashLine)
            pen.setColor(QColor(tint.soft_ink))
        fill, ink = QColor(tint.card), QColor(tint.ink if possible else tint.soft_ink)
        if self.isDown() and possible:
            fill, ink = QColor(tint.accent), QColor(tint.on_accent)
        elif self._is_proposed:
            fill, pen = QColor(tint.tint), QPen(QColor(tint.accent), 2)
        elif self.underMouse() and possible:
            fill = QColor(tint.tint)
        if not possible:
            fill = QColor(Qt.GlobalColor.transparent)
            if not self.choice.struck:
                pen = QPen(Qt.PenStyle.NoPen)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 10, 10)
        painter.setFont(look.font(Type.LEAD, strong=possible))
        painter.setPen(ink)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.text())
        if self.choice.struck:
            middle = box.center()
            painter.setPen(QPen(QColor(tint.red), 2))
            painter.drawLine(
                int(middle.x()) - 11, int(middle.y()) + 7, int(middle.x()) + 11, int(middle.y()) - 7
            )
        painter.end()
