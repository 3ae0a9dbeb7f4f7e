"""What a file will hold, seen before it is written."""

import csv
import io
import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.legible import apart, plain
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.export.progress import unwatched
from scorepad.paper.pages import Booklet
from scorepad.ui import look
from scorepad.ui.dialogs.page_view import PageTurner, PageView
from scorepad.ui.dialogs.web_page import WebPage
from scorepad.ui.file_forms import Cells, FileForm, Preview, WholePage
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Choices, allow, scrolling_page
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import AROUND, Dialog
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.work import Work

_FORM = QT_TRANSLATE_NOOP("export_preview", "Kind of file")
_CONTENT = QT_TRANSLATE_NOOP("export_preview", "What the file will hold")
_MORE = QT_TRANSLATE_N_NOOP("export_preview", "… and %n more line(s)", "", 0)
_COPY = QT_TRANSLATE_NOOP("export_preview", "Copy as text")
_COPIED = QT_TRANSLATE_NOOP("export_preview", "Copied")
_CLOSE = QT_TRANSLATE_NOOP("export_preview", "Close")
_CANCEL = QT_TRANSLATE_NOOP("export_preview", "Cancel")
_SAVE = QT_TRANSLATE_NOOP("export_preview", "Save as…")
_LOOKING = QT_TRANSLATE_NOOP("export_preview", "What the file will hold is being laid out…")
_WRITING = QT_TRANSLATE_NOOP("export_preview", "The file is being made…")

_NUMBER = re.compile(r"-?[0-9]+([.,][0-9]+)?")

LINES = 200
"""So many lines are shown; the rest is counted."""
WIDTH, HEIGHT = 980, 700
"""What the dialog would like to have, in pixels at 100 %."""
_COLUMN = 250
"""The width of the column beside what is shown, in pixels at 100 %."""
_LOOK_AGAIN = 100
"""Milliseconds between two looks how far the work is."""


