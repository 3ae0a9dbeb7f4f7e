"""A season: its days, its games, and how it counts."""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any


class Scheme(StrEnum):
    """What a match gives a side."""

    WINS = "wins"
    PLACES = "places"
    FIELD = "field"
    SCORE = "score"
    AVERAGE = "average"


AVERAGING = frozenset({Scheme.FIELD, Scheme.AVERAGE})
"""Schemes whose table shows averages, not sums."""

SCORING = frozenset({Scheme.SCORE, Scheme.AVERAGE})
"""Schemes that count the scores themselves, which are not comparable between games."""


class By(StrEnum):
    """What a line of the table is."""

    PLAYER = "player"
    PAIR = "pair"


POINTS = (Fraction(3), Fraction(2), Fraction(1))


def read_points(text: str) -> tuple[Fraction, ...]:
    """The points for first place, second and so on, as they are written with commas between.

    Raises ValueError where a number has more than 18 digits before or after its point, or is none.

    >>> read_points("5, 2.5,1") == (5, Fraction(5, 2), 1)
    True
    """
    words = [word.strip() for word in text.split(",")]
    if not all(re.fullmatch(r"-?[0-9]{1,18}(\.[0-9]{1,18})?", word) for word in words):
        raise ValueError(f"“{text}” is no list of points, as 3,2,1 is")
    return tuple(Fraction(word) for word in words)


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

    @property
    def picks_scores(self) -> bool:
        """Whether the score of every single match must be known, as some of them are left out."""
        return self.scheme in SCORING and bool(self.drop or self.best)


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

    def includes(self, day: str) -> bool:
        """Whether a day, `YYYY-MM-DD`, is one of its days; without a first or last day they go on."""
        return (self.first_day or day) <= day <= (self.last_day or day)


NO_GAME = ""
"""Stands in `Filters.games` where the games that are asked for are none that the season counts."""


@dataclass(frozen=True)
class Filters:
    """Which matches a table is asked over. Days include both ends; no `games` are all games.

    `as_of` is like `last_day`, and asks for the movement since the day before the latest match.
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
        games = tuple(key for key in asked.games if not season.games or key in season.games) or (NO_GAME,)
    return Filters(
        season=season.name,
        first_day=max(filter(None, (season.first_day, asked.first_day)), default=None),
        last_day=min(filter(None, (season.last_day, asked.last_day)), default=None),
        games=games,
        as_of=asked.as_of,
    )


@dataclass(frozen=True)
class Query:
    """What is asked of the history: which matches, and how they add up."""

    filters: Filters = Filters()
    counting: Counting = Counting()


def query(season: Season | None, asked: Filters, **changed: Any) -> Query:
    """What a table of a season, or of the whole history, rests on.

    The season's own counting is the default: what is `changed`, fields of Counting, overrides it. Its days
    and games can only be narrowed.
    """
    if season is None:
        return Query(asked, replace(Counting(), **changed))
    return Query(narrowed(season, asked), replace(season.counting, **changed))
