"""Whole evenings of the two bridges in the real window, over a real history in a folder of the test's own."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Doubling, Strain
from scorepad.core.contract import ContractDeal
from scorepad.core.contract_drafting import Stage
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.auction_bridge.rules import bidding as bidding_of
from scorepad.games.bridgette.rules import BIDDING, BridgetteDeal, BridgetteOptions, Upcard
from scorepad.paths import DataFolder
from scorepad.ui.main_window import MainWindow
from tests.ui.bridge_evenings import BridgeHand, typed
from tests.ui.evenings import NAMES
from tests.ui.hands import BACK, ENTER
from tests.ui.windows import (
    Open,
    choose_game_by_keys,
    close,
    do,
    read_back,
    seat,
    shown,
    start_again,
    tab_to,
    type_names,
    wait_saved,
)

ONE_RUBBER: tuple[AuctionDeal, ...] = (
    AuctionDeal(
        declarer=0,
        level=2,
        strain=Strain.HEARTS,
        tricks=9,
        honours=Honours(by=HeldBy.DECLARER, count=5, in_one_hand=4),
    ),
    AuctionDeal(passed_out=True),
    AuctionDeal(
        declarer=1,
        level=4,
        strain=Strain.SPADES,
        doubling=Doubling.DOUBLED,
        tricks=8,
        honours=Honours(by=HeldBy.DEFENDERS, count=3),
    ),
    AuctionDeal(
        declarer=2,
        level=7,
        strain=Strain.NO_TRUMP,
        doubling=Doubling.REDOUBLED,
        tricks=13,
        honours=Honours(by=HeldBy.DEFENDERS, count=3),
    ),
    AuctionDeal(declarer=3, level=1, strain=Strain.CLUBS, tricks=7),
    AuctionDeal(declarer=0, level=3, strain=Strain.DIAMONDS, tricks=11),
)
SIX_DEALS: tuple[BridgetteDeal, ...] = (
    BridgetteDeal(declarer=0, level=0, strain=Strain.NO_TRUMP, tricks=6, upcard=Upcard.ACE),
    BridgetteDeal(declarer=1, level=3, strain=Strain.NO_TRUMP, tricks=7, doubling=Doubling.DOUBLED),
    BridgetteDeal(passed_out=True),
    BridgetteDeal(declarer=0, level=4, strain=Strain.SPADES, tricks=13, doubling=Doubling.REDOUBLED),
    BridgetteDeal(declarer=1, level=1, strain=Strain.CLUBS, tricks=10, upcard=Upcard.NUMBER),
    BridgetteDeal(declarer=0, level=7, strain=Strain.NO_TRUMP, tricks=12),
    BridgetteDeal(declarer=1, level=2, strain=Strain.HEARTS, tricks=8),
)


def begin_by_keys(qtbot: QtBot, window: MainWindow, game: str, players: int) -> BridgeHand:
    """Begin a match on the page for new ones without the mouse."""
    choose_game_by_keys(qtbot, window, game)
    type_names(window, list(NAMES[:players]))
    if window.stack.currentWidget() is window.new_match:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=20_000)
    return BridgeHand(window.match)


def keys_of(match: Match, deal: ContractDeal) -> str:
    """The keys of a deal; the names at the table are the numbers of their seats."""
    if deal.passed_out:
        return f"p{ENTER}"
    return typed(deal, BIDDING if match.game is bridgette.GAME else bidding_of(match.setup))


def played(match: Match) -> list[ContractDeal]:
    return [deal for deal in match.deals if isinstance(deal, ContractDeal)]


def test_a_rubber_by_keys_alone_takes_at_most_ten_of_them_a_deal(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    hand = begin_by_keys(qtbot, window, "Auction Bridge", 4)
    for deal in ONE_RUBBER:
        keys = keys_of(shown(window), deal)
        assert len(keys) <= 10
        hand.type(keys[:-1])
        assert shown(window).deals == ONE_RUBBER[: ONE_RUBBER.index(deal)], "nothing is scored before Enter"
        hand.type(keys[-1])
    match = wait_saved(qtbot, window)
    assert match.deals == ONE_RUBBER
    assert match.finished
    close(qtbot, window)
    assert read_back(folder) == match


def test_six_deals_of_bridgette_by_keys_alone(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    window = open_window()
    hand = begin_by_keys(qtbot, window, "Bridgette", 2)
    for deal in SIX_DEALS:
        if deal.upcard is not None:
            tab_to(window, Qt.Key.Key_Tab, lambda widget: widget.accessibleName().startswith("a number"))
            end = Qt.Key.Key_End if deal.upcard is Upcard.ACE else Qt.Key.Key_Home
            QTest.keyClick(window.focusWidget(), end)
            hand.type(ENTER)
        hand.type(keys_of(shown(window), deal))
    match = wait_saved(qtbot, window)
    assert match.deals == SIX_DEALS
    assert match.finished
    close(qtbot, window)
    assert read_back(folder) == match


def table(game: Any, options: Any, players: int) -> Match:
    return Match(game, Setup(NAMES[:players], options))


def seated(qtbot: QtBot, window: MainWindow, match: Match) -> BridgeHand:
    """A table that sits down to play; how it comes to the page is told by the evenings above."""
    seat(qtbot, window, match)
    return BridgeHand(window.match)


@pytest.mark.parametrize(
    ("match", "deals"),
    [
        (table(auction_bridge.GAME, AuctionOptions(), 4), ONE_RUBBER),
        (table(bridgette.GAME, BridgetteOptions(), 2), SIX_DEALS),
    ],
    ids=["a rubber", "six deals of Bridgette"],
)
def test_an_evening_by_mouse_alone(
    qtbot: QtBot, open_window: Open, folder: DataFolder, match: Match, deals: Sequence[ContractDeal]
) -> None:
    window = open_window()
    hand = seated(qtbot, window, match)
    for number, deal in enumerate(deals, start=1):
        if isinstance(deal, BridgetteDeal):
            face: Any = hand.face
            if deal.upcard is None:
                hand.tap("On to the auction")
            else:
                hand.tap_tile(face.upcard, deal.upcard)
        if deal.passed_out:
            hand.tap("Passed out")
            hand.tap("Write it down")
        else:
            hand.tap_deal(deal)
            hand.tap(f"Score deal {number}")
    match = wait_saved(qtbot, window)
    assert match.deals == deals
    assert match.finished
    close(qtbot, window)
    assert read_back(folder) == match


def again(qtbot: QtBot, open_window: Open, window: MainWindow) -> tuple[MainWindow, BridgeHand]:
    """The program closed and started again, on the match that was on the table."""
    new = start_again(qtbot, open_window, window)
    return new, BridgeHand(new.match)


@pytest.mark.parametrize(
    ("keys", "stage"),
    [
        ("3", Stage.CONTRACT),
        ("34", Stage.DECLARER),
        ("34x", Stage.DECLARER),
        ("34x2", Stage.RESULT),
        ("34x210", Stage.ALL_IN),
        ("34x210+4", Stage.ALL_IN),
        ("p", Stage.PASSED_OUT),
    ],
)
def test_after_a_restart_in_mid_deal_the_same_question_is_open(
    qtbot: QtBot, open_window: Open, keys: str, stage: Stage
) -> None:
    window = open_window()
    hand = seated(qtbot, window, table(auction_bridge.GAME, AuctionOptions(), 4))
    hand.type(keys)
    left = (shown(window), hand.question, hand.hint, hand.answers, hand.note, hand.accept)
    assert hand.stage is stage
    window, hand = again(qtbot, open_window, window)
    assert hand.stage is stage
    assert (shown(window), hand.question, hand.hint, hand.answers, hand.note, hand.accept) == left


@pytest.mark.parametrize("keys", ["p", "1c", "1cx", "1cxp1d", "1cppp", "1cppp9", "pppp"])
def test_after_a_restart_in_an_auction_it_goes_on_where_it_stood(
    qtbot: QtBot, open_window: Open, keys: str
) -> None:
    window = open_window()
    hand = seated(qtbot, window, table(auction_bridge.GAME, AuctionOptions(), 4))
    hand.tap("Call by call")
    hand.type(keys)
    left = (shown(window), hand.stage, hand.question, hand.answers)
    window, hand = again(qtbot, open_window, window)
    assert (shown(window), hand.stage, hand.question, hand.answers) == left
    if hand.stage is Stage.AUCTION:
        hand.type("7n")
        assert shown(window).draft.auction[-1] == "7N"  # type: ignore[attr-defined]
    wait_saved(qtbot, window)


def test_a_table_that_calls_is_asked_for_calls_after_a_restart_between_two_deals(
    qtbot: QtBot, open_window: Open
) -> None:
    window = open_window()
    hand = seated(qtbot, window, table(auction_bridge.GAME, AuctionOptions(), 4))
    hand.tap("Call by call")
    hand.type(f"1cppp{ENTER}{ENTER}")
    window, hand = again(qtbot, open_window, window)
    assert len(shown(window).deals) == 1
    assert hand.stage is Stage.AUCTION
    assert hand.question == "What does Bram call?"


def test_undo_takes_back_answer_after_answer_in_words(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    hand = seated(qtbot, window, table(auction_bridge.GAME, AuctionOptions(), 4))
    hand.type("34x210+4")
    said = []
    while window.match.head.undo_button.isEnabled():
        said.append(window.match.head.undo_button.accessibleName())
        do(window, "undo")
    assert said == [
        "Undo the honours",
        "Undo the tricks",
        "Undo the declarer",
        "Undo the doubling",
        "Undo the contract",
        "Undo the contract",
    ]
    assert hand.stage is Stage.CONTRACT
    for _ in said:
        do(window, "redo")
    assert hand.stage is Stage.ALL_IN
    wait_saved(qtbot, window)


def test_backspace_goes_step_by_step_to_the_very_beginning(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    hand = seated(qtbot, window, table(auction_bridge.GAME, AuctionOptions(), 4))
    begun = hand.question
    hand.type("34xx210+4")
    stages = []
    for _ in range(6):
        hand.type(BACK)
        stages.append(hand.stage)
    assert stages == [
        Stage.ALL_IN,
        Stage.RESULT,
        Stage.DECLARER,
        Stage.DECLARER,
        Stage.CONTRACT,
        Stage.CONTRACT,
    ]
    assert hand.question == begun
    assert shown(window).draft == AuctionDeal()
    wait_saved(qtbot, window)
