"""The thread that keeps backups, and what in the window has one made."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scorepad import record
from scorepad.core.phrase import Phrase
from scorepad.paths import DataFolder
from scorepad.settings import SettingsFile
from scorepad.store import Outcome, StoreError, StoreUnavailable
from scorepad.store.restore import summary
from scorepad.store.shelf import Kept, Reason, Shelves, on_shelf
from scorepad.store.store import Store
from scorepad.ui.library import Library
from tests.store.evenings import NOW, finished, opened, played, table
from tests.ui.windows import Open, close, shown, tap, wait_saved

WAIT = 20_000


class Home(QObject):
    """A history with two shelves, the second on a stick."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.first, self.second = folder / "backups", folder / "stick" / "scorepad-12345678"
        self.second.parent.mkdir()
        self.may_open = True
        self.library = Library(
            self._open, self, shelves=lambda: Shelves(self.first, self.second), now=lambda: NOW
        )
        self.missed: list[StoreError] = []
        self.library.not_kept.connect(self.missed.append)

    def _open(self) -> Store:
        if not self.may_open:
            raise StoreUnavailable(Phrase("store", "Gone."))
        return opened(self.folder)

    def create(self, deals: int = 3) -> None:
        self.library.write(lambda store: store.create(played(table(), deals), NOW), lambda _: None)

    def matches_on(self, shelf: Path) -> list[int]:
        """How many matches the backups on a shelf hold, the newest first."""
        return [summary(kept.path).matches for kept in on_shelf(shelf)]


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path)
    yield home
    home.library.close()


def test_a_backup_is_put_on_both_shelves_and_told(qtbot: QtBot, home: Home) -> None:
    home.create()
    came: list[Outcome[Kept | None]] = []
    home.library.keep(Reason.HAND, came.append)
    home.library.keep(Reason.HAND, came.append)
    qtbot.waitUntil(lambda: len(came) == 2, timeout=WAIT)
    assert [outcome.value for outcome in came] == [on_shelf(home.first)[0], None]
    qtbot.waitUntil(lambda: home.matches_on(home.second) == [1], timeout=WAIT)
    assert home.missed == []


def test_a_stick_that_is_not_in_is_told_once_and_the_first_shelf_has_its_backup(
    qtbot: QtBot, home: Home
) -> None:
    home.second.parent.rmdir()
    home.create()
    came: list[Outcome[Kept | None]] = []
    home.library.keep(Reason.HAND, came.append)
    qtbot.waitUntil(lambda: bool(home.missed), timeout=WAIT)
    assert came[0].value is not None
    assert [str(home.second) in str(error.sentence) for error in home.missed] == [True]


