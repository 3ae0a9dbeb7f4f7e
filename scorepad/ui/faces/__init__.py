"""What the window shows of each game. A new one is a module here and a line in `FACES`."""

from scorepad.ui.faces import auction_bridge, boerenbridge, bridgette, points, troefcall
from scorepad.ui.faces.face import Face, GameFace

__all__ = ["FACES", "Face", "GameFace"]

FACES: dict[str, GameFace] = {
    "boerenbridge": boerenbridge.FACE,
    "auction_bridge": auction_bridge.FACE,
    "troefcall": troefcall.FACE,
    "bridgette": bridgette.FACE,
    "points": points.FACE,
    "pair_points": points.FACE,
}
"""By the game's key."""
