"""What a cell says: every way of writing a day or a number that sheets were seen to have."""

from datetime import date, time

import pytest

from scorepad.old_sheets.cells import CellError, DayOrder, day, is_day, played, points, time_beside
from scorepad.old_sheets.faults import CellFault

TODAY = date(2026, 1, 9)
TWELFTH = date(2024, 2, 12)


@pytest.mark.parametrize(
    "text",
    [
        "maandag 12 februari 2024",
        "maandag, 12 februari 2024",
        "maandag 12-2-2024",
        "mar 12 feb 2024",
        "mar. 12-2-2024",
        "martedì 12 febbraio 2024",
        "martes, 12 de febrero de 2024",
        "Monday, February 12, 2024",
        "February 12 2024",
        "12\xa0februari\xa02024",
        "12–2–2024",
        "12‑2‑2024",
        "12\\2\\2024",
        "12/2/'24",
        "12.02.2024.",
        "'12-2-2024",
        "12-2-2024, 20:15",
        "20240212",
        "45334",
    ],
)
def test_a_day_is_read_in_whatever_way_it_was_written(text: str) -> None:
    assert day(text, DayOrder.DAY_FIRST, TODAY) == TWELFTH


@pytest.mark.parametrize("text", ["Mar 12 2024", "mar 12, 2024", "maart 12 2024", "maandag 12 maart 2024"])
def test_march_is_no_weekday(text: str) -> None:
    assert day(text, DayOrder.DAY_FIRST, TODAY) == date(2024, 3, 12)


@pytest.mark.parametrize("text", ["vrijdag 12 januari", "12 jan", "12-1", "12/1", "May 12"])
def test_a_day_without_its_year_is_told_as_that(text: str) -> None:
    with pytest.raises(CellError) as told:
        day(text, DayOrder.DAY_FIRST, TODAY)
    assert told.value.fault is CellFault.NO_YEAR


@pytest.mark.parametrize(
    "text", ["2019", "settimana 3 2024", "12 2024", "31-2-2024", "20241301", "soon", "1"]
)
def test_what_is_no_day_is_told_as_that(text: str) -> None:
    with pytest.raises(CellError) as told:
        day(text, DayOrder.DAY_FIRST, TODAY)
    assert told.value.fault is CellFault.NO_SUCH_DAY


def test_mere_figures_do_not_make_a_column_of_days() -> None:
    assert not is_day("45334")
    assert not is_day("20240212")


def test_a_time_may_stand_behind_a_comma() -> None:
    assert time_beside("12-2-2024, 20:15") == time(20, 15)


@pytest.mark.parametrize("minus", "‐‑‒–—―−﹣－-")
def test_every_minus_is_one(minus: str) -> None:
    assert points(f"{minus}5") == points(f"{minus} 5") == -5
    assert not played(minus)


@pytest.mark.parametrize("blank", " \xa0\u2009\u202f'’")
def test_thousands_are_set_apart_by_whatever_blank(blank: str) -> None:
    assert points(f"-1{blank}250") == -1250
