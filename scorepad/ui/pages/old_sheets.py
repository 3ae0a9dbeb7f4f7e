"""Old sheets come in: what each column is, what the sheet cannot tell, and what will be added."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.old_sheets.cells import DayOrder
from scorepad.old_sheets.faults import Asked, Question
from scorepad.old_sheets.known import Known
from scorepad.old_sheets.mapping import SheetMapping
from scorepad.ui.look import Type
from scorepad.ui.old_sheets_words import Preview, Sheet, counted, summary
from scorepad.ui.pages.old_sheets_columns import ColumnsCard
from scorepad.ui.pages.old_sheets_preview import PreviewCard
from scorepad.ui.pages.old_sheets_questions import QuestionsCard
from scorepad.ui.pages.parts import (
    Columns,
    Flowing,
    Wrapped,
    action_button,
    allow,
    column_of,
    page_title,
    scrolling_page,
)
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import ElidedLabel
from scorepad.ui.widgets.tab_order import bring_in_sight

_TITLE = QT_TRANSLATE_NOOP("old_sheets", "Bring in old sheets")
_EXPLAINED = QT_TRANSLATE_NOOP(
    "old_sheets",
    "Choose a sheet that was saved as CSV: the players in columns, and a row for each match or each deal. "
    "Nothing is added before you have seen what it comes to.",
)
_CHOOSE = QT_TRANSLATE_NOOP("old_sheets", "Choose a file…")
_OTHER = QT_TRANSLATE_NOOP("old_sheets", "Another file…")
_EXAMPLE = QT_TRANSLATE_NOOP("old_sheets", "Save an example…")
_CANCEL = QT_TRANSLATE_NOOP("old_sheets", "Cancel")
_ADD = QT_TRANSLATE_N_NOOP("old_sheets", "Add %n match(es)", "", 0)
_WAIT = QT_TRANSLATE_NOOP("old_sheets", "The sheet is being looked through.")
_BUSY = QT_TRANSLATE_NOOP("old_sheets", "The matches are being added.")
_UNREAD = QT_TRANSLATE_NOOP(
    "old_sheets", "Some rows cannot be read. Mend them in the file, or say that they are to be left out."
)
_GO_THERE = QT_TRANSLATE_NOOP("old_sheets", "Go there")
_NOTHING_NEW = QT_TRANSLATE_NOOP("old_sheets", "There is nothing to add.")

BOTH = 960
"""From this width on, at 100 %, questions and preview stand side by side."""


class OldSheetsPage(QWidget):
    """Three steps in one view. It is shown a sheet and what it comes to, and tells what is said of it."""

    file_wanted = Signal()
    example_wanted = Signal()
    mapping_changed = Signal(object)
    """Another `SheetMapping`; answered by `show_preview`."""
    delimiter_chosen = Signal(str)
    add_wanted = Signal(object)
    """The `Preview` whose matches are to be added."""
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._preview: Preview | None = None
        self._mapping = SheetMapping(())
        self._is_adding = False
        self._title = page_title()
        self._file = ElidedLabel(type_step=Type.LEAD, role="soft_ink")
        self._explained = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self.choose_button, self.example_button = action_button("primary"), action_button()
        self.file_button = action_button()
        self._nothing = Card()
        self.columns, self.questions, self.preview = ColumnsCard(), QuestionsCard(), PreviewCard()
        self._told = Wrapped(role="soft_ink")
        self.there_button = action_button("quiet")
        self.cancel_button, self.add_button = action_button(), action_button("primary")
        self._steps = QWidget()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._file, 1)
        head.addWidget(self.file_button)
        steps = QVBoxLayout(self._steps)
        steps.setContentsMargins(0, 0, 0, 0)
        steps.setSpacing(12)
        steps.addWidget(self.columns)
        steps.addWidget(Columns(self.questions, self.preview, shares=(5, 8), least=BOTH, gap=12), 1)
        nothing = QVBoxLayout(self._nothing)
        nothing.setContentsMargins(20, 20, 20, 24)
        nothing.setSpacing(16)
        nothing.addWidget(self._explained)
        nothing.addWidget(Flowing(self.choose_button, self.example_button))
        area = scrolling_page()
        area.setWidget(column_of(self._nothing, self._steps, margins=(8, 0, 8, 12)))
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._told, 1)
        foot.addWidget(self.there_button)
        foot.addStretch(0)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.add_button)
        for row in (head, foot):
            row.setContentsMargins(8, 0, 8, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addLayout(head)
        whole.addWidget(area, 1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.choose_button.clicked.connect(self.file_wanted)
        self.file_button.clicked.connect(self.file_wanted)
        self.example_button.clicked.connect(self.example_wanted)
        self.cancel_button.clicked.connect(self.cancelled)
        self.there_button.clicked.connect(self._go_there)
        self.add_button.clicked.connect(lambda: self.add_wanted.emit(self._preview))
        self.columns.delimiter_chosen.connect(self.delimiter_chosen)
        self.columns.changed.connect(self._change)
        self.questions.changed.connect(self._change)
        self.preview.leaves_out_changed.connect(lambda _on: self._show_state())

    def _change(self, mapping: SheetMapping) -> None:
        """Show an answer at once; what comes of it follows."""
        assert self._sheet is not None
        self._mapping = mapping
        self._preview = None
        self.columns.show_sheet(self._sheet, mapping)
        self.questions.show_sheet(self._sheet, mapping)
        self.preview.show_waiting()
        self._show_state()
        self.mapping_changed.emit(mapping)

    # What is shown.

    def show_sheet(self, sheet: Sheet, mapping: SheetMapping) -> None:
        """Show a sheet that was read, with what it probably is; `mapping_changed` asks for the rest."""
        self._sheet = sheet
        self.preview.leave_out.setChecked(False)
        self._file.setText(sheet.file)
        self._change(mapping)

    def show_known(self, known: Known, seasons: tuple[str, ...]) -> None:
        """Show the sheet by what the history knows now; `mapping_changed` asks what comes of it."""
        sheet = self._sheet
        if sheet is not None and not self._is_adding and (known, seasons) != (sheet.known, sheet.seasons):
            self._sheet = replace(sheet, known=known, seasons=seasons)
            self._change(self._mapping)

    def show_again(self) -> None:
        """Show the sheet as it is, after a choice that came to nothing."""
        if self._sheet is not None:
            self.columns.show_sheet(self._sheet, self._mapping)

    def show_preview(self, preview: Preview) -> None:
        """Show what the sheet comes to; an answer to what was said before is passed over."""
        if self._sheet is None or preview.mapping != self._mapping:
            return
        self._preview = preview
        self.questions.show_left_open(preview.left_open)
        self.preview.show_preview(self._sheet, preview)
        self._show_state()

    def show_adding(self, is_adding: bool) -> None:
        """Say that the matches are being added, or that it is over."""
        self._is_adding = is_adding
        if is_adding:
            self.preview.show_waiting(adding=True)
        else:
            self.preview.busy.hide()
        self._show_state()

    def leave(self) -> None:
        """Forget the sheet."""
        self._sheet, self._preview, self._is_adding = None, None, False
        self._file.setText("")
        self._show_state()

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that is shown; None before the first."""
        return self._sheet

    @property
    def mapping(self) -> SheetMapping:
        """What is said of the sheet."""
        return self._mapping

    @property
    def shown(self) -> Preview | None:
        """What the sheet comes to; None while it is looked through."""
        return self._preview

    @property
    def why_not(self) -> str:
        """Why nothing can be added now; "" where it can."""
        if self._is_adding:
            return say(_BUSY)
        if self._preview is None:
            return say(_WAIT)
        plan = self._preview.plan
        if plan.asked:
            return say(plan.asked[0].sentence)
        if plan.faults and not self.preview.leave_out.isChecked():
            return say(_UNREAD)
        return "" if self._preview.new else say(_NOTHING_NEW)

    @property
    def _still_to_say(self) -> QWidget | None:
        """What has to be answered first of all before anything can be added; None where nothing is."""
        if self._is_adding or self._preview is None:
            return None
        plan = self._preview.plan
        if plan.asked:
            return self._asks(plan.asked[0])
        leave_out = self.preview.leave_out
        return leave_out if plan.faults and not leave_out.isChecked() else None

    def _asks(self, asked: Asked) -> QWidget | None:
        if asked.question is Question.DAY_ORDER:
            return self.questions.order.choices.button(DayOrder.DAY_FIRST.value)
        heads = self.columns.columns
        if asked.column is None:
            return heads[0].role if heads else None
        head = heads[asked.column]
        return head.name if head.name.isVisible() else head.role

    def _go_there(self) -> None:
        """Show what has to be answered, which may lie far below; the keyboard goes there too."""
        asks = self._still_to_say
        if asks is not None:
            asks.setFocus(Qt.FocusReason.TabFocusReason)
            bring_in_sight(asks)

    def _show_state(self) -> None:
        is_there = self._sheet is not None
        self._nothing.setVisible(not is_there)
        for part in (self._steps, self.file_button, self._told, self.add_button):
            part.setVisible(is_there)
        why_not = self.why_not
        self._told.setText(why_not or ("" if self._preview is None else summary(self._preview)))
        self.there_button.setVisible(is_there and self._still_to_say is not None)
        count = 0 if self._preview is None else len(self._preview.new)
        self.add_button.setText(counted(_ADD, count))
        allow(self.add_button, why_not)
        allow(self.cancel_button, say(_BUSY) if self._is_adding else "")
        for part in (self.columns, self.questions, self.preview.leave_out, self.file_button):
            part.setEnabled(not self._is_adding)

    def set_usual_day(self, day: str) -> None:
        """The day that is proposed for a sheet of one evening, `YYYY-MM-DD`."""
        self.questions.set_usual_day(day)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._title.setText(say(_TITLE))
        self._explained.setText(say(_EXPLAINED))
        self.choose_button.setText(say(_CHOOSE))
        self.file_button.setText(say(_OTHER))
        self.example_button.setText(say(_EXAMPLE))
        self.there_button.setText(say(_GO_THERE))
        self.cancel_button.setText(say(_CANCEL))
        for card in (self.columns, self.questions, self.preview):
            card.retranslate()
        self._show_state()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the first column, or to the button that chooses a file."""
        super().focusInEvent(event)
        heads = self.columns.columns
        wanted = heads[0].role if self._sheet is not None and heads else self.choose_button
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)
