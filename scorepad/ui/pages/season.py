"""The season page: who is ahead, by which scheme, and the table as a file."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.export.tables import basis
from scorepad.season.season import Query, Scheme
from scorepad.season.standings import Table
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Choices, Wrapped, action_button, page_title
from scorepad.ui.pages.views import SeasonTable
from scorepad.ui.say import say
from scorepad.ui.standings_model import StandingsModel
from scorepad.ui.widgets.card import Card

_TITLE = QT_TRANSLATE_NOOP("season_page", "Season")
_EVERY_MATCH = QT_TRANSLATE_NOOP("season_page", "All matches")
_SCHEMES = {
    Scheme.WINS: QT_TRANSLATE_NOOP("season_page", "Wins"),
    Scheme.PLACES: QT_TRANSLATE_NOOP("season_page", "Points for places"),
    Scheme.FIELD: QT_TRANSLATE_NOOP("season_page", "Field beaten"),
    Scheme.SCORE: QT_TRANSLATE_NOOP("season_page", "Total score"),
    Scheme.AVERAGE: QT_TRANSLATE_NOOP("season_page", "Average score"),
}
_SAVE = QT_TRANSLATE_NOOP("season_page", "Save as CSV…")
_WHICH = QT_TRANSLATE_NOOP("season_page", "Which season")
_TABLE = QT_TRANSLATE_NOOP("season_page", "Season table")
_EMPTY = QT_TRANSLATE_NOOP(
    "season_page", "No finished match counts here yet. The table begins with the first one."
)
_MIXED = QT_TRANSLATE_NOOP(
    "season_page", "Several games are added up here; their points cannot be compared with each other."
)

NAME = 1
"""The column of the names."""
WIDEST_NAME = 180
"""What a long name gets before the numbers have to be scrolled to, in pixels at 100 %."""
ROW = 40
"""The height of a line, in pixels at 100 %."""


class SeasonPage(QWidget):
    """A season's table. It asks for tables by `asked` and is shown them."""

    asked = Signal(str, str)
    """A season's name ("" for all matches), and a scheme's code ("" for the season's own)."""
    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: SeasonTable | None = None
        self._title = page_title()
        self.seasons = QComboBox()
        self.seasons.setMinimumWidth(220)
        self.schemes = Choices()
        self.save_button = action_button(icon="export")
        self._model = StandingsModel(self)
        self.table = QTableView()
        self._empty = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self._warning = Wrapped(role="gold")
        self._basis = Wrapped(type_step=Type.SMALL, role="soft_ink")
        self._lay_out()
        self.seasons.activated.connect(lambda _at: self._ask(""))
        self.schemes.chosen.connect(self._ask)
        self.save_button.clicked.connect(self.save_wanted)
        look.changes().changed.connect(self._size_rows)
        self.retranslate()

    def _lay_out(self) -> None:
        self.table.setModel(self._model)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setMinimumSectionSize(36)
        self.table.setWordWrap(False)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title)
        top.addWidget(self.seasons)
        top.addStretch(1)
        top.addWidget(self.save_button)
        paper = Card()
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(12, 8, 12, 12)
        inside.setSpacing(8)
        inside.addWidget(self._empty)
        inside.addWidget(self.table, 1)
        inside.addWidget(self._warning)
        inside.addWidget(self._basis)
        self._empty.setContentsMargins(8, 16, 8, 16)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.schemes)
        column.addWidget(paper, 1)

    @property
    def shown(self) -> SeasonTable | None:
        """The table on the page."""
        return self._shown

    def show_table(self, shown: SeasonTable) -> None:
        """Show a season's table."""
        self._shown = shown
        self.seasons.clear()
        self.seasons.addItem(say(_EVERY_MATCH), "")
        for name in shown.names:
            self.seasons.addItem(name, name)
        self.seasons.setCurrentIndex(max(0, self.seasons.findData(shown.season)))
        self.schemes.set_current(str(shown.query.counting.scheme))
        self._model.show(shown.query, shown.table)
        self._show_words(shown.query, shown.table)
        self._size_rows()

    def _show_words(self, query: Query, table: Table) -> None:
        is_empty = not (table.rows or table.unranked)
        self._empty.setVisible(is_empty)
        self.table.setVisible(not is_empty)
        self.save_button.setEnabled(not is_empty)
        self._warning.setVisible(table.mixes_points)
        self._basis.setText(" · ".join(basis(query, say)))

    def _size_rows(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(look.scaled(ROW))
        self._size_columns()

    def _size_columns(self) -> None:
        """Every column as wide as it needs; the names take what is left, and never less than they need."""
        header, columns = self.table.horizontalHeader(), self._model.columnCount()
        if not columns:
            return
        for at in range(columns):
            if at != NAME:
                header.setSectionResizeMode(at, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Interactive)
        names = [self._model.line(at).name for at in range(self._model.rowCount())]
        metrics = self.table.fontMetrics()
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0) + 24
        others = sum(header.sectionSize(at) for at in range(columns) if at != NAME)
        left = self.table.viewport().width() - others
        header.resizeSection(NAME, max(min(widest, look.scaled(WIDEST_NAME)), left))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what is left."""
        super().resizeEvent(event)
        self._size_columns()

    def _ask(self, scheme: str) -> None:
        self.asked.emit(str(self.seasons.currentData() or ""), scheme)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the page."""
        self._title.setText(say(_TITLE))
        self.seasons.setAccessibleName(say(_WHICH))
        self.table.setAccessibleName(say(_TABLE))
        self.schemes.offer((str(scheme), say(words)) for scheme, words in _SCHEMES.items())
        self.save_button.setText(say(_SAVE))
        self._empty.setText(say(_EMPTY))
        self._warning.setText(say(_MIXED))
        if self._shown is not None:
            self.show_table(self._shown)
