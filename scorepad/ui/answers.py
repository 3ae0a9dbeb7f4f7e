"""What other threads are asked stays on the interface thread; they are given its number, and bring answers.

Python frees an object on the thread that lets go of it last. A job and what is done with its outcome hold
pages and dialogs, and those may be freed on the interface thread alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

from scorepad.store.writer import Outcome

T = TypeVar("T")


@dataclass(frozen=True)
class _Asked:
    job: Callable[..., Any]
    done: Callable[[Outcome[Any]], None]
    stays: bool


class Answers(QObject):
    """Keeps what is asked, and calls on the interface thread when an outcome has come from another one."""

    _arrived = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count()
        self._asked: dict[int, _Asked] = {}
        self._is_closed = False
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def ask(
        self, job: Callable[..., T], done: Callable[[Outcome[T]], None], *, stays: bool = False
    ) -> tuple[Callable[..., T], Callable[[Outcome[T]], None]]:
        """What another thread runs, and what it calls with the outcome; neither holds `job` or `done`.

        What `stays` is kept after an outcome that is an error, since it will be run again. May be called
        from any thread.
        """
        number = next(self._numbers)
        self._asked[number] = _Asked(job, done, stays)
        return partial(self._run, number), partial(self._bring, number)

    def close(self) -> None:
        """Deliver nothing from now on: who asked may be gone."""
        self._is_closed = True

    def _run(self, number: int, *arguments: Any) -> Any:
        return self._asked[number].job(*arguments)

    def _bring(self, number: int, outcome: Outcome[Any]) -> None:
        if not self._is_closed and shiboken6.isValid(self):
            self._arrived.emit(number, outcome)

    @Slot(int, object)
    def _deliver(self, number: int, outcome: Outcome[Any]) -> None:
        if self._is_closed:
            return
        asked = self._asked[number]
        if outcome.error is None or not asked.stays:
            del self._asked[number]
        asked.done(outcome)
