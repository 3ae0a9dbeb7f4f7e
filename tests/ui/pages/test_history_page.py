"""The history page by keys and clicks, shown what it asks for."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.games import game
from scorepad.ui import look
from scorepad.ui.history_model import (
    EVERY_MATCH,
    Behind,
    HistoryBatch,
    HistoryChoices,
    HistoryFilter,
    HistoryLine,
    MatchCard,
    SideLine,
    Status,
)
from scorepad.ui.pages.history import HistoryPage
from scorepad.ui.pages.history_list import result_text

GAME = game("boerenbridge").words.name
TODAY = date(2026, 1, 17)
SIDES = (
    SideLine("Bram", 128, 1, won=True),
    SideLine("Cato", 120, 2),
    SideLine("<b>Anna</b>", 98, 3),
)
NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus", "Zoë", "Zoltan")
CHOICES = HistoryChoices(NAMES, (("boerenbridge", GAME),), ("Winter", "Autumn"))
TWO_GAMES = replace(CHOICES, games=(("boerenbridge", GAME), ("bridge", Phrase("bridge", "Auction bridge"))))


def line(match_id: int) -> HistoryLine:
    return HistoryLine(
        match_id,
        GAME,
        "2026-01-09T20:15+01:00",
        SIDES,
        Status.FINISHED,
        15,
        ended="2026-01-09T22:40+01:00",
        season="Winter",
        note="at the cabin",
    )


LINES = tuple(line(at) for at in range(10, 30))


def found(wanted: HistoryFilter = EVERY_MATCH, lines: tuple[HistoryLine, ...] = LINES) -> HistoryBatch:
    return HistoryBatch(wanted, 0, len(lines), lines, TODAY)


@pytest.fixture(autouse=True)
def _days_as_in_no_country() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(before)


@pytest.fixture
def page(qtbot: QtBot) -> HistoryPage:
    made = HistoryPage()
    qtbot.addWidget(made)
    made.resize(1196, 800)
    # What a desk does, at once.
    made.chosen.connect(lambda chosen: made.show_card(MatchCard(chosen, (Phrase("t", "bids must not fit"),))))
    made.show_choices(CHOICES)
    made.show_batch(found())
    made.show()
    qtbot.waitActive(made)
    made.setFocus()
    return made


def texts(widget: QWidget) -> list[str]:
    labels = [one.text() for one in widget.findChildren(QLabel) if one.isVisibleTo(widget)]
    return labels + [one.text() for one in widget.findChildren(QPushButton) if one.isVisibleTo(widget)]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(widget: QWidget | None, key: Qt.Key) -> None:
    assert widget is not None
    QTest.keyClick(widget, key)


def told(spy: QSignalSpy) -> list[list[object]]:
    return [list(spy.at(at)) for at in range(spy.count())]


# The list and the keys.


def test_the_newest_match_is_chosen_and_the_list_has_the_keyboard(page: HistoryPage) -> None:
    assert page.focusWidget() is page.list
    assert page.current == LINES[0]
    assert "20 matches" in texts(page)
    assert page.card.card is not None
    assert page.card.card.line == LINES[0]


@pytest.mark.parametrize("by", ["enter", "double click", "button"])
def test_a_match_is_opened(page: HistoryPage, by: str) -> None:
    spy = QSignalSpy(page.open_match)
    press(page.list, Qt.Key.Key_Down)
    if by == "enter":
        press(page.list, Qt.Key.Key_Return)
    elif by == "button":
        click(page.card.open_button)
    else:
        at = page.list.visualRect(page.model.index(1)).center()
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert told(spy) == [[11]]


def test_delete_puts_the_chosen_match_away_and_its_neighbour_is_chosen(page: HistoryPage) -> None:
    spy = QSignalSpy(page.put_away)
    for _ in range(3):
        press(page.list, Qt.Key.Key_Down)
    press(page.list, Qt.Key.Key_Delete)
    assert told(spy) == [[13]]
    page.show_batch(found(lines=LINES[:3] + LINES[4:]))
    assert page.current == LINES[4]
    assert page.focusWidget() is page.list


def test_the_last_match_put_away_leaves_the_one_before_chosen(page: HistoryPage) -> None:
    press(page.list, Qt.Key.Key_End)
    page.show_batch(found(lines=LINES[:-1]))
    assert page.current == LINES[-2]


def test_what_was_put_away_is_brought_back_and_cannot_be_put_away_again(page: HistoryPage) -> None:
    away = HistoryFilter(put_away=True)
    page.show_filter(away)
    page.show_batch(found(away, tuple(replace(one, put_away=True) for one in LINES)))
    back, put = QSignalSpy(page.bring_back), QSignalSpy(page.put_away)
    press(page.list, Qt.Key.Key_Delete)
    click(page.card.back_button)
    press(page.list, Qt.Key.Key_Return)
    assert (told(back), told(put)) == ([[10], [10]], [])
    assert not page.card.open_button.isVisible()
    assert page.card.note.isReadOnly()
    assert not page.card.season.isEnabled()


def test_other_wishes_are_told(page: HistoryPage) -> None:
    for button, signal in (
        (page.card.again_button, page.play_again),
        (page.card.export_button, page.export_wanted),
        (page.card.sheet_button, page.sheet_wanted),
        (page.card.print_button, page.print_wanted),
        (page.card.away_button, page.put_away),
    ):
        spy = QSignalSpy(signal)
        click(button)
        assert told(spy) == [[10]]


def test_the_chosen_match_stays_chosen_when_others_come(page: HistoryPage) -> None:
    press(page.list, Qt.Key.Key_Down)
    page.show_batch(found(lines=(line(99), *LINES)))
    assert page.current == LINES[1]
    assert page.list.currentIndex().row() == 2


def test_the_list_asks_for_more_when_its_end_is_near(qtbot: QtBot, page: HistoryPage) -> None:
    page.show_batch(replace(found(), total=500))
    spy = QSignalSpy(page.model.wanted)
    press(page.list, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: spy.count() > 0)
    assert told(spy) == [[20]]


# What is looked for.


def test_every_letter_is_looked_for_at_once(page: HistoryPage) -> None:
    spy = QSignalSpy(page.filter_changed)
    QTest.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.focusWidget(), "an")
    assert told(spy) == [[HistoryFilter(text="a")], [HistoryFilter(text="an")]]


def test_letters_typed_in_the_list_begin_a_search(page: HistoryPage) -> None:
    QTest.keyClicks(page.list, "b")
    QTest.keyClicks(page.focusWidget(), "ram")
    assert page.filter.text == "bram"
    press(page.focusWidget(), Qt.Key.Key_Return)
    assert page.focusWidget() is page.list


def test_escape_empties_the_search_and_then_leaves_it(page: HistoryPage) -> None:
    page.search.setFocus()
    QTest.keyClicks(page.search, "an")
    press(page.search, Qt.Key.Key_Escape)
    assert page.filter == EVERY_MATCH
    press(page.search, Qt.Key.Key_Escape)
    assert page.focusWidget() is page.list


def test_the_cross_empties_the_search(page: HistoryPage) -> None:
    assert not page.search.clear_button.isVisible()
    QTest.keyClicks(page.search, "an")
    click(page.search.clear_button)
    assert page.filter == EVERY_MATCH


def test_a_player_is_found_by_a_few_letters_whatever_their_accents(page: HistoryPage) -> None:
    click(page.filters.buttons["players"])
    picker = page.filters.picker
    assert picker.isVisible()
    QTest.keyClicks(picker.search, "zo")
    press(picker.search, Qt.Key.Key_Down)
    press(picker.search, Qt.Key.Key_Up)
    press(picker.search, Qt.Key.Key_Return)
    assert page.filter == HistoryFilter(players=("Zoë",))
    assert not picker.isVisible()


def test_a_few_seasons_are_picked_without_typing(page: HistoryPage) -> None:
    click(page.filters.buttons["season"])
    picker = page.filters.picker
    assert not picker.search.isVisible()
    press(picker.names, Qt.Key.Key_Down)
    press(picker.names, Qt.Key.Key_Return)
    assert page.filter == HistoryFilter(season="Autumn")


def test_points_can_be_read_beside_the_longest_names(page: HistoryPage) -> None:
    metrics = page.list.fontMetrics()
    pair = SideLine("Wilhelmina & Maximiliaan-Alexander", 1204, 1)
    for room in (120, 200, 400):
        text = result_text(metrics, pair, 1000, room)
        assert text.endswith("… 1204") or text == f"{pair.name} 1204"
        assert metrics.horizontalAdvance(text) <= room


def test_a_name_is_picked_by_a_click(page: HistoryPage) -> None:
    click(page.filters.buttons["players"])
    names = page.filters.picker.names
    at = names.visualItemRect(names.item(3)).center()
    QTest.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.filter == HistoryFilter(players=("Daan",))


def test_a_pair_is_found_by_the_name_of_either(page: HistoryPage) -> None:
    pairs = tuple(("Anna", name) for name in NAMES[1:]) * 2
    page.show_choices(HistoryChoices(NAMES, (), (), pairs))
    click(page.filters.buttons["players"])
    picker = page.filters.picker
    QTest.keyClicks(picker.search, "& cato")
    press(picker.search, Qt.Key.Key_Return)
    assert page.filter == HistoryFilter(players=("Anna", "Cato"))
    assert page.filters.buttons["players"].accessibleName() == "Player: Anna & Cato. Press to show all again."


@pytest.mark.parametrize("key", ["players", "dates"])
def test_escape_closes_what_was_opened_and_changes_nothing(page: HistoryPage, key: str) -> None:
    spy = QSignalSpy(page.filter_changed)
    click(page.filters.buttons[key])
    popup = page.filters.picker if key == "players" else page.filters.dates
    press(popup.focusWidget(), Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert told(spy) == []
    assert not page.filters.buttons[key].isChecked()


def test_games_can_be_chosen_where_there_are_several(page: HistoryPage) -> None:
    assert not page.filters.buttons["game"].isVisible()
    page.show_choices(TWO_GAMES)
    click(page.filters.buttons["game"])
    press(page.filters.picker.names, Qt.Key.Key_End)
    press(page.filters.picker.names, Qt.Key.Key_Return)
    assert page.filter == HistoryFilter(game="bridge")
    assert page.filters.buttons["game"].text() == "Auction bridge"


@pytest.mark.parametrize(
    ("stretch", "first", "last", "said"),
    [
        ("month", "2026-01-01", "2026-01-31", "January 2026"),
        ("last month", "2025-12-01", "2025-12-31", "December 2025"),
        ("year", "2026-01-01", "2026-12-31", "2026"),
        ("last year", "2025-01-01", "2025-12-31", "2025"),
    ],
)
def test_last_month_is_two_taps_away(
    page: HistoryPage, stretch: str, first: str, last: str, said: str
) -> None:
    click(page.filters.buttons["dates"])
    click(page.filters.dates.stretches[stretch])
    assert page.filter == HistoryFilter(first_day=first, last_day=last)
    assert page.filters.buttons["dates"].text() == said


def test_any_two_days_can_be_shown_in_either_order(page: HistoryPage) -> None:
    dates = page.filters.dates
    click(page.filters.buttons["dates"])
    dates.first.setDate(dates.last.date())
    dates.last.setDate(dates.last.date().addDays(-7))
    click(dates.show_button)
    assert page.filter == HistoryFilter(first_day="2026-01-10", last_day="2026-01-17")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (HistoryFilter(first_day="2026-01-09"), "since 9 01 2026"),
        (HistoryFilter(last_day="2026-01-09"), "until 9 01 2026"),
        (HistoryFilter(first_day="2026-01-09", last_day="2026-01-09"), "9 01 2026"),
        (HistoryFilter(first_day="2026-01-09", last_day="2026-02-28"), "9 01 2026 to 28 02 2026"),
    ],
)
def test_days_are_said_in_short(page: HistoryPage, wanted: HistoryFilter, said: str) -> None:
    page.show_filter(wanted)
    assert page.filters.buttons["dates"].text() == said


EVERYTHING = HistoryFilter(
    "a", ("Anna", "Cato"), "boerenbridge", "Winter", "2026-01-01", "2026-01-31", True, True
)


@pytest.mark.parametrize(
    ("key", "off"),
    [
        ("players", {"players": ()}),
        ("game", {"game": None}),
        ("season", {"season": None}),
        ("dates", {"first_day": None, "last_day": None}),
        ("unfinished", {"unfinished": False}),
        ("put_away", {"put_away": False}),
    ],
)
def test_each_filter_is_filled_while_it_holds_and_taken_off_with_one_tap(
    page: HistoryPage, key: str, off: dict[str, object]
) -> None:
    page.show_filter(EVERYTHING)
    button = page.filters.buttons[key]
    assert button.isChecked()
    assert "Press to show all again" in button.accessibleName()
    click(button)
    assert page.filter == replace(EVERYTHING, **off)  # type: ignore[arg-type]
    assert not button.isChecked()


def test_unfinished_and_put_away_are_one_tap(page: HistoryPage) -> None:
    click(page.filters.buttons["unfinished"])
    click(page.filters.buttons["put_away"])
    assert page.filter == HistoryFilter(unfinished=True, put_away=True)


def test_clear_all_takes_everything_off(page: HistoryPage) -> None:
    assert not page.filters.clear_button.isVisible()
    page.show_filter(EVERYTHING)
    click(page.filters.clear_button)
    assert page.filter == EVERY_MATCH
    assert page.search.text() == ""


# Nothing to show.


def test_an_empty_history_shows_a_way_to_begin_and_one_to_look_around(page: HistoryPage) -> None:
    page.show_batch(found(lines=()))
    page.setFocus()
    begin, sample = QSignalSpy(page.new_match), QSignalSpy(page.sample_wanted)
    press(page.focusWidget(), Qt.Key.Key_Return)
    click(page.pad.second)
    assert (begin.count(), sample.count()) == (1, 1)
    assert not page.search.isVisible()


def test_nothing_found_says_for_what_and_clears_with_one_tap(page: HistoryPage) -> None:
    wanted = HistoryFilter(text="wizard", players=("Anna",), unfinished=True)
    page.show_filter(wanted)
    page.show_batch(found(wanted, ()))
    assert page.nothing.text() == "Nothing found for “wizard” · Anna · Unfinished."
    assert not page.card.isVisible()
    click(page.nothing.first)
    assert page.filter == EVERY_MATCH


def test_where_everything_is_put_away_it_is_one_tap_off(page: HistoryPage) -> None:
    page.show_batch(replace(found(lines=()), put_away=3))
    assert page.nothing.text() == "Every match is put away."
    click(page.nothing.first)
    assert page.filter == HistoryFilter(put_away=True)
    page.show_batch(found(page.filter, ()))
    assert page.nothing.text() == "Nothing is put away."


# The card.


def test_the_card_tells_who_won_when_how_long_and_by_which_rules(page: HistoryPage) -> None:
    shown = texts(page.card)
    assert "Bram won with 128" in shown
    assert (
        "Friday, 9 January 2026, 20:15 to 22:40 · 2\N{NO-BREAK SPACE}h\N{NO-BREAK SPACE}25"
        "\N{NO-BREAK SPACE}min · 15\N{NO-BREAK SPACE}deals" in shown
    )
    assert "Bids must not fit" in shown
    assert page.card.note.toPlainText() == "at the cabin"
    assert page.card.season.currentText() == "Winter"
    assert [one for one in shown if one in ("128", "120", "98")] == ["128", "120", "98"]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"sides": (SIDES[0], replace(SIDES[1], won=True))}, "Bram and Cato shared the win with 128"),
        (
            {"status": Status.GOES_ON, "sides": (replace(SIDES[0], won=False), SIDES[1])},
            "Bram is ahead with 128",
        ),
        (
            {"status": Status.GOES_ON, "sides": (SideLine("A", 5, 1), SideLine("B", 5, 1))},
            "Level at 5",
        ),
        ({"status": Status.GOES_ON, "deals": 0, "sides": (SideLine("A", 0, 1),)}, "Nothing played yet"),
        ({"ended": None}, "Friday, 9 January 2026, 20:15 · 15\N{NO-BREAK SPACE}deals"),
        ({"started": None}, "Nobody wrote down when · 15\N{NO-BREAK SPACE}deals"),
        (
            {"ended": "2026-01-12T20:00:00+01:00"},
            "Friday, 9 January 2026, 20:15 · 15\N{NO-BREAK SPACE}deals",
        ),
        ({"status": Status.STOPPED}, "stopped"),
        ({"counts": False}, "does not count"),
        ({"status": Status.GOES_ON}, "Continue"),
    ],
)
def test_the_card_fits_its_match(page: HistoryPage, changed: dict[str, object], expected: str) -> None:
    page.show_batch(found(lines=(replace(LINES[0], **changed),)))  # type: ignore[arg-type]
    assert expected in texts(page.card)


def test_names_are_shown_as_they_are_written(page: HistoryPage) -> None:
    labels = [one for one in page.card.findChildren(QLabel) if "<b>Anna</b>" in one.text()]
    assert len(labels) == 1
    assert labels[0].textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("by", ["enter", "ctrl enter", "leaving", "choosing", "filtering", "opening"])
def test_a_note_is_saved_when_it_is_left(page: HistoryPage, by: str) -> None:
    spy = QSignalSpy(page.details_wanted)
    note = page.card.note
    note.setFocus()
    note.selectAll()
    QTest.keyClicks(note, "snow")
    assert told(spy) == []
    if by == "enter":
        press(note, Qt.Key.Key_Return)
    elif by == "ctrl enter":
        QTest.keyClick(note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    elif by == "leaving":
        press(note, Qt.Key.Key_Tab)
    elif by == "choosing":
        page.list.setCurrentIndex(page.model.index(3))
    elif by == "filtering":
        click(page.filters.buttons["unfinished"])
    else:
        click(page.card.open_button)
    assert told(spy) == [[10, {"note": "snow"}]]
    page.card.commit()
    assert spy.count() == 1


def test_a_note_can_have_lines_and_be_taken_away(page: HistoryPage) -> None:
    spy = QSignalSpy(page.details_wanted)
    note = page.card.note
    note.setFocus()
    QTest.keyClick(note, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(note, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(note, "again")
    press(note, Qt.Key.Key_Return)
    note.selectAll()
    press(note, Qt.Key.Key_Delete)
    press(note, Qt.Key.Key_Return)
    assert told(spy) == [[10, {"note": "at the cabin\nagain"}], [10, {"note": None}]]


def test_escape_puts_the_note_back_and_undo_brings_the_typed_one(page: HistoryPage) -> None:
    spy = QSignalSpy(page.details_wanted)
    note = page.card.note
    note.setFocus()
    note.selectAll()
    QTest.keyClicks(note, "snow")
    press(note, Qt.Key.Key_Escape)
    assert note.toPlainText() == "at the cabin"
    press(note, Qt.Key.Key_Return)
    assert told(spy) == []
    note.undo()
    assert note.toPlainText() == "snow"


def test_what_is_being_typed_stays_when_the_same_match_is_shown_anew(page: HistoryPage) -> None:
    page.card.note.setFocus()
    page.card.note.selectAll()
    QTest.keyClicks(page.card.note, "sn")
    page.show_batch(found())
    assert page.card.note.toPlainText() == "sn"
    page.show_batch(found(lines=(replace(LINES[0], season="Autumn"), *LINES[1:])))
    assert page.card.season.currentText() == "Autumn"


@pytest.mark.parametrize(
    ("typed", "season"),
    [("Spring", "Spring"), ("autumn", "Autumn"), ("  Spring  ", "Spring"), ("", None)],
)
def test_a_match_moves_to_another_season_by_typing(page: HistoryPage, typed: str, season: str | None) -> None:
    spy = QSignalSpy(page.details_wanted)
    field = page.card.season.lineEdit()
    assert field is not None
    field.setFocus()
    field.selectAll()
    press(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, typed)
    press(field, Qt.Key.Key_Return)
    assert told(spy) == [[10, {"season": season}]]


def test_a_match_moves_to_another_season_or_none_by_choosing(page: HistoryPage) -> None:
    spy = QSignalSpy(page.details_wanted)
    box = page.card.season
    box.setFocus()
    press(box, Qt.Key.Key_Down)
    press(box, Qt.Key.Key_Home)
    assert told(spy)[0] == [10, {"season": "Autumn"}]
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert told(spy)[-1] == [10, {"season": None}]
    assert box.currentText() == ""


def test_escape_puts_the_season_back(page: HistoryPage) -> None:
    spy = QSignalSpy(page.details_wanted)
    field = page.card.season.lineEdit()
    assert field is not None
    field.setFocus()
    QTest.keyClicks(field, "x")
    press(field, Qt.Key.Key_Escape)
    press(field, Qt.Key.Key_Return)
    assert page.card.season.currentText() == "Winter"
    assert told(spy) == []


def test_a_match_that_cannot_be_read_says_why_and_can_only_be_put_away(page: HistoryPage) -> None:
    page.show_card_problem(LINES[0], Phrase("t", "A deal is missing."))
    assert "This match cannot be shown. A deal is missing." in texts(page.card)
    assert [one for one in page.card.findChildren(QPushButton) if one.isVisible()] == [page.card.away_button]
    press(page.list, Qt.Key.Key_Down)
    assert page.card.open_button.isVisible()


def test_a_card_that_comes_too_late_is_passed_over(page: HistoryPage) -> None:
    page.show_card(MatchCard(LINES[5]))
    page.show_card_problem(LINES[5], Phrase("t", "no"))
    assert page.card.card is not None
    assert page.card.card.line == LINES[0]


# Every size, every hand.


def test_tab_reaches_everything_once_and_comes_round(page: HistoryPage) -> None:
    page.show_filter(HistoryFilter(text="a"))
    expected = {
        page.search,
        page.list,
        page.old_sheets_button,
        page.filters.clear_button,
        page.card.season,
        page.card.note,
        page.card.print_button,
        page.card.sheet_button,
        page.card.export_button,
        page.card.open_button,
        page.card.again_button,
        page.card.away_button,
        *(button for button in page.filters.buttons.values() if button.isVisible()),
    }
    reached = []
    for _ in expected:
        reached.append(page.focusWidget())
        press(page.focusWidget(), Qt.Key.Key_Tab)
    assert {one.parent() if one is page.card.season.lineEdit() else one for one in reached} == expected
    assert page.focusWidget() is reached[0]


def test_from_the_matches_behind_a_number_a_button_and_escape_lead_back(page: HistoryPage) -> None:
    behind = Behind("Cato", Phrase("player_page", "Bids kept"), (11, 12))
    back = QSignalSpy(page.back_wanted)
    press(page.list, Qt.Key.Key_Escape)
    assert not page.back_button.isVisible() and not back.count()
    page.show_filter(HistoryFilter(behind=behind))
    assert page.filters.buttons["behind"].text() == "Bids kept"
    assert page.back_button.accessibleName() == "Back to Cato"
    page.back_button.click()
    press(page.list, Qt.Key.Key_Escape)
    assert [back.at(at) for at in range(back.count())] == [["Cato"], ["Cato"]]


def test_without_the_number_all_matches_are_shown_and_nothing_leads_back(page: HistoryPage) -> None:
    page.show_filter(HistoryFilter(behind=Behind("Cato", Phrase("player_page", "Bids kept"), (11,))))
    changed = QSignalSpy(page.filter_changed)
    page.filters.buttons["behind"].click()
    assert changed.at(0) == [EVERY_MATCH]
    assert not page.filters.buttons["behind"].isVisible()
    assert not page.back_button.isVisible()


def test_every_control_has_a_name_and_room_for_a_finger(page: HistoryPage) -> None:
    page.show_filter(EVERYTHING)
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()
            assert button.height() >= 44
            assert button.width() >= 44
    for widget in (page.search, page.list, page.card.note, page.card.season):
        assert widget.accessibleName()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_narrow_page_puts_the_card_below_and_never_scrolls_sideways(
    qtbot: QtBot, qapp: QApplication, page: HistoryPage, scale: float
) -> None:
    look.apply(qapp, look.Theme.LIGHT, scale)

    def place(widget: QWidget) -> QPoint:
        return widget.mapTo(page, QPoint(0, 0))

    page.resize(1196, 800)
    page.resize(720, 560)
    qtbot.waitUntil(lambda: place(page.card).y() > place(page.list).y() + page.list.height())
    # All of the card is there, and only the page scrolls.
    qtbot.waitUntil(lambda: page.card.height() >= page.card.height_at(page.card.width()))
    for widget in (page.card, page.list, page.search, *page.filters.buttons.values()):
        assert place(widget).x() + widget.width() <= page.width()
    look.apply(qapp, look.Theme.LIGHT)
    page.resize(1196, 800)
    qtbot.waitUntil(lambda: place(page.card).x() > place(page.list).x() + page.list.width())


def test_the_page_speaks_the_new_language_at_once(page: HistoryPage) -> None:
    page.card.note.setFocus()
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.focusWidget() is page.card.note
    assert "20 matches" in texts(page)
