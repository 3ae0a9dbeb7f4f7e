"""What a file will hold, before it is written."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.export.progress import ExportCancelled
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.file_forms import Cells, FileForm

EVIL = "\u202e=1+1\nx"


def nothing(_progress: object) -> bytes:
    raise AssertionError("a preview makes no file")


SHEET = FileForm(
    "xlsx",
    Phrase("test", "Spreadsheet"),
    "xlsx",
    nothing,
    lambda: Cells([["Place", "Name"], ["1", "Zoë"], ["2", EVIL]]),
    Phrase("test", "And the matches."),
)
LONG = FileForm("text", Phrase("test", "Text"), "txt", nothing, lambda: "".join(f"{n}\n" for n in range(203)))


@pytest.fixture
def dialog(window: QWidget) -> ExportPreview:
    made = ExportPreview(window, Phrase("test", "Export"), (SHEET, LONG))
    made.open()
    return made


def texts(dialog: ExportPreview) -> list[str]:
    return [one.text() for one in dialog.findChildren(QLabel) if one.isVisibleTo(dialog)]


def cell(dialog: ExportPreview, row: int, column: int) -> object:
    model = dialog.cells.model()
    return model.data(model.index(row, column))


def test_a_spreadsheet_is_shown_as_a_table_and_what_else_comes_is_said(dialog: ExportPreview) -> None:
    assert dialog.form is SHEET
    assert dialog.cells.isVisibleTo(dialog)
    assert dialog.cells.model().headerData(1, Qt.Orientation.Horizontal) == "Name"
    assert cell(dialog, 0, 1) == "Zoë"
    assert "And the matches." in texts(dialog)


def test_a_name_in_it_keeps_to_its_cell(dialog: ExportPreview) -> None:
    assert cell(dialog, 1, 1) == "=1+1 x"


def test_of_a_long_file_the_rest_is_counted(dialog: ExportPreview) -> None:
    assert not any("more line" in text for text in texts(dialog))
    QTest.keyClick(dialog.forms.button("text"), Qt.Key.Key_Return)
    assert dialog.content.isReadOnly()
    assert dialog.content.toPlainText().splitlines() == [str(n) for n in range(200)]
    assert "… and 3 more lines" in texts(dialog)
    assert "This is exactly what the file will hold." in texts(dialog)


def test_copy_takes_all_of_it(dialog: ExportPreview) -> None:
    dialog.forms.button("text").click()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "".join(f"{n}\n" for n in range(203))
    assert dialog.copy_button.text() == "Copied"


def test_cells_are_copied_as_spreadsheets_take_them(dialog: ExportPreview) -> None:
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == f'Place\tName\n1\tZoë\n2\t"{EVIL}"\n'


def test_enter_saves_what_is_chosen(qtbot: QtBot, dialog: ExportPreview) -> None:
    with qtbot.waitSignal(dialog.save_wanted) as told:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [SHEET]


def test_escape_closes_it(qtbot: QtBot, dialog: ExportPreview) -> None:
    with qtbot.assertNotEmitted(dialog.save_wanted):
        QTest.keyClick(dialog.content, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_while_a_file_is_made_it_says_how_far_it_is(qtbot: QtBot, dialog: ExportPreview) -> None:
    work = dialog.begin_work()
    (bar,) = dialog.findChildren(QProgressBar)
    assert bar.isVisibleTo(dialog)
    assert not dialog.save_button.isEnabled()
    assert dialog.save_button.accessibleDescription() == "The file is being made…"
    work.progress(0.42)
    qtbot.waitUntil(lambda: bar.value() == 42)
    dialog.end_work()
    assert not bar.isVisibleTo(dialog)
    assert dialog.save_button.isEnabled()


@pytest.mark.parametrize("by_key", [False, True])
def test_cancel_and_escape_break_it_off_and_the_dialog_stays(dialog: ExportPreview, by_key: bool) -> None:
    work = dialog.begin_work()
    assert dialog.close_button.text() == "Cancel"
    if by_key:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close_button.click()
    with pytest.raises(ExportCancelled):
        work.progress(0.5)
    assert dialog.isVisible()
    assert not dialog.is_working
    assert dialog.close_button.text() == "Close"


def test_closing_it_breaks_it_off(dialog: ExportPreview) -> None:
    work = dialog.begin_work()
    dialog.close()
    assert not work.is_wanted


def test_it_is_written_in_letters_of_one_width(dialog: ExportPreview) -> None:
    dialog.content.ensurePolished()
    metrics = dialog.content.fontMetrics()
    assert metrics.horizontalAdvance("iiii") == metrics.horizontalAdvance("MMMM")


def test_it_is_no_larger_than_its_window(dialog: ExportPreview, window: QWidget) -> None:
    assert dialog.height() <= window.height()
    assert dialog.width() <= window.width()
