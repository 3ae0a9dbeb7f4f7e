"""The Bridgette sheet: a row per deal, the contract and its result under whoever played it."""

from typing import Any

from scorepad.core.auction import Doubling, Strain
from scorepad.core.grid import Cell, GridRow, Mark, RowRole
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import bridgette
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions


def deal(declarer: int, level: int, strain: Strain, tricks: int, **more: Any) -> BridgetteDeal:
    return BridgetteDeal(declarer=declarer, level=level, strain=strain, tricks=tricks, **more)


MADE = deal(0, 3, Strain.HEARTS, 9)
TWO_DOWN = deal(1, 4, Strain.SPADES, 8, doubling=Doubling.DOUBLED)
PASSED = BridgetteDeal(passed_out=True)


def match(*deals: BridgetteDeal, draft: BridgetteDeal | None = None, closed: bool = False) -> Match:
    setup = Setup(("Anna", "Bram"), BridgetteOptions())
    return Match(bridgette.GAME, setup, deals, open_deal=draft, closed=closed)


def said(cell: Cell) -> str:
    return " ".join(part for part in (str(cell.small), str(cell.figure)) if part)


def row(one: Match, at: int) -> GridRow:
    return one.grid.rows[at]


def test_all_six_deals_have_a_row_from_the_start() -> None:
    grid = match().grid
    assert [str(column.title) for column in grid.columns] == ["Deal", "Anna", "Bram"]
    assert [row.role for row in grid.rows] == [
        RowRole.CURRENT,
        *[RowRole.TO_COME] * 5,
        RowRole.TOTAL,
    ]
    assert [row.deal for row in grid.rows] == [1, 2, 3, 4, 5, 6, None]


def test_a_contract_made_stands_with_its_points_under_the_declarer() -> None:
    _, anna, bram = row(match(MADE), 0).cells
    assert (said(anna), anna.mark) == ("3♥ made 500", Mark.KEPT)
    assert (said(bram), bram.mark) == ("", Mark.NONE)


def test_a_contract_down_stands_under_the_declarer_and_its_points_under_the_opponent() -> None:
    _, anna, bram = row(match(TWO_DOWN), 0).cells
    assert (said(bram), bram.mark) == ("4♠× 2 down", Mark.MISSED)
    assert (said(anna), anna.mark) == ("500", Mark.NONE)
    assert (anna.deal, anna.side, bram.deal, bram.side) == (1, 0, 1, 1)


def test_a_passed_out_deal_says_so_and_keeps_a_place_for_each_of_the_six() -> None:
    grid = match(MADE, PASSED).grid
    assert [said(cell) for cell in grid.rows[1].cells] == ["passed 2", "", ""]
    assert [row.deal for row in grid.rows] == [1, 2, 3, 4, 5, 6, 7, None]


def test_an_extra_deal_gets_a_row_when_it_is_due() -> None:
    level = [MADE, deal(1, 3, Strain.HEARTS, 9)] * 3
    assert [row.role for row in match(*level).grid.rows][-2:] == [RowRole.CURRENT, RowRole.TOTAL]
    assert len(match(*level).grid.rows) == 8
    assert len(match(*level, MADE).grid.rows) == 8


def test_a_match_stopped_early_leaves_no_empty_rows_behind() -> None:
    roles = [row.role for row in match(MADE, closed=True).grid.rows]
    assert roles == [RowRole.PLAYED, RowRole.TOTAL]


def test_points_that_the_table_gave_are_marked() -> None:
    fined = deal(0, 3, Strain.HEARTS, 9, adjustments=(Adjustment(1, -50),))
    _, anna, bram = row(match(fined), 0).cells
    assert (said(bram), bram.given, anna.given) == ("-50", True, False)
    draft = BridgetteDeal(adjustments=(Adjustment(0, 20),))
    assert [cell.given for cell in row(match(draft=draft), 0).cells] == [False, True, False]


def test_the_current_row_says_what_is_known_of_the_contract() -> None:
    def known(**fields: Any) -> list[str]:
        return [said(cell) for cell in row(match(MADE, draft=BridgetteDeal(**fields)), 1).cells]

    assert known(level=2) == ["2", "", ""]
    assert known(level=2, strain=Strain.DIAMONDS) == ["2♦ 2", "", ""]
    assert known(level=2, strain=Strain.DIAMONDS, declarer=1) == ["2", "", "2♦"]
    assert known(level=2, strain=Strain.DIAMONDS, declarer=1, tricks=9) == ["2", "", "2♦ +1"]


def test_while_the_auction_runs_the_highest_bid_stands_with_its_bidder() -> None:
    # Anna dealt the first deal, so Bram opens the second.
    def known(*calls: str) -> list[str]:
        return [said(cell) for cell in row(match(MADE, draft=BridgetteDeal(auction=calls)), 1).cells]

    assert known("P") == ["2", "", ""]
    assert known("1H", "1N") == ["2", "1NT", ""]
    assert known("1H", "X") == ["2", "", "1♥×"]


def test_the_totals_stand_at_the_foot() -> None:
    assert [said(cell) for cell in match(MADE, TWO_DOWN).grid.rows[-1].cells] == ["Total", "1000", "0"]
