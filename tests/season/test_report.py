"""What is behind a table, and the places from day to day: by hand, and as properties of random seasons."""

import random
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest

from scorepad.season.report import MOST_DAYS, Given, Report, report
from scorepad.season.results import Result
from scorepad.season.season import By, Counting, Filters, Query, Scheme
from scorepad.season.standings import standings
from tests.season.evenings import evening, history
from tests.season.random_seasons import NAMES, as_result, random_counting, random_match

# Anna 1 + 0 + 0, Bram 0 + 1 + 1.
MARCH = history(
    ("2026-03-01", {"Anna": 40, "Bram": 30}),
    ("2026-03-08", {"Anna": 10, "Bram": 30}),
    ("2026-03-15", {"Anna": 20, "Bram": 30, "Cato": 5}),
)


def of(results: Iterable[Result], counting: Counting) -> Report:
    return report(tuple(results), Query(counting=counting))


def courses(shown: Report) -> dict[str, tuple[int | None, ...]]:
    return {course.name: course.places for course in shown.courses}


def test_a_course_has_the_place_at_the_end_of_each_day() -> None:
    shown = of(MARCH, Counting())
    assert shown.days == ("2026-03-01", "2026-03-08", "2026-03-15")
    # On the second day both have won once: a shared place. Cato comes on the third.
    assert courses(shown) == {"Bram": (2, 1, 1), "Anna": (1, 1, 2), "Cato": (None, None, 3)}


def test_courses_are_in_the_order_of_the_table_and_below_it_is_none() -> None:
    shown = of(MARCH, Counting(minimum=2))
    assert [course.name for course in shown.courses] == [row.name for row in shown.table.rows]
    assert courses(shown) == {"Bram": (None, 1, 1), "Anna": (None, 1, 2)}


def test_every_result_is_there_with_what_it_gave() -> None:
    first, *_, last = of(MARCH, Counting(Scheme.PLACES)).given
    assert first == Given("bram", "Bram", 1, "boerenbridge", "2026-03-01", 2, 2, 30, Fraction(2), True)
    assert last == Given("cato", "Cato", 3, "boerenbridge", "2026-03-15", 3, 3, 5, Fraction(1), True)


def test_results_are_as_started_and_of_one_match_in_the_order_of_the_table() -> None:
    given = of(reversed(MARCH), Counting()).given
    assert [(one.match, one.name) for one in given] == [
        (1, "Bram"), (1, "Anna"), (2, "Bram"), (2, "Anna"), (3, "Bram"), (3, "Anna"), (3, "Cato"),
    ]  # fmt: skip


def test_a_dropped_result_does_not_count() -> None:
    given = of(MARCH, Counting(Scheme.SCORE, drop=1)).given
    assert [(one.name, one.total) for one in given if not one.counts] == [("Anna", 10), ("Bram", 30)]


def test_a_match_without_a_day_is_behind_every_day() -> None:
    shown = of([evening(None, {"Cato": 9, "Anna": 1}), *MARCH], Counting())
    assert courses(shown)["Cato"] == (1, 1, 2)
    assert shown.given[0].day is None


def test_without_any_day_there_are_no_courses_to_follow() -> None:
    shown = of([evening(None, {"Cato": 9, "Anna": 1})], Counting())
    assert shown.days == ()
    assert courses(shown) == {"Cato": (), "Anna": ()}


def test_a_long_history_has_so_many_days_and_the_last() -> None:
    days = [f"20{year}-{month:02}-05" for year in range(10, 30) for month in range(1, 13)]
    shown = of(history(*((day, {"Anna": 2, "Bram": 1}) for day in days)), Counting())
    assert len(shown.days) == MOST_DAYS
    assert shown.days[-1] == days[-1]
    apart = {days.index(later) - days.index(day) for day, later in pairwise(shown.days)}
    assert apart == {len(days) // MOST_DAYS}


def test_pairs_have_the_days_of_pair_games_alone() -> None:
    troefcall = evening("2026-03-09", {"Anna & Cato": 5, "Daan & Bram": 3}, number=9, game="troefcall")
    shown = of([*MARCH, troefcall], Counting(by=By.PAIR))
    assert shown.days == ("2026-03-09",)
    assert courses(shown) == {"Anna & Cato": (1,), "Bram & Daan": (2,)}


def test_guests_are_neither_in_the_courses_nor_among_the_results() -> None:
    shown = report(MARCH, Query(), frozenset({"bram"}))
    assert courses(shown) == {"Anna": (1, 1, 1), "Cato": (None, None, 2)}
    assert {one.name for one in shown.given} == {"Anna", "Cato"}


def random_season(dice: random.Random) -> tuple[list[Result], Query, frozenset[str]]:
    results = [as_result(random_match(dice, number)) for number in range(dice.choice((0, 1, 5, 30)))]
    if dice.random() < 0.3:
        results = [
            replace(result, day=None, order=float("-inf")) if dice.random() < 0.2 else result
            for result in results
        ]
    as_of = "2026-02-01" if dice.random() < 0.3 else None
    guests = frozenset(dice.sample(NAMES, dice.choice((0, 0, 2))))
    return results, Query(Filters(as_of=as_of), random_counting(dice)), guests


@pytest.mark.parametrize("seed", range(150))
def test_a_report_says_what_its_table_says(seed: int) -> None:
    results, query, guests = random_season(random.Random(seed))
    shown = report(results, query, guests)
    table = shown.table
    assert table == standings(
        results, query.counting, guests=guests, movement=query.filters.as_of is not None
    )
    if shown.days:
        assert {course.key: course.places[-1] for course in shown.courses} == {
            row.key: row.place for row in table.rows
        }
    for row in (*table.rows, *table.unranked):
        mine = [one for one in shown.given if one.key == row.key]
        assert len(mine) == row.matches
        assert sum(one.counts for one in mine) == row.counted
        assert sum((one.points for one in mine if one.counts), Fraction(0)) / row.counted == row.average
        assert sum(one.total for one in mine) == row.total_score


@pytest.mark.parametrize("seed", range(60))
def test_every_day_of_a_course_is_the_table_up_to_that_day(seed: int) -> None:
    results, query, guests = random_season(random.Random(seed))
    shown = report(results, query, guests)
    for at, day in enumerate(shown.days):
        until = [result for result in results if result.day is None or result.day <= day]
        then = {row.key: row.place for row in standings(until, query.counting, guests=guests).rows}
        assert {course.key: course.places[at] for course in shown.courses} == {
            course.key: then.get(course.key) for course in shown.courses
        }
