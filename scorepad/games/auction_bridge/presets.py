"""Auction Bridge house rules under the names that tables know them by."""

from scorepad.core.game import Preset
from scorepad.games.auction_bridge.rules import AuctionOptions, Format, HonourCount, TrickCount
from scorepad.games.auction_bridge.words import PRESETS as NAMES

PRESETS: tuple[Preset[AuctionOptions], ...] = (
    Preset("standard", NAMES["standard"], lambda players: AuctionOptions()),
    Preset("four_deals", NAMES["four_deals"], lambda players: AuctionOptions(format=Format.DEALS)),
    Preset(
        "old_count",
        NAMES["old_count"],
        lambda players: AuctionOptions(
            trick_values=TrickCount.OF_1904, honours=HonourCount.PERIOD, small_slam=20, grand_slam=40
        ),
    ),
    Preset("no_honours", NAMES["no_honours"], lambda players: AuctionOptions(honours=HonourCount.NONE)),
    Preset("with_nullo", NAMES["with_nullo"], lambda players: AuctionOptions(nullo=True)),
)
