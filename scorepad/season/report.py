"""A season's report: its table, every result behind it, and how the places went from day to day."""

from collections import deque
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from scorepad.season.results import Result
from scorepad.season.season import By, Counting, Query
from scorepad.season.standings import Table, Tally, behind, key_of, standings, tabulated, tallies

MOST_DAYS = 40
"""A course has no more days than this: a chart shows no more, and each day is a table of its own."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a match gave a line of the table.

    `key` is the line's, as in `Standing`, and `name` is as in the table; `match` is its number in the
    history. `place` is the side's, of so many `sides`. `counts` is False where `drop` or `best` leaves the
    result out.
    """

    key: str
    name: str
    match: int
    game: str
    day: str | None
    place: int
    sides: int
    total: int
    points: Fraction
    counts: bool


@dataclass(frozen=True, slots=True)
class Course:
    """The place of a line at the end of each of the days; None on days before it had one."""

    key: str
    name: str
    places: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A table with all that is behind it.

    `given` is as the matches started, those of one match in the order of the table. `days` are those on which
    a counting match began, ascending: all of them, or MOST_DAYS of them with the last. `courses` are in the
    order of `table.rows`; matches without a day are behind every day.
    """

    query: Query
    table: Table
    given: tuple[Given, ...]
    days: tuple[str, ...]
    courses: tuple[Course, ...]


def table_of(results: Iterable[Result], query: Query, guests: frozenset[str] = frozenset()) -> Table:
    """The table that a query asks for, over results that have been filtered already."""
    moves = query.filters.as_of is not None
    return standings(results, query.counting, guests=guests, movement=moves)


def report(results: Sequence[Result], query: Query, guests: frozenset[str] = frozenset()) -> Report:
    """The report over results that have been filtered already, as `standings` takes them."""
    counting, table = query.counting, table_of(results, query, guests)
    days, courses = courses_of(results, counting, table)
    return Report(query, table, given_of(results, counting, table), days, courses)


def given_of(results: Sequence[Result], counting: Counting, table: Table) -> tuple[Given, ...]:
    """What every match behind a table gave, as the matches started; `table` is the one over these results."""
    rows = (*table.rows, *table.unranked)
    at = {row.key: place for place, row in enumerate(rows)}
    # What is behind a line is in the order of these matches too, so the next one is that of this match.
    of_line = {key: iter(of_key) for key, of_key in behind(results, counting).items()}
    given: list[Given] = []
    for result in sorted(results, key=lambda result: (result.order, result.match)):
        of_match = {key_of(tally.players): tally for tally in tallies([result], counting.by)}
        for key in sorted(of_match.keys() & at.keys(), key=at.__getitem__):
            tally, one = of_match[key], next(of_line[key])
            given.append(
                Given(
                    key,
                    rows[at[key]].name,
                    result.match,
                    result.game,
                    result.day,
                    tally.place,
                    tally.sides,
                    tally.total,
                    one.points,
                    one.counts,
                )
            )
    return tuple(given)


def courses_of(
    results: Iterable[Result], counting: Counting, table: Table
) -> tuple[tuple[str, ...], tuple[Course, ...]]:
    """The days of a table's results, and the course of each line with a place.

    `table` is the one over all of these results; guests who are not in it have no course and take no place.
    """
    of_day: dict[str, list[Result]] = {}
    for result in results:
        if counting.by is By.PLAYER or result.pairs:
            of_day.setdefault(result.day or "", []).append(result)
    days = _evenly(sorted(day for day in of_day if day))
    added_up = _AddedUp(counting, {row.key for row in (*table.rows, *table.unranked)})
    places: list[dict[str, int | None]] = []
    coming = deque(sorted(of_day))
    for day in days:
        while coming and coming[0] <= day:
            added_up.add(of_day[coming.popleft()])
        of_then = tabulated(added_up.tallies, counting)
        places.append({row.key: row.place for row in of_then.rows})
    return days, tuple(
        Course(row.key, row.name, tuple(then.get(row.key) for then in places)) for row in table.rows
    )


def _evenly(days: Sequence[str]) -> tuple[str, ...]:
    """At most MOST_DAYS of these, evenly chosen and with the last.

    >>> _evenly([f"day {number:03}" for number in range(400)])[-3:]
    ('day 379', 'day 389', 'day 399')
    """
    if len(days) <= MOST_DAYS:
        return tuple(days)
    return tuple(days[len(days) * number // MOST_DAYS - 1] for number in range(1, MOST_DAYS + 1))


class _AddedUp:
    """What some lines got, while matches come day by day.

    Equal tallies are kept as one, so that late days, with all that came before, cost hardly more than early
    ones. Bids, which no place hangs on, are not added up.
    """

    def __init__(self, counting: Counting, lines: Container[str]) -> None:
        self._counting, self._lines = counting, lines
        self._groups: dict[tuple[object, ...], _Group] = {}

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return tuple(group.tally for group in self._groups.values())

    def add(self, results: Iterable[Result]) -> None:
        """Add what more matches gave the lines."""
        picks_scores = self._counting.picks_scores
        for one in tallies(results, self._counting.by):
            key = key_of(one.players)
            if key in self._lines:
                score = one.total if picks_scores else 0
                group = (key, one.game, one.place, one.level, one.sides, one.won, score)
                there = self._groups.get(group)
                if there is None:
                    self._groups[group] = _Group(one)
                else:
                    there.add(one)


class _Group:
    """Equal tallies; how a name was spelt, any of them may say."""

    __slots__ = ("_first", "_matches", "_total_score")

    def __init__(self, first: Tally) -> None:
        self._first = first
        self._matches, self._total_score = first.matches, first.total_score

    def add(self, one: Tally) -> None:
        self._matches += one.matches
        self._total_score += one.total_score

    @property
    def tally(self) -> Tally:
        return self._first._replace(matches=self._matches, total_score=self._total_score)
