"""Whist in the real window, from the first name to the season's table."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad import record
from scorepad.cli import main
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.export.text import sheet_text
from scorepad.games import whist
from scorepad.games.whist.rules import Format, WhistDeal, WhistOptions, tricks_of
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui.dialogs.seats import PEOPLE, SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.dialogs.trail import TrailDialog
from scorepad.ui.faces.whist import WhistFace
from scorepad.ui.main_window import MainWindow
from scorepad.ui.pages.match_over import MatchOver
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.number_row import NumberRow
from tests.ui.dialogs.asking import click, drag, told
from tests.ui.windows import EIGHT, Open, asked, close, do, read_back, shown, tap, type_names, wait_saved

CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Anna", "Bram", "Cato", "Daan")
PATIENCE = 20_000

Call = Callable[..., str]


@pytest.fixture
def call(folder: DataFolder, capsysbinary: pytest.CaptureFixture[bytes]) -> Call:
    """Calls a command on the window's own history, or with `data` on another."""

    def run(*words: str, data: Path | None = None) -> str:
        capsysbinary.readouterr()
        assert main(["--data", str(data or folder.path), *words], no_window) == 0
        return capsysbinary.readouterr().out.decode()

    return run


def begin(qtbot: QtBot, window: MainWindow, names: tuple[str, ...] = NAMES) -> None:
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match, timeout=PATIENCE)
    click(window.new_match.games.button("whist"))
    click(window.new_match.rules.presets.button("short"))
    window.new_match.players.seats[0].name.setFocus()
    type_names(window, list(names))
    if window.stack.currentWidget() is window.new_match:
        click(window.new_match.start_button)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)


def no_window(file: Path | None, folder: DataFolder, language: str, smoke_test: bool) -> int:
    raise AssertionError("a window was asked for")


def numbers(window: MainWindow) -> NumberRow:
    (row,) = (one for one in window.match.findChildren(NumberRow) if one.isVisible())
    return row


def noted(window: MainWindow) -> str:
    """What the form notes."""
    notes = window.match.findChildren(Note)
    return " ".join(note.text() for note in notes if note.isVisible())


def open_dialogs(window: MainWindow) -> list[Dialog]:
    return [dialog for dialog in window.findChildren(Dialog) if dialog.isVisible()]


def keep(folder: DataFolder, *evenings: tuple[tuple[str, ...], tuple[int, ...]]) -> None:
    """A history of finished matches: who sat, and what the first pair took in each deal."""
    with Store.open(folder.database, folder.backups) as store:
        for day, (names, tricks) in enumerate(evenings, start=1):
            deals = tuple(WhistDeal(tricks=tricks_of(0, one)) for one in tricks)
            match = Match(whist.GAME, Setup(names, WhistOptions()), deals)
            assert match.finished
            started = f"2026-01-0{day}T20:00:00+01:00"
            store.create(match.detailed(started=started, ended=started).after, EIGHT)


EVENINGS = (
    (NAMES, (9, 8)),
    (("Anna", "Cato", "Bram", "Daan"), (4, 4)),
    (NAMES, (13,)),
)


