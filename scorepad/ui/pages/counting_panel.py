"""The panel of a season's page that says how it counts: what is left out, and which matches are asked."""

import re
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QEvent, QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.export.tables import decimal
from scorepad.games import GAMES, game
from scorepad.season.season import By, Counting, Filters, Scheme, read_points
from scorepad.ui import look
from scorepad.ui.pages.parts import (
    Choices,
    FieldProblem,
    Stepper,
    Wrapped,
    action_button,
    allow,
    card_heading,
    mark_wrong,
    scrolling_page,
)
from scorepad.ui.say import say
from scorepad.ui.season_reading import SeasonShown
from scorepad.ui.season_words import day_words
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.day_field import DayField

_HOW = QT_TRANSLATE_NOOP("season_page", "How it counts")
_WHICH = QT_TRANSLATE_NOOP("season_page", "Which matches")
_LINES = QT_TRANSLATE_NOOP("season_page", "A line for each")
_BY = {
    By.PLAYER: QT_TRANSLATE_NOOP("season_page", "player"),
    By.PAIR: QT_TRANSLATE_NOOP("season_page", "pair"),
}
_POINTS = QT_TRANSLATE_NOOP("season_page", "Points for 1st, 2nd, 3rd and so on")
_BAD_POINTS = QT_TRANSLATE_NOOP("season_page", "Write the points one after the other, such as {example}.")
_MINIMUM = QT_TRANSLATE_NOOP("season_page", "Matches needed for a place")
_DROP = QT_TRANSLATE_NOOP("season_page", "Lowest results left out")
_BEST = QT_TRANSLATE_NOOP("season_page", "Best results that count")
_NONE = QT_TRANSLATE_NOOP("season_page", "none")
_ALL = QT_TRANSLATE_NOOP("season_page", "all")
_GUESTS = QT_TRANSLATE_NOOP("season_page", "Show guests too")
_FIRST = QT_TRANSLATE_NOOP("season_page", "From")
_LAST = QT_TRANSLATE_NOOP("season_page", "Up to")
_AS_OF = QT_TRANSLATE_NOOP("season_page", "As it stood on")
_AS_OF_SAID = QT_TRANSLATE_NOOP(
    "season_page", "Shows who went up and who went down since the evening before."
)
_REVERSED = QT_TRANSLATE_NOOP("season_page", "The last day is before the first. Choose another day.")
_NO_GAME = QT_TRANSLATE_NOOP("season_page", "Tick one game at least.")
_OTHERWISE = QT_TRANSLATE_NOOP("season_page", "{season} itself counts in another way.")
_KEEP = QT_TRANSLATE_NOOP("season_page", "Save as the season's way")
_BACK = QT_TRANSLATE_NOOP("season_page", "Back to the usual way")
_SEASON = QT_TRANSLATE_NOOP("season_page", "The season itself")
_EDIT = QT_TRANSLATE_NOOP("season_page", "Name, days and games…")
_CLOSE = QT_TRANSLATE_NOOP("season_page", "Close the season…")
_CLOSED = QT_TRANSLATE_NOOP("season_page", "It is closed: its last day was {day}.")
_REMOVE = QT_TRANSLATE_NOOP("season_page", "Remove the season")

LEAST = 340
"""Its width where the words need no more, in pixels at 100 %."""
MOST = 999
"""The most matches that a limit can name here."""


