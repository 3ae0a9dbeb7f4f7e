import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Bidding, follow_calls
from scorepad.ui.look import TARGET
from scorepad.ui.widgets.auction_sheet import AuctionSheet
from scorepad.ui.widgets.labels import ElidedLabel
from tests.ui.widgets.conftest import Show
from tests.ui.widgets.test_contract_grid import BRIDGE, BRIDGETTE, CONTENT

NAMES = ("Anna", "Bram", "Cato", "Maximiliaan-Alexander van den Broek-Ter Horst")
CALLS = ("P", "1C", "X", "XX", "1H", "P", "P", "2D", "X", "P", "2H", "P", "3H", "P", "P", "3S", "P", "4C")


def shown(show: Show, calls: tuple[str, ...], dealer: int = 1, bidding: Bidding = BRIDGE) -> AuctionSheet:
    sheet = AuctionSheet()
    show(sheet, width=CONTENT + 22)
    sheet.show_auction(NAMES[: bidding.seats], dealer, follow_calls(bidding, dealer, calls))
    QApplication.processEvents()
    return sheet


def column(sheet: AuctionSheet, at: int) -> str:
    """The name over a call."""
    x = sheet.cell(at).mapTo(sheet, sheet.cell(at).rect().center()).x()
    return next(
        label.text()
        for label in sheet.findChildren(ElidedLabel)
        if label.isVisible() and label.geometry().left() <= x <= label.geometry().right()
    )


@pytest.mark.parametrize(("bidding", "dealer"), [(BRIDGE, 0), (BRIDGE, 3), (BRIDGETTE, 1)])
def test_every_call_stands_under_who_made_it(show: Show, bidding: Bidding, dealer: int) -> None:
    sheet = shown(show, ("P", "1C", "X", "XX", "1H"), dealer, bidding)
    for at in range(5):
        assert column(sheet, at) == NAMES[(dealer + at) % bidding.seats]


def test_whoever_is_next_is_asked_until_the_auction_is_over(show: Show) -> None:
    sheet = shown(show, ("1C", "P", "P"))
    assert sheet.cell(3).words == "?"
    assert not sheet.cell(3).isEnabled()
    assert sheet.cell(3).accessibleDescription() == "Anna is next"
    sheet.show_auction(NAMES, 1, follow_calls(BRIDGE, 1, ("1C", "P", "P", "P")))
    assert sheet.cell(3).words == "pass"
    with pytest.raises(StopIteration):
        sheet.cell(4)


def test_a_tap_on_a_call_takes_back_from_there_and_says_so(qtbot: QtBot, show: Show) -> None:
    sheet = shown(show, ("P", "1C", "X"))
    assert sheet.cell(1).accessibleName() == "Cato, 1 club: take back from here on"
    with qtbot.waitSignal(sheet.reopened) as told:
        QTest.mouseClick(sheet.cell(1), Qt.MouseButton.LeftButton)
    assert told.args == [1]


def test_the_newest_call_is_in_sight_and_older_ones_scroll(show: Show) -> None:
    sheet = shown(show, CALLS)
    newest, oldest = sheet.cell(len(CALLS)), sheet.cell(0)
    assert newest.visibleRegion().boundingRect() == newest.rect()
    assert oldest.visibleRegion().isEmpty()
    oldest.setFocus()
    assert oldest.visibleRegion().boundingRect() == oldest.rect()
    assert column(sheet, 4) == NAMES[1]


def test_calls_are_wide_enough_for_a_finger(show: Show) -> None:
    sheet = shown(show, CALLS)
    assert min(sheet.cell(at).width() for at in range(len(CALLS))) >= TARGET
    assert sheet.width() <= CONTENT
