"""A history with something of everything that a history can hold, at rest and while it is open."""

import json
import shutil
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.record import read
from scorepad.season.season import Season
from scorepad.store.shelf import Reason
from scorepad.store.store import Store
from tests.faults.acts import entered
from tests.faults.spoiling import GAMES
from tests.store.evenings import NOW, finished, of_another_game, played, some_deal, table

BACKED_UP = datetime(2026, 11, 29, 22, 0, tzinfo=UTC)
"""When the backup was made that is on the shelf."""
MATCHES = range(1, 18)
CORRECTED = (9, 14, 16)
"""The numbers of its matches, and of those that have a trail."""
_BESIDE = ("-wal", "-shm", "-mark")


@dataclass(frozen=True)
class Rich:
    """Data folders of one history. In `at_rest` nobody has it open; both have the same backups.

    `open` is as it was found while a program had it open: the last evening is in the journal.
    """

    at_rest: DataFolder
    open: DataFolder


def rich_in(folder: Path) -> Rich:
    """The history that was made in a folder."""
    return Rich(DataFolder(folder / "at rest"), DataFolder(folder / "open"))


def make(folder: Path) -> Rich:
    """Make the history in a folder."""
    rich = rich_in(folder)
    with Store.open(rich.at_rest.database, rich.at_rest.backups) as store:
        _first_evenings(store)
        store.keep(rich.at_rest.backups, Reason.MATCH, BACKED_UP)
        store.tidy()
        _last_evening(store)
        _copy(rich.at_rest, rich.open)
    return rich


def _copy(source: DataFolder, target: DataFolder) -> None:
    shutil.copytree(source.backups, target.backups)
    for end in ("", *_BESIDE):
        shutil.copyfile(f"{source.database}{end}", f"{target.database}{end}")


def _first_evenings(store: Store) -> None:
    luck = Random(7)
    for game in GAMES:
        for number in range(2):
            store.import_matches([_at_random(game, luck, number)], [], NOW)
    first = store.create(replace(finished(table()), season="Winter", note="by the fire"), NOW)
    correction = store.load(first).replace(2, some_deal(store.load(first), luck, at=2))
    store.save(first, correction, NOW + timedelta(minutes=5))
    store.save(first, correction.reversed, NOW + timedelta(minutes=6))
    store.create(played(table(("Eefje", "Gijs", "Hanna")), 2), NOW)
    put_away = store.create(played(table(("Floor", "Gijs", "Hanna")), 3), NOW)
    store.delete(put_away, NOW)
    store.create(of_another_game(finished(table(("Anna", "Cato")))), NOW)
    # Long notes have pages of their own; those of one that was shortened lie about as free ones.
    for length in (3, 20_000):
        match = replace(played(table(started=None), 1), note="much to tell " * (length // 13))
        noted = store.create(match, NOW)
    store.save(noted, match.detailed(note="told too much"), NOW)
    store.create(replace(played(table(started=None), 2), note="€ " * 4_000), NOW)
    store.save_season(Season("Winter", first_day="2026-01-01", last_day="2026-03-31"))
    store.save_season(Season("Café"))
    store.save_preset("Ours", table(base=7).setup.options)
    store.rename("Daan", "Daniël")
    store.merge("Floor", "Eefje")
    store.set_guest("Gijs", True)
    store.set_hidden("Hanna", True)


def _at_random(game: object, luck: Random, number: int) -> Match:
    record = game.record_at_random(luck)  # type: ignore[attr-defined]
    record["started"] = f"2026-02-{10 + number:02}T20:00:00+01:00"
    (match,) = read(json.dumps(record).encode()).matches
    return replace(match, season="Winter") if number else match


def _last_evening(store: Store) -> None:
    """A match that goes on, in the midst of its fourth deal, corrected and undone; one more that is over."""
    luck = Random(8)
    match = table(("Anna", "Bram", "Cato", "Ivo"), started="2026-11-30T20:00:00+01:00")
    number = store.create(match, NOW)
    for _ in range(3):
        for change in entered(match, some_deal(match, luck)):
            store.save(number, change, NOW)
            match = change.after
    corrected = match.replace(1, some_deal(match, luck, at=1))
    gone = corrected.after.remove(0)
    for change in (corrected, gone, gone.reversed):
        store.save(number, change, NOW)
    for change in list(entered(corrected.after, some_deal(corrected.after, luck)))[:3]:
        store.save(number, change, NOW)
    store.create(replace(finished(table(started="2026-11-30T18:00:00+01:00"), seed=5), season="Café"), NOW)
    store.save_season(Season("Spring"))
