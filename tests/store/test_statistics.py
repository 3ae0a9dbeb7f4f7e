"""The matches of one person, read from a history with what statistics count in them."""

from pathlib import Path

import pytest

from scorepad.season.season import Filters
from scorepad.store.errors import StoreMissing
from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, table, tampered


def filled(store: Store, *tables: tuple[tuple[str, ...], str]) -> list[int]:
    """A finished match at each of these tables, begun on that day."""
    return [
        store.create(finished(table(players, f"{day}T20:00:00+01:00", hands=(1, 2, 3))), NOW)
        for players, day in tables
    ]


def days(*numbers: int) -> list[tuple[tuple[str, ...], str]]:
    """Anna and Bram at a table on each of these days of January."""
    return [(("Anna", "Bram"), f"2026-01-0{day}") for day in numbers]


def numbers(store: Store, name: str, filters: Filters | None = None) -> list[int]:
    _, sittings = store.sittings(name, filters or Filters())
    return sorted(sitting.result.match for sitting in sittings)


def test_a_person_has_the_matches_of_all_names_that_are_merged(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        one, other, _ = filled(
            store,
            (("Anna", "Bram"), "2026-01-02"),
            (("Cato", "Ana"), "2026-01-03"),
            (("Cato", "Bram"), "2026-01-04"),
        )
        store.merge("Ana", "Anna")
        assert numbers(store, "ana") == numbers(store, "ANNA") == [one, other]
        key, sittings = store.sittings("Ana")
        assert key == "anna"
        assert {sitting.result.match: sitting.seat for sitting in sittings} == {one: 0, other: 1}


def test_filters_and_what_counts_are_those_of_tables(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        first, second, gone = filled(store, *days(2, 3, 4))
        store.delete(gone, NOW)
        store.create(table(("Anna", "Bram")), NOW)  # has only begun
        assert numbers(store, "Anna") == [first, second]
        assert numbers(store, "Anna", Filters(first_day="2026-01-03")) == [second]


def test_nobody_of_that_name_is_missing(tmp_path: Path) -> None:
    with history(tmp_path) as store, pytest.raises(StoreMissing):
        store.sittings("Nobody")


def test_facts_that_another_edition_counted_are_counted_again_when_they_are_wanted(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        filled(store, (("Anna", "Bram"), "2026-01-02"))
        before = store.sittings("Anna")
    tampered(tmp_path, 'UPDATE facts SET facts = \'[{"old":1},{"old":1}]\', edition = 1')
    with history(tmp_path) as store:
        assert store.sittings("Anna") == before
        assert store.check() == ()


def test_facts_are_brought_up_to_date_a_few_matches_at_a_time(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        played = filled(store, *days(1, 2, 3, 4, 5))
        before = store.sittings("Anna")
    tampered(tmp_path, "UPDATE facts SET facts = '[]', edition = 1 WHERE match_id > 1")
    with history(tmp_path) as store:
        last = store.count_again(0, 2)
        assert last == played[2]
        assert store.count_again(last, 100) == played[-1]
        assert store.count_again(played[-1], 100) is None
        assert store.count_again() is None
        assert store.sittings("Anna") == before
        assert store.check() == ()


def test_a_damaged_match_is_passed_over(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        _, last = filled(store, *days(1, 2))
    tampered(
        tmp_path,
        "UPDATE facts SET edition = 1",
        "UPDATE deals SET content = '{}' WHERE match_id = 1 AND position = 0",
    )
    with history(tmp_path) as store:
        assert store.count_again() == last
        assert store.count_again() == 1
        assert store.count_again(1) is None


def test_the_facts_of_a_match_are_those_its_game_counts(tmp_path: Path) -> None:
    match = finished(table(("Anna", "Bram", "Cato"), hands=(3, 4, 5)), seed=5)
    with history(tmp_path) as store:
        store.create(match, NOW)
        _, (cato,) = store.sittings("Cato")
    assert cato.facts == match.game.facts(match.setup, match.deals, match.sheet)[2]
    assert (cato.seat, cato.deals, cato.own.total) == (2, 3, match.sheet.totals[2])
