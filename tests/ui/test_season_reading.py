"""What the season page reads from a history."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorepad.season.season import Counting, Scheme
from scorepad.store.store import Store
from scorepad.ui.season_reading import Asked, SeasonDetails, season_details, season_shown, with_results
from tests.store.evenings import NOW, finished, history, played, table, troefcall_table

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as opened:
        yield opened


def put(store: Store, day: int, **options: Any) -> int:
    match = finished(table(started=f"2026-01-{day:02}T20:00:00+01:00", **options), seed=day)
    return store.create(match.detailed(season="Winter").after, NOW)


def details(store: Store, counting: Counting | None = None, season: str = "Winter") -> SeasonDetails:
    shown = season_shown(store, Asked(season, counting=counting))
    return season_details(store, with_results(store, shown))


def test_a_season_without_matches_has_nothing_behind_it(store: Store) -> None:
    assert details(store, season="") == SeasonDetails()


def test_the_last_day_is_that_of_its_latest_match_whether_it_counts_or_not(store: Store) -> None:
    put(store, 2)
    going_on = played(table(started="2026-01-09T20:00:00+01:00"), 3)
    store.create(going_on.detailed(season="Winter").after, NOW)
    put(store, 5)
    found = details(store)
    assert found.last_day == "2026-01-09"
    assert found.days == ("2026-01-02", "2026-01-05")
    assert found.unfinished == 1


def test_dropped_results_are_found_by_their_line_the_latest_first(store: Store) -> None:
    numbers = [put(store, day) for day in (2, 3, 4)]
    found = details(store, Counting(Scheme.WINS, best=1))
    assert len(found.dropped) == 8
    assert [one.match for one in found.dropped] == sorted((one.match for one in found.dropped), reverse=True)
    assert {one.match for one in found.dropped_of["anna"]} < set(numbers)
    assert details(store).dropped == ()


def test_an_option_that_nobody_could_feel_is_no_other_rule(store: Store) -> None:
    for day in (2, 3):
        put(store, day)
    put(store, 4, penalty_per_trick=7)  # what a miss costs, where it costs nothing
    other = put(store, 5, base=5)
    found, number = details(store).other_rules
    assert [one.match.match for one in found] == [other]
    assert number == 1


def test_the_table_needs_none_of_the_results_behind_it(store: Store) -> None:
    put(store, 2)
    shown = season_shown(store, Asked("Winter"))
    assert [row.matches for row in shown.table.rows] == [1, 1, 1, 1]
    assert shown.results == ()
    assert with_results(store, shown).results == store.results()


def test_pairs_can_be_counted_where_pairs_played(store: Store) -> None:
    put(store, 2)
    assert not season_shown(store, Asked("Winter")).has_pairs
    store.create(finished(troefcall_table()).detailed(season="Winter").after, NOW)
    assert season_shown(store, Asked("Winter")).has_pairs
    assert season_shown(store, Asked("")).has_pairs
