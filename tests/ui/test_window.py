"""The window around the match: pages, menus, keys, files, and what is remembered."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from scorepad import record
from scorepad.core.match import Change, Match
from scorepad.core.table import Setup
from scorepad.games.auction_bridge import GAME as AUCTION_BRIDGE
from scorepad.games.auction_bridge.rules import AuctionOptions
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui.dialogs.about import AboutDialog
from scorepad.ui.dialogs.shortcuts import ShortcutsDialog
from scorepad.ui.main_window import RAIL, MainWindow
from scorepad.ui.pages.dealers_bid import DealersBidDialog
from tests.ui.evenings import played, some_deal
from tests.ui.pads import MADE, NAMES
from tests.ui.windows import (
    EIGHT,
    Open,
    asked,
    begin_by_keys,
    close,
    do,
    read_back,
    score,
    shown,
    tap,
    visible,
    wait_saved,
)

CTRL = Qt.KeyboardModifier.ControlModifier


def the_page(window: MainWindow, key: str) -> object:
    pages: dict[str, Callable[[], object]] = {
        "home": lambda: window.home,
        "match": lambda: window.match,
        "history": lambda: window.history.page,
        "players": lambda: window.players.page,
        "season": lambda: window.season_desk.page,
        "rules": lambda: window.rules,
        "settings": lambda: window.settings_page,
    }
    return pages[key]()


def entries(menu: QMenu) -> list[QAction]:
    """What can be chosen in a menu and the menus within it."""
    found = []
    for action in menu.actions():
        within = action.menu()
        if isinstance(within, QMenu):
            found += entries(within)
        elif not action.isSeparator():
            found.append(action)
    return found


@pytest.mark.parametrize("key", RAIL)
def test_every_page_of_the_rail_opens_and_its_key_too(qtbot: QtBot, open_window: Open, key: str) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window)
    wait_saved(qtbot, window)
    QTest.mouseClick(window.rail.item(key), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is the_page(window, key), timeout=20_000)
    window.go_to("home")
    window.actions_of_window[key].trigger()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is the_page(window, key), timeout=20_000)


def test_every_action_of_the_menus_has_words_and_no_key_is_given_twice(
    qtbot: QtBot, open_window: Open
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    actions = [action for menu in window._menus.values() for action in entries(menu)]
    assert all(action.text() for action in actions)
    keys = [key.toString() for action in set(actions) for key in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))
    wait_saved(qtbot, window)


def test_every_menu_is_one_column_on_a_small_screen(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    heights = {key: menu.sizeHint().height() for key, menu in window._menus.items()}
    assert max(heights.values()) <= 600, heights
    wait_saved(qtbot, window)


def test_the_list_of_keys_is_made_from_the_actions(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_Slash, CTRL)
    dialog = asked(window, ShortcutsDialog)
    told = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for action in (window.actions_of_window["new"], window.actions_of_window["table"]):
        assert action.text().rstrip("…") in told
    assert "a bid or a number of tricks" in told
    dialog.reject()


def test_whoever_saves_by_habit_hears_that_all_is_saved(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    QTest.keyClicks(window.match, "1")
    wait_saved(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    assert "Everything is saved" in window.messages.text()


def test_the_dealers_bid_is_asked_with_no_match_open(open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F4)
    dialog = asked(window, DealersBidDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_dealers_bid_knows_the_open_deal(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window, 4)
    QTest.keyClicks(window.match, "21")
    QTest.keyClick(window, Qt.Key.Key_F4)
    dialog = asked(window, DealersBidDialog)
    assert dialog.hand == 5
    assert dialog.spoken[:2] == (2, 1)
    dialog.reject()
    wait_saved(qtbot, window)


def test_about_tells_where_the_data_is(open_window: Open, folder: DataFolder) -> None:
    window = open_window()
    window.actions_of_window["about"].trigger()
    dialog = asked(window, AboutDialog)
    assert dialog.data.path == folder.path
    assert dialog.logs.path == folder.logs
    dialog.reject()


def test_the_table_view_follows_and_takes_the_keys(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert "No match" in window.messages.text()
    begin_by_keys(qtbot, window)
    score(window, 2)
    QTest.keyClick(window, Qt.Key.Key_F11)
    table = window.table_window
    assert table.isVisible() and table.isFullScreen()
    QTest.keyClicks(table, "12")
    assert sum(bid is not None for bid in shown(window).draft.bids) == 2  # type: ignore[attr-defined]
    assert table.deal is None
    window.match.show_card(1)
    assert table.deal == 1
    QTest.keyClick(table, Qt.Key.Key_F11)
    assert not table.isVisible()
    wait_saved(qtbot, window)


def test_what_is_typed_on_the_rail_beside_a_match_is_entered(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window, 2)
    rail = window.rail.item("match")
    rail.setFocus()
    QTest.keyClicks(rail, "1")
    QTest.keyClicks(window.focusWidget(), "2")
    assert sum(bid is not None for bid in shown(window).draft.bids) == 2  # type: ignore[attr-defined]
    assert window.focusWidget() is window.match
    wait_saved(qtbot, window)


def dropped(window: MainWindow, files: list[Path]) -> None:
    """Let files fall onto the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    event = QDropEvent(
        QPointF(QPoint(300, 300)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)


def test_record_files_that_are_dropped_are_offered_and_come_in(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    window = open_window()
    good, bad = tmp_path / "Vrijdag – één.scorepad", tmp_path / "list.json"
    match = played(3).detailed(started="2026-01-02T20:00:00+01:00").after
    good.write_text(record.dump([match]), encoding="utf-8")
    bad.write_text("Anna;12", encoding="utf-8")
    dropped(window, [bad, good])
    qtbot.waitUntil(lambda: "holds 1 match" in window.messages.text(), timeout=20_000)
    tap(window, "Import")
    qtbot.waitUntil(lambda: "Imported: 1" in window.messages.text(), timeout=20_000)
    tap(window, "Show")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.history.page)
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 1, timeout=20_000)


