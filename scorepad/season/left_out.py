"""Why a match that belongs to a season is not behind its table."""

from dataclasses import dataclass
from enum import StrEnum

from scorepad.season.season import By, Query, Season


class Reason(StrEnum):
    """What keeps a match out of a table."""

    PUT_OUT = "put_out"
    """Somebody put it out of counting."""
    UNFINISHED = "unfinished"
    NO_DEALS = "no_deals"
    OTHER_GAME = "other_game"
    """The season does not count its game."""
    NO_DAY = "no_day"
    """The table is dated, and nobody knows the match's day."""
    OTHER_DAY = "other_day"
    """It began before the season's first day or after its last."""
    NO_PAIRS = "no_pairs"
    """The table has a line for each pair, and in this match were none."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match as far as it decides whether it counts: `match` is its number in the history.

    `day` is the day it began, `deals` how many were played, `counts` False where it was put out of counting,
    and `pairs` whether its sides are pairs that can be counted.
    """

    match: int
    game: str
    day: str | None
    finished: bool
    deals: int
    counts: bool
    pairs: bool


def why_left_out(sitting: Sitting, season: Season | None, query: Query) -> Reason | None:
    """Why a table of a season, or of all matches, does not count a match of it.

    None where it does, and where it is left out only because the table was asked for fewer days or games than
    the season has: who asked knows that.
    """
    if not sitting.counts:
        return Reason.PUT_OUT
    if not sitting.finished:
        return Reason.UNFINISHED
    if not sitting.deals:
        return Reason.NO_DEALS
    if season is not None and season.games and sitting.game not in season.games:
        return Reason.OTHER_GAME
    if sitting.day is None:
        if query.filters.is_dated:
            return Reason.NO_DAY
    elif season is not None and not season.includes(sitting.day):
        return Reason.OTHER_DAY
    if query.counting.by is By.PAIR and not sitting.pairs:
        return Reason.NO_PAIRS
    return None
