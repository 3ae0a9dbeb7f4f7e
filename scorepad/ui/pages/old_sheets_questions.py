"""What an old sheet cannot tell by itself: what a row is, which number is the month, what was played."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.old_sheets.cells import DayOrder
from scorepad.old_sheets.faults import quoted
from scorepad.old_sheets.mapping import Gathered, Role, RowIs, SheetMapping
from scorepad.ui.old_sheets_words import GATHERED, ROW_IS, LeftOpen, Sheet
from scorepad.ui.pages.parts import Choices, StillBox, card_heading
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.day_field import DayField
from scorepad.ui.widgets.labels import CalmItems, PlainLabel

_HEADING = QT_TRANSLATE_NOOP("old_sheets", "2. What the sheet cannot tell")
_ROW_IS = QT_TRANSLATE_NOOP("old_sheets", "A row is")
_GATHERED = QT_TRANSLATE_NOOP("old_sheets", "Rows are one match where")
_DAY_IS = QT_TRANSLATE_NOOP("old_sheets", "In “{text}” comes first")
_ORDERS = {
    DayOrder.DAY_FIRST: QT_TRANSLATE_NOOP("old_sheets", "the day"),
    DayOrder.MONTH_FIRST: QT_TRANSLATE_NOOP("old_sheets", "the month"),
}
_NUMBER_IS = QT_TRANSLATE_NOOP("old_sheets", "Decimals stand behind")
_SIGNS = {
    ".": QT_TRANSLATE_NOOP("old_sheets", "a point: 12.5"),
    ",": QT_TRANSLATE_NOOP("old_sheets", "a comma: 12,5"),
}
_DAY = QT_TRANSLATE_NOOP("old_sheets", "All was played on one day")
_LOWEST = QT_TRANSLATE_NOOP("old_sheets", "The lowest total wins")
_SEASON = QT_TRANSLATE_NOOP("old_sheets", "Season")
_NO_SEASON = QT_TRANSLATE_NOOP("old_sheets", "none")
_PLAYED = QT_TRANSLATE_NOOP("old_sheets", "What was played")
_PLAYED_HINT = QT_TRANSLATE_NOOP("old_sheets", "such as Hearts; it is kept in the note")
_TWICE = QT_TRANSLATE_NOOP("old_sheets", "Equal rows are different matches")


class QuestionsCard(Card):
    """Asks only what this sheet leaves open. Emits the answers as a whole mapping."""

    changed = Signal(object)
    """Another `SheetMapping`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._mapping = SheetMapping(())
        self._open = LeftOpen()
        self._heading = card_heading()
        self.row_is, self.gathered = _Question(), _Question()
        self.order, self.decimal = _Question(), _Question()
        self.day = DayField()
        self.lowest, self.twice = QCheckBox(), QCheckBox()
        self.season = StillBox()
        self.season.setEditable(True)
        self.season.setInsertPolicy(StillBox.InsertPolicy.NoInsert)
        self.season.setItemDelegate(CalmItems(self.season))
        self.played = QLineEdit()
        self.played.setMaxLength(200)
        self._season_label, self._played_label = PlainLabel(role="soft_ink"), PlainLabel(role="soft_ink")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(10)
        column.addWidget(self._heading)
        for question in (self.row_is, self.gathered, self.order, self.decimal):
            column.addWidget(question)
        column.addWidget(self.day)
        for label, field in ((self._season_label, self.season), (self._played_label, self.played)):
            column.addWidget(_labelled(label, field))
        column.addWidget(self.lowest)
        column.addWidget(self.twice)
        column.addStretch(1)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.row_is.chosen.connect(lambda key: self._answer(row_is=RowIs(key)))
        self.gathered.chosen.connect(lambda key: self._answer(gathered=Gathered(key)))
        self.order.chosen.connect(lambda key: self._answer(day_order=DayOrder(key)))
        self.decimal.chosen.connect(lambda key: self._answer(decimal=key))
        self.day.changed.connect(
            lambda: self._answer(day=None if self.day.day is None else date.fromisoformat(self.day.day))
        )
        self.lowest.clicked.connect(lambda on: self._answer(lowest_wins=on))
        self.twice.clicked.connect(lambda on: self._answer(keeps_twice=on))
        self.season.activated.connect(lambda _at: self._choose_season())
        edit = self.season.lineEdit()
        assert edit is not None
        # As it is typed: answered only on leaving the field, a first tap on Add would come to nothing.
        edit.textEdited.connect(lambda _text: self._choose_season())
        edit.editingFinished.connect(self._choose_season)
        self.played.textEdited.connect(lambda text: self._answer(played=text.strip()))

    def _answer(self, **answers: object) -> None:
        answered = replace(self._mapping, **answers)  # type: ignore[arg-type]
        if answered != self._mapping:
            self.changed.emit(answered)

    def _choose_season(self) -> None:
        self._answer(season=self.season.currentText().strip())

    # What is shown.

    def show_sheet(self, sheet: Sheet, mapping: SheetMapping) -> None:
        """Show what is asked of a sheet, and what is said of it."""
        is_other = self._sheet is None or self._sheet.table is not sheet.table
        if is_other:
            self._open = LeftOpen()
        self._sheet, self._mapping = sheet, mapping
        self._show()

    def show_left_open(self, left_open: LeftOpen) -> None:
        """Ask what this sheet leaves open."""
        self._open = left_open
        self._show()

    def _show(self) -> None:
        sheet, mapping = self._sheet, self._mapping
        if sheet is None:
            return
        self.row_is.offer(ROW_IS.items(), mapping.row_is)
        ways = ((way, GATHERED[way]) for way in mapping.ways_to_gather())
        self.gathered.offer(ways, mapping.gathered)
        self.gathered.setVisible(mapping.row_is is RowIs.DEAL)
        self.order.ask(say(_DAY_IS.of(text=quoted(self._open.two_ways))))
        self.order.offer(_ORDERS.items(), mapping.day_order)
        self.order.setVisible(bool(self._open.two_ways))
        self.decimal.offer(_SIGNS.items(), mapping.decimal)
        self.decimal.setVisible(self._open.has_signs)
        self.day.setVisible(mapping.column_of(Role.DAY) is None)
        self.day.set_day(None if mapping.day is None else mapping.day.isoformat())
        self.lowest.setChecked(mapping.lowest_wins)
        self.twice.setChecked(mapping.keeps_twice)
        self.twice.setVisible(self._open.has_twice)
        if self.played.text().strip() != mapping.played:
            self.played.setText(mapping.played)
        self._offer_seasons(sheet.seasons, mapping)

    def _offer_seasons(self, seasons: Iterable[str], mapping: SheetMapping) -> None:
        offered = [self.season.itemText(at) for at in range(self.season.count())]
        edit = self.season.lineEdit()
        assert edit is not None
        with QSignalBlocker(self.season), QSignalBlocker(edit):
            if offered != ["", *seasons]:
                self.season.clear()
                self.season.addItems(["", *seasons])
            if self.season.currentText().strip() != mapping.season:
                self.season.setEditText(mapping.season)
        edit.setPlaceholderText(say(_NO_SEASON))

    def set_usual_day(self, day: str) -> None:
        """The day that is proposed for a sheet of one evening."""
        self.day.set_usual(day)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._heading.setText(say(_HEADING))
        self.row_is.ask(say(_ROW_IS))
        self.gathered.ask(say(_GATHERED))
        self.decimal.ask(say(_NUMBER_IS))
        self.day.set_words(say(_DAY))
        self.lowest.setText(say(_LOWEST))
        self.twice.setText(say(_TWICE))
        self._season_label.setText(say(_SEASON))
        self._played_label.setText(say(_PLAYED))
        self.season.setAccessibleName(say(_SEASON))
        self.played.setAccessibleName(say(_PLAYED))
        self.played.setPlaceholderText(say(_PLAYED_HINT))
        self._show()


class _Question(QWidget):
    """A beginning of a sentence, and the choices that end it."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._words = PlainLabel(role="soft_ink")
        self.choices = Choices()
        self.choices.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._words)
        column.addWidget(self.choices)

    def ask(self, words: str) -> None:
        """The beginning of the sentence."""
        self._words.setText(words)
        self.choices.setAccessibleName(words)

    def offer(self, choices: Iterable[tuple[str, Phrase]], current: str | None) -> None:
        """The ends of the sentence, and which holds."""
        self.choices.offer((str(key), say(words)) for key, words in choices)
        self.choices.set_current(None if current is None else str(current))


def _labelled(label: QWidget, field: QWidget) -> QWidget:
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(field)
    return whole
