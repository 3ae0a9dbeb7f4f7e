"""A desktop of a test's own: its bus, and a screen saver on it that tells what it is asked."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.ui import fake_screen_saver

BUS = """<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <policy context="default">
    <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/><allow user="*"/>
  </policy>
</busconfig>
"""


@dataclass(frozen=True)
class Session:
    """Where its bus is, and what its screen saver is asked, a line each."""

    address: str
    asked: IO[str]

    @property
    def environment(self) -> dict[str, str]:
        return {"DBUS_SESSION_BUS_ADDRESS": self.address}

    def next(self) -> str:
        """What the screen saver is asked next, waited for."""
        return self.asked.readline().strip()


@contextmanager
def bus_in(folder: Path) -> Iterator[str]:
    """The address of a bus with nobody on it."""
    file = folder / "bus.conf"
    file.write_text(BUS.format(socket=folder / "bus"))
    command = ["dbus-daemon", f"--config-file={file}", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        daemon.kill()


@contextmanager
def screen_saver_on(bus: str) -> Iterator[Session]:
    """A session with a screen saver."""
    command = [sys.executable, "-m", fake_screen_saver.__name__, bus]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as saver:
        assert saver.stdout is not None
        assert saver.stdout.readline().strip() == fake_screen_saver.READY
        yield Session(bus, saver.stdout)
        saver.kill()
