"""What the history knows already: people, and matches that a sheet may hold once more."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from scorepad import record
from scorepad.core.match import Match
from scorepad.core.names import fold
from scorepad.old_sheets.planning import Planned

Side = tuple[frozenset[str], tuple[object, ...]]
"""The keys of the persons of a side, and its points deal by deal."""
Likeness = tuple[str, str | None, frozenset[Side]]
"""Game, day and sides: equal for matches that a sheet of totals cannot tell apart, whoever sat where."""


@dataclass(frozen=True)
class Known:
    """What is in the history.

    `names` are the people's, the latest players first; `persons` has the key of the person for the key of
    each name that was merged. `matches` counts those of plain points by what they are like, with the times of
    the day (`HH:MM`) at which they started.
    """

    names: tuple[str, ...] = ()
    persons: Mapping[str, str] = field(default_factory=dict)
    matches: Mapping[Likeness, Sequence[str | None]] = field(default_factory=dict)

    def already(self, planned: Iterable[Planned]) -> tuple[bool, ...]:
        """Which of these matches are there already, each that is there standing for one.

        Where the sheet knows when a match started, only one that started then is the same.
        """
        taken: Counter[tuple[Likeness, str | None]] = Counter()
        found = []
        for one in planned:
            like = likeness(one.match, self.persons)
            time = clock(one.match.started) if one.has_time else None
            there = self.matches.get(like, ())
            count = len(there) if time is None else there.count(time)
            taken[like, time] += 1
            found.append(taken[like, time] <= count)
        return tuple(found)


def clock(started: str | None) -> str | None:
    """The time of the day in a start, `HH:MM`.

    >>> clock("2026-01-09T20:05:00+01:00")
    '20:05'
    """
    return None if started is None else started[11:16]


def likeness(match: Match, persons: Mapping[str, str]) -> Likeness:
    """What a match of plain points is like. `persons` as in `Known`."""
    deals = [record.write_deal(deal)["points"] for deal in match.deals]
    return like(
        match.game.key,
        match.started,
        [persons.get(key, key) for key in map(fold, match.setup.players)],
        match.game.sides(match.setup.seats),
        deals,
    )


def like(
    game: str,
    started: str | None,
    keys: Sequence[str],
    sides: Iterable[Sequence[int]],
    deals: Sequence[object],
) -> Likeness:
    """The same of its parts: `keys` are the persons' by seat, `deals` the points of each deal by side."""
    results = (
        (
            frozenset(keys[seat] for seat in seats),
            tuple(points[side] for points in deals if isinstance(points, list) and side < len(points)),
        )
        for side, seats in enumerate(sides)
    )
    return game, None if started is None else started[:10], frozenset(results)
