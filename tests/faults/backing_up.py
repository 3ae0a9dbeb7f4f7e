"""A program that backs a history up, or restores a backup, and says what came of it."""

import sys
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path

from scorepad.paths import DataFolder
from scorepad.store import StoreError
from scorepad.store.restore import restore
from scorepad.store.shelf import Reason
from scorepad.store.store import Store
from tests.store.evenings import NOW, filled, finished, table

LATER = NOW + timedelta(days=1)
OTHER = "other.db"
"""A backup of another history, beside the data folder's own."""


def prepare(folder: DataFolder) -> None:
    """A history that has changed since its last backup, and a backup of another one."""
    filled(folder.path / "elsewhere")
    with Store.open(folder.path / "elsewhere" / "scorepad.db", folder.backups) as store:
        store.backup(folder.path / OTHER)
    with Store.open(folder.database, folder.backups) as store:
        for days in (40, 20, 1):
            store.create(finished(table(("Eefje", "Floor")), seed=days), NOW)
            store.keep(folder.backups, Reason.MATCH, NOW - timedelta(days=days))
        store.create(finished(table(("Eefje", "Floor")), seed=4), NOW)


def back_up(folder: DataFolder) -> Path | None:
    """Put a backup on the shelf, as after a match."""
    with Store.open(folder.database, folder.backups) as store:
        kept = store.keep(folder.backups, Reason.MATCH, LATER)
    return None if kept is None else kept.path


def put_back(folder: DataFolder) -> Path | None:
    """Put the other history in the place of this one."""
    return restore(folder.path / OTHER, folder.database, folder.backups, LATER)


ACTS: Mapping[str, Callable[[DataFolder], Path | None]] = {"back_up": back_up, "put_back": put_back}

if __name__ == "__main__":
    try:
        print("kept", ACTS[sys.argv[1]](DataFolder(Path(sys.argv[2]))))
    except StoreError as problem:
        print("refused", problem.sentence)
