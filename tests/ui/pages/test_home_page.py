from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.games import game
from scorepad.ui.pages.home import HomePage
from scorepad.ui.pages.views import (
    ChangeView,
    HomeView,
    RecentView,
    Result,
    SeasonView,
    Standing,
    TableView,
    TonightLine,
    TonightView,
    UnfinishedView,
)
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel

GAME = game("boerenbridge").words.name
NAMES = ("Anna", "Bram", "Cato", "Daan")
UNFINISHED = (
    UnfinishedView(7, GAME, NAMES, "today 21:14", 7, 15, "Bram leads with 62"),
    UnfinishedView(3, GAME, NAMES[:3], "9 January", 2, None),
)
RECENT = (
    RecentView(5, GAME, "2 January", (Result("Anna", 98), Result("Bram", 128, True), Result("Cato", 120))),
    RecentView(4, GAME, "1 January", (Result("Anna", 50, True), Result("Bram", 50, True), Result("Cato", 9))),
    RecentView(2, GAME, "27 December", (Result("Anna", 5), Result("Bram", 7)), finished=False),
)
FULL = HomeView(
    UNFINISHED,
    TableView(GAME, NAMES),
    SeasonView("Winter 2026", (Standing(1, "Bram", "4"), Standing(2, "Anna", "3.5"))),
    RECENT,
)
OTHER = Phrase("test", "Auction bridge")
TONIGHT = TonightView(3, (GAME,), (TonightLine("Bram", 3, 2, (348,)), TonightLine("Anna", 2, 1, (201,))))


@pytest.fixture
def page(qtbot: QtBot) -> HomePage:
    made = HomePage()
    qtbot.addWidget(made)
    made.resize(1196, 800)
    made.show()
    qtbot.waitActive(made)
    return made


def texts(page: QWidget) -> list[str]:
    labels = [one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page)]
    return labels + [one.text() for one in page.findChildren(QPushButton) if one.isVisibleTo(page)]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_while_the_history_is_read_nothing_is_there_to_be_hit_by_mistake(page: HomePage) -> None:
    assert page.primary is None
    assert page.controls == {}
    assert not [one for one in page.findChildren(QPushButton) if one.isVisible()]


def test_a_long_wait_is_explained_and_a_short_one_is_not(qtbot: QtBot, page: HomePage) -> None:
    assert "Opening the history…" not in texts(page)
    qtbot.waitUntil(lambda: "Opening the history…" in texts(page))
    page.show_home(HomeView())
    assert "Opening the history…" not in texts(page)


def test_an_empty_program_shows_one_way_to_begin_and_enter_takes_it(qtbot: QtBot, page: HomePage) -> None:
    page.show_home(HomeView())
    assert list(page.controls) == ["new", "sample", "year"]
    buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
    assert [one for one in buttons if one.property("kind") == "primary"] == [page.controls["new"]]
    with qtbot.waitSignal(page.new_match, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_enter_goes_on_with_the_newest_unfinished_match(qtbot: QtBot, page: HomePage) -> None:
    page.show_home(FULL)
    assert page.primary is page.controls["continue:7"]
    assert page.primary.property("kind") == "primary"
    with qtbot.waitSignal(page.continue_match, timeout=1000) as told:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [7]


def test_what_is_on_the_table_is_told_in_words(page: HomePage) -> None:
    page.show_home(FULL)
    shown = texts(page)
    assert "Continue, deal 7 of 15" in shown
    assert "Continue, deal 2" in shown
    assert "Anna · Bram · Cato · Daan" in shown
    assert "Bram leads with 62 · started today 21:14" in shown


def test_a_match_that_cannot_be_opened_says_why(qtbot: QtBot, page: HomePage) -> None:
    why = Phrase("test", "Nobody knows this game.")
    page.show_home(replace(FULL, recent=(replace(RECENT[0], problem=why), RECENT[1])))
    line = page.controls["match:5"]
    assert not line.isEnabled()
    assert line.accessibleDescription() == str(why)
    assert str(why) in line.toolTip()
    assert str(why) in texts(page)
    with qtbot.assertNotEmitted(page.open_match, wait=0):
        click(line)
    with qtbot.waitSignal(page.open_match, timeout=1000):
        click(page.controls["match:4"])


def test_recent_matches_say_who_won_with_how_much(page: HomePage) -> None:
    page.show_home(FULL)
    shown = texts(page)
    assert "Bram won with 128" in shown
    assert "Cato 120 · Anna 98" in shown
    assert "Anna and Bram shared the win with 50" in shown
    assert "Not finished" in shown


CHANGE = ChangeView(5, "Anna & Cato", ("Eva", "Finn"))


def test_the_pair_that_waits_may_sit_down_from_here(qtbot: QtBot, page: HomePage) -> None:
    page.show_home(replace(FULL, change=CHANGE))
    assert "Anna & Cato stay; Eva & Finn are next." in texts(page)
    button = page.controls["change"]
    assert button.accessibleName() == "Eva & Finn sit down"
    with qtbot.waitSignal(page.challenged, timeout=1000) as told:
        click(button)
    assert told.args == [5, ("Eva", "Finn")]


def test_where_nobody_waits_the_choice_is_at_the_match(qtbot: QtBot, page: HomePage) -> None:
    page.show_home(replace(FULL, change=replace(CHANGE, following=None)))
    assert "Anna & Cato stay, and others sit down against them." in texts(page)
    button = page.controls["change"]
    assert isinstance(button, QPushButton)
    assert button.text() == "Change of team…"
    with qtbot.waitSignal(page.open_match, timeout=1000) as told:
        click(button)
    assert told.args == [5]


def test_a_table_that_changes_no_teams_only_begins_again(page: HomePage) -> None:
    page.show_home(FULL)
    assert "change" not in page.controls


@pytest.mark.parametrize(
    ("key", "signal", "expected"),
    [
        ("continue:3", "continue_match", [3]),
        ("match:4", "open_match", [4]),
        ("season", "open_season", ["Winter 2026"]),
        ("same", "same_table", []),
        ("history", "history_wanted", []),
        ("take_out", "sample_unwanted", []),
        ("new", "new_match", []),
    ],
)
@pytest.mark.parametrize("by", ["mouse", "enter", "space"])
def test_every_control_tells_its_wish_by_mouse_and_by_keys(
    qtbot: QtBot, page: HomePage, key: str, signal: str, expected: list[object], by: str
) -> None:
    page.show_home(replace(FULL, has_sample=True))
    control = page.controls[key]
    with qtbot.waitSignal(getattr(page, signal), timeout=1000) as told:
        if by == "mouse":
            click(control)
        else:
            control.setFocus()
            QTest.keyClick(control, Qt.Key.Key_Return if by == "enter" else Qt.Key.Key_Space)
    assert [one for one in told.args if not isinstance(one, bool)] == expected


def test_tab_and_arrows_reach_everything_once_and_come_round(page: HomePage) -> None:
    page.show_home(FULL)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down):
        reached: list[QWidget] = []
        for _ in page.controls:
            focused = page.focusWidget()
            assert focused not in reached
            reached.append(focused)
            QTest.keyClick(focused, key)
        assert set(reached) == set(page.controls.values())
        assert page.focusWidget() is reached[0]


