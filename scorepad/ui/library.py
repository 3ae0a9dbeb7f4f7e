"""The history as the window asks it: jobs on the store's threads, answers on the interface's own."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from scorepad.store.errors import StoreError
from scorepad.store.writer import Outcome, Writer

if TYPE_CHECKING:
    from scorepad.store.store import Store

T = TypeVar("T")


class Library(QObject):
    """Two threads with a connection each: one writes, in order; one reads and waits for no write.

    What a job gives comes back by a call on the interface thread, so that a page never waits.
    """

    stuck = Signal(object)
    """The error of a change that could not be written: it and all behind it wait for `again`."""
    _arrived = Signal(object, object)

    def __init__(self, open_store: "Callable[[], Store]", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer = Writer(open_store, name="writer")
        self._reader = Writer(open_store, name="reader", stop_at_failure=False)
        self._is_closed = False
        self.trouble: StoreError | None = None
        """What holds up the changes that wait; None where nothing does."""
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def write(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a change of the history. After a failure later ones wait for `again`."""

        def written(outcome: Outcome[T]) -> None:
            self.trouble = outcome.error
            done(outcome)
            if outcome.error is not None:
                self.stuck.emit(outcome.error)

        self._writer.put(job, self._bringing_to(written))

    def read(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a question to the history; after `close` nobody waits for the answer, and none is asked."""
        if not self._is_closed:
            self._reader.put(job, self._bringing_to(done))

    def read_written(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a question that must see everything written so far; where it fails, writing goes on."""
        if not self._is_closed:
            self._writer.put(job, self._bringing_to(done), needed=False)

    def again(self) -> None:
        """Try the change that failed once more, and then those that wait behind it."""
        self.trouble = None
        self._writer.retry()

    def drain(self, seconds: float) -> bool:
        """Wait until every change is written; False where that takes longer or one has failed."""
        return self._writer.drain(seconds)

    def close(self) -> None:
        """End both threads and their connections. Changes that still wait are written first.

        Outcomes that arrive later reach nobody: who asked may be gone.
        """
        self._is_closed = True
        self._reader.close()
        self._writer.close()

    def _bringing_to(self, done: Callable[[Any], None]) -> Callable[[Any], None]:
        return lambda outcome: self._arrived.emit(done, outcome)

    @Slot(object, object)
    def _deliver(self, done: Callable[[Any], None], outcome: Any) -> None:
        if not self._is_closed:
            done(outcome)
