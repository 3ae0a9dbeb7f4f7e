"""The screen stays awake: the real messages to a real bus, and the calls of the other systems."""

import logging
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad.ui.awake import (
    CONTINUOUS,
    DISPLAY_REQUIRED,
    SYSTEM_REQUIRED,
    ByCaffeinate,
    ByExecutionState,
    ByScreenSaver,
    of_this_system,
)
from tests.ui.desktop import Session, bus_in, screen_saver_on
from tests.ui.fake_screen_saver import FIRST_COOKIE

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there a screen saver is on a bus")


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    with bus_in(tmp_path) as address:
        yield address


@pytest.fixture
def session(bus: str) -> Iterator[Session]:
    with screen_saver_on(bus) as on_it:
        yield on_it


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
def test_a_bus_that_never_answers_stops_nobody(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "bus"))
        silent.listen()
        awake = ByScreenSaver({"XDG_RUNTIME_DIR": str(tmp_path)})
        awake.keep()
        caller, _ = silent.accept()
        assert caller.recv(1) == b"\0"
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
def test_what_is_no_bus_is_left_alone(
    tmp_path: Path, answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.socket(socket.AF_UNIX) as stranger, caplog.at_level(logging.INFO):
        stranger.bind(str(tmp_path / "bus"))
        stranger.listen()
        ByScreenSaver({"XDG_RUNTIME_DIR": str(tmp_path)}).keep()
        caller, _ = stranger.accept()
        with caller:
            caller.sendall(answer)
            caller.shutdown(socket.SHUT_WR)
            for thread in threads():
                thread.join()
    assert "was not held back" in caplog.text


@on_linux
@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "XDG_RUNTIME_DIR": "/run/user/7"},
        {"DBUS_SESSION_BUS_ADDRESS": "tcp:host=localhost,port=1;autolaunch:"},
        {"DBUS_SESSION_BUS_ADDRESS": ""},
        {"XDG_RUNTIME_DIR": "/nowhere"},
    ],
)
def test_a_session_without_a_bus_goes_dark_in_silence(
    environment: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        ByScreenSaver(environment).keep()
        for thread in threads():
            thread.join()
    assert "was not held back" in caplog.text


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
