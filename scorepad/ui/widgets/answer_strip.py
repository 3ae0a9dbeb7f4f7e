"""Who said and took what in the deal that is being entered: small buttons that open a number again."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel

_CHANGE = QT_TRANSLATE_NOOP("answer_strip", "{who}, {value}: change")

NAME_ROOM = 150
"""The most width that names get beside their numbers, in pixels, in all columns together."""
ROOM_BESIDE_WORTH = 96
"""The same where each line also says what it is worth."""

BETWEEN_COLUMNS = 12


@dataclass(frozen=True)
class Pill:
    """One number of a player. `state` is `open`, `asked`, `given`, or of a whole deal `kept` or `missed`."""

    text: str = ""
    state: str = "open"

    @property
    def can_be_changed(self) -> bool:
        """Whether there is something to open again."""
        return self.state not in ("open", "asked")


@dataclass(frozen=True)
class Answers:
    """One player's line: the numbers, an arrow between them, and what they come to."""

    name: str
    pills: tuple[Pill, ...]
    asked: bool = False
    worth: str = ""


class AnswerStrip(QWidget):
    """A line for each player, in spoken order, in two columns at a large table."""

    reopened = Signal(int, int)
    """The line and the number of it, from 0, that was tapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(BETWEEN_COLUMNS)
        self._grid.setVerticalSpacing(0)  # a pill has its own room around it
        self._lines: list[_Line] = []
        self._answers: tuple[Answers, ...] = ()
        self._columns = 1

    def show_answers(self, answers: Sequence[Answers], columns: int = 1) -> None:
        """Show everybody's numbers, in so many columns where they have the room."""
        self._answers, self._columns = tuple(answers), columns
        while len(self._lines) < len(answers):
            self._add_line(len(self._lines))
        for at, line in enumerate(self._lines):
            line.setVisible(at < len(answers))
        self._arrange()

    def _arrange(self) -> None:
        columns = self._columns
        self._show_lines(columns)
        if columns > 1 and columns * (self._line_width() + BETWEEN_COLUMNS) - BETWEEN_COLUMNS > self.width():
            columns = 1
            self._show_lines(columns)
        for at, line in enumerate(self._shown()):
            self._grid.addWidget(line, at // columns, at % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self.updateGeometry()

    def _shown(self) -> list["_Line"]:
        return self._lines[: len(self._answers)]

    def _line_width(self) -> int:
        return max((line.minimumSizeHint().width() for line in self._shown()), default=0)

    def _show_lines(self, columns: int) -> None:
        # Numbers stand in a column of their own, as near to the names as the longest allows.
        metrics = QFontMetrics(look.font(Type.BODY, strong=True))
        longest = max((metrics.horizontalAdvance(one.name) for one in self._answers), default=0) + 8
        room = ROOM_BESIDE_WORTH if any(one.worth for one in self._answers) else NAME_ROOM
        name_width = min(longest, room // columns)
        shown = self._shown()
        for line, one in zip(shown, self._answers, strict=True):
            line.show_line(one, name_width)
        pills = max((line.pill_width() for line in shown), default=0)
        worth = max((line.worth_width() for line in shown), default=0)
        for line in shown:
            line.stand_in_line(pills, worth)

    def minimumSizeHint(self) -> QSize:
        """As narrow as one column."""
        return QSize(self._line_width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for more columns, or for fewer."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def line(self, at: int) -> QWidget:
        """The line of a player."""
        return self._lines[at]

    def _add_line(self, at: int) -> None:
        line = _Line(self)
        line.reopened.connect(lambda pill: self.reopened.emit(at, pill))
        self._lines.append(line)


class _PillButton(QPushButton):
    """A number, as wide as those above and below it."""

    def __init__(self) -> None:
        super().__init__()
        self._least = 0

    @property
    def own_width(self) -> int:
        """What its own number needs."""
        return super().sizeHint().width()

    def widen_to(self, width: int) -> None:
        """Be at least so wide."""
        self._least = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Its own number, and the room of wider ones."""
        return super().sizeHint().expandedTo(QSize(self._least, 0))


class _Line(QWidget):
    """One player's line."""

    reopened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ElidedLabel()
        self._pills = (_PillButton(), _PillButton())
        for at, pill in enumerate(self._pills):
            pill.setProperty("kind", "pill")
            # A tap leaves the keyboard where the numbers are typed; Tab still comes here.
            pill.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            pill.clicked.connect(lambda _=False, at=at: self.reopened.emit(at))
        self._arrow = PlainLabel("→")
        self._worth = PlainLabel(strong=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(self._name)
        line.addWidget(self._pills[0])
        line.addWidget(self._arrow)
        line.addWidget(self._pills[1])
        line.addWidget(self._worth)
        line.addStretch(1)
        self._worth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_line(self, answers: Answers, name_width: int) -> None:
        """Show one player's numbers; the name is bold where something is asked of him."""
        self._name.setFixedWidth(name_width)
        self._name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._name.setText(answers.name)
        self._name.set_strong(answers.asked)
        self._arrow.setVisible(len(answers.pills) > 1)
        self._worth.setText(answers.worth)
        self._worth.setVisible(bool(answers.worth))
        for at, button in enumerate(self._pills):
            button.setVisible(at < len(answers.pills))
            if at < len(answers.pills):
                _show(button, answers.name, answers.pills[at])

    def pill_width(self) -> int:
        """What the widest of the numbers needs."""
        return max(pill.own_width for pill in self._pills if not pill.isHidden())

    def worth_width(self) -> int:
        """What the line's worth needs."""
        return 0 if self._worth.isHidden() else self._worth.sizeHint().width()

    def stand_in_line(self, pill_width: int, worth_width: int) -> None:
        """Have numbers as wide as those of all lines, so that they stand in columns."""
        for pill in self._pills:
            pill.widen_to(pill_width)
        self._worth.setFixedWidth(worth_width)


def _show(button: QPushButton, who: str, pill: Pill) -> None:
    button.setText(pill.text)
    button.setEnabled(pill.can_be_changed)
    button.setAccessibleName(say(_CHANGE.of(who=who, value=pill.text)))
    if button.property("state") != pill.state:
        button.setProperty("state", pill.state)
        button.style().unpolish(button)
        button.style().polish(button)
