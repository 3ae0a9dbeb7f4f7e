"""Whether what a file holds is as it was written, told from its rows alone: no rules, no matches of them."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from scorepad.core.names import fold
from scorepad.store.content import NO_LINK, ContentError, digest, head_of, held, next_link, to_text
from scorepad.store.errors import DAMAGED, MATCH_DAMAGED, StoreDamaged
from scorepad.store.seals import SEAL, SEALED, teach

_MATCHES_AT_ONCE = 20
_PAUSE = 0.001
"""Seconds of rest between so many matches: a window has its turn meanwhile, and hardly notices the work."""
_COLUMNS = (
    "id, game, first_dealer, options, started, ended, season, note, closed, counts, substitutes,"
    " deal_count, chain, head"
)


class _Row(NamedTuple):
    """A match as its row tells it."""

    id: int
    game: object
    first_dealer: object
    options: object
    started: object
    ended: object
    season: object
    note: object
    closed: object
    counts: object
    substitutes: object
    deal_count: object
    chain: object
    head: object


def broken_pages(connection: sqlite3.Connection, most: int = 100) -> Iterator[str]:
    """What is wrong with a file as SQLite sees it: its pages, its tables, its indexes; a line each."""
    for (found,) in connection.execute(f"PRAGMA integrity_check({most})"):
        if found != "ok":
            # The first line may be a title: it names the file within SQLite, where there is but one.
            yield from (line for line in str(found).splitlines() if not line.startswith("***"))


def unsound(connection: sqlite3.Connection) -> str | None:
    """The first thing that is wrong with a file as SQLite sees it; None where nothing is."""
    for wrong in broken_pages(connection, 1):
        return wrong
    for table, *_ in connection.execute("PRAGMA foreign_key_check"):
        return f"a row of {table} points nowhere"
    return None


def prove(connection: sqlite3.Connection, path: Path) -> None:
    """Prove all that digests are over: what was agreed, every deal and how many there are, every seal.

    `path` is the file that is named where something is not as it was written: StoreDamaged is raised then.
    Any version of a history is proved as far as it has digests.
    """
    numbers = [number for (number,) in connection.execute("SELECT id FROM matches ORDER BY id")]
    for done, number in enumerate(numbers):
        if done % _MATCHES_AT_ONCE == 0:
            time.sleep(_PAUSE)
        try:
            with _legible():
                _prove_match(connection, number)
        except ContentError as problem:
            raise StoreDamaged(MATCH_DAMAGED.of(match=number, path=path, reason=problem)) from problem
    try:
        with _legible():
            _prove_seals(connection)
    except ContentError as problem:
        raise StoreDamaged(DAMAGED.of(path=path, reason=problem)) from problem


@contextmanager
def _legible() -> Iterator[None]:
    """Tell text that is no text as what it is. Raises ContentError."""
    try:
        yield
    except sqlite3.OperationalError as problem:
        # Python's own refusal has no code of SQLite's, and that of a seal the one of no special error.
        if getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
            raise
        raise ContentError("text that is no text") from problem


def _prove_match(connection: sqlite3.Connection, number: int) -> None:
    row = _Row(*connection.execute(f"SELECT {_COLUMNS} FROM matches WHERE id = ?", (number,)).fetchone())
    seats = connection.execute(
        "SELECT seat, seats.name, folded FROM seats JOIN players ON players.id = player_id"
        " WHERE match_id = ? ORDER BY seat",
        (number,),
    )
    names = []
    for place, (seat, name, folded) in enumerate(seats):
        if seat != place:
            raise ContentError("seats are missing")
        names.append(held(str, name))
        # The digest is over the name alone; whose it is hangs on the number beside it.
        if fold(name) != folded:
            raise ContentError(f"{name} is somebody else")
    try:
        head = digest(to_text(head_of(row, names)))
    except (TypeError, ValueError) as problem:
        raise ContentError("what was agreed is unreadable") from problem
    if head != row.head:
        raise ContentError("what was agreed has changed")
    deals, link = 0, NO_LINK
    for position, content, written in connection.execute(
        "SELECT position, content, link FROM deals WHERE match_id = ? ORDER BY position", (number,)
    ):
        link = next_link(link, held(str, content))
        if position != deals or link != written:
            raise ContentError(f"deal {deals + 1} has changed")
        deals += 1
    if (deals, link) != (row.deal_count, row.chain):
        raise ContentError(f"{deals} deals of {row.deal_count}")


def _prove_seals(connection: sqlite3.Connection) -> None:
    teach(connection)
    for table, columns in SEALED.items():
        if not any(name == "seal" for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")):
            continue  # of the first version, which has none
        is_changed = f"seal IS NOT {SEAL}('{table}', {', '.join(columns)})"
        if connection.execute(f"SELECT 1 FROM {table} WHERE {is_changed} LIMIT 1").fetchone():
            raise ContentError(f"a row of {table} has changed")
