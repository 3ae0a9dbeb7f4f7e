"""The backups that there are, in words: when, why, what is in them, and in which folder they lie."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTime,
)

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.store.shelf import Kept, Reason, Shelves, on_shelf
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import plain_tooltip

if TYPE_CHECKING:
    from scorepad.store.restore import Summary

Index = QModelIndex | QPersistentModelIndex

_WHY = {
    Reason.MATCH: QT_TRANSLATE_NOOP("backups", "after a match"),
    Reason.IMPORT: QT_TRANSLATE_NOOP("backups", "before an import"),
    Reason.MIGRATION: QT_TRANSLATE_NOOP("backups", "before an update"),
    Reason.REPAIR: QT_TRANSLATE_NOOP("backups", "before a repair"),
    Reason.RESTORE: QT_TRANSLATE_NOOP("backups", "before another was restored"),
    Reason.HAND: QT_TRANSLATE_NOOP("backups", "by hand"),
}
_TODAY = QT_TRANSLATE_NOOP("backups", "today {time}")
_YESTERDAY = QT_TRANSLATE_NOOP("backups", "yesterday {time}")
_DAY = QT_TRANSLATE_NOOP("backups", "{weekday} {day} {time}")
_MATCHES = QT_TRANSLATE_N_NOOP("backups", "%n match(es)", "", 0)
_DEALS = QT_TRANSLATE_N_NOOP("backups", "%n deal(s)", "", 0)
_HOLDS = QT_TRANSLATE_NOOP("backups", "{matches}, {deals}")
_TITLES = (
    QT_TRANSLATE_NOOP("backups", "When"),
    QT_TRANSLATE_NOOP("backups", "Why"),
    QT_TRANSLATE_NOOP("backups", "Matches"),
    QT_TRANSLATE_NOOP("backups", "Deals"),
    QT_TRANSLATE_NOOP("backups", "Folder"),
)
_HERE = QT_TRANSLATE_NOOP("backups", "data folder")
_SECOND = QT_TRANSLATE_NOOP("backups", "second folder")
_BOTH = QT_TRANSLATE_NOOP("backups", "both")
_DAMAGED = QT_TRANSLATE_NOOP("backups", "damaged")
_CELL = QT_TRANSLATE_NOOP("backups", "{when}, {column}: {value}")

WHEN, WHY, MATCHES, DEALS, FOLDER = range(5)
_NOT_COUNTED_YET = "…"


def spoken_at(at: datetime, now: datetime) -> str:
    """A moment as the table says it, by its own clock: "today 20:15", "Fri 09/01/2026 20:15"."""
    local, locale = at.astimezone(), QLocale()
    time = locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    day = local.date()
    if day == now.date():
        return say(_TODAY.of(time=time))
    if day == now.date() - timedelta(days=1):
        return say(_YESTERDAY.of(time=time))
    date = QDate(day.year, day.month, day.day)
    weekday = locale.standaloneDayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
    return say(_DAY.of(weekday=weekday, day=locale.toString(date, QLocale.FormatType.ShortFormat), time=time))


def spoken_date(day: str | None) -> str:
    """A day written `YYYY-MM-DD` in the locale's short form; a dash where there is none."""
    if day is None:
        return "–"
    return QLocale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


def number(count: int) -> str:
    """A number with the locale's separators: "2,011"."""
    return QLocale().toString(count)


def why(reason: Reason) -> Phrase:
    """Why a backup was made."""
    return _WHY[reason]


def how_much(holds: "Summary") -> Phrase:
    """What a history holds: "143 matches, 2011 deals"."""
    return _HOLDS.of(matches=_MATCHES.counted(holds.matches), deals=_DEALS.counted(holds.deals))


