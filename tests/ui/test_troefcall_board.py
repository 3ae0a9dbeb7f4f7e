from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, Rotation, TroefDeal, TroefOptions, Trump
from scorepad.ui.board import Board, Sign
from scorepad.ui.faces.troefcall.board import BOARD
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.say import words
from scorepad.ui.widgets.board_plan import plan_board
from tests.ui.pads import NAMES
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

MOST = TroefDeal(side=0, outcome=Outcome.MAJORITY, tricks=(8, 5), trump=Trump.SPADES)
KAP = TroefDeal(side=1, outcome=Outcome.KAP)
BAUNIE = TroefDeal(side=1, outcome=Outcome.BAUNIE)
FAILED = TroefDeal(side=0, outcome=Outcome.FAILED, tricks=(11, 2))


def match_of(*deals: TroefDeal, draft: TroefDeal | None = None, **options: Any) -> Match:
    return Match(troefcall.GAME, Setup(NAMES, TroefOptions(**options)), deals, open_deal=draft)


def now(*deals: TroefDeal, draft: TroefDeal | None = None, **options: Any) -> Board:
    return BOARD.now(match_of(*deals, draft=draft, **options))


def places(board: Board) -> list[str]:
    return [words(side.place) for side in board.sides]


def asides(board: Board) -> list[str]:
    return [words(side.aside) for side in board.sides]


# What is played for.


def test_to_a_target_each_pair_sees_what_it_is_still_to_get() -> None:
    board = now(MOST, KAP, target=15)
    assert heading(board) == ["Deal 3", "to 15"]
    assert [words(side.figure) for side in board.sides] == ["2", "5"]
    assert asides(board) == ["13 to go", "10 to go"]
    assert places(board) == ["2nd", "1st"]
    assert [side.moved for side in board.sides] == [-1, 1]


def test_of_an_agreed_number_of_deals_it_says_how_many_are_left() -> None:
    board = now(MOST, format=Format.DEALS, deals=3)
    assert heading(board) == ["Deal 2", "2 deals to play"]
    assert asides(board) == ["", ""]


def test_by_the_clock_nothing_is_to_go() -> None:
    board = now(MOST, format=Format.TIMED)
    assert heading(board) == ["Deal 2", "by the clock"]
    assert asides(board) == ["", ""]


# A deal as it is played.


def test_before_trump_is_named_the_callers_are_marked_and_told_how_the_cards_go_out() -> None:
    board = now()
    assert facts(board) == ["Anna deals", "Bram calls"]
    assert said(board) == ["", "Bram names trump"]
    assert marked(board) == ["Bram"]
    assert notes(board) == ["5 cards to Bram, who names trump; then 5, 4, 4"]
    assert places(board) == ["", ""], "nobody is first before a deal"


def test_with_a_free_call_it_says_that_trump_may_wait() -> None:
    assert notes(now(free_call=True))[1:] == ["Bram may name trump on all thirteen cards"]


def test_when_trump_is_named_the_caller_leads() -> None:
    board = now(draft=TroefDeal(trump=Trump.HEARTS))
    assert (board.suit, words(board.suit_name)) == ("hearts", "hearts are trump")
    assert said(board) == ["", "Bram leads"]
    assert notes(board) == []


def test_what_a_pair_did_stands_on_its_card_with_what_it_brings() -> None:
    board = now(draft=MOST)
    assert (said(board), done(board)) == (["most tricks (8–5)", ""], ["2 points", ""])
    assert marked(board) == ["Anna"]
    assert [side.sign for side in board.sides] == [Sign.KEPT, Sign.NONE]


def test_what_a_baunie_that_failed_brings_stands_on_the_others_card() -> None:
    board = now(draft=FAILED, failed=3)
    assert said(board) == ["baunie failed (11–2)", "3 points"]
    assert done(board) == ["", ""]
    assert [side.sign for side in board.sides] == [Sign.NONE, Sign.KEPT]


def test_an_outcome_of_no_pair_yet_stands_below() -> None:
    board = now(draft=TroefDeal(outcome=Outcome.KAP))
    assert notes(board) == ["kap partij"]
    assert marked(board) == ["Bram"]


