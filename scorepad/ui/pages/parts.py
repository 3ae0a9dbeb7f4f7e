"""What the pages are put together from: buttons, choices, columns, lines that can be pressed."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.flow import FlowLayout
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip

DOT = " · "


_ICONS = {"primary": "on_accent", "quiet": "accent"}
"""The colour of a button's icon by the button's kind: that of its text."""


def action_button(kind: str = "", icon: str = "", button: QPushButton | None = None) -> QPushButton:
    """A button that Enter presses too; `kind` as the look knows it."""
    button = button or QPushButton()
    button.setAutoDefault(True)  # outside dialogs Enter presses only such buttons
    set_kind(button, kind)
    if icon:
        button.setIcon(icons.icon(icon, _ICONS.get(kind, "ink")))
        button.setIconSize(look.ICON_BESIDE_A_WORD)
    return button


def set_kind(button: QPushButton, kind: str) -> None:
    """Give a button another dress."""
    if button.property("kind") != kind:
        button.setProperty("kind", kind)
        button.style().unpolish(button)
        button.style().polish(button)


def allow(button: QAbstractButton, why_not: str, what: str = "") -> None:
    """Offer a button, whose tooltip says `what` it does, or say why it is not to be had."""
    button.setEnabled(not why_not)
    button.setToolTip(plain_tooltip(why_not or what))
    button.setAccessibleDescription(why_not)


class Wrapped(PlainLabel):
    """A text on as many lines as it needs; its width is the page's affair."""

    def __init__(self, text: str = "", *, type_step: Type = Type.BODY, role: str = "ink") -> None:
        super().__init__(text, type_step=type_step, role=role)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """One line. The height it needs hangs on the width, and layouts ask for that."""
        return QSize(24, self.fontMetrics().height())


def page_title() -> PlainLabel:
    """The title of a page."""
    return PlainLabel(type_step=Type.LARGE, strong=True)


def card_heading() -> PlainLabel:
    """The heading of a card."""
    return PlainLabel(type_step=Type.LEAD, strong=True)


def scrolling_page() -> QScrollArea:
    """An area for a page's body: it scrolls up and down, and the ring of what has the keyboard fits in."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class Pressable(QAbstractButton):
    """A line, or a block of lines, that can be pressed as a whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """What is laid out in it."""
        layout = self.layout()
        return (
            QSize(0, look.TARGET) if layout is None else layout.sizeHint().expandedTo(QSize(0, look.TARGET))
        )

    def minimumSizeHint(self) -> QSize:
        """It may become narrow, but never too low for a finger."""
        return QSize(44, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Be paper again."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground: tinted under the pointer and the finger."""
        if not self.isEnabled() or not (self._hovered or self.isDown()):
            return
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        border = tint.border > 1
        painter.setPen(QPen(QColor(tint.ink), 2) if border else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.hairline if self.isDown() and not border else tint.tint))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        painter.end()


