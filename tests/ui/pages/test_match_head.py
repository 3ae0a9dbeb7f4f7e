import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.core.timeline import Timeline
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
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
