"""A screen of X11's own, with real keys and clicks from outside the program."""

import os
import subprocess
import sys
from pathlib import Path

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

    def window(self) -> str:
        """The number of Scorepad's window as soon as it is on the screen, with the keyboard given to it."""
        found = self.do("search", "--sync", "--onlyvisible", "--name", "^Scorepad$").splitlines()[0]
        # A window manager would do this.
        self.do("windowfocus", "--sync", found)
        return found

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
