"""An evening in the real window, which is told line by line what to do.

    python -m tests.faults.evening FOLDER

Each line of its input is a command: a method of `Evening` and its numbers. It is answered by a line
of JSON that says how things stand then. Between them come lines that begin with `saved`: so much of what was
entered does the screen show as saved.
"""

import ctypes
import json
import os
import sys
from collections import deque
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QSocketNotifier, Qt, QTimer
from PySide6.QtTest import QTest

from scorepad.app import make_application, make_window, now
from scorepad.core.game import answer
from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.record import dump
from scorepad.ui.say import say
from tests.faults.typist import values_in
from tests.ui.evenings import some_deal, spoken, table
from tests.ui.windows import tap, visible

PULSE = 2
"""Milliseconds between two steps of a command, and two beats by which gaps of the interface are measured."""
_INPUT = 0
_PR_SET_PTRACER, _ANYBODY = 0x59616D61, -1


def entered_in(match: Match) -> int:
    """How much was entered of a match: its values, and that its deals were scored."""
    return values_in(match) + len(match.deals)


def next_key(match: Match) -> str:
    """What the table says next; "" where the deal is to be scored."""
    bids, tricks = spoken(match, some_deal(match))
    deal = match.draft
    answered = sum(answer(deal, ask) is not None for ask in match.game.asks(match.setup, match.deals, deal))
    return [*map(str, bids + tricks), ""][answered]


class Evening:
    """The window and who sits before it."""

    def __init__(self, folder: DataFolder) -> None:
        self._behind = timedelta()
        self._before = 0
        self._told = 0
        self._gap = 0.0
        self._beaten = monotonic()
        self._lines: deque[str] = deque()
        self._unread = b""
        self._doing: Iterator[None] | None = None
        self._is_ready = False
        self._application = make_application()
        self._window = make_window(self._application, folder, "en", lambda: now() - self._behind)
        self._window.ready.connect(self._be_ready)
        self._listener = QSocketNotifier(_INPUT, QSocketNotifier.Type.Read)
        self._listener.activated.connect(self._hear)
        self._pulse = QTimer(interval=PULSE, timerType=Qt.TimerType.PreciseTimer)
        self._pulse.timeout.connect(self._beat)

    def run(self) -> None:
        """Do what is said until the window is closed."""
        self._window.show()
        self._pulse.start()
        self._application.exec()

    # Commands. Each goes on at the next beat where it yields.

    def look(self) -> Iterator[None]:
        """Say how things stand."""
        yield

    def open(self) -> Iterator[None]:
        """Wait until the history is there, or until the window says why it is not."""
        while not self._is_ready and self._window.home.why_unopened is None:
            yield

    def begin(self) -> Iterator[None]:
        """Sit down, and wait until the page is there."""
        self._sit_down()
        yield

    def go_on(self) -> Iterator[None]:
        """Go on with the match that Home has on top."""
        QTest.keyClick(self._window.focusWidget(), Qt.Key.Key_Return)
        while self._window.controller is None:
            yield

    def type(self, keys: int, pause: int = 0) -> Iterator[None]:
        """Type so many keys, each when the one before has arrived, and so many milliseconds later."""
        for _ in range(keys):
            paused = monotonic() + pause / 1000
            while monotonic() < paused:
                yield
            if self._shown.finished:
                self._sit_down()
            before = self._shown
            key = next_key(before)
            if key:
                QTest.keyClicks(self._window.match, key)
            else:
                QTest.keyClick(self._window.match, Qt.Key.Key_Return)
            while self._shown == before:
                yield
            yield

    def undo(self) -> Iterator[None]:
        """Take the last step back."""
        before = self._shown
        self._window.match.actions_of_match["undo"].trigger()
        while self._shown == before:
            yield

    def settle(self) -> Iterator[None]:
        """Wait until everything is written, or cannot be."""
        while not self._window._library.is_settled and self._window._library.trouble is None:
            yield

    def again(self) -> Iterator[None]:
        """Press the button that tries again; where it opens the history, wait for what comes of it."""
        offered = next(word for word in ("Save again", "Try again") if visible(self._window, word))
        why = self._window.home.why_unopened
        tap(self._window, offered)
        while not self._is_ready and self._window.home.why_unopened is why:
            yield

    def home(self, matches: int) -> Iterator[None]:
        """Wait until Home, which nobody turns to, lists so many matches."""
        while self._listed != matches:
            yield

    def seasons(self, number: int) -> Iterator[None]:
        """Turn to the table of all matches, and wait until it offers so many seasons."""
        self._window.open_season("")
        page = self._window.season_desk.page
        while page.shown is None or len(page.shown.names) != number:
            yield

    def clock(self, days: int) -> Iterator[None]:
        """Set the clock so many days back."""
        self._behind = timedelta(days=days)
        yield

    def close(self) -> Iterator[None]:
        """Close the window."""
        self._window.close()
        while self._window.isVisible():
            yield
        self._application.quit()

    # How they are done.

    @property
    def _shown(self) -> Match:
        assert self._window.controller is not None
        return self._window.controller.shown

    @property
    def _listed(self) -> int:
        return sum(key.partition(":")[0] in ("match", "continue") for key in self._window.home.controls)

    def _be_ready(self) -> None:
        self._is_ready = True
        self._window.match.opened.connect(self._follow)

    def _sit_down(self) -> None:
        if self._window.controller is not None:
            self._before += entered_in(self._shown)
        self._window.begin(table(4))

    def _follow(self) -> None:
        assert self._window.controller is not None
        self._window.controller.saving_changed.connect(self._tell_what_is_saved)

    def _tell_what_is_saved(self) -> None:
        # By what stands on the screen, and by nothing else.
        if self._window.match.saved_mark.text().startswith("Saved"):
            print("saved", self._before + entered_in(self._shown), flush=True)

    def _hear(self) -> None:
        *lines, self._unread = (self._unread + os.read(_INPUT, 4096)).split(b"\n")
        self._lines.extend(line.decode() for line in lines)

    def _beat(self) -> None:
        beaten, self._beaten = self._beaten, monotonic()
        self._gap = max(self._gap, self._beaten - beaten)
        if self._doing is None and self._lines:
            word, *numbers = self._lines.popleft().split()
            self._doing = getattr(self, word)(*map(int, numbers))
        if self._doing is not None:
            try:
                next(self._doing)
            except StopIteration:
                self._doing = None
                self._answer()

    def _answer(self) -> None:
        controller, why_unopened = self._window.controller, self._window.home.why_unopened
        answer = {
            "process": os.getpid(),
            "ready": self._is_ready,
            "entered": 0 if controller is None else self._before + entered_in(self._shown),
            "mark": "" if controller is None else self._window.match.saved_mark.text(),
            "why_unopened": "" if why_unopened is None else say(why_unopened),
            "settled": self._window._library.is_settled,
            "listed": self._listed,
            "match_id": None if controller is None else controller.match_id,
            "shown": "" if controller is None else dump([self._shown]),
            "gap": round(self._gap * 1000),
        }
        self._gap = 0.0
        print(json.dumps(answer), flush=True)


def main() -> None:
    """Play the evening in the folder that is named."""
    # Where only parents may trace their children, strace may come later all the same.
    ctypes.CDLL(None).prctl(_PR_SET_PTRACER, ctypes.c_ulong(_ANYBODY), 0, 0, 0)
    Evening(DataFolder(Path(sys.argv[1]))).run()


if __name__ == "__main__":
    main()
