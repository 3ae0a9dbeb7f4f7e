"""One match on the table: what is shown, what is saved, and the way from the one to the other."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from scorepad.core.drafting import cleared, drafted, taken_back
from scorepad.core.evening import is_same_evening
from scorepad.core.faults import Problem
from scorepad.core.game import Ask
from scorepad.core.match import Change, Match
from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.timeline import Timeline
from scorepad.store.errors import StoreConflict, StoreError, StoreMissing
from scorepad.store.writer import Outcome
from scorepad.ui.library import Library
from scorepad.ui.say import say

if TYPE_CHECKING:
    from scorepad.store.store import Store

Clock = Callable[[], datetime]

_CHANGED_ELSEWHERE = QT_TRANSLATE_NOOP(
    "controller",
    "This match was changed by another window or program meanwhile; save again to keep what is here as a "
    "match of its own, beside that one.",
)
_GONE = QT_TRANSLATE_NOOP(
    "controller",
    "This match is not in the history any more; save again to keep what is here as a match of its own.",
)


class Saving(StrEnum):
    """Whether what is shown is on disk."""

    SAVED = "saved"
    SAVING = "saving"
    NOT_SAVED = "not_saved"


class MatchController(QObject):
    """Makes changes to a match: shown at once, written in order, marked saved when the commit returns."""

    changed = Signal(object, object)
    """The match as it is now shown, and the change that made it (None when it was opened)."""
    saving_changed = Signal(object, str)
    """The `Saving` state, and the sentence that says why something is not saved."""
    refused = Signal(object)
    """The problem of a value that the rules do not allow."""

    def __init__(
        self,
        library: Library,
        match: Match,
        match_id: int | None,
        now: Clock,
        timeline: Timeline | None = None,
        parent: QObject | None = None,
        *,
        entered: datetime | None = None,
    ) -> None:
        """`entered` is when the match was first written down; now where that is not told."""
        super().__init__(parent)
        self._library = library
        self._now = now
        self._id = match_id
        self._entered = entered or now()
        self.shown = match
        self.saved = match
        self.saved_at: datetime | None = None
        self.timeline = timeline or Timeline()
        self.saving = Saving.SAVED
        self._waiting = 0
        self._goes_apart = False
        library.stuck.connect(self._held_up)
        if match_id is None:
            self._begin()

    @property
    def match_id(self) -> int | None:
        """The match's number in the history; None until its first commit has returned."""
        return self._id

    @property
    def is_of_the_past(self) -> bool:
        """Whether the match was written down after its evening, or on nobody knows which."""
        return not is_same_evening(self.shown.started, self._entered)

    def _begin(self) -> None:
        """Write a new match; everything done to it waits behind this in the same queue."""
        started = self.shown

        def create(store: "Store") -> None:
            self._id = store.create(started, self._now())

        self._write(create, started)

    # Acts.

    def answer(self, ask: Ask, value: object) -> bool:
        """Enter one value of the deal; None opens its question again.

        False where the rules refuse it, after saying so by `refused`.
        """
        return self.enter(((ask, value),))

    def enter(self, answers: Iterable[tuple[Ask, object]]) -> bool:
        """Enter several values as one step, all of them or none."""
        found = drafted(self.shown, answers)
        if isinstance(found, Problem):
            self.refused.emit(found)
            return False
        if found != self.shown.draft:  # an answer that was there already is no step to undo
            self.make(self.shown.drafted(found))
        return True

    def take_back(self) -> bool:
        """Open the last answered question again; False where none is answered."""
        deal = taken_back(self.shown)
        if deal is None:
            return False
        self.make(self.shown.drafted(deal))
        return True

    def deal_again(self) -> None:
        """Clear the half-entered deal; the dealer stays."""
        if self.shown.open_deal is not None:
            self.make(self.shown.drafted(cleared(self.shown)))

    def accept(self) -> bool:
        """Score the deal; False where something of it is still open."""
        draft = self.shown.draft
        if self.shown.finished or not self.shown.game.complete(self.shown.setup, draft):
            return False
        # A record may bring an open deal that breaks a rule; it is mended here before it is scored.
        problem = next(iter(self.shown.draft_problems()), None)
        if problem is not None:
            self.refused.emit(problem)
            return False
        self.make(self.shown.add(draft, self._time()))
        return True

    def close(self) -> None:
        """The players stop here."""
        self.make(self.shown.close(self._time()))

    def reopen(self) -> None:
        """Go on with a match that was stopped."""
        self.make(self.shown.reopen())

    def _time(self) -> str | None:
        """When a match ends that ends now; None for an old sheet, whose last deal was played long ago."""
        return None if self.is_of_the_past else self._now().isoformat(timespec="seconds")

    def make(self, change: Change) -> None:
        """Show a change and write it."""
        self.timeline = self.timeline.push(change)
        self._show(change)

    def undo(self) -> bool:
        """Take the last change back; False where there is none."""
        if self.timeline.to_undo is None:
            return False
        self.timeline, change = self.timeline.undo()
        self._show(change)
        return True

    def redo(self) -> bool:
        """Make the change again that was taken back last; False where there is none."""
        if self.timeline.to_redo is None:
            return False
        self.timeline, change = self.timeline.redo()
        self._show(change)
        return True

    # Saving.

    def save_again(self) -> None:
        """Try to write what could not be written; beside what somebody else wrote, as a match of its own."""
        if self.saving is Saving.NOT_SAVED:
            self._goes_apart = isinstance(self._library.trouble, StoreConflict)
            self._mark(Saving.SAVING)
            self._library.again()

    def _show(self, change: Change) -> None:
        self.shown = change.after

        def save(store: "Store") -> None:
            try:
                self._save(store, change)
            except (StoreConflict, StoreMissing) as conflict:
                if not self._goes_apart:
                    gone = isinstance(conflict, StoreMissing)
                    raise StoreConflict(_GONE if gone else _CHANGED_ELSEWHERE) from conflict
                self._id = store.create(change.after, self._now())

        self._write(save, change.after)
        self.changed.emit(self.shown, change)

    def _save(self, store: "Store", change: Change) -> None:
        assert self._id is not None, "a match is created before it is changed"
        try:
            store.save(self._id, change, self._now())
        except StoreConflict:
            # Somebody in it may be spelt otherwise by now; what was entered is entered all the same.
            spelt = _spelt(change, store.load(self._id).setup.players)
            if spelt is None:
                raise
            store.save(self._id, spelt, self._now())

    def _write(self, job: "Callable[[Store], None]", match: Match) -> None:
        self._waiting += 1
        if self.saving is not Saving.NOT_SAVED:
            self._mark(Saving.SAVING)
        if self._library.trouble is not None:
            self._held_up(self._library.trouble)
        self._library.write(job, lambda outcome: self._written(match, outcome))

    def _held_up(self, error: StoreError) -> None:
        """What waits here is not saved either where another change could not be written."""
        if self._waiting and self.saving is not Saving.NOT_SAVED:
            self._mark(Saving.NOT_SAVED, say(error.sentence))

    def _written(self, match: Match, outcome: "Outcome[None]") -> None:
        if not isValid(self):  # another match is on the table by now
            return
        if outcome.error is not None:
            self._mark(Saving.NOT_SAVED, say(outcome.error.sentence))
            return
        self._waiting -= 1
        self._goes_apart = False
        self.saved = match
        self.saved_at = self._now()
        self._mark(Saving.SAVING if self._waiting else Saving.SAVED)

    def _mark(self, saving: Saving, why: str = "") -> None:
        self.saving = saving
        self.saving_changed.emit(saving, why)


def _spelt(change: Change, names: tuple[str, ...]) -> Change | None:
    """A change with the names of its match as they are spelt now; None where other people sit there."""
    setup = change.before.setup
    if change.after.setup.players != setup.players or names == setup.players:
        return None
    if [fold(name) for name in names] != [fold(name) for name in setup.players]:
        return None
    before, after = (
        replace(match, setup=replace(match.setup, players=names)) for match in (change.before, change.after)
    )
    return replace(change, before=before, after=after)
