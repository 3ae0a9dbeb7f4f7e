"""A season: its days, its games, and how it counts."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Scheme(StrEnum):
    """What a match gives a side."""

    WINS = "wins"
    PLACES = "places"
    FIELD = "field"
    SCORE = "score"
    AVERAGE = "average"


AVERAGING = frozenset({Scheme.FIELD, Scheme.AVERAGE})
"""Schemes whose table shows averages, not sums."""


class By(StrEnum):
    """What a line of the table is."""

    PLAYER = "player"
    PAIR = "pair"


POINTS = (Fraction(3), Fraction(2), Fraction(1))


@dataclass(frozen=True)
class Counting:
    """How matches add up to a table.

    `points` are for first place, second and so on; `minimum` matches are needed for a place; the `drop`
    lowest results are left out; of the rest the `best` count (0 is all).
    """

    scheme: Scheme = Scheme.WINS
    by: By = By.PLAYER
    points: tuple[Fraction, ...] = POINTS
    minimum: int = 0
    drop: int = 0
    best: int = 0
    with_guests: bool = False


@dataclass(frozen=True)
class Season:
    """A season by name, with its own first and last day (`YYYY-MM-DD`), games and counting.

    No `games` are all games.
    """

    name: str
    first_day: str | None = None
    last_day: str | None = None
    games: tuple[str, ...] = ()
    counting: Counting = Counting()


@dataclass(frozen=True)
class Filters:
    """Which matches a table is asked over. Days include both ends; no `games` are all games.

    `as_of` is like `last_day`, and asks for the movement since the day before.
    """

    season: str | None = None
    first_day: str | None = None
    last_day: str | None = None
    games: tuple[str, ...] = ()
    as_of: str | None = None

    @property
    def is_dated(self) -> bool:
        """Whether a match without a day is left out."""
        return bool(self.first_day or self.last_day or self.as_of)


def narrowed(season: Season, asked: Filters) -> Filters:
    """A season's own days and games, narrowed by what is asked beside them."""
    games = season.games
    if asked.games:
        # A game that the season does not count stays out; asking for none of its games finds nothing.
        games = tuple(key for key in asked.games if not season.games or key in season.games) or ("",)
    return Filters(
        season=season.name,
        first_day=max(filter(None, (season.first_day, asked.first_day)), default=None),
        last_day=min(filter(None, (season.last_day, asked.last_day)), default=None),
        games=games,
        as_of=asked.as_of,
    )


def includes(filters: Filters, game: str, day: str | None) -> bool:
    """Whether the filters let a match of this game and day through; the season is the caller's to compare."""
    if filters.games and game not in filters.games:
        return False
    if not filters.is_dated:
        return True
    if day is None:
        return False
    lasts = [last for last in (filters.last_day, filters.as_of) if last]
    return (filters.first_day or "") <= day and all(day <= last for last in lasts)
