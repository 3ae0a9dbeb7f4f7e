"""Seasons, and what a table asks of them."""

from fractions import Fraction

import pytest

from scorepad.season.season import (
    NO_GAME,
    POINTS,
    Counting,
    Filters,
    Scheme,
    Season,
    narrowed,
    query,
    read_points,
)

WINTER = Season(
    "Winter", "2026-01-01", "2026-03-31", ("boerenbridge", "troefcall"), Counting(Scheme.PLACES, drop=2)
)


def test_a_seasons_own_counting_is_the_default_and_flags_override_it() -> None:
    assert query(WINTER, Filters()).counting == WINTER.counting
    changed = query(WINTER, Filters(), scheme=Scheme.FIELD, best=5).counting
    assert changed == Counting(Scheme.FIELD, drop=2, best=5)


def test_a_seasons_days_and_games_can_only_be_narrowed() -> None:
    asked = Filters(first_day="2025-12-01", last_day="2026-02-28", games=("troefcall", "bridgette"))
    assert narrowed(WINTER, asked) == Filters("Winter", "2026-01-01", "2026-02-28", ("troefcall",))


def test_games_that_a_season_does_not_count_find_nothing() -> None:
    assert narrowed(WINTER, Filters(games=("bridgette",))).games == (NO_GAME,)


def test_without_a_season_everything_is_asked_as_it_is() -> None:
    asked = Filters(first_day="2026-01-01", games=("bridgette",))
    assert query(None, asked, minimum=3).filters == asked
    assert query(None, asked, minimum=3).counting == Counting(minimum=3)


@pytest.mark.parametrize("flag", ["first_day", "last_day", "as_of"])
def test_any_day_makes_a_table_dated(flag: str) -> None:
    assert not Filters("Winter", games=("boerenbridge",)).is_dated
    assert Filters(**{flag: "2026-01-05"}).is_dated  # type: ignore[arg-type]


def test_points_are_numbers_with_commas_between() -> None:
    assert read_points("3,2,1") == POINTS
    assert read_points("5, 2.5 ,-1") == (Fraction(5), Fraction(5, 2), Fraction(-1))


@pytest.mark.parametrize("text", ["", ",", "3,,1", "3;2", "1e3", "three", "1/2", "٣", ".5", "5.", "1" * 19])
def test_anything_else_is_no_list_of_points(text: str) -> None:
    with pytest.raises(ValueError, match="points"):
        read_points(text)
