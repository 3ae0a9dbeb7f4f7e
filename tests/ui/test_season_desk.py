"""The season desk over a real history."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.season.left_out import Reason
from scorepad.season.season import Counting, Filters, Scheme, Season
from scorepad.store.errors import StoreUnavailable
from scorepad.store.store import Store
from scorepad.ui.desks import season_desk
from scorepad.ui.desks.season_desk import SeasonDesk
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.library import Library
from scorepad.ui.pages.season import View
from scorepad.ui.season_reading import Asked, SeasonDetails, SeasonShown, season_details
from scorepad.ui.season_words import day_words
from scorepad.ui.widgets.message_bar import MessageBar
from tests.store.evenings import NOW, finished, history, table

PATIENCE = 10_000
WINTER = Season("Winter", "2026-01-01", "2026-03-31", counting=Counting(minimum=1))


class Room:
    """A desk with its page and its message bar in a window."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.folder = qtbot, folder
        self.library = Library(lambda: Store.open(folder / "scorepad.db", folder / "backups"))
        self.window = QWidget()
        self.messages = MessageBar()
        self.desk = SeasonDesk(self.library, self.messages, lambda: NOW)
        self.page = self.desk.page
        column = QVBoxLayout(self.window)
        column.addWidget(self.page)
        column.addWidget(self.messages)
        qtbot.addWidget(self.window)
        self.window.resize(940, 600)
        self.window.show()

    def until(self, holds: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(holds, timeout=PATIENCE)

    @property
    def shown(self) -> SeasonShown:
        shown = self.page.shown
        assert shown is not None
        return shown

    def open(self, name: str | None, scheme: str = "") -> SeasonShown:
        before = self.page.shown
        self.desk.open_season(name, scheme)
        self.until(lambda: self.page.shown is not before)
        return self.shown

    def says(self, text: str) -> None:
        self.until(lambda: self.messages.text() == text)

    def act(self, words: str) -> None:
        (button,) = (one for one in self.messages.findChildren(QPushButton) if one.text() == words)
        button.click()


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    with history(tmp_path) as store:
        store.save_season(WINTER)
        for number, (day, season) in enumerate(
            (("2026-01-09", "Winter"), ("2026-02-13", "Winter"), ("2025-10-01", "Autumn"), (None, "Winter"))
        ):
            started = None if day is None else f"{day}T20:00:00+01:00"
            match = finished(table(("Anna", "Bram", "Cato"), started=started), seed=number)
            store.create(match.detailed(season=season).after, NOW)
        store.set_guest("Cato", True)
    made = Room(qtbot, tmp_path)
    yield made
    made.library.close()


def test_a_season_is_shown_by_its_own_days_and_counting(room: Room) -> None:
    shown = room.open("Winter")
    assert shown.season == WINTER
    assert {row.name: row.matches for row in shown.table.rows} == {"Anna": 2, "Bram": 2}
    assert shown.undated == 1
    assert shown.names == ("Winter", "Autumn")
    assert not shown.has_pairs


def test_none_is_the_season_that_was_played_last_and_nothing_all_matches(room: Room) -> None:
    assert room.open(None).asked.season == "Winter"
    everything = room.open("")
    assert everything.season is None
    assert {row.matches for row in everything.table.rows} == {4}


def test_a_scheme_overrides_the_seasons_own(room: Room) -> None:
    shown = room.open("Winter", "score")
    assert shown.query.counting == Counting(Scheme.SCORE, minimum=1)
    assert shown.differs


def test_what_is_asked_on_the_page_is_read(room: Room) -> None:
    room.open("Winter")
    room.page.asked.emit(Asked("Winter", Filters(as_of="2026-02-28"), Counting(with_guests=True)))
    room.until(lambda: len(room.shown.table.rows) == 3)
    assert {row.movement for row in room.shown.table.rows} != {None}


def test_only_the_latest_answer_is_shown(room: Room) -> None:
    seen: list[str] = []
    show = room.page.show_season

    def see(shown: SeasonShown) -> None:
        seen.append(shown.asked.season)
        show(shown)

    room.page.show_season = see  # type: ignore[method-assign]
    room.desk.open_season("Autumn")
    room.desk.open_season("Winter")
    room.until(lambda: bool(seen))
    assert room.library.drain(10)
    assert seen == ["Winter"]


def test_refresh_keeps_what_was_asked_and_shows_what_is_new(room: Room) -> None:
    room.open("Winter", "score")
    with history(room.folder) as store:
        match = finished(table(("Anna", "Daan"), started="2026-02-14T20:00:00+01:00"))
        store.create(match.detailed(season="Winter").after, NOW)
    room.desk.refresh()
    room.until(lambda: "Daan" in {row.name for row in room.shown.table.rows})
    assert room.shown.query.counting.scheme is Scheme.SCORE


def test_a_season_that_is_gone_is_told_and_all_matches_are_shown(room: Room) -> None:
    room.open("Winter")
    room.desk.open_season("Spring")
    room.until(lambda: room.shown.asked.season == "")
    assert room.messages.text() == "There is no season called Spring."


def test_a_way_of_counting_is_kept_and_brought_back_by_undo(room: Room) -> None:
    room.open("Winter", "score")
    room.page.how_button.click()
    room.page.panel.keep_button.click()
    room.says("Winter counts so from now on.")
    room.until(lambda: not room.shown.differs)
    assert room.shown.own.scheme is Scheme.SCORE
    room.act("Undo")
    room.until(lambda: room.shown.season == WINTER)
    with history(room.folder) as store:
        assert store.season("Winter") == WINTER


def test_a_new_season_is_made_and_shown(room: Room) -> None:
    room.open("Winter")
    room.page.season_made.emit(Season("Spring", "2026-04-01"))
    room.says("The season Spring is made.")
    room.until(lambda: room.shown.asked.season == "Spring")
    assert room.shown.season == Season("Spring", "2026-04-01")


def test_other_days_of_a_season_are_brought_back_by_undo(room: Room) -> None:
    room.open("Winter")
    room.page.season_changed.emit(WINTER, replace(WINTER, first_day="2026-02-01", last_day=None))
    room.says("The season Winter is changed.")
    room.until(lambda: {row.matches for row in room.shown.table.rows} == {1})
    room.act("Undo")
    room.until(lambda: room.shown.season == WINTER)


def test_a_new_name_is_taken_over_by_the_matches_and_brought_back_by_undo(room: Room) -> None:
    room.open("Winter")
    with room.qtbot.waitSignal(room.desk.matches_changed):
        room.page.season_changed.emit(WINTER, replace(WINTER, name="Winter of 2026"))
    room.until(lambda: room.shown.asked.season == "Winter of 2026")
    assert {row.matches for row in room.shown.table.rows} == {2}
    room.act("Undo")
    room.until(lambda: room.shown.season == WINTER)
    assert {row.matches for row in room.shown.table.rows} == {2}


def test_a_name_that_was_taken_meanwhile_is_refused(room: Room) -> None:
    room.open("Winter")
    room.page.season_changed.emit(WINTER, replace(WINTER, name="Autumn"))
    room.says("There is already a season called Autumn. Choose another name.")
    assert room.shown.season == WINTER


def test_a_season_is_closed_and_the_next_set_up_and_both_are_taken_back_by_undo(room: Room) -> None:
    room.open("Winter")
    closed = replace(WINTER, last_day="2026-02-13")
    room.page.season_closed.emit(WINTER, closed, Season("Summer", "2026-02-14"))
    room.says(f"Winter is closed: its last day is {day_words('2026-02-13')}. After it comes Summer.")
    room.until(lambda: room.shown.season == closed)
    assert "Summer" in room.shown.names
    room.act("Undo")
    room.until(lambda: room.shown.season == WINTER)
    assert "Summer" not in room.shown.names


def test_undo_leaves_a_next_season_in_which_somebody_has_played(room: Room) -> None:
    room.open("Winter")
    room.page.season_closed.emit(
        WINTER, replace(WINTER, last_day="2026-02-13"), Season("Autumn", "2026-02-14")
    )
    room.until(lambda: room.messages.isVisible())
    room.act("Undo")
    room.until(lambda: room.shown.season == WINTER)
    assert "Autumn" in room.shown.names


def test_a_season_is_closed_with_none_after_it(room: Room) -> None:
    room.open("Winter")
    room.page.season_closed.emit(WINTER, replace(WINTER, last_day="2026-02-13"), None)
    room.says(f"Winter is closed: its last day is {day_words('2026-02-13')}.")
    room.until(lambda: room.shown.season == replace(WINTER, last_day="2026-02-13"))
    assert room.shown.names == ("Winter", "Autumn")


def test_a_removed_season_comes_back_with_its_matches(room: Room) -> None:
    room.open("Winter")
    with room.qtbot.waitSignal(room.desk.matches_changed):
        room.page.season_removed.emit(WINTER)
    room.says("The season Winter is removed. Its matches stay in the history.")
    room.until(lambda: "Winter" not in room.shown.names)
    room.act("Undo")
    room.until(lambda: room.shown.season == WINTER)
    assert {row.matches for row in room.shown.table.rows} == {2}


# What is behind the table.


def test_what_is_behind_a_table_is_read_again_where_it_could_not_be(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def torn(_store: Store, _shown: SeasonShown) -> SeasonDetails:
        raise StoreUnavailable(Phrase("test", "The disk is gone."))

    with monkeypatch.context() as broken:
        broken.setattr(season_desk, "season_details", torn)
        room.open("Winter")
        room.until(room.page.again_button.isVisible)
    assert room.messages.text() == ""
    room.page.views.button(View.CHART).click()
    said = [label.text() for label in room.page.findChildren(QLabel) if label.isVisible()]
    assert "What is behind this table could not be read: The disk is gone." in said
    assert not any(text.startswith("One moment") for text in said)
    room.page.again_button.setFocus()
    QTest.keyClick(room.page.again_button, Qt.Key.Key_Space)
    room.until(room.page.chart.isVisible)
    assert not room.page.again_button.isVisible()


def test_what_waits_for_the_results_behind_a_table_is_told_and_done_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = Event()
    read = season_details

    def slow(store: Store, shown: SeasonShown) -> SeasonDetails:
        assert may_go_on.wait(10)
        return read(store, shown)

    monkeypatch.setattr(season_desk, "season_details", slow)
    room.open("Winter")
    done: list[SeasonShown] = []
    act = done.append
    room.desk.with_results(act)
    room.desk.with_results(act)
    assert room.messages.text() == "One moment: the matches are being looked through."
    assert done == []
    may_go_on.set()
    room.until(lambda: bool(done))
    assert len(done) == 1
    assert room.messages.text() == ""


def details_of(room: Room, name: str) -> SeasonDetails:
    room.open(name)
    room.until(lambda: room.page.details is not None)
    details = room.page.details
    assert details is not None
    return details


def test_what_is_behind_a_table_is_read_after_it(room: Room) -> None:
    details = details_of(room, "Winter")
    assert details.days == ("2026-01-09", "2026-02-13")
    last = {course.key: course.places[-1] for course in details.courses}
    assert last == {row.key: row.place for row in room.shown.table.rows}
    assert [one.reason for one in details.left_out[0]] == [Reason.NO_DAY]
    assert details.other_rules == ((), 0)
    assert details.last_day == "2026-02-13"


def test_a_remark_opens_its_match(room: Room) -> None:
    details = details_of(room, "Winter")
    room.page.views.button(View.REMARKS).click()
    with room.qtbot.waitSignal(room.desk.match_wanted) as told:
        room.page.open_button.click()
    assert told.args == [details.left_out[0][0].match.match]


def test_a_line_and_its_filters_are_for_the_window(qtbot: QtBot, room: Room) -> None:
    shown = room.open("Winter")
    with qtbot.waitSignal(room.desk.matches_wanted) as told:
        room.page.matches_button.click()
    assert told.args == [shown.table.rows[0].players, Filters("Winter", "2026-01-01", "2026-03-31")]


def test_what_needs_the_results_waits_for_them_once(room: Room) -> None:
    room.open("Winter")
    used: list[int] = []
    room.desk.with_results(lambda whole: used.append(len(whole.results)))
    assert used == []
    room.until(lambda: used == [2])
    room.desk.with_results(lambda whole: used.append(len(whole.results)))
    assert used == [2, 2]


# Files.


def preview(room: Room) -> ExportPreview:
    room.open("Winter")
    room.page.export_button.click()
    room.until(lambda: room.page.findChild(ExportPreview) is not None)
    (dialog,) = room.page.findChildren(ExportPreview)
    return dialog


def test_what_was_seen_is_what_is_written(room: Room, tmp_path: Path) -> None:
    asked: list[Path] = []
    shown_folders: list[Path] = []

    def ask(_parent: QWidget, _title: str, proposed: Path, _form: str) -> Path:
        asked.append(proposed)
        return tmp_path / "table.json"

    room.desk.exports.ask_for_file = ask
    room.desk.exports.show_folder = shown_folders.append
    dialog = preview(room)
    dialog.forms.button("json").click()
    seen = dialog.content.toPlainText()
    dialog.save_button.click()
    room.says("Saved: table.json")
    assert [path.name for path in asked] == ["Winter.json"]
    written = (tmp_path / "table.json").read_text("utf-8")
    assert written == seen + "\n"
    assert json.loads(written)["season"] == "Winter"
    room.act("Show folder")
    assert shown_folders == [tmp_path]


def test_no_file_is_written_where_none_is_chosen(room: Room, tmp_path: Path) -> None:
    room.desk.exports.ask_for_file = lambda *_asked: None
    dialog = preview(room)
    dialog.save_button.click()
    assert dialog.isVisible()
    assert room.messages.text() == ""


def test_a_file_gets_the_ending_that_was_not_typed(room: Room, tmp_path: Path) -> None:
    room.desk.exports.ask_for_file = lambda *_asked: tmp_path / "table"
    dialog = preview(room)
    dialog.forms.button("csv").click()
    dialog.save_button.click()
    room.says("Saved: table.csv")
    assert (tmp_path / "table.csv").read_bytes().startswith(b"\xef\xbb\xbfPlace,Name")


@pytest.mark.parametrize(
    ("form", "begins"),
    [("xlsx", b"PK"), ("pdf", b"%PDF-"), ("html", b"<!DOCTYPE html>"), ("text", b"Season: ")],
)
def test_every_kind_of_file_is_written(room: Room, tmp_path: Path, form: str, begins: bytes) -> None:
    room.desk.exports.ask_for_file = lambda *_asked: tmp_path / "table"
    dialog = preview(room)
    dialog.forms.button(form).click()
    dialog.save_button.click()
    room.until(lambda: room.messages.text().startswith("Saved: table."))
    (written,) = tmp_path.glob("table.*")
    assert written.read_bytes().startswith(begins)


def test_a_file_that_cannot_be_written_is_told(room: Room, tmp_path: Path) -> None:
    room.desk.exports.ask_for_file = lambda *_asked: tmp_path / "nowhere" / "table.csv"
    preview(room).save_button.click()
    room.until(lambda: room.messages.text().startswith("There is no folder"))


def test_where_commas_are_decimal_that_csv_comes_first(room: Room) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("nl"))
    try:
        dialog = preview(room)
        assert dialog.forms.offered.index("csv-local") < dialog.forms.offered.index("csv")
        dialog.forms.button("csv-local").click()
        assert dialog.cells.model().headerData(0, Qt.Orientation.Horizontal) == "Place"
    finally:
        QLocale.setDefault(before)
