"""The wrong person was registered: another name in this match only."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from scorepad.core.match import Change, Match
from scorepad.core.names import fold, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.dialogs.deciding import Deciding, Names, asked, name_missing
from scorepad.ui.pages.parts import Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.name_edit import NameEdit

_HEADING = QT_TRANSLATE_NOOP("person_dialog", "The wrong person was registered")
_EXPLANATION = QT_TRANSLATE_NOOP(
    "person_dialog", "The name changes in this match only. All numbers stay where they are."
)
_WHO = QT_TRANSLATE_NOOP("person_dialog", "Which name is wrong?")
_REALLY = QT_TRANSLATE_NOOP("person_dialog", "Who really played?")
_REALLY_FOR = QT_TRANSLATE_NOOP("person_dialog", "Who really played, and not {who}?")
_NAME = QT_TRANSLATE_NOOP("person_dialog", "Name")
_CHOOSE = QT_TRANSLATE_NOOP("person_dialog", "Choose the name that is wrong.")
_THEN = QT_TRANSLATE_NOOP("person_dialog", "What {player} bid, took and scored here is then of {who}.")
_ACCEPT = QT_TRANSLATE_NOOP("person_dialog", "Change the name")


class PersonDialog(Deciding):
    """Which name is wrong, and who it really was."""

    def __init__(self, match: Match, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        taken = {fold(player) for player in match.setup.players}
        self._who, self._really = Wrapped(role="soft_ink"), Wrapped(role="soft_ink")
        self._then = Wrapped()
        self.players = Names()
        self.name = NameEdit()
        self.name.set_known([one for one in known if fold(one) not in taken])
        self.content.addLayout(asked(self._who, self.players))
        self.content.addLayout(asked(self._really, self.name))
        self.content.addWidget(self._then)
        self.players.picked.connect(self._pick)
        self.name.textChanged.connect(self.refresh)
        self.retranslate()
        self.players.name_button(0).setFocus()

    def _pick(self) -> None:
        self.refresh()
        self.name.setFocus()

    def proposed(self) -> Change | Phrase:
        """The match with the other name."""
        seat = self.players.at
        if seat is None:
            return _CHOOSE
        missing = name_missing(self.match, self.name.text(), seat)
        if missing is not None:
            return missing
        players = self.match.setup.players
        return self.match.reseat((*players[:seat], tidy(self.name.text()), *players[seat + 1 :]))

    def refresh(self) -> None:
        """Ask for the right name by the wrong one."""
        seat = self.players.at
        really = _REALLY if seat is None else _REALLY_FOR.of(who=self.match.setup.players[seat])
        self._really.setText(say(really))
        self.name.setEnabled(seat is not None)
        super().refresh()

    def tell(self, change: Change | None) -> None:
        """Nothing but the name changes: say whose numbers are whose then."""
        seat = self.players.at
        self._then.setVisible(change is not None)
        if change is not None and seat is not None:
            names = {"player": self.match.setup.players[seat], "who": change.after.setup.players[seat]}
            self._then.setText(say(_THEN.of(**names)))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION))
        self._who.setText(say(_WHO))
        self.players.setAccessibleName(say(_WHO))
        self.players.offer_names(self.match.setup.players)
        self.name.setAccessibleName(say(_NAME))
        self.name.setPlaceholderText(say(_NAME))
        self.accept_button.setText(say(_ACCEPT))
        super().retranslate()
