"""The wrong player dealt: who really did, and the next deals go on from there."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.contract import ContractDeal
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Deal
from scorepad.ui import look
from scorepad.ui.dialogs.deciding import WIDE, Deciding, beside_the_table, shortened
from scorepad.ui.pages.parts import Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.seat_table import SeatTable

_HEADING = QT_TRANSLATE_NOOP("dealer_dialog", "Who really dealt deal {deal}?")
_EXPLANATION = QT_TRANSLATE_NOOP("dealer_dialog", "Only this deal changes. Later deals go round from there.")
_DEALT = QT_TRANSLATE_NOOP("dealer_dialog", "{who} dealt.")
_KEYS = QT_TRANSLATE_NOOP("dealer_dialog", "Tap a name. By keys: arrows, then Enter.")
_BY_RULE = QT_TRANSLATE_NOOP("dealer_dialog", "As the rules give: {who}")
_NEXT = QT_TRANSLATE_NOOP("dealer_dialog", "After that {who} deals.")
_LATER = QT_TRANSLATE_NOOP("dealer_dialog", "Later deals whose dealer is noted keep it.")
_PLAYS = QT_TRANSLATE_NOOP(
    "dealer_dialog", "The recorded auction begins with the dealer, so {who} plays the contract."
)
_ACCEPT = QT_TRANSLATE_NOOP("dealer_dialog", "Change the dealer")


class DealerDialog(Deciding):
    """A drawn table on which the dealer of a deal is pointed at.

    `at` is the index of a played deal, or the number of played deals for the one being entered.
    """

    may_mend = True

    def __init__(self, match: Match, at: int, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._at = at
        self._before = match.deals[:at]
        self._deal = self._held
        self.table = SeatTable()
        self._keys = Wrapped(role="soft_ink")
        self._then = Wrapped()
        self.by_rule_button = action_button()
        questions = QVBoxLayout()
        questions.addWidget(self._then)
        questions.addWidget(self.by_rule_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(beside_the_table(questions, self.table, self._keys))
        self.table.picked.connect(self._pick)
        self.by_rule_button.clicked.connect(lambda: self._set(None))
        self.retranslate()
        self.table.begin_at(self._dealer(self._deal))

    def width_wanted(self) -> int:
        """Room for the table beside what follows."""
        return look.scaled(WIDE)

    @property
    def _is_open(self) -> bool:
        return self._at == len(self.match.deals)

    @property
    def _held(self) -> Deal:
        """The deal as the match has it."""
        return self.match.draft if self._is_open else self.match.deals[self._at]

    def _pick(self, seat: int) -> None:
        # The deal as it is says the same again where it already names that seat, or the rules do.
        kept = self._dealer(self._held) == seat
        self._set(self._held.dealer if kept else seat)

    def _set(self, dealer: int | None) -> None:
        self._deal = self._dealt_by(dealer)
        self.refresh()

    def _dealt_by(self, dealer: int | None) -> Deal:
        # What a recorded auction led to follows anew from whoever begins it.
        entered: Deal = self.match.game.as_entered(self._held)
        return replace(entered, dealer=dealer)

    def _dealer(self, deal: Deal) -> int:
        match = self.match
        return match.game.dealer(match.setup, self._before, deal)

    def _declarer(self, change: Change) -> int | None:
        """Who plays the contract after the change; None where nothing of it hangs on the dealer."""
        deal = None if self._is_open else change.after.deals[self._at]
        return deal.declarer if isinstance(deal, ContractDeal) and deal.auction is not None else None

    def proposed(self) -> Change | Phrase:
        """The match with that dealer of that deal."""
        if not self._is_open:
            return self.match.replace(self._at, self._deal)
        blank = self.match.game.blank(self.match.setup)
        return self.match.drafted(self._deal if self._deal != blank else None)

    def tell(self, change: Change | None) -> None:
        """Also draw the table, and say who deals after that."""
        super().tell(change)
        game, setup = self.match.game, self.match.setup
        dealer = self._dealer(self._deal)
        unnoted = self._dealt_by(None)
        by_rule = self._dealer(unnoted)
        self.table.show_seats(setup.players, dealer)
        said = [say(_DEALT.of(who=setup.players[dealer]))]
        decided = game.words.of_dealer(setup, dealer)
        if decided is not None:
            said.append(say(decided))
        through = (*self._before, self._deal)
        if not game.ended(setup, through):
            said.append(say(_NEXT.of(who=setup.players[game.dealer(setup, through, None)])))
        if any(deal.dealer is not None for deal in self.match.deals[self._at + 1 :]):
            said.append(say(_LATER))
        declarer = None if change is None else self._declarer(change)
        if declarer is not None:
            said.append(say(_PLAYS.of(who=setup.players[declarer])))
        self._then.setText(" ".join(said))
        rule = say(_BY_RULE.of(who=shortened(setup.players[by_rule])))
        self.by_rule_button.setText(on_button(rule))
        # A recorded auction notes its dealer anyway.
        kept, noted = (game.settled(setup, self._before, deal) for deal in (unnoted, self._deal))
        self.by_rule_button.setEnabled(bool(kept != noted))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING.of(deal=self._at + 1)), say(_EXPLANATION))
        self._keys.setText(say(_KEYS))
        self.accept_button.setText(say(_ACCEPT))
        super().retranslate()
