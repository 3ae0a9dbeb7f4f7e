"""Errands beside the history: what looks at other files, each on a thread of its own, without a history open.

A backup may lie on a stick that hangs; nobody but the one who asked waits for it.
"""

import threading
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

from scorepad.store.errors import StoreError
from scorepad.store.writer import Outcome

T = TypeVar("T")


class Errand(QObject):
    """Acts that run one after the other; each outcome comes back by a call on the interface thread.

    It ends with its parent, or by `give_up`: what is under way then runs out, and nobody hears of it.
    """

    _arrived = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_wanted = threading.Event()
        self._is_wanted.set()
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        parent.destroyed.connect(self._is_wanted.clear)

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it. May be asked from its thread."""
        return self._is_wanted.is_set()

    def run(self, acts: Iterable[Callable[[], T]], done: Callable[[Outcome[T]], None]) -> None:
        """Begin. `done` is called after each act with what it gave, or the StoreError that it raised."""

        def work() -> None:
            for act in acts:
                try:
                    outcome = Outcome(act())
                except StoreError as error:
                    outcome = Outcome(None, error)
                if not self.is_wanted or not shiboken6.isValid(self):
                    return
                self._arrived.emit(lambda outcome=outcome: done(outcome))

        threading.Thread(target=work, name="scorepad-errand", daemon=True).start()

    def give_up(self) -> None:
        """Wait for it no more."""
        self._is_wanted.clear()

    @Slot(object)
    def _deliver(self, tell: Callable[[], Any]) -> None:
        if self.is_wanted:
            tell()
