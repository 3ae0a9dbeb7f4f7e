"""The screen stays awake while people look at it and nobody touches anything.

Each system is asked in its own way, and each forgets what was asked when the program ends, however it ends.
"""

import ctypes
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from typing import Protocol

log = logging.getLogger("scorepad")

SAVER, SAVER_PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"
"""The screen saver's name on the session's bus, which is also its interface's, and its object there."""
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
            target=_inhibit, args=(_bus_of(self._environment), self._enough), name="awake", daemon=True
        ).start()

    def let_go(self) -> None:
        """Let the screen saver go on."""
        if self._enough is not None:
            self._enough.set()
            self._enough = None


def _bus_of(environment: Mapping[str, str]) -> str:
    """Where the bus of a session is; empty where it has none."""
    told = environment.get("DBUS_SESSION_BUS_ADDRESS")
    folder = environment.get("XDG_RUNTIME_DIR")
    return told if told is not None else f"unix:path={folder}/bus" if folder else ""


def _inhibit(bus: str, enough: threading.Event) -> None:
    """Hold the screen saver back until it is enough."""
    from jeepney import DBusAddress, DBusErrorResponse, new_method_call
    from jeepney.io.blocking import open_dbus_connection
    from jeepney.wrappers import unwrap_msg

    saver = DBusAddress(SAVER_PATH, SAVER, SAVER)
    try:
        with open_dbus_connection(bus, auth_timeout=PATIENCE) as spoken:

            def ask(method: str, kinds: str, *arguments: str | int) -> tuple[int, ...]:
                call = new_method_call(saver, method, kinds, arguments)
                answered: tuple[int, ...] = unwrap_msg(spoken.send_and_get_reply(call, timeout=PATIENCE))
                return answered

            cookie = ask("Inhibit", "ss", _WHO, _WHY)
            enough.wait()
            ask("UnInhibit", "u", *cookie)
    except (OSError, ValueError, RuntimeError, DBusErrorResponse) as trouble:
        # Without a bus, or a screen saver on it, the screen does as it is used to.
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
