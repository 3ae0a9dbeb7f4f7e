"""Facts of an earlier edition are brought up to date while the window is open, and in nobody's way."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.store.errors import StoreUnavailable
from scorepad.store.store import Store
from scorepad.ui.counting_again import AT_A_TIME, CountingAgain
from scorepad.ui.library import Library
from tests.store.evenings import NOW, finished, history, opened, table, tampered

PATIENCE = 20_000
MATCHES = 2 * AT_A_TIME + 1


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Over a history of which an earlier edition counted all facts."""
    with history(tmp_path) as store:
        for _ in range(MATCHES):
            store.create(finished(table(hands=(1,))), NOW)
    tampered(tmp_path, "UPDATE facts SET facts = '[]', edition = 1")
    made = Library(lambda: opened(tmp_path))
    yield made
    made.close()


def old_facts(folder: Path) -> int:
    """How many matches have the facts of an earlier edition."""
    with sqlite3.connect(folder / "scorepad.db") as connection:
        (count,) = connection.execute("SELECT count(*) FROM facts WHERE edition = 1").fetchone()
    return int(count)


def fail(_store: Store) -> None:
    raise StoreUnavailable(Phrase("store", "The disk is full"))


def test_all_matches_are_counted_again_a_few_at_a_time(
    qtbot: QtBot, tmp_path: Path, library: Library
) -> None:
    counting = CountingAgain(library)
    counting.begin()
    seen = set()

    def is_done() -> bool:
        seen.add(old_facts(tmp_path))
        return not seen.isdisjoint({0}) and not counting.is_under_way

    qtbot.waitUntil(is_done, timeout=PATIENCE)
    assert seen <= {MATCHES, MATCHES - AT_A_TIME, MATCHES - 2 * AT_A_TIME, 0}


def test_nothing_is_counted_while_a_change_could_not_be_written(
    qtbot: QtBot, tmp_path: Path, library: Library
) -> None:
    with qtbot.waitSignal(library.stuck, timeout=PATIENCE):
        library.write(fail, lambda _: None)
    told: list[object] = []
    assert not library.tend(lambda store: store.count_again(), told.append)
    assert old_facts(tmp_path) == MATCHES


def test_what_fails_here_holds_up_no_change(qtbot: QtBot, library: Library) -> None:
    told: list[object] = []
    assert library.tend(fail, told.append)
    library.write(lambda store: store.count(), lambda outcome: told.append(outcome.value))
    qtbot.waitUntil(lambda: MATCHES in told, timeout=PATIENCE)
    assert library.is_settled
