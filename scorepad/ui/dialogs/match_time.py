"""How long a timed match lasts."""

from datetime import datetime, timedelta

from PySide6.QtCore import QLocale, QTime, Signal
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.time_limit import LEAST_MINUTES, MOST_MINUTES, TimeLimit
from scorepad.ui.controller import Clock
from scorepad.ui.pages.parts import Choices, Stepper, Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import fields

_HEADING = QT_TRANSLATE_NOOP("match_time_dialog", "How long does the match last?")
_UP = QT_TRANSLATE_NOOP("match_time_dialog", "Time is up: finish this deal, then end the match.")
_LENGTHS = QT_TRANSLATE_N_NOOP("match_time_dialog", "%n min", "", 0)
_MINUTES = QT_TRANSLATE_NOOP("match_time_dialog", "Minutes")
_MIN = QT_TRANSLATE_NOOP("match_time_dialog", " min")
_UNTIL = QT_TRANSLATE_NOOP("match_time_dialog", "It began at {began} and lasts until {ends}.")
_FROM_NOW = QT_TRANSLATE_NOOP("match_time_dialog", "The time runs from now on, until {ends}.")
_OVER_ALREADY = QT_TRANSLATE_NOOP("match_time_dialog", "It began at {began}: that time is over already.")
_CANCEL = QT_TRANSLATE_NOOP("match_time_dialog", "Cancel")
_END = QT_TRANSLATE_NOOP("match_time_dialog", "End the match…")
_SET = QT_TRANSLATE_NOOP("match_time_dialog", "Set the time")

LENGTHS = (30, 45, 60, 90)
"""The minutes that a tap chooses."""
_STEP = 5


class MatchTimeDialog(Dialog):
    """The minutes of a match, a usual number or any other. Escape leaves the clock as it is.

    `limit` is the clock as it runs; one that tells nothing of this evening begins anew.
    """

    decided = Signal(object)
    """The `TimeLimit` from now on."""
    end_wanted = Signal()

    def __init__(self, limit: TimeLimit, now: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        left = limit.left(now())
        self._is_up = left == timedelta()
        self._begins = limit.begins if left is not None else None
        self.lengths = Choices()
        self.minutes = Stepper()
        self.minutes.set_range(LEAST_MINUTES, MOST_MINUTES, _STEP)
        self.minutes.set_value(limit.minutes)
        self._until = Wrapped(role="soft_ink")
        self.body.addWidget(fields(self.lengths, self.minutes, self._until), 1)
        self.cancel_button = self.add_button()
        self.end_button = self.add_button()
        self.set_button = self.add_button("primary")
        self.end_button.setVisible(self._is_up)
        self.lengths.chosen.connect(lambda minutes: self.minutes.setValue(int(minutes)))
        self.minutes.changed.connect(self._refresh)
        self.cancel_button.clicked.connect(self.reject)
        self.end_button.clicked.connect(self._end)
        self.set_button.clicked.connect(self._set)
        self.retranslate()
        self.minutes.setFocus()
        self.minutes.selectAll()

    @property
    def limit(self) -> TimeLimit:
        """The clock as it is asked for."""
        return TimeLimit(self._begins or self._now(), self.minutes.value())

    def _set(self) -> None:
        self.decided.emit(self.limit)
        self.accept()

    def _end(self) -> None:
        self.accept()
        self.end_wanted.emit()

    def _refresh(self) -> None:
        limit, now = self.limit, self._now()
        self.lengths.set_current(str(limit.minutes))
        began, ends = (_time(moment, now) for moment in (limit.begins, limit.ends))
        if self._begins is None:
            self._until.setText(say(_FROM_NOW.of(ends=ends)))
        else:
            said = _UNTIL if limit.ends > now else _OVER_ALREADY
            self._until.setText(say(said.of(began=began, ends=ends)))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_UP) if self._is_up else "")
        self.lengths.setAccessibleName(say(_HEADING))
        self.lengths.offer((str(minutes), say(_LENGTHS.counted(minutes))) for minutes in LENGTHS)
        self.minutes.set_words(say(_MINUTES), suffix=say(_MIN))
        self.cancel_button.setText(say(_CANCEL))
        self.end_button.setText(say(_END))
        self.set_button.setText(say(_SET))
        self._refresh()


def _time(moment: datetime, now: datetime) -> str:
    """The time of a moment as the clock on the wall shows it."""
    here = moment.astimezone(now.tzinfo)
    return QLocale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
