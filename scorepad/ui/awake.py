"""The screen stays awake while people look at it and nobody touches anything.

Each system is asked in its own way, and each forgets what was asked when the program ends, however it ends.
"""

import ctypes
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from scorepad.ui.session_bus import BusError, Service, SessionBus, addresses

log = logging.getLogger("scorepad")

SCREEN_SAVER = Service(
    "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"
)
PATIENCE = 10.0
"""Seconds in which a desktop must have answered, else its screen may go dark."""
_WHO, _WHY = "Scorepad", "Table view"

CONTINUOUS, SYSTEM_REQUIRED, DISPLAY_REQUIRED = 0x80000000, 0x1, 0x2
"""Windows' names for: until told otherwise, the computer is needed, the screen is needed."""


class Awake(Protocol):
    """Keeps the screen awake; asking twice is asking once, and no answer is waited for."""

    def keep(self) -> None:
        """Ask that the screen stays on from now on."""

    def let_go(self) -> None:
        """Take that back."""


class ByScreenSaver:
    """Asks the screen saver of the session, as the desktops of Linux and the BSDs have one.

    The bus is spoken to on a thread of its own: it may be slow to answer, or never do.
    """

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._environment = environment
        self._enough: threading.Event | None = None

    def keep(self) -> None:
        """Ask the screen saver to wait until `let_go`."""
        if self._enough is not None:
            return
        self._enough = threading.Event()
        threading.Thread(
            target=_inhibit, args=(addresses(self._environment), self._enough), name="awake", daemon=True
        ).start()

    def let_go(self) -> None:
        """Let the screen saver go on."""
        if self._enough is not None:
            self._enough.set()
            self._enough = None


def _inhibit(sockets: Sequence[str], enough: threading.Event) -> None:
    """Hold the screen saver back until it is enough; by the first bus that listens."""
    for address in sockets:
        try:
            with SessionBus(address, PATIENCE) as bus:
                cookie = bus.ask(SCREEN_SAVER, "Inhibit", _WHO, _WHY)
                enough.wait()
                bus.ask(SCREEN_SAVER, "UnInhibit", *cookie)
                return
        except (OSError, BusError) as trouble:
            log.info("The screen saver was not held back: %s", type(trouble).__name__)


class ByCaffeinate:
    """Asks macOS, by the program that it has for this. It also ends when this program does."""

    def __init__(self, start: Callable[[list[str]], "subprocess.Popen[bytes]"] = subprocess.Popen) -> None:
        self._start = start
        self._running: subprocess.Popen[bytes] | None = None

    def keep(self) -> None:
        """Let caffeinate run until `let_go`."""
        if self._running is not None:
            return
        try:
            self._running = self._start(["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())])
        except OSError as trouble:
            log.info("The screen is not kept awake: %s", type(trouble).__name__)

    def let_go(self) -> None:
        """End it."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None


def _set_execution_state(state: int) -> None:
    # Elsewhere ctypes has no windll.
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint(state))


class ByExecutionState:
    """Tells Windows what is needed of it. It holds for the calling thread: always call from the same one."""

    def __init__(self, tell: Callable[[int], object] = _set_execution_state) -> None:
        self._tell = tell

    def keep(self) -> None:
        """The screen and the computer are needed."""
        self._tell(CONTINUOUS | SYSTEM_REQUIRED | DISPLAY_REQUIRED)

    def let_go(self) -> None:
        """Nothing is needed any more."""
        self._tell(CONTINUOUS)


_WAYS: Mapping[str, Callable[[], Awake]] = {"win32": ByExecutionState, "darwin": ByCaffeinate}


def of_this_system(platform: str = sys.platform) -> Awake:
    """What keeps the screen awake on a platform, by Python's name for it."""
    return _WAYS.get(platform, ByScreenSaver)()
