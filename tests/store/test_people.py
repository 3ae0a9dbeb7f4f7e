"""What the list of players is told of everybody."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from scorepad.store.errors import StoreMissing
from scorepad.store.people import Met
from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, played, some_deal, table


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


def test_who_played_are_those_of_whom_a_match_is_there_and_the_latest_first(store: Store) -> None:
    for day, name in enumerate(("Cato", "Ann", "Dirk", "Eefje"), start=2):
        store.create(finished(table((name, "Bram"), started=f"2026-01-0{day}T20:00:00+01:00")), NOW)
    gone = store.create(finished(table(("Guus", "Bram"), started="2026-01-09T20:00:00+01:00")), NOW)
    store.delete(gone, NOW)
    store.merge("Ann", "Cato")
    store.set_hidden("Dirk", True)
    assert store.who_played() == ("Bram", "Eefje", "Dirk", "Cato")
    assert store.who_played(with_hidden=False) == ("Bram", "Eefje", "Cato")
    assert store.who_played() == tuple(player.name for player in store.players() if player.matches)


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


def marks(store: Store) -> dict[str, tuple[bool, bool, int | None]]:
    return {player.name: (player.guest, player.hidden, player.colour) for player in store.players()}


def test_a_colour_is_chosen_and_taken_back_by_any_of_a_persons_names(store: Store) -> None:
    store.create(finished(table(("Anna", "Bram"))), NOW)
    assert marks(store) == {"Anna": (False, False, None), "Bram": (False, False, None)}
    store.set_colour("ANNA", 0)
    assert marks(store)["Anna"] == (False, False, 0)
    store.rename("Anna", "Anneke")
    store.set_colour("Anna", 9)
    assert marks(store)["Anneke"] == (False, False, 9)
    store.set_colour("Anneke", None)
    assert marks(store)["Anneke"] == (False, False, None)
    assert store.check() == ()


def test_nobody_has_no_colour(store: Store) -> None:
    with pytest.raises(StoreMissing):
        store.set_colour("Nobody", 1)


def test_two_who_become_one_have_the_colour_of_the_one_they_become(store: Store) -> None:
    store.create(finished(table(("Ann", "Bram"))), NOW)
    store.create(finished(table(("Anna", "Bram"))), NOW)
    store.set_colour("Ann", 2)
    store.set_colour("Anna", 5)
    merge = store.merge("Ann", "Anna")
    assert marks(store)["Anna"] == (False, False, 5)
    store.unmerge(merge)
    assert (marks(store)["Ann"], marks(store)["Anna"]) == ((False, False, 2), (False, False, 5))


def test_a_new_name_and_an_earlier_one_take_all_marks_along(store: Store) -> None:
    store.create(finished(table(("Anna", "Bram"))), NOW)
    store.set_colour("Anna", 3)
    store.set_guest("Anna", True)
    first = store.rename("Anna", "Anneke")
    assert marks(store)["Anneke"] == (True, False, 3)
    store.set_hidden("Anneke", True)
    store.set_colour("Anneke", 4)
    second = store.rename("Anneke", "Anna")
    assert marks(store)["Anna"] == (True, True, 4)
    assert first is not None and second is not None
    store.unmerge(second)
    assert marks(store)["Anneke"] == (True, True, 4)
    store.unmerge(first)
    assert set(marks(store)) == {"Anna", "Bram"}
    assert store.check() == ()


def test_colours_are_found_by_every_name_of_their_persons(store: Store) -> None:
    for name in ("Ann", "Anna", "Cato"):
        store.create(finished(table((name, "Bram"))), NOW)
    store.set_colour("Anna", 5)
    store.set_colour("Cato", 0)
    store.merge("Ann", "Anna")
    assert store.colours() == {"anna": 5, "ann": 5, "cato": 0}


def test_two_met_where_both_sat_under_any_of_their_names(store: Store) -> None:
    together = store.create(finished(table(("Anna", "Bram"))), NOW)
    gone = store.create(finished(table(("Ann", "Bram"))), NOW)
    store.create(finished(table(("Anna", "Cato"))), NOW)
    store.delete(gone, NOW)
    assert store.met("Anna", "bram") == Met((together,))
    store.merge("Ann", "Anna")
    assert store.met("Bram", "Ann") == Met((together,), (gone,))
    assert store.met("Bram", "Cato") == Met()
    with pytest.raises(StoreMissing):
        store.met("Anna", "Nobody")


# Whoever else is in the history.


def steps_of_a_save(folder: Path, people: int) -> int:
    """How many steps SQLite takes to save a deal, in a history of so many people."""
    with history(folder) as store:
        others = [f"Somebody {number}" for number in range(people)]
        tables = [tuple(others[at : at + 4]) for at in range(0, people, 4)]
        store.import_matches([table(names) for names in tables], (), NOW)
        match = played(table(), 2)
        number = store.create(match, NOW)
        steps = 0

        def count() -> int:
            nonlocal steps
            steps += 1
            return 0

        store._database.raw.set_progress_handler(count, 1)
        store.save(number, match.add(some_deal(match, Random(1))), NOW)
        store._database.raw.set_progress_handler(None, 1)
    return steps


def test_a_save_asks_after_nobody_who_does_not_play(tmp_path: Path) -> None:
    few, many = (steps_of_a_save(tmp_path / str(people), people) for people in (8, 400))
    assert many < 1.1 * few


def test_two_who_are_parted_by_a_table_leave_others_who_they_are(store: Store) -> None:
    for names in (("Anna", "Bram"), ("Cor", "Ans"), ("Daan", "Annie")):
        store.create(finished(table(names)), NOW)
    store.merge("Ans", "Anna")
    store.merge("Annie", "Anna")
    store.merge("Cor", "Daan")
    store.create(played(table(("Anna", "Ans")), 1), NOW)
    assert store.check() == ()
    people = {player.name: player.also for player in store.players()}
    assert (people["Anna"], people["Ans"], people["Daan"]) == (("Annie",), (), ("Cor",))
