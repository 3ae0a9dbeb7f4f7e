"""A season from its first evening to the next one, in the real window over a real history."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.paths import DataFolder
from scorepad.season.season import Counting, Scheme, Season
from scorepad.store.store import Store
from scorepad.ui.dialogs.close_season import CloseSeasonDialog
from scorepad.ui.dialogs.season_dialog import SeasonDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.pages.season import SeasonPage, View
from scorepad.ui.season_reading import SeasonDetails
from tests.ui.evenings import played
from tests.ui.windows import EIGHT, Open, asked, close, score, shown, tap, wait_saved

PATIENCE = 20_000


def evenings(folder: DataFolder, season: str = "Spring 2026") -> None:
    """Four matches of the first days of the year: one by other rules, one that was never finished."""
    with Store.open(folder.database, folder.backups) as store:
        for day, deals, options in (
            (2, 15, None),
            (3, 15, None),
            (4, 15, BoerenOptions(base=5)),
            (5, 3, None),
        ):
            match = played(deals, options=options)
            started = f"2026-01-{day:02}T20:00:00+01:00"
            store.create(match.detailed(season=season, started=started).after, EIGHT)


def season_page(qtbot: QtBot, window: MainWindow) -> tuple[SeasonPage, SeasonDetails]:
    """The page with all that is behind its table."""
    window.go_to("season")
    page = window.season_desk.page
    qtbot.waitUntil(lambda: page.details is not None, timeout=PATIENCE)
    assert page.details is not None
    return page, page.details


def wait_until(qtbot: QtBot, page: SeasonPage, holds: Callable[[Season | None], bool]) -> None:
    qtbot.waitUntil(lambda: page.shown is not None and holds(page.shown.season), timeout=PATIENCE)


def test_a_season_is_counted_closed_and_followed_by_the_next(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    evenings(folder)
    window = open_window()
    page, details = season_page(qtbot, window)
    assert details.days == ("2026-01-02", "2026-01-03", "2026-01-04")
    assert page.views.button(View.REMARKS).text() == "Remarks (2)"
    # Another way of counting is tried, and kept as the season's.
    QTest.mouseClick(page.schemes.button("field"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.shown is not None and page.shown.differs, timeout=PATIENCE)
    page.how_button.click()
    tap(window, "Save as the season's way")
    wait_until(qtbot, page, lambda season: season is not None and season.counting.scheme is Scheme.FIELD)
    qtbot.waitUntil(lambda: page.details is not None, timeout=PATIENCE)
    # It is closed on the day of its last match, and the half-year that comes next is proposed.
    page.panel.close_button.click()
    dialog = asked(window, CloseSeasonDialog)
    assert (dialog.last_day.day, dialog.name.text()) == ("2026-01-05", "Autumn 2026")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    wait_until(qtbot, page, lambda season: season is not None and season.last_day == "2026-01-05")
    close(qtbot, window)
    with Store.open(folder.database, folder.backups) as store:
        assert store.season("Autumn 2026") == Season(
            "Autumn 2026", "2026-01-06", counting=Counting(Scheme.FIELD)
        )
        assert store.season("Spring 2026").last_day == "2026-01-05"


def test_after_a_closed_season_the_same_table_plays_in_the_next(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    evenings(folder)
    with Store.open(folder.database, folder.backups) as store:
        store.save_season(Season("Spring 2026", last_day="2026-01-05"))
        store.save_season(Season("Autumn 2026", "2026-01-06"))
    window = open_window()
    window.play_same_table()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)
    assert wait_saved(qtbot, window).season == "Autumn 2026"


def test_the_open_match_takes_over_its_seasons_new_name_and_goes_on(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    evenings(folder)
    window = open_window()
    window.play_same_table()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)
    score(window)
    wait_saved(qtbot, window)
    page, _ = season_page(qtbot, window)
    page.how_button.click()
    tap(window, "Name, days and games…")
    dialog = asked(window, SeasonDialog)
    dialog.name.setText("Winter evenings")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown(window).season == "Winter evenings", timeout=PATIENCE)
    tap(window, "Undo")
    qtbot.waitUntil(lambda: shown(window).season == "Spring 2026", timeout=PATIENCE)
    window.go_to("match")
    score(window)
    assert len(wait_saved(qtbot, window).deals) == 2


def test_a_match_that_is_not_counted_is_opened_and_says_what_it_is(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    evenings(folder)
    window = open_window()
    page, details = season_page(qtbot, window)
    QTest.mouseClick(page.views.button(View.REMARKS), Qt.MouseButton.LeftButton)
    page.remarks.setFocus()
    QTest.keyClick(page.remarks, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)
    controller = window.match.controller
    assert controller is not None
    assert controller.match_id == details.left_out[0][0].match.match
    assert not shown(window).finished


def test_rules_that_differ_are_told_in_words(qtbot: QtBot, open_window: Open, folder: DataFolder) -> None:
    evenings(folder)
    window = open_window()
    page, _ = season_page(qtbot, window)
    page.views.button(View.REMARKS).click()
    page.remarks.choose(3)
    said = [one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page)]
    assert any(one.startswith("Other rules than usual in this table: 5 + ") for one in said)


def test_a_season_is_removed_and_its_open_match_is_of_none(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    evenings(folder)
    window = open_window()
    window.play_same_table()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=PATIENCE)
    wait_saved(qtbot, window)
    page, _ = season_page(qtbot, window)
    page.how_button.click()
    page.panel.remove_button.click()
    qtbot.waitUntil(lambda: shown(window).season is None, timeout=PATIENCE)
    tap(window, "Undo")
    qtbot.waitUntil(lambda: shown(window).season == "Spring 2026", timeout=PATIENCE)
