"""Boerenbridge written by hand: for each player the bid, the tricks and the points of every deal."""

from scorepad.core.by_hand import BID, POINTS, TRICKS, ByHand
from scorepad.games.boerenbridge.rules import BoerenSetup


def by_hand(setup: BoerenSetup) -> ByHand:
    """The ladder tells the deals."""
    return ByHand(of_side=(BID, TRICKS, POINTS), deals=0)
