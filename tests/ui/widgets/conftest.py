"""Widgets are tested in the look that they are made for, in a window that has the keyboard."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import Theme

Show = Callable[..., QWidget]
"""Shows widgets below each other in a new window of a width and height; the window."""


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> Iterator[None]:
    look.apply(qapp, Theme.LIGHT)
    yield
    look.apply(qapp, Theme.LIGHT)


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    windows: list[QWidget] = []

    def show_them(*widgets: QWidget, width: int = 400, height: int = 500) -> QWidget:
        window = QWidget()
        # Whoever forgets a window in Python loses its widgets in Qt.
        windows.append(window)
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        window.resize(width, height)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield show_them
    windows.clear()
