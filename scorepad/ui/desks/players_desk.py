"""The players page at work: names are written, merged and parted, each with a way back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.store.errors import SAME_TABLE
from scorepad.ui.desks.refusals import Refusal, or_refusal
from scorepad.ui.history_model import Behind
from scorepad.ui.library import Library
from scorepad.ui.pages.players import PlayersPage
from scorepad.ui.players_model import PlayerLine
from scorepad.ui.say import say
from scorepad.ui.widgets.message_bar import MessageBar
from scorepad.ui.widgets.palette import colour_name

if TYPE_CHECKING:
    from scorepad.store.people import Merge, Met, Player
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome

T = TypeVar("T")

_RENAMED = QT_TRANSLATE_NOOP("players_desk", "{name} is called {to} from now on.")
_MERGED = QT_TRANSLATE_NOOP("players_desk", "{name} and {into} are one person now: {into}.")
_AT_ONE_TABLE = QT_TRANSLATE_NOOP("players_desk", "{name} and {into} at one table")
_PARTED = QT_TRANSLATE_NOOP("players_desk", "{name} and {into} are two people now.")
_GUEST = QT_TRANSLATE_NOOP("players_desk", "{name} is a guest, and left out of season tables.")
_NO_GUEST = QT_TRANSLATE_NOOP("players_desk", "{name} is no guest, and counts in season tables.")
_COLOUR = QT_TRANSLATE_NOOP("players_desk", "The colour of {name} is {colour} from now on.")
_NO_COLOUR = QT_TRANSLATE_NOOP("players_desk", "{name} has no colour of their own any more.")
_HIDDEN = QT_TRANSLATE_NOOP("players_desk", "{name} is hidden, and no longer offered for new matches.")
_NOT_HIDDEN = QT_TRANSLATE_NOOP("players_desk", "{name} is offered for new matches again.")


class PlayersDesk(QObject):
    """Joins the players page to the history."""

    player_wanted = Signal(str)
    """The page of somebody is to be seen."""
    matches_wanted = Signal(str)
    """The matches of somebody are to be seen."""
    meetings_wanted = Signal(object, bool)
    """The matches of two are to be seen, a `Behind`, and whether all of them were put away."""
    people_changed = Signal()
    """Somebody has another name, or two names are one person or two now: what is open is to be read anew."""

    def __init__(self, library: Library, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._messages = messages
        self._people: dict[str, Player] = {}
        self.page = PlayersPage()
        page = self.page
        page.player_wanted.connect(self.player_wanted)
        page.matches_wanted.connect(self.matches_wanted)
        page.rename_wanted.connect(self._rename)
        page.merge_wanted.connect(self._merge)
        page.meetings_wanted.connect(self._show_meetings)
        page.part_wanted.connect(self._part)
        page.guest_wanted.connect(self._set_guest)
        page.hidden_wanted.connect(self._set_hidden)
        page.colour_wanted.connect(self._set_colour)

    def refresh(self) -> None:
        """Show everybody as the history has them now."""

        def done(outcome: "Outcome[tuple[Player, ...]]") -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, self.refresh)
                return
            self._people = {player.name: player for player in outcome.value}
            self.page.show_players(_line(player) for player in outcome.value)

        # Whoever has no match any more, as after the sample evening, is nobody to be found here.
        self._library.read(lambda store: tuple(one for one in store.players() if one.matches), done)

    # Names.

    def _rename(self, name: str, to: str) -> None:
        def written(merge: "Merge | None") -> None:
            self.page.choose_next(to)
            # A name that is only spelt otherwise is spelt back; another one is taken back.
            undo = (lambda: self._unmerge(merge)) if merge else (lambda: self._respell(to, name))
            self._tell(_RENAMED.of(name=name, to=to), undo)
            self.people_changed.emit()

        self._write(lambda store: store.rename(name, to), written, self._refuse)

    def _respell(self, name: str, to: str) -> None:
        self._write(lambda store: store.rename(name, to), lambda _merge: self.people_changed.emit())

    def _merge(self, name: str, into: str) -> None:
        def written(merge: "Merge") -> None:
            self.page.merged()
            self.page.choose_next(into)
            self._tell(_MERGED.of(name=name, into=into), lambda: self._unmerge(merge))
            self.people_changed.emit()

        def refused(sentence: Phrase) -> None:
            if not self.page.refuse_merge(say(sentence), have_met=sentence.source == SAME_TABLE.source):
                self._refuse(sentence)

        self._write(lambda store: store.merge(name, into), written, refused)

    def _show_meetings(self, name: str, into: str) -> None:
        def done(outcome: "Outcome[Met]") -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, lambda: self._show_meetings(name, into))
                return
            met = outcome.value
            words = _AT_ONE_TABLE.of(name=name, into=into)
            self.page.leave_merging()
            self.meetings_wanted.emit(Behind(into, words, met.matches or met.put_away), not met.matches)

        self._library.read(lambda store: store.met(name, into), done)

    def _unmerge(self, merge: "Merge") -> None:
        def written(_nothing: None) -> None:
            self.page.choose_next(merge.name)
            self.people_changed.emit()

        self._write(lambda store: store.unmerge(merge), written)

    def _part(self, name: str, person: str) -> None:
        known = self._people.get(person)
        merge = next((one for one in known.merged if one.name == name), None) if known is not None else None
        if merge is None:
            # Somebody else has parted them meanwhile.
            self.refresh()
            return

        def written(_nothing: None) -> None:
            self.page.choose_next(name)
            self._tell(_PARTED.of(name=name, into=person), lambda: self._join_again(name, person))
            self.people_changed.emit()

        self._write(lambda store: store.unmerge(merge), written)

    def _join_again(self, name: str, person: str) -> None:
        """Make one person again of two that were parted; a name that went with that is made anew."""

        def join(store: "Store") -> None:
            if any(player.name == person for player in store.players()):
                store.merge(name, person)
            else:
                store.rename(name, person)

        self._write(join, lambda _nothing: self.people_changed.emit())

    # Marks.

    def _set_guest(self, name: str, guest: bool) -> None:
        def written(_nothing: None) -> None:
            told = _GUEST if guest else _NO_GUEST
            self._tell(told.of(name=name), lambda: self._set_guest(name, not guest))

        self._write(lambda store: store.set_guest(name, guest), written)

    def _set_hidden(self, name: str, hidden: bool) -> None:
        def written(_nothing: None) -> None:
            told = _HIDDEN if hidden else _NOT_HIDDEN
            self._tell(told.of(name=name), lambda: self._set_hidden(name, not hidden))

        self._write(lambda store: store.set_hidden(name, hidden), written)

    def _set_colour(self, name: str, colour: int | None) -> None:
        known = self._people.get(name)
        before = None if known is None else known.colour
        if colour == before:
            return

        def written(_nothing: None) -> None:
            self._tell(colour_told(name, colour), lambda: self._set_colour(name, before))
            self.people_changed.emit()

        self._write(lambda store: store.set_colour(name, colour), written)

    # Writing.

    def _write(
        self,
        act: "Callable[[Store], T]",
        written: Callable[[T], None],
        refused: Callable[[Phrase], None] | None = None,
    ) -> None:
        """Write, then show everybody again; a refusal is shown, and what fails can be tried again."""

        def done(outcome: "Outcome[T | Refusal]") -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, self._library.again)
                return
            answer: Any = outcome.value
            if isinstance(answer, Refusal):
                (refused or self._refuse)(answer.sentence)
            else:
                written(answer)
            self.refresh()

        self._library.write(or_refusal(act), done)

    def _refuse(self, sentence: Phrase) -> None:
        self._messages.show_message(say(sentence), kind="warning")

    def _tell(self, sentence: Phrase, undo: Callable[[], None]) -> None:
        self._messages.offer_undo(sentence, undo)

    def _say_problem(self, sentence: Phrase, again: Callable[[], None]) -> None:
        self._messages.show_failure(sentence, again)


def _line(player: "Player") -> PlayerLine:
    return PlayerLine(
        name=player.name,
        key=player.key,
        matches=player.matches,
        wins=player.wins,
        last_day=player.last_day,
        guest=player.guest,
        hidden=player.hidden,
        also=player.also,
        colour=player.colour,
    )


def colour_told(name: str, colour: int | None) -> Phrase:
    """What is said when somebody has another colour."""
    if colour is None:
        return _NO_COLOUR.of(name=name)
    return _COLOUR.of(name=name, colour=colour_name(colour))
