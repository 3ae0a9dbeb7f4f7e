"""The season page: who is ahead, how it is counted, and the matches behind each line."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.export.tables import basis
from scorepad.season.season import Filters, Scheme, Season
from scorepad.ui import look
from scorepad.ui.dialogs.season_dialog import SeasonDialog
from scorepad.ui.look import Type
from scorepad.ui.pages.body import Body, fill
from scorepad.ui.pages.counting_panel import CountingPanel
from scorepad.ui.pages.parts import (
    DOT,
    Choices,
    Columns,
    Flowing,
    Wrapped,
    action_button,
    column_of,
    page_title,
)
from scorepad.ui.say import say
from scorepad.ui.season_reading import Asked, SeasonShown
from scorepad.ui.standings_view import StandingsView
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
_SCHEME = QT_TRANSLATE_NOOP("season_page", "What a match gives")
_NEW = QT_TRANSLATE_NOOP("season_page", "New season…")
_HOW = QT_TRANSLATE_NOOP("season_page", "How it counts")
_EXPORT = QT_TRANSLATE_NOOP("season_page", "Export…")
_WHICH = QT_TRANSLATE_NOOP("season_page", "Which season")
_TABLE = QT_TRANSLATE_NOOP("season_page", "Season table")
_MATCHES = QT_TRANSLATE_NOOP("season_page", "Matches behind this line")
_MATCHES_OF = QT_TRANSLATE_NOOP("season_page", "Matches behind the line of {name}")
_EMPTY = QT_TRANSLATE_NOOP(
    "season_page", "No finished match counts here yet. The table begins with the first one."
)
_NARROWED = QT_TRANSLATE_NOOP(
    "season_page", "No match is left with these choices. Change them under “How it counts”."
)
_MIXED = QT_TRANSLATE_NOOP(
    "season_page", "Several games are added up here; their points cannot be compared with each other."
)
_UNDATED = QT_TRANSLATE_N_NOOP(
    "season_page", "%n match(es) left out: nobody wrote down on which day they were.", "", 0
)

LEAST_TABLE = 460
"""Where the table would be narrower, at 100 %, the panel takes its place."""
LEAST_FOOT = 520
"""Below this width, at 100 %, the button stands under what the table rests on."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's own word for a width without a limit."""


