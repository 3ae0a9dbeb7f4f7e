"""The way back from a damaged history: the best of its backups, and all that can still be proved of itself.

The damaged file is never written. Its rows are read from a copy, match by match, and a match is taken over
only where its digests prove it; the backups give the rest.
"""

import os
import shutil
import sqlite3
import struct
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Table

from scorepad.core.names import fold
from scorepad.games import is_known
from scorepad.season.results import day_of
from scorepad.store.backup import sync
from scorepad.store.check import findings
from scorepad.store.connection import Database, connect, told
from scorepad.store.content import NO_LINK, ContentError, seconds
from scorepad.store.errors import StoreDamaged, StoreError
from scorepad.store.journal import mend
from scorepad.store.migrations import APPLICATION, STEPS, BrokenStepError, expected_schema, migrate, schema
from scorepad.store.opening import make, open_database, read_raw
from scorepad.store.people import People
from scorepad.store.proof import prove as prove_all
from scorepad.store.replacing import put_in_place, refuse_open, set_aside
from scorepad.store.restore import Summary, proved, summary_of
from scorepad.store.rows import prove, rebuild_all
from scorepad.store.seals import is_sealed
from scorepad.store.shelf import Kept, on_shelf
from scorepad.store.tables import DEALS, FACTS, MATCHES, PLAYERS, PRESETS, RESULTS, REVISIONS, SEASONS, SEATS

_WAYS = 3
"""So many backups are offered at most: who wants an earlier one restores it by its name."""
_ILLEGIBLE = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged history may raise; the second where SQLite names in a sentence what is no text."""
Values = dict[str, Any]


@dataclass(frozen=True)
class WayBack:
    """A history that can take the damaged one's place.

    `backup` is where it comes from, None where only the damaged file is left. `holds` is what it will hold,
    and of that `rescued` matches are taken over from the damaged file, which alone has them or has them as
    they went on.
    """

    backup: Kept | None
    holds: Summary
    rescued: int


def ways_back(
    path: Path, folders: Sequence[Path], is_wanted: Callable[[], bool] = lambda: True
) -> tuple[WayBack, ...]:
    """The ways back from the damaged history in `path`, the best first.

    Each was tried: what it holds is proved by its digests. The backups are those in `folders`; one that has
    no match which a newer one lacks is no way of its own, and neither is the damaged file where a backup is
    one. Nothing that is there is changed. It ends early once nobody waits for it, which `is_wanted` is asked
    before each try. Raises StoreUnavailable where there is no room to try.
    """
    found: list[WayBack] = []
    held: set[_Key] = set()
    with told(path), _scratch() as scratch, _legible(path) as damaged:
        for number, (backup, matches) in enumerate(_sound(folders, held)):
            if len(found) == _WAYS or not is_wanted():
                break
            with suppress(StoreError):
                found.append(_build(backup, damaged, Path(scratch, f"{number}.db")))
                held |= matches
        if not found and is_wanted():
            with suppress(StoreError):
                found.append(_build(None, damaged, Path(scratch, "alone.db")))
    found = [way for way in found if way.backup is not None or way.holds.matches]
    return tuple(sorted(found, key=_worth, reverse=True))


def _worth(way: WayBack) -> tuple[object, ...]:
    return way.holds.deals, way.holds.matches, 0.0 if way.backup is None else way.backup.at.timestamp()


def go_back(way: WayBack, path: Path, backups: Path, now: datetime) -> Path:
    """Put a way back in the place of the damaged history; where that was set aside, in `backups`.

    Everything in it is computed again and checked before. It happens whole or not at all. Nobody may have the
    history open. Raises StoreError.
    """
    with told(path), _unfinished(path) as unfinished:
        with _legible(path) as damaged:
            _build(way.backup, damaged, unfinished)
        _compute(unfinished)
        return _replace(path, unfinished, backups, now)


def begin_anew(path: Path, backups: Path, now: datetime) -> Path:
    """Put an empty history in the place of the damaged one; where that was set aside, in `backups`."""
    with told(path), _unfinished(path) as unfinished:
        make(unfinished)
        return _replace(path, unfinished, backups, now)


# What a way back is built of.


_Key = tuple[object, ...]
"""What tells a match from others: its number, and when it was written."""


def _sound(folders: Iterable[Path], held: Set[_Key]) -> Iterator[tuple[Kept, Set[_Key]]]:
    """The backups that are as they were written, the newest first, with the matches in them.

    Those in which all matches are `held` already are left out; what is held may grow meanwhile.
    """
    backups = [kept for folder in folders for kept in on_shelf(folder)]
    for kept in sorted(backups, key=lambda kept: kept.at, reverse=True):
        with suppress(StoreError), told(kept.path), closing(proved(kept.path)) as source:
            matches = frozenset(source.execute("SELECT id, created_at FROM matches"))
            if not held or not matches <= held:
                prove_all(source, kept.path)
                yield kept, matches


def _build(backup: Kept | None, damaged: Database | None, built: Path) -> WayBack:
    """Gather the history of a way back in a new file, without what is computed of it.

    Raises StoreError where it cannot be made or proved.
    """
    make(built)
    with _scratch() as scratch, ExitStack() as open_ones:
        sources = [] if damaged is None else [damaged]
        backed_up = None
        if backup is not None:
            backed_up = open_ones.enter_context(closing(_copied(backup.path, Path(scratch, "backup.db"))))
            sources.append(backed_up)
        target = open_ones.enter_context(closing(open_database(built, built.parent)))
        with told(built):
            rescued = _Gathering(target.raw).gather(sources, backed_up)
            prove_all(target.raw, built)
            return WayBack(backup, summary_of(target.raw), rescued)


def _compute(built: Path) -> None:
    """Compute what follows from the matches that were gathered, then look at the whole as the check does.

    Raises StoreError.
    """
    with closing(open_database(built, built.parent)) as target:
        with target.writing() as connection:
            rebuild_all(connection)
            people = People(connection)
            people.respell(people.names)
        wrong = next((one for one in findings(target) if not one.unknown_game), None)
        if wrong is not None:
            raise StoreDamaged(wrong.sentence)
    sync(built)


def _scratch() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="scorepad-", ignore_cleanup_errors=True)


def _copied(path: Path, copy: Path) -> Database:
    """A proved backup of any version, as a history of today's in a file of its own. Raises StoreError."""
    with told(path):
        with closing(proved(path)) as source, closing(sqlite3.connect(copy, isolation_level=None)) as target:
            source.backup(target)
        with copy.open("r+b") as file:
            # Whether it may be written is nothing that a backup has to say.
            file.seek(_JOURNAL_KIND)
            file.write(bytes((1, 1)))
        with closing(connect(copy)) as target:
            migrate(target)
        return _reading(copy)


