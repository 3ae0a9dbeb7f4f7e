"""Ways to keep a plain sheet, under a name."""

from scorepad.core.game import Preset
from scorepad.games.points.rules import PairPointsOptions, PointsOptions
from scorepad.games.points.words import PRESETS as NAMES

PRESETS: tuple[Preset[PointsOptions], ...] = (
    Preset("highest", NAMES["highest"], lambda players: PointsOptions()),
    Preset("lowest", NAMES["lowest"], lambda players: PointsOptions(lowest_wins=True)),
    Preset("totals", NAMES["totals"], lambda players: PointsOptions(deals=1)),
)

PAIR_PRESETS: tuple[Preset[PointsOptions], ...] = (
    Preset("highest", NAMES["highest"], lambda players: PairPointsOptions()),
    Preset("lowest", NAMES["lowest"], lambda players: PairPointsOptions(lowest_wins=True)),
    Preset("totals", NAMES["totals"], lambda players: PairPointsOptions(deals=1)),
)
