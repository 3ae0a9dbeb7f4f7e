"""Programs that fault tests start and disturb: an evening in the window, strace, somebody with a lock."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from scorepad.core.game import answer
from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from tests.faults.evening import entered_in
from tests.ui.evenings import some_deal

ENVIRONMENT = {
    **os.environ,
    "QT_QPA_PLATFORM": "offscreen",
    "PYTHONPATH": str(Path.cwd()),
    "PYTHONDONTWRITEBYTECODE": "1",
}
_HOLDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
connection.execute("BEGIN " + sys.argv[2])
print("held", flush=True)
sys.stdin.read()
"""


@dataclass(frozen=True)
class Told:
    """How things stand in the window, as `tests.faults.evening` tells it."""

    process: int
    ready: bool
    entered: int
    mark: str
    why_unopened: str
    settled: bool
    listed: int
    match_id: int | None
    shown: str
    gap: int
    """The longest that the interface was not heard of since the last answer, in milliseconds."""

    @property
    def is_not_saved(self) -> bool:
        """Whether the screen says beside the form that something of it is not saved."""
        return self.mark.startswith("Not saved: ")


class Evening:
    """The window in a process of its own; it is killed at the end if it was not closed."""

    def __init__(self, folder: DataFolder, under: Sequence[str] = ()) -> None:
        """`under` are the words of a program that runs it, as of strace."""
        words = [*under, sys.executable, "-m", "tests.faults.evening", str(folder.path)]
        self._program = subprocess.Popen(
            words,
            env=ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.saved = 0
        """How much was entered that the screen has shown as saved."""
        self.gap = 0
        """The longest that the interface was not heard of, in milliseconds."""
        self.number = self.do("look").process
        """The number of the process."""

    def do(self, word: str, *numbers: int) -> Told:
        """Give a command of `tests.faults.evening` and wait until it is done."""
        self.tell(word, *numbers)
        return self.hear()

    def begin(self) -> None:
        """Wait for the history, sit down, and measure from then on."""
        assert self.do("open").ready
        self.do("begin")
        self.gap = 0

    def tell(self, word: str, *numbers: int) -> None:
        """Give a command."""
        assert self._program.stdin is not None
        self._program.stdin.write(" ".join([word, *map(str, numbers)]) + "\n")
        self._program.stdin.flush()

    def hear(self) -> Told:
        """Wait until the command that was given is done."""
        assert self._program.stdout is not None
        for line in self._program.stdout:
            if line.startswith("{"):
                told = Told(**json.loads(line))
                self.gap = max(self.gap, told.gap)
                return told
            self._note(line)
        raise AssertionError(f"the evening has ended: {self._end()}")

    def close(self) -> str:
        """Close the window and let the program end; what it complained of."""
        self.do("close")
        complaints = self._end()
        assert self._program.returncode == 0, complaints
        return complaints

    def kill(self) -> None:
        """End it as a power cut does; what it had shown as saved by then counts."""
        os.kill(self.number, signal.SIGKILL)
        self._end()

    def _end(self) -> str:
        out, complaints = self._program.communicate()
        for line in out.splitlines():
            self._note(line)
        return complaints

    def _note(self, line: str) -> None:
        word, number = line.split()
        assert word == "saved"
        self.saved = max(self.saved, int(number))

    def __enter__(self) -> "Evening":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._program.poll() is None:
            self.kill()


def _strace(*faults: str) -> list[str]:
    words = [
        "strace",
        "-f",
        "-o",
        os.devnull,
        "-e",
        "trace=" + ",".join(one.partition(":")[0] for one in faults),
    ]
    return words + [word for one in faults for word in ("-e", f"inject={one}")]


def injecting(*faults: str) -> list[str]:
    """What runs a program in which system calls go as strace's `inject` says, on whatever files.

    It costs little beside the calls themselves. Signals it cannot inject.
    """
    return [*_strace(*faults), "--seccomp-bpf", "--"]


def killing(call: str, time: int) -> list[str]:
    """What runs a program and kills it at a system call of that name, the how-manieth of its kind."""
    return [*_strace(f"{call}:signal=SIGKILL:when={time}"), "--"]


@contextmanager
def failing(program: Evening, folder: DataFolder, *faults: str) -> Iterator[None]:
    """Let system calls of a running program on its history's files fail, as strace's `inject` says."""
    history = folder.database
    files = [history, *(history.with_name(f"{history.name}{end}") for end in ("-wal", "-journal", "-shm"))]
    words = [*_strace(*faults), "-p", str(program.number)]
    words += [word for file in files for word in ("-P", str(file))]
    tracer = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
    assert tracer.stderr is not None
    # It says how many threads it is attached to; before that nothing fails.
    first = tracer.stderr.readline()
    assert "attached" in first, first
    try:
        yield
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.communicate()


@contextmanager
def locked(history: Path, how: str = "IMMEDIATE") -> Iterator[None]:
    """Another program that has begun to write and does not come to an end; `how` is SQLite's word."""
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(history), how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    try:
        yield
    finally:
        holder.communicate()


def scorepad(folder: DataFolder, *words: str | Path, **options: Any) -> "subprocess.CompletedProcess[str]":
    """A command on the history, run to its end."""
    return subprocess.run(
        [sys.executable, "-m", "scorepad", "--data", folder.path, *words],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
        **options,
    )


def found(folder: DataFolder, matches_begun: int = 1) -> int:
    """How much of an evening is in a sound history of so many matches, every value as it was typed."""
    with Store.open(folder.database, folder.backups) as store:
        assert store.check() == ()
        matches = [store.load(line.id) for line in store.lines()]
    assert len(matches) == matches_begun
    for match in matches:
        assert_as_typed(match)
    return sum(map(entered_in, matches))


def assert_as_typed(match: Match) -> None:
    """A match holds what `tests.faults.evening` types, as far as it got, and nothing else."""
    again = Match(match.game, match.setup, started=match.started)
    for deal in match.deals:
        assert deal == some_deal(again)
        again = again.add(deal).after
    if match.open_deal is not None:
        for ask in match.game.asks(match.setup, match.deals, match.draft):
            assert answer(match.draft, ask) in (None, answer(some_deal(again), ask))


def luck(name: str) -> random.Random:
    """The chances of a test, the same at every run."""
    return random.Random(name)
