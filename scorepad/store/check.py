"""The history, looked at as a whole: whether the file is sound, and every derived number still follows."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import DatabaseError, MultipleResultsFound, NoResultFound

from scorepad.core.names import fold
from scorepad.core.phrase import Phrase
from scorepad.games import game, is_known
from scorepad.store.connection import Database, told
from scorepad.store.content import ContentError, Stored, from_text, read_options, read_season
from scorepad.store.errors import (
    FOUND_DERIVED,
    FOUND_GONE,
    FOUND_JOURNAL,
    FOUND_MATCH,
    FOUND_PLAYER,
    FOUND_POINTER,
    FOUND_PRESET,
    FOUND_SCHEMA,
    FOUND_SEASON,
    FOUND_STRUCTURE,
    FOUND_UNKNOWN_GAME,
    StoreError,
    StoreUnknownGame,
)
from scorepad.store.migrations import expected_schema, schema
from scorepad.store.people import People
from scorepad.store.proof import broken_pages
from scorepad.store.rows import FACTS_EDITION, facts_values, match_of, match_values, result_rows
from scorepad.store.seals import is_sealed, see_seal
from scorepad.store.tables import DEALS, FACTS, MATCHES, PLAYERS, PRESETS, RESULTS, SEASONS, SEATS
from scorepad.store.trail import revisions


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be, or that cannot be checked.

    `match` is the number of the match it is about, or None. `derived`: only what is computed differs, so that
    `Store.rebuild` puts it right. `unknown_game`: nothing is wrong, as far as can be told without its rules.
    `gone`: what is there is sound, but what was saved last may not be there.
    """

    sentence: Phrase
    match: int | None = None
    derived: bool = False
    unknown_game: bool = False
    gone: bool = False

    @property
    def holds(self) -> bool:
        """Whether what is in the history can be relied on for all that."""
        return self.unknown_game or self.gone


def findings(database: Database) -> tuple[Finding, ...]:
    """Everything that is wrong with a history. Raises nothing, whatever its file holds."""
    found: list[Finding] = []
    for look in (news, _structure, _pointers, _schema):
        _gather(found, database, look)
    for look_at in (_players, _seasons, _presets, _matches):
        _gather(found, database, _inside(look_at))
    return tuple(dict.fromkeys(found))


Look = Callable[[Database], Iterator[Finding]]


def _gather(found: list[Finding], database: Database, look: Look) -> None:
    """Take down what one look finds; that it cannot be finished is a finding too."""
    try:
        with told(database.path):
            found.extend(look(database))
    except StoreError as problem:
        found.append(Finding(problem.sentence))


def _inside(look: Callable[[Connection], Iterator[Finding]]) -> Look:
    def looked(database: Database) -> Iterator[Finding]:
        with database.reading() as connection:
            yield from look(connection)

    return looked


# The file.


def news(database: Database) -> Iterator[Finding]:
    """What was found of last entries when the history was opened, and nobody was told yet."""
    if database.damaged_journal is not None:
        yield Finding(FOUND_JOURNAL.of(path=database.damaged_journal), gone=True)
    if database.lacks_entries:
        yield Finding(FOUND_GONE, gone=True)


def _structure(database: Database) -> Iterator[Finding]:
    for what in broken_pages(database.raw):
        yield Finding(FOUND_STRUCTURE.of(what=what))


def _pointers(database: Database) -> Iterator[Finding]:
    for table, _, parent, _ in database.raw.execute("PRAGMA foreign_key_check"):
        yield Finding(FOUND_POINTER.of(table=table, parent=parent))


def _schema(database: Database) -> Iterator[Finding]:
    for _, name, _ in sorted(schema(database.raw) ^ expected_schema()):
        yield Finding(FOUND_SCHEMA.of(what=name))


# What stands beside the matches.