def test_a_record_that_goes_on_where_the_open_match_stands_goes_on_here_too(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window, 2)
    match = wait_saved(qtbot, window)
    longer = match.add(some_deal(match)).after
    file = tmp_path / "longer.scorepad"
    file.write_text(record.dump([longer]), encoding="utf-8")
    window.offer_record(file)
    tap(window, "Import")
    qtbot.waitUntil(lambda: len(shown(window).deals) == 3, timeout=20_000)
    window.go_to("match")
    score(window)
    match = wait_saved(qtbot, window)
    close(qtbot, window)
    assert read_back(folder) == match


def test_a_file_that_is_no_record_is_named_with_the_reason(open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    bad = tmp_path / "scores.json"
    bad.write_text("Anna;12", encoding="utf-8")
    window.offer_record(bad)
    assert "scores.json" in window.messages.text()
    window.offer_record(tmp_path / "gone.scorepad")
    assert "gone.scorepad" in window.messages.text()


def test_the_match_goes_into_a_record_file(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window, 2)
    match = wait_saved(qtbot, window)
    window.records.ask_where = lambda name: str(tmp_path / name)
    window.actions_of_window["save_as"].trigger()
    (written,) = tmp_path.glob("*.scorepad")
    assert written.name == "Boerenbridge 2026-01-09.scorepad"
    assert record.read(written.read_bytes()).matches[0].deals == match.deals


def test_the_sample_evening_comes_and_goes(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    window.actions_of_window["sample"].trigger()
    qtbot.waitUntil(lambda: "sample evening is here" in window.messages.text(), timeout=20_000)
    window.go_to("history")
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 2, timeout=20_000)
    tap(window, "Put it away again")
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 0, timeout=20_000)
    window.actions_of_window["same_table"].trigger()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=20_000)
    assert window.new_match.players.known == (), "its people are offered no more"
    window.go_to("history")
    window.actions_of_window["sample"].trigger()
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 2, timeout=20_000)


