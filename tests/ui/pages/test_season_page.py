"""The season page, by keys and clicks, without a history."""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scorepad.season.season import By, Counting, Filters, Query, Scheme, Season
from scorepad.season.standings import Standing, Table
from scorepad.ui import look
from scorepad.ui.dialogs.season_dialog import SeasonDialog
from scorepad.ui.pages.counting_panel import points_typed, written_points
from scorepad.ui.pages.season import SeasonPage, View
from scorepad.ui.season_reading import Asked, SeasonShown

ANNA = Standing(1, "anna", ("Anna",), 6, 6, 3, Fraction(3), Fraction(1, 2), 640, 90, 54)
BRAM = Standing(2, "bram", ("Bram",), 6, 6, 2, Fraction(2), Fraction(1, 3), 600, 90, 40)
CATO = replace(BRAM, place=None, key="cato", players=("Cato",), matches=1)
TABLE = Table((ANNA, BRAM), (CATO,), frozenset({"boerenbridge"}))
WINTER = Season("Winter", counting=Counting(minimum=2))


def shown(
    table: Table = TABLE,
    counting: Counting | None = None,
    filters: Filters | None = None,
    season: Season | None = WINTER,
    **more: object,
) -> SeasonShown:
    name = season.name if season else ""
    own = season.counting if season else Counting()
    asked = Asked(name, filters or Filters(), counting)
    query = Query(replace(asked.filters, season=name or None), counting or own)
    return replace(SeasonShown(asked, ("Winter", "Autumn"), season, query, table), **more)  # type: ignore[arg-type]


@pytest.fixture
def page(qtbot: QtBot) -> SeasonPage:
    made = SeasonPage()
    qtbot.addWidget(made)
    made.resize(940, 600)
    made.set_today("2026-02-20")
    made.show()
    qtbot.waitActive(made)
    made.setFocus()
    return made


@pytest.fixture
def full(page: SeasonPage) -> SeasonPage:
    page.show_season(shown())
    return page


def texts(page: QWidget) -> str:
    return "\n".join(one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page))


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def asked_by(qtbot: QtBot, page: SeasonPage, act: object) -> Asked:
    with qtbot.waitSignal(page.asked) as told:
        act()  # type: ignore[operator]
    assert told.args is not None
    wanted = told.args[0]
    assert isinstance(wanted, Asked)
    return wanted


def test_nothing_is_said_before_the_history_has_answered(page: SeasonPage) -> None:
    assert not page.table.isVisible()
    page.show_season(shown())
    assert page.table.hasFocus()


