"""Plain sheets in the real window, by keys alone and by mouse alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.games.points.rules import PointsDeal
from scorepad.paths import DataFolder
from scorepad.ui import look
from scorepad.ui.faces.points.form import PointsFace
from scorepad.ui.main_window import MainWindow
from scorepad.ui.widgets.answer_strip import AnswerStrip
from scorepad.ui.widgets.keypad import Keypad
from scorepad.ui.widgets.note import Note
from tests.ui.dialogs.asking import click
from tests.ui.windows import Open, close, do, read_back, shown, tap, type_names, wait_saved

CTRL = Qt.KeyboardModifier.ControlModifier
PATIENCE = 20_000


def begin(qtbot: QtBot, window: MainWindow, key: str, *names: str) -> None:
    """Begin a match of a plain sheet with these players."""
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=PATIENCE)
    click(window.new_match.plain.button(key))
    window.new_match.players.seats[0].name.setFocus()
    type_names(window, list(names))
    if window.stack.currentWidget() is window.new_match:
        click(window.new_match.start_button)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)


def form(window: MainWindow) -> PointsFace:
    (face,) = (one for one in window.match.findChildren(PointsFace) if one.isVisible())
    return face


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.match, key)


def typed(window: MainWindow, words: str) -> None:
    """Type; a line break is Enter."""
    for letter in words:
        if letter == "\n":
            press(window, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(window.match, letter)


def test_a_deal_is_entered_by_keys_alone(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram", "Cato")
    typed(window, "12\n-3\n0\n")
    assert shown(window).draft == PointsDeal(points=(12, -3, 0))
    typed(window, "\n")
    assert shown(window).sheet.totals == (12, -3, 0)
    played = wait_saved(qtbot, window)
    close(qtbot, window)
    assert read_back(folder) == played


def test_the_last_digit_is_taken_back_and_then_the_last_number(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram")
    typed(window, "5\n12")
    press(window, Qt.Key.Key_Backspace)
    assert shown(window).draft == PointsDeal(points=(5, None))
    typed(window, "\n")
    assert shown(window).draft == PointsDeal(points=(5, 1))
    press(window, Qt.Key.Key_Backspace)
    assert shown(window).draft == PointsDeal(points=(5, None))
    wait_saved(qtbot, window)


def test_minus_may_be_typed_before_or_after_and_plus_takes_it_away(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram")
    typed(window, "7-\n-8+\n")
    assert shown(window).draft == PointsDeal(points=(-7, 8))
    wait_saved(qtbot, window)


def test_enter_without_a_number_writes_nothing_down(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram")
    typed(window, "\n-\n")
    assert shown(window).draft == PointsDeal(points=(None, None))
    wait_saved(qtbot, window)


def test_what_is_typed_stays_while_something_else_is_saved(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram")
    typed(window, "5\n12")
    wait_saved(qtbot, window)
    form(window).show_again()
    typed(window, "\n")
    assert shown(window).draft == PointsDeal(points=(5, 12))
    wait_saved(qtbot, window)


def test_more_than_a_sheet_can_hold_is_refused_in_words(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram")
    typed(window, "99999\n")
    assert shown(window).draft == PointsDeal(points=(None, None))
    notes = " ".join(note.text() for note in window.match.findChildren(Note) if note.isVisible())
    assert "from −10,000 to 10,000" in notes
    wait_saved(qtbot, window)


def test_at_a_table_of_eight_the_number_being_typed_is_in_sight_in_a_low_window(
    qtbot: QtBot, open_window: Open
) -> None:
    window = open_window()
    window.resize(1024, 600)
    begin(
        qtbot, window, "points", "Anna", "Bram", "Cato", "Daan", "Eva", "Finn", "Guus", "Wilhelmina-Charlotte"
    )
    typed(window, "".join(f"{number}\n" for number in range(7)))
    typed(window, "-250")
    (strip,) = (one for one in form(window).findChildren(AnswerStrip) if one.isVisible())
    line = strip.line(7)
    qtbot.waitUntil(lambda: line.visibleRegion().boundingRect() == line.rect())
    (keypad,) = (one for one in window.match.findChildren(Keypad) if one.isVisible())
    assert all(key.visibleRegion().boundingRect().height() >= look.TARGET for key in keypad.keys.values())
    wait_saved(qtbot, window)


def test_two_pairs_are_entered_by_mouse_alone(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "pair_points", "Anna", "Bram", "Cato", "Daan")
    (keypad,) = (one for one in window.match.findChildren(Keypad) if one.isVisible())
    for key in ("1", "6", "3", "⌫", "2"):
        click(keypad.keys[key])
    tap(window, "Anna & Cato: 162")
    for key in ("1", "1", "±"):
        click(keypad.keys[key])
    tap(window, "Bram & Daan: -11")
    tap(window, "Score deal 1")
    assert shown(window).sheet.totals == (162, -11)
    wait_saved(qtbot, window)


def test_a_deal_of_before_is_corrected_in_the_same_form(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window, "points", "Anna", "Bram")
    typed(window, "1\n2\n\n3\n4\n\n")
    window.match.correct(0)
    typed(window, "")
    press(window, Qt.Key.Key_Backspace)
    typed(window, "20\n\n")
    assert shown(window).sheet.totals == (4, 24)
    do(window, "undo")
    assert shown(window).sheet.totals == (4, 6)
    wait_saved(qtbot, window)


@pytest.mark.parametrize(("key", "players"), [("points", 8), ("pair_points", 4)])
def test_a_whole_match_goes_to_its_end(qtbot: QtBot, open_window: Open, key: str, players: int) -> None:
    window = open_window()
    begin(qtbot, window, key, *"ABCDEFGH"[:players])
    sides = len(shown(window).side_names)
    for deal in range(2):
        typed(window, "".join(f"{10 * deal + side}\n" for side in range(sides)) + "\n")
    do(window, "stop")
    assert shown(window).sheet.totals[-1] == 10 + 2 * (sides - 1)
    wait_saved(qtbot, window)
