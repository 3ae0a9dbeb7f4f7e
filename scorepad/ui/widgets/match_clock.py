"""What is left of a timed match's time, on the button that changes it."""

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.time_limit import TimeLimit
from scorepad.ui import look
from scorepad.ui.icons import icon
from scorepad.ui.say import say

_MINUTES = QT_TRANSLATE_N_NOOP("match_clock", "%n min left", "", 0)
_SECONDS = QT_TRANSLATE_N_NOOP("match_clock", "%n s left", "", 0)
_UP = QT_TRANSLATE_NOOP("match_clock", "Time is up")
_NO_TIME = QT_TRANSLATE_NOOP("match_clock", "Set the time…")
_SAID = QT_TRANSLATE_NOOP("match_clock", "How long the match lasts")

_SECOND = timedelta(seconds=1)
_MINUTE = timedelta(minutes=1)


class MatchClock(QPushButton):
    """The time that is left, told anew every second while it is seen; the last minute in seconds."""

    told_anew = Signal()
    """It tells something else, or nothing any more."""
    time_is_up = Signal()
    """Once for each limit, when its time is up and the clock is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._limit: TimeLimit | None = None
        self._now: Callable[[], datetime] | None = None
        self._is_told = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self.tick)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIconSize(look.ICON)
        look.changes().changed.connect(self._dress)
        self.hide()

    def run(self, limit: TimeLimit, now: Callable[[], datetime]) -> None:
        """Tell what is left of a limit from now on."""
        if limit != self._limit:
            self._limit, self._is_told = limit, False
        self._now = now
        self.show()
        self._follow()

    def stop(self) -> None:
        """Tell nothing any more, and go."""
        self._limit, self._now, self._is_told = None, None, False
        self._timer.stop()
        self.hide()
        self.setAccessibleName("")
        self.told_anew.emit()

    @property
    def told(self) -> str:
        """What it tells of a time that runs, or is up; "" where it tells of none."""
        return "" if self.left is None else self.accessibleName()

    @property
    def is_up(self) -> bool:
        """Whether the time is up."""
        return self.left == timedelta()

    @property
    def is_ticking(self) -> bool:
        """Whether it looks at the time every second."""
        return self._timer.isActive()

    @property
    def left(self) -> timedelta | None:
        """What is left; None where no limit is set, or it is of another evening."""
        return None if self._limit is None or self._now is None else self._limit.left(self._now())

    def tick(self) -> None:
        """Tell what is left by now."""
        left = self.left
        if left is None:
            text, name = say(_NO_TIME), "history"
        elif not left:
            text, name = say(_UP), "warning"
        elif left < _MINUTE:
            text, name = say(_SECONDS.counted(-(-left // _SECOND))), "history"
        else:
            text, name = say(_MINUTES.counted(-(-left // _MINUTE))), "history"
        if text != self.accessibleName():
            self.setText(f" {text}")
            self.setAccessibleName(text)
            self.setIcon(icon(name, "gold" if name == "warning" else "ink"))
            self.told_anew.emit()
        if left is not None and not left:
            self._tell()

    def _tell(self) -> None:
        self._timer.stop()
        if not self._is_told:
            self._is_told = True
            self.time_is_up.emit()

    def _follow(self) -> None:
        """Look at the time now, and every second where there is something to wait for."""
        if self.isVisible() and self.left:
            self._timer.start()
        else:
            self._timer.stop()
        if self.isVisible():
            self.tick()

    def _dress(self) -> None:
        self.setAccessibleName("")  # so that it is shown anew: the icon has the colours of the look
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Run on."""
        super().showEvent(event)
        self.setToolTip(say(_SAID))
        self.setAccessibleDescription(say(_SAID))
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        super().hideEvent(event)
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setToolTip(say(_SAID))
            self.setAccessibleDescription(say(_SAID))
            self._follow()
        super().changeEvent(event)
