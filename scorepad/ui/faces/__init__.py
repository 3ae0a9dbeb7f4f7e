"""Each game's entry form; a new game adds its module and a line in `FACES`."""

from scorepad.ui.faces.boerenbridge import BoerenFace
from scorepad.ui.faces.face import Face

__all__ = ["FACES", "Face"]

FACES: dict[str, type[Face]] = {"boerenbridge": BoerenFace}
