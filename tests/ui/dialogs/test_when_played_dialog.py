"""A match of another day than that on which it was written down."""

from datetime import date, datetime, time, timedelta

import pytest
from PySide6.QtCore import QDate
from pytestqt.qtbot import QtBot

from scorepad.core.when_played import WhenPlayed
from scorepad.ui.dialogs.when_played import WhenPlayedDialog
from tests.ui.dialogs.asking import click, decisions, now, opened
from tests.ui.evenings import played

STARTED = "2026-01-09T20:15:30+01:00"


def local(at: datetime) -> datetime:
    return at.replace(tzinfo=now().tzinfo)


def dialog_of(qtbot: QtBot, started: str | None = STARTED, ended: str | None = None) -> WhenPlayedDialog:
    match = played(3).detailed(started=started, ended=ended).after
    dialog = WhenPlayedDialog(match, now, local)
    qtbot.addWidget(dialog)
    return opened(dialog)


def test_it_shows_when_the_match_began_and_changes_nothing_of_itself(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    assert dialog.when.when == WhenPlayed(date(2026, 1, 9), time(20, 15))
    assert not dialog.accept_button.isEnabled()


def test_another_day_keeps_the_time(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    decided = decisions(dialog)
    dialog.when.day.setDate(QDate(2026, 1, 2))
    click(dialog.accept_button)
    (change,) = decided
    assert change.after.started == "2026-01-02T20:15:00+01:00"
    assert change.after.deals == change.before.deals


def test_nobody_need_know_the_day(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    decided = decisions(dialog)
    click(dialog.when.button("unknown"))
    click(dialog.accept_button)
    assert decided[0].after.started is None


def test_a_match_without_a_day_gets_one(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, started=None)
    decided = decisions(dialog)
    click(dialog.when.button("earlier"))
    dialog.when.day.setDate(QDate(2019, 3, 12))
    click(dialog.accept_button)
    assert decided[0].after.started == "2019-03-12T20:00:00+01:00"


def test_a_day_that_is_still_to_come_is_refused(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    tomorrow = now() + timedelta(days=1)
    dialog.when.day.setDate(QDate(tomorrow.year, tomorrow.month, tomorrow.day))
    assert not dialog.accept_button.isEnabled()
    assert dialog.why_not.text() == "That day or time is still to come."


@pytest.mark.parametrize(("day", "ended"), [(QDate(2026, 1, 8), None), (QDate(2026, 1, 9), "kept")])
def test_an_end_that_lies_too_far_from_the_start_is_forgotten(
    qtbot: QtBot, day: QDate, ended: str | None
) -> None:
    at = "2026-01-09T22:30:00+01:00"
    dialog = dialog_of(qtbot, ended=at)
    decided = decisions(dialog)
    dialog.when.show_when(WhenPlayed(date(day.year(), day.month(), day.day()), time(19)))
    dialog.when.changed.emit()
    click(dialog.accept_button)
    assert decided[0].after.ended == (at if ended else None)
