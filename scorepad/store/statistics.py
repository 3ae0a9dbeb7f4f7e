"""The matches of one person, with what statistics count in them."""

import sqlite3
from collections.abc import Iterator, Mapping

from sqlalchemy import Connection, select, update

from scorepad.games import is_known
from scorepad.season.results import Result
from scorepad.season.season import Filters
from scorepad.season.statistics import Facts, Sitting
from scorepad.store.content import ContentError, from_text
from scorepad.store.errors import NO_PLAYER, StoreMissing, StoreUnknownGame
from scorepad.store.people import People
from scorepad.store.rows import FACTS_EDITION, facts_values, load
from scorepad.store.seasons import results
from scorepad.store.tables import FACTS, MATCHES


def sittings(
    connection: Connection, raw: sqlite3.Connection, name: str, filters: Filters
) -> tuple[str, tuple[Sitting, ...]]:
    """The key of the person behind a name, and where it sat in the matches that count.

    Raises StoreMissing where there is nobody of that name, ContentError where the cache is damaged.
    """
    seated = People(connection, [name]).known(name)
    if seated is None:
        raise StoreMissing(NO_PLAYER.of(name=name))
    by_match = {result.match: result for result in results(raw, filters, seated.person)}
    return seated.key, tuple(_sittings(connection, raw, seated.person, by_match))


def _sittings(
    connection: Connection, raw: sqlite3.Connection, person: int, by_match: Mapping[int, Result]
) -> Iterator[Sitting]:
    rows = raw.execute(
        "SELECT match_id, seat, side, deals, facts, edition FROM results"
        " LEFT JOIN facts USING (match_id) WHERE player_id = ?",
        (person,),
    )
    for number, seat, side, deals, facts, edition in rows:
        result = by_match.get(number)
        if result is not None:
            counted = facts if edition == FACTS_EDITION else _counted_again(connection, number, facts)
            yield Sitting(result, side, seat, deals, _of_side(counted, side, number))


def _counted_again(connection: Connection, number: int, facts: object) -> object:
    """The facts of a match by this edition; of a game that is not known here, as they were."""
    try:
        found = load(connection, number)
    except StoreUnknownGame:
        return facts
    return facts if found is None else facts_values(found[1])["facts"]


def _of_side(facts: object, side: int, number: int) -> Facts:
    sides = from_text(facts)
    of_side = sides[side] if isinstance(sides, list) and side < len(sides) else None
    if not isinstance(of_side, dict) or {*map(type, of_side.values())} - {int}:
        raise ContentError(f"match {number} with facts that are none")
    return of_side


def count_again(connection: Connection, after: int, most: int) -> int | None:
    """Count facts again that another edition counted, of at most so many matches above the number `after`.

    The number of the last of them; None where no more are left. What is damaged, and games that are not known
    here, stay as they are.
    """
    known = [key for (key,) in connection.execute(select(MATCHES.c.game).distinct()) if is_known(key)]
    numbers = connection.execute(
        select(FACTS.c.match_id)
        .join(MATCHES, MATCHES.c.id == FACTS.c.match_id)
        .where(FACTS.c.edition != FACTS_EDITION, FACTS.c.match_id > after, MATCHES.c.game.in_(known))
        .order_by(FACTS.c.match_id)
        .limit(most)
    )
    last = None
    for last in numbers.scalars().all():
        try:
            found = load(connection, last)
        except ContentError:
            continue
        if found is not None:
            values = facts_values(found[1])
            connection.execute(update(FACTS).where(FACTS.c.match_id == last).values(values))
    return last
