"""The dialogs of an evening of pairs: who waits, and how long a match lasts."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.evening import NOBODY_WAITS, Waiting
from scorepad.core.time_limit import TimeLimit
from scorepad.ui import look
from scorepad.ui.dialogs.match_time import MatchTimeDialog
from scorepad.ui.dialogs.waiting_pairs import WaitingPairsDialog

NAMES = ("Anna", "Bram", "Cato", "Daan")
NINE = datetime.fromisoformat("2026-01-09T21:00:00+01:00")
QUEUE = Waiting((("Eva", "Finn"), ("Gijs", "Hanna"), ("Ida", "Joris")), losers_wait=False, at=NINE)
ENTER, CTRL = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


class Asked:
    """The list, and what was decided of it."""

    def __init__(self, qtbot: QtBot, waiting: Waiting) -> None:
        self.place = QWidget()
        self.place.resize(1024, 600)
        qtbot.addWidget(self.place)
        self.place.show()
        self.dialog = WaitingPairsDialog(waiting, NAMES, ("Kim", "Eva", "Anna"), self.place)
        self.decided: list[Waiting] = []
        self.dialog.decided.connect(self.decided.append)
        with qtbot.waitActive(self.dialog):
            self.dialog.open()

    def write(self, one: str, other: str) -> None:
        for field, name in zip(self.dialog.names, (one, other), strict=True):
            field.setText(name)

    def add(self, one: str, other: str) -> str:
        """Try to add a pair; what is wrong with it."""
        self.write(one, other)
        QTest.mouseClick(self.dialog.add_pair_button, LEFT)
        return self.dialog._problem.text()


Ask = Callable[[Waiting], Asked]


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Ask]:
    yield lambda waiting: Asked(qtbot, waiting)


def test_pairs_are_added_by_keys_alone_and_enter_on_nothing_keeps_the_list(ask: Ask) -> None:
    asked = ask(NOBODY_WAITS)
    first, second = asked.dialog.names
    for one, other in (("Eva", "Finn"), ("Gijs", "Hanna")):
        assert asked.dialog.focusWidget() is first
        QTest.keyClicks(first, one)
        QTest.keyClick(first, ENTER)
        assert asked.dialog.focusWidget() is second
        QTest.keyClicks(second, other)
        QTest.keyClick(second, ENTER)
    assert asked.decided == []
    QTest.keyClick(first, ENTER)
    QTest.keyClick(second, ENTER)
    assert [one.pairs for one in asked.decided] == [(("Eva", "Finn"), ("Gijs", "Hanna"))]


def test_nobody_waits_twice_and_nobody_who_sits(ask: Ask) -> None:
    asked = ask(QUEUE)
    assert "anna sits at the table" in asked.add("anna", "Kim")
    assert asked.dialog.names[0].property("wrong") is True
    assert "Joris waits already" in asked.add("Kim", "Joris")
    assert asked.dialog.focusWidget() is asked.dialog.names[1]
    assert "A pair is two people" in asked.add("Kim", "kim")
    assert "Write both names" in asked.add("Kim", "")
    assert "at most 60 letters" in asked.add("Kim", "x" * 61)
    assert asked.dialog.pairs == QUEUE.pairs
    assert asked.add("Kim", "Lars") == ""
    assert asked.dialog.pairs[-1] == ("Kim", "Lars")


def test_pairs_are_put_in_order_and_taken_out_and_the_keyboard_goes_along(ask: Ask) -> None:
    asked = ask(QUEUE)
    rows = asked.dialog.rows
    QTest.mouseClick(rows[2].sooner, LEFT)
    assert [one for one, _ in asked.dialog.pairs] == ["Eva", "Ida", "Gijs"]
    assert asked.dialog.focusWidget() is rows[1].sooner
    QTest.keyClick(rows[1].sooner, Qt.Key.Key_Space)
    assert [one for one, _ in asked.dialog.pairs] == ["Ida", "Eva", "Gijs"]
    assert asked.dialog.focusWidget() is rows[0].later
    QTest.mouseClick(rows[1].remove, LEFT)
    assert [one for one, _ in asked.dialog.pairs] == ["Ida", "Gijs"]
    assert not rows[0].sooner.isEnabled()
    assert rows[0].sooner.accessibleDescription() == "This pair sits down first already."
    assert not rows[1].later.isEnabled()
    assert rows[1].remove.accessibleName() == "Gijs & Hanna wait no more"


def test_a_written_pair_is_kept_without_the_button_or_told_to_be_wrong(ask: Ask) -> None:
    asked = ask(QUEUE)
    asked.write("Kim", "Anna")
    QTest.mouseClick(asked.dialog.keep_button, LEFT)
    assert asked.decided == []
    assert asked.dialog.isVisible()
    asked.write("Kim", "Lars")
    QTest.keyClick(asked.dialog, ENTER, CTRL)
    assert asked.decided[0].pairs[-1] == ("Kim", "Lars")


def test_losers_wait_in_a_list_that_begins_and_else_as_it_was_wished(ask: Ask) -> None:
    assert ask(NOBODY_WAITS).dialog.losers.isChecked()
    asked = ask(QUEUE)
    assert not asked.dialog.losers.isChecked()
    QTest.keyClick(asked.dialog.losers, Qt.Key.Key_Space)
    QTest.mouseClick(asked.dialog.keep_button, LEFT)
    assert asked.decided[0].losers_wait


def test_a_long_list_scrolls_its_rows_stay_as_high_as_a_finger_and_the_new_one_is_in_sight(
    qtbot: QtBot, ask: Ask
) -> None:
    asked = ask(Waiting(tuple((f"One {at}", f"Other {at}") for at in range(12)), at=NINE))
    assert asked.add("Kim", "Lars") == ""
    last = asked.dialog.rows[-1]
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty())
    assert all(row.height() >= look.TARGET for row in asked.dialog.rows)
    assert asked.dialog.height() <= asked.place.height()
    assert asked.dialog.keep_button.geometry().bottom() <= asked.dialog.height()


def test_who_sits_or_waits_is_not_offered(ask: Ask) -> None:
    asked = ask(QUEUE)
    assert asked.dialog.names[0]._known.stringList() == ["Kim"]


def test_escape_leaves_the_list_as_it_was(ask: Ask) -> None:
    asked = ask(QUEUE)
    QTest.mouseClick(asked.dialog.rows[0].remove, LEFT)
    QTest.keyClick(asked.dialog, Qt.Key.Key_Escape)
    assert asked.decided == []


# The time.


class Timed:
    """The question how long, so many minutes after nine."""

    def __init__(self, qtbot: QtBot, minutes_on: float) -> None:
        self.dialog = MatchTimeDialog(TimeLimit(NINE, 45), lambda: NINE + timedelta(minutes=minutes_on))
        qtbot.addWidget(self.dialog)
        self.decided: list[TimeLimit] = []
        self.ends = 0
        self.dialog.decided.connect(self.decided.append)
        self.dialog.end_wanted.connect(self._end)
        self.dialog.open()

    def _end(self) -> None:
        self.ends += 1


def test_minutes_are_tapped_or_typed_and_it_says_until_when(qtbot: QtBot) -> None:
    timed = Timed(qtbot, 10)
    assert timed.dialog.lengths.current == "45"
    assert ":45" in timed.dialog._until.text()
    QTest.mouseClick(timed.dialog.lengths.button("90"), LEFT)
    assert ":30" in timed.dialog._until.text()
    timed.dialog.minutes.setFocus()
    timed.dialog.minutes.selectAll()
    QTest.keyClicks(timed.dialog.minutes, "70")
    QTest.keyClick(timed.dialog.minutes, ENTER)
    assert timed.decided == [TimeLimit(NINE, 70)]
    assert not timed.dialog.end_button.isVisible()


def test_a_time_that_is_over_already_is_said_to_be(qtbot: QtBot) -> None:
    timed = Timed(qtbot, 40)
    QTest.mouseClick(timed.dialog.lengths.button("30"), LEFT)
    assert "over already" in timed.dialog._until.text()


def test_when_time_is_up_the_match_can_be_ended_here(qtbot: QtBot) -> None:
    timed = Timed(qtbot, 45)
    QTest.mouseClick(timed.dialog.end_button, LEFT)
    assert timed.ends == 1
    assert timed.decided == []


def test_the_time_of_a_match_of_another_day_begins_now(qtbot: QtBot) -> None:
    days_on = 60 * 24 * 3
    timed = Timed(qtbot, days_on)
    assert "from now on" in timed.dialog._until.text()
    QTest.mouseClick(timed.dialog.set_button, LEFT)
    assert timed.decided == [TimeLimit(NINE + timedelta(days=3), 45)]
