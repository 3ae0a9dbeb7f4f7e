"""What the window shows of Auction bridge."""

from scorepad.ui.faces.auction_bridge.board import BOARD
from scorepad.ui.faces.auction_bridge.form import AuctionFace
from scorepad.ui.faces.face import GameFace

FACE = GameFace(form=AuctionFace, board=BOARD)
