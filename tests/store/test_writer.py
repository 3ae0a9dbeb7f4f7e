import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from scorepad.store import Outcome, StoreConflict, StoreError, StoreFailed, Writer
from scorepad.store.errors import CONFLICT
from scorepad.store.store import Store
from tests.store.evenings import NOW, opened, played, table

PATIENCE = 60.0


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    writing = Writer(lambda: opened(tmp_path))
    yield writing
    writing.close()


class Told:
    """What outcomes came, and a way to wait for so many."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome[Any]] = []
        self._came = threading.Semaphore(0)

    def __call__(self, outcome: Outcome[Any]) -> None:
        self.outcomes.append(outcome)
        self._came.release()

    def wait(self, number: int = 1) -> None:
        for _ in range(number):
            assert self._came.acquire(timeout=PATIENCE)


def conflict(_store: Store) -> None:
    raise StoreConflict(CONFLICT)


def note(done: list[int], number: int, _store: Store) -> None:
    done.append(number)


def once(error: Exception) -> Callable[[Store], str]:
    """A job that fails the first time."""
    failures = [error]

    def job(_store: Store) -> str:
        if failures:
            raise failures.pop()
        return "done"

    return job


def test_jobs_are_done_in_the_order_they_came(writer: Writer) -> None:
    done: list[int] = []
    told = Told()
    for number in range(50):
        writer.put(partial(note, done, number), told)
    assert writer.drain(PATIENCE)
    assert done == list(range(50))
    assert len(told.outcomes) == 50


def test_the_store_is_opened_in_the_thread_and_for_the_first_job(tmp_path: Path) -> None:
    opened_in: list[str] = []

    def open_store() -> Store:
        opened_in.append(threading.current_thread().name)
        return opened(tmp_path)

    writer = Writer(open_store, name="history")
    assert opened_in == []
    for _ in range(3):
        writer.put(lambda store: store.count(), lambda _outcome: None)
    writer.close()
    assert opened_in == ["scorepad-history"]


def test_what_a_job_gives_comes_back(writer: Writer) -> None:
    told = Told()
    writer.put(lambda store: store.create(table(), NOW), told)
    told.wait()
    assert told.outcomes[0].value == 1
    assert told.outcomes[0].error is None


def test_a_failed_job_stops_the_queue_until_it_is_tried_again(writer: Writer) -> None:
    first, second = Told(), Told()
    writer.put(once(StoreConflict(CONFLICT)), first)
    writer.put(lambda _store: "after", second)
    first.wait()
    assert writer.failed
    assert not writer.drain(PATIENCE)
    assert second.outcomes == []
    assert writer.waiting == 2
    with pytest.raises(StoreConflict):
        _ = first.outcomes[0].value
    writer.retry()
    assert writer.drain(PATIENCE)
    assert [outcome.error for outcome in first.outcomes[1:]] == [None]
    assert second.outcomes[0].value == "after"


def test_a_discarded_queue_is_forgotten_and_later_jobs_are_done(writer: Writer) -> None:
    first, second, third = Told(), Told(), Told()
    writer.put(conflict, first)
    writer.put(lambda _store: "never", second)
    first.wait()
    writer.discard()
    writer.put(lambda _store: "later", third)
    third.wait()
    assert second.outcomes == []
    assert third.outcomes[0].value == "later"


def test_an_unexpected_exception_is_reported_and_its_job_has_failed(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[type[BaseException]] = []
    heard = threading.Event()

    def hear(told: threading.ExceptHookArgs) -> None:
        reported.append(told.exc_type)
        heard.set()

    monkeypatch.setattr(threading, "excepthook", hear)
    told, after = Told(), Told()
    writer.put(once(ZeroDivisionError()), told)
    writer.put(lambda _store: "after", after)
    told.wait()
    assert isinstance(told.outcomes[0].error, StoreFailed)
    assert after.outcomes == []
    writer.retry()
    assert writer.drain(PATIENCE)
    assert told.outcomes[1].value == "done"
    assert after.outcomes[0].value == "after"
    # The hook is called by the thread that ends, beside the new one.
    assert heard.wait(PATIENCE)
    assert reported == [ZeroDivisionError]


def test_reading_goes_on_after_a_failure(tmp_path: Path) -> None:
    reader = Writer(lambda: opened(tmp_path), name="reader", stop_at_failure=False)
    failed, after = Told(), Told()
    reader.put(conflict, failed)
    reader.put(lambda store: store.count(), after)
    after.wait()
    assert failed.outcomes[0].error is not None
    assert after.outcomes[0].value == 0
    reader.close()


def test_reading_waits_for_no_write(tmp_path: Path, writer: Writer) -> None:
    reader = Writer(lambda: opened(tmp_path), name="reader", stop_at_failure=False)
    written, read = Told(), Told()
    writer.put(conflict, written)
    written.wait()
    reader.put(lambda store: store.count(), read)
    read.wait()
    assert read.outcomes[0].value == 0
    reader.close()


def test_a_history_that_cannot_be_opened_is_an_outcome_and_can_be_tried_again(tmp_path: Path) -> None:
    (tmp_path / "scorepad.db").write_bytes(b"")
    writer = Writer(lambda: opened(tmp_path))
    told = Told()
    writer.put(lambda store: store.count(), told)
    told.wait()
    assert isinstance(told.outcomes[0].error, StoreError)
    assert "empty" in str(told.outcomes[0].error.sentence)
    (tmp_path / "scorepad.db").unlink()
    writer.retry()
    assert writer.drain(PATIENCE)
    assert told.outcomes[1].value == 0
    writer.close()


def test_closing_finishes_what_waits(tmp_path: Path) -> None:
    writer = Writer(lambda: opened(tmp_path))
    gate = threading.Event()
    writer.put(lambda _store: gate.wait(PATIENCE), lambda _outcome: None)
    for _ in range(5):
        writer.put(lambda store: store.create(played(table(), 1), NOW), lambda _outcome: None)
    gate.set()
    writer.close()
    with opened(tmp_path) as store:
        assert store.count() == 5
    with pytest.raises(RuntimeError):
        writer.put(lambda store: store.count(), lambda _outcome: None)


def test_closing_does_not_wait_for_a_failed_job(tmp_path: Path) -> None:
    writer = Writer(lambda: opened(tmp_path))
    told, after = Told(), Told()
    writer.put(conflict, told)
    writer.put(lambda _store: None, after)
    told.wait()
    writer.close()
    assert after.outcomes == []


def test_closing_and_draining_an_idle_writer_wait_for_nothing(tmp_path: Path) -> None:
    writer = Writer(lambda: opened(tmp_path))
    assert writer.drain(0)
    writer.close()
    assert list(tmp_path.iterdir()) == []


def test_draining_gives_up_in_time(writer: Writer) -> None:
    gate = threading.Event()
    writer.put(lambda _store: gate.wait(PATIENCE), lambda _outcome: None)
    assert not writer.drain(0)
    gate.set()
    assert writer.drain(PATIENCE)


def test_a_question_that_fails_holds_up_nothing(writer: Writer) -> None:
    told, done = Told(), list[int]()
    writer.put(conflict, told, needed=False)
    writer.put(partial(note, done, 1), told)
    told.wait(2)
    assert isinstance(told.outcomes[0].error, StoreConflict)
    assert done == [1]
    assert not writer.failed


def test_the_journal_is_brought_into_the_file_once_the_outcome_is_told_and_nothing_waits(
    tmp_path: Path,
) -> None:
    told = Told()
    journals: list[int] = []
    tidied = threading.Semaphore(0)

    def tidy(store: Store) -> None:
        journals.append(len(told.outcomes))
        store.tidy()
        journals.append((tmp_path / "scorepad.db-wal").stat().st_size)
        tidied.release()

    writing = Writer(lambda: opened(tmp_path), when_idle=tidy)
    try:
        writing.put(lambda store: store.create(played(table(), 1), NOW), told)
        assert tidied.acquire(timeout=PATIENCE)
        assert journals == [1, 0]
    finally:
        writing.close()


def test_what_is_done_apart_has_the_history_closed_and_goes_before_a_job_that_failed(tmp_path: Path) -> None:
    told = Told()
    writing = Writer(lambda: opened(tmp_path))
    journal = tmp_path / "scorepad.db-wal"
    try:
        writing.put(once(StoreConflict(CONFLICT)), told)
        told.wait()
        writing.put_apart(journal.exists, told)
        told.wait()
        assert writing.failed and writing.waiting == 1
        writing.retry()
        told.wait()
        assert [outcome.given for outcome in told.outcomes] == [None, False, "done"]
        assert journal.exists()
    finally:
        writing.close()


def test_what_goes_wrong_apart_is_told_and_the_next_job_opens_the_history_again(writer: Writer) -> None:
    told = Told()

    def fail() -> None:
        raise StoreConflict(CONFLICT)

    writer.put_apart(fail, told)
    writer.put(lambda store: store.count(), told)
    told.wait(2)
    assert isinstance(told.outcomes[0].error, StoreConflict)
    assert told.outcomes[1].value == 0
