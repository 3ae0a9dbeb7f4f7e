"""Each game's entry form; a new game adds its module and a line in `face_of`."""

from scorepad.ui.faces.boerenbridge import BoerenFace
from scorepad.ui.faces.face import Face

FACES: dict[str, type[Face]] = {"boerenbridge": BoerenFace}
