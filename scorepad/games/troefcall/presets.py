"""Troefcall house rules under the names that tables know them by."""

from scorepad.core.game import Preset
from scorepad.games.troefcall.rules import Format, TroefOptions
from scorepad.games.troefcall.words import PRESETS as NAMES

PRESETS: tuple[Preset[TroefOptions], ...] = (
    Preset("standard", NAMES["standard"], lambda players: TroefOptions()),
    Preset("quick", NAMES["quick"], lambda players: TroefOptions(target=15)),
    Preset("tournament", NAMES["tournament"], lambda players: TroefOptions(target=50)),
    Preset("eight_deals", NAMES["eight_deals"], lambda players: TroefOptions(format=Format.DEALS)),
    Preset("timed", NAMES["timed"], lambda players: TroefOptions(format=Format.TIMED)),
    Preset("silent_kap", NAMES["silent_kap"], lambda players: TroefOptions(silent_kap=True)),
    Preset("no_baunie", NAMES["no_baunie"], lambda players: TroefOptions(baunie=False)),
)
