"""Tables added up by SQLite: what each line got is grouped there, and only the groups come out.

Reading every result of a hundred thousand matches takes longer than all that is done with them. The groups are
as fine as a way of counting needs them, so that the table is the same to the last fraction as the one over the
results.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorepad.season.season import By, Counting, Filters, Query, Scheme
from scorepad.season.standings import Table, Tally, tabulated
from scorepad.store.content import ContentError
from scorepad.store.seasons import Persons, condition

_ASKED: Mapping[Scheme, tuple[str, ...]] = {
    Scheme.PLACES: ("place", "level"),
    Scheme.FIELD: ("place", "level", "sides"),
}
"""What must be equal in results that give the same, beside the win; of the others any will do."""
_OF_SIDES = ("place", "level", "sides", "total")
_SUMS = "count(*) AS matches, sum(total) AS total_score, sum(bids) AS bids, sum(exact_bids) AS exact_bids"
_SUMS_OF_SUMS = "sum(matches), sum(total_score), sum(bids), sum(exact_bids)"
_NO_START = float("-inf")


def table(raw: sqlite3.Connection, query: Query, guests: frozenset[str]) -> Table:
    """The table that a query asks for, the same as `table_of` makes of its results.

    Raises ContentError where the cache is damaged.
    """
    asked = _Asked(raw, query.filters, query.counting)
    before = None
    if query.filters.as_of is not None:
        latest = asked.latest_day()
        before = [] if latest is None else replace(asked, before=latest).tallies()
    return tabulated(asked.tallies(), query.counting, guests=guests, before=before)


@dataclass(frozen=True)
class _Asked:
    """What is asked of the results; where `before` is a day, only of those before it."""

    raw: sqlite3.Connection
    filters: Filters
    counting: Counting
    before: str | None = None

    def latest_day(self) -> str | None:
        """The day of the latest match, None where none has one."""
        where, values = self._where()
        (latest,) = self.raw.execute(f"SELECT max(day) FROM results WHERE {where}", values).fetchone()
        return None if latest is None else str(latest)

    def tallies(self) -> list[Tally]:
        """What the lines got, in groups of results that give the same."""
        groups = self._groups_of_pairs() if self.counting.by is By.PAIR else self._groups_of_players()
        if any(type(number) is not int for row in groups for number in row[5:]):
            raise ContentError("results that are no numbers")
        persons = Persons(self.raw)
        seated = [[persons[spelt] for spelt in zip(row[0:3:2], row[1:4:2]) if spelt[0] is not None] for row in groups]
        return []