def test_a_button_opens_the_statistics_of_who_is_on_a_line(qtbot: QtBot, full: SeasonPage) -> None:
    QTest.keyClick(full.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(full.player_wanted) as told:
        click(full.player_button)
    assert told.args == ["Bram"]


def test_a_pair_has_no_statistics_and_the_button_says_so(full: SeasonPage) -> None:
    pair = replace(ANNA, key="anna\nbram", players=("Anna", "Bram"))
    full.show_season(shown(Table((pair,), (), TABLE.games), Counting(by=By.PAIR), has_pairs=True))
    assert not full.player_button.isEnabled()
    assert "this line is a pair" in full.player_button.accessibleDescription()


def test_enter_a_double_click_and_a_button_open_the_matches_behind_a_line(
    qtbot: QtBot, full: SeasonPage
) -> None:
    with qtbot.waitSignal(full.matches_wanted) as told:
        QTest.keyClick(full.table, Qt.Key.Key_Return)
    assert told.args == [("Anna",), Filters(season="Winter")]
    QTest.keyClick(full.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(full.matches_wanted) as told:
        click(full.matches_button)
    assert told.args == [("Bram",), Filters(season="Winter")]
    at = full.table.visualRect(full.table.standings.index(3, 1)).center()
    QTest.mouseClick(full.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    with qtbot.waitSignal(full.matches_wanted) as told:
        QTest.mouseDClick(full.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert told.args == [("Cato",), Filters(season="Winter")]


def test_the_matches_behind_a_table_as_of_a_day_end_with_that_day(qtbot: QtBot, full: SeasonPage) -> None:
    full.show_season(shown(filters=Filters(last_day="2026-03-31", as_of="2026-02-13")))
    with qtbot.waitSignal(full.matches_wanted) as told:
        QTest.keyClick(full.table, Qt.Key.Key_Return)
    assert told.args == [("Anna",), Filters("Winter", last_day="2026-02-13")]


def test_the_sentence_above_those_without_a_place_is_stepped_over(full: SeasonPage) -> None:
    for _ in range(2):
        QTest.keyClick(full.table, Qt.Key.Key_Down)
    assert full.table.line is CATO


def test_a_table_of_people_without_a_place_begins_with_the_first_of_them(page: SeasonPage) -> None:
    page.show_season(shown(Table((), (CATO,))))
    assert page.table.line is CATO


def test_the_chosen_line_stays_chosen(full: SeasonPage) -> None:
    QTest.keyClick(full.table, Qt.Key.Key_Down)
    full.show_season(shown(replace(TABLE, rows=(replace(BRAM, place=1), replace(ANNA, place=2)))))
    assert full.table.line is not None
    assert full.table.line.name == "Bram"


def test_a_season_is_chosen_with_its_own_way_of_counting(qtbot: QtBot, full: SeasonPage) -> None:
    full.show_season(shown(counting=Counting(Scheme.SCORE)))
    full.seasons.setFocus()
    assert asked_by(qtbot, full, lambda: QTest.keyClick(full.seasons, Qt.Key.Key_Down)) == Asked("Autumn")


def test_a_scheme_is_asked_for_and_the_seasons_own_is_none(qtbot: QtBot, full: SeasonPage) -> None:
    wanted = asked_by(qtbot, full, lambda: click(full.schemes.button("score")))
    assert wanted == Asked("Winter", counting=replace(WINTER.counting, scheme=Scheme.SCORE))
    full.show_season(shown(counting=wanted.counting))
    assert asked_by(qtbot, full, lambda: click(full.schemes.button("wins"))) == Asked("Winter")


def test_every_flag_of_the_panel_is_asked_for(qtbot: QtBot, page: SeasonPage) -> None:
    page.show_season(shown(season=None, has_pairs=True))
    click(page.how_button)
    panel = page.panel
    click(page.schemes.button("places"))
    panel.points.setFocus()
    panel.points.selectAll()
    QTest.keyClicks(panel.points, "5, 2.5")
    QTest.keyClick(panel.points, Qt.Key.Key_Return)
    for stepper, times in ((panel.minimum, 3), (panel.drop, 2), (panel.best, 1)):
        for _ in range(times):
            QTest.keyClick(stepper, Qt.Key.Key_Up)
    QTest.keyClick(panel.guests, Qt.Key.Key_Space)
    click(panel.lines.button("pair"))
    for field, day in (
        (panel.first_day, QDate(2026, 1, 1)),
        (panel.last_day, QDate(2026, 3, 31)),
        (panel.as_of, QDate(2026, 2, 13)),
    ):
        QTest.keyClick(field.box, Qt.Key.Key_Space)
        wanted = asked_by(qtbot, page, lambda field=field, day=day: field.date.setDate(day))
    assert wanted.counting == Counting(
        Scheme.PLACES, By.PAIR, (Fraction(5), Fraction(5, 2)), 3, 2, 1, with_guests=True
    )
    assert wanted.filters == Filters(None, "2026-01-01", "2026-03-31", (), "2026-02-13")


def test_a_day_is_proposed_when_its_box_is_ticked(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.how_button)
    box = full.panel.as_of.box
    wanted = asked_by(qtbot, full, lambda: QTest.keyClick(box, Qt.Key.Key_Space))
    assert wanted.filters.as_of == "2026-02-20"


@pytest.mark.parametrize("end", ["last_day", "as_of"])
def test_a_last_day_before_the_first_is_not_asked_for(qtbot: QtBot, full: SeasonPage, end: str) -> None:
    click(full.how_button)
    full.panel.first_day.set_day("2026-03-01")
    field = getattr(full.panel, end)
    with qtbot.assertNotEmitted(full.asked):
        QTest.keyClick(field.box, Qt.Key.Key_Space)
    assert "The last day is before the first." in texts(full)


@pytest.mark.parametrize("typed", ["", "5,,1", "five"])
def test_points_that_cannot_be_read_are_told_at_once(qtbot: QtBot, full: SeasonPage, typed: str) -> None:
    click(full.how_button)
    click(full.schemes.button("places"))
    full.panel.points.setFocus()
    full.panel.points.selectAll()
    QTest.keyClick(full.panel.points, Qt.Key.Key_Delete)
    QTest.keyClicks(full.panel.points, typed)
    with qtbot.assertNotEmitted(full.asked):
        QTest.keyClick(full.panel.points, Qt.Key.Key_Return)
    assert "Write the points one after the other" in texts(full)


def test_points_are_asked_only_where_places_give_them(full: SeasonPage) -> None:
    click(full.how_button)
    assert not full.panel.points.isVisible()
    full.show_season(shown(counting=Counting(Scheme.PLACES)))
    assert full.panel.points.isVisible()


def test_pairs_are_offered_only_where_they_can_be_counted(full: SeasonPage) -> None:
    click(full.how_button)
    assert not full.panel.lines.isVisible()
    full.show_season(shown(has_pairs=True))
    assert full.panel.lines.isVisible()


def test_another_way_of_counting_can_be_kept_or_left(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.how_button)
    assert not full.panel.keep_button.isVisible()
    assert not full.panel.back_button.isVisible()
    other = Counting(Scheme.PLACES, drop=1)
    full.show_season(shown(counting=other))
    with qtbot.waitSignal(full.counting_kept) as told:
        click(full.panel.keep_button)
    assert told.args == [other]
    assert asked_by(qtbot, full, lambda: click(full.panel.back_button)) == Asked("Winter")


def test_all_matches_have_no_way_of_counting_to_keep(page: SeasonPage) -> None:
    page.show_season(shown(season=None, counting=Counting(Scheme.SCORE)))
    click(page.how_button)
    assert not page.panel.keep_button.isVisible()
    assert page.panel.back_button.isVisible()
    assert not page.panel.edit_button.isVisible()


def test_mixed_games_and_matches_without_a_day_are_told(page: SeasonPage) -> None:
    page.show_season(shown(replace(TABLE, mixes_points=True), undated=2))
    assert "cannot be compared with each other" in texts(page)
    assert "2 matches left out: nobody wrote down on which day they were." in texts(page)
    page.show_season(shown())
    assert "cannot be compared" not in texts(page)
    assert "left out" not in texts(page)


def test_the_table_says_what_it_rests_on(full: SeasonPage) -> None:
    assert "Season: Winter · Scheme: wins · By player · All days · All games · Minimum matches: 2" in texts(
        full
    )


def test_an_empty_table_says_whether_choices_made_it_so(page: SeasonPage) -> None:
    nothing = Table((), ())
    page.show_season(shown(nothing))
    assert "No finished match counts here yet." in texts(page)
    assert not page.export_button.isEnabled()
    page.show_season(shown(nothing, filters=Filters(first_day="2030-01-01")))
    assert "No match is left with these choices." in texts(page)


def dialog_of(page: SeasonPage) -> SeasonDialog:
    (found,) = (one for one in page.findChildren(SeasonDialog) if one.isVisible())
    return found


def test_a_new_season_needs_a_name_of_its_own_and_days_in_order(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.new_button)
    dialog = dialog_of(full)
    assert dialog.focusWidget() is dialog.name
    with qtbot.assertNotEmitted(full.season_made):
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
        assert "A season needs a name." in texts(dialog)
        QTest.keyClicks(dialog.name, " Autumn ")
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
        assert "There is already a season called Autumn." in texts(dialog)
        QTest.keyClicks(dialog.name, "2026")
        dialog.first_day.set_day("2026-09-01")
        dialog.last_day.set_day("2026-08-01")
        click(dialog.agree_button)
        assert "The last day is before the first." in texts(dialog)
    dialog.last_day.set_day("2026-11-30")
    with qtbot.waitSignal(full.season_made) as told:
        click(dialog.agree_button)
    assert told.args == [Season("Autumn 2026", "2026-09-01", "2026-11-30")]


def test_escape_makes_no_season(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.new_button)
    dialog = dialog_of(full)
    QTest.keyClicks(dialog.name, "Spring")
    with qtbot.assertNotEmitted(full.season_made):
        QTest.keyClick(dialog.name, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_days_of_a_season_can_be_changed_and_its_counting_stays(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.how_button)
    click(full.panel.edit_button)
    dialog = dialog_of(full)
    QTest.keyClick(dialog.first_day.box, Qt.Key.Key_Space)
    with qtbot.waitSignal(full.season_changed) as told:
        click(dialog.agree_button)
    assert told.args == [WINTER, replace(WINTER, first_day="2026-02-20")]


def test_a_season_gets_another_name_but_not_another_seasons(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.how_button)
    click(full.panel.edit_button)
    dialog = dialog_of(full)
    dialog.name.setText("Autumn")
    click(dialog.agree_button)
    assert "There is already a season called Autumn." in texts(dialog)
    dialog.name.setText("Winter of 2026")
    with qtbot.waitSignal(full.season_changed) as told:
        click(dialog.agree_button)
    assert told.args == [WINTER, replace(WINTER, name="Winter of 2026")]


def test_a_last_day_before_the_first_is_marked_and_led_to(full: SeasonPage) -> None:
    click(full.how_button)
    click(full.panel.edit_button)
    dialog = dialog_of(full)
    dialog.first_day.set_day("2026-02-20")
    dialog.last_day.set_day("2026-01-20")
    click(dialog.agree_button)
    assert dialog.focusWidget() is dialog.last_day.date
    assert dialog.last_day.date.accessibleDescription().startswith("The last day is before the first.")


def test_a_season_is_removed_by_a_button(qtbot: QtBot, full: SeasonPage) -> None:
    click(full.how_button)
    with qtbot.waitSignal(full.season_removed) as told:
        click(full.panel.remove_button)
    assert told.args == [WINTER]


def test_a_season_that_is_over_is_not_closed_again_and_the_panel_says_why(page: SeasonPage) -> None:
    for last_day, may in ((None, True), ("2026-02-20", True), ("2026-02-19", False)):
        page.show_season(shown(season=replace(WINTER, last_day=last_day)))
        assert page.panel.close_button.isEnabled() is may
    assert "closed" in page.panel.close_button.accessibleDescription()


def test_all_matches_are_no_season_to_close_rename_or_remove(page: SeasonPage) -> None:
    page.show_season(shown(season=None))
    click(page.how_button)
    panel = page.panel
    for button in (panel.edit_button, panel.close_button, panel.remove_button):
        assert not button.isVisible()


@pytest.mark.parametrize("games", [("later_game",), ("boerenbridge", "later_game")])
def test_a_game_that_is_not_known_here_stays_in_its_season(
    qtbot: QtBot, page: SeasonPage, games: tuple[str, ...]
) -> None:
    season = replace(WINTER, games=games)
    page.show_season(shown(season=season))
    click(page.how_button)
    with qtbot.waitSignal(page.asked) as told:
        click(page.panel.guests)
    assert told.args[0].filters == Filters()
    click(page.panel.edit_button)
    with qtbot.waitSignal(page.season_changed) as changed:
        click(dialog_of(page).agree_button)
    assert changed.args == [season, season]


@pytest.mark.parametrize(("width", "beside"), [(940, True), (700, False)])
def test_the_panel_stands_beside_the_table_or_in_its_place(
    full: SeasonPage, width: int, beside: bool
) -> None:
    full.resize(width, 600)
    click(full.how_button)
    assert full.panel.isVisible()
    assert full.table.isVisible() is beside
    click(full.how_button)
    assert full.table.isVisible()


def test_no_word_of_the_panel_is_cut(full: SeasonPage) -> None:
    full.resize(1200, 700)
    click(full.how_button)
    full.panel.as_of.set_day("2026-02-20")
    full.show_season(shown(counting=Counting(Scheme.PLACES), filters=Filters(as_of="2026-02-20")))
    buttons = [full.panel.keep_button, full.panel.back_button, full.panel.edit_button, full.panel.as_of.date]
    for widget in buttons:
        right = widget.mapTo(full.panel, widget.rect().topRight()).x()
        assert right <= full.panel.width() - 8, widget
        assert widget.width() >= widget.sizeHint().width()


def test_nothing_to_tap_is_smaller_than_a_finger(full: SeasonPage) -> None:
    click(full.how_button)
    for button in full.findChildren(QAbstractButton):
        if button.isVisible() and button.accessibleName() != "":
            assert button.height() >= look.TARGET, button.text()


def test_tab_goes_down_the_page_and_into_the_panel(full: SeasonPage) -> None:
    full.show_season(shown(counting=Counting(Scheme.PLACES), has_pairs=True))
    click(full.how_button)
    wanted = [
        full.seasons,
        full.new_button,
        full.how_button,
        full.export_button,
        full.print_button,
        *(full.schemes.button(key) for key in full.schemes.offered),
        full.table,
        *(full.views.button(view) for view in View),
        full.player_button,
        full.matches_button,
        *(full.panel.lines.button(key) for key in full.panel.lines.offered),
        full.panel.points,
        full.panel.minimum,
        full.panel.drop,
        full.panel.best,
        full.panel.guests,
        full.panel.keep_button,
    ]
    met: list[QWidget] = []
    full.seasons.setFocus()
    for _ in wanted:
        focused = full.focusWidget()
        assert focused is not None
        met.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert met == wanted


@pytest.mark.parametrize(
    ("locale", "written", "typed"),
    [
        ("en_GB", "5, 2.5, 1", ("5,2.5,1", "5 2.5 1", "5; 2.5; 1")),
        ("nl_NL", "5; 2,5; 1", ("5 2,5 1", "5;2,5;1", "5, 2,5, 1")),
    ],
)
def test_points_are_written_and_typed_as_the_locale_does(
    locale: str, written: str, typed: tuple[str, ...]
) -> None:
    points = (Fraction(5), Fraction(5, 2), Fraction(1))
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        assert written_points(points) == written
        assert [points_typed(text) for text in (written, *typed)] == [points] * 4
    finally:
        QLocale.setDefault(before)
