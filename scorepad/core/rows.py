"""Rows that a sheet with a row a deal has, whatever its game."""

from scorepad.core.grid import Cell, GridRow, RowRole
from scorepad.core.sheet import Scoresheet
from scorepad.core.words import TOTAL


def total_row(sheet: Scoresheet) -> GridRow:
    """The totals at the foot."""
    totals = (Cell(str(total), side=side) for side, total in enumerate(sheet.totals))
    return GridRow(RowRole.TOTAL, (Cell(TOTAL), *totals))


def row_to_come(number: int, sides: int) -> GridRow:
    """The row of a deal that is still to be played; `number` counts from 1."""
    cells = (Cell(deal=number, side=side) for side in range(sides))
    return GridRow(RowRole.TO_COME, (Cell(str(number), deal=number), *cells), number)
