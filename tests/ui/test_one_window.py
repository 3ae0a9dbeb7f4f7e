"""One window for each data folder, tried with real processes."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from scorepad.paths import DataFolder
from scorepad.ui.one_window import Meeting, OneWindow

LONG = 60_000
RECORD = '{"scorepad": 1, "game": "boerenbridge", "players": ["Anna", "Bram"], "deals": []}'
MEET = (
    "import sys; from pathlib import Path; from scorepad.paths import DataFolder\n"
    "from scorepad.ui.one_window import OneWindow\n"
    "one = OneWindow(DataFolder(Path(sys.argv[1])))\n"
    "print(one.meet(None, patience=int(sys.argv[2]), answer=int(sys.argv[3])).name, flush=True)\n"
    "print('PySide6.QtNetwork' in sys.modules, flush=True)\n"
)

Start = Callable[..., "subprocess.Popen[str]"]
First = Callable[[], OneWindow]


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts programs, and ends those that a test leaves running."""
    started: list[subprocess.Popen[str]] = []

    def start_(*words: str | Path, cwd: Path | None = None, **environment: str) -> "subprocess.Popen[str]":
        program = subprocess.Popen(
            [sys.executable, *words],
            cwd=cwd,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd()), **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(program)
        return program

    yield start_
    for program in started:
        program.kill()
        program.communicate()


@pytest.fixture
def first(folder: DataFolder) -> Iterator[First]:
    """Becomes the first in this process."""
    made: list[OneWindow] = []

    def first_() -> OneWindow:
        one = OneWindow(folder)
        made.append(one)
        assert one.meet(None) is Meeting.FIRST
        return one

    yield first_
    for one in made:
        one.close()


def has_ended(qtbot: QtBot, program: "subprocess.Popen[str]") -> tuple[int, str]:
    qtbot.waitUntil(lambda: program.poll() is not None, timeout=LONG)
    out, complaints = program.communicate()
    return program.returncode, out + complaints


def scorepad(start: Start, folder: DataFolder, *words: str | Path) -> "subprocess.Popen[str]":
    return start("-m", "scorepad", "--data", folder.path, *words)


def open_program(qtbot: QtBot, start: Start, folder: DataFolder) -> "subprocess.Popen[str]":
    program = scorepad(start, folder)
    qtbot.waitUntil(folder.database.exists, timeout=LONG)
    return program


# What the second does.


def test_a_second_start_asks_the_first_for_its_window_and_ends_without_a_word(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder
) -> None:
    one = first()
    one.listen()
    with qtbot.waitSignal(one.asked, timeout=LONG) as told:
        second = scorepad(start, folder)
    assert told.args == [None]
    assert has_ended(qtbot, second) == (0, "")
    assert not folder.path.exists(), "the second touches nothing"


@pytest.mark.parametrize(
    "name",
    [
        b"evening.scorepad",
        b"two words.json",
        "één – ♠.scorepad".encode(),
        b"new\nline",
        b"odd \xff\xfe bytes",
    ],
)
def test_the_first_gets_the_file_by_its_whole_path_whatever_its_name(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder, tmp_path: Path, name: bytes
) -> None:
    one = first()
    one.listen()
    place = tmp_path / "some where"
    place.mkdir()
    file = place / os.fsdecode(name)
    file.write_text(RECORD)
    with qtbot.waitSignal(one.asked, timeout=LONG) as told:
        second = start("-m", "scorepad", "--data", folder.path, file.name, cwd=place)
    assert told.args == [file]
    assert has_ended(qtbot, second) == (0, "")


