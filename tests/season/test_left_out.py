"""Why a match of a season is not behind its table."""

from dataclasses import replace

import pytest

from scorepad.season.left_out import Reason, Sitting, why_left_out
from scorepad.season.season import By, Filters, Season, query

SPRING = Season("Spring", "2026-03-01", "2026-05-31", ("boerenbridge", "troefcall"))
COUNTED = Sitting(1, "boerenbridge", "2026-03-05", finished=True, deals=9, counts=True, pairs=False)


def why(
    sitting: Sitting, season: Season | None = SPRING, asked: Filters | None = None, by: By = By.PLAYER
) -> Reason | None:
    return why_left_out(sitting, season, query(season, asked or Filters(), by=by))


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({}, None),
        ({"counts": False}, Reason.PUT_OUT),
        ({"finished": False}, Reason.UNFINISHED),
        ({"deals": 0}, Reason.NO_DEALS),
        ({"game": "bridgette"}, Reason.OTHER_GAME),
        ({"day": None}, Reason.NO_DAY),
        ({"day": "2026-02-28"}, Reason.OTHER_DAY),
        ({"day": "2026-03-01"}, None),
        ({"day": "2026-05-31"}, None),
        ({"day": "2026-06-01"}, Reason.OTHER_DAY),
        # What somebody decided comes first.
        ({"counts": False, "finished": False, "day": None}, Reason.PUT_OUT),
    ],
)
def test_a_match_is_left_out_for_a_reason(changed: dict[str, object], reason: Reason | None) -> None:
    assert why(replace(COUNTED, **changed)) is reason  # type: ignore[arg-type]


def test_a_table_of_pairs_leaves_out_matches_without_them() -> None:
    assert why(COUNTED, by=By.PAIR) is Reason.NO_PAIRS
    assert why(replace(COUNTED, game="troefcall", pairs=True), by=By.PAIR) is None


def test_a_match_without_a_day_is_left_out_of_dated_tables_alone() -> None:
    undated, whole_year = replace(COUNTED, day=None), Season("Year")
    assert why(undated, whole_year) is None
    assert why(undated, whole_year, Filters(as_of="2026-03-08")) is Reason.NO_DAY
    assert why(undated, None) is None


def test_who_asks_for_fewer_days_or_games_is_not_told_that_others_are_left_out() -> None:
    assert why(COUNTED, asked=Filters(first_day="2026-04-01")) is None
    assert why(COUNTED, asked=Filters(games=("troefcall",))) is None


def test_every_match_counts_where_all_matches_are_asked_for() -> None:
    assert why(replace(COUNTED, game="bridgette", day="1999-01-01"), None) is None
