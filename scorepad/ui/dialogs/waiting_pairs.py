"""The pairs that wait for a place at the table, in the order in which they sit down."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorepad.core.evening import Pair, Waiting, WaitingFault, faults_of_pair
from scorepad.core.faults import COMMON_FAULTS, CommonFault
from scorepad.core.names import fold, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.pages.parts import FieldProblem, Wrapped, action_button, mark_wrong
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import RING, Fitting
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel, plain_tooltip
from scorepad.ui.widgets.name_edit import NameEdit

_HEADING = QT_TRANSLATE_NOOP("waiting_dialog", "Waiting pairs")
_EXPLANATION = QT_TRANSLATE_NOOP(
    "waiting_dialog", "Who wins stays at the table; the first pair of this list sits down next."
)
_NOBODY = QT_TRANSLATE_NOOP("waiting_dialog", "Nobody waits yet.")
_ONE, _OTHER = (
    QT_TRANSLATE_NOOP("waiting_dialog", "Name"),
    QT_TRANSLATE_NOOP("waiting_dialog", "Partner’s name"),
)
_ADD = QT_TRANSLATE_NOOP("waiting_dialog", "Add")
_ADD_SAID = QT_TRANSLATE_NOOP("waiting_dialog", "Add this pair at the end")
_UP = QT_TRANSLATE_NOOP("waiting_dialog", "{pair}: sooner")
_DOWN = QT_TRANSLATE_NOOP("waiting_dialog", "{pair}: later")
_IS_FIRST = QT_TRANSLATE_NOOP("waiting_dialog", "This pair sits down first already.")
_IS_LAST = QT_TRANSLATE_NOOP("waiting_dialog", "This pair sits down last already.")
_REMOVE = QT_TRANSLATE_NOOP("waiting_dialog", "{pair} wait no more")
_LOSERS = QT_TRANSLATE_NOOP("waiting_dialog", "The pair that loses waits at the end")
_CANCEL = QT_TRANSLATE_NOOP("waiting_dialog", "Cancel")
_KEEP = QT_TRANSLATE_NOOP("waiting_dialog", "Keep the list")
_FAULTS: dict[StrEnum, Phrase] = {
    **COMMON_FAULTS,
    WaitingFault.SITS_ALREADY: QT_TRANSLATE_NOOP("waiting_dialog", "{field} sits at the table."),
    WaitingFault.WAITS_ALREADY: QT_TRANSLATE_NOOP("waiting_dialog", "{field} waits already."),
    WaitingFault.BOTH_THE_SAME: QT_TRANSLATE_NOOP(
        "waiting_dialog", "A pair is two people: write another name."
    ),
    CommonFault.NAME_BLANK: QT_TRANSLATE_NOOP("waiting_dialog", "Write both names."),
}


class WaitingPairsDialog(Dialog):
    """A list to add to, to put in order and to take from. Escape leaves it as it was.

    `seated` are those who sit at the table; nobody sits and waits.
    """

    decided = Signal(object)
    """The `Waiting` from now on."""

    def __init__(
        self, waiting: Waiting, seated: Sequence[str], known: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._waiting = waiting
        self._seated, self._known = tuple(seated), tuple(known)
        self._pairs: list[Pair] = list(waiting.pairs)
        self.rows: list[PairRow] = []
        self._nobody = Wrapped(role="soft_ink")
        self.names = (PairName(), PairName())
        self.add_pair_button = action_button(icon="plus")
        self._problem = FieldProblem()
        self.losers = QCheckBox()
        self.losers.setMinimumHeight(look.target())
        # Whoever begins a list usually wants it to go round.
        self.losers.setChecked(waiting.losers_wait or not waiting.is_kept)
        self._lay_out()
        self.cancel_button = self.add_button()
        self.keep_button = self.add_button("primary")
        self._connect()
        self.retranslate()
        self.names[0].setFocus()

    def _lay_out(self) -> None:
        self._list = QVBoxLayout()
        self._list.setContentsMargins(RING, RING, RING, RING)
        self._list.setSpacing(4)
        self._list.addWidget(self._nobody)
        adding = QHBoxLayout()
        adding.setSpacing(8)
        for name in self.names:
            adding.addWidget(name, 1)
        adding.addWidget(self.add_pair_button)
        self._area = Fitting(self._list)
        self.body.addWidget(self._area, 1)
        self.body.addLayout(adding)
        self.body.addWidget(self._problem)
        self.body.addWidget(self.losers)

    def _connect(self) -> None:
        first, second = self.names
        first.entered.connect(lambda: second.setFocus(Qt.FocusReason.TabFocusReason))
        second.entered.connect(self._entered)
        for name in self.names:
            name.textEdited.connect(self._forget_problem)
        self.add_pair_button.clicked.connect(self._add)
        self.cancel_button.clicked.connect(self.reject)
        self.keep_button.clicked.connect(self._keep)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self._keep)

    # The list.

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs as they stand in the list."""
        return tuple(self._pairs)

    def _typed(self) -> Pair:
        first, second = (tidy(name.text()) for name in self.names)
        return first, second

    def _entered(self) -> None:
        """Enter behind the second name adds the pair; where nothing is written, the list is done."""
        if any(self._typed()):
            self._add()
        else:
            self._keep()

    def _add(self) -> bool:
        """Put the written pair at the end; False where that cannot be, and why stands below."""
        pair = self._typed()
        faults = faults_of_pair(pair, self._pairs, self._seated)
        said = [
            "" if fault is None else say(_FAULTS[fault].of(field=_readable(name)))
            for name, fault in zip(pair, faults, strict=True)
        ]
        for field, why in zip(self.names, said, strict=True):
            mark_wrong(field, why)
        self._problem.show_problem(next(filter(None, said), ""))
        if any(said):
            self.names[0 if said[0] else 1].setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        self._pairs.append(pair)
        for field in self.names:
            field.setText("")
        self.names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()
        self._bring_into_sight(self.rows[-1])
        return True

    def _bring_into_sight(self, row: QWidget) -> None:
        # When it has its place among the others.
        QTimer.singleShot(0, row, lambda: self._area.ensureWidgetVisible(row))

    def _move(self, at: int, step: int) -> None:
        to = at + step
        self._pairs[at], self._pairs[to] = self._pairs[to], self._pairs[at]
        self._refresh()
        # The keyboard goes along, on the button that still moves it.
        row = self.rows[to]
        moved = row.sooner if step < 0 else row.later
        (moved if moved.isEnabled() else row.later if step < 0 else row.sooner).setFocus()
        self._bring_into_sight(row)

    def _remove(self, at: int) -> None:
        del self._pairs[at]
        self._refresh()
        left = self.rows[min(at, len(self.rows) - 1)].remove if self.rows else self.names[0]
        left.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        # Who wrote a pair and forgot the button meant it.
        if any(self._typed()) and not self._add():
            return
        self.decided.emit(replace(self._waiting, pairs=self.pairs, losers_wait=self.losers.isChecked()))
        self.accept()

    # What is shown.

    def _forget_problem(self) -> None:
        self._problem.show_problem("")
        for field in self.names:
            mark_wrong(field, "")

    def _refresh(self) -> None:
        while len(self.rows) > len(self._pairs):
            gone = self.rows.pop()
            self._list.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(self._pairs):
            self._make_row()
        for at, (row, pair) in enumerate(zip(self.rows, self._pairs, strict=True)):
            row.show_pair(at, pair, is_last=at == len(self._pairs) - 1)
        self._nobody.setVisible(not self._pairs)
        busy = {fold(name) for name in (*self._seated, *(name for pair in self._pairs for name in pair))}
        for field in self.names:
            field.set_known([name for name in self._known if fold(name) not in busy])

    def _make_row(self) -> None:
        row = PairRow(self)
        self.rows.append(row)
        self._list.addWidget(row)
        row.show()
        row.sooner.clicked.connect(lambda: self._move(self.rows.index(row), -1))
        row.later.clicked.connect(lambda: self._move(self.rows.index(row), +1))
        row.remove.clicked.connect(lambda: self._remove(self.rows.index(row)))
        before: QWidget = self.rows[-2].remove if len(self.rows) > 1 else self.keep_button
        for button in row.buttons:
            QWidget.setTabOrder(before, button)
            before = button

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION))
        self._nobody.setText(say(_NOBODY))
        for field, words in zip(self.names, (_ONE, _OTHER), strict=True):
            field.setAccessibleName(say(words))
            field.setPlaceholderText(say(words))
        self.add_pair_button.setText(say(_ADD))
        self.add_pair_button.setAccessibleName(say(_ADD_SAID))
        self.losers.setText(say(_LOSERS))
        self.cancel_button.setText(say(_CANCEL))
        self.keep_button.setText(say(_KEEP))
        self._refresh()


