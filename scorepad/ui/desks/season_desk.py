"""The season page at work: its tables are read, its ways of counting kept, its files written."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.season.season import Counting, Filters, Season
from scorepad.store.errors import StoreMissing
from scorepad.ui.desks.export_desk import ExportDesk
from scorepad.ui.desks.refusals import Refusal, or_refusal
from scorepad.ui.file_forms import table_forms
from scorepad.ui.library import Library
from scorepad.ui.pages.season import READING, SeasonPage
from scorepad.ui.say import say
from scorepad.ui.season_reading import (
    EVERYTHING,
    Asked,
    SeasonDetails,
    SeasonShown,
    opened,
    season_details,
    season_shown,
    with_results,
)
from scorepad.ui.season_words import day_words
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock

T = TypeVar("T")

_KEPT = QT_TRANSLATE_NOOP("season_desk", "{season} counts so from now on.")
_MADE = QT_TRANSLATE_NOOP("season_desk", "The season {season} is made.")
_CHANGED = QT_TRANSLATE_NOOP("season_desk", "The season {season} is changed.")
_CLOSED = QT_TRANSLATE_NOOP("season_desk", "{season} is closed: its last day is {day}.")
_CLOSED_AND_NEXT = QT_TRANSLATE_NOOP(
    "season_desk", "{season} is closed: its last day is {day}. After it comes {next}."
)
_REMOVED = QT_TRANSLATE_NOOP(
    "season_desk", "The season {season} is removed. Its matches stay in the history."
)
EXPORT = QT_TRANSLATE_NOOP("season_desk", "Export the season table")


class SeasonDesk(QObject):
    """Joins the season page to the history."""

    matches_wanted = Signal(object, object)
    """Who is on a line, and the `Filters` of the matches behind it."""
    match_wanted = Signal(int)
    """The number of a match that is to be opened."""
    matches_changed = Signal()
    """Matches name another season now: what is open is to be read anew, before the page is."""

    def __init__(
        self, library: Library, messages: MessageBar, now: "Clock", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._now = now
        self._latest = 0
        self._whole: SeasonShown | None = None
        self._waiting: list[Callable[[SeasonShown], object]] = []
        self.page = SeasonPage()
        self.exports = ExportDesk(library, messages, self)
        self.page.asked.connect(self._read)
        self.page.matches_wanted.connect(self.matches_wanted)
        self.page.export_wanted.connect(self.export)
        self.page.match_wanted.connect(self.match_wanted)
        self.page.details_wanted.connect(self.refresh)
        self.page.counting_kept.connect(self._keep_counting)
        self.page.season_made.connect(self._make_season)
        self.page.season_changed.connect(self._change_season)
        self.page.season_closed.connect(self._close_season)
        self.page.season_removed.connect(self._remove_season)

    # Tables.

    def open_season(self, name: str | None, scheme: str = "") -> None:
        """Show a season's table; None is the season that was played last, "" all matches.

        `scheme` is a scheme's code, or "" for the season's own.
        """
        self._read_asked(lambda store: opened(store, name, scheme))

    def refresh(self) -> None:
        """Show what the history holds now; at first the season that was played last."""
        shown = self.page.shown
        if shown is None:
            self.open_season(None)
        else:
            self._read(shown.asked)

    def _read(self, asked: Asked) -> None:
        self._read_asked(lambda _store: asked)

    def _read_asked(self, wanted: "Callable[[Store], Asked]") -> None:
        self._latest += 1
        number = self._latest
        self._whole = None
        self.page.set_today(self._now().date().isoformat())

        def done(outcome: "Outcome[SeasonShown]") -> None:
            if number != self._latest:
                # Something else was asked meanwhile, and its answer is on the way.
                return
            if outcome.error is None:
                self.page.show_season(outcome.value)
                self._read_details(number, outcome.value)
                return
            if isinstance(outcome.error, StoreMissing):
                self._messages.show_message(say(outcome.error.sentence), kind="warning")
                self._read(Asked())
            else:
                self._messages.show_failure(outcome.error.sentence, lambda: self._read_asked(wanted))

        self._library.read(lambda store: season_shown(store, wanted(store)), done)

    def _read_details(self, number: int, shown: SeasonShown) -> None:
        """Read what is behind the table that was asked for as the `number`th."""

        def read(store: "Store") -> tuple[SeasonShown, SeasonDetails]:
            whole = with_results(store, shown)
            return whole, season_details(store, whole)

        def done(outcome: "Outcome[tuple[SeasonShown, SeasonDetails]]") -> None:
            if number != self._latest:
                return
            if outcome.error is not None:
                self._waiting.clear()
                self.page.show_problem(outcome.error.sentence)
                return
            self._whole, details = outcome.value
            self.page.show_details(details)
            waiting, self._waiting = self._waiting, []
            if waiting and self._messages.text() == say(READING):
                self._messages.clear()
            for act in waiting:
                act(self._whole)

        # Not among the other questions: of a long history it takes seconds.
        self._library.read_aside(read, done)

    def with_results(self, act: "Callable[[SeasonShown], object]") -> None:
        """Do something with the table that is shown, as soon as the results behind it are read.

        That is said where it takes its time; to ask twice does it once. Nothing happens while no table is
        shown, or where they cannot be read: the page says so.
        """
        if self._whole is not None:
            act(self._whole)
        elif self.page.shown is not None and act not in self._waiting:
            self._waiting.append(act)
            self._messages.show_message(READING)

    # What a season counts, its name and its days.

    def _keep_counting(self, counting: Counting) -> None:
        shown = self.page.shown
        if shown is not None and shown.season is not None:
            before, filters = shown.season, shown.asked.filters
            self._change(before, replace(before, counting=counting), _KEPT, filters)

    def _make_season(self, season: Season) -> None:
        def made(_nothing: None) -> None:
            self._read(Asked(season.name))
            self._messages.show_message(say(_MADE.of(season=season.name)))

        self._write(lambda store: store.save_season(season), made)

    def _change_season(self, before: Season, after: Season) -> None:
        self._change(before, after, _CHANGED)

    def _change(
        self, before: Season, after: Season, told: Phrase | None, filters: Filters = EVERYTHING
    ) -> None:
        """Write a season as it is from now on, and show it; what was `before` can be brought back."""
        is_renamed = before.name != after.name
        now = self._now()

        def change(store: "Store") -> None:
            if is_renamed:
                store.rename_season(before.name, after.name, now)
            store.save_season(after)

        def changed(_nothing: None) -> None:
            if is_renamed:
                self.matches_changed.emit()
            self._read(Asked(after.name, filters))
            if told is not None:
                self._messages.offer_undo(
                    told.of(season=after.name), lambda: self._change(after, before, None, filters)
                )

        self._write(change, changed)

    def _close_season(self, before: Season, closed: Season, after: Season | None) -> None:
        def close(store: "Store") -> None:
            store.save_season(closed)
            if after is not None:
                store.save_season(after)

        def is_closed(_nothing: None) -> None:
            self._read(Asked(closed.name))
            told = _CLOSED if after is None else _CLOSED_AND_NEXT.of(next=after.name)
            said = told.of(season=closed.name, day=day_words(closed.last_day))
            self._messages.offer_undo(said, lambda: self._open_again(before, after))

        self._write(close, is_closed)

    def _open_again(self, before: Season, after: Season | None) -> None:
        """Take back that a season was closed; the next one goes, where nobody has played in it yet."""
        now = self._now()

        def open_again(store: "Store") -> None:
            from scorepad.store.lines import Wanted

            store.save_season(before)
            if after is not None and not store.count(Wanted(season=after.name)):
                store.remove_season(after.name, now)

        self._write(open_again, lambda _nothing: self._read(Asked(before.name)))

    def _remove_season(self, season: Season) -> None:
        now = self._now()

        def removed(matches: tuple[int, ...]) -> None:
            self.matches_changed.emit()
            self.open_season(None)
            self._messages.offer_undo(_REMOVED.of(season=season.name), lambda: bring_back(matches))

        def bring_back(matches: tuple[int, ...]) -> None:
            self._write(lambda store: store.bring_back_season(season, matches, now), is_back)

        def is_back(_nothing: None) -> None:
            self.matches_changed.emit()
            self._read(Asked(season.name))

        self._write(lambda store: store.remove_season(season.name, now), removed)

    def _write(self, act: "Callable[[Store], T]", written: Callable[[T], None]) -> None:
        """Write to the history; what it refuses is told, and `written` gets what it gives."""

        def done(outcome: "Outcome[T | Refusal]") -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, self._library.again)
            elif isinstance(outcome.value, Refusal):
                self._messages.show_message(say(outcome.value.sentence), kind="warning")
            else:
                written(outcome.value)

        self._library.write(or_refusal(act), done)

    def _say_problem(self, sentence: Phrase, again: Callable[[], None]) -> None:
        self._messages.show_failure(sentence, again)

    # Files.

    def export(self) -> None:
        """Show what a file of the table would hold, as soon as the results behind it are read."""
        self.with_results(self._export)

    def _export(self, whole: SeasonShown) -> None:
        self.exports.open(self.page, EXPORT, table_forms(whole), whole.asked.season)
