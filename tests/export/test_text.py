"""The score sheet as plain text."""

from typing import Any

from scorepad.core.grid import Cell, Column, Grid, GridRow, Mark, RowRole
from scorepad.core.match import Match, Substitute
from scorepad.core.phrase import Phrase
from scorepad.core.table import Adjustment, Setup
from scorepad.export.text import grid_text, sheet_text
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions

ONE = BoerenDeal(bids=(0, 1, 1), tricks=(0, 1, 0))
TWO = BoerenDeal(bids=(1, 0, 0), tricks=(1, 1, 0))


def match(*deals: BoerenDeal, players: tuple[str, ...] = ("Anna", "Bram", "Cato"), **more: Any) -> Match:
    return Match(game("boerenbridge"), Setup(players, BoerenOptions(hands=(1, 2))), deals, **more)


def test_a_finished_sheet() -> None:
    assert sheet_text(match(ONE, TWO), str) == (
        "Boerenbridge: Anna, Bram, Cato\n"
        "2 deals: 1, 2 · 10 + 2 a trick for a kept bid · a miss scores nothing · "
        "the dealer may not make the bids fit\n"
        "\n"
        "Deal           Anna      Bram      Cato\n"
        "---------  --------  --------  --------\n"
        "1 1 card   0→0 10 +  1→1 12 +   1→0 0 -\n"
        "2 2 cards  1→1 12 +   0→1 0 -  0→0 10 +\n"
        "---------  --------  --------  --------\n"
        "Total            22        12        10\n"
        "\n"
        "1. Anna: 22\n"
        "2. Bram: 12\n"
        "3. Cato: 10\n"
        "Anna wins with 22.\n"
        "The most points after the last deal.\n"
    )


def test_a_running_sheet_leaves_out_what_is_not_known_and_says_who_deals() -> None:
    text = sheet_text(match(ONE), str)
    assert "2 cards" not in text
    assert text.endswith("Next to deal: Bram\n")
    draft = BoerenDeal(bids=(None, None, 2), tricks=(None, None, None))
    assert "bid 2" in sheet_text(match(ONE, open_deal=draft), str)


def test_what_was_noted_stands_on_the_sheet() -> None:
    noted = match(
        BoerenDeal(
            bids=(0, 1, 1),
            tricks=(0, 1, 0),
            note="the cat",
            adjustments=(Adjustment(0, -50, "revoke"), Adjustment(1, 5)),
        ),
        started="2026-01-09T20:00:00+01:00",
        season="Winter",
        note="at the cabin",
        substitutes=(Substitute(2, 1, "Eefje"),),
    )
    text = sheet_text(noted, str)
    for line in (
        "Started 2026-01-09 20:00",
        "Season: Winter",
        "at the cabin",
        "From deal 2 Eefje sits in for Bram",
        "Deal 1, Anna: adjustment -50 (revoke)",
        "Deal 1, Bram: adjustment +5",
        "Deal 1: the cat",
    ):
        assert f"{line}\n" in text


def test_a_note_cannot_move_the_cursor() -> None:
    text = sheet_text(match(ONE, note="\x1b[2J\x07bell\r\n{braces} %n"), str)
    assert not set(text) & {"\x1b", "\x07", "\r"}
    assert " [2J bell  {braces} %n\n" in text


def test_names_of_any_width_keep_the_columns() -> None:
    lines = sheet_text(match(ONE, players=("李雷", "Zoe\u0308", "{Anna}")), str).splitlines()
    heading = next(line for line in lines if line.startswith("Deal"))
    assert heading == "Deal          李雷       Zoe\u0308   {Anna}"


def test_who_won_and_why_in_the_last_lines() -> None:
    assert sheet_text(match(), str).endswith("Next to deal: Anna\n")
    level = BoerenDeal(bids=(0, 1, 1), tricks=(0, 1, 0), adjustments=(Adjustment(2, 12),))
    assert sheet_text(match(level, closed=True), str).endswith(
        "Bram wins with 12.\nLevel on points; more bids kept: 1 to 0.\n"
    )


def test_a_grid_of_phrases_in_another_language() -> None:
    grid = Grid(
        (Column(Phrase("x", "Deal")), Column("Anna", 0)),
        (
            GridRow(RowRole.PLAYED, (Cell("1"), Cell("12", Phrase("x", "low"), Mark.KEPT, side=0))),
            GridRow(RowRole.TOTAL, (Cell(Phrase("x", "Total")), Cell("12", side=0))),
        ),
    )
    assert grid_text(grid, lambda phrase: phrase.source.upper()) == [
        "DEAL       Anna",
        "-----  --------",
        "1      LOW 12 +",
        "-----  --------",
        "TOTAL        12",
    ]
