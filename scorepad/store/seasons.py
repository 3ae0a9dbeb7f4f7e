"""Seasons, and the results that their tables add up."""

import gc
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from scorepad.core.names import fold
from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import Filters, Season
from scorepad.store.content import ContentError, held, read_season, write_season
from scorepad.store.errors import NO_SEASON, StoreMissing
from scorepad.store.seals import see_seal
from scorepad.store.tables import MATCHES, SEASONS


def seasons(connection: Connection) -> tuple[Season, ...]:
    """All seasons that were set up, by name. Raises ContentError where one is damaged."""
    return tuple(map(_season, connection.execute(select(SEASONS).order_by(SEASONS.c.name))))


def _season(row: Row[Any]) -> Season:
    see_seal("seasons", row._mapping)
    return read_season(held(str, row.name), row.first_day, row.last_day, row.settings)


def names(connection: Connection) -> tuple[str, ...]:
    """Every season that was set up or that a match names, the most recently played first."""
    latest = connection.exec_driver_sql(
        "SELECT name FROM (SELECT season AS name, max(sorted_at) AS latest FROM matches"
        " WHERE season IS NOT NULL AND deleted_at IS NULL GROUP BY season"
        " UNION ALL SELECT name, NULL FROM seasons)"
        " GROUP BY name ORDER BY max(latest) DESC NULLS FIRST, name"
    )
    return tuple(name for (name,) in latest)


def season(connection: Connection, name: str) -> Season:
    """The season of that name; one that only matches name counts as seasons do by default.

    Raises StoreMissing where neither is there, ContentError where it is damaged.
    """
    row = connection.execute(select(SEASONS).where(SEASONS.c.name == name)).one_or_none()
    if row is not None:
        return _season(row)
    named = select(MATCHES.c.id).where(MATCHES.c.season == name, MATCHES.c.deleted_at.is_(None)).limit(1)
    if connection.execute(named).first() is None:
        raise StoreMissing(NO_SEASON.of(name=name))
    return Season(name)


def save_season(connection: Connection, kept: Season) -> None:
    """Set up a season, or what it counts from now on."""
    values: dict[str, Any] = {
        "first_day": kept.first_day,
        "last_day": kept.last_day,
        "settings": write_season(kept),
    }
    changed = connection.execute(update(SEASONS).where(SEASONS.c.name == kept.name).values(values))
    if not changed.rowcount:
        connection.execute(insert(SEASONS).values(name=kept.name, **values))


def season_of_day(connection: Connection, day: str) -> str | None:
    """The season whose days include this one, of several the one that began last."""
    name: str | None = connection.execute(
        select(SEASONS.c.name)
        .where(
            SEASONS.c.first_day.is_not(None) | SEASONS.c.last_day.is_not(None),
            SEASONS.c.first_day.is_(None) | (SEASONS.c.first_day <= day),
            SEASONS.c.last_day.is_(None) | (SEASONS.c.last_day >= day),
        )
        .order_by(SEASONS.c.first_day.desc().nulls_last(), SEASONS.c.name)
        .limit(1)
    ).scalar()
    return name


# Results.


@contextmanager
def without_collecting() -> Iterator[None]:
    """Look for no garbage meanwhile: half a million small values, all of them kept, make none.

    Looking through them again and again takes longer than making them.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


_COUNTED = "finished = 1 AND counts = 1 AND deals > 0 AND deleted = 0"


def _where(filters: Filters, *, dated: bool) -> tuple[str, list[str]]:
    conditions, values = [_COUNTED], []
    if filters.season is not None:
        conditions.append("season = ?")
        values.append(filters.season)
    if filters.games:
        conditions.append(f"game IN ({', '.join('?' * len(filters.games))})")
        values += filters.games
    if not dated:
        conditions.append("day IS NULL")
        return " AND ".join(conditions), values
    for condition, day in (
        ("day >= ?", filters.first_day),
        ("day <= ?", filters.last_day),
        ("day <= ?", filters.as_of),
    ):
        if day is not None:
            conditions.append(condition)
            values.append(day)
    return " AND ".join(conditions), values


def results(raw: sqlite3.Connection, filters: Filters) -> Iterator[Result]:
    """The results of the matches that count, without touching the matches themselves.

    Raises ContentError where the cache is damaged.
    """
    people = {
        number: (key, name)
        for number, key, name in raw.execute("SELECT id, folded, name FROM players").fetchall()
    }
    who: dict[Any, Who] = {}
    where, values = _where(filters, dated=True)
    # Plain tuples: at a hundred thousand matches everything else takes longer than the table itself.
    rows = raw.execute(
        "SELECT match_id, player_id, name, side, place, total, won * winners, bids, exact_bids,"
        f" sides, game, pairs, day, sorted_at FROM results WHERE {where} ORDER BY match_id, seat",
        values,
    )
    of_match: list[tuple[Any, ...]] = []
    players: list[Who] = []
    for row in rows:
        if of_match and row[0] != of_match[0][0]:
            yield _result(of_match, players)
            of_match, players = [], []
        of_match.append(row)
        players.append(who.get(row[1:3]) or _known(who, people, row))
    if of_match:
        yield _result(of_match, players)


def _known(who: dict[Any, Who], people: dict[Any, tuple[str, str]], row: tuple[Any, ...]) -> Who:
    _, player, name, *_ = row
    if player not in people:
        raise ContentError("a result of nobody")
    key, shown = people[player]
    # A name that was merged into another is spelt as its person is.
    person = Who(key, name if fold(held(str, name)) == key else shown)
    who[player, name] = person
    return person


def _result(rows: list[tuple[Any, ...]], players: list[Who]) -> Result:
    number, _, _, _, _, _, _, _, _, count, game, pairs, day, sorted_at = rows[0]
    numbers = [number for row in rows for number in row[3:10]]
    if {*map(type, numbers)} != {int}:
        raise ContentError(f"match {number} with results that are no numbers")
    if pairs:
        beside: dict[int, list[Who]] = {}
        for row, player in zip(rows, players, strict=True):
            beside.setdefault(row[3], []).append(player)
        first = {row[3]: row for row in reversed(rows)}
        sides = [SideResult(tuple(beside[side]), *first[side][4:9]) for side in sorted(first)]
    else:
        sides = [SideResult((player,), *row[4:9]) for row, player in zip(rows, players, strict=True)]
    if len(sides) != count:
        raise ContentError(f"match {number} without some of its results")
    order = float("-inf") if day is None else float(sorted_at)
    return Result(number, game, bool(pairs), day, order, tuple(sides))


def undated(raw: sqlite3.Connection, filters: Filters) -> int:
    """How many matches these filters leave out because nobody knows when they were; 0 where none is dated."""
    if not filters.is_dated:
        return 0
    where, values = _where(filters, dated=False)
    (number,) = raw.execute(f"SELECT count(DISTINCT match_id) FROM results WHERE {where}", values).fetchone()
    return int(number)
