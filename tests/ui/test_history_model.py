"""The list of matches as Qt's views use it."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from scorepad.ui.history_model import (
    EVERY_MATCH,
    LINE,
    HistoryBatch,
    HistoryFilter,
    HistoryLine,
    HistoryModel,
    SideLine,
    Status,
    spoken_moment,
)

TODAY = date(2026, 1, 17)
SIDES = (SideLine("Bram", 128, 1, won=True), SideLine("Anna", 98, 2))


def line(match_id: int, **changed: object) -> HistoryLine:
    given: dict[str, object] = {
        "game": "Boerenbridge",
        "started": "2026-01-09T20:15:00+01:00",
        "sides": SIDES,
        "status": Status.FINISHED,
        "deals": 15,
    }
    return HistoryLine(match_id, **{**given, **changed})  # type: ignore[arg-type]


def batch(
    ids: range, total: int, offset: int = 0, wanted: HistoryFilter = EVERY_MATCH, **changed: object
) -> HistoryBatch:
    return HistoryBatch(wanted, offset, total, tuple(line(at, **changed) for at in ids), TODAY)


@pytest.fixture(autouse=True)
def _days_as_in_no_country() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(before)


@pytest.fixture
def model(qtbot: QtBot) -> HistoryModel:
    return HistoryModel()


def ids(model: HistoryModel) -> list[int]:
    return [model.line(row).match_id for row in range(model.rowCount())]


def test_the_model_keeps_its_promises_to_qt(model: HistoryModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(batch(range(3), 7))
    model.append(batch(range(3, 6), 7, offset=3))
    model.append(batch(range(6, 7), 7, offset=6))
    model.show(batch(range(6), 6, note="snow"))
    model.show(batch(range(0), 0))
    assert model.rowCount() == 0
    tester.deleteLater()


def test_more_is_asked_for_once_and_then_waited_for(model: HistoryModel) -> None:
    model.show(batch(range(3), 7))
    asked = QSignalSpy(model.wanted)
    assert model.canFetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    assert not model.canFetchMore(QModelIndex())
    assert [asked.at(at) for at in range(asked.count())] == [[3]]
    model.append(batch(range(3, 7), 7, offset=3))
    assert ids(model) == list(range(7))
    assert not model.canFetchMore(QModelIndex())


def test_after_a_failure_more_may_be_asked_for_again(model: HistoryModel) -> None:
    model.show(batch(range(3), 7))
    model.fetchMore(QModelIndex())
    model.stop_waiting()
    assert model.canFetchMore(QModelIndex())


@pytest.mark.parametrize(
    "late", [batch(range(3, 5), 7, offset=3, wanted=HistoryFilter("anna")), batch(range(9, 11), 7, offset=5)]
)
def test_lines_that_come_too_late_are_passed_over(model: HistoryModel, late: HistoryBatch) -> None:
    model.show(batch(range(3), 7))
    model.append(late)
    assert ids(model) == [0, 1, 2]


def test_a_line_that_a_new_match_pushed_on_is_not_shown_twice(model: HistoryModel) -> None:
    model.show(batch(range(3), 7))
    model.append(batch(range(2, 5), 8, offset=3))
    assert ids(model) == [0, 1, 2, 3, 4]
    assert model.total == 8


def test_a_history_that_became_shorter_is_at_its_end(model: HistoryModel) -> None:
    model.show(batch(range(3), 7))
    model.fetchMore(QModelIndex())
    model.append(batch(range(0), 3, offset=3))
    assert not model.canFetchMore(QModelIndex())


def test_the_same_matches_keep_their_rows(model: HistoryModel) -> None:
    model.show(batch(range(3), 3))
    resets, changes = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    model.show(batch(range(3), 3, note="snow"))
    assert (resets.count(), changes.count()) == (0, 1)
    assert model.index(1).data(LINE).note == "snow"
    model.show(batch(range(1, 3), 2))
    assert resets.count() == 1
    assert (model.row_of(1), model.row_of(0)) == (0, None)


def test_a_line_is_heard_whole(model: HistoryModel) -> None:
    model.show(batch(range(1), 1, note="snow", season="Winter", counts=False, status=Status.STOPPED))
    heard = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in (
        "9 January 2026",
        "Boerenbridge",
        "Bram 128, won, Anna 98",
        "season Winter",
        "stopped; does not count; note: snow",
    ):
        assert part in heard


@pytest.mark.parametrize(("of_deals", "expected"), [(15, "goes on, deal 7 of 15"), (None, "goes on, deal 7")])
def test_a_match_that_goes_on_says_how_far_it_is(of_deals: int | None, expected: str) -> None:
    going = line(1, status=Status.GOES_ON, deals=6, of_deals=of_deals)
    assert [str(mark) for mark, _role in going.marks] == [expected]
    assert line(2).marks == ()


@pytest.mark.parametrize(
    ("started", "expected"),
    [
        ("2026-01-17T00:05:00+01:00", "today 00:05"),
        ("2026-01-16T20:15:00+01:00", "yesterday 20:15"),
        ("2026-01-09T20:15:00+01:00", "Friday 20:15"),
        (None, "no date"),
    ],
)
def test_a_time_is_told_as_people_say_it(qtbot: QtBot, started: str | None, expected: str) -> None:
    assert spoken_moment(started, TODAY) == expected
