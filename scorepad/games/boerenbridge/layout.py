"""The Boerenbridge sheet as it stands on paper: a row per deal, a column per player."""

from scorepad.core.grid import Cell, Column, Grid, GridRow, Mark, RowRole
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.rows import total_row
from scorepad.core.sheet import Row, Scoresheet
from scorepad.core.words import DEAL
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenSetup, blank, hands, is_exact

_CARDS = QT_TRANSLATE_N_NOOP("boerenbridge", "%n card(s)", "", 0)
_BID = QT_TRANSLATE_NOOP("boerenbridge", "bid {bid}")


def layout(
    setup: BoerenSetup, deals: tuple[BoerenDeal, ...], draft: BoerenDeal | None, sheet: Scoresheet
) -> Grid:
    """All deals of the ladder: those played, the one being entered, those to come, and the totals."""
    rows = [
        _played(setup, deal, row, size)
        for deal, row, size in zip(deals, sheet.rows, hands(setup), strict=False)
    ]
    current = None if sheet.finished else len(deals)
    # A match stopped early leaves no empty rows behind.
    ladder = hands(setup)[: len(deals)] if sheet.finished else hands(setup)
    for at in range(len(deals), len(ladder)):
        deal = draft if at == current and draft is not None else blank(setup)
        rows.append(_unplayed(setup, deal, at, ladder[at], current=at == current))
    rows.append(total_row(sheet))
    columns = tuple(Column(name, seat) for seat, name in enumerate(setup.players))
    return Grid((Column(DEAL), *columns), tuple(rows))


def _head(at: int, size: int) -> Cell:
    return Cell(str(at + 1), _CARDS.counted(size), deal=at + 1)


def _played(setup: BoerenSetup, deal: BoerenDeal, row: Row, size: int) -> GridRow:
    cells = [
        Cell(
            str(row.points[seat]),
            f"{deal.bids[seat]}→{deal.tricks[seat]}",
            Mark.KEPT if is_exact(deal, seat) else Mark.MISSED,
            deal=row.number,
            side=seat,
            given=deal.adjusts(seat),
        )
        for seat in range(setup.seats)
    ]
    return GridRow(RowRole.PLAYED, (_head(row.number - 1, size), *cells), row.number)


def _unplayed(setup: BoerenSetup, deal: BoerenDeal, at: int, size: int, *, current: bool) -> GridRow:
    cells = [_head(at, size)]
    for seat in range(setup.seats):
        bid, tricks = deal.bids[seat], deal.tricks[seat]
        small = "" if bid is None else _BID.of(bid=bid) if tricks is None else f"{bid}→{tricks}"
        cells.append(Cell(small=small, deal=at + 1, side=seat, given=deal.adjusts(seat)))
    return GridRow(RowRole.CURRENT if current else RowRole.TO_COME, tuple(cells), at + 1)
