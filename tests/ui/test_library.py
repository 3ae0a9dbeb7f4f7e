"""The two threads of the history, as the interface asks them."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.ui.library import Library
from tests.store.evenings import opened


def test_what_is_asked_while_the_window_goes_is_not_asked(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library(lambda: opened(tmp_path))
    library.close()
    asked: list[object] = []
    library.read(asked.append, asked.append)
    library.read_written(asked.append, asked.append)
    assert not asked


def test_what_is_to_be_written_then_is_no_secret_loss(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library(lambda: opened(tmp_path))
    library.close()
    with pytest.raises(RuntimeError, match="closed"):
        library.write(lambda store: None, lambda outcome: None)