class SeasonPage(QWidget):
    """A season's table. It asks for tables by `asked` and is shown them."""

    asked = Signal(object)
    """The `Asked` that is wanted."""
    matches_wanted = Signal(object, object)
    """Who is on a line, and the `Filters` of the matches behind it, `as_of` told as the last day."""
    export_wanted = Signal()
    counting_kept = Signal(object)
    """The `Counting` that the season has from now on."""
    season_made = Signal(object)
    """A new `Season`, or the one that is shown with other days and games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: SeasonShown | None = None
        self._today = ""
        self._title = page_title()
        self.seasons = QComboBox()
        self.new_button = action_button(icon="plus")
        self.how_button = action_button()
        self.how_button.setCheckable(True)
        self.export_button = action_button(icon="export")
        self.schemes = Choices()
        self.panel = CountingPanel()
        self.panel.hide()
        self.table = StandingsView()
        self.matches_button = action_button(icon="history")
        self._empty = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self._warning = Wrapped(role="gold")
        self._undated = Wrapped(role="gold")
        self._basis = Wrapped(type_step=Type.SMALL, role="soft_ink")
        self._paper = Card()
        self._paper.hide()  # there is nothing to say before the history has answered
        self._lay_out()
        self._connect()
        self._size_all()
        self.retranslate()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(8)
        self._nothing = column_of(self._empty, margins=(8, 12, 8, 12))
        inside.addWidget(self._nothing)
        inside.addWidget(self.table, 1)
        inside.addStretch(0)  # where there is no table, its words stay at the top and foot
        foot = QVBoxLayout()
        foot.setContentsMargins(8, 0, 0, 0)
        foot.setSpacing(8)
        foot.addWidget(self._warning)
        foot.addWidget(self._undated)
        foot.addWidget(Columns(self._basis, self.matches_button, shares=(1, 0), least=LEAST_FOOT, gap=8))
        inside.addLayout(foot)
        body = Body()
        body.column.addWidget(
            Flowing(self._title, self.seasons, self.new_button, self.how_button, self.export_button)
        )
        body.column.addWidget(self.schemes)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        sides.addWidget(self._paper, 1)
        sides.addWidget(self.panel)
        body.column.addLayout(sides, 1)
        fill(self, body)

    def _connect(self) -> None:
        self.seasons.activated.connect(self._choose_season)
        self.schemes.chosen.connect(lambda scheme: self.panel.set_scheme(Scheme(scheme)))
        self.new_button.clicked.connect(lambda: self._ask_for_season(None))
        self.how_button.toggled.connect(self._arrange)
        self.export_button.clicked.connect(self.export_wanted)
        self.panel.changed.connect(self._ask)
        self.panel.kept.connect(lambda: self.counting_kept.emit(self.panel.counting))
        self.panel.reset.connect(lambda: self.asked.emit(Asked(self._season_name)))
        self.panel.edit_wanted.connect(self._edit_season)
        self.table.opened.connect(self._open_line)
        self.table.chosen.connect(self._show_button)
        self.matches_button.clicked.connect(self._open_line)
        look.changes().changed.connect(self._size_all)

    # What it shows.

    @property
    def shown(self) -> SeasonShown | None:
        """The table on the page."""
        return self._shown

    def set_today(self, day: str) -> None:
        """The day that open days propose, `YYYY-MM-DD`."""
        self._today = day
        self.panel.set_today(day)

    def show_season(self, shown: SeasonShown) -> None:
        """Show a season's table. The line that was chosen stays chosen."""
        self._shown = shown
        self.seasons.clear()
        self.seasons.addItem(say(_EVERY_MATCH), "")
        for name in shown.names:
            self.seasons.addItem(calm(name), name)
        self.seasons.setCurrentIndex(max(0, self.seasons.findData(shown.asked.season)))
        self.schemes.set_current(str(shown.query.counting.scheme))
        self.panel.show_counting(shown)
        self._arrange()
        self.table.show_table(shown.query, shown.table)
        self._show_words(shown)
        self._hand_on()

    def _show_words(self, shown: SeasonShown) -> None:
        table = shown.table
        is_empty = not (table.rows or table.unranked)
        narrowed = shown.asked.filters != Filters() or shown.differs
        self._empty.setText(say(_NARROWED if narrowed else _EMPTY))
        self._nothing.setVisible(is_empty)
        self.table.setVisible(not is_empty)
        self.matches_button.setVisible(not is_empty)
        self.export_button.setEnabled(not is_empty)
        self._warning.setText(say(_MIXED))
        self._warning.setVisible(table.mixes_points)
        self._undated.setText(say(_UNDATED.counted(shown.undated)))
        self._undated.setVisible(bool(shown.undated))
        self._basis.setText(DOT.join(basis(shown.query, say)))

    @property
    def _season_name(self) -> str:
        return "" if self._shown is None else self._shown.asked.season

    # Lines.

    def _show_button(self) -> None:
        line = self.table.line
        self.matches_button.setEnabled(line is not None)
        words = say(_MATCHES) if line is None else say(_MATCHES_OF.of(name=line.name))
        self.matches_button.setAccessibleName(words)

    def _open_line(self) -> None:
        line = self.table.line
        if line is not None and self._shown is not None:
            filters = self._shown.query.filters
            last_day = min(filter(None, (filters.last_day, filters.as_of)), default=None)
            self.matches_wanted.emit(line.players, replace(filters, last_day=last_day, as_of=None))

    # What is asked.

    def _choose_season(self) -> None:
        self.asked.emit(Asked(str(self.seasons.currentData() or "")))

    def _ask(self) -> None:
        shown = self._shown
        if shown is None:
            return
        counting = self.panel.counting
        self.asked.emit(
            Asked(self._season_name, self.panel.filters, None if counting == shown.own else counting)
        )

    def _edit_season(self) -> None:
        if self._shown is not None and self._shown.season is not None:
            self._ask_for_season(self._shown.season)

    def _ask_for_season(self, season: Season | None) -> None:
        names = () if self._shown is None else self._shown.names
        dialog = SeasonDialog(self, today=self._today, taken=names, season=season)
        dialog.agreed.connect(self.season_made)
        dialog.open()

    # Sizes.

    def _arrange(self) -> None:
        """Put the panel beside the table, or in a narrow window in its place."""
        is_open, panel = self.how_button.isChecked(), self.panel.width_wanted()
        narrow = self.width() - panel < look.scaled(LEAST_TABLE)
        self.panel.setVisible(is_open)
        self._paper.setVisible(self._shown is not None and not (is_open and narrow))
        self.panel.setMinimumWidth(0 if narrow else panel)
        self.panel.setMaximumWidth(QWIDGETSIZE_MAX if narrow else panel)

    def _size_all(self) -> None:
        self.panel.setMinimumHeight(self.table.minimumHeight())
        self.seasons.setMinimumWidth(look.scaled(200))
        self._title.setMinimumHeight(look.target())
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the table, as soon as there is one."""
        super().focusInEvent(event)
        self._hand_on()

    def _hand_on(self) -> None:
        if self._shown is not None and self.hasFocus():
            there = self.table if self.table.isVisibleTo(self) else self.seasons
            there.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_keyboard(self) -> None:
        """Choices are made later than what stands below them, but the keyboard comes to them before."""
        schemes = [self.schemes.button(key) for key in self.schemes.offered]
        lines = [self.panel.lines.button(key) for key in self.panel.lines.offered]
        panel = (*lines, self.panel.points, self.panel.minimum)
        for before, after in pairwise(
            (self.export_button, *schemes, self.table, self.matches_button, *panel)
        ):
            QWidget.setTabOrder(before, after)

    # Words.

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
        self.schemes.setAccessibleName(say(_SCHEME))
        self.schemes.offer((str(scheme), say(words)) for scheme, words in _SCHEMES.items())
        self.new_button.setText(say(_NEW))
        self.how_button.setText(say(_HOW))
        self.export_button.setText(say(_EXPORT))
        self.matches_button.setText(say(_MATCHES))
        self._order_keyboard()
        if self._shown is not None:
            self.show_season(self._shown)
