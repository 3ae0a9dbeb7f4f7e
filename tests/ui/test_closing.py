"""Closing the window: everything is written first, or somebody says that it need not be."""

from collections.abc import Callable
from threading import Event
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.paths import DataFolder
from scorepad.season.season import Season
from scorepad.store.errors import StoreUnavailable
from scorepad.store.store import Store
from tests.ui.windows import Open, close


def answered_with(word: str) -> Callable[[QMessageBox], int]:
    """Somebody who answers a message box by the button of that name, as soon as it is asked."""

    def exec_(box: QMessageBox) -> int:
        (button,) = (one for one in box.buttons() if one.text() == word)
        button.click()
        return 0

    return exec_


def test_closing_asks_where_anything_could_not_be_written_also_with_no_match_open(
    qtbot: QtBot, open_window: Open, monkeypatch: pytest.MonkeyPatch, folder: DataFolder
) -> None:
    window = open_window()
    with monkeypatch.context() as full:
        full.setattr(Store, "save_season", Mock(side_effect=StoreUnavailable(Phrase("store", "Full."))))
        window._library.write(lambda store: store.save_season(Season("Winter")), lambda _: None)
        qtbot.waitUntil(lambda: window._library.trouble is not None, timeout=20_000)
    assert window.controller is None
    window.say_whether_saved()
    assert window.messages.text() == "Not everything is saved"
    for word in ("Stay", "Save again"):
        monkeypatch.setattr(QMessageBox, "exec", answered_with(word))
        assert not window.close()
        assert window.isVisible()
    qtbot.waitUntil(lambda: window._library.is_settled, timeout=20_000)
    close(qtbot, window)
    with Store.open(folder.database, folder.backups) as store:
        assert store.season_names() == ("Winter",)


def test_closing_waits_for_everything_that_is_being_written(
    qtbot: QtBot, open_window: Open, folder: DataFolder
) -> None:
    window = open_window()
    may_write = Event()

    def late(store: Store) -> None:
        may_write.wait()
        store.save_season(Season("Winter"))

    window._library.write(late, lambda _: None)
    assert not window.close()
    may_write.set()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    with Store.open(folder.database, folder.backups) as store:
        assert store.season_names() == ("Winter",)
