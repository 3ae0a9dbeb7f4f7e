from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Doubling, Strain
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, Format, HeldBy, Honours
from scorepad.ui import look
from scorepad.ui.board import Board, Sign
from scorepad.ui.faces.auction_bridge.board import BOARD
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.say import words
from scorepad.ui.widgets.board_plan import plan_board, told
from tests.ui.pads import DOWN, MADE, NAMES, PART, PASSED, SLAM, pad
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

CALLS = ("1C", "P", "1H", "X", "P", "2D", "2H", "P", "3D", "3H", "P", "4D", "4H", "X")
SHORT_MATCH = AuctionOptions(format=Format.DEALS, deals=4)


def drafted(deal: AuctionDeal, *before: AuctionDeal, players: int = 4) -> Match:
    return pad(*before, players=players).drafted(deal).after


def now(match: Match) -> Board:
    return BOARD.now(match)


def places(board: Board) -> list[str]:
    return [words(side.place) for side in board.sides]


def asides(board: Board) -> list[str]:
    return [words(side.aside) for side in board.sides]


def over(players: int = 4) -> Match:
    return pad(SLAM, PART, DOWN, SLAM, players=players)


# The match as it stands.


def test_pairs_stand_as_two_sides_and_three_players_each_for_himself() -> None:
    assert [side.names for side in now(pad()).sides] == [("Anna", "Cato"), ("Bram", "Daan")]
    assert [side.names for side in now(pad(players=3)).sides] == [("Anna",), ("Bram",), ("Cato",)]


def test_the_total_is_large_and_the_games_stand_below_it() -> None:
    board = now(pad(SLAM, PART))
    assert [words(side.figure) for side in board.sides] == ["98", "0"]
    assert places(board) == ["1 game · 18 to go", "no game · 30 to go"]
    assert asides(board) == ["12 below", ""]
    assert [side.leads for side in board.sides] == [True, False]


def test_it_says_which_game_of_the_rubber_it_is_and_who_deals() -> None:
    assert heading(now(pad())) == ["Game 1 of the rubber", "Deal 1"]
    board = now(pad(SLAM, PART))
    assert heading(board) == ["Game 2 of the rubber", "Deal 3"]
    assert facts(board) == ["Cato deals"]


def test_an_agreed_number_of_deals_counts_down_and_passed_out_ones_are_none_of_it() -> None:
    match = Match(auction_bridge.GAME, Setup(NAMES, SHORT_MATCH), (PART, PASSED))
    assert heading(now(match)) == ["Deal 3", "3 deals to play"]


# The auction and the contract.


def test_before_the_first_call_the_dealer_is_told_to_bid() -> None:
    assert notes(now(pad())) == ["Anna bids first"]
    board = now(drafted(AuctionDeal(auction=()), PART))
    assert notes(board) == ["Bram bids first"]
    assert done(board) == ["", "Bram to call"]
    assert marked(board) == ["Bram"]


def test_the_last_bid_stands_with_its_side_and_who_calls_next_is_marked() -> None:
    board = now(drafted(AuctionDeal(auction=("1C", "P", "1H"))))
    assert said(board) == ["Cato bids 1♥", ""]
    assert done(board) == ["", "Daan to call"]
    assert marked(board) == ["Bram"]
    assert notes(board) == ["Auction: 1♣ · pass · 1♥"]


def test_a_pass_at_first_is_not_yet_a_passed_out_deal() -> None:
    board = now(drafted(AuctionDeal(auction=("P",))))
    assert done(board) == ["", "Bram to call"]
    assert notes(board) == ["Auction: pass"]


def test_a_double_is_seen_at_the_bid() -> None:
    assert said(now(drafted(AuctionDeal(auction=("1C", "X"))))) == ["Anna bids 1♣×", ""]
    assert said(now(drafted(AuctionDeal(auction=("1C", "X", "XX"))))) == ["Anna bids 1♣××", ""]


def test_of_a_long_auction_the_last_calls_are_shown() -> None:
    (auction,) = notes(now(drafted(AuctionDeal(auction=CALLS))))
    assert auction.startswith("Auction: … 1♥ · double")
    assert auction.endswith("4♦ · 4♥ · double")


