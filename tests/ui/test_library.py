"""The threads of the history, as the interface asks them."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.store.errors import StoreUnavailable
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from scorepad.ui.library import Library
from tests.store.evenings import NOW, opened, table


def test_what_is_asked_while_the_window_goes_is_not_asked(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library(lambda: opened(tmp_path))
    library.close()
    asked: list[object] = []
    library.read(asked.append, asked.append)
    library.read_written(asked.append, asked.append)
    assert not asked


def test_what_is_to_be_written_then_is_no_secret_loss(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library(lambda: opened(tmp_path))
    library.close()
    with pytest.raises(RuntimeError, match="closed"):
        library.write(lambda store: None, lambda outcome: None)


def test_lists_and_seasons_wait_for_no_check_and_lists_for_no_season(qtbot: QtBot, library: Library) -> None:
    may_check, may_read = Event(), Event()
    answers: list[str] = []
    library.check(lambda store: may_check.wait(20), lambda outcome: answers.append("check"))
    library.read_aside(lambda store: may_read.wait(20), lambda outcome: answers.append("season"))
    library.read(lambda store: None, lambda outcome: answers.append("list"))
    qtbot.waitUntil(lambda: answers == ["list"], timeout=20_000)
    may_read.set()
    qtbot.waitUntil(lambda: answers == ["list", "season"], timeout=20_000)
    may_check.set()
    qtbot.waitUntil(lambda: answers == ["list", "season", "check"], timeout=20_000)


class Disk:
    """Where the tests' changes go: it may be full."""

    def __init__(self) -> None:
        self.is_full = False

    def take(self, store: Store) -> None:
        if self.is_full:
            raise StoreUnavailable(Phrase("store", "The disk is full"))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(lambda: opened(tmp_path))
    yield library
    library.close()


def test_a_change_that_could_not_be_written_leaves_it_unsettled_until_it_is(
    qtbot: QtBot, library: Library
) -> None:
    disk = Disk()
    disk.is_full = True
    assert library.is_settled
    with qtbot.waitSignal(library.stuck, timeout=20_000):
        library.write(disk.take, lambda _: None)
    assert not library.is_settled
    disk.is_full = False
    with qtbot.waitSignal(library.settled, timeout=20_000):
        library.again()
    assert library.is_settled


def test_a_question_behind_a_change_that_fails_is_answered_all_the_same_and_once(
    qtbot: QtBot, library: Library
) -> None:
    disk = Disk()
    disk.is_full = True
    answers: list[object] = []
    library.write(disk.take, lambda _: None)
    library.read_written(
        lambda store: "asked before it failed", lambda outcome: answers.append(outcome.value)
    )
    qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    library.read_written(lambda store: "asked after", lambda outcome: answers.append(outcome.value))
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=20_000)
    disk.is_full = False
    with qtbot.waitSignal(library.settled, timeout=20_000):
        library.again()
    library.read_written(lambda store: "asked at last", lambda outcome: answers.append(outcome.value))
    qtbot.waitUntil(lambda: len(answers) > 2, timeout=20_000)
    assert answers == ["asked before it failed", "asked after", "asked at last"]


def test_what_another_program_writes_is_noticed_and_ones_own_changes_are_not(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    def notices() -> bool:
        told: list[bool] = []
        library.written_elsewhere.connect(lambda: told.append(True))
        asked: list[bool] = []
        library.look_around()
        library.read_written(lambda store: None, lambda _: asked.append(True))
        qtbot.waitUntil(lambda: bool(asked), timeout=20_000)
        return bool(told)

    assert not notices(), "the first look only remembers"
    library.write(lambda store: store.create(table(), NOW), lambda _: None)
    assert not notices()
    with opened(tmp_path) as other:
        other.create(table(("Eefje", "Floris", "Guus")), NOW)
    assert notices()
    assert not notices()


def test_another_history_put_in_its_place_is_the_one_that_is_read_and_written_from_then_on(
    qtbot: QtBot, tmp_path: Path, library: Library
) -> None:
    with opened(tmp_path / "other") as other:
        match_id = other.create(table(), NOW)
    counted: list[int] = []
    library.read(lambda store: store.count(), lambda outcome: counted.append(outcome.value))
    qtbot.waitUntil(lambda: counted == [0])
    replaced: list[object] = []
    library.apart(
        lambda: (tmp_path / "other" / "scorepad.db").replace(tmp_path / "scorepad.db"),
        lambda outcome: replaced.append(outcome.error),
    )
    library.write(lambda store: store.delete(match_id, NOW), lambda outcome: replaced.append(outcome.error))
    qtbot.waitUntil(lambda: replaced == [None, None])
    library.read(
        lambda store: store.count(Wanted(deleted=True)), lambda outcome: counted.append(outcome.value)
    )
    qtbot.waitUntil(lambda: counted == [0, 1])
