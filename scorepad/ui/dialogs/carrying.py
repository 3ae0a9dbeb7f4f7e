"""What leaving and joining share: the match stops here, and another goes on with its points."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.core.carrying_on import Carried, ladder_of, left_of_ladder
from scorepad.core.drafting import last_answered
from scorepad.core.ladders import ladder_in_short
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.ui.controller import Clock
from scorepad.ui.dialogs.consequences import joined
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.pages.parts import Wrapped
from scorepad.ui.say import say

_NOTE = QT_TRANSLATE_NOOP("carrying", "carried over")
_BEGINS = QT_TRANSLATE_NOOP("carrying", "A new match begins with {who}. {dealer} deals.")
_CARRY = QT_TRANSLATE_NOOP("carrying", "They begin with {points}.")
_FROM_NOTHING = QT_TRANSLATE_NOOP("carrying", "Everybody begins with 0.")
_DEALS = QT_TRANSLATE_N_NOOP("carrying", "%n deal(s) are left: {sizes}.", "", 0)
_CUT = QT_TRANSLATE_NOOP(
    "carrying", "The pack has no more than {most} cards for each of {players}, so larger hands become {most}."
)
_TIES = QT_TRANSLATE_NOOP("carrying", "Should it end level, only bids kept in the new match are counted.")
_HALF = QT_TRANSLATE_NOOP("carrying", "The deal that was being entered is dealt again.")
_STAYS = QT_TRANSLATE_NOOP("carrying", "This match stays in the history and counts in no table.")

_BETWEEN = "\u00a0· "
"""Between a player's points and the next: a line does not begin with the dot."""


class Carrying(Deciding):
    """A question that can end in another match, which begins with the points of this one."""

    carried_on = Signal(object, object)
    """The `Change` that ends this match, and the `Match` that begins."""

    def __init__(self, match: Match, now: Clock, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._now = now
        self._next: Match | None = None
        self.summary = Wrapped()

    def time(self) -> str:
        """Now, as a match keeps it."""
        return self._now().isoformat(timespec="seconds")

    def how(self) -> Carried:
        """How this match is carried on."""
        return Carried(left_of_ladder(self.match), say(_NOTE), self.time())

    def carry_on(self, ended: Change, begun: Match) -> Change:
        """Propose that another match begins; the change that ends this one."""
        self._next = begun
        return ended

    def summed_up(self, change: Change) -> str:
        """What is said of a change beside its consequences."""
        return ""

    def refresh(self) -> None:
        """Show what follows from the answer as it stands."""
        self._next = None
        super().refresh()

    def tell(self, change: Change | None) -> None:
        """Tell of the match that begins, where one does."""
        super().tell(change if self._next is None else None)
        if change is None:
            said = ""
        elif self._next is None:
            said = self.summed_up(change)
        else:
            said = "\n".join(carried_words(self.match, self._next))
        self.summary.setText(said)
        self.summary.setVisible(bool(said))

    def decide(self, change: Change) -> None:
        """Hand over the change, and the match that begins."""
        if self._next is None:
            super().decide(change)
        else:
            self.carried_on.emit(change, self._next)


def carried_words(match: Match, begun: Match) -> tuple[str, ...]:
    """What is carried over into a match that begins, a sentence for each matter."""
    setup, draft = begun.setup, begun.draft
    totals = dict.fromkeys(range(setup.seats), 0)
    for one in draft.adjustments:
        totals[one.side] += one.points
    who = joined(setup.players)
    said = [say(_BEGINS.of(who=who, dealer=setup.players[begun.dealer]))]
    if draft.adjustments:
        points = _BETWEEN.join(f"{setup.players[seat]}\u00a0{total}" for seat, total in totals.items())
        said.append(say(_CARRY.of(points=points)))
    else:
        said.append(say(_FROM_NOTHING))
    sizes, wanted = ladder_of(begun) or (), left_of_ladder(match)
    said.append(say(_DEALS.of(sizes=ladder_in_short(sizes)).counted(len(sizes))))
    if sizes != wanted:
        said.append(say(_CUT.of(most=max(sizes), players=setup.seats)))
    if last_answered(match) is not None:
        said.append(say(_HALF))
    if match.deals and "exact_bids" in match.sheet.state:
        said.append(say(_TIES))
    said.append(say(_STAYS))
    return tuple(said)