def test_three_players_bid_each_for_himself_under_their_own_names() -> None:
    board = now(drafted(AuctionDeal(auction=("1C", "1H")), players=3))
    assert said(board) == ["", "bids 1♥", ""]
    assert done(board) == ["", "", "to call"]


@pytest.mark.parametrize(
    "deal",
    [
        AuctionDeal(declarer=1, level=4, strain=Strain.HEARTS, doubling=Doubling.DOUBLED),
        AuctionDeal(auction=("P", "4H", "X", "P", "P", "P")),
    ],
)
def test_a_contract_says_who_plays_who_leads_and_who_is_dummy(deal: AuctionDeal) -> None:
    board = now(drafted(deal))
    assert said(board) == ["Cato leads", "Bram plays 4♥×"]
    assert done(board) == ["", "Daan is dummy"]
    assert notes(board)[0] == "The contract: 4 hearts, doubled"
    assert (board.suit, words(board.suit_name)) == ("hearts", "hearts are trump")
    assert marked(board) == [], "the table plays; nobody is waited for"


def test_three_players_have_no_partner_for_a_dummy() -> None:
    board = now(drafted(AuctionDeal(declarer=2, level=3, strain=Strain.NO_TRUMP), players=3))
    assert said(board) == ["leads", "", "plays 3NT"]
    assert done(board) == ["", "", ""]
    assert heading(board)[-1] == "no trump"
    assert board.suit == ""


def test_a_contract_that_nobody_plays_yet_is_said_as_far_as_it_is_known() -> None:
    board = now(drafted(AuctionDeal(level=2, strain=Strain.SPADES)))
    assert notes(board) == ["The contract: 2♠"]
    assert board.suit == "spades"
    assert notes(now(drafted(AuctionDeal(level=2)))) == ["Anna bids first"]


@pytest.mark.parametrize(
    ("tricks", "result", "sign"),
    [
        (10, "10 tricks: made", Sign.KEPT),
        (12, "12 tricks: +2", Sign.KEPT),
        (9, "9 tricks: 1 down", Sign.NONE),
    ],
)
def test_the_result_takes_the_place_of_the_dummy(tricks: int, result: str, sign: Sign) -> None:
    deal = AuctionDeal(declarer=1, level=4, strain=Strain.HEARTS, tricks=tricks)
    board = now(drafted(deal))
    assert said(board) == ["", "Bram plays 4♥"]
    assert done(board) == ["", result]
    assert [side.sign for side in board.sides] == [Sign.NONE, sign]


@pytest.mark.parametrize(
    ("by", "players", "holders"),
    [
        (HeldBy.DECLARER, 4, "Anna & Cato"),
        (HeldBy.DEFENDERS, 4, "Bram & Daan"),
        (HeldBy.DEFENDERS, 3, "Bram and Cato"),
    ],
)
def test_honours_that_are_called_are_told_to_the_table(by: HeldBy, players: int, holders: str) -> None:
    deal = replace(MADE, honours=Honours(by=by, count=4, in_one_hand=4))
    assert notes(now(drafted(deal, players=players)))[-1] == f"4 honours in one hand: {holders}"


def test_who_really_deals_is_named() -> None:
    board = now(drafted(AuctionDeal(dealer=3, auction=("1C",))))
    assert facts(board) == ["Daan deals"]
    assert said(board) == ["", "Daan bids 1♣"]


# Just scored.


def test_after_a_deal_its_points_stand_large_below_and_above() -> None:
    board = now(pad(MADE))
    assert said(board) == ["+24 below", "+0"]
    assert done(board) == ["+30 above", ""]
    assert notes(board) == ["Anna played 2 hearts: +1"]
    assert said(now(pad(DOWN))) == ["+80 above", "+200 above"]


def test_they_stand_until_somebody_calls() -> None:
    assert done(now(drafted(AuctionDeal(auction=("1C",)), MADE))) == ["Cato to call", ""]


