"""The season page: who is ahead, how it is counted, and the matches behind each line."""

from dataclasses import replace
from enum import StrEnum
from itertools import pairwise

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.export.tables import basis
from scorepad.season.season import Filters, Scheme, Season
from scorepad.ui import look
from scorepad.ui.dialogs.close_season import CloseSeasonDialog
from scorepad.ui.dialogs.season_dialog import SeasonDialog
from scorepad.ui.help_pages import window_language
from scorepad.ui.look import Type
from scorepad.ui.pages.body import Body, fill
from scorepad.ui.pages.counting_panel import CountingPanel
from scorepad.ui.pages.empty_part import EmptyPart
from scorepad.ui.pages.parts import (
    DOT,
    Choices,
    Columns,
    Flowing,
    Wrapped,
    action_button,
    allow,
    column_of,
    page_title,
)
from scorepad.ui.say import say
from scorepad.ui.season_reading import Asked, SeasonDetails, SeasonShown
from scorepad.ui.season_remarks_view import RemarksView
from scorepad.ui.season_words import day_words, dropped_words, tie_words
from scorepad.ui.standings_view import StandingsView
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.places_chart import PlacesChart

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
_PRINT = QT_TRANSLATE_NOOP("season_page", "Print…")
_WHICH = QT_TRANSLATE_NOOP("season_page", "Which season")
_TABLE = QT_TRANSLATE_NOOP("season_page", "Season table")
_MATCHES = QT_TRANSLATE_NOOP("season_page", "Matches behind this line")
_MATCHES_OF = QT_TRANSLATE_NOOP("season_page", "Matches behind the line of {name}")
_STATISTICS = QT_TRANSLATE_NOOP("season_page", "Statistics")
_STATISTICS_OF = QT_TRANSLATE_NOOP("season_page", "Statistics of {name}")
_ONE_EACH = QT_TRANSLATE_NOOP(
    "season_page", "Statistics are of one player; this line is a pair. Count players to see those of each."
)
_EMPTY = QT_TRANSLATE_NOOP(
    "season_page", "No finished match counts here yet. The table begins with the first one."
)
_VIEW = QT_TRANSLATE_NOOP("season_page", "What is shown of the season")
_TABLE_VIEW = QT_TRANSLATE_NOOP("season_page", "Table")
_CHART_VIEW = QT_TRANSLATE_NOOP("season_page", "Chart")
_REMARKS_VIEW = QT_TRANSLATE_NOOP("season_page", "Remarks")
_REMARKS_COUNTED = QT_TRANSLATE_NOOP("season_page", "Remarks ({number})")
_REMARKS = QT_TRANSLATE_NOOP("season_page", "Remarks on the season's matches")
_OPEN = QT_TRANSLATE_NOOP("season_page", "Open this match")
READING = QT_TRANSLATE_NOOP("season_page", "One moment: the matches are being looked through.")
"""What is said while the results behind a table are read."""
_UNREAD = QT_TRANSLATE_NOOP("season_page", "What is behind this table could not be read: {problem}")
_AGAIN = QT_TRANSLATE_NOOP("season_page", "Try again")
_NO_CHART = QT_TRANSLATE_NOOP(
    "season_page",
    "The chart shows the places from day to day. It begins with the first match that has a day.",
)
_NO_REMARKS = QT_TRANSLATE_NOOP(
    "season_page", "Nothing to remark: every match counts, and all were played by the same rules."
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


class View(StrEnum):
    """What of a season stands on the paper."""

    TABLE = "table"
    CHART = "chart"
    REMARKS = "remarks"


LEAST_TABLE = 460
"""Where the table would be narrower, at 100 %, the panel takes its place."""
LEAST_FOOT = 760
"""Below this width, at 100 %, the buttons stand under the views."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's own word for a width without a limit."""


_GAP, _EDGES = 8, 64
"""Pixels between the buttons of the head, and beside all of them with a scroll bar."""


class _Views(Choices):
    """The views. They have the room that one line of them takes, and the buttons beside them what is left."""

    def sizeHint(self) -> QSize:
        """All on one line."""
        buttons = [self.button(key) for key in self.offered]
        width = sum(button.sizeHint().width() + _GAP for button in buttons) - _GAP
        return QSize(width, super().sizeHint().height()) if buttons else super().sizeHint()


class SeasonPage(QWidget):
    """A season's table. It asks for tables by `asked` and is shown them."""

    asked = Signal(object)
    """The `Asked` that is wanted."""
    matches_wanted = Signal(object, object)
    """Who is on a line, and the `Filters` of the matches behind it, `as_of` told as the last day."""
    player_wanted = Signal(str)
    """The page of the player on a line is wanted."""
    match_wanted = Signal(int)
    """The number of a match that is to be opened."""
    export_wanted = Signal()
    print_wanted = Signal()
    counting_kept = Signal(object)
    """The `Counting` that the season has from now on."""
    season_made = Signal(object)
    """A new `Season`."""
    season_changed = Signal(object, object)
    """The `Season` that is shown, and the same with another name, other days or games."""
    season_closed = Signal(object, object, object)
    """The `Season` that is shown, the same with its last day, and the `Season` after it, or None."""
    season_removed = Signal(object)
    """The `Season` that is to be forgotten."""
    details_wanted = Signal()
    """What is behind the table could not be read, and is to be tried again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: SeasonShown | None = None
        self._details: SeasonDetails | None = None
        self._problem: Phrase | None = None
        self._today = ""
        self._title = page_title()
        self.seasons = QComboBox()
        self.new_button = action_button(icon="plus")
        self.how_button = action_button()
        self.how_button.setCheckable(True)
        self.export_button = action_button(icon="export")
        self.print_button = action_button(icon="print")
        self._head_buttons = (self.new_button, self.how_button, self.export_button, self.print_button)
        self.schemes = Choices()
        self.panel = CountingPanel()
        self.panel.hide()
        self.table = StandingsView()
        self.chart = PlacesChart()
        self.remarks = RemarksView()
        self.views = _Views()
        self.views.set_current(View.TABLE)
        self.matches_button = action_button(icon="history")
        self.player_button = action_button(icon="chart")
        self.open_button = action_button(icon="match")
        self.again_button = action_button()
        self._unread = Wrapped(role="red")
        self._about = Wrapped()
        self._nothing = EmptyPart()
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
        inside.addWidget(self._nothing)
        self._failure = column_of(self._unread, Flowing(self.again_button), margins=(8, 4, 8, 4), gap=8)
        self._failure.hide()
        inside.addWidget(self._failure)
        for part in (self.table, self.chart, self.remarks):
            inside.addWidget(part, 1)
        inside.addStretch(0)  # where there is no table, its words stay at the top and foot
        foot = QVBoxLayout()
        foot.setContentsMargins(8, 0, 0, 0)
        foot.setSpacing(8)
        for words in (self._about, self._warning, self._undated, self._basis):
            foot.addWidget(words)
        buttons = Flowing(self.player_button, self.matches_button, self.open_button)
        foot.addWidget(Columns(self.views, buttons, shares=(0, 1), least=LEAST_FOOT, gap=16))
        inside.addLayout(foot)
        body = Body()
        body.column.addWidget(Flowing(self._title, self.seasons, *self._head_buttons))
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
        self.new_button.clicked.connect(self._ask_for_season)
        self.how_button.toggled.connect(self._arrange)
        self.export_button.clicked.connect(self.export_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        self.panel.changed.connect(self._ask)
        self.panel.kept.connect(lambda: self.counting_kept.emit(self.panel.counting))
        self.panel.reset.connect(lambda: self.asked.emit(Asked(self._season_name)))
        self.panel.edit_wanted.connect(self._edit_season)
        self.panel.close_wanted.connect(self._close_season)
        self.panel.remove_wanted.connect(self._remove_season)
        self.table.opened.connect(self._open_line)
        self.table.chosen.connect(self._show_button)
        self.matches_button.clicked.connect(self._open_line)
        self.player_button.clicked.connect(self._open_player)
        self.remarks.opened.connect(self._open_match)
        self.remarks.chosen.connect(self._show_button)
        self.open_button.clicked.connect(self._open_match)
        self.again_button.clicked.connect(self.details_wanted)
        self.views.chosen.connect(self._turn)
        look.changes().changed.connect(self._size_all)

    # What it shows.

    @property
    def shown(self) -> SeasonShown | None:
        """The table on the page."""
        return self._shown

    @property
    def details(self) -> SeasonDetails | None:
        """What is behind that table; None before the history has answered."""
        return self._details

    def set_today(self, day: str) -> None:
        """The day that open days propose, `YYYY-MM-DD`."""
        self._today = day
        self.panel.set_today(day)

    def show_season(self, shown: SeasonShown) -> None:
        """Show a season's table; its details follow. The line that was chosen stays chosen."""
        if self._shown is None or self._shown.asked != shown.asked:
            # What is behind the same table stays until it is read anew: nothing goes from under a hand.
            self._details = None
        self._problem = None
        self._shown = shown
        self._show_all(shown)
        self._hand_on()

    def show_details(self, details: SeasonDetails) -> None:
        """Show what is behind the table that is shown."""
        self._details, self._problem = details, None
        if self._shown is not None:
            self._show_view(self._shown)

    def show_problem(self, sentence: Phrase) -> None:
        """Say why what is behind the table could not be read, and offer to try again."""
        self._problem = sentence
        if self._shown is not None:
            self._show_view(self._shown)

    def _show_all(self, shown: SeasonShown) -> None:
        self.seasons.clear()
        self.seasons.addItem(say(_EVERY_MATCH), "")
        for name in shown.names:
            self.seasons.addItem(calm(name), name)
        self.seasons.setCurrentIndex(max(0, self.seasons.findData(shown.asked.season)))
        self.schemes.set_current(str(shown.query.counting.scheme))
        self.panel.show_counting(shown)
        self._arrange()
        self.table.show_table(shown.query, shown.table)
        self.export_button.setEnabled(_has_lines(shown))
        self.print_button.setEnabled(_has_lines(shown))
        self._warning.setText(say(_MIXED))
        self._warning.setVisible(shown.table.mixes_points)
        self._undated.setText(say(_UNDATED.counted(shown.undated)))
        self._undated.setVisible(bool(shown.undated))
        self._basis.setText(DOT.join(basis(shown.query, say, day_words, QLocale().decimalPoint())))
        self._show_view(shown)

    @property
    def _season_name(self) -> str:
        return "" if self._shown is None else self._shown.asked.season

    # The views.

    @property
    def view(self) -> View:
        """What of the season is shown."""
        return View(self.views.current or View.TABLE)

    def _turn(self) -> None:
        if self._shown is not None:
            self._show_view(self._shown)

    def _show_view(self, shown: SeasonShown) -> None:
        """Show the view that is chosen, or in words why there is nothing to see in it."""
        details, view = self._details, self.view
        self.remarks.show_remarks(details)
        courses = () if details is None else details.courses
        self.chart.show_courses(
            courses,
            () if details is None else [day_words(day) for day in details.days],
            [shown.colours.get(course.key) for course in courses],
        )
        nothing = self._nothing_to_see(shown)
        self._nothing.show_words(nothing, is_coming=nothing == say(READING))
        self._nothing.setVisible(bool(nothing))
        for part, its_view in (
            (self.table, View.TABLE),
            (self.chart, View.CHART),
            (self.remarks, View.REMARKS),
        ):
            is_there = its_view is View.TABLE or details is not None
            part.setVisible(view is its_view and is_there and not nothing)
        self.matches_button.setVisible(self.table.isVisibleTo(self))
        self.player_button.setVisible(self.table.isVisibleTo(self))
        self.open_button.setVisible(self.remarks.isVisibleTo(self))
        self._offer_views()
        self._show_button()
        self._show_failure()

    def _show_failure(self) -> None:
        had_keyboard = self.again_button.hasFocus()
        self._unread.setText("" if self._problem is None else say(_UNREAD.of(problem=self._problem)))
        self._failure.setVisible(self._problem is not None)
        if had_keyboard and self._problem is None:
            self.setFocus()  # which hands it on to what there is to see

    def _nothing_to_see(self, shown: SeasonShown) -> str:
        """Why the view that is chosen is empty; nothing where it is not."""
        details, view = self._details, self.view
        if view is View.TABLE:
            narrowed = shown.asked.filters != Filters() or shown.differs
            return "" if _has_lines(shown) else say(_NARROWED if narrowed else _EMPTY)
        if details is None:
            return "" if self._problem is not None else say(READING)
        if view is View.CHART:
            return "" if details.days and details.courses else say(_NO_CHART)
        return "" if self.remarks.remarks.rowCount() else say(_NO_REMARKS)

    def _offer_views(self) -> None:
        number = 0 if self._details is None else self._details.remarks
        remarks = say(_REMARKS_COUNTED.of(number=number) if number else _REMARKS_VIEW)
        self.views.offer(
            ((View.TABLE, say(_TABLE_VIEW)), (View.CHART, say(_CHART_VIEW)), (View.REMARKS, remarks))
        )

    # Lines.

    def _show_button(self) -> None:
        line = self.table.line
        self.matches_button.setEnabled(line is not None)
        words = say(_MATCHES) if line is None else say(_MATCHES_OF.of(name=line.name))
        self.matches_button.setAccessibleName(words)
        alone = line is not None and len(line.players) == 1
        allow(self.player_button, "" if alone or line is None else say(_ONE_EACH))
        self.player_button.setEnabled(alone)
        words = say(_STATISTICS) if line is None else say(_STATISTICS_OF.of(name=line.name))
        self.player_button.setAccessibleName(words)
        self.open_button.setEnabled(self.remarks.remark is not None)
        about = self._about_line()
        self._about.setText(about)
        self._about.setVisible(bool(about))
        self.table.setAccessibleDescription(about if self.view is View.TABLE else "")

    def _about_line(self) -> str:
        """What is to be said of the line that is chosen: why it stands there, and what is left out."""
        if self.view is View.REMARKS:
            remark = self.remarks.remark
            return "" if remark is None or not self.remarks.isVisibleTo(self) else remark.words
        line = self.table.line
        if self.view is not View.TABLE or line is None or self._shown is None:
            return ""
        dropped = () if self._details is None else self._details.dropped_of.get(line.key, ())
        left_out = dropped_words(line.name, dropped)
        return " ".join(filter(None, (*tie_words(self._shown.table, line), left_out)))

    def _open_line(self) -> None:
        line = self.table.line
        if line is not None and self._shown is not None:
            filters = self._shown.query.filters
            last_day = min(filter(None, (filters.last_day, filters.as_of)), default=None)
            self.matches_wanted.emit(line.players, replace(filters, last_day=last_day, as_of=None))

    def _open_player(self) -> None:
        line = self.table.line
        if line is not None and len(line.players) == 1:
            self.player_wanted.emit(line.players[0])

    def _open_match(self) -> None:
        remark = self.remarks.remark
        if remark is not None:
            self.match_wanted.emit(remark.match)

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

    def _ask_for_season(self) -> None:
        dialog = self._season_dialog(None)
        dialog.agreed.connect(self.season_made)
        dialog.open()

    def _edit_season(self) -> None:
        if self._shown is not None and self._shown.season is not None:
            season = self._shown.season
            dialog = self._season_dialog(season)
            dialog.agreed.connect(lambda changed: self.season_changed.emit(season, changed))
            dialog.open()

    def _season_dialog(self, season: Season | None) -> SeasonDialog:
        names = () if self._shown is None else self._shown.names
        return SeasonDialog(self, today=self._today, taken=names, season=season)

    def _close_season(self) -> None:
        if self._shown is None or self._shown.season is None:
            return
        season, details = self._shown.season, self._details
        dialog = CloseSeasonDialog(
            self,
            season,
            last_day=(None if details is None else details.last_day) or self._today,
            taken=self._shown.names,
            unfinished=0 if details is None else details.unfinished,
            language=window_language(),
        )
        dialog.agreed.connect(lambda closed, after: self.season_closed.emit(season, closed, after))
        dialog.open()

    def _remove_season(self) -> None:
        if self._shown is not None and self._shown.season is not None:
            self.season_removed.emit(self._shown.season)

    # Sizes.

    def _arrange(self) -> None:
        """Put the panel beside the table, or in a narrow window in its place."""
        head = (self._title, self.seasons, *self._head_buttons)
        needed = sum(one.sizeHint().width() + _GAP for one in head)
        # The rail says where one is, too; a second line of buttons would cost two of the table.
        self._title.setVisible(needed + _EDGES <= self.width())
        is_open, panel = self.how_button.isChecked(), self.panel.width_wanted()
        narrow = self.width() - panel < look.scaled(LEAST_TABLE)
        self.panel.setVisible(is_open)
        self._paper.setVisible(self._shown is not None and not (is_open and narrow))
        self.panel.setMinimumWidth(0 if narrow else panel)
        self.panel.setMaximumWidth(QWIDGETSIZE_MAX if narrow else panel)

    def _size_all(self) -> None:
        self.panel.setMinimumHeight(self.table.minimumHeight())
        self.seasons.setMinimumWidth(look.scaled(160))
        self.seasons.setMaximumWidth(look.scaled(320))
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
            views = (self.table, self.chart, self.remarks, self.seasons)
            there = next(one for one in views if one.isVisibleTo(self))
            there.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_keyboard(self) -> None:
        """Choices are made later than what stands below them, but the keyboard comes to them before."""
        schemes = [self.schemes.button(key) for key in self.schemes.offered]
        lines = [self.panel.lines.button(key) for key in self.panel.lines.offered]
        panel = (*lines, self.panel.points, self.panel.minimum)
        shown = (self.table, self.chart, self.remarks)
        views = [self.views.button(key) for key in self.views.offered]
        for before, after in pairwise(
            (
                self.export_button,
                self.print_button,
                *schemes,
                self.again_button,
                *shown,
                *views,
                self.player_button,
                self.matches_button,
                self.open_button,
                *panel,
            )
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
        self.print_button.setText(say(_PRINT))
        self.player_button.setText(say(_STATISTICS))
        self.matches_button.setText(say(_MATCHES))
        self.open_button.setText(say(_OPEN))
        self.again_button.setText(say(_AGAIN))
        self.views.setAccessibleName(say(_VIEW))
        self.remarks.setAccessibleName(say(_REMARKS))
        self._offer_views()
        self._order_keyboard()
        self._arrange()
        if self._shown is not None:
            self._show_all(self._shown)


def _has_lines(shown: SeasonShown) -> bool:
    return bool(shown.table.rows or shown.table.unranked)
