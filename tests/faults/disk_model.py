"""A disk that keeps only what it was asked to keep: which files may be there after the power was cut.

What was written to a file is sure once that file was synced; that a name stands in a folder, or is gone from
it, once that folder was synced. Until then each of these may have come to the disk or not, by itself and in
any order, and of one write some sectors only. This is stricter than most file systems are.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from pathlib import PurePosixPath
from random import Random

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""
_FOLDER = 0


@dataclass(frozen=True)
class Written:
    """Bytes written to a file; the file has a number, since its name may change."""

    file: int
    at: int
    data: bytes


@dataclass(frozen=True)
class Resized:
    """A file cut off, or made longer with zeros."""

    file: int
    size: int


@dataclass(frozen=True)
class Named:
    """Names that point to other files than before, or to none; of a rename both names, as one."""

    names: tuple[tuple[str, int | None], ...]

    @property
    def folders(self) -> frozenset[str]:
        """The folders whose sync makes it sure."""
        return frozenset(_folder_of(path) for path, _ in self.names)


Unsure = Written | Resized | Named
"""What the disk was told and need not have kept."""


class Disk:
    """The files of a computer as programs see them, and as they may be found after a power cut."""

    def __init__(self, found: Mapping[str, bytes], folders: Sequence[str]) -> None:
        """A disk on which everything is sure: files by their path, and folders."""
        self._last = _FOLDER
        self._names: dict[str, int] = dict.fromkeys(folders, _FOLDER)
        self._data: dict[int, bytes] = {}
        for path, data in found.items():
            self._last += 1
            self._names[path] = self._last
            self._data[self._last] = data
        self._seen = dict(self._names)
        self.unsure: list[Unsure] = []
        """What was asked of the disk and is not sure yet, in order."""

    # What programs ask.

    def file(self, path: str) -> int | None:
        """The file of that name, None where there is none."""
        return self._seen.get(path)

    def create(self, path: str) -> int:
        """Make an empty file."""
        self._last += 1
        self._data[self._last] = b""
        self._name((path, self._last))
        return self._last

    def make_folder(self, path: str) -> None:
        """Make a folder."""
        self._name((path, _FOLDER))

    def write(self, file: int, at: int, data: bytes) -> None:
        """Write to a file."""
        self.unsure.append(Written(file, at, data))

    def resize(self, file: int, size: int) -> None:
        """Cut a file off, or make it longer."""
        self.unsure.append(Resized(file, size))

    def link(self, path: str, to: str) -> None:
        """Give a file one more name."""
        self._name((to, self._seen[path]))

    def rename(self, path: str, to: str) -> None:
        """Give a file another name, whatever had that before."""
        self._name((path, None), (to, self._seen[path]))

    def unlink(self, path: str) -> None:
        """Take a name away."""
        self._name((path, None))

    def _name(self, *names: tuple[str, int | None]) -> None:
        self.unsure.append(Named(names))
        _point(self._seen, names)

    def sync(self, file: int) -> None:
        """Keep what was written to a file."""
        for asked in self.unsure:
            if not isinstance(asked, Named) and asked.file == file:
                self._data[file] = _applied(self._data[file], asked)
        self.unsure = [asked for asked in self.unsure if isinstance(asked, Named) or asked.file != file]

    def sync_folder(self, path: str) -> None:
        """Keep which names are in a folder."""
        left: list[Unsure] = []
        for asked in self.unsure:
            if isinstance(asked, Named) and path in asked.folders:
                _point(self._names, asked.names)
            else:
                left.append(asked)
        self.unsure = left

    # What is found.

    def after_cut(self, kept: Sequence[Unsure]) -> dict[str, bytes]:
        """The files that are found where of all that is unsure only `kept` has come to the disk."""
        names, data = dict(self._names), dict(self._data)
        for asked in kept:
            if isinstance(asked, Named):
                _point(names, asked.names)
            else:
                data[asked.file] = _applied(data[asked.file], asked)
        return {path: data[file] for path, file in names.items() if file and _is_reached(path, names)}


def _folder_of(path: str) -> str:
    return str(PurePosixPath(path).parent)


def _point(names: dict[str, int], changed: Sequence[tuple[str, int | None]]) -> None:
    for path, file in changed:
        if file is None:
            names.pop(path, None)
        else:
            names[path] = file


def _applied(data: bytes, asked: Written | Resized) -> bytes:
    if isinstance(asked, Resized):
        return data[: asked.size].ljust(asked.size, b"\0")
    return data[: asked.at].ljust(asked.at, b"\0") + asked.data + data[asked.at + len(asked.data) :]


def _is_reached(path: str, names: Mapping[str, int]) -> bool:
    """Whether the folder of a file is there too."""
    return names.get(_folder_of(path)) == _FOLDER


# Ways in which a cut may fall out.


class Kind(StrEnum):
    """What became of all that was unsure."""

    ALL = "all of it kept"
    NONE = "none of it kept"
    WITHOUT = "one dropped"
    ONLY = "only one kept"
    TORN = "one torn between sectors"
    HOLLOW = "one with its length but not its bytes"
    SOME = "some of it kept"


@dataclass(frozen=True)
class Cut:
    """One way in which a cut may fall out; `at` tells which of the unsure it is about."""

    kind: Kind
    at: int = 0


def cuts(unsure: Sequence[Unsure]) -> Iterator[Cut]:
    """The ways in which a cut may fall out; those drawn by luck once for each that is unsure."""
    yield Cut(Kind.ALL)
    if unsure:
        yield Cut(Kind.NONE)
    if len(unsure) > 1:
        for at in range(len(unsure)):
            yield from (Cut(kind, at) for kind in (Kind.WITHOUT, Kind.ONLY, Kind.SOME))
    for at, asked in enumerate(unsure):
        if isinstance(asked, Written):
            yield Cut(Kind.HOLLOW, at)
            if len(_sectors(asked)) > 1:
                yield Cut(Kind.TORN, at)


def kept(unsure: Sequence[Unsure], cut: Cut, luck: Random) -> list[Unsure]:
    """What has come to the disk."""
    others = [asked for at, asked in enumerate(unsure) if at != cut.at]
    match cut.kind:
        case Kind.ALL:
            return list(unsure)
        case Kind.NONE:
            return []
        case Kind.ONLY:
            return [unsure[cut.at]]
        case Kind.WITHOUT:
            return others
        case Kind.SOME:
            share = luck.random()
            return [asked for asked in unsure if luck.random() < share]
        case Kind.TORN | Kind.HOLLOW:
            one = unsure[cut.at]
            assert isinstance(one, Written)
            parts = _torn(one, luck) if cut.kind is Kind.TORN else [_hollow(one)]
            return [*unsure[: cut.at], *parts, *unsure[cut.at + 1 :]]


def _sectors(written: Written) -> list[Written]:
    """A write, cut where sectors end."""
    end = written.at + len(written.data)
    edges = [written.at, *range((written.at // SECTOR + 1) * SECTOR, end, SECTOR), end]
    return [
        Written(written.file, start, written.data[start - written.at : stop - written.at])
        for start, stop in pairwise(edges)
    ]


def _torn(written: Written, luck: Random) -> list[Unsure]:
    """Some sectors of a write, neither none nor all."""
    sectors = _sectors(written)
    number = luck.randrange(1, len(sectors))
    return [sectors[at] for at in sorted(luck.sample(range(len(sectors)), number))]


def _hollow(written: Written) -> Unsure:
    """A write at the end of a file that made room and no more; within the file it changes nothing."""
    return Written(written.file, written.at + len(written.data), b"")