class ExportPreview(Dialog):
    """Choose a kind of file, see what it will hold, copy it or save it."""

    save_wanted = Signal(object)
    """The `FileForm` that was chosen."""
    preview_wanted = Signal(object, object)
    """A `FileForm` whose preview takes a while, and the `Work` of making it."""

    def __init__(self, parent: QWidget | None, heading: Phrase, forms: Sequence[FileForm]) -> None:
        super().__init__(parent)
        self._heading_said = heading
        self._forms = {form.key: form for form in forms}
        self._made: dict[str, Preview] = {}
        self._work: Work | None = None
        self._looking: Work | None = None
        self._watch = QTimer(self, interval=_LOOK_AGAIN)
        self._watch.timeout.connect(self._show_part)
        self.forms = Choices()
        self.content = QPlainTextEdit()
        self.content.setReadOnly(True)
        self.content.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.content.setTabChangesFocus(True)
        self.cells = QTableView()
        self.cells.setModel(QStandardItemModel(self))
        self.cells.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.cells.setTabKeyNavigation(False)
        self._views = QStackedWidget()
        self._views.setMinimumHeight(120)
        self.page = WebPage()
        self.paper = PageView()
        self._waiting = PlainLabel(role="soft_ink")
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for view in (self.content, self.cells, self.page, self.paper, self._waiting):
            self._views.addWidget(view)
        self.turner = PageTurner(self.paper)
        self._more = PlainLabel(role="soft_ink")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 100)
        self._lay_out()
        self.copy_button: QPushButton = self.add_button()
        self.close_button: QPushButton = self.add_button()
        self.save_button: QPushButton = self.add_button("primary")
        self.forms.chosen.connect(lambda _key: self._show_content())
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self._stop_or_close)
        self.save_button.clicked.connect(lambda: self.save_wanted.emit(self.form))
        look.changes().changed.connect(self._dress)
        self._dress()
        self.forms.set_current(forms[0].key)
        self.retranslate()

    def _lay_out(self) -> None:
        shown = QVBoxLayout()
        shown.setSpacing(8)
        shown.addWidget(self._views, 1)
        shown.addWidget(self._more)
        # What there is to choose stands beside it: on a low screen it needs all the height.
        column = QVBoxLayout()
        column.setContentsMargins(3, 3, 3, 3)
        for part in (self._heading, self._explanation, self._bar, self.forms):
            column.addWidget(part)
        column.addStretch(1)
        within = QWidget()
        within.setLayout(column)
        beside = scrolling_page()
        beside.setWidget(within)
        beside.setFixedWidth(look.scaled(_COLUMN))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(shown, 1)
        row.addWidget(beside)
        self.body.addLayout(row, 1)
        self._buttons.insertWidget(0, self.turner)

    @property
    def form(self) -> FileForm:
        """The kind of file that is chosen."""
        return self._forms[self.forms.current or ""]

    @property
    def is_working(self) -> bool:
        """Whether a file is being made."""
        return self._work is not None

    def width_wanted(self) -> int:
        """Wide enough for a table."""
        return look.scaled(WIDTH)

    def showEvent(self, event: QShowEvent) -> None:
        """Take room for a table; Enter saves."""
        super().showEvent(event)
        self.resize(self.width(), max(self.height(), self._height_wanted()))
        self.save_button.setFocus()

    def _height_wanted(self) -> int:
        parent = self.parentWidget()
        height = look.scaled(HEIGHT)
        return height if parent is None else min(height, parent.window().height() - AROUND)

    # What is shown.

    def _show_content(self) -> None:
        """Show what the chosen kind of file will hold, at once or when it is laid out."""
        self._stop_looking()
        form = self.form
        if form.is_long and form.key not in self._made:
            self._looking = Work()
            self._watch.start()
            self._show_waiting(_LOOKING)
            self.preview_wanted.emit(form, self._looking)
        else:
            self._show_made(self._made.get(form.key) or form.preview(unwatched))

    def show_preview(self, form: FileForm, preview: Preview) -> None:
        """Show what was asked for by `preview_wanted`; it is kept for as long as the dialog stands."""
        self._made[form.key] = preview
        if form is self.form:
            self._show_content()

    def show_problem(self, sentence: Phrase) -> None:
        """Say in its place why what was asked for by `preview_wanted` cannot be shown."""
        self._stop_looking()
        self._show_waiting(sentence)

    def _show_waiting(self, sentence: Phrase) -> None:
        self._waiting.setText(say(sentence))
        self._show_view(self._waiting, 0)

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.stop()
            self._looking = None
            self._watch.stop()

    def _show_made(self, preview: Preview) -> None:
        match preview:
            case Cells():
                self._show_view(self.cells, self._show_cells(preview) - LINES)
            case WholePage():
                # The view has its size before the page is laid out for it.
                self._show_view(self.page, preview.more)
                self.page.show_page(preview.html)
            case Booklet():
                self._show_view(self.paper, 0)
                self.turner.show_booklet(preview)
            case str():
                self._show_view(self.content, self._show_text(preview) - LINES)

    def _show_view(self, view: QWidget, more: int) -> None:
        """Show one of the views; so many `more` lines, none where negative, are in the file."""
        self._views.setCurrentWidget(view)
        self.turner.setVisible(view is self.paper)
        self._more.setVisible(more > 0)
        self._more.setText(say(_MORE.counted(max(more, 0))))
        self._show_state()

    def _show_text(self, text: str) -> int:
        """Show the first lines of a text; how many it has."""
        lines = text.splitlines()
        self.content.setPlainText("\n".join(lines[:LINES]))
        return len(lines)

    def _show_cells(self, cells: Cells) -> int:
        """Show rows as a spreadsheet does, its header above them; how many there are."""
        head, *rows = cells.rows
        model = QStandardItemModel(self.cells)
        model.setHorizontalHeaderLabels([apart(plain(title)) for title in head])
        for row in rows[:LINES]:
            model.appendRow([_item(text) for text in row])
        before = self.cells.model()
        self.cells.setModel(model)
        before.deleteLater()
        self.cells.resizeColumnsToContents()
        return len(rows)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(_as_text(self.form.copied()))
        self.copy_button.setText(say(_COPIED))

    # Work that takes a while.

    def begin_work(self) -> Work:
        """Show how far the making of the file is, until `end_work`; Cancel and Escape stop it."""
        self._stop_looking()
        self._work = Work()
        self._watch.start()
        self._show_state()
        self.close_button.setFocus()
        return self._work

    def end_work(self) -> None:
        """The file is made, or nobody wants it any more."""
        self._work = None
        self._watch.stop()
        self._show_content()
        self.save_button.setFocus()

    def _show_state(self) -> None:
        busy = say(_WRITING) if self._work is not None else ""
        self.set_words(say(self._heading_said), busy or say(self.form.explained))
        allow(self.save_button, busy)
        allow(self.copy_button, busy)
        self.forms.setEnabled(not busy)
        self.copy_button.setText(say(_COPY))
        self.close_button.setText(say(_CANCEL if busy else _CLOSE))
        self._bar.setAccessibleName(busy or say(_LOOKING))
        self._show_part()

    def _show_part(self) -> None:
        work = self._work or self._looking
        self._bar.setVisible(work is not None)
        if work is not None:
            self._bar.setValue(round(100 * work.part))

    def _stop_or_close(self) -> None:
        if self._work is None:
            self.reject()
        else:
            # What is shown stays; only the making is broken off.
            self._work.stop()
            self.end_work()

    def reject(self) -> None:
        """Leave, or break off what is being made."""
        if self._work is None:
            self._stop_looking()
            super().reject()
        else:
            self._stop_or_close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing it leaves it; what is being made is not wanted any more."""
        self._stop_looking()
        if self._work is not None:
            self._work.stop()
            self._work = None
        super().closeEvent(event)

    # Dress and words.

    def _dress(self) -> None:
        face = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        face.setStyleHint(QFont.StyleHint.Monospace)
        size = look.scaled(Type.BODY.value)
        # The application's style sheet gives every field the interface's font.
        self.content.setStyleSheet(
            f'QPlainTextEdit {{ font-family: "{face.family()}", monospace; font-size: {size}px; }}'
        )

    def retranslate(self) -> None:
        """Set every text."""
        self.forms.setAccessibleName(say(_FORM))
        self.forms.offer((form.key, say(form.name)) for form in self._forms.values())
        self.content.setAccessibleName(say(_CONTENT))
        self.cells.setAccessibleName(say(_CONTENT))
        self.page.setAccessibleName(say(_CONTENT))
        self.save_button.setText(say(_SAVE))
        self.turner.retranslate()
        self._made.clear()
        self._show_content()


def _item(text: str) -> QStandardItem:
    """A cell; numbers stand to the right, as spreadsheets have them."""
    item = QStandardItem(apart(plain(text)))
    if _NUMBER.fullmatch(text):
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def _as_text(copied: str | Cells) -> str:
    """What is copied: a text as it is, cells as other spreadsheets take them, with tabs between."""
    if isinstance(copied, str):
        return copied
    written = io.StringIO()
    csv.writer(written, delimiter="\t", lineterminator="\n").writerows(copied.rows)
    return written.getvalue()
