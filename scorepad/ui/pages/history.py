"""The history page: every match, found by a few letters or a filter, and the card of one of them."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.history_model import (
    EVERY_MATCH,
    LINE,
    HistoryBatch,
    HistoryChoices,
    HistoryFilter,
    HistoryLine,
    HistoryModel,
    MatchCard,
)
from scorepad.ui.look import Type, scaled
from scorepad.ui.pages.history_card import MatchCardView
from scorepad.ui.pages.history_filters import FilterBar, filter_words
from scorepad.ui.pages.history_list import ROW, MatchList
from scorepad.ui.pages.parts import (
    DOT,
    Suits,
    Wrapped,
    above_the_middle,
    action_button,
    page_title,
    scrolling_page,
)
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip
from scorepad.ui.widgets.search_field import SearchField

_TITLE = QT_TRANSLATE_NOOP("history_page", "History")
_COUNT = QT_TRANSLATE_N_NOOP("history_page", "%n match(es)", "", 0)
_SEARCH = QT_TRANSLATE_NOOP("history_page", "Search names, notes, seasons")
_NOTHING_TITLE = QT_TRANSLATE_NOOP("history_page", "Nothing played yet")
_NOTHING = QT_TRANSLATE_NOOP(
    "history_page", "Every match you play is kept here, deal by deal, and found again in seconds."
)
_NEW_MATCH = QT_TRANSLATE_NOOP("history_page", "New match")
_SAMPLE = QT_TRANSLATE_NOOP("history_page", "Look around in a sample evening")
_OLD_SHEETS = QT_TRANSLATE_NOOP("history_page", "Bring in old sheets…")
_NONE_FOUND = QT_TRANSLATE_NOOP("history_page", "Nothing found for {wanted}.")
_NONE_PUT_AWAY = QT_TRANSLATE_NOOP("history_page", "Nothing is put away.")
_ALL_PUT_AWAY = QT_TRANSLATE_NOOP("history_page", "Every match is put away.")
_SHOW_PUT_AWAY = QT_TRANSLATE_NOOP("history_page", "Show what is put away")
_BACK = QT_TRANSLATE_NOOP("history_page", "Back")
_BACK_TO = QT_TRANSLATE_NOOP("history_page", "Back to {name}")
_CLEAR = QT_TRANSLATE_NOOP("history_page", "Clear all")

NARROW = 820
"""Below this width, at 100 %, the card stands below the list."""
PAD, MAIN = 1, 2
"""The places in the stack of the empty pad, and of everything else."""
REDO = (QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y"))
"""The keys that do again what was taken back, as for a match."""
LINES_ABOVE = 4.5
"""How many lines of the list are seen above the card; the half one says that there are more."""
UNBOUNDED = 2**24 - 1
"""What Qt takes for no bound of a height."""


class HistoryPage(QWidget):
    """Tells what is looked for by `filter_changed` and whose card is wanted by `chosen`; is shown both."""

    filter_changed = Signal(object)
    """A `HistoryFilter`."""
    chosen = Signal(object)
    """The `HistoryLine` whose card is wanted."""
    open_match = Signal(int)
    play_again = Signal(int)
    new_match = Signal()
    sample_wanted = Signal()
    details_wanted = Signal(int, dict)
    """A match, and its `note` or `season` as it is to be; None for none."""
    put_away = Signal(int)
    bring_back = Signal(int)
    export_wanted = Signal(int)
    sheet_wanted = Signal(int)
    print_wanted = Signal(int)
    back_wanted = Signal(str)
    """The page of the player is wanted again behind one of whose numbers these matches are."""
    old_sheets_wanted = Signal()
    undo_wanted = Signal()
    """What was last done to the history as a whole is to be taken back."""
    redo_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._undoable: tuple[bool, bool] = (False, False)
        self._choices = HistoryChoices()
        self._batch: HistoryBatch | None = None
        self._row = 0
        self._title = page_title()
        self._count = PlainLabel(type_step=Type.LEAD, role="soft_ink")
        self.back_button = action_button("quiet", icon="back")
        self.search = SearchField()
        self.old_sheets_button = action_button("quiet")
        self.filters = FilterBar()
        self.model = HistoryModel(self)
        self.list = MatchList(self.model)
        self.card = MatchCardView()
        self.pad = _Empty("primary")
        self.nothing = _Empty("")
        self._body = _Body(self._list_card(), self.card)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(QWidget())
        self._stack.addWidget(self.pad)
        self._stack.addWidget(self._main())
        self._connect()
        self.retranslate()

    def _list_card(self) -> Card:
        paper = Card()
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(1, 8, 1, 8)
        inside.addWidget(self.list)
        inside.addWidget(self.nothing)
        self.nothing.hide()
        return paper

    def _main(self) -> QWidget:
        main = QWidget()
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.back_button)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.search, 2)
        around = QVBoxLayout()
        around.setContentsMargins(8, 0, 8, 0)
        around.setSpacing(12)
        around.addLayout(head)
        narrowing = QHBoxLayout()
        narrowing.setSpacing(8)
        narrowing.addWidget(self.filters, 1)
        narrowing.addWidget(self.old_sheets_button, 0, Qt.AlignmentFlag.AlignTop)
        around.addLayout(narrowing)
        area = scrolling_page()
        area.setWidget(self._body)
        column = QVBoxLayout(main)
        column.setContentsMargins(16, 16, 16, 0)
        column.setSpacing(4)
        column.addLayout(around)
        column.addWidget(area, 1)
        return main

    def _connect(self) -> None:
        self.back_button.clicked.connect(self._go_back)
        self.search.textChanged.connect(self._type)
        self.search.left.connect(self.list.setFocus)
        self.filters.changed.connect(self._filter)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.opened.connect(self._open)
        self.list.put_away.connect(self._put_away)
        self.list.typed.connect(self._search_for)
        for own, given in (
            (self.open_match, self.card.open_match),
            (self.play_again, self.card.play_again),
            (self.details_wanted, self.card.details_wanted),
            (self.put_away, self.card.put_away),
            (self.bring_back, self.card.bring_back),
            (self.export_wanted, self.card.export_wanted),
            (self.sheet_wanted, self.card.sheet_wanted),
            (self.print_wanted, self.card.print_wanted),
            (self.new_match, self.pad.first.clicked),
            (self.sample_wanted, self.pad.second.clicked),
            (self.old_sheets_wanted, self.pad.third.clicked),
            (self.old_sheets_wanted, self.old_sheets_button.clicked),
        ):
            given.connect(own)
        self.nothing.first.clicked.connect(self._leave_nothing)

    @property
    def filter(self) -> HistoryFilter:
        """What is looked for."""
        return self.filters.filter

    @property
    def shown(self) -> HistoryBatch | None:
        """What was found and is shown first; None before anything was read."""
        return self._batch

    @property
    def current(self) -> HistoryLine | None:
        """The match that is chosen; None where none is."""
        index = self.list.currentIndex()
        return index.data(LINE) if index.isValid() else None

    @property
    def reach(self) -> int:
        """How many lines, from the first on, one has come to by looking or by choosing."""
        lowest = self.list.indexAt(self.list.viewport().rect().bottomLeft())
        seen = lowest.row() if lowest.isValid() else self.model.rowCount() - 1
        return max(seen, self._row) + 1

    def show_filter(self, wanted: HistoryFilter) -> None:
        """Show what is looked for, and tell nobody."""
        self.search.show_text(wanted.text)
        self.filters.show_filter(wanted)
        self._show_way_back()

    def _show_way_back(self) -> None:
        behind = self.filter.behind
        self.back_button.setVisible(behind is not None)
        self._title.setVisible(behind is None)  # the rail says where one is, too; large text has no room
        if behind is not None:
            whole = say(_BACK_TO.of(name=behind.player))
            self.back_button.setText(say(_BACK))
            self.back_button.setToolTip(plain_tooltip(whole))
            self.back_button.setAccessibleName(whole)

    def show_choices(self, choices: HistoryChoices) -> None:
        """What can be filtered by, and the seasons that a match can be moved to."""
        self._choices = choices
        self.filters.offer(choices)
        self.card.offer_seasons(choices.seasons)

    def show_batch(self, batch: HistoryBatch) -> None:
        """Show what was found. The chosen match stays chosen; where it is gone, its neighbour is."""
        before, bar = self.current, self.list.verticalScrollBar()
        scrolled = bar.value()
        same = self._batch is not None and self._batch.wanted == batch.wanted
        self._batch = batch
        self.filters.dates.set_today(batch.today)
        self.model.show(batch)
        self._show_words()
        if not batch.lines:
            self.card.clear()
            return
        stays = None if before is None else self.model.row_of(before.match_id)
        row = stays if stays is not None else min(self._row, len(batch.lines) - 1) if same else 0
        self.list.doItemsLayout()
        bar.setValue(scrolled if same else 0)
        index = self.model.index(row)
        if index == self.list.currentIndex():
            self._choose(index)
        else:
            self.list.setCurrentIndex(index)

    def show_card(self, card: MatchCard) -> None:
        """Show the card of the chosen match; one that comes too late is passed over."""
        if self.current is not None and self.current.match_id == card.line.match_id:
            self.card.show_card(card)

    def show_card_problem(self, line: HistoryLine, problem: Phrase) -> None:
        """Say why the chosen match has no card."""
        if self.current is not None and self.current.match_id == line.match_id:
            self.card.show_problem(line, problem)

    def start_search(self) -> None:
        """Give the keyboard to the field, ready for other words."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._title.setText(say(_TITLE))
        self.search.setPlaceholderText(say(_SEARCH))
        self.search.setAccessibleName(say(_SEARCH))
        self.old_sheets_button.setText(say(_OLD_SHEETS))
        self.filters.retranslate()
        self._show_way_back()
        self.model.retranslate()
        self._show_words()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the list, or to the way out of an empty one."""
        super().focusInEvent(event)
        self._focus_wanted().setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F looks for something; Escape goes back to where the number stands."""
        if event.matches(QKeySequence.StandardKey.Find):
            self.start_search()
        elif event.key() == Qt.Key.Key_Escape and self.filter.behind is not None:
            self._go_back()
        elif self._undoes(event) is not None:
            (self.undo_wanted if self._undoes(event) else self.redo_wanted).emit()
        else:
            super().keyPressEvent(event)

    def offer_undo(self, undo: bool, redo: bool) -> None:
        """Whether there is something to take back by Ctrl+Z here, and something to do again."""
        self._undoable = (undo, redo)

    def _undoes(self, event: QKeyEvent) -> bool | None:
        """Whether a key takes something back (True) or does it again (False); None where it does neither."""
        undo, redo = self._undoable
        if undo and event.matches(QKeySequence.StandardKey.Undo):
            return True
        return False if redo and QKeySequence(event.keyCombination()) in REDO else None

    def _focus_wanted(self) -> QWidget:
        if self._stack.currentWidget() is self.pad:
            return self.pad.first
        return self.list if self.model.rowCount() else self.search

    def _go_back(self) -> None:
        if self.filter.behind is not None:
            self.back_wanted.emit(self.filter.behind.player)

    # What is looked for.

    def _type(self, text: str) -> None:
        self._filter(replace(self.filter, text=text))

    def _filter(self, wanted: HistoryFilter) -> None:
        self.show_filter(wanted)
        self.filter_changed.emit(wanted)

    def _search_for(self, letters: str) -> None:
        """What is typed in the list begins a search."""
        self.start_search()
        self.search.setText(letters)

    def _leave_nothing(self) -> None:
        is_all_put_away = self.filter == EVERY_MATCH
        self._filter(replace(EVERY_MATCH, put_away=is_all_put_away))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # The match that is chosen.

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._row = index.row()
            self.chosen.emit(index.data(LINE))

    def _open(self, index: QModelIndex) -> None:
        line: HistoryLine = index.data(LINE)
        if line.put_away:
            self.bring_back.emit(line.match_id)
        elif line.is_known:  # else the card beside it says why not
            self.open_match.emit(line.match_id)

    def _put_away(self, index: QModelIndex) -> None:
        line: HistoryLine = index.data(LINE)
        if not line.put_away:
            self.put_away.emit(line.match_id)

    # Words.

    def _show_words(self) -> None:
        batch = self._batch
        self.pad.show_words((_NOTHING_TITLE, say(_NOTHING)), (_NEW_MATCH, _SAMPLE, _OLD_SHEETS))
        if batch is None:
            return
        is_blank = not batch.total and not batch.put_away and batch.wanted == EVERY_MATCH
        self._stack.setCurrentIndex(PAD if is_blank else MAIN)
        # The language's plural, with the number as the locale writes it.
        count = say(_COUNT.counted(batch.total))
        self._count.setText(count.replace(str(batch.total), QLocale().toString(batch.total)))
        self.list.setVisible(bool(batch.total))
        self.nothing.setVisible(not batch.total)
        self.card.setVisible(bool(batch.total))
        if not batch.total:
            sentence, act = self._why_nothing(batch)
            self.nothing.show_words((None, sentence), (act, None, None))
        self._body.fit()

    def _why_nothing(self, batch: HistoryBatch) -> tuple[str, Phrase]:
        if batch.wanted == EVERY_MATCH:
            return say(_ALL_PUT_AWAY), _SHOW_PUT_AWAY
        if batch.wanted == replace(EVERY_MATCH, put_away=True):
            return say(_NONE_PUT_AWAY), _CLEAR
        wanted = DOT.join(filter_words(batch.wanted, dict(self._choices.games)))
        return say(_NONE_FOUND.of(wanted=wanted)), _CLEAR


