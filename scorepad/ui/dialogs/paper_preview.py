"""Pages as they will come out of the printer, seen before they are printed, saved or copied."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.export.progress import Progress
from scorepad.paper.pages import Booklet, Paper
from scorepad.ui import look
from scorepad.ui.dialogs.page_view import NOT_YET, PageTurner, PageView
from scorepad.ui.pages.parts import Choices, Wrapped, action_button, allow, scrolling_page
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import AROUND, Dialog
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.work import Work

_PAPER = QT_TRANSLATE_NOOP("paper_preview", "Paper")
_WHAT = QT_TRANSLATE_NOOP("paper_preview", "Contents")
_PLAYERS = QT_TRANSLATE_NOOP("paper_preview", "Players")
_COPY_TEXT = QT_TRANSLATE_NOOP("paper_preview", "Copy as text")
_COPY_PICTURE = QT_TRANSLATE_NOOP("paper_preview", "Copy as picture")
_SAVE_PICTURE = QT_TRANSLATE_NOOP("paper_preview", "Save as picture…")
_SAVE_PDF = QT_TRANSLATE_NOOP("paper_preview", "Save as PDF…")
_PRINT = QT_TRANSLATE_NOOP("paper_preview", "Print…")
_CLOSE = QT_TRANSLATE_NOOP("paper_preview", "Close")
_CANCEL = QT_TRANSLATE_NOOP("paper_preview", "Cancel")
_COPIED = QT_TRANSLATE_NOOP("paper_preview", "Copied")
_LAYING_OUT = QT_TRANSLATE_NOOP("paper_preview", "The pages are being laid out…")
_WRITING = QT_TRANSLATE_NOOP("paper_preview", "The pages are being written…")
_PAPERS = {
    Paper.A4: QT_TRANSLATE_NOOP("paper_preview", "A4"),
    Paper.LETTER: QT_TRANSLATE_NOOP("paper_preview", "Letter"),
}

WIDTH, HEIGHT = 860, 700
"""What the dialog would like to have, in pixels at 100 %."""
_COLUMN = 244
"""The width of the column beside the page, in pixels at 100 %."""
_LOOK_AGAIN = 100
"""Milliseconds between two looks how far the work is."""

Compose = Callable[[Paper, int, Progress], Booklet]
"""Makes the pages for a paper and a number of players (0 where nobody asks for one); tells how far it is."""


@dataclass(frozen=True)
class Sheet:
    """Something to print: what it is called among others, and how its pages are made.

    `sizes` are the numbers of players that it can be made for, and `size` the likeliest. `is_long` says that
    making it takes a while.
    """

    key: str
    name: Phrase
    compose: Compose
    sizes: tuple[int, ...] = ()
    size: int = 0
    is_long: bool = False


class PaperPreview(Dialog):
    """See pages one by one, choose the paper, then print them, save them or copy them."""

    compose_wanted = Signal(object, object, int)
    """A `Sheet` that is to be made, for a `Paper` and a number of players."""
    print_wanted = Signal(object)
    pdf_wanted = Signal(object)
    picture_wanted = Signal(object)
    """The `Booklet` that is to be printed, or saved; of a picture its first page."""
    picture_copied = Signal(object)
    text_copied = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        heading: Phrase,
        sheets: Sequence[Sheet],
        paper: Paper,
        *,
        has_text: bool = True,
    ) -> None:
        """`paper` is chosen at first; without `has_text` nothing can be copied."""
        super().__init__(parent)
        self._heading_said = heading
        self._sheets = {sheet.key: sheet for sheet in sheets}
        self._work: Work | None = None
        self._is_writing = False
        self._watch = QTimer(self, interval=_LOOK_AGAIN)
        self._watch.timeout.connect(self._show_part)
        self.view = PageView()
        self.sheets, self.sizes, self.papers = Choices(), Choices(), Choices()
        self._titles = {one: PlainLabel(role="soft_ink") for one in ("what", "players", "paper")}
        self.turner = PageTurner(self.view)
        self._working = Wrapped()
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self.text_button = action_button()
        self.picture_button = action_button()
        self.save_picture_button = action_button()
        # Of a sheet to write on nobody wants a copy.
        for button in (self.text_button, self.picture_button, self.save_picture_button):
            button.setVisible(has_text)
        self._lay_out()
        self.close_button: QPushButton = self.add_button()
        self.pdf_button: QPushButton = self.add_button()
        self.print_button: QPushButton = self.add_button("primary")
        self.retranslate()
        self._connect()
        self.sheets.set_current(sheets[0].key)
        self.papers.set_current(paper.name)
        self._offer_sizes()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(6)
        # What it is about stands beside the page, and turning it beside the buttons: on a low screen the page
        # needs all the height.
        for shown in (self._heading, self._working, self._bar):
            column.addWidget(shown)
        column.addSpacing(8)
        for title, choices in (("what", self.sheets), ("players", self.sizes), ("paper", self.papers)):
            column.addWidget(self._titles[title])
            column.addWidget(choices)
        column.addSpacing(8)
        for button in (self.text_button, self.picture_button, self.save_picture_button):
            column.addWidget(button)
        column.addStretch(1)
        within = QWidget()
        within.setLayout(column)
        column.setContentsMargins(3, 3, 3, 3)
        beside = scrolling_page()
        beside.setWidget(within)
        beside.setFixedWidth(look.scaled(_COLUMN))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.view, 1)
        row.addWidget(beside)
        self.body.addLayout(row, 1)
        self._buttons.insertWidget(0, self.turner)

    def _connect(self) -> None:
        self.sheets.chosen.connect(lambda _key: self._choose_sheet())
        self.sizes.chosen.connect(lambda _key: self._ask())
        self.papers.chosen.connect(lambda _key: self._ask())
        self.text_button.clicked.connect(lambda: self._copied(self.text_button, self.text_copied.emit))
        self.picture_button.clicked.connect(
            lambda: self._copied(self.picture_button, lambda: self.picture_copied.emit(self.booklet))
        )
        self.save_picture_button.clicked.connect(lambda: self.picture_wanted.emit(self.booklet))
        self.pdf_button.clicked.connect(lambda: self.pdf_wanted.emit(self.booklet))
        self.print_button.clicked.connect(lambda: self.print_wanted.emit(self.booklet))
        self.close_button.clicked.connect(self._stop_or_close)

    # What is shown.

    @property
    def sheet(self) -> Sheet:
        """What is chosen."""
        return self._sheets[self.sheets.current or ""]

    @property
    def booklet(self) -> Booklet | None:
        """The pages that are shown; None while they are made."""
        return self.turner.booklet

    @property
    def is_working(self) -> bool:
        """Whether something takes a while."""
        return self._work is not None

    def _choose_sheet(self) -> None:
        self._offer_sizes()
        self._ask()

    def _offer_sizes(self) -> None:
        sheet = self.sheet
        self.sizes.offer((str(size), str(size)) for size in sheet.sizes)
        self.sizes.set_current(str(sheet.size) if sheet.sizes else None)
        for shown in (self._titles["players"], self.sizes):
            shown.setVisible(len(sheet.sizes) > 1)

    def _ask(self) -> None:
        size = int(self.sizes.current or 0)
        self.compose_wanted.emit(self.sheet, Paper[self.papers.current or Paper.A4.name], size)

    def ask_for_pages(self) -> None:
        """Ask for the pages of what is chosen."""
        self._ask()

    def show_booklet(self, booklet: Booklet | None) -> None:
        """Show pages, the first of them; None shows nothing."""
        self.turner.show_booklet(booklet)
        self._show_state()

    def _show_state(self) -> None:
        """Offer what can be done with the pages, and say how far they are."""
        self._working.setText(say(_WRITING if self._is_writing else _LAYING_OUT))
        not_yet = "" if self.booklet is not None and self._work is None else say(NOT_YET)
        for button in (self.picture_button, self.save_picture_button, self.pdf_button, self.print_button):
            allow(button, not_yet)
        self.close_button.setText(say(_CLOSE if self._work is None else _CANCEL))
        self._show_part()

    # Work that takes a while.

    def begin_work(self, *, is_writing: bool = False) -> Work:
        """Show how far some work is until `end_work`; Cancel and Escape stop it, other work too."""
        if self._work is not None:
            self._work.stop()
        work = self._work = Work()
        self._is_writing = is_writing
        self._watch.start()
        if not is_writing:
            self.turner.show_booklet(None)
        self._show_state()
        return work

    def end_work(self) -> None:
        """The work is done, or nobody wants it any more."""
        self._work = None
        self._watch.stop()
        self._show_state()

    def _show_part(self) -> None:
        for shown in (self._working, self._bar):
            shown.setVisible(self._work is not None)
        if self._work is not None:
            self._bar.setRange(0, 100)
            self._bar.setValue(round(100 * self._work.part))

    def _stop_or_close(self) -> None:
        if self._work is None or self.booklet is None:
            self.reject()
        else:
            # The pages stay; only writing them is broken off.
            self._work.stop()
            self.end_work()

    def reject(self) -> None:
        """Leave; what is being made is not wanted any more."""
        if self._work is not None:
            self._work.stop()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing it leaves it."""
        if self._work is not None:
            self._work.stop()
        super().closeEvent(event)

    # Size and words.

    def width_wanted(self) -> int:
        """Wide enough for a page and what stands beside it."""
        return look.scaled(WIDTH)

    def showEvent(self, event: QShowEvent) -> None:
        """Take as much height as a page can use; Enter prints."""
        super().showEvent(event)
        parent = self.parentWidget()
        height = look.scaled(HEIGHT)
        if parent is not None:
            height = min(height, parent.window().height() - AROUND)
        self.resize(self.width(), max(self.height(), height))
        self.print_button.setFocus()

    def _copied(self, button: QPushButton, copy: Callable[[], object]) -> None:
        copy()
        button.setText(say(_COPIED))

    def retranslate(self) -> None:
        """Set every text."""
        self.set_words(say(self._heading_said))
        for title, phrase in (("what", _WHAT), ("players", _PLAYERS), ("paper", _PAPER)):
            self._titles[title].setText(say(phrase))
        self.sheets.offer((sheet.key, say(sheet.name)) for sheet in self._sheets.values())
        self.sheets.setAccessibleName(say(_WHAT))
        self.sizes.setAccessibleName(say(_PLAYERS))
        self.papers.offer((paper.name, say(name)) for paper, name in _PAPERS.items())
        self.papers.setAccessibleName(say(_PAPER))
        for shown in (self._titles["what"], self.sheets):
            shown.setVisible(len(self._sheets) > 1)
        for button, phrase in (
            (self.text_button, _COPY_TEXT),
            (self.picture_button, _COPY_PICTURE),
            (self.save_picture_button, _SAVE_PICTURE),
            (self.pdf_button, _SAVE_PDF),
            (self.print_button, _PRINT),
        ):
            button.setText(say(phrase))
        self.turner.retranslate()
        self._show_state()
