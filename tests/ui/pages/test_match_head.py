from itertools import groupby

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.core.timeline import Timeline
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.ui.look import TARGET, Theme, apply
from scorepad.ui.match_actions import MatchActions
from scorepad.ui.pages.match_head import MatchHead
from scorepad.ui.widgets.labels import ElidedLabel, plain_tooltip

EMPTY = Match(game("boerenbridge"), Setup(("Anna", "Bram"), BoerenOptions()))
ADDED = EMPTY.add(BoerenDeal(bids=(1, 1), tricks=(1, 0)))


@pytest.fixture
def actions() -> MatchActions:
    return MatchActions()


@pytest.fixture
def head(qtbot: QtBot, actions: MatchActions) -> MatchHead:
    head = MatchHead(actions)
    qtbot.addWidget(head)
    head.resize(900, 60)
    head.show()
    return head


def show(head: MatchHead, actions: MatchActions, match: Match, timeline: Timeline) -> None:
    actions.enable(match, timeline)
    head.show_steps(timeline)


def test_the_buttons_say_what_they_would_undo_and_redo_and_press_the_actions(
    qtbot: QtBot, head: MatchHead, actions: MatchActions
) -> None:
    show(head, actions, EMPTY, Timeline())
    assert not head.undo_button.isEnabled()
    assert head.undo_button.accessibleName() == "Undo"
    timeline = Timeline().push(ADDED)
    show(head, actions, ADDED.after, timeline)
    assert head.undo_button.accessibleName() == actions["undo"].text() == "Undo deal 1"
    assert head.undo_button.text() == " Undo deal 1"
    assert not head.redo_button.isEnabled()
    with qtbot.waitSignal(actions["undo"].triggered, timeout=1000):
        head.undo_button.click()
    show(head, actions, EMPTY, timeline.undo()[0])
    assert actions["redo"].text() == "Redo deal 1"
    assert head.redo_button.toolTip() == plain_tooltip("Redo deal 1")
    with qtbot.waitSignal(actions["redo"].triggered, timeout=1000):
        head.redo_button.click()


def test_the_table_view_is_said_in_words_where_there_is_room(head: MatchHead) -> None:
    for is_wide, text in ((True, "Table view"), (False, ""), (True, "Table view")):
        head.set_wide(is_wide)
        QApplication.sendEvent(head, QEvent(QEvent.Type.LanguageChange))
        assert head.table_button.text().strip() == text
        assert head.table_button.accessibleName() == "Table view"


def test_a_streak_has_its_line_only_while_there_is_one(head: MatchHead) -> None:
    def told() -> list[str]:
        return [label.text() for label in head.findChildren(ElidedLabel) if label.isVisible()]

    head.show_game("Troefcall", "Deal 3")
    assert told() == ["Deal 3"]
    head.show_streak("Anna & Cato won twice in a row")
    assert told() == ["Deal 3", "Anna & Cato won twice in a row"]
    head.show_streak("")
    assert told() == ["Deal 3"]


def test_in_a_narrow_page_undo_gives_its_words_and_then_the_summary_its_place(
    head: MatchHead, actions: MatchActions
) -> None:
    head.show_game("Boerenbridge", "deal 2 of 8 · 2 cards · Anna deals · Bram begins")
    show(head, actions, ADDED.after, Timeline().push(ADDED))
    said = []
    for width in range(1200, 320, -10):
        head.resize(width, 60)
        said.append(head.undo_button.text().strip())
    assert [text for text, _ in groupby(said)] == ["Undo deal 1", "Undo", ""]
    assert head.undo_button.accessibleName() == "Undo deal 1"
    assert head.undo_button.width() >= TARGET


def test_large_text_does_not_make_the_head_wider_than_a_small_window(
    head: MatchHead, actions: MatchActions, qapp: QApplication
) -> None:
    apply(qapp, Theme.LIGHT, 2.0)
    head.show_game("Auction Bridge", "deal 5 · second game · Anna deals and bids first")
    show(head, actions, ADDED.after, Timeline().push(ADDED))
    # The rail and the page's margins take the rest of 1024 pixels.
    assert head.minimumSizeHint().width() <= 820
    apply(qapp, Theme.LIGHT)
