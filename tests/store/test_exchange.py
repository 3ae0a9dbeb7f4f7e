import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad import record
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games.boerenbridge.rules import BoerenDeal
from scorepad.season.season import Counting, Scheme, Season
from scorepad.season.standings import standings
from scorepad.store import StoreMissing, StoreRefused
from scorepad.store.exchange import Imported
from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, opened, played, some_deal, table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as open_store:
        yield open_store


def brought_in(store: Store, *matches: Match) -> Imported:
    return store.import_matches(matches, (), NOW)


def test_a_match_that_is_there_is_skipped_and_counted(store: Store) -> None:
    match = finished(table())
    assert brought_in(store, match) == Imported(imported=1)
    assert brought_in(store, match) == Imported(already=1)
    assert store.count() == 1


def test_a_match_twice_in_one_file_is_one_match(store: Store) -> None:
    match = finished(table())
    assert brought_in(store, match, match) == Imported(imported=1, already=1)


def test_season_note_end_and_open_deal_make_no_other_match(store: Store) -> None:
    match = played(table(), 3)
    brought_in(store, match)
    open_deal = BoerenDeal(bids=(1, None, None, None), tricks=(None,) * 4)
    same = replace(match, season="W", note="n", ended=NOW.isoformat(), open_deal=open_deal)
    assert brought_in(store, same) == Imported(already=1)


def test_the_case_of_names_and_the_spelling_of_the_start_make_no_other_match(store: Store) -> None:
    match = finished(table(started="2026-01-09T20:00:00+00:00"))
    brought_in(store, match)
    players = tuple(name.upper() for name in match.setup.players)
    same = replace(match, setup=Setup(players, match.setup.options), started="2026-01-09T20:00:00Z")
    assert brought_in(store, same) == Imported(already=1)


@pytest.mark.parametrize(
    "other",
    [
        lambda match: replace(match, started="2026-01-09T20:00:00+02:00"),
        lambda match: replace(match, started=None),
        lambda match: replace(match, setup=replace(match.setup, first_dealer=1)),
        lambda match: replace(match, setup=replace(match.setup, players=match.setup.players[::-1])),
        lambda match: replace(match, setup=replace(match.setup, options=table(base=9).setup.options)),
        lambda match: replace(match, closed=True),
        lambda match: replace(match, deals=match.deals[::-1]),
    ],
)
def test_anything_else_makes_another_match(store: Store, other: Callable[[Match], Match]) -> None:
    match = finished(table())
    brought_in(store, match)
    assert brought_in(store, other(match)) == Imported(imported=1)


def test_two_equal_matches_without_a_start_are_taken_as_one_and_it_is_told(store: Store) -> None:
    match = finished(table(started=None))
    assert brought_in(store, match, match) == Imported(imported=1, already=1, untimed=1)


def test_a_match_that_goes_on_is_continued_and_the_trail_says_so(store: Store) -> None:
    shorter = replace(played(table(), 3), season="Winter")
    longer = replace(finished(replace(shorter, season=None)), note="till late")
    brought_in(store, shorter)
    assert brought_in(store, longer) == Imported(continued=1)
    (line,) = store.lines()
    assert store.load(line.id) == replace(longer, season="Winter")
    (revision,) = store.revisions(line.id)
    assert revision.imported
    assert brought_in(store, longer) == Imported(already=1)
    assert store.check() == ()
    timeline, change = store.timeline(line.id).undo()
    store.save(line.id, change, NOW)
    assert store.load(line.id).deals == shorter.deals
    assert timeline.to_undo is None


def test_the_shorter_one_that_comes_after_the_longer_is_there_already(store: Store) -> None:
    longer = played(table(), 5)
    brought_in(store, longer)
    assert brought_in(store, replace(longer, deals=longer.deals[:3])) == Imported(already=1)
    assert brought_in(store, replace(longer, deals=())) == Imported(already=1)
    (line,) = store.lines()
    assert line.deals == 5


@pytest.mark.parametrize("stored", ["finished", "otherwise", "untimed"])
def test_what_does_not_go_on_is_another_match(store: Store, stored: str) -> None:
    shorter = played(table(started=None if stored == "untimed" else table().started), 3)
    longer = played(shorter, 2, seed=8)
    if stored == "finished":
        shorter = replace(shorter, closed=True)
    if stored == "otherwise":
        shorter = shorter.replace(2, some_deal(shorter, random.Random(99), 2)).after
    brought_in(store, shorter)
    assert brought_in(store, longer) == Imported(imported=1)
    assert store.count() == 2


