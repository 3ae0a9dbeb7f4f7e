"""A match of the past starts when people remember it."""

from datetime import UTC, date, datetime, time, timedelta, timezone

import pytest

from scorepad.core.when_played import WhenPlayed, start_after

AMSTERDAM = timezone(timedelta(hours=1))
NOW = datetime(2026, 1, 9, 18, 30, 5, 123, tzinfo=AMSTERDAM)
THAT_DAY = date(2019, 3, 12)


def local(at: datetime) -> datetime:
    return at.replace(tzinfo=AMSTERDAM)


def test_a_day_with_its_time_is_when_the_match_started() -> None:
    assert WhenPlayed(THAT_DAY, time(21, 15)).started(NOW, local) == "2019-03-12T21:15:00+01:00"


def test_a_forgotten_time_is_eight_in_the_evening() -> None:
    assert WhenPlayed(THAT_DAY).started(NOW, local) == "2019-03-12T20:00:00+01:00"


def test_a_forgotten_time_of_today_is_never_still_to_come() -> None:
    assert WhenPlayed(NOW.date()).started(NOW, local) == "2026-01-09T18:30:05+01:00"


def test_a_day_that_nobody_knows_gives_no_start() -> None:
    assert WhenPlayed(None).started(NOW, local) is None


def test_the_offset_is_that_of_the_day_and_not_of_now() -> None:
    summer = timezone(timedelta(hours=2))
    started = WhenPlayed(date(2019, 7, 1)).started(NOW, lambda at: at.replace(tzinfo=summer))
    assert started == "2019-07-01T20:00:00+02:00"


@pytest.mark.parametrize(
    ("when", "to_come"),
    [
        (WhenPlayed(NOW.date(), time(18, 30)), False),
        (WhenPlayed(NOW.date(), time(18, 31)), True),
        (WhenPlayed(NOW.date()), False),
        (WhenPlayed(NOW.date() + timedelta(days=1)), True),
        (WhenPlayed(None), False),
    ],
)
def test_what_is_later_than_now_is_still_to_come(when: WhenPlayed, to_come: bool) -> None:
    assert when.is_to_come(NOW) is to_come


def test_the_match_after_it_comes_later_on_the_same_day() -> None:
    started = WhenPlayed(THAT_DAY).started(NOW, local)
    following = start_after(started)
    assert started is not None
    assert following is not None
    assert started < following
    assert following.startswith(THAT_DAY.isoformat())


def test_after_a_match_of_the_last_minute_no_other_day_begins() -> None:
    assert start_after("2019-03-12T23:59:30+00:00") == "2019-03-12T23:59:30+00:00"
    assert start_after(datetime.max.replace(tzinfo=UTC).isoformat()) is not None


def test_after_a_match_without_a_day_comes_one_without() -> None:
    assert start_after(None) is None