def test_what_waits_to_be_written_is_in_the_backup_and_several_are_made_as_one(
    qtbot: QtBot, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    keep = Store.keep

    def noted(store: Store, folder: Path, reason: Reason, now: datetime) -> Kept | None:
        made.append(folder)
        return keep(store, folder, reason, now)

    monkeypatch.setattr(Store, "keep", noted)
    may_write, may_keep = Event(), Event()
    home.library.write(lambda _: may_write.wait(), lambda _: None)
    home.library._keeper.put(lambda _: may_keep.wait(), lambda _: None)
    for _ in range(4):
        home.create()
        home.library.keep(Reason.MATCH)
    may_write.set()
    with qtbot.waitSignal(home.library.settled, timeout=WAIT):
        home.create()
    may_keep.set()
    qtbot.waitUntil(lambda: home.matches_on(home.second) == [5], timeout=WAIT)
    assert made == [home.first, home.second]


def test_a_change_that_is_not_saved_is_waited_for_but_nobody_who_asks(qtbot: QtBot, home: Home) -> None:
    home.create()
    is_full = True

    def take(store: Store) -> None:
        if is_full:
            raise StoreUnavailable(Phrase("store", "Full."))
        store.create(table(), NOW)

    with qtbot.waitSignal(home.library.stuck, timeout=WAIT):
        home.library.write(take, lambda _: None)
    home.library.keep(Reason.MATCH)
    came: list[Outcome[Kept | None]] = []
    home.library.keep(Reason.HAND, came.append)
    qtbot.waitUntil(lambda: bool(came), timeout=WAIT)
    assert home.matches_on(home.first) == [1]
    is_full = False
    home.library.again()
    qtbot.waitUntil(lambda: home.matches_on(home.first) == [2, 1], timeout=WAIT)


def test_a_backup_that_cannot_be_made_is_made_the_next_time(qtbot: QtBot, home: Home) -> None:
    home.create()
    with qtbot.waitSignal(home.library.settled, timeout=WAIT):
        home.create()
    home.may_open = False
    home.library.keep(Reason.MATCH)
    qtbot.waitUntil(lambda: len(home.missed) == 2, timeout=WAIT)
    home.may_open = True
    home.library.keep(Reason.MATCH)
    qtbot.waitUntil(lambda: home.matches_on(home.first) == [2], timeout=WAIT)


def test_what_was_to_be_kept_is_kept_before_the_end(home: Home) -> None:
    home.create()
    home.library.keep(Reason.MATCH)
    home.library.close()
    assert home.matches_on(home.first) == home.matches_on(home.second) == [1]


# In the window.


def test_each_finished_match_is_backed_up_and_what_is_changed_after_its_end(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    window.begin(finished(table()))
    wait_saved(qtbot, window)
    controller = window.match.controller
    assert controller is not None
    controller.make(shown(window).remove(3))
    wait_saved(qtbot, window)
    assert on_shelf(folder.backups) == ()
    controller.close()
    qtbot.waitUntil(lambda: len(on_shelf(folder.backups)) == 1, timeout=WAIT)
    controller.make(shown(window).detailed(note="late"))
    qtbot.waitUntil(lambda: len(on_shelf(folder.backups)) == 2, timeout=WAIT)
    assert {kept.reason for kept in on_shelf(folder.backups)} == {Reason.MATCH}
    close(qtbot, window)
    with Store.open(on_shelf(folder.backups)[0].path, folder.backups) as store:
        assert store.load(1) == shown(window)


def test_the_last_match_of_the_evening_is_backed_up_although_the_window_is_closed_at_once(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path
) -> None:
    (tmp_path / "stick").mkdir()
    SettingsFile(folder.settings).change(second_folder=str(tmp_path / "stick"))
    window = open_window()
    window.begin(played(table(), 3))
    assert window.match.controller is not None
    window.match.controller.close()
    close(qtbot, window)
    (shelf,) = (tmp_path / "stick").iterdir()
    for folder_of_backups in (folder.backups, shelf):
        (kept,) = on_shelf(folder_of_backups)
        assert summary(kept.path).deals == 3


def test_before_records_come_in_the_history_is_backed_up(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path
) -> None:
    window = open_window()
    window.begin(played(table(), 3))
    wait_saved(qtbot, window)
    file = tmp_path / "evening.scorepad"
    file.write_text(record.dump([finished(table(("Eefje", "Floor")))]))
    window.offer_record(file)
    tap(window, "Import")
    qtbot.waitUntil(lambda: "Imported: 1" in window.messages.text(), timeout=WAIT)
    (kept,) = on_shelf(folder.backups)
    assert (kept.reason, summary(kept.path).matches) == (Reason.IMPORT, 1)


def test_the_history_itself_is_not_read_as_a_record(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path
) -> None:
    window = open_window()
    window.begin(played(table(), 3))
    wait_saved(qtbot, window)
    (tmp_path / "link.json").symlink_to(folder.database)
    for file in (folder.database, tmp_path / "link.json"):
        window.offer_record(file)
        assert window.messages.text() == f"{file.name} is the history itself, which is open already."