def test_a_pair_of_which_nothing_more_is_known_is_marked() -> None:
    board = now(draft=TroefDeal(side=0))
    assert (marked(board), said(board), notes(board)) == (["Anna"], ["", ""], [])


# Just scored, and the end.


def test_after_a_deal_its_points_stand_large_and_who_calls_next() -> None:
    board = now(KAP)
    assert (said(board), done(board)) == (["", "+5"], ["", "kap partij"])
    assert [side.sign for side in board.sides] == [Sign.NONE, Sign.KEPT]
    assert facts(board) == ["Bram deals", "Cato calls"]
    assert notes(board) == ["The points of deal 1", "5 cards to Cato, who names trump; then 5, 4, 4"]


def test_callers_who_won_call_again_where_that_is_agreed() -> None:
    assert facts(now(KAP, rotation=Rotation.WINNERS_KEEP)) == ["Anna deals", "Bram calls again"]
    assert facts(now(MOST, rotation=Rotation.WINNERS_KEEP)) == ["Bram deals", "Cato calls"]


def test_at_the_end_it_says_who_won_and_how_many_deals(qapp: QApplication) -> None:
    view = TableView()
    view.show_match(match_of(MOST, BAUNIE, FAILED, KAP))
    assert heading(view.board) == ["Bram & Daan win with 22"]
    assert said(view.board) == ["1 deal won", "3 deals won"]
    assert [side.sign for side in view.board.sides] == [Sign.NONE, Sign.WON]
    view.deleteLater()


# One deal.


def test_a_deal_is_told_with_the_reasons_for_its_points() -> None:
    board = BOARD.deal(match_of(KAP, MOST), 1)
    assert heading(board) == ["Deal 2", "to 20"]
    assert facts(board) == ["Bram dealt", "Cato called"]
    assert board.suit == "spades"
    assert [side.name for side in board.sides] == ["Anna", "Bram"]
    anna = board.sides[0]
    assert (words(anna.figure), words(anna.aside), anna.sign) == ("+2", "2 in all", Sign.KEPT)
    assert [words(one) for one in anna.why] == ["the most tricks, 8–5: 2"]


def test_a_baunie_that_failed_is_told_first_and_then_who_got_its_points() -> None:
    board = BOARD.deal(match_of(replace(FAILED, side=1, tricks=(2, 11), note="a late trump")), 0)
    assert [side.name for side in board.sides] == ["Bram", "Anna"]
    assert [[words(one) for one in side.why] for side in board.sides] == [
        ["baunie failed (11–2)"],
        ["Bram & Daan played on after seven in a row and lost a trick: 2"],
    ]
    assert notes(board) == ["a late trump"]


# Room.


@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE, QSizeF(600, 1024)], ids=str)
def test_nothing_is_cut_or_written_over_at_any_size(qapp: QApplication, size: QSizeF) -> None:
    given = replace(FAILED, adjustments=(Adjustment(0, -1, "spoke of the cards"),))
    phases = {
        "begins": match_of(free_call=True),
        "trump": match_of(MOST, draft=TroefDeal(trump=Trump.CLUBS)),
        "told": match_of(MOST, draft=replace(MOST, outcome=Outcome.SILENT, tricks=None)),
        "failed": match_of(draft=FAILED),
        "scored": match_of(KAP, given, rotation=Rotation.WINNERS_KEEP),
        "over": match_of(MOST, BAUNIE, KAP),
    }
    for phase, match in phases.items():
        shown = named(match, *(f"{LONG[:38]} {seat}" for seat in range(4)))
        deals = [BOARD.deal(shown, at) for at in range(len(match.deals))]
        for board in (BOARD.now(shown), *deals):
            plan = plan_board(board, size)
            assert [text.text for text in plan.texts if overflows(text)] == [], phase
            assert overlapping(plan) == [], phase
            texts = [text.text for text in plan.texts]
            for side in board.sides:
                for whole in (side.figure, side.done):
                    assert not whole or words(whole) in texts, (phase, words(whole))
