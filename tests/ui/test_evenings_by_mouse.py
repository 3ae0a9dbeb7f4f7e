"""A match of every game with the mouse alone: from the home page to the final table, and back home.

Only the names of the people were typed once, on an earlier evening.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from scorepad.games.bridgette.rules import BridgetteDeal
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.pages.match_over import MatchOver
from scorepad.ui.widgets.keypad import Keypad
from scorepad.ui.widgets.number_row import NumberRow
from tests.ui.bridge_evenings import BridgeHand
from tests.ui.evenings import some_deal, spoken, table
from tests.ui.hands import TAP, Hand
from tests.ui.test_bridge_evenings import ONE_RUBBER, SIX_DEALS
from tests.ui.test_troefcall_evenings import TO_TWENTY
from tests.ui.windows import Open, asked, seat, shown, tap, visible, wait_saved

PATIENCE = 20_000


class Keys(QObject):
    """Counts the keys that are pressed anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.pressed += event.type() is QEvent.Type.KeyPress
        return False


@pytest.fixture
def keys(qapp: QApplication) -> Iterator[Keys]:
    counted = Keys()
    qapp.installEventFilter(counted)
    yield counted
    qapp.removeEventFilter(counted)


@pytest.fixture
def window(qtbot: QtBot, open_window: Open) -> MainWindow:
    """The home page of people who played before."""
    opened = open_window()
    seat(qtbot, opened, table())
    wait_saved(qtbot, opened)
    tap(opened, "Home")
    qtbot.waitUntil(lambda: bool(visible(opened.home, "New match")), timeout=PATIENCE)
    return opened


def click(widget: QWidget, at: QPoint | None = None) -> None:
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, TAP, pos=widget.rect().center() if at is None else at)


def begin(qtbot: QtBot, window: MainWindow, game: str, players: int) -> None:
    """From the home page to the first question, the seats that are too many taken away."""
    tap(window.home, "New match")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=PATIENCE)
    page = window.new_match
    plain = page.plain if game in page.plain.offered else page.games
    click(plain.button(game))
    for one in reversed(page.players.seats[players:]):
        if one.isVisible():
            click(one.remove)
    click(page.start_button)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)
    assert shown(window).game.key == game
    assert shown(window).setup.seats == players


def boerenbridge(window: MainWindow) -> None:
    while not shown(window).finished:
        before = shown(window)
        bids, tricks = spoken(before, some_deal(before))
        for number in bids + tricks:
            (row,) = (one for one in window.match.findChildren(NumberRow) if one.isVisible())
            click(row.button(number))
        tap(window, f"Score deal {len(before.deals) + 1}")


def auction_bridge(window: MainWindow) -> None:
    hand = BridgeHand(window.match)
    for number, deal in enumerate(ONE_RUBBER, start=1):
        if deal.passed_out:
            hand.tap("Passed out")
            hand.tap("Write it down")
        else:
            hand.tap_deal(deal)
            hand.tap(f"Score deal {number}")


def bridgette(window: MainWindow) -> None:
    hand = BridgeHand(window.match)
    for number, deal in enumerate(SIX_DEALS, start=1):
        assert isinstance(deal, BridgetteDeal)
        if deal.upcard is None:
            hand.tap("On to the auction")
        else:
            face: Any = hand.face
            hand.tap_tile(face.upcard, deal.upcard)
        if deal.passed_out:
            hand.tap("Passed out")
            hand.tap("Write it down")
        else:
            hand.tap_deal(deal)
            hand.tap(f"Score deal {number}")


def troefcall(window: MainWindow) -> None:
    hand = Hand(window.match)
    for number, deal in enumerate(TO_TWENTY, start=1):
        hand.tap_tile(hand.face.outcomes, (deal.side, deal.outcome))
        hand.tap(f"Score deal {number}")


def plain(window: MainWindow) -> None:
    """Two deals, and the match is ended from the menu: a plain sheet has no end of its own."""
    (keypad,) = (one for one in window.match.findChildren(Keypad) if one.isVisible())
    for deal in (1, 2):
        for side, name in enumerate(shown(window).side_names):
            click(keypad.keys["5"])
            click(keypad.keys[str(side)])
            tap(window, f"{name}: 5{side}")
        tap(window, f"Score deal {deal}")
    choose_in_the_menu(window, "stop")
    click(asked(window, StoppingDialog).end_button)


def choose_in_the_menu(window: MainWindow, key: str) -> None:
    """Open the menu with the three dots and click an entry; the menu waits for that."""
    action = window.match.actions_of_match[key]

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        click(menu, menu.actionGeometry(action).center())

    QTimer.singleShot(0, choose)
    click(window.match.head._more)


@pytest.mark.parametrize(
    ("game", "players", "play"),
    [
        ("boerenbridge", 4, boerenbridge),
        ("auction_bridge", 4, auction_bridge),
        ("bridgette", 2, bridgette),
        ("troefcall", 4, troefcall),
        ("points", 3, plain),
        ("pair_points", 4, plain),
    ],
)
def test_a_match_is_played_to_its_final_table_by_mouse_alone(
    qtbot: QtBot,
    window: MainWindow,
    keys: Keys,
    game: str,
    players: int,
    play: Callable[[MainWindow], None],
) -> None:
    begin(qtbot, window, game, players)
    play(window)
    match = wait_saved(qtbot, window)
    assert match.finished
    (over,) = window.match.findChildren(MatchOver)
    assert over.isVisible()
    tap(window, "Home")
    qtbot.waitUntil(lambda: bool(visible(window.home, "All matches")), timeout=PATIENCE)
    assert keys.pressed == 0
