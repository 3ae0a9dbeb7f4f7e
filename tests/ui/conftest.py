"""Windows over a history in a folder of the test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.app import make_window
from scorepad.paths import DataFolder
from scorepad.ui.main_window import MainWindow
from tests.ui.windows import EIGHT, Open, close


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication, folder: DataFolder) -> Iterator[Open]:
    opened: list[MainWindow] = []

    def open_() -> MainWindow:
        window = make_window(qapp, folder, "en", lambda: EIGHT)
        opened.append(window)
        with qtbot.waitSignal(window.ready, timeout=20_000):
            window.show()
        return window

    yield open_
    for window in filter(shiboken6.isValid, opened):
        close(qtbot, window)
        # Windows that stay alive are styled anew with every later test's look.
        shiboken6.delete(window)