def test_the_sample_year_opens_beside_the_window(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    window.records.start_year = lambda: True
    tap(window, "Look around in a sample year")
    assert window.messages.text() == "The sample year opens in a window of its own."
    window.records.start_year = lambda: False
    window.actions_of_window["sample_year"].trigger()
    assert window.messages.text() == "The sample year could not be opened."
    assert window.home.controls.keys() == {"new", "sample", "year"}, "nothing of it came in"


def test_the_sample_is_no_table_to_go_on_with(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    window.records.bring_sample()
    qtbot.waitUntil(lambda: "sample evening is here" in window.messages.text(), timeout=20_000)
    window.actions_of_window["same_table"].trigger()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=20_000)
    assert window.controller is None


def test_a_match_put_away_in_the_history_is_brought_back(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window)
    wait_saved(qtbot, window)
    match_id = window.match.controller.match_id  # type: ignore[union-attr]
    window.go_to("history")
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 1, timeout=20_000)
    window.history.put_away.emit(match_id)
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 0, timeout=20_000)
    assert window.controller is None, "what is put away is on the table no more"
    tap(window, "Undo")
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 1, timeout=20_000)


def test_a_note_written_in_the_history_is_the_open_matchs_too(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    wait_saved(qtbot, window)
    match_id = window.match.controller.match_id  # type: ignore[union-attr]
    window.go_to("history")
    window.history.details_wanted.emit(match_id, {"note": "at the cabin", "season": "Winter"})
    qtbot.waitUntil(lambda: shown(window).note == "at the cabin", timeout=20_000)
    wait_saved(qtbot, window)
    window.go_to("match")
    score(window)
    match = wait_saved(qtbot, window)
    close(qtbot, window)
    assert read_back(folder) == match
    assert (match.note, match.season) == ("at the cabin", "Winter")


def test_a_player_renamed_while_the_match_is_open_is_renamed_in_it(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window)
    wait_saved(qtbot, window)
    window.go_to("players")
    window._library.write(
        lambda store: store.rename("anna", "ANNA"), lambda _: window.players.people_changed.emit()
    )
    qtbot.waitUntil(lambda: shown(window).setup.players[0] == "ANNA", timeout=20_000)
    window.go_to("match")
    score(window)
    match = wait_saved(qtbot, window)
    close(qtbot, window)
    assert read_back(folder) == match


def test_a_line_of_the_season_opens_the_matches_behind_it(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window, 2)
    window.match.controller.close()  # type: ignore[union-attr]
    wait_saved(qtbot, window)
    window.go_to("season")
    qtbot.waitUntil(lambda: window.season_desk.page.shown is not None, timeout=20_000)
    page_shown = window.season_desk.page.shown
    assert page_shown is not None
    window.season_desk.matches_wanted.emit(("Bram",), page_shown.query.filters)
    assert window.stack.currentWidget() is window.history.page
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 1, timeout=20_000)


def test_a_pair_of_the_season_opens_the_matches_it_played_together(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    with Store.open(folder.database, folder.backups) as store:
        for seats in (NAMES, ("Anna", "Cato", "Bram", "Daan")):
            store.create(Match(AUCTION_BRIDGE, Setup(seats, AuctionOptions()), (MADE,), closed=True), EIGHT)
    window = open_window()
    window.go_to("season")
    page = window.season_desk.page
    qtbot.waitUntil(lambda: page.shown is not None, timeout=20_000)
    page.how_button.click()
    page.panel.lines.button("pair").click()
    qtbot.waitUntil(lambda: page.table.line is not None and "&" in page.table.line.name, timeout=20_000)
    assert page.table.line is not None
    together = page.table.line.players
    page.matches_button.click()
    assert window.stack.currentWidget() is window.history.page
    assert window.history.page.filter.players == together
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 1, timeout=20_000)


