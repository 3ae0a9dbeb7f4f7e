"""Troefcall, the card game of Suriname: five cards to the caller, then trump, then the rest."""

from scorepad.core.game import Game
from scorepad.games.troefcall import rules
from scorepad.games.troefcall.by_hand import by_hand
from scorepad.games.troefcall.layout import layout
from scorepad.games.troefcall.presets import PRESETS
from scorepad.games.troefcall.rules import Format, TroefDeal, TroefOptions
from scorepad.games.troefcall.words import WORDS

GAME: Game[TroefOptions, TroefDeal] = Game(
    key=rules.KEY,
    words=WORDS,
    players=rules.PLAYERS,
    options=TroefOptions,
    deal=TroefDeal,
    presets=PRESETS,
    sides=lambda players: rules.PAIRS,
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
    to_play=rules.to_play,
    pairs=True,
    roles_go_on=True,
    timed=lambda options: options.format is Format.TIMED,
    quick_points=(-5, -2, 2),
    by_hand=by_hand,
)
