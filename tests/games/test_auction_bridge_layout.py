"""The auction bridge pad: what stands above and below the line, and where a game is ruled off."""

from typing import Any

from scorepad.core.auction import Doubling, Strain
from scorepad.core.grid import Foot, Grid, GridRow, RowRole
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.layout import LEAST_ABOVE, LEAST_BELOW
from scorepad.games.auction_bridge.rules import (
    AuctionDeal,
    AuctionOptions,
    Format,
    HeldBy,
    Honours,
)

NAMES = ("Anna", "Bram", "Cato", "Daan")
THREE = Honours(by=HeldBy.DECLARER, count=3)
FOUR = Honours(by=HeldBy.DECLARER, count=4, in_one_hand=4)


def deal(declarer: int, level: int, strain: Strain, tricks: int, **more: Any) -> AuctionDeal:
    return AuctionDeal(declarer=declarer, level=level, strain=strain, tricks=tricks, **more)


TWO_HEARTS = deal(0, 2, Strain.HEARTS, 9, honours=THREE)
THREE_CLUBS = deal(2, 3, Strain.CLUBS, 12)
FOUR_HEARTS_DOWN = deal(0, 4, Strain.HEARTS, 8, doubling=Doubling.DOUBLED, honours=FOUR)
TWO_CLUBS = deal(2, 2, Strain.CLUBS, 8)
SPADES = deal(1, 2, Strain.SPADES, 8)


def match(*deals: AuctionDeal, players: int = 4, closed: bool = False, **options: Any) -> Match:
    setup = Setup(NAMES[:players], AuctionOptions(**options))
    return Match(auction_bridge.GAME, setup, deals, closed=closed)


def entries(grid: Grid, role: RowRole, side: int) -> list[str]:
    """What a side has on one half of the pad, from the top, without its empty places."""
    cells = [(row, row.cells[side]) for row in grid.rows if row.role is role]
    return [f"{row.small(cell)}: {cell.figure}" for row, cell in cells if cell.deal]


def rows(grid: Grid, role: RowRole) -> list[GridRow]:
    return [row for row in grid.rows if row.role is role]


def notes(one: Match) -> list[str]:
    return [str(column.note) for column in one.grid.columns]


def test_a_pad_has_empty_lines_on_both_sides_of_the_line_from_the_start() -> None:
    grid = match().grid
    assert [str(column.title) for column in grid.columns] == ["Anna & Cato", "Bram & Daan"]
    assert not grid.has_head
    roles = [row.role for row in grid.rows]
    assert roles == [RowRole.ABOVE] * LEAST_ABOVE + [RowRole.BELOW] * LEAST_BELOW + [RowRole.TOTAL]
    assert [cell.figure for cell in grid.rows[-1].cells] == ["0", "0"]


def test_premiums_are_stacked_upward_from_the_line_and_tricks_downward() -> None:
    grid = match(TWO_HEARTS, THREE_CLUBS, FOUR_HEARTS_DOWN, TWO_CLUBS).grid
    assert entries(grid, RowRole.ABOVE, 0) == [
        "deal 3 · 4 honours in one hand: 80",
        "deal 2 · small slam: 50",
        "deal 1 · 3 honours: 30",
    ]
    assert entries(grid, RowRole.BELOW, 0) == [
        "deal 1 · 2♥, 9 tricks: 24",
        "deal 2 · 3♣, 12 tricks: 36",
        "deal 4 · 2♣, 8 tricks: 12",
    ]
    assert entries(grid, RowRole.ABOVE, 1) == ["deal 3 · 4♥×, 2 down: 200"]
    assert entries(grid, RowRole.BELOW, 1) == []


def test_the_first_premium_of_each_side_stands_right_at_the_line() -> None:
    grid = match(TWO_HEARTS, FOUR_HEARTS_DOWN).grid
    at_the_line = rows(grid, RowRole.ABOVE)[-1]
    assert at_the_line.foot is Foot.THE_LINE
    assert [cell.deal for cell in at_the_line.cells] == [1, 2]
    assert [row.foot for row in grid.rows].count(Foot.THE_LINE) == 1


def test_a_game_is_ruled_off_under_its_last_line_on_both_sides() -> None:
    one = match(SPADES, TWO_HEARTS, TWO_CLUBS, SPADES, TWO_CLUBS)
    below = rows(one.grid, RowRole.BELOW)
    assert [[cell.deal for cell in row.cells] for row in below] == [
        [2, 1],
        [3, None],  # 24 and 12 make the game
        [5, 4],
        [None, None],
        [None, None],
    ]
    assert [row.foot for row in below[:3]] == [Foot.PLAIN, Foot.RULED_OFF, Foot.PLAIN]


