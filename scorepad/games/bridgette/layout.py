"""The Bridgette sheet: a row per deal, with the contract and its result under whoever played it."""

from scorepad.core.auction import Contract
from scorepad.core.contract import auction_of, contract_of, is_passed_out, over_or_short
from scorepad.core.contract_words import bid_in_short, contract_in_short, result_in_words
from scorepad.core.grid import Cell, Column, Grid, GridRow, Mark, RowRole, Words
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.rows import row_to_come, total_row
from scorepad.core.sheet import Row, Scoresheet
from scorepad.core.words import DEAL
from scorepad.games.bridgette.rules import BIDDING, BridgetteDeal, BridgetteSetup, dealer

_PASSED = QT_TRANSLATE_NOOP("bridgette", "passed")
_PLAYED = QT_TRANSLATE_NOOP("bridgette", "{contract} {result}")


def layout(
    setup: BridgetteSetup, deals: tuple[BridgetteDeal, ...], draft: BridgetteDeal | None, sheet: Scoresheet
) -> Grid:
    """The deals played, the one being entered, those that are still due, and the totals."""
    rows = [_played(deal, row) for deal, row in zip(deals, sheet.rows, strict=True)]
    left = sheet.state["deals_left"]
    assert isinstance(left, int)
    if left:
        rows.append(_current(setup, deals, BridgetteDeal() if draft is None else draft))
    rows += [row_to_come(len(deals) + at, setup.seats) for at in range(2, left + 1)]
    rows.append(total_row(sheet))
    columns = tuple(Column(name, seat) for seat, name in enumerate(setup.players))
    return Grid((Column(DEAL), *columns), tuple(rows))


def _played(deal: BridgetteDeal, row: Row) -> GridRow:
    passed = is_passed_out(deal)
    contract = None if passed else contract_of(deal, BIDDING, row.dealer)
    head = Cell(str(row.number), _PASSED if passed else "", deal=row.number)
    cells = (_scored(deal, row, contract, side) for side in range(len(row.points)))
    return GridRow(RowRole.PLAYED, (head, *cells), row.number)


def _scored(deal: BridgetteDeal, row: Row, contract: Contract | None, side: int) -> Cell:
    """A player's points, none for nothing; beside them what he played, and whether he made it."""
    small: Words = ""
    mark = Mark.NONE
    if contract is not None and contract.declarer == side and deal.tricks is not None:
        small = _contract_and_result(contract, deal.tricks)
        mark = Mark.KEPT if over_or_short(contract, deal.tricks) >= 0 else Mark.MISSED
    points = row.points[side]
    return Cell(str(points) if points else "", small, mark, row.number, side, deal.adjusts(side))


def _current(setup: BridgetteSetup, before: tuple[BridgetteDeal, ...], draft: BridgetteDeal) -> GridRow:
    number = len(before) + 1
    known = _known(draft, dealer(setup, before, draft))
    cells = (
        Cell(small=known.get(side, ""), deal=number, side=side, given=draft.adjusts(side))
        for side in range(setup.seats)
    )
    return GridRow(RowRole.CURRENT, (Cell(str(number), known.get(None, ""), deal=number), *cells), number)


def _known(deal: BridgetteDeal, dealt: int) -> dict[int | None, Phrase]:
    """The contract so far, by the side that it stands with, or by None while nobody plays it yet."""
    contract = _so_far(deal, dealt)
    if contract is not None:
        return {contract.declarer: _contract_and_result(contract, deal.tricks)}
    if deal.level is not None and deal.strain is not None:
        return {None: bid_in_short(deal.level, deal.strain)}
    return {}


def _so_far(deal: BridgetteDeal, dealt: int) -> Contract | None:
    """The contract of a deal, or what it would be if its auction ended here."""
    contract = contract_of(deal, BIDDING, dealt)
    if contract is not None or deal.auction is None:
        return contract
    auction = auction_of(deal, BIDDING, dealt)
    if auction.bid is None or auction.bidder is None:
        return None
    return Contract(auction.bidder, auction.bid.level, auction.bid.strain, auction.doubling)


def _contract_and_result(contract: Contract, tricks: int | None) -> Phrase:
    short = contract_in_short(contract)
    return short if tricks is None else _PLAYED.of(contract=short, result=result_in_words(contract, tricks))
