"""The games that Scorepad keeps score of. A new one is a folder here and a line in `GAMES`."""

from scorepad.core.game import AnyGame
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.games import auction_bridge, boerenbridge, bridgette, points, troefcall

GAMES: tuple[AnyGame, ...] = (
    boerenbridge.GAME,
    auction_bridge.GAME,
    troefcall.GAME,
    bridgette.GAME,
    points.GAME,
    points.PAIR_GAME,
)


def game(key: str) -> AnyGame:
    """The game with this key. Raises KeyError where there is none."""
    return _BY_KEY[key]


def is_known(key: str) -> bool:
    """Whether the game is here; a history may hold matches of games that only another Scorepad has."""
    return key in _BY_KEY


def game_name(key: str) -> Phrase:
    """What a game is called; one that is not known here is told by its key."""
    return _BY_KEY[key].words.name if is_known(key) else _UNKNOWN.of(game=key)


_UNKNOWN = QT_TRANSLATE_NOOP("games", "Unknown game: {game}")
_BY_KEY = {one.key: one for one in GAMES}
