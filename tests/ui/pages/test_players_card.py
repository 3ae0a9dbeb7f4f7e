import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.evening import Roles
from scorepad.games import game
from scorepad.ui.pages.players_card import PlayersCard
from scorepad.ui.pages.seating import Seating

FOUR = ("Anna", "Bram", "Cato", "Daan")
BRIDGETTE, AUCTION = game("bridgette"), game("auction_bridge")
ENTER = Qt.Key.Key_Return


@pytest.fixture
def card(qtbot: QtBot) -> PlayersCard:
    card = PlayersCard(Seating.of_nobody(AUCTION), random.Random(3))
    qtbot.addWidget(card)
    card.begin(Seating.proposed(AUCTION, FOUR, 1), (*FOUR, "Eva"))
    card.show()
    qtbot.waitActive(card)
    return card


def texts(card: PlayersCard) -> list[str]:
    return [seat.name.text() for seat in card.seats]


def test_what_the_table_does_is_told_once_and_what_is_shown_is_not_told(card: PlayersCard) -> None:
    told: list[Seating] = []
    card.changed.connect(lambda: told.append(card.seating))
    card.begin(Seating.proposed(AUCTION, FOUR, 2), ())
    card.choose_game(BRIDGETTE)
    card.choose_game(AUCTION)
    assert told == []
    acts: tuple[Callable[[], Any], ...] = (
        lambda: QTest.keyClicks(card.seats[3].name, "!"),
        card.seats[0].down.click,
        card.seats[3].deals.click,
        card.seats[3].remove.click,
        card.add_button.click,
        card.shuffle_button.click,
        card.draw_button.click,
    )
    for act in acts:
        act()
        assert told == [card.seating]
        told.clear()
    assert texts(card) == list(card.seating.texts)


def test_a_row_in_which_somebody_types_keeps_its_cursor_and_what_is_half_written(card: PlayersCard) -> None:
    field = card.seats[1].name
    field.setCursorPosition(2)
    QTest.keyClicks(field, " a")
    assert field.text() == "Br aam"
    assert field.cursorPosition() == 4
    assert card.seating.names[1] == "Br aam"


def test_enter_goes_from_one_awaited_name_to_the_next_past_those_who_stay(
    qtbot: QtBot, card: PlayersCard
) -> None:
    card.begin(Seating.proposed(AUCTION, ("Anna", "", "Cato", ""), 1), ())
    QTest.keyClicks(card.seats[1].name, "Eva")
    QTest.keyClick(card.seats[1].name, ENTER)
    assert card.seats[3].name.hasFocus()
    QTest.keyClicks(card.seats[3].name, "Finn")
    with qtbot.waitSignal(card.start_wanted, timeout=1000):
        QTest.keyClick(card.seats[3].name, ENTER)
    assert card.seating.names == ("Anna", "Eva", "Cato", "Finn")


def test_enter_after_the_last_name_of_a_full_table_wants_the_start(qtbot: QtBot, card: PlayersCard) -> None:
    with qtbot.assertNotEmitted(card.start_wanted):
        for seat in (0, 1, 2):
            QTest.keyClick(card.seats[seat].name, ENTER)
            assert card.seats[seat + 1].name.hasFocus()
    with qtbot.waitSignal(card.start_wanted, timeout=1000):
        QTest.keyClick(card.seats[3].name, ENTER)


def test_a_name_that_is_seated_is_offered_at_its_own_seat_alone(card: PlayersCard) -> None:
    offered = []
    for seat in card.seats[:2]:
        model = seat.name.completer().model()
        assert model is not None
        offered.append([model.index(row, 0).data() for row in range(model.rowCount())])
    assert offered == [["Anna", "Eva"], ["Bram", "Eva"]]


def test_the_keyboard_goes_to_the_seat_that_is_wrong(card: PlayersCard) -> None:
    card.focus_first()
    assert card.seats[0].name.hasFocus()
    card.focus_wrong()
    assert card.seats[0].name.hasFocus(), "where nothing is wrong it stays"
    card.seats[2].name.setText("anna")
    card.focus_wrong()
    assert card.seats[2].name.hasFocus()
    card.seats[1].name.setText("")
    card.focus_first()
    assert card.seats[1].name.hasFocus()


def test_it_is_told_why_somebody_deals_first(card: PlayersCard) -> None:
    assert not card.drawn.isVisible()
    card.draw_button.click()
    seating = card.seating
    assert card.drawn.text() == f"Drawn: {seating.names[seating.first_dealer]} deals first"
    card.seats[0].deals.click()
    assert not card.drawn.isVisible()
    roles = Roles(AUCTION.key, FOUR, (0, 2), 3)
    card.begin(replace(Seating.proposed(AUCTION, FOUR, 1), roles=(roles,)), ())
    assert card.drawn.text() == "The roles go on: Daan deals first"
