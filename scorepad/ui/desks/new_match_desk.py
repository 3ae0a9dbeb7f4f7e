"""Beginning a match: the page that asks who plays what, and the ways to begin without asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from scorepad.core import evening
from scorepad.core.evening import winning_pair
from scorepad.core.when_played import start_after
from scorepad.ui.controller import Clock
from scorepad.ui.evening_reading import challenge
from scorepad.ui.key_keeper import KeyKeeper
from scorepad.ui.library import Library
from scorepad.ui.pages.new_match import NewMatchPage
from scorepad.ui.pages.views import Proposal
from scorepad.ui.reading import local_at, new_match_view, next_match
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from scorepad.core.evening import Pair
    from scorepad.core.match import Match
    from scorepad.core.table import Options
    from scorepad.core.when_played import WhenPlayed
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome


class NewMatchDesk(QObject):
    """Reads what may be proposed, and hands over the match that is to begin.

    Keys that are typed while something is read wait for the page they are meant for.
    """

    asked = Signal()
    """The page is ready; turn to it."""
    begun = Signal(object)
    """The `Match` to begin."""
    begun_again = Signal(object, bool, object)
    """The `Match` to begin at once, of people who played before; whether the roles go on in it; and the one
    after which others sat down, None where nobody did."""
    written_down = Signal(object)
    """The `Match` to write down, which was played before; with its start, where anybody knows it."""
    written_down_again = Signal(object, bool)
    """The same of people of whom a sheet was just written down; and whether the roles go on in it."""
    cancelled = Signal()

    def __init__(
        self,
        library: Library,
        messages: MessageBar,
        keys: KeyKeeper,
        now: Clock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._keys = keys
        self._now = now
        self._is_beginning = False
        self.page = NewMatchPage(now)
        self.page.started.connect(self.begun)
        self.page.written_down.connect(self._write_down)
        self.page.cancelled.connect(self.cancelled)
        self.page.preset_saved.connect(self._save_preset)
        self.page.preset_deleted.connect(self._delete_preset)

    def ask(self, proposed: Proposal | None = None) -> None:
        """Ask who plays what; the table that played last where no other is proposed."""
        now = self._now()

        def done(outcome: Outcome[Any]) -> None:
            if outcome.error is not None:
                self._say_failure(outcome, lambda: self.ask(proposed))
            else:
                self.page.prepare(outcome.value)
                self.asked.emit()
            self._keys.release()

        self._keys.hold()
        self._library.read(lambda store: new_match_view(store, now, proposed), done)

    def ask_who_challenges(self, match: Match) -> None:
        """Ask who sits down against the pair that won a match, which keeps its seats."""
        winners = winning_pair(match)
        stay = () if winners is None else match.game.sides(match.setup.seats)[winners]
        players = tuple(name if seat in stay else "" for seat, name in enumerate(match.setup.players))
        self.ask(Proposal(match.game.key, players, match.setup.options, match.setup.first_dealer))

    def _write_down(self, match: Match, when: WhenPlayed) -> None:
        now = self._now()
        started = when.started(now, local_at(now))
        self.written_down.emit(match.detailed(started=started).after)

    def write_down_next(self, sheet: Match) -> None:
        """Write down what the same people played after a match, on the same day and for the same season."""
        roles = evening.Roles.after(sheet)
        goes_on = roles is not None and roles.go_on_with(sheet.setup.players)
        following = evening.next_match(sheet, roles)
        started = start_after(sheet.started)
        self.written_down_again.emit(following.detailed(started=started).after, goes_on)

    def play_same_table(self) -> None:
        """Begin a match of the people who played last, by the same rules, at once."""
        self._play(lambda store: store.last_table())

    def play_again(self, match_id: int) -> None:
        """Begin a match of the people and by the rules of one of the history."""

        def table(store: Store) -> Match:
            from scorepad.core.match import Match

            played = store.load(match_id)
            return Match(played.game, played.setup, season=played.season)

        self._play(table)

    def sit_down(self, played: Match, pair: Pair) -> None:
        """Begin a match at once: the winners of another stay, and a pair sits down against them."""
        self._play(lambda _store: played, pair)

    def sit_down_after(self, match_id: int, pair: Pair) -> None:
        """The same after a match of the history."""
        self._play(lambda store: store.load(match_id), pair)

    def _play(self, at: Callable[[Store], Match | None], by: Pair | None = None) -> None:
        """Begin a match at a table, or after a match by whose end a pair sits down.

        Where that cannot be any more, who plays is asked.
        """
        # A double tap asks for one match; the second tap comes before the first is answered.
        if self._is_beginning:
            return
        self._is_beginning = True
        now = self._now()

        def read(store: Store) -> tuple[Match, bool, Match | None] | None:
            found = at(store)
            table = found if found is None or by is None else challenge(store, found, by, now)
            if table is None:
                return None
            return *next_match(store, table, now), None if by is None else found

        def done(outcome: Outcome[tuple[Match, bool, Match | None] | None]) -> None:
            self._is_beginning = False
            if outcome.error is not None:
                self._say_failure(outcome, lambda: self._play(at, by))
            elif outcome.value is None:
                self.ask()
            else:
                self.begun_again.emit(*outcome.value)
            self._keys.release()

        self._keys.hold()
        # Who sits there may have been put right a moment ago.
        self._library.read_written(read, done)

    # Own presets.

    def _save_preset(self, name: str, options: Options) -> None:
        self._library.write(lambda store: store.save_preset(name, options), self._written)

    def _delete_preset(self, name: str) -> None:
        self._library.write(lambda store: store.delete_preset(name), self._written)

    def _written(self, outcome: Outcome[None]) -> None:
        if outcome.error is not None:
            self._say_failure(outcome, self._library.again)

    def _say_failure(self, outcome: Outcome[Any], again: Callable[[], None]) -> None:
        assert outcome.error is not None
        self._messages.show_failure(outcome.error.sentence, again)
