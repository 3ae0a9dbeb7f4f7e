"""Each game's entry form; a new game adds its module and a line in `FACES`."""

from scorepad.ui.faces.auction_bridge import AuctionFace
from scorepad.ui.faces.boerenbridge import BoerenFace
from scorepad.ui.faces.bridgette import BridgetteFace
from scorepad.ui.faces.face import Face

__all__ = ["FACES", "Face"]

FACES: dict[str, type[Face]] = {
    "boerenbridge": BoerenFace,
    "auction_bridge": AuctionFace,
    "bridgette": BridgetteFace,
}
