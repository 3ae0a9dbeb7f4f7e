"""What can go wrong with the history, each with the sentence that helps its user on."""

# ruff: noqa: N818 - each is a StoreError, and says so by its first word

from pathlib import Path

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase


class StoreError(Exception):
    """Something is wrong with the history. `sentence` says in one sentence what, and what helps."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class StoreUnavailable(StoreError):
    """The history cannot be reached or written now; trying again may help."""


class StoreDamaged(StoreError):
    """What the file holds is not what Scorepad wrote."""


class StoreUnknownGame(StoreError):
    """The match is of a game that this Scorepad does not have. It is sound, as far as can be told."""


class StoreNewer(StoreError):
    """The history was written by a newer Scorepad. It was not touched."""


class StoreConflict(StoreError):
    """The match was changed elsewhere since it was read; nothing was written."""


class StoreMissing(StoreError):
    """What was asked for is not in the history."""


class StoreRefused(StoreError):
    """The history cannot hold what it was given; nothing was written."""


class StoreFailed(StoreError):
    """A fault in the program itself; nothing was written."""


NOT_OURS = QT_TRANSLATE_NOOP(
    "store",
    "{path} is not a Scorepad history; choose another data folder, or move that file away to begin anew.",
)
EMPTY = QT_TRANSLATE_NOOP(
    "store",
    "The history in {path} is empty, as after a full disk or a crash; restore a backup, "
    "or move that file away to begin anew.",
)
LOST = QT_TRANSLATE_NOOP(
    "store",
    "The history that was in {path} is gone; restore a backup of it, or put the file back where it was.",
)
JOURNAL_ALONE = QT_TRANSLATE_NOOP(
    "store",
    "The history {path} is gone although its journal {journal} is still there; put the file back, "
    "or move the journal away to begin anew.",
)
NEWER = QT_TRANSLATE_NOOP(
    "store", "The history in {path} was written by a newer Scorepad; update the program to open it."
)
DAMAGED = QT_TRANSLATE_NOOP(
    "store", "The history in {path} is damaged ({reason}); restore a backup, the file was left as it is."
)
MATCH_DAMAGED = QT_TRANSLATE_NOOP(
    "store", "Match {match} in {path} is not as it was written ({reason}); restore a backup to get it back."
)
UNKNOWN_GAME = QT_TRANSLATE_NOOP(
    "store",
    "This match is of a game that this Scorepad does not know ({game}); it is kept as it is, and a Scorepad "
    "that has the game opens it.",
)
NOT_MIGRATED = QT_TRANSLATE_NOOP(
    "store",
    "The history in {path} could not be brought to this version ({reason}); it was left as it was, "
    "and a copy of it is in {backups}.",
)
COPY_DIFFERS = QT_TRANSLATE_NOOP(
    "store", "The copy {path} is not the same as the history ({reason}); choose another disk and try again."
)
UNAVAILABLE = QT_TRANSLATE_NOOP(
    "store", "The history in {path} cannot be used ({reason}); check the folder and its disk, then try again."
)
FULL = QT_TRANSLATE_NOOP("store", "The disk that holds {path} is full; make room on it, then try again.")
BUSY = QT_TRANSLATE_NOOP(
    "store", "The history in {path} is being written by another program; try again in a moment."
)
READ_ONLY = QT_TRANSLATE_NOOP(
    "store", "{path} may not be written; give yourself the right to write it, then try again."
)
CANNOT_OPEN = QT_TRANSLATE_NOOP(
    "store", "{path} cannot be opened ({reason}); check the folder and its rights, then try again."
)
CONFLICT = QT_TRANSLATE_NOOP(
    "store", "This match was changed by another window or program; open it again to go on."
)
NO_MATCH = QT_TRANSLATE_NOOP("store", "This match is not in the history any more.")
NO_PLAYER = QT_TRANSLATE_NOOP("store", "Nobody called {name} is in the history.")
NO_SEASON = QT_TRANSLATE_NOOP("store", "There is no season called {name}.")
UNWRITABLE = QT_TRANSLATE_NOOP(
    "store", "This holds a character that cannot be written, or a number that is too large; change it."
)
REFUSED = QT_TRANSLATE_NOOP("store", "The history does not take this ({reason}).")
SEASON_TAKEN = QT_TRANSLATE_NOOP("store", "There is already a season called {name}. Choose another name.")
SEASON_OF_UNKNOWN_GAME = QT_TRANSLATE_NOOP(
    "store",
    "This season has matches of a game that this Scorepad does not know, so its name cannot be changed here.",
)
BAD_NAME = QT_TRANSLATE_NOOP("store", "“{name}” cannot be a name; use 1 to 60 ordinary characters.")
SAME_TABLE = QT_TRANSLATE_NOOP(
    "store", "{one} and {other} sat at one table, so they are two people and stay apart."
)
SAME_PERSON = QT_TRANSLATE_NOOP("store", "{one} and {other} are already one person.")
NAME_TAKEN = QT_TRANSLATE_NOOP(
    "store", "There is already somebody called {name}; merge the two if they are one person."
)
NO_BACKUP = QT_TRANSLATE_NOOP("store", "There is no file {path}; choose a backup that is there.")
NOT_A_BACKUP = QT_TRANSLATE_NOOP("store", "{path} is no backup of a Scorepad history; choose one that is.")
BACKUP_DAMAGED = QT_TRANSLATE_NOOP(
    "store", "The backup {path} is damaged ({reason}); choose another one, nothing was changed."
)
ITSELF = QT_TRANSLATE_NOOP("store", "{path} is the history itself; choose a backup of it.")
IN_USE = QT_TRANSLATE_NOOP(
    "store", "The history in {path} is open in a window or another program; close that, then try again."
)
EXISTS = QT_TRANSLATE_NOOP("store", "{path} already exists; choose another name.")
IN_JOURNAL = QT_TRANSLATE_NOOP(
    "store",
    "{path} is in use, or was copied without its journal {journal}; close Scorepad there and save a "
    "backup with it instead.",
)
BUG = QT_TRANSLATE_NOOP(
    "store", "A fault in the program kept this from being saved; try again, and report it if it stays."
)


def of_system(problem: OSError, path: Path) -> StoreError:
    """The error of the history that an error of the file system means."""
    return StoreUnavailable(CANNOT_OPEN.of(path=path, reason=problem.strerror or problem))


# What a check finds.

FOUND_STRUCTURE = QT_TRANSLATE_NOOP("store", "The file is damaged: {what}.")
FOUND_JOURNAL = QT_TRANSLATE_NOOP(
    "store",
    "Scorepad was cut off while it wrote; look whether your last entries are there. What was left of the "
    "writing is kept in {path}.",
)
FOUND_GONE = QT_TRANSLATE_NOOP(
    "store",
    "Something that was saved last is not in the history any more, as if its file were an older one; look "
    "whether your last entries are there. A backup may still have them.",
)
FOUND_POINTER = QT_TRANSLATE_NOOP("store", "A row of {table} points to a row of {parent} that is gone.")
FOUND_SCHEMA = QT_TRANSLATE_NOOP("store", "The file's tables are not those of this Scorepad: {what}.")
FOUND_MATCH = QT_TRANSLATE_NOOP("store", "Match {match} is not as it was written: {what}.")
FOUND_UNKNOWN_GAME = QT_TRANSLATE_NOOP(
    "store",
    "Matches of a game that this Scorepad does not know ({game}), so that their points cannot be checked: "
    "{number}.",
)
FOUND_DERIVED = QT_TRANSLATE_NOOP(
    "store", "Match {match}: {what} is {stored}, but what happened at the table makes it {computed}."
)
FOUND_PLAYER = QT_TRANSLATE_NOOP("store", "The name {name} is not as it was written.")
FOUND_SEASON = QT_TRANSLATE_NOOP("store", "The season {name} cannot be read: {what}.")
FOUND_PRESET = QT_TRANSLATE_NOOP("store", "The house rules {name} cannot be read: {what}.")
