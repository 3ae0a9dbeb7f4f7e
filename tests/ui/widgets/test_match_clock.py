from datetime import datetime, timedelta

import pytest
from pytestqt.qtbot import QtBot

from scorepad.core.time_limit import TimeLimit
from scorepad.ui import look
from scorepad.ui.widgets.match_clock import MatchClock

NINE = datetime.fromisoformat("2026-01-09T21:00:00+01:00")
LIMIT = TimeLimit(NINE, 45)


class Wall:
    """The clock on the wall, and the one on the page."""

    def __init__(self, qtbot: QtBot) -> None:
        self.now = NINE
        self.clock = MatchClock()
        qtbot.addWidget(self.clock)
        self.told = 0
        self.clock.time_is_up.connect(self._tell)

    def _tell(self) -> None:
        self.told += 1

    def run(self, limit: TimeLimit = LIMIT) -> None:
        self.clock.run(limit, lambda: self.now)

    def at(self, **passed: float) -> str:
        """What the clock says when so much time has passed."""
        self.now = NINE + timedelta(**passed)
        self.clock.tick()
        return self.clock.accessibleName()


@pytest.fixture
def wall(qtbot: QtBot) -> Wall:
    return Wall(qtbot)


def test_minutes_are_told_and_seconds_of_the_last(wall: Wall) -> None:
    wall.run()
    assert wall.at() == "45 min left"
    assert wall.at(seconds=1) == "45 min left"
    assert wall.at(minutes=1) == "44 min left"
    assert wall.at(minutes=44) == "1 min left"
    assert wall.at(minutes=44, seconds=0.5) == "60 s left"
    assert wall.at(minutes=44, seconds=59) == "1 s left"
    assert wall.at(minutes=45) == "Time is up"


def test_that_time_is_up_is_told_once_and_again_only_for_another_limit(wall: Wall) -> None:
    wall.run()
    wall.at(minutes=45)
    wall.at(minutes=46)
    wall.run()
    assert wall.told == 1
    wall.run(TimeLimit(NINE, 60))
    assert wall.told == 1
    wall.at(minutes=60)
    assert wall.told == 2


def test_it_ticks_only_while_it_is_seen_and_has_something_to_wait_for(wall: Wall) -> None:
    assert not wall.clock.is_ticking
    wall.run()
    assert wall.clock.is_ticking
    wall.clock.hide()
    look.changes().changed.emit()
    assert not wall.clock.is_ticking
    wall.clock.show()
    assert wall.clock.is_ticking
    wall.at(minutes=45)
    assert not wall.clock.is_ticking
    wall.run(TimeLimit(NINE, 60))
    assert wall.clock.is_ticking
    wall.clock.stop()
    assert not wall.clock.is_ticking
    assert not wall.clock.isVisible()


def test_what_ran_out_unseen_is_told_when_it_is_seen(wall: Wall) -> None:
    wall.run()
    wall.clock.hide()
    wall.now = NINE + timedelta(hours=1)
    assert wall.told == 0
    wall.clock.show()
    assert wall.told == 1
    assert wall.clock.accessibleName() == "Time is up"


@pytest.mark.parametrize("hours", [-1, 14])
def test_a_match_of_another_time_has_no_time_left_and_none_that_is_up(wall: Wall, hours: int) -> None:
    wall.now = NINE + timedelta(hours=hours)
    wall.run()
    assert wall.clock.accessibleName() == "Set the time…"
    assert wall.told == 0
    assert not wall.clock.is_ticking
