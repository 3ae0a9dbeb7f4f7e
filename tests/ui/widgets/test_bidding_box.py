from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.auction import PASS, Auction, follow_calls
from scorepad.ui.widgets.bidding_box import BiddingBox
from scorepad.ui.widgets.tiles import Tile
from tests.ui.widgets.conftest import Show
from tests.ui.widgets.test_contract_grid import BRIDGE, BRIDGETTE, CONTENT, WITH_NULLO

LEFT = Qt.MouseButton.LeftButton


def offered(show: Show, auction: Auction) -> BiddingBox:
    box = BiddingBox()
    box.offer(auction)
    show(box, width=CONTENT + 22)
    return box


def tiles(box: BiddingBox) -> dict[str, Tile]:
    """The buttons of calls, by what records write."""
    return {
        tile.value if isinstance(tile.value, str) else tile.value.call: tile
        for tile in box.findChildren(Tile)
        if not tile.isHidden()
    }


def test_exactly_the_legal_calls_can_be_pressed_all_through_an_auction(show: Show) -> None:
    auction = Auction(BRIDGE, 1)
    box = offered(show, auction)
    for call in ("P", "1C", "X", "XX", "2H", "P", "4S", "X", "P", "P", "P"):
        possible = {name for name, tile in tiles(box).items() if tile.isEnabled()}
        assert possible == {one for one in BRIDGE.calls() if auction.refusal(one) is None}
        auction = auction.then(call)
        box.offer(auction)
    assert auction.over
    assert not any(tile.isEnabled() for tile in tiles(box).values())


def test_a_tap_makes_a_call(show: Show) -> None:
    box = offered(show, follow_calls(BRIDGE, 0, ["1C"]))
    heard: list[str] = []
    box.called.connect(heard.append)
    for call in ("1N", "X", "P"):
        QTest.mouseClick(tiles(box)[call], LEFT)
    assert heard == ["1N", "X", "P"]


def test_an_illegal_call_says_why(qtbot: QtBot, show: Show) -> None:
    box = offered(show, follow_calls(BRIDGE, 0, ["1D", "P"]))
    said = {call: tiles(box)[call].accessibleDescription() for call in ("1C", "X", "XX")}
    assert said == {
        "1C": "A bid must be higher than the last one",
        "X": "Nobody doubles the bid of his own side",
        "XX": "Only a doubled bid can be redoubled",
    }
    with qtbot.assertNotEmitted(box.called), qtbot.waitSignal(box.refused) as told:
        QTest.mouseClick(tiles(box)["X"], LEFT)
    assert told.args == [said["X"]]


def test_two_quick_passes_are_one(show: Show) -> None:
    box = offered(show, Auction(BRIDGE, 0))
    heard: list[str] = []
    box.called.connect(heard.append)
    the_pass = tiles(box)[PASS]
    box.called.connect(lambda _call: box.offer(follow_calls(BRIDGE, 0, heard)))
    QTest.mouseClick(the_pass, LEFT)
    QTest.mouseDClick(the_pass, LEFT)
    QTest.mouseRelease(the_pass, LEFT)
    assert heard == [PASS]


def test_it_fits_a_narrow_entry_with_every_kind_of_bid(show: Show) -> None:
    for bidding in (BRIDGE, WITH_NULLO, BRIDGETTE):
        box = offered(show, Auction(bidding, 0))
        assert box.width() <= CONTENT
        assert box.height() <= 340
        assert set(tiles(box)) == set(bidding.calls())