def _readable(name: str) -> str:
    return "".join(filter(str.isprintable, name))


class PairName(NameEdit):
    """A name field in which Enter means this field, and not the dialog."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter commits the name and goes on."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            event.accept()
            self.entered.emit()


class PairRow(QWidget):
    """A waiting pair with its place, and the ways to move or remove it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = PlainLabel(role="soft_ink")
        self._pair = ElidedLabel()
        self.sooner, self.later, self.remove = (action_button("quiet") for _ in range(3))
        for button, text in zip(self.buttons, ("↑", "↓", "✕"), strict=True):
            button.setText(text)
            button.setFixedWidth(look.TARGET)
            button.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._number)
        row.addWidget(self._pair, 1)
        for button in self.buttons:
            row.addWidget(button)

    @property
    def buttons(self) -> tuple[QPushButton, QPushButton, QPushButton]:
        """What moves and removes it, from left to right."""
        return self.sooner, self.later, self.remove

    def show_pair(self, at: int, pair: Pair, *, is_last: bool) -> None:
        """Show a pair at a place, counted from 0."""
        names = " & ".join(pair)
        self._number.setText(f"{at + 1}.")
        self._pair.setText(names)
        why_not = (_IS_FIRST if at == 0 else None, _IS_LAST if is_last else None, None)
        for button, words, why in zip(self.buttons, (_UP, _DOWN, _REMOVE), why_not, strict=True):
            said, reason = say(words.of(pair=names)), "" if why is None else say(why)
            button.setEnabled(not reason)
            button.setAccessibleName(said)
            button.setAccessibleDescription(reason)
            button.setToolTip(plain_tooltip(reason or said))
