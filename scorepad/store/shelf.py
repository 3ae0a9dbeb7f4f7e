"""The shelf of backups: which there are in a folder, told by their names, and which of them stay.

No database here: what puts copies on a shelf is in `backup`.
"""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from scorepad.store.errors import of_system

ALL_OF = timedelta(days=2)
"""How far back every backup is kept."""
DAYS, WEEKS, MONTHS = 12, 10, 9
"""Of so many days, weeks and months before that, each the latest that have one, the newest is kept."""


class Reason(StrEnum):
    """Why a backup was made."""

    MATCH = "match"
    IMPORT = "import"
    MIGRATION = "migration"
    REPAIR = "repair"
    RESTORE = "restore"
    HAND = "hand"


_NAME = re.compile(rf"scorepad-(\d{{4}}-\d\d-\d\d-\d{{6}})-({'|'.join(Reason)})\.db", re.ASCII)
_TIME = "%Y-%m-%d-%H%M%S"


@dataclass(frozen=True)
class Shelves:
    """The folders that backups are put in: always the first, and the second where one was chosen."""

    first: Path
    second: Path | None = None


@dataclass(frozen=True)
class Kept:
    """A backup on the shelf. All of this is told by its name: `at` is in universal time, to the second."""

    path: Path
    at: datetime
    reason: Reason


def on_shelf(folder: Path) -> tuple[Kept, ...]:
    """The backups in a folder, the newest first; none where there is no folder.

    Files with other names, and links, are nobody's business. Raises StoreUnavailable where the folder cannot
    be read.
    """
    try:
        with os.scandir(folder) as entries:
            found = [_kept(Path(entry)) for entry in entries if entry.is_file(follow_symlinks=False)]
    except (FileNotFoundError, NotADirectoryError):
        return ()
    except OSError as problem:
        raise of_system(problem, folder) from problem
    return tuple(sorted(filter(None, found), key=lambda kept: (kept.at, kept.path.name), reverse=True))


def _kept(path: Path) -> Kept | None:
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    try:
        at = datetime.strptime(found[1], _TIME).replace(tzinfo=UTC)
    except ValueError:  # a thirteenth month
        return None
    # The ends of the calendar have no time in some other zone.
    return Kept(path, at, Reason(found[2])) if MINYEAR < at.year < MAXYEAR else None


def to_keep(moments: Iterable[datetime], now: datetime) -> frozenset[datetime]:
    """Which of the backups made at these moments stay.

    All of the last two days, and all that claim to be made later than now; then the newest of each of 12
    days, of 10 weeks and of 9 months that have one. What stays for one reason does not count for the next.
    Only days with backups count, so that neither a summer without cards nor a wrong clock takes any away.
    """
    newest_first = sorted(set(moments), reverse=True)
    stay = {moment for moment in newest_first if moment > now - ALL_OF}
    for period, number in ((_day, DAYS), (_week, WEEKS), (_month, MONTHS)):
        of_period = {period(moment.astimezone(now.tzinfo)): moment for moment in reversed(newest_first)}
        stay.update([moment for moment in reversed(of_period.values()) if moment not in stay][:number])
    return frozenset(stay)


def _day(moment: datetime) -> tuple[int, ...]:
    return moment.year, moment.month, moment.day


def _week(moment: datetime) -> tuple[int, ...]:
    return moment.isocalendar()[:2]


def _month(moment: datetime) -> tuple[int, ...]:
    return moment.year, moment.month


def name_of(at: datetime, reason: Reason) -> str:
    """What a backup is called that was made then, and why."""
    return f"scorepad-{at.astimezone(UTC):{_TIME}}-{reason}.db"


def damaged_name(at: datetime) -> str:
    """What a history is called that was set aside then because it is not as it was written."""
    return f"scorepad-damaged-{at.astimezone(UTC):{_TIME}}.db"


def thin(folder: Path, now: datetime) -> None:
    """Take away the backups that are not to be kept any more."""
    shelf = on_shelf(folder)
    stay = to_keep([kept.at for kept in shelf], now)
    for kept in shelf:
        # What a restore replaced is kept nowhere else.
        if kept.at not in stay and kept.reason is not Reason.RESTORE:
            with suppress(OSError):  # somebody looks at it, or another Scorepad was first
                kept.path.unlink()