def test_a_match_continued_within_one_file_is_one_match(store: Store) -> None:
    longer = played(table(), 5)
    shorter = replace(longer, deals=longer.deals[:2])
    assert brought_in(store, shorter, longer) == Imported(imported=1, continued=1)


def test_a_file_comes_in_whole_or_not_at_all(store: Store) -> None:
    before = store.players()
    bad = table(started="2026-01-10T20:00:00+01:00").detailed(note="\ud800").after
    with pytest.raises(StoreRefused):
        store.import_matches([finished(table()), bad], [Season("Winter")], NOW)
    assert store.count() == 0
    assert store.players() == before
    assert store.seasons() == ()


def test_a_match_that_was_put_away_comes_back_when_it_is_brought_in(store: Store) -> None:
    match = finished(table())
    match_id = store.create(match, NOW)
    store.delete(match_id, NOW)
    assert brought_in(store, match) == Imported(imported=1)
    assert [line.id for line in store.lines()] == [match_id]


def test_a_season_that_is_there_stays_as_it_is(store: Store) -> None:
    mine = Season("Winter", "2025-12-01", None, (), Counting(Scheme.FIELD))
    store.save_season(mine)
    store.import_matches((), (Season("Winter"), Season("Spring")), NOW)
    assert store.seasons() == (Season("Spring"), mine)


def test_export_is_by_start_and_then_by_content(store: Store) -> None:
    early = finished(table(started="2026-01-09T20:00:00+01:00"), seed=1)
    late = finished(table(started="2026-01-09T19:30:00+00:00"), seed=2)
    undated = finished(table(started=None))
    twins = [replace(early, note=note) for note in ("b", "a")]
    for match in (late, *twins, undated):
        store.create(match, NOW)
    assert [match.note for match in store.export().matches] == [None, "a", "b", None]
    assert store.export().matches[0] == undated


def test_only_a_season_is_exported_when_one_is_named(store: Store) -> None:
    store.save_season(Season("Winter"))
    store.save_season(Season("Spring"))
    store.create(replace(finished(table()), season="Winter"), NOW)
    store.create(finished(table()), NOW)
    exported = store.export("Winter")
    assert [match.season for match in exported.matches] == ["Winter"]
    assert exported.seasons == (Season("Winter"),)
    with pytest.raises(StoreMissing):
        store.export("Autumn")


def test_merged_names_are_exported_as_their_person_and_are_there_already(
    store: Store, tmp_path: Path
) -> None:
    one = finished(table(("Anna", "Bram"), started="2025-01-01T20:00:00+01:00"), seed=1)
    other = finished(table(("Annie", "Bram"), started="2025-01-02T20:00:00+01:00"), seed=2)
    brought_in(store, one, other)
    store.merge("Annie", "Anna")
    exported = store.export()
    assert [match.setup.players for match in exported.matches] == [("Anna", "Bram")] * 2
    assert brought_in(store, *exported.matches) == Imported(already=2)
    assert brought_in(store, one, other) == Imported(already=2)
    before = standings(store.results(), Counting())
    with history(tmp_path / "empty") as empty:
        empty.import_matches(exported.matches, exported.seasons, NOW)
        assert standings(empty.results(), Counting()) == before


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_export_into_an_empty_folder_gives_the_same_matches_seasons_and_tables(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    chance = random.Random(seed)
    folder = tmp_path_factory.mktemp("history")
    with opened(folder) as store, opened(folder / "empty") as empty:
        for number in range(chance.randrange(1, 6)):
            players = tuple(chance.sample(["Anna", "Bram", "Cato", "Daan", "Eefje"], 4))
            started = chance.choice([None, f"2026-01-0{number + 1}T20:00:00+01:00"])
            match = played(table(players, started), chance.randrange(4), seed + number)
            store.create(
                replace(
                    match,
                    closed=chance.random() < 0.5,
                    season=chance.choice([None, "W"]),
                    counts=chance.random() < 0.8,
                    note=str(number),
                ),
                NOW,
            )
        store.save_season(Season("W", first_day="2026-01-02", counting=Counting(Scheme.AVERAGE, drop=1)))
        exported = store.export()
        document = record.read(record.dump(exported.matches, exported.seasons).encode())
        empty.import_matches(document.matches, document.seasons, NOW)
        again = empty.export()
        # Equal sittings without a start are taken as one.
        if all(match.started for match in exported.matches):
            assert again == exported
            assert standings(empty.results(), Counting()) == standings(store.results(), Counting())
        assert again.seasons == exported.seasons
        assert empty.check() == ()