def test_a_game_is_told_and_the_part_scores_are_gone() -> None:
    board = now(pad(PART, SLAM))
    assert notes(board)[-1] == "Game for Anna & Cato"
    assert asides(board) == ["", ""]


def test_in_a_match_of_deals_two_games_are_no_rubber() -> None:
    match = Match(auction_bridge.GAME, Setup(NAMES, SHORT_MATCH), (SLAM, SLAM))
    assert notes(now(match))[-1] == "Game for Anna & Cato"


def test_when_everybody_passed_the_same_player_deals_again() -> None:
    board = now(pad(PART, PASSED))
    assert notes(board) == ["Everybody passed", "Bram deals again"]
    assert said(board) == ["", ""]
    assert facts(board) == ["Bram deals"]
    assert notes(now(drafted(PASSED, PART))) == ["Everybody passed", "Bram deals again"]


# The end.


def test_at_the_end_it_says_who_won_with_games_and_points(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.show_match(over())
    assert heading(view.board) == ["Anna & Cato win the rubber by 314"]
    assert places(view.board) == ["2 games", "no game"]
    assert said(view.board) == ["84 below", "0 below"]
    assert done(view.board) == ["430 above", "200 above"]
    assert [side.sign for side in view.board.sides] == [Sign.WON, Sign.NONE]
    assert marked(view.board) == ["Anna"]


def test_three_players_read_who_owes_whom_under_names_that_leave_room_for_it(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.show_match(named(over(3), LONG, "Bram", "Cato"))
    owed = [note for note in notes(view.board) if "owes" in note]
    assert len(owed) == 3
    assert "Maximiliaan-Alex… owes Cato 554." in owed


# One deal.


def test_a_deal_is_told_with_every_sides_reasons_the_declarers_first() -> None:
    board = BOARD.deal(pad(PART, DOWN), 1)
    assert heading(board) == ["Game 1 of the rubber", "Deal 2"]
    assert facts(board) == ["Bram dealt", "Bram led"]
    assert notes(board) == ["Anna played 4 hearts, doubled: 2 down"]
    anna, bram = board.sides
    assert (words(anna.figure), words(anna.aside)) == ("+80", "92 in all")
    assert [words(one) for one in anna.why] == ["4 honours in one hand: 80"]
    assert [words(one) for one in bram.why] == ["4 hearts, doubled by Anna, 2 short: 2 × 100 = 200"]
    assert board.suit == "hearts"


def test_the_declarers_side_stands_first_with_a_sign_where_it_made_the_contract() -> None:
    board = BOARD.deal(pad(replace(PART, declarer=3)), 0)
    assert [side.name for side in board.sides] == ["Bram", "Anna"]
    assert [side.sign for side in board.sides] == [Sign.KEPT, Sign.NONE]


def test_a_deal_tells_the_game_or_the_rubber_that_it_made() -> None:
    match = over()
    assert "Game for Anna & Cato" in notes(BOARD.deal(match, 0))
    assert "The rubber for Anna & Cato" in notes(BOARD.deal(match, 3))
    assert heading(BOARD.deal(match, 3)) == ["Game 2 of the rubber", "Deal 4"]


def test_a_deal_that_made_no_game_tells_of_none() -> None:
    assert notes(BOARD.deal(pad(SLAM, PART), 1)) == ["Cato played 2 clubs: made"]


def test_a_deal_tells_its_auction_and_its_note() -> None:
    deal = AuctionDeal(auction=("1H", "P", "P", "P"), tricks=7, note="spilled the wine")
    board = BOARD.deal(pad().add(deal).after, 0)
    assert notes(board)[-2:] == ["Auction: 1♥ · pass · pass · pass", "spilled the wine"]


def test_a_deal_that_was_passed_out_says_who_deals_again() -> None:
    board = BOARD.deal(pad(PART, PASSED), 1)
    assert notes(board) == ["Everybody passed", "Bram deals again"]
    assert facts(board) == ["Bram dealt"]


# Room: what is written fits, and a screen reader hears it.


def boards(players: int) -> dict[str, Board]:
    """Every phase, with the longest of names at every seat."""
    contract = AuctionDeal(declarer=0, level=7, strain=Strain.NO_TRUMP, doubling=Doubling.REDOUBLED)
    honours = Honours(by=HeldBy.DECLARER, count=3)
    phases = {
        "begins": pad(players=players),
        "calling": drafted(AuctionDeal(auction=CALLS[:3]), PART, players=players),
        "longer": drafted(AuctionDeal(auction=CALLS[:10]), PART, players=players),
        "playing": drafted(contract, PART, SLAM, PART, players=players),
        "counted": drafted(replace(contract, tricks=4, honours=honours), PART, players=players),
        "scored": pad(PART, replace(contract, tricks=13, honours=honours), players=players),
        "passed": pad(PART, PASSED, players=players),
        "over": over(players),
    }
    names = tuple(f"{LONG[:38]} {seat}" for seat in range(players))
    view = TableView()
    found = {}
    for phase, match in phases.items():
        view.show_match(named(match, *names))
        found[phase] = view.board
        for at in range(len(match.deals)):
            view.show_deal(named(match, *names), at)
            found[f"deal {at + 1} of {phase}"] = view.board
    view.deleteLater()
    return found


@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE, QSizeF(1024, 768), QSizeF(600, 1024)], ids=str)
@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_cut_or_written_over_at_any_size(qapp: QApplication, players: int, size: QSizeF) -> None:
    for phase, board in boards(players).items():
        plan = plan_board(board, size)
        assert [text.text for text in plan.texts if overflows(text)] == [], phase
        assert overlapping(plan) == [], phase
        texts = " ".join(text.text for text in plan.texts)
        for side in board.sides:
            for whole in (side.figure, side.place, side.aside, side.said, side.done):
                assert words(whole) in texts, (phase, words(whole))
        for text in plan.texts:
            assert text.box.left() >= 0, (phase, text)
            assert text.box.right() <= size.width(), (phase, text)
            assert text.box.bottom() <= size.height() + 1, (phase, text)


