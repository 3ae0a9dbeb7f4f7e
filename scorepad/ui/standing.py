"""Where each side of a match stands, in words."""

from dataclasses import dataclass

from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP

PLACES = (
    QT_TRANSLATE_NOOP("sheet", "1st"),
    QT_TRANSLATE_NOOP("sheet", "2nd"),
    QT_TRANSLATE_NOOP("sheet", "3rd"),
    QT_TRANSLATE_NOOP("sheet", "4th"),
    QT_TRANSLATE_NOOP("sheet", "5th"),
    QT_TRANSLATE_NOOP("sheet", "6th"),
    QT_TRANSLATE_NOOP("sheet", "7th"),
    QT_TRANSLATE_NOOP("sheet", "8th"),
)


@dataclass(frozen=True)
class Standing:
    """A side's place in words, "" before the first deal, and how many places it went up with the last one.

    `moved` is below 0 where the side went down.
    """

    place: Words
    moved: int
    leads: bool


def standing(match: Match) -> tuple[Standing, ...]:
    """Where each side of a match stands."""
    places = match.sheet.places
    if not match.deals:
        return (Standing("", 0, False),) * len(places)
    before = match.game.score(match.setup, match.deals[:-1], False).places if len(match.deals) > 1 else places
    return tuple(
        Standing(PLACES[place - 1], was - place, place == 1)
        for place, was in zip(places, before, strict=True)
    )
