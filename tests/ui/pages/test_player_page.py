"""The page of a player, shown what it asks for."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.season.season import Filters
from scorepad.season.statistics import Statistics, statistics
from scorepad.ui import look
from scorepad.ui.history_model import EVERY_MATCH, Behind, HistoryFilter
from scorepad.ui.pages.player import PlayerPage
from scorepad.ui.player_reading import PlayerAsked, PlayerShown
from scorepad.ui.widgets.labels import ElidedLabel
from tests.season.test_statistics import WINTER, at, evenings, of_anna

TODAY = date(2026, 2, 20)
EVIL = "<b>\u202eAnna</b> & co"


def shown(told: Statistics, name: str = "Anna") -> PlayerShown:
    return PlayerShown(PlayerAsked(name), told)


@pytest.fixture
def page(qtbot: QtBot) -> PlayerPage:
    made = PlayerPage()
    qtbot.addWidget(made)
    made.resize(1100, 800)
    made.show()
    made.begin("Anna", TODAY, filtered=EVERY_MATCH)
    made.setFocus()
    return made


@pytest.fixture
def full(page: PlayerPage) -> PlayerPage:
    page.show_player(shown(of_anna(WINTER)))
    return page


def reached(page: PlayerPage, most: int = 60) -> list[QWidget]:
    """What Tab comes to, from where the keyboard is until it has come round."""
    found: list[QWidget] = []
    for _ in range(most):
        focused = page.focusWidget()
        assert focused is not None
        if focused in found:
            break
        found.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return found


def test_before_the_history_has_answered_it_says_to_wait(page: PlayerPage) -> None:
    assert page.says() == "One moment: the matches are being counted."
    assert not page.headlines.isVisible()
    assert not page.colour_button.isEnabled()


def test_figures_come_with_the_keyboard_on_the_first(full: PlayerPage) -> None:
    assert full.says() == ""
    assert full.headlines.buttons[0].hasFocus()


def test_who_has_played_nothing_that_counts_is_told_so(page: PlayerPage) -> None:
    page.show_player(shown(of_anna(())))
    assert page.says() == "No finished match of Anna counts yet. The figures begin with the first one."
    assert page.back_button.hasFocus()
    cards = (page.headlines, page.places, page.opponents, page.partners)
    assert not any(card.isVisible() for card in cards)


def test_figures_that_go_leave_nothing_behind(full: PlayerPage) -> None:
    full.show_player(shown(of_anna(())))
    visible = [card for card in (full.months, full.streaks, full.opponents, *full.games) if card.isVisible()]
    assert visible == []
    full.show_player(shown(of_anna(WINTER)))
    assert full.opponents.isVisible() and full.games[0].isVisible()


def test_a_number_tells_of_whom_and_of_what_it_is(full: PlayerPage) -> None:
    told = QSignalSpy(full.behind_wanted)
    full.headlines.buttons[1].click()
    behind = told.at(0)[0]
    assert isinstance(behind, Behind)
    assert (behind.player, str(behind.words), behind.matches) == ("Anna", "Anna: Matches won", (1, 3, 4))


def test_months_are_a_chart_or_a_table_of_the_same(full: PlayerPage) -> None:
    assert full.months.chart.isVisible() and not full.months.view.isVisible()
    told = QSignalSpy(full.behind_wanted)
    full.months.chart.opened.emit(0)  # the chart begins with the earliest, the table with the latest
    full.months.views.button("table").click()
    assert full.months.view.isVisible() and not full.months.chart.isVisible()
    view = full.months.view
    view.opened.emit(view.figures.index(1, 1))
    assert [told.at(at)[0].matches for at in range(2)] == [(1, 2), (1, 2)]


def test_one_month_is_no_line(page: PlayerPage) -> None:
    page.show_player(shown(of_anna(evenings(("2026-01-02", {"Anna": 1, "Bram": 2})))))
    assert page.months.view.isVisible()
    assert not page.months.chart.isVisible() and not page.months.views.isVisible()


def test_of_many_opponents_the_rest_is_shown_when_it_is_asked_for(page: PlayerPage) -> None:
    many = evenings(*((f"2026-01-{day:02}", {"Anna": 1, f"P{day}": 2}) for day in range(1, 21)))
    page.show_player(shown(of_anna(many)))
    opponents = page.opponents
    assert opponents.view.figures.rowCount() == 8
    assert opponents.more_button.text() == "Show all 20"
    opponents.more_button.click()
    assert opponents.view.figures.rowCount() == 20
    opponents.more_button.click()
    assert opponents.view.figures.rowCount() == 8


def test_filters_are_asked_for_and_stay_for_the_next_player(full: PlayerPage) -> None:
    asked = QSignalSpy(full.asked)
    full.filters.changed.emit(full.filters.filter)
    full.filters.show_filter(HistoryFilter(game="troefcall", season="Winter", first_day="2026-01-01"))
    full.filters.changed.emit(full.filters.filter)
    narrowed = Filters(season="Winter", games=("troefcall",), first_day="2026-01-01")
    assert [asked.at(at) for at in range(2)] == [[PlayerAsked("Anna")], [PlayerAsked("Anna", narrowed)]]
    full.begin("Bram", TODAY)
    assert full.asks == PlayerAsked("Bram", narrowed)


def test_the_same_figures_again_move_nothing(full: PlayerPage) -> None:
    full.opponents.view.setFocus()
    before = full.opponents.view.currentIndex()
    full.show_player(shown(of_anna(WINTER)))
    assert full.opponents.view.hasFocus()
    assert full.opponents.view.currentIndex() == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Back])
def test_escape_goes_back_from_anywhere(qtbot: QtBot, full: PlayerPage, key: Qt.Key) -> None:
    for widget in (full.opponents.view, full.months.chart, full.headlines.buttons[2]):
        with qtbot.waitSignal(full.left):
            QTest.keyClick(widget, key)


def test_tab_comes_to_every_figure_from_the_top_down_and_round(full: PlayerPage) -> None:
    full.back_button.setFocus()
    found = reached(full)
    cards = (full.places, full.streaks, full.seats, full.opponents, *full.games)
    views = [card.view for card in cards if card.isVisible()]
    wanted = [full.back_button, full.matches_button, *full.headlines.buttons, full.months.chart, *views]
    assert set(wanted) <= set(found)
    tops = [one.mapTo(full, one.rect().topLeft()).y() for one in full.headlines.buttons]
    assert found.index(full.headlines.buttons[0]) > found.index(full.matches_button)
    assert found.index(full.opponents.view) > found.index(full.places.view)
    assert len(set(tops)) == 1


def test_every_control_has_a_name_and_room_for_a_finger(full: PlayerPage) -> None:
    buttons = [one for one in full.findChildren(QAbstractButton) if one.isVisible()]
    assert buttons
    for button in buttons:
        assert button.accessibleName() or button.text()
        assert button.height() >= look.TARGET, button.text()


def test_the_keyboard_is_in_sight_wherever_it_goes(full: PlayerPage) -> None:
    full.resize(900, 480)
    game = full.games[0].view
    game.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        QTest.keyClick(game, Qt.Key.Key_Down)
    where = game.visualRect(game.currentIndex())
    top = game.viewport().mapTo(full, where.topLeft()).y()
    assert top >= 0 and top + where.height() <= full.height()


def test_a_hostile_name_is_shown_and_changes_nothing(page: PlayerPage) -> None:
    results = evenings(("2026-01-02", {"Anna": 1, EVIL.replace(" & ", " and "): 2}))
    told = statistics("anna", [at(one, "Anna") for one in results], (), lambda _key: ())
    page.show_player(replace(shown(told, EVIL), also=(EVIL,)))
    cell = page.opponents.view.figures.index(0, 0)
    for text in (cell.data(), cell.data(Qt.ItemDataRole.AccessibleTextRole)):
        assert "<b>" in text and "\u202e" not in text


def test_a_language_that_changes_says_everything_anew(full: PlayerPage) -> None:
    full.back_button.setText("")
    full.headlines.buttons[0].setAccessibleName("")
    QApplication.sendEvent(full, QEvent(QEvent.Type.LanguageChange))
    assert full.back_button.text() == "Back"
    assert full.headlines.buttons[0].accessibleName() == "5 matches played"


def test_no_card_is_ever_a_window_of_its_own(full: PlayerPage) -> None:
    assert [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not full] == []


def test_a_long_name_stands_in_full_on_a_small_screen(qapp: QApplication, page: PlayerPage) -> None:
    name = "Maximiliaan-Alexander van den Broek-Ter Horst"
    page.resize(940, 567)
    page.begin(name, TODAY)
    page.show_player(shown(of_anna(WINTER), name))
    qapp.processEvents()
    (title,) = (label for label in page.findChildren(ElidedLabel) if label.text() == name)
    assert title.isVisible()
    assert title.width() >= title.sizeHint().width()
