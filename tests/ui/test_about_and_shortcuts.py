from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

import scorepad
from scorepad.paths import DataFolder
from scorepad.ui import look
from scorepad.ui.dialogs.about import AboutDialog
from scorepad.ui.dialogs.shortcuts import KeyCap, Line, ShortcutsDialog, plain, pressed

FOLDER = DataFolder(Path("/media/anna/scores"))


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> QWidget:
    look.apply(qapp, look.Theme.LIGHT)
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    return made


# About.


@pytest.fixture
def about(qtbot: QtBot, window: QWidget) -> AboutDialog:
    dialog = AboutDialog(FOLDER, window)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


def test_about_tells_name_version_licence_and_what_it_is_built_on(about: AboutDialog) -> None:
    assert about.windowTitle() == "About Scorepad"
    said = " ".join(label.text() for label in about.findChildren(QLabel))
    for word in (
        scorepad.__version__,
        "MIT licence",
        "No internet is used.",
        qVersion(),
        PySide6.__version__,
    ):
        assert word in said


def test_about_shows_both_folders_to_select_and_not_to_write(about: AboutDialog) -> None:
    for place, path in ((about.data, FOLDER.path), (about.logs, FOLDER.logs)):
        place.field.setFocus()
        QTest.keyClicks(place.field, "x")
        assert place.field.text() == str(path)
        place.field.selectAll()
        assert place.field.selectedText() == str(path)
        assert place.field.accessibleName()


def test_about_asks_to_open_each_folder(qtbot: QtBot, about: AboutDialog) -> None:
    for place, path in ((about.data, FOLDER.path), (about.logs, FOLDER.logs)):
        with qtbot.waitSignal(about.open_folder, timeout=1000) as told:
            QTest.mouseClick(place.open_button, Qt.MouseButton.LeftButton)
        assert told.args == [path]
    assert about.isVisible()


def test_about_opens_a_folder_by_keys(qtbot: QtBot, about: AboutDialog) -> None:
    about.logs.open_button.setFocus()
    with qtbot.waitSignal(about.open_folder, timeout=1000) as told:
        QTest.keyClick(about.logs.open_button, Qt.Key.Key_Return)
    assert told.args == [FOLDER.logs]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_about_is_closed_by_enter_and_by_escape(qtbot: QtBot, about: AboutDialog, key: Qt.Key) -> None:
    focused = about.focusWidget()
    assert focused is about.close_button
    with qtbot.waitSignal(about.finished, timeout=1000):
        QTest.keyClick(focused, key)


def test_about_says_everything_anew(about: AboutDialog) -> None:
    about.licence.setText("")
    QApplication.sendEvent(about, QEvent(QEvent.Type.LanguageChange))
    assert "MIT" in about.licence.text()


# Shortcuts.


def act(window: QWidget, text: str, *keys: str) -> QAction:
    made = QAction(text, window)
    made.setShortcuts([QKeySequence(key) for key in keys])
    return made


@pytest.fixture
def actions(window: QWidget) -> dict[str, QAction]:
    return {
        "undo": act(window, "&Undo", "Ctrl+Z"),
        "redo": act(window, "&Redo deal && all…", "Ctrl+Shift+Z", "Ctrl+Y"),
        "new": act(window, "New match…", "Ctrl+N"),
        "idle": act(window, "Merge players"),
    }


@pytest.fixture
def keys(qtbot: QtBot, window: QWidget, actions: dict[str, QAction]) -> ShortcutsDialog:
    dialog = ShortcutsDialog(
        [
            ("Match", [actions["undo"], actions["redo"]]),
            ("Program", [actions["new"], actions["idle"]]),
            ("Nothing here", [actions["idle"]]),
        ],
        window,
        entry=[("A bid or tricks", "0–9"), ("Trump", "C D H S")],
    )
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


def lines(dialog: ShortcutsDialog) -> dict[str, Line]:
    return {line.what.text(): line for group in dialog.groups for line in group.lines if line.isVisible()}


def headings(dialog: ShortcutsDialog) -> list[str]:
    return [group.heading.text() for group in dialog.groups if group.isVisible()]