def test_a_match_is_entered_by_keys_and_mouse_refused_undone_and_corrected(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    begin(qtbot, window)
    assert shown(window).setup == Setup(NAMES, WhistOptions())
    # What no deal can be is refused, with the reason.
    QTest.keyClicks(window.match, "+9")
    assert noted(window) == "There are 0 to 13 tricks to take"
    assert shown(window).draft == WhistDeal()
    # A number, taken back, and another.
    QTest.keyClicks(window.match, "8")
    assert "2" in noted(window)
    assert window.match.head.undo_button.accessibleName() == "Undo the tricks"
    QTest.keyClick(window.match, Qt.Key.Key_Backspace)
    assert shown(window).draft == WhistDeal()
    QTest.keyClicks(window.match, "9")
    QTest.keyClick(window.match, Qt.Key.Key_Return)
    assert shown(window).sheet.totals == (3, 0)
    # By mouse.
    click(numbers(window).button(4))
    tap(window, "Score deal 2")
    assert shown(window).sheet.totals == (3, 3)
    do(window, "undo")
    assert shown(window).sheet.totals == (3, 0)
    do(window, "redo")
    played = wait_saved(qtbot, window)
    close(qtbot, window)
    assert read_back(folder) == played

    # The next day: undo still knows the deal, and an early deal is corrected.
    again = open_window()
    QTest.keyClick(again.focusWidget() or again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: again.stack.currentWidget() is again.match, timeout=PATIENCE)
    assert shown(again) == played
    assert again.match.head.undo_button.accessibleName() == "Undo deal 2"
    again.match.correct(0)
    assert isinstance(again.match.correcting.face, WhistFace)
    assert numbers(again).filled() == 9
    QTest.keyClicks(again.match, "7")
    QTest.keyClick(again.match, Qt.Key.Key_Return)
    assert shown(again).sheet.totals == (1, 3)
    wait_saved(qtbot, again)
    do(again, "trail")
    qtbot.waitUntil(lambda: bool(open_dialogs(again)), timeout=PATIENCE)
    trail = asked(again, TrailDialog)
    assert "tricks: 9–4 → 7–6" in trail.lines()[0]
    trail.reject()
    do(again, "undo")
    assert shown(again) == played
    # Nobody has won before somebody has five.
    QTest.keyClicks(again.match, "8")
    QTest.keyClick(again.match, Qt.Key.Key_Return)
    assert shown(again).finished
    assert shown(again).sheet.winners == (0,)
    wait_saved(qtbot, again)


def test_the_card_the_reasons_the_seats_and_the_table_view_know_it(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window)
    QTest.keyClicks(window.match, "9")
    QTest.keyClick(window.match, Qt.Key.Key_Return)
    # Why this number?
    window.match.show_card(0)
    assert "Anna dealt" in window.match.card.text()
    assert "9 tricks: 9 − 6 = 3" in window.match.card.text()
    # The table view.
    QTest.keyClick(window, Qt.Key.Key_F11)
    window.match.show_card(0)
    table = window.table_window
    assert table.deal == 0
    window.match.show_form()
    assert table.deal is None
    QTest.keyClick(table, Qt.Key.Key_F11)
    # Anna and Bram change seats, and each takes the numbers along: the pairs are the others'.
    do(window, "seats")
    dialog = asked(window, SeatsDialog)
    click(dialog.ways.button(PEOPLE))
    drag(dialog.table, 0, 1)
    drag(dialog.table, 2, 3)
    assert told(dialog)
    click(dialog.accept_button)
    assert shown(window).setup.players == ("Bram", "Anna", "Daan", "Cato")
    assert shown(window).sheet.totals == (0, 3)
    do(window, "undo")
    assert shown(window).sheet.totals == (3, 0)
    wait_saved(qtbot, window)


def test_whatever_can_be_asked_of_a_match_can_be_asked_of_it(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window)
    QTest.keyClicks(window.match, "9")
    QTest.keyClick(window.match, Qt.Key.Key_Return)
    QTest.keyClicks(window.match, "8")
    played = wait_saved(qtbot, window)
    for key in (
        "dealer",
        "points",
        "trail",
        "seats",
        "person",
        "leaving",
        "joining",
        "rules",
        "note",
        "stop",
    ):
        do(window, key)
        qtbot.waitUntil(lambda: bool(open_dialogs(window)), timeout=PATIENCE)
        (dialog,) = open_dialogs(window)
        assert dialog.windowTitle(), key
        dialog.reject()
    assert shown(window) == played


def test_level_after_the_agreed_deals_one_more_is_played(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    level = Match(whist.GAME, Setup(NAMES, WhistOptions(format=Format.DEALS, deals=2)))
    level = level.add(WhistDeal(tricks=(9, 4))).after.add(WhistDeal(tricks=(4, 9))).after
    with Store.open(folder.database, folder.backups) as store:
        store.create(level.detailed(started=EIGHT.isoformat()).after, EIGHT)
    window = open_window()
    window.open_match(1)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=PATIENCE)
    assert shown(window).sheet.winners == (0, 1)
    over = window.match.findChild(MatchOver)
    assert isinstance(over, MatchOver)
    click(over.one_more)
    click(asked(window, StoppingDialog).more_button)
    assert not shown(window).finished
    QTest.keyClicks(window.match, "7")
    QTest.keyClick(window.match, Qt.Key.Key_Return)
    assert (shown(window).finished, shown(window).sheet.winners) == (True, (0,))
    wait_saved(qtbot, window)


def test_history_season_help_and_record_know_it(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path, call: Call
) -> None:
    keep(folder, *EVENINGS)
    window = open_window()
    # The history, by game and by pair, and the card of a match.
    window.show_matches(game="whist", players=("Anna", "Cato"))
    qtbot.waitUntil(lambda: window.history.page.model.rowCount() == 2, timeout=PATIENCE)
    qtbot.waitUntil(lambda: window.history.page.card.card is not None, timeout=PATIENCE)
    card = window.history.page.card.card
    assert card is not None
    assert [str(one) for one in card.agreed] == [
        "the first pair to 5 points",
        "a point for each trick over six",
    ]
    # The season's table, by player and by pair.
    window.go_to("season")
    page = window.season_desk.page
    qtbot.waitUntil(lambda: page.shown is not None, timeout=PATIENCE)
    assert page.shown is not None
    assert {row.name: row.wins for row in page.shown.table.rows}["Anna"] == 2
    page.how_button.click()
    page.panel.lines.button("pair").click()
    qtbot.waitUntil(lambda: page.table.line is not None and "&" in page.table.line.name, timeout=PATIENCE)
    # Its rules, and a word in them.
    window.go_to("rules")
    click(window.rules.games.button("whist"))
    assert window.rules.reader.toPlainText().startswith("Whist")
    QTest.keyClicks(window.rules.search, "odd trick")
    assert window.rules.count.text() == "1 of 3"
    # A record that goes out, and comes in elsewhere.
    window.open_match(1)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)
    match = shown(window)
    window.records.ask_where = lambda name: str(tmp_path / name)
    window.actions_of_window["save_as"].trigger()
    (file,) = tmp_path.glob("*.scorepad")
    assert file.name == "Whist 2026-01-01.scorepad"
    assert record.read(file.read_bytes()).matches == (match,)
    assert call("import", str(file), data=tmp_path / "elsewhere") == "imported 1, already there 0\n"
    assert call("import", str(file), data=tmp_path / "elsewhere") == "imported 0, already there 1\n"


