"""The line that says when a match is, or was, played: now, on an earlier day, or on one that nobody knows."""

from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QSignalBlocker, Qt, Signal

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.when_played import EVENING, WhenPlayed
from scorepad.ui.pages.parts import Choices
from scorepad.ui.say import say
from scorepad.ui.widgets.day_field import DayEdit
from scorepad.ui.widgets.time_field import TimeField

_WHEN = QT_TRANSLATE_NOOP("when_line", "When it is or was played")
_NOW = QT_TRANSLATE_NOOP("when_line", "Now")
_EARLIER = QT_TRANSLATE_NOOP("when_line", "On an earlier day")
_THIS_DAY = QT_TRANSLATE_NOOP("when_line", "On this day")
_UNKNOWN = QT_TRANSLATE_NOOP("when_line", "Nobody knows when")
_DAY = QT_TRANSLATE_NOOP("when_line", "The day it was played")
_TIME = QT_TRANSLATE_NOOP("when_line", "It began at")

NOW, EARLIER, UNKNOWN = "now", "earlier", "unknown"


class WhenLine(Choices):
    """Now, or a day of the past with or without its time. The day that was chosen last is proposed again."""

    changed = Signal()

    def __init__(self, *, with_now: bool = True) -> None:
        """Without `with_now` for a match that has begun already."""
        super().__init__()
        self.day = DayEdit()
        self.time = TimeField(EVENING)
        # Whoever starts by Ctrl and Enter does not leave the field first.
        self.day.setKeyboardTracking(True)
        self.time.time.setKeyboardTracking(True)
        self._kinds = (NOW, EARLIER, UNKNOWN) if with_now else (EARLIER, UNKNOWN)
        self._has_day = False
        """Whether a day was chosen before, so that it is proposed again."""
        self.chosen.connect(self._choose)
        self.day.dateChanged.connect(self._day_chosen)
        self.time.changed.connect(self.changed)
        self.retranslate()
        # Behind the buttons, which are always the same.
        for field in (self.day, self.time):
            self._flow.addWidget(field)
        self._show(self._kinds[0])

    @property
    def when(self) -> WhenPlayed | None:
        """When it was played; None is now."""
        if self.current == NOW:
            return None
        if self.current == UNKNOWN:
            return WhenPlayed(None)
        day = self.day.date()
        return WhenPlayed(date(day.year(), day.month(), day.day()), self.time.value)

    def begin(self, today: date) -> None:
        """Begin anew with now; the day that is proposed is yesterday until another was chosen."""
        if not self._has_day:
            with QSignalBlocker(self.day):
                self.day.setDate(_qt(today - timedelta(days=1)))
        self.time.set_value(None)
        self._show(self._kinds[0])

    def show_when(self, when: WhenPlayed) -> None:
        """Show when a match was played."""
        if when.day is not None:
            with QSignalBlocker(self.day):
                self.day.setDate(_qt(when.day))
        self.time.set_value(when.at)
        self._show(UNKNOWN if when.day is None else EARLIER)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        words = {NOW: _NOW, EARLIER: _EARLIER if NOW in self._kinds else _THIS_DAY, UNKNOWN: _UNKNOWN}
        self.setAccessibleName(say(_WHEN))
        self.offer((kind, say(words[kind])) for kind in self._kinds)
        self.day.setAccessibleName(say(_DAY))
        self.time.set_words(say(_TIME))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose(self, kind: str) -> None:
        self._show(kind)
        if kind == EARLIER:
            self.day.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _show(self, kind: str) -> None:
        self.set_current(kind)
        self.day.setVisible(kind == EARLIER)
        self.time.setVisible(kind == EARLIER)
        self.updateGeometry()

    def _day_chosen(self) -> None:
        self._has_day = True
        self.changed.emit()


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
