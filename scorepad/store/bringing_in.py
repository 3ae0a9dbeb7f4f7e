"""Matches of an old sheet into the history, all or none, and out again as one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, Select, select, update

from scorepad.core.names import fold
from scorepad.games import game, is_known
from scorepad.games.points.rules import KEY, PAIR_KEY
from scorepad.old_sheets.known import Known, Likeness, clock, like
from scorepad.old_sheets.planning import Planned
from scorepad.store.content import Stored, from_text
from scorepad.store.people import People, players
from scorepad.store.rows import insert_match
from scorepad.store.tables import DEALS, MATCHES, RESULTS, SEATS

_AT_ONCE = 500
"""So many numbers in one question: SQLite bounds how many values it takes."""


@dataclass(frozen=True)
class Brought:
    """The numbers of the matches that came in, and how many were there already."""

    numbers: tuple[int, ...]
    already: int


def known(connection: Connection) -> Known:
    """The people, and what the matches of plain points are like that were not put away.

    Nothing is proved here: what is damaged is told where it is opened. Raises ContentError for what is no
    deal at all.
    """
    everybody = players(connection)
    persons = {fold(name): person.key for person in everybody for name in person.also}
    return Known(
        # Who only sits at tables that were put away is nobody's second name: the slip of a pen may be one.
        names=tuple(person.name for person in everybody if person.matches and not person.hidden),
        persons=persons,
        matches=_matches(connection, persons),
    )


def _matches(connection: Connection, persons: dict[str, str]) -> dict[Likeness, list[str | None]]:
    kept = [MATCHES.c.game.in_((KEY, PAIR_KEY)), MATCHES.c.deleted_at.is_(None)]
    heads = select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.started).where(*kept).order_by(MATCHES.c.id)
    of_kept = select(MATCHES.c.id).where(*kept)
    seats = _by_match(
        connection,
        select(SEATS.c.match_id, SEATS.c.name)
        .where(SEATS.c.match_id.in_(of_kept))
        .order_by(SEATS.c.match_id, SEATS.c.seat),
    )
    deals = _by_match(
        connection,
        select(DEALS.c.match_id, DEALS.c.content)
        .where(DEALS.c.match_id.in_(of_kept))
        .order_by(DEALS.c.match_id, DEALS.c.position),
    )
    found: dict[Likeness, list[str | None]] = {}
    for row in connection.execute(heads):
        names = [fold(seat.name) for seat in seats.get(row.id, ())]
        if not is_known(row.game) or len(names) not in game(row.game).players:
            continue
        one = like(
            row.game,
            row.started,
            [persons.get(key, key) for key in names],
            game(row.game).sides(len(names)),
            [_points(deal.content) for deal in deals.get(row.id, ())],
        )
        found.setdefault(one, []).append(clock(row.started))
    return found


def _by_match(connection: Connection, query: Select[Any]) -> dict[int, list[Row[Any]]]:
    rows = connection.execute(query)
    return {number: list(group) for number, group in groupby(rows, key=lambda row: row.match_id)}


def _points(content: str) -> object:
    deal = from_text(content)
    return deal.get("points") if isinstance(deal, dict) else None


def bring_in(connection: Connection, planned: Sequence[Planned], at: int) -> Brought:
    """Write the matches of a sheet that are not there yet."""
    there = known(connection).already(planned)
    people = People(connection)
    numbers = tuple(
        insert_match(connection, people, Stored(one.match), at)
        for one, is_there in zip(planned, there, strict=True)
        if not is_there
    )
    return Brought(numbers, sum(there))


def put_away(connection: Connection, numbers: Iterable[int], at: int | None) -> tuple[int, ...]:
    """Put matches away together, or bring them back with `at` None; those of them that were not so yet."""
    changed: list[int] = []
    other = MATCHES.c.deleted_at.is_(None) if at is not None else MATCHES.c.deleted_at.is_not(None)
    for some in _slices(tuple(numbers)):
        theirs = select(MATCHES.c.id).where(MATCHES.c.id.in_(some), other).order_by(MATCHES.c.id)
        moved = connection.execute(theirs).scalars().all()
        changed += moved
        connection.execute(update(MATCHES).where(MATCHES.c.id.in_(moved)).values(deleted_at=at))
        connection.execute(
            update(RESULTS).where(RESULTS.c.match_id.in_(moved)).values(deleted=int(at is not None))
        )
    return tuple(changed)


def _slices(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    for first in range(0, len(numbers), _AT_ONCE):
        yield numbers[first : first + _AT_ONCE]