def _players(connection: Connection) -> Iterator[Finding]:
    latest = (
        select(SEATS.c.name)
        .join(MATCHES, MATCHES.c.id == SEATS.c.match_id)
        .where(SEATS.c.player_id == PLAYERS.c.id)
        .order_by(MATCHES.c.sorted_at.desc(), MATCHES.c.id.desc())
        .limit(1)
        .scalar_subquery()
    )
    merged = {row.id: row.merged_into for row in connection.execute(select(PLAYERS))}
    for row in connection.execute(select(PLAYERS, latest.label("latest"))):
        sound = isinstance(row.name, str) and fold(row.name) == row.folded
        sound = sound and is_sealed("players", row._mapping)
        # A person is merged into nobody.
        sound = sound and (row.merged_into is None or merged.get(row.merged_into, 0) is None)
        if not sound or row.latest not in (None, row.name):
            yield Finding(FOUND_PLAYER.of(name=row.name))


def _seasons(connection: Connection) -> Iterator[Finding]:
    for row in connection.execute(select(SEASONS)):
        try:
            read_season(row.name, row.first_day, row.last_day, row.settings)
            see_seal("seasons", row._mapping)
        except ContentError as problem:
            yield Finding(FOUND_SEASON.of(name=row.name, what=problem))


def _presets(connection: Connection) -> Iterator[Finding]:
    for row in connection.execute(select(PRESETS)):
        try:
            see_seal("presets", row._mapping)
            if is_known(row.game):
                read_options(game(row.game), from_text(row.options))
        except ContentError as problem:
            yield Finding(FOUND_PRESET.of(name=row.name, what=problem))


# Matches.


def _matches(connection: Connection) -> Iterator[Finding]:
    people = People(connection)
    unknown: Counter[str] = Counter()
    for number in connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.id)).scalars().all():
        try:
            row = connection.execute(select(MATCHES).where(MATCHES.c.id == number)).one()
            yield from _derived(connection, people, row)
            revisions(connection, number)
        except StoreUnknownGame:
            unknown[row.game] += 1
        except (NoResultFound, MultipleResultsFound):
            yield Finding(FOUND_MATCH.of(match=number, what="its row is missing or doubled"), number)
        except ContentError as problem:
            yield Finding(FOUND_MATCH.of(match=number, what=problem), number)
        except DatabaseError as problem:
            # One bad page must not hide what is wrong with the others.
            yield Finding(FOUND_MATCH.of(match=number, what=problem.orig), number)
    for key, matches in unknown.items():
        yield Finding(FOUND_UNKNOWN_GAME.of(game=key, number=matches), unknown_game=True)


def _derived(connection: Connection, people: People, row: Row[Any]) -> Iterator[Finding]:
    seats = connection.execute(select(SEATS).where(SEATS.c.match_id == row.id).order_by(SEATS.c.seat)).all()
    deals = connection.execute(
        select(DEALS).where(DEALS.c.match_id == row.id).order_by(DEALS.c.position)
    ).all()
    stored = Stored(match_of(row, seats, deals))
    for deal in deals:
        if not is_sealed("deals", deal._mapping):
            raise ContentError(f"when deal {deal.position + 1} was entered has changed")
    persons = []
    for seat in seats:
        seated = people.known(seat.name)
        if seated is None or seated.player != seat.player_id:
            raise ContentError(f"{seat.name} is somebody else")
        persons.append(seated.person)
    computed = match_values(stored, people, row.created_at)
    yield from _compare(row.id, row._mapping, computed)
    expected = result_rows(row.id, stored, persons, row.created_at, row.deleted_at is not None)
    there: Sequence[Row[Any]] = connection.execute(
        select(RESULTS).where(RESULTS.c.match_id == row.id).order_by(RESULTS.c.seat)
    ).all()
    if len(there) != len(expected):
        raise ContentError("results are missing")
    for result, values in zip(there, expected, strict=True):
        yield from _compare(row.id, result._mapping, values)
    facts = connection.execute(select(FACTS).where(FACTS.c.match_id == row.id)).mappings().one_or_none()
    if facts is None or facts["edition"] >= FACTS_EDITION:  # earlier ones are counted again when wanted
        yield from _compare(row.id, facts or {"facts": None, "edition": None}, facts_values(stored.match))


def _compare(number: int, stored: Mapping[Any, Any], computed: Mapping[str, Any]) -> Iterator[Finding]:
    for key, value in computed.items():
        if stored[key] != value:
            yield Finding(
                FOUND_DERIVED.of(match=number, what=key, stored=stored[key], computed=value),
                number,
                derived=True,
            )
