"""Whist, as English tables play it: two pairs, thirteen tricks, and a point for each trick over six."""

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.game import Game
from scorepad.games.whist import rules
from scorepad.games.whist.layout import layout
from scorepad.games.whist.presets import PRESETS
from scorepad.games.whist.rules import WhistDeal, WhistOptions
from scorepad.games.whist.words import WORDS

GAME: Game[WhistOptions, WhistDeal] = Game(
    key=rules.KEY,
    words=WORDS,
    players=rules.PLAYERS,
    options=WhistOptions,
    deal=WhistDeal,
    presets=PRESETS,
    sides=lambda players: rules.PAIRS,
    check_setup=rules.check_setup,
    blank=rules.blank,
    check=rules.check,
    lacking=rules.lacking,
    asks=rules.asks,
    values=rules.values,
    dealer=dealer_in_turn,
    tally=rules.Tally,
    score=rules.score,
    layout=layout,
    facts=rules.facts,
    to_play=rules.to_play,
    pairs=True,
)
