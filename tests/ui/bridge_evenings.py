"""Deals of the two bridges entered as a person does: by keys or by mouse, where the keyboard is."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from scorepad.core.auction import Bid, Bidding, Doubling, Strain
from scorepad.core.contract import ContractDeal
from scorepad.core.contract_drafting import Stage
from scorepad.core.match import Match
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteOptions
from scorepad.ui.faces.contract_face import ContractFace
from scorepad.ui.widgets.tiles import Tile
from tests.ui.evenings import NAMES
from tests.ui.hands import ENTER, TAP, Hand, TablePage


def auction_table(*deals: Deal, players: int = 4, **options: Any) -> Match:
    """A match of Auction Bridge by some house rules."""
    return _with(auction_bridge.GAME, players, AuctionOptions(**options), deals)


def bridgette_table(*deals: Deal, **options: Any) -> Match:
    """A match of Bridgette by some house rules."""
    return _with(bridgette.GAME, 2, BridgetteOptions(**options), deals)


def _with(game: Any, players: int, options: Options, deals: Iterable[Deal]) -> Match:
    match = Match(game, Setup(NAMES[:players], options))
    for deal in deals:
        match = match.add(deal).after
    return match


KEY_OF_HONOURS = {(3, 0): "3", (4, 0): "4", (5, 0): "5", (4, 4): "6", (5, 4): "7", (5, 5): "8"}


def typed(deal: ContractDeal, bidding: Bidding) -> str:
    """The keys of a deal that is entered by its contract, the last of them Enter."""
    assert deal.level is not None and deal.strain is not None
    assert deal.declarer is not None and deal.tricks is not None
    keys = f"{deal.level}{bidding.ranks.index(deal.strain) + 1}"
    keys += "x" * list(Doubling).index(deal.doubling or Doubling.NONE)
    keys += f"{deal.declarer + 1}{typed_tricks(deal.tricks)}"
    if isinstance(deal, AuctionDeal) and deal.honours is not None:
        keys += "+" if deal.honours.by is HeldBy.DEFENDERS else ""
        keys += KEY_OF_HONOURS[deal.honours.count, deal.honours.in_one_hand]
    return keys + ENTER


def typed_tricks(tricks: int) -> str:
    """The keys of a number of tricks: behind a 1 there could come another digit."""
    return "1" + ENTER if tricks == 1 else str(tricks)


def row_of_honours(strain: Strain) -> list[tuple[int, int] | None]:
    """What stands in the row of honours, none first."""
    aces = strain is Strain.NO_TRUMP
    return [None, (3, 0), (4, 0), (4, 4)] + ([] if aces else [(5, 0), (5, 4), (5, 5)])


class BridgeHand(Hand):
    """Fingers and eyes of whoever enters a deal of one of the bridges."""

    @property
    def face(self) -> ContractFace:
        """The form in sight."""
        found = super().face
        assert isinstance(found, ContractFace)
        return found

    @property
    def stage(self) -> Stage:
        """Which question is open."""
        return self.face.stage

    @property
    def answers(self) -> list[str]:
        """What is answered, as it stands in the row of answers."""
        return [one.text() for one in self.pills()]

    def pills(self) -> list[QPushButton]:
        """The answers that can be opened again."""
        return [one for one in self.face._pills.findChildren(QPushButton) if not one.isHidden()]

    def reopen(self, words: str) -> None:
        """Tap the answer that says so."""
        (pill,) = (one for one in self.pills() if one.text() == words)
        QTest.mouseClick(pill, TAP)

    # A deal by mouse.

    def tap_bid(self, level: int, strain: Strain) -> None:
        """Tap a bid in the grid."""
        QTest.mouseClick(self.bid_tile(level, strain), TAP)

    def bid_tile(self, level: int, strain: Strain) -> Tile:
        """The button of a bid, for the contract or for a call."""
        grid = self.face.bidding_box._bids if self.stage is Stage.AUCTION else self.face.grid
        tile = grid.tile(Bid(level, strain))
        assert tile.isVisible(), (level, strain)
        return tile

    def tap_call(self, call: str, bidding: Bidding) -> None:
        """Tap a call in the bidding box."""
        bid = bidding.read(call)
        if bid is not None:
            self.tap_bid(bid.level, bid.strain)
        else:
            self.tap_tile(self.face.bidding_box._others, call)

    def tap_deal(self, deal: ContractDeal) -> None:
        """Enter a deal by its contract, up to the button that scores it."""
        assert deal.level is not None and deal.strain is not None
        self.tap_bid(deal.level, deal.strain)
        if deal.doubling not in (None, Doubling.NONE):
            self.tap_tile(self.face.doubling, deal.doubling)
        self.tap_tile(self.face.declarer, deal.declarer)
        self.tap_tile(self.face.result, deal.tricks)
        if isinstance(deal, AuctionDeal) and deal.honours is not None:
            self.tap_honours(deal.honours)

    def tap_honours(self, honours: Honours) -> None:
        """Tap how many honours, and then whose where they are the defenders'."""
        face: Any = self.face
        self.tap_tile(face.honours, (honours.count, honours.in_one_hand))
        if honours.by is not HeldBy.DECLARER:
            self.tap_tile(face.holder, honours.by)


class BridgePage(TablePage, BridgeHand):
    """A match page with a match of one of the bridges on it."""
