"""Files that appear whole under their name or not at all."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.export.progress import Progress, unwatched

_EXISTS = QT_TRANSLATE_NOOP(
    "export", "“{file}” is already there; choose another name, or replace it by --force."
)
_NO_FILE = QT_TRANSLATE_NOOP("export", "“{file}” is no file that can be replaced.")
_NO_FOLDER = QT_TRANSLATE_NOOP("export", "There is no folder “{folder}” to write in.")
_NOT_WRITTEN = QT_TRANSLATE_NOOP("export", "“{file}” cannot be written ({reason}).")


_PIECE = 1 << 20
"""Bytes between two reports of how far it is: a slow stick takes less than a second for them."""


class FileError(Exception):
    """A file was not written; what was there before is as it was. `sentence` says why."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class FileExistsAlready(FileError):  # noqa: N818 - it is a FileError, and says so by its first word
    """There is a file of this name, and nobody said that it may be replaced."""


def refuse_existing(path: Path, *, replace: bool) -> None:
    """Say before any work is done that a file could not be written under this name.

    Raises FileExistsAlready, or FileError for what is no file or has no folder.
    """
    try:
        is_there, is_other = os.path.lexists(path), path.exists() and not path.is_file()
        has_folder = path.parent.is_dir()
    except OSError as problem:  # a name that no disk takes, a folder that may not be looked into
        raise FileError(_NOT_WRITTEN.of(file=path, reason=problem.strerror)) from problem
    if is_other:
        # A device or a folder is nothing to put a file in the place of.
        raise FileError(_NO_FILE.of(file=path))
    if is_there and not replace:
        raise FileExistsAlready(_EXISTS.of(file=path))
    if not has_folder:
        raise FileError(_NO_FOLDER.of(folder=path.parent))


def write_whole(path: Path, data: bytes, *, replace: bool = False, progress: Progress = unwatched) -> None:
    """Write a file so that a power cut, a full disk or a reader never meets half of it.

    An existing one is replaced only with `replace`, and keeps its rights; a link goes on pointing to it.
    Raises FileExistsAlready and FileError, and what `progress` raises: then there is no file, however much of
    it was written.
    """
    refuse_existing(path, replace=replace)
    try:
        # Through a link, the file it points to is meant.
        _write(Path(os.path.realpath(path)), data, replace, progress)
    except FileExistsError as problem:
        raise FileExistsAlready(_EXISTS.of(file=path)) from problem
    except OSError as problem:
        raise FileError(_NOT_WRITTEN.of(file=path, reason=problem.strerror or problem)) from problem


def _write(path: Path, data: bytes, replace: bool, progress: Progress) -> None:
    # In the same folder: only within one disk does a name move at a stroke.
    unfinished = path.with_name(f".scorepad-{secrets.token_hex(8)}.new")
    try:
        with unfinished.open("xb") as file:
            for start in range(0, len(data), _PIECE):
                progress(start / len(data))
                file.write(data[start : start + _PIECE])
            file.flush()
            os.fsync(file.fileno())
        progress(1.0)
        if replace:
            with suppress(FileNotFoundError):
                unfinished.chmod(path.stat().st_mode & 0o777)
            unfinished.replace(path)
        else:
            _put(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _put(unfinished: Path, path: Path) -> None:
    """Give a finished file its name. Raises FileExistsError where another program took it meanwhile."""
    try:
        path.hardlink_to(unfinished)
    except FileExistsError:
        raise
    except OSError:  # a disk without links, such as a memory stick
        if path.exists():
            raise FileExistsError(path) from None
        unfinished.replace(path)


def _sync_folder(folder: Path) -> None:
    # So that the name outlasts a power cut too; not every system lets a folder be opened.
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
