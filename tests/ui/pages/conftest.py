import pytest
from PySide6.QtWidgets import QApplication

from scorepad.ui import look


@pytest.fixture(autouse=True)
def _in_the_look(qapp: QApplication) -> None:
    """Sizes hang on the look, so every page is shown in it."""
    look.apply(qapp, look.Theme.LIGHT)
