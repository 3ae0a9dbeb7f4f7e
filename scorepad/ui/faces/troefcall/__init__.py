"""What the window shows of Troefcall."""

from scorepad.ui.faces.face import GameFace
from scorepad.ui.faces.troefcall.board import BOARD
from scorepad.ui.faces.troefcall.form import TroefFace

FACE = GameFace(form=TroefFace, board=BOARD)
