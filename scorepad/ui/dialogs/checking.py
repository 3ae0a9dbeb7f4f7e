"""The history looked at as a whole: that all is well, or what is not."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.backups_model import how_much, spoken_at
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.busy import Busy
from scorepad.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from scorepad.store.check import Finding
    from scorepad.store.restore import Summary

_HEADING = QT_TRANSLATE_NOOP("checking", "Check the history")
_EXPLANATION = QT_TRANSLATE_NOOP(
    "checking", "Every match is read, and every number is computed again from what happened at the table."
)
_LAST = QT_TRANSLATE_NOOP("checking", "Last checked {when}. Once a week it happens by itself.")
_NEVER = QT_TRANSLATE_NOOP("checking", "Once a week it happens by itself.")
_CHECKING = QT_TRANSLATE_NOOP("checking", "Checking…")
_REPAIRING = QT_TRANSLATE_NOOP("checking", "A backup is made, then the numbers are put right…")
_WELL = QT_TRANSLATE_NOOP("checking", "All is well: {what} checked.")
_MENDED = QT_TRANSLATE_N_NOOP("checking", "Put right in %n match(es).", "", 0)
_DERIVED = QT_TRANSLATE_NOOP(
    "checking",
    "What happened at the table is all there; only numbers that were computed from it differ. "
    "They can be put right.",
)
_WRONG = QT_TRANSLATE_NOOP("checking", "Something is not as it was written. Look for the best way back.")
_FOUND = QT_TRANSLATE_NOOP("checking", "What was found")
_COPY = QT_TRANSLATE_NOOP("checking", "Copy")
_COPIED = QT_TRANSLATE_NOOP("checking", "Copied")
_PUT_RIGHT = QT_TRANSLATE_NOOP("checking", "Put right")
_WAY_BACK = QT_TRANSLATE_NOOP("checking", "Find a way back…")
_CLOSE = QT_TRANSLATE_NOOP("checking", "Close")


class CheckDialog(Dialog):
    """Says what a check found; closing it leaves a check to end by itself."""

    repair_wanted = Signal()
    way_back_wanted = Signal()

    def __init__(self, checked_at: datetime | None, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._checked_at, self._now = checked_at, now
        self._doing: Phrase | None = _CHECKING
        self._said: tuple[Phrase, ...] = ()
        self._findings: Sequence[Finding] = ()
        self._is_damaged = False
        self._mended = 0
        self.busy = Busy()
        self.verdict = Wrapped(type_step=Type.LEAD)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(look.scaled(160))
        self._last = Wrapped(role="soft_ink")
        for widget in (self.busy, self.verdict):
            self.body.addWidget(widget)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self._last)
        self.copy_button = self.add_button()
        self.close_button = self.add_button()
        self.repair_button = self.add_button("primary")
        self.way_back_button = self.add_button("primary")
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.reject)
        self.repair_button.clicked.connect(self.repair_wanted)
        self.way_back_button.clicked.connect(self.way_back_wanted)
        self.retranslate()

    def show_checking(self) -> None:
        """It is being checked."""
        self._begin(_CHECKING)

    def show_repairing(self) -> None:
        """It is being put right."""
        self._begin(_REPAIRING)

    def show_mended(self, matches: int) -> None:
        """So many matches were put right; the next result says whether all is well by now."""
        self._mended = matches

    def _begin(self, doing: Phrase) -> None:
        self._doing, self._said, self._findings = doing, (), ()
        self.retranslate()

    def show_found(self, findings: "Sequence[Finding]", holds: "Summary | None", at: datetime) -> None:
        """Show what a check found in a history that holds this (None where nobody can tell), at a moment."""
        self._doing, self._findings, self._is_damaged = None, findings, False
        wrong = [one for one in findings if not one.unknown_game]
        mended = (_MENDED.counted(self._mended),) if self._mended else ()
        if not wrong and holds is not None:
            self._checked_at = at
            self._said = (*mended, _WELL.of(what=how_much(holds)))
        else:
            self._said = (*mended, _DERIVED if all(one.derived for one in wrong) else _WRONG)
        self._mended = 0
        self.retranslate()
        self._offered().setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, sentence: Phrase, *, is_damaged: bool = False) -> None:
        """Say why nothing could be checked, or put right; of a damaged history there is a way back."""
        self._doing, self._said, self._findings, self._is_damaged = None, (sentence,), (), is_damaged
        self.retranslate()
        self._offered().setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _wrong(self) -> "list[Finding]":
        return [one for one in self._findings if not one.unknown_game]

    def _offered(self) -> QWidget:
        """What Enter does."""
        buttons = (self.repair_button, self.way_back_button)
        return next((one for one in buttons if not one.isHidden()), self.close_button)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy_button.setText(say(_COPIED))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION))
        self.busy.setVisible(self._doing is not None)
        self.busy.say_what("" if self._doing is None else say(self._doing))
        self.verdict.setText(" ".join(map(say, self._said)))
        self.verdict.setVisible(bool(self._said))
        self.text.setAccessibleName(say(_FOUND))
        self.text.setPlainText("\n".join(say(one.sentence) for one in self._findings))
        self.text.setVisible(bool(self._findings))
        self.copy_button.setText(say(_COPY))
        self.copy_button.setVisible(bool(self._findings))
        wrong = self._wrong
        is_derived = bool(wrong) and all(one.derived for one in wrong)
        self.repair_button.setText(say(_PUT_RIGHT))
        self.repair_button.setVisible(is_derived)
        self.way_back_button.setText(say(_WAY_BACK))
        self.way_back_button.setVisible(self._is_damaged or (bool(wrong) and not is_derived))
        self.close_button.setText(say(_CLOSE))
        last = _NEVER if self._checked_at is None else _LAST.of(when=spoken_at(self._checked_at, self._now))
        self._last.setText(say(last))
