"""The power is cut after any call that the history makes to the system: what was acknowledged is there."""

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from scorepad.paths import DataFolder
from scorepad.store.errors import StoreError
from scorepad.store.migrations import schema
from scorepad.store.store import Store
from tests.faults.acts import STORIES, Keeper, held, held_in
from tests.faults.disk_model import Cut, Disk, Kind, cuts, kept
from tests.faults.scale import counted
from tests.faults.trace import Call, Replay, record
from tests.store.evenings import NOW, finished, table

OLD = Path(__file__).parents[1] / "store" / "old" / "version-1.db"
STATES = {"evening": counted(6000), "older": counted(1500), "restored": counted(1500)}
CONTROL_STATES = counted(600, least=60)
_VERSION_AT = slice(60, 64)


@dataclass
class Progress:
    """What the program had told by the time of the cut."""

    saved: int = -1
    begun: int = -1
    copies: dict[str, int] = field(default_factory=dict)
    """Copies by their path, with the act that made them."""

    def hear(self, line: str) -> None:
        """Take a line down."""
        what, number, *copy = line.split(" ", 2)
        if what == "begun":
            self.begun = int(number)
        else:
            self.saved = int(number)
        self.copies.update((path, int(number)) for path in copy)


@dataclass(frozen=True)
class Recording:
    """A story as the disk was told it, and what the history has to hold after each of its acts."""

    root: Path
    folders: tuple[str, ...]
    found: dict[str, bytes]
    calls: tuple[Call, ...]
    first: str
    holds: tuple[str, ...]

    @property
    def folder(self) -> DataFolder:
        """The data folder of the story."""
        return DataFolder(self.root / "data")

    def moments(self) -> Iterator[tuple[Disk, Progress, bool]]:
        """The disk after each call that matters, what was told by then, and whether it was told just then."""
        disk, progress = Disk(self.found, self.folders), Progress()
        replay = Replay(disk, self.root)
        for call in self.calls:
            before = len(disk.unsure)
            said = replay.told(call)
            for line in (said or "").splitlines():
                progress.hear(line)
            if said or len(disk.unsure) != before:
                yield disk, progress, bool(said)


@dataclass(frozen=True)
class Loss:
    """A cut after which something was missing."""

    moment: int
    cut: Cut
    what: str


class Judge:
    """Opens what a cut has left as the next start would."""

    def __init__(self, recording: Recording, scratch: Path) -> None:
        self._recording = recording
        self._scratch = scratch
        self._known = {recording.first, *recording.holds}
        self._seen: dict[int, str] = {}
        self._looked_at: dict[int, str] = {}
        self.warned = 0
        """How often somebody would have been warned that what was being written last is not whole."""

    @property
    def distinct(self) -> int:
        """How many different histories and copies were opened."""
        return len(self._seen)

    def wrong(self, files: dict[str, bytes], progress: Progress) -> str | None:
        """What is wrong with the files that were found, None where nothing is."""
        at = self._recording.folder
        beside = [f"{at.database}{end}" for end in ("", "-wal", "-journal")]
        now = self._held({path: files[path] for path in beside if path in files})
        may_be = (self._recording.first, *self._recording.holds)[progress.saved + 1 : progress.begun + 2]
        if now not in may_be:
            return f"the history after act {progress.saved} of {progress.begun}: {now}"
        return self._wrong_copies(files, progress)

    def _wrong_copies(self, files: dict[str, bytes], progress: Progress) -> str | None:
        at = self._recording.folder
        copies = {
            path: self._held({str(at.database): data})
            for path, data in files.items()
            if Path(path).parent == at.backups
            and path.endswith(".db")
            and not Path(path).name.startswith(".")
        }
        for path, holds in copies.items():
            if holds not in self._known:
                return f"the copy {Path(path).name}: {holds}"
        for path, act in progress.copies.items():
            if act <= progress.saved and path not in copies:
                return f"no copy {Path(path).name}"
        is_migrated = _version(files, at) != _version(self._recording.found, at)
        if self._recording.found and is_migrated and self._recording.first not in copies.values():
            return "no copy of the history as it was before it was brought up to date"
        return None

    def _held(self, files: dict[str, bytes]) -> str:
        key = hash(tuple(sorted(files.items())))
        if key not in self._seen:
            self._seen[key] = self._opened(files)
        return self._seen[key]

    def _opened(self, files: dict[str, bytes]) -> str:
        with tempfile.TemporaryDirectory(dir=self._scratch) as made:
            folder = DataFolder(Path(made))
            for path, data in files.items():
                (folder.path / Path(path).name).write_bytes(data)
            try:
                with Store.open(folder.database, folder.backups) as store:
                    self.warned += bool(store.news)
                    return self._looked(store)
            except (StoreError, sqlite3.DatabaseError) as problem:
                return str(problem)

    def _looked(self, store: Store) -> str:
        # Most cuts come to one of a few contents, of which everything that follows is looked at once.
        key = _content(store)
        if key not in self._looked_at:
            findings = [one.sentence for one in store.check() if not one.gone]
            self._looked_at[key] = str(findings[0]) if findings else held(store)
        return self._looked_at[key]


def _content(store: Store) -> int:
    """What tells two contents of a file apart: every row, and what SQLite finds wrong with its pages."""
    raw = store._database.raw
    tables = sorted(name for kind, name, _ in schema(raw) if kind == "table")
    rows = [tuple(raw.execute(f'SELECT * FROM "{name}"')) for name in tables]
    return hash((tuple(raw.execute("PRAGMA integrity_check")), *tables, *rows))