def test_every_command_and_export_knows_it(folder: DataFolder, tmp_path: Path, call: Call) -> None:
    keep(folder, *EVENINGS)
    rows = json.loads(call("standings", "--game", "whist", "--format", "json"))["rows"]
    assert {row["name"]: row["wins"] for row in rows} == {"Anna": 2, "Bram": 0, "Cato": 3, "Daan": 1}
    assert "Anna & Cato" in call("standings", "--by", "pair")
    for form in ("text", "csv"):
        assert "Cato" in call("standings", "--format", form)
    assert call("check") == "Matches checked: 3. All is well.\n"
    everything = tmp_path / "all.scorepad"
    everything.write_text(call("export"), encoding="utf-8")
    assert call("import", str(everything), data=tmp_path / "new") == "imported 3, already there 0\n"
    scored = json.loads(call("score", str(everything), "--json"))
    assert [match["totals"] for match in scored] == [[5, 0], [0, 6], [7, 0]]
    assert call("score", str(everything)).count("Whist") == 3
    sheet = sheet_text(record.read(everything.read_bytes()).matches[0], str)
    assert "Anna & Cato win with 5" in sheet


def test_what_it_says_is_said_anew_in_another_language(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    begin(qtbot, window)
    QTest.keyClicks(window.match, "9")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert numbers(window).filled() == 9
    assert "9" in noted(window)
    wait_saved(qtbot, window)
