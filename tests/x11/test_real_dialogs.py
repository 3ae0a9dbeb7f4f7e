"""Dialogs that stand alone, before there is a window or instead of one; only a real screen shows them."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.paths import DataFolder
from tests.x11.screen import Screen, screen_or_skip

pytestmark = [pytest.mark.x11, pytest.mark.timeout(300)]


@pytest.fixture
def screen() -> Iterator[Screen]:
    yield from screen_or_skip()


def test_a_bug_at_the_start_is_told_and_escape_ends_the_program(screen: Screen, tmp_path: Path) -> None:
    program = screen.start("-m", "tests.ui.crashing", tmp_path, "start", "close")
    screen.window("Something went wrong")
    screen.press("Escape")
    _, said = program.communicate(timeout=60)
    assert program.returncode == 1
    assert "cannot start" in said
    assert "in fail" in (tmp_path / "logs" / "scorepad.log").read_text()


def test_a_bug_at_the_start_is_told_and_enter_starts_it_again(
    qtbot: QtBot, screen: Screen, tmp_path: Path
) -> None:
    program = screen.start("-m", "tests.ui.crashing", tmp_path, "start", "close")
    screen.window("Something went wrong")
    screen.press("\n")
    qtbot.waitUntil(lambda: program.poll() is not None, timeout=60_000)
    qtbot.waitUntil(lambda: (tmp_path / "again").read_text() != "", timeout=60_000)
    os.kill(int((tmp_path / "again").read_text().split()[0]), signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="processes are stopped by a signal of POSIX")
def test_who_starts_it_beside_a_window_that_hangs_is_told_on_the_screen(
    qtbot: QtBot, screen: Screen, tmp_path: Path
) -> None:
    folder = DataFolder(tmp_path)
    hung = screen.start("-m", "scorepad", "--data", folder.path, "--lang", "en")
    screen.window()
    listening = screen.start("-m", "scorepad", "--data", folder.path, "--lang", "en")
    listening.communicate(timeout=60)
    assert listening.returncode == 0
    hung.send_signal(signal.SIGSTOP)
    second = screen.start("-m", "scorepad", "--data", folder.path, "--lang", "en")
    screen.window(program=second)
    screen.press("\n")
    _, said = second.communicate(timeout=60)
    assert second.returncode == 1
    assert "does not answer" in said
