"""Points: a plain sheet, for games that have none of their own here, and for old sheets with only totals.

Each side writes down its points of a deal; they are added up, and that is all. No rulebook is behind it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from scorepad.core.faults import CommonFault, Problem
from scorepad.core.fields import Flag, PerSide, Whole, option, recorded
from scorepad.core.game import Ask
from scorepad.core.sheet import Decided, Entry, Scoresheet, SheetWriter
from scorepad.core.table import Deal, Options, Setup

KEY = "points"
PAIR_KEY = "pair_points"
PLAYERS = range(2, 9)
PAIR_PLAYERS = range(4, 5)
PAIRS = ((0, 2), (1, 3))
MOST = 10_000
"""The most points that a side can get or lose in a deal."""
MOST_DEALS = 100


class Reason(StrEnum):
    """Why a side has points."""

    WRITTEN = "written"


class Fault(StrEnum):
    """What can be wrong with a deal."""

    POINTS_OUT_OF_RANGE = "points_out_of_range"


@dataclass(frozen=True, kw_only=True)
class PointsOptions(Options):
    """The house rules: who wins, and after how many deals; 0 is when the table stops."""

    in_pairs: ClassVar[bool] = False

    lowest_wins: bool = field(default=False, metadata=option(Flag()))
    deals: int = field(default=0, metadata=option(Whole(0, MOST_DEALS), ends=True))


@dataclass(frozen=True, kw_only=True)
class PairPointsOptions(PointsOptions):
    """The same, where two play against two."""

    in_pairs: ClassVar[bool] = True


@dataclass(frozen=True, kw_only=True, slots=True)
class PointsDeal(Deal):
    """The points of each side, as the table wrote them down."""

    points: tuple[int | None, ...] = field(
        metadata=recorded(PerSide(Whole(-MOST, MOST, fault=Fault.POINTS_OUT_OF_RANGE)))
    )


PointsSetup = Setup[PointsOptions]

# The table.


def sides(players: int) -> tuple[tuple[int, ...], ...]:
    """Each player is a side.

    >>> sides(3)
    ((0,), (1,), (2,))
    """
    return tuple((seat,) for seat in range(players))


def pairs(players: int) -> tuple[tuple[int, ...], ...]:
    """Partners sit opposite each other."""
    del players
    return PAIRS


def sides_of(setup: PointsSetup) -> tuple[tuple[int, ...], ...]:
    """The seats of each side of a table."""
    return pairs(setup.seats) if setup.options.in_pairs else sides(setup.seats)


def side_names(setup: PointsSetup) -> tuple[str, ...]:
    """What each side is called: `Anna`, or `Anna & Cato`."""
    return tuple(" & ".join(setup.players[seat] for seat in seats) for seats in sides_of(setup))


def check_setup(setup: PointsSetup) -> tuple[Problem, ...]:
    """Any house rules can be played by."""
    del setup
    return ()


# A deal.


def blank(setup: PointsSetup) -> PointsDeal:
    """A deal of which nothing is known yet."""
    return PointsDeal(points=(None,) * len(sides_of(setup)))


def lacking(setup: PointsSetup | None, deal: PointsDeal) -> tuple[Problem, ...]:
    """The points, where a side's are not known."""
    del setup
    return (Problem("points", CommonFault.MISSING_KEY),) if None in deal.points else ()


def check(setup: PointsSetup, before: Sequence[PointsDeal], deal: PointsDeal) -> tuple[Problem, ...]:
    """Points within what a sheet can hold, one number a side."""
    del before
    wrong = len(deal.points) != len(sides_of(setup)) or any(
        points is not None and not -MOST <= points <= MOST for points in deal.points
    )
    return (Problem("points", Fault.POINTS_OUT_OF_RANGE, {"most": MOST}),) if wrong else ()


def asks(setup: PointsSetup, before: Sequence[PointsDeal], deal: PointsDeal) -> tuple[Ask, ...]:
    """The points of each side, as they stand on the sheet."""
    del before, deal
    return tuple(Ask("points", side) for side in range(len(sides_of(setup))))


def values(setup: PointsSetup, before: Sequence[PointsDeal], deal: PointsDeal, ask: Ask) -> Sequence[object]:
    """Some of the numbers that can be written: no form has a button for each."""
    del before, deal
    return range(setup.seats) if ask.field == "dealer" else range(-20, 21)


def to_play(setup: PointsSetup, before: Sequence[Deal]) -> int | None:
    """How many deals are still to be played, where their number is agreed."""
    return max(0, setup.options.deals - len(before)) if setup.options.deals else None


# The score.


class Tally:
    """Counts deals: a match is over when those that were agreed are played."""

    def __init__(self, setup: PointsSetup) -> None:
        self._deals = setup.options.deals
        self._played = 0

    @property
    def is_over(self) -> bool:
        """Whether no further deal is agreed."""
        return bool(self._deals) and self._played >= self._deals

    def write(self, deal: PointsDeal) -> None:
        """Count one more deal."""
        del deal
        self._played += 1


def score(setup: PointsSetup, deals: tuple[PointsDeal, ...], closed: bool = False) -> Scoresheet:
    """Add up: the highest total wins, or the lowest where that is agreed; level is shared."""
    sheet = SheetWriter(len(sides_of(setup)))
    to_deal = setup.first_dealer
    for deal in deals:
        dealt = to_deal if deal.dealer is None else deal.dealer
        to_deal = setup.left_of(dealt)
        entries = [Entry(side, points or 0, Reason.WRITTEN) for side, points in enumerate(deal.points)]
        sheet.write(deal, dealt, entries)
    finished = closed or to_play(setup, deals) == 0
    sign = -1 if setup.options.lowest_wins else 1
    return sheet.finish(
        [(Decided.TOTAL, [sign * total for total in sheet.totals])],
        finished=finished,
        state={"next_dealer": None if finished else to_deal},
    )


def facts(
    setup: PointsSetup, deals: tuple[PointsDeal, ...], sheet: Scoresheet
) -> tuple[Mapping[str, int], ...]:
    """For each side: the deals it played, and those in which nobody did better."""
    del deals
    counted = tuple(Counter[str](deals=0, deals_won=0) for _ in sheet.totals)
    best = min if setup.options.lowest_wins else max
    for row in sheet.rows:
        for side, of_side in enumerate(counted):
            of_side["deals"] += 1
            of_side["deals_won"] += row.points[side] == best(row.points)
    return tuple(map(dict, counted))