class Flowing(QWidget):
    """Widgets side by side, on as many lines as they need."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._flow = FlowLayout(self, gap=8)
        for widget in widgets:
            self._flow.addWidget(widget)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def above_the_middle(whole: QWidget, words: QWidget) -> None:
    """Lay out a page of which only some words and buttons are there, a little above its middle."""
    rows = QVBoxLayout(whole)
    rows.addStretch(2)
    middle = QHBoxLayout()
    middle.addStretch(1)
    middle.addWidget(words, 100)
    middle.addStretch(1)
    rows.addLayout(middle)
    rows.addStretch(3)


def in_tab_order(*parts: QWidget) -> None:
    """Let Tab go through the parts in this order, and through the fields of each as they were made."""
    fields = [field for part in parts for field in _fields(part)]
    for before, after in pairwise(fields):
        QWidget.setTabOrder(before, after)


def _fields(part: QWidget) -> list[QWidget]:
    return [
        one
        for one in (part, *part.findChildren(QWidget))
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
        and one.window() is part.window()
    ]


class Choices(Flowing):
    """Named choices as buttons on as many lines as they need; one of them, or none, is chosen.

    What leads to them stands before the first.
    """

    chosen = Signal(str)

    def __init__(self, *lead: QWidget) -> None:
        super().__init__(*lead)
        self._buttons: dict[str, QPushButton] = {}
        self._current: str | None = None

    @property
    def current(self) -> str | None:
        """The key of what is chosen."""
        return self._current

    def offer(self, choices: Iterable[tuple[str, str]]) -> None:
        """Offer these, each a key and its words. Buttons that stay keep the keyboard."""
        offered = dict(choices)
        if list(offered) != list(self._buttons):
            for key in [key for key in self._buttons if key not in offered]:
                button = self._buttons.pop(key)
                self._flow.removeWidget(button)
                button.hide()  # at once: until it is deleted, it would stand where others come to stand
                button.deleteLater()
            for key in offered:
                button = self._buttons.pop(key) if key in self._buttons else self._make(key)
                # Put anew at the end, so that they stand in the order of the offer.
                self._flow.removeWidget(button)
                self._flow.addWidget(button)
                self._buttons[key] = button
            before: QWidget | None = None
            for button in self._buttons.values():
                if before is not None:
                    QWidget.setTabOrder(before, button)
                before = button
        for key, text in offered.items():
            self._buttons[key].setText(on_button(text))
            self._buttons[key].setAccessibleName(text)
        self.set_current(self._current)
        self.updateGeometry()

    def set_current(self, key: str | None) -> None:
        """Mark what is chosen; a key that is not offered marks nothing."""
        self._current = key
        for other, button in self._buttons.items():
            button.setChecked(other == key)

    def button(self, key: str) -> QPushButton:
        """The button of a choice. Raises KeyError where it is not offered."""
        return self._buttons[key]

    @property
    def offered(self) -> tuple[str, ...]:
        """The keys of what is offered, in order."""
        return tuple(self._buttons)

    def _make(self, key: str) -> QPushButton:
        button = action_button(button=_ChoiceButton(self))
        button.setCheckable(True)
        # A tap leaves the keyboard where something is typed; Tab still comes here.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _=False: self._pressed(key))
        button.show()
        return button

    def _pressed(self, key: str) -> None:
        self.set_current(key)
        if any(one.hasFocus() for one in self._buttons.values()):
            # A ring that stayed behind on another choice would look like a second one.
            self._buttons[key].setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit(key)


class Stepper(QSpinBox):
    """A whole number between − and +, or typed. The wheel scrolls the page and never the number."""

    changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.changed)

    def set_range(self, low: int, high: int, step: int = 1) -> None:
        """What it goes from and to, and by how much at a time."""
        with QSignalBlocker(self):
            self.setRange(low, min(high, 2**31 - 1))
            self.setSingleStep(step)

    def set_words(self, name: str, lowest: str = "", suffix: str = "") -> None:
        """Its name for screen readers, the word for its lowest number, and what stands behind it."""
        self.setAccessibleName(name)
        with QSignalBlocker(self):
            self.setSpecialValueText(lowest)
            self.setSuffix(suffix)

    def set_value(self, value: int) -> None:
        """Show a number and say nothing."""
        if value != self.value():
            with QSignalBlocker(self):
                self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class StillBox(QComboBox):
    """A list to choose from that the wheel does not turn: who scrolls a page chooses nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class _ChoiceButton(QPushButton):
    """A button that keeps its width when its words become bold."""

    def sizeHint(self) -> QSize:
        """Room for the bold words."""
        bold, size = QFont(self.font()), super().sizeHint()
        bold.setWeight(QFont.Weight.DemiBold)
        plain = QFont(bold)
        plain.setWeight(QFont.Weight.Normal)
        more = QFontMetrics(bold).horizontalAdvance(self.text()) - QFontMetrics(plain).horizontalAdvance(
            self.text()
        )
        return QSize(size.width() + max(0, more) + 6, size.height())


class Columns(QWidget):
    """Two columns where there is room for both, else one below the other."""

    def __init__(
        self, left: QWidget, right: QWidget, *, shares: tuple[int, int], least: int, gap: int = 16
    ) -> None:
        super().__init__()
        self._least, self._sides = least, (left, right)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(gap)
        self._layout.addWidget(left, shares[0])
        self._layout.addWidget(right, shares[1])
        look.changes().changed.connect(self._turn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where the width asks for it."""
        super().resizeEvent(event)
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """As narrow as one column: the page never scrolls sideways."""
        widths = [side.minimumSizeHint().width() for side in self._sides]
        return QSize(max(widths), 0)

    def _turn(self) -> None:
        wide = self.width() >= look.scaled(self._least)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._layout.direction() != direction:
            self._layout.setDirection(direction)


class Suits(QWidget):
    """The four suits in a row: the sign of an empty pad."""

    def __init__(self, size: int = 30, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        look.changes().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Four squares and the room between them."""
        side = look.scaled(self._size)
        return QSize(round(side * 5.5), side)

    def minimumSizeHint(self) -> QSize:
        """They are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them, the red ones red."""
        side = float(look.scaled(self._size))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self.width() - 5.5 * side) / 2
        for at, (suit, role) in enumerate(
            (("spades", "ink"), ("hearts", "red"), ("clubs", "ink"), ("diamonds", "red"))
        ):
            icons.draw(painter, QRectF(left + at * 1.5 * side, 0, side, side), suit, role)
        painter.end()


class FieldProblem(Wrapped):
    """The sentence under a field that says what is wrong with it; nothing where all is well."""

    def __init__(self) -> None:
        super().__init__(role="red")
        self.hide()

    def show_problem(self, sentence: str) -> None:
        """Say it, or be gone."""
        self.setText(f"⚠ {sentence}" if sentence else "")
        self.setVisible(bool(sentence))


def mark_wrong(field: QWidget, sentence: str) -> None:
    """Give a field the border of what is wrong, and tell a screen reader why."""
    wrong = bool(sentence)
    field.setAccessibleDescription(sentence)
    field.setToolTip(plain_tooltip(sentence))
    if bool(field.property("wrong")) != wrong:
        field.setProperty("wrong", wrong)
        field.style().unpolish(field)
        field.style().polish(field)


def column_of(*widgets: QWidget, gap: int = 12, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QWidget:
    """Widgets below each other, pushed to the top."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(*margins)
    column.setSpacing(gap)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return whole
