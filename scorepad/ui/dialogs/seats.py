"""Wrong seats: the names stood on the wrong seats, or we sit differently now."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.carrying_on import loses_auctions, seated_anew
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.dialogs.consequences import joined
from scorepad.ui.dialogs.deciding import WIDE, Deciding, asked, beside_the_table
from scorepad.ui.pages.parts import Choices, Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.seat_table import SeatTable

_HEADING = QT_TRANSLATE_NOOP("seats_dialog", "Seats")
_WHAT = QT_TRANSLATE_NOOP("seats_dialog", "What happened?")
_NAMES = QT_TRANSLATE_NOOP("seats_dialog", "The names were on the wrong seats")
_PEOPLE = QT_TRANSLATE_NOOP("seats_dialog", "We sit differently now")
_NAMES_SAID = QT_TRANSLATE_NOOP(
    "seats_dialog", "The numbers stay with the seat, and only the names change places."
)
_PEOPLE_SAID = QT_TRANSLATE_NOOP(
    "seats_dialog",
    "The numbers go with the person. Deals that were played keep their dealer; "
    "the next ones go round by the new seats.",
)
_PAIRS_SAID = QT_TRANSLATE_NOOP(
    "seats_dialog",
    "The numbers go with the person, and the pairs are scored again. Deals that were played keep their "
    "dealer; the next ones go round by the new seats.",
)
_AUCTIONS_SAID = QT_TRANSLATE_NOOP(
    "seats_dialog",
    "The recorded auctions do not fit the new seats and are left out; the contracts stay.",
)
_CHOOSE = QT_TRANSLATE_NOOP("seats_dialog", "Choose what happened.")
_DRAG = QT_TRANSLATE_NOOP(
    "seats_dialog", "Drag a name onto another: the two change places. By keys: arrows, and Ctrl with arrows."
)
_TAP = QT_TRANSLATE_NOOP("seats_dialog", "Tap a name: it dealt first.")
_FIRST = QT_TRANSLATE_NOOP("seats_dialog", "{who} dealt the first deal.")
_NEXT = QT_TRANSLATE_NOOP("seats_dialog", "{who} deals now.")
_PAIRS = QT_TRANSLATE_NOOP("seats_dialog", "Pairs: {pairs}.")
_ACCEPT = QT_TRANSLATE_NOOP("seats_dialog", "Change the seats")

NAMES, PEOPLE = "names", "people"


class SeatsDialog(Deciding):
    """Who sits where, and whether the numbers stay with the seat or go with the person."""

    may_mend = True

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._order = list(range(match.setup.seats))
        """The seat in the match of whoever is drawn on each seat."""
        self._dealt_first = match.setup.first_dealer
        self._what, self._meaning, self._keys, self._then = (Wrapped(role="soft_ink") for _ in range(4))
        self.ways = Choices()
        self.table = SeatTable()
        self._then.set_role("ink")
        questions = QVBoxLayout()
        questions.addLayout(asked(self._what, self.ways))
        questions.addWidget(self._meaning)
        questions.addWidget(self._then)
        self.content.addWidget(beside_the_table(questions, self.table, self._keys))
        self.ways.chosen.connect(self._choose)
        self.table.moved.connect(self._swap)
        self.table.picked.connect(self._deal_first)
        self.retranslate()
        self.ways.button(NAMES).setFocus()

    def width_wanted(self) -> int:
        """Room for the table beside the question."""
        return look.scaled(WIDE)

    def _choose(self) -> None:
        self.refresh()
        self.table.seats[0].setFocus()

    def _swap(self, at: int, to: int) -> None:
        self._order[at], self._order[to] = self._order[to], self._order[at]
        self.refresh()

    def _deal_first(self, seat: int) -> None:
        if self.ways.current == NAMES:
            self._dealt_first = seat
            self.refresh()

    def proposed(self) -> Change | Phrase:
        """The match with the names, or the people, on the seats as they are drawn."""
        if self.ways.current is None:
            return _CHOOSE
        if self.ways.current == PEOPLE:
            return seated_anew(self.match, self._order)
        return self.match.reseat(self._names(), self._dealt_first)

    def _names(self) -> tuple[str, ...]:
        return tuple(self.match.setup.players[old] for old in self._order)

    def tell(self, change: Change | None) -> None:
        """Also draw the table, and say who deals and who plays together."""
        super().tell(change)
        chosen, setup = self.ways.current, self.match.setup
        after = self.match if change is None else change.after
        self._meaning.setVisible(chosen is not None)
        self._then.setVisible(chosen is not None)
        pairs = any(len(seats) > 1 for seats in self.match.game.sides(setup.seats))
        self._meaning.setText(say(_NAMES_SAID if chosen == NAMES else _PAIRS_SAID if pairs else _PEOPLE_SAID))
        dealer = after.dealer if chosen == PEOPLE else self._dealt_first
        self.table.show_seats(self._names(), dealer)
        self._keys.setText(f"{say(_DRAG)} {say(_TAP)}" if chosen == NAMES else say(_DRAG))
        said = [say((_FIRST if chosen == NAMES else _NEXT).of(who=after.setup.players[dealer]))]
        if pairs:
            said.append(say(_PAIRS.of(pairs=joined(after.side_names))))
        if chosen == PEOPLE and loses_auctions(self.match, self._order):
            said.append(say(_AUCTIONS_SAID))
        self._then.setText(" ".join(said))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING))
        self._what.setText(say(_WHAT))
        self.ways.setAccessibleName(say(_WHAT))
        self.ways.offer(((NAMES, say(_NAMES)), (PEOPLE, say(_PEOPLE))))
        self.accept_button.setText(say(_ACCEPT))
        super().retranslate()
