from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Doubling, Strain
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import bridgette
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, Upcard
from scorepad.ui.board import Board, Sign
from scorepad.ui.faces.bridgette.board import BOARD
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.say import words
from scorepad.ui.widgets.board_plan import plan_board
from tests.ui.pads import NAMES, bridgette_match
from tests.ui.pages.test_table_view import (
    LARGE,
    LONG,
    SMALL,
    USUAL,
    done,
    facts,
    heading,
    marked,
    named,
    notes,
    overflows,
    overlapping,
    said,
)

MADE = BridgetteDeal(declarer=1, level=4, strain=Strain.SPADES, doubling=Doubling.DOUBLED, tricks=10)
DOWN = BridgetteDeal(declarer=0, level=2, strain=Strain.HEARTS, tricks=7)
PASSED = BridgetteDeal(passed_out=True)
LEVEL = (DOWN, replace(DOWN, declarer=1)) * 3


def now(match: Match) -> Board:
    return BOARD.now(match)


def drafted(deal: BridgetteDeal, *before: BridgetteDeal) -> Match:
    return bridgette_match(*before).drafted(deal).after


# Which deal it is.


def test_it_says_how_many_deals_are_to_be_played() -> None:
    assert heading(now(bridgette_match())) == ["Deal 1", "6 deals to play"]
    assert heading(now(bridgette_match(*LEVEL[:5]))) == ["Deal 6", "1 deal to play"]


def test_a_passed_out_deal_is_none_of_the_six_unless_it_is_agreed() -> None:
    assert heading(now(bridgette_match(MADE, PASSED))) == ["Deal 3", "5 deals to play"]
    agreed = Setup(NAMES[:2], BridgetteOptions(passed_out_counts=True))
    board = now(Match(bridgette.GAME, agreed, (MADE, PASSED)))
    assert heading(board) == ["Deal 3", "4 deals to play"]
    assert notes(board) == ["Both passed"], "the deal passes to the other"


def test_level_totals_announce_an_extra_deal() -> None:
    board = now(bridgette_match(*LEVEL))
    assert heading(board) == ["Deal 7", "extra deal"]
    assert notes(board)[-1] == "Level: one more deal"
    assert board.notes[-1].warning
    assert "Level: one more deal" not in notes(now(bridgette_match(*LEVEL[:4]))), "deals are left"


# The exchange.


def test_each_player_is_told_what_he_draws_before_the_auction() -> None:
    board = now(bridgette_match())
    assert facts(board) == ["Anna deals"]
    assert said(board) == ["draws 4, 8 or 12", "draws 2"]
    assert notes(board) == [
        "Number or Little Colon 4, face or Royal Colon 8, ace or Grand Colon 12",
        "Anna bids first",
    ]


@pytest.mark.parametrize(("upcard", "cards"), [(Upcard.NUMBER, 4), (Upcard.FACE, 8), (Upcard.ACE, 12)])
def test_the_upcard_says_how_many_the_dealer_draws(upcard: Upcard, cards: int) -> None:
    board = now(drafted(BridgetteDeal(upcard=upcard), MADE))
    assert said(board) == ["draws 2", f"draws {cards}"]
    assert notes(board)[0].startswith("Turned up: ")


def test_the_exchange_is_over_when_the_auction_begins() -> None:
    board = now(drafted(BridgetteDeal(upcard=Upcard.ACE, auction=("1C",))))
    assert said(board) == ["bids 1♣", ""]
    assert notes(board) == ["Auction: 1♣"]
    board = now(drafted(BridgetteDeal(upcard=Upcard.ACE, level=2)))
    assert said(board) == ["", ""]


# The auction and the contract.


def test_the_last_bid_and_who_calls_next() -> None:
    board = now(drafted(BridgetteDeal(auction=("0N", "1H", "X"))))
    assert said(board) == ["", "bids 1♥×"]
    assert done(board) == ["", "to call"]
    assert marked(board) == ["Bram"]


def test_the_declarers_opponent_leads() -> None:
    board = now(drafted(replace(DOWN, tricks=None), MADE))
    assert said(board) == ["plays 2♥", "leads"]
    assert notes(board) == ["The contract: 2 hearts"]
    assert board.suit == "hearts"


