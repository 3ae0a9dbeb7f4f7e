"""The plain sheet: a row per deal, a column per side."""

from scorepad.core.grid import Cell, Column, Grid, GridRow, RowRole
from scorepad.core.rows import row_to_come, total_row
from scorepad.core.sheet import Scoresheet
from scorepad.core.words import DEAL
from scorepad.games.points.rules import PointsDeal, PointsSetup, blank, side_names, to_play


def layout(
    setup: PointsSetup, deals: tuple[PointsDeal, ...], draft: PointsDeal | None, sheet: Scoresheet
) -> Grid:
    """The deals played, the one being entered, those that are agreed to follow, and the totals."""
    names = side_names(setup)
    rows = [
        _row(RowRole.PLAYED, row.number, deal, tuple(map(str, row.points)))
        for deal, row in zip(deals, sheet.rows, strict=True)
    ]
    if not sheet.finished:
        number = len(deals) + 1
        current = draft or blank(setup)
        entered = tuple("" if points is None else str(points) for points in current.points)
        rows.append(_row(RowRole.CURRENT, number, current, entered))
        last = len(deals) + (to_play(setup, deals) or 0)
        rows += [row_to_come(later, len(names)) for later in range(number + 1, last + 1)]
    rows.append(total_row(sheet))
    columns = (Column(name, side) for side, name in enumerate(names))
    return Grid((Column(DEAL), *columns), tuple(rows))


def _row(role: RowRole, number: int, deal: PointsDeal, points: tuple[str, ...]) -> GridRow:
    cells = (Cell(told, deal=number, side=side, given=deal.adjusts(side)) for side, told in enumerate(points))
    return GridRow(role, (Cell(str(number), deal=number), *cells), number)
