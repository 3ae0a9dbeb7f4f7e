"""Tables added up by SQLite: what each line got is grouped there, and only the groups come out.

To read every result of a hundred thousand matches takes longer than all that is done with them. The groups
are as fine as a way of counting needs them, so that the table is the same to the last fraction as the one
over the results.
"""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, starmap
from typing import Any

from scorepad.season.results import Who
from scorepad.season.season import By, Query, Scheme
from scorepad.season.standings import UNIT, Sum, Table, Tally, tabulated, totalled
from scorepad.store.content import ContentError
from scorepad.store.seasons import Persons, condition

_POINTS: Mapping[Scheme, str] = {
    Scheme.WINS: f"sum(won * {UNIT} / winners)",
    # Two for each side that was beaten and one for each that was equal, of two for each other side.
    Scheme.FIELD: f"sum(100 * (2 * (sides - place) - level + 1) * ({UNIT // 2} / (sides - 1)))",
    Scheme.SCORE: "0",
    Scheme.AVERAGE: "0",
}
"""What results give by the schemes that SQLite can sum: whole numbers, of which UNIT make a point."""
_SUMS = "count(*), sum(won), {points}, sum(total), sum(bids), sum(exact_bids)"
_TALLIES = "place, level, {sides}, won * winners, {total}, count(*), sum(total), sum(bids), sum(exact_bids)"
_MOST_SIDES = "10"
"""Where nothing hangs on their number; there are at most ten seats."""
# With the season in front, unless only one is asked for, groups are in the order of the index over what
# counts, and nothing is sorted.
_OF_PLAYERS = (
    "SELECT player_id, name, NULL, NULL, game, {what} FROM results WHERE {where}"
    " GROUP BY {season}player_id, name, game{alike}"
)
# A line is that of who sits first on a side, and of the partner; who sits alone there has one alone.
_OF_PAIRS = (
    "SELECT one.player_id, one.name, other.player_id, other.name, game, {what}"
    " FROM (SELECT * FROM results WHERE {where}) AS one"
    " LEFT JOIN (SELECT match_id, side, seat, player_id, name FROM results) AS other"
    " ON other.match_id = one.match_id AND other.side = one.side AND other.seat > one.seat"
    " WHERE NOT EXISTS (SELECT 1 FROM results AS first WHERE first.match_id = one.match_id"
    " AND first.side = one.side AND first.seat < one.seat)"
    " GROUP BY one.player_id, one.name, other.player_id, other.name, game{alike}"
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
    asked = [(where, bound)]
    if query.filters.as_of is not None:
        (latest,) = raw.execute(f"SELECT max(day) FROM results WHERE {where}", bound).fetchone()
        # Where no match has a day, there is none to compare with, and nothing was before.
        asked.append((f"{where} AND day < ?", [*bound, latest]))
    if counting.drop or counting.best or counting.scheme not in _POINTS:
        tallies = [list(starmap(Tally, _tallies(raw, *one, query))) for one in asked]
        return tabulated(tallies[0], counting, guests=guests, before=tallies[1] if tallies[1:] else None)
    sums = [starmap(Sum, _sums(raw, *one, query)) for one in asked]
    return totalled(sums[0], counting, guests=guests, before=sums[1] if sums[1:] else None)


def _tallies(
    raw: sqlite3.Connection, where: str, bound: Sequence[str], query: Query
) -> Iterator[tuple[Any, ...]]:
    """What every line got of the results `where` a condition holds, in matches that gave the same."""
    # In the order of the index over what counts, as far as points hang on it.
    alike = ["won", "winners", "place", "level"]
    if query.counting.scheme is Scheme.FIELD or query.counting.picks_scores:
        alike.append("sides")
    if query.counting.picks_scores:
        alike.append("total")
    what = _TALLIES.format(
        sides="sides" if "sides" in alike else _MOST_SIDES, total="total" if "total" in alike else "0"
    )
    return _groups(raw, where, bound, query, what, alike)


def _sums(
    raw: sqlite3.Connection, where: str, bound: Sequence[str], query: Query
) -> Iterator[tuple[Any, ...]]:
    """What every line got of the results `where` a condition holds, of each game."""
    what = _SUMS.format(points=_POINTS[query.counting.scheme])
    return _groups(raw, where, bound, query, what)


def _groups(
    raw: sqlite3.Connection,
    where: str,
    bound: Sequence[str],
    query: Query,
    what: str,
    alike: Sequence[str] = (),
) -> Iterator[tuple[Any, ...]]:
    """The players of each group, their order, its game, and then `what` is asked of the results in it."""
    grouped = _GROUPED[query.counting.by].format(
        what=what,
        where=where,
        season="season, " if query.filters.season is None else "",
        alike="".join(f", {column}" for column in alike),
    )
    rows = raw.execute(grouped, bound).fetchall()
    if not {*map(type, chain.from_iterable(row[5:] for row in rows))} <= {int}:
        raise ContentError("results that are no numbers")
    who = _spelt(raw, where, bound, {name for row in rows for name in (row[:2], row[2:4])} - {(None, None)})
    for one, _, other, _, *told in rows:
        # Everybody is spelt as in the latest match already, so no group is later than another.
        yield (who[one],) if other is None else (who[one], who[other]), 0.0, *told


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
