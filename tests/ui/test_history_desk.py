"""The history page at its desk, with a real history."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.table import Setup
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionOptions, Format
from scorepad.store.errors import StoreUnavailable
from scorepad.store.store import Store
from scorepad.store.writer import Outcome
from scorepad.ui import look
from scorepad.ui.desks.history_desk import LINES, HistoryDesk
from scorepad.ui.history_model import HistoryBatch, HistoryFilter, Status
from scorepad.ui.library import Library
from scorepad.ui.widgets.message_bar import MessageBar
from tests.store.evenings import NOW, finished, history, of_another_game, opened, played, table
from tests.ui.pads import MADE, NAMES, PASSED, bridgette_match, pad

TODAY = datetime.fromisoformat("2026-01-17T20:30:00+01:00")
PATIENCE = 20_000

Open = Callable[[], HistoryDesk]


@pytest.fixture(autouse=True)
def _in_the_look(qapp: QApplication) -> None:
    look.apply(qapp, look.Theme.LIGHT)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as open_store:
        yield open_store


@pytest.fixture
def messages(qtbot: QtBot) -> MessageBar:
    bar = MessageBar()
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def library(tmp_path: Path, store: Store) -> Iterator[Library]:
    made = Library(lambda: opened(tmp_path))
    yield made
    made.close()


@pytest.fixture
def open_desk(qtbot: QtBot, library: Library, messages: MessageBar) -> Open:
    def open_() -> HistoryDesk:
        desk = HistoryDesk(library, messages, lambda: TODAY)
        qtbot.addWidget(desk.page)
        desk.page.resize(1196, 800)
        desk.page.show()
        desk.refresh()
        qtbot.waitUntil(lambda: desk.page.shown is not None, timeout=PATIENCE)
        return desk

    return open_


def keep(store: Store, players: str, day: str, season: str | None = None, note: str | None = None) -> int:
    match = played(table(tuple(players.split()), started=f"{day}T20:00:00+01:00"), 2)
    return store.create(replace(match, season=season, note=note), NOW)


def ids(desk: HistoryDesk) -> list[int]:
    model = desk.page.model
    return [model.line(row).match_id for row in range(model.rowCount())]


def wait_for(qtbot: QtBot, desk: HistoryDesk, expected: list[int]) -> None:
    qtbot.waitUntil(lambda: ids(desk) == expected, timeout=PATIENCE)


def wait_for_card(qtbot: QtBot, desk: HistoryDesk, match_id: int) -> None:
    def shown() -> bool:
        card = desk.page.card.card
        return card is not None and card.line.match_id == match_id

    qtbot.waitUntil(shown, timeout=PATIENCE)


def test_matches_are_listed_newest_first_with_what_lists_tell(
    qtbot: QtBot, store: Store, open_desk: Open
) -> None:
    old = store.create(finished(table(started="2025-11-01T20:00:00+01:00")), NOW)
    new = keep(store, "Eefje Floris", "2026-01-16", "Winter", "late")
    stopped = played(table(started="2025-12-01T20:00:00+01:00"), 3)
    closed = store.create(replace(stopped.close().after, counts=False), NOW)
    desk = open_desk()
    wait_for(qtbot, desk, [new, closed, old])
    first, second, third = (desk.page.model.line(row) for row in range(3))
    assert (first.status, first.deals, first.season, first.note) == (Status.GOES_ON, 2, "Winter", "late")
    assert [str(mark) for mark, _role in first.marks] == [f"goes on, deal 3 of {first.of_deals}"]
    assert [str(mark) for mark, _role in second.marks] == ["stopped", "does not count"]
    assert third.status is Status.FINISHED
    places = [side.place for side in third.sides]
    assert places == sorted(places)
    assert any(side.won for side in third.sides)


def test_the_card_of_the_chosen_match_is_read(qtbot: QtBot, store: Store, open_desk: Open) -> None:
    old, new = keep(store, "Anna Bram", "2026-01-01"), keep(store, "Cato Daan", "2026-01-02")
    desk = open_desk()
    wait_for_card(qtbot, desk, new)
    QTest.keyClick(desk.page.list, Qt.Key.Key_Down)
    wait_for_card(qtbot, desk, old)
    card = desk.page.card.card
    assert card is not None
    assert card.agreed


def test_a_match_of_an_unknown_game_is_listed_and_its_card_says_why_it_stays_shut(
    qtbot: QtBot, store: Store, open_desk: Open, messages: MessageBar
) -> None:
    number = store.create(of_another_game(played(table(), 2)), NOW)
    desk = open_desk()
    wait_for_card(qtbot, desk, number)
    line, card = desk.page.model.line(0), desk.page.card
    assert (str(line.game), line.status, line.of_deals) == ("Unknown game: later_game", Status.GOES_ON, None)
    assert "does not know (later_game)" in str(card.problem)
    assert [button.isVisible() for button in (card.open_button, card.again_button, card.away_button)] == [
        False,
        False,
        True,
    ]
    opened_here = QSignalSpy(desk.open_match)
    QTest.keyClick(desk.page.list, Qt.Key.Key_Return)
    assert opened_here.count() == 0
    assert not messages.isVisible()


def test_typing_filters_at_once(qtbot: QtBot, store: Store, open_desk: Open) -> None:
    anna = keep(store, "Anna Bram", "2026-01-01", note="snow")
    both = keep(store, "Anna Cato", "2026-01-02")
    desk = open_desk()
    QTest.keyClicks(desk.page.search, "anna snow")
    wait_for(qtbot, desk, [anna])
    assert desk.page.shown is not None
    assert desk.page.shown.wanted == HistoryFilter(text="anna snow")
    QTest.keyClick(desk.page.search, Qt.Key.Key_Escape)
    wait_for(qtbot, desk, [both, anna])


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"players": ("bram",)}, [0]),
        ({"season": "Winter"}, [1, 0]),
        ({"game": "boerenbridge"}, [2, 1, 0]),
        ({"game": "bridge"}, []),
        ({"first_day": "2026-01-02"}, [2, 1]),
        ({"last_day": "2026-01-02"}, [1, 0]),
        (
            {"players": ("Anna",), "season": "Winter", "first_day": "2026-01-02", "last_day": "2026-01-02"},
            [1],
        ),
        ({}, [2, 1, 0]),
    ],
)
def test_other_pages_turn_to_certain_matches(
    qtbot: QtBot, store: Store, open_desk: Open, wanted: dict[str, Any], expected: list[int]
) -> None:
    kept = [
        keep(store, "Anna Bram", "2026-01-01", "Winter"),
        keep(store, "Anna Cato", "2026-01-02", "Winter"),
        keep(store, "Anna Cato", "2026-01-03"),
    ]
    desk = open_desk()
    desk.page.show_filter(HistoryFilter(text="whatever", unfinished=True))
    desk.show_matches(**wanted)
    assert desk.page.search.text() == ""
    assert desk.page.filter == HistoryFilter(**wanted)
    wait_for(qtbot, desk, [kept[at] for at in expected])


def test_the_matches_of_a_pair_are_those_it_played_together(
    qtbot: QtBot, store: Store, open_desk: Open
) -> None:
    started = "2026-01-01T20:00:00+01:00"
    together = store.create(pad(MADE).detailed(started=started, season="Winter").after, NOW)
    apart = pad(MADE).reseat(("Anna", "Cato", "Bram", "Daan")).after
    store.create(apart.detailed(started="2026-01-02T20:00:00+01:00").after, NOW)
    desk = open_desk()
    qtbot.waitUntil(lambda: desk.page.card.season.findText("Winter") > 0, timeout=PATIENCE)
    desk.page.filters.buttons["players"].click()
    offered = desk.page.filters.picker.names
    pairs = ["Anna & Bram", "Cato & Daan", "Anna & Cato", "Bram & Daan"]
    assert [offered.item(row).text() for row in range(4, offered.count())] == pairs
    desk.page.filters.picker.close_and_return()
    desk.show_matches(players=("Anna", "Cato"))
    wait_for(qtbot, desk, [together])
    assert desk.page.filters.buttons["players"].text() == "Anna && Cato"


def test_a_match_without_a_number_of_deals_says_only_which_it_has_come_to(
    qtbot: QtBot, store: Store, open_desk: Open
) -> None:
    short = Match(auction_bridge.GAME, Setup(NAMES[:4], AuctionOptions(format=Format.DEALS)), (MADE, PASSED))
    for day, match in enumerate((pad(MADE), short, bridgette_match()), start=1):
        store.create(match.detailed(started=f"2026-01-0{day}T20:00:00+01:00").after, NOW)
    desk = open_desk()
    marks = [[str(mark) for mark, _role in desk.page.model.line(row).marks] for row in range(3)]
    assert marks == [["goes on, deal 1 of 6"], ["goes on, deal 3 of 5"], ["goes on, deal 2"]]


def test_unfinished_and_put_away_are_found(qtbot: QtBot, store: Store, open_desk: Open) -> None:
    done = store.create(finished(table(started="2026-01-01T20:00:00+01:00")), NOW)
    going = keep(store, "Anna Cato", "2026-01-02")
    away = keep(store, "Anna Daan", "2026-01-03")
    store.delete(away, NOW)
    desk = open_desk()
    wait_for(qtbot, desk, [going, done])
    desk.page.filters.buttons["unfinished"].click()
    wait_for(qtbot, desk, [going])
    desk.page.filters.buttons["unfinished"].click()
    desk.page.filters.buttons["put_away"].click()
    wait_for(qtbot, desk, [away])
    assert desk.page.model.line(0).put_away


def test_after_a_change_the_page_is_refreshed_where_it_stands(
    qtbot: QtBot, store: Store, open_desk: Open
) -> None:
    kept = [keep(store, "Anna Bram", f"2026-01-0{day}") for day in range(1, 6)]
    desk = open_desk()
    wait_for(qtbot, desk, kept[::-1])
    desk.page.list.setCurrentIndex(desk.page.model.index(2))
    with qtbot.waitSignal(desk.put_away, timeout=PATIENCE) as told:
        QTest.keyClick(desk.page.list, Qt.Key.Key_Delete)
    assert told.args == [kept[2]]
    store.delete(kept[2], NOW)
    desk.refresh()
    wait_for(qtbot, desk, [kept[4], kept[3], kept[1], kept[0]])
    assert desk.page.current is not None
    assert desk.page.current.match_id == kept[1]
    wait_for_card(qtbot, desk, kept[1])


def test_a_note_and_a_season_are_told_with_their_match(qtbot: QtBot, store: Store, open_desk: Open) -> None:
    match_id = keep(store, "Anna Bram", "2026-01-01", "Winter")
    desk = open_desk()
    wait_for_card(qtbot, desk, match_id)
    spy = QSignalSpy(desk.details_wanted)
    QTest.keyClicks(desk.page.card.note, "snow")
    desk.commit()
    assert [list(spy.at(at)) for at in range(spy.count())] == [[match_id, {"note": "snow"}]]
    match = store.load(match_id)
    store.save(match_id, match.detailed(note="snow"), NOW)
    desk.refresh()
    qtbot.waitUntil(lambda: desk.page.model.line(0).note == "snow", timeout=PATIENCE)


def test_names_and_seasons_to_filter_by_come_from_the_history(
    qtbot: QtBot, store: Store, open_desk: Open
) -> None:
    keep(store, "Anna Bram", "2026-01-01", "Winter")
    desk = open_desk()
    qtbot.waitUntil(lambda: desk.page.card.season.findText("Winter") > 0, timeout=PATIENCE)
    desk.page.filters.buttons["players"].click()
    names = desk.page.filters.picker.names
    assert {names.item(row).text() for row in range(names.count())} == {"Anna", "Bram"}
    desk.page.filters.picker.close_and_return()


def test_a_history_of_nothing_shows_how_to_begin(qtbot: QtBot, open_desk: Open) -> None:
    desk = open_desk()
    assert desk.page.pad.isVisible()
    begin, sample = QSignalSpy(desk.new_match), QSignalSpy(desk.sample_wanted)
    desk.page.pad.first.click()
    desk.page.pad.second.click()
    assert (begin.count(), sample.count()) == (1, 1)


def test_where_all_is_put_away_the_page_says_so(qtbot: QtBot, store: Store, open_desk: Open) -> None:
    store.delete(keep(store, "Anna Bram", "2026-01-01"), NOW)
    desk = open_desk()
    assert desk.page.nothing.isVisible()
    desk.page.nothing.first.click()
    qtbot.waitUntil(lambda: desk.page.model.rowCount() == 1, timeout=PATIENCE)


def test_a_long_history_is_read_as_it_is_scrolled(qtbot: QtBot, store: Store, open_desk: Open) -> None:
    matches = [
        table(("Anna", "Bram"), started=f"{2000 + at // 12}-{at % 12 + 1:02}-01T20:00:00+01:00")
        for at in range(LINES * 2 + 30)
    ]
    store.import_matches(matches, (), NOW)
    desk = open_desk()
    assert desk.page.shown is not None
    assert desk.page.shown.total == len(matches)
    assert len(ids(desk)) == LINES
    while desk.page.model.rowCount() < len(matches):
        with qtbot.waitSignal(desk.page.model.rowsInserted, timeout=PATIENCE):
            QTest.keyClick(desk.page.list, Qt.Key.Key_End)
    assert len(set(ids(desk))) == len(matches)
    # What was read stays when the page is refreshed, and so does the place.
    QTest.keyClick(desk.page.list, Qt.Key.Key_End)
    last, scrolled = desk.page.current, desk.page.list.verticalScrollBar().value()
    keep(store, "Anna Bram", "2026-02-01")
    desk.refresh()
    qtbot.waitUntil(lambda: desk.page.model.total == len(matches) + 1, timeout=PATIENCE)
    assert desk.page.current == last
    assert abs(desk.page.list.verticalScrollBar().value() - scrolled) <= look.scaled(80)


def test_a_match_that_was_damaged_is_listed_and_its_card_says_why(
    qtbot: QtBot, store: Store, tmp_path: Path, open_desk: Open
) -> None:
    going = keep(store, "Anna Bram", "2026-01-02")
    sound = keep(store, "Anna Bram", "2026-01-01")
    store._database.raw.execute("UPDATE deals SET content = '{}' WHERE match_id = ?", (going,))
    desk = open_desk()
    wait_for(qtbot, desk, [going, sound])
    assert desk.page.model.line(0).of_deals is None
    qtbot.waitUntil(lambda: desk.page.card.problem is not None, timeout=PATIENCE)
    assert desk.page.card.away_button.isVisible()
    QTest.keyClick(desk.page.list, Qt.Key.Key_Down)
    wait_for_card(qtbot, desk, sound)
    assert desk.page.card.problem is None


def test_a_history_that_cannot_be_read_is_said_and_read_again_on_a_tap(
    qtbot: QtBot, store: Store, messages: MessageBar, tmp_path: Path
) -> None:
    match_id = keep(store, "Anna Bram", "2026-01-01")
    broken = [True]

    def open_store() -> Store:
        if broken[0]:
            raise StoreUnavailable(QT_TRANSLATE_NOOP("store", "The disk is gone."))
        return opened(tmp_path)

    library = Library(open_store)
    desk = HistoryDesk(library, messages, lambda: TODAY)
    qtbot.addWidget(desk.page)
    desk.refresh()
    qtbot.waitUntil(lambda: messages.accessibleName() == "The disk is gone.", timeout=PATIENCE)
    broken[0] = False
    messages.findChildren(type(desk.page.card.open_button))[0].click()
    wait_for(qtbot, desk, [match_id])
    library.close()


def test_of_many_questions_the_last_is_answered(
    qtbot: QtBot, store: Store, library: Library, open_desk: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [keep(store, f"{name} Bram", "2026-01-01") for name in ("Anna", "Annabel", "Annabelle")]
    desk = open_desk()
    wait_for_card(qtbot, desk, kept[2])
    shown: list[str] = []
    asked: list[object] = []
    show, read = desk.page.show_batch, library.read

    def ask(job: Callable[[Store], object], done: Callable[[Outcome[object]], None]) -> None:
        asked.append(job)
        read(job, done)

    def record(batch: HistoryBatch) -> None:
        shown.append(batch.wanted.text)
        show(batch)

    monkeypatch.setattr(desk.page, "show_batch", record)
    monkeypatch.setattr(library, "read", ask)
    for letters in ("A", "An", "Anna", "Annab", "Annabel", "Annabell", "Annabelle"):
        desk.page.search.setText(letters)
    assert len(asked) == 1
    wait_for(qtbot, desk, kept[2:])
    assert shown == ["Annabelle"]
