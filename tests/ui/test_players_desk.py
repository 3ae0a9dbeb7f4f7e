"""The players desk over a real history."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorepad.store.store import Store
from scorepad.ui.desks.players_desk import PlayersDesk
from scorepad.ui.history_model import Behind
from scorepad.ui.library import Library
from scorepad.ui.widgets.message_bar import MessageBar
from tests.store.evenings import NOW, finished, history, table

PATIENCE = 10_000
LEFT = Qt.MouseButton.LeftButton


class Room:
    """A desk with its page and its message bar in a window."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.folder = qtbot, folder
        self.library = Library(lambda: Store.open(folder / "scorepad.db", folder / "backups"))
        self.window = QWidget()
        self.messages = MessageBar()
        self.desk = PlayersDesk(self.library, self.messages)
        self.page = self.desk.page
        column = QVBoxLayout(self.window)
        column.addWidget(self.page)
        column.addWidget(self.messages)
        qtbot.addWidget(self.window)
        self.window.resize(940, 600)
        self.window.show()
        self.changes: list[str] = []
        self.desk.people_changed.connect(lambda: self.changes.append(self.messages.text()))

    def until(self, holds: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(holds, timeout=PATIENCE)

    @property
    def names(self) -> dict[str, tuple[str, ...]]:
        """Who is shown, with other names."""
        return {player.name: player.also for player in self.page.model.players}

    def shows(self, **names: tuple[str, ...]) -> None:
        wanted = {name.replace("_", " "): also for name, also in names.items()}
        self.until(lambda: self.names == wanted)

    def says(self, text: str) -> None:
        self.until(lambda: self.messages.text() == text)

    def undo(self) -> None:
        (button,) = (one for one in self.messages.findChildren(QPushButton) if one.text() == "Undo")
        button.click()

    def choose(self, name: str) -> None:
        row = next(at for at in range(99) if (row := self.page.model.row(at)) and row.name == name)
        self.page.table.choose(row)


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    with history(tmp_path) as store:
        for day, names in ((1, ("Anna", "Bram")), (2, ("Annie", "Bram")), (3, ("Cato", "Bram"))):
            store.create(finished(table(names, started=f"2026-01-0{day}T20:00:00+01:00")), NOW)
    made = Room(qtbot, tmp_path)
    made.desk.refresh()
    made.shows(Bram=(), Cato=(), Annie=(), Anna=())
    yield made
    made.library.close()


def test_everybody_is_shown_with_what_they_have_played(room: Room) -> None:
    bram = room.page.model.who("Bram")
    assert bram is not None
    assert (bram.matches, bram.last_day) == (3, "2026-01-03")
    wins = sum(player.wins for player in room.page.model.players)
    assert wins >= 3


def test_a_new_name_can_be_taken_back(room: Room) -> None:
    room.page.rename_wanted.emit("Bram", "Bram de Wit")
    room.shows(Bram_de_Wit=("Bram",), Cato=(), Annie=(), Anna=())
    room.says("Bram is called Bram de Wit from now on.")
    assert room.page.chosen is not None
    assert room.page.chosen.name == "Bram de Wit"
    assert len(room.changes) == 1
    room.undo()
    room.shows(Bram=(), Cato=(), Annie=(), Anna=())
    assert len(room.changes) == 2


def test_a_new_spelling_can_be_taken_back(room: Room) -> None:
    room.page.rename_wanted.emit("Bram", "BRAM")
    room.shows(BRAM=(), Cato=(), Annie=(), Anna=())
    room.undo()
    room.shows(Bram=(), Cato=(), Annie=(), Anna=())


def test_a_name_that_is_none_is_refused_and_nothing_waits_behind_it(room: Room) -> None:
    room.page.rename_wanted.emit("Bram", "x" * 61)
    room.until(lambda: "cannot be a name" in room.messages.text())
    room.page.guest_wanted.emit("Cato", True)
    room.says("Cato is a guest, and left out of season tables.")


def test_two_become_one_person_and_part_again_by_undo(room: Room) -> None:
    dialog = room.page.ask_who_is_one("Annie", "Anna")
    QTest.mouseClick(dialog.merge_button, LEFT)
    room.shows(Bram=(), Cato=(), Anna=("Annie",))
    room.says("Annie and Anna are one person now: Anna.")
    assert room.page.open_dialog is None
    room.undo()
    room.shows(Bram=(), Cato=(), Annie=(), Anna=())
    assert len(room.changes) == 2


def test_two_who_sat_at_one_table_are_refused_where_it_was_asked(room: Room) -> None:
    dialog = room.page.ask_who_is_one("Cato", "Bram")
    QTest.mouseClick(dialog.merge_button, LEFT)
    room.until(lambda: not dialog.merge_button.isEnabled())
    assert "Cato and Bram sat at one table" in dialog.told
    assert room.changes == []
    assert room.messages.text() == ""
    # Nothing holds up the history.
    assert room.library.drain(10)


def test_who_is_refused_is_shown_the_matches_that_speak_against_it(room: Room) -> None:
    shown: list[tuple[Behind, bool]] = []
    room.desk.meetings_wanted.connect(lambda behind, put_away: shown.append((behind, put_away)))
    dialog = room.page.ask_who_is_one("Cato", "Bram")
    assert not dialog.meetings_button.isVisible()
    QTest.mouseClick(dialog.merge_button, LEFT)
    room.until(dialog.meetings_button.isVisible)
    QTest.mouseClick(dialog.meetings_button, LEFT)
    room.until(lambda: bool(shown))
    ((behind, put_away),) = shown
    assert (str(behind.words), behind.matches, put_away) == ("Cato and Bram at one table", (3,), False)
    assert room.page.open_dialog is None


def test_another_choice_takes_the_way_to_those_matches_back(room: Room) -> None:
    dialog = room.page.ask_who_is_one("Cato", "Bram")
    QTest.mouseClick(dialog.merge_button, LEFT)
    room.until(dialog.meetings_button.isVisible)
    dialog.other.setCurrentIndex(dialog.other.findData("Anna"))
    assert not dialog.meetings_button.isVisible()
    assert dialog.merge_button.isEnabled()


def test_another_name_is_parted_and_joined_again(room: Room) -> None:
    room.page.merge_wanted.emit("Annie", "Anna")
    room.shows(Bram=(), Cato=(), Anna=("Annie",))
    room.choose("Annie")
    QTest.mouseClick(room.page.part_button, LEFT)
    room.shows(Bram=(), Cato=(), Annie=(), Anna=())
    room.says("Annie and Anna are two people now.")
    room.undo()
    room.shows(Bram=(), Cato=(), Anna=("Annie",))
    assert len(room.changes) == 3


def test_a_new_name_that_is_parted_comes_back_by_undo(room: Room) -> None:
    room.page.rename_wanted.emit("Bram", "Bram de Wit")
    room.shows(Bram_de_Wit=("Bram",), Cato=(), Annie=(), Anna=())
    room.page.part_wanted.emit("Bram", "Bram de Wit")
    room.shows(Bram=(), Cato=(), Annie=(), Anna=())
    room.undo()
    room.shows(Bram_de_Wit=("Bram",), Cato=(), Annie=(), Anna=())


def test_a_guest_and_somebody_hidden_are_marked_and_unmarked(room: Room) -> None:
    def marks() -> tuple[bool, bool]:
        cato = room.page.model.who("Cato")
        assert cato is not None
        return cato.guest, cato.hidden

    room.choose("Cato")
    room.page.guest_box.click()
    room.until(lambda: marks() == (True, False))
    room.page.hidden_box.click()
    room.until(lambda: marks() == (True, True))
    room.says("Cato is hidden, and no longer offered for new matches.")
    room.undo()
    room.until(lambda: marks() == (True, False))
    room.says("Cato is offered for new matches again.")
    assert room.changes == []


def test_what_another_window_has_parted_is_shown(room: Room) -> None:
    room.page.merge_wanted.emit("Annie", "Anna")
    room.shows(Bram=(), Cato=(), Anna=("Annie",))
    with history(room.folder) as store:
        (anna,) = [player for player in store.players() if player.also]
        store.unmerge(anna.merged[0])
    room.page.part_wanted.emit("Annie", "Anna")
    room.until(lambda: room.names == {"Bram": (), "Cato": (), "Annie": (), "Anna": ()})


def test_the_matches_of_somebody_are_for_the_window(qtbot: QtBot, room: Room) -> None:
    room.choose("Cato")
    with qtbot.waitSignal(room.desk.matches_wanted) as told:
        QTest.mouseClick(room.page.matches_button, LEFT)
    assert told.args == ["Cato"]


def test_a_colour_is_given_and_taken_back(room: Room) -> None:
    room.choose("Anna")
    room.page.colour_button.click()
    room.page.palette_sheet.swatches[2].click()
    room.says("The colour of Anna is blue from now on.")
    room.until(lambda: coloured(room) == {"Anna": 2})
    assert room.changes
    room.undo()
    room.until(lambda: coloured(room) == {})


def coloured(room: Room) -> dict[str, int]:
    return {one.name: one.colour for one in room.page.model.players if one.colour is not None}
