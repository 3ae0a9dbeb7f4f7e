"""The whole program with a mistake in it: what the user hears, what is logged, what is saved."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from scorepad.paths import DataFolder
from scorepad.ui.bug_watch import start_again
from scorepad.ui.one_window import Meeting, OneWindow
from tests.ui.crashing import NAME
from tests.ui.windows import read_back

LONG = 60_000
IN_FAIL = r"ValueError\n(  .+\n)*  tests/ui/crashing\.py:\d+ in fail\n    raise ValueError\("


def run(
    place: Path, where: str, key: str = "close", **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Run the program until it ends; what it says goes to a file, as one that starts anew outlives it."""
    said = place.parent / "said"
    with said.open("w") as out:
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.crashing", place, where, key],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
            stdout=out,
            stderr=subprocess.STDOUT,
            timeout=100,
        )
    return subprocess.CompletedProcess(done.args, done.returncode, said.read_text())


def everything_logged(place: Path) -> str:
    """All that the program left in its folder of logs; no name is among it, wherever it stands."""
    texts = [file.read_text() for file in (place / "logs").iterdir()]
    assert not [text for text in texts if re.search(NAME, text, re.IGNORECASE)]
    return "\n".join(texts)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.mark.parametrize("where", ["paint", "pool", "reader", "closing"])
def test_a_bug_anywhere_is_in_the_log_without_its_words_and_the_user_hears_of_it_once(
    place: Path, where: str
) -> None:
    done = run(place, where, "go_on")
    assert done.stdout.count("dialog") == 1
    assert "Traceback" not in done.stdout
    assert NAME not in done.stdout
    assert done.returncode == 0
    logged = everything_logged(place)
    assert re.search(IN_FAIL, logged)
    # What comes with every paint is written down less and less.
    times = re.findall(r"unexpected.*?(?:, (\d+) times by now)?\n", logged)
    assert times == ["", *(str(1 << power) for power in range(1, len(times)))]
    if where == "closing":
        assert read_back(DataFolder(place)).setup.players[0] == NAME, "what was entered is saved all the same"


def test_a_bug_at_the_start_is_one_sentence(place: Path) -> None:
    done = run(place, "start")
    assert done.returncode == 1
    assert done.stdout == (
        f"Scorepad made a mistake and cannot start (ValueError). The log is in {place / 'logs'}.\n"
    )
    assert re.search(IN_FAIL, everything_logged(place))


def test_ctrl_c_ends_the_program_without_a_word(place: Path) -> None:
    done = run(place, "ctrl-c")
    assert (done.returncode, done.stdout) == (130, "")
    assert "unexpected" not in everything_logged(place)
    assert read_back(DataFolder(place)).setup.players[0] == NAME, "what was entered is saved first"


def test_what_the_user_need_not_hear_of_is_only_logged_and_names_in_messages_are_left_out(
    place: Path,
) -> None:
    done = run(place, "silently")
    assert (done.returncode, done.stdout) == (0, "")
    logged = everything_logged(place)
    assert re.search(r"in tidying up\n" + IN_FAIL, logged)
    assert "WARNING Qt: QLabel cannot set … as … of … (default)" in logged
    assert "WARNING seat 3 of … is lost" in logged


def wait_for_the_next(qtbot: QtBot, place: Path) -> tuple[int, str]:
    """The process that runs the program now, and what its window says at the foot."""
    qtbot.waitUntil(lambda: bool((place / "again").read_text()), timeout=LONG)
    pid, _, said = (place / "again").read_text().partition("\n")
    return int(pid), said


@pytest.mark.skipif(os.name != "posix", reason="processes are ended by a signal of POSIX")
def test_starting_again_by_keys_saves_and_brings_the_program_back_on_the_same_folder(
    qtbot: QtBot, place: Path
) -> None:
    folder = DataFolder(place)
    first = run(place, "slot", "again")
    assert (first.returncode, first.stdout) == (0, "dialog\n")
    pid, said = wait_for_the_next(qtbot, place)
    try:
        assert "crashed" not in said
        assert OneWindow(folder).meet(None) is Meeting.SHOWN, "it holds the folder, and listens"
        match = read_back(folder)
        assert match.setup.players[0] == NAME
        assert match.open_deal is not None
    finally:
        os.kill(pid, signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="processes are ended by a signal of POSIX")
def test_after_a_crash_the_next_start_says_so_and_takes_its_dump_into_the_log(
    qtbot: QtBot, place: Path
) -> None:
    (place / "logs").mkdir()
    (place / "logs" / "crash.log").write_text("an older dump\n" * 100_000)
    crashed = run(place, "processor")
    assert crashed.returncode == -signal.SIGSEGV
    assert 0 < (place / "logs" / "crash.log").stat().st_size < 20_000
    next_one = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.crashing", place, "slot", "close"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    try:
        pid, said = wait_for_the_next(qtbot, place)
        assert pid == next_one.pid
        assert "Scorepad crashed the last time." in said
    finally:
        next_one.kill()
        next_one.wait()
    assert (place / "logs" / "crash.log").read_bytes() == b""
    logged = everything_logged(place)
    assert "Fatal Python error: Segmentation fault" in logged
    assert re.search(r"\n  tests/ui/crashing\.py, line \d+ in by_the_processor\n", logged)
    assert str(Path.home()) not in logged


@pytest.mark.parametrize(
    ("is_built", "words"),
    [
        (False, ["-X", "dev", "-m", "scorepad", "--data", "x", "file"]),
        (True, ["--data", "x", "file"]),
    ],
)
def test_it_is_started_again_with_the_words_it_was_started_with(
    monkeypatch: pytest.MonkeyPatch, is_built: bool, words: list[str]
) -> None:
    start = Mock(return_value=(True, 1))
    monkeypatch.setattr(QProcess, "startDetached", start)
    monkeypatch.setattr(sys, "orig_argv", ["python3", "-X", "dev", "-m", "scorepad", "--data", "x", "file"])
    monkeypatch.setattr(sys, "argv", ["scorepad", "--data", "x", "file"])
    monkeypatch.setattr(sys, "frozen", is_built, raising=False)
    assert start_again()
    start.assert_called_once_with(sys.executable, words)


def test_where_the_log_cannot_be_written_all_else_goes_on(place: Path) -> None:
    (place / "logs").mkdir()
    for name in ("scorepad.log", "crash.log"):
        (place / "logs" / name).symlink_to("/dev/full")
    done = run(place, "slot")
    assert (done.returncode, done.stdout) == (0, "dialog\n")
    assert read_back(DataFolder(place)).open_deal is not None
