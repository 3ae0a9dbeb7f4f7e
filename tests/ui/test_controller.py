from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from scorepad.core.faults import Problem
from scorepad.core.game import Ask
from scorepad.core.match import Act, Change, Match
from scorepad.core.phrase import Phrase
from scorepad.games.boerenbridge.rules import Fault
from scorepad.store.errors import StoreConflict, StoreFailed
from scorepad.store.store import Store
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.library import Library
from tests.store.evenings import history, opened
from tests.ui.evenings import played, some_deal, spoken, table

NOON = datetime(2026, 1, 9, 12, tzinfo=UTC)


class Shelf:
    """A store that keeps what it is given in memory."""

    def __init__(self) -> None:
        self.matches: dict[int, Match] = {}
        self.written: list[Change] = []

    def create(self, match: Match, now: datetime) -> int:
        self.matches[1] = match
        return 1

    def save(self, match_id: int, change: Change, now: datetime) -> None:
        assert self.matches[match_id] == change.before
        self.matches[match_id] = change.after
        self.written.append(change)


class SlowLibrary(QObject):
    """A library whose jobs run only when the test says so."""

    stuck = Signal(object)
    trouble = None

    def __init__(self) -> None:
        super().__init__()
        self.shelf = Shelf()
        self.jobs: list[tuple[Callable[[Any], Any], Callable[[Any], None]]] = []
        self.again_asked = 0

    def write(self, job: Callable[[Any], Any], done: Callable[[Any], None]) -> None:
        self.jobs.append((job, done))

    def again(self) -> None:
        self.again_asked += 1

    def run(self, jobs: int | None = None) -> None:
        for _ in range(len(self.jobs) if jobs is None else jobs):
            job, done = self.jobs.pop(0)
            job(self.shelf)
            done(Returned(None))

    def fail(self, error: object) -> None:
        self.jobs[0][1](Returned(error))


class Returned:
    def __init__(self, error: object) -> None:
        self.error = error


def at_the_table(match: Match, library: SlowLibrary) -> MatchController:
    return MatchController(library, match, None, lambda: NOON)  # type: ignore[arg-type]


def state_of(controller: MatchController) -> Saving:
    return controller.saving


def test_a_value_is_shown_at_once_and_saved_only_when_its_commit_returns(qtbot: QtBot) -> None:
    library = SlowLibrary()
    controller = at_the_table(table(), library)
    controller.answer(Ask("bids", 1), 1)
    assert controller.shown.draft.bids[1] == 1  # type: ignore[attr-defined]
    assert state_of(controller) is Saving.SAVING
    assert controller.saved.open_deal is None
    library.run(1)
    assert state_of(controller) is Saving.SAVING, "the match is created, its first bid not yet written"
    library.run()
    assert state_of(controller) is Saving.SAVED
    assert controller.saved == controller.shown == library.shelf.matches[1]


def test_every_accepted_value_is_written_in_order(qtbot: QtBot) -> None:
    library = SlowLibrary()
    controller = at_the_table(table(), library)
    deal = some_deal(controller.shown)
    bids, tricks = spoken(controller.shown, deal)
    for ask, value in zip(controller.shown.asks(), bids + tricks, strict=True):
        assert controller.answer(ask, value)
    assert controller.accept()
    library.run()
    acts = [change.act for change in library.shelf.written]
    assert acts == [Act.DRAFT] * 8 + [Act.ADD]
    assert library.shelf.matches[1].deals == (deal,)


def test_what_breaks_the_boerenregel_is_refused_and_nothing_is_written(qtbot: QtBot) -> None:
    library = SlowLibrary()
    controller = at_the_table(table(), library)
    refused: list[Problem] = []
    controller.refused.connect(refused.append)
    for seat in (1, 2, 3):
        controller.answer(Ask("bids", seat), 0)
    library.run()
    assert not controller.answer(Ask("bids", 0), 1)
    assert [problem.fault for problem in refused] == [Fault.BIDS_FIT]
    assert not library.jobs


def test_a_number_that_no_hand_holds_is_refused(qtbot: QtBot) -> None:
    controller = at_the_table(table(), SlowLibrary())
    refused: list[Problem] = []
    controller.refused.connect(refused.append)
    assert not controller.answer(Ask("bids", 1), 7)
    assert [problem.fault for problem in refused] == [Fault.BID_OUT_OF_RANGE]


def test_taking_back_opens_the_last_number_again(qtbot: QtBot) -> None:
    controller = at_the_table(table(), SlowLibrary())
    assert not controller.take_back()
    controller.answer(Ask("bids", 1), 1)
    controller.answer(Ask("bids", 2), 0)
    assert controller.take_back()
    assert controller.shown.draft.bids == (None, 1, None, None)  # type: ignore[attr-defined]


def test_an_unfinished_deal_is_not_scored(qtbot: QtBot) -> None:
    controller = at_the_table(table(), SlowLibrary())
    controller.answer(Ask("bids", 1), 1)
    assert not controller.accept()
    assert controller.shown.deals == ()


def test_a_misdeal_clears_the_numbers_and_undo_brings_them_back(qtbot: QtBot) -> None:
    controller = at_the_table(table(), SlowLibrary())
    controller.answer(Ask("bids", 1), 1)
    half = controller.shown
    controller.deal_again()
    assert controller.shown.open_deal is None
    controller.undo()
    assert controller.shown == half


