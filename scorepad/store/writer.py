"""Work on the history in a thread of its own: one job after the other, in the order they came."""

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from scorepad.store.errors import BUG, StoreDamaged, StoreError, StoreFailed, StoreUnavailable

if TYPE_CHECKING:
    from scorepad.store.store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class Outcome(Generic[T]):
    """What came of a job: what it gave, or the error that says why it gave nothing."""

    given: T | None
    error: StoreError | None = None

    @property
    def value(self) -> T:
        """What the job gave. Raises the job's error where it failed."""
        if self.error is not None:
            raise self.error
        return cast(T, self.given)


@dataclass(frozen=True)
class _Job:
    """`run` is given the store, or None where that is to be closed meanwhile."""

    run: "Callable[[Any], Any]"
    done: Callable[[Outcome[Any]], None]
    is_needed: bool
    has_store: bool = True


class Writer:
    """A thread with a store of its own, which it opens for its first job.

    With `stop_at_failure` a job that fails stays at the head of the queue and later ones wait, so that
    nothing is written out of order; `retry` runs it again. Without, as for reading, the next job follows.
    `when_idle` is called with the store after each job that leaves the queue empty, when its outcome has been
    told. `done` is called in this thread. An exception that is no StoreError ends the thread through
    `threading.excepthook`; its job has failed like any other, and the next try begins a new thread.
    """

    def __init__(
        self,
        open_store: "Callable[[], Store]",
        *,
        name: str = "writer",
        stop_at_failure: bool = True,
        when_idle: "Callable[[Store], None] | None" = None,
    ) -> None:
        self._open_store = open_store
        self._name = name
        self._stop_at_failure = stop_at_failure
        self._when_idle = when_idle
        self._jobs: deque[_Job] = deque()
        self._apart: deque[_Job] = deque()
        """What goes before all jobs, also before one that failed."""
        self._condition = threading.Condition()
        self._thread: threading.Thread | None = None
        self._stopped = False
        self._running = False
        self._closing = False

    def put(
        self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None], *, needed: bool = True
    ) -> None:
        """Queue a job; one that is not `needed`, as a question is, holds up nothing when it fails.

        Raises RuntimeError after `close`.
        """
        with self._condition:
            if self._closing:
                raise RuntimeError(f"the {self._name} is closed")
            self._jobs.append(_Job(job, done, needed))
            self._wake()

    def put_apart(self, act: Callable[[], T], done: Callable[[Outcome[T]], None]) -> None:
        """Do something next while the store of this thread is closed; the job after it opens it anew.

        It goes also before a job that failed. Raises RuntimeError after `close`.
        """
        with self._condition:
            if self._closing:
                raise RuntimeError(f"the {self._name} is closed")
            self._apart.append(_Job(lambda _: act(), done, is_needed=False, has_store=False))
            self._wake()

    def retry(self) -> None:
        """Run the job that failed again, and then those behind it. Nothing happens where none has failed."""
        with self._condition:
            self._stopped = False
            self._wake()

    def discard(self) -> None:
        """Forget the job that failed and all behind it."""
        with self._condition:
            if self._stopped:
                self._jobs.clear()
                self._stopped = False
                self._condition.notify_all()

    @property
    def failed(self) -> bool:
        """Whether a failed job holds up the queue."""
        with self._condition:
            return self._stopped

    @property
    def waiting(self) -> int:
        """How many jobs are not done, the running or failed one among them."""
        with self._condition:
            return len(self._jobs)

    def drain(self, timeout: float) -> bool:
        """Wait until every job is done, at most `timeout` seconds; whether they are.

        A failed job is not waited for.
        """
        deadline = monotonic() + timeout
        with self._condition:
            while self._jobs and not self._stopped:
                if not self._condition.wait(max(0.0, deadline - monotonic())) and monotonic() >= deadline:
                    break
            return not self._jobs

    def close(self) -> None:
        """Finish the queue as far as no failed job holds it up, close the store and end the thread."""
        with self._condition:
            self._closing = True
            thread = self._thread
            self._condition.notify_all()
        if thread is not None and thread is not threading.current_thread():
            thread.join()

    def _wake(self) -> None:
        if self._thread is None and (self._apart or (self._jobs and not self._stopped)):
            # A daemon, so that a program that ends without `close` does not hang on an idle thread.
            self._thread = threading.Thread(target=self._work, name=f"scorepad-{self._name}", daemon=True)
            self._thread.start()
        self._condition.notify_all()

    # In the thread.

    def _work(self) -> None:
        store: Store | None = None
        try:
            while (job := self._next()) is not None:
                outcome: Outcome[Any] = Outcome(None, StoreFailed(BUG))
                try:
                    try:
                        if not job.has_store and store is not None:
                            unused, store = store, None
                            unused.close()
                        elif job.has_store and store is None:
                            store = self._open_store()
                        outcome = Outcome(job.run(store))
                    except StoreError as error:
                        outcome = Outcome(None, error)
                        if store is not None and isinstance(error, StoreUnavailable | StoreDamaged):
                            # The disk may be another one by the next try: open the history anew for it.
                            unusable, store = store, None
                            unusable.close()
                finally:
                    # Also on the way out of an unexpected exception: nobody may wait for this job in vain.
                    self._finish(job, outcome)
                if store is not None and self._when_idle is not None and not self.waiting:
                    self._when_idle(store)
        finally:
            self._leave()
            if store is not None:
                store.close()

    def _next(self) -> _Job | None:
        with self._condition:
            while True:
                if self._apart:
                    return self._apart[0]
                if self._jobs and not self._stopped:
                    return self._jobs[0]
                if self._closing:
                    return None
                self._condition.wait()

    def _finish(self, job: _Job, outcome: Outcome[Any]) -> None:
        stays = outcome.error is not None and self._stop_at_failure and job.is_needed
        with self._condition:
            # What goes apart leaves a job that failed where it is.
            self._stopped = stays or (self._stopped and not job.has_store)
        try:
            job.done(outcome)
        finally:
            with self._condition:
                if not stays:
                    (self._jobs if job.has_store else self._apart).popleft()
                self._condition.notify_all()

    def _leave(self) -> None:
        with self._condition:
            self._thread = None
            if (self._apart or (self._jobs and not self._stopped)) and not self._closing:
                self._wake()
            self._condition.notify_all()
