"""The auction bridge pad as it lies on the table: above and below *the line*, games ruled off."""

from enum import StrEnum
from itertools import zip_longest

from scorepad.core.auction import Contract, Doubling
from scorepad.core.contract import contract_of, over_or_short
from scorepad.core.contract_words import contract_in_short, result_in_words
from scorepad.core.grid import Cell, Column, Foot, Grid, GridRow, RowRole
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Entry, Line, Row, Scoresheet
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionSetup, Reason, bidding, sides
from scorepad.games.auction_bridge.words import REASONS, honours_in_words

LEAST_ABOVE, LEAST_BELOW = 4, 5
"""Lines of the pad that are there before anything is written."""

_NO_GAME = QT_TRANSLATE_NOOP("auction_bridge", "no game")
_GAMES = QT_TRANSLATE_N_NOOP("auction_bridge", "%n game(s)", "", 0)
_TO_GO = QT_TRANSLATE_NOOP("auction_bridge", "{games} · {points} to go")
_OWES = QT_TRANSLATE_NOOP("auction_bridge", "{who} owes {whom} {points}")

_TRICKS = QT_TRANSLATE_N_NOOP("auction_bridge", "{contract}, %n trick(s)", "", 0)
_DOWN = QT_TRANSLATE_NOOP("auction_bridge", "{contract}, {result}")
_MADE = {
    Doubling.DOUBLED: QT_TRANSLATE_NOOP("auction_bridge", "made doubled"),
    Doubling.REDOUBLED: QT_TRANSLATE_NOOP("auction_bridge", "made redoubled"),
}
_OVER = QT_TRANSLATE_N_NOOP("auction_bridge", "%n trick(s) over", "", 0)
_ALL_BUT_ONE = QT_TRANSLATE_NOOP("auction_bridge", "5 honours, 4 in one hand")

_Stacks = tuple[list[Cell], ...]
"""For each side its entries in the order of the deals, those nearest to the line first."""


def layout(
    setup: AuctionSetup,
    deals: tuple[AuctionDeal, ...],
    draft: AuctionDeal | None,
    sheet: Scoresheet,
) -> Grid:
    """Premiums upward from the line, tricks downward; each side fills its own column.

    A deal that was passed out leaves nothing on the pad.
    """
    above, games = _stacks(sheet), [_stacks(sheet)]
    made = _deals_with_a_game(setup, sheet)
    for deal, row in zip(deals, sheet.rows, strict=True):
        for entry in row.entries:
            stacks = above if entry.line is Line.ABOVE else games[-1]
            stacks[entry.side].append(_cell(setup, deal, row, entry))
        if row.number in made:
            games.append(_stacks(sheet))
    totals = tuple(Cell(str(total), side=side) for side, total in enumerate(sheet.totals))
    rows = (*_above_the_line(above), *_below_the_line(games), GridRow(RowRole.TOTAL, totals))
    return Grid(_columns(setup, sheet), rows, _notes(setup, sheet))


def _stacks(sheet: Scoresheet) -> _Stacks:
    return tuple([] for _ in sheet.totals)


def _deals_with_a_game(setup: AuctionSetup, sheet: Scoresheet) -> set[int]:
    """The numbers of the deals that made a game, after which both sides start again from nothing."""
    made, below = set(), [0] * len(sheet.totals)
    for row in sheet.rows:
        for entry in row.entries:
            if entry.line is Line.BELOW:
                below[entry.side] += entry.points
        if max(below) >= setup.options.game_target:
            made.add(row.number)
            below = [0] * len(below)
    return made


def _lines(stacks: _Stacks) -> list[tuple[Cell, ...]]:
    """The lines that stacks fill, with an empty place where a side has nothing there."""
    return [
        tuple(Cell(side=side) if cell is None else cell for side, cell in enumerate(line))
        for line in zip_longest(*stacks)
    ]


def _above_the_line(above: _Stacks) -> list[GridRow]:
    lines = _filled_up(_lines(above), LEAST_ABOVE, len(above))
    rows = [GridRow(RowRole.ABOVE, line) for line in reversed(lines[1:])]
    return [*rows, GridRow(RowRole.ABOVE, lines[0], foot=Foot.THE_LINE)]


def _below_the_line(games: list[_Stacks]) -> list[GridRow]:
    rows = []
    for finished in games[:-1]:
        *lines, last = _lines(finished)
        rows += [GridRow(RowRole.BELOW, line) for line in lines]
        rows.append(GridRow(RowRole.BELOW, last, foot=Foot.RULED_OFF))
    running = _filled_up(_lines(games[-1]), LEAST_BELOW - len(rows), len(games[-1]))
    return rows + [GridRow(RowRole.BELOW, line) for line in running]


def _filled_up(lines: list[tuple[Cell, ...]], least: int, columns: int) -> list[tuple[Cell, ...]]:
    empty = tuple(Cell(side=side) for side in range(columns))
    return lines + [empty] * (least - len(lines))


# Words.


def _columns(setup: AuctionSetup, sheet: Scoresheet) -> tuple[Column, ...]:
    return tuple(
        Column(" & ".join(setup.players[seat] for seat in seats), side, _game_note(setup, sheet, side))
        for side, seats in enumerate(sides(setup.seats))
    )


def _game_note(setup: AuctionSetup, sheet: Scoresheet, side: int) -> Phrase:
    """The games of a side, and while the match goes on what it still needs for the next."""
    won, below = sheet.state["games"], sheet.state["below"]
    assert isinstance(won, tuple) and isinstance(below, tuple)
    games = _GAMES.counted(won[side]) if won[side] else _NO_GAME
    return games if sheet.finished else _TO_GO.of(games=games, points=setup.options.game_target - below[side])


def _notes(setup: AuctionSetup, sheet: Scoresheet) -> tuple[Phrase, ...]:
    """What three players owe each other."""
    owed = sheet.state.get("settlement", ())
    assert isinstance(owed, tuple)
    return tuple(
        _OWES.of(who=setup.players[one["from"]], whom=setup.players[one["to"]], points=one["points"])
        for one in owed
    )


def _cell(setup: AuctionSetup, deal: AuctionDeal, row: Row, entry: Entry) -> Cell:
    contract = contract_of(deal, bidding(setup), row.dealer)
    return Cell(
        str(entry.points),
        REASONS[entry.reason] if contract is None else _reason(contract, deal, entry.reason),
        deal=row.number,
        side=entry.side,
        given=entry.reason is CommonReason.ADJUSTMENT,
    )


def _reason(contract: Contract, deal: AuctionDeal, reason: StrEnum) -> Phrase:
    """Why a side got points, in as few words as a pad has room for."""
    tricks = deal.tricks or 0
    match reason:
        case Reason.ODD_TRICKS:
            return _TRICKS.counted(tricks).of(contract=contract_in_short(contract))
        case Reason.MADE_DOUBLED:
            return _MADE[contract.doubling]
        case Reason.OVERTRICKS_DOUBLED:
            return _OVER.counted(over_or_short(contract, tricks))
        case Reason.UNDERTRICKS:
            return _DOWN.of(contract=contract_in_short(contract), result=result_in_words(contract, tricks))
        case Reason.HONOURS:
            assert deal.honours is not None
            if (deal.honours.count, deal.honours.in_one_hand) == (5, 4):
                return _ALL_BUT_ONE
            return honours_in_words(deal.honours, contract.strain)
    return REASONS[reason]
