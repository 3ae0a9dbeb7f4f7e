"""Boerenbridge, the Dutch exact-bid game; a relative of Oh Hell."""

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.game import Game
from scorepad.games.boerenbridge import rules
from scorepad.games.boerenbridge.by_hand import by_hand
from scorepad.games.boerenbridge.layout import layout
from scorepad.games.boerenbridge.presets import LADDERS, PRESETS
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.games.boerenbridge.words import WORDS

GAME: Game[BoerenOptions, BoerenDeal] = Game(
    key=rules.KEY,
    words=WORDS,
    players=rules.PLAYERS,
    options=BoerenOptions,
    deal=BoerenDeal,
    presets=PRESETS,
    sides=lambda players: tuple((seat,) for seat in range(players)),
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
    ladders=LADDERS,
    by_hand=by_hand,
)
