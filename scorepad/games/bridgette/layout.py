"""The Bridgette sheet: a row per deal, with the contract and its result under whoever played it."""

from scorepad.core.auction import Contract, Doubling
from scorepad.core.contract import auction_of, contract_of, is_passed_out, over_or_short
from scorepad.core.contract_words import bid_in_short, contract_in_short, result_in_words
from scorepad.core.grid import Cell, Column, Grid, GridRow, Mark, RowRole, Words
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.sheet import Row, Scoresheet
from scorepad.games.bridgette.rules import BIDDING, BridgetteDeal, BridgetteSetup, dealer

_DEAL = QT_TRANSLATE_NOOP("bridgette", "Deal")
_TOTAL = QT_TRANSLATE_NOOP("bridgette", "Total")
_PASSED = QT_TRANSLATE_NOOP("bridgette", "passed")
_PLAYED = QT_TRANSLATE_NOOP("bridgette", "{contract} {result}")


def layout(
    setup: BridgetteSetup, deals: tuple[BridgetteDeal, ...], draft: BridgetteDeal | None, sheet: Scoresheet
) -> Grid:
    """The deals played, the one being entered, those that are still due, and the totals."""
    rows = [_played(deal, row) for deal, row in zip(deals, sheet.rows, strict=True)]
    left = sheet.state["deals_left"]
    assert isinstance(left, int)
    for number in range(len(deals) + 1, len(deals) + left + 1):
        is_current = number == len(deals) + 1
        rows.append(_current(setup, deals, draft) if is_current else _to_come(number))
    totals = tuple(Cell(str(total), side=side) for side, total in enumerate(sheet.totals))
    rows.append(GridRow(RowRole.TOTAL, (Cell(_TOTAL), *totals)))
    columns = tuple(Column(name, seat) for seat, name in enumerate(setup.players))
    return Grid((Column(_DEAL), *columns), tuple(rows))


def _played(deal: BridgetteDeal, row: Row) -> GridRow:
    passed = is_passed_out(deal)
    contract = None if passed else contract_of(deal, BIDDING, row.dealer)
    head = Cell(str(row.number), _PASSED if passed else "", deal=row.number)
    cells = (_scored(deal, row, contract, side) for side in range(len(row.points)))
    return GridRow(RowRole.PLAYED, (head, *cells), row.number)


def _scored(deal: BridgetteDeal, row: Row, contract: Contract | None, side: int) -> Cell:
    """A player's points, blank for none; the declarer's contract and its result beside them."""
    points, small, mark = row.points[side], _nothing(), Mark.NONE
    if contract is not None and contract.declarer == side and deal.tricks is not None:
        result = result_in_words(contract, deal.tricks)
        small = _PLAYED.of(contract=contract_in_short(contract), result=result)
        mark = Mark.KEPT if over_or_short(contract, deal.tricks) >= 0 else Mark.MISSED
    given = any(one.side == side for one in deal.adjustments)
    return Cell(str(points) if points else "", small, mark, row.number, side, given)
