"""Errands beside the history: what looks at other files, each on a thread of its own, without a history open.

A backup may lie on a stick that hangs; nobody but the one who asked waits for it.
"""

import threading
from collections.abc import Callable, Iterable
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject

from scorepad.store.errors import StoreError
from scorepad.store.writer import Outcome
from scorepad.ui.answers import Answers

T = TypeVar("T")


class Errand:
    """Acts that run one after the other; each outcome comes back by a call on the interface thread.

    It ends with the object that it is `of`, or by `give_up`: what is under way then runs out, and nobody
    hears of it.
    """

    def __init__(self, of: QObject) -> None:
        self._is_wanted = threading.Event()
        self._is_wanted.set()
        of.destroyed.connect(self._is_wanted.clear)

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it. May be asked from its thread."""
        return self._is_wanted.is_set()

    def run(self, acts: Iterable[Callable[[], T]], done: Callable[[Outcome[T]], None]) -> None:
        """Begin. `done` is called after each act with what it gave, or the StoreError that it raised."""

        def told(outcome: Outcome[T]) -> None:
            if self.is_wanted:
                done(outcome)

        answers = _answers()
        asked = [answers.ask(act, told) for act in acts]
        threading.Thread(
            target=_work, args=(asked, self._is_wanted), name="scorepad-errand", daemon=True
        ).start()

    def give_up(self) -> None:
        """Wait for it no more."""
        self._is_wanted.clear()


def _work(
    asked: list[tuple[Callable[[], T], Callable[[Outcome[T]], None]]], is_wanted: threading.Event
) -> None:
    for act, bring in asked:
        outcome: Outcome[T] = Outcome(None)
        if is_wanted.is_set():
            try:
                outcome = Outcome(act())
            except StoreError as error:
                outcome = Outcome(None, error)
        # Also what nobody wants any more is brought back, or it would be kept for ever.
        bring(outcome)


_shared: list[Answers] = []


def _answers() -> Answers:
    """Those of all errands: they outlive whoever sent one, as a thread that hangs may too."""
    if not _shared or not shiboken6.isValid(_shared[0]):
        _shared[:] = [Answers(QCoreApplication.instance())]
    return _shared[0]
