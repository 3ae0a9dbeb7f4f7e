"""The end of a match on its page, and what may be done with one of another game."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Strain
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.core.timeline import Timeline
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.ui.look import Theme, apply
from scorepad.ui.match_actions import MatchActions
from scorepad.ui.pages.match_over import MatchOver
from scorepad.ui.widgets.labels import PlainLabel
from tests.ui.evenings import table

PLAYERS = ("Anna", "Bram", "Cato", "Daan")
GAME = AuctionDeal(declarer=0, level=3, strain=Strain.NO_TRUMP, tricks=9)


def rubber(seats: int, given: int = 0) -> Match:
    """Anna makes two games; the second side is given some points."""
    match = Match(auction_bridge.GAME, Setup(PLAYERS[:seats], AuctionOptions()))
    adjustments = (Adjustment(1, given),) if given else ()
    return match.add(GAME).after.add(replace(GAME, adjustments=adjustments)).after


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> MatchOver:
    apply(qapp, Theme.LIGHT)
    page = MatchOver()
    qtbot.addWidget(page)
    page.retranslate()
    page.show()
    return page


def said(page: MatchOver) -> list[str]:
    return [label.text() for label in page.findChildren(PlainLabel) if label.isVisible()]


def test_pairs_see_who_won_the_rubber_and_by_how_much(page: MatchOver) -> None:
    page.show_match(rubber(4))
    assert said(page) == [
        "Anna & Cato win the rubber by 310",
        "The most points when the rubber was over.",
        "1.  Anna & Cato  310\n2.  Bram & Daan  0",
    ]


def test_three_see_who_owes_whom(page: MatchOver) -> None:
    page.show_match(rubber(3, 10))
    assert said(page)[-1] == "Bram owes Anna 300.\nCato owes Anna 310.\nCato owes Bram 10."


def test_one_more_deal_is_offered_where_the_rules_can_have_one(page: MatchOver) -> None:
    page.show_match(rubber(4, 310))
    assert not page.one_more.isVisible()
    match = table(2, BoerenOptions(hands=(1,), dealer_rule=False, per_trick=0, base=0))
    page.show_match(match.add(BoerenDeal(bids=(1, 0), tricks=(1, 0))).after)
    assert page.one_more.isVisible()


def test_a_ladder_is_offered_only_where_there_is_one() -> None:
    actions = MatchActions()
    actions.enable(Match(auction_bridge.GAME, Setup(PLAYERS, AuctionOptions())), Timeline())
    assert not actions["ladder"].isVisible()
    actions.enable(table(), Timeline())
    assert actions["ladder"].isVisible()
