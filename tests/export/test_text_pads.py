"""A sheet with *the line* as plain text."""

from dataclasses import replace

from scorepad.core.auction import Strain
from scorepad.core.grid import Cell, Column, Foot, Grid, GridRow, RowRole
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.export.text import grid_text, sheet_text
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions

NOBODY = Cell(side=1)


def entry(figure: str, small: str, deal: int, side: int) -> Cell:
    return Cell(figure, small, deal=deal, side=side)


PAD = Grid(
    (Column("Anna & Cato", 0, "1 game"), Column("Bram & Daan", 1, "no game")),
    (
        GridRow(RowRole.ABOVE, (entry("50", "small slam", 2, 0), NOBODY)),
        GridRow(
            RowRole.ABOVE,
            (entry("30", "3 honours", 1, 0), entry("200", "4♥×, 2 down", 3, 1)),
            foot=Foot.THE_LINE,
        ),
        GridRow(RowRole.BELOW, (entry("36", "3♣, 12 tricks", 2, 0), NOBODY), foot=Foot.RULED_OFF),
        GridRow(RowRole.BELOW, (entry("12", "2♣, 8 tricks", 4, 0), NOBODY)),
        GridRow(RowRole.TOTAL, (Cell("128", side=0), Cell("200", side=1))),
    ),
    ("Anna owes Bram 72",),
)


def test_the_line_is_drawn_double_and_a_game_is_ruled_off() -> None:
    assert grid_text(PAD, str) == [
        "               Anna & Cato                Bram & Daan",
        "                    1 game                    no game",
        "--------------------------  -------------------------",
        "deal 2 · small slam     50",
        "deal 1 · 3 honours      30  deal 3 · 4♥×, 2 down  200",
        "==========================  =========================",
        "deal 2 · 3♣, 12 tricks  36",
        "--------------------------  -------------------------",
        "deal 4 · 2♣, 8 tricks   12",
        "--------------------------  -------------------------",
        "                       128                        200",
        "",
        "Anna owes Bram 72",
    ]


def test_the_stroke_that_ends_a_game_is_not_doubled_above_the_totals() -> None:
    above, at_the_line, ruled_off, _, total = PAD.rows
    lines = grid_text(replace(PAD, rows=(above, at_the_line, ruled_off, total)), str)
    assert [line[:3] for line in lines[6:9]] == ["dea", "---", "   "]


def test_empty_lines_are_left_out_but_the_line_stays() -> None:
    names = ("Anna", "Bram", "Cato", "Daan")
    empty = Match(auction_bridge.GAME, Setup(names, AuctionOptions()))
    passed = Match(auction_bridge.GAME, empty.setup, (AuctionDeal(passed_out=True),))
    for match in (empty, passed):
        lines = sheet_text(match, str).split("\n\n")[1].splitlines()
        assert [line[:3] for line in lines[2:]] == ["---", "===", "---", "   "]


def test_who_owes_whom_is_said_once() -> None:
    three = Match(auction_bridge.GAME, Setup(("Anna", "Bram", "Cato"), AuctionOptions()))
    made = AuctionDeal(declarer=0, level=4, strain=Strain.HEARTS, tricks=10)
    for match in (three.add(made).after, three.add(made).after.close().after):
        assert sheet_text(match, str).count("Bram owes Anna 32") == 1