def test_what_a_desktop_gives_to_come_to_the_front_is_handed_on(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    one = first()
    one.listen()
    with qtbot.waitSignal(one.asked, timeout=LONG):
        start("-m", "scorepad", "--data", folder.path, XDG_ACTIVATION_TOKEN="of the click")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "of the click"


def test_two_folders_are_two_windows(first: First, tmp_path: Path) -> None:
    first()
    other = OneWindow(DataFolder(tmp_path / "another"))
    assert other.meet(None) is Meeting.FIRST
    other.close()


def test_a_folder_by_another_way_is_the_same_folder(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder, tmp_path: Path
) -> None:
    folder.path.mkdir()
    (tmp_path / "link").symlink_to(folder.path)
    one = first()
    one.listen()
    with qtbot.waitSignal(one.asked, timeout=LONG):
        scorepad(start, DataFolder(tmp_path / "link"))


def test_the_first_loads_no_network_before_it_listens(qtbot: QtBot, start: Start, folder: DataFolder) -> None:
    _, said = has_ended(qtbot, start("-c", MEET, folder.path, "1000", "1000"))
    assert said.split() == ["FIRST", "False"]


# The whole program, twice.


def offers(qtbot: QtBot, window: "subprocess.Popen[str]", name: str) -> bool:
    """Whether the window offers to import a file, as soon as it does."""
    assert window.stdin is not None and window.stdout is not None
    asking, answers = window.stdin, window.stdout

    def said() -> str:
        print("messages", file=asking, flush=True)
        return str(json.loads(answers.readline()))

    qtbot.waitUntil(lambda: f"{name} holds 1 match" in said(), timeout=LONG)
    return True


def test_a_file_is_offered_in_the_first_window_whichever_start_brings_it(
    qtbot: QtBot, start: Start, folder: DataFolder, tmp_path: Path
) -> None:
    first, second = tmp_path / "an evening.scorepad", tmp_path / "another.scorepad"
    first.write_text(RECORD)
    second.write_text(RECORD)
    window = start("-m", "tests.x11.watched", "--data", folder.path, "--lang", "en", first)
    assert offers(qtbot, window, first.name)
    assert has_ended(qtbot, scorepad(start, folder, second)) == (0, "")
    assert offers(qtbot, window, second.name)


def test_after_a_kill_the_next_start_has_the_window(qtbot: QtBot, start: Start, folder: DataFolder) -> None:
    killed = open_program(qtbot, start, folder)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    folder.database.unlink()
    after = open_program(qtbot, start, folder)
    assert after.poll() is None
    assert has_ended(qtbot, scorepad(start, folder)) == (0, "")


def test_of_several_started_at_once_one_has_a_window(qtbot: QtBot, start: Start, folder: DataFolder) -> None:
    programs = [scorepad(start, folder) for _ in range(4)]
    qtbot.waitUntil(lambda: sum(one.poll() is not None for one in programs) == 3, timeout=LONG)
    ended = [one for one in programs if one.poll() is not None]
    assert [has_ended(qtbot, one) for one in ended] == [(0, "")] * 3


@pytest.mark.skipif(os.name != "posix", reason="processes are stopped by a signal of POSIX")
def test_a_first_window_that_hangs_is_told_in_one_sentence(
    qtbot: QtBot, start: Start, folder: DataFolder
) -> None:
    hung = open_program(qtbot, start, folder)
    assert has_ended(qtbot, scorepad(start, folder)) == (0, "")
    hung.send_signal(signal.SIGSTOP)
    status, said = has_ended(qtbot, scorepad(start, folder, "--lang", "en"))
    assert status == 1
    assert len(said.splitlines()) == 1
    assert "does not answer" in said


# Locks, alone and left behind.


def test_who_holds_the_lock_and_never_listens_is_not_waited_for_for_ever(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder
) -> None:
    first()
    status, said = has_ended(qtbot, start("-c", MEET, folder.path, "200", "200"))
    assert (status, said.split()[0]) == (0, "NO_ANSWER")


def test_a_lock_left_behind_whose_number_is_another_program_by_now_is_taken(
    first: First, folder: DataFolder, tmp_path: Path
) -> None:
    one = first()
    lock = Path(one._lock.fileName())
    left = tmp_path / "left.lock"
    shutil.copy(lock, left)
    one.close()
    shutil.copy(left, lock)  # it names this process, which runs and does not hold it
    again = OneWindow(folder)
    assert again.meet(None, patience=1) is Meeting.FIRST
    again.close()


def test_a_first_that_closes_when_it_is_asked_leaves_the_window_to_the_second(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder
) -> None:
    one = first()
    server = QLocalServer()
    QLocalServer.removeServer(one._address)
    assert server.listen(one._address)

    def leave() -> None:
        server.nextPendingConnection().abort()
        server.close()
        one.close()

    server.newConnection.connect(leave)
    _, said = has_ended(qtbot, start("-c", MEET, folder.path, "20000", "20000"))
    assert said.split()[0] == "FIRST"


def test_where_nothing_can_be_locked_the_window_opens_all_the_same(
    folder: DataFolder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from scorepad.ui import one_window

    monkeypatch.setattr(one_window, "_meeting_place", lambda _: tmp_path / "is not there" / "scorepad")
    assert OneWindow(folder).meet(None) is Meeting.FIRST


@pytest.mark.parametrize("noise", [b"hello\0\0\0", b"\0\0\0\0", b"x" * 70_000, b"scorepad 2\0/a\0\0"])
def test_noise_at_the_door_is_turned_away_and_the_next_is_heard(
    qtbot: QtBot, start: Start, first: First, folder: DataFolder, noise: bytes
) -> None:
    one = first()
    one.listen()
    stranger = QLocalSocket()
    stranger.connectToServer(one._address)
    stranger.write(noise)
    asked: list[object] = []
    one.asked.connect(asked.append)
    gone = stranger.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: stranger.state() is gone, timeout=LONG)
    with qtbot.waitSignal(one.asked, timeout=LONG):
        scorepad(start, folder)
    assert asked == [None]
