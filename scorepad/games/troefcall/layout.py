"""The Troefcall sheet: a row per deal, with what a pair did beside its points, and what is still to go."""

from scorepad.core.grid import Cell, Column, Grid, GridRow, Mark, RowRole, Words
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import Row, Scoresheet
from scorepad.games.troefcall.rules import (
    PAIRS,
    Outcome,
    TroefDeal,
    TroefSetup,
    caller_of,
    dealer,
    to_play,
    winner,
)
from scorepad.games.troefcall.words import in_short

_DEAL = QT_TRANSLATE_NOOP("troefcall", "Deal")
_TOTAL = QT_TRANSLATE_NOOP("troefcall", "Total")
_CALLS = QT_TRANSLATE_NOOP("troefcall", "{caller} calls")
_TO_GO = QT_TRANSLATE_N_NOOP("troefcall", "%n to go", "", 0)


def layout(
    setup: TroefSetup, deals: tuple[TroefDeal, ...], draft: TroefDeal | None, sheet: Scoresheet
) -> Grid:
    """The deals played, the one being entered, those that are agreed to follow, and the totals."""
    rows = [_played(setup, deal, row) for deal, row in zip(deals, sheet.rows, strict=True)]
    if not sheet.finished:
        rows.append(_current(setup, deals, TroefDeal() if draft is None else draft))
        rows += [_to_come(number) for number in range(len(deals) + 2, _last_deal(setup, deals) + 1)]
    totals = tuple(Cell(str(total), side=side) for side, total in enumerate(sheet.totals))
    rows.append(GridRow(RowRole.TOTAL, (Cell(_TOTAL), *totals)))
    return Grid((Column(_DEAL), *_columns(setup, sheet)), tuple(rows))


def _columns(setup: TroefSetup, sheet: Scoresheet) -> tuple[Column, ...]:
    to_go = sheet.state["to_go"]
    notes: tuple[Words, ...] = ("",) * len(PAIRS)
    if isinstance(to_go, tuple):
        notes = tuple(_TO_GO.counted(points) for points in to_go)
    names = (" & ".join(setup.players[seat] for seat in seats) for seats in PAIRS)
    return tuple(Column(name, side, notes[side]) for side, name in enumerate(names))


def _last_deal(setup: TroefSetup, deals: tuple[TroefDeal, ...]) -> int:
    """The number of the last deal that is sure to be played, at least of the one being entered."""
    return max(len(deals) + 1, len(deals) + (to_play(setup, deals) or 0))


def _head(setup: TroefSetup, number: int, dealt: int) -> Cell:
    caller = setup.players[caller_of(setup, dealt)]
    return Cell(str(number), _CALLS.of(caller=caller), deal=number)


def _played(setup: TroefSetup, deal: TroefDeal, row: Row) -> GridRow:
    cells = (_scored(deal, row, side) for side in range(len(PAIRS)))
    return GridRow(RowRole.PLAYED, (_head(setup, row.number, row.dealer), *cells), row.number)


def _scored(deal: TroefDeal, row: Row, side: int) -> Cell:
    """A pair's points, none where it got none; beside them what it did, and that it failed."""
    points = row.points[side]
    has_entry = winner(deal) == side or points
    failed = deal.outcome is Outcome.FAILED and deal.side == side
    return Cell(
        str(points) if has_entry else "",
        _done(deal, side),
        Mark.MISSED if failed else Mark.NONE,
        row.number,
        side,
        _is_given(deal, side),
    )


def _current(setup: TroefSetup, before: tuple[TroefDeal, ...], draft: TroefDeal) -> GridRow:
    number = len(before) + 1
    cells = (
        Cell(small=_done(draft, side), deal=number, side=side, given=_is_given(draft, side))
        for side in range(len(PAIRS))
    )
    head = _head(setup, number, dealer(setup, before, draft))
    return GridRow(RowRole.CURRENT, (head, *cells), number)


def _to_come(number: int) -> GridRow:
    cells = (Cell(deal=number, side=side) for side in range(len(PAIRS)))
    return GridRow(RowRole.TO_COME, (Cell(str(number), deal=number), *cells), number)


def _done(deal: TroefDeal, side: int) -> Phrase | str:
    return in_short(deal) if deal.side == side and deal.outcome is not None else ""


def _is_given(deal: TroefDeal, side: int) -> bool:
    return any(one.side == side for one in deal.adjustments)
