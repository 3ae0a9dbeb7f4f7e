"""The way back from a spoiled history, taken to its end, and whether anything of it is wrong."""

import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import select

from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.store.errors import StoreError, StoreUnknownGame
from scorepad.store.recovery import go_back, ways_back
from scorepad.store.store import Store
from scorepad.store.tables import MATCHES
from tests.faults.flipping import files_of, put_files

NOW = datetime(2026, 11, 30, 23, 0, tzinfo=UTC)
Held = Mapping[int, Match | str]
"""The matches that can be proved, by their numbers; of one of another Scorepad's game what it is called."""


def held(path: Path) -> Held:
    """The matches that a history proves, those put away too; none where it is not opened."""
    found: dict[int, Match | str] = {}
    with tempfile.TemporaryDirectory() as scratch:
        copy = DataFolder(Path(scratch))
        put_files(files_of(path), copy.database)
        with suppress(StoreError), Store.open(copy.database, copy.backups) as store:
            with store._database.reading() as connection:
                numbers = connection.execute(select(MATCHES.c.id)).scalars().all()
            for number in numbers:
                try:
                    found[number] = store.load(number)
                except StoreUnknownGame as problem:
                    found[number] = str(problem)
                except StoreError:
                    continue
    return found


@dataclass(frozen=True)
class Ever:
    """What the matches of a history were before it was spoiled: on its shelf, at last, and ever."""

    backed_up: Held
    last: Held
    states: Sequence[Held]


def faults_of_return(folder: DataFolder, ever: Ever) -> str:
    """What is wrong with the best way back from the history in `folder`, which was spoiled.

    `fine` where nothing is: it can be taken, the check finds nothing then, it holds each match of the backup
    and each that the spoiled history proves, none of them otherwise than it ever was, and what it replaces is
    kept as it was, byte for byte.
    """
    spoiled, proved = files_of(folder.database), held(folder.database)
    ways = ways_back(folder.database, [folder.backups])
    if not ways:
        return "no way back"
    if files_of(folder.database) != spoiled:
        return "looking for it has changed the history"
    aside = go_back(ways[0], folder.database, folder.backups, NOW)
    # How it was left says nothing of what is in it.
    if any(Path(f"{aside}{end}").read_bytes() != spoiled[end] for end in spoiled if end != "-mark"):
        return "what was set aside is not what was there"
    with Store.open(folder.database, folder.backups) as store:
        wrong = [str(one.sentence) for one in store.check() if not one.unknown_game]
        summary = store.summary()
    if wrong:
        return f"the check finds: {wrong[0]}"
    if summary != ways[0].holds:
        return f"{ways[0].holds} was promised, {summary} is there"
    return _fault_of_matches(held(folder.database), proved, ever)


def _fault_of_matches(there: Held, proved: Held, ever: Ever) -> str:
    missing = (ever.backed_up.keys() | proved.keys()) - there.keys()
    if missing:
        return f"matches are missing: {sorted(missing)}"
    for number, match in there.items():
        if not any(match == state.get(number) for state in ever.states):
            return f"match {number} was never so"
        if number in proved and match != proved[number]:
            return f"match {number} is not as the history proved it"
    return f"fine {sum(match == ever.last.get(number) for number, match in there.items())}"
