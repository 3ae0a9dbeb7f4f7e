"""Seasons, and the results that their tables add up."""

import gc
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from scorepad.core.names import fold
from scorepad.core.table import Options
from scorepad.games import game, is_known
from scorepad.season.left_out import Reason, Sitting, why_left_out
from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import Filters, Query, Season
from scorepad.store.content import (
    ContentError,
    Stored,
    from_text,
    held,
    read_options,
    read_season,
    write_season,
)
from scorepad.store.errors import (
    NO_SEASON,
    SEASON_OF_UNKNOWN_GAME,
    SEASON_TAKEN,
    StoreMissing,
    StoreRefused,
    StoreUnknownGame,
)
from scorepad.store.rows import load, update_match
from scorepad.store.seals import see_seal
from scorepad.store.tables import COUNTED, MATCHES, SEASONS
from scorepad.store.trail import write_revision


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


def rename(connection: Connection, name: str, to: str, at: int) -> None:
    """Call a season otherwise, with all matches that name it, also those that were put away.

    Raises StoreMissing where there is none of that name, StoreRefused where `to` is another one's name or a
    match cannot be written anew because its game is not known here, ContentError where one is damaged.
    """
    season(connection, name)
    if to in names(connection):
        raise StoreRefused(SEASON_TAKEN.of(name=to))
    connection.execute(update(SEASONS).where(SEASONS.c.name == name).values(name=to))
    _move(connection, _matches_of(connection, name), to, at)


def remove(connection: Connection, name: str, at: int) -> tuple[int, ...]:
    """Forget a season; the matches that named it, which name none from now on. Raises as `rename` does."""
    season(connection, name)
    matches = _matches_of(connection, name)
    connection.execute(delete(SEASONS).where(SEASONS.c.name == name))
    _move(connection, matches, None, at)
    return matches


def bring_back(connection: Connection, kept: Season, matches: Sequence[int], at: int) -> None:
    """Set up a season that was removed, with those of its matches that name no other one meanwhile."""
    save_season(connection, kept)
    without = select(MATCHES.c.id).where(MATCHES.c.season.is_(None))
    free = set(connection.execute(without).scalars())
    _move(connection, [match for match in matches if match in free], kept.name, at)


def _matches_of(connection: Connection, name: str) -> tuple[int, ...]:
    named = select(MATCHES.c.id).where(MATCHES.c.season == name).order_by(MATCHES.c.id)
    return tuple(connection.execute(named).scalars())


def _move(connection: Connection, matches: Sequence[int], to: str | None, at: int) -> None:
    """Let matches name a season, or none: an act upon each of them, as its trail tells."""
    for number in matches:
        try:
            found = load(connection, number)
        except StoreUnknownGame as problem:
            raise StoreRefused(SEASON_OF_UNKNOWN_GAME) from problem
        if found is None:
            continue
        change = found[1].detailed(season=to)
        before, after = Stored(change.before), Stored(change.after)
        update_match(connection, number, before, after, at)
        write_revision(connection, number, change, before, after, at)


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


def condition(filters: Filters, *, dated: bool = True) -> tuple[str, list[str]]:
    """What holds of the results that a table adds up, with the values that it binds.

    Of those that are not `dated`: what holds of the results that are left out because they have no day.
    """
    conditions, values = [COUNTED], []
    if filters.season is not None:
        conditions.append("season = ?")
        values.append(filters.season)
    if filters.games:
        conditions.append(f"game IN ({', '.join('?' * len(filters.games))})")
        values += filters.games
    if not dated:
        conditions.append("day IS NULL")
        return " AND ".join(conditions), values
    for bound, day in (
        ("day >= ?", filters.first_day),
        ("day <= ?", filters.last_day),
        ("day <= ?", filters.as_of),
    ):
        if day is not None:
            conditions.append(bound)
            values.append(day)
    return " AND ".join(conditions), values


class Persons:
    """Who is behind the numbers and names in results."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._people = {
            number: (key, name)
            for number, key, name in raw.execute("SELECT id, folded, name FROM players").fetchall()
        }
        self._seen: dict[tuple[int, str], Who] = {}

    def who(self, number: int, name: str) -> Who:
        """The person of that number, as `name` is to be shown. Raises ContentError where nobody is."""
        person = self._seen.get((number, name))
        if person is None:
            if number not in self._people:
                raise ContentError("a result of nobody")
            key, shown = self._people[number]
            # A name that was merged into another is spelt as its person is.
            person = self._seen[number, name] = Who(key, name if fold(held(str, name)) == key else shown)
        return person


def results(raw: sqlite3.Connection, filters: Filters, person: int | None = None) -> Iterator[Result]:
    """The results of the matches that count, or of those a person sat at; the matches are not touched.

    Raises ContentError where the cache is damaged.
    """
    persons = Persons(raw)
    where, values = condition(filters)
    bound: list[str | int] = [*values]
    if person is not None:
        where += " AND match_id IN (SELECT match_id FROM results WHERE player_id = ?)"
        bound.append(person)
    # Plain tuples: at a hundred thousand matches everything else takes longer than the table itself.
    rows = raw.execute(
        "SELECT match_id, player_id, name, side, place, total, won * winners, bids, exact_bids,"
        f" sides, game, pairs, day, sorted_at FROM results WHERE {where} ORDER BY match_id, seat",
        bound,
    )
    of_match: list[tuple[Any, ...]] = []
    players: list[Who] = []
    for row in rows:
        if of_match and row[0] != of_match[0][0]:
            yield _result(of_match, players)
            of_match, players = [], []
        of_match.append(row)
        players.append(persons.who(row[1], row[2]))
    if of_match:
        yield _result(of_match, players)


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
    where, values = condition(filters, dated=False)
    (number,) = raw.execute(f"SELECT count(DISTINCT match_id) FROM results WHERE {where}", values).fetchone()
    return int(number)


def has_pairs(raw: sqlite3.Connection, filters: Filters) -> bool:
    """Whether a table over these filters could count pairs."""
    where, values = condition(filters)
    (found,) = raw.execute(
        f"SELECT EXISTS (SELECT 1 FROM results WHERE {where} AND pairs = 1)", values
    ).fetchone()
    return bool(found)


# What is to be known of the matches of a season.

MOST_NAMED = 200
"""So many matches are named, the latest of them; of the others it is said how many they are."""


@dataclass(frozen=True)
class SeasonMatch:
    """A match of a season: its number, its game's key, the day it began, and who sat on each side."""

    match: int
    game: str
    day: str | None
    sides: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class LeftOut:
    """A match that is not behind a table, and why."""

    match: SeasonMatch
    reason: Reason


