"""What a file will hold, before it is written."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.ui.dialogs.export_preview import ExportPreview, FileForm

SHORT = FileForm("csv", Phrase("test", "CSV"), "csv", lambda: "\ufeffPlace,Name\r\n1,Zoë\r\n".encode())
LONG = FileForm("text", Phrase("test", "Text"), "txt", lambda: "".join(f"{n}\n" for n in range(203)).encode())


@pytest.fixture
def dialog(window: QWidget) -> ExportPreview:
    made = ExportPreview(window, Phrase("test", "Export"), (SHORT, LONG))
    made.open()
    return made


def texts(dialog: ExportPreview) -> list[str]:
    return [one.text() for one in dialog.findChildren(QLabel) if one.isVisibleTo(dialog)]


def test_the_likeliest_kind_is_shown_first_as_it_will_be_written(dialog: ExportPreview) -> None:
    assert dialog.form is SHORT
    assert dialog.content.toPlainText() == "Place,Name\n1,Zoë"
    assert dialog.content.isReadOnly()


def test_of_a_long_file_the_rest_is_counted(dialog: ExportPreview) -> None:
    assert not any("more line" in text for text in texts(dialog))
    QTest.keyClick(dialog.forms.button("text"), Qt.Key.Key_Return)
    assert dialog.content.toPlainText().splitlines() == [str(n) for n in range(200)]
    assert "… and 3 more lines" in texts(dialog)


def test_copy_takes_all_of_it(dialog: ExportPreview) -> None:
    dialog.forms.button("text").click()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "".join(f"{n}\n" for n in range(203))
    assert dialog.copy_button.text() == "Copied"


def test_exactly_what_was_shown_is_saved(qtbot: QtBot, dialog: ExportPreview) -> None:
    with qtbot.waitSignal(dialog.save_wanted) as told:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [SHORT, SHORT.make()]


def test_escape_closes_it(qtbot: QtBot, dialog: ExportPreview) -> None:
    with qtbot.assertNotEmitted(dialog.save_wanted):
        QTest.keyClick(dialog.content, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_it_is_written_in_letters_of_one_width(dialog: ExportPreview) -> None:
    dialog.content.ensurePolished()
    metrics = dialog.content.fontMetrics()
    assert metrics.horizontalAdvance("iiii") == metrics.horizontalAdvance("MMMM")


def test_it_is_no_larger_than_its_window(dialog: ExportPreview, window: QWidget) -> None:
    assert dialog.height() <= window.height()
    assert dialog.width() <= window.width()
