"""Tables that SQLite adds up, against the same tables over every single result."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.games.points.rules import PairPointsOptions, PointsDeal, PointsOptions
from scorepad.season.report import table_of
from scorepad.season.season import By, Counting, Filters, Query, Scheme
from scorepad.store import StoreDamaged
from scorepad.store.store import Store
from tests.season.random_seasons import random_counting
from tests.store.evenings import NOW, finished, history, played, table, troefcall_table

NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus")
SPELLINGS = (str, str, str.upper, str.lower)
DAYS = (None, *(f"2026-01-0{day}" for day in range(1, 9)))
QUERIES = 40


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as opened:
        yield opened


def plain(points: tuple[int, ...], names: tuple[str, ...], day: str | None, *, pairs: bool = False) -> Match:
    """A sheet of one deal that its table stopped."""
    of_game, options = (
        (game("pair_points"), PairPointsOptions()) if pairs else (game("points"), PointsOptions())
    )
    match = Match(of_game, Setup(names, options), started=day and f"{day}T20:00:00+01:00")
    return match.add(PointsDeal(points=points)).after.close(None).after


def random_match(dice: random.Random) -> Match:
    """A match of the kind that tables add up, or nearly; few different points, so that many are equal."""
    day = dice.choice(DAYS)
    seats = tuple(dice.choice(SPELLINGS)(name) for name in dice.sample(NAMES, dice.randint(4, 7)))
    kind = dice.choice(("plain", "plain", "pairs", "boerenbridge", "troefcall"))
    if kind == "plain":
        match = plain(tuple(5 * dice.randint(0, 3) for _ in seats), seats, day)
    elif kind == "pairs":
        match = plain((5 * dice.randint(0, 1), 5), seats[:4], day, pairs=True)
    elif kind == "troefcall":
        sat = replace(troefcall_table().setup, players=seats[:4])
        started = day and f"{day}T{dice.randint(19, 21)}:00:00+01:00"
        match = finished(replace(troefcall_table(), setup=sat, started=started), dice.randrange(99))
    else:
        match = played(table(seats[:4], started=day and f"{day}T21:00:00+01:00"), 3, dice.randrange(99))
        match = match if dice.random() < 0.1 else match.close(None).after
    return replace(match, season=dice.choice(("Winter", "Winter", None)), counts=dice.random() < 0.95)


def random_query(dice: random.Random) -> Query:
    day = dice.choice
    filters = Filters(
        season=dice.choice((None, "Winter", "Summer")),
        first_day=day(DAYS) if dice.random() < 0.2 else None,
        last_day=day(DAYS) if dice.random() < 0.2 else None,
        games=tuple(dice.sample(("points", "troefcall", "boerenbridge"), dice.choice((0, 0, 1, 2)))),
        as_of=day(DAYS) if dice.random() < 0.5 else None,
    )
    return Query(filters, random_counting(dice))


@pytest.mark.parametrize("seed", range(12))
def test_the_table_is_that_over_every_single_result(store: Store, seed: int) -> None:
    dice = random.Random(seed)
    store.import_matches([random_match(dice) for _ in range(50)], (), NOW)
    for name in dice.sample(NAMES, dice.choice((0, 1, 2))):
        store.set_guest(name, True)
    store.import_matches([plain((5, 0, 5), ("Bram", "Annie", "Hanna"), dice.choice(DAYS))], (), NOW)
    store.merge("Annie", "Anna")
    for number in dice.sample(range(1, 50), 3):
        store.delete(number, NOW)
    for _ in range(QUERIES):
        asked = random_query(dice)
        assert store.table(asked) == table_of(store.results(asked.filters), asked, store.guests())


def shown(store: Store) -> list[str]:
    return [row.name for row in store.table(Query()).rows]


def test_a_person_is_spelt_as_in_the_latest_match_that_counts(store: Store) -> None:
    for day, name in (("2026-01-02", "Anna"), ("2026-01-05", "ANNA"), ("2026-01-03", "anna"), (None, "aNNA")):
        store.create(plain((5, 0), (name, "Bram"), day), NOW)
    store.create(replace(plain((5, 0), ("AnnA", "Bram"), "2026-01-09"), counts=False), NOW)
    assert shown(store) == ["ANNA", "Bram"]


def test_of_names_without_a_day_the_one_that_sorts_first_is_shown(store: Store) -> None:
    for name in ("anna", "ANNA", "Anna"):
        store.create(plain((5, 0), (name, "Bram"), None), NOW)
    assert shown(store) == ["ANNA", "Bram"]


def test_a_pair_is_one_line_whoever_sits_first(store: Store) -> None:
    store.create(plain((5, 0), ("Anna", "Bram", "Cato", "Daan"), "2026-01-02", pairs=True), NOW)
    store.create(plain((5, 0), ("Cato", "Daan", "Anna", "Bram"), "2026-01-03", pairs=True), NOW)
    (first, second) = store.table(Query(counting=Counting(by=By.PAIR))).rows
    assert (first.players, first.matches, first.wins) == (("Anna", "Cato"), 2, 2)
    assert (second.players, second.matches, second.wins) == (("Bram", "Daan"), 2, 0)


@pytest.mark.parametrize("scheme", Scheme)
def test_nothing_is_sorted_and_no_table_is_read_for_a_season(store: Store, scheme: Scheme) -> None:
    seen: list[str] = []
    with closing(sqlite3.connect(store.path)) as connection:
        store._database.raw.set_trace_callback(seen.append)
        store.table(Query(Filters(season="Winter"), Counting(scheme)))
        store._database.raw.set_trace_callback(None)
        (grouped,) = (statement for statement in seen if "GROUP BY" in statement)
        plan = [detail for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {grouped}")]
    assert plan == ["SEARCH results USING COVERING INDEX results_that_count (season=?)"]


def test_a_result_of_nobody_is_told(store: Store, tmp_path: Path) -> None:
    store.create(plain((5, 0), ("Anna", "Bram"), "2026-01-02"), NOW)
    with closing(sqlite3.connect(tmp_path / "scorepad.db")) as connection:
        connection.execute("UPDATE results SET player_id = 99 WHERE seat = 0")
        connection.commit()
    with pytest.raises(StoreDamaged, match="a result of nobody"):
        store.table(Query())
