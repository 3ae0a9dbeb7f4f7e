"""The whist sheet: a row per deal, with each pair's tricks beside its points."""

from scorepad.core.grid import Cell, Column, Grid, GridRow, RowRole, Words
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP
from scorepad.core.rows import total_row
from scorepad.core.sheet import Scoresheet
from scorepad.core.words import DEAL
from scorepad.games.whist.rules import PAIRS, WhistDeal, WhistSetup, to_play
from scorepad.games.whist.words import pair_name

_TRICKS = QT_TRANSLATE_N_NOOP("whist", "%n trick(s)", "", 0)
_SIDES = range(len(PAIRS))


def layout(
    setup: WhistSetup, deals: tuple[WhistDeal, ...], draft: WhistDeal | None, sheet: Scoresheet
) -> Grid:
    """The deals played, the one being entered, those that are agreed to follow, and the totals."""
    rows = [
        _row(RowRole.PLAYED, row.number, deal, tuple(str(points) if points else "" for points in row.points))
        for deal, row in zip(deals, sheet.rows, strict=True)
    ]
    if not sheet.finished:
        number = len(deals) + 1
        rows.append(_row(RowRole.CURRENT, number, draft or WhistDeal()))
        last = len(deals) + (to_play(setup, deals) or 0)
        rows += [_row(RowRole.TO_COME, later, WhistDeal()) for later in range(number + 1, last + 1)]
    rows.append(total_row(sheet))
    columns = (Column(pair_name(setup, side), side) for side in _SIDES)
    return Grid((Column(DEAL), *columns), tuple(rows))


def _row(role: RowRole, number: int, deal: WhistDeal, points: tuple[str, ...] = ("", "")) -> GridRow:
    cells = (
        Cell(points[side], _taken(deal, side), deal=number, side=side, given=deal.adjusts(side))
        for side in _SIDES
    )
    return GridRow(role, (Cell(str(number), deal=number), *cells), number)


def _taken(deal: WhistDeal, side: int) -> Words:
    tricks = None if deal.tricks is None else deal.tricks[side]
    return "" if tricks is None else _TRICKS.counted(tricks)
