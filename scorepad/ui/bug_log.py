"""The log of a data folder: what went wrong, for whoever mends it; without names, and never too long.

Nothing that goes wrong with the log itself reaches anybody: the program is there to keep score.
"""

from __future__ import annotations

import faulthandler
import logging
from collections import deque
from contextlib import suppress
from io import FileIO
from logging.handlers import RotatingFileHandler
from pathlib import Path

from scorepad.bug_report import Nameless, nameless_crash, nameless_value, report_of

LONGEST = 500_000
"""How many characters a log may have before the next is begun."""
OLDER = 2
"""How many older ones are kept."""
_EARLY = 200
"""How many records wait for the log to be opened."""
_OF_A_CRASH = 20_000
"""How much is read of what a crash left behind, in bytes."""

log = logging.getLogger("scorepad")


class BugLog:
    """What is logged until `open` waits in memory: the log's machinery costs time before the first paint."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._early = _Early()
        self._crashes: FileIO | None = None
        self.ended_badly = False
        """Whether the run before this one ended by a crash; known once the log is open."""

    def begin(self) -> None:
        """Keep what is logged from now on."""
        log.addHandler(self._early)

    def open(self) -> None:
        """Write what was and is logged to the folder, as far as it can be written. Once is enough."""
        if self._early not in log.handlers:
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        kept = _Rotating(self._folder / "scorepad.log")
        log.removeHandler(self._early)
        log.addHandler(kept)
        for record in self._early.records:
            kept.handle(record)
        self._watch_for_crashes()

    def close(self) -> None:
        """Say that the program ended as it should."""
        if self._crashes is not None:
            self._take_over(self._crashes)

    def _watch_for_crashes(self) -> None:
        with suppress(OSError):
            # Not closed before the process ends: the fault handler writes to it when nothing else can.
            self._crashes = FileIO(self._folder / "crash.log", "a+")
            self.ended_badly = self._take_over(self._crashes)
            faulthandler.enable(self._crashes)

    def _take_over(self, crashes: FileIO) -> bool:
        """Move what a crash left behind into the log, which rotates and shortens paths; whether it did."""
        with suppress(OSError):
            crashes.seek(0)
            left = crashes.read(_OF_A_CRASH) or b""
            if left:
                crashes.truncate(0)
                log.error("the program had crashed\n%s", nameless_crash(left.decode("utf-8", "replace")))
            return bool(left)
        return False


class _Early(logging.Handler):
    """Keeps what is logged before the log is there."""

    def __init__(self) -> None:
        super().__init__()
        self.records: deque[logging.LogRecord] = deque(maxlen=_EARLY)

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class _Rotating(RotatingFileHandler):
    def __init__(self, file: Path) -> None:
        super().__init__(
            file,
            maxBytes=LONGEST,
            backupCount=OLDER,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        self.setFormatter(_WithoutNames())

    def handleError(self, record: logging.LogRecord) -> None:
        """Begin anew with the next record: a stream on a full disk stays broken when there is room again."""
        with suppress(OSError, ValueError):
            self.close()


class _WithoutNames(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """A record's own sentence, filled with nothing that people typed, and its exception's places."""
        lines = [f"{self.formatTime(record)} {record.levelname} {_sentence(record)}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines.append(report_of(record.exc_info[1]).text)
        return "\n".join(lines)


def _sentence(record: logging.LogRecord) -> Nameless:
    args = record.args if isinstance(record.args, tuple) else ()
    return Nameless(str(record.msg) % tuple(map(nameless_value, args)) if args else record.msg)