def test_undo_and_redo_go_through_the_same_queue(qtbot: QtBot) -> None:
    library = SlowLibrary()
    match = played(2)
    controller = at_the_table(match, library)
    controller.make(match.add(some_deal(match)))
    after = controller.shown
    assert controller.undo() and controller.shown == match
    library.run()
    assert library.shelf.matches[1] == match
    assert controller.redo() and controller.shown == after
    library.run()
    assert library.shelf.matches[1] == after
    assert not controller.redo()


def test_entry_goes_on_while_the_disk_is_full_and_saving_again_is_one_click(qtbot: QtBot) -> None:
    class Full:
        sentence = Phrase("store", "The disk is full")

    library = SlowLibrary()
    controller = at_the_table(table(), library)
    library.run()
    said: list[tuple[Saving, str]] = []
    controller.saving_changed.connect(lambda saving, why: said.append((saving, why)))
    controller.answer(Ask("bids", 1), 1)
    library.fail(Full)
    assert said[-1] == (Saving.NOT_SAVED, "The disk is full")
    controller.answer(Ask("bids", 2), 0)
    assert controller.shown.draft.bids == (None, 1, 0, None)  # type: ignore[attr-defined]
    assert state_of(controller) is Saving.NOT_SAVED
    controller.save_again()
    assert library.again_asked == 1
    library.run()
    assert state_of(controller) is Saving.SAVED
    assert library.shelf.matches[1] == controller.shown


def test_a_match_that_its_rules_end_knows_when(qtbot: QtBot) -> None:
    match = played(14).detailed(started=NOON.isoformat()).after
    controller = at_the_table(match, SlowLibrary())
    deal = some_deal(match)
    bids, tricks = spoken(match, deal)
    for ask, value in zip(match.asks(), bids + tricks, strict=True):
        controller.answer(ask, value)
    controller.accept()
    assert controller.shown.finished
    assert controller.shown.ended == "2026-01-09T12:00:00+00:00"


@pytest.mark.parametrize("started", ["2019-03-12T20:00:00+01:00", None])
def test_an_old_sheet_does_not_end_when_it_is_written_down(qtbot: QtBot, started: str | None) -> None:
    match = played(2).detailed(started=started).after
    controller = at_the_table(match, SlowLibrary())
    controller.close()
    assert controller.shown.finished
    assert controller.shown.ended is None
    assert controller.is_of_the_past


def test_a_match_that_goes_on_another_day_ends_then(qtbot: QtBot) -> None:
    match = played(2).detailed(started="2026-01-02T20:00:00+00:00").after
    began = datetime.fromisoformat("2026-01-02T20:00:05+00:00")
    library = SlowLibrary()
    controller = MatchController(library, match, 1, lambda: NOON, entered=began)  # type: ignore[arg-type]
    controller.close()
    assert controller.shown.ended == "2026-01-09T12:00:00+00:00"


def test_what_waits_behind_somebody_elses_failure_is_not_saved_either(qtbot: QtBot) -> None:
    library = SlowLibrary()
    controller = at_the_table(table(), library)
    library.stuck.emit(StoreFailed(Phrase("store", "The disk is full")))
    assert state_of(controller) is Saving.NOT_SAVED
    controller.save_again()
    library.run()
    assert state_of(controller) is Saving.SAVED
    library.stuck.emit(StoreFailed(Phrase("store", "The disk is full")))
    assert state_of(controller) is Saving.SAVED, "nothing of it waits"


def test_what_comes_of_a_match_that_was_left_is_heard_by_nobody(qtbot: QtBot) -> None:
    library = SlowLibrary()
    controller = at_the_table(table(), library)
    shiboken6.delete(controller)
    library.run()
    assert not library.jobs


def test_a_name_spelt_otherwise_meanwhile_keeps_no_entry_from_the_disk(tmp_path: Path, qtbot: QtBot) -> None:
    library = SlowLibrary()
    with Store.open(tmp_path / "history.db", tmp_path) as store:
        library.shelf = store  # type: ignore[assignment]
        controller = at_the_table(played(1), library)
        library.run()
        store.rename("Anna", "ANNA")
        controller.answer(Ask("bids", 2), 1)
        library.run()
        assert controller.match_id is not None
        there = store.load(controller.match_id)
        assert there.setup.players[0] == "ANNA"
        assert there.open_deal == controller.shown.open_deal
        other = there.reseat(("Zus", *there.setup.players[1:]))
        store.save(controller.match_id, other, NOON)
        controller.take_back()
        with pytest.raises(StoreConflict):
            library.run()


def test_what_was_entered_while_somebody_else_wrote_the_match_becomes_a_match_of_its_own(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with history(tmp_path) as store, closing(Library(lambda: opened(tmp_path))) as library:
        controller = MatchController(library, played(1), None, lambda: NOON)
        qtbot.waitUntil(lambda: controller.saving is Saving.SAVED, timeout=20_000)
        first = controller.match_id
        assert first is not None
        theirs = store.load(first).add(some_deal(played(1)))
        store.save(first, theirs, NOON)
        controller.answer(Ask("bids", 2), 1)
        qtbot.waitUntil(lambda: controller.saving is Saving.NOT_SAVED, timeout=20_000)
        controller.answer(Ask("bids", 3), 0)
        controller.save_again()
        qtbot.waitUntil(lambda: controller.saving is Saving.SAVED, timeout=20_000)
        assert controller.match_id not in (None, first)
        assert store.load(first) == theirs.after
        assert store.load(controller.match_id or 0) == controller.shown
        # It goes on by itself; another conflict would be told again.
        controller.take_back()
        qtbot.waitUntil(lambda: controller.saving is Saving.SAVED, timeout=20_000)
        assert [line.id for line in store.lines()] == [controller.match_id, first]
