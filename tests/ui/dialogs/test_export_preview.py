"""What a file will hold, before it is written."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QByteArray, QLocale, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.export.progress import ExportCancelled
from scorepad.season.report import table_of
from scorepad.season.season import Counting, Filters, Query
from scorepad.ui import look
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.file_forms import Cells, FileForm, table_forms
from scorepad.ui.look import Theme
from scorepad.ui.season_reading import Asked, SeasonShown
from tests.season.evenings import evening

EVIL = "\u202e=1+1\nx"


def nothing(_progress: object) -> bytes:
    raise AssertionError("a preview makes no file")


def cells() -> Cells:
    return Cells([["Place", "Name"], ["1", "Zoë"], ["2", EVIL]])


def lines() -> str:
    return "".join(f"{n}\n" for n in range(203))


SHEET = FileForm(
    "xlsx",
    Phrase("test", "Spreadsheet"),
    "xlsx",
    nothing,
    lambda _progress: cells(),
    cells,
    Phrase("test", "And the matches."),
)
LONG = FileForm("text", Phrase("test", "Text"), "txt", nothing, lambda _progress: lines(), lines)


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
    assert QGuiApplication.clipboard().text() == lines()
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


# Pages.


def season(matches: int = 3) -> SeasonShown:
    results = tuple(
        evening(f"2026-01-{number % 28 + 1:02}", {EVIL: 10, "Anna": 12 + number % 3}, number=number)
        for number in range(1, matches + 1)
    )
    asked = Query(Filters(), Counting())
    return SeasonShown(Asked(), (), None, asked, table_of(results, asked), results=results)


def shown(window: QWidget, form: str, matches: int = 3) -> ExportPreview:
    made = ExportPreview(window, Phrase("test", "Export"), table_forms(season(matches)))
    made.open()
    made.forms.button(form).click()
    return made


def test_a_pdf_is_shown_as_its_pages(window: QWidget) -> None:
    dialog = shown(window, "pdf")
    assert dialog.paper.isVisibleTo(dialog)
    assert dialog.turner.booklet is not None
    assert dialog.paper.accessibleName() == f"Page 1 of {len(dialog.turner.booklet.pages)}"
    dialog.forms.button("text").click()
    assert not dialog.turner.isVisibleTo(dialog)


def test_a_page_of_html_is_shown_as_a_page_with_its_chart_drawn(window: QWidget) -> None:
    dialog = shown(window, "html")
    assert dialog.page.isVisibleTo(dialog)
    read = dialog.page.toPlainText()
    assert "Anna" in read
    assert ":root" not in read, "the style is no text"
    drawing = dialog.page.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("drawing:0"))
    assert isinstance(drawing, QImage)
    assert len({drawing.pixel(x, y) for x in range(drawing.width()) for y in range(20)}) > 1


@pytest.mark.parametrize(
    "name", ["drawing:1", "drawing:x", "file:///etc/hostname", "http://example.org/a.png"]
)
def test_a_page_asks_for_nothing_from_outside(window: QWidget, name: str) -> None:
    page = shown(window, "html").page
    assert page.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name)) == QByteArray()


def test_of_a_long_page_whole_matches_are_shown_and_the_rest_is_counted(
    window: QWidget, qtbot: QtBot
) -> None:
    dialog = shown(window, "text", matches=100)
    dialog.forms.button("html").click()
    # Two lines in the table; of 200 results behind it 120 are shown.
    assert "… and 80 more lines" in texts(dialog)
    assert "Match 60" in dialog.page.toPlainText()
    assert "Match 61" not in dialog.page.toPlainText()


def test_what_takes_a_while_is_asked_for_and_kept(window: QWidget, qtbot: QtBot) -> None:
    dialog = ExportPreview(window, Phrase("test", "Export"), table_forms(season(101)))
    dialog.open()
    with qtbot.waitSignal(dialog.preview_wanted) as told:
        dialog.forms.button("pdf").click()
    form, work = told.args
    assert dialog.findChildren(QProgressBar)[0].isVisibleTo(dialog)
    dialog.show_preview(form, form.preview(work.progress))
    assert dialog.paper.isVisibleTo(dialog)
    dialog.forms.button("text").click()
    with qtbot.assertNotEmitted(dialog.preview_wanted):
        dialog.forms.button("pdf").click()
    assert dialog.paper.isVisibleTo(dialog)


@pytest.mark.parametrize("leave", ["another", "save", "close"])
def test_what_nobody_waits_for_any_more_is_not_laid_out(window: QWidget, qtbot: QtBot, leave: str) -> None:
    dialog = ExportPreview(window, Phrase("test", "Export"), table_forms(season(101)))
    dialog.open()
    with qtbot.waitSignal(dialog.preview_wanted) as told:
        dialog.forms.button("html").click()
    act = {"another": dialog.forms.button("text").click, "save": dialog.begin_work, "close": dialog.close}
    act[leave]()
    with pytest.raises(ExportCancelled):
        told.args[1].progress(0.5)


def test_why_it_cannot_be_laid_out_stands_in_its_place(window: QWidget) -> None:
    dialog = shown(window, "pdf", matches=101)
    dialog.show_problem(Phrase("test", "The disk is gone."))
    assert "The disk is gone." in texts(dialog)
    assert dialog.save_button.isEnabled()


@pytest.fixture
def dutch() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("nl_NL"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("dutch")
def test_days_are_written_as_the_window_s_language_does(window: QWidget) -> None:
    asked = replace(season().query, filters=Filters(as_of="2026-01-09"))
    dialog = ExportPreview(window, Phrase("test", "Export"), table_forms(replace(season(), query=asked)))
    dialog.forms.button("text").click()
    assert "9-1-2026" in dialog.content.toPlainText()


@pytest.fixture
def twice_as_large(qapp: QApplication) -> Iterator[None]:
    look.apply(qapp, Theme.LIGHT, 2.0)
    yield
    look.apply(qapp, Theme.LIGHT)


@pytest.mark.usefixtures("twice_as_large")
@pytest.mark.parametrize("form", ["pdf", "html", "xlsx", "text"])
def test_all_its_buttons_are_seen_in_the_largest_type(qtbot: QtBot, window: QWidget, form: str) -> None:
    dialog = shown(window, form)
    row = (dialog.turner, dialog.copy_button, dialog.close_button, dialog.save_button)
    qtbot.waitUntil(lambda: all(part.width() >= part.sizeHint().width() for part in row if part.isVisible()))
    # In other languages the words are longer.
    assert sum(part.sizeHint().width() for part in row) <= 0.75 * dialog.width()
