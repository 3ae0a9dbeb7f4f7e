"""Deals of the two bridges entered as a person does: by keys or by mouse, where the keyboard is."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Bid, Bidding, Doubling, Strain
from scorepad.core.contract import ContractDeal
from scorepad.core.contract_drafting import Stage
from scorepad.core.match import Match
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteOptions
from scorepad.ui.controller import MatchController
from scorepad.ui.faces.contract_face import ContractFace
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.tiles import Tile
from tests.ui.evenings import NAMES
from tests.ui.test_controller import NOON, SlowLibrary

ENTER, BACK = "⏎", "⌫"
_NAMED = {ENTER: Qt.Key.Key_Return, BACK: Qt.Key.Key_Backspace}
_TAP = Qt.MouseButton.LeftButton


def auction_table(*deals: Deal, players: int = 4, **options: Any) -> Match:
    """A match of Auction Bridge by some house rules."""
    return _with(auction_bridge.GAME, players, AuctionOptions(**options), deals)


def bridgette_table(*deals: Deal, **options: Any) -> Match:
    """A match of Bridgette by some house rules."""
    return _with(bridgette.GAME, 2, BridgetteOptions(**options), deals)


def _with(game: Any, players: int, options: Options, deals: Iterable[Deal]) -> Match:
    match = Match(game, Setup(NAMES[:players], options))
    for deal in deals:
        match = match.add(deal).after
    return match


def typed(deal: ContractDeal, bidding: Bidding) -> str:
    """The keys of a deal that is entered by its contract, the last of them Enter."""
    assert deal.level is not None and deal.strain is not None
    assert deal.declarer is not None and deal.tricks is not None
    keys = f"{deal.level}{bidding.ranks.index(deal.strain) + 1}"
    keys += "x" * list(Doubling).index(deal.doubling or Doubling.NONE)
    keys += f"{deal.declarer + 1}{typed_tricks(deal.tricks)}"
    if isinstance(deal, AuctionDeal) and deal.honours is not None:
        keys += "+" if deal.honours.by is HeldBy.DEFENDERS else ""
        keys += str(row_of_honours(deal.strain).index((deal.honours.count, deal.honours.in_one_hand)))
    return keys + ENTER


def typed_tricks(tricks: int) -> str:
    """The keys of a number of tricks."""
    return f"+{tricks - 10}" if tricks > 9 else str(tricks)


def row_of_honours(strain: Strain) -> list[tuple[int, int] | None]:
    """What stands in the row of honours, none first."""
    aces = strain is Strain.NO_TRUMP
    return [None, (3, 0), (4, 0), (4, 4)] + ([] if aces else [(5, 0), (5, 4), (5, 5)])


class Hand:
    """Fingers and eyes of whoever enters: only what is seen can be tapped, keys go where the keyboard is."""

    def __init__(self, place: QWidget) -> None:
        self.place = place

    # Keys.

    def type(self, keys: str) -> None:
        """Press keys one after another, each where the keyboard is by then."""
        for key in keys:
            target = self.keyboard()
            if key in _NAMED:
                QTest.keyClick(target, _NAMED[key])
            else:
                QTest.keyClicks(target, key)

    def keyboard(self) -> QWidget:
        """What has the keyboard."""
        focused = self.place.window().focusWidget()
        return self.place if focused is None else focused

    # The mouse.

    def tap(self, words: str) -> None:
        """Tap the button that says so, to the eye or to a screen reader."""
        QTest.mouseClick(self.button(words), _TAP)

    def double_tap(self, words: str) -> None:
        """Tap twice, so quickly that the second goes to whatever is there by then."""
        button = self.button(words)
        spot = button.mapTo(button.window(), button.rect().center())
        QTest.mouseClick(button, _TAP)
        QApplication.processEvents()
        under = button.window().childAt(spot)
        assert under is not None
        local = QPointF(under.mapFrom(button.window(), spot))
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
            where = QPointF(under.mapToGlobal(local))
            event = QMouseEvent(kind, local, where, _TAP, _TAP, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(under, event)

    def button(self, words: str) -> QAbstractButton:
        """The one button in sight that says so."""
        found = self.buttons(words)
        assert len(found) == 1, (words, [one.accessibleName() for one in self.buttons()])
        return found[0]

    def buttons(self, words: str | None = None) -> list[QAbstractButton]:
        """The buttons in sight, or those of them that say so."""
        every = [one for one in self.place.findChildren(QAbstractButton) if one.isVisible()]
        return [one for one in every if words is None or words in (one.text(), one.accessibleName())]

    # The form.

    @property
    def face(self) -> ContractFace:
        """The form in sight."""
        shown = [one for one in self.place.findChildren(QWidget) if one.isVisible()]
        (found,) = (one for one in shown if isinstance(one, ContractFace))
        return found

    @property
    def stage(self) -> Stage:
        """Which question is open."""
        return self.face.stage

    @property
    def question(self) -> str:
        """The question."""
        return self.face._head.question.text()

    @property
    def hint(self) -> str:
        """What stands below the question."""
        return self.face._head.hint.text()

    @property
    def note(self) -> str:
        """What the note tells; "" where there is none."""
        (found,) = self.face.findChildren(Note)
        return "" if found.isHidden() else found.text()

    @property
    def answers(self) -> list[str]:
        """What is answered, as it stands in the row of answers."""
        return [one.text() for one in self.pills()]

    def pills(self) -> list[QPushButton]:
        """The answers that can be opened again."""
        return [one for one in self.face._pills.findChildren(QPushButton) if not one.isHidden()]

    def reopen(self, words: str) -> None:
        """Tap the answer that says so."""
        (pill,) = (one for one in self.pills() if one.text() == words)
        QTest.mouseClick(pill, _TAP)

    @property
    def accept(self) -> str:
        """What stands on the button that Enter presses, "" where it does nothing now."""
        button = self.face._foot.accept
        return button.accessibleName() if button.isVisible() and button.isEnabled() else ""

    # A deal by mouse.

    def tap_bid(self, level: int, strain: Strain) -> None:
        """Tap a bid in the grid."""
        QTest.mouseClick(self.bid_tile(level, strain), _TAP)

    def bid_tile(self, level: int, strain: Strain) -> Tile:
        """The button of a bid, for the contract or for a call."""
        grid = self.face.bidding_box._bids if self.stage is Stage.AUCTION else self.face.grid
        tile = grid.tile(Bid(level, strain))
        assert tile.isVisible(), (level, strain)
        return tile

    def tap_call(self, call: str, bidding: Bidding) -> None:
        """Tap a call in the bidding box."""
        bid = bidding.read(call)
        if bid is not None:
            self.tap_bid(bid.level, bid.strain)
        else:
            self.tap_tile(self.face.bidding_box._others, call)

    def tap_tile(self, group: Any, value: object) -> None:
        """Tap a value in a group of answers."""
        tile = group.tile(value)
        assert tile.isVisible(), value
        QTest.mouseClick(tile, _TAP)

    def tap_deal(self, deal: ContractDeal) -> None:
        """Enter a deal by its contract, up to the button that scores it."""
        assert deal.level is not None and deal.strain is not None
        self.tap_bid(deal.level, deal.strain)
        if deal.doubling not in (None, Doubling.NONE):
            self.tap_tile(self.face.doubling, deal.doubling)
        self.tap_tile(self.face.declarer, deal.declarer)
        self.tap_tile(self.face.result, deal.tricks)
        if isinstance(deal, AuctionDeal) and deal.honours is not None:
            self.tap_honours(deal.honours)

    def tap_honours(self, honours: Honours) -> None:
        """Tap how many honours, and then whose where they are the defenders'."""
        face: Any = self.face
        self.tap_tile(face.honours, (honours.count, honours.in_one_hand))
        if honours.by is not HeldBy.DECLARER:
            self.tap_tile(face.holder, honours.by)


class BridgePage(Hand):
    """A match page with a match of one of the bridges on it."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.library = SlowLibrary()
        self.page = MatchPage()
        super().__init__(self.page)
        qtbot.addWidget(self.page)
        self.page.open(MatchController(self.library, match, None, lambda: NOON))  # type: ignore[arg-type]
        self.page.resize(1280, 800)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.page.setFocus()

    @property
    def controller(self) -> MatchController:
        """Who makes the changes."""
        assert self.page.controller is not None
        return self.page.controller

    @property
    def match(self) -> Match:
        """The match as it is shown."""
        return self.controller.shown

    @property
    def deal(self) -> Any:
        """The deal being entered."""
        return self.match.draft

    @property
    def undo_words(self) -> str:
        """What the button for a step back says."""
        return self.page.undo_button.accessibleName()

    def correct(self, at: int) -> None:
        """Take a played deal into the form again."""
        self.page.correct(at)

    @property
    def corrected(self) -> Any:
        """The deal in the form for corrections."""
        correction = self.page.correcting.correction
        assert correction is not None
        return correction.shown.draft


def every_control(face: QObject) -> list[QWidget]:
    """The controls in sight."""
    return [
        one
        for one in face.findChildren(QWidget)
        if one.isVisible() and one.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
