"""Acts upon a history without a window, written by the same thread and in the same order as the window's.

    python -m tests.faults.acts STORY FOLDER [SYNCHRONOUS]

Prints `begun N` before the act of that number and `saved N` from the commit's return, followed by the path of
the copy that the act has made, if any. SYNCHRONOUS weakens the history's setting of that name, for controls.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

from scorepad.core.drafting import drafted
from scorepad.core.faults import Problem
from scorepad.core.game import answer
from scorepad.core.match import Change, Match
from scorepad.core.table import Deal
from scorepad.paths import DataFolder
from scorepad.record import dump
from scorepad.season.season import Season
from scorepad.store.restore import restore
from scorepad.store.store import Store
from scorepad.store.writer import Outcome, Writer
from tests.store.evenings import NOW, some_deal, table, troefcall_table

T = TypeVar("T")
Tell = Callable[[str], None]
Story = Callable[["Keeper"], None]

_BREATH = 0.02
"""Seconds between two acts, in which the writer finds its queue empty as it does between two keys."""


def held(store: Store) -> str:
    """A digest of all that a history holds and its users would miss, the trail too."""
    matches = [(line.id, dump([store.load(line.id)]), store.revisions(line.id)) for line in store.lines()]
    for line, *_ in matches:
        store.trail(line)  # every act upon it still fits the one before
    beside = (sorted(map(repr, store.players())), store.seasons(), store.presets())
    return hashlib.sha256(repr((matches, beside)).encode()).hexdigest()[:16]


def held_in(folder: DataFolder) -> str:
    """What the history of a data folder holds."""
    with Store.open(folder.database, folder.backups) as store:
        return held(store)


class Keeper:
    """Writes act after act, and tells of each when it begins and when it is saved."""

    def __init__(self, folder: DataFolder, tell: Tell, synchronous: str | None = None) -> None:
        self.folder = folder
        self._tell = tell
        self._synchronous = synchronous
        self._acts = 0
        self._writer = self._new_writer()

    def _new_writer(self) -> Writer:
        return Writer(self._open, when_idle=lambda store: store.tidy())

    def _open(self) -> Store:
        store = Store.open(self.folder.database, self.folder.backups)
        if self._synchronous is not None:
            store._database.raw.execute(f"PRAGMA synchronous={self._synchronous}")
        return store

    def act(self, job: Callable[[Store], T], copy: Path | None = None) -> T:
        """Have the writer do something, and wait for it; `copy` is a file that it makes."""
        told = self._begin()
        outcomes: list[Outcome[T]] = []
        done = threading.Event()

        def written(outcome: Outcome[T]) -> None:
            if outcome.error is None:
                told(copy)
            outcomes.append(outcome)
            done.set()

        self._writer.put(job, written)
        done.wait()
        if self._acts % 2:
            threading.Event().wait(_BREATH)
        return outcomes[0].value

    def _begin(self) -> Callable[[Path | None], None]:
        number = self._acts
        self._acts += 1
        self._tell(f"begun {number}")
        return lambda copy: self._tell(f"saved {number} {copy or ''}".rstrip())

    def restore(self, backup: Path) -> None:
        """Put a backup in the history's place, which nobody may have open meanwhile."""
        self.close()
        told = self._begin()
        told(restore(backup, self.folder.database, self.folder.backups, NOW))
        self._writer = self._new_writer()

    def close(self) -> None:
        """Give the history back."""
        self._writer.close()


class Sitting:
    """A match that is being written."""

    def __init__(self, keeper: Keeper, match: Match, number: int | None = None) -> None:
        """Write a new match, or go on with the one of that number."""
        self._keeper = keeper
        self.match = match
        self.number = keeper.act(lambda store: store.create(match, NOW)) if number is None else number

    def make(self, change: Change) -> Change:
        """Write a change, as it is given back."""
        self.match = change.after
        self._keeper.act(lambda store: store.save(self.number, change, NOW))
        return change

    def enter(self, deal: Deal) -> Change:
        """Enter a deal answer by answer, and score it; the last change."""
        return [self.make(change) for change in entered(self.match, deal)][-1]

    def play(self, deals: int, luck: Random) -> None:
        """Enter some deals."""
        for _ in range(deals):
            self.enter(some_deal(self.match, luck))


def entered(match: Match, deal: Deal) -> Iterator[Change]:
    """The changes by which a form is filled with a deal, the last of them scores it."""
    for ask in match.game.asks(match.setup, match.deals, deal):
        found = drafted(match, ((ask, answer(deal, ask)),))
        assert not isinstance(found, Problem)
        if found != match.draft:
            change = match.drafted(found)
            match = change.after
            yield change
    yield match.add(match.draft, NOW.isoformat())


# Stories.


def evening(keeper: Keeper) -> None:
    """An evening of two matches on a new computer, with corrections, people, a season and a backup."""
    luck = Random(1)
    keeper.act(lambda store: None)
    sitting = Sitting(keeper, table())
    sitting.play(2, luck)
    correction = sitting.make(sitting.match.replace(0, some_deal(sitting.match, luck, at=0)))
    sitting.make(correction.reversed)
    sitting.make(correction)
    sitting.make(sitting.match.remove(1))
    sitting.play(1, luck)
    keeper.act(lambda store: store.save_season(Season("Winter")))
    sitting.make(sitting.match.detailed(season="Winter", note="by the fire"))
    sitting.make(sitting.match.close(NOW.isoformat()))
    copy = keeper.folder.backups / "of-the-evening.db"
    keeper.act(lambda store: store.backup(copy), copy)
    second = Sitting(keeper, troefcall_table())
    second.play(3, luck)
    keeper.act(lambda store: store.rename("Anna", "Annie"))
    keeper.act(lambda store: store.set_guest("Bram", True))
    keeper.act(lambda store: store.import_matches([_elsewhere()], [Season("Summer")], NOW))
    keeper.act(lambda store: store.delete(sitting.number, NOW))
    keeper.act(lambda store: store.restore_deleted(sitting.number))
    keeper.act(lambda store: store.backup(copy, replace=True), copy)
    keeper.close()


def _elsewhere() -> Match:
    match = table(("Eefje", "Floris", "Guus"), started="2026-02-01T20:00:00+01:00")
    for _ in range(3):
        match = match.add(some_deal(match, Random(2))).after
    return match


def older(keeper: Keeper) -> None:
    """A history of the first schema is opened, and another match is begun in it."""
    keeper.act(lambda store: None)
    Sitting(keeper, table(started="2026-03-01T20:00:00+01:00")).play(1, Random(3))
    keeper.close()


def restored(keeper: Keeper) -> None:
    """A match is played, a backup comes in the history's place, another match is begun."""
    keeper.act(lambda store: None)
    Sitting(keeper, table(started="2026-04-01T20:00:00+01:00")).play(1, Random(4))
    keeper.restore(keeper.folder.backups / "kept.db")
    Sitting(keeper, table(started="2026-05-01T20:00:00+01:00")).play(1, Random(5))
    keeper.close()


STORIES: dict[str, Story] = {"evening": evening, "older": older, "restored": restored}


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def main() -> None:
    """Tell one story in a folder."""
    story, folder, *synchronous = sys.argv[1:]
    STORIES[story](Keeper(DataFolder(Path(folder)), _say, *synchronous))


if __name__ == "__main__":
    main()
