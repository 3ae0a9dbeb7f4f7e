"""On which day a match was played, where it was written down on another."""

from datetime import datetime, timedelta

from PySide6.QtWidgets import QWidget

from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.when_played import Local, WhenPlayed
from scorepad.ui.controller import Clock
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.pages.when_line import UNKNOWN, WhenLine
from scorepad.ui.say import say

_HEADING = QT_TRANSLATE_NOOP("when_played_dialog", "When was it played?")
_WHY = QT_TRANSLATE_NOOP("when_played_dialog", "Lists and seasons have it on that day. Points do not change.")
_TO_COME = QT_TRANSLATE_NOOP("when_played_dialog", "That day or time is still to come.")
_KEEP = QT_TRANSLATE_NOOP("when_played_dialog", "Keep it")

_LONGEST = timedelta(days=1)
"""A match that would have lasted longer ended at a time of which nobody knows anything any more."""


class WhenPlayedDialog(Deciding):
    """The day of a match and the time it began."""

    def __init__(self, match: Match, now: Clock, local: Local, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._now = now
        self._local = local
        self.when = WhenLine(with_now=False)
        self.content.addWidget(self.when)
        self._before = _as_told(match.started)
        self.when.show_when(self._before)
        self.when.changed.connect(self.refresh)
        self.retranslate()
        (self.when.button(UNKNOWN) if self._before.day is None else self.when.day).setFocus()

    def proposed(self) -> Change | Phrase:
        """The match on that day; its end too is forgotten where it lies too far from the start."""
        when = self.when.when
        assert when is not None, "the dialog does not offer now"
        if when == self._before:
            return self.match.detailed()
        if when.is_to_come(self._now()):
            return _TO_COME
        started = when.started(self._now(), self._local)
        return self.match.detailed(started=started, ended=_kept(self.match.ended, started))

    def tell(self, change: Change | None) -> None:
        """Nothing: no points change by the day."""
        super().tell(None)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_WHY))
        self.accept_button.setText(say(_KEEP))
        super().retranslate()


def _as_told(started: str | None) -> WhenPlayed:
    """A start to the minute, by the clock of its table."""
    if started is None:
        return WhenPlayed(None)
    moment = datetime.fromisoformat(started)
    return WhenPlayed(moment.date(), moment.time().replace(second=0, microsecond=0))


def _kept(ended: str | None, started: str | None) -> str | None:
    if ended is None or started is None:
        return None
    lasted = datetime.fromisoformat(ended) - datetime.fromisoformat(started)
    return ended if timedelta() <= lasted <= _LONGEST else None