class _Empty(QWidget):
    """Why nothing is here, and what can be done about it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._title = Wrapped(type_step=Type.HUGE)
        self._title.set_strong(True)
        self._sentence = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self.first, self.second, self.third = action_button(kind), action_button(), action_button()
        words = QWidget()
        words.setMaximumWidth(560)
        column = QVBoxLayout(words)
        column.setSpacing(16)
        suits = Suits(30 if kind else 20)
        for label in (self._title, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for widget in (suits, self._title, self._sentence):
            column.addWidget(widget)
        column.addSpacing(8)
        for button in (self.first, self.second, self.third):
            button.setMinimumWidth(220)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        above_the_middle(self, words)

    def show_words(self, said: tuple[Phrase | None, str], acts: tuple[Phrase | None, ...]) -> None:
        """A title, a sentence, and what the buttons do; what is None is not there."""
        title, sentence = said
        self._title.setVisible(title is not None)
        self._title.setText("" if title is None else say(title))
        self._sentence.setText(sentence)
        for button, act in zip((self.first, self.second, self.third), acts, strict=True):
            button.setVisible(act is not None)
            button.setText("" if act is None else say(act))

    def text(self) -> str:
        """The sentence."""
        return self._sentence.text()


class _Body(QWidget):
    """The list and the card beside it, or below it where that is too narrow; then everything scrolls."""

    def __init__(self, paper: QWidget, card: MatchCardView) -> None:
        super().__init__()
        self._paper, self._card = paper, card
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(8, 8, 8, 16)
        self._layout.setSpacing(16)
        for widget, share in ((paper, 8), (card, 5)):
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            policy.setHorizontalStretch(share)
            widget.setSizePolicy(policy)
            self._layout.addWidget(widget, share)
        card.grown.connect(self.fit)
        look.changes().changed.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where the width asks for it."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Find the place for the card, and the height for both."""
        is_wide = self.width() >= scaled(NARROW) or self._card.isHidden()
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        if self._layout.direction() != direction:
            self._layout.setDirection(direction)
        if is_wide:
            self._paper.setMinimumHeight(scaled(2 * ROW))
            self._paper.setMaximumHeight(UNBOUNDED)
            self._card.setMinimumHeight(0)
        else:
            self._paper.setFixedHeight(round(scaled(ROW) * LINES_ABOVE))
            self._card.setMinimumHeight(self._card.height_at(self.width() - 16))
