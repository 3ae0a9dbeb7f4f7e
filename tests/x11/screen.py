"""A screen of X11's own, with real keys and clicks from outside the program."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]


class Screen:
    """An X server that draws into memory. Needs Xvfb and xdotool."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.display = f":{told.readline().strip()}"
        self._programs: list[subprocess.Popen[str]] = []

    def start(self, *words: str | Path) -> "subprocess.Popen[str]":
        """Start a Python program on this screen."""
        program = subprocess.Popen(
            [sys.executable, *words],
            cwd=_ROOT,
            env=self._environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._programs.append(program)
        return program

    def do(self, *acts: str | int) -> str:
        """Let xdotool act: keys and clicks that the program cannot tell from a person's."""
        return subprocess.run(
            ["xdotool", *map(str, acts)],
            env=self._environment(),
            capture_output=True,
            text=True,
            check=True,
            timeout=100,
        ).stdout.strip()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, faster than anybody types; a line's end is Enter."""
        self.do("key", "--delay", 4, *("Return" if key == "\n" else key for key in keys))

    def window(self, title: str = "Scorepad", program: "subprocess.Popen[str] | None" = None) -> None:
        """Wait for a window (of a program) to be on the screen, and give it the keyboard."""
        whose = ("--all", "--pid", program.pid) if program is not None else ()
        found = self.do("search", "--sync", "--onlyvisible", *whose, "--name", f"^{title}$")
        # A window manager would do this.
        self.do("windowfocus", "--sync", found.splitlines()[0])

    def plug_in(self, name: str, place: str, output: str = "none") -> None:
        """Make a part of it a screen of its own, at a place as xrandr has it; one of them has its output."""
        self._arrange("--setmonitor", name, place, output)

    def unplug(self, name: str) -> None:
        """Take such a screen away."""
        self._arrange("--delmonitor", name)

    def _arrange(self, *words: str) -> None:
        command = ["xrandr", *words]
        subprocess.run(command, env=self._environment(), check=True, timeout=100, stdout=subprocess.DEVNULL)

    def close(self) -> None:
        """End what is left, and the screen."""
        for program in self._programs:
            program.kill()
            program.communicate()
        self._server.terminate()
        self._server.wait()

    def _environment(self) -> dict[str, str]:
        left_out = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "QT_SCALE_FACTOR")
        kept = {key: value for key, value in os.environ.items() if key not in left_out}
        return {**kept, "DISPLAY": self.display}


def screen_or_skip(*more: str) -> Iterator[Screen]:
    """A screen for one test, closed after it; where CI runs, what it needs (and `more`) must be there."""
    missing = [tool for tool in ("Xvfb", "xdotool", *more) if shutil.which(tool) is None]
    if missing and not os.environ.get("CI"):
        pytest.skip(f"needs {' and '.join(missing)}")
    screen = Screen()
    yield screen
    screen.close()
