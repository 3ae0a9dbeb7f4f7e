"""The matches of the history as values, and as a list that grows while it is scrolled."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTime,
    Signal,
)

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.reading import spoken_day
from scorepad.ui.say import say, words

Index = QModelIndex | QPersistentModelIndex

LINE = int(Qt.ItemDataRole.UserRole)
"""The role of a row's `HistoryLine`."""

_TODAY = QT_TRANSLATE_NOOP("history", "today {time}")
_YESTERDAY = QT_TRANSLATE_NOOP("history", "yesterday {time}")
_WEEKDAY = QT_TRANSLATE_NOOP("history", "{weekday} {time}")
_NO_DAY = QT_TRANSLATE_NOOP("history", "no date")
_GOES_ON = QT_TRANSLATE_NOOP("history", "goes on, deal {deal}")
_GOES_ON_OF = QT_TRANSLATE_NOOP("history", "goes on, deal {deal} of {deals}")
_STOPPED = QT_TRANSLATE_NOOP("history", "stopped")
_NOT_COUNTED = QT_TRANSLATE_NOOP("history", "does not count")
_RESULT = QT_TRANSLATE_NOOP("history", "{name} {points}")
_RESULT_WON = QT_TRANSLATE_NOOP("history", "{name} {points}, won")
_SEASON = QT_TRANSLATE_NOOP("history", "season {name}")
_NOTE = QT_TRANSLATE_NOOP("history", "note: {note}")


@dataclass(frozen=True)
class Behind:
    """The matches behind a number on somebody's page: whose it is, what it is of, and which they are."""

    player: str
    words: Phrase
    matches: tuple[int, ...]


@dataclass(frozen=True)
class HistoryFilter:
    """Which matches are looked for. Days are `YYYY-MM-DD` and both ends count; `game` is a game's key.

    Several `players` played together. `behind` looks among the matches behind a number.
    """

    text: str = ""
    players: tuple[str, ...] = ()
    game: str | None = None
    season: str | None = None
    first_day: str | None = None
    last_day: str | None = None
    unfinished: bool = False
    put_away: bool = False
    behind: Behind | None = None


EVERY_MATCH = HistoryFilter()


class Status(StrEnum):
    """How far a match is. `STOPPED`: its players ended it before its rules would have."""

    GOES_ON = "goes_on"
    STOPPED = "stopped"
    FINISHED = "finished"


@dataclass(frozen=True)
class SideLine:
    """A side's result, under the names of its players."""

    name: str
    points: int
    place: int
    won: bool = False


@dataclass(frozen=True)
class HistoryLine:
    """A match as the list tells it. `sides` are in order of place, `started` and `ended` as written.

    `deals` counts those played; `of_deals` is the number that its rules ask for, where it goes on and that
    is known. `of_pairs` where two play on each side. A match whose game is not known here (`is_known`) can be
    told of and put away, but not opened.
    """

    match_id: int
    game: Phrase | str
    started: str | None
    sides: tuple[SideLine, ...]
    status: Status
    deals: int
    of_deals: int | None = None
    ended: str | None = None
    season: str | None = None
    note: str | None = None
    counts: bool = True
    put_away: bool = False
    of_pairs: bool = False
    is_known: bool = True

    @property
    def state(self) -> Phrase | None:
        """What is to be said of a match that was not played to its end; None of others."""
        if self.status is Status.STOPPED:
            return _STOPPED
        if self.status is Status.FINISHED:
            return None
        if self.of_deals is None:
            return _GOES_ON.of(deal=self.deals + 1)
        return _GOES_ON_OF.of(deal=self.deals + 1, deals=self.of_deals)

    @property
    def marks(self) -> tuple[tuple[Phrase, str], ...]:
        """What sets the match apart, each with its colour role."""
        found = [] if self.state is None else [(self.state, _ROLES[self.status])]
        if not self.counts:
            found.append((_NOT_COUNTED, "gold"))
        return tuple(found)


_ROLES = {Status.GOES_ON: "accent", Status.STOPPED: "soft_ink"}


@dataclass(frozen=True)
class MatchCard:
    """A match as its card tells it: its line, and what was agreed."""

    line: HistoryLine
    agreed: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class HistoryChoices:
    """What can be filtered by: people, pairs and seasons, the latest first; games with their keys."""

    players: tuple[str, ...] = ()
    games: tuple[tuple[str, Phrase], ...] = ()
    seasons: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class HistoryBatch:
    """Some lines of those that were looked for, from `offset` on.

    `total` counts all that are found, `put_away` all matches that were put away; that is counted only where
    nothing is found.
    """

    wanted: HistoryFilter
    offset: int
    total: int
    lines: tuple[HistoryLine, ...]
    today: date
    put_away: int = 0