@dataclass(frozen=True)
class OtherRules:
    """A match whose house rules are not the `usual` ones of its game in the table."""

    match: SeasonMatch
    options: Options
    usual: Options


def left_out(raw: sqlite3.Connection, season: Season | None, query: Query) -> tuple[tuple[LeftOut, ...], int]:
    """Matches that belong to a season, or to the whole history, and that its table leaves out.

    The latest of them, at most MOST_NAMED, and how many they are in all.
    """
    rows = raw.execute(
        "SELECT id, game, day, finished, deal_count, counts,"
        " (SELECT max(pairs) FROM results WHERE match_id = matches.id)"
        " FROM matches WHERE deleted_at IS NULL AND (?1 IS NULL OR season = ?1)"
        " ORDER BY sorted_at DESC, id DESC",
        (None if season is None else season.name,),
    )
    found: list[tuple[Sitting, Reason]] = []
    total = 0
    for number, key, day, finished, deals, counts, pairs in rows:
        sitting = Sitting(
            number, held(str, key), _day(day), bool(finished), held(int, deals), bool(counts), bool(pairs)
        )
        reason = why_left_out(sitting, season, query)
        if reason is not None:
            total += 1
            if total <= MOST_NAMED:
                found.append((sitting, reason))
    sides = _sides(raw, [sitting.match for sitting, _ in found])
    listed = (
        LeftOut(SeasonMatch(one.match, one.game, one.day, sides.get(one.match, ())), reason)
        for one, reason in found
    )
    return tuple(listed), total


def other_rules(raw: sqlite3.Connection, filters: Filters) -> tuple[tuple[OtherRules, ...], int]:
    """The matches behind a table whose house rules are not the most common ones of their game there.

    Of rules that are equally common, those played last are the usual ones. The latest matches, at most
    MOST_NAMED, and how many they are in all; games that are not known here have no rules to compare.
    """
    where, values = condition(filters)
    behind = f"id IN (SELECT match_id FROM results WHERE {where})"
    usual: dict[str, str] = {}
    for key, options in raw.execute(
        f"SELECT game, options FROM matches WHERE {behind} GROUP BY game, options"
        " ORDER BY count(*) DESC, max(sorted_at) DESC, options",
        values,
    ):
        if is_known(key):
            usual.setdefault(key, options)
    others = "(" + " OR ".join("game = ? AND options <> ?" for _ in usual) + ")" if usual else "0"
    compared = [text for pair in usual.items() for text in pair]
    rows = raw.execute(
        f"SELECT id, game, day, options FROM matches WHERE {behind} AND {others}"
        " ORDER BY sorted_at DESC, id DESC",
        (*values, *compared),
    ).fetchall()
    named = rows[:MOST_NAMED]
    sides = _sides(raw, [number for number, *_ in named])
    listed = (
        OtherRules(
            SeasonMatch(number, held(str, key), _day(day), sides.get(number, ())),
            read_options(game(key), from_text(options)),
            read_options(game(key), from_text(usual[key])),
        )
        for number, key, day, options in named
    )
    return tuple(listed), len(rows)


def _day(day: object) -> str | None:
    return None if day is None else held(str, day)


def _sides(raw: sqlite3.Connection, matches: Sequence[int]) -> dict[int, tuple[tuple[str, ...], ...]]:
    """Who sat on each side of these matches, of which there are at most MOST_NAMED."""
    rows = raw.execute(
        "SELECT match_id, side, name FROM results"
        f" WHERE match_id IN ({', '.join('?' * len(matches))}) ORDER BY match_id, side, seat",
        list(matches),
    )
    seated: dict[int, dict[int, tuple[str, ...]]] = {}
    for number, side, name in rows:
        sides = seated.setdefault(number, {})
        sides[side] = (*sides.get(side, ()), held(str, name))
    return {number: tuple(sides.values()) for number, sides in seated.items()}
