"""Someone leaves: the match stops, a substitute takes the seat, or the others play on."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.core.carrying_on import at_the_table, can_lose_one, left_of_ladder, substituted, without
from scorepad.core.drafting import last_answered
from scorepad.core.ending import how_it_ended
from scorepad.core.match import Change, Match
from scorepad.core.names import fold, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.controller import Clock
from scorepad.ui.dialogs.carrying import Carrying
from scorepad.ui.dialogs.deciding import Names, asked, name_missing, seated
from scorepad.ui.pages.parts import Choices, Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.name_edit import NameEdit

_HEADING = QT_TRANSLATE_NOOP("leaving_dialog", "Someone leaves")
_WHO = QT_TRANSLATE_NOOP("leaving_dialog", "Who leaves?")
_THEN = QT_TRANSLATE_NOOP("leaving_dialog", "And then?")
_STOP = QT_TRANSLATE_NOOP("leaving_dialog", "Stop here")
_SUBSTITUTE = QT_TRANSLATE_NOOP("leaving_dialog", "A substitute takes the seat")
_WITHOUT = QT_TRANSLATE_NOOP("leaving_dialog", "Play on without")
_WHO_SITS = QT_TRANSLATE_NOOP("leaving_dialog", "Who takes the seat?")
_CHOOSE_WHO = QT_TRANSLATE_NOOP("leaving_dialog", "Choose who leaves.")
_CHOOSE_THEN = QT_TRANSLATE_NOOP("leaving_dialog", "Choose what happens then.")
_NOT_FEWER = QT_TRANSLATE_NOOP("leaving_dialog", "{game} cannot be played on with one player fewer.")
_NO_DEAL_LEFT = QT_TRANSLATE_NOOP("leaving_dialog", "No deal is left to play on with.")
_SITS = QT_TRANSLATE_NOOP(
    "leaving_dialog", "From deal {deal} on {who} plays for {player}. The result stays with {player}."
)
_COMES_BACK = QT_TRANSLATE_NOOP("leaving_dialog", "From deal {deal} on {player} plays again.")
_NOT_COUNTED = QT_TRANSLATE_NOOP("leaving_dialog", "The deal that is being entered does not count.")
_NOTHING_TO_KEEP = QT_TRANSLATE_NOOP(
    "leaving_dialog", "No deal is finished, so there is no winner: the match is thrown away."
)
_ACCEPT = {
    "": QT_TRANSLATE_NOOP("leaving_dialog", "Go ahead"),
    "stop": QT_TRANSLATE_NOOP("leaving_dialog", "End the match"),
    "substitute": QT_TRANSLATE_NOOP("leaving_dialog", "Take the seat"),
    "without": QT_TRANSLATE_NOOP("leaving_dialog", "Play on"),
}

STOP, SUBSTITUTE, WITHOUT = "stop", "substitute", "without"


class LeavingDialog(Carrying):
    """Who leaves a running match, and what the others do."""

    thrown_away = Signal()
    """The match is stopped before its first deal is finished."""

    def __init__(self, match: Match, known: Sequence[str], now: Clock, parent: QWidget | None = None) -> None:
        super().__init__(match, now, parent)
        self._who, self._then, self._who_sits, self._why_not_on = (Wrapped(role="soft_ink") for _ in range(4))
        self.players, self.ways = Names(), Choices()
        self.name = NameEdit()
        here = {fold(one) for one in at_the_table(match)}
        self.name.set_known([one for one in known if fold(one) not in here])
        self.content.addLayout(asked(self._who, self.players))
        self.content.addLayout(asked(self._then, self.ways, self._why_not_on))
        self.content.addLayout(asked(self._who_sits, self.name))
        self.content.addWidget(self.summary)
        self.players.chosen.connect(self.refresh)
        self.ways.chosen.connect(self._choose)
        self.name.textChanged.connect(self.refresh)
        self.retranslate()
        self.players.name_button(0).setFocus()

    def _choose(self, way: str) -> None:
        self.refresh()
        if way == SUBSTITUTE:
            self.name.setFocus()

    def _cannot_go_on(self) -> Phrase | None:
        if not can_lose_one(self.match):
            return _NOT_FEWER.of(game=self.match.game.words.name)
        return None if left_of_ladder(self.match) else _NO_DEAL_LEFT

    def proposed(self) -> Change | Phrase:
        """The match stopped, with a substitute, or carried on."""
        seat, way, match = self.players.at, self.ways.current, self.match
        if seat is None:
            return _CHOOSE_WHO
        if way == STOP:
            return match.close(self.time())
        if way == WITHOUT:
            return self.carry_on(*without(match, seat, self.how()))
        if way != SUBSTITUTE:
            return _CHOOSE_THEN
        name = self.name.text()
        if fold(name) == fold(at_the_table(match)[seat]):
            return match.detailed()
        missing = name_missing(match, name, seat)
        return substituted(match, seat, tidy(name)) if missing is None else missing

    def tell(self, change: Change | None) -> None:
        """Also show the name's field where it is asked."""
        super().tell(change)
        asks_name = self.ways.current == SUBSTITUTE
        self._who_sits.setVisible(asks_name)
        self.name.setVisible(asks_name)
        if self.ways.current == STOP:
            self.box.show_change(None)
        self.accept_button.setText(say(_ACCEPT[self.ways.current or ""]))

    def summed_up(self, change: Change) -> str:
        """Who wins where the match stops, or for whom the substitute plays."""
        if self.ways.current == SUBSTITUTE:
            newest = change.after.substitutes[-1]
            player = self.match.setup.players[newest.seat]
            sits = _COMES_BACK if fold(newest.player) == fold(player) else _SITS
            return say(sits.of(deal=newest.from_deal, who=newest.player, player=player))
        if not self.match.deals:
            return say(_NOTHING_TO_KEEP)
        ending = how_it_ended(change.after)
        half = [_NOT_COUNTED] if last_answered(self.match) is not None else []
        rest = (ending.why, *ending.settlement, *half)
        return "\n".join((f"{say(ending.who_won)}.", *(say(one) for one in rest)))

    def decide(self, change: Change) -> None:
        """Throw away what has no finished deal, or hand the change over."""
        if self.ways.current == STOP and not self.match.deals:
            self.thrown_away.emit()
        else:
            super().decide(change)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING))
        for label, phrase in ((self._who, _WHO), (self._then, _THEN), (self._who_sits, _WHO_SITS)):
            label.setText(say(phrase))
        self.players.setAccessibleName(say(_WHO))
        self.players.offer_names(seated(self.match))
        self.ways.setAccessibleName(say(_THEN))
        self.ways.offer(((STOP, say(_STOP)), (SUBSTITUTE, say(_SUBSTITUTE)), (WITHOUT, say(_WITHOUT))))
        why_not = self._cannot_go_on()
        said = "" if why_not is None else say(why_not)
        self.ways.button(WITHOUT).setEnabled(why_not is None)
        self.ways.button(WITHOUT).setAccessibleDescription(said)
        self._why_not_on.setText(said)
        self._why_not_on.setVisible(bool(said))
        self.name.setAccessibleName(say(_WHO_SITS))
        super().retranslate()
