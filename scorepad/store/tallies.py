"""Tables added up by SQLite: what each line got is grouped there, and only the groups come out.

To read every result of a hundred thousand matches takes longer than all that is done with them. The groups
are as fine as a way of counting needs them, so that the table is the same to the last fraction as the one
over the results.
"""

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from scorepad.season.results import Who
from scorepad.season.season import By, Query, Scheme
from scorepad.season.standings import Table, Tally, tabulated
from scorepad.store.content import ContentError
from scorepad.store.seasons import Persons, condition

_TELLING = ("winners", "place", "level", "sides", "total")
"""On what the points of a result may hang beside its win, in the order of the index over what counts."""
_ASKED: Mapping[Scheme, tuple[str, ...]] = {
    Scheme.WINS: ("winners",),
    Scheme.PLACES: ("winners", "place", "level"),
    Scheme.FIELD: ("winners", "place", "level", "sides"),
    Scheme.SCORE: (),
    Scheme.AVERAGE: (),
}
"""On what they do hang by a scheme, and what stands before it in the index: then nothing is sorted."""
# What a tally says where nothing hangs on it; there are at most ten seats, so no match has more sides.
_ANY = {"winners": 1, "place": 1, "level": 1, "sides": 10, "total": 0}
_SUMS = "count(*), sum(total), sum(bids), sum(exact_bids)"
# With the season in front, unless only one is asked for, groups are in the order of the index over what
# counts, and nothing is sorted.
_OF_PLAYERS = (
    "SELECT player_id, name, NULL, NULL, game, {what}, {sums} FROM results WHERE {where}"
    " GROUP BY {season}player_id, name, game, won{more}"
)
# A line is that of who sits first on a side, and of the partner; who sits alone there has one alone.
_OF_PAIRS = (
    "SELECT one.player_id, one.name, other.player_id, other.name, game, {what}, {sums}"
    " FROM (SELECT * FROM results WHERE {where}) AS one"
    " LEFT JOIN (SELECT match_id, side, seat, player_id, name FROM results) AS other"
    " ON other.match_id = one.match_id AND other.side = one.side AND other.seat > one.seat"
    " WHERE NOT EXISTS (SELECT 1 FROM results AS first WHERE first.match_id = one.match_id"
    " AND first.side = one.side AND first.seat < one.seat)"
    " GROUP BY one.player_id, one.name, other.player_id, other.name, game, won{more}"
)
_GROUPED = {By.PLAYER: _OF_PLAYERS, By.PAIR: _OF_PAIRS}
# A match whose start is not known is no later than any other.
_LATEST = (
    "SELECT player_id, name, max(CASE WHEN day IS NULL THEN NULL ELSE sorted_at END) FROM results"
    " WHERE {where} AND player_id IN ({persons}) GROUP BY player_id, name"
)


def table(raw: sqlite3.Connection, query: Query, guests: frozenset[str]) -> Table:
    """The table that a query asks for, the same as `report.table_of` over its results.

    Raises ContentError where the cache is damaged.
    """
    counting = query.counting
    where, bound = condition(query.filters)
    if counting.by is By.PAIR:
        where += " AND pairs = 1"
    added_up = _tallies(raw, where, bound, query)
    before: Sequence[Tally] | None = None
    if query.filters.as_of is not None:
        (latest,) = raw.execute(f"SELECT max(day) FROM results WHERE {where}", bound).fetchone()
        # Where no match has a day, there is none to compare with, and nothing was before.
        before = _tallies(raw, f"{where} AND day < ?", [*bound, latest], query)
    return tabulated(added_up, counting, guests=guests, before=before)


def _tallies(raw: sqlite3.Connection, where: str, bound: Sequence[str], query: Query) -> Sequence[Tally]:
    """What every line got of the results `where` a condition holds."""
    counting = query.counting
    asked = _TELLING if counting.picks_scores else _ASKED[counting.scheme]
    told = {column: column if column in asked else str(any_) for column, any_ in _ANY.items()}
    grouped = _GROUPED[counting.by].format(
        what="{place}, {level}, {sides}, won * {winners}, {total}".format_map(told),
        sums=_SUMS,
        where=where,
        season="season, " if query.filters.season is None else "",
        more="".join(f", {column}" for column in asked),
    )
    rows = raw.execute(grouped, bound).fetchall()
    if not {*map(type, chain.from_iterable(row[5:] for row in rows))} <= {int}:
        raise ContentError("results that are no numbers")
    who = _spelt(raw, where, bound, {name for row in rows for name in (row[:2], row[2:4])} - {(None, None)})
    # Everybody is spelt as in the latest match already, so no tally is later than another.
    return [Tally(_players(who, row[0], row[2]), 0.0, *row[4:]) for row in rows]


def _players(who: Mapping[int, Who], one: int, other: int | None) -> tuple[Who, ...]:
    return (who[one],) if other is None else (who[one], who[other])


def _spelt(
    raw: sqlite3.Connection, where: str, bound: Sequence[str], names: Collection[tuple[int, str]]
) -> dict[int, Who]:
    """Everybody behind these numbers and names, spelt as in the latest of the matches."""
    persons = Persons(raw)
    of_person: dict[int, set[Who]] = {}
    for number, name in names:
        of_person.setdefault(number, set()).add(persons.who(number, name))
    spelt = {number: next(iter(who)) for number, who in of_person.items()}
    several = [number for number, who in of_person.items() if len(who) > 1]
    if several:
        latest = _LATEST.format(where=where, persons=", ".join(map(str, several)))
        spelt |= _latest(persons, raw.execute(latest, bound))
    return spelt


def _latest(persons: Persons, rows: Iterable[tuple[int, str, int | None]]) -> dict[int, Who]:
    """Each person as spelt last; of equal moments, or where none is known, what sorts first."""
    found: dict[int, tuple[float, Who]] = {}
    for number, name, started in rows:
        who, order = persons.who(number, name), float("-inf") if started is None else float(started)
        known = found.get(number)
        if known is None or order > known[0] or (order == known[0] and who.name < known[1].name):
            found[number] = order, who
    return {number: who for number, (_, who) in found.items()}
