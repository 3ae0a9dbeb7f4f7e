"""A plain sheet written by hand: the points of each side in every deal."""

from scorepad.core.by_hand import ByHand
from scorepad.games.points.rules import PointsSetup


def by_hand(setup: PointsSetup) -> ByHand:
    """As many rows as deals are agreed, or as a page has room for."""
    return ByHand(deals=0 if setup.options.deals else 20)
