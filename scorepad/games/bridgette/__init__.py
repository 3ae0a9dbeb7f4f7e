"""Bridgette, bridge for two with three colons and score tables of its own."""

from scorepad.core.contract import contract_as_entered
from scorepad.core.game import Game
from scorepad.games.bridgette import rules
from scorepad.games.bridgette.by_hand import by_hand
from scorepad.games.bridgette.layout import layout
from scorepad.games.bridgette.presets import PRESETS
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions
from scorepad.games.bridgette.words import WORDS

GAME: Game[BridgetteOptions, BridgetteDeal] = Game(
    key=rules.KEY,
    words=WORDS,
    players=rules.PLAYERS,
    options=BridgetteOptions,
    deal=BridgetteDeal,
    presets=PRESETS,
    sides=lambda players: tuple((seat,) for seat in range(players)),
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
    by_hand=by_hand,
)