def test_who_gives_the_page_the_keyboard_gives_it_to_the_first_thing(page: HomePage) -> None:
    page.setFocus()
    page.show_home(FULL)
    assert page.focusWidget() is page.primary
    page.controls["same"].setFocus()
    page.setFocus()
    assert page.focusWidget() is page.primary


def test_every_control_has_a_name_and_room_for_a_finger(page: HomePage) -> None:
    page.show_home(FULL)
    for key, control in page.controls.items():
        said = control.accessibleName() or (control.text() if isinstance(control, QPushButton) else "")
        assert said, key
        assert control.height() >= 44, key
        assert control.width() >= 44, key


def test_a_name_that_looks_like_markup_is_shown_as_it_is_written(page: HomePage) -> None:
    wicked = "<b>Anna</b>"
    page.show_home(HomeView((UnfinishedView(1, GAME, (wicked, "B"), "", 1),), TableView(GAME, (wicked, "B"))))
    labels = [one for one in page.findChildren(QLabel) if wicked in one.text()]
    assert len(labels) == 2
    assert all(one.textFormat() is Qt.TextFormat.PlainText for one in labels)


def test_showing_the_same_again_builds_nothing_anew(page: HomePage) -> None:
    page.show_home(FULL)
    before = page.controls
    page.show_home(HomeView(UNFINISHED, FULL.last_table, FULL.season, RECENT))
    assert page.controls == before


def test_the_keyboard_stays_where_it_is_when_the_history_changes(page: HomePage) -> None:
    page.show_home(FULL)
    page.controls["match:4"].setFocus()
    page.show_home(HomeView(UNFINISHED, FULL.last_table, FULL.season, RECENT[:2]))
    assert page.focusWidget() is page.controls["match:4"]
    page.show_home(HomeView(UNFINISHED, FULL.last_table, FULL.season, RECENT[:1]))
    assert page.focusWidget() is page.primary


def test_without_anything_unfinished_a_new_match_is_the_first_thing(page: HomePage) -> None:
    page.show_home(HomeView((), FULL.last_table, None, RECENT))
    assert page.primary is page.controls["new"]
    assert page.primary.property("kind") == "primary"


def test_a_narrow_page_puts_everything_in_one_column_and_never_scrolls_sideways(
    qtbot: QtBot, page: HomePage
) -> None:
    page.show_home(FULL)
    same, first = page.controls["same"], page.controls["continue:7"]

    def left(widget: QWidget) -> int:
        return widget.mapTo(page, widget.rect().topLeft()).x()

    assert left(same) > left(first) + 300
    page.resize(600, 500)
    qtbot.waitUntil(lambda: left(same) == left(first))
    area = page.findChildren(QWidget, "qt_scrollarea_viewport")[0]
    assert all(
        left(one) + one.width() <= left(area) + area.width()
        for one in page.controls.values()
        if one is not page.controls["new"]
    )


