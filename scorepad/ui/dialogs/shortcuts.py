"""Every key of the program on one page, to be read and searched."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractSlider,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.names import bare
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Wrapped, card_heading
from scorepad.ui.say import say, words
from scorepad.ui.widgets.card import Rule
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.roomy_area import RoomyArea

_TITLE = QT_TRANSLATE_NOOP("shortcuts", "Keys")
_SEARCH = QT_TRANSLATE_NOOP("shortcuts", "Find a key or what it does")
_ENTERING = QT_TRANSLATE_NOOP("shortcuts", "Entering a deal")
_NOTHING = QT_TRANSLATE_NOOP("shortcuts", "No key does that.")
_OR = QT_TRANSLATE_NOOP("shortcuts", "or")
_CLOSE = QT_TRANSLATE_NOOP("shortcuts", "Close")

WIDTH = 640
"""The width of the dialog where the window has the room, in pixels at 100 %."""

_SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


class ShortcutsDialog(Dialog):
    """What every key does, by groups, as the actions and the entry form tell it.

    `groups` are headings with their actions; an action without keys is left out, and so is a group without
    any. `entry` are the keys of the entry form: what they do, and the keys with spaces between them.
    """

    def __init__(
        self,
        groups: Sequence[tuple[str | Phrase, Sequence[QAction]]],
        parent: QWidget | None = None,
        *,
        entry: Sequence[tuple[str | Phrase, str]] = (),
    ) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.groups = [Group(heading, [ActionLine(act) for act in acts]) for heading, acts in groups]
        if entry:
            self.groups.insert(0, Group(_ENTERING, [EntryLine(what, keys) for what, keys in entry]))
        self.nothing = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self.area = RoomyArea(spacing=20)
        self.close_button = self.add_button()
        for widget in (self.nothing, *self.groups):
            self.area.column.addWidget(widget)
        self.area.column.addStretch(1)
        self.body.addWidget(self.search)
        self.body.addWidget(self.area, 1)
        self.search.textChanged.connect(self._look_for)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()
        self._look_for("")
        self.search.setFocus()

    def width_wanted(self) -> int:
        """How wide the dialog would like to be, in pixels."""
        return look.scaled(WIDTH)

    def _look_for(self, text: str) -> None:
        wanted = bare(text).split()
        found = [group.look_for(wanted) for group in self.groups]
        self.nothing.setVisible(not any(found))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll while the search has the keyboard, and Enter there is no answer to anything."""
        action = _SCROLLS.get(Qt.Key(event.key()))
        if action is not None:
            self.area.verticalScrollBar().triggerAction(action)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_TITLE))
        self.search.setPlaceholderText(say(_SEARCH))
        self.search.setAccessibleName(say(_SEARCH))
        self.nothing.setText(say(_NOTHING))
        self.close_button.setText(say(_CLOSE))
        for group in self.groups:
            group.retranslate()


class Group(QWidget):
    """A heading and its lines; gone where the search leaves none of them."""

    def __init__(self, heading: str | Phrase, lines: "Sequence[Line]") -> None:
        super().__init__()
        self._said = heading
        self.lines = tuple(lines)
        self.heading = card_heading()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addSpacing(6)
        for line in self.lines:
            column.addWidget(line)

    def look_for(self, wanted: Sequence[str]) -> bool:
        """Leave the lines in which every word occurs, in the heading, the act or its keys; whether any is."""
        left = [line for line in self.lines if line.keys and all(word in self._text(line) for word in wanted)]
        for line in self.lines:
            line.setVisible(line in left)
        self.setVisible(bool(left))
        return bool(left)

    def _text(self, line: "Line") -> str:
        return bare(f"{self.heading.text()} {line.accessibleName()}")

    def retranslate(self) -> None:
        """Say heading and lines in the window's language."""
        self.heading.setText(words(self._said))
        for line in self.lines:
            line.retranslate()


class Line(QWidget):
    """What is done, and the keys that do it."""

    def __init__(self) -> None:
        super().__init__()
        self.what = Wrapped()
        self.keys: tuple[tuple[str, ...], ...] = ()
        self._between = ""
        self._caps = QHBoxLayout()
        self._caps.setSpacing(4)
        row = QHBoxLayout()
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(16)
        row.addWidget(self.what, 1)
        row.addLayout(self._caps)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Rule())
        column.addLayout(row)

    def show_line(self, what: str, keys: tuple[tuple[str, ...], ...], between: str = "") -> None:
        """Show what is done and every way to do it, each a row of keys that are pressed together."""
        self.what.setText(what)
        self.setAccessibleName(f"{what}: {f' {between} '.join('+'.join(one) for one in keys)}")
        if (keys, between) == (self.keys, self._between):
            return
        self.keys, self._between = keys, between
        while (item := self._caps.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for at, combination in enumerate(keys):
            if at and between:
                self._caps.addSpacing(4)
                self._caps.addWidget(PlainLabel(between, type_step=Type.SMALL, role="soft_ink"))
                self._caps.addSpacing(4)
            for key in combination:
                self._caps.addWidget(KeyCap(key))

    def retranslate(self) -> None:
        """Say it in the window's language."""


class ActionLine(Line):
    """An action of the window, as it is called now and by the keys that it has now."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        action.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the action says."""
        self.show_line(
            plain(self._action.text()),
            tuple(dict.fromkeys(pressed(one) for one in self._action.shortcuts())),
            say(_OR),
        )


class EntryLine(Line):
    """Keys of the entry form."""

    def __init__(self, what: str | Phrase, keys: str) -> None:
        super().__init__()
        self._what, self._keys = what, tuple((key,) for key in keys.split())
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the window's language."""
        self.show_line(words(self._what), self._keys)


class KeyCap(QLabel):
    """A key, drawn as it lies on the keyboard."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(key)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changes().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """A square, or wider for a word."""
        metrics = QFontMetrics(look.font(Type.BODY, strong=True))
        height = metrics.height() + 14
        return QSize(max(height, metrics.horizontalAdvance(self.text()) + 20), height)

    def minimumSizeHint(self) -> QSize:
        """The word is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the key: its sides in the shade, its top in the light."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = tint.border / 2
        side = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.setPen(QPen(QColor(tint.edge), tint.border))
        painter.setBrush(QColor(tint.hairline if tint.border == 1 else tint.card))
        painter.drawRoundedRect(side, 6, 6)
        top = side.adjusted(0, 0, 0, -3)
        painter.setBrush(QColor(tint.paper))
        painter.drawRoundedRect(top, 6, 6)
        painter.setPen(QColor(tint.ink))
        painter.setFont(look.font(Type.BODY, strong=True))
        painter.drawText(top, int(Qt.AlignmentFlag.AlignCenter), self.text())
        painter.end()


def plain(text: str) -> str:
    """An action's text without the signs of menus: the ampersand before a letter, the dots behind.

    >>> plain("&Open…"), plain("Salt && pepper"), plain("Print...")
    ('Open', 'Salt & pepper', 'Print')
    """
    return re.sub(r"&(.)", r"\1", text).removesuffix("…").removesuffix("...")


def pressed(shortcut: QKeySequence) -> tuple[str, ...]:
    """The keys of a shortcut, called as this system calls them.

    >>> pressed(QKeySequence("Ctrl+Shift+Z")), pressed(QKeySequence("Ctrl++"))
    (('Ctrl', 'Shift', 'Z'), ('Ctrl', '+'))
    """
    return tuple(re.split(r"\+(?=.)", shortcut.toString(QKeySequence.SequenceFormat.NativeText)))
