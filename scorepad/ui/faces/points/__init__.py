"""What the window shows of a plain sheet, for single players and for pairs."""

from scorepad.ui.faces.face import GameFace
from scorepad.ui.faces.points.board import BOARD
from scorepad.ui.faces.points.form import PointsFace

FACE = GameFace(form=PointsFace, board=BOARD)
