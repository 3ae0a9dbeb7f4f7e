"""From the cells of an old sheet to matches, each with the rows it came from; and what stands in the way.

What a sheet leaves open is decided so:

* A row without a day or a match's label has that of the row above, as people write it once an evening.
* Matches without a time start at eight in the evening, a minute apart in the order of the sheet, so that a
  day's matches stay in their order; today's so early that none is still to come.
* Rows of totals, blank rows and titles that are repeated are left out, and named. So are rows in which nobody
  has points, such as evenings still to come; what they say of day and match holds for the rows below.
* A fault in one deal keeps its whole match out: its total would be another.
"""

from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from functools import cached_property
from itertools import groupby

from scorepad.core.match import Match
from scorepad.core.names import fold, tidy
from scorepad.core.table import Setup
from scorepad.core.when_played import EVENING
from scorepad.games import game
from scorepad.games.points.rules import (
    KEY,
    MOST,
    PAIR_KEY,
    PLAYERS,
    PairPointsOptions,
    PointsDeal,
    PointsOptions,
)
from scorepad.old_sheets.cells import (
    CellError,
    DayOrder,
    day,
    is_day,
    played,
    points,
    time_beside,
    time_of_day,
)
from scorepad.old_sheets.faults import Asked, CellFault, Question, SheetFault, quoted
from scorepad.old_sheets.mapping import Gathered, Role, RowIs, SheetMapping, asked
from scorepad.old_sheets.reading import Table
from scorepad.old_sheets.totals import averages, sums_up

_LAST = timedelta(hours=3, minutes=59)
"""How long after the first match of an evening the last one starts, however many there are."""
DOT = " · "
"""Stands between the parts of a note."""

Local = Callable[[datetime], datetime]
"""Gives a day and time of the table's clock its offset."""


class Left(StrEnum):
    """Why a row is left out although nothing is wrong with it."""

    ABOVE = "above"
    TITLES = "titles"
    BLANK = "blank"
    TOTAL = "total"
    NO_POINTS = "no_points"


@dataclass(frozen=True)
class Planned:
    """A match of a sheet, and the rows it came from.

    `has_time` says that the sheet knows when it started, `label` is what the sheet calls it.
    """

    match: Match
    rows: tuple[int, ...]
    has_time: bool = False
    label: str = ""


@dataclass(frozen=True)
class WrongTotal:
    """A row of totals says otherwise than the rows above it; both numbers of one column."""

    row: int
    column: int
    said: int
    added: int


@dataclass(frozen=True)
class Plan:
    """What a sheet comes to. Rows and columns count from 0, and every row is in one of these.

    `twice` are matches that stand there a second time, with the rows of the first; they are not in `matches`.
    """

    matches: tuple[Planned, ...] = ()
    twice: tuple[Planned, ...] = ()
    faults: tuple[SheetFault, ...] = ()
    left_out: Mapping[int, Left] | None = None
    wrong_totals: tuple[WrongTotal, ...] = ()
    asked: tuple[Asked, ...] = ()

    @cached_property
    def faulty_rows(self) -> tuple[int, ...]:
        """The rows that cannot be added, be something wrong with them or with their match."""
        return tuple(sorted({row for fault in self.faults for row in fault.rows}))

    @cached_property
    def people(self) -> tuple[str, ...]:
        """Everybody who plays, in the order of the sheet."""
        names: dict[str, str] = {}
        for planned in self.matches:
            for name in planned.match.setup.players:
                names.setdefault(fold(name), name)
        return tuple(names.values())

    @cached_property
    def days(self) -> tuple[str, str] | None:
        """The first and the last day, as `YYYY-MM-DD`; None where no match has one."""
        days = sorted(one.match.started[:10] for one in self.matches if one.match.started is not None)
        return (days[0], days[-1]) if days else None


def plan(table: Table, mapping: SheetMapping, now: datetime, local: Local) -> Plan:
    """The matches of a sheet by what was said of it.

    Where it has to be asked whose points a column holds, there are none yet; where only the order of day and
    month is to be asked, they are those of the day coming first.
    """
    questions = asked(table, mapping)
    if any(one.question is not Question.DAY_ORDER for one in questions):
        return Plan(asked=questions, left_out={})
    return _Planner(table, mapping, now, local).plan(questions)


