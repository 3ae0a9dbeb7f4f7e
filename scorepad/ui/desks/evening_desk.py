"""The evening around a match of pairs: streaks, the change of team, who waits, and the clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from scorepad.core.evening import NOBODY_WAITS, Pair, Waiting, is_of_two_pairs, is_same_evening
from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.time_limit import TimeLimit
from scorepad.settings import SettingsFile
from scorepad.ui.controller import Clock, MatchController
from scorepad.ui.desks.match_desk import MatchDesk
from scorepad.ui.evening_reading import names_now
from scorepad.ui.library import Library
from scorepad.ui.pages.views import EveningView
from scorepad.ui.say import say
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.core.match import Change, Match
    from scorepad.store.writer import Outcome

_TIME_IS_UP = QT_TRANSLATE_NOOP("evening_desk", "Time is up: finish this deal, then end the match.")
_END = QT_TRANSLATE_NOOP("evening_desk", "End the match…")
_EVENING_IS_OVER = QT_TRANSLATE_NOOP(
    "evening_desk", "That evening is over: nobody waits for a place any more."
)
_NOT_KEPT = QT_TRANSLATE_NOOP(
    "evening_desk", "This holds for now, but could not be kept: the settings cannot be written."
)


@dataclass(frozen=True)
class _SatDown:
    """The waiting list before and after the match of a controller began."""

    controller: MatchController | None
    before: Waiting
    after: Waiting


class EveningDesk(QObject):
    """Joins the match page to what goes on from match to match: in the history, and in the settings."""

    others_wanted = Signal(object)
    """The `Match` whose winners stay; who sits down against them is to be asked."""
    pair_wanted = Signal(object, object)
    """The `Match` whose winners stay, and the `Pair` that is to sit down against them at once."""

    def __init__(
        self,
        matches: MatchDesk,
        library: Library,
        messages: MessageBar,
        settings: SettingsFile,
        now: Clock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._page = matches, matches.page
        self._library = library
        self._messages = messages
        self._settings = settings
        self._now = now
        self._controller: MatchController | None = None
        self._wins: tuple[int, ...] = ()
        self._sat_down: _SatDown | None = None
        self._names: Mapping[str, str] = {}  # by which everybody is known now
        # The waiting list under names as they were written, and as they are: parted, they are as they were.
        self._written = self._renamed = NOBODY_WAITS
        self._told = ""  # that the time is up, in the language of then
        matches.begun.connect(self._table_changed)
        matches.gone.connect(self._leave)
        matches.people_changed.connect(self.follow_people)
        page = self._page
        page.opened.connect(self._opened)
        page.looked_at.connect(self._look_at_the_clock)
        page.challenged.connect(self.sit_down)
        page.others_wanted.connect(self._ask_others)
        page.waiting_wanted.connect(self.ask_waiting)
        page.actions_of_match["time"].triggered.connect(lambda: self.ask_time())
        page.clock.clicked.connect(lambda: self.ask_time())
        page.clock.time_is_up.connect(self._tell_time_is_up)

    # The match on the page.

    def _opened(self) -> None:
        controller = self._controller = self._page.controller
        assert controller is not None
        self._wins = ()
        controller.changed.connect(self._changed)
        self._read_streaks(controller)
        if is_of_two_pairs(controller.shown):
            self.follow_people()
        self._show(controller.shown)
        self._run_clock(controller.shown)

    def _leave(self) -> None:
        self._give_places_back()
        self._controller = None
        self._page.clock.stop()

    def _changed(self, match: Match, change: Change | None) -> None:
        controller = self._controller
        if controller is None or match is not controller.shown or change is None:
            return
        is_of_another_day = change.before.started != match.started
        if change.before.setup.players != match.setup.players or is_of_another_day:
            self._read_streaks(controller)
        goes_otherwise = is_of_another_day or change.before.finished != match.finished
        if goes_otherwise:
            self._show(match)
        if goes_otherwise or change.before.setup.options != match.setup.options:
            self._run_clock(match)

    def _read_streaks(self, controller: MatchController) -> None:
        match = controller.shown
        if not is_of_two_pairs(match):
            return

        def arrived(outcome: Outcome[tuple[int, ...]]) -> None:
            # Without an answer there is only nothing to tell.
            if outcome.error is None and controller is self._controller:
                self._wins = outcome.value
                self._show(controller.shown)

        # Asked behind the match's own first write, so that it has its number by then.
        self._library.read_written(lambda store: store.streaks(match, controller.match_id), arrived)

    def _show(self, match: Match) -> None:
        now = self._now()
        is_tonight = is_same_evening(match.started, now)
        waiting = self._waiting(now).beside(self._seated(match))
        is_old = self._controller is not None and self._controller.is_of_the_past
        self._page.show_evening(EveningView(self._wins, waiting, is_tonight, is_old))

    def _look_at_the_clock(self) -> None:
        """Whoever comes back to the page may do so after the evening."""
        if self._controller is not None:
            self._show(self._controller.shown)

    # People.

    def follow_people(self) -> None:
        """Let those who wait have the names by which they are known now."""

        def arrived(outcome: Outcome[dict[str, str]]) -> None:
            # Without an answer they keep the names that they have.
            if outcome.error is None:
                self._names = outcome.value
                self._rename()

        self._library.read_written(names_now, arrived)

    def _rename(self) -> None:
        waiting = self._settings.settings.waiting
        self._written = self._written if waiting == self._renamed else waiting
        self._renamed = self._written.renamed(self._names)
        if self._renamed != waiting:
            self._keep(waiting=self._renamed)
        if self._controller is not None:
            self._show(self._controller.shown)

    def _seated(self, match: Match) -> tuple[str, ...]:
        """Who sits at a match, under the names there and of now."""
        written = match.setup.players
        return (*written, *(self._names.get(fold(name), name) for name in written))

    # The change of team.

    def sit_down(self, pair: Pair) -> None:
        """Begin the next match at once: the winners of the one on the page stay, and a pair sits down."""
        if self._is_tonight() and self._controller is not None:
            self.pair_wanted.emit(self._controller.shown, pair)

    def _is_tonight(self) -> bool:
        """Whether the evening of the match on the page goes on; where it does not, what it offered goes."""
        match = None if self._controller is None else self._controller.shown
        if match is None or is_same_evening(match.started, self._now()):
            return True
        self._show(match)
        self._messages.show_message(_EVENING_IS_OVER)
        return False

    def _ask_others(self) -> None:
        if self._is_tonight() and self._controller is not None:
            self.others_wanted.emit(self._controller.shown)

    def _waiting(self, now: datetime) -> Waiting:
        return self._settings.settings.waiting.on(now)

    def _table_changed(self, before: Match | None, following: Match) -> None:
        now = self._now()
        waiting = self._waiting(now)
        # Nobody sits down or gets up tonight by what was played on another evening.
        if waiting.is_kept and is_same_evening(following.started, now):
            after = waiting.after(before, following, now)
            self._sat_down = _SatDown(self._controller, waiting, after)
            self._keep(waiting=after)

    def _give_places_back(self) -> None:
        """Let the list be as it was before the match that is thrown away, unless it was changed since."""
        sat_down, self._sat_down = self._sat_down, None
        if sat_down is None or sat_down.controller is not self._controller:
            return
        if self._settings.settings.waiting == sat_down.after:
            self._keep(waiting=sat_down.before)

    def ask_waiting(self) -> None:
        """Who waits for a place, and in which order."""
        self._matches.ask_with_names(self._ask_waiting)

    def _ask_waiting(self, known: tuple[str, ...]) -> None:
        from scorepad.ui.dialogs.waiting_pairs import WaitingPairsDialog

        if self._controller is None or QApplication.activeModalWidget() is not None:
            return
        seated = self._seated(self._controller.shown)
        dialog = WaitingPairsDialog(self._waiting(self._now()), seated, known, self._page)
        dialog.decided.connect(self._keep_waiting)
        dialog.open()

    def _keep_waiting(self, waiting: Waiting) -> None:
        self._keep(waiting=Waiting(waiting.pairs, waiting.losers_wait, self._now()))
        self.follow_people()
        if self._controller is not None:
            self._show(self._controller.shown)

    def _keep(self, **chosen: Any) -> None:
        try:
            self._settings.change(**chosen)
        except OSError:
            self._messages.show_message(say(_NOT_KEPT), kind="warning")

    # The clock.

    def _limit(self, match: Match) -> TimeLimit | None:
        """The clock of a match; None where it has none, or nobody knows when the match began."""
        if match.started is None or match.finished or not match.game.timed(match.setup.options):
            return None
        chosen = self._settings.settings
        was_set_anew = chosen.clock_of == match.started and chosen.clock_from
        begins = chosen.clock_from if was_set_anew else match.started
        return TimeLimit(datetime.fromisoformat(begins), chosen.minutes)

    def _run_clock(self, match: Match) -> None:
        limit = self._limit(match)
        if self._told and self._messages.text() == self._told:
            self._messages.clear()
        if limit is None:
            self._page.clock.stop()
        else:
            self._page.clock.run(limit, self._now)

    def ask_time(self) -> None:
        """How long the match lasts."""
        from scorepad.ui.dialogs.match_time import MatchTimeDialog

        limit = None if self._controller is None else self._limit(self._controller.shown)
        if limit is None or QApplication.activeModalWidget() is not None:
            return
        dialog = MatchTimeDialog(limit, self._now, self._page)
        dialog.decided.connect(self._set_time)
        dialog.end_wanted.connect(self._ask_the_end)
        dialog.open()

    def _set_time(self, limit: TimeLimit) -> None:
        if self._controller is None:
            return
        match = self._controller.shown
        begins = limit.begins.isoformat(timespec="seconds")
        self._keep(minutes=limit.minutes, clock_of=match.started or "", clock_from=begins)
        self._run_clock(match)

    def _tell_time_is_up(self) -> None:
        self._told = say(_TIME_IS_UP)
        self._messages.show_message(
            self._told, kind="warning", action=say(_END), act=self._ask_the_end, stays=True
        )

    def _ask_the_end(self) -> None:
        self._matches.ask_stopping(is_to_end=True)
