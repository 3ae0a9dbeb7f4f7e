import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.auction import SUITS, Bid, Bidding, Strain
from scorepad.ui.look import TARGET
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.contract_grid import ContractGrid
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.tiles import Mark
from tests.ui.widgets.conftest import Show

BRIDGE = Bidding((0, 1, 0, 1), (*SUITS, Strain.NO_TRUMP), Bid(1, Strain.CLUBS))
WITH_NULLO = Bidding((0, 1, 0, 1), (*SUITS, Strain.NULLO, Strain.NO_TRUMP), Bid(1, Strain.CLUBS))
SPADES_LOWEST = Bidding(
    (0, 1, 0, 1),
    (Strain.SPADES, Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.NO_TRUMP),
    Bid(1, Strain.SPADES),
)
BRIDGETTE = Bidding((0, 1), (*SUITS, Strain.NO_TRUMP), Bid(0, Strain.NO_TRUMP))
CONTENT = 304
"""The least width that the entry has for its questions."""


def offered(show: Show, bidding: Bidding) -> ContractGrid:
    grid = ContractGrid()
    grid.offer(bidding.bids())
    show(grid, width=CONTENT + 22)
    return grid


def test_a_tap_tells_level_and_strain(qtbot: QtBot, show: Show) -> None:
    grid = offered(show, BRIDGE)
    with qtbot.waitSignal(grid.chosen) as told:
        QTest.mouseClick(grid.tile(Bid(4, Strain.HEARTS)), Qt.MouseButton.LeftButton)
    assert told.args == [4, Strain.HEARTS]


@pytest.mark.parametrize("bidding", [BRIDGE, SPADES_LOWEST, WITH_NULLO])
def test_the_highest_strain_stands_on_top_and_levels_go_to_the_right(show: Show, bidding: Bidding) -> None:
    grid = offered(show, bidding)
    heights = [grid.tile(Bid(1, strain)).y() for strain in bidding.ranks]
    assert heights == sorted(heights, reverse=True)
    places = [grid.tile(Bid(level, Strain.CLUBS)).x() for level in range(1, 8)]
    assert places == sorted(set(places))


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Qt.Key.Key_Right, Bid(1, Strain.DIAMONDS)),
        (Qt.Key.Key_Left, Bid(6, Strain.HEARTS)),
        (Qt.Key.Key_Up, Bid(7, Strain.SPADES)),
        (Qt.Key.Key_Down, Bid(7, Strain.DIAMONDS)),
        (Qt.Key.Key_Home, Bid(1, Strain.NO_TRUMP)),
        (Qt.Key.Key_End, Bid(7, Strain.CLUBS)),
    ],
)
def test_arrows_go_through_the_rows_from_above(show: Show, key: Qt.Key, to: Bid) -> None:
    grid = offered(show, BRIDGE)
    last = grid.tile(Bid(7, Strain.HEARTS))
    last.setFocus()
    QTest.keyClick(last, key)
    assert grid.under_the_keyboard() == to


@pytest.mark.parametrize("bidding", [BRIDGE, WITH_NULLO, BRIDGETTE])
def test_every_bid_has_its_own_room_in_a_narrow_entry(show: Show, bidding: Bidding) -> None:
    grid = offered(show, bidding)
    assert grid.width() <= CONTENT
    boxes = [grid.tile(bid).geometry() for bid in bidding.bids()]
    for at, box in enumerate(boxes):
        assert grid.rect().contains(box)
        assert box.height() >= TARGET
        assert box.width() >= (31 if bidding is BRIDGETTE else 36)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_nought_no_trump_has_a_column_in_which_suits_have_nothing(show: Show) -> None:
    grid = offered(show, BRIDGETTE)
    nought = grid.tile(Bid(0, Strain.NO_TRUMP))
    assert nought.y() == grid.tile(Bid(1, Strain.NO_TRUMP)).y()
    for strain in BRIDGETTE.ranks:
        assert grid.tile(Bid(1, strain)).x() >= nought.geometry().right()
        assert abs(grid.tile(Bid(7, strain)).x() - grid.tile(Bid(7, Strain.NO_TRUMP)).x()) <= 1


def test_strain_keys_count_in_bidding_order_and_are_first_letters(show: Show) -> None:
    assert offered(show, SPADES_LOWEST).strain_keys() == {
        "1": Strain.SPADES,
        "2": Strain.CLUBS,
        "3": Strain.DIAMONDS,
        "4": Strain.HEARTS,
        "5": Strain.NO_TRUMP,
        "s": Strain.SPADES,
        "c": Strain.CLUBS,
        "d": Strain.DIAMONDS,
        "h": Strain.HEARTS,
        "n": Strain.NO_TRUMP,
    }


def test_a_letter_that_two_strains_share_is_no_key(show: Show) -> None:
    assert "n" not in offered(show, WITH_NULLO).strain_keys()


def test_the_keys_stand_before_their_rows(show: Show) -> None:
    grid = offered(show, BRIDGE)
    heads = {label.text(): label for label in grid.findChildren(PlainLabel)}
    assert set(heads) == {"1\nC", "2\nD", "3\nH", "4\nS", "5\nN"}
    assert heads["3\nH"].isVisible()
    assert heads["3\nH"].geometry().center().y() == grid.tile(Bid(1, Strain.HEARTS)).geometry().center().y()


def test_a_typed_level_marks_its_bids_until_a_bid_is_chosen(show: Show) -> None:
    grid = offered(show, BRIDGE)
    grid.propose_level(3)
    assert {bid.level for bid in grid.marked(Mark.PROPOSED)} == {3}
    grid.propose_level(None)
    grid.select(Bid(3, Strain.SPADES))
    assert grid.marked(Mark.PROPOSED) == ()
    assert grid.marked(Mark.CHOSEN) == (Bid(3, Strain.SPADES),)


def test_a_bid_is_said_in_words(show: Show) -> None:
    assert offered(show, BRIDGE).tile(Bid(3, Strain.HEARTS)).accessibleName() == "3 hearts"


def test_another_language_has_other_keys(qapp: QApplication, show: Show) -> None:
    grid = offered(show, BRIDGE)
    translations = Translations(qapp)
    translations.use("nl")
    QApplication.processEvents()  # the change of language is posted
    try:
        letters = {key for key in grid.strain_keys() if key.isalpha()}
        shown = {label.text().lower() for label in grid.findChildren(PlainLabel)}
    finally:
        translations.use("en")
    assert {text.split("\n")[1] for text in shown if "\n" in text} == letters