@contextmanager
def _legible(path: Path) -> Iterator[Database | None]:
    """The damaged history in a copy, made as legible as can be; None where nothing can be read of it."""
    with _scratch() as scratch:
        copy = Path(scratch, "damaged.db")
        with suppress(FileNotFoundError), read_raw(path) as source, copy.open("wb") as target:
            shutil.copyfileobj(source, target)
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{path}-wal", f"{copy}-wal")
        mend(copy.with_name(f"{copy.name}-wal"))
        found = _opened_or_mended(copy)
        try:
            yield found
        finally:
            if found is not None:
                found.close()


def _opened_or_mended(copy: Path) -> Database | None:
    if not copy.exists() or not copy.stat().st_size:
        return None
    for put_right in (_leave, _mend_header, _graft):
        with suppress(*_ILLEGIBLE, BrokenStepError):
            put_right(copy)
            return _opened(copy)
    return None


def _leave(copy: Path) -> None:
    """Leave a copy as it is."""


def _opened(copy: Path) -> Database:
    """A history whose tables are as they were made, brought up to date.

    Raises sqlite3.Error and BrokenStepError.
    """
    with closing(connect(copy)) as connection:
        defined = schema(connection)
        steps = next((number for number in _VERSIONS if _is_made_by(STEPS[:number], defined)), None)
        if steps is None:
            raise sqlite3.DatabaseError("its tables are not those of Scorepad")
        # What a broken index hides is still in its table.
        with suppress(*_ILLEGIBLE):
            connection.execute("REINDEX")
        if steps < len(STEPS):
            connection.execute(f"PRAGMA user_version={steps}")
            migrate(connection)
    return _reading(copy)


