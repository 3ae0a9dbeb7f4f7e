"""A real window over a real history, and what the tests do with it."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui.controller import Saving
from scorepad.ui.main_window import MainWindow
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.name_edit import NameEdit
from tests.ui.evenings import some_deal, spoken

EIGHT = datetime(2026, 1, 9, 20, tzinfo=timezone(timedelta(hours=1)))

Open = Callable[[], MainWindow]
D = TypeVar("D", bound=Dialog)


def close(qtbot: QtBot, window: MainWindow) -> None:
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)


def wait_saved(qtbot: QtBot, window: MainWindow) -> Match:
    controller = window.match.controller
    assert controller is not None
    qtbot.waitUntil(lambda: controller.saving is Saving.SAVED, timeout=20_000)
    return controller.shown


def shown(window: MainWindow) -> Match:
    assert window.match.controller is not None
    return window.match.controller.shown


def type_names(window: MainWindow, names: list[str]) -> None:
    """Enter a table on the page for a new match, by keys alone, and begin."""
    for name in names:
        field = window.focusWidget()
        assert isinstance(field, NameEdit), field
        field.selectAll()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)


def read_back(folder: DataFolder) -> Match:
    store = Store.open(folder.database, folder.backups)
    try:
        (line,) = store.lines()
        return store.load(line.id)
    finally:
        store.close()


def begin_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=20_000)
    type_names(window, ["Anna", "Bram", "Cato", "Daan"])
    field = window.focusWidget()
    if window.stack.currentWidget() is window.new_match and field is not None:
        QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=20_000)


def tab_to(window: MainWindow, key: Qt.Key, is_it: Callable[[Any], bool]) -> None:
    """Press Tab, or Shift and Tab, until the keyboard is there."""
    for _ in range(60):
        if is_it(window.focusWidget()):
            return
        QTest.keyClick(window.focusWidget(), key)
    raise AssertionError("Tab does not come there")


def choose_game_by_keys(qtbot: QtBot, window: MainWindow, game: str) -> None:
    """Open the page for new matches and choose a game without the mouse; the first name comes next."""
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=20_000)
    tab_to(window, Qt.Key.Key_Backtab, lambda widget: widget.accessibleName() == game)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    tab_to(window, Qt.Key.Key_Tab, lambda widget: "seat 1" in widget.accessibleName())


def seat(qtbot: QtBot, window: MainWindow, match: Match) -> None:
    """A table sits down to play; how it comes to the page by keys is told by whole evenings."""
    window.begin(match)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=20_000)


def start_again(qtbot: QtBot, open_window: Open, window: MainWindow) -> MainWindow:
    """The program closed and started again, on the match that was on the table."""
    wait_saved(qtbot, window)
    close(qtbot, window)
    # It would be styled anew with every window after it.
    shiboken6.delete(window)
    new = open_window()
    QTest.keyClick(new.focusWidget() or new, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: new.stack.currentWidget() is new.match, timeout=20_000)
    return new


def tap(window: QWidget, text: str) -> None:
    found = [
        one
        for one in window.findChildren(QAbstractButton)
        if one.isVisible() and one.isEnabled() and text in (one.text(), one.accessibleName())
    ]
    assert found, f"no button {text!r}"
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def visible(window: QWidget, text: str) -> list[QAbstractButton]:
    return [
        one
        for one in window.findChildren(QAbstractButton)
        if one.isVisible() and text in (one.text(), one.accessibleName())
    ]


def score(window: MainWindow, deals: int = 1) -> None:
    """Enter some deals by keys."""
    for _ in range(deals):
        before = shown(window)
        bids, tricks = spoken(before, some_deal(before))
        QTest.keyClicks(window.match, "".join(map(str, bids + tricks)))
        QTest.keyClick(window.match, Qt.Key.Key_Return)
        assert len(shown(window).deals) == len(before.deals) + 1


def asked(window: MainWindow, kind: type[D]) -> D:
    """The dialog that is open over the window."""
    (found,) = (one for one in window.findChildren(kind) if one.isVisible())
    return found


def do(window: MainWindow, key: str) -> None:
    """Choose one of the match's actions, as its menu and its key do."""
    action = window.match.actions_of_match[key]
    assert action.isEnabled(), key
    action.trigger()