def test_both_of_a_pair_are_named_however_long_one_name_is(qapp: QApplication) -> None:
    match = drafted(AuctionDeal(auction=("1C",)), PART)
    one_line = [text.text for text in plan_board(now(match), SMALL).texts]
    assert {"Anna & Cato", "Bram & Daan"} <= set(one_line)
    two_lines = [text.text for text in plan_board(now(named(match, LONG, *NAMES[1:])), SMALL).texts]
    assert {"Cato", "Bram", "Daan"} <= set(two_lines)


def test_many_reasons_get_a_line_each_and_a_higher_row(qapp: QApplication) -> None:
    few = plan_board(BOARD.deal(pad(PART), 0), SMALL)
    doubled = replace(
        SLAM, doubling=Doubling.DOUBLED, honours=Honours(by=HeldBy.DECLARER, count=5, in_one_hand=4)
    )
    many = plan_board(BOARD.deal(pad(doubled), 0), SMALL)
    assert many.panels[0].box.height() > few.panels[0].box.height()
    (reasons,) = (text.text for text in many.texts if text.wraps and text.text)
    assert [line.split(":")[-1].strip() for line in reasons.splitlines()][1:] == ["50", "90", "50"]


def test_hearts_and_diamonds_are_written_in_red(qapp: QApplication, qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1280, 800)

    def red(call: str) -> int:
        view.show_match(drafted(AuctionDeal(auction=(call,))))
        (bid,) = (text for text in view.plan.texts if text.text.startswith("Anna bids"))
        picture = view.grab(bid.box.toRect()).toImage()
        spots = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return sum(picture.pixelColor(*spot).name().upper() == look.colours().red for spot in spots)

    assert red("4H") > 50
    assert red("4D") > 50
    assert red("4S") == red("4N") == 0


def test_a_screen_reader_hears_both_of_a_pair_and_how_they_stand() -> None:
    heard = told(now(drafted(AuctionDeal(auction=("1C",)), SLAM, PART)))
    assert "Anna & Cato, 98, 1 game · 18 to go · 12 below, Cato bids 1♣" in heard
    assert heard.endswith("Auction: 1♣")
