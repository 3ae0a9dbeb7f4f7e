"""The history as the window asks it: jobs on the store's threads, answers on the interface's own."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from scorepad.store.errors import StoreDamaged, StoreError
from scorepad.store.shelf import Kept, Reason, Shelves
from scorepad.store.writer import Outcome, Writer
from scorepad.ui.answers import Answers

if TYPE_CHECKING:
    from scorepad.store.store import Store

T = TypeVar("T")
_PARTING = 10.0
"""Seconds that the end of the program waits for a file or a backup; a stick that hangs keeps no window."""


@dataclass(eq=False)
class _Question:
    """A question that waits behind changes."""

    job: "Callable[[Store], Any]"
    done: Callable[[Outcome[Any]], None]


class Library(QObject):
    """Four threads with a connection each, for writing, reading, reading at length, and backups and checks.

    None waits for another: a list is there at once while a season is read and everything is checked. What a
    job gives comes back by a call on the interface thread, so that a page never waits.
    """

    stuck = Signal(object)
    """The error of a change that could not be written: it and all behind it wait for `again`."""
    settled = Signal()
    """Every change is written."""
    written_elsewhere = Signal()
    """The history may be another than it was: another program has written to it."""
    not_kept = Signal(object)
    """The error of a backup that nobody waits for; on the other shelf there may be one."""
    damaged = Signal(object)
    """The error of a job that found the history not as it was written; told after the job's own answer."""

    def __init__(
        self,
        open_store: "Callable[[], Store]",
        parent: QObject | None = None,
        *,
        shelves: Callable[[], Shelves] | None = None,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        """`shelves` says where backups are put by now; where it is not given, none are made."""
        super().__init__(parent)
        # Tidied up only once the outcome is told: nobody waits for it, and the commit holds without.
        self._writer = Writer(open_store, name="writer", when_idle=lambda store: store.tidy())
        self._reader = Writer(open_store, name="reader", stop_at_failure=False)
        self._aside = Writer(open_store, name="aside", stop_at_failure=False)
        self._keeper = Writer(open_store, name="keeper", stop_at_failure=False)
        self._shelves = shelves
        self._now = now
        self._is_keep_waiting = False
        self._is_closed = False
        self.trouble: StoreError | None = None
        """What holds up the changes that wait; None where nothing does."""
        self._unwritten = 0
        self._questions: list[_Question] = []
        self._is_looking = False
        self._seen: tuple[Store, int] | None = None
        self._answers = Answers(self)

    @property
    def is_settled(self) -> bool:
        """Whether every change is written: none waits, and none has failed."""
        return not self._unwritten

    def write(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a change of the history. After a failure later ones wait for `again`."""

        def written(outcome: Outcome[T]) -> None:
            self.trouble = outcome.error
            if outcome.error is None:
                self._unwritten -= 1
            else:
                self._answer_beside_what_is_stuck()
            done(outcome)
            if outcome.error is not None:
                self.stuck.emit(outcome.error)
            elif self.is_settled:
                self.settled.emit()
            self._tell_damage(outcome)

        self._writer.put(*self._answers.ask(job, written, stays=True))
        self._unwritten += 1

    def read(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a question to the history; after `close` nobody waits for the answer, and none is asked."""
        if not self._is_closed:
            self._reader.put(*self._answers.ask(job, self._telling_damage(done)))

    def read_aside(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a question that takes long, such as a table of many matches; only its like waits for it."""
        if not self._is_closed:
            self._aside.put(*self._answers.ask(job, self._telling_damage(done)))

    def check(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a look through the whole history; backups wait for it, and it for them, but nobody else."""
        if not self._is_closed:
            self._keeper.put(*self._answers.ask(job, self._telling_damage(done)))

    def read_written(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> None:
        """Queue a question that must see every change so far, or all that could be written of them.

        Where it fails, writing goes on.
        """
        if self._is_closed:
            return
        if self.trouble is not None:
            self.read(job, done)
            return
        question = _Question(job, done)

        def answered(outcome: Outcome[T]) -> None:
            if question in self._questions:
                self._questions.remove(question)
                self._telling_damage(done)(outcome)

        self._questions.append(question)
        self._writer.put(*self._answers.ask(job, answered), needed=False)

    def tend(self, job: "Callable[[Store], T]", done: Callable[[Outcome[T]], None]) -> bool:
        """Queue something small that keeps the history in order, unless a change waits or has failed.

        Whether it was queued. A change that comes meanwhile waits for it; where it fails, nothing else does.
        """
        if self._is_closed or not self.is_settled:
            return False
        self._writer.put(*self._answers.ask(job, done), needed=False)
        return True

    def _telling_damage(self, done: Callable[[Outcome[T]], None]) -> Callable[[Outcome[T]], None]:
        def told(outcome: Outcome[T]) -> None:
            done(outcome)
            self._tell_damage(outcome)

        return told

    def _tell_damage(self, outcome: Outcome[Any]) -> None:
        if isinstance(outcome.error, StoreDamaged):
            self.damaged.emit(outcome.error)

    def _answer_beside_what_is_stuck(self) -> None:
        """Nobody would hear an answer from behind a change that failed; what is written the reader knows."""
        questions, self._questions = self._questions, []
        for question in questions:
            self.read(question.job, question.done)

    def look_around(self) -> None:
        """Ask whether another program has written since the last look; `written_elsewhere` tells it.

        The first look only remembers how things are.
        """
        if self._is_looking or self._is_closed or self.trouble is not None:
            return

        def looked(outcome: Outcome[bool]) -> None:
            self._is_looking = False
            if outcome.error is None and outcome.value:
                self.written_elsewhere.emit()

        self._is_looking = True
        self._writer.put(*self._answers.ask(self._is_other_than_it_was, looked), needed=False)

    def _is_other_than_it_was(self, store: "Store") -> bool:
        # Asked of the writer, whose own changes do not count as somebody else's.
        before, self._seen = self._seen, (store, store.data_version())
        return before is not None and self._seen != before

    def keep(self, reason: Reason, done: Callable[[Outcome[Kept | None]], None] | None = None) -> None:
        """Have all that was written so far kept as a backup, on each shelf, while entry goes on.

        `done` is given what was put on the first shelf, None where nothing has changed. Without it, a change
        that could not be written is waited for, and `not_kept` tells what went wrong; of the second shelf it
        always does.
        """
        if self._is_closed:
            return
        if self._shelves is None:
            if done is not None:
                _, bring = self._answers.ask(_nothing, done)
                bring(Outcome(None))
            return
        shelves = self._shelves()
        if done is not None:
            self.read_written(_nothing, lambda _: self._put_on_shelves(shelves, reason, done))
            return

        def put(_: object) -> None:
            # What waits to be made holds all that is written when it begins.
            if not self._is_keep_waiting:
                self._is_keep_waiting = True
                self._put_on_shelves(shelves, reason, self._tell_not_kept)

        # From the writer's thread, so that the evening's last match is kept although the window closes.
        self._writer.put(_nothing, put, needed=False)

    def _put_on_shelves(
        self, shelves: Shelves, reason: Reason, done: Callable[[Outcome[Kept | None]], None]
    ) -> None:
        def keep(store: "Store") -> Kept | None:
            self._is_keep_waiting = False
            return store.keep(shelves.first, reason, self._now())

        run, bring = self._answers.ask(keep, done)

        def kept(outcome: Outcome[Kept | None]) -> None:
            self._is_keep_waiting = False  # also where no store could be opened
            bring(outcome)

        self._keeper.put(run, kept)
        second = shelves.second
        if second is not None:
            self._keeper.put(
                *self._answers.ask(lambda store: store.keep(second, reason, self._now()), self._tell_not_kept)
            )

    def _tell_not_kept(self, outcome: Outcome[Kept | None]) -> None:
        if outcome.error is not None:
            self.not_kept.emit(outcome.error)

    def apart(self, act: Callable[[], T], done: Callable[[Outcome[T]], None]) -> None:
        """Do something to the history's file while no thread has it open, such as putting another there.

        Changes that wait, one that failed among them, are written to what is there afterwards.
        """
        if self._is_closed:
            return
        closed = threading.Semaphore(0)
        finished = threading.Event()

        def stay_away() -> None:
            closed.release()
            finished.wait()

        def alone() -> T:
            try:
                for _ in others:
                    closed.acquire()
                return act()
            finally:
                finished.set()

        others = (self._reader, self._aside, self._keeper)
        for other in others:
            other.put_apart(stay_away, lambda _: None)
        self._writer.put_apart(*self._answers.ask(alone, done))

    def again(self) -> None:
        """Try the change that failed once more, and then those that wait behind it."""
        self.trouble = None
        self._writer.retry()

    def drain(self, seconds: float) -> bool:
        """Wait until every change is written; False where that takes longer or one has failed."""
        return self._writer.drain(seconds)

    def close(self) -> None:
        """End all threads and their connections. Changes that still wait are written first, and kept.

        Outcomes that arrive later reach nobody: who asked may be gone.
        """
        self._is_closed = True
        self._answers.close()
        self._reader.close()
        self._writer.close()
        for slow in (self._aside, self._keeper):
            if slow.drain(_PARTING):
                slow.close()


def _nothing(_: "Store") -> None:
    """A job that is only waited for."""
