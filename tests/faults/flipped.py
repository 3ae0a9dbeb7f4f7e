"""Looks at spoiled histories one after the other, in a process of its own: what hangs or crashes ends it.

    python -m tests.faults.flipped FOLDER judge|return SCRATCH

FOLDER holds what `tests.faults.rich_history` made. Reads a kind and a number a line, and prints them with
what was found of that state: `judge` the verdict and what was shown otherwise than it was; `return` takes the
way back from it and prints what is wrong with that. One that takes too long ends it all with a traceback.
"""

import faulthandler
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from scorepad.paths import DataFolder
from scorepad.store.shelf import on_shelf
from scorepad.store.store import Store
from tests.faults.flipping import Files, Kind, Seen, commits, files_of, judged, put_files, seen
from tests.faults.returning import Ever, faults_of_return, held
from tests.faults.rich_history import Rich, rich_in

PATIENCE = 120.0
"""Seconds after which looking at one state has hung."""


@contextmanager
def spoiled_folder(files: Files, scratch: Path) -> Iterator[DataFolder]:
    """A data folder with these files of a history, and nothing else."""
    folder = DataFolder(scratch)
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    put_files(files, folder.database)
    yield folder
    shutil.rmtree(scratch, ignore_errors=True)


def _sound(files: Files, scratch: Path) -> Seen:
    """What is seen of a history to which nothing happened."""
    with spoiled_folder(files, scratch) as folder, Store.open(folder.database, folder.backups) as store:
        return seen(store)


def _judging(rich: Rich, kind: Kind, scratch: Path) -> Callable[[int], str]:
    files = files_of((rich.open if kind.is_open else rich.at_rest).database)
    before = _sound(files, scratch)

    def judge(number: int) -> str:
        state = kind.spoiled(files, number)
        earlier = _sound(list(commits(state))[-1], scratch) if kind is Kind.CUT_ALONE else before
        with spoiled_folder(state, scratch) as folder:
            found = judged(folder, before, earlier)
        return " ".join((found.verdict.name, *(what.replace(" ", "_") for what in found.changed)))

    return judge


def _returning(rich: Rich, kind: Kind, scratch: Path) -> Callable[[int], str]:
    source = rich.open if kind.is_open else rich.at_rest
    files = files_of(source.database)
    ever = _ever(files, source, scratch)

    def take_way_back(number: int) -> str:
        with spoiled_folder(kind.spoiled(files, number), scratch) as folder:
            shutil.copytree(source.backups, folder.backups)
            return faults_of_return(folder, ever)

    return take_way_back


def _ever(files: Files, source: DataFolder, scratch: Path) -> Ever:
    """Each match as it is on the shelf and as it was after every commit that is in the journal."""
    (backup,) = on_shelf(source.backups)
    states = [held(backup.path)]
    for state in commits(files):
        with spoiled_folder(state, scratch) as folder:
            states.append(held(folder.database))
    return Ever(states[0], states[-1], states)


_DUTIES = {"judge": _judging, "return": _returning}


def main() -> None:
    """Look at the states that are asked for."""
    folder, duty, scratch = sys.argv[1:]
    rich = rich_in(Path(folder))
    looks: dict[str, Callable[[int], str]] = {}
    for state in sys.stdin.read().splitlines():
        kind, number = state.split(" ")
        if kind not in looks:
            looks[kind] = _DUTIES[duty](rich, Kind[kind], Path(scratch))
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        print(state, looks[kind](int(number)), flush=True)
        faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