class CountingPanel(Card):
    """What a table counts, told by `counting` and `filters`; `changed` whenever they are other ones."""

    changed = Signal()
    kept = Signal()
    """This is the season's way of counting from now on."""
    reset = Signal()
    """Back to the season's own way, over all its matches."""
    edit_wanted = Signal()
    """The season's own name, days and games are to be changed."""
    close_wanted = Signal()
    remove_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counting = Counting()
        self._filters = Filters()
        self._shown: SeasonShown | None = None
        self._offered: tuple[str, ...] = ()
        self.lines = Choices()
        self.points = QLineEdit()
        self.minimum, self.drop, self.best = Stepper(), Stepper(), Stepper()
        self.guests = QCheckBox()
        self.games: dict[str, QCheckBox] = {one.key: QCheckBox() for one in GAMES}
        self.first_day, self.last_day, self.as_of = DayField(), DayField(), DayField()
        self.keep_button = action_button("primary")
        self.back_button = action_button()
        self.edit_button = action_button()
        self.close_button = action_button()
        self.remove_button = action_button(icon="trash")
        self._how, self._which, self._itself = card_heading(), card_heading(), card_heading()
        self._closed = Wrapped(role="soft_ink")
        self._rule = Rule()
        self._today = ""
        self._labels = {
            name: Wrapped() for name in ("lines", "points", "minimum", "drop", "best", "as_of", "season")
        }
        for name in ("as_of", "season"):
            self._labels[name].set_role("soft_ink")
        self._points_problem, self._days_problem = FieldProblem(), FieldProblem()
        self._games_problem = FieldProblem()
        self._lay_out()
        self._connect()
        look.changes().changed.connect(self._size_steppers)
        self._size_steppers()
        self.retranslate()

    def _lay_out(self) -> None:
        steps = QGridLayout()
        steps.setHorizontalSpacing(12)
        steps.setVerticalSpacing(8)
        steps.setColumnStretch(0, 1)
        for row, name in enumerate(("minimum", "drop", "best")):
            stepper: Stepper = getattr(self, name)
            stepper.setKeyboardTracking(False)
            stepper.set_range(0, MOST)
            steps.addWidget(self._labels[name], row, 0)
            steps.addWidget(stepper, row, 1)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        column.addWidget(self._how)
        column.addWidget(self._labels["lines"])
        column.addWidget(self.lines)
        column.addWidget(self._labels["points"])
        column.addWidget(self.points)
        column.addWidget(self._points_problem)
        column.addLayout(steps)
        column.addWidget(self.guests)
        column.addWidget(self._labels["season"])
        column.addWidget(self.keep_button)
        column.addWidget(self.back_button)
        column.addWidget(Rule())
        column.addWidget(self._which)
        for box in self.games.values():
            column.addWidget(box)
        column.addWidget(self._games_problem)
        for field in (self.first_day, self.last_day):
            column.addWidget(field)
        column.addWidget(self._days_problem)
        column.addWidget(self.as_of)
        column.addWidget(self._labels["as_of"])
        for part in (
            self._rule,
            self._itself,
            self.edit_button,
            self.close_button,
            self._closed,
            self.remove_button,
        ):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll = scrolling_page()
        self._scroll.setWidget(self._inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, 4)
        whole.addWidget(self._scroll)

    def _size_steppers(self) -> None:
        """Numbers below each other are equally wide, whatever words stand for their lowest."""
        for stepper in (self.minimum, self.drop, self.best):
            stepper.setFixedWidth(2 * look.target() + look.scaled(76))

    def _connect(self) -> None:
        self.lines.chosen.connect(self._tell)
        self.points.editingFinished.connect(self._tell)
        for stepper in (self.minimum, self.drop, self.best):
            stepper.changed.connect(self._tell)
        for box in (self.guests, *self.games.values()):
            box.toggled.connect(self._tell)
        for field in (self.first_day, self.last_day, self.as_of):
            field.changed.connect(self._tell)
        self.keep_button.clicked.connect(self.kept)
        self.back_button.clicked.connect(self.reset)
        self.edit_button.clicked.connect(self.edit_wanted)
        self.close_button.clicked.connect(self.close_wanted)
        self.remove_button.clicked.connect(self.remove_wanted)

    # What it says.

    @property
    def counting(self) -> Counting:
        """How matches add up."""
        return self._counting

    @property
    def filters(self) -> Filters:
        """Which of the season's matches are asked; everything where nothing narrows it."""
        return self._filters

    def set_scheme(self, scheme: Scheme) -> None:
        """Count by another scheme."""
        self._counting = replace(self._counting, scheme=scheme)
        self._show_points_field()
        self.changed.emit()

    def set_today(self, day: str) -> None:
        """The day that open days propose."""
        self._today = day
        for field in (self.first_day, self.last_day, self.as_of):
            field.set_usual(day)

    def width_wanted(self) -> int:
        """So wide that no word is cut, in pixels."""
        scroll = self._scroll.verticalScrollBar().sizeHint().width()
        return max(look.scaled(LEAST), self._inside.minimumSizeHint().width() + scroll + 6)

    # What it is shown.

    def show_counting(self, shown: SeasonShown) -> None:
        """Show what a table rests on."""
        self._shown = shown
        self._counting, self._filters = shown.query.counting, shown.asked.filters
        counting, filters = self._counting, self._filters
        self._labels["lines"].setVisible(shown.has_pairs)
        self.lines.setVisible(shown.has_pairs)
        self.lines.set_current(str(counting.by))
        if not self.points.hasFocus():
            self.points.setText(written_points(counting.points))
        self._show_points_field()
        self.minimum.set_value(counting.minimum)
        self.drop.set_value(counting.drop)
        self.best.set_value(counting.best)
        with QSignalBlocker(self.guests):
            self.guests.setChecked(counting.with_guests)
        self._offer_games(shown, filters)
        self.first_day.set_day(filters.first_day)
        self.last_day.set_day(filters.last_day)
        self.as_of.set_day(filters.as_of)
        is_season = shown.season is not None
        self._labels["season"].setVisible(is_season and shown.differs)
        self._labels["season"].setText(say(_OTHERWISE.of(season=shown.asked.season)))
        self.keep_button.setVisible(is_season and shown.differs)
        self.back_button.setVisible(shown.differs or filters != Filters())
        self._show_season_itself(shown)
        self._say_problems("", "", "")

    def _show_season_itself(self, shown: SeasonShown) -> None:
        season = shown.season
        for part in (self._rule, self._itself, self.edit_button, self.close_button, self.remove_button):
            part.setVisible(season is not None)
        last_day = None if season is None else season.last_day
        over = last_day is not None and last_day < self._today
        closed = say(_CLOSED.of(day=day_words(last_day))) if over else ""
        allow(self.close_button, closed)
        self._closed.setText(closed)
        self._closed.setVisible(over)

    def _offer_games(self, shown: SeasonShown, filters: Filters) -> None:
        own = shown.season.games if shown.season is not None else ()
        # Of a season's games, those that are known here.
        self._offered = tuple(key for key in self.games if not own or key in own)
        for key, box in self.games.items():
            box.setVisible(key in self._offered and len(self._offered) > 1)
            with QSignalBlocker(box):
                box.setChecked(key in (filters.games or self._offered))

    def _show_points_field(self) -> None:
        wanted = self._counting.scheme is Scheme.PLACES
        self._labels["points"].setVisible(wanted)
        self.points.setVisible(wanted)
        if not wanted:
            self._points_problem.show_problem("")

    # What is said to it.

    def _tell(self) -> None:
        points = self._read_points()
        games = tuple(key for key in self._offered if self.games[key].isChecked())
        first, last, as_of = self.first_day.day, self.last_day.day, self.as_of.day
        ends = [day for day in (last, as_of) if day is not None]
        reversed_ = bool(first and ends and first > min(ends))
        # A season may count only games that are not known here: there is nothing to choose then.
        lacks_games = bool(self._offered) and not games
        self._say_problems(
            "" if points else say(_BAD_POINTS.of(example=written_points(_EXAMPLE))),
            say(_NO_GAME) if lacks_games else "",
            say(_REVERSED) if reversed_ else "",
        )
        if points is None or lacks_games or reversed_:
            return
        counting = Counting(
            scheme=self._counting.scheme,
            by=By(self.lines.current or By.PLAYER),
            points=points,
            minimum=self.minimum.value(),
            drop=self.drop.value(),
            best=self.best.value(),
            with_guests=self.guests.isChecked(),
        )
        filters = Filters(None, first, last, () if games == self._offered else games, as_of)
        if (counting, filters) != (self._counting, self._filters):
            self._counting, self._filters = counting, filters
            self.changed.emit()

    def _read_points(self) -> tuple[Fraction, ...] | None:
        """The points as they are written; None where they cannot be read."""
        try:
            return points_typed(self.points.text())
        except ValueError:
            return None

    def _say_problems(self, points: str, games: str, days: str) -> None:
        self._points_problem.show_problem(points)
        mark_wrong(self.points, points)
        self._games_problem.show_problem(games)
        self._days_problem.show_problem(days)

    # Words.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the panel."""
        self._how.setText(say(_HOW))
        self._which.setText(say(_WHICH))
        self._labels["lines"].setText(say(_LINES))
        self._labels["points"].setText(say(_POINTS))
        self._labels["as_of"].setText(say(_AS_OF_SAID))
        self.lines.setAccessibleName(say(_LINES))
        self.lines.offer((str(by), say(words)) for by, words in _BY.items())
        self.points.setAccessibleName(say(_POINTS))
        for name, words, lowest in (
            ("minimum", _MINIMUM, _NONE),
            ("drop", _DROP, _NONE),
            ("best", _BEST, _ALL),
        ):
            self._labels[name].setText(say(words))
            stepper: Stepper = getattr(self, name)
            stepper.set_words(say(words), say(lowest))
        self.guests.setText(say(_GUESTS))
        for key, box in self.games.items():
            box.setText(on_button(say(game(key).words.name)))
        self.first_day.set_words(say(_FIRST))
        self.last_day.set_words(say(_LAST))
        self.as_of.set_words(say(_AS_OF))
        self.keep_button.setText(say(_KEEP))
        self.back_button.setText(say(_BACK))
        self._itself.setText(say(_SEASON))
        self.edit_button.setText(say(_EDIT))
        self.close_button.setText(say(_CLOSE))
        self.remove_button.setText(say(_REMOVE))
        if self._shown is not None:
            self.show_counting(self._shown)


_EXAMPLE = (Fraction(5), Fraction(5, 2), Fraction(1))


def written_points(points: tuple[Fraction, ...]) -> str:
    """Points for places as the locale writes them: `5, 2.5`, or `5; 2,5` where a comma is the point."""
    point = QLocale().decimalPoint()
    between = "; " if point == "," else ", "
    return between.join(decimal(one, 18).replace(".", point) for one in points)


def points_typed(text: str) -> tuple[Fraction, ...]:
    """Points for places as somebody types them in the locale. Raises ValueError where they are none."""
    point = QLocale().decimalPoint()
    between = r"\s*;\s*|,\s+|\s+" if point == "," else r"\s*[;,]\s*|\s+"
    return read_points(",".join(part.replace(point, ".") for part in re.split(between, text.strip())))
