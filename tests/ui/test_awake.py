"""The screen stays awake: the real messages to a real bus, and the calls of the other systems."""

import io
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import pytest

from scorepad.ui.awake import (
    CONTINUOUS,
    DISPLAY_REQUIRED,
    SCREEN_SAVER,
    SYSTEM_REQUIRED,
    ByCaffeinate,
    ByExecutionState,
    ByScreenSaver,
    of_this_system,
)
from scorepad.ui.session_bus import BusError, Service, SessionBus, _read, addresses
from tests.ui import fake_screen_saver
from tests.ui.fake_screen_saver import FIRST_COOKIE

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there a screen saver is on a bus")

BUS_OF_THE_TEST = """<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <policy context="default">
    <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/><allow user="*"/>
  </policy>
</busconfig>
"""


@dataclass(frozen=True)
class Session:
    """A desktop's session: where its bus is, and what its screen saver is asked, a line each."""

    address: str
    asked: IO[str]

    @property
    def environment(self) -> dict[str, str]:
        return {"DBUS_SESSION_BUS_ADDRESS": self.address}

    def next(self) -> str:
        """What the screen saver is asked next, waited for."""
        return self.asked.readline().strip()


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    """The address of a bus of the test's own, with nobody on it."""
    file = tmp_path / "bus.conf"
    file.write_text(BUS_OF_THE_TEST.format(socket=tmp_path / "bus"))
    command = ["dbus-daemon", f"--config-file={file}", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        daemon.kill()


@pytest.fixture
def session(bus: str) -> Iterator[Session]:
    command = [sys.executable, "-m", fake_screen_saver.__name__, bus]
    root = Path(fake_screen_saver.__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as saver:
        assert saver.stdout is not None
        assert saver.stdout.readline().strip() == fake_screen_saver.READY
        yield Session(bus, saver.stdout)
        saver.kill()


def threads() -> list[threading.Thread]:
    """Those that keep a screen awake."""
    return [one for one in threading.enumerate() if one.name == "awake"]


# On Linux.


@on_linux
def test_the_screen_saver_is_held_back_and_let_go(session: Session) -> None:
    awake = ByScreenSaver(session.environment)
    awake.keep()
    assert session.next() == "Inhibit Scorepad: Table view"
    awake.let_go()
    assert session.next() == f"UnInhibit {FIRST_COOKIE}"


@on_linux
def test_asking_twice_is_asking_once(session: Session) -> None:
    awake = ByScreenSaver(session.environment)
    awake.let_go()
    awake.keep()
    awake.keep()
    awake.let_go()
    awake.let_go()
    assert [session.next(), session.next()] == ["Inhibit Scorepad: Table view", f"UnInhibit {FIRST_COOKIE}"]
    awake.keep()
    assert session.next() == "Inhibit Scorepad: Table view", "nothing was left over from before"
    awake.let_go()
    assert session.next() == f"UnInhibit {FIRST_COOKIE + 1}"


@on_linux
def test_without_a_screen_saver_nobody_is_kept_waiting(bus: str) -> None:
    awake = ByScreenSaver({"DBUS_SESSION_BUS_ADDRESS": bus})
    awake.keep()
    for thread in threads():
        thread.join()
    awake.let_go()


@on_linux
def test_a_service_that_is_not_there_is_named(bus: str) -> None:
    (address,) = addresses({"DBUS_SESSION_BUS_ADDRESS": bus})
    with SessionBus(address, 10) as spoken, pytest.raises(BusError, match="ServiceUnknown"):
        spoken.ask(SCREEN_SAVER, "Inhibit", "Scorepad", "test")


@on_linux
def test_a_bus_answers_in_numbers(bus: str) -> None:
    (address,) = addresses({"DBUS_SESSION_BUS_ADDRESS": bus})
    the_bus = Service("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
    with SessionBus(address, 10) as spoken:
        asked = spoken.ask(the_bus, "GetConnectionUnixProcessID", "org.freedesktop.DBus")
        assert len(asked) == 1
        assert spoken.ask(the_bus, "GetConnectionUnixUser", "org.freedesktop.DBus") == (os.getuid(),)
        assert spoken.ask(the_bus, "ListNames") == (), "what is no number is not read"


@on_linux
def test_a_bus_that_never_answers_stops_nobody(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "bus"))
        silent.listen()
        awake = ByScreenSaver({"XDG_RUNTIME_DIR": str(tmp_path)})
        awake.keep()
        caller, _ = silent.accept()
        assert caller.recv(6) == b"\0AUTH "
        awake.let_go()
        (waiting,) = threads()
        assert waiting.daemon, "the program can end while it waits"
        caller.close()
        waiting.join()


@on_linux
@pytest.mark.parametrize(
    "answer",
    [b"", b"REJECTED EXTERNAL\r\n", b"OK 0f\r\n", b"OK 0f\r\n" + b"?" * 99, b"OK 0f\r\nl\2\0\1" + bytes(12)],
)
def test_what_is_no_bus_is_left_alone(tmp_path: Path, answer: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as stranger:
        stranger.bind(str(tmp_path / "bus"))
        stranger.listen()

        def babble() -> None:
            caller, _ = stranger.accept()
            with caller:
                caller.sendall(answer)
                caller.shutdown(socket.SHUT_WR)
                while caller.recv(99):
                    pass

        threading.Thread(target=babble).start()
        with pytest.raises((BusError, OSError)):
            SessionBus(str(tmp_path / "bus"), 10)


def test_a_message_of_the_other_byte_order_is_read_too() -> None:
    fields = b"\5\1u\0\0\0\0\7" + b"\x08\1g\0\1u\0"
    head = b"B\2\0\1" + bytes([0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, len(fields)])
    message = _read(io.BytesIO(head + fields + bytes(-len(fields) % 8) + b"\0\0\1\0"))
    assert (message.answers, message.numbers()) == (7, (256,))


def test_a_message_without_end_is_not_waited_for() -> None:
    with pytest.raises(BusError):
        _read(io.BytesIO(b"l\2\0\1" + b"\xff" * 12))


@pytest.mark.parametrize(
    ("environment", "sockets"),
    [
        ({}, ()),
        ({"XDG_RUNTIME_DIR": "/run/user/7"}, ("/run/user/7/bus",)),
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/a%2cb,guid=0f"}, ("/a,b",)),
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:guid=0f,abstract=/tmp/x;unix:path=/y"}, ("\0/tmp/x", "/y")),
        ({"DBUS_SESSION_BUS_ADDRESS": "disabled:", "XDG_RUNTIME_DIR": "/run/user/7"}, ()),
        ({"DBUS_SESSION_BUS_ADDRESS": "tcp:host=localhost,port=1;autolaunch:"}, ()),
    ],
)
def test_where_the_bus_of_a_session_is(environment: dict[str, str], sockets: tuple[str, ...]) -> None:
    assert addresses(environment) == sockets


# On the other systems.


def test_windows_is_told_what_is_needed_and_when_nothing_is() -> None:
    told: list[int] = []
    awake = ByExecutionState(told.append)
    awake.keep()
    awake.let_go()
    assert told == [CONTINUOUS | SYSTEM_REQUIRED | DISPLAY_REQUIRED, CONTINUOUS]


class Sleepless:
    """Stands for caffeinate: a program that runs until it is killed."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self, command: list[str]) -> "subprocess.Popen[bytes]":
        self.commands.append(command)
        process = subprocess.Popen(
            [sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE
        )
        self.running.append(process)
        return process


def test_macos_runs_caffeinate_as_long_as_it_is_wanted_and_no_longer_than_this_program() -> None:
    sleepless = Sleepless()
    awake = ByCaffeinate(sleepless.start)
    awake.keep()
    awake.keep()
    (command,), (process,) = sleepless.commands, sleepless.running
    assert command == ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())]
    assert process.poll() is None
    awake.let_go()
    assert process.poll() is not None, "it has ended, and is no zombie"
    awake.let_go()
    awake.keep()
    assert len(sleepless.running) == 2
    awake.let_go()


def test_a_mac_without_caffeinate_goes_dark_in_silence() -> None:
    def refuse(command: list[str]) -> "subprocess.Popen[bytes]":
        raise FileNotFoundError(command[0])

    awake = ByCaffeinate(refuse)
    awake.keep()
    awake.let_go()


def test_each_system_is_asked_in_its_own_way() -> None:
    asked = {
        platform: type(of_this_system(platform)) for platform in ("linux", "freebsd14", "darwin", "win32")
    }
    assert asked == {
        "linux": ByScreenSaver,
        "freebsd14": ByScreenSaver,
        "darwin": ByCaffeinate,
        "win32": ByExecutionState,
    }
