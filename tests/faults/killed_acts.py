"""Acts upon a history, each in a process of its own, so that each can be killed in the midst of it.

    python -m tests.faults.killed_acts FOLDER

In FOLDER is a data folder for each act, by its name. Prints `ACT saved` from the commit's return, and
`ACT killed` or `ACT survived` when its process has ended.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from scorepad.core.match import Change, Match
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from tests.faults.acts import Keeper, Story, entered
from tests.store.evenings import NOW, played, some_deal, table


@dataclass(frozen=True)
class Act:
    """Something done to a history, and the changes of its one match that come before it.

    Without a match there is no history before.
    """

    do: Story
    match: Match | None = None
    earlier: tuple[Change, ...] = ()

    def prepare(self, folder: DataFolder) -> None:
        """Make the history upon which it is done."""
        if self.match is None:
            return
        with Store.open(folder.database, folder.backups) as store:
            number = store.create(self.match, NOW)
            for change in self.earlier:
                store.save(number, change, NOW)


def _acts() -> dict[str, Act]:
    luck = Random(6)
    match = played(table(), 4)
    answers = tuple(entered(match, some_deal(match, luck)))
    correction = match.replace(1, some_deal(match, luck, at=1))
    return {
        "first start": Act(_creating(table())),
        "create": Act(_creating(table()), match),
        "bid": Act(_saving(answers[0]), match),
        "deal": Act(_saving(answers[-1]), match, answers[:-1]),
        "correction": Act(_saving(correction), match),
        "undo": Act(_saving(correction.reversed), match, (correction,)),
        "end": Act(_saving(match.close(NOW.isoformat())), match),
    }


def _creating(match: Match) -> Story:
    def create(keeper: Keeper) -> None:
        keeper.act(lambda store: store.create(match, NOW))

    return create


def _saving(change: Change) -> Story:
    return lambda keeper: keeper.act(lambda store: store.save(1, change, NOW))


ACTS = _acts()


def _say(line: str) -> None:
    # By a call at which nobody is killed.
    os.writev(1, [f"{line}\n".encode()])


def _in_process(do: Callable[[], None]) -> bool:
    """Do something in a process of its own; whether that came to its end."""
    process = os.fork()
    if process == 0:
        do()
        os._exit(0)
    _, status = os.waitpid(process, 0)
    return status == 0


def _done(name: str, folder: DataFolder) -> None:
    def hear(line: str) -> None:
        if line.startswith("saved"):
            _say(f"{name} saved")

    keeper = Keeper(folder, hear)
    ACTS[name].do(keeper)
    keeper.close()


def main() -> None:
    """Do every act, each in its own folder."""
    for name in ACTS:
        folder = DataFolder(Path(sys.argv[1]) / name)
        survived = _in_process(partial(_done, name, folder))
        _say(f"{name} {'survived' if survived else 'killed'}")


if __name__ == "__main__":
    main()