@dataclass(frozen=True)
class _Row:
    """What was read of a row: its points by column, what is wrong with it, and what it shares with others."""

    at: int
    points: Mapping[int, int]
    faults: tuple[SheetFault, ...]
    day: date | None
    label: str
    says_points: bool


class _Planner:
    """Goes through a sheet once, from above."""

    def __init__(self, table: Table, mapping: SheetMapping, now: datetime, local: Local) -> None:
        self._table, self._mapping = table, mapping
        self._now, self._local = now, local
        self._order = mapping.day_order or DayOrder.DAY_FIRST
        self._left: dict[int, Left] = {}
        self._faults: list[SheetFault] = []
        self._days: dict[str, date | CellFault] = {}

    def plan(self, questions: tuple[Asked, ...]) -> Plan:
        rows = self._read_rows()
        found = [self._match(group) for group in self._groups(rows)]
        matches, twice = self._apart(_with_starts([one for one in found if one], self._now, self._local))
        return Plan(
            matches=matches,
            twice=twice,
            faults=tuple(sorted(self._faults, key=lambda fault: fault.row)),
            left_out=self._left,
            wrong_totals=tuple(self._wrong_totals({row.at: row for row in rows})),
            asked=questions,
        )

    # Rows.

    def _read_rows(self) -> list[_Row]:
        rows: list[_Row] = []
        above: _Row | None = None
        for at in range(len(self._table.rows)):
            left = self._why_left(at)
            if left is not None:
                self._left[at] = left
                continue
            above = self._read_row(at, above)
            if above.says_points:
                rows.append(above)
            else:
                self._left[at] = Left.NO_POINTS
        return rows

    def _why_left(self, at: int) -> Left | None:
        table, header = self._table, self._mapping.header
        if header is not None and at < header:
            return Left.ABOVE
        if table.is_blank(at):
            return Left.BLANK
        if header is not None and table.rows[at] == table.rows[header]:
            return Left.TITLES
        return Left.TOTAL if self._is_total(at) else None

    def _is_total(self, at: int) -> bool:
        """Whether a row sums up those above it: it says so, and has no day of its own."""
        day_column = self._mapping.column_of(Role.DAY)
        if day_column is not None and not isinstance(self._day_of(at, day_column), CellFault | None):
            return False
        return any(
            sums_up(self._table.cell(at, column))
            for column, one in enumerate(self._mapping.columns)
            if not one.has_points and one.role is not Role.NOTE
        )

    def _read_row(self, at: int, above: _Row | None) -> _Row:
        found: dict[int, int] = {}
        faults: list[SheetFault] = []
        written = [one for one in self._mapping.points_columns if played(self._table.cell(at, one))]
        for column in written:
            try:
                found[column] = points(self._table.cell(at, column), self._mapping.decimal)
            except CellError as problem:
                faults.append(self._fault(problem.fault, at, column))
        day_played, wrong_day = self._day_played(at, above)
        if wrong_day is not None and not written and not is_day(self._text(at, Role.DAY)):
            day_played = None if above is None else above.day  # a remark stands there, such as "no play"
        elif wrong_day is not None:
            faults.append(wrong_day)
        label = self._text(at, Role.LABEL) or (above.label if above is not None else "")
        return _Row(at, found, tuple(faults), day_played, label, bool(written))

    def _day_played(self, at: int, above: _Row | None) -> tuple[date | None, SheetFault | None]:
        """The day of a row, its own or that of the row above, or what is wrong with it."""
        column = self._mapping.column_of(Role.DAY)
        if column is None:
            return self._mapping.day, None
        own = self._day_of(at, column)
        if isinstance(own, CellFault):
            return None, self._fault(own, at, column)
        known = own or (None if above is None else above.day)
        return known, None if known is not None else self._fault(CellFault.NO_DAY, at, column)

    def _day_of(self, at: int, column: int) -> date | CellFault | None:
        """The day in a row's own cell, or what is wrong with it; None where it is empty."""
        text = self._table.cell(at, column)
        if not played(text):
            return None
        if text not in self._days:
            try:
                self._days[text] = day(text, self._order, self._now.date())
            except CellError as problem:
                self._days[text] = problem.fault
        return self._days[text]

    def _text(self, at: int, role: Role) -> str:
        column = self._mapping.column_of(role)
        return "" if column is None else self._table.cell(at, column)

    def _fault(self, fault: CellFault, row: int, column: int | None = None, **values: object) -> SheetFault:
        if column is not None:
            values["text"] = quoted(self._table.cell(row, column))
        if fault is CellFault.OUT_OF_RANGE:
            values.update(least=-MOST, most=MOST)
        return SheetFault(fault, row, column, (row,), values)

    # Groups of rows, each a match.

    def _groups(self, rows: Sequence[_Row]) -> list[list[_Row]]:
        if self._mapping.row_is is RowIs.MATCH:
            return [[row] for row in rows]
        if self._mapping.gathered is Gathered.BY_GAP:
            return self._between_gaps(rows)
        groups: dict[tuple[object, ...], list[_Row]] = {}
        for row in rows:
            label = row.label if self._mapping.gathered is Gathered.BY_LABEL else ""
            # A day that cannot be read is nobody else's.
            when = row.at if row.day is None and row.faults else row.day
            groups.setdefault((when, label), []).append(row)
        return list(groups.values())

    def _between_gaps(self, rows: Sequence[_Row]) -> list[list[_Row]]:
        gaps = sorted(at for at, why in self._left.items() if why is Left.BLANK)

        return [list(group) for _, group in groupby(rows, key=lambda row: bisect(gaps, row.at))]

    # Matches.

    def _match(self, rows: Sequence[_Row]) -> Planned | None:
        """The match of these rows; None where something is wrong, which is noted."""
        faults = [fault for row in rows for fault in row.faults] or list(self._faults_of_match(rows))
        start, wrong_time = self._time(rows[0].at)
        if wrong_time is not None:
            faults.append(wrong_time)
        if faults:
            all_rows = tuple(row.at for row in rows)
            self._faults += (replace(fault, rows=all_rows) for fault in faults)
            return None
        return Planned(
            match=self._made(rows, start),
            rows=tuple(row.at for row in rows),
            has_time=start is not None and rows[0].day is not None,
            label=rows[0].label,
        )

    def _faults_of_match(self, rows: Sequence[_Row]) -> Iterator[SheetFault]:
        first = rows[0]
        columns = tuple(first.points)
        for row in rows[1:]:
            others = sorted(set(row.points) ^ set(columns))
            if others:
                yield self._fault(CellFault.OTHER_PLAYERS, row.at, others[0])
        pairs = [column for column in columns if self._mapping.columns[column].role is Role.PAIR]
        names = self._names(columns)
        keys = [fold(name) for name in names]
        twice = next((name for at, name in enumerate(names) if fold(name) in keys[:at]), None)
        if twice is not None:
            yield self._fault(CellFault.SAME_PERSON, first.at, name=quoted(twice))
        elif pairs and len(pairs) < len(columns):
            yield self._fault(CellFault.PAIRS_AND_PLAYERS, first.at)
        elif pairs and len(pairs) != 2:
            yield self._fault(CellFault.NOT_TWO_PAIRS, first.at)
        elif len(names) < 2:
            yield self._fault(CellFault.TOO_FEW, first.at)
        elif len(names) > PLAYERS[-1]:
            yield self._fault(CellFault.TOO_MANY, first.at, most=PLAYERS[-1])

    def _names(self, columns: Iterable[int]) -> tuple[str, ...]:
        return tuple(tidy(name) for column in columns for name in self._mapping.columns[column].names)

    def _time(self, at: int) -> tuple[time | None, SheetFault | None]:
        """When a row says that it started, or what is wrong with that."""
        column = self._mapping.column_of(Role.TIME)
        text = "" if column is None else self._table.cell(at, column)
        if not played(text):
            return time_beside(self._text(at, Role.DAY)), None
        try:
            return time_of_day(text), None
        except CellError as problem:
            return None, self._fault(problem.fault, at, column)

    def _made(self, rows: Sequence[_Row], start: time | None) -> Match:
        columns = tuple(rows[0].points)
        names = self._names(columns)
        in_pairs = len(names) > len(columns)
        options = (PairPointsOptions if in_pairs else PointsOptions)(lowest_wins=self._mapping.lowest_wins)
        # A pair sits across the table: seats 0 and 2 against 1 and 3.
        seated = (names[0], names[2], names[1], names[3]) if in_pairs else names
        setup = Setup(seated, options)
        first_day = rows[0].day
        started = None if first_day is None else datetime.combine(first_day, start or time())
        return Match(
            game=game(PAIR_KEY if in_pairs else KEY),
            setup=setup,
            deals=tuple(PointsDeal(points=tuple(row.points[at] for at in columns)) for row in rows),
            closed=True,
            started=None if started is None else started.isoformat(),
            season=tidy(self._text(rows[0].at, Role.SEASON) or self._mapping.season) or None,
            note=self._note(rows),
        )

    def _note(self, rows: Sequence[_Row]) -> str | None:
        label = rows[0].label
        told = [self._mapping.played.strip()]
        # A bare number is the sheet's way of counting, and says nothing of the match.
        told += [label] if any(letter.isalpha() for letter in label) else []
        told += [self._text(row.at, Role.NOTE) for row in rows]
        return DOT.join(dict.fromkeys(filter(None, told))) or None

    def _apart(self, planned: Sequence[Planned]) -> tuple[tuple[Planned, ...], tuple[Planned, ...]]:
        """Those that stand there once or first, and those that stand there again."""
        seen: set[object] = set()
        once: list[Planned] = []
        again: list[Planned] = []
        for one in planned:
            match = one.match
            # Seats mean nothing here, so columns do: each row has them in the same order.
            start = match.started if one.has_time else (match.started or "")[:10]
            key = (match.setup.players, match.deals, one.label, start)
            (again if key in seen and not self._mapping.keeps_twice else once).append(one)
            seen.add(key)
        return tuple(once), tuple(again)

    # Totals.

    def _wrong_totals(self, rows: Mapping[int, _Row]) -> Iterator[WrongTotal]:
        """Totals that are neither the sum since the total before nor of everything above."""
        block: dict[int, int] = {}
        everything: dict[int, int] = {}
        unread: set[int | None] = set()
        for at in range(self._mapping.first_row, len(self._table.rows)):
            row = rows.get(at)
            if row is not None:
                unread.update(fault.column for fault in row.faults)
                for column, number in row.points.items():
                    block[column] = block.get(column, 0) + number
                    everything[column] = everything.get(column, 0) + number
            elif self._left.get(at) is Left.TOTAL:
                yield from (one for one in self._compared(at, block, everything) if one.column not in unread)
                block = {}

    def _compared(
        self, at: int, block: Mapping[int, int], everything: Mapping[int, int]
    ) -> Iterator[WrongTotal]:
        if any(averages(cell) for cell in self._table.rows[at]):
            return
        for column in self._mapping.points_columns:
            try:
                said = points(self._table.cell(at, column), self._mapping.decimal)
            except CellError:
                continue
            added = block.get(column, 0)
            if said not in (added, everything.get(column, 0)):
                yield WrongTotal(at, column, said, added)


