"""What the window shows of Boerenbridge."""

from scorepad.ui.faces.boerenbridge.board import BOARD
from scorepad.ui.faces.boerenbridge.form import BoerenFace
from scorepad.ui.faces.face import GameFace

FACE = GameFace(form=BoerenFace, board=BOARD)
