"""The sample year: a table's evenings from a year ago until yesterday, in which every page can be seen full.

It is a history of its own in a folder of its own, shown by a window of its own, so that nothing of it can get
among anybody's matches: closing that window takes it away again.
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess

from scorepad import record
from scorepad.core.match import Match
from scorepad.paths import DataFolder, resource
from scorepad.season.season import Season
from scorepad.settings import SettingsFile
from scorepad.ui.sample import in_words, moved, told

if TYPE_CHECKING:
    from scorepad.store.store import Store

GUEST = "Lahire"
_SAME = (("Lance", "Lancelot"),)
"""A name that one of them was written down by, and the one that he is known by."""
_COLOURS = ("Pallas", "Ogier", "Argine")
_LOGS = "logs"


def sample_year(now: datetime) -> tuple[tuple[Match, ...], tuple[Season, ...]]:
    """Matches and seasons, as if the last evening had been yesterday."""
    document = record.read(resource("samples", "year.scorepad").read_bytes())
    days = (now.date() - timedelta(days=1)) - max(map(_day, document.matches))
    return (
        tuple(told(moved(match, _day(match) + days, now.tzinfo)) for match in document.matches),
        tuple(_moved_season(season, days) for season in document.seasons),
    )


def _day(match: Match) -> date:
    assert match.started is not None, "every match of the sample has its day"
    return datetime.fromisoformat(match.started).date()


def _moved_season(season: Season, days: timedelta) -> Season:
    def then(day: str | None) -> str | None:
        return None if day is None else (date.fromisoformat(day) + days).isoformat()

    return replace(
        season, name=in_words(season.name), first_day=then(season.first_day), last_day=then(season.last_day)
    )


def write_year(store: Store, now: datetime) -> None:
    """Write the sample year into an empty history. Raises StoreError."""
    matches, seasons = sample_year(now)
    corrected = [match for match in matches if any(deal.adjustments for deal in match.deals)]
    store.import_matches([match for match in matches if match not in corrected], seasons, now)
    for match in corrected:
        _write_corrected(store, match, now)
    for name, person in _SAME:
        store.merge(name, person)
    store.set_guest(GUEST, True)
    for colour, name in enumerate(_COLOURS):
        store.set_colour(name, colour)


def _write_corrected(store: Store, match: Match, now: datetime) -> None:
    """Write a match whose penalties were noted only when all was over: a trail tells of it."""
    before = replace(match, deals=tuple(replace(deal, adjustments=()) for deal in match.deals))
    number = store.create(before, now)
    for at, deal in enumerate(match.deals):
        if deal.adjustments:
            store.save(number, before.replace(at, deal), now)
            before = before.replace(at, deal).after


# Its folder and its window.


def lay_out(folder: DataFolder, now: datetime) -> None:
    """Make the sample anew in its folder, which no window has open, with the look of the own one.

    Raises OSError and StoreError.
    """
    from scorepad.store.store import Store

    clear(folder)
    own = SettingsFile(DataFolder(folder.path.parent).settings).settings
    with Store.open(folder.database, folder.backups) as store:
        write_year(store, now)
    SettingsFile(folder.settings).change(theme=own.theme, text_scale=own.text_scale, language=own.language)


def clear(folder: DataFolder) -> None:
    """Take the sample away. Only what went wrong stays written down."""
    if not folder.is_sample or not folder.path.is_dir():
        return
    for entry in folder.path.iterdir():
        if entry.name == _LOGS:
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry, ignore_errors=True)
        else:
            entry.unlink(missing_ok=True)


def open_window(folder: DataFolder, language: str) -> bool:
    """Start the program once more, on the sample of a data folder; False where that cannot be done.

    From the sample itself, its own window comes to the front.
    """
    own = folder.path.parent if folder.is_sample else folder.path
    words = ["--data", str(own), "--sample"]
    if language:
        words += ["--lang", language]
    is_built = getattr(sys, "frozen", False)
    return QProcess.startDetached(sys.executable, words if is_built else ["-m", "scorepad", *words])[0]
