"""A history's file replaced by another: never beside somebody who has it open, and never without a copy."""

import os
import shutil
import sys
from datetime import datetime, timedelta
from pathlib import Path

from scorepad.store.backup import make_folder, sync, sync_folder
from scorepad.store.connection import told
from scorepad.store.errors import IN_USE, StoreUnavailable
from scorepad.store.mark import mark_of
from scorepad.store.opening import is_in_use
from scorepad.store.shelf import damaged_name

if sys.platform != "win32":
    import fcntl

_JOURNALS = ("-wal", "-shm", "-journal")
"""What the names of the files end in that SQLite puts beside a history."""
_SHARED_LOCKS = 510, 0x40000002
"""How many bytes SQLite locks in a file that is open, and from where on."""


def refuse_open(path: Path) -> None:
    """Raise StoreUnavailable where somebody has a history open, here or in another program."""
    with told(path):
        if is_in_use(path) or (path.exists() and _is_open_elsewhere(path)):
            raise StoreUnavailable(IN_USE.of(path=path))


def _is_open_elsewhere(path: Path) -> bool:
    """Whether another program has a history open, and so, by SQLite's rules, holds a lock on it.

    Asked of the system: SQLite opens nothing that is damaged. No connection of this process may be on it.
    """
    if sys.platform == "win32":
        return False  # no file is moved there that somebody has open
    with path.open("rb+") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *_SHARED_LOCKS)
        except BlockingIOError:
            return True
    return False


def is_anything_there(path: Path) -> bool:
    """Whether there is a history, or what is left of one."""
    return any(file.exists() for file in _files(path))


def _files(path: Path) -> tuple[Path, ...]:
    return (path, *(path.with_name(f"{path.name}{end}") for end in _JOURNALS))


def set_aside(path: Path, backups: Path, now: datetime) -> Path:
    """Copy a damaged history as it is, journals and all, to a dated name in `backups`; the name.

    It stays in its place too, until something replaces it: no moment is without one. Raises OSError.
    """
    make_folder(backups)
    while os.path.lexists(aside := backups / damaged_name(now)):
        now += timedelta(seconds=1)
    for file in _files(path):
        if file.exists():
            copy = aside.with_name(f"{aside.name}{file.name.removeprefix(path.name)}")
            shutil.copyfile(file, copy)
            sync(copy)
    sync_folder(backups)
    return aside


def put_in_place(unfinished: Path, path: Path) -> None:
    """Give a whole history the place of one that was kept or set aside. Raises OSError."""
    sync(unfinished)
    # An old journal would be read into the new history.
    for journal in _files(path)[1:]:
        journal.unlink(missing_ok=True)
    # And an old mark is of another file.
    mark_of(path).unlink(missing_ok=True)
    unfinished.replace(path)
    sync_folder(path.parent)
