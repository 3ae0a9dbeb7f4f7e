"""The score sheet: entries with their reasons, totals, places, and who has won."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from scorepad.core.table import Deal


class Line(StrEnum):
    """Which side of the line an entry is written on; only auction bridge uses `ABOVE`."""

    ABOVE = "above"
    BELOW = "below"


class CommonReason(StrEnum):
    """Reasons that every game has."""

    ADJUSTMENT = "adjustment"


class Decided(StrEnum):
    """What singled out the winner in any game; a game may have more to compare after the totals."""

    TOTAL = "total"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Entry:
    """Points for one side and why it got them."""

    side: int
    points: int
    reason: StrEnum
    line: Line = Line.BELOW


@dataclass(frozen=True, slots=True)
class Row:
    """One deal on the sheet: `number` counts from 1, `dealer` is the seat that dealt.

    `points` are each side's of this deal, `totals` those so far; both are sums of entries.
    """

    number: int
    dealer: int
    entries: tuple[Entry, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]

    def of_side(self, side: int) -> tuple[Entry, ...]:
        """The entries of one side, in the order in which they came about."""
        return tuple(entry for entry in self.entries if entry.side == side)


@dataclass(frozen=True)
class Scoresheet:
    """A match, scored.

    `places`: 1 is the lead, equal sides share the better place and the next is skipped.
    `winners` and `decided_by` are filled only where `finished`. `state` holds what a game's page asks for.
    """

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    finished: bool
    winners: tuple[int, ...]
    decided_by: StrEnum | None
    state: Mapping[str, object] = field(default_factory=dict, hash=False)


Criterion = tuple[StrEnum, Sequence[int]]
"""What is compared, and its value for each side: the more the better."""


class SheetWriter:
    """Adds up rows of entries as a game's `score` goes through its deals.

    `adjusted_on` is the side of the line on which adjustments are written.
    """

    def __init__(self, sides: int, adjusted_on: Line = Line.BELOW) -> None:
        self._adjusted_on = adjusted_on
        self._rows: list[Row] = []
        self._totals = [0] * sides

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's total so far, adjustments included."""
        return tuple(self._totals)

    def write(self, deal: Deal, dealer: int, entries: Iterable[Entry]) -> Row:
        """Write the next row; the deal's adjustments are entered last."""
        written = (
            *entries,
            *(
                Entry(one.side, one.points, CommonReason.ADJUSTMENT, self._adjusted_on)
                for one in deal.adjustments
            ),
        )
        points = [0] * len(self._totals)
        for entry in written:
            points[entry.side] += entry.points
            self._totals[entry.side] += entry.points
        row = Row(len(self._rows) + 1, dealer, written, tuple(points), self.totals)
        self._rows.append(row)
        return row

    def finish(
        self, criteria: Sequence[Criterion], *, finished: bool, state: Mapping[str, object]
    ) -> Scoresheet:
        """The sheet, with places and winners by `criteria`, the most important first."""
        winners, decided_by = decide(criteria)
        return Scoresheet(
            rows=tuple(self._rows),
            totals=self.totals,
            places=places(criteria),
            finished=finished,
            winners=winners if finished else (),
            decided_by=decided_by if finished else None,
            state=MappingProxyType(dict(state)),
        )


def places(criteria: Sequence[Criterion]) -> tuple[int, ...]:
    """Each side's place; equal in every criterion is equal.

    >>> places([(Decided.TOTAL, (30, 44, 44, 10))])
    (3, 1, 1, 4)
    """
    standing = list(zip(*(values for _, values in criteria), strict=True))
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def decide(criteria: Sequence[Criterion]) -> tuple[tuple[int, ...], StrEnum]:
    """Who is ahead, and the last criterion that was needed to tell.

    >>> decide([(Decided.TOTAL, (44, 44, 10))])
    ((0, 1), <Decided.SHARED: 'shared'>)
    """
    ahead = tuple(range(len(criteria[0][1])))
    for decided_by, values in criteria:
        best = max(values[side] for side in ahead)
        ahead = tuple(side for side in ahead if values[side] == best)
        if len(ahead) == 1:
            return ahead, decided_by
    return ahead, Decided.SHARED
