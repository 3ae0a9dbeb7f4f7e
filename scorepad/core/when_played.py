"""When a match was played that is written down later: the day, and the time where people remember it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

EVENING = time(20)
"""When a match of a day started, where nobody knows the time."""
_APART = timedelta(minutes=1)

Local = Callable[[datetime], datetime]
"""Gives a day and time of the table's clock its offset."""


@dataclass(frozen=True)
class WhenPlayed:
    """A day, None where nobody knows it, and the table's clock then, None where it is forgotten."""

    day: date | None
    at: time | None = None

    def is_to_come(self, now: datetime) -> bool:
        """Whether that is later than now.

        >>> now = datetime(2026, 1, 9, 18, 30)
        >>> WhenPlayed(date(2026, 1, 9), time(19)).is_to_come(now)
        True
        >>> WhenPlayed(date(2026, 1, 9)).is_to_come(now)
        False
        """
        if self.day is None:
            return False
        return datetime.combine(self.day, self.at or time()) > now.replace(tzinfo=None)

    def started(self, now: datetime, local: Local) -> str | None:
        """The start as the record has it, None without a day.

        Where the time is forgotten, it is eight in the evening, or now where that is still to come.
        """
        if self.day is None:
            return None
        at = datetime.combine(self.day, self.at or EVENING)
        if self.at is None:
            at = min(at, now.replace(tzinfo=None, microsecond=0))
        return local(at).isoformat(timespec="seconds")


def start_after(started: str | None) -> str | None:
    """The start of the match that came after the one that started then, of which only the order is known.

    It is a minute later, so that lists have them in order; never on another day.

    >>> start_after("2019-03-12T20:00:00+01:00"), start_after("2019-03-12T23:59:00+01:00")
    ('2019-03-12T20:01:00+01:00', '2019-03-12T23:59:00+01:00')
    """
    if started is None:
        return None
    before = datetime.fromisoformat(started)
    is_last_minute = (before.hour, before.minute) == (23, 59)
    return (before if is_last_minute else before + _APART).isoformat(timespec="seconds")
