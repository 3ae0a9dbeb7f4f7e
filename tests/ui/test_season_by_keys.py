"""The season page and its dialogs, walked through by the keyboard alone."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.season.report import courses_of
from scorepad.season.season import Filters, Query, Season
from scorepad.season.standings import standings
from scorepad.ui.dialogs.close_season import CloseSeasonDialog
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.dialogs.season_dialog import SeasonDialog
from scorepad.ui.file_forms import table_forms
from scorepad.ui.pages.season import SeasonPage, View
from scorepad.ui.season_reading import Asked, SeasonDetails, SeasonShown
from tests.season.evenings import history

RESULTS = tuple(
    history(
        ("2026-01-02", {"Anna": 9, "Bram": 4, "Cato": 1}),
        ("2026-01-09", {"Anna": 5, "Bram": 6, "Cato": 1}),
    )
)
WINTER = Season("Winter", "2026-01-01")
QUERY = Query(Filters("Winter"))
SHOWN = SeasonShown(
    Asked("Winter"), ("Winter",), WINTER, QUERY, standings(RESULTS, QUERY.counting), results=RESULTS
)


def press(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(has_keyboard(), key)


def has_keyboard() -> QWidget:
    now = QApplication.focusWidget()
    assert now is not None
    return now


def wait_for_keyboard(qtbot: QtBot, window: QWidget) -> None:
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


def stops(window: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Where Tab leads, from what has the keyboard until it is there again."""
    first = has_keyboard()
    found = [first]
    for _ in range(300):
        press(key)
        now = has_keyboard()
        assert window.isAncestorOf(now)
        if now is first and found[-1] is not first:
            return found
        # Within a field for days, Tab goes from the day to the month and the year.
        if now is not found[-1]:
            assert now not in found
            found.append(now)
    raise AssertionError("Tab never came back")


def reachable(window: QWidget) -> set[QWidget]:
    """Everything that can be used."""
    return {
        one
        for one in window.findChildren(QWidget)
        if one.isVisible()
        and one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
        and not isinstance(one, QScrollArea)
    }


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    return made


@pytest.fixture
def page(qtbot: QtBot) -> SeasonPage:
    made = SeasonPage()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.set_today("2026-02-20")
    made.show()
    wait_for_keyboard(qtbot, made)
    made.show_season(SHOWN)
    made.show_details(SeasonDetails(*courses_of(RESULTS, QUERY.counting, SHOWN.table)))
    made.seasons.setFocus()
    return made


@pytest.mark.parametrize("with_panel", [False, True])
@pytest.mark.parametrize("view", [View.TABLE, View.CHART])
def test_tab_leads_to_everything_on_the_page_and_back(page: SeasonPage, view: View, with_panel: bool) -> None:
    page.views.button(view).click()
    page.how_button.setChecked(with_panel)
    on = stops(page)
    assert set(on) == reachable(page)
    assert on[0] is page.seasons
    assert stops(page, Qt.Key.Key_Backtab) == [on[0], *reversed(on[1:])]


def test_it_goes_down_the_page_as_it_is_read(page: SeasonPage) -> None:
    page.how_button.setChecked(True)
    on = stops(page)
    in_order = (
        page.print_button,
        page.schemes.button("wins"),
        page.table,
        page.views.button(View.TABLE),
        page.player_button,
        page.matches_button,
        page.panel.minimum,
        page.panel.remove_button,
    )
    assert all(on.index(before) < on.index(after) for before, after in pairwise(in_order))


def test_the_way_to_try_again_comes_before_what_it_is_about(page: SeasonPage) -> None:
    page.show_problem(Phrase("test", "The disk is gone."))
    on = stops(page)
    assert set(on) == reachable(page)
    assert on.index(page.again_button) == on.index(page.table) - 1


@pytest.fixture(params=["new season", "season", "close", "export"])
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, window: QWidget) -> QDialog:
    made: QDialog
    match request.param:
        case "new season":
            made = SeasonDialog(window, today="2026-02-20")
        case "season":
            made = SeasonDialog(window, today="2026-02-20", season=WINTER)
        case "close":
            made = CloseSeasonDialog(window, WINTER, last_day="2026-03-27")
        case _:
            made = ExportPreview(window, Phrase("test", "Export"), table_forms(SHOWN))
    made.open()
    wait_for_keyboard(qtbot, made)
    return made


def test_tab_leads_to_everything_in_a_dialog_and_back(dialog: QDialog) -> None:
    on = stops(dialog)
    assert set(on) == reachable(dialog)
    assert stops(dialog, Qt.Key.Key_Backtab) == [on[0], *reversed(on[1:])]


def test_escape_leaves_a_dialog_from_wherever_the_keyboard_is(dialog: QDialog) -> None:
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("form", ["pdf", "html", "text"])
def test_tab_goes_through_every_kind_of_preview(qtbot: QtBot, window: QWidget, form: str) -> None:
    preview = ExportPreview(window, Phrase("test", "Export"), table_forms(SHOWN))
    preview.open()
    wait_for_keyboard(qtbot, preview)
    preview.forms.button(form).setFocus()
    QTest.keyClick(preview.forms.button(form), Qt.Key.Key_Space)
    assert preview.form.key == form
    assert set(stops(preview)) == reachable(preview)


def test_a_season_is_closed_and_the_next_set_up_by_keys(qtbot: QtBot, window: QWidget) -> None:
    closing = CloseSeasonDialog(window, WINTER, last_day="2026-03-27")
    agreed: list[tuple[Season, Season]] = []
    closing.agreed.connect(lambda closed, after: agreed.append((closed, after)))
    closing.open()
    wait_for_keyboard(qtbot, closing)
    press(Qt.Key.Key_Up)  # a day or a month later, as the language has them
    while has_keyboard() is not closing.name:
        press(Qt.Key.Key_Tab)
    QTest.keyClick(closing.name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(closing.name, "Summer")
    QTest.keyClick(closing.name, Qt.Key.Key_Return)
    ((closed, after),) = agreed
    assert (closed.last_day, after.name, after.first_day) in (
        ("2026-03-28", "Summer", "2026-03-29"),
        ("2026-04-27", "Summer", "2026-04-28"),
    )
