"""Facts that an earlier edition of Scorepad counted are counted again, a few matches at a time.

Figures are right without: what was not counted again yet is, whenever it is read. After it they are there
sooner.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from scorepad.ui.library import Library

if TYPE_CHECKING:
    from scorepad.store.writer import Outcome

AT_A_TIME = 10
"""So many matches are one job: an entry waits for no more."""
PAUSE = 100
"""Milliseconds between two jobs, in which others come first."""


class CountingAgain(QObject):
    """Goes through the history once, while nothing else is to be written."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._last = 0
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self._go_on)

    @property
    def is_under_way(self) -> bool:
        """Whether another few matches are going to be looked at after a pause."""
        return self._pause.isActive()

    def begin(self) -> None:
        """Go through the history from its first match on."""
        self._last = 0
        self._pause.start()

    def _go_on(self) -> None:
        after = self._last

        def done(outcome: "Outcome[int | None]") -> None:
            # What goes wrong here nobody waits for: the next start tries again, and readers count themselves.
            if outcome.error is None and outcome.given is not None and self._last == after:
                self._last = outcome.given
                self._pause.start()

        if not self._library.tend(lambda store: store.count_again(after, AT_A_TIME), done):
            self._pause.start()
