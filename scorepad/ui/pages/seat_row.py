"""A seat of a match to come: its name, whether it deals first, and the ways to move or remove it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import icons, look
from scorepad.ui.pages.parts import FieldProblem, action_button, allow, mark_wrong, set_kind
from scorepad.ui.pages.seating import SEAT_DEALS_FIRST
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip
from scorepad.ui.widgets.name_edit import NameEdit

_NAME_OF = QT_TRANSLATE_NOOP("new_match_page", "Name on seat {seat}")
_NAME = QT_TRANSLATE_NOOP("new_match_page", "Name")
_STILL_EMPTY = QT_TRANSLATE_NOOP("new_match_page", "Who sits here?")
_DEALS = QT_TRANSLATE_NOOP("new_match_page", "deals")
_UP = QT_TRANSLATE_NOOP("new_match_page", "Move up")
_DOWN = QT_TRANSLATE_NOOP("new_match_page", "Move down")
_REMOVE = QT_TRANSLATE_NOOP("new_match_page", "Remove this seat")


class SeatRow(QWidget):
    """A seat: its name, whether it deals first, and the ways to move or remove it."""

    def __init__(self) -> None:
        super().__init__()
        self._at = 0
        self._known: list[str] | None = None
        self._number = PlainLabel(role="soft_ink")
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.name = _SeatName()
        self.name.setMinimumWidth(120)
        self.deals = action_button("quiet", icon="dealer")
        self.deals.setCheckable(True)
        self.up, self.down, self.remove = (action_button("quiet") for _ in range(3))
        for button, text in ((self.up, "↑"), (self.down, "↓"), (self.remove, "✕")):
            button.setText(text)
            button.setFixedWidth(look.TARGET)
        for button in self._buttons():
            # The keys of the name field do the same; Tab goes from name to name.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._problem = FieldProblem()
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._number)
        row.addWidget(self.name, 1)
        for button in self._buttons():
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._problem)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.deals, self.up, self.down, self.remove

    @property
    def problem(self) -> str:
        """What is wrong with the name; "" where all is well."""
        return self._problem.text()

    def retranslate(self) -> None:
        """Say what each button does."""
        self.deals.setText(say(_DEALS))
        for button, phrase in ((self.up, _UP), (self.down, _DOWN)):
            button.setToolTip(say(phrase))

    def show_seat(
        self,
        at: int,
        *,
        deals: bool,
        last: bool,
        kept: str,
        problem: str,
        awaited: bool,
        known: list[str],
    ) -> None:
        """Show the seat's place at the table and what is wrong with it; `kept` says why it cannot go.

        Somebody new is `awaited` on it where all others keep their seats.
        """
        number = at + 1
        self._number.setText(str(number))
        self._number.setFixedWidth(self._number.fontMetrics().horizontalAdvance("8") + 4)
        self.name.setAccessibleName(say(_NAME_OF.of(seat=number)))
        self.name.setPlaceholderText(say(_STILL_EMPTY if awaited else _NAME))
        self.deals.setChecked(deals)
        set_kind(self.deals, "" if deals else "quiet")
        self.deals.setIcon(icons.icon("dealer", "on_accent" if deals else "accent"))
        self.deals.setAccessibleName(say(SEAT_DEALS_FIRST.of(seat=number)))
        for button, phrase in ((self.up, _UP), (self.down, _DOWN), (self.remove, _REMOVE)):
            button.setAccessibleName(f"{say(phrase)} ({number})")
        self.up.setEnabled(at > 0)
        self.down.setEnabled(not last)
        allow(self.remove, kept, say(_REMOVE))
        self._problem.show_problem(problem)
        mark_wrong(self.name, problem)
        self.name.setToolTip(plain_tooltip(problem))
        if known != self._known:
            self._known = known
            self.name.set_known(known)


class _SeatName(NameEdit):
    """A name field that moves its seat by Ctrl and arrows, and gives it the deal by Ctrl and D."""

    moved = Signal(int)
    deals = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if with_control and step is not None:
            self.moved.emit(step)
        elif with_control and event.key() == Qt.Key.Key_D:
            self.deals.emit()
        elif event.key() == Qt.Key.Key_Down and not self.text():
            self._offer_everyone()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A tap into an empty field shows everyone who has played: nobody need type a known name."""
        super().mouseReleaseEvent(event)
        if not self.text():
            self._offer_everyone()

    def _offer_everyone(self) -> None:
        # As if the last letter had just been deleted: all names match.
        self.textEdited.emit("")
        self.completer().complete()
