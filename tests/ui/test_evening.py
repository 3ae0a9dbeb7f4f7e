"""Whole evenings in the real window, over a real history in a folder of the test's own."""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.app import make_window
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui.controller import Saving
from scorepad.ui.widgets.number_row import NumberRow
from tests.ui.evenings import some_deal, spoken
from tests.ui.windows import EIGHT, Open, begin_by_keys, close, read_back, shown, tap, visible, wait_saved


def test_an_evening_of_fifteen_deals_by_keys_alone(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    while not shown(window).finished:
        before = shown(window)
        bids, tricks = spoken(before, some_deal(before))
        QTest.keyClicks(window.focusWidget() or window, "".join(map(str, bids + tricks)))
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
        assert len(shown(window).deals) == len(before.deals) + 1
    match = wait_saved(qtbot, window)
    assert len(match.deals) == 15
    close(qtbot, window)
    assert read_back(folder) == match


def test_names_typed_right_after_asking_for_a_match_arrive(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    # The page is not there yet: nothing waits for it here.
    QTest.keyClicks(window, "Anna")
    QTest.keyClick(window, Qt.Key.Key_Return)
    QTest.keyClicks(window, "Bram")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=20_000)
    qtbot.waitUntil(lambda: window.new_match.players.seating.names[:2] == ("Anna", "Bram"), timeout=20_000)


def test_an_evening_by_mouse_alone(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    # The last table is known, so that a tap begins the next match; names are typed only once in a life.
    window = open_window()
    begin_by_keys(qtbot, window)
    QTest.keyClicks(window.match, "1")
    first = wait_saved(qtbot, window)
    assert first.open_deal is not None
    tap(window, "Home")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.home)
    qtbot.waitUntil(lambda: bool(visible(window, "The same table again")), timeout=20_000)
    tap(window, "The same table again")
    qtbot.waitUntil(
        lambda: window.stack.currentWidget() is window.match and shown(window).open_deal is None,
        timeout=20_000,
    )
    while not shown(window).finished:
        before = shown(window)
        bids, tricks = spoken(before, some_deal(before))
        for number in bids + tricks:
            row = window.match.findChild(NumberRow)
            assert isinstance(row, NumberRow)
            QTest.mouseClick(row.button(number), Qt.MouseButton.LeftButton)
        tap(window, f"Score deal {len(before.deals) + 1}")
        assert len(shown(window).deals) == len(before.deals) + 1
    assert len(wait_saved(qtbot, window).deals) == 15


def test_the_program_closed_in_mid_deal_goes_on_where_it_stood(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    for _ in range(3):
        bids, tricks = spoken(shown(window), some_deal(shown(window)))
        QTest.keyClicks(window.match, "".join(map(str, bids + tricks)))
        QTest.keyClick(window.match, Qt.Key.Key_Return)
    QTest.keyClicks(window.match, "21")
    left = wait_saved(qtbot, window)
    close(qtbot, window)

    again = open_window()
    assert again.stack.currentWidget() is again.home
    QTest.keyClick(again.focusWidget() or again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: again.stack.currentWidget() is again.match, timeout=20_000)
    assert shown(again) == left
    QTest.keyClicks(again.match, "0")
    assert shown(again).draft != left.draft
    wait_saved(qtbot, again)


def test_undo_after_a_restart_takes_the_last_deal_back(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    begun = shown(window)
    bids, tricks = spoken(begun, some_deal(begun))
    QTest.keyClicks(window.match, "".join(map(str, bids + tricks)))
    QTest.keyClick(window.match, Qt.Key.Key_Return)
    wait_saved(qtbot, window)
    close(qtbot, window)
    again = open_window()
    QTest.keyClick(again.focusWidget() or again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: again.stack.currentWidget() is again.match, timeout=20_000)
    assert len(shown(again).deals) == 1
    assert "deal 1" in again.match.head.undo_button.text()
    QTest.mouseClick(again.match.head.undo_button, Qt.MouseButton.LeftButton)
    assert shown(again).deals == ()
    wait_saved(qtbot, again)


def test_keys_typed_before_the_history_is_open_are_kept(
    qtbot: QtBot, qapp: QApplication, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    QTest.keyClicks(window.match, "1")
    wait_saved(qtbot, window)
    close(qtbot, window)

    again = make_window(qapp, folder, "en", lambda: EIGHT)
    with qtbot.waitSignal(again.painted, timeout=20_000):
        again.show()
    # The history is not open yet: Enter continues the match, the digits are the next bids.
    QTest.keyClick(again, Qt.Key.Key_Return)
    QTest.keyClicks(again, "00")
    qtbot.waitUntil(lambda: again.stack.currentWidget() is again.match, timeout=20_000)
    qtbot.waitUntil(lambda: shown(again).draft.bids == (None, 1, 0, 0), timeout=20_000)  # type: ignore[attr-defined]
    close(qtbot, again)
    shiboken6.delete(again)


def test_a_history_that_cannot_be_written_loses_nothing_and_is_saved_again_later(
    qtbot: QtBot, open_window: Open, folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scorepad.store.errors import FULL, StoreUnavailable

    window = open_window()
    begin_by_keys(qtbot, window)
    wait_saved(qtbot, window)
    real = Store.save

    def full(self: Store, *_: object) -> None:
        raise StoreUnavailable(FULL.of(path="the disk"))

    monkeypatch.setattr(Store, "save", full)
    QTest.keyClicks(window.match, "10")
    controller = window.match.controller
    assert controller is not None
    qtbot.waitUntil(lambda: controller.saving is Saving.NOT_SAVED, timeout=20_000)
    assert "full" in window.match.saved_mark.text()
    assert shown(window).draft.bids == (None, 1, 0, None)  # type: ignore[attr-defined]
    QTest.keyClicks(window.match, "0")
    window.begin(shown(window))
    assert window.match.controller is controller, "no other match begins before this one is on disk"
    assert "saved" in window.messages.text()
    window.messages.clear()
    monkeypatch.setattr(Store, "save", real)
    tap(window, "Save again")
    match = wait_saved(qtbot, window)
    assert match.draft.bids == (None, 1, 0, 0)  # type: ignore[attr-defined]
    close(qtbot, window)
    assert read_back(folder) == match


def test_a_folder_that_may_not_be_used_is_told_in_one_sentence(
    qtbot: QtBot, qapp: QApplication, folder: DataFolder
) -> None:
    folder.path.parent.mkdir(parents=True, exist_ok=True)
    folder.path.write_text("a file where the folder should be")
    window = make_window(qapp, folder, "en", lambda: EIGHT)
    window.show()
    qtbot.waitUntil(lambda: window.home.why_unopened is not None, timeout=20_000)
    assert str(folder.path) in str(window.home.why_unopened)
    window.close()
    shiboken6.delete(window)