_VERSIONS = range(len(STEPS), 0, -1)


def _is_made_by(steps: Sequence[str], defined: frozenset[tuple[str, str, str]]) -> bool:
    expected = expected_schema(steps)
    return defined in (expected, expected - _later_indexes())


@cache
def _later_indexes() -> frozenset[tuple[str, str, str]]:
    """The indexes that a later step made: in a history that had rows by then, they begin on any page."""
    later = expected_schema() - expected_schema(STEPS[:1])
    return frozenset(one for one in later if one[0] == "index")


def _reading(path: Path) -> Database:
    connection = connect(path)
    # A text that is none costs its row, and not all that are read with it: no digest proves it.
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    return Database(path, connection, lambda: None)


_JOURNAL_KIND = 18
_FIXED = {
    0: b"SQLite format 3\0",
    16: (4096).to_bytes(2, "big"),
    _JOURNAL_KIND: bytes(
        (2, 2, 0, 64, 32, 32)
    ),  # the kind of journal, spare bytes of a page, how pages are filled
    28: bytes(12),  # how many pages there are, and how many are free: SQLite counts anew
    44: (4).to_bytes(4, "big"),  # the format of the schema
    48: bytes(8),
    56: (1).to_bytes(4, "big"),  # UTF-8
    60: len(STEPS).to_bytes(4, "big"),
    64: bytes(4),
    68: APPLICATION.to_bytes(4, "big"),
    72: bytes(20),
    92: b"\xff\xff\xff\xff",  # another number than the change counter's: what is at 28 is not believed
}
"""What a history holds at these places of its first hundred bytes. See https://www.sqlite.org/fileformat2.html."""


def _mend_header(copy: Path) -> None:
    with copy.open("r+b") as file:
        header = bytearray(file.read(100).ljust(100, b"\0"))
        for place, held in _FIXED.items():
            header[place : place + len(held)] = held
        file.seek(0)
        file.write(header)


