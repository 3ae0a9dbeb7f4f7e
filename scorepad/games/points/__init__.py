"""Points and Points in pairs: two plain sheets, for other games and for old sheets with only their totals."""

from dataclasses import replace

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.game import Game
from scorepad.games.points import rules
from scorepad.games.points.by_hand import by_hand
from scorepad.games.points.layout import layout
from scorepad.games.points.presets import PAIR_PRESETS, PRESETS
from scorepad.games.points.rules import PairPointsOptions, PointsDeal, PointsOptions
from scorepad.games.points.words import PAIR_WORDS, WORDS

GAME: Game[PointsOptions, PointsDeal] = Game(
    key=rules.KEY,
    words=WORDS,
    players=rules.PLAYERS,
    options=PointsOptions,
    deal=PointsDeal,
    presets=PRESETS,
    sides=rules.sides,
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
    is_plain=True,
    by_hand=by_hand,
)

PAIR_GAME = replace(
    GAME,
    key=rules.PAIR_KEY,
    words=PAIR_WORDS,
    players=rules.PAIR_PLAYERS,
    options=PairPointsOptions,
    presets=PAIR_PRESETS,
    sides=rules.pairs,
    pairs=True,
)
