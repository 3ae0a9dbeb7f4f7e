"""What joins the history page to the history: reads what it looks for, and passes on what it wishes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from scorepad.ui.history_model import Behind, HistoryFilter, HistoryLine
from scorepad.ui.library import Library
from scorepad.ui.pages.history import HistoryPage
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.history_model import HistoryBatch, HistoryChoices, MatchCard


LINES = 100
"""How many lines are read at a time."""


class HistoryDesk(QObject):
    """Keeps the page as the history is. What only the window can do is a signal; it calls `refresh` after."""

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
    old_sheets_wanted = Signal()
    undo_wanted = Signal()
    """What was last done to the history as a whole is to be taken back."""
    redo_wanted = Signal()
    back_wanted = Signal(str)
    """The page of a player is wanted again."""

    def __init__(
        self,
        library: Library,
        messages: MessageBar,
        now: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._now = now
        self._lists = _Latest(library)
        self._cards = _Latest(library)
        self._wants_choices = True
        self.page = HistoryPage()
        page = self.page
        page.filter_changed.connect(lambda _wanted: self._read_list(LINES))
        page.model.wanted.connect(self._read_on)
        page.chosen.connect(self._read_card)
        for given, own in (
            (page.open_match, self.open_match),
            (page.play_again, self.play_again),
            (page.new_match, self.new_match),
            (page.sample_wanted, self.sample_wanted),
            (page.details_wanted, self.details_wanted),
            (page.put_away, self.put_away),
            (page.bring_back, self.bring_back),
            (page.export_wanted, self.export_wanted),
            (page.sheet_wanted, self.sheet_wanted),
            (page.print_wanted, self.print_wanted),
            (page.old_sheets_wanted, self.old_sheets_wanted),
            (page.undo_wanted, self.undo_wanted),
            (page.redo_wanted, self.redo_wanted),
            (page.back_wanted, self.back_wanted),
        ):
            given.connect(own)

    def refresh(self) -> None:
        """Show the history as it is now. What is chosen, typed and scrolled to stays."""
        self._wants_choices = True
        self._read_list(LINES * (self.page.reach // LINES + 1))

    def show_matches(
        self,
        players: tuple[str, ...] = (),
        season: str | None = None,
        game: str | None = None,
        first_day: str | None = None,
        last_day: str | None = None,
        behind: Behind | None = None,
        put_away: bool = False,
    ) -> None:
        """Turn to these matches and no others. Several players played together.

        `game` is a game's key, days are `YYYY-MM-DD`.
        """
        self.page.card.commit()
        self.page.show_filter(
            HistoryFilter(
                players=players,
                season=season,
                game=game,
                first_day=first_day,
                last_day=last_day,
                behind=behind,
                put_away=put_away,
            )
        )
        self._wants_choices = True
        self._read_list(LINES)

    def commit(self) -> None:
        """Tell by `details_wanted` what is being typed as note or season, as leaving the field would."""
        self.page.card.commit()

    # Reading.

    def _read_choices(self) -> None:
        if not self._wants_choices:
            return
        self._wants_choices = False

        def read(store: Store) -> HistoryChoices:
            from scorepad.ui.history_reading import history_choices

            return history_choices(store)

        def done(outcome: Outcome[HistoryChoices]) -> None:
            # Where it fails, so does the list, and says so.
            if outcome.error is None:
                self.page.show_choices(outcome.value)

        self._library.read(read, done)

    def _read_list(self, limit: int) -> None:
        def done(outcome: Outcome[HistoryBatch]) -> None:
            if self._has_arrived(outcome, self.refresh):
                self.page.show_batch(outcome.value)
                # In a long history names take longest: the list and the card that it asks for come first.
                self._read_choices()

        self._lists.ask(self._reading(0, limit), done)

    def _read_on(self, offset: int) -> None:
        """Read the lines that the view has come near to."""

        def done(outcome: Outcome[HistoryBatch]) -> None:
            if self._has_arrived(outcome, self.refresh):
                self.page.model.append(outcome.value)
            else:
                self.page.model.stop_waiting()

        self._library.read(self._reading(offset, LINES), done)

    def _reading(self, offset: int, limit: int) -> Callable[[Store], HistoryBatch]:
        wanted, today = self.page.filter, self._now().date()

        def read(store: Store) -> HistoryBatch:
            from scorepad.ui.history_reading import history_batch

            return history_batch(store, wanted, offset, limit, today)

        return read

    def _read_card(self, line: HistoryLine) -> None:
        def read(store: Store) -> MatchCard:
            from scorepad.ui.history_reading import match_card

            return match_card(store, line)

        def done(outcome: Outcome[MatchCard]) -> None:
            if outcome.error is not None:
                self.page.show_card_problem(line, outcome.error.sentence)
            else:
                self.page.show_card(outcome.value)

        self._cards.ask(read, done)

    def _has_arrived(self, outcome: Outcome[Any], again: Callable[[], None]) -> bool:
        """Whether a question was answered; what went wrong is said, with a way to ask again."""
        if outcome.error is None:
            return True
        self._messages.show_failure(outcome.error.sentence, again)
        return False


class _Latest:
    """Questions of which only the last matters: those asked while one is under way replace each other."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._is_busy = False
        self._next: tuple[Callable[[Store], Any], Callable[[Outcome[Any]], None]] | None = None

    def ask(self, read: Callable[[Store], Any], done: Callable[[Outcome[Any]], None]) -> None:
        """Ask as soon as the one before is answered."""
        self._next = (read, done)
        if not self._is_busy:
            self._go_on()

    def _go_on(self) -> None:
        if self._next is None:
            return
        (read, done), self._next = self._next, None
        self._is_busy = True

        def arrived(outcome: Outcome[Any]) -> None:
            self._is_busy = False
            # What has arrived is not wanted any more where something else was asked for since.
            if self._next is None:
                done(outcome)
            self._go_on()

        self._library.read(read, arrived)