class HistoryModel(QAbstractListModel):
    """The lines that were read so far. What the view wants beyond them is asked for by `wanted`."""

    wanted = Signal(int)
    """Lines from this place on are to be appended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._filter = EVERY_MATCH
        self._lines: list[HistoryLine] = []
        self._rows: dict[int, int] = {}
        self._total = 0
        self._today = date.min
        self._waits = False

    @property
    def total(self) -> int:
        """How many matches there are in all."""
        return self._total

    @property
    def today(self) -> date:
        """The day on which the lines were read."""
        return self._today

    def line(self, row: int) -> HistoryLine:
        """A line. Raises IndexError where there is none."""
        return self._lines[row]

    def row_of(self, match_id: int) -> int | None:
        """Where a match stands; None where it was not read."""
        return self._rows.get(match_id)

    def show(self, batch: HistoryBatch) -> None:
        """Show these lines. Rows that stay keep their place, selected or scrolled to."""
        self._filter, self._total, self._today = batch.wanted, batch.total, batch.today
        self._waits = False
        if [line.match_id for line in batch.lines] == list(self._rows):
            self._lines = list(batch.lines)
            self.retranslate()
            return
        self.beginResetModel()
        self._lines = list(batch.lines)
        self._rows = {line.match_id: row for row, line in enumerate(self._lines)}
        self.endResetModel()

    def append(self, batch: HistoryBatch) -> None:
        """Show more lines; those that came too late, for something else, are passed over."""
        if batch.wanted != self._filter or batch.offset != len(self._lines):
            return
        self._waits = False
        # A match that began meanwhile pushes one on that is shown already.
        fresh = [line for line in batch.lines if line.match_id not in self._rows]
        self._total = batch.total if fresh else len(self._lines)
        if fresh:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(fresh) - 1)
            self._lines += fresh
            self._rows.update({line.match_id: first + at for at, line in enumerate(fresh)})
            self.endInsertRows()

    def stop_waiting(self) -> None:
        """The lines that were asked for do not come; they may be asked for again."""
        self._waits = False

    def retranslate(self) -> None:
        """Say every line anew."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The lines that were read."""
        return 0 if parent.isValid() else len(self._lines)

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there are more than were read, and none under way."""
        return not parent.isValid() and not self._waits and len(self._lines) < self._total

    def fetchMore(self, parent: Index) -> None:
        """Ask for more; they come later."""
        if self.canFetchMore(parent):
            self._waits = True
            self.wanted.emit(len(self._lines))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row's line, in words for those who read it and for those who hear it."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case _ if role == LINE:
                return line
            case Qt.ItemDataRole.DisplayRole:
                return ", ".join(apart(side.name) for side in line.sides)
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken_line(line, self._today)
        return None


def spoken_moment(started: str | None, today: date) -> str:
    """When a match began, short, beside its date: "today 20:15", "yesterday 20:15", "Friday 20:15"."""
    if started is None:
        return say(_NO_DAY)
    moment = datetime.fromisoformat(started)
    time, day = clock_time(moment), moment.date()
    if day == today:
        return say(_TODAY.of(time=time))
    if day == today - timedelta(days=1):
        return say(_YESTERDAY.of(time=time))
    weekday = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.LongFormat)
    return say(_WEEKDAY.of(weekday=weekday, time=time))


def clock_time(moment: datetime) -> str:
    """The time of day in the locale's short form."""
    return QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)


def spoken_line(line: HistoryLine, today: date) -> str:
    """All that a line tells, to be heard."""
    when = spoken_moment(line.started, today)
    if line.started is not None:
        when = f"{spoken_day(datetime.fromisoformat(line.started).date())}, {when}"
    told = [when, words(line.game), ", ".join(_results(line.sides))]
    if line.season is not None:
        told.append(say(_SEASON.of(name=line.season)))
    told += [say(mark) for mark, _role in line.marks]
    if line.note:
        told.append(say(_NOTE.of(note=line.note)))
    return "; ".join(told)


def _results(sides: Iterable[SideLine]) -> list[str]:
    return [
        say((_RESULT_WON if side.won else _RESULT).of(name=side.name, points=side.points)) for side in sides
    ]
