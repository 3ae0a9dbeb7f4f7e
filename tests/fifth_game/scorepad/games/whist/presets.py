"""Whist house rules under the names that tables know them by."""

from scorepad.core.game import Preset
from scorepad.games.whist.rules import Format, WhistOptions
from scorepad.games.whist.words import PRESETS as NAMES

PRESETS: tuple[Preset[WhistOptions], ...] = (
    Preset("short", NAMES["short"], lambda players: WhistOptions()),
    Preset("long", NAMES["long"], lambda players: WhistOptions(target=10)),
    Preset("deals", NAMES["deals"], lambda players: WhistOptions(format=Format.DEALS)),
)
