"""The end of a season and the next one, by keys and clicks."""

from typing import Any

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from scorepad.season.season import Counting, Scheme, Season
from scorepad.ui.dialogs.close_season import CloseSeasonDialog
from scorepad.ui.season_words import day_words

SPRING = Season("Spring 2026", "2026-01-02", None, ("troefcall",), Counting(Scheme.FIELD))


class Closing:
    """A dialog over a window, and what it was agreed to be."""

    def __init__(self, window: QWidget, last_day: str = "2026-06-19", **more: Any) -> None:
        self.dialog = CloseSeasonDialog(window, SPRING, last_day=last_day, **more)
        self.agreed: list[tuple[Season, Season | None]] = []
        self.dialog.agreed.connect(lambda closed, after: self.agreed.append((closed, after)))
        self.dialog.open()

    def set_last_day(self, year: int, month: int, day: int) -> None:
        self.dialog.last_day.date.setDate(QDate(year, month, day))

    def press(self) -> None:
        QTest.mouseClick(self.dialog.agree_button, Qt.MouseButton.LeftButton)

    @property
    def says(self) -> str:
        labels = self.dialog.findChildren(QLabel)
        return "\n".join(one.text() for one in labels if one.isVisibleTo(self.dialog))


def closed(last_day: str) -> Season:
    return Season("Spring 2026", "2026-01-02", last_day, ("troefcall",), Counting(Scheme.FIELD))


def test_the_day_of_its_last_match_and_the_next_season_are_proposed(window: QWidget) -> None:
    closing = Closing(window)
    assert f"It begins on {day_words('2026-06-20')}" in closing.says
    QTest.keyClick(closing.dialog.name, Qt.Key.Key_Return)
    after = Season("Autumn 2026", "2026-06-20", None, ("troefcall",), Counting(Scheme.FIELD))
    assert closing.agreed == [(closed("2026-06-19"), after)]


def test_another_last_day_moves_the_first_of_the_next_season(window: QWidget) -> None:
    closing = Closing(window)
    closing.set_last_day(2026, 6, 30)
    assert f"It begins on {day_words('2026-07-01')}" in closing.says
    closing.dialog.name.setText("  Second half ")
    closing.press()
    ((season, after),) = closing.agreed
    assert season == closed("2026-06-30")
    assert after is not None
    assert (after.name, after.first_day) == ("Second half", "2026-07-01")


@pytest.mark.parametrize("language", ["en", "nl", "it", "es"])
def test_the_sentence_writes_days_as_the_field_does(window: QWidget, language: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        closing = Closing(window, last_day="2026-01-08")
        field = closing.dialog.last_day.date
        assert "2026" in field.text()
        field.setDate(QDate(2026, 1, 9))
        first_day_after = QLocale().toString(QDate(2026, 1, 10), field.displayFormat())
        assert first_day_after in closing.says
    finally:
        QLocale.setDefault(before)


def test_no_season_need_come_after_it(window: QWidget) -> None:
    closing = Closing(window)
    QTest.keyClick(closing.dialog.goes_on, Qt.Key.Key_Space)
    assert not closing.dialog.name.isVisible()
    assert "It begins on" not in closing.says
    closing.press()
    assert closing.agreed == [(closed("2026-06-19"), None)]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("  ", "A season needs a name."),
        ("Winter", "There is already a season called Winter. Choose another name."),
        ("Spring 2026", "There is already a season called Spring 2026. Choose another name."),
    ],
)
def test_the_next_season_needs_a_name_of_its_own(window: QWidget, name: str, problem: str) -> None:
    closing = Closing(window, taken=("Winter",))
    closing.dialog.name.setText(name)
    closing.press()
    assert problem in closing.says
    assert closing.dialog.focusWidget() is closing.dialog.name
    assert closing.agreed == []


def test_a_season_does_not_end_before_it_begins(window: QWidget) -> None:
    closing = Closing(window)
    closing.set_last_day(2026, 1, 1)
    closing.press()
    assert f"The season begins on {day_words('2026-01-02')}." in closing.says
    field = closing.dialog.last_day.date
    assert closing.dialog.focusWidget() is field
    assert field.accessibleDescription().startswith("The season begins on")
    closing.set_last_day(2026, 1, 2)
    closing.press()
    assert field.accessibleDescription() == ""
    assert [season for season, _ in closing.agreed] == [closed("2026-01-02")]


def test_a_last_day_is_needed(window: QWidget) -> None:
    closing = Closing(window)
    QTest.keyClick(closing.dialog.last_day.box, Qt.Key.Key_Space)
    closing.press()
    assert "Tick “Last day” and choose the day on which the season ends." in closing.says
    assert closing.dialog.focusWidget() is closing.dialog.last_day.box
    assert closing.agreed == []


def test_a_day_before_the_season_is_not_proposed(window: QWidget) -> None:
    assert Closing(window, last_day="2025-12-31").dialog.last_day.day == "2026-01-02"


def test_matches_that_go_on_are_told(window: QWidget) -> None:
    assert "Still unfinished: 2 matches." in Closing(window, unfinished=2).says
    assert "unfinished" not in Closing(window).says


def test_escape_closes_no_season(window: QWidget) -> None:
    closing = Closing(window)
    QTest.keyClick(closing.dialog, Qt.Key.Key_Escape)
    assert closing.agreed == []
    assert not closing.dialog.isVisible()
