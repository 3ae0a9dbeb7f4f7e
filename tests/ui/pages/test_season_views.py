"""The views of the season page: table with its ties, chart, and what is to be said of the matches."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.season.left_out import Reason
from scorepad.season.report import courses_of
from scorepad.season.results import Result
from scorepad.season.season import Counting, Filters, Query, Season
from scorepad.season.standings import standings
from scorepad.store.seasons import LeftOut, SeasonMatch
from scorepad.ui.dialogs.close_season import CloseSeasonDialog
from scorepad.ui.pages.season import SeasonPage, View
from scorepad.ui.season_reading import Asked, SeasonDetails, SeasonShown, dropped_results
from tests.season.evenings import history

RESULTS = tuple(
    history(
        ("2026-01-02", {"Anna": 9, "Bram": 4, "Cato": 1}),
        ("2026-01-09", {"Anna": 5, "Bram": 6, "Cato": 1}),
    )
)
WINTER = Season("Winter")
LEFT_OUT = LeftOut(SeasonMatch(9, "boerenbridge", "2026-01-16", (("Anna",), ("Bram",))), Reason.UNFINISHED)


def shown(counting: Counting | None = None, results: tuple[Result, ...] = RESULTS) -> SeasonShown:
    query = Query(Filters("Winter"), counting or Counting())
    table = standings(results, query.counting)
    return SeasonShown(
        Asked("Winter", counting=counting),
        ("Winter",),
        WINTER,
        query,
        table,
        results=results,
    )


def details(of: SeasonShown, *left_out: LeftOut) -> SeasonDetails:
    counted = courses_of(of.results, of.query.counting, of.table)
    out = (left_out, len(left_out))
    return SeasonDetails(*counted, dropped_results(of), out, last_day="2026-01-09")


@pytest.fixture
def page(qtbot: QtBot) -> SeasonPage:
    made = SeasonPage()
    qtbot.addWidget(made)
    made.resize(940, 600)
    made.set_today("2026-02-20")
    made.show()
    qtbot.waitActive(made)
    return made


def show(page: SeasonPage, counting: Counting | None = None, *left_out: LeftOut) -> SeasonShown:
    """Show the table and what is behind it."""
    table = shown(counting)
    page.show_season(table)
    page.show_details(details(table, *left_out))
    return table


def turn_to(page: SeasonPage, view: View) -> None:
    QTest.mouseClick(page.views.button(view), Qt.MouseButton.LeftButton)


def texts(page: SeasonPage) -> str:
    return "\n".join(one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page))


def test_what_could_not_be_read_is_told_in_every_view_and_the_table_stays(page: SeasonPage) -> None:
    page.show_season(shown())
    page.show_problem(Phrase("test", "The disk is gone."))
    said = "What is behind this table could not be read: The disk is gone."
    assert page.table.isVisible()
    for view in View:
        turn_to(page, view)
        assert said in texts(page)
        assert "One moment" not in texts(page)
        assert page.again_button.isVisible()
    assert not page.chart.isVisible()
    assert not page.remarks.isVisible()


def test_when_it_is_read_the_keyboard_goes_on_to_what_there_is_to_see(page: SeasonPage) -> None:
    table = shown()
    page.show_season(table)
    page.show_problem(Phrase("test", "The disk is gone."))
    turn_to(page, View.CHART)
    page.again_button.setFocus()
    page.show_details(details(table))
    assert page.focusWidget() is page.chart
    assert not page.again_button.isVisible()


def test_one_view_is_shown_at_a_time(page: SeasonPage) -> None:
    show(page, None, LEFT_OUT)
    parts = {View.TABLE: page.table, View.CHART: page.chart, View.REMARKS: page.remarks}
    for view in (View.CHART, View.REMARKS, View.TABLE):
        turn_to(page, view)
        assert {one for one, part in parts.items() if part.isVisible()} == {view}
        assert page.matches_button.isVisible() is (view is View.TABLE)
        assert page.open_button.isVisible() is (view is View.REMARKS)


def test_a_view_stays_while_another_table_is_read(page: SeasonPage) -> None:
    show(page)
    turn_to(page, View.CHART)
    page.show_season(shown(Counting(drop=1)))
    assert page.view is View.CHART
    assert "One moment" in texts(page)
    assert not page.chart.isVisible()
    page.show_details(details(shown(Counting(drop=1))))
    assert page.chart.isVisible()
    assert page.chart.accessibleName() == "Places: 1. Anna, 1. Bram, 3. Cato"


def test_what_is_read_by_keys_stays_while_the_same_table_is_read_anew(page: SeasonPage) -> None:
    show(page)
    turn_to(page, View.CHART)
    page.chart.setFocus()
    page.show_season(shown())
    assert page.chart.isVisible()
    assert page.chart.hasFocus()


@pytest.mark.parametrize(
    ("view", "words"), [(View.CHART, "It begins with the first match"), (View.REMARKS, "Nothing to remark")]
)
def test_an_empty_view_says_why(page: SeasonPage, view: View, words: str) -> None:
    empty = shown(results=())
    page.show_season(empty)
    page.show_details(details(empty))
    turn_to(page, view)
    assert words in texts(page)
    assert not page.chart.isVisible()
    assert not page.remarks.isVisible()


# The line that is chosen.


def test_a_shared_place_is_explained_below_the_table(page: SeasonPage) -> None:
    show(page)
    told = "Anna and Bram are equal in points and wins, so they share place 1."
    assert told in texts(page)
    assert page.table.accessibleDescription() == told
    page.table.choose(2)
    assert "share place" not in texts(page)


def test_results_that_are_left_out_are_told_behind_their_line(page: SeasonPage) -> None:
    table = shown(Counting(drop=1))
    page.show_season(table)
    assert "left out" not in texts(page)
    page.show_details(details(table))
    assert "1 result of Anna left out: 0 on " in texts(page)


# Remarks.


def test_the_number_of_remarks_stands_on_their_button(page: SeasonPage) -> None:
    show(page)
    assert page.views.button(View.REMARKS).text() == "Remarks"
    show(page, Counting(drop=1), LEFT_OUT)
    assert page.views.button(View.REMARKS).text() == "Remarks (4)"


@pytest.mark.parametrize("by_key", [True, False])
def test_a_remark_is_told_whole_and_opens_its_match(qtbot: QtBot, page: SeasonPage, by_key: bool) -> None:
    show(page, None, LEFT_OUT)
    turn_to(page, View.REMARKS)
    assert "It is not finished." in texts(page)
    with qtbot.waitSignal(page.match_wanted) as told:
        if by_key:
            page.remarks.setFocus()
            QTest.keyClick(page.remarks, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(page.open_button, Qt.MouseButton.LeftButton)
    assert told.args == [9]


def test_remarks_are_reached_by_keys_alone(page: SeasonPage) -> None:
    show(page, None, LEFT_OUT)
    page.table.setFocus()
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is page.views.button(View.REMARKS)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is page.open_button
    for _ in range(4):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Backtab)
    assert page.focusWidget() is page.remarks


# Closing.


def closing(page: SeasonPage) -> CloseSeasonDialog:
    page.how_button.click()
    page.panel.close_button.click()
    (dialog,) = page.findChildren(CloseSeasonDialog)
    return dialog


def test_a_season_is_closed_on_the_day_of_its_last_match(qtbot: QtBot, page: SeasonPage) -> None:
    show(page, None, LEFT_OUT)
    dialog = closing(page)
    assert "Still unfinished: 1 match." in "\n".join(one.text() for one in dialog.findChildren(QLabel))
    with qtbot.waitSignal(page.season_closed) as told:
        dialog.agree_button.click()
    assert told.args == [WINTER, replace(WINTER, last_day="2026-01-09"), Season("Winter 2", "2026-01-10")]


def test_before_its_matches_are_looked_through_a_season_is_closed_today(page: SeasonPage) -> None:
    page.show_season(shown())
    assert closing(page).last_day.day == "2026-02-20"


def test_another_language_changes_neither_the_view_nor_what_is_read(page: SeasonPage) -> None:
    show(page, None, LEFT_OUT)
    turn_to(page, View.REMARKS)
    kept = page.details
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.details is kept
    assert page.remarks.isVisible()
    assert page.views.button(View.REMARKS).text() == "Remarks (1)"


@pytest.mark.parametrize("words", [(), ("Classifica", "Grafico", "Osservazioni (1204)")])
def test_the_views_stand_on_one_line_beside_what_can_be_done_with_a_line(
    page: SeasonPage, words: tuple[str, ...]
) -> None:
    show(page)
    if words:
        page.views.offer(zip((View.TABLE, View.CHART, View.REMARKS), words, strict=True))
        QApplication.processEvents()
    buttons = [page.views.button(view) for view in View]
    buttons += [page.player_button, page.matches_button]
    tops = [button.mapTo(page, button.rect().topLeft()).y() for button in buttons]
    assert len(set(tops)) == 1