def caps(line: Line) -> list[str]:
    return [cap.text() for cap in line.findChildren(KeyCap) if cap.isVisible()]


def test_each_action_stands_with_all_its_keys(keys: ShortcutsDialog) -> None:
    shown = lines(keys)
    assert list(shown) == ["A bid or tricks", "Trump", "Undo", "Redo deal & all", "New match"]
    assert caps(shown["Undo"]) == ["Ctrl", "Z"]
    assert caps(shown["Redo deal & all"]) == ["Ctrl", "Shift", "Z", "Ctrl", "Y"]
    assert shown["Redo deal & all"].accessibleName() == "Redo deal & all: Ctrl+Shift+Z or Ctrl+Y"


def test_the_entry_forms_keys_come_first(keys: ShortcutsDialog) -> None:
    assert headings(keys) == ["Entering a deal", "Match", "Program"]
    assert caps(lines(keys)["Trump"]) == ["C", "D", "H", "S"]


def test_without_an_entry_form_its_keys_are_left_out(
    qtbot: QtBot, window: QWidget, actions: dict[str, QAction]
) -> None:
    dialog = ShortcutsDialog([("Match", [actions["undo"]])], window)
    dialog.open()
    assert headings(dialog) == ["Match"]
    dialog.close()


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("undo", ["Undo"]),
        ("ctrl+shift", ["Redo deal & all"]),
        ("match undo", ["Undo"]),
        ("PROGRAM", ["New match"]),
        ("trumP", ["Trump"]),
        ("ctrl n", ["Undo", "New match"]),
        ("merge", []),
    ],
)
def test_the_search_finds_acts_keys_and_headings(keys: ShortcutsDialog, typed: str, left: list[str]) -> None:
    assert keys.search.hasFocus()
    QTest.keyClicks(keys.search, typed)
    assert list(lines(keys)) == left
    assert keys.nothing.isVisible() == (not left)
    keys.search.clear()
    assert len(lines(keys)) == 5


def test_a_key_that_changes_is_shown_as_it_is_now(
    qtbot: QtBot, keys: ShortcutsDialog, actions: dict[str, QAction]
) -> None:
    actions["undo"].setText("Undo deal 7")
    actions["undo"].setShortcuts([QKeySequence("F9")])
    qtbot.waitUntil(lambda: caps(lines(keys)["Undo deal 7"]) == ["F9"], timeout=1000)


def test_arrows_scroll_while_the_search_has_the_keyboard(window: QWidget, keys: ShortcutsDialog) -> None:
    keys.resize(keys.width(), 320)
    bar = keys.area.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(keys.search, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(keys.search, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_enter_in_the_search_closes_nothing_and_escape_does(qtbot: QtBot, keys: ShortcutsDialog) -> None:
    QTest.keyClick(keys.search, Qt.Key.Key_Return)
    assert keys.isVisible()
    with qtbot.waitSignal(keys.rejected, timeout=1000):
        QTest.keyClick(keys.search, Qt.Key.Key_Escape)


def test_the_close_button_closes(qtbot: QtBot, keys: ShortcutsDialog) -> None:
    with qtbot.waitSignal(keys.finished, timeout=1000):
        QTest.mouseClick(keys.close_button, Qt.MouseButton.LeftButton)


def test_an_actions_text_loses_the_signs_of_menus_only() -> None:
    assert [plain(text) for text in ("E&xit", "A && B", "Save as…", "Print...", "R&&B…")] == [
        "Exit",
        "A & B",
        "Save as",
        "Print",
        "R&B",
    ]


def test_the_plus_is_a_key_too() -> None:
    assert pressed(QKeySequence("Ctrl++")) == ("Ctrl", "+")
    assert pressed(QKeySequence("+")) == ("+",)


def test_keys_say_everything_anew(keys: ShortcutsDialog) -> None:
    keys.close_button.setText("")
    QApplication.sendEvent(keys, QEvent(QEvent.Type.LanguageChange))
    assert keys.close_button.text() == "Close"
    assert caps(lines(keys)["Undo"]) == ["Ctrl", "Z"]