# Starts.


def _with_starts(planned: Sequence[Planned], now: datetime, local: Local) -> list[Planned]:
    """With a start for each match of which the day is known, those of a day in the order of the sheet."""
    untimed: dict[str, list[int]] = {}
    started: list[Planned] = list(planned)
    for at, one in enumerate(planned):
        if one.match.started is None:
            continue
        if one.has_time:
            started[at] = _started(one, datetime.fromisoformat(one.match.started), local)
        else:
            untimed.setdefault(one.match.started, []).append(at)
    for midnight, those in untimed.items():
        first = _first_start(datetime.fromisoformat(midnight), len(those), now)
        for number, at in enumerate(those):
            start = first + min(timedelta(minutes=number), _LAST)
            started[at] = _started(planned[at], start, local)
    return started


def _first_start(midnight: datetime, matches: int, now: datetime) -> datetime:
    """Eight in the evening; today so early that the last match has begun by now."""
    evening = datetime.combine(midnight, EVENING)
    latest = now.replace(tzinfo=None, second=0, microsecond=0) - timedelta(minutes=matches)
    return max(midnight, min(evening, latest)) if midnight.date() == now.date() else evening


def _started(one: Planned, start: datetime, local: Local) -> Planned:
    written = local(start).isoformat(timespec="seconds")
    return replace(one, match=replace(one.match, started=written))
