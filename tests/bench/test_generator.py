"""The histories of the benchmarks are what they claim to be."""

from collections import Counter
from pathlib import Path

import pytest

from scorepad.games import GAMES
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from tests.bench.generator import PEOPLE, YEARS, cached, matches

MATCHES = 500


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cached(tmp_path_factory.mktemp("generated"), MATCHES, seed=5)


def test_everything_in_it_follows_from_its_deals(generated: Path, tmp_path: Path) -> None:
    with Store.open(generated, tmp_path) as store:
        assert store.check() == ()
        assert store.summary().matches + len(store.lines(Wanted(deleted=True))) == MATCHES


def test_it_holds_what_histories_hold(generated: Path, tmp_path: Path) -> None:
    with Store.open(generated, tmp_path) as store:
        people = store.players()
        lines = store.lines(limit=MATCHES)
        assert {line.game for line in lines} == {game.key for game in GAMES}
        assert {line.day[:4] for line in lines if line.day} == {str(year) for year in YEARS}
        assert [season.name for season in store.seasons()] == [f"Season {year}" for year in YEARS]
        assert PEOPLE - 10 < len(people) <= PEOPLE
        assert any(person.guest for person in people)
        assert any(person.merged for person in people)
        assert any(line.deleted for line in store.lines(Wanted(deleted=True)))
        assert any(line.closed for line in lines)
        assert any(not line.counts for line in lines)


def test_the_same_seed_gives_the_same_matches() -> None:
    assert list(matches(40, seed=3)) == list(matches(40, seed=3)) != list(matches(40, seed=4))


def test_the_evenings_are_spread_over_the_years() -> None:
    of_year = Counter(match.started[:4] for match in matches(800, seed=5) if match.started)
    assert max(of_year.values()) - min(of_year.values()) < 10


def test_a_history_is_written_once(tmp_path: Path) -> None:
    path = cached(tmp_path, 5, seed=1)
    written = path.stat().st_mtime_ns
    assert cached(tmp_path, 5, seed=1) == path
    assert path.stat().st_mtime_ns == written
