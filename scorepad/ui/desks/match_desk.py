"""The match on the table: begun, opened, changed by its dialogs, left, put away and brought back."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.store.errors import StoreMissing
from scorepad.store.shelf import Reason
from scorepad.ui.controller import Clock, MatchController, Saving
from scorepad.ui.desks.refusals import Refusal, or_refusal
from scorepad.ui.key_keeper import KeyKeeper
from scorepad.ui.library import Library
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.say import say
from scorepad.ui.trail import histories
from scorepad.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from datetime import datetime

    from scorepad.core.match import Change, Match
    from scorepad.core.timeline import Timeline
    from scorepad.store.errors import StoreError
    from scorepad.store.store import Store
    from scorepad.store.trail import Step
    from scorepad.store.writer import Outcome
    from scorepad.ui.dialogs.carrying import Carrying
    from scorepad.ui.dialogs.deciding import Deciding

_NOT_SAVED = QT_TRANSLATE_NOOP("match_desk", "Not everything is saved")
_NOT_SAVED_YET = QT_TRANSLATE_NOOP("match_desk", "Not saved: {why}")
_SAVED_NOW = QT_TRANSLATE_NOOP("match_desk", "Everything is saved now.")
_SAVE_AGAIN = QT_TRANSLATE_NOOP("match_desk", "Save again")
_ROLES_GO_ON = QT_TRANSLATE_NOOP("match_desk", "The roles go on: {who} deals.")
_DEALS_FIRST = QT_TRANSLATE_NOOP("match_desk", "{who} deals first.")
_SOMEBODY_ELSE = QT_TRANSLATE_NOOP("match_desk", "Somebody else…")
_PUT_AWAY = QT_TRANSLATE_NOOP("match_desk", "The match is put away.")
_BROUGHT_BACK = QT_TRANSLATE_NOOP("match_desk", "The match is back.")
_CARRIED_ON = QT_TRANSLATE_NOOP("match_desk", "A new match goes on from here; the old one counts no more.")


class _Found(NamedTuple):
    """A match of the history, with what can be undone of it and when it was first written down."""

    match: Match
    timeline: Timeline
    entered: datetime

    @classmethod
    def read(cls, store: Store, match_id: int) -> _Found:
        return cls(store.load(match_id), store.timeline(match_id), store.entered(match_id))


class MatchDesk(QObject):
    """Joins the match page to the history, and opens the dialogs of when the evening goes wrong."""

    shown = Signal()
    """A match is on the page; turn to it."""
    begun = Signal(object, object)
    """The `Match` that was on the page, None where there was none, and the one that begins after it."""
    gone = Signal()
    """The match on the page is put away."""
    people_changed = Signal()
    """Somebody has another name, or two names are one person or two now."""
    changed = Signal()
    """A match came, went or was put away: lists are to be read again."""

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
        self._controller: MatchController | None = None
        self._is_warned = False
        library.stuck.connect(self._tell_what_is_stuck)
        self.page = MatchPage()
        self.page.card_shown.connect(self._show_times)
        self.page.dealer_clicked.connect(lambda: self.ask_dealer())
        self.page.one_more_wanted.connect(self.ask_stopping)
        self.shown.connect(self._read_colours)
        self.people_changed.connect(self._read_colours)
        self._connect()

    @property
    def controller(self) -> MatchController | None:
        """Who makes the changes of the match on the table; None where there is none."""
        return self._controller

    def _connect(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "dealer": self.ask_dealer,
            "points": self.ask_points,
            "trail": self.show_trail,
            "seats": self.ask_seats,
            "person": self.ask_person,
            "leaving": self.ask_leaving,
            "joining": self.ask_joining,
            "rules": self.ask_rules,
            "ladder": self.ask_ladder,
            "note": self.ask_note,
            "when": self.ask_when,
            "stop": self.ask_stopping,
            "deal_points": lambda: self.ask_points(self.page.card.shown_deal),
            "deal_dealer": lambda: self.ask_dealer(self.page.card.shown_deal),
            "deal_note": self._ask_deal_note,
            "swap": self._ask_swap,
            "take_out": self._ask_take_out,
        }
        for key, act in acts.items():
            # The sign that Qt sends along is no deal's index.
            self.page.actions_of_match[key].triggered.connect(lambda _=False, act=act: act())

    def _read_colours(self) -> None:
        def done(outcome: Outcome[dict[str, int]]) -> None:
            # Where it fails, lines have the colours of their seats.
            if outcome.error is None:
                self.page.set_colours(outcome.value)

        self._library.read(lambda store: store.colours(), done)

    # Which match.

    def begin(
        self,
        match: Match,
        *,
        after: Match | None = None,
        again: bool = False,
        goes_on: bool = False,
        was_played: bool = False,
    ) -> None:
        """Begin a match now, `after` another or the one on the page.

        `again`: of people who played before, so that nobody was asked who deals; with `goes_on` the roles say
        it. What `was_played` before started when it says, or nobody knows when.
        """
        if not self.may_leave():
            return
        before = self._controller.shown if after is None and self._controller is not None else after
        if not was_played:
            match = match.detailed(started=self._now().isoformat(timespec="seconds")).after
        self._show(MatchController(self._library, match, None, self._now))
        self.changed.emit()
        self.begun.emit(before, match)
        if again:
            self._messages.show_message(
                (_ROLES_GO_ON if goes_on else _DEALS_FIRST).of(who=match.setup.players[match.dealer]),
                action=_SOMEBODY_ELSE,
                act=self.ask_dealer,
            )

    def open_match(self, match_id: int) -> None:
        """Open a match of the history; the one that is open is only turned to."""
        if not self.may_leave():
            return
        if self._controller is not None and self._controller.match_id == match_id:
            # Whoever goes on with a match wants its next question.
            self.page.show_form()
            self.shown.emit()
            return

        def arrived(found: _Found) -> None:
            self._show(self._controller_of(found, match_id))

        self._read(match_id, arrived, lambda: self.open_match(match_id))

    def read_again(self) -> None:
        """Read the open match again, after something else than this page may have written it."""
        controller = self._controller
        if controller is None or controller.match_id is None or controller.saving is Saving.NOT_SAVED:
            return
        match_id, shown = controller.match_id, controller.shown

        def arrived(found: _Found) -> None:
            if controller is not self._controller or found.match == controller.shown:
                return
            if controller.shown is not shown:  # something was entered meanwhile
                self.read_again()
            else:
                self._show(self._controller_of(found, match_id), turn=False)

        self._read(match_id, arrived, self.read_again)

    def follow_history(self) -> None:
        """Another history is in the place of the one that was there: read the open match again.

        It is left where that history does not have it; what of it is not saved stays to be saved.
        """
        controller = self._controller
        if controller is None or controller.match_id is None or controller.saving is Saving.NOT_SAVED:
            return
        match_id, shown = controller.match_id, controller.shown

        def read(store: Store) -> _Found | None:
            try:
                return _Found.read(store, match_id)
            except StoreMissing:
                return None

        def done(outcome: Outcome[_Found | None]) -> None:
            if controller is not self._controller:
                return
            if outcome.error is not None:
                self._say_problem(outcome, self.follow_history)
            elif controller.shown is not shown:  # something was entered meanwhile
                self.follow_history()
            elif outcome.value is None or not _is_same_sitting(outcome.value.match, shown):
                self._leave(controller)
            elif outcome.value.match != shown:
                self._show(self._controller_of(outcome.value, match_id), turn=False)

        self._library.read_written(read, done)

    def _read(self, match_id: int, arrived: Callable[[_Found], None], again: Callable[[], None]) -> None:
        def done(outcome: Outcome[_Found]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome, again)
            else:
                arrived(outcome.value)
            self._keys.release()

        self._keys.hold()
        self._library.read_written(lambda store: _Found.read(store, match_id), done)

    def _controller_of(self, found: _Found, match_id: int) -> MatchController:
        return MatchController(
            self._library, found.match, match_id, self._now, found.timeline, entered=found.entered
        )

    def _show(self, controller: MatchController, *, turn: bool = True) -> None:
        controller.setParent(self)
        left = self._controller
        self._controller = controller
        controller.saving_changed.connect(self._tell_whether_saved)
        controller.changed.connect(self._keep_finished)
        self.page.open(controller)
        if left is not None:
            left.deleteLater()
        if turn:
            self.shown.emit()

    def _keep_finished(self, match: Match) -> None:
        """A backup of the match once its end is saved, and of what is changed after its end."""
        if match.finished:
            self._library.keep(Reason.MATCH)

    def _tell_whether_saved(self, saving: Saving, why: str) -> None:
        """What is not saved is said aloud, beside the mark on the page; and no longer once it is."""
        controller = self._controller
        if saving is Saving.NOT_SAVED and controller is not None:
            self._is_warned = True
            self._messages.show_message(
                say(_NOT_SAVED_YET.of(why=why)),
                kind="problem",
                action=say(_SAVE_AGAIN),
                act=controller.save_again,
            )
        elif saving is Saving.SAVED and self._is_warned:
            self._is_warned = False
            self._messages.show_message(say(_SAVED_NOW))

    def may_leave(self) -> bool:
        """Whether another match may be opened; not beside one whose last entries are not on disk.

        What failed holds up the queue, so everything of the next match would wait behind it unseen.
        """
        controller = self._controller
        is_saved = controller is None or controller.saving is not Saving.NOT_SAVED
        if is_saved and self._library.trouble is None:
            return True
        if controller is not None:
            self.shown.emit()
        self._messages.show_message(
            say(_NOT_SAVED), kind="problem", action=say(_SAVE_AGAIN), act=self.save_again
        )
        return False

    def save_again(self) -> None:
        """Try to write what could not be written, of the open match or of anything else."""
        controller = self._controller
        if controller is not None and controller.saving is Saving.NOT_SAVED:
            controller.save_again()
        else:
            self._library.again()

    def _tell_what_is_stuck(self, error: StoreError) -> None:
        """A match that is on the page no more may have its last entries not on disk."""
        if self._controller is None:
            self._messages.show_message(
                say(_NOT_SAVED_YET.of(why=say(error.sentence))),
                kind="problem",
                action=say(_SAVE_AGAIN),
                act=self.save_again,
            )

    # Matches that other pages change.

    def change_details(self, match_id: int, details: dict[str, Any], done: Callable[[], None]) -> None:
        """Write another note or season of any match; through the page where it is the open one."""
        controller = self._controller
        if controller is not None and controller.match_id == match_id:
            change = controller.shown.detailed(**details)
            if change.after != change.before:
                controller.make(change)

        def save(store: Store) -> None:
            match = store.load(match_id)
            change = match.detailed(**details)
            if change.after != match:
                store.save(match_id, change, self._now())

        self._write(save, done)

    def put_away(self, match_id: int) -> None:
        """Put a match away; the message offers it back."""
        controller = self._controller
        is_open = controller is not None and controller.match_id == match_id
        if is_open and not self.may_leave():
            return
        now = self._now()

        def done() -> None:
            self._messages.offer_undo(_PUT_AWAY, lambda: self.bring_back(match_id, reopen=is_open))
            self.changed.emit()

        if is_open and controller is not None:
            self._leave(controller)
        self._write(lambda store: store.delete(match_id, now), done)

    def leave(self, numbers: Container[int]) -> None:
        """Leave the open match where it is one of these, which were put away together."""
        if self._controller is not None and self._controller.match_id in numbers:
            self._leave(self._controller)

    def _leave(self, controller: MatchController) -> None:
        self.page.leave()
        self._controller = None
        controller.deleteLater()
        self.gone.emit()

    def bring_back(self, match_id: int, *, reopen: bool = False) -> None:
        """Bring back a match that was put away."""

        def done() -> None:
            self._messages.show_message(say(_BROUGHT_BACK))
            self.changed.emit()
            if reopen:
                self.open_match(match_id)

        self._write(lambda store: store.restore_deleted(match_id), done)

    def _write(self, job: Callable[[Store], None], done: Callable[[], None]) -> None:
        def written(outcome: Outcome[Refusal | None]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome, self._library.again)
            elif outcome.value is not None:
                self._messages.show_message(say(outcome.value.sentence), kind="warning")
            else:
                done()

        self._library.write(or_refusal(job), written)

    def _say_problem(self, outcome: Outcome[Any], again: Callable[[], None]) -> None:
        assert outcome.error is not None
        self._messages.show_failure(outcome.error.sentence, again)

    # The trail.

    def _read_trail(self, done: Callable[[tuple[Step, ...]], None]) -> None:
        controller = self._controller
        if controller is None:
            return

        def read(store: Store) -> tuple[Step, ...]:
            # Asked on the writer's thread, behind the match's own first write.
            return () if controller.match_id is None else store.trail(controller.match_id)

        def arrived(outcome: Outcome[tuple[Step, ...]]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome, lambda: self._read_trail(done))
            elif controller is self._controller:
                done(outcome.value)

        self._library.read_written(read, arrived)

    def _show_times(self, at: int) -> None:
        controller = self._controller
        assert controller is not None
        match = controller.shown

        def arrived(steps: tuple[Step, ...]) -> None:
            if controller.shown.deals == match.deals and at < len(match.deals):
                self.page.show_history(at, histories(steps, match)[at], self._now())

        if controller.saving is not Saving.NOT_SAVED:
            self._read_trail(arrived)

    def show_trail(self) -> None:
        """Show everything that was entered and corrected in the match."""

        def arrived(steps: tuple[Step, ...]) -> None:
            from scorepad.ui.dialogs.trail import TrailDialog

            TrailDialog(steps, self._now(), self.page.window()).open()

        self._read_trail(arrived)

    # When the evening goes wrong. Each dialog tells what would change, and hands over the change.

    def _ask(self, make: Callable[[Match, MatchPage], Deciding]) -> None:
        # A second question would be about the match as it is before the first is answered.
        if self._controller is not None and QApplication.activeModalWidget() is None:
            dialog = make(self._controller.shown, self.page)
            dialog.decided.connect(self.page.propose)
            dialog.open()

    def ask_with_names(self, ask: Callable[[tuple[str, ...]], None]) -> None:
        """Ask something with the names that are known, who played last first."""

        def read(store: Store) -> tuple[str, ...]:
            return store.who_played(with_hidden=False)

        def done(outcome: Outcome[tuple[str, ...]]) -> None:
            # Without the known names there is only nothing to complete.
            ask(outcome.value if outcome.error is None else ())

        self._library.read(read, done)

    def ask_dealer(self, at: int | None = None) -> None:
        """Who really dealt the deal at an index, or the one being entered."""
        from scorepad.ui.dialogs.dealer import DealerDialog

        self._ask(lambda match, page: DealerDialog(match, len(match.deals) if at is None else at, page))

    def ask_points(self, at: int | None = None) -> None:
        """Points for a side, on the deal at an index or the latest."""
        from scorepad.ui.dialogs.points import PointsDialog

        self._ask(
            lambda match, page: PointsDialog(match, max(0, len(match.deals) - 1) if at is None else at, page)
        )

    def ask_seats(self) -> None:
        """Who sits where."""
        from scorepad.ui.dialogs.seats import SeatsDialog

        self._ask(lambda match, page: SeatsDialog(match, page))

    def ask_person(self) -> None:
        """Another name, in this match only."""
        from scorepad.ui.dialogs.person import PersonDialog

        self.ask_with_names(lambda names: self._ask(lambda match, page: PersonDialog(match, names, page)))

    def ask_leaving(self) -> None:
        """Someone leaves."""
        from scorepad.ui.dialogs.leaving import LeavingDialog

        def make(match: Match, names: tuple[str, ...], now: Clock, page: MatchPage) -> LeavingDialog:
            dialog = LeavingDialog(match, names, now, page)
            dialog.thrown_away.connect(self._throw_away)
            return dialog

        self.ask_with_names(lambda names: self._ask_carrying_on(make, names))

    def ask_joining(self) -> None:
        """Someone joins."""
        from scorepad.ui.dialogs.joining import JoiningDialog

        self.ask_with_names(lambda names: self._ask_carrying_on(JoiningDialog, names))

    def _ask_carrying_on(self, kind: Callable[..., Any], names: tuple[str, ...]) -> None:
        def make(match: Match, page: MatchPage) -> Deciding:
            dialog: Carrying = kind(match, names, self._now, page)
            dialog.carried_on.connect(self._carry_on)
            return dialog

        self._ask(make)

    def _carry_on(self, change: Change, following: Match) -> None:
        assert self._controller is not None
        if not self.may_leave():
            return
        self._controller.make(change)
        self.begin(following)
        self._messages.show_message(say(_CARRIED_ON))

    def ask_rules(self) -> None:
        """Other house rules for this match."""
        from scorepad.ui.dialogs.house_rules import HouseRulesDialog

        self._ask(lambda match, page: HouseRulesDialog(match, page))

    def ask_ladder(self) -> None:
        """Fewer deals, or others, for the rest of the match."""
        from scorepad.ui.dialogs.ladder import LadderDialog

        self._ask(lambda match, page: LadderDialog(match, page))

    def ask_note(self) -> None:
        """The match's note and season."""
        from scorepad.ui.dialogs.note import NoteDialog

        def done(outcome: Outcome[tuple[str, ...]]) -> None:
            names = outcome.value if outcome.error is None else ()
            self._ask(lambda match, page: NoteDialog(match, names, page))

        self._library.read(lambda store: store.season_names(), done)

    def ask_when(self) -> None:
        """On which day the match was played."""
        from scorepad.ui.dialogs.when_played import WhenPlayedDialog
        from scorepad.ui.reading import local_at

        self._ask(lambda match, page: WhenPlayedDialog(match, self._now, local_at(self._now()), page))

    def _ask_deal_note(self) -> None:
        from scorepad.ui.dialogs.note import DealNoteDialog

        self._ask(lambda match, page: DealNoteDialog(match, page.card.shown_deal or 0, page))

    def _ask_swap(self) -> None:
        from scorepad.ui.dialogs.reordering import SwapDialog

        self._ask(lambda match, page: SwapDialog(match, page.card.shown_deal or 0, page))

    def _ask_take_out(self) -> None:
        from scorepad.ui.dialogs.reordering import TakeOutDialog

        self._ask(lambda match, page: TakeOutDialog(match, page.card.shown_deal or 0, page))

    def ask_stopping(self, *, is_to_end: bool = False) -> None:
        """Stop for tonight, for good, or not at all; `is_to_end` where for good is meant."""
        from scorepad.ui.dialogs.stopping import StoppingDialog

        controller = self._controller
        if controller is None:
            return
        dialog = StoppingDialog(controller.shown, self._now, self.page, is_to_end=is_to_end)
        dialog.decided.connect(self.page.propose)
        dialog.thrown_away.connect(self._throw_away)
        dialog.another_day.connect(self.page.go_home)
        dialog.open()

    def _throw_away(self) -> None:
        controller = self._controller
        if controller is None:
            return
        if controller.match_id is not None:
            self.put_away(controller.match_id)
            return

        def heard(*_: object) -> None:
            controller.saving_changed.disconnect(heard)
            if controller is self._controller:
                self._throw_away()

        # Its first write is still under way.
        controller.saving_changed.connect(heard)


def _is_same_sitting(match: Match, other: Match) -> bool:
    """Whether two matches of one number are one: in another history that number may be somebody else's."""
    return (match.game.key, match.started, match.setup.seats) == (
        other.game.key,
        other.started,
        other.setup.seats,
    )