def _version(files: dict[str, bytes], folder: DataFolder) -> int | None:
    data = files.get(str(folder.database))
    return None if not data else int.from_bytes(data[_VERSION_AT], "big")


# Recording.


def prepare(story: str, folder: DataFolder) -> None:
    """What a story finds when it begins."""
    if story == "older":
        folder.path.mkdir()
        shutil.copy(OLD, folder.database)
    elif story == "restored":
        with Store.open(folder.database, folder.backups) as store:
            store.create(finished(table()), NOW)
            store.backup(folder.backups / "kept.db")
            store.create(finished(table(started="2026-03-01T20:00:00+01:00"), seed=2), NOW)


def recorded(story: str, root: Path, synchronous: str | None = None) -> Recording:
    """Tell a story twice: here, to know what the history holds after each act, and watched by strace."""
    first, holds = told_here(story, DataFolder(root / "here" / "data"))
    watched = DataFolder(root / "watched" / "data")
    watched.path.parent.mkdir()
    prepare(story, watched)
    there = [watched.path.parent, *watched.path.parent.rglob("*")]
    folders = tuple(str(path) for path in there if path.is_dir())
    found = {str(path): path.read_bytes() for path in there if path.is_file()}
    command = [sys.executable, "-m", "tests.faults.acts", story, str(watched.path)]
    told = command if synchronous is None else [*command, synchronous]
    calls = record(told, root / "calls", {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
    return Recording(watched.path.parent, folders, found, calls, first, holds)


def told_here(story: str, folder: DataFolder) -> tuple[str, tuple[str, ...]]:
    """What a history holds before a story and after each of its acts."""
    folder.path.parent.mkdir()
    prepare(story, folder)
    holds: list[str] = []

    def hear(line: str) -> None:
        if line.startswith("saved"):
            holds.append(held_in(folder))

    with tempfile.TemporaryDirectory(dir=folder.path.parent) as copied:
        if folder.path.exists():
            shutil.copytree(folder.path, copied, dirs_exist_ok=True)
        first = held_in(DataFolder(Path(copied)))
    STORIES[story](Keeper(folder, hear))
    return first, tuple(holds)


# Cutting.


def planned(recording: Recording, states: int, luck: Random, *, acknowledged: bool) -> dict[int, list[Cut]]:
    """So many cuts, by the moment of each: up to half of them right after an acknowledgement, or all of them.

    With `acknowledged` there are no others.
    """
    first: list[tuple[int, Cut]] = []
    others: list[tuple[int, Cut]] = []
    for moment, (disk, _, is_told) in enumerate(recording.moments()):
        for cut in cuts(disk.unsure):
            plain = cut.kind in (Kind.ALL, Kind.NONE)
            (first if plain and is_told else others).append((moment, cut))
    luck.shuffle(first)
    luck.shuffle(others)
    drawn = first[:states] if acknowledged else first[: states // 2]
    drawn += [] if acknowledged else others[: states - len(drawn)]
    chosen: dict[int, list[Cut]] = {}
    for moment, cut in drawn:
        chosen.setdefault(moment, []).append(cut)
    return chosen


def losses(recording: Recording, plan: dict[int, list[Cut]], judge: Judge, luck: Random) -> list[Loss]:
    """What is lost by the cuts of a plan."""
    found = []
    for moment, (disk, progress, _) in enumerate(recording.moments()):
        for cut in plan.get(moment, ()):
            wrong = judge.wrong(disk.after_cut(kept(disk.unsure, cut, luck)), progress)
            if wrong is not None:
                found.append(Loss(moment, cut, wrong))
    return found


def scratch() -> str | None:
    """A folder in memory, where there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


@pytest.mark.faults
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("story", STORIES)
def test_a_power_cut_loses_nothing_that_was_acknowledged(story: str, tmp_path: Path) -> None:
    luck = Random(20260109)
    recording = recorded(story, tmp_path)
    begun = monotonic()
    plan = planned(recording, STATES[story], luck, acknowledged=False)
    with tempfile.TemporaryDirectory(dir=scratch()) as made:
        judge = Judge(recording, Path(made))
        lost = losses(recording, plan, judge, luck)
    print(
        f"{story}: {len(recording.holds)} acts, {len(recording.calls)} calls,"
        f" {sum(map(len, plan.values()))} states, {judge.distinct} distinct, {judge.warned} warnings,"
        f" {len(lost)} losses, {monotonic() - begun:.0f} s"
    )
    assert not lost, lost[:5]


@pytest.mark.faults
@pytest.mark.timeout(600)
@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_a_power_cut_is_felt_where_the_history_is_kept_less_durably(synchronous: str, tmp_path: Path) -> None:
    luck = Random(20260109)
    recording = recorded("evening", tmp_path, synchronous)
    plan = planned(recording, CONTROL_STATES, luck, acknowledged=True)
    with tempfile.TemporaryDirectory(dir=scratch()) as made:
        lost = losses(recording, plan, Judge(recording, Path(made)), luck)
    print(f"synchronous={synchronous}: {sum(map(len, plan.values()))} states, {len(lost)} losses")
    assert lost, "a control lost nothing: the test of the power cut proves nothing"
