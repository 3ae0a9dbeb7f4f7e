"""Files that take long are made aside, can be broken off, and are there whole or not at all."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.export.progress import Progress
from scorepad.store.store import Store
from scorepad.ui.desks.export_desk import ExportDesk
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.file_forms import FileForm, sheet_forms
from scorepad.ui.library import Library
from scorepad.ui.widgets.message_bar import MessageBar
from tests.store.evenings import finished, table

EXPORT = Phrase("test", "Export")


class Slow:
    """A kind of file of a hundred steps, the second of which waits until it may go on."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.began = Event()
        self.form = FileForm(
            "slow", Phrase("test", "Slow"), "slow", self._make, lambda _progress: "slow", str
        )

    def _make(self, progress: Progress) -> bytes:
        for step in range(100):
            progress(step / 100)
            self.began.set()
            assert self.go_on.wait(10)
        return b"whole"


@pytest.fixture
def slow() -> Iterator[Slow]:
    made = Slow()
    yield made
    made.go_on.set()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1024, 600)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def messages(window: QWidget) -> MessageBar:
    return MessageBar(window)


@pytest.fixture
def desk(window: QWidget, messages: MessageBar, tmp_path: Path) -> Iterator[ExportDesk]:
    library = Library(lambda: Store.open(tmp_path / "scorepad.db", tmp_path / "backups"))
    made = ExportDesk(library, messages, window)
    made.ask_for_file = lambda *_asked: tmp_path / "out" / "file"
    (tmp_path / "out").mkdir()
    yield made
    library.close()


Open = Callable[..., ExportPreview]


@pytest.fixture
def opened(desk: ExportDesk, window: QWidget) -> Open:
    return lambda *forms: desk.open(window, EXPORT, forms, "stem")


def test_the_window_lives_while_a_file_is_made(
    qtbot: QtBot, opened: Open, slow: Slow, messages: MessageBar, tmp_path: Path
) -> None:
    dialog = opened(slow.form)
    dialog.save_button.click()
    assert slow.began.wait(10)
    assert dialog.is_working
    assert not list((tmp_path / "out").iterdir())
    slow.go_on.set()
    qtbot.waitUntil(lambda: messages.text() == "Saved: file.slow")
    assert (tmp_path / "out" / "file.slow").read_bytes() == b"whole"


def test_what_is_broken_off_leaves_nothing_and_the_next_can_be_made(
    qtbot: QtBot, opened: Open, slow: Slow, messages: MessageBar, tmp_path: Path
) -> None:
    dialog = opened(slow.form)
    dialog.save_button.click()
    assert slow.began.wait(10)
    dialog.close_button.click()
    assert not dialog.is_working
    slow.go_on.set()
    dialog.save_button.click()
    qtbot.waitUntil(lambda: messages.text() == "Saved: file.slow")
    assert [one.name for one in (tmp_path / "out").iterdir()] == ["file.slow"]


def test_what_is_broken_off_while_a_slow_stick_takes_it_never_appears(
    qtbot: QtBot,
    opened: Open,
    desk: ExportDesk,
    slow: Slow,
    messages: MessageBar,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    syncs, go_on = Event(), Event()

    def slowly(_opened: int) -> None:
        # The history syncs its own files, too.
        if list((tmp_path / "out").iterdir()):
            syncs.set()
            assert go_on.wait(10)

    slow.go_on.set()
    dialog = opened(slow.form)
    with monkeypatch.context() as stick:
        stick.setattr(os, "fsync", slowly)
        dialog.save_button.click()
        assert syncs.wait(10)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.is_working
        go_on.set()
        after_it: list[object] = []
        desk._library.read_aside(lambda _store: None, after_it.append)
        qtbot.waitUntil(lambda: bool(after_it))
    assert not list((tmp_path / "out").iterdir())
    assert messages.text() == ""


def test_a_full_disk_is_told_in_a_sentence_and_leaves_what_was_there(
    qtbot: QtBot,
    opened: Open,
    slow: Slow,
    messages: MessageBar,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = tmp_path / "out" / "file.slow"
    there.write_bytes(b"mine")

    def full(_opened: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    slow.go_on.set()
    opened(slow.form).save_button.click()
    qtbot.waitUntil(lambda: "No space left on device" in messages.text())
    assert there.read_bytes() == b"mine"
    assert [one.name for one in (tmp_path / "out").iterdir()] == ["file.slow"]


@pytest.mark.parametrize(
    ("form", "suffix", "begins"),
    [
        ("pdf", "pdf", b"%PDF-"),
        ("html", "html", b"<!DOCTYPE html>"),
        ("text", "txt", b"Boerenbridge: Anna"),
    ],
)
def test_a_match_is_saved_as_each_kind_of_sheet(
    qtbot: QtBot, opened: Open, messages: MessageBar, tmp_path: Path, form: str, suffix: str, begins: bytes
) -> None:
    dialog = opened(*sheet_forms(finished(table())))
    dialog.forms.button(form).click()
    dialog.save_button.click()
    qtbot.waitUntil(lambda: messages.text() == f"Saved: file.{suffix}")
    assert (tmp_path / "out" / f"file.{suffix}").read_bytes().startswith(begins)
