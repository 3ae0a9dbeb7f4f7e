"""The end of a match on its page, and what may be done with one of another game."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Strain
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.core.timeline import Timeline
from scorepad.games import auction_bridge, troefcall
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.games.troefcall.rules import Format, TroefOptions
from scorepad.ui.look import Theme, apply
from scorepad.ui.match_actions import MatchActions
from scorepad.ui.pages.match_over import MatchOver
from scorepad.ui.pages.next_button import PairButton
from scorepad.ui.pages.views import EveningView
from scorepad.ui.widgets.labels import IconMark, PlainLabel
from scorepad.ui.widgets.tab_order import ReadingWindow, tab_on
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
        *("1.", "Anna & Cato", "310"),
        *("2.", "Bram & Daan", "0"),
    ]


def test_the_points_of_the_results_end_at_the_same_place(page: MatchOver) -> None:
    page.resize(360, 500)
    page.show_match(rubber(4, 9))
    points = [one for one in page.findChildren(PlainLabel) if one.isVisible() and one.text() in ("310", "9")]
    assert len({one.mapTo(page, one.rect().topRight()).x() for one in points}) == 1 < len(points)


def test_a_star_stands_beside_who_won_and_nobody_else(page: MatchOver) -> None:
    page.show_match(rubber(4))
    stars = [one for one in page.findChildren(IconMark) if one.isVisible()]
    (winner,) = [one for one in page.findChildren(PlainLabel) if one.text() == "Anna & Cato"]
    assert [one.mapTo(page, one.rect().center()).y() for one in stars] == [
        pytest.approx(winner.mapTo(page, winner.rect().center()).y(), abs=8)
    ]


def test_three_see_who_owes_whom(page: MatchOver) -> None:
    page.show_match(rubber(3, 10))
    assert "Bram owes Anna 300.\nCato owes Anna 310.\nCato owes Bram 10." in said(page)


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


WAITING = (("Eva", "Finn"), ("Gijs", "Hanna"))


def offered(page: MatchOver) -> list[str]:
    """What could be pressed, from the top down, the pairs by their whole names."""
    buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
    buttons.sort(key=lambda one: one.mapTo(page, one.rect().topLeft()).toTuple()[::-1])
    return [one.accessibleName() or one.text() for one in buttons]


def test_the_winners_stay_and_the_pairs_that_wait_may_sit_down(page: MatchOver) -> None:
    page.resize(340, 900)
    sat_down: list[object] = []
    page.challenged.connect(sat_down.append)
    page.show_match(rubber(4), EveningView((1, 0), WAITING, is_tonight=True))
    assert "Anna & Cato: 2 wins in a row" in said(page)
    assert "Anna & Cato stay; Eva & Finn are next. Or before them:" in said(page)
    assert page.next_pair.property("kind") == "primary"
    page.next_pair.click()
    (behind,) = page.change.findChildren(PairButton)
    behind.click()
    assert sat_down == [("Eva", "Finn"), ("Gijs", "Hanna")]
    QApplication.processEvents()
    assert offered(page) == [
        "Gijs & Hanna sit down",
        "Somebody else…",
        "Waiting pairs…",
        "Look at the deals",
        "Home",
        "Eva & Finn sit down",
        "Next match, same table",
    ]


def test_tab_begins_at_what_comes_next_and_goes_on_as_the_buttons_are_read(qtbot: QtBot) -> None:
    window, around, page, first = ReadingWindow(), QWidget(), MatchOver(), QPushButton("first")
    qtbot.addWidget(window)
    window.setCentralWidget(around)
    column = QVBoxLayout(around)
    column.addWidget(first)
    column.addWidget(page)
    page.retranslate()
    window.resize(340, 900)
    window.show()
    page.show_match(rubber(4), EveningView((1, 0), WAITING[:1], is_tonight=True))
    page.show_match(rubber(4), EveningView((1, 0), WAITING, is_tonight=True))
    QApplication.processEvents()
    first.setFocus()
    reached: list[str] = []
    while tab_on(window, forward=True) and (at := window.focusWidget()) is not first:
        if isinstance(at, QPushButton):
            reached.append(at.accessibleName() or at.text())
    by_eye = offered(page)
    by_eye.remove("Eva & Finn sit down")
    assert reached == ["Eva & Finn sit down", *by_eye]


def test_where_nobody_waits_the_same_table_comes_next(page: MatchOver) -> None:
    page.show_match(rubber(4), EveningView((0, 0), WAITING, is_tonight=True))
    page.show_match(rubber(4), EveningView((0, 0), (), is_tonight=True))
    assert page.again.property("kind") == "primary"
    assert not page.next_pair.isVisible()
    assert not [one for one in page.findChildren(PairButton) if one.isVisible()]
    assert "Anna & Cato stay, and others sit down against them." in said(page)
    assert not [one for one in said(page) if "in a row" in one]


def test_nobody_leaves_the_table_where_the_rubber_is_level_or_the_evening_over(page: MatchOver) -> None:
    page.show_match(rubber(4, 310), EveningView((3, 0), WAITING, is_tonight=True))
    assert not page.change.others.isVisible()
    assert not page.next_pair.isVisible()
    assert page.change.waiting.isVisible()
    page.show_match(rubber(4), EveningView((3, 0), WAITING))
    assert not page.change.isVisible()
    assert not page.next_pair.isVisible()
    assert "Anna & Cato: 4 wins in a row" in said(page)


def test_three_who_play_each_for_themselves_change_no_team(page: MatchOver) -> None:
    page.show_match(rubber(3), EveningView((), (), is_tonight=True))
    assert not page.change.isVisible()


def test_a_narrow_button_says_as_much_of_a_pair_as_has_room(page: MatchOver) -> None:
    pair = ("Maximiliaan-Alexander van den Broek", "Cato")
    page.resize(340, 600)
    page.show_match(rubber(4), EveningView((0, 0), (pair,), is_tonight=True))
    button = page.next_pair
    assert button.accessibleName() == "Maximiliaan-Alexander van den Broek & Cato sit down"
    assert "Maximiliaan" in button.toolTip()
    for width in (300, 150, 90):
        button.resize(width, button.height())
        assert button.fontMetrics().horizontalAdvance(button.text().replace("&&", "&")) <= width
    button.resize(900, button.height())
    assert button.text().replace("&&", "&") == button.accessibleName()
    assert button.toolTip() == ""


def test_what_is_not_of_a_game_is_not_in_its_menu() -> None:
    actions = MatchActions()
    actions.enable(Match(auction_bridge.GAME, Setup(PLAYERS, AuctionOptions())), Timeline())
    assert actions["waiting"].isVisible()
    assert not actions["time"].isVisible()
    actions.enable(table(), Timeline())
    assert not actions["waiting"].isVisible()
    timed = Match(troefcall.GAME, Setup(PLAYERS, TroefOptions(format=Format.TIMED)))
    actions.enable(timed, Timeline())
    assert actions["time"].isEnabled()
    actions.enable(timed.close().after, Timeline())
    assert not actions["time"].isVisible()