def test_the_page_speaks_the_new_language_at_once(qapp: QApplication, page: HomePage) -> None:
    page.show_home(FULL)
    page.controls["same"].setFocus()
    before = page.controls["same"]
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.controls["same"] is not before
    assert page.focusWidget() is page.controls["same"]


def rows_of(page: HomePage, names: tuple[str, ...]) -> dict[str, list[str]]:
    """What stands on the line of each name, from left to right."""
    labels = [one for one in page.findChildren(QLabel) if one.isVisible()]

    def middle(one: QLabel) -> int:
        return one.mapTo(page, one.rect().center()).y()

    def line(name: str) -> list[str]:
        (own,) = [one for one in labels if one.text() == name]
        beside = [one for one in labels if abs(middle(one) - middle(own)) < 8 and one is not own]
        return [
            one.text() for one in sorted(beside, key=lambda one: one.mapTo(page, one.rect().center()).x())
        ]

    return {name: line(name) for name in names}


def test_tonight_adds_up_what_everybody_has(page: HomePage) -> None:
    page.show_home(HomeView(tonight=TONIGHT, recent=RECENT[:1]))
    QApplication.processEvents()
    assert {"Tonight", "3 matches · Boerenbridge", "Matches", "Won", "Points"} <= set(texts(page))
    assert rows_of(page, ("Bram", "Anna")) == {"Bram": ["3", "2", "348"], "Anna": ["2", "1", "201"]}


@pytest.mark.parametrize(("matches", "bold"), [(1, ["48"]), (3, ["2"])])
def test_bold_is_what_brings_the_first_to_the_top(page: HomePage, matches: int, bold: list[str]) -> None:
    lines = TonightLine("Bram", matches, 2, (48,)), TonightLine("Anna", matches, 1, (61,))
    page.show_home(HomeView(tonight=TonightView(matches, (GAME,), lines), recent=RECENT[:1]))
    numbers = [one for one in page.findChildren(PlainLabel) if one.text() in {"1", "2", "3", "48", "61"}]
    assert [one.text() for one in numbers if one.font().bold()] == bold


def test_the_two_of_a_pair_lead_together(page: HomePage) -> None:
    lines = (*(TonightLine(name, 1, 1, (732,)) for name in NAMES[:2]), TonightLine("Cato", 1, 0, (320,)))
    page.show_home(HomeView(tonight=TonightView(1, (GAME,), lines), recent=RECENT[:1]))
    shown = {one.text(): one for one in page.findChildren(ElidedLabel)}
    assert [shown[name].font().bold() for name in NAMES[:3]] == [True, True, False]


def test_one_match_needs_no_counting_of_matches(page: HomePage) -> None:
    alone = TonightView(1, (GAME,), (TonightLine("Bram", 1, 0, (62,)),), by_day=True)
    page.show_home(HomeView(tonight=alone, recent=RECENT[:1]))
    QApplication.processEvents()
    assert {"Today", "1 match · Boerenbridge"} <= set(texts(page))
    assert not {"Tonight", "Matches", "Won"} & set(texts(page))
    assert rows_of(page, ("Bram",)) == {"Bram": ["62"]}


def test_points_of_two_games_are_never_one_sum(page: HomePage) -> None:
    lines = (TonightLine("Bram", 2, 1, (128, 1240)), TonightLine("Daan", 1, 0, (None, 440)))
    page.show_home(HomeView(tonight=TonightView(2, (GAME, OTHER), lines), recent=RECENT[:1]))
    shown = texts(page)
    assert "Boerenbridge 128 · Auction bridge 1240" in shown
    assert "Auction bridge 440" in shown
    assert "Points" not in shown


def test_tonight_stands_above_recent_matches(page: HomePage) -> None:
    page.show_home(replace(FULL, tonight=TONIGHT))
    QApplication.processEvents()
    (heading,) = [one for one in page.findChildren(QLabel) if one.text() == "Tonight"]
    below, above = page.controls["history"], page.controls["continue:3"]
    heights = [one.mapTo(page, one.rect().center()).y() for one in (above, heading, below)]
    assert heights == sorted(heights)


def test_the_sample_is_offered_where_nothing_was_played_and_only_there(qtbot: QtBot, page: HomePage) -> None:
    page.show_home(HomeView())
    with qtbot.waitSignal(page.sample_wanted, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.year_wanted, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    page.show_home(FULL)
    assert not {"sample", "year", "take_out"} & set(page.controls)
    page.show_home(replace(FULL, has_sample=True))
    assert {"year", "take_out"} <= set(page.controls)