def test_tricks_that_are_entered_say_what_became_of_the_contract() -> None:
    board = now(drafted(DOWN, MADE))
    assert said(board) == ["plays 2♥", ""]
    assert done(board) == ["7 tricks: 1 down", ""]


# Just scored, and the end.


def test_after_a_deal_its_points_stand_large_and_why_below_them() -> None:
    board = now(bridgette_match(MADE))
    assert [words(side.figure) for side in board.sides] == ["0", "2800"]
    assert [words(side.place) for side in board.sides] == ["2nd", "1st"]
    assert said(board) == ["+0", "+2800"]
    assert done(board) == ["", "4♠× made"]
    assert [side.sign for side in board.sides] == [Sign.NONE, Sign.KEPT]
    assert notes(board) == ["Bram played 4 spades, doubled: made"]
    assert facts(board) == ["Bram deals", "Bram draws 4, 8 or 12", "Anna draws 2"]


def test_when_both_passed_the_same_player_deals_again() -> None:
    board = now(bridgette_match(MADE, PASSED))
    assert notes(board) == ["Both passed", "Bram deals again"]
    assert said(board) == ["", ""]
    assert facts(board)[0] == "Bram deals"


def test_at_the_end_it_says_who_won_and_how_many_contracts_were_made(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.show_match(bridgette_match(MADE, MADE, MADE, MADE, MADE, DOWN))
    assert heading(view.board) == ["Bram wins with 14100"]
    assert said(view.board) == ["0 of 1 made", "5 of 5 made"]
    assert [side.sign for side in view.board.sides] == [Sign.NONE, Sign.WON]


# One deal.


def test_a_deal_is_told_with_the_reasons_for_its_points() -> None:
    board = BOARD.deal(bridgette_match(DOWN, MADE), 1)
    assert heading(board) == ["Deal 2", "5 deals to play"]
    assert facts(board) == ["Bram dealt", "Anna led"]
    assert [side.name for side in board.sides] == ["Bram", "Anna"]
    assert notes(board) == ["Bram played 4 spades, doubled: made"]
    bram = board.sides[0]
    assert (words(bram.figure), words(bram.aside)) == ("+2800", "2900 in all")
    assert [words(one) for one in bram.why] == [
        "4 spades, doubled, made: 750",
        "exactly the 10 tricks bid: 250",
        "made though doubled: 400",
        "doubled, so 1400 counts 2 times: 1400 more",
    ]


# Room.


@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE, QSizeF(1024, 768), QSizeF(600, 1024)], ids=str)
def test_nothing_is_cut_or_written_over_at_any_size(qapp: QApplication, size: QSizeF) -> None:
    phases = {
        "begins": bridgette_match(),
        "upcard": drafted(BridgetteDeal(upcard=Upcard.FACE), MADE),
        "calling": drafted(BridgetteDeal(auction=("0N", "1H", "2C", "2H", "X", "XX")), MADE),
        "playing": drafted(replace(MADE, tricks=None), MADE),
        "counted": drafted(replace(MADE, doubling=Doubling.REDOUBLED, tricks=0), MADE),
        "scored": bridgette_match(*LEVEL),
        "over": bridgette_match(MADE, MADE, MADE, MADE, MADE, DOWN),
    }
    view = TableView()
    for phase, match in phases.items():
        shown = named(match, f"{LONG[:38]} 0", f"{LONG[:38]} 1")
        view.show_match(shown)
        boards = [view.board, *(BOARD.deal(shown, at) for at in range(len(match.deals)))]
        for board in boards:
            plan = plan_board(board, size)
            assert [text.text for text in plan.texts if overflows(text)] == [], phase
            assert overlapping(plan) == [], phase
            texts = [text.text for text in plan.texts]
            for side in board.sides:
                for whole in (side.figure, side.said, side.done):
                    assert not whole or words(whole) in texts, (phase, words(whole))
            assert all(text.box.left() >= 0 and text.box.right() <= size.width() for text in plan.texts)
    view.deleteLater()
