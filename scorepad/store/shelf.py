"""The shelf of backups: proved copies in one folder, told apart by their names, fewer the older they are."""

import os
import re
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from scorepad.store.backup import UNFINISHED, copied, prove_copy, put, sync_folder
from scorepad.store.connection import told
from scorepad.store.errors import StoreDamaged

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
TIME = "%Y-%m-%d-%H%M%S"
"""How names tell a time, which is the universal one."""
DAMAGED_NAME = "scorepad-damaged-{at}.db"
"""What a history is called that was set aside because it is not as it was written."""
_LEFT_BEHIND = re.compile(rf"{re.escape(UNFINISHED)}\w{{8}}\.new(-journal|-wal|-shm)?", re.ASCII)
_COMPARED_AT_ONCE = 1 << 20


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
    with told(folder), suppress(FileNotFoundError, NotADirectoryError):
        with os.scandir(folder) as entries:
            found = [_kept(Path(entry)) for entry in entries if entry.is_file(follow_symlinks=False)]
        return tuple(sorted(filter(None, found), key=lambda kept: (kept.at, kept.path.name), reverse=True))
    return ()


def _kept(path: Path) -> Kept | None:
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    try:
        at = datetime.strptime(found[1], TIME).replace(tzinfo=UTC)
    except ValueError:  # a thirteenth month
        return None
    return Kept(path, at, Reason(found[2]))


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


def keep(source: sqlite3.Connection, folder: Path, reason: Reason, now: datetime) -> Kept | None:
    """Put a proved copy of an open history on the shelf, and take away what is not to be kept any more.

    None where nothing has changed since the newest that is there. Raises StoreDamaged where the history is
    not as it was written, which takes nothing away, and StoreUnavailable where the folder cannot be written.
    """
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder, now)
        with copied(source, folder) as unfinished:
            newest = next(iter(on_shelf(folder)), None)
            # What a restore replaces stays for ever, so that it needs a name that does.
            if newest is not None and reason is not Reason.RESTORE and _is_same(unfinished, newest.path):
                return None
            prove_copy(source, unfinished)
            kept = Kept(*_put(unfinished, folder, f"scorepad-{{at}}-{reason}.db", now), reason)
        sync_folder(folder)
        _thin(folder, now)
    return kept


def keep_before(source: sqlite3.Connection, folder: Path, reason: Reason, now: datetime) -> Path:
    """Keep an open history as it is, before it is changed or replaced; the copy that holds it.

    One that is not as it was written comes on no shelf, where it would push out good backups: it is kept
    beside them as a damaged one. Raises StoreDamaged where it cannot even be read, StoreUnavailable.
    """
    try:
        kept = keep(source, folder, reason, now)
    except StoreDamaged:
        with told(folder), copied(source, folder) as unfinished:
            path, _ = _put(unfinished, folder, DAMAGED_NAME, now)
            sync_folder(folder)
        return path
    return on_shelf(folder)[0].path if kept is None else kept.path


def _put(unfinished: Path, folder: Path, name: str, now: datetime) -> tuple[Path, datetime]:
    """Give a copy the name that tells its time; where one of the same second is there, that of the next."""
    at = now.astimezone(UTC).replace(microsecond=0)
    while not put(unfinished, path := folder / name.format(at=f"{at:{TIME}}")):
        at += timedelta(seconds=1)
    return path, at


def _is_same(one: Path, other: Path) -> bool:
    """Whether two copies hold the same pages.

    What SQLite counts in the header says who wrote the pages how often, and nothing of what they hold.
    """
    try:
        with one.open("rb") as first, other.open("rb") as second:
            if os.fstat(first.fileno()).st_size != os.fstat(second.fileno()).st_size:
                return False
            if _without_counters(first.read(100)) != _without_counters(second.read(100)):
                return False
            while (block := first.read(_COMPARED_AT_ONCE)) == second.read(_COMPARED_AT_ONCE):
                if not block:
                    return True
    except OSError:  # a backup that cannot be read is none
        return False
    return False


def _without_counters(header: bytes) -> bytes:
    """The first bytes of a file, without its change counter, and the version that last wrote it."""
    return header[:24] + header[28:92]


def _thin(folder: Path, now: datetime) -> None:
    shelf = on_shelf(folder)
    stay = to_keep([kept.at for kept in shelf], now)
    for kept in shelf:
        # What a restore replaced is kept nowhere else.
        if kept.at not in stay and kept.reason is not Reason.RESTORE:
            with suppress(OSError):  # somebody looks at it, or another Scorepad was first
                kept.path.unlink()


def _clear(folder: Path, now: datetime) -> None:
    """Take away what a copy that was cut off has left behind. A younger one may be under way."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _LEFT_BEHIND.fullmatch(path.name):
                age = now.timestamp() - path.lstat().st_mtime
                if age > timedelta(days=1).total_seconds():
                    path.unlink()
