"""What the window shows of Bridgette."""

from scorepad.ui.faces.bridgette.board import BOARD
from scorepad.ui.faces.bridgette.form import BridgetteFace
from scorepad.ui.faces.face import GameFace

FACE = GameFace(form=BridgetteFace, board=BOARD)
