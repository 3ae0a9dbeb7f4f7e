"""The page of a player at work: figures are read, and one page leads to another and back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scorepad.store.errors import StoreMissing
from scorepad.ui.desks.players_desk import colour_told
from scorepad.ui.desks.refusals import Refusal, or_refusal
from scorepad.ui.history_model import EVERY_MATCH, HistoryChoices
from scorepad.ui.library import Library
from scorepad.ui.pages.player import PlayerPage
from scorepad.ui.player_reading import PlayerAsked, PlayerShown, player_shown
from scorepad.ui.say import say
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock


class PlayerDesk(QObject):
    """Joins the page of a player to the history."""

    people_changed = Signal()
    """Somebody has another colour: what is open is to be read anew."""
    left = Signal()
    """Where the first of these pages was opened is wanted again."""
    behind_wanted = Signal(object)
    """The matches behind a number are to be seen, a `Behind`."""
    matches_wanted = Signal(str)
    """The matches of somebody are to be seen."""

    def __init__(
        self, library: Library, messages: MessageBar, now: "Clock", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._now = now
        self._before: list[str] = []
        self._latest = 0
        self.page = PlayerPage()
        self.page.asked.connect(self._read)
        self.page.left.connect(self._go_back)
        self.page.player_wanted.connect(self._go_on)
        self.page.colour_wanted.connect(self._set_colour)
        self.page.behind_wanted.connect(self.behind_wanted)
        self.page.matches_wanted.connect(self.matches_wanted)

    # Which page.

    def open_player(self, name: str) -> None:
        """Show the page of somebody, of all matches."""
        self._before.clear()
        self.page.begin(name, self._now().date(), filtered=EVERY_MATCH)
        self.refresh()

    def come_back(self, name: str) -> None:
        """Show the page of somebody again as it was left, where it is still the one that is shown."""
        if self.page.asks.name == name:
            self.refresh()
        else:
            self.open_player(name)

    def _go_on(self, name: str) -> None:
        """From one page to another one's; the same matches are looked at."""
        self._before.append(self.page.asks.name)
        self._turn_to(name)

    def _go_back(self) -> None:
        if self._before:
            self._turn_to(self._before.pop())
        else:
            self.left.emit()

    def _turn_to(self, name: str) -> None:
        self.page.begin(name, self._now().date())
        self.page.setFocus()
        self.refresh()

    # The colour.

    def _set_colour(self, name: str, colour: int | None) -> None:
        shown = self.page.shown
        before = None if shown is None or shown.asked.name != name else shown.colour
        if colour != before:
            told = colour_told(name, colour)
            self._write_colour(
                name,
                colour,
                lambda: self._messages.offer_undo(told, lambda: self._write_colour(name, before)),
            )

    def _write_colour(
        self, name: str, colour: int | None, written: Callable[[], None] = lambda: None
    ) -> None:
        def done(outcome: "Outcome[Refusal | None]") -> None:
            if outcome.error is not None:
                self._messages.show_failure(outcome.error.sentence, self._library.again)
            elif isinstance(outcome.value, Refusal):
                self._messages.show_message(say(outcome.value.sentence), kind="warning")
            else:
                written()
                self.people_changed.emit()

        self._library.write(or_refusal(lambda store: store.set_colour(name, colour)), done)

    # Reading.

    def refresh(self) -> None:
        """Show what the history holds now."""
        self._read(self.page.asks)
        self._library.read(_choices, self._show_choices)

    def _show_choices(self, outcome: "Outcome[HistoryChoices]") -> None:
        # Where it fails, so do the figures, and say so.
        if outcome.error is None:
            self.page.show_choices(outcome.value)

    def _read(self, asked: PlayerAsked) -> None:
        self._latest += 1
        number = self._latest

        def done(outcome: "Outcome[PlayerShown]") -> None:
            if number != self._latest:
                return  # something else was asked meanwhile, and its answer is on the way
            if outcome.error is None:
                self.page.show_player(outcome.value)
            elif isinstance(outcome.error, StoreMissing):
                self._messages.show_message(say(outcome.error.sentence), kind="warning")
                self._before.clear()
                self.left.emit()
            else:
                self._messages.show_failure(outcome.error.sentence, self.refresh)

        # Not among the other questions: of tens of thousands of matches it takes seconds.
        self._library.read_aside(lambda store: player_shown(store, asked), done)


def _choices(store: "Store") -> HistoryChoices:
    from scorepad.ui.history_reading import history_choices

    return history_choices(store)
