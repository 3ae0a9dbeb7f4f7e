"""Auction Bridge, bridge as it was played before 1925: the rubber and its games, below and above the line."""

from scorepad.core.contract import contract_as_entered
from scorepad.core.game import Game
from scorepad.games.auction_bridge import rules
from scorepad.games.auction_bridge.by_hand import by_hand
from scorepad.games.auction_bridge.layout import layout
from scorepad.games.auction_bridge.presets import PRESETS
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.auction_bridge.words import WORDS

GAME: Game[AuctionOptions, AuctionDeal] = Game(
    key=rules.KEY,
    words=WORDS,
    players=rules.PLAYERS,
    options=AuctionOptions,
    deal=AuctionDeal,
    presets=PRESETS,
    sides=rules.sides,
    check_setup=rules.check_setup,
    blank=rules.blank,
    check=rules.check,
    lacking=rules.lacking,
    asks=rules.asks,
    values=rules.values,
    dealer=rules.dealer,
    tally=rules.Tally,
    score=rules.score,
    layout=layout,
    facts=rules.facts,
    settled=rules.settled,
    as_entered=contract_as_entered,
    to_play=rules.to_play,
    pairs=True,
    by_hand=by_hand,
)
