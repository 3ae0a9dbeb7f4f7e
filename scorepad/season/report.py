"""A season's report: its table, every result behind it, and how the places went from day to day."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from scorepad.season.results import Result
from scorepad.season.season import Counting, Query
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


def report(results: Sequence[Result], query: Query, guests: frozenset[str] = frozenset()) -> Report:
    """The report over results that have been filtered already, as `standings` takes them."""
    counting = query.counting
    movement = query.filters.as_of is not None
    table = standings(results, counting, guests=guests, movement=movement)
    days, courses = courses_of(results, counting, table)
    return Report(query, table, _given(results, counting, table), days, courses)


def _given(results: Sequence[Result], counting: Counting, table: Table) -> tuple[Given, ...]:
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
    of_day: dict[str, list[Tally]] = {}
    for result in results:
        if tallied := list(tallies([result], counting.by)):
            of_day.setdefault(result.day or "", []).extend(tallied)
    days = _evenly(sorted(day for day in of_day if day))
    lines = {row.key for row in (*table.rows, *table.unranked)}
    added_up = _AddedUp(counting)
    places: list[dict[str, int | None]] = []
    coming = sorted(of_day)
    for day in days:
        while coming and coming[0] <= day:
            added_up.add(tally for tally in of_day[coming.pop(0)] if key_of(tally.players) in lines)
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
    """Tallies that grow from day to day.

    Equal ones are kept as one, so that late days, with all that came before, cost hardly more than the first.
    """

    def __init__(self, counting: Counting) -> None:
        self._picks_scores = counting.picks_scores
        self._groups: dict[tuple[object, ...], Tally] = {}

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return tuple(self._groups.values())

    def add(self, more: Iterable[Tally]) -> None:
        for one in more:
            score = one.total if self._picks_scores else 0
            group = (key_of(one.players), one.game, one.place, one.level, one.sides, one.won, score)
            there = self._groups.get(group)
            self._groups[group] = one if there is None else _together(there, one)


def _together(one: Tally, other: Tally) -> Tally:
    # Places do not hang on how a name was spelt, so any of the two may say it.
    return one._replace(
        matches=one.matches + other.matches,
        total_score=one.total_score + other.total_score,
        bids=one.bids + other.bids,
        exact_bids=one.exact_bids + other.exact_bids,
    )
