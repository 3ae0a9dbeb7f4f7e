"""What becomes of an evening when its file goes bad: real files, the real window, the keyboard."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from unittest.mock import Mock

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.app import make_window
from scorepad.paths import DataFolder
from scorepad.settings import SettingsFile
from scorepad.store import mark
from scorepad.store.errors import FULL, StoreUnavailable
from scorepad.store.shelf import Reason, on_shelf
from scorepad.store.store import Store
from scorepad.ui.desks.rescue_desk import WEEK, is_due
from scorepad.ui.dialogs.backups import BackupsDialog
from scorepad.ui.dialogs.checking import CheckDialog
from scorepad.ui.dialogs.restoring import RestoreDialog
from scorepad.ui.dialogs.way_back import WayBackDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.widgets.dialog import Dialog
from tests.ui.evenings import played
from tests.ui.windows import EIGHT, Open, asked, begin_by_keys, close, score, shown, wait_saved

WAIT = 20_000


@contextmanager
def history(folder: DataFolder) -> Iterator[Store]:
    with Store.open(folder.database, folder.backups) as store:
        yield store


def put_by(folder: DataFolder, days_ago: int) -> Path:
    """A backup of the history as it is, made some days before this evening."""
    with history(folder) as store:
        kept = store.keep(folder.backups, Reason.MATCH, EIGHT - timedelta(days=days_ago))
    assert kept is not None
    return kept.path


def matches(folder: DataFolder) -> int:
    with history(folder) as store:
        assert store.check() == ()
        return store.count()


def wait_for(qtbot: QtBot, window: MainWindow, kind: type[Dialog]) -> None:
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(kind)), timeout=WAIT)


def hold_no_keys(window: MainWindow) -> None:
    """Look for no other programs: while the history is read again, keys would wait for a moment."""
    window._lookout.stop()


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def tab_to(button: QWidget) -> None:
    """Go there by Tab alone."""
    for _ in range(40):
        if button.hasFocus():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {button}")


def by_keys(button: QPushButton) -> None:
    tab_to(button)
    press(Qt.Key.Key_Return)


@pytest.fixture
def unopened(qtbot: QtBot, qapp: QApplication, folder: DataFolder) -> Iterator[Open]:
    """A start after which the history is not open."""
    opened: list[MainWindow] = []

    def open_() -> MainWindow:
        window = make_window(qapp, folder, "en", lambda: EIGHT)
        opened.append(window)
        window.show()
        qtbot.waitUntil(lambda: window.home.why_unopened is not None, timeout=WAIT)
        return window

    yield open_
    for window in opened:
        close(qtbot, window)
        shiboken6.delete(window)


def an_evening(folder: DataFolder) -> None:
    """Two matches, with a backup after the first; nothing in a journal."""
    with history(folder) as store:
        store.create(played(15).detailed(started="2026-01-02T20:00:00+01:00").after, EIGHT)
    put_by(folder, days_ago=7)
    with history(folder) as store:
        store.create(played(3).detailed(started="2026-01-09T19:00:00+01:00").after, EIGHT)


def test_a_damaged_history_is_found_at_the_start_and_the_way_back_is_gone_by_keys(
    qtbot: QtBot, folder: DataFolder, unopened: Open
) -> None:
    an_evening(folder)
    damaged = bytearray(folder.database.read_bytes())
    damaged[:200] = bytes(200)  # nothing tells that this is a history
    folder.database.write_bytes(damaged)
    window = unopened()
    assert folder.database.read_bytes() == damaged
    assert list(folder.backups.glob("scorepad-damaged-*")) == []
    qtbot.waitUntil(lambda: window.home.controls["way_back"].hasFocus(), timeout=WAIT)
    press(Qt.Key.Key_Return)
    wait_for(qtbot, window, WayBackDialog)
    dialog = asked(window, WayBackDialog)
    qtbot.waitUntil(lambda: bool(dialog.buttons), timeout=WAIT)
    # Perhaps it never was a history: nothing is chosen beforehand.
    assert not dialog.go_button.isEnabled() and dialog.go_button.toolTip()
    assert dialog.buttons[-1].text() == "Begin anew"
    qtbot.waitUntil(lambda: dialog.buttons[0].hasFocus(), timeout=WAIT)
    press(Qt.Key.Key_Space)
    with qtbot.waitSignal(window.ready, timeout=WAIT):
        by_keys(dialog.go_button)
    (aside,) = folder.backups.glob("scorepad-damaged-*.db")
    assert aside.read_bytes() == damaged
    assert aside.name in window.messages.text()
    with qtbot.waitActive(window):
        window.activateWindow()  # as window managers do when a dialog closes
    hold_no_keys(window)
    qtbot.waitUntil(lambda: not window.keys._holding, timeout=WAIT)
    begin_by_keys(qtbot, window)
    score(window, 2)
    wait_saved(qtbot, window)
    close(qtbot, window)
    # The backup had one match, the file without its first page one more, and one was begun here.
    assert matches(folder) == 3


def test_a_damaged_match_is_found_later_and_what_came_after_the_backup_is_taken_over(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    an_evening(folder)
    with closing(sqlite3.connect(folder.database)) as raw, raw:
        raw.execute("UPDATE deals SET content = '{}' WHERE match_id = 1 AND position = 2")
    window = open_window()
    hold_no_keys(window)
    window.open_match(2)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    window.open_match(1)
    qtbot.waitUntil(lambda: "not as it was written" in window.messages.text(), timeout=WAIT)
    QTest.mouseClick(window.messages._action, Qt.MouseButton.LeftButton)
    dialog = asked(window, WayBackDialog)
    qtbot.waitUntil(lambda: bool(dialog.buttons), timeout=WAIT)
    assert "And 1 match played since" in dialog.buttons[0].accessibleDescription()
    assert dialog.buttons[0].isChecked()
    assert "2 matches, 18 deals" in dialog.buttons[0].accessibleDescription()
    QTest.mouseClick(dialog.go_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "scorepad-damaged-" in window.messages.text(), timeout=WAIT)
    # What was open goes on, and is written to the history that is there now.
    score(window)
    wait_saved(qtbot, window)
    window.open_match(1)
    qtbot.waitUntil(lambda: shown(window).finished, timeout=WAIT)
    close(qtbot, window)
    assert matches(folder) == 2


def test_looking_for_the_way_back_is_given_up_and_nothing_is_changed(
    qtbot: QtBot, folder: DataFolder, unopened: Open
) -> None:
    an_evening(folder)
    folder.database.write_bytes(b"")
    window = unopened()
    assert "is empty" in str(window.home.why_unopened)
    for _ in range(2):
        QTest.mouseClick(window.home.controls["way_back"], Qt.MouseButton.LeftButton)
        QTest.keyClick(asked(window, WayBackDialog), Qt.Key.Key_Escape)
        assert not any(one.isVisible() for one in window.findChildren(WayBackDialog))
    QTest.mouseClick(window.home.controls["again"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.keys._holding, timeout=WAIT)
    assert folder.database.read_bytes() == b""
    assert window.home.why_unopened is not None


def test_an_old_backup_is_restored_and_that_is_undone(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    an_evening(folder)
    window = open_window()
    hold_no_keys(window)
    window.open_match(2)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    score(window)
    played_on = wait_saved(qtbot, window)
    window.actions_of_window["backups"].trigger()
    backups = asked(window, BackupsDialog)
    qtbot.waitUntil(lambda: bool(backups.model.lines), timeout=WAIT)
    qtbot.waitUntil(lambda: backups.model.lines[0].holds is not None, timeout=WAIT)
    assert [backups.model.index(0, column).data() for column in range(1, 4)] == ["after a match", "1", "15"]
    backups.activateWindow()
    backups.list.setFocus()
    press(Qt.Key.Key_Return)
    restoring = asked(window, RestoreDialog)
    qtbot.waitUntil(restoring.restore_button.isVisible, timeout=WAIT)
    assert "1 match that only your history now has" in restoring.missing.text()
    assert restoring.leave_button.isDefault() and restoring.leave_button.hasFocus()
    by_keys(restoring.restore_button)
    qtbot.waitUntil(lambda: "Restored" in window.messages.text(), timeout=WAIT)
    (kept,) = (one for one in on_shelf(folder.backups) if one.reason is Reason.RESTORE)
    assert kept.path.name in window.messages.text()
    # The match on the table is not in that history.
    qtbot.waitUntil(lambda: window.controller is None, timeout=WAIT)
    assert window.stack.currentWidget() is window.home
    qtbot.waitUntil(lambda: "match:2" not in window.home.controls, timeout=WAIT)
    QTest.mouseClick(window.messages._action, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "again as it was" in window.messages.text(), timeout=WAIT)
    window.open_match(2)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    assert shown(window) == played_on
    close(qtbot, window)
    assert matches(folder) == 2


def test_numbers_of_a_backup_that_do_not_follow_are_told_once_it_is_restored(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    an_evening(folder)
    (backup,) = on_shelf(folder.backups)
    with closing(sqlite3.connect(backup.path)) as raw, raw:
        raw.execute("UPDATE results SET total = total + 1 WHERE match_id = 1 AND seat = 0")
    window = open_window()
    hold_no_keys(window)
    window.backups.ask_to_restore(backup.path, "old")
    restoring = asked(window, RestoreDialog)
    qtbot.waitUntil(restoring.restore_button.isVisible, timeout=WAIT)
    restoring.restore_button.click()
    qtbot.waitUntil(lambda: "A check of the history found" in window.messages.text(), timeout=WAIT)
    close(qtbot, window)


def test_nothing_is_restored_over_what_is_not_saved_and_a_bad_file_is_refused_in_a_sentence(
    qtbot: QtBot, folder: DataFolder, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_evening(folder)
    window = open_window()
    hold_no_keys(window)
    window.open_match(2)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    bad = tmp_path / "holiday.db"
    bad.write_bytes(b"not a history")
    window.backups.ask_for_file = lambda: str(bad)
    window.backups.restore_from_file()
    refused = asked(window, RestoreDialog)
    qtbot.waitUntil(refused.problem.isVisible, timeout=WAIT)
    assert "is no backup of a Scorepad history" in refused.problem.text()
    assert not refused.restore_button.isVisible()
    refused.reject()
    with monkeypatch.context() as full:
        full.setattr(Store, "save", Mock(side_effect=StoreUnavailable(FULL.of(path=folder.database))))
        QTest.keyClick(window.match, Qt.Key.Key_1)
        qtbot.waitUntil(lambda: window._library.trouble is not None, timeout=WAIT)
    window.backups.ask_to_restore(on_shelf(folder.backups)[0].path, "old")
    unsaved = [one for one in window.findChildren(RestoreDialog) if one.isVisible()][-1]
    qtbot.waitUntil(unsaved.restore_button.isVisible, timeout=WAIT)
    before = shown(window)
    unsaved.restore_button.click()
    qtbot.waitUntil(unsaved.problem.isVisible, timeout=WAIT)
    assert "Not everything is saved" in unsaved.problem.text()
    unsaved.reject()
    window._library.again()
    assert wait_saved(qtbot, window) == before


@pytest.mark.parametrize("is_large", [False, True], ids=["at once", "in the weekly check"])
def test_a_wrong_number_is_found_and_put_right(
    qtbot: QtBot, folder: DataFolder, open_window: Open, is_large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_large:  # too large to be read at every start
        monkeypatch.setattr(mark, "LARGEST", 0)
    an_evening(folder)
    with closing(sqlite3.connect(folder.database)) as raw, raw:
        raw.execute("UPDATE results SET total = total + 1 WHERE match_id = 1 AND seat = 0")
    window = open_window()
    if is_large:
        window.rescue.check_quietly()
    qtbot.waitUntil(lambda: "A check of the history found" in window.messages.text(), timeout=WAIT)
    assert SettingsFile(folder.settings).settings.checked_at == ""
    QTest.mouseClick(window.messages._action, Qt.MouseButton.LeftButton)
    dialog = asked(window, CheckDialog)
    assert "Match 1" in dialog.text.toPlainText()
    qtbot.waitUntil(dialog.repair_button.hasFocus, timeout=WAIT)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "All is well: 2 matches, 18 deals" in dialog.verdict.text(), timeout=WAIT)
    assert on_shelf(folder.backups)[0].reason is Reason.REPAIR
    assert SettingsFile(folder.settings).settings.checked_at == EIGHT.isoformat()
    press(Qt.Key.Key_Escape)
    # It is not due again, and says nothing where all is well.
    window.messages.clear()
    window.rescue.check_quietly()
    close(qtbot, window)
    assert matches(folder) == 2


def test_what_was_saved_last_and_is_gone_is_told_at_the_start_and_then_no_more(
    qtbot: QtBot, folder: DataFolder, open_window: Open
) -> None:
    an_evening(folder)
    older = folder.database.read_bytes()
    with history(folder) as store:
        store.create(played(4), EIGHT)
    folder.database.write_bytes(older)
    window = open_window()
    qtbot.waitUntil(
        lambda: "saved last is not in the history any more" in window.messages.text(), timeout=WAIT
    )
    QTest.mouseClick(window.messages._action, Qt.MouseButton.LeftButton)
    asked(window, WayBackDialog).reject()
    close(qtbot, window)
    with history(folder) as store:
        assert not store.news
    assert matches(folder) == 2


@pytest.mark.parametrize(
    ("ago", "due"), [(WEEK, True), (timedelta(days=6), False), (timedelta(0), False), (-timedelta(1), True)]
)
def test_a_check_is_due_after_a_week_and_where_a_clock_was_wrong(ago: timedelta, due: bool) -> None:
    assert is_due((EIGHT - ago).isoformat(), EIGHT) is due
    assert is_due("", EIGHT)


def test_a_second_folder_that_is_gone_is_told_once_and_gets_the_next_backup_when_it_is_back(
    qtbot: QtBot, folder: DataFolder, open_window: Open, tmp_path: Path
) -> None:
    an_evening(folder)
    stick = tmp_path / "stick"
    stick.mkdir()
    window = open_window()
    window.backups.ask_for_folder = lambda: str(folder.backups)
    window.actions_of_window["backups"].trigger()
    dialog = asked(window, BackupsDialog)
    QTest.mouseClick(dialog.second.choose_button, Qt.MouseButton.LeftButton)
    assert "belongs to the history itself" in dialog.note.text()
    window.backups.ask_for_folder = lambda: str(stick)
    QTest.mouseClick(dialog.second.choose_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(list(stick.glob("*/scorepad-*-hand.db"))) == 1, timeout=WAIT)
    qtbot.waitUntil(lambda: "It is there" in dialog.second.state.text(), timeout=WAIT)
    stick.rename(tmp_path / "away")
    QTest.mouseClick(dialog.keep_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "It is not there now" in dialog.second.state.text(), timeout=WAIT)
    qtbot.waitUntil(lambda: "A backup could not be made" in dialog.note.text(), timeout=WAIT)
    dialog.reject()
    told: list[object] = []
    window._library.not_kept.connect(told.append)
    window.messages.clear()
    for _ in range(2):
        window._library.keep(Reason.MATCH)
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT)
    assert window.messages.text() == ""
    (tmp_path / "away").rename(stick)
    window.backups.forget_folder()
    assert SettingsFile(folder.settings).settings.second_folder == ""
    assert len(list(stick.glob("*/scorepad-*-hand.db"))) == 1


def test_a_copy_goes_anywhere_but_over_the_history_itself(
    qtbot: QtBot, folder: DataFolder, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_evening(folder)
    window = open_window()
    window.actions_of_window["backups"].trigger()
    dialog = asked(window, BackupsDialog)
    for chosen in (folder.database, folder.path / "scorepad.db-wal"):
        monkeypatch.setattr(window.backups, "ask_where", Mock(return_value=str(chosen)))
        QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: "history itself" in dialog.note.text(), timeout=WAIT)
    monkeypatch.setattr(window.backups, "ask_where", lambda name: str(tmp_path / name))
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "scorepad-2026-01-09.db" in dialog.note.text(), timeout=WAIT)
    with closing(sqlite3.connect(tmp_path / "scorepad-2026-01-09.db")) as copy:
        assert copy.execute("SELECT count(*) FROM matches").fetchone() == (2,)
