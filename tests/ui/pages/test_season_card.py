import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from scorepad.ui.pages.season_card import SeasonCard


@pytest.fixture
def card(qtbot: QtBot) -> SeasonCard:
    card = SeasonCard()
    qtbot.addWidget(card)
    card.offer(("Winter", "Herfst"), "Winter")
    card.show()
    qtbot.waitActive(card)
    return card


def line(card: SeasonCard) -> QLineEdit:
    line = card.box.lineEdit()
    assert line is not None
    line.setFocus()
    line.selectAll()
    return line


def test_the_season_that_is_running_is_proposed_and_none_can_be_chosen(card: SeasonCard) -> None:
    assert card.season == "Winter"
    assert [card.box.itemText(at) for at in range(card.box.count())] == ["", "Winter", "Herfst"]
    card.box.setCurrentIndex(0)
    assert card.season is None


def test_the_beginning_of_a_season_s_name_is_not_completed_to_it(card: SeasonCard) -> None:
    QTest.keyClicks(line(card), "Win")
    assert card.season == "Win"


def test_a_season_is_trimmed_and_a_blank_one_is_none(card: SeasonCard) -> None:
    QTest.keyClicks(line(card), "  Lente 2027 ")
    assert card.season == "Lente 2027"
    QTest.keyClicks(line(card), "  ")
    assert card.season is None