def test_the_window_comes_back_where_it_stood(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    window.resize(800, 620)
    close(qtbot, window)
    again = open_window()
    assert (again.width(), again.height()) == (800, 620)


def test_the_entry_keeps_the_width_that_it_was_given(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    wait_saved(qtbot, window)
    window.resize(1000, 640)
    qtbot.waitUntil(lambda: window.match.halves.sizes()[1] > 0)
    left = window.match.halves.sizes()[0]
    window.match.halves.moveSplitter(left - 40, 1)
    chosen = window.match.halves.sizes()[1]
    close(qtbot, window)
    again = open_window()
    again.resize(1000, 640)
    again.open_match(1)
    qtbot.waitUntil(lambda: again.controller is not None, timeout=20_000)
    qtbot.waitUntil(lambda: again.match.halves.sizes()[1] == chosen)


def test_closing_a_menu_gives_the_keyboard_back_at_once(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    bar = window.menuBar()
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    menu = window._menus["match"]
    menu.popup(window.mapToGlobal(QPoint(200, 30)))
    qtbot.waitUntil(menu.isVisible)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not bar.hasFocus() and window.focusWidget() is not None)
    QTest.keyClicks(window.focusWidget(), "1")
    assert 1 in shown(window).draft.bids  # type: ignore[attr-defined]
    wait_saved(qtbot, window)


def test_one_enter_too_many_at_the_end_begins_no_other_match(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window, 15)
    ended = wait_saved(qtbot, window)
    for _ in range(3):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    assert shown(window) == ended


def test_the_menus_of_the_match_are_there_before_the_first(open_window: Open) -> None:
    window = open_window()
    menu = window._menus["match"]
    menu.aboutToShow.emit()
    assert "Seats…" in [action.text() for action in entries(menu)]
    assert not any(action.isEnabled() for action in entries(menu))


def test_what_cannot_be_done_to_a_match_that_is_not_seen_is_disabled(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window)
    wait_saved(qtbot, window)
    undo: QAction = window.match.actions_of_match["undo"]
    assert undo.isEnabled()
    window.go_to("history")
    assert not undo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert len(shown(window).deals) == 1
    window.go_to("match")
    assert undo.isEnabled()


def test_finding_leads_to_the_history_with_the_keyboard_in_the_search(
    qtbot: QtBot, open_window: Open
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window)
    wait_saved(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F, CTRL)
    qtbot.waitUntil(lambda: window.focusWidget() is window.history.page.search, timeout=20_000)
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 1, timeout=20_000)
    QTest.keyClicks(window.history.page.search, "zzz")
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 0, timeout=20_000)


def test_a_match_opened_from_the_history_goes_on(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    score(window)
    first = wait_saved(qtbot, window)
    window.play_same_table()
    qtbot.waitUntil(lambda: not shown(window).deals, timeout=20_000)
    wait_saved(qtbot, window)
    window.go_to("history")
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 2, timeout=20_000)
    window.history.open_match.emit(1)
    qtbot.waitUntil(lambda: shown(window) == first, timeout=20_000)
    assert window.stack.currentWidget() is window.match
    do(window, "undo")
    wait_saved(qtbot, window)
    assert not visible(window, "Next match, same table")


def test_a_match_that_cannot_be_read_keeps_nobody_from_playing(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    window.open_match(99)
    qtbot.waitUntil(lambda: bool(window.messages.text()), timeout=20_000)
    begin_by_keys(qtbot, window)
    score(window)
    wait_saved(qtbot, window)


def test_the_same_table_plays_again_as_it_was_put_right_a_moment_ago(
    qtbot: QtBot, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    wait_saved(qtbot, window)
    first, real = window.controller, Store.save
    assert first is not None

    def slow(store: Store, match_id: int, change: Change, now: datetime) -> None:
        sleep(0.3)
        real(store, match_id, change, now)

    monkeypatch.setattr(Store, "save", slow)
    first.make(first.shown.reseat(("Anna", "Bram", "Cato", "Dora")))
    window.play_same_table()
    qtbot.waitUntil(lambda: window.controller is not first, timeout=20_000)
    assert shown(window).setup.players == ("Anna", "Bram", "Cato", "Dora")
    wait_saved(qtbot, window)


def test_what_another_program_writes_is_shown_when_people_come_back(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin_by_keys(qtbot, window)
    wait_saved(qtbot, window)
    assert window.controller is not None
    match_id = window.controller.match_id
    assert match_id is not None
    with Store.open(folder.database, folder.backups) as other:
        match = other.load(match_id)
        other.save(match_id, match.add(some_deal(match)), EIGHT)
        other.create(match.detailed(note="brought along").after, EIGHT)
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    qtbot.waitUntil(lambda: len(shown(window).deals) == 1, timeout=20_000)
    qtbot.waitUntil(lambda: f"continue:{match_id + 1}" in window.home.controls, timeout=20_000)
