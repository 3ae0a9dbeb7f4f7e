"""Results of evenings at the table, made from who got how much."""

from collections.abc import Sequence

from scorepad.core.names import fold
from scorepad.season.results import Result, SideResult, Who, order_of


def evening(
    day: str | None,
    totals: dict[str, int],
    *,
    number: int = 0,
    game: str = "boerenbridge",
    bids: dict[str, tuple[int, int]] | None = None,
) -> Result:
    """A match whose sides are named `Anna` or `Anna & Cato`; equal totals share the place.

    `bids` are those made and those kept.
    """
    scores = list(totals.values())
    best = max(scores)
    sides = []
    for name, total in totals.items():
        made, kept = (bids or {}).get(name, (0, 0))
        won = scores.count(best) if total == best else 0
        place = 1 + sum(score > total for score in scores)
        sides.append(SideResult(people(name), place, total, won, made, kept))
    started = None if day is None else f"{day}T20:00:00+01:00"
    return Result(number, game, "&" in next(iter(totals)), day, order_of(started), tuple(sides))


def people(side: str) -> tuple[Who, ...]:
    """Who sits on a side called `Anna & Cato`."""
    return tuple(Who(fold(name), name) for name in side.split(" & "))


def history(*evenings: tuple[str | None, dict[str, int]]) -> Sequence[Result]:
    """Several matches, numbered from 1."""
    return [evening(day, totals, number=number) for number, (day, totals) in enumerate(evenings, start=1)]
