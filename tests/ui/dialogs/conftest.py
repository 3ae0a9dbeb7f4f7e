import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look


@pytest.fixture(autouse=True)
def _in_the_look(qapp: QApplication) -> None:
    """Sizes hang on the look, so every dialog is shown in it."""
    look.apply(qapp, look.Theme.LIGHT)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A small window for dialogs to stand over; they go with it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    return window
