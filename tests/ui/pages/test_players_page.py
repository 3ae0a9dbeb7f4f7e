"""The players page, by keys and clicks, without a history."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.pages.players import PlayersPage
from scorepad.ui.players_model import PlayerLine

ANNA = PlayerLine("Anna", "anna", 12, 5, "2026-02-20", also=("Annie",))
BRAM = PlayerLine("Bram", "bram", 9, 7, "2026-02-13", guest=True)
CATO = PlayerLine("Cato", "cato", 2, 0, "2026-01-09", hidden=True)
PEOPLE = (ANNA, BRAM, CATO)


@pytest.fixture
def page(qtbot: QtBot) -> PlayersPage:
    made = PlayersPage()
    qtbot.addWidget(made)
    made.resize(940, 600)
    made.show()
    qtbot.waitActive(made)
    made.setFocus()
    return made


@pytest.fixture
def full(page: PlayersPage) -> PlayersPage:
    page.show_players(PEOPLE)
    return page


def texts(page: QWidget) -> list[str]:
    return [one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page)]


def key(widget: QWidget, pressed: Qt.Key) -> None:
    QTest.keyClick(widget, pressed)


def editor(page: PlayersPage) -> QLineEdit:
    (found,) = (one for one in page.table.findChildren(QLineEdit) if one.isVisible())
    return found


def test_nothing_is_said_before_the_history_has_answered(page: PlayersPage) -> None:
    assert "Nobody has played yet" not in texts(page)
    page.show_players(())
    assert "Nobody has played yet" in texts(page)
    assert not page.search.isVisible()
    assert not page.rename_button.isVisible()


def test_the_list_has_the_keyboard_as_soon_as_it_is_there(page: PlayersPage) -> None:
    page.show_players(PEOPLE)
    assert page.table.hasFocus()
    assert page.chosen is not None
    assert page.chosen.name == "Anna"


def test_enter_a_double_click_and_a_button_open_the_statistics(qtbot: QtBot, full: PlayersPage) -> None:
    key(full.table, Qt.Key.Key_Down)
    key(full.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(full.player_wanted) as told:
        key(full.table, Qt.Key.Key_Return)
    assert told.args == ["Bram"]
    with qtbot.waitSignal(full.player_wanted) as told:
        at = full.table.visualRect(full.model.index(3, 1)).center()
        QTest.mouseClick(full.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(full.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert told.args == ["Cato"]
    with qtbot.waitSignal(full.player_wanted) as told:
        QTest.mouseClick(full.statistics_button, Qt.MouseButton.LeftButton)
    assert told.args == ["Cato"]


def test_a_button_shows_the_matches(qtbot: QtBot, full: PlayersPage) -> None:
    full.table.choose(2)
    with qtbot.waitSignal(full.matches_wanted) as told:
        QTest.mouseClick(full.matches_button, Qt.MouseButton.LeftButton)
    assert told.args == ["Bram"]


def test_f2_and_a_new_name_rename(qtbot: QtBot, full: PlayersPage) -> None:
    full.table.choose(2)
    key(full.table, Qt.Key.Key_F2)
    QTest.keyClicks(editor(full), "Bram de Wit")
    with qtbot.waitSignal(full.rename_wanted) as told, qtbot.assertNotEmitted(full.player_wanted):
        key(editor(full), Qt.Key.Key_Return)
    assert told.args == ["Bram", "Bram de Wit"]


def test_f2_renames_here_whatever_it_does_elsewhere(qtbot: QtBot, full: PlayersPage) -> None:
    elsewhere = QAction("Correct", full)
    elsewhere.setShortcut(QKeySequence(Qt.Key.Key_F2))
    full.addAction(elsewhere)
    with qtbot.assertNotEmitted(elsewhere.triggered):
        key(full.table, Qt.Key.Key_F2)
    assert editor(full).text() == "Anna"


def test_f2_pressed_twice_goes_on_with_the_name_that_is_typed(qtbot: QtBot, full: PlayersPage) -> None:
    full.rename_chosen()
    QTest.keyClicks(editor(full), "Nobody")
    key(editor(full), Qt.Key.Key_F2)
    assert editor(full).text() == "Nobody"


def test_escape_keeps_the_old_name(qtbot: QtBot, full: PlayersPage) -> None:
    QTest.mouseClick(full.rename_button, Qt.MouseButton.LeftButton)
    QTest.keyClicks(editor(full), "Nobody")
    with qtbot.assertNotEmitted(full.rename_wanted):
        key(editor(full), Qt.Key.Key_Escape)


def test_a_name_that_is_taken_asks_whether_they_are_one_person(qtbot: QtBot, full: PlayersPage) -> None:
    full.table.choose(2)
    full.rename_chosen()
    QTest.keyClicks(editor(full), "ANNIE")
    with qtbot.assertNotEmitted(full.rename_wanted):
        key(editor(full), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: full.open_dialog is not None)
    dialog = full.open_dialog
    assert dialog is not None
    assert dialog.names == ("Bram", "Anna")
    assert "There is already somebody called Anna. Is that the same person?" in texts(dialog)
    with qtbot.waitSignal(full.merge_wanted) as told:
        key(dialog.merge_button, Qt.Key.Key_Return)
    assert told.args == ["Bram", "Anna"]


def test_an_earlier_name_of_the_same_person_can_be_taken_up(qtbot: QtBot, full: PlayersPage) -> None:
    full.rename_chosen()
    QTest.keyClicks(editor(full), "Annie")
    with qtbot.waitSignal(full.rename_wanted) as told:
        key(editor(full), Qt.Key.Key_Return)
    assert told.args == ["Anna", "Annie"]


def test_merging_says_what_will_happen_and_why_it_cannot(qtbot: QtBot, full: PlayersPage) -> None:
    full.table.choose(2)
    QTest.mouseClick(full.merge_button, Qt.MouseButton.LeftButton)
    dialog = full.open_dialog
    assert dialog is not None
    assert dialog.names == ("Bram", "")
    assert not dialog.merge_button.isEnabled()
    key(dialog.other, Qt.Key.Key_C)
    assert dialog.names == ("Bram", "Cato")
    assert any("9 matches of Bram count for Cato" in text for text in texts(dialog))
    assert full.refuse_merge("Bram and Cato sat at one table.")
    assert any("Bram and Cato sat at one table." in text for text in texts(dialog))
    assert not dialog.merge_button.isEnabled()
    key(dialog.other, Qt.Key.Key_Up)
    key(dialog.other, Qt.Key.Key_Up)
    assert dialog.merge_button.isEnabled()
    full.merged()
    assert not dialog.isVisible()
    assert not full.refuse_merge("Too late.")


def test_escape_leaves_them_apart(qtbot: QtBot, full: PlayersPage) -> None:
    dialog = full.ask_who_is_one("Bram", "Cato")
    with qtbot.assertNotEmitted(full.merge_wanted):
        key(dialog, Qt.Key.Key_Escape)
    assert full.open_dialog is None


def test_another_name_can_be_parted_and_nothing_else(qtbot: QtBot, full: PlayersPage) -> None:
    assert not full.part_button.isVisible()
    key(full.table, Qt.Key.Key_Down)
    assert not full.rename_button.isVisible()
    assert not full.guest_box.isVisible()
    with qtbot.waitSignal(full.part_wanted) as told:
        QTest.mouseClick(full.part_button, Qt.MouseButton.LeftButton)
    assert told.args == ["Annie", "Anna"]


def test_guest_and_hidden_show_the_person_and_are_wished_by_a_tick(qtbot: QtBot, full: PlayersPage) -> None:
    full.table.choose(2)
    assert (full.guest_box.isChecked(), full.hidden_box.isChecked()) == (True, False)
    with qtbot.waitSignal(full.guest_wanted) as told:
        key(full.guest_box, Qt.Key.Key_Space)
    assert told.args == ["Bram", False]
    full.table.choose(3)
    assert (full.guest_box.isChecked(), full.hidden_box.isChecked()) == (False, True)
    with qtbot.waitSignal(full.hidden_wanted) as told:
        key(full.hidden_box, Qt.Key.Key_Space)
    assert told.args == ["Cato", False]


def test_search_narrows_the_list_and_leads_into_it(full: PlayersPage) -> None:
    full.start_search()
    QTest.keyClicks(full.search, "br")
    assert full.model.rowCount() == 1
    key(full.search, Qt.Key.Key_Down)
    assert full.table.hasFocus()
    assert full.chosen is not None
    assert full.chosen.name == "Bram"
    full.start_search()
    QTest.keyClicks(full.search, "xyz")
    assert "Nobody here is called “xyz”." in texts(full)
    assert not full.matches_button.isVisible()
    key(full.search, Qt.Key.Key_Escape)
    assert full.model.rowCount() == 4
    assert full.search.text() == ""


def test_who_was_chosen_stays_chosen_and_under_a_new_name_too(full: PlayersPage) -> None:
    full.table.choose(2)
    full.show_players(reversed(PEOPLE))
    assert full.chosen is not None
    assert full.chosen.name == "Bram"
    full.choose_next("Bram de Wit")
    full.show_players((ANNA, PlayerLine("Bram de Wit", "bram de wit", also=("Bram",)), CATO))
    assert full.chosen is not None
    assert full.chosen.name == "Bram de Wit"


def test_a_click_on_a_title_sorts(full: PlayersPage) -> None:
    header = full.table.horizontalHeader()
    at = header.sectionViewportPosition(2) + 10
    for wanted in (("Cato", "Anna", "Bram"), ("Bram", "Anna", "Cato"), ("Anna", "Bram", "Cato")):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, 10))
        rows = [full.model.row(row) for row in range(full.model.rowCount())]
        assert tuple(row.name for row in rows if row is not None and not row.other) == wanted
