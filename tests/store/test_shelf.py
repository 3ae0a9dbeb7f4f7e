"""Which backups are on a shelf, and which of them stay."""

from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.store.shelf import DAYS, MONTHS, WEEKS, Reason, damaged_name, name_of, on_shelf, thin, to_keep

NOW = datetime(2026, 11, 30, 21, 45, 1, tzinfo=timezone(timedelta(hours=1)))
"""A Monday evening."""
DAY = timedelta(days=1)


def put(folder: Path, *moments: datetime, reason: Reason = Reason.MATCH) -> None:
    for moment in moments:
        (folder / name_of(moment, reason)).touch()


def moments_on(folder: Path) -> list[datetime]:
    return [kept.at for kept in on_shelf(folder)]


def test_a_backup_is_told_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "scorepad-2026-11-30-204501-match.db"
    path.touch()
    (kept,) = on_shelf(tmp_path)
    assert (kept.path, kept.at, kept.reason) == (path, NOW.astimezone(UTC), Reason.MATCH)


def test_the_newest_backup_is_first(tmp_path: Path) -> None:
    put(tmp_path, NOW - DAY, NOW, NOW - 2 * DAY)
    assert moments_on(tmp_path) == [NOW, NOW - DAY, NOW - 2 * DAY]


@pytest.mark.parametrize(
    "name",
    [
        "scorepad.db",
        damaged_name(NOW),
        "scorepad-2026-11-30-204501.db",
        "scorepad-2026-11-30-204501-match.db-wal",
        "scorepad-2026-11-30-204501-whim.db",
        "scorepad-2026-13-30-204501-match.db",
        "scorepad-9999-12-31-235959-match.db",
        "scorepad-0001-01-01-000000-match.db",
        "scorepad-٢٠٢٦-11-30-204501-match.db",
        ".scorepad-2026-11-30-204501-match.db",
        "my scorepad-2026-11-30-204501-match.db",
    ],
)
def test_files_with_other_names_are_nobodys_business(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    assert on_shelf(tmp_path) == ()
    thin(tmp_path, NOW + 1000 * DAY)
    assert (tmp_path / name).exists()


def test_a_link_and_a_folder_are_no_backups(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").touch()
    (tmp_path / name_of(NOW, Reason.MATCH)).symlink_to(tmp_path / "elsewhere")
    (tmp_path / name_of(NOW, Reason.HAND)).mkdir()
    assert on_shelf(tmp_path) == ()


def test_where_there_is_no_folder_there_are_no_backups(tmp_path: Path) -> None:
    assert on_shelf(tmp_path / "nowhere") == ()
    (tmp_path / "file").touch()
    assert on_shelf(tmp_path / "file") == ()


def test_all_of_two_days_are_kept() -> None:
    moments = {NOW - timedelta(minutes=20 * number) for number in range(144)}
    assert to_keep(moments, NOW) == moments


def test_then_one_is_kept_of_each_of_twelve_days_ten_weeks_and_nine_months() -> None:
    every_hour = [NOW - timedelta(hours=hours) for hours in range(24 * 365 * 3)]
    kept = {moment.date() for moment in to_keep(every_hour, NOW) if moment <= NOW - 2 * DAY}
    days = [f"11-{day}" for day in range(16, 28)]
    sundays = ["11-15", "11-08", "11-01", "10-25", "10-18", "10-11", "10-04", "09-27", "09-20", "09-13"]
    last_days = ["10-31", "09-30", "08-31", "07-31", "06-30", "05-31", "04-30", "03-31", "02-28"]
    assert (len(days), len(sundays), len(last_days)) == (DAYS, WEEKS, MONTHS)
    assert kept == {date.fromisoformat(f"2026-{day}") for day in (*days, *sundays, *last_days)}


def test_of_an_old_day_the_newest_is_kept() -> None:
    evening = [NOW - 30 * DAY + timedelta(minutes=minutes) for minutes in (0, 25, 50)]
    assert to_keep(evening, NOW) == {evening[-1]}


def test_a_day_is_that_of_the_table_and_not_of_greenwich() -> None:
    two = {datetime(2026, 11, 9, 22, 30, tzinfo=UTC), datetime(2026, 11, 9, 23, 30, tzinfo=UTC)}
    assert to_keep(two, NOW) == two


def test_a_summer_without_cards_takes_nothing_away() -> None:
    weekly = {NOW - timedelta(weeks=number) for number in range(12)}
    assert to_keep(weekly, NOW) == to_keep(weekly, NOW + 100 * DAY) == weekly


def test_a_clock_that_is_years_ahead_takes_no_day_away() -> None:
    daily = {NOW - number * DAY for number in range(12)}
    assert to_keep(daily, NOW + 4000 * DAY) == daily


def test_a_clock_that_is_years_back_takes_nothing_away() -> None:
    every_hour = {NOW - timedelta(hours=hours) for hours in range(1000)}
    assert to_keep(every_hour, NOW - 4000 * DAY) == every_hour


@given(
    days=st.sets(st.integers(0, 2000), max_size=80),
    later=st.lists(st.integers(0, 40), max_size=20),
)
def test_what_is_taken_away_is_never_wanted_later(days: set[int], later: list[int]) -> None:
    """Thinning every evening keeps what thinning once would: no backup must come back to be kept."""
    moments = {NOW - day * DAY for day in days}
    now, left = NOW, frozenset(moments)
    for pause in later:
        now += pause * DAY
        moments.add(now)
        left = to_keep(left | {now}, now)
        assert set(sorted(moments, reverse=True)[:DAYS]) <= left
        assert to_keep(left, now) == left


def test_thinning_takes_away_what_is_not_kept(tmp_path: Path) -> None:
    put(tmp_path, NOW, NOW - 40 * DAY, NOW - 40 * DAY - timedelta(hours=1))
    thin(tmp_path, NOW)
    assert moments_on(tmp_path) == [NOW, NOW - 40 * DAY]


def test_what_a_restore_replaced_stays(tmp_path: Path) -> None:
    put(tmp_path, NOW - 400 * DAY, NOW - 401 * DAY, reason=Reason.RESTORE)
    put(tmp_path, *(NOW - number * DAY for number in range(500)))
    thin(tmp_path, NOW)
    assert sum(kept.reason is Reason.RESTORE for kept in on_shelf(tmp_path)) == 2
