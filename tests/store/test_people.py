"""What the list of players is told of everybody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, played, table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as opened:
        yield opened


def test_everybody_has_wins_and_the_day_of_the_last_match(store: Store) -> None:
    first = finished(table(("Anna", "Bram"), started="2026-01-02T20:00:00+01:00"))
    store.create(first, NOW)
    store.create(played(table(("Anna", "Cato"), started="2026-01-09T20:00:00+01:00"), 2), NOW)
    told = {player.name: (player.matches, player.wins, player.last_day) for player in store.players()}
    won = [first.setup.players[side] for side in first.sheet.winners]
    assert won
    assert told == {
        "Anna": (2, int("Anna" in won), "2026-01-09"),
        "Cato": (1, 0, "2026-01-09"),
        "Bram": (1, int("Bram" in won), "2026-01-02"),
    }


def test_a_match_that_was_put_away_is_nobodys(store: Store) -> None:
    match_id = store.create(finished(table(("Anna", "Bram"))), NOW)
    store.delete(match_id, NOW)
    assert {(player.matches, player.wins, player.last_day) for player in store.players()} == {(0, 0, None)}


def test_each_merged_name_can_be_parted_by_itself(store: Store) -> None:
    for name in ("Ann", "Annie", "Anna"):
        store.create(finished(table((name, "Bram"))), NOW)
    store.merge("Ann", "Anna")
    store.merge("Annie", "Anna")
    (anna,) = [player for player in store.players() if player.also]
    assert anna.also == ("Ann", "Annie")
    store.unmerge(anna.merged[0])
    assert {player.name: player.also for player in store.players()} == {
        "Ann": (),
        "Anna": ("Annie",),
        "Bram": (),
    }
    assert store.check() == ()


def test_a_name_that_nobody_sat_under_goes_when_it_is_parted(store: Store) -> None:
    store.create(finished(table(("Jan", "Bram"))), NOW)
    store.rename("Jan", "Jan de Vries")
    (jan,) = [player for player in store.players() if player.also]
    store.unmerge(jan.merged[0])
    assert {player.name for player in store.players()} == {"Jan", "Bram"}
    assert store.check() == ()
