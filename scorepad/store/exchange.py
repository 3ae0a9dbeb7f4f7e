"""Matches from records and back: what is there already, what goes on, what is new."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, select, update

from scorepad import record
from scorepad.core.match import Act, Change, Match
from scorepad.core.table import Setup
from scorepad.games import is_known
from scorepad.season.season import Season
from scorepad.store.content import NO_LINK, ContentError, Stored, to_text
from scorepad.store.errors import StoreUnknownGame
from scorepad.store.people import People
from scorepad.store.rows import insert_match, load, match_of, update_match
from scorepad.store.seals import is_sealed
from scorepad.store.seasons import save_season, seasons
from scorepad.store.tables import DEALS, MATCHES, RESULTS, SEATS
from scorepad.store.trail import write_revision


@dataclass(frozen=True)
class Imported:
    """What came of importing: new matches, those that were there already, those that were continued.

    `untimed` of those already there have no start, so that two equal sittings were taken for one.
    """

    imported: int = 0
    already: int = 0
    continued: int = 0
    untimed: int = 0


@dataclass(frozen=True)
class Exported:
    """Matches in the order of their start and then of their content, and the seasons.

    A record of a game that is not known here could not be read again here, so these are left out: the matches
    of each such game are counted in `unknown_games`, the seasons that count one named in `left_out`.
    """

    matches: tuple[Match, ...]
    seasons: tuple[Season, ...]
    unknown_games: Mapping[str, int]
    left_out: tuple[str, ...]


def import_all(connection: Connection, matches: Iterable[Match], kept: Iterable[Season], at: int) -> Imported:
    """Add matches and seasons. A season that is there already stays as it is.

    Raises ContentError where a stored match that goes on is damaged.
    """
    people = People(connection)
    counted = dict.fromkeys(("imported", "already", "continued", "untimed"), 0)
    for match in matches:
        stored = Stored(match)
        what = _import(connection, people, stored, at)
        counted[what] += 1
        if what == "already" and match.started is None:
            counted["untimed"] += 1
    known = {season.name for season in seasons(connection)}
    for season in kept:
        if season.name not in known:
            save_season(connection, season)
    return Imported(**counted)


def _import(connection: Connection, people: People, stored: Stored, at: int) -> str:
    persons = people.persons(stored.match.setup.players)
    same = connection.execute(
        select(MATCHES.c.id, MATCHES.c.deleted_at)
        .where(MATCHES.c.identity == stored.identity(persons))
        .order_by(MATCHES.c.deleted_at.is_not(None), MATCHES.c.id)
        .limit(1)
    ).one_or_none()
    if same is not None:
        if same.deleted_at is None:
            return "already"
        # It was put away, and is wanted again.
        connection.execute(update(MATCHES).where(MATCHES.c.id == same.id).values(deleted_at=None))
        connection.execute(update(RESULTS).where(RESULTS.c.match_id == same.id).values(deleted=0))
        return "imported"
    continued = _continue(connection, stored, persons, at)
    if continued is not None:
        return continued
    insert_match(connection, people, stored, at)
    return "imported"


def _continue(connection: Connection, stored: Stored, persons: Mapping[str, str], at: int) -> str | None:
    origin = stored.origin(persons)
    if origin is None:
        return None
    rows = connection.execute(
        select(MATCHES.c.id, MATCHES.c.deal_count, MATCHES.c.chain, MATCHES.c.finished)
        .where(MATCHES.c.origin == origin, MATCHES.c.deleted_at.is_(None))
        .order_by(MATCHES.c.id)
    ).all()
    for row in rows:
        if not row.finished and row.deal_count < len(stored.deals) and _chain(stored, row) == row.chain:
            _take_over(connection, row.id, stored, at)
            return "continued"
        if not stored.match.finished and row.deal_count > len(stored.deals):
            link = connection.execute(
                select(DEALS.c.link).where(
                    DEALS.c.match_id == row.id, DEALS.c.position == len(stored.deals) - 1
                )
            ).scalar()
            if not stored.deals or link == stored.chain:
                return "already"  # the longer one is here
    return None


def _chain(stored: Stored, row: Any) -> str:
    """The chain of as many deals as the stored match has."""
    return stored.links[row.deal_count - 1] if row.deal_count else NO_LINK


def _take_over(connection: Connection, match_id: int, stored: Stored, at: int) -> None:
    found = load(connection, match_id)
    if found is None:
        raise ContentError("a match that is gone")
    before = found[1]
    longer = stored.match
    # What only one of the two knows is kept; so is how the names are written here.
    after = replace(
        longer,
        setup=Setup(before.setup.players, longer.setup.options, longer.setup.first_dealer),
        started=before.started,
        season=longer.season if longer.season is not None else before.season,
        note=longer.note if longer.note is not None else before.note,
        ended=longer.ended if longer.ended is not None else before.ended,
        substitutes=longer.substitutes or before.substitutes,
    )
    change = Change(Act.ADD, len(before.deals), before, after)
    old, new = Stored(before), Stored(after)
    if not update_match(connection, match_id, old, new, at):
        raise ContentError("a match that is not as it was read")
    write_revision(connection, match_id, change, old, new, at, imported=True)


def export_all(connection: Connection, season: str | None) -> Exported:
    """The matches (of one season) that were not put away.

    Raises ContentError where one is damaged.
    """
    _prove_put_away(connection)
    people = People(connection)
    kept = MATCHES.c.deleted_at.is_(None)
    wanted = kept if season is None else kept & (MATCHES.c.season == season)
    numbers = select(MATCHES.c.id).where(wanted)
    seats = _InStep(
        connection.execute(
            select(SEATS).where(SEATS.c.match_id.in_(numbers)).order_by(SEATS.c.match_id, SEATS.c.seat)
        )
    )
    deals = _InStep(
        connection.execute(
            select(DEALS).where(DEALS.c.match_id.in_(numbers)).order_by(DEALS.c.match_id, DEALS.c.position)
        )
    )
    matches: list[Match] = []
    unknown: Counter[str] = Counter()
    for row in connection.execute(select(MATCHES).where(wanted).order_by(MATCHES.c.id)):
        try:
            match = match_of(row, seats.of(row.id), deals.of(row.id))
        except StoreUnknownGame:
            unknown[row.game] += 1
        else:
            matches.append(_by_persons(people, match))
    set_up = [one for one in seasons(connection) if season in (None, one.name)]
    readable = tuple(one for one in set_up if all(map(is_known, one.games)))
    left_out = tuple(one.name for one in set_up if one not in readable)
    return Exported(tuple(_in_order(matches)), readable, unknown, left_out)


class _InStep:
    """Rows in the order of their matches, given match by match: a long history is not held twice."""

    def __init__(self, rows: Iterable[Row[Any]]) -> None:
        self._groups = groupby(rows, lambda row: row.match_id)
        self._next = next(self._groups, None)

    def of(self, number: int) -> list[Row[Any]]:
        """The rows of a match, whose number is higher than all that were asked for before."""
        while self._next is not None and self._next[0] < number:
            self._next = next(self._groups, None)
        if self._next is None or self._next[0] != number:
            return []
        rows = list(self._next[1])
        self._next = next(self._groups, None)
        return rows


def _prove_put_away(connection: Connection) -> None:
    """Make sure that no damage hides a match."""
    for row in connection.execute(select(MATCHES).where(MATCHES.c.deleted_at.is_not(None))):
        if not is_sealed("matches", row._mapping):
            raise ContentError(f"match {row.id} was not put away as it says")


def _by_persons(people: People, match: Match) -> Match:
    """The match under the names of its persons: a record knows nothing of merged names."""
    players = tuple(people.shown(name) for name in match.setup.players)
    if players == match.setup.players:
        return match
    return replace(match, setup=Setup(players, match.setup.options, match.setup.first_dealer))


def _in_order(matches: Iterable[Match]) -> Iterator[Match]:
    """Matches by their start; those of one start, or of none, by their content."""
    for _, level in groupby(sorted(matches, key=_start), key=_start):
        first, *others = level
        yield from sorted((first, *others), key=_content) if others else (first,)


def _start(match: Match) -> float:
    return -math.inf if match.started is None else datetime.fromisoformat(match.started).timestamp()


def _content(match: Match) -> str:
    return to_text(record.write(match))
