"""The commands that keep the history safe: a backup wherever its user wants it, and the way back from one.

What the contract leaves open is decided so:

* `backup` replaces no file and makes no folder: where a stick is not in, nothing is written in its stead.
* `restore` always says what it would do, and asks also where there is nothing to replace. Without a terminal
  to ask on and without `--yes`, or where the answer is not yes, nothing is changed and the status is 1.
"""

import argparse
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.command import Command, complain, folder_of, put_out, speaker_of
from scorepad.core.legible import plain
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase, Speaker
from scorepad.history_commands import Run, with_store
from scorepad.store.errors import StoreError

if TYPE_CHECKING:
    from scorepad.store.restore import Preview, Summary

_HOLDS = QT_TRANSLATE_NOOP("backup", "matches {matches}, deals {deals}, players {players}")
_HOLDS_DAYS = QT_TRANSLATE_NOOP(
    "backup", "matches {matches}, deals {deals}, players {players}, {first_day} to {last_day}"
)
_IN = QT_TRANSLATE_NOOP("backup", "The backup is in {file}: {holds}.")
_NO_FOLDER = QT_TRANSLATE_NOOP("backup", "There is no folder {folder} to write in.")
_BRINGS = QT_TRANSLATE_NOOP("backup", "Brings: {holds}.")
_REPLACES = QT_TRANSLATE_NOOP("backup", "Replaces: {holds}.")
_REPLACES_NOTHING = QT_TRANSLATE_NOOP("backup", "There is no history yet that it would replace.")
_REPLACES_UNREADABLE = QT_TRANSLATE_NOOP(
    "backup", "The history that it replaces cannot be read; it is set aside as it is."
)
_COMPARED = QT_TRANSLATE_NOOP(
    "backup", "Matches that come back: {back}. That go: {gone}. That are different in the backup: {differ}."
)
_ASK = QT_TRANSLATE_NOOP("backup", "Put the backup in the history's place? [y/N]")
_YES = ("y", "j", "s")
"""What yes begins with, in every language of the program."""
_SAY_YES = QT_TRANSLATE_NOOP("backup", "This replaces the history; say --yes if that is meant.")
_UNCHANGED = QT_TRANSLATE_NOOP("backup", "Nothing was changed.")
_RESTORED = QT_TRANSLATE_NOOP("backup", "The backup is the history now.")
_KEPT = QT_TRANSLATE_NOOP("backup", "The old history is kept in {file}.")


def _put(sentence: Phrase, say: Speaker) -> None:
    put_out(plain(say(sentence)) + "\n")


def _holds(summary: "Summary") -> Phrase:
    sentence = _HOLDS if summary.first_day is None else _HOLDS_DAYS
    return sentence.of(**vars(summary))


# backup


def _add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="where to write the copy")


def _backup(run: Run) -> int:
    file: Path = run.arguments.file
    if not file.parent.is_dir():
        complain(plain(run.say(_NO_FOLDER.of(folder=file.parent))))
        return 1
    run.store.backup(file)
    _put(_IN.of(file=file, holds=_holds(run.store.summary())), run.say)
    return 0


# restore


def _add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup")
    parser.add_argument("--yes", action="store_true", help="replace the history without asking")


def _restore(arguments: argparse.Namespace) -> int:
    # Only here: they bring the database.
    from scorepad.store.replacing import refuse_open
    from scorepad.store.restore import preview, restore

    say, folder = speaker_of(arguments), folder_of(arguments)
    try:
        refuse_open(folder.database)
        _tell(preview(arguments.file, folder.database), folder.database.exists(), say)
        if not arguments.yes and not _is_wanted(say):
            return 1
        kept = restore(arguments.file, folder.database, folder.backups, datetime.now().astimezone())
    except StoreError as problem:
        complain(plain(say(problem.sentence)))
        return 1
    _put(_RESTORED, say)
    if kept is not None:
        _put(_KEPT.of(file=kept), say)
    return 0


def _tell(found: "Preview", is_there: bool, say: Speaker) -> None:
    _put(_BRINGS.of(holds=_holds(found.brings)), say)
    if found.replaces is not None:
        _put(_REPLACES.of(holds=_holds(found.replaces)), say)
        _put(_COMPARED.of(back=found.back, gone=found.gone, differ=found.differ), say)
    else:
        _put(_REPLACES_UNREADABLE if is_there else _REPLACES_NOTHING, say)


def _is_wanted(say: Speaker) -> bool:
    """Ask whether to go on, where somebody is there to answer; say what follows where not."""
    if sys.stdin is None or not sys.stdin.isatty():
        complain(say(_SAY_YES))
        return False
    put_out(say(_ASK) + " ")
    answer = sys.stdin.buffer.readline().decode(errors="replace")
    if answer.strip().casefold().startswith(_YES):
        return True
    complain(say(_UNCHANGED))
    return False


COMMANDS = (
    Command(
        "backup", "write a proved copy of the history to a file", _add_backup_arguments, with_store(_backup)
    ),
    Command("restore", "put a backup in the history's place", _add_restore_arguments, _restore),
)
