"""Matches as lists show them: a line each, from columns and results, without their deals."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, FromClause, Select, and_, exists, func, or_, select

from scorepad.core.names import bare, fold
from scorepad.store.content import ContentError, held
from scorepad.store.tables import MATCHES, PLAYERS, RESULTS, SEATS

_HOLDS = "scorepad_holds"
"""What SQLite calls `_holds`."""


@dataclass(frozen=True)
class MatchLine:
    """A match in a list. `players` are in seat order; the other tuples have an item a side.

    `sides` are the seats of each side, `winners` the sides that won, empty while it goes on. `deals` counts
    those played. `day` and `started` are as written.
    """

    id: int
    game: str
    players: tuple[str, ...]
    started: str | None
    day: str | None
    ended: str | None
    season: str | None
    note: str | None
    deals: int
    finished: bool
    closed: bool
    counts: bool
    deleted: bool
    sides: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def of_pairs(self) -> bool:
        """Whether two play on each side."""
        return any(len(seats) > 1 for seats in self.sides)


@dataclass(frozen=True)
class Wanted:
    """Which matches a list shows; None is all. Days include both ends, a name is any of a person's names.

    Several `players` sat on one side. `matches` are the numbers of those among which is looked.
    Every word of `text` stands somewhere in a player's name, the season or the note, whatever its case and
    accents.
    """

    game: str | None = None
    season: str | None = None
    players: tuple[str, ...] = ()
    first_day: str | None = None
    last_day: str | None = None
    finished: bool | None = None
    deleted: bool = False
    text: str = ""
    matches: tuple[int, ...] | None = None


def _holds(text: str | None, word: str) -> bool:
    return text is not None and word in bare(text)


def _searching(connection: Connection, wanted: Wanted) -> list[ColumnElement[bool]]:
    """A condition for each word that is looked for. The words are compared as they are, never as patterns."""
    # The sign that lists put between the names of a pair is nobody's name.
    words = [word for word in bare(wanted.text).split() if word != "&"]
    if not words:
        return []
    connection.connection.driver_connection.create_function(  # type: ignore[union-attr]
        _HOLDS, 2, _holds, deterministic=True
    )
    return [_holding(word, wanted.deleted) for word in words]


def _holding(word: str, deleted: bool) -> ColumnElement[bool]:
    holds = getattr(func, _HOLDS)
    person = PLAYERS.alias()
    # Also by the name that a person has now. Each name and each season is looked at once, not once a match.
    people = (
        select(PLAYERS.c.id)
        .outerjoin(person, person.c.id == PLAYERS.c.merged_into)
        .where(or_(holds(PLAYERS.c.name, word), holds(person.c.name, word)))
    )
    listed = MATCHES.alias()
    seasons = (
        select(listed.c.season)
        .where(listed.c.deleted_at.is_not(None) if deleted else listed.c.deleted_at.is_(None))
        .distinct()
        .subquery()
    )
    return or_(
        MATCHES.c.id.in_(select(SEATS.c.match_id).where(SEATS.c.player_id.in_(people))),
        MATCHES.c.season.in_(select(seasons.c.season).where(holds(seasons.c.season, word))),
        and_(MATCHES.c.note.is_not(None), holds(MATCHES.c.note, word)),
    )


def _conditions(connection: Connection, wanted: Wanted) -> list[ColumnElement[bool]]:
    given: list[ColumnElement[bool]] = [
        MATCHES.c.deleted_at.is_not(None) if wanted.deleted else MATCHES.c.deleted_at.is_(None)
    ]
    if wanted.game is not None:
        given.append(MATCHES.c.game == wanted.game)
    if wanted.season is not None:
        given.append(MATCHES.c.season == wanted.season)
    if wanted.first_day is not None:
        given.append(MATCHES.c.day >= wanted.first_day)
    if wanted.last_day is not None:
        given.append(MATCHES.c.day <= wanted.last_day)
    if wanted.finished is not None:
        given.append(MATCHES.c.finished == int(wanted.finished))
    if wanted.matches is not None:
        given.append(MATCHES.c.id.in_(_listed(wanted.matches)))
    if wanted.players:
        theirs = [RESULTS.alias() for _ in wanted.players]
        sat = [_sat(results, name) for results, name in zip(theirs, wanted.players, strict=True)]
        beside = [other.c.side == theirs[0].c.side for other in theirs[1:]]
        given.append(exists().where(*sat, *beside))
    return given + _searching(connection, wanted)


def _listed(numbers: tuple[int, ...]) -> Select[tuple[int]]:
    """These numbers as one value: SQLite binds so many values and no more."""
    each = func.json_each(json.dumps(numbers)).table_valued("value")
    return select(each.c.value)


def _sat(results: FromClause, name: str) -> ColumnElement[bool]:
    """Whether these results of the match are those of a person."""
    person = (
        select(func.coalesce(PLAYERS.c.merged_into, PLAYERS.c.id))
        .where(PLAYERS.c.folded == fold(name))
        .scalar_subquery()
    )
    return and_(results.c.match_id == MATCHES.c.id, results.c.player_id == person)


def count(connection: Connection, wanted: Wanted) -> int:
    """How many matches a list shows."""
    listed = select(func.count()).select_from(MATCHES).where(*_conditions(connection, wanted))
    return int(connection.execute(listed).scalar_one())


def lines(connection: Connection, wanted: Wanted, limit: int, offset: int) -> tuple[MatchLine, ...]:
    """The lines of a list, the most recently started first. Raises ContentError where one is damaged."""
    rows = connection.execute(
        select(
            MATCHES.c.id,
            MATCHES.c.game,
            MATCHES.c.started,
            MATCHES.c.day,
            MATCHES.c.ended,
            MATCHES.c.season,
            MATCHES.c.note,
            MATCHES.c.deal_count,
            MATCHES.c.finished,
            MATCHES.c.closed,
            MATCHES.c.counts,
            MATCHES.c.deleted_at,
        )
        .where(*_conditions(connection, wanted))
        .order_by(MATCHES.c.sorted_at.desc(), MATCHES.c.id.desc())
        .limit(limit)
        .offset(offset)
    ).all()
    seats: dict[int, list[Any]] = {row.id: [] for row in rows}
    of_matches = (
        select(
            SEATS.c.match_id,
            SEATS.c.name,
            RESULTS.c.side,
            RESULTS.c.total,
            RESULTS.c.place,
            RESULTS.c.won,
        )
        .join(RESULTS, (RESULTS.c.match_id == SEATS.c.match_id) & (RESULTS.c.seat == SEATS.c.seat))
        .order_by(SEATS.c.match_id, SEATS.c.seat)
    )
    numbers = list(seats)
    for first in range(0, len(numbers), 500):  # SQLite binds so many values and no more
        some = numbers[first : first + 500]
        for seat in connection.execute(of_matches.where(SEATS.c.match_id.in_(some))):
            if seat.match_id not in seats:
                raise ContentError("a seat of another match")
            seats[seat.match_id].append(seat)
    return tuple(_line(row, seats[row.id]) for row in rows)


def _line(row: Any, seats: list[Any]) -> MatchLine:
    sides: dict[int, list[int]] = {}
    for at, seat in enumerate(seats):
        sides.setdefault(held(int, seat.side), []).append(at)
    if sorted(sides) != list(range(len(sides))):
        raise ContentError(f"match {row.id} without its results")
    firsts = [seats[sides[side][0]] for side in range(len(sides))]
    return MatchLine(
        id=row.id,
        game=row.game,
        players=tuple(held(str, seat.name) for seat in seats),
        started=row.started,
        day=row.day,
        ended=row.ended,
        season=row.season,
        note=row.note,
        deals=held(int, row.deal_count),
        finished=bool(row.finished),
        closed=bool(row.closed),
        counts=bool(row.counts),
        deleted=row.deleted_at is not None,
        sides=tuple(tuple(sides[side]) for side in range(len(sides))),
        totals=tuple(held(int, one.total) for one in firsts),
        places=tuple(held(int, one.place) for one in firsts),
        winners=tuple(side for side, one in enumerate(firsts) if one.won),
    )
