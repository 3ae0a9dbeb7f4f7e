"""What a change would bring about, told before it is made."""

from dataclasses import dataclass

from scorepad.core.ending import of_pairs
from scorepad.core.faults import Problem
from scorepad.core.match import Change, Match


@dataclass(frozen=True)
class Moved:
    """A side's points or total before and after; `before` is None where there was none."""

    name: str
    before: int | None
    after: int


@dataclass(frozen=True)
class DealMoved:
    """A deal whose points change. `number` is that after the change; `sides` are those whose points do."""

    number: int
    sides: tuple[Moved, ...]


@dataclass(frozen=True)
class Consequences:
    """The difference between two matches.

    `unfit` are the problems that the change makes: while there are any, deals do not fit their rules and
    nothing is scored, so the rest is empty. `leaders` are the names that are ahead, before and after; none
    where no deal has been played; `in_pairs` says that each is the name of two.
    """

    unfit: tuple[Problem, ...] = ()
    deals: tuple[DealMoved, ...] = ()
    totals: tuple[Moved, ...] = ()
    leaders: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    finished: tuple[bool, bool] = (False, False)
    in_pairs: bool = False


def unfit(change: Change) -> tuple[Problem, ...]:
    """The problems that a change makes: those of the match after it that it had not before."""
    known = set(change.before.problems())
    return tuple(problem for problem in change.after.problems() if problem not in known)


def consequences(change: Change) -> Consequences:
    """What a change would bring about."""
    before, after = change.before, change.after
    broken = unfit(change)
    if broken:
        return Consequences(unfit=broken, finished=(before.finished, False))
    return Consequences(
        deals=tuple(_deals(change)),
        totals=_moved(before, after, before.sheet.totals, after.sheet.totals),
        leaders=(leaders(before), leaders(after)),
        finished=(before.finished, after.finished),
        in_pairs=of_pairs(after),
    )


def leaders(match: Match) -> tuple[str, ...]:
    """The names of those who are ahead by all tie-breaks; nobody before the first deal."""
    if not match.deals:
        return ()
    return tuple(name for name, place in zip(match.side_names, match.sheet.places, strict=True) if place == 1)


def follow(change: Change, then: Change) -> Change:
    """One change of two: the first, with what the second does on top of it."""
    return Change(change.act, change.at, change.before, then.after)


def _deals(change: Change) -> list[DealMoved]:
    before, after = change.before.sheet.rows, change.after.sheet.rows
    found = []
    for at, (row, was) in enumerate(zip(after, stood_at(change), strict=True)):
        held = None if was is None else before[was].points
        sides = _moved(change.before, change.after, held, row.points)
        if sides:
            found.append(DealMoved(at + 1, sides))
    return found


def stood_at(change: Change) -> list[int | None]:
    """Where each deal stood before the change; None for one that is new.

    A deal that was not touched is the same object. Where none came or went, the others were corrected.
    """
    before, after = change.before.deals, change.after.deals
    places: dict[int, list[int]] = {}
    for was in reversed(range(len(before))):
        places.setdefault(id(before[was]), []).append(was)
    taken: set[int | None] = set()
    found: list[int | None] = []
    for at, deal in enumerate(after):
        there = places.get(id(deal), [])
        while there and there[-1] in taken:
            there.pop()
        same = there.pop() if there else at if len(before) == len(after) else None
        taken.add(same)
        found.append(same)
    return found


def _moved(
    before: Match, after: Match, held: tuple[int, ...] | None, holds: tuple[int, ...]
) -> tuple[Moved, ...]:
    """Those for whom a number differs. People are found by name: they may sit on other seats."""
    old = dict(zip(before.side_names, held, strict=True)) if held is not None else {}
    return tuple(
        Moved(name, old.get(name), number)
        for name, number in zip(after.side_names, holds, strict=True)
        if old.get(name) != number
    )
