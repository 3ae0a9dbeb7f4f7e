"""The Troefcall sheet: a row per deal, with what a pair did beside its points, and what is still to go."""

from scorepad.core.grid import Cell, Column, Grid, GridRow, Mark, RowRole, Words
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.rows import row_to_come, total_row
from scorepad.core.sheet import Row, Scoresheet
from scorepad.core.suits import SUIT_SIGNS
from scorepad.core.words import DEAL
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
from scorepad.games.troefcall.words import in_short, pair_name

_CALLS = QT_TRANSLATE_NOOP("troefcall", "{caller} calls")
_CALLS_TRUMP = QT_TRANSLATE_NOOP("troefcall", "{caller} calls {sign}")
_TO_GO = QT_TRANSLATE_N_NOOP("troefcall", "%n to go", "", 0)
_RARE = (Outcome.KAP, Outcome.BAUNIE)
"""What a table talks of afterwards stands out among the twos."""


def layout(
    setup: TroefSetup, deals: tuple[TroefDeal, ...], draft: TroefDeal | None, sheet: Scoresheet
) -> Grid:
    """The deals played, the one being entered, those that are agreed to follow, and the totals."""
    rows = [_played(setup, deal, row) for deal, row in zip(deals, sheet.rows, strict=True)]
    if not sheet.finished:
        rows.append(_current(setup, deals, TroefDeal() if draft is None else draft))
        rows += [
            row_to_come(number, len(PAIRS)) for number in range(len(deals) + 2, _last_deal(setup, deals) + 1)
        ]
    rows.append(total_row(sheet))
    return Grid((Column(DEAL), *_columns(setup, sheet)), tuple(rows))


def _columns(setup: TroefSetup, sheet: Scoresheet) -> tuple[Column, ...]:
    to_go = sheet.state["to_go"]
    notes: tuple[Words, ...] = ("",) * len(PAIRS)
    if isinstance(to_go, tuple):
        notes = tuple(_TO_GO.counted(points) for points in to_go)
    return tuple(Column(pair_name(setup, side), side, notes[side]) for side in range(len(PAIRS)))


def _last_deal(setup: TroefSetup, deals: tuple[TroefDeal, ...]) -> int:
    """The number of the last deal that is sure to be played, at least of the one being entered."""
    return max(len(deals) + 1, len(deals) + (to_play(setup, deals) or 0))


def _head(setup: TroefSetup, number: int, deal: TroefDeal, dealt: int) -> Cell:
    """The number of a deal, and who called what in it."""
    caller = setup.players[caller_of(setup, dealt)]
    called = _CALLS.of(caller=caller)
    if deal.trump is not None:
        called = _CALLS_TRUMP.of(caller=caller, sign=SUIT_SIGNS[deal.trump])
    return Cell(str(number), called, deal=number)


def _played(setup: TroefSetup, deal: TroefDeal, row: Row) -> GridRow:
    cells = (_scored(deal, row, side) for side in range(len(PAIRS)))
    return GridRow(RowRole.PLAYED, (_head(setup, row.number, deal, row.dealer), *cells), row.number)


def _scored(deal: TroefDeal, row: Row, side: int) -> Cell:
    """A pair's points, none where it neither did nor got anything; beside them what it did."""
    points = row.points[side]
    has_entry = side in (deal.side, winner(deal)) or points != 0
    return Cell(
        str(points) if has_entry else "",
        _done(deal, side),
        Mark.STANDS_OUT if deal.side == side and deal.outcome in _RARE else Mark.NONE,
        row.number,
        side,
        deal.adjusts(side),
    )


def _current(setup: TroefSetup, before: tuple[TroefDeal, ...], draft: TroefDeal) -> GridRow:
    number = len(before) + 1
    cells = (
        Cell(small=_done(draft, side), deal=number, side=side, given=draft.adjusts(side))
        for side in range(len(PAIRS))
    )
    head = _head(setup, number, draft, dealer(setup, before, draft))
    return GridRow(RowRole.CURRENT, (head, *cells), number)


def _done(deal: TroefDeal, side: int) -> Phrase | str:
    return in_short(deal) if deal.side == side and deal.outcome is not None else ""
