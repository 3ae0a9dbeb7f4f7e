"""Bridgette house rules under the names that tables know them by."""

from scorepad.core.game import Preset
from scorepad.games.bridgette.rules import BridgetteOptions, Tie
from scorepad.games.bridgette.words import PRESETS as NAMES

PRESETS: tuple[Preset[BridgetteOptions], ...] = (
    Preset("standard", NAMES["standard"], lambda players: BridgetteOptions()),
    Preset("long", NAMES["long"], lambda players: BridgetteOptions(deals=12)),
    Preset("shared", NAMES["shared"], lambda players: BridgetteOptions(tie=Tie.SHARED)),
)