@dataclass(frozen=True)
class BackupLine:
    """A backup in the list. `holds` and `problem` are None until it was looked into.

    `is_here` and `is_second` say in which of the two folders it lies; a copy of the same name is the same.
    """

    kept: Kept
    is_here: bool = True
    is_second: bool = False
    holds: "Summary | None" = None
    problem: Phrase | None = None

    @property
    def place(self) -> Phrase:
        """The folder, in a word."""
        return (_BOTH if self.is_here else _SECOND) if self.is_second else _HERE


def lines_of(first: Iterable[Kept], second: Iterable[Kept]) -> tuple[BackupLine, ...]:
    """The backups of both folders, the newest first; what lies in both is one line."""
    lines = {kept.path.name: BackupLine(kept) for kept in first}
    for kept in second:
        there = lines.get(kept.path.name)
        lines[kept.path.name] = (
            BackupLine(kept, is_here=False, is_second=True)
            if there is None
            else replace(there, is_second=True)
        )
    return tuple(sorted(lines.values(), key=lambda line: line.kept.at, reverse=True))


@dataclass(frozen=True)
class Found:
    """What is on the shelves. `is_reached`: the second folder is there, where one was chosen."""

    lines: tuple[BackupLine, ...]
    is_reached: bool = True


def found_on(shelves: Shelves, second_folder: Path | None) -> Found:
    """Look at both shelves. Raises StoreUnavailable where the first cannot be read."""
    here = on_shelf(shelves.first)
    if shelves.second is None or second_folder is None:
        return Found(lines_of(here, ()))
    if not second_folder.is_dir():
        return Found(lines_of(here, ()), is_reached=False)
    return Found(lines_of(here, on_shelf(shelves.second)))


class BackupsModel(QAbstractTableModel):
    """The list; it stands before anything is counted, and each line's counts come in when they are known."""

    def __init__(self, now: datetime, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._lines: tuple[BackupLine, ...] = ()

    @property
    def lines(self) -> tuple[BackupLine, ...]:
        """What is shown."""
        return self._lines

    def show(self, lines: Sequence[BackupLine]) -> None:
        """Show these; what was counted before of the same files stays."""
        known = {line.kept.path: line for line in self._lines}
        self.beginResetModel()
        self._lines = tuple(
            replace(line, holds=known[line.kept.path].holds, problem=known[line.kept.path].problem)
            if line.kept.path in known
            else line
            for line in lines
        )
        self.endResetModel()

    def count(self, path: Path, holds: "Summary | None", problem: Phrase | None) -> None:
        """What was found in a backup, or why it is none."""
        for row, line in enumerate(self._lines):
            if line.kept.path == path:
                lines = list(self._lines)
                lines[row] = replace(line, holds=holds, problem=problem)
                self._lines = tuple(lines)
                self.dataChanged.emit(self.index(row, MATCHES), self.index(row, DEALS))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The backups."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """When, why, matches, deals, folder."""
        return 0 if parent.isValid() else len(_TITLES)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text; of a damaged backup the sentence that says what is wrong, as its tooltip."""
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line, column)
            case Qt.ItemDataRole.ToolTipRole:
                said = str(line.kept.path) if line.problem is None else say(line.problem)
                return plain_tooltip(said)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
        return None

    def _text(self, line: BackupLine, column: int) -> str:
        match column:
            case 0:
                return spoken_at(line.kept.at, self._now)
            case 1:
                return say(why(line.kept.reason))
            case 4:
                return say(line.place)
        if line.problem is not None:
            return say(_DAMAGED) if column == MATCHES else ""
        if line.holds is None:
            return _NOT_COUNTED_YET
        return number(line.holds.matches if column == MATCHES else line.holds.deals)

    def _spoken(self, line: BackupLine, column: int) -> str:
        when, text = spoken_at(line.kept.at, self._now), self._text(line, column)
        return when if column == WHEN else say(_CELL.of(when=when, column=_TITLES[column], value=text))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(_TITLES):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return say(_TITLES[section]) if role == Qt.ItemDataRole.DisplayRole else None


def _alignment(column: int) -> int:
    is_number = column in (MATCHES, DEALS)
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
