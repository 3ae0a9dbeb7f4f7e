"""One evening on which everything goes wrong, in the real window over a real history."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.match import Act
from scorepad.games.boerenbridge.rules import BoerenOptions, hands
from scorepad.paths import DataFolder
from scorepad.store.errors import FULL, StoreUnavailable
from scorepad.store.store import Store
from scorepad.ui.controller import Saving
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.joining import JoiningDialog
from scorepad.ui.dialogs.ladder import LadderDialog
from scorepad.ui.dialogs.leaving import LeavingDialog
from scorepad.ui.dialogs.note import NoteDialog
from scorepad.ui.dialogs.person import PersonDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.reordering import SwapDialog, TakeOutDialog
from scorepad.ui.dialogs.seats import SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.dialogs.trail import TrailDialog
from scorepad.ui.main_window import MainWindow
from tests.ui.evenings import table
from tests.ui.windows import Open, asked, begin_by_keys, close, do, score, shown, tap, visible, wait_saved


def lines(folder: DataFolder, **wanted: object) -> int:
    store = Store.open(folder.database, folder.backups)
    try:
        return len(store.lines())
    finally:
        store.close()


def at_deal(qtbot: QtBot, window: MainWindow, deals: int) -> None:
    begin_by_keys(qtbot, window)
    score(window, deals)


def test_the_cards_were_dealt_wrongly(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 2)
    QTest.keyClicks(window.match, "21")
    half = shown(window)
    do(window, "deal_again")
    assert shown(window).open_deal is None
    assert shown(window).dealer == half.dealer
    do(window, "undo")
    assert shown(window) == half


def test_the_wrong_player_dealt_and_later_deals_go_on_from_there(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 2)
    by_rule = shown(window).dealer
    do(window, "dealer")
    dialog = asked(window, DealerDialog)
    other = (by_rule + 2) % 4
    QTest.keyClick(dialog.table.seats[other], Qt.Key.Key_Return)
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert shown(window).dealer == other
    score(window)
    assert shown(window).dealer == (other + 1) % 4
    assert [deal.dealer for deal in shown(window).deals] == [None, None, other]


def test_a_revoke_costs_points_and_says_why(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 3)
    before = shown(window).sheet.totals
    do(window, "points")
    dialog = asked(window, PointsDialog)
    QTest.mouseClick(dialog.sides.name_button(1), Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.quick[-50], Qt.MouseButton.LeftButton)
    QTest.keyClicks(dialog.why, "revoke")
    assert f"Bram {before[1]} → {before[1] - 50}" in dialog.box.text().replace("\N{NO-BREAK SPACE}", " ")
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert shown(window).sheet.totals[1] == before[1] - 50
    window.match.show_card(2, 1)
    assert "revoke" in window.match.card.text()


def test_the_names_were_on_the_wrong_seats(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 5)
    before = shown(window)
    do(window, "seats")
    dialog = asked(window, SeatsDialog)
    dialog.ways.button(dialog.ways.offered[0]).click()
    dialog.table.moved.emit(0, 1)
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    after = shown(window)
    assert after.setup.players == ("Bram", "Anna", "Cato", "Daan")
    assert after.deals == before.deals
    assert after.sheet.totals == before.sheet.totals


def test_we_sit_differently_now_and_the_numbers_go_with_the_person(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 5)
    before = shown(window)
    do(window, "seats")
    dialog = asked(window, SeatsDialog)
    dialog.ways.button(dialog.ways.offered[1]).click()
    dialog.table.moved.emit(0, 2)
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    after = shown(window)
    assert after.setup.players != before.setup.players
    was = dict(zip(before.side_names, before.sheet.totals, strict=True))
    assert dict(zip(after.side_names, after.sheet.totals, strict=True)) == was
    dealt = [before.setup.players[row.dealer] for row in before.sheet.rows]
    assert [after.setup.players[row.dealer] for row in after.sheet.rows] == dealt
    do(window, "undo")
    assert shown(window) == before
    wait_saved(qtbot, window)


def test_the_wrong_person_was_registered(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 2)
    do(window, "person")
    qtbot.waitUntil(lambda: bool([one for one in window.findChildren(PersonDialog) if one.isVisible()]))
    dialog = asked(window, PersonDialog)
    QTest.mouseClick(dialog.players.name_button(3), Qt.MouseButton.LeftButton)
    QTest.keyClicks(dialog.name, "Dora")
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert shown(window).setup.players == ("Anna", "Bram", "Cato", "Dora")
    wait_saved(qtbot, window)


def test_someone_leaves_and_the_others_play_on_with_their_points(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    at_deal(qtbot, window, 5)
    before = shown(window)
    do(window, "leaving")
    qtbot.waitUntil(lambda: bool([one for one in window.findChildren(LeavingDialog) if one.isVisible()]))
    dialog = asked(window, LeavingDialog)
    QTest.mouseClick(dialog.players.name_button(3), Qt.MouseButton.LeftButton)
    dialog.ways.button(dialog.ways.offered[-1]).click()
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shown(window).setup.players) == 3)
    after = wait_saved(qtbot, window)
    assert after.setup.players == ("Anna", "Bram", "Cato")
    assert hands(after.setup) == hands(before.setup)[5:]
    score(window)
    row = shown(window).sheet.rows[0]
    carried = [
        sum(one.points for one in shown(window).deals[0].adjustments if one.side == side) for side in range(3)
    ]
    assert carried == list(before.sheet.totals[:3])
    assert row.totals == row.points
    wait_saved(qtbot, window)
    close(qtbot, window)
    store = Store.open(folder.database, folder.backups)
    try:
        old = next(line for line in store.lines() if len(line.players) == 4)
        assert not old.counts and old.finished
    finally:
        store.close()


def test_someone_joins(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 3)
    lowest = min(shown(window).sheet.totals)
    do(window, "joining")
    qtbot.waitUntil(lambda: bool([one for one in window.findChildren(JoiningDialog) if one.isVisible()]))
    dialog = asked(window, JoiningDialog)
    QTest.keyClicks(dialog.name, "Eefje")
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shown(window).setup.players) == 5)
    score(window)
    newcomer = shown(window).setup.players.index("Eefje")
    carried = sum(one.points for one in shown(window).deals[0].adjustments if one.side == newcomer)
    assert carried == lowest
    wait_saved(qtbot, window)


def test_a_house_rule_was_wrong_and_every_deal_is_scored_anew(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 4)
    before = shown(window).sheet.totals
    do(window, "rules")
    dialog = asked(window, HouseRulesDialog)
    options = shown(window).setup.options
    assert isinstance(options, BoerenOptions)
    dialog.form.changed.emit(BoerenOptions(per_trick=3))
    assert "Totals" in dialog.box.text()
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert shown(window).setup.options == BoerenOptions(per_trick=3)
    assert shown(window).sheet.totals != before


def test_the_ladder_is_shortened_and_nothing_played_is_touched(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 6)
    before = shown(window)
    do(window, "ladder")
    dialog = asked(window, LadderDialog)
    dialog.count.setValue(2)
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    after = shown(window)
    assert len(hands(after.setup)) == 8
    assert after.deals == before.deals
    score(window, 2)
    assert shown(window).finished


def test_a_deal_is_taken_out_swapped_and_put_in_from_its_card(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 4)
    before = shown(window)
    window.match.show_card(3)
    do(window, "take_out")
    dialog = asked(window, TakeOutDialog)
    assert "Totals" in dialog.box.text()
    QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert shown(window).deals == before.deals[:3]
    do(window, "undo")
    assert shown(window) == before
    window.match.show_card(0)
    do(window, "swap")
    swapping = asked(window, SwapDialog)
    QTest.mouseClick(swapping.accept_button, Qt.MouseButton.LeftButton)
    assert shown(window) == before, "deals of other hand sizes have to be put right first"
    assert window.match.correcting.isVisible()
    QTest.keyClick(window.match, Qt.Key.Key_Escape)
    assert shown(window) == before
    assert not window.match.correcting.isVisible()


def test_an_argument_is_settled_by_the_card_and_then_the_trail(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 3)
    do(window, "card")
    card = window.match.card
    qtbot.waitUntil(lambda: "entered" in card.text(), timeout=20_000)
    do(window, "undo")
    do(window, "redo")
    wait_saved(qtbot, window)
    do(window, "trail")
    qtbot.waitUntil(lambda: bool([one for one in window.findChildren(TrailDialog) if one.isVisible()]))
    told = asked(window, TrailDialog).lines()
    assert "Deal 3 scored" in told[0]
    assert any("Taken back: Deal 3 scored" in line for line in told)
    asked(window, TrailDialog).reject()


def test_stopping_at_midnight_here_or_another_day(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 3)
    do(window, "stop")
    dialog = asked(window, StoppingDialog)
    QTest.mouseClick(dialog.day_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.home)
    assert not shown(window).finished
    window.go_to("match")
    do(window, "stop")
    QTest.mouseClick(asked(window, StoppingDialog).end_button, Qt.MouseButton.LeftButton)
    assert shown(window).closed and shown(window).finished
    assert visible(window, "Next match, same table")
    do(window, "go_on")
    assert not shown(window).finished
    wait_saved(qtbot, window)


def test_a_match_is_thrown_away_and_brought_back(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    window = open_window()
    at_deal(qtbot, window, 1)
    match = wait_saved(qtbot, window)
    do(window, "stop")
    QTest.mouseClick(asked(window, StoppingDialog).throw_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "put away" in window.messages.text(), timeout=20_000)
    assert window.controller is None
    assert window.stack.currentWidget() is window.home
    assert lines(folder) == 0
    tap(window, "Undo")
    qtbot.waitUntil(lambda: window.controller is not None, timeout=20_000)
    assert shown(window) == match
    assert lines(folder) == 1


def test_the_match_gets_a_note_and_a_season(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 1)
    do(window, "note")
    qtbot.waitUntil(lambda: bool([one for one in window.findChildren(NoteDialog) if one.isVisible()]))
    dialog = asked(window, NoteDialog)
    QTest.keyClicks(dialog.note, "at the cabin")
    dialog.season.setCurrentText("Winter")
    QTest.keyClick(dialog.note, Qt.Key.Key_Return)
    match = wait_saved(qtbot, window)
    assert (match.note, match.season) == ("at the cabin", "Winter")
    assert window.match.controller is not None
    change = window.match.controller.timeline.to_undo
    assert change is not None and change.act is Act.DETAILS


def test_while_something_is_not_saved_no_match_is_carried_on_in_another(
    qtbot: QtBot, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    at_deal(qtbot, window, 3)
    wait_saved(qtbot, window)
    with fails(monkeypatch, "save"):
        QTest.keyClicks(window.match, "1")
        controller = window.controller
        assert controller is not None
        qtbot.waitUntil(lambda: controller.saving is Saving.NOT_SAVED, timeout=20_000)
        before = shown(window)
        do(window, "leaving")
        qtbot.waitUntil(lambda: bool([one for one in window.findChildren(LeavingDialog) if one.isVisible()]))
        dialog = asked(window, LeavingDialog)
        QTest.mouseClick(dialog.players.name_button(3), Qt.MouseButton.LeftButton)
        dialog.ways.button(dialog.ways.offered[-1]).click()
        QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
        assert shown(window) == before, "it would have ended without another that goes on"
        assert "saved" in window.messages.text()
    tap(window.messages, "Save again")
    wait_saved(qtbot, window)


def test_a_match_that_was_left_may_still_be_on_its_way_to_the_disk(
    qtbot: QtBot, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    at_deal(qtbot, window, 1)
    wait_saved(qtbot, window)
    with fails(monkeypatch, "save"):
        QTest.keyClicks(window.match, "1")
        window.begin(table(3))
        controller = window.controller
        assert controller is not None
        qtbot.waitUntil(lambda: controller.saving is Saving.NOT_SAVED, timeout=20_000)
    tap(window.messages, "Save again")
    assert wait_saved(qtbot, window).setup.seats == 3


def test_what_could_not_be_put_away_is_told_before_anything_waits_behind_it(
    qtbot: QtBot, open_window: Open, folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    at_deal(qtbot, window, 1)
    wait_saved(qtbot, window)
    assert window.controller is not None and window.controller.match_id is not None
    with fails(monkeypatch, "delete"):
        window.match_desk.put_away(window.controller.match_id)
        qtbot.waitUntil(lambda: "full" in window.messages.text(), timeout=20_000)
        window.messages.clear()
        window.begin(table(3))
        assert window.controller is None
        assert "saved" in window.messages.text()
    tap(window.messages, "Save again")
    qtbot.waitUntil(lambda: lines(folder) == 0, timeout=20_000)


def test_of_two_questions_at_once_only_one_is_asked(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    at_deal(qtbot, window, 2)
    wait_saved(qtbot, window)
    do(window, "note")  # waits for the names of the seasons
    do(window, "points")
    answered: list[object] = []
    window._library.read(lambda _store: None, answered.append)
    qtbot.waitUntil(lambda: bool(answered), timeout=20_000)
    assert not [one for one in window.findChildren(NoteDialog) if one.isVisible()]
    asked(window, PointsDialog).reject()


def test_a_match_is_thrown_away_once_however_often_its_first_write_fails(
    qtbot: QtBot, open_window: Open, folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    put_away: list[int] = []
    monkeypatch.setattr(window.match_desk, "put_away", put_away.append)
    with fails(monkeypatch, "create"):
        window.begin(table(3))
        controller = window.controller
        assert controller is not None
        qtbot.waitUntil(lambda: controller.saving is Saving.NOT_SAVED, timeout=20_000)
        do(window, "stop")
        QTest.mouseClick(asked(window, StoppingDialog).throw_button, Qt.MouseButton.LeftButton)
        for _ in range(3):
            controller.save_again()
            qtbot.waitUntil(lambda: controller.saving is Saving.NOT_SAVED, timeout=20_000)
    controller.save_again()
    wait_saved(qtbot, window)
    assert put_away == [controller.match_id]


@contextmanager
def fails(monkeypatch: pytest.MonkeyPatch, act: str) -> Iterator[None]:
    """A disk that is full for one kind of writing, for some time."""

    def full(*_: object) -> None:
        raise StoreUnavailable(FULL.of(path="the disk"))

    with monkeypatch.context() as patch:
        patch.setattr(Store, act, full)
        yield
