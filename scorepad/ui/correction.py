"""A deal that was played, in the form again: corrected, put in where it was forgotten, or mended."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from scorepad.core.consequences import follow, unfit
from scorepad.core.drafting import drafted, taken_back
from scorepad.core.faults import Problem, RuleError
from scorepad.core.game import Ask
from scorepad.core.match import Change, Match
from scorepad.core.table import Deal


class Correction(QObject):
    """A change in the making. Nothing of the match changes before it is decided.

    The form shows `shown`: the match as it stood before the deal, with the deal as the one being entered.
    Where a change leaves deals that no longer fit, the first of those comes into the form next, and all of
    it becomes one change.
    """

    changed = Signal()
    """Another value, or another deal, is in the form."""
    refused = Signal(object)
    """The problem of a value that the rules do not allow."""
    decided = Signal(object)
    """The change is whole, and every deal fits."""

    def __init__(
        self,
        match: Match,
        at: int,
        *,
        inserting: bool = False,
        so_far: Change | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.inserting = inserting
        self._so_far = so_far
        self._take(at, match.game.blank(match.setup) if inserting else self._base.deals[at])

    @classmethod
    def mending(cls, change: Change, parent: QObject | None = None) -> "Correction":
        """The way on from a change that leaves deals that no longer fit."""
        first = unfit(change)[0].deal
        assert first is not None, "house rules that no table could play by are refused before"
        return cls(change.before, first - 1, so_far=change, parent=parent)

    @property
    def _base(self) -> Match:
        return self.match if self._so_far is None else self._so_far.after

    def _take(self, at: int, deal: Deal) -> None:
        self.at = at
        self._original = deal
        base = self._base
        entered = base.game.as_entered(deal)
        self.shown = replace(base, deals=base.deals[:at], open_deal=entered, closed=False, ended=None)

    @property
    def is_mending(self) -> bool:
        """Whether the deal in the form is here because it no longer fits."""
        return self._so_far is not None

    @property
    def stands_at(self) -> int | None:
        """The index at which the deal in the form stands on the sheet now; None for one that is new."""
        if not self.is_mending:
            return None if self.inserting else self.at
        deals = self.match.deals
        return next((at for at, deal in enumerate(deals) if deal is self._original), None)

    @property
    def to_mend(self) -> tuple[int, ...]:
        """The numbers, from 1, of the deals that do not fit, the one in the form among them."""
        if self._so_far is None:
            return ()
        return tuple(sorted({problem.deal for problem in unfit(self._so_far) if problem.deal is not None}))

    @property
    def is_over(self) -> bool:
        """Whether the match ends before the deal in the form, so that it can only be taken out."""
        return self.match.game.ended(self.shown.setup, self.shown.deals)

    @property
    def is_untouched(self) -> bool:
        """Whether the form still holds what it held at first."""
        entered: Deal = self.match.game.as_entered(self._original)
        return self.shown.open_deal == entered

    # The form.

    def answer(self, ask: Ask, value: object) -> bool:
        """Enter one value; None opens its question again. False where the rules refuse it."""
        return self.enter(((ask, value),))

    def enter(self, answers: Iterable[tuple[Ask, object]]) -> bool:
        """Enter several values as one step, all of them or none."""
        found = drafted(self.shown, answers)
        if isinstance(found, Problem):
            self.refused.emit(found)
            return False
        self._draft(found)
        return True

    def take_back(self) -> bool:
        """Open the last answered question again; False where none is answered."""
        deal = taken_back(self.shown)
        if deal is None:
            return False
        self._draft(deal)
        return True

    def _draft(self, deal: Deal) -> None:
        self.shown = replace(self.shown, open_deal=deal)
        self.changed.emit()

    # The change.

    def change(self) -> Change | None:
        """The whole change as it stands now; None while something of the deal is open or breaks a rule."""
        deal = self.shown.draft
        if not self.match.game.complete(self.match.setup, deal):
            return None
        base = self._base
        try:
            step = base.insert(self.at, deal) if self.inserting else base.replace(self.at, deal)
        except RuleError:
            return None
        return self._whole(step)

    def _whole(self, step: Change) -> Change:
        return step if self._so_far is None else follow(self._so_far, step)

    def accept(self) -> bool:
        """Decide, or go on to the next deal that does not fit; False where the deal is not ready."""
        change = self.change()
        if change is None:
            problem = next(iter(self.shown.draft_problems()), None)
            if problem is not None:
                self.refused.emit(problem)
            return False
        self._go_on_with(change)
        return True

    def take_out(self) -> None:
        """Take the deal in the form out of the match altogether, and go on from there."""
        step = self._base.remove(self.at)
        self._go_on_with(self._whole(step))

    def _go_on_with(self, change: Change) -> None:
        broken = unfit(change)
        first = broken[0].deal if broken else None
        if first is None:
            self.decided.emit(change)
            return
        self._so_far, self.inserting = change, False
        self._take(first - 1, change.after.deals[first - 1])
        self.changed.emit()
