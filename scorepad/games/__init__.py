"""The games that Scorepad keeps score of. A new one is a folder here and a line in `GAMES`."""

from scorepad.core.game import AnyGame
from scorepad.games import auction_bridge, boerenbridge, bridgette, troefcall

GAMES: tuple[AnyGame, ...] = (
    boerenbridge.GAME,
    auction_bridge.GAME,
    troefcall.GAME,
    bridgette.GAME,
)


def game(key: str) -> AnyGame:
    """The game with this key. Raises KeyError where there is none."""
    return _BY_KEY[key]


_BY_KEY = {one.key: one for one in GAMES}
