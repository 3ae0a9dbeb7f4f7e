"""Seals: what no other digest proves is not changed without a word."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.core.match import Match
from scorepad.games.boerenbridge.rules import BoerenDeal
from scorepad.season.season import Season
from scorepad.store.errors import StoreDamaged
from scorepad.store.seals import SEALED, is_sealed, seal
from scorepad.store.store import Store
from tests.store.evenings import NOW, history, played, table


def filled(store: Store) -> int:
    """A history with something in every table that is sealed; the number of its match."""
    match = played(table(), 2)
    number = store.create(Match(match.game, match.setup), NOW)
    before = Match(match.game, match.setup)
    for deal in match.deals:
        change = before.add(deal)
        store.save(number, change, NOW)
        before = change.after
    store.save(number, before.drafted(BoerenDeal(bids=(1, 0, None, None), tricks=(None,) * 4)), NOW)
    store.save_season(Season("Winter"))
    store.save_preset("Ours", match.setup.options)
    store.set_guest("Anna", True)
    return number


def rows(path: Path, table: str) -> list[sqlite3.Row]:
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(f"SELECT * FROM {table}").fetchall()


@pytest.mark.parametrize("table", SEALED)
def test_every_row_that_is_written_is_sealed(tmp_path: Path, table: str) -> None:
    with history(tmp_path) as store:
        filled(store)
    found = rows(tmp_path / "scorepad.db", table)
    assert found
    assert all(is_sealed(table, dict(row)) for row in found)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE matches SET open_deal = replace(open_deal, '0', '1')",
        "UPDATE matches SET created_at = created_at + 1",
        "UPDATE deals SET entered_at = entered_at - 64 WHERE position = 1",
        "UPDATE deals SET corrected_at = 5",
        "UPDATE revisions SET at = at + 1",
        "UPDATE revisions SET undoing = 1",
        "UPDATE revisions SET patch = replace(patch, '0', '1')",
        "UPDATE players SET guest = 1 - guest",
        "UPDATE players SET hidden = 1",
        "UPDATE seasons SET first_day = '2026-01-01'",
        "UPDATE presets SET name = 'Theirs'",
        "UPDATE players SET seal = NULL",
    ],
)
def test_what_was_changed_behind_the_programs_back_is_found(tmp_path: Path, sql: str) -> None:
    with history(tmp_path) as store:
        filled(store)
    with closing(sqlite3.connect(tmp_path / "scorepad.db", isolation_level=None)) as other:
        other.execute(sql)
    with history(tmp_path) as store:
        assert store.check()


def test_a_half_entered_deal_that_has_changed_is_not_shown(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        number = filled(store)
    with closing(sqlite3.connect(tmp_path / "scorepad.db", isolation_level=None)) as other:
        other.execute("UPDATE matches SET open_deal = replace(open_deal, '0', '1')")
    with history(tmp_path) as store, pytest.raises(StoreDamaged):
        store.load(number)


def test_a_broken_seal_stays_broken_when_its_row_is_changed(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        filled(store)
    with closing(sqlite3.connect(tmp_path / "scorepad.db", isolation_level=None)) as other:
        other.execute("UPDATE players SET hidden = 1 WHERE name = 'Anna'")
    with history(tmp_path) as store:
        store.set_guest("Anna", False)
        assert store.check()


def test_seals_tell_tables_and_columns_apart() -> None:
    assert len({seal("a", "b", None), seal("ab", None), seal("a", "b"), seal("a", None, "b")}) == 4
