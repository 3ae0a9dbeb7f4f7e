"""The clock of a timed match: when it began to run, and what is left of its time."""

from dataclasses import dataclass
from datetime import datetime, timedelta

USUAL_MINUTES = 45
LEAST_MINUTES, MOST_MINUTES = 1, 600
_OVER = timedelta(hours=12)
"""So long after its time was up nobody plays the match any more."""
_SLACK = timedelta(minutes=1)
"""So far a clock may be set back before it counts nonsense."""


@dataclass(frozen=True)
class TimeLimit:
    """A match lasts so many minutes from a moment on."""

    begins: datetime
    minutes: int = USUAL_MINUTES

    @property
    def ends(self) -> datetime:
        """When its time is up."""
        return self.begins + timedelta(minutes=self.minutes)

    def left(self, now: datetime) -> timedelta | None:
        """What is left, nothing where the time is up; None where it tells nothing about a match of now.

        >>> eight = datetime(2026, 1, 9, 20, 0)
        >>> TimeLimit(eight, 45).left(datetime(2026, 1, 9, 20, 7))
        datetime.timedelta(seconds=2280)
        >>> TimeLimit(eight, 45).left(datetime(2026, 1, 12, 20, 7)) is None
        True
        """
        # Only differences are taken: the first day there is has no minute before it.
        passed, lasts = now - self.begins, timedelta(minutes=self.minutes)
        if not -_SLACK <= passed <= lasts + _OVER:
            return None
        return max(timedelta(), lasts - passed)
