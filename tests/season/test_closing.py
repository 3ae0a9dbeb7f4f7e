"""The season that is proposed after one that is closed."""

from datetime import date
from fractions import Fraction

import pytest

from scorepad.season.closing import name_after, season_after
from scorepad.season.season import Counting, Scheme, Season


@pytest.mark.parametrize(
    ("name", "first_day", "after"),
    [
        ("Spring 2026", "2026-07-01", "Autumn 2026"),
        ("Autumn 2026", "2026-12-20", "Spring 2027"),
        # It went on into the new year.
        ("Autumn 2026", "2027-01-15", "Spring 2027"),
        ("Fall 2026", "2026-12-20", "Spring 2027"),
        # A winter may begin in October or in January; the day after its last tells the year.
        ("Winter 2026", "2026-04-01", "Summer 2026"),
        ("Winter 2026", "2027-04-01", "Summer 2027"),
        ("Summer 2026", "2026-10-01", "Winter 2026"),
        ("SPRING 2026, Fridays", "2026-07-01", "AUTUMN 2026, Fridays"),
        ("2026 spring", "2026-07-01", "2026 autumn"),
        ("Voorjaar 2026", "2026-07-01", "Najaar 2026"),
        ("Otoño 2026", "2026-12-20", "Primavera 2027"),
        ("Winter 2026/27", "2027-04-01", "Winter 2027/28"),
        ("1999–2000", "2000-09-01", "2000–2001"),
        ("2098-99", "2099-09-01", "2099-00"),
        ("2025", "2026-01-01", "2026"),
        ("Season 3", "2026-01-01", "Season 4"),
        ("Season 9 (Fridays)", "2026-01-01", "Season 10 (Fridays)"),
        ("Fridays", "2026-01-01", "Fridays 2"),
        # No word of a season, but one that begins like it.
        ("Springfield 2026", "2026-07-01", "Springfield 2027"),
        ("Spring", "2026-07-01", "Spring 2"),
    ],
)
def test_the_next_name_is_guessed(name: str, first_day: str, after: str) -> None:
    assert name_after(name, date.fromisoformat(first_day)) == after


@pytest.mark.parametrize(
    ("name", "first_day", "after"),
    [
        ("Winter 2026", "2026-04-01", "Spring 2026"),
        ("Spring 2026", "2026-07-01", "Summer 2026"),
        ("Summer 2026", "2026-10-01", "Autumn 2026"),
        ("Autumn 2026", "2026-12-21", "Winter 2027"),
        ("Autumn 2026", "2027-01-08", "Winter 2027"),
    ],
)
def test_where_a_year_has_four_seasons_the_next_of_them_comes(name: str, first_day: str, after: str) -> None:
    taken = ("Spring 2025", "Summer 2025", "Autumn 2025", "Winter 2025", "Winter 2026")
    assert name_after(name, date.fromisoformat(first_day), taken) == after


@pytest.mark.parametrize(("language", "after"), [("en", "Summer 2026"), ("nl", "Zomer 2026")])
def test_of_a_word_that_languages_share_the_own_language_has_the_other_half(
    language: str, after: str
) -> None:
    assert name_after("Winter 2026", date(2026, 4, 1), (), language) == after


def test_a_name_that_is_taken_is_not_proposed() -> None:
    taken = {"Season 4", "Season 5"}
    assert name_after("Season 3", date(2026, 4, 1), taken) == "Season 6"
    assert name_after("Spring 2026", date(2026, 7, 1), {"Autumn 2026"}) == "Autumn 2027"


def test_the_next_season_begins_the_day_after_and_counts_alike() -> None:
    counting = Counting(Scheme.PLACES, points=(Fraction(5), Fraction(3)), minimum=4)
    season = Season("Season 3", "2026-01-01", None, ("troefcall",), counting)
    assert season_after(season, "2026-02-28", ()) == Season(
        "Season 4", "2026-03-01", None, ("troefcall",), counting
    )


def test_after_the_last_day_that_can_be_written_there_is_no_later_one() -> None:
    assert season_after(Season("Fridays"), "9999-12-31", ()).first_day == "9999-12-31"
