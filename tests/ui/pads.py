"""Matches of auction bridge and Bridgette that the tests of the sheet show."""

from scorepad.core.auction import Doubling, Strain
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions

NAMES = ("Anna", "Bram", "Cato", "Daan")

MADE = AuctionDeal(
    declarer=0, level=2, strain=Strain.HEARTS, tricks=9, honours=Honours(by=HeldBy.DECLARER, count=3)
)
SLAM = AuctionDeal(declarer=2, level=3, strain=Strain.CLUBS, tricks=12)
DOWN = AuctionDeal(
    declarer=0,
    level=4,
    strain=Strain.HEARTS,
    tricks=8,
    doubling=Doubling.DOUBLED,
    honours=Honours(by=HeldBy.DECLARER, count=4, in_one_hand=4),
)
PART = AuctionDeal(declarer=2, level=2, strain=Strain.CLUBS, tricks=8)
DOWN_AND_HONOURS = AuctionDeal(
    declarer=0, level=1, strain=Strain.SPADES, tricks=6, honours=Honours(by=HeldBy.DEFENDERS, count=3)
)
PASSED = AuctionDeal(passed_out=True)
FINED = AuctionDeal(passed_out=True, adjustments=(Adjustment(1, -20, "looked"),))


def pad(*deals: AuctionDeal, players: int = 4, game_target: int = 30) -> Match:
    """A rubber with some deals played."""
    setup = Setup(NAMES[:players], AuctionOptions(game_target=game_target))
    return Match(auction_bridge.GAME, setup, deals)


def bridgette_match(*deals: BridgetteDeal) -> Match:
    """Six deals of Bridgette, some of them played."""
    return Match(bridgette.GAME, Setup(NAMES[:2], BridgetteOptions()), deals)