def test_as_many_games_are_ruled_off_as_are_won() -> None:
    one = match(THREE_CLUBS, SPADES, SPADES, TWO_HEARTS, TWO_CLUBS)
    ruled_off = [row.foot for row in one.grid.rows].count(Foot.RULED_OFF)
    games = one.sheet.state["games"]
    assert isinstance(games, tuple)
    assert one.finished and ruled_off == sum(games) == 3


def test_every_entry_of_the_sheet_stands_in_one_cell_that_leads_to_its_deal() -> None:
    rubber = (TWO_HEARTS, THREE_CLUBS, FOUR_HEARTS_DOWN, deal(1, 1, Strain.HEARTS, 8), TWO_CLUBS, SPADES)
    one = match(*rubber, deal(0, 5, Strain.CLUBS, 11, honours=FOUR))
    written = sorted(
        (row.number, entry.side, str(entry.points)) for row in one.sheet.rows for entry in row.entries
    )
    cells = [cell for row in one.grid.rows if row.role is not RowRole.TOTAL for cell in row.cells]
    assert sorted((cell.deal, cell.side, str(cell.figure)) for cell in cells if cell.deal) == written
    assert all(cell.side is not None for cell in cells)


def test_a_passed_out_deal_leaves_nothing_on_the_pad_but_what_the_table_gave() -> None:
    assert match(AuctionDeal(passed_out=True)).grid.rows == match().grid.rows
    fined = AuctionDeal(passed_out=True, adjustments=(Adjustment(1, -20, "looked"),))
    cell = rows(match(fined).grid, RowRole.ABOVE)[-1].cells[1]
    assert (str(cell.small), cell.figure, cell.given) == ("adjustment", "-20", True)


def test_each_premium_says_what_it_is_for() -> None:
    redoubled = deal(0, 1, Strain.HEARTS, 13, doubling=Doubling.REDOUBLED)
    one = match(redoubled, doubled_overtrick_bonus=True)
    assert [text.partition(" · ")[2] for text in entries(one.grid, RowRole.ABOVE, 0)] == [
        "grand slam: 100",
        "6 tricks over: 600",
        "made redoubled: 100",
    ]
    divided = Honours(by=HeldBy.DEFENDERS, count=5, in_one_hand=4)
    one = match(deal(0, 1, Strain.HEARTS, 7, honours=divided), deal(0, 1, Strain.NO_TRUMP, 7, honours=FOUR))
    assert entries(one.grid, RowRole.ABOVE, 1) == ["deal 1 · 5 honours, 4 in one hand: 90"]
    assert entries(one.grid, RowRole.ABOVE, 0) == ["deal 2 · 4 aces in one hand: 100"]


def test_a_nullo_says_the_tricks_that_the_declarer_took() -> None:
    one = match(deal(0, 2, Strain.NULLO, 3), deal(0, 2, Strain.NULLO, 7), nullo=True)
    assert entries(one.grid, RowRole.BELOW, 0) == ["deal 1 · 2nul, 3 tricks: 40"]
    assert entries(one.grid, RowRole.ABOVE, 1) == ["deal 2 · 2nul, 2 down: 100"]


def test_under_the_names_stands_what_is_missing_for_game() -> None:
    assert notes(match()) == ["no game · 30 to go", "no game · 30 to go"]
    assert notes(match(THREE_CLUBS, TWO_CLUBS)) == ["1 game · 18 to go", "no game · 30 to go"]
    assert notes(match(TWO_CLUBS, game_target=100)) == ["no game · 88 to go", "no game · 100 to go"]
    counted = match(THREE_CLUBS, format=Format.DEALS, deals=2)
    assert notes(counted) == ["1 game · 30 to go", "no game · 30 to go"]


def test_under_the_names_of_a_finished_match_stand_the_games_alone() -> None:
    assert notes(match(THREE_CLUBS, THREE_CLUBS)) == ["2 games", "no game"]
    assert notes(match(TWO_CLUBS, closed=True)) == ["no game", "no game"]


def test_three_players_have_a_column_each_and_read_what_they_owe_each_other() -> None:
    grid = match(TWO_HEARTS, FOUR_HEARTS_DOWN, players=3).grid
    assert [str(column.title) for column in grid.columns] == ["Anna", "Bram", "Cato"]
    assert [entries(grid, RowRole.ABOVE, side)[-1] for side in (1, 2)] == ["deal 2 · 4♥×, 2 down: 200"] * 2
    assert [str(note) for note in grid.notes] == ["Anna owes Bram 66", "Anna owes Cato 66"]
    assert match(TWO_HEARTS).grid.notes == ()