def _graft(copy: Path) -> None:
    """Put what a new history says of its tables in place of what a copy says of them.

    All tables are made in one go, so that each begins on the same page in every history. Later indexes do
    not, and are left out: rows are found without.
    """
    _bring_in_journal(copy)
    with _scratch() as scratch:
        new = Path(scratch, "new.db")
        make(new)
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            for _, name, _ in _later_indexes():
                connection.execute(f"DROP INDEX {name}")
        pages = new.read_bytes()
    first = bytearray(pages[:_PAGE])
    with copy.open("r+b") as file:
        last = -(-file.seek(0, os.SEEK_END) // _PAGE)
        for place in _children(first):
            child = int.from_bytes(first[place : place + 4], "big")
            file.seek(last * _PAGE)
            file.write(pages[(child - 1) * _PAGE : child * _PAGE])
            last += 1
            first[place : place + 4] = last.to_bytes(4, "big")
        file.seek(0)
        file.write(first)
    _mend_header(copy)


_PAGE = 4096
_TREE = 100
"""Where the first page says of what kind its part of the tree of tables is."""
_BRANCH = 5


def _children(first: bytearray) -> list[int]:
    """Where in a history's first page the numbers of the pages stand that its tables are defined on."""
    if first[_TREE] != _BRANCH:
        return []
    count = int.from_bytes(first[_TREE + 3 : _TREE + 5], "big")
    cells = struct.unpack_from(f">{count}H", first, _TREE + 12)
    return [*cells, _TREE + 8]


def _bring_in_journal(copy: Path) -> None:
    """Bring what the journal of a copy holds into it, whatever its tables are said to be."""
    with suppress(*_ILLEGIBLE), closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    for end in ("-wal", "-shm"):
        copy.with_name(f"{copy.name}{end}").unlink(missing_ok=True)


# Rows from several histories into one.


class _Gathering:
    """Gathers matches, and what stands beside them, into an empty history, the most trusted source first.

    What is computed of a match is left out where it can be computed again.
    """

    def __init__(self, target: sqlite3.Connection) -> None:
        self._target = target
        self._written: dict[int, object] = {}
        """When each match that is here was written, by its number."""

    def gather(self, sources: Sequence[Database], backup: Database | None) -> int:
        """Take over everything that can be proved; how many matches are not in the backup as they are here.

        An earlier source has the word where several have a match.
        """
        backed_up = {} if backup is None else _states(backup)
        rescued = 0
        self._target.execute("BEGIN IMMEDIATE")
        try:
            for source in sources:
                self._people(source)
                self._beside(source, SEASONS, ("name",))
                self._beside(source, PRESETS, ("game", "name"))
                for number in sorted({*_numbers(source), *backed_up}):
                    state = self._match(source, number)
                    rescued += state is not None and state != backed_up.get(number)
            self._target.execute("COMMIT")
        finally:
            if self._target.in_transaction:
                self._target.execute("ROLLBACK")
        return rescued

    def _insert(self, table: Table, values: Values) -> None:
        values = {column: value for column, value in values.items() if column != "seal"}  # it is set anew
        columns, places = ", ".join(f'"{column}"' for column in values), ", ".join("?" * len(values))
        statement = f"INSERT INTO {table.name} ({columns}) VALUES ({places})"
        self._target.execute(statement, tuple(values.values()))

    def _if_it_fits(self, take_over: Callable[[], None]) -> bool:
        """Take something over, whole or not at all: what the tables do not take was never written so."""
        self._target.execute("SAVEPOINT one")
        try:
            take_over()
        except sqlite3.IntegrityError:
            self._target.execute("ROLLBACK TO one")
            return False
        finally:
            self._target.execute("RELEASE one")
        return True

    def _has(self, table: Table, values: Values) -> bool:
        keys = " AND ".join(f"{key} = ?" for key in values)
        found = self._target.execute(f"SELECT 1 FROM {table.name} WHERE {keys}", tuple(values.values()))
        return found.fetchone() is not None

    def _people(self, source: Database) -> None:
        """Names with who they are, as far as their seals hold; merged ones once their person is here."""
        people = [one for one in _values(source, PLAYERS) if is_sealed("players", one)]
        for one in sorted(people, key=lambda one: one["merged_into"] is not None):
            person = one["merged_into"]
            is_there = self._has(PLAYERS, {"id": one["id"]}) or self._has(PLAYERS, {"folded": one["folded"]})
            if not is_there and (person is None or self._has(PLAYERS, {"id": person})):
                self._if_it_fits(partial(self._insert, PLAYERS, one))

    def _beside(self, source: Database, table: Table, keys: tuple[str, ...]) -> None:
        for row in _values(source, table):
            if is_sealed(table.name, row) and not self._has(table, {key: row[key] for key in keys}):
                values = {column: value for column, value in row.items() if column != "id"}
                self._if_it_fits(partial(self._insert, table, values))

    def _match(self, source: Database, number: int) -> object:
        """Take over a match where it is proved and not here yet; its state, None where it is not."""
        row = next(iter(_rows(source, MATCHES, number)), None)
        if row is None or self._written.get(number) == row.created_at:
            return None
        seats, deals = _rows(source, SEATS, number), _rows(source, DEALS, number)
        try:
            prove(row, seats, deals)
        except ContentError:
            return None
        kept = number if number not in self._written else max(self._written) + 1
        if not self._if_it_fits(partial(self._take_over, source, row, kept, seats, deals)):
            return None
        self._written[kept] = row.created_at
        return _state(row)

    def _take_over(
        self, source: Database, row: Any, kept: int, seats: Sequence[Any], deals: Sequence[Any]
    ) -> None:
        self._insert(MATCHES, {**row._asdict(), **_listed(row), "id": kept})
        for seat in seats:
            self._insert(SEATS, {**seat._asdict(), "match_id": kept, "player_id": self._player(seat.name)})
        for deal in deals:
            self._insert(DEALS, {**_timed(deal._asdict(), row.created_at), "match_id": kept})
        for revision in _values(source, REVISIONS, row.id):
            if is_sealed("revisions", revision):
                values = {column: value for column, value in revision.items() if column != "id"}
                self._insert(REVISIONS, {**values, "match_id": kept})
        if not is_known(row.game):
            self._if_it_fits(partial(self._take_over_computed, source, row.id, kept))

    def _take_over_computed(self, source: Database, number: int, kept: int) -> None:
        """Results and facts of a match whose rules are not here."""
        for result in _values(source, RESULTS, number):
            self._insert(RESULTS, {**result, "match_id": kept, "player_id": self._player(result["name"])})
        for facts in _values(source, FACTS, number):
            self._insert(FACTS, {**facts, "match_id": kept})

    def _player(self, name: str) -> int:
        found = self._target.execute("SELECT id FROM players WHERE folded = ?", (fold(name),)).fetchone()
        if found is None:
            self._insert(PLAYERS, {"name": name, "folded": fold(name), "guest": 0, "hidden": 0})
            return self._player(name)
        return int(found[0])


def _listed(row: Any) -> Values:
    """What lists are sorted by: it follows from a match and may be damaged where the match itself is not."""
    started: str | None = row.started
    return {
        "day": day_of(started),
        "sorted_at": row.created_at if started is None else seconds(datetime.fromisoformat(started)),
        "finished": int(row.finished == 1),
        # Any digest will do until these are computed.
        "identity": row.identity if _is_digest(row.identity) else row.head,
        "origin": row.origin if _is_digest(row.origin) else None,
    }


def _is_digest(value: object) -> bool:
    return isinstance(value, str) and len(value) == len(NO_LINK)


def _timed(deal: Values, otherwise: object) -> Values:
    """A deal with the times of its entry; where these are not proved, that of its match."""
    if is_sealed("deals", deal):
        return deal
    return {**deal, "entered_at": otherwise, "corrected_at": None}


def _state(row: Any) -> object:
    return row.created_at, row.head, row.chain, row.open_deal, row.deleted_at


def _states(source: Database) -> dict[int, object]:
    return {row.id: _state(row) for row in _rows(source, MATCHES)}


def _numbers(source: Database) -> set[int]:
    """The numbers of the matches: one that a broken table hides may be found by its number all the same."""
    found: set[object] = set(_states(source))
    for table in (SEATS, DEALS):
        with suppress(*_ILLEGIBLE):  # those before a bad page are taken down all the same
            found.update(
                number for (number,) in source.raw.execute(f"SELECT DISTINCT match_id FROM {table.name}")
            )
    return {number for number in found if isinstance(number, int)}


def _values(source: Database, table: Table, match: int | None = None) -> list[Values]:
    return [row._asdict() for row in _rows(source, table, match)]


@cache
def _row_of(table: Table) -> Any:
    return namedtuple("Row", [column.name for column in table.columns])


def _rows(source: Database, table: Table, match: int | None = None) -> list[Any]:
    """The rows of a table (of one match) that can be read, of a broken one from both of its ends."""
    keys = [key.name for key in table.primary_key.columns]
    row_of = _row_of(table)
    of_match = "" if match is None else f" WHERE {'id' if table is MATCHES else 'match_id'} = {match}"
    found: dict[object, Any] = {}
    for way in ("ASC", "DESC"):
        order = ", ".join(f"{key} {way}" for key in keys)
        try:
            # Each row as it comes: what lies before a bad page is read all the same.
            for values in source.raw.execute(
                f"SELECT {', '.join(row_of._fields)} FROM {table.name}{of_match} ORDER BY {order}"
            ):
                row = row_of(*values)
                found[tuple(getattr(row, key) for key in keys)] = row
        except _ILLEGIBLE:
            continue
        break
    return list(found.values())


# Into its place.


@contextmanager
def _unfinished(path: Path) -> Iterator[Path]:
    """A name beside the history for what will replace it, of which nothing stays behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{path.name}.", suffix=".new", dir=path.parent) as folder:
        yield Path(folder, path.name)


def _replace(path: Path, unfinished: Path, backups: Path, now: datetime) -> Path:
    """Set the old history aside, then put the new one in its place; where the old one is."""
    refuse_open(path)
    aside = set_aside(path, backups, now)
    put_in_place(unfinished, path)
    return aside
